"""Rows of a label and a control, which a search can narrow to those that answer it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QWidget

from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.basic.fields import CheckBox
from qless_studio.ui.widgets.basic.labels import MarkedLabel

Find = Callable[[str], Collection[int] | None]
"""The positions of a text's letters that answer a search, none for one that asks nothing; None: it does not answer."""


@dataclass(frozen=True)
class _Row:
    words: str
    label: MarkedLabel | CheckBox
    widget: QWidget
    help: MarkedLabel | None


class SettingRows(QWidget):
    """A form. The help of a row is its tool tip; it comes into sight when the search found it there."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._rows: list[_Row] = []
        self._label_width = 0
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setHorizontalSpacing(16)
        self.form.setVerticalSpacing(8)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.form.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)

    def set_label_width(self, width: int) -> None:
        """Make all labels at least so wide."""
        self._label_width = width
        for row in self._rows:
            if row.label is not row.widget:
                row.label.setMinimumWidth(width)

    def add(self, words: str, widget: QWidget, help: str = "") -> None:
        """A row for a control called `words`; a check box has its words itself."""
        widget.setToolTip(help)
        if help:
            widget.setAccessibleDescription(help)
        if isinstance(widget, Combo):
            widget.keep_whole()
        if isinstance(widget, CheckBox):
            label: MarkedLabel | CheckBox = widget
            self.form.addRow(widget)
        else:
            label = MarkedLabel(self._appearance, words, 14, 400, "text_dim")
            label.setBuddy(widget)
            label.setMinimumSize(self._label_width, self._appearance.theme.px(32))
            if not widget.accessibleName():
                widget.setAccessibleName(words)
            self.form.addRow(label, widget)
        more = None
        if help:
            more = MarkedLabel(self._appearance, help, 12, 400, "text_dim", wrap=True)
            self.form.addRow(more)
            self.form.setRowVisible(more, False)
        self._rows.append(_Row(words, label, widget, more))

    def show_matching(self, find: Find) -> int:
        """Show the rows whose words or help answer, the letters found marked; how many they are."""
        shown = 0
        for row in self._rows:
            in_words = find(row.words)
            in_help = find(row.help.plain) if row.help is not None else None
            hit = in_words is not None or in_help is not None
            self.form.setRowVisible(row.widget, hit)
            row.label.mark(in_words or ())
            if row.help is not None:
                row.help.mark(in_help or ())
                self.form.setRowVisible(row.help, bool(in_help) and in_words is None)
            shown += hit
        return shown
