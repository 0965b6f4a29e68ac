"""Choose the size of a board: rows and columns."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.grids.board import MAX_SIDE
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.fields import SpinBox
from qless_studio.ui.widgets.basic.labels import text_label


class SizeDialog(QDialog):
    """Asks for rows and columns, 1 to `MAX_SIDE` each; letters that still fit keep their places."""

    size_chosen = Signal(int, int)
    """rows, columns"""

    def __init__(self, rows: int, columns: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Board size"))
        theme, tr = theme_of(self), self.tr
        self.rows, self.columns = SpinBox(tr("Rows")), SpinBox(tr("Columns"))
        form = QFormLayout()
        form.setHorizontalSpacing(theme.px(16))
        for spin, value in ((self.rows, rows), (self.columns, columns)):
            spin.setRange(1, MAX_SIDE)
            spin.setValue(value)
            label = text_label(spin.accessibleName(), "note")
            label.setBuddy(spin)
            form.addRow(label, spin)
        self.resize_button = Button(tr("Resize"), primary=True)
        cancel = Button(tr("Cancel"))
        self.resize_button.setDefault(True)
        self.resize_button.clicked.connect(self.accept)
        cancel.clicked.connect(self.reject)
        self.accepted.connect(self._on_accepted)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(self.resize_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(*[theme.px(16)] * 4)
        column.setSpacing(theme.px(12))
        column.addWidget(text_label(tr("Letters that still fit keep their places."), "caption"))
        column.addLayout(form)
        column.addLayout(row)

    def _on_accepted(self) -> None:
        self.size_chosen.emit(self.rows.value(), self.columns.value())
