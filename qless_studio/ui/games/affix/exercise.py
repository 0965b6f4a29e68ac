"""Exercises of Affix on its board: the prefix that leaves a full board, and a prefix for several suffixes."""

from __future__ import annotations

import math

from PySide6.QtWidgets import QVBoxLayout

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.games.affix.content import (
    BoardContent,
    Edge,
    EdgeState,
    Spot,
    content_of,
    fit_to,
    unchecked,
    word_state,
)
from qless_studio.engine.games.affix.puzzle import (
    RING,
    SHIPPED,
    BoardGraph,
    Options,
    PrefixNode,
    Puzzle,
    SuffixNode,
    find_board,
    parse_puzzle,
)
from qless_studio.engine.games.affix.review import LEAVES
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import capitalised, counted
from qless_studio.ui.games.affix.board import AffixBoard
from qless_studio.ui.tab.exercise_view import EditedExercise, ExerciseView
from qless_studio.ui.tab.game_view import BareBoards
from qless_studio.ui.widgets.basic.layout import bare, filled

RADIUS = 200
"""Radius of the ring of suffixes around one prefix, in the units of board files."""


def view_of(exercise: Exercise, lexicon: Lexicon) -> ExerciseView:
    kind = LeavesABoard if exercise.kind == LEAVES else SharedPrefix
    return kind(exercise, lexicon)


class AffixExercise(EditedExercise[Puzzle]):
    """A board and what may be typed on it: a prefix at one node."""

    def __init__(self, exercise: Exercise, lexicon: Lexicon, puzzle: Puzzle) -> None:
        super().__init__(exercise, lexicon, puzzle)
        self.options: Options = exercise.options or Options()
        self.board = AffixBoard()
        self.board.language = lambda: lexicon.language
        filled(bare(QVBoxLayout(self)), self.board)
        self.setFocusProxy(self.board)
        self.board.puzzle_edited.connect(self._on_edited)
        self.board.refused.connect(self.refused)

    def entered(self, prefix: str) -> None:
        """A prefix was typed at the node that the exercise is about."""
        raise NotImplementedError

    @property
    def node(self) -> str:
        """The name of that node."""
        return self.exercise.about

    def go_to_node(self) -> None:
        """Put the cursor on the node."""
        self.board.go_to_node(self.node)

    def _on_edited(self, puzzle: Puzzle, _: str) -> None:
        before, now = dict(self.value.placed), dict(puzzle.placed)
        changed = {node for node in before.keys() | now.keys() if before.get(node) != now.get(node)}
        if self.over or changed != {self.node}:
            self.show_value()
            if not self.over:
                self.board.reaction.show([self.board.spot_of(node) for node in changed], False)
                self.refused.emit(self.tr("Type a prefix at the node with the ring"))
                self.go_to_node()
        else:
            self.edit(puzzle)
            if self.node in now:
                self.entered(now[self.node])


class LeavesABoard(AffixExercise):
    """Asks which of several prefixes leaves a full board; the board shows the prefix at whose button the player is."""

    def __init__(self, exercise: Exercise, lexicon: Lexicon) -> None:
        super().__init__(exercise, lexicon, parse_puzzle(exercise.puzzle))
        wrong = self.tr("One that leads to a dead end")
        self.hint_titles = (*([wrong] if len(exercise.choices) > 2 else []), capitalised(self.tr("prefix")))
        self.board.text_typed.connect(self.choose_by_key)
        self.show_value()
        self.go_to_node()

    def show_value(self) -> None:
        board = find_board(self.options.board)
        self.board.show_content(content_of(board, self.value, self.lexicon, self.options))

    def entered(self, prefix: str) -> None:
        choice = f"{prefix.upper()}-"
        if choice in self.exercise.choices:
            self.answered.emit(choice)
        else:
            self.undo()
            self.board.reaction.show([self.board.spot_of(self.node)], False, self.answer_text(choice))
            self.refused.emit(self.tr("{} is not one of those to choose from").format(self.answer_text(choice)))

    def mark(self, answer: str, right: bool) -> None:
        self.board.reaction.show([self.board.spot_of(self.node)], right, self.answer_text(answer))

    def show_choice(self, choice: str) -> None:
        if self.node not in dict(self.value.placed):
            self.go_to_node()
            self.board.show_preview(choice.rstrip("-").lower())

    def answer_text(self, answer: str) -> str:
        return answer.replace("-", "–")

    def show_hint(self, step: int) -> str:
        right = self.exercise.answers[0]
        if step == len(self.hint_titles) - 1:
            return self.answer_text(right)
        return self.answer_text(next(choice for choice in self.exercise.choices if choice != right))

    def reveal(self) -> None:
        super().reveal()
        self.show_answer(self.exercise.answers[0])

    def show_answer(self, answer: str) -> None:
        """A full board with it."""
        self.value = self.exercise.solution
        self.show_value()
        self.go_to_node()


