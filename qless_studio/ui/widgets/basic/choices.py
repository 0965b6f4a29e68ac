"""Choosing one of several values: segments side by side, or a combo box."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QShowEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListView,
    QRadioButton,
    QWidget,
)

from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.shadows import paint_shadow
from qless_studio.ui.widgets.basic.access import Described, install_access
from qless_studio.ui.widgets.basic.themed import (
    CENTRE,
    CONTROL,
    RADIUS,
    Themed,
    painter_on,
    plate,
    put_text,
    text_width,
)
from qless_studio.ui.widgets.basic.wheel import WheelNeedsFocus

LABELLED_BY_BUDDIES = sys.platform not in ("win32", "darwin")
"""Whether Qt's AT-SPI bridge reports a combo box's current text as its name, and its name only through a label."""

_HEADING = object()
"""Stands for the value of a row that cannot be chosen."""


class _Segment(Themed, QRadioButton):
    """One segment; a radio button, which gives it arrow keys and its accessible role."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setMouseTracking(True)
        self.wear()

    def sizeHint(self) -> QSize:
        theme = self.theme
        return QSize(text_width(theme.font(14, 600), self.text()) + 2 * theme.px(14), theme.px(CONTROL - 4))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, rect, painter = self.theme, QRectF(self.rect()), painter_on(self)
        on = self.isChecked()
        if on:
            self._paint_checked(painter, rect)
        role = "text" if on or (self.isEnabled() and self.underMouse()) else "text_dim"
        put_text(painter, rect, self.text(), theme.font(14, 600 if on else 500), theme.color(role), CENTRE)
        painter.end()

    def _paint_checked(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        if theme.high_contrast:
            plate(painter, rect, theme.px(5), theme.color("segment"), theme.color("edge"))
            bar = rect.adjusted(theme.px(6), rect.height() - theme.px(5), -theme.px(6), -theme.px(3))
            plate(painter, bar, 1, theme.color("accent_text"))
            return
        paint_shadow(painter, theme, rect, theme.px(5), 1)
        plate(painter, rect, theme.px(5), theme.color("segment"))


class Segments(Described, Themed, QWidget):
    """A few choices side by side, one of them checked; Tab stops once, the arrow keys move."""

    value_changed = Signal(object)
    """The value, after the user chose it."""

    def __init__(self, choices: Iterable[tuple[object, str]], name: str = "", parent: QWidget | None = None) -> None:
        """`choices` are (value, label) pairs; `name` says what the choice is about."""
        super().__init__(parent)
        install_access()
        self._access: QAccessibleWidget | None = None
        self._group = QButtonGroup(self)
        self._values: list[object] = []
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        self.setAccessibleName(name)
        for value, label in choices:
            segment = _Segment(label)
            self._group.addButton(segment, len(self._values))
            self._row.addWidget(segment)
            self._values.append(value)
        self._silent = False
        self._group.idToggled.connect(self._on_toggled)
        if self._values:
            self._silently_check(0)
        self.wear()

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

    def restyle(self) -> None:
        inset = self.theme.px(2)
        self._row.setContentsMargins(inset, inset, inset, inset)

    def _on_toggled(self, number: int, on: bool) -> None:
        for button in self._group.buttons():  # otherwise Tab stops at the segment that had the focus last
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
        if on and not self._silent:
            self.value_changed.emit(self._values[number])

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.theme.high_contrast:
            return
        painter = painter_on(self)
        plate(painter, QRectF(self.rect()), self.theme.px(RADIUS), self.theme.color("segment_track"))
        painter.end()


class Combo(WheelNeedsFocus, Themed, QComboBox):
    """A drop-down list of values with labels."""

    value_changed = Signal(object)
    """The value, after the user chose it."""

    def __init__(
        self, choices: Iterable[tuple[object, str]] = (), name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._values: list[object] = []
        self._headings: list[int] = []
        self._whole = self._arrow_alone = False
        self.let_wheel_pass()
        self._list: QListView | None = None
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.set_choices(choices)
        self.activated.connect(self._on_activated)
        self.wear()

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
        """For a narrow place beside the button that it belongs to; the choice is told by the tool tip."""
        self._arrow_alone = True
        self.currentTextChanged.connect(self._tell_choice)
        self._tell_choice(self.currentText())

    def _tell_choice(self, text: str) -> None:
        self.setToolTip(f"{self.accessibleName()}: {text}" if text else self.accessibleName())

    def offer(self, value: str) -> None:
        """Add `value` to the choices, labelled by itself, unless it is one already."""
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
        self._headings[:] = headings
        self._values = [value for value, _ in rows]
        self.addItems([label for _, label in rows])
        model = self.model()
        for row in headings:
            assert isinstance(model, QStandardItemModel)
            model.item(row).setFlags(Qt.ItemFlag.NoItemFlags)

    def _on_activated(self, number: int) -> None:
        self.value_changed.emit(self._values[number])

    def showPopup(self) -> None:
        listed = self._made_list()
        listed.setMinimumWidth(listed.sizeHintForColumn(0))  # Qt makes it as wide as the closed box
        super().showPopup()

    def _made_list(self) -> QListView:
        """What opens; most boxes are never opened."""
        if self._list is None:
            from qless_studio.ui.widgets.basic.combo_list import ComboDelegate

            self._list = QListView()
            self.setView(self._list)
            self.setItemDelegate(ComboDelegate(self._list, self, self._headings))
            self._color_list()
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

    def restyle(self) -> None:
        self.setFont(self.theme.font(14, 500))
        self.repalette()

    def repalette(self) -> None:
        self._color_list()

    def _color_list(self) -> None:
        if self._list is None:
            return
        theme, palette = self.theme, self.palette()
        palette.setColor(palette.ColorRole.Base, theme.color("raised"))
        palette.setColor(palette.ColorRole.Window, theme.color("raised"))
        palette.setColor(palette.ColorRole.Text, theme.color("text"))
        self._list.setPalette(palette)
        frame = self._list.parentWidget()
        if frame is not None:
            frame.setPalette(palette)

    def sizeHint(self) -> QSize:
        theme = self.theme
        if self._arrow_alone:
            return QSize(theme.px(28), theme.px(CONTROL))
        usual = self._headings[0] if self._headings else self.count()
        texts = {self.currentText(), *map(self.itemText, range(usual))}
        widest = max((text_width(theme.font(14, 500), text) for text in texts), default=0)
        return QSize((widest + theme.px(12 + 8 + 16 + 10) + 3) // 4 * 4, theme.px(CONTROL))

    def minimumSizeHint(self) -> QSize:
        width = self.sizeHint().width()
        return QSize(width if self._whole else min(width, self.theme.px(96)), self.theme.px(CONTROL))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, rect, painter = self.theme, QRectF(self.rect()), painter_on(self)
        fill = theme.color("hover" if self.underMouse() and self.isEnabled() else "raised")
        plate(painter, rect, theme.px(RADIUS), fill if self.isEnabled() else None, theme.color("edge"))
        size = theme.px(16)
        right = round((rect.width() - size) / 2) if self._arrow_alone else theme.px(10)
        arrow = QRectF(rect.width() - right - size, round((rect.height() - size) / 2), size, size)
        colour = theme.color("text" if self.isEnabled() else "text_dim")
        if not self._arrow_alone:
            place = QRectF(theme.px(12), 0, arrow.x() - theme.px(12) - theme.px(4), rect.height())
            put_text(painter, self.visual(place), self.currentText(), self.font(), colour, mirrored=self.mirrored)
        paint_icon(painter, "down", self.visual(arrow), colour)
        painter.end()
