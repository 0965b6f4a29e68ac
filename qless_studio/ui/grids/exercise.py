"""An exercise whose answers are words, on a board of letter tiles or on loose tiles. See docs/decisions/055."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QVBoxLayout

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.grids import EMPTY, Board, Neighbours, paths_of
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import say
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.edits import TileMark
from qless_studio.ui.grids.word_input import BelowBoard, WordField, WordInput
from qless_studio.ui.tab.exercise_view import ExerciseView
from qless_studio.ui.widgets.basic.layout import bare, filled

LONGEST_ROW = 6
"""Loose tiles in one row."""


@dataclass(frozen=True)
class ShownBoard:
    """The tiles on which words are found, and their neighbours."""

    board: Board
    near: Neighbours
    letters: Sequence[str]
    """What each tile stands for."""
    marks: tuple[TileMark, ...] = ()

    @classmethod
    def heap(cls, exercise: Exercise) -> ShownBoard:
        """The loose letters of an exercise without a board: any may follow any other."""
        letters = sorted(exercise.answers[0])
        rows = -(-len(letters) // LONGEST_ROW)
        columns = -(-len(letters) // rows)
        tiles = (*letters, *[EMPTY] * (rows * columns - len(letters)))
        cells = range(len(tiles))
        near = tuple(tuple(other for other in cells if other != cell) for cell in cells)
        return cls(Board(rows, columns, tiles), near, tiles)

    def with_marked(self, cells: Sequence[int], description: str) -> list[TileMark]:
        """The marks, with these tiles marked and described so."""
        marks = list(self.marks) or [TileMark()] * len(self.board.tiles)
        for cell in cells:
            marks[cell] = marks[cell]._replace(marked=True, description=description)
        return marks


class _Words:
    """The words of the tiles, for the field and the board; they are worth no points here."""

    def __init__(self, shown: ShownBoard, lexicon: Lexicon) -> None:
        self._shown, self.lexicon = shown, lexicon

    def tiles(self) -> Sequence[str]:
        return self._shown.letters

    def paths(self, word: str) -> list[tuple[int, ...]]:
        return paths_of(word, self._shown.letters, self._shown.near)

    def min_length(self) -> int:
        return 1

    def path_points(self, word: str, cells: Sequence[int]) -> None:
        return None


class GridExercise(ExerciseView):
    """Words are traced on the tiles or typed; the hints are about the first answer that is still open."""

    def __init__(self, exercise: Exercise, lexicon: Lexicon, shown: ShownBoard) -> None:
        super().__init__(exercise, lexicon)
        self._shown, self._words = shown, _Words(shown, lexicon)
        self._found: list[str] = []
        self._entered: Sequence[int] = ()
        """The tiles of the word entered last."""
        self._heap = not exercise.puzzle
        self.wide = shown.board.columns >= 2 * shown.board.rows
        self.board = GridBoard(self.tr("Letters") if self._heap else self.tr("Board"))
        self.board.locked, self.board.language = lambda: True, lambda: lexicon.language
        self.board.show_board(shown.board, shown.near, shown.marks)
        self.board.fitted.connect(self.board_width_changed)
        self.field = WordField(lambda: lexicon.language)
        self.entry = BelowBoard(self.field, self.tr("Word"))
        self.input = WordInput(self._words, self.board, self.field, self)
        self.input.entered.connect(self._on_entered)
        filled(bare(QVBoxLayout(self)), self.board)
        self.setFocusProxy(self.board)
        first = self.tr("First letter of one word")
        if self._heap:
            self.hint_titles = (first, self.tr("Its first two letters"), self.tr("Word"))
        else:
            rest = (self.tr("Its first tile"), self.tr("All its tiles"), self.tr("Word"))
            self.hint_titles = (first, *rest) if exercise.needed > 1 else rest

    def set_compact(self, compact: bool) -> None:
        """Use all the room, for a narrow window."""
        self.board.set_compact(compact)

    def _on_entered(self, word: str, path: Sequence[int]) -> None:
        if word in self.exercise.answers or word in self.exercise.also:
            self._entered = path
            self.answered.emit(word)
            return
        self.board.reaction.show(path, False)
        self.input.refuse(say("{}: {}", self.lexicon.shown(word), self._reason(word, path)))

    def _reason(self, word: str, path: Sequence[int]) -> str:
        """Why a word is not an answer."""
        if not path:
            return self.tr("needs other letters") if self._heap else self.tr("not on the board")
        if word not in self.lexicon:
            return self.tr("not in the list")
        if self._heap and len(word) < len(self.exercise.answers[0]):
            return self.tr("use all letters")
        if self.exercise.needed > 1:
            return self.tr("on the board, but not one of these")
        return self.tr("not what is asked for")

    def mark(self, answer: str, right: bool) -> None:
        if answer in self._found:
            self.input.refuse(say("{}: {}", self.lexicon.shown(answer), self.tr("already found")))
            return
        self._found.append(answer)
        self.input.clear()
        self._mark(())
        self.board.reaction.show(self._entered, True)

    # hints

    @property
    def hint_target(self) -> str:
        return next(iter(self._open), "")

    @property
    def _open(self) -> list[str]:
        """The answers asked for that are still to be found."""
        return [answer for answer in self.exercise.answers if answer not in self._found]

    def show_hint(self, step: int) -> str:
        word, left = self.hint_target, len(self.hint_titles) - step
        path = self.path_of(word)
        if left == 1:
            self.input.clear()
            self.board.show_path(path)
            return self.lexicon.shown(word)
        if self._heap:
            self._mark(path[: step + 1])
            return word[: step + 1].upper()
        if left == 4:
            return word[0].upper()
        self._mark(path[:1] if left == 3 else path)
        if left == 3:
            row, column = self._shown.board.place(path[0])
            return say("row {}, column {}", row + 1, column + 1)
        return say("marked")

    def path_of(self, word: str) -> tuple[int, ...]:
        """The cells of a word as the board shows it, in order; none if it is not on the board."""
        return next(iter(self._words.paths(word)), ())

    def _mark(self, cells: Sequence[int]) -> None:
        """Mark these tiles as parts of a hint, and no others."""
        shown = self._shown
        self.board.show_board(shown.board, shown.near, shown.with_marked(cells, self.tr("part of the hint")))

    # the end

    def reveal(self) -> None:
        self.input.clear()
        self.field.setEnabled(False)
        self._mark(())
        left, found = self._open, [answer for answer in self.exercise.answers if answer in self._found]
        missed = left and (not found or self.exercise.needed == len(self.exercise.answers))
        self.show_answer(left[0] if missed else found[-1])

    def show_answer(self, answer: str) -> None:
        self.board.show_path(self.path_of(answer))
