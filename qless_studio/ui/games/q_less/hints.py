"""Hints for the grid: found by one search, shown on ladder and board, forgotten when they no longer fit."""

from __future__ import annotations

from functools import partial, reduce

from PySide6.QtCore import QObject, QRect, QTimer

from qless_studio.engine.games.q_less.hints import GridHint
from qless_studio.ui.games.q_less import hint_texts
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.open_grid import OpenGrid, Place
from qless_studio.ui.games.q_less.parts import QLessParts
from qless_studio.ui.games.q_less.searches import all_hints
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.hints import Hints, HintStep
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.widgets.basic.scrolling import scroll_to
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder

SEARCH = "hints"
"""Name of the background search."""


class GridHints(QObject):
    """The hint for the grid on the board, as far as it has been asked for."""

    def __init__(
        self, parts: QLessParts, board: QLessBoard, ladder: HintLadder, places: GamePage, play: GamePlay | None
    ) -> None:
        """In a game the ladder counts no solutions and says nothing before it is asked."""
        super().__init__(places)
        self._analysis, self._board, self._covered = parts.analysis, board, play is not None
        self.searches = BackgroundSearches(parts.session, self)
        self.hints = Hints(ladder, places, self._find, (), play, scrolls=False)  # the marks are scrolled to as well
        self.marks: list[dict[Place, str]] = []
        """The cells of the open grid that each step marks, with the letters that belong there."""
        self._found: tuple[GridHint, ...] = ()
        self._found_for = OpenGrid()
        ladder.closed.connect(self.forget)
        self.hints.taken.connect(self._on_taken)
        parts.analysis.grid_checked.connect(self.show_ladder)
        parts.analysis.search_ended.connect(self.show_ladder)
        self.show_ladder()

    def ask(self) -> None:
        """Show one more step; the first time, find them all."""
        if self.shown and self.hints.shown == len(self.hints.steps):
            self._analysis.session.message.emit(self.tr("There are no further hints for this grid"))
        else:
            self.hints.ask()

    @property
    def shown(self) -> bool:
        """Whether any step of a hint is shown."""
        return self.hints.shown > 0

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
        self._found, self.marks = (), []
        self._board.show_hinted(())
        self.hints.close()
        self.show_ladder()

    def show_ladder(self, *_: object) -> None:
        """Bring the ladder up to date with the hint, the live check and the number of solutions."""
        solvable, started = self._covered or self._analysis.solvable, bool(self._analysis.session.puzzle.tiles)
        self.hints.titles = hint_texts.titles(solvable, started)
        self.hints.renew(self._steps(), self.hints.shown)

    def _steps(self) -> tuple[HintStep, ...]:
        ways = "" if self._covered else self._analysis.ways
        return hint_texts.steps(self._found_for.puzzle, self._found, self._analysis.session.shown, ways)

    def _fits(self, grid: OpenGrid) -> bool:
        before = self._found_for
        if not self.marks or (grid.puzzle.letters, grid.puzzle.free) != (before.puzzle.letters, before.puzzle.free):
            return False
        tiles, word = grid.tiles.items(), self.marks[-1].items()
        return before.tiles.items() <= tiles <= before.tiles.items() | word and not word <= tiles

    def _find(self) -> None:
        session = self._analysis.session
        if session.lexicon is not None and not self.searches.running(SEARCH):
            work = partial(all_hints, session.puzzle, session.lexicon, session.options)
            self.searches.start(SEARCH, work, self._on_found)

    def _on_found(self, found: list[tuple[GridHint, ...]]) -> None:
        self._found, self._found_for = found[-1], self._board.open_grid
        steps = self._steps()
        row, column = self._found_for.origin
        self.marks = [{(row + tile.row, column + tile.column): tile.letter for tile in step.hint} for step in steps]
        self.hints.found(steps)

    def _on_taken(self, _: HintStep) -> None:
        self._scroll_to_marks()
        self._show_marks()
        QTimer.singleShot(0, self, self._scroll_to_step)  # once it is laid out with its answer

    def _scroll_to_step(self) -> None:
        scroll_to(self.hints.ladder.latest)
        self._scroll_to_marks()

    def _scroll_to_marks(self) -> None:
        indices = [self._board.index_of(place) for place in self._marked]
        cells = [self._board.cells[index].rect for index in indices if index >= 0]
        if cells:
            scroll_to(self._board, reduce(QRect.united, cells))

    @property
    def _marked(self) -> tuple[Place, ...]:
        """The cells of the last step shown."""
        return tuple(self.marks[self.hints.shown - 1]) if self.shown and self.marks else ()

    def _show_marks(self) -> None:
        self._board.show_hinted(self._marked)
