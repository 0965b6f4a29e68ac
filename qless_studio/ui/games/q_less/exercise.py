"""Exercises of Q-Less on its grid: place the last dice, lift the word in the way, judge a grid."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.games.q_less.dice import DICE
from qless_studio.engine.games.q_less.open_grid import Place
from qless_studio.engine.games.q_less.practice import FINISH, LIFT, without
from qless_studio.engine.games.q_less.puzzle import (
    FREE,
    Line,
    LineState,
    Options,
    Puzzle,
    Solution,
    Tile,
    check,
    parse,
    tiles_of,
)
from qless_studio.engine.games.q_less.solver import words_of
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import capitalised, phrase, say
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.view import QLessBoardView, picture_of
from qless_studio.ui.pictures.spec import DiceChoice, PictureSpec
from qless_studio.ui.tab.exercise_view import EditedExercise, ExerciseView
from qless_studio.ui.tab.game_view import BareBoards
from qless_studio.ui.widgets.basic.layout import bare, filled


def view_of(exercise: Exercise, lexicon: Lexicon) -> ExerciseView:
    if exercise.kind == FINISH:
        return FinishGrid(exercise, lexicon)
    return (LiftWord if exercise.kind == LIFT else JudgeGrid)(exercise, lexicon)


class FinishGrid(EditedExercise[Puzzle]):
    """The dice in the rack are placed as in a game; those that are given stay where they are."""

    def __init__(self, exercise: Exercise, lexicon: Lexicon) -> None:
        super().__init__(exercise, lexicon, parse(exercise.puzzle))
        self._given = self.value
        self._options: Options = exercise.options or Options()
        self.hint_titles = (
            self.tr("Where a die goes"),
            self.tr("The words of a solution"),
            capitalised(self.tr("solution")),
        )
        self.board = QLessBoard()
        _fill(self, self.board)
        self.setFocusProxy(self.board)
        self.board.puzzle_edited.connect(self._on_edited)
        self.board.refused.connect(self.refused)
        self.board.rack_resized.connect(self.board_width_changed)
        self.show_value()

    def show_value(self) -> None:
        self.board.show_puzzle(self.value)
        self.board.show_given(_held(self.value, self._given))
        self.board.show_check(check(self.value.letters, self.value.tiles, self.lexicon, self._options))
        self.board.show_hinted(())

    def _on_edited(self, puzzle: Puzzle, _: str) -> None:
        if not _keeps(puzzle, self._given):
            self.edit(self.value)
            if not self.over:
                self.board.reaction.show([self.board.place], False)
                self.refused.emit(self.tr("The dice that are given stay where they are"))
            return
        self.edit(puzzle)
        if not (self.over or puzzle.rack):
            self._judge(puzzle)

    def _judge(self, puzzle: Puzzle) -> None:
        checked = check(puzzle.letters, puzzle.tiles, self.lexicon, self._options)
        wrong = next((line for line in checked.lines if not line.valid), None)
        if checked.finished:
            self.answered.emit("/".join(puzzle.rows))
        elif wrong is not None:
            self.refused.emit(self._reason(wrong))
        else:
            self.refused.emit(self.tr("All dice must be connected"))

    def _reason(self, line: Line) -> str:
        word = line.text.upper()
        if line.state is LineState.SHORT:
            return say("{}: {}", word, self.tr("too short"))
        unknown = line.state is LineState.UNKNOWN
        return (self.tr("{} is not in the list") if unknown else self.tr("{} does not count")).format(word)

    def answer_text(self, answer: str) -> str:
        return ""

    def _target(self) -> str:
        """The solution that the hints are about: one that has what was placed, if there is one."""
        answers = self.exercise.answers
        return next((rows for rows in answers if _keeps(_grid(self.value, rows), self.value)), answers[0])

    def show_hint(self, step: int) -> str:
        target = self._target()
        solution = self.board.open_grid.place_solution(tuple(target.split("/")))
        if step == 0:
            open_places = sorted(place for place in solution if place not in self.board.open_grid.tiles)
            if not open_places:
                return self.tr("A die is in the wrong place")
            self.board.show_hinted(open_places[:1])
            return f"{solution[open_places[0]].upper()}, {say('marked')}"
        words = ", ".join(map(self.lexicon.shown, words_of(target.split("/"))))
        if step == 2:
            self.board.show_preview(solution)
        return words

    def reveal(self) -> None:
        super().reveal()
        if "/".join(self.value.rows) not in self.exercise.answers:
            self.show_answer(self._target())

    def show_answer(self, answer: str) -> None:
        self.board.show_preview(self.board.open_grid.place_solution(tuple(answer.split("/"))))


class WordBoard(QLessBoardView):
    """A grid on which a word is selected by a click or Enter; once more, and it is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.cell_activated.connect(self._on_activated)

    def _on_activated(self, index: int) -> None:
        place = self.place_of(index)
        if place is not None and place in self.open_grid.tiles and place not in self.selection.places:
            self.select_word()


