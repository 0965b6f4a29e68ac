"""The answer to dice just laid: the words that they are part of turn green, runs that are no word shake."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from PySide6.QtCore import QCoreApplication, QObject

from qless_studio.engine.games.q_less.check import Checked, LineState
from qless_studio.engine.texts import say
from qless_studio.ui.games.q_less.open_grid import Place
from qless_studio.ui.games.q_less.view import QLessBoardView
from qless_studio.ui.widgets.basic.announce import announce


class LaidDice(QObject):
    """The dice on a board that no answer was given to yet."""

    def __init__(self, board: QLessBoardView) -> None:
        super().__init__(board)
        self._board = board
        self._places: frozenset[Place] = frozenset()
        self._checked: Checked | None = None
        board.typing_ended.connect(self._on_typing_ended)

    def add(self, places: Iterable[Place]) -> None:
        self._places, self._checked = self._places.union(places), None

    def forget(self) -> None:
        """Show no answer any more."""
        self._places = frozenset()
        self._board.reaction.clear()

    def answer(self, checked: Checked | None) -> None:
        """Answer by what the check says of the grid; a word being typed is answered once it is."""
        self._checked = checked
        if checked is None or not self._places:
            return
        board, grid = self._board, self._board.open_grid
        row, column = grid.origin
        runs = [(line, [(row + tile.row, column + tile.column) for tile in line.tiles]) for line in checked.lines]
        runs = [(line, places) for line, places in runs if self._places.intersection(places)]
        typed = [places for line, places in runs if not line.valid and board.is_unfinished(line)]
        wrong = [(line, places) for line, places in runs if not line.valid and places not in typed]
        words = [(line, places) for line, places in runs if line.state is LineState.WORD]
        self._places = self._places.intersection(chain.from_iterable(typed))
        shown = wrong or words
        if not shown:
            return
        places = dict.fromkeys(place for _, run in shown for place in run)
        if checked.finished:
            places = {**dict.fromkeys(sorted(grid.tiles.keys() - places)), **places}
        placed = QCoreApplication.translate("QLessBoard", "{} of {}").format(len(grid.tiles), len(grid.puzzle.letters))
        board.reaction.show(tuple(places), not wrong, "" if wrong else placed)
        said = [say("{}: {}", line.text.upper(), say(line.state.value)) for line, _ in shown]
        announce(board, ", ".join([*said, *([] if wrong else [placed])]))

    def _on_typing_ended(self) -> None:
        self.answer(self._checked)
