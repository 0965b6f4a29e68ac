"""Words typed or traced while a game is played: the field shows what the board lights, and the board what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.grids import WILDCARD, spelled
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import counted, say
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.rules import points_text
from qless_studio.ui.grids.word_field import WordField


class BoardWords(Protocol):
    """What is asked of a board on which words are traced and typed; `GridRules` for the board of a tab."""

    @property
    def lexicon(self) -> Lexicon | None: ...
    def tiles(self) -> Sequence[str]: ...
    def paths(self, word: str) -> Sequence[tuple[int, ...]]: ...
    def min_length(self) -> int: ...
    def path_points(self, word: str, cells: Sequence[int]) -> int | None:
        """None where words have no points."""


class WordInput(QObject):
    """Keeps field and board in step while it is `active`; it says nothing of whether the letters are a word."""

    entered = Signal(str, object)
    """A word in lower case, and the path (tuple of cells) that was traced or is lit; an empty one if there is none."""

    def __init__(self, rules: BoardWords, board: GridBoard, field: WordField, parent: QObject) -> None:
        super().__init__(parent)
        self._rules, self._board, self._field = rules, board, field
        self.active = False
        board.trace_changed.connect(self._on_traced)
        board.trace_ended.connect(self._on_trace_ended)
        board.letters_typed.connect(self._on_letters_typed)
        board.confirmed.connect(self._on_confirmed)
        field.word_edited.connect(self._on_edited)
        field.word_entered.connect(self._on_entered)

    def clear(self) -> None:
        """Nothing is typed or traced any more."""
        self._board.show_path(())
        self._field.show_word("")

    def refuse(self, reason: str) -> None:
        """Say why the word does not count."""
        self._board.show_path(())
        self._field.refuse(reason)

    def _path_of(self, word: str) -> tuple[int, ...]:
        paths = self._rules.paths(word)
        return paths[0] if paths else ()

    def _worth(self, word: str, path: Sequence[int]) -> str:
        letters = counted(len(word), "{} letter", "{} letters")
        if not path:
            return ""
        if len(word) < self._rules.min_length() or WILDCARD in word:
            return letters
        points = self._rules.path_points(word, path)
        return letters if points is None else say("{}, {}", letters, points_text(points))

    def _on_edited(self, word: str) -> None:
        if self.active:
            path = self._path_of(word)
            self._board.show_path(path, animated=False)
            self._field.show_worth(self._worth(word, path))

    def _on_entered(self, word: str) -> None:
        if self.active:
            self.entered.emit(word, self._path_of(word))

    def _on_traced(self, cells: Sequence[int]) -> None:
        if self.active:
            tiles = self._rules.tiles()
            letters = "".join(tiles[cell] for cell in cells)
            self._field.show_word(letters, self._worth(letters, cells))

    def _on_trace_ended(self, cells: Sequence[int]) -> None:
        if not self.active:
            return
        tiles, lexicon = self._rules.tiles(), self._rules.lexicon
        letters = "".join(tiles[cell] for cell in cells)
        words = spelled(tiles, cells, lexicon) if lexicon is not None and WILDCARD in letters else []
        for word in words or [letters]:
            self.entered.emit(word, tuple(cells))

    def _on_letters_typed(self, letters: str) -> None:
        if self.active:
            self._board.clear_trace()
            self._board.show_notice("")
            self._field.type(letters)

    def _on_confirmed(self) -> None:
        if self.active:
            self._field.enter()
