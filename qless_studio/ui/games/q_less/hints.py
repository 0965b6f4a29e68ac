"""Hints asked for one by one: searched for once, shown on the ladder and on the board, forgotten in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.ui.games.q_less import analysis, hint_texts
from qless_studio.ui.games.q_less.board import Board
from qless_studio.ui.games.q_less.open_grid import Place
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder


class Help(QObject):
    """`ways` says in how many ways the grid can be solved, as far as known; `taken` hears of each step shown."""

    def __init__(
        self,
        session: Session,
        board: Board,
        ladder: HintLadder,
        searches: BackgroundSearches,
        ways: Callable[[], str],
        taken: Callable[[], None],
    ) -> None:
        super().__init__(session)
        self._session, self._board, self._ladder, self._searches = session, board, ladder, searches
        self._ways, self._taken = ways, taken
        self.rungs: tuple[hint_texts.Rung, ...] = ()
        self.cells: list[dict[Place, str]] = []
        """What each rung marks on the board."""
        self.solvable = True
        """As far as is known; what the ladder asks depends on it before a hint is shown."""
        self._shown = 0

    def show_ladder(self) -> None:
        """Bring the ladder up to date."""
        if self.rungs:
            steps = [rung.step for rung in self.rungs]
            if self._ways() and self._shown and len(steps) == len(hint_texts.titles(True, True)):
                steps[0] = (steps[0][0], self.tr("Yes, {}").format(self._ways()), steps[0][2])
        else:
            laid = bool(self._session.puzzle.tiles)
            steps = [(title, "", "") for title in hint_texts.titles(self.solvable, laid)]
        self._ladder.show_steps(steps, min(self._shown, len(steps)))

    def forget(self) -> None:
        self._searches.cancel("hints")
        self.rungs, self.cells, self._shown = (), [], 0
        self._board.show_hinted(())
        self.show_ladder()

    def keeps(self, puzzle: Puzzle) -> bool:
        """Whether the puzzle only follows the hint: some of the word's letters are laid, not all."""
        if not self.cells or not self.cells[-1]:
            return False
        word, before = self.cells[-1], self._board.field
        expected = self._board.expected
        after = expected.tiles if expected is not None and expected.puzzle == puzzle else {}
        new = after.items() - before.tiles.items()
        follows = before.tiles.items() <= after.items() and new <= word.items()
        return bool(new) and follows and not word.items() <= after.items()

    def ask(self) -> None:
        """One step more."""
        if self.rungs:
            if self._shown < len(self.rungs):
                self._shown += 1
                self._taken()
                self.show_ladder()
                self.show_cells()
            return
        puzzle, options, lexicon = self._session.puzzle, self._session.options, self._session.lexicon
        if lexicon is None or self._searches.running("hints"):
            return
        work = lambda run: analysis.steps(puzzle, lexicon, options, run)  # noqa: E731
        self._searches.start("hints", work, self._on_found)

    def _on_found(self, found: list[Any]) -> None:
        self.rungs = hint_texts.rungs(self._session.puzzle, found[-1], self._ways())
        row, column = self._board.field.origin
        self.cells = [
            {(row + tile.row, column + tile.column): tile.letter for tile in rung.cells} for rung in self.rungs
        ]
        if self.rungs:
            self.ask()

    def show_cells(self) -> None:
        """Mark the cells of the last step shown."""
        shown = self.cells[: self._shown]
        self._board.show_hinted(shown[-1] if shown else ())
