"""Controls one types or turns: text field, filter field, spin box, check box, slider."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QWidget,
)

from qless_studio.engine.errors import StudioError
from qless_studio.ui.theme import Appearance, Theme
from qless_studio.ui.theme.icons import paint_icon
from qless_studio.ui.widgets.basic.buttons import ICON, IconButton
from qless_studio.ui.widgets.basic.labels import Elided, marked_pieces
from qless_studio.ui.widgets.basic.themed import (
    CONTROL,
    RADIUS,
    Themed,
    painter_on,
    plate,
    put_marked,
    put_text,
    text_width,
)
from qless_studio.ui.widgets.results.filtering import word_test

BARE = "QLineEdit { background: transparent; border: none; padding: 0; min-height: 0; }"
"""Lets the ground painted beneath show: under the application's style sheet a clear palette does not."""
PAUSE = 150
"""Milliseconds of quiet after which typing counts."""


def field_palette(theme: Theme) -> QPalette:
    """The colours of a text field whose ground is painted beneath it."""
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
    """A line of text, with an icon or a label at its beginning and room for buttons at its end."""

    def __init__(
        self,
        appearance: Appearance,
        placeholder: str = "",
        icon: str = "",
        label: str = "",
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon, self._label, self._wrong = icon, label, False
        self._end: list[QWidget] = []
        self.setFrame(False)
        self.setStyleSheet(BARE)
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name or label or placeholder)
        self.wear(appearance)

    def add_end(self, widget: QWidget) -> None:
        """Put a small button inside, at the end."""
        widget.setParent(self)
        widget.setCursor(Qt.CursorShape.ArrowCursor)
        self._end.append(widget)
        self.restyle()

    def set_label(self, label: str) -> None:
        self._label = label
        self.restyle()

    @property
    def wrong(self) -> bool:
        return self._wrong

    def set_wrong(self, wrong: bool) -> None:
        """Draw the edge as that of a text which cannot be read."""
        self._wrong = wrong
        self.update()

    def restyle(self) -> None:
        theme = self.theme
        self.setFont(theme.font(14, 500))
        self.repalette()
        start = theme.px(12 if not self._icon else 12 + ICON + 4) - 2  # a line edit insets its text by 2 itself
        if self._label:
            start += text_width(theme.font(14, 400), self._label) + theme.px(12)
        self.setTextMargins(*self._margins(start, theme.px(12 if not self._end else 6 + 28 * len(self._end))))
        self._place_end()

    def repalette(self) -> None:
        self.setPalette(field_palette(self.theme))

    def _margins(self, start: int, end: int) -> tuple[int, int, int, int]:
        return (end, 0, start, 0) if self.mirrored else (start, 0, end, 0)

    def _place_end(self) -> None:
        theme = self.theme
        size = theme.px(24)
        x = self.width() - theme.px(4)
        for widget in reversed(self._end):
            x -= size
            widget.setGeometry(self.visual(QRectF(x, (self.height() - size) // 2, size, size)).toRect())
            x -= theme.px(4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_end()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(CONTROL))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(96), self.theme.px(CONTROL))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, painter_on(self)
        edge = theme.color("bad" if self._wrong else "control_edge")
        plate(painter, QRectF(self.rect()), theme.px(RADIUS), theme.color("raised"), edge, 2 if self._wrong else 1)
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


class FilterField(Field):
    """The field that narrows a list: applies after a pause of typing, says in place what it cannot read."""

    filter_changed = Signal(str)
    """A text that can be read, after a pause of typing or Enter."""
    problem_changed = Signal(str)
    """What is wrong with the text, for a place where it can be read at once; "" when nothing is any more."""

    def __init__(self, appearance: Appearance, placeholder: str = "", parent: QWidget | None = None) -> None:
        super().__init__(appearance, placeholder, "search", parent=parent)
        self._words = placeholder or self.tr("Filter words")
        self.setPlaceholderText(self._words)
        self.setAccessibleName(self._words)
        self._help = self.tr("Text, a pattern with ? and *, or a /regular expression/")
        self.setToolTip(self._help)
        self._sent = ""
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self.apply)
        self._clear = IconButton(appearance, "cross", self.tr("Clear filter"), flat=True)
        self._clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._clear.clicked.connect(self._on_clear)
        self._clear.hide()
        self.add_end(self._clear)
        self.textChanged.connect(self._on_text_changed)
        self.returnPressed.connect(self.apply)

    def set_help(self, text: str) -> None:
        """Say how to write this filter, in place of the usual words."""
        self._help = text
        self.setToolTip(text)

    def set_compact(self, compact: bool) -> None:
        """A shorter invitation, for a narrow window."""
        self.setPlaceholderText(self.tr("Filter") if compact else self._words)

    def apply(self) -> None:
        """Let the text take effect now, if it can be read and is another one than before."""
        self._pause.stop()
        try:
            word_test(self.text())
        except StudioError as error:
            self._show_problem(str(error))
            return
        self._show_problem("")
        if self.text().strip() != self._sent:
            self._sent = self.text().strip()
            self.filter_changed.emit(self._sent)

    def _show_problem(self, problem: str) -> None:
        if problem == self.accessibleDescription():
            return
        self.set_wrong(bool(problem))
        self.setToolTip(problem or self._help)
        self.setAccessibleDescription(problem)
        self.problem_changed.emit(problem)

    def _on_text_changed(self, text: str) -> None:
        self._clear.setVisible(bool(text))
        self._pause.start()

    def _on_clear(self) -> None:
        self.clear()
        self.apply()

    def keyPressEvent(self, event) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self._on_clear()
        else:
            super().keyPressEvent(event)


class SpinBox(Themed, QSpinBox):
    """A whole number between bounds."""

    def __init__(self, appearance: Appearance, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setStyleSheet(BARE)
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.wear(appearance)

    def restyle(self) -> None:
        self.setFont(self.theme.font(14, 500, tabular=True))
        self.repalette()
        self.lineEdit().setTextMargins(self.theme.px(8), 0, self.theme.px(8), 0)

    def repalette(self) -> None:
        self.setPalette(field_palette(self.theme))

    def sizeHint(self) -> QSize:
        widest = max(text_width(self.font(), text) for text in self._texts())
        return QSize(widest + self.theme.px(8 + 8 + 32), self.theme.px(CONTROL))

    def _texts(self) -> tuple[str, ...]:
        return (
            self.textFromValue(self.minimum()),
            self.textFromValue(min(self.maximum(), 99_999)),
            self.specialValueText(),
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, painter_on(self)
        plate(painter, QRectF(self.rect()), theme.px(RADIUS), theme.color("raised"), theme.color("control_edge"))
        option = QStyleOptionSpinBox()
        self.initStyleOption(option)
        style, complex_ = self.style(), QStyle.ComplexControl.CC_SpinBox
        steps = self.stepEnabled()
        for part, icon, step in (
            (QStyle.SubControl.SC_SpinBoxUp, "up", QSpinBox.StepEnabledFlag.StepUpEnabled),
            (QStyle.SubControl.SC_SpinBoxDown, "down", QSpinBox.StepEnabledFlag.StepDownEnabled),
        ):
            room = QRectF(style.subControlRect(complex_, option, part, self))
            room.translate(theme.px(5) if self.mirrored else -theme.px(5), 0)
            size = min(theme.px(14), room.height())
            place = QRectF(room.center().x() - size / 2, room.center().y() - size / 2, size, size)
            paint_icon(painter, icon, place, theme.color("text" if steps & step else "edge"))
        painter.end()


class CheckBox(Themed, QCheckBox):
    """A choice of yes or no with its words."""

    def __init__(self, appearance: Appearance, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._marks: frozenset[int] = frozenset()
        self.setMouseTracking(True)
        self.wear(appearance)

    def mark(self, places: Iterable[int]) -> None:
        """Paint the letters at these positions strong: a search found them."""
        self._marks = frozenset(places)
        self.update()

    def restyle(self) -> None:
        self.setFont(self.theme.font(14, 500))

    def sizeHint(self) -> QSize:
        return QSize(text_width(self.font(), self.text()) + self.theme.px(18 + 10) + 2, self.theme.px(CONTROL))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(48), self.theme.px(CONTROL))

    def hitButton(self, pos) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, painter_on(self)
        size = theme.px(18)
        box = self.visual(QRectF(1, round((self.height() - size) / 2), size, size))
        if self.isChecked():
            plate(painter, box, theme.px(4), theme.color("accent"))
            paint_icon(painter, "check", box, theme.color("on_accent"))
        else:
            ground = theme.color("hover" if self.underMouse() else "raised")
            plate(painter, box, theme.px(4), ground, theme.color("control_edge"))
        words = QRectF(size + theme.px(10), 0, self.width() - size - theme.px(10), self.height())
        colour = theme.color("text" if self.isEnabled() else "text_dim")
        pieces, fonts = marked_pieces(self.text(), self._marks), (self.font(), theme.font(14, 700))
        put_marked(painter, self.visual(words), pieces, fonts, colour, self.mirrored)
        painter.end()


class _Slider(Themed, QSlider):
    """A horizontal slider with a round handle."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.wear(appearance)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.theme.px(CONTROL))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter, middle = self.theme, painter_on(self), self.height() / 2
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style, complex_ = self.style(), QStyle.ComplexControl.CC_Slider
        knob = QRectF(style.subControlRect(complex_, option, QStyle.SubControl.SC_SliderHandle, self)).center().x()
        size, groove = theme.px(16), theme.px(4)
        rail = QRectF(0, middle - groove / 2, self.width(), groove)
        plate(painter, rail, groove / 2, theme.color("edge"))
        done = QRectF(rail)
        if self.mirrored:
            done.setLeft(knob)
        else:
            done.setRight(knob)
        plate(painter, done, groove / 2, theme.color("accent"))
        knob = min(max(knob, size / 2), self.width() - size / 2)
        disc = QRectF(knob - size / 2, middle - size / 2, size, size)
        plate(painter, disc, size / 2, theme.color("raised"), theme.color("accent_text"), 2)
        painter.end()


class SliderRow(QWidget):
    """A label, a slider and its value in words."""

    value_changed = Signal(int)
    """The value, while the user moves it."""

    def __init__(
        self,
        appearance: Appearance,
        label: str,
        low: int,
        high: int,
        value: int,
        words=str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self.slider = _Slider(appearance)
        self.slider.setRange(low, high)
        self.slider.setAccessibleName(label)
        self._value = Elided(appearance, "", 14, 500, trailing=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(Elided(appearance, label, 14, 400, "text_dim"))
        row.addWidget(self.slider, 1)
        row.addWidget(self._value)
        widest = max((words(number) for number in (low, high)), key=len)
        self._value.setMinimumWidth(text_width(appearance.theme.font(14, 500), widest) + 2)
        self.slider.valueChanged.connect(self._on_value_changed)
        self.slider.setValue(value)
        self._value.setText(words(self.slider.value()))

    @property
    def value(self) -> int:
        return self.slider.value()

    def _on_value_changed(self, value: int) -> None:
        self._value.setText(self._words(value))
        self.value_changed.emit(value)
