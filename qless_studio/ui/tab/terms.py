"""The words and rules that a puzzle is looked at with, and those chosen for the next game while one keeps its own."""

from __future__ import annotations

import dataclasses
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.lexicon.imported import Changes
from qless_studio.engine.lexicon.languages import Language
from qless_studio.ui.tab.edited_puzzle import EditedPuzzle
from qless_studio.ui.tab.lexicons import Lexicons
from qless_studio.ui.tab.session_lexicon import SessionLexicon


class Terms(NamedTuple):
    """Words and rules."""

    lexicon: str
    """Name of the word list asked for; another one is in force while it is not installed or cannot be read."""
    commonness: Band
    """The least common words that count; `Band.UNKNOWN`: all do."""
    options: Any


class Kept(NamedTuple):
    """The terms that a game keeps from its beginning, whatever is chosen later."""

    terms: Terms
    name: str = ""
    """Name of the list in force, which may not be the one asked for."""
    lexicon: Lexicon | None = None
    """Words of the list; None until they are loaded."""
    changes: Changes | None = None
    """The words that the player had banned and added at its beginning; None: as they are now."""
    own: bool = False
    """Whether the terms came with the puzzle, as with that of a day, and are not the player's choice."""


class PuzzleWithTerms(EditedPuzzle):
    """An edited puzzle with its words and rules.

    What is chosen takes effect at once, unless a game keeps the terms that it is played with: then it is for the next
    one.
    """

    lexicon_changed = Signal(object)
    """Lexicon, or None while it loads"""
    chosen_changed = Signal()
    """`chosen`, or what is known of its list, has changed."""

    def __init__(self, game: Game[Any, Any, Any], lexicons: Lexicons, parent: QObject | None = None) -> None:
        super().__init__(game, parent)
        self.lexicons = lexicons
        """All word lists."""
        self.words = SessionLexicon(
            lexicons,
            changed=self.lexicon_changed.emit,
            arrived=self._on_words_arrived,
            replaced=self._search_again,
            failed=self._on_words_failed,
            parent=self,
        )
        """The word list in force, and the one asked for."""
        self._chosen: Terms | None = None
        """Terms chosen for the next game; None: those in force."""
        self._kept: Kept | None = None
        lexicons.ready.connect(self._on_list_ready)
        lexicons.renamed.connect(self._on_list_renamed)

    # in force

    @property
    def terms(self) -> Terms:
        """The terms in force."""
        return Terms(self.words.wanted, self.words.commonness, self._options)

    @property
    def lexicon(self) -> Lexicon | None:
        """The list in force, as changed by the player and without words less common than `commonness`.

        None while it loads.
        """
        return self.words.value

    @property
    def language(self) -> Language:
        """The language of the list in force, with the letters that it plays; known before the list is loaded."""
        return self.words.language

    @property
    def foreign_letters(self) -> str:
        """The letters of the puzzle, in capitals, that no word of the list can have; "" while there are none."""
        return self.game.foreign_letters(self._puzzle, self.language).upper()

    def shown(self, word: str) -> str:
        """A played word for people, as `Lexicon.shown`."""
        return word.upper() if self.lexicon is None else self.lexicon.shown(word)

    def zipf(self, word: str) -> float | None:
        """How common a word is; None if that is unknown, or while the list is loaded."""
        return None if self.lexicon is None else self.lexicon.zipf(word)

    def read(self, text: str) -> Any:
        """The puzzle that a typed text means, without accents that make no letter in the language of the list."""
        return self.game.read(self.language.as_tiles(text))

    # chosen

    @property
    def chosen(self) -> Terms:
        """The terms of the next game: what forms and pickers show."""
        return self._chosen or self.terms

    @property
    def chosen_lexicon(self) -> Lexicon | None:
        """The list of the next game; None while it loads."""
        if self._chosen is None:
            return self.lexicon
        return self.lexicons.get(self.chosen_list, self._chosen.commonness)

    @property
    def chosen_language(self) -> Language:
        """Language of the list of the next game."""
        return self.language if self._chosen is None else self.lexicons.language(self.chosen_list)

    def _installed(self, name: str) -> str:
        return name if self.lexicons.has(name) else self.words.name

    @property
    def chosen_list(self) -> str:
        """Name of the list of the next game: of the one that takes its place, if it is not installed."""
        return self.words.name if self._chosen is None else self._installed(self._chosen.lexicon)

    def load_chosen(self) -> None:
        """Load the list of the next game; `chosen_changed` follows."""
        if self._chosen is not None and self.chosen_lexicon is None:
            self.lexicons.request(self.chosen_list, self._chosen.commonness)

    def choose(self, terms: Terms) -> None:
        """Work with these from now on, or from the next game on if one keeps its own."""
        if terms == self.chosen and self._kept is not None:
            return
        if self._kept is None:
            self._chosen = None
            self._put(terms)
        else:
            self._chosen = terms
            self.load_chosen()
        self.chosen_changed.emit()

    def use_lexicon(self, name: str) -> None:
        """Choose that list."""
        self.choose(self.chosen._replace(lexicon=name))

    def use_commonness(self, band: Band) -> None:
        """Choose that words of this band or a more common one count, and no others."""
        self.use_words(self.chosen.lexicon, band)

    def use_words(self, name: str, band: Band) -> None:
        """`use_lexicon` and `use_commonness` at once."""
        if (name, band) != self.chosen[:2]:
            self.choose(self.chosen._replace(lexicon=name, commonness=band))

    def set_options(self, options: Any) -> None:
        """Choose other rules."""
        if options != self.chosen.options:
            self.choose(self.chosen._replace(options=options))

    def change_options(self, **changes: Any) -> None:
        """Choose other values of some options."""
        self.set_options(dataclasses.replace(self.chosen.options, **changes))

    # kept by a game

    @property
    def kept(self) -> Kept | None:
        """What a game keeps now; None while none does."""
        return None if self._kept is None else self._kept._replace(name=self.words.name, lexicon=self.lexicon)

    def keep_terms(self, kept: Kept | None = None) -> None:
        """Let a game keep these, or what is in force; what is chosen is for the next one."""
        self._chosen = self.chosen
        kept = kept or Kept(self.terms, changes=self.lexicons.changes(self.words.name))
        self._kept, terms = kept, kept.terms
        self._put_options(terms.options)
        self.words.keep(terms.lexicon, terms.commonness, kept.lexicon, kept.changes)

    def stop_keeping(self) -> Kept | None:
        """What is chosen from now on takes effect at once; until then all stays in force. Returns what was kept."""
        kept, self._kept = self.kept, None
        self.words.let_go()
        return kept

    def follow_choice(self) -> None:
        """Put what was chosen in force, as no game keeps anything any more."""
        self.stop_keeping()
        chosen, self._chosen = self._chosen, None
        if chosen is not None:
            self._put(chosen)

    def drop_choice(self) -> None:
        """What is in force is the choice; no game keeps anything."""
        self._chosen = self._kept = None
        self.words.let_go()

    def _put(self, terms: Terms) -> None:
        """Bring terms into force."""
        if terms[:2] != self.terms[:2]:
            self.words.use(terms.lexicon, terms.commonness)
        self._put_options(terms.options)

    def _on_words_arrived(self) -> None:
        """Called when the list in force has been loaded."""

    def _on_words_failed(self, message: str) -> None:
        """Called with a line for the user when no list can be loaded."""

    def _on_list_ready(self, name: str, _: Lexicon) -> None:
        if name == self.chosen_list:
            self.chosen_changed.emit()

    def _on_list_renamed(self, name: str, new: str) -> None:
        if self._chosen is not None and name == self._chosen.lexicon:
            self._chosen = self._chosen._replace(lexicon=new)
            self.chosen_changed.emit()
