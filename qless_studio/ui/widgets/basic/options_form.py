"""A form of labelled controls that a search can filter, and one made from a dataclass of options."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QLocale, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from qless_studio.engine.errors import OptionError
from qless_studio.engine.options import Option, check_options, options_of
from qless_studio.engine.texts import say
from qless_studio.ui.style import theme_of
from qless_studio.ui.style.choices import MARKS
from qless_studio.ui.widgets.basic.fields import Combo, Field, Segments, SpinBox
from qless_studio.ui.widgets.basic.labels import MarkedLabel, text_label
from qless_studio.ui.widgets.basic.layout import bare

Find = Callable[[str], Collection[int] | None]
"""Positions of the letters of a text that match a search, empty for an empty search; None if it does not match."""
Pairs = Sequence[tuple[object, str]]
"""Values with their labels."""


@dataclass(frozen=True)
class _SettingRow:
    text: str
    label: MarkedLabel | QCheckBox
    widget: QWidget
    help: MarkedLabel | None


class SettingRows(QWidget):
    """A form with one row per setting. The help of a row is its tool tip, and is shown where a search matches it."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[_SettingRow] = []
        self._label_width = 0
        self.form = bare(QFormLayout(self))
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

    @property
    def texts(self) -> list[tuple[str, str]]:
        """Label and help of each row."""
        return [(row.text, row.help.plain if row.help is not None else "") for row in self._rows]

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


LARGEST = 2_147_483_647
PADDING, ROOM = 8, 64
"""Choices are side by side if their characters, and so many more for each, are at most ROOM; else in a combo box."""


class _Input:
    """The input for one option: a subclass makes its widget, and reads and shows a value."""

    widget: QWidget
    changed: SignalInstance
    """Emitted by the widget whenever its value changes."""

    def __init__(self, option: Option) -> None:
        self.option = option

    @property
    def value(self) -> object:
        """The value entered; raises `OptionError`."""
        raise NotImplementedError

    def show(self, value: Any) -> None:
        """Show a value of the option."""
        raise NotImplementedError

    def set_wrong(self, wrong: bool) -> None:
        """Mark the input as invalid, if it can be."""


class _ChoiceInput(_Input):
    """One of the option's choices, side by side or in a combo box."""

    def __init__(self, option: Option, offered: Pairs = ()) -> None:
        super().__init__(option)
        pairs = [*offered] or [(choice.value, choice.label) for choice in option.choices]
        if option.optional and all(value is not None for value, _ in pairs):
            pairs.insert(0, (None, _auto()))
        short = sum(PADDING + len(label) for _, label in pairs) <= ROOM
        self.widget: Segments | Combo = (Segments if short else Combo)(pairs)
        self.changed = self.widget.value_changed

    @property
    def value(self) -> object:
        return self.widget.value

    def show(self, value: Any) -> None:
        if isinstance(self.widget, Combo):
            self.widget.offer(value)
        self.widget.set_value(value)


class _BoolInput(_Input):
    """Yes or no."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self.widget: QCheckBox = QCheckBox(option.label)
        self.changed = self.widget.toggled

    @property
    def value(self) -> bool:
        return self.widget.isChecked()

    def show(self, value: Any) -> None:
        self.widget.setChecked(value)


class _IntInput(_Input):
    """A whole number; for an optional one, the number below the minimum stands for None."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self.widget: SpinBox = SpinBox()
        low = int(option.low) if option.low is not None else -LARGEST
        high = int(option.high) if option.high is not None else LARGEST
        if option.optional:
            low -= 1
            self.widget.setSpecialValueText(_auto())
        self.widget.setRange(low, high)
        self.changed = self.widget.valueChanged

    @property
    def value(self) -> int | None:
        number = self.widget.value()
        return None if self.option.optional and number == self.widget.minimum() else number

    def show(self, value: Any) -> None:
        self.widget.setValue(self.widget.minimum() if value is None else value)


class _TextInput(_Input):
    """Any other value, as text."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self.widget: Field = Field(_auto() if option.optional else "")
        self.changed = self.widget.textChanged

    @property
    def value(self) -> object:
        text = self.widget.text()
        point = QLocale().decimalPoint()
        return self.option.parse(text.replace(point, ".") if self.option.kind is float else text)

    def show(self, value: Any) -> None:
        text = "" if value is None else str(value)
        self.widget.setText(text.replace(".", QLocale().decimalPoint()) if isinstance(value, float) else text)
        self.widget.setCursorPosition(0)  # a long text shows its beginning

    def set_wrong(self, wrong: bool) -> None:
        self.widget.set_wrong(wrong)


def _input_for(option: Option, offered: Pairs) -> _Input:
    if offered or option.choices:
        return _ChoiceInput(option, offered)
    kinds: dict[type, type[_BoolInput | _IntInput]] = {bool: _BoolInput, int: _IntInput}
    return kinds.get(option.kind, _TextInput)(option)


class OptionsForm(SettingRows):
    """Shows options and lets the user change them; it emits valid combinations only."""

    options_changed = Signal(object)
    """The options after a change by the user, if they are valid."""

    def __init__(
        self, options: Any, names: Collection[str] = (), offered: Mapping[str, Pairs] = MappingProxyType({})
    ) -> None:
        """`names`: show only these fields; empty for all. `offered`: values that a field can be given here."""
        super().__init__()
        self.options = options
        """The last valid options."""
        self._silent = True
        self.inputs = {
            option.name: _input_for(option, offered.get(option.name, ()))
            for option in options_of(type(options))
            if not names or option.name in names
        }
        self._error = text_label("", "bad", wrap=True)
        self._error.hide()
        for entry in self.inputs.values():
            entry.widget.setAccessibleName(entry.option.label)
            entry.changed.connect(self._on_changed)
            self.add(entry.option.label, entry.widget, entry.option.help)
        self.form.addRow(self._error)
        self.set_options(options)

    @property
    def error(self) -> str:
        """What is wrong with the input; "" if it is valid."""
        return self._error.text()

    def set_options(self, options: Any) -> None:
        """Show these options, without a signal."""
        self._silent = True
        self.options = options
        for name, entry in self.inputs.items():
            entry.show(getattr(options, name))
        self._silent = False
        self._show_error("", "")

    def _on_changed(self) -> None:
        if self._silent:
            return
        try:
            values = {name: entry.value for name, entry in self.inputs.items()}
            options = dataclasses.replace(self.options, **values)
            check_options(options)
        except OptionError as error:
            self._show_error(error.what, error.where)
            return
        self._show_error("", "")
        if options != self.options:
            self.options = options
            self.options_changed.emit(options)

    def _show_error(self, what: str, where: str) -> None:
        name = next((name for name in self.inputs if where == say("option {}", name)), "")
        label = self.inputs[name].option.label if name in self.inputs else where
        self._error.setText(say("{}: {}", label, what) if label and what else what)
        self._error.setVisible(bool(what))
        for key, entry in self.inputs.items():
            entry.set_wrong(bool(what) and key == name)


def _auto() -> str:
    return say("Automatic")
