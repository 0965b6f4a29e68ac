"""Input controls: text field, spin box, slider. See docs/decisions/024."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QSlider, QSpinBox, QStyle, QStyleOptionFrame, QWidget

from qless_studio.engine.lexicon.languages import composed
from qless_studio.engine.texts import say
from qless_studio.ui.style import theme_of
from qless_studio.ui.style.buttons import CONTROL_HEIGHT
from qless_studio.ui.style.fields import END_GAP, ICON, LABEL, QT_MARGIN, WRONG
from qless_studio.ui.style.focus import RINGLESS
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.style.texts import set_property
from qless_studio.ui.widgets.basic.flow import STRETCH, bare, filled
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.themed import CONTROL, text_width
from qless_studio.ui.widgets.basic.wheel import WheelNeedsFocus

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

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        self,
        label: str,
        low: int,
        high: int,
        value: int,
        describe: Callable[[int], str] = str,
        parent: QWidget | None = None,
    ) -> None:
        """`low`, `high` and `value` are the slider's bounds and start; `describe` gives the text for a value."""
        super().__init__(parent)
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

    @property
    def value(self) -> int:
        return self.slider.value()

    def _on_value_changed(self, value: int) -> None:
        self._value.setText(self._describe(value))
        self.value_changed.emit(value)
