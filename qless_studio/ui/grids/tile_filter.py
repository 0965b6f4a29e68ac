"""Only the words through one tile: chosen by a click on it, and named above the list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from qless_studio.engine.grids import UNPLAYABLE, FoundWord
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.edits import TileMark
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.basic.flow import bare, filled
from qless_studio.ui.widgets.basic.labels import Elided


class TileFilter(QObject):
    """The tile, and the words through it. Another click on it, Escape, a trace or another board brings all back."""

    changed = Signal()
    """The tile chosen has changed; there may be none."""

    def __init__(self, rules: GridRules[Any, Any], board: GridBoard, analysis: GridAnalysis, parent: QObject) -> None:
        super().__init__(parent)
        self._rules, self._board, self._analysis = rules, board, analysis
        self._words: frozenset[str] = frozenset()
        self.cell = -1
        """The tile; -1 for none."""
        self.enabled = True
        """Whether a click on a tile chooses it."""
        board.tile_chosen.connect(self._on_chosen)
        board.trace_changed.connect(self.clear)
        analysis.cleared.connect(self.clear)
        analysis.finished.connect(self._on_finished)

    def passes(self, found: FoundWord) -> bool:
        """Whether a word may be listed."""
        return self.cell < 0 or found.word in self._words

    def text(self) -> str:
        """How many words lead through the tile; "" while there is none."""
        if self.cell < 0:
            return ""
        count, tile = len(self._words), self._rules.board.tiles[self.cell]
        letters = edits.letters_shown(tile) or tile
        return counted(count, "{} word through {}", "{} words through {}", figure(count), letters)

    def mark(self, marks: Sequence[TileMark]) -> tuple[TileMark, ...]:
        """The marks of the tiles, with the tile marked too."""
        found = list(marks) or [TileMark()] * len(self._rules.board.tiles)
        if self.cell >= 0:
            found[self.cell] = found[self.cell]._replace(marked=True)
        return tuple(found)

    def clear(self) -> None:
        """List all words again."""
        if self.cell >= 0:
            self.cell, self._words = -1, frozenset()
            self.changed.emit()

    def _on_chosen(self, cell: int) -> None:
        if cell == self.cell or self._rules.board.tiles[cell] in UNPLAYABLE:
            self.clear()
        elif self.enabled and self._analysis.words:
            self.cell = cell
            self._find()

    def _on_finished(self) -> None:
        if self.cell >= 0:
            self._find()

    def _find(self) -> None:
        from qless_studio.engine.grids.review import words_through

        rules = self._rules
        through = words_through(self.cell, self._analysis.words, rules.tiles(), rules.near())
        self._words = frozenset(found.word for found in through)
        self.changed.emit()
        announce(self._board, self.text())


class TileNote(QWidget):
    """Names the tile whose words are listed, with a button for all words; hidden while there is none."""

    def __init__(self, filter: TileFilter) -> None:
        super().__init__()
        self._filter = filter
        self.label = Elided("", "section")
        self.all = IconButton("cross", self.tr("List all words"), flat=True, act=filter.clear)
        filled(bare(QHBoxLayout(self)), (self.label, 1), self.all)
        filter.changed.connect(self._show)
        self.hide()

    def _show(self) -> None:
        text = self._filter.text()
        self.label.setText(text)
        self.setVisible(bool(text))
