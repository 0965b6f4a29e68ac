"""The words and rules of a game: kept from its beginning on, whatever is chosen for the next one.

See docs/decisions/105.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.lexicon import Band
from qless_studio.engine.lexicon.imported import Changes
from qless_studio.engine.options import changed_options, read_options
from qless_studio.engine.texts import capitalised
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.terms import Kept, Terms


class GameTerms(QObject):
    """Has a session keep them while the game is in front; when it is over, the analysis may have others in force."""

    changed = Signal()
    """Something that is saved of them has changed."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._aside: Kept | None = None
        """Terms of the game while the analysis is in front."""
        self._next: Callable[[], object] | None = None
        """What makes the next game once its word list is loaded."""
        session.chosen_changed.connect(self._on_chosen_changed)

    @property
    def kept(self) -> Kept:
        """Terms of the game in front; without a game those in force."""
        session = self._session
        return session.kept or self._aside or Kept(session.terms, session.words.name, session.lexicon)

    @property
    def in_force(self) -> bool:
        """Whether what is searched now is searched with them."""
        aside, session = self._aside, self._session
        return aside is None or (session.terms, session.lexicon) == (aside.terms, aside.lexicon)

    def begin(self, kept: Kept | None) -> None:
        """A game begins with these; None: with what is chosen, to be kept by `keep`."""
        self.forget() if kept is None else self._session.keep_terms(kept)

    def keep(self) -> None:
        """The game keeps what is in force, unless it keeps anything already."""
        if self._session.kept is None:
            self._session.keep_terms()

    def forget(self) -> None:
        """Drop the terms of the game, so that what was chosen is in force."""
        self._aside = self._next = None
        self._session.follow_choice()

    def show(self, mode: Mode) -> None:
        """The game, which is over, is in front, or its analysis is."""
        if mode is Mode.PLAY:
            aside, self._aside = self._aside, None
            self._session.keep_terms(aside)
        else:
            self._aside = self._session.stop_keeping()

    def make_next(self, make: Callable[[], object]) -> None:
        """Make the next game, once the word list that is chosen for it is loaded."""
        session = self._session
        if session.chosen_lexicon is not None:
            make()
            return
        self._next = make
        session.message.emit(capitalised(self.tr("the word list is still loading")))
        session.load_chosen()

    def _on_chosen_changed(self) -> None:
        make = self._next
        if make is not None and self._session.chosen_lexicon is not None:
            self._next = None
            make()
        self.changed.emit()

    # saved

    def facts(self) -> dict[str, Any]:
        """What is saved of them, apart from what is saved with the document; see `restore`."""
        session, kept = self._session, self.kept
        saved: dict[str, Any] = {"own": kept.own}
        if kept.changes is not None:
            saved["changes"] = [sorted(kept.changes.banned), sorted(kept.changes.added)]
        if session.terms != kept.terms:
            saved["words"], saved["options"] = _saved(kept.terms)
        facts: dict[str, Any] = {"kept": saved}
        if session.chosen != kept.terms:
            facts["own_words"], facts["own_options"] = _saved(session.chosen)
        return facts

    def restore(self, facts: Mapping[str, Any]) -> None:
        """Keep those of a saved game; raises one of `UNREADABLE` if they are damaged."""
        session = self._session
        chosen = _read(session, facts.get("own_words"), facts.get("own_options"))
        saved = facts.get("kept", {"own": chosen is not None})  # earlier versions saved what follows a daily puzzle
        terms = _read(session, saved.get("words"), saved.get("options")) or session.terms
        changes = saved.get("changes")
        if changes is not None:
            banned, added = (frozenset(map(str, words)) for words in changes)
            changes = Changes(banned, added)
        self._aside, chosen_since = None, session.chosen != session.terms
        session.keep_terms(Kept(terms, changes=changes, own=saved.get("own") is True))
        if chosen is not None and not chosen_since:
            session.choose(chosen)


def _saved(terms: Terms) -> tuple[list[str], dict[str, str]]:
    options = {name: str(value) for name, value in changed_options(terms.options)}
    return [terms.lexicon, terms.commonness.name], options


def _read(session: Session, words: Any, options: Any) -> Terms | None:
    if words is None:
        return None
    return Terms(str(words[0]), Band[words[1]], read_options(session.game.options, options or {}))
