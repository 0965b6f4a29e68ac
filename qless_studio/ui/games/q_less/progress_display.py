"""How much of the grid is done: a big figure, or one line where the panel is low."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.texts import clock_time, counted
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay


class ProgressDisplay(QWidget):
    """Dice placed, valid words, and the time if the clock is on."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._figures = ScoreDisplay(appearance)
        self._line = Elided(appearance, "", 14, 600)
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

    def show_progress(self, placed: int, total: int, words: int, seconds: float | None, free: bool) -> None:
        """`words` are the valid ones; `seconds` is None without a clock; `free`: a free game, with tiles for dice."""
        shown = (placed, total, words, None if seconds is None else int(seconds), free)
        if shown == self._shown:
            return
        self._shown, tr = shown, self.tr
        count = (f"{words}", counted(words, "word", "words"))
        big, unit = tr("{} of {}").format(placed, total), tr("tiles placed") if free else tr("dice placed")
        time = "" if seconds is None else clock_time(seconds)
        self._figures.show_figures(big, unit, [(time, tr("time")), count] if time else [count])
        parts = (f"{big} {unit}", " ".join(count), time)
        self._line.setText(", ".join(part for part in parts if part))

    def text(self) -> str:
        """The figures as a screen reader says them."""
        return self._figures.text()
