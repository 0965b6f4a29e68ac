"""How much of the grid is done: a large figure, or one line where the panel is low."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.texts import counted
from qless_studio.ui.games.q_less.statistics import clock
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay


class Progress(QWidget):
    """Dice placed, words so far, and the time when it is wanted."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._figures = ScoreDisplay(appearance)
        self._line = Elided(appearance, "", 14, 600)
        self._line.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._figures)
        column.addWidget(self._line)

    def set_compact(self, compact: bool) -> None:
        """One line leaves room for the words beneath it."""
        self._figures.setVisible(not compact)
        self._line.setVisible(compact)

    def show_progress(self, laid: int, total: int, words: int, seconds: float | None, free: bool) -> None:
        """`words` are those that are right; `seconds` None without a clock."""
        tr = self.tr
        small = [(f"{words}", counted(words, "word", "words"))]
        if seconds is not None:
            small.insert(0, (clock(seconds), tr("time")))
        big, unit = tr("{} of {}").format(laid, total), tr("tiles placed") if free else tr("dice placed")
        self._figures.show_figures(big, unit, small)
        times = [figure if label == tr("time") else f"{figure} {label}" for figure, label in small]
        self._line.setText(", ".join((f"{big} {unit}", *reversed(times))))

    def text(self) -> str:
        """The figures as they are read out."""
        return self._figures.text()