class PositionExercise(ExerciseView):
    """A position to judge; when it is over, what can be made of it."""

    board: QLessBoardView

    def __init__(self, exercise: Exercise, lexicon: Lexicon, board: QLessBoardView) -> None:
        super().__init__(exercise, lexicon)
        self.board, self.puzzle = board, parse(exercise.puzzle)
        self.options: Options = exercise.options or Options()
        _fill(self, board)
        board.show_puzzle(self.puzzle)
        board.text_typed.connect(self.choose_by_key)
        board.rack_resized.connect(self.board_width_changed)

    def show_solution(self, puzzle: Puzzle, solution: Solution | None) -> None:
        """Show a position, and a solution that keeps its tiles if there is one."""
        self.board.show_puzzle(puzzle)
        if solution is not None:
            self.board.show_preview(self.board.open_grid.place_solution(solution.grid))


class JudgeGrid(PositionExercise):
    """Whether the grid can be finished."""

    def __init__(self, exercise: Exercise, lexicon: Lexicon) -> None:
        super().__init__(exercise, lexicon, QLessBoardView())
        self.hint_titles = (self.tr("Answer"),)

    def mark(self, answer: str, right: bool) -> None:
        self.board.reaction.show(tuple(self.board.open_grid.tiles), right)

    def show_hint(self, step: int) -> str:
        return self.exercise.answers[0]

    def answer_text(self, answer: str) -> str:
        return answer

    def reveal(self) -> None:
        self.show_solution(self.puzzle, self.exercise.solution)


class LiftWord(PositionExercise):
    """A word is chosen by its button, or on the grid: selected first, then lifted by a second click or Enter."""

    board: WordBoard

    def __init__(self, exercise: Exercise, lexicon: Lexicon) -> None:
        super().__init__(exercise, lexicon, WordBoard())
        self.over = False
        self._selected: frozenset[Place] = frozenset()
        self.setFocusProxy(self.board)
        several = len(exercise.choices) > 2
        self.hint_titles = (*([self.tr("A word that can stay")] if several else []), self.tr("Word"))
        self.board.cell_activated.connect(self._on_activated)

    @property
    def _lines(self) -> tuple[Line, ...]:
        return check(self.puzzle.letters, self.puzzle.tiles, self.lexicon, self.options).lines

    def _places(self, line: Line) -> frozenset[Place]:
        row, column = self.board.open_grid.origin
        return frozenset((row + tile.row, column + tile.column) for tile in line.tiles)

    def _on_activated(self, index: int) -> None:
        """The word selected before is chosen; another one has been selected now."""
        before, self._selected = self._selected, self.board.selection.places
        line = next((each for each in self._lines if self._places(each) == self._selected), None)
        if self.over or line is None:
            return
        word = line.text.upper()
        if word not in self.exercise.choices:
            self.refused.emit(self.tr("{} is not one of those to choose from").format(word))
        elif before == self._selected:
            self.answered.emit(word)
        else:
            self.refused.emit(self.tr("Once more to lift {}").format(word))

    def _places_of(self, choice: str) -> frozenset[Place]:
        line = next((each for each in self._lines if each.text.upper() == choice), None)
        return frozenset() if line is None else self._places(line)

    def show_choice(self, choice: str) -> None:
        self._selected = self._places_of(choice)
        self.board.select(self._selected)

    def mark(self, answer: str, right: bool) -> None:
        self.board.reaction.show(tuple(self._places_of(answer)), right, answer)

    def show_hint(self, step: int) -> str:
        if step == len(self.hint_titles) - 1:
            return self.exercise.answers[0]
        return next((choice for choice in self.exercise.choices if choice not in self.exercise.answers), "")

    def reveal(self) -> None:
        self.over = True
        self.board.select(())
        self.show_answer(self.exercise.answers[0])

    def show_answer(self, answer: str) -> None:
        lines = self._lines
        line = next(each for each in lines if each.text.upper() == answer)
        self.show_solution(without(self.puzzle, line, lines), self.exercise.solution[answer])


def _fill(view: ExerciseView, board: QLessBoardView) -> None:
    filled(bare(QVBoxLayout(view)), board)


def _grid(puzzle: Puzzle, rows: str) -> Puzzle:
    return puzzle.with_tiles(tiles_of(rows.split("/")))


def _keeps(puzzle: Puzzle, given: Puzzle) -> bool:
    """Whether the tiles of `given` are all on the grid of a puzzle, in the same places to each other."""
    return bool(_held(puzzle, given))


def _held(puzzle: Puzzle, given: Puzzle) -> frozenset[Tile]:
    """The tiles of `given` as they are on the grid of a puzzle; none if they are not all there."""
    first, tiles = given.tiles[0], frozenset(puzzle.tiles)
    for start in puzzle.tiles:
        down, right = start.row - first.row, start.column - first.column
        held = frozenset(Tile(tile.row + down, tile.column + right, tile.letter) for tile in given.tiles)
        if start.letter == first.letter and held <= tiles:
            return held
    return frozenset()


# What is looked for in pictures of Q-Less: dice on a table.


def letters_text(letters: Sequence[str], rows: int, columns: int) -> str:
    """The letters; a free game where they are not as many as the dice."""
    text = "".join(letters).lower()
    return text if len(text) == len(DICE) else f"{FREE}{text}"


SPEC = PictureSpec(
    letters_text,
    "scattered",
    (
        DiceChoice(phrase("The twelve dice"), tuple(tuple(die.upper()) for die in DICE)),
        DiceChoice(phrase("Any letters")),
    ),
    without=frozenset({"", "QU", "TH", "ER", "IN", "AN", "HE", "CL"}),
    count=len(DICE),
)


BOARDS = BareBoards(picture_of, view_of, SPEC)
