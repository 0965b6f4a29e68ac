"""Input controls: text field, spin box, slider, segments and combo box. See docs/decisions/024."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QShowEvent, QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionFrame,
    QWidget,
)

from qless_studio.engine.lexicon.languages import composed
from qless_studio.engine.texts import say
from qless_studio.ui.style import theme_of
from qless_studio.ui.style.buttons import CONTROL_HEIGHT
from qless_studio.ui.style.choices import ARROW, ARROW_END, ARROW_GAP, INSET, TEXT_START
from qless_studio.ui.style.drawing import KIND, set_property
from qless_studio.ui.style.fields import END_GAP, ICON, LABEL, QT_MARGIN, WRONG
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.style.studio_style import RINGLESS
from qless_studio.ui.widgets.basic.access import Described, install_access
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.layout import STRETCH, bare, filled
from qless_studio.ui.widgets.basic.themed import CONTROL, Measured, Mixin, text_width
from qless_studio.ui.work.signals import Then, connect

# The mouse wheel over a control that has a value.


class WheelNeedsFocus(Mixin):
    """Mixin, named before the Qt class: the wheel changes the value only while the control has the keyboard.

    Otherwise what the control stands in scrolls: who scrolls a page must not change what passes under the pointer.
    """

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's default would take the focus when the wheel turns

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


# Input controls: text field, spin box, slider. See docs/decisions/024.

END_HEIGHT = 24
"""Height of a button inside a field, at 100 %."""


def example_text(example: str) -> str:
    """An example of what an empty field takes, for its placeholder."""
    return say("e.g. {}", example)


class Field(QLineEdit):
    """A line edit that writes accented letters as one character, with room for small widgets at its end."""

    def __init__(
        self, placeholder: str = "", icon: str = "", label: str = "", name: str = "", parent: QWidget | None = None
    ) -> None:
        """`icon` and `label` stand at its start."""
        super().__init__(parent)
        self._ends: QHBoxLayout | None = None
        self.setProperty(ICON, icon)
        self.setProperty(LABEL, label)
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name or label or placeholder)
        self.textEdited.connect(self._compose)

    def _compose(self, text: str) -> None:
        """Write a letter and its accent as one character: text from macOS and some websites has them apart."""
        one = composed(text)
        if one != text:
            place = len(composed(text[: self.cursorPosition()]))
            self.setText(one)
            self.setCursorPosition(place)

    def add_end(self, widget: QWidget) -> None:
        """Put a small button or a short label inside the field, at its trailing end."""
        if self._ends is None:
            self._ends = filled(spaced(QHBoxLayout(self), END_GAP, trailing=END_GAP), STRETCH)
        if isinstance(widget, QPushButton):
            widget.setProperty(CONTROL_HEIGHT, END_HEIGHT)
        widget.setCursor(Qt.CursorShape.ArrowCursor)
        self._ends.addWidget(widget)

    def set_label(self, label: str) -> None:
        set_property(self, LABEL, label)

    @property
    def wrong(self) -> bool:
        """Whether the text is marked as invalid."""
        return bool(self.property(WRONG))

    def set_wrong(self, wrong: bool) -> None:
        """Mark the text as invalid with a coloured outline, or clear the mark.

        It takes the place of the focus ring, which would cover it and touch the explanation below the field.
        """
        self.setProperty(RINGLESS, wrong)
        set_property(self, WRONG, wrong)

    def show_problem(self, problem: str) -> None:
        """Mark the text as invalid for this reason, which a screen reader says, or clear the mark; "" for none."""
        self.set_wrong(bool(problem))
        self.setAccessibleDescription(problem)

    def sizeHint(self) -> QSize:
        return QSize(theme_of(self).px(200), super().sizeHint().height())

    @property
    def room(self) -> int:
        """The width that is left for text."""
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        return self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self).width() - 2 * QT_MARGIN


class SpinBox(WheelNeedsFocus, QSpinBox):
    """A whole number between bounds."""

    def __init__(self, name: str = "") -> None:
        super().__init__()
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """As wide as its bounds; a bound out of reach counts five digits."""
        texts = (
            self.textFromValue(self.minimum()),
            self.textFromValue(min(self.maximum(), 99_999)),
            self.specialValueText(),
        )
        px = theme_of(self).px
        return QSize(max(text_width(self.font(), text) for text in texts) + px(48), px(CONTROL))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class _Slider(WheelNeedsFocus, QSlider):
    """A slider that the wheel moves only while it has the focus."""


class SliderRow(QWidget):
    """A label, a slider and a description of its value."""

    value_changed = Signal(int)
    """The value, whenever the slider moves."""

    def __init__(
        self, label: str, low: int, high: int, value: int, describe: Callable[[int], str] = str, act: Then = None
    ) -> None:
        """`low`, `high` and `value` are the slider's bounds and start; `describe` gives the text for a value.

        `act` gets the value whenever the slider moves.
        """
        super().__init__()
        self._describe = describe
        self.slider = _Slider(Qt.Orientation.Horizontal)
        self.slider.setRange(low, high)
        self.slider.setAccessibleName(label)
        self._value = Elided("", "", trailing=True)
        filled(bare(QHBoxLayout(self), 12), Elided(label, "note"), (self.slider, 1), self._value)
        widest = max((describe(number) for number in (low, high)), key=len)
        self._value.setMinimumWidth(text_width(theme_of(self).font(14, 500), widest) + 2)
        self.slider.valueChanged.connect(self._on_value_changed)
        self.slider.setValue(value)
        self._value.setText(describe(self.slider.value()))
        connect((self.value_changed, act))

    @property
    def value(self) -> int:
        return self.slider.value()

    def _on_value_changed(self, value: int) -> None:
        self._value.setText(self._describe(value))
        self.value_changed.emit(value)


# Choosing one of several values: segments side by side, or a combo box.

LABELLED_BY_BUDDIES = sys.platform not in ("win32", "darwin")
"""Whether Qt's AT-SPI bridge reports a combo box's current text as its name, and its name only through a label."""

_HEADING = object()
"""Stands for the value of a row that cannot be chosen."""


class Segments(Measured, Described, QFrame):
    """A few choices side by side, one of them checked; Tab stops once, the arrow keys move."""

    value_changed = Signal(object)
    """The value, after the user chose it."""

    def __init__(self, choices: Iterable[tuple[object, str]], name: str = "", act: Then = None) -> None:
        """`choices` are (value, label) pairs; `name` says what the choice is about; `act` gets the value chosen."""
        super().__init__()
        connect((self.value_changed, act))
        install_access()
        self._access: QAccessibleWidget | None = None
        self._group = QButtonGroup(self)
        self._values: list[object] = []
        self.setProperty(KIND, "track")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._row = QHBoxLayout(self)
        self.measure()
        self._row.setSpacing(0)
        self.setAccessibleName(name)
        for value, label in choices:
            segment = QRadioButton(label)
            segment.setProperty(KIND, "segment")
            self._group.addButton(segment, len(self._values))
            self._row.addWidget(segment)
            self._values.append(value)
        self._silent = False
        self._group.idToggled.connect(self._on_toggled)
        if self._values:
            self._silently_check(0)

    def measure(self) -> None:
        inset = theme_of(self).px(INSET) - 1  # inside the frame, which is 1 wide itself
        self._row.setContentsMargins(inset, inset, inset, inset)

    def describe(self) -> QAccessibleWidget:
        """A grouping with the widget's name."""
        self._access = QAccessibleWidget(self, QAccessible.Role.Grouping)
        return self._access

    @property
    def value(self) -> object:
        return self._values[self._group.checkedId()]

    def set_value(self, value: object) -> None:
        """Choose without a signal; raises `ValueError` for an unknown value."""
        self._silently_check(self._values.index(value))

    def _silently_check(self, number: int) -> None:
        self._silent = True
        self._group.button(number).setChecked(True)
        self._silent = False

    def set_label(self, value: object, label: str) -> None:
        self._group.button(self._values.index(value)).setText(label)

    def button(self, value: object) -> QAbstractButton:
        """The segment of a value; raises `ValueError` for an unknown value."""
        return self._group.button(self._values.index(value))

    def _on_toggled(self, number: int, on: bool) -> None:
        for button in self._group.buttons():  # otherwise Tab stops at the segment that had the focus last
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
        if on and not self._silent:
            self.value_changed.emit(self._values[number])


