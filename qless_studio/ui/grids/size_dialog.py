"""Choose the size of a board: rows and columns."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFormLayout, QWidget

from qless_studio.engine.grids.board import MAX_SIDE
from qless_studio.engine.texts import say, without_dots
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import SpinBox
from qless_studio.ui.widgets.basic.flow import filled
from qless_studio.ui.widgets.basic.labels import text_label


class SizeDialog(Dialog):
    """Asks for rows and columns, 1 to `MAX_SIDE` each; letters that still fit keep their places."""

    def __init__(self, rows: int, columns: int, resize: Callable[[int, int], object], parent: QWidget) -> None:
        """`resize` gets the rows and columns chosen."""
        super().__init__(without_dots(say("Board size…")), None, parent)
        tr = self.tr
        self.rows, self.columns = SpinBox(tr("Rows")), SpinBox(tr("Columns"))
        form = QFormLayout()
        form.setHorizontalSpacing(self.theme.px(16))
        for spin, value in ((self.rows, rows), (self.columns, columns)):
            spin.setRange(1, MAX_SIDE)
            spin.setValue(value)
            label = text_label(spin.accessibleName(), "note")
            label.setBuddy(spin)
            form.addRow(label, spin)
        filled(self.column, text_label(tr("Letters that still fit keep their places."), "caption"), form)
        self.add_button(tr("Cancel"), self.reject)
        self.resize_button = self.add_button(tr("Resize"), self.accept, primary=True)
        self.accepted.connect(lambda: resize(self.rows.value(), self.columns.value()))
        self.rows.setFocus()
        self.rows.selectAll()  # the first digit typed replaces the number
