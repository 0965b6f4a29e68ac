"""The sentence beside words and rules that are chosen while a game keeps its own."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from qless_studio.engine.texts import say
from qless_studio.ui.tab.terms import PuzzleWithTerms
from qless_studio.ui.widgets.basic.labels import show_text, text_label


def kept_text(session: PuzzleWithTerms) -> str:
    """What is said where words or rules are chosen for this session; "" where they take effect at once."""
    if session.kept is None:
        return ""
    return say("This game keeps its word list and rules. What you choose here is for the next one.")


def kept_note(session: PuzzleWithTerms | None = None) -> QLabel:
    """A label for it, hidden while there is nothing to say."""
    note = text_label("", "note", wrap=True)
    show_text(note, "" if session is None else kept_text(session))
    return note
