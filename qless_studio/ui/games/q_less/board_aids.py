"""The board of a page: it follows the puzzle and its check, and shows hints or a solution over the grid."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.games.q_less.puzzle import Puzzle, Solution
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.empty_state import QLessEmptyState
from qless_studio.ui.games.q_less.hints import GridHints
from qless_studio.ui.games.q_less.parts import QLessParts
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder


class BoardAids(QObject):
    """A solution that is shown leaves the player's tiles as they are, and may be one of other letters."""

    solution_shown = Signal(object)
    """The solution now shown on the board; None: the player's tiles."""

    def __init__(
        self, parts: QLessParts, board: QLessBoard, ladder: HintLadder, places: GamePage, play: GamePlay | None = None
    ) -> None:
        """In a game the ladder must not say more than it is asked for, and the panel has the button for another."""
        super().__init__(places)
        self._session, self._analysis = parts.session, parts.analysis
        self.board, self.hints = board, GridHints(parts, board, ladder, places, play)
        self.solution: Solution | None = None
        """The one that is shown."""
        self.empty_state = QLessEmptyState(parts.rolls.roll, parts.letters, primary=play is None)
        board.set_empty_state(self.empty_state)
        session = self._session
        session.puzzle_changed.connect(self._on_puzzle_changed)
        session.options_changed.connect(self._on_rules_changed)
        session.lexicon_changed.connect(self._on_rules_changed)
        self._analysis.grid_checked.connect(self._show_check)
        self.hints.hints.taken.connect(self._on_hint_taken)
        board.refused.connect(session.message)
        board.preview_left.connect(self.end_preview)
        board.rack_resized.connect(places.set_board_width)
        board.language = session.language
        board.show_puzzle(session.puzzle)
        self._show_check()

    def show_solution(self, solution: Solution | None) -> None:
        """Show a solution; None: the player's tiles again."""
        self.solution = solution
        grid = None if solution is None else self.board.open_grid.place_solution(solution.grid)
        self.board.show_preview(grid)
        self.solution_shown.emit(solution)

    def end_preview(self) -> None:
        """Show the player's tiles again, and go on with them."""
        self.show_solution(None)
        self.board.setFocus()

    @property
    def placeable(self) -> bool:
        """Whether the solution shown is one of the letters of the puzzle."""
        letters = "" if self.solution is None else "".join(self.solution.grid).replace(".", "")
        return bool(letters) and sorted(letters) == sorted(self._session.puzzle.letters)

    def place_solution(self, solution: Solution) -> None:
        """Put the tiles of a solution on the grid."""
        board = self.board
        board.replace_tiles(board.open_grid.place_solution(solution.grid), self.tr("Place solution"))
        self.end_preview()

    def leave(self) -> bool:
        """Leave the solution shown, or else the hints; whether there was either."""
        if self.solution is not None:
            self.end_preview()
        elif self.hints.shown:
            self.hints.forget()
        else:
            return False
        return True

    def clear(self) -> None:
        """Show neither hints nor a solution."""
        self.hints.forget()
        if self.solution is not None:
            self.show_solution(None)

    def _on_puzzle_changed(self, puzzle: Puzzle) -> None:
        self.board.show_puzzle(puzzle)
        self.hints.follow(self.board.open_grid)
        if self.solution is not None:
            self.show_solution(None)

    def _on_rules_changed(self, _: object) -> None:
        self.board.language = self._session.language
        self.hints.forget()

    def _show_check(self) -> None:
        check = self._analysis.check
        if check is not None:
            self.board.show_check(check.checked)

    def _on_hint_taken(self, _: object) -> None:
        if self.solution is not None:  # which would hide the cells that the hint marks
            self.end_preview()
