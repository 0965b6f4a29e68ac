"""A form of labelled controls that a search can filter."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from qless_studio.ui.style import theme_of
from qless_studio.ui.style.choices import MARKS
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.basic.labels import MarkedLabel

Find = Callable[[str], Collection[int] | None]
"""Positions of the letters of a text that match a search, empty for an empty search; None if it does not match."""


@dataclass(frozen=True)
class _SettingRow:
    text: str
    label: MarkedLabel | QCheckBox
    widget: QWidget
    help: MarkedLabel | None


class SettingRows(QWidget):
    """A form with one row per setting. The help of a row is its tool tip, and is shown where a search matches it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[_SettingRow] = []
        self._label_width = 0
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setHorizontalSpacing(16)
        self.form.setVerticalSpacing(8)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.form.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)

    def set_label_width(self, width: int) -> None:
        """Set the minimum width of all labels."""
        self._label_width = width
        for row in self._rows:
            if row.label is not row.widget:
                row.label.setMinimumWidth(width)

    def add(self, text: str, widget: QWidget, help: str = "") -> None:
        """Add a row for a control labelled `text`; a check box shows its own label."""
        widget.setToolTip(help)
        if help:
            widget.setAccessibleDescription(help)
        if isinstance(widget, Combo):
            widget.keep_whole()
        if isinstance(widget, QCheckBox):
            label: MarkedLabel | QCheckBox = widget
            self.form.addRow(widget)
        else:
            label = MarkedLabel(text, "note")
            label.setBuddy(widget)
            label.setMinimumSize(self._label_width, theme_of(self).px(32))
            if not widget.accessibleName():
                widget.setAccessibleName(text)
            self.form.addRow(label, widget)
        help_label = None
        if help:
            help_label = MarkedLabel(help, "caption", wrap=True)
            self.form.addRow(help_label)
            self.form.setRowVisible(help_label, False)
        self._rows.append(_SettingRow(text, label, widget, help_label))

    def show_matching(self, find: Find) -> int:
        """Show the rows whose label or help matches, with the matches marked; returns the number of rows shown."""
        shown = 0
        for row in self._rows:
            in_text = find(row.text)
            in_help = find(row.help.plain) if row.help is not None else None
            hit = in_text is not None or in_help is not None
            self.form.setRowVisible(row.widget, hit)
            _mark(row.label, in_text or ())
            if row.help is not None:
                row.help.mark(in_help or ())
                self.form.setRowVisible(row.help, bool(in_help) and in_text is None)
            shown += hit
        return shown


def _mark(label: MarkedLabel | QCheckBox, places: Collection[int]) -> None:
    """Highlight the letters that match the search."""
    if isinstance(label, QCheckBox):
        label.setProperty(MARKS, sorted(places))
        label.update()
    else:
        label.mark(places)
