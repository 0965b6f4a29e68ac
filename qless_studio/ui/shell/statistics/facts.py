"""Rows of figures, and what was solved by letter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from qless_studio.engine.texts import figure
from qless_studio.ui.shell.statistics.figures import Facts, percent
from qless_studio.ui.widgets.basic.flow import bare
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label
from qless_studio.ui.widgets.basic.themed import (
    TRAILING,
    SelfPainted,
    by_width,
    fill,
    put_text,
    text_width,
    wrapped_lines,
)

ROW, LINE = 32, 20
LETTERS_IN_A_ROW = 5


class _FactRow(SelfPainted, QLabel):
    """A label, its figure at the end, and a line below; a QLabel, so that screen readers read it."""

    room = least = (160, ROW)

    def __init__(self) -> None:
        super().__init__()
        self._label = self._value = ""
        by_width(self)

    def show_fact(self, label: str, value: str) -> None:
        self._label, self._value = label, value
        self.setText(f"{label}: {value}")
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.theme.px(ROW + LINE * (len(self._lines(width)) - 1))

    def _lines(self, width: int) -> list[str]:
        value = text_width(self.theme.font(14, 600, tabular=True), self._value)
        return wrapped_lines(self.theme.font(14, 400), self._label, width - value - self.theme.px(12))

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        line = QRectF(0, 0, self.width(), theme.px(ROW))
        figures = theme.font(14, 600, tabular=True)
        put_text(painter, line, self._value, figures, theme.color("text"), TRAILING, self.mirrored)
        for text in self._lines(self.width()):
            put_text(painter, line, text, theme.font(14, 400), theme.color("text_dim"), mirrored=self.mirrored)
            line.translate(0, theme.px(LINE))
        fill(painter, QRectF(0, self.height() - 1, self.width(), 1), theme.color("line"))


class FactRows(QWidget):
    """(label, figure) pairs, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[_FactRow] = []
        self._column = bare(QVBoxLayout(self), 0)

    def show_facts(self, facts: Facts) -> None:
        while len(self._rows) < len(facts):
            self._rows.append(_FactRow())
            self._column.addWidget(self._rows[-1])
        for place, row in enumerate(self._rows):
            row.setVisible(place < len(facts))
            if place < len(facts):
                row.show_fact(*facts[place])
        self.setVisible(bool(facts))


class LetterRows(QWidget):
    """The share of what was solved, for each letter that was there."""

    def __init__(self) -> None:
        super().__init__()
        self._labels: list[QLabel] = []
        column = bare(QVBoxLayout(self))
        column.addWidget(SectionHeader(self.tr("Solved, by letter")))
        self._grid = QGridLayout()
        column.addLayout(self._grid)

    def show_letters(self, letters: Sequence[tuple[str, int, int]]) -> None:
        """(letter, puzzles that show it, those solved) of each."""
        for label in self._labels:
            label.hide()
            label.deleteLater()
        self._labels = []
        for number, (letter, shown, done) in enumerate(letters):
            label = text_label(f"{letter.upper()}  {percent(done / shown)}", "small")
            spoken = self.tr("{}: {} of {} solved").format(letter.upper(), figure(done), figure(shown))
            label.setAccessibleName(spoken)
            self._grid.addWidget(label, number // LETTERS_IN_A_ROW, number % LETTERS_IN_A_ROW)
            self._labels.append(label)
        self.setVisible(bool(letters))
