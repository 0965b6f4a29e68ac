"""Hints, one step at a time: found by one search, shown on ladder and board, forgotten when they no longer fit."""

from __future__ import annotations

from functools import partial, reduce

from PySide6.QtCore import QObject, QRect, QTimer, Signal

from qless_studio.engine.games.q_less.hints import GridHint
from qless_studio.ui.games.q_less import hint_texts
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.open_grid import OpenGrid, Place
from qless_studio.ui.games.q_less.parts import QLessParts
from qless_studio.ui.games.q_less.searches import all_hints
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.widgets.basic.scrolling import scroll_to
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder

SEARCH = "hints"
"""Name of the background search."""


class Hints(QObject):
    """The hint for the grid on the board, as far as it has been asked for."""

    step_shown = Signal(str)
    """The player took one more step of a hint: what it gives away."""

    def __init__(
        self, parts: QLessParts, board: QLessBoard, ladder: HintLadder, parent: QObject, *, covered: bool
    ) -> None:
        """`covered`: the ladder counts no solutions and says nothing before it is asked."""
        super().__init__(parent)
        self._analysis, self._board, self._ladder, self._covered = parts.analysis, board, ladder, covered
        self.searches = BackgroundSearches(parts.session, self)
        self.rungs: tuple[hint_texts.Rung, ...] = ()
        self.marks: list[dict[Place, str]] = []
        """The cells of the open grid that each rung marks, with the letters that belong there."""
        self._found_for = OpenGrid()
        self._shown = 0
        ladder.show_clicked.connect(parts.hint.trigger)
        ladder.closed.connect(self.forget)
        parts.analysis.grid_checked.connect(self.show_ladder)
        parts.analysis.search_ended.connect(self.show_ladder)
        self.show_ladder()

    def ask(self) -> None:
        """Show one more step; the first time, find them all."""
        session, searches = self._analysis.session, self.searches
        if self._shown and self._shown == len(self.rungs):
            session.message.emit(self.tr("There are no further hints for this grid"))
        elif self.rungs:
            self._show_next()
        elif session.lexicon is not None and not searches.running(SEARCH):
            work = partial(all_hints, session.puzzle, session.lexicon, session.options)
            searches.start(SEARCH, work, self._on_found)

    @property
    def shown(self) -> bool:
        """Whether any step of a hint is shown."""
        return self._shown > 0

    def follow(self, grid: OpenGrid) -> None:
        """Keep the hint on `grid` if it still fits; otherwise forget it.

        It fits while the grid is the one that it was found for, with some but not all letters of its word added.
        """
        if self._fits(grid):
            self._show_marks()
        else:
            self.forget()

    def forget(self) -> None:
        """Show no hint, and stop looking for one."""
        self.searches.cancel(SEARCH)
        self.rungs, self.marks, self._shown = (), [], 0
        self._board.show_hinted(())
        self.show_ladder()

    def show_ladder(self, *_: object) -> None:
        """Bring the ladder up to date with the hint, the live check and the number of solutions."""
        analysis = self._analysis
        known = ("", True) if self._covered else (analysis.ways, analysis.solvable)
        self._ladder.show_steps(*self._steps(*known))

    def _steps(self, ways: str, solvable: bool) -> tuple[list[tuple[str, str, str]], int]:
        """The steps of the ladder, and how many are shown; before there are hints, only their titles."""
        if self.rungs:
            return [rung.step(ways) for rung in self.rungs], self._shown
        started = bool(self._analysis.session.puzzle.tiles)
        return [(title, "", "") for title in hint_texts.titles(solvable, started)], 0

    def _fits(self, grid: OpenGrid) -> bool:
        before = self._found_for
        if not self.marks or (grid.puzzle.letters, grid.puzzle.free) != (before.puzzle.letters, before.puzzle.free):
            return False
        tiles, word = grid.tiles.items(), self.marks[-1].items()
        return before.tiles.items() <= tiles <= before.tiles.items() | word and not word <= tiles

    def _on_found(self, found: list[tuple[GridHint, ...]]) -> None:
        self._found_for = grid = self._board.open_grid
        self.rungs = hint_texts.rungs(grid.puzzle, found[-1], self._analysis.session.shown)
        row, column = grid.origin
        self.marks = [
            {(row + tile.row, column + tile.column): tile.letter for tile in rung.cells} for rung in self.rungs
        ]
        self._show_next()

    def _show_next(self) -> None:
        if self._shown < len(self.rungs):
            self._shown += 1
            self.step_shown.emit(self.rungs[self._shown - 1].gives.value)
            self.show_ladder()
            self._scroll_to_marks()
            self._show_marks()
            QTimer.singleShot(0, self, self._scroll_to_step)  # once it is laid out with its answer

    def _scroll_to_step(self) -> None:
        scroll_to(self._ladder.latest)
        self._scroll_to_marks()

    def _scroll_to_marks(self) -> None:
        shown = self.marks[: self._shown]
        indices = [self._board.index_of(place) for place in (shown[-1] if shown else ())]
        cells = [self._board.cells[index].rect for index in indices if index >= 0]
        if cells:
            scroll_to(self._board, reduce(QRect.united, cells))

    def _show_marks(self) -> None:
        """Mark the cells of the last step shown."""
        shown = self.marks[: self._shown]
        self._board.show_hinted(shown[-1] if shown else ())