class Combo(WheelNeedsFocus, QComboBox):
    """A drop-down list of values with labels."""

    value_changed = Signal(object)
    """The value, after the user chose it."""

    def __init__(self, choices: Iterable[tuple[object, str]] = (), name: str = "", act: Then = None) -> None:
        """`choices` are (value, label) pairs; `act` gets the value that the user chose."""
        super().__init__()
        connect((self.value_changed, act))
        self._values: list[object] = []
        self._headings: list[int] = []
        self._impossible: list[int] = []
        """The rows that cannot be chosen now."""
        self._whole = self._arrow_alone = False
        self._widest = ("", {""}), 0
        """Font and texts -> the width of the widest."""
        self._list: QListView | None = None
        self.setAccessibleName(name)
        self.set_choices(choices)
        self.activated.connect(self._on_activated)
        self.currentIndexChanged.connect(self.updateGeometry)

    @property
    def value(self) -> object:
        """The value chosen; None while there are no choices."""
        return self._values[self.currentIndex()] if self._values else None

    def set_value(self, value: object) -> None:
        """Choose without a signal; raises `ValueError` for an unknown value."""
        self.setCurrentIndex(self._values.index(value))

    def keep_whole(self) -> None:
        """Never be narrower than the widest choice; a form moves it below its label instead."""
        self._whole = True
        self.updateGeometry()

    def show_arrow_alone(self) -> None:
        """For a narrow place beside the button that it belongs to; the tool tip says what is chosen."""
        self._arrow_alone = True
        self.setProperty(KIND, "arrow")
        self.currentTextChanged.connect(self._tell_choice)
        self._tell_choice(self.currentText())

    def _tell_choice(self, text: str) -> None:
        self.setToolTip(say("{}: {}", self.accessibleName(), text) if text else self.accessibleName())

    def offer(self, value: str) -> None:
        """Add `value` to the choices, with itself as label, unless it is one already."""
        if value not in self._values:
            self._values.append(value)
            self.addItem(value)

    def set_choices(self, choices: Iterable[tuple[object, str]]) -> None:
        self.set_sections([("", choices)])

    def set_sections(self, sections: Iterable[tuple[str, Iterable[tuple[object, str]]]]) -> None:
        """Choices under headings; those before the first heading, "", decide how wide the closed box is."""
        rows: list[tuple[object, str]] = []
        headings: list[int] = []
        for heading, choices in sections:
            if heading:
                headings.append(len(rows))
                rows.append((_HEADING, heading))
            rows += choices
        self.clear()
        self._headings[:], self._impossible[:] = headings, []
        self._values = [value for value, _ in rows]
        self.addItems([label for _, label in rows])
        for row in headings:
            self._set_possible(row, False)

    def _set_possible(self, row: int, possible: bool) -> None:
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        model.item(row).setFlags(flags if possible else Qt.ItemFlag.NoItemFlags)

    def offer_if(self, value: object, possible: bool, label: str) -> None:
        """Whether a choice can be made now; its label says why not."""
        row = self._values.index(value)
        if self.itemText(row) == label:
            return
        self.setItemText(row, label)
        self._set_possible(row, possible)
        self._impossible[:] = [*(each for each in self._impossible if each != row), *([] if possible else [row])]

    def _on_activated(self, number: int) -> None:
        self.value_changed.emit(self._values[number])

    def showPopup(self) -> None:
        listed = self._made_list()
        listed.setAccessibleName(self.accessibleName())
        listed.setMinimumWidth(listed.sizeHintForColumn(0))  # Qt makes it as wide as the closed box
        super().showPopup()

    def _made_list(self) -> QListView:
        """What opens; most boxes are never opened."""
        if self._list is None:
            from qless_studio.ui.widgets.basic.list_row import ComboDelegate

            self._list = QListView()
            self.setView(self._list)
            self.setItemDelegate(ComboDelegate(self._list, self, self._headings, self._impossible))
        return self._list

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if LABELLED_BY_BUDDIES:
            self._label()

    def _label(self) -> None:
        """Add a hidden label as its buddy, from which Qt takes the accessible name there.

        On Unix, QAccessibleComboBox::text() returns the chosen value as the name, and leaves the name to this relation.
        """
        name, parent = self.accessibleName(), self.parentWidget()
        if not name or parent is None:
            return
        labels = parent.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if any(label.buddy() is self for label in labels):
            return
        label = QLabel(name, parent)
        label.hide()
        label.setBuddy(self)
        self.destroyed.connect(label.deleteLater)

    def sizeHint(self) -> QSize:
        px = theme_of(self).px
        if self._arrow_alone:
            return super().sizeHint()
        usual = self._headings[0] if self._headings else self.count()
        rows = (row for row in range(usual) if row not in self._impossible)
        texts, font = {self.currentText(), *map(self.itemText, rows)}, self.font()
        asked = font.key(), texts
        if self._widest[0] != asked:  # layouts ask thirty times before a box is shown
            self._widest = asked, max(text_width(font, text) for text in texts)
        return QSize(self._around(self._widest[1]), px(CONTROL))

    def _around(self, text: int) -> int:
        """The width with a text of this width."""
        return (text + theme_of(self).px(TEXT_START + ARROW_GAP + ARROW + ARROW_END) + 3) // 4 * 4

    def least_width(self) -> int:
        """The pixels that what is chosen needs."""
        asked = self.sizeHint().width()
        return asked if self._arrow_alone else min(asked, self._around(text_width(self.font(), self.currentText())))

    def minimumSizeHint(self) -> QSize:
        px, width = theme_of(self).px, self.sizeHint().width()
        return QSize(width if self._whole else min(width, px(96)), px(CONTROL))
