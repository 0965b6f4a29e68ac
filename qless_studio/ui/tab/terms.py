"""The words and rules that a puzzle is looked at with, and those chosen for the next game while one keeps its own."""

from __future__ import annotations

import dataclasses
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.lexicon.changes import Changes
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
    lexicon_substituted = Signal()
    """Another list replaces the one asked for, which is gone or cannot be read; see `take_lexicon_note`."""
    chosen_changed = Signal()
    """`chosen`, or what is known of its list, has changed."""

    def __init__(self, game: Game[Any, Any, Any], lexicons: Lexicons, parent: QObject | None = None) -> None:
        super().__init__(game, parent)
        self._lexicons = lexicons
        self._lexicon = SessionLexicon(lexicons, self)
        self._lexicon.changed.connect(self.lexicon_changed)
        self._lexicon.replaced.connect(self._search_again)
        self._lexicon.substituted.connect(self.lexicon_substituted)
        self._chosen: Terms | None = None
        """Terms chosen for the next game; None: those in force."""
        self._kept: Kept | None = None
        lexicons.ready.connect(self._on_list_ready)
        lexicons.renamed.connect(self._on_list_renamed)

    # in force

    @property
    def terms(self) -> Terms:
        """The terms in force."""
        return Terms(self._lexicon.wanted, self._lexicon.commonness, self._options)

    @property
    def lexicon(self) -> Lexicon | None:
        """The list in force, as changed by the player and without words less common than `commonness`.

        None while it loads.
        """
        return self._lexicon.value

    @property
    def lexicon_name(self) -> str:
        """Name of the list in force."""
        return self._lexicon.name

    @property
    def wanted_lexicon(self) -> str:
        """Name of the list asked for; another one is in force while it is not installed or cannot be read."""
        return self._lexicon.wanted

    @property
    def commonness(self) -> Band:
        """The least common words that count; `Band.UNKNOWN`: all do."""
        return self._lexicon.commonness

    @property
    def language(self) -> Language:
        """The language of the list in force, with the letters that it plays; known before the list is loaded."""
        return self._lexicon.language

    def shares_language(self, lexicon: str) -> bool:
        """Whether another list is in the language of the one in force."""
        return self._lexicon.shares_language(lexicon)

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

    def take_lexicon_note(self) -> str:
        """Why another list than the one asked for is in force, once, for the user; "" if there is nothing to say."""
        note, self._lexicon.note = self._lexicon.note, ""
        return note

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
        return self._lexicons.get(self.chosen_list, self._chosen.commonness)

    @property
    def chosen_language(self) -> Language:
        """Language of the list of the next game."""
        return self.language if self._chosen is None else self._lexicons.language(self.chosen_list)

    def _installed(self, name: str) -> str:
        return name if self._lexicons.has(name) else self.lexicon_name

    @property
    def chosen_list(self) -> str:
        """Name of the list of the next game: of the one that takes its place, if it is not installed."""
        return self.lexicon_name if self._chosen is None else self._installed(self._chosen.lexicon)

    def has_list(self, name: str) -> bool:
        """Whether a word list of this name is installed."""
        return self._lexicons.has(name)

    def language_of(self, name: str) -> Language:
        """The language of a word list."""
        return self._lexicons.language(name)

    def title_of(self, name: str) -> str:
        """What people call a word list."""
        return self._lexicons.title(name)

    def load_chosen(self) -> None:
        """Load the list of the next game; `chosen_changed` follows."""
        if self._chosen is not None and self.chosen_lexicon is None:
            self._lexicons.request(self.chosen_list, self._chosen.commonness)

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
        return None if self._kept is None else self._kept._replace(name=self.lexicon_name, lexicon=self.lexicon)

    def keep_terms(self, kept: Kept | None = None) -> None:
        """Let a game keep these, or what is in force; what is chosen is for the next one."""
        self._chosen = self.chosen
        kept = kept or Kept(self.terms, changes=self._lexicons.changes(self.lexicon_name))
        self._kept, terms = kept, kept.terms
        self._put_options(terms.options)
        self._lexicon.keep(terms.lexicon, terms.commonness, kept.lexicon, kept.changes)

    def stop_keeping(self) -> Kept | None:
        """What is chosen from now on takes effect at once; until then all stays in force. Returns what was kept."""
        kept, self._kept = self.kept, None
        self._lexicon.let_go()
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
        self._lexicon.let_go()

    def _put(self, terms: Terms) -> None:
        """Bring terms into force."""
        if terms[:2] != self.terms[:2]:
            self._lexicon.use(terms.lexicon, terms.commonness)
        self._put_options(terms.options)

    def _on_list_ready(self, name: str, _: Lexicon) -> None:
        if name == self.chosen_list:
            self.chosen_changed.emit()

    def _on_list_renamed(self, name: str, new: str) -> None:
        if self._chosen is not None and name == self._chosen.lexicon:
            self._chosen = self._chosen._replace(lexicon=new)
            self.chosen_changed.emit()
