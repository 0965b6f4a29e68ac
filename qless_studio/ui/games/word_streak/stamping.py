"""The palette of multipliers at work: stamping and dropping them on the tiles of a board."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint

from qless_studio.engine.grids import BLOCKED
from qless_studio.ui.games.word_streak.commands import WordStreakCommands
from qless_studio.ui.games.word_streak.legend import Legend
from qless_studio.ui.games.word_streak.palette import MultiplierPalette
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.widgets.basic.announce import announce


class Stamping(QObject):
    """Every multiplier put on a tile is one step of undo; a round ends stamping."""

    def __init__(
        self,
        palette: MultiplierPalette,
        legend: Legend,
        board: GridBoard,
        commands: WordStreakCommands,
        round: GamePlay,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._palette, self._legend, self._board = palette, legend, board
        self._commands, self._round = commands, round
        palette.stamp_changed.connect(self._on_stamp_changed)
        palette.dragged.connect(self._on_dragged)
        palette.dropped.connect(self._on_dropped)
        board.stamped.connect(self._on_stamped)
        board.stamping_ended.connect(palette.end_stamping)
        round.stage_changed.connect(self._on_stage_changed)

    def _on_stamp_changed(self, kind: str) -> None:
        board = self._board
        board.clear_trace()
        board.stamping = bool(kind)
        self._legend.show_stamp(kind)
        if kind:
            board.setFocus()
            announce(board, self._legend.hint)

    def _on_stamped(self, cell: int) -> None:
        if self._board.board.tiles[cell] != BLOCKED:
            self._commands.toggle_multiplier(cell, self._palette.stamp)

    def _cell_at(self, place: QPoint) -> int:
        """The tile at a place of the screen that can have a multiplier, or -1."""
        cell = self._board.cell_at(self._board.mapFromGlobal(place))
        return cell if cell >= 0 and self._board.board.tiles[cell] != BLOCKED else -1

    def _on_dragged(self, place: QPoint) -> None:
        self._board.mark_target(self._cell_at(place))

    def _on_dropped(self, kind: str, place: QPoint) -> None:
        self._board.mark_target(-1)
        cell = self._cell_at(place)
        if cell >= 0:
            self._commands.put_multiplier(cell, kind)

    def _on_stage_changed(self) -> None:
        self._palette.setEnabled(not self._round.playing)
        if self._round.playing:
            self._palette.end_stamping()
