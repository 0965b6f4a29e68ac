"""The commands of the Q-Less tab that other games have not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Protocol

from qless_studio.engine.games.q_less.puzzle import Solution, alphabetical
from qless_studio.engine.play import Stage
from qless_studio.engine.texts import phrase, say
from qless_studio.ui.games.q_less.moves import lift_word
from qless_studio.ui.tab.commands import Command, Family, Menu, command
from qless_studio.ui.tab.play_actions import GameCommands
from qless_studio.ui.tab.session import Session

if TYPE_CHECKING:
    from qless_studio.ui.games.q_less.board import QLessBoard

GAME = Menu.GAME


class Aids(Protocol):
    """What the commands ask of the board in front and of what is shown on it."""

    board: QLessBoard
    solution: Solution | None

    @property
    def placeable(self) -> bool: ...
    def place_solution(self, solution: Solution) -> None: ...
    def end_preview(self) -> object: ...


class GridTab(Protocol):
    """What the commands ask of their tab; its properties are explained there."""

    @property
    def session(self) -> Session: ...
    @property
    def stage_in_front(self) -> Stage: ...
    @property
    def aids(self) -> Aids: ...
    @property
    def aids_if_built(self) -> Aids | None: ...
    def type_letters(self) -> None: ...
    def ask_to_claim(self) -> None: ...
    def focus_board(self) -> None: ...


def _no_tiles(owner: GridCommands) -> str:
    return owner.no_tiles()


def _move(name: str, text: str, rows: int, columns: int) -> Command:
    """Only in Search: with the keyboard one drags the grid."""
    move: Callable[[GridCommands], object] = lambda owner: owner.move_grid(rows, columns)  # noqa: E731
    return Command(f"q_less_move_{name}", text, move, when=_no_tiles)


class GridCommands(GameCommands):
    """Commands on grid and rack; each gets the board when it is triggered."""

    _tab: GridTab

    def __init__(self, tab: GridTab) -> None:
        super().__init__(tab)
        self._session = tab.session
        self.make_actions(self.widget)

    # what can be done

    @property
    def _paused(self) -> bool:
        return self._tab.stage_in_front is Stage.PAUSED

    def no_tiles(self) -> str:
        """Why nothing can be done with the grid, "" if something can."""
        if self._paused:
            return say("the game is paused")
        return "" if self._session.puzzle.tiles else say("no tile is on the grid")

    def _no_letters(self) -> str:
        if self._paused:
            return say("the game is paused")
        return "" if self._session.puzzle.letters else say("there is no puzzle")

    def _nothing_to_place(self) -> str:
        aids = self._tab.aids_if_built
        return "" if aids is not None and aids.placeable else say("no solution is shown")

    def _nothing_shown(self) -> str:
        aids = self._tab.aids_if_built
        return "" if aids is not None and aids.solution is not None else say("no solution is shown")

    def _no_claim(self) -> str:
        running = self._tab.stage_in_front is Stage.RUNNING
        return "" if running and not self._session.puzzle.free else say("no game is running")

    # letters and solutions

    @command("q_less_letters", phrase("Type letters"), "Ctrl+T", icon="pencil", at=GAME.at(3, 1))  # fmt: skip
    def letters(self) -> None:
        self._tab.type_letters()

    @command("q_less_claim", phrase("No solution…"), at=GAME.at(3, 2), when=_no_claim,
             words=phrase("claim; impossible; cannot be done"))  # fmt: skip
    def claim(self) -> None:
        self._tab.ask_to_claim()

    @command("q_less_lift", phrase("Lift word"), "Ctrl+Backspace", at=GAME.at(3, 3), when=_no_tiles)  # fmt: skip
    def lift(self) -> None:
        """Return the word at the cursor to the rack; letters that another word needs stay."""
        board = self._tab.aids.board
        if board.place in board.open_grid.tiles:
            move = lift_word(board.open_grid, board.place, board.down)
            board.replace_tiles(move.tiles, move.text)
        else:
            board.refused.emit(self.tr("There is no word at the cursor"))

    @command("q_less_select", phrase("Select word"), "Ctrl+Shift+W", at=GAME.at(3, 4), when=_no_tiles)  # fmt: skip
    def select(self) -> None:
        """Select the word at the cursor, to be moved or returned to the rack."""
        board = self._tab.aids.board
        board.setFocus()
        if not board.select_word():
            board.refused.emit(self.tr("There is no word at the cursor"))

    @command("q_less_place", phrase("Place solution"), "Ctrl+Return", icon="check", at=GAME.at(3, 5),
             when=_nothing_to_place)  # fmt: skip
    def place(self) -> None:
        aids = self._tab.aids
        if aids.solution is not None:
            aids.place_solution(aids.solution)

    @command("q_less_back", phrase("Back to grid"), "Ctrl+Shift+Backspace", at=GAME.at(3, 6), when=_nothing_shown)
    def back(self) -> None:
        self._tab.aids.end_preview()

    # the grid

    @command("q_less_clear", phrase("Clear grid"), "Ctrl+Shift+X", icon="trash", at=GAME.at(3, 7), when=_no_tiles,
             words=phrase("clear; empty; remove; put back"))  # fmt: skip
    def clear(self) -> None:
        self._tab.aids.board.replace_tiles({}, say("Clear grid"))
        self._tab.focus_board()

    @command("q_less_turn", phrase("Swap rows and columns"), "Ctrl+Shift+T", icon="rotate", at=GAME.at(3, 8),
             when=_no_tiles, words=phrase("transpose; turn; rotate; mirror"))  # fmt: skip
    def swap(self) -> None:
        board = self._tab.aids.board
        swapped = {(column, row): letter for (row, column), letter in board.open_grid.tiles.items()}
        board.replace_tiles(swapped, say("Swap rows and columns"))

    @command("q_less_centre", phrase("Centre grid"), "Ctrl+M", at=GAME.at(3, 9), when=_no_tiles)
    def centre(self) -> None:
        board = self._tab.aids.board
        board.show_at(board.open_grid.centred())

    moves = Family(
        (
            _move("up", phrase("Move grid up"), -1, 0),
            _move("down", phrase("Move grid down"), 1, 0),
            _move("left", phrase("Move grid left"), 0, -1),
            _move("right", phrase("Move grid right"), 0, 1),
        )
    )

    def move_grid(self, rows: int, columns: int) -> None:
        """Move all tiles."""
        self._tab.aids.board.move_grid(rows, columns)

    # the rack

    @command("q_less_shuffle", phrase("Shuffle rack"), when=_no_letters)
    def shuffle(self) -> None:
        letters = list(self._session.puzzle.letters)
        Random().shuffle(letters)
        self._order("".join(letters), say("Shuffle rack"))

    @command("q_less_sort", phrase("Sort rack"), when=_no_letters)
    def sort(self) -> None:
        self._order(alphabetical(self._session.puzzle.letters), say("Sort rack"))

    def _order(self, letters: str, undo_text: str) -> None:
        self._session.edit(replace(self._session.puzzle, letters=letters), undo_text)
