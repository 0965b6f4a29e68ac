"""Input controls: text field, spin box, check box, slider. See docs/decisions/024."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSlider,
    QSpinBox,
    QWidget,
)

from qless_studio.engine.lexicon.alphabet import composed
from qless_studio.ui.style import Theme, theme_of
from qless_studio.ui.style.buttons import ICON
from qless_studio.ui.style.choices import MARKS
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.widgets.basic.focus_ring import RINGLESS
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.themed import (
    CONTROL,
    RADIUS,
    Themed,
    painter_on,
    plate,
    put_text,
    text_width,
)
from qless_studio.ui.widgets.basic.wheel import WheelNeedsFocus


def example_text(example: str) -> str:
    """An example of what an empty field takes, for its placeholder."""
    return QCoreApplication.translate("Field", "e.g. {}").format(example)


def field_palette(theme: Theme) -> QPalette:
    """The palette of a text field whose background is painted by its widget."""
    palette = QPalette()
    clear = theme.color("raised", 0)
    for role in (palette.ColorRole.Base, palette.ColorRole.Window, palette.ColorRole.Button):
        palette.setColor(role, clear)
    palette.setColor(palette.ColorRole.Text, theme.color("text"))
    palette.setColor(palette.ColorRole.WindowText, theme.color("text"))
    palette.setColor(palette.ColorRole.PlaceholderText, theme.color("text_dim"))
    palette.setColor(palette.ColorRole.Highlight, theme.color("accent"))
    palette.setColor(palette.ColorRole.HighlightedText, theme.color("on_accent"))
    return palette


class Field(Themed, QLineEdit):
    """A line edit with an optional icon or label at its start, and room for buttons at its end."""

    def __init__(
        self, placeholder: str = "", icon: str = "", label: str = "", name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._icon, self._label, self._wrong = icon, label, False
        self._end_widgets: list[QWidget] = []
        self.setFrame(False)
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name or label or placeholder)
        self.textEdited.connect(self._compose)
        self.wear()

    def _compose(self, text: str) -> None:
        """Write a letter and its accent as one character: text from macOS and some websites has them apart."""
        one = composed(text)
        if one != text:
            place = len(composed(text[: self.cursorPosition()]))
            self.setText(one)
            self.setCursorPosition(place)

    def add_end(self, widget: QWidget) -> None:
        """Put a small button or a short label inside the field, at its trailing end."""
        widget.setParent(self)
        widget.setCursor(Qt.CursorShape.ArrowCursor)
        self._end_widgets.append(widget)
        self.restyle()

    def set_label(self, label: str) -> None:
        self._label = label
        self.restyle()

    @property
    def wrong(self) -> bool:
        """Whether the text is marked as invalid."""
        return self._wrong

    def set_wrong(self, wrong: bool) -> None:
        """Mark the text as invalid with a coloured outline, or clear the mark.

        It takes the place of the focus ring, which would cover it and touch the explanation below the field.
        """
        self._wrong = wrong
        self.setProperty(RINGLESS, wrong)
        self.update()

    def restyle(self) -> None:
        theme = self.theme
        self.setFont(theme.font(14, 500))
        self.repalette()
        start = theme.px(12 if not self._icon else 12 + ICON + 4) - 2  # QLineEdit insets its text by 2
        if self._label:
            start += text_width(theme.font(14, 400), self._label) + theme.px(12)
        widths = [self._end_width(widget) for widget in self._end_widgets]
        ends = sum(width + theme.px(4) for width in widths if width)
        self.setTextMargins(*self._margins(start, theme.px(6) + ends if ends else theme.px(12)))
        self._place_end_widgets()

    def repalette(self) -> None:
        self.setPalette(field_palette(self.theme))

    def _margins(self, start: int, end: int) -> tuple[int, int, int, int]:
        return (end, 0, start, 0) if self.mirrored else (start, 0, end, 0)

    def _place_end_widgets(self) -> None:
        theme = self.theme
        size = theme.px(24)
        x = self.width() - theme.px(4)
        for widget in reversed(self._end_widgets):
            width = self._end_width(widget)
            if not width:
                continue
            x -= width
            widget.setGeometry(self.visual(QRectF(x, (self.height() - size) // 2, width, size)).toRect())
            x -= theme.px(4)

    def _end_width(self, widget: QWidget) -> int:
        """A button is square, a label as wide as its text; what is hidden or empty takes no room."""
        if not isinstance(widget, QLabel):
            return 0 if widget.isHidden() else self.theme.px(24)
        return widget.sizeHint().width() if widget.text() else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_end_widgets()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(CONTROL))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(96), self.theme.px(CONTROL))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, painter_on(self)
        edge = theme.color("bad" if self._wrong else "control_edge")
        width = (3 if self.hasFocus() else 2) if self._wrong else 1
        plate(painter, QRectF(self.rect()), theme.px(RADIUS), theme.color("raised"), edge, width)
        size, x = theme.px(ICON), theme.px(12)
        if self._icon:
            place = self.visual(QRectF(theme.px(10), round((self.height() - size) / 2), size, size))
            paint_icon(painter, self._icon, place, theme.color("text_dim"))
            x += size + theme.px(4)
        if self._label:
            font = theme.font(14, 400)
            place = QRectF(x, 0, text_width(font, self._label), self.height())
            colour = theme.color("text_dim")
            put_text(painter, self.visual(place), self._label, font, colour, mirrored=self.mirrored)
        painter.end()
        super().paintEvent(event)


class SpinBox(WheelNeedsFocus, QSpinBox):
    """A whole number between bounds."""

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.let_wheel_pass()
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """As wide as its bounds; a bound that nobody reaches counts five digits."""
        texts = (
            self.textFromValue(self.minimum()),
            self.textFromValue(min(self.maximum(), 99_999)),
            self.specialValueText(),
        )
        px = theme_of(self).px
        return QSize(max(text_width(self.font(), text) for text in texts) + px(48), px(CONTROL))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class CheckBox(QCheckBox):
    """A check box that may become narrower than its label, and mark letters in it."""

    def mark(self, places: Iterable[int]) -> None:
        """Paint the letters at these positions bold: they match a search."""
        self.setProperty(MARKS, sorted(places))
        self.update()

    def minimumSizeHint(self) -> QSize:
        px = theme_of(self).px
        return QSize(px(48), px(CONTROL))


class _Slider(WheelNeedsFocus, QSlider):
    """A horizontal slider."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.let_wheel_pass()


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
        self.slider = _Slider()
        self.slider.setRange(low, high)
        self.slider.setAccessibleName(label)
        self._value = Elided("", "", trailing=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(Elided(label, "note"))
        row.addWidget(self.slider, 1)
        row.addWidget(self._value)
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
