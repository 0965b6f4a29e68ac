"""A dialog with the player's record: how many rolls, how well, with which letters."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QGridLayout, QVBoxLayout, QWidget

from qless_studio.engine.games.q_less.statistics import Statistics
from qless_studio.engine.texts import clock_time, figure
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import Label, SectionHeader
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay

COLUMNS = 6
"""Letters side by side."""


class StatisticsDialog(QDialog):
    """Shows `Statistics`, and how many damaged lines of the record were set aside."""

    def __init__(self, appearance: Appearance, found: Statistics, damaged: int, parent: QWidget) -> None:
        super().__init__(parent)
        tr = self.tr
        self.setWindowTitle(tr("Q-Less statistics"))
        self.figures = ScoreDisplay(appearance)
        small = [(f"{found.streak}", tr("current streak")), (f"{found.longest_streak}", tr("longest streak"))]
        if found.best_seconds is not None and found.average_seconds is not None:
            small += [
                (clock_time(found.best_seconds), tr("best time")),
                (clock_time(found.average_seconds), tr("average time")),
            ]
        self.figures.show_figures(found.solved, tr("of {} rolls solved").format(figure(found.played)), small)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(12)
        column.addWidget(self.figures)
        self.sentence = Label(appearance, self._sentence(found), 14, 400, "text_dim", wrap=True)
        column.addWidget(self.sentence)
        if found.by_letter:
            column.addWidget(SectionHeader(appearance, tr("Solved, by letter on the dice")))
            column.addLayout(self._letters(appearance, found))
        if damaged:
            text = tr("Damaged history entries set aside: {}").format(damaged)
            column.addWidget(Label(appearance, text, 12, 500, "warn", wrap=True))
        close = Button(appearance, tr("Close"))
        close.clicked.connect(self.accept)
        column.addWidget(close)
        self.setMinimumWidth(appearance.theme.px(460))

    def _sentence(self, found: Statistics) -> str:
        if not found.played:
            return self.tr("No rolls played yet. Your games are recorded on this computer only.")
        numbers = (found.solved, found.played, found.without_hints)
        return self.tr("{} of {} solved, {} without hints").format(*map(figure, numbers))

    def _letters(self, appearance: Appearance, found: Statistics) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        for number, (letter, shown, solved) in enumerate(found.by_letter):
            percent = self.tr("{}%").format(round(100 * solved / shown))
            label = Label(appearance, f"{letter.upper()}  {percent}", 12, 500)
            label.setAccessibleName(f"{letter.upper()}: {solved} / {shown}")
            grid.addWidget(label, number // COLUMNS, number % COLUMNS)
        return grid
