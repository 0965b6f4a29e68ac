"""Exercises of Word Streak on its board: words to find, the word to play first, the dearest path of a word."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout

from qless_studio.engine.errors import OptionError
from qless_studio.engine.exercises import Exercise
from qless_studio.engine.games.word_streak import GAME
from qless_studio.engine.games.word_streak.practice import FIRST, PATH, path_text
from qless_studio.engine.games.word_streak.puzzle import Options, Puzzle, near_of, path_score
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids import Scoring, paths_of
from qless_studio.engine.grids.review import TICKS
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import decimal, figure, phrase, say
from qless_studio.ui.grids.board import GridBoard, board_text, grid_picture
from qless_studio.ui.grids.edits import TileMark
from qless_studio.ui.grids.exercise import GridExercise, ShownBoard
from qless_studio.ui.grids.rules import points_text
from qless_studio.ui.pictures.spec import PictureSpec
from qless_studio.ui.style import theme_of
from qless_studio.ui.tab.exercise_view import ExerciseView
from qless_studio.ui.tab.game_view import BareBoards
from qless_studio.ui.widgets.basic.layout import bare, filled


def view_of(exercise: Exercise, lexicon: Lexicon) -> ExerciseView:
    if exercise.kind == FIRST:
        return WhichFirst(exercise, lexicon)
    if exercise.kind == PATH:
        return DearestPath(exercise, lexicon)
    return GridExercise(exercise, lexicon, shown_board(exercise, lexicon))


def scoring_of(exercise: Exercise, lexicon: Lexicon) -> Scoring:
    """How words score under the options of an exercise."""
    options: Options = exercise.options or Options()
    try:
        return load_rules(options.rules).scoring(options.min_length, lexicon.language)
    except OptionError:  # rules that were removed since
        return load_rules(Options().rules).scoring(language=lexicon.language)


def shown_board(exercise: Exercise, lexicon: Lexicon) -> ShownBoard:
    """The tiles with values and multipliers; a heap of letters where the question has no board."""
    if not exercise.puzzle:
        return ShownBoard.heap(exercise)
    puzzle: Puzzle = GAME.parse(exercise.puzzle)
    board, scoring = puzzle.board, scoring_of(exercise, lexicon)
    marks = [
        TileMark(str(scoring.value(tile)), kind) for tile, kind in zip(board.tiles, puzzle.multipliers, strict=True)
    ]
    return ShownBoard(board, near_of(puzzle), board.tiles, tuple(marks))


class TracedExercise(ExerciseView):
    """A board on which words are traced by mouse and by keyboard."""

    def __init__(self, exercise: Exercise, lexicon: Lexicon) -> None:
        super().__init__(exercise, lexicon)
        self.puzzle: Puzzle = GAME.parse(exercise.puzzle)
        self._scoring = scoring_of(exercise, lexicon)
        self._shown = shown_board(exercise, lexicon)
        self.over = False
        self.board = GridBoard(self.tr("Board"))
        self.board.locked = lambda: True
        self.board.show_board(self._shown.board, self._shown.near, self._shown.marks)
        self.board.fitted.connect(self.board_width_changed)
        self.board.trace_ended.connect(self._on_traced)
        filled(bare(QVBoxLayout(self)), self.board)

    def set_compact(self, compact: bool) -> None:
        """Use all the room, for a narrow window, with the notice above the board."""
        self.board.setContentsMargins(0, theme_of(self).px(32) if compact else 0, 0, 0)
        self.board.set_compact(compact)

    def paths(self, word: str) -> list[tuple[int, ...]]:
        """The paths of a word, those worth most first."""
        paths = paths_of(word, self._shown.letters, self._shown.near)
        return sorted(paths, key=lambda cells: (-self.points(word, cells), cells))

    def points(self, word: str, cells: Sequence[int]) -> int:
        """What a word is worth along a path."""
        return path_score(self.puzzle, cells, len(word), self._scoring)

    def traced(self, word: str, cells: tuple[int, ...]) -> None:
        """A word (lower case) was traced."""
        raise NotImplementedError

    def refuse(self, cells: Sequence[int], why: str) -> None:
        """What was traced is no answer."""
        self.board.show_path(())
        self.board.reaction.show(cells, False)
        self.refused.emit(why)

    def mark_cells(self, cells: Sequence[int]) -> None:
        """Mark these tiles as parts of a hint, and no others."""
        self.board.show_board(
            self._shown.board, self._shown.near, self._shown.with_marked(cells, self.tr("part of the hint"))
        )

    def reveal(self) -> None:
        self.over = True
        self.mark_cells(())
        self.show_answer(self.exercise.answers[0])

    def _on_traced(self, cells: tuple[int, ...]) -> None:
        if not self.over:
            self.traced("".join(self._shown.letters[cell] for cell in cells), tuple(cells))


class WhichFirst(TracedExercise):
    """Four words, of which the board traces the one at whose button the player is; one traced is chosen too."""

    def __init__(self, exercise: Exercise, lexicon: Lexicon) -> None:
        super().__init__(exercise, lexicon)
        self.hint_titles = (self.tr("One that is worth less"), self.tr("Word"))
        self.board.text_typed.connect(self.choose_by_key)

    def traced(self, word: str, cells: tuple[int, ...]) -> None:
        if word.upper() in self.exercise.choices:
            self.answered.emit(word.upper())
        else:
            self.refuse(cells, self.tr("{} is not one of those to choose from").format(self.lexicon.shown(word)))

    def mark(self, answer: str, right: bool) -> None:
        self.board.reaction.show(self.paths(answer.lower())[0], right)

    def show_choice(self, choice: str) -> None:
        word = choice.lower()
        path = next(iter(self.paths(word)), ()) if word else ()
        self.board.show_path(path)
        self.board.show_notice(self._worth(choice, path) if path else "")

    def _worth(self, choice: str, path: Sequence[int]) -> str:
        return say("{}: {}", choice, points_text(self.points(choice.lower(), path)))

    def show_hint(self, step: int) -> str:
        right = self.exercise.answers[0]
        if step == 0:
            return next(choice for choice in self.exercise.choices if choice != right)
        return right

    def show_answer(self, answer: str) -> None:
        """The word, and what it is worth a second."""
        path, options = self.paths(answer.lower())[0], self.exercise.options or Options()
        seconds = options.pace.ticks(len(path)) / TICKS
        rate = decimal(self.points(answer.lower(), path) / seconds, 1)
        self.board.show_path(path)
        text = self.tr("{word} in {seconds} s: {rate} points per second")
        self.board.show_notice(
            text.format(word=self._worth(answer, path), seconds=decimal(seconds, 1), rate=rate), "good"
        )


class DearestPath(TracedExercise):
    """The word is to be traced along the path that is worth most."""

    def __init__(self, exercise: Exercise, lexicon: Lexicon) -> None:
        super().__init__(exercise, lexicon)
        self._traced: tuple[int, ...] = ()
        self.hint_titles = (self.tr("Its first tile"), self.tr("All its tiles"), self.tr("Path"))
        self.setFocusProxy(self.board)

    @property
    def _best(self) -> tuple[int, ...]:
        return self.paths(self.exercise.about)[0]

    def traced(self, word: str, cells: tuple[int, ...]) -> None:
        if word == self.exercise.about:
            self._traced = cells
            self.board.show_path(cells, animated=False)
            self.answered.emit(path_text(self.puzzle.board, cells))
        else:
            self.refuse(cells, self.tr("Trace {}").format(self.exercise.about.upper()))

    def mark(self, answer: str, right: bool) -> None:
        self.board.reaction.show(self._traced, right, f"+{figure(self.points(self.exercise.about, self._traced))}")

    def answer_text(self, answer: str) -> str:
        return ""

    def show_hint(self, step: int) -> str:
        best = self._best
        if step == 2:
            self.mark_cells(())
            self.board.show_path(best)
            return self._worth(best)
        self.mark_cells(best[:1] if step == 0 else best)
        if step == 0:
            row, column = self.puzzle.board.place(best[0])
            return say("row {}, column {}", row + 1, column + 1)
        return say("marked")

    def _worth(self, path: Sequence[int]) -> str:
        word = self.exercise.about
        return say("{}: {}", self.lexicon.shown(word), points_text(self.points(word, path)))

    def show_answer(self, answer: str) -> None:
        best = self._best
        self.board.show_path(best)
        self.board.show_notice(self._worth(best), "good")


# A bare board of Word Streak with a traced word, for the help; letters are looked for in pictures of one.

SPEC = PictureSpec(
    board_text,
    without=frozenset({"CL"}),
    upright=True,
    remark=phrase("Multipliers are not read: set them on the board."),
)


def picture_of(puzzle: Puzzle, word: str) -> GridBoard:
    """The board, with the path of the word that is worth most."""
    near, scoring, tiles = near_of(puzzle), load_rules(Options().rules).scoring(), puzzle.board.tiles
    paths = paths_of(word, tiles, near)
    best = max(paths, key=lambda cells: path_score(puzzle, cells, len(word), scoring), default=())
    marks = [TileMark(str(scoring.value(tile)), kind) for tile, kind in zip(tiles, puzzle.multipliers, strict=True)]
    return grid_picture(puzzle.board, near, marks, best)


BOARDS = BareBoards(picture_of, view_of, SPEC)
