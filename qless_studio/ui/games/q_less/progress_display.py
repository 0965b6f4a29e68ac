"""How much of the grid is done: a big figure, or one line where the panel is low."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay


class ProgressDisplay(QWidget):
    """Dice placed, and small figures beside them."""

    def __init__(self) -> None:
        super().__init__()
        self._figures = ScoreDisplay()
        self._line = Elided("", "strong")
        self._line.hide()
        self._shown: object = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._figures)
        column.addWidget(self._line)

    def set_compact(self, compact: bool) -> None:
        """Show one line, which leaves room for the words below it."""
        self._figures.setVisible(not compact)
        self._line.setVisible(compact)

    def show_progress(self, puzzle: Puzzle, small: Sequence[tuple[str, str]]) -> None:
        """Show how many dice are placed; `small` are (number, label) pairs."""
        shown = (len(puzzle.tiles), len(puzzle.letters), puzzle.free, tuple(small))
        if shown == self._shown:
            return
        self._shown, tr = shown, self.tr
        big = tr("{} of {}").format(len(puzzle.tiles), len(puzzle.letters))
        unit = tr("tiles placed") if puzzle.free else tr("dice placed")
        self._figures.show_figures(big, unit, small)
        self._line.setText(", ".join([f"{big} {unit}", *(" ".join(pair) for pair in small)]))

    def text(self) -> str:
        """The figures as a screen reader says them."""
        return self._figures.text()
