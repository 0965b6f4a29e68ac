"""A form made from a dataclass of options: one row a field, errors in place."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import OptionError
from qless_studio.engine.options import Option, check_options, options_of
from qless_studio.engine.texts import say
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.choices import Combo, Segments
from qless_studio.ui.widgets.basic.fields import CheckBox, Field, SpinBox
from qless_studio.ui.widgets.basic.labels import Label
from qless_studio.ui.widgets.basic.setting_rows import SettingRows

LARGEST = 2_147_483_647
FEW, SHORT = 3, 40
"""So many choices of so many characters in all stand side by side; more go into a combo."""


def form_for(appearance: Appearance, options_class: type, parent: QWidget | None = None) -> OptionsForm:
    """The form for a dataclass of options, showing its defaults."""
    return OptionsForm(appearance, options_class(), parent)


class _Input:
    """One field of the form: its widget, how to read and how to show a value."""

    def __init__(self, appearance: Appearance, option: Option, changed) -> None:
        self.option = option
        self.widget = self._make(appearance, changed)
        self.widget.setAccessibleName(option.label)

    def _make(self, appearance: Appearance, changed) -> QWidget:
        option = self.option
        if option.choices:
            pairs = [(choice.value, choice.label) for choice in option.choices]
            if option.optional:
                pairs.insert(0, (None, _auto()))
            short = len(pairs) <= FEW and sum(len(label) for _, label in pairs) <= SHORT
            widget = (Segments if short else Combo)(appearance, pairs)
            widget.value_changed.connect(changed)
        elif option.kind is bool:
            widget = CheckBox(appearance, option.label)
            widget.toggled.connect(changed)
        elif option.kind is int:
            widget = self._spin(appearance)
            widget.valueChanged.connect(changed)
        else:
            widget = Field(appearance, _auto() if option.optional else "")
            widget.textChanged.connect(changed)
        return widget

    def _spin(self, appearance: Appearance) -> SpinBox:
        option, spin = self.option, SpinBox(appearance)
        low = int(option.low) if option.low is not None else -LARGEST
        high = int(option.high) if option.high is not None else LARGEST
        if option.optional:
            low -= 1  # one below the least value stands for "as the puzzle asks"
            spin.setSpecialValueText(_auto())
        spin.setRange(low, high)
        return spin

    @property
    def value(self) -> Any:
        """The value entered; raises `OptionError`."""
        option, widget = self.option, self.widget
        if option.choices:
            return widget.value
        if option.kind is bool:
            return widget.isChecked()
        if option.kind is int:
            return None if option.optional and widget.value() == widget.minimum() else widget.value()
        text = widget.text()
        return option.parse(text.replace(QLocale().decimalPoint(), ".") if option.kind is float else text)

    def show(self, value: Any) -> None:
        option, widget = self.option, self.widget
        if option.choices:
            widget.set_value(value)
        elif option.kind is bool:
            widget.setChecked(value)
        elif option.kind is int:
            widget.setValue(widget.minimum() if value is None else value)
        elif option.kind is float and value is not None:
            widget.setText(str(value).replace(".", QLocale().decimalPoint()))
        else:
            widget.setText("" if value is None else str(value))


class OptionsForm(SettingRows):
    """Shows options and lets the user change them; only options that hold together are given out."""

    options_changed = Signal(object)
    """The options after a change by the user, checked."""

    def __init__(
        self, appearance: Appearance, options: Any, parent: QWidget | None = None, names: Collection[str] = ()
    ) -> None:
        """`names`: only these fields; none for all."""
        super().__init__(appearance, parent)
        self._options = options
        self._silent = True
        self.inputs = {
            option.name: _Input(appearance, option, self._on_changed)
            for option in options_of(type(options))
            if not names or option.name in names
        }
        self._error = Label(appearance, "", 12, 500, "bad", wrap=True)
        self._error.hide()
        for entry in self.inputs.values():
            self.add(entry.option.label, entry.widget, entry.option.help)
        self.form.addRow(self._error)
        self.set_options(options)

    @property
    def options(self) -> Any:
        """The last options that held together."""
        return self._options

    @property
    def error(self) -> str:
        """What is wrong with what is entered, "" when nothing is."""
        return self._error.text()

    def set_options(self, options: Any) -> None:
        """Show these options, without a signal."""
        self._silent = True
        self._options = options
        for name, entry in self.inputs.items():
            entry.show(getattr(options, name))
        self._silent = False
        self._show_error("", "")

    def _on_changed(self, *_: Any) -> None:
        if self._silent:
            return
        try:
            values = {name: entry.value for name, entry in self.inputs.items()}
            options = dataclasses.replace(self._options, **values)
            check_options(options)
        except OptionError as error:
            self._show_error(error.what, error.where)
            return
        self._show_error("", "")
        if options != self._options:
            self._options = options
            self.options_changed.emit(options)

    def _show_error(self, what: str, where: str) -> None:
        name = next((name for name in self.inputs if where == say("option {}", name)), "")
        label = self.inputs[name].option.label if name in self.inputs else where
        self._error.setText(f"{label}: {what}" if label and what else what)
        self._error.setVisible(bool(what))
        for key, entry in self.inputs.items():
            if isinstance(entry.widget, Field):
                entry.widget.set_wrong(bool(what) and key == name)


def _auto() -> str:
    return QCoreApplication.translate("OptionsForm", "Automatic")