class SharedPrefix(AffixExercise):
    """One prefix in the middle of its suffixes."""

    def __init__(self, exercise: Exercise, lexicon: Lexicon) -> None:
        super().__init__(exercise, lexicon, parse_puzzle(exercise.about))
        self._graph = _ring_of(len(self.value.suffixes))
        self._target: str = exercise.solution
        """The answer that the hints are about."""
        self.hint_titles = (self.tr("How many prefixes fit?"), self.tr("First letter"), capitalised(self.tr("prefix")))
        self.show_value()
        self.go_to_node()

    @property
    def node(self) -> str:
        return self._graph.nodes[0].name

    def show_value(self) -> None:
        placed, edges = dict(self.value.placed).get(self.node, ""), {}
        for number, place in self._graph.edges:
            suffix, name = self.value.suffixes[place], self._graph.suffixes[place].name
            state = word_state(placed, suffix, self.lexicon, self.options) if placed else EdgeState.OPEN
            edges[number, place] = Edge(self.node, name, placed + suffix if placed else "", state)
        self.board.show_content(BoardContent(self._graph, self.value, edges, options=self.options))

    def entered(self, prefix: str) -> None:
        self.answered.emit(prefix)

    def answer_text(self, answer: str) -> str:
        return f"{answer.upper()}–"

    def show_hint(self, step: int) -> str:
        count = len(self.exercise.answers)
        if step == 0:
            return counted(count, "{} prefix", "{} prefixes")
        if step == 1:
            return self._target[0].upper()
        return self.answer_text(self._target)

    def reveal(self) -> None:
        super().reveal()
        if dict(self.value.placed).get(self.node) not in self.exercise.answers:
            self.show_answer(self._target)

    def show_answer(self, answer: str) -> None:
        self.value = self.value.with_prefix(self.node, answer)
        self.show_value()


def _ring_of(count: int) -> BoardGraph:
    """One prefix node in the middle of this many suffixes; the first of them above it, or two at its sides."""
    turn = math.tau / count
    angles = [turn * place - (math.pi / 2 if count > 2 else math.pi) for place in range(count)]
    suffixes = tuple(
        SuffixNode(RING[place], round(RADIUS * math.cos(angle)), round(RADIUS * math.sin(angle)))
        for place, angle in enumerate(angles)
    )
    node = PrefixNode(RING[:count], tuple(range(count)), 0, 0)
    return BoardGraph("ring", "", suffixes, (node,))


# A board as a picture for a help page; two suffixes get a small board of their own.

PAIR = BoardGraph(
    "pair",
    "",
    (SuffixNode("X", -100, 60), SuffixNode("Y", 100, 60)),
    (PrefixNode("XY", (0, 1), -100, -60), PrefixNode("XY2", (0, 1), 100, -60)),
)
SMALL, LARGE = (336, 208), (560, 420)
"""Sizes at 100 %: of that board, and of the others."""


def picture_of(puzzle: Puzzle, marked: str) -> AffixBoard:
    """The first board with as many suffixes as the puzzle has, words on its lines; `marked` has no effect.

    Without any, a small board whose nodes are all open.
    """
    boards = (PAIR, *map(find_board, SHIPPED))
    board = next((board for board in boards if len(board.suffixes) == len(puzzle.suffixes)), PAIR)
    picture = AffixBoard()
    picture.portrayed = True  # without the cursor
    picture.resize(*(picture.theme.px(length) for length in (SMALL if board is PAIR else LARGE)))
    picture.show_content(unchecked(board, fit_to(board, puzzle)))
    picture.go_to(Spot(False, 0))  # where space is short, words at the cursor's prefix would be shown
    picture.refresh()
    return picture


BOARDS = BareBoards(picture_of, view_of)
