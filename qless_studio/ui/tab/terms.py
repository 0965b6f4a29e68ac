"""The words and rules that a puzzle is looked at with, and those chosen for the next game while one keeps its own."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel

from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import DEFAULT, Band, Lexicon
from qless_studio.engine.lexicon.imported import Changes
from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.texts import say
from qless_studio.ui.tab.edited_puzzle import EditedPuzzle
from qless_studio.ui.tab.lexicons import Lexicons
from qless_studio.ui.widgets.basic.labels import show_text, text_label


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


# The word list of one session: loaded when it is needed, and followed when it is changed, renamed or removed.


class SessionLexicon(QObject):
    """One list of `Lexicons`, as the player changed it, without words less common than `commonness`.

    While there is no such list, or it cannot be read, another one is in force; documents keep the name of the first.
    Between `keep` and `let_go` nothing changes the words.
    """

    substituted = Signal()
    """Another list replaces the one asked for, which is gone or cannot be read; see `take_note`."""

    def __init__(
        self,
        lexicons: Lexicons,
        *,
        changed: Callable[[Lexicon | None], object],
        arrived: Callable[[], object],
        replaced: Callable[[], object],
        failed: Callable[[str], object],
        parent: QObject,
    ) -> None:
        """`changed` gets the list in force whenever that is another list or version; None while it loads.

        After it, `arrived` is called if the list was loaded, or `replaced` if searches with the list as it was are out
        of date. `failed` gets the line to show when no list can be loaded.
        """
        super().__init__(parent)
        self._changed, self._arrived, self._replaced, self._failed = changed, arrived, replaced, failed
        self.wanted = DEFAULT
        """Name of the list asked for."""
        self.name = DEFAULT
        """Name of the list in force."""
        self.note = ""
        """Why another list than the one asked for is in force, for the user; "" if it is not."""
        self.commonness = Band.UNKNOWN
        """The least common words that count; `Band.UNKNOWN`: all do."""
        self.held = False
        """While True, `request` loads nothing."""
        self._keeps = False
        self._kept: Lexicon | None = None
        """The words between `keep` and `let_go`, once they are loaded."""
        self._changes: Changes | None = None
        """Changes that the words are loaded with; None: the player's own, as they are."""
        self._lexicons = lexicons
        lexicons.ready.connect(self._on_ready)
        lexicons.failed.connect(self._on_failed)
        lexicons.replaced.connect(self._on_replaced)
        lexicons.renamed.connect(self._on_renamed)
        lexicons.removed.connect(self._on_removed)
        lexicons.lists_changed.connect(self._on_lists_changed)

    @property
    def value(self) -> Lexicon | None:
        """The list in force; None while it loads."""
        if self._kept is not None:
            return self._kept
        return self._lexicons.get(self.name, self.commonness, self._changes)

    @property
    def language(self) -> Language:
        """The language of the list in force, known before it is loaded."""
        lexicon = self.value
        return self._lexicons.language(self.name) if lexicon is None else lexicon.language

    def shares_language(self, name: str) -> bool:
        """Whether another list is in the language of the current one."""
        return self._lexicons.language(name).code == self.language.code

    def take_note(self) -> str:
        """Why another list than the one asked for is in force, once, for the user; "" if there is nothing to say."""
        note, self.note = self.note, ""
        return note

    def tell(self) -> None:
        """Say that another list than the one asked for is in force, if it is."""
        if self.note:
            self.substituted.emit()

    def use(self, name: str, commonness: Band) -> None:
        """Work with that list from now on."""
        self.set(name, commonness)
        self._replaced()

    def set(self, name: str, commonness: Band) -> None:
        """Work with that list without calling `replaced`, for a caller that starts its own search."""
        self.wanted, self.commonness, self.note = name, commonness, ""
        if self._kept is not None or self._lexicons.has(name):
            self.name = name
        else:
            self.name = self.name if self._lexicons.has(self.name) else DEFAULT
            self.note = self.tr("The word list {} is not installed; {} is used instead.").format(
                self._lexicons.title(name), self._lexicons.title(self.name)
            )
        self.request()
        self._changed(self.value)

    def request(self) -> None:
        """Load the list if need be, unless the session is held."""
        if not self.held and self.value is None:
            self.load()

    def load(self) -> None:
        """Load the list; `arrived` or `failed` follows."""
        self._lexicons.request(self.name, self.commonness, self._changes)

    def keep(self, name: str, commonness: Band, lexicon: Lexicon | None, changes: Changes | None) -> None:
        """Work with that list, as it was when it was `lexicon`, or with these changes, or else as it is; till `let_go`.

        Words that are banned or added meanwhile change nothing, nor does the list's removal.
        """
        before = self.value
        self._keeps, self._kept = True, lexicon
        as_now = lexicon is not None or self._lexicons.gives(name, commonness, changes)
        self._changes = None if as_now else changes
        if (name, commonness) != (self.wanted, self.commonness):
            self.use(name, commonness)
        elif self.value is not before:
            self._changed(self.value)
            self._replaced()
        self.request()
        self._kept = self.value

    def let_go(self) -> None:
        """Follow the list again."""
        if not self._keeps:
            return
        before = self.value
        self._keeps, self._kept, self._changes = False, None, None
        if self.value is not before:
            self.use(self.wanted, self.commonness)
            self.tell()
        else:
            self._on_lists_changed()

    def _on_replaced(self, name: str, lexicon: Lexicon) -> None:
        if self._kept is None and name == self.name and lexicon is self.value:
            self._changed(lexicon)
            self._replaced()

    def _on_ready(self, name: str, lexicon: Lexicon) -> None:
        if name == self.name and lexicon is self.value and self._kept is None:
            self._kept = lexicon if self._keeps else None
            self._changed(lexicon)
            self._arrived()

    def _on_failed(self, name: str, message: str) -> None:
        if name != self.name or self._kept is not None:
            return
        if name == DEFAULT:
            self._failed(message)
            return
        self.name = DEFAULT
        self.note = self.tr("{}; {} is used instead.").format(message, self._lexicons.title(DEFAULT))
        self.request()
        self._changed(self.value)
        self._replaced()
        self.substituted.emit()

    def _on_renamed(self, name: str, new: str) -> None:
        if name != self.wanted:
            return
        if self._kept is not None:
            self.wanted = self.name = new
            self._changed(self._kept)
        else:
            self.use(new, self.commonness)

    def _on_removed(self, name: str) -> None:
        if name == self.wanted and self._kept is None:
            self.use(name, self.commonness)
            self.substituted.emit()

    def _on_lists_changed(self) -> None:
        """The list asked for may have come."""
        if not self._keeps and self.name != self.wanted and self._lexicons.has(self.wanted):
            self.use(self.wanted, self.commonness)


# The sentence beside words and rules that are chosen while a game keeps its own.


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
