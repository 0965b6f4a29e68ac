"""Letters beyond a to z on a page: a strip that types them, and a note of letters that the word list lacks.

See docs/decisions/079.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.lexicon.shipped import LISTS, default_list
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.flow import bare, filled
from qless_studio.ui.widgets.board.letter_strip import LetterStrip
from qless_studio.ui.widgets.feedback.verdict import VerdictBar, VerdictKind


class ForeignLetters(QWidget):
    """Says which letters of the puzzle the word list lacks, and offers a list that has them; hidden without any."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session, self._letters = session, ""
        self._offered = ""
        self.bar = VerdictBar()
        self.use = Button("", "book", act=lambda: self._session.use_lexicon(self._offered))
        filled(bare(QVBoxLayout(self), 8), self.bar, self.use)
        self.hide()

    def show_letters(self, letters: str) -> None:
        """Name these letters, in capitals; "" for none."""
        if letters == self._letters:
            return
        self._letters = letters
        if letters:
            text = self.tr("The word list lacks these letters: {}").format(", ".join(letters))
            self.bar.show_verdict(VerdictKind.WARN, text)
            self._offer(letters.lower())
        self.setVisible(bool(letters))

    def _offer(self, letters: str) -> None:
        """Offer the default list of the first language that has the letters, preferably of the one played in."""
        codes = sorted(LANGUAGES, key=lambda code: code != self._session.play_in)
        fitting = (code for code in codes if LANGUAGES[code].alphabet.spells(letters))
        code = next(fitting, "")
        self.use.setVisible(bool(code) and self._session.kept is None)  # a game keeps its list
        if code:
            self._offered = default_list(code)
            self.use.setText(self.tr("Use {}").format(LISTS[self._offered].full_title))


class LetterHelp(QObject):
    """Puts the strip into the place of the typed entry and the note into that of the verdict."""

    def __init__(self, places: GamePage, session: Session, typing_target: Callable[[], QWidget]) -> None:
        """`typing_target` gives the widget that letters go to while the focus is on nothing that takes them."""
        super().__init__(places)
        self._places, self._session = places, session
        self.strip = LetterStrip(places, typing_target)
        self.note: ForeignLetters | None = None
        """Made when a puzzle first has such letters."""
        places.put("entry", self.strip)
        session.lexicon_changed.connect(self._on_lexicon_changed)
        session.puzzle_changed.connect(self._show_foreign)
        self._on_lexicon_changed()

    def _on_lexicon_changed(self, _: object = None) -> None:
        self.strip.show_alphabet(self._session.language.alphabet.letters)
        self._show_foreign()

    def _show_foreign(self, _: object = None) -> None:
        letters = self._session.foreign_letters
        if letters and self.note is None:
            self.note = ForeignLetters(self._session)
            self._places.put("verdict", self.note)
        if self.note is not None:
            self.note.show_letters(letters)
