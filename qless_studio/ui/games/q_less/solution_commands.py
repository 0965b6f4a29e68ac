"""The commands on the solutions: filter them, show one on the board, place it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.q_less.puzzle import Solution
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.solutions import SolutionsPanel
from qless_studio.ui.tab.actions import command
from qless_studio.ui.tab.session import Session


class SolutionCommands(QObject):
    """Shows the selected solution on the board, where the player's tiles stay as they are, and can place it."""

    solution_shown = Signal(object)
    """The solution now shown on the board; None: the player's tiles."""

    def __init__(self, session: Session, board: QLessBoard, solutions: SolutionsPanel, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._board, self._solutions = session, board, solutions
        self.covered = False
        """Whether no solution may be shown."""
        tr = self.tr
        self.filter = command(
            parent, "q_less_filter", tr("Filter solutions"), solutions.open_filters, "Ctrl+F", icon="sliders"
        )
        self.place = command(
            parent, "q_less_place", tr("Place displayed solution"), self._place_selected, "Ctrl+Return", icon="check"
        )
        self.back = command(parent, "q_less_back", tr("Back to grid"), self.end_preview, "Ctrl+Shift+Backspace")
        solutions.chosen.connect(self._preview)
        solutions.activated.connect(self._place)
        solutions.back.clicked.connect(self.back.trigger)
        board.preview_left.connect(self.end_preview)

    @property
    def actions(self) -> tuple[QAction, ...]:
        """All of them, in menu order."""
        return self.filter, self.place, self.back

    def show_example(self, solution: Solution) -> None:
        """Show a solution that need not be in the list, such as one with a die less or a die turned."""
        self._solutions.choose(solution)
        self._preview(solution)

    def end_preview(self) -> None:
        """Show the player's tiles again."""
        self._solutions.choose(None)
        self._preview(None)
        self._board.setFocus()

    def set_covered(self, covered: bool) -> None:
        """Show no solution while the answers are covered."""
        self.covered = covered
        if covered:
            self.end_preview()
        self.update()

    def update(self) -> None:
        """Enable what makes sense for the displayed solution: placing one takes the same letters."""
        self.filter.setEnabled(bool(self._session.puzzle.letters) and not self.covered)
        solution = self._solutions.selected
        letters = "" if solution is None else "".join(solution.grid).replace(".", "")
        fits = solution is not None and sorted(self._session.puzzle.letters) == sorted(letters)
        self.place.setEnabled(fits)
        self._solutions.place.setEnabled(fits)
        self.back.setEnabled(solution is not None)

    def _preview(self, solution: Solution | None) -> None:
        grid = self._board.open_grid
        self._board.show_preview(None if solution is None else grid.place_solution(solution.grid))
        self.update()
        self.solution_shown.emit(solution)

    def _place_selected(self) -> None:
        if self._solutions.selected is not None:
            self._place(self._solutions.selected)

    def _place(self, solution: Solution) -> None:
        self._board.replace_tiles(self._board.open_grid.place_solution(solution.grid), self.tr("Place solution"))
        self.end_preview()
