"""The one style: Fusion with our shapes, in each widget's palette, and its focus ring. See docs/decisions/024."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QIcon, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFocusFrame,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QProxyStyle,
    QScrollBar,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)
from shiboken6 import isValid

from qless_studio.ui.style import bars, buttons, choices, fields, lists, menus
from qless_studio.ui.style.drawing import RADIUS, disc_icon, set_text, stroke_icon
from qless_studio.ui.style.in_force import theme_of
from qless_studio.ui.style.shapes import outline
from qless_studio.ui.style.theme import Theme

Pixmap = QStyle.StandardPixmap

CONTROLS = {**buttons.CONTROLS, **choices.CONTROLS, **bars.CONTROLS, **lists.CONTROLS, **menus.CONTROLS}
PRIMITIVES = {**choices.PRIMITIVES, **fields.PRIMITIVES, **bars.PRIMITIVES, **lists.PRIMITIVES, **menus.PRIMITIVES}
COMPLEX = {**buttons.COMPLEX, **choices.COMPLEX, **fields.COMPLEX, **bars.COMPLEX, **lists.COMPLEX}
SIZES = {**buttons.SIZES, **choices.SIZES, **fields.SIZES, **bars.SIZES, **menus.SIZES}
RECTS = {**choices.RECTS, **fields.RECTS}
PARTS = {**choices.PARTS, **fields.PARTS, **bars.PARTS}
DISCS = {
    Pixmap.SP_MessageBoxInformation: ("accent_text", "info"),
    Pixmap.SP_MessageBoxQuestion: ("accent_text", "info"),
    Pixmap.SP_MessageBoxWarning: ("warn", "warn"),
    Pixmap.SP_MessageBoxCritical: ("bad", "cross"),
}
"""Icons of message boxes -> colour role of the disc and name of the icon on it."""
STROKES = {
    Pixmap.SP_ArrowBack: "back",
    Pixmap.SP_ArrowForward: "next",
    Pixmap.SP_ArrowLeft: "back",
    Pixmap.SP_ArrowRight: "next",
    Pixmap.SP_FileDialogBack: "back",
    Pixmap.SP_FileDialogToParent: "up",
    Pixmap.SP_FileDialogNewFolder: "plus",
    Pixmap.SP_FileDialogListView: "menu",
    Pixmap.SP_FileDialogDetailedView: "grid",
    Pixmap.SP_LineEditClearButton: "cross",
}


class StudioStyle(QProxyStyle):
    """Paints and measures what the tables name; the rest is Fusion's.

    Colours come from the palette of the widget, and from `theme` where they are the same for every accent; lengths
    and small text sizes from `theme`. Each method overridden here is a call into Python for every call that Qt makes:
    `pixelMetric` and `styleHint`, four fifths of them, are not. An exception while painting would end the program, so
    the functions take every state, and a widget that is None.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__("Fusion")
        self.theme = theme
        self._ring = FocusRing()

    def event(self, event: QEvent) -> bool:
        """Qt sends the style what it sends the widget that gets or loses the focus."""
        if isinstance(event, QFocusEvent):
            self._ring.follow(event)
        return super().event(event)

    def polish(self, what: Any) -> Any:
        """Called for each widget when it is first shown, for palettes and for the application.

        Labels, those of tool tips and message boxes too, show plain text unless they were told otherwise: Qt would take
        a name in a file that looks like HTML for it, and open the files that it names.
        """
        super().polish(what)
        if isinstance(what, QLabel):
            if what.textFormat() == Qt.TextFormat.AutoText:
                what.setTextFormat(Qt.TextFormat.PlainText)
            if what.windowType() == Qt.WindowType.ToolTip:
                what.setMargin(self.theme.px(menus.TIP_MARGIN))
            else:
                set_text(what, self.theme)
        elif isinstance(what, QScrollBar):
            what.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
        elif isinstance(what, QMenu):
            above = self.theme.px(menus.INSET)
            what.setContentsMargins(0, above, 0, above)

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        paint = CONTROLS.get(element)
        if paint is None:
            if element == QStyle.ControlElement.CE_ItemViewItem:
                option = lists.row_option(self.theme, option)
            super().drawControl(element, option, painter, widget)
        else:
            paint(self.theme, option, painter, widget)

    def drawPrimitive(
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        paint = PRIMITIVES.get(element)
        if paint is None:
            super().drawPrimitive(element, option, painter, widget)
        else:
            paint(self.theme, option, painter, widget)

    def drawComplexControl(
        self, control: QStyle.ComplexControl, option: Any, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        paint = COMPLEX.get(control)
        if paint is None:
            super().drawComplexControl(control, option, painter, widget)
        else:
            paint(self.theme, option, painter, widget)

    def sizeFromContents(
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        measure = SIZES.get(kind)
        if measure is None or option is None:
            return super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]
        return measure(self.theme, option, size, widget)

    def subElementRect(self, element: QStyle.SubElement, option: QStyleOption, widget: QWidget | None = None) -> QRect:
        place = RECTS.get(element)
        found = place(self.theme, option, widget) if place is not None else None
        if found is None:
            return super().subElementRect(element, option, widget)  # type: ignore[arg-type]
        return found

    def subControlRect(
        self, control: QStyle.ComplexControl, option: Any, part: QStyle.SubControl, widget: QWidget | None = None
    ) -> QRect:
        place = PARTS.get(control)
        found = place(self.theme, option, part, widget) if place is not None else None
        if found is None:
            return super().subControlRect(control, option, part, widget)  # type: ignore[arg-type]
        return found

    def standardIcon(
        self, icon: QStyle.StandardPixmap, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> QIcon:
        if icon in DISCS:
            return disc_icon(self.theme, *DISCS[icon])
        if icon in STROKES:
            return stroke_icon(STROKES[icon])
        return super().standardIcon(icon, option, widget)


# The focus ring: one for the application, outside the edge of the control that has the keyboard.

ROOM, WIDTH = 4, 2
"""Geometry of the ring: distance from the control to the outer edge, and line width."""
TEXTS = (QKeySequenceEdit, QLineEdit, QSpinBox)
"""Widgets that have the ring after a click, too."""
RINGED = (*TEXTS, QAbstractButton, QComboBox, QLabel, QSlider)
RINGLESS = "ringless"
"""Property of a control that shows its focus itself."""
RINGED_TOO = "ringed"
"""Property of any other widget that gets a ring like the controls."""
KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
KEYBOARD = Qt.WidgetAttribute.WA_KeyboardFocusChange
"""Qt's attribute of a window in which the keyboard moved the focus."""


class FocusRing:
    """Follows the focus, as Qt reports it to the style; QFocusFrame follows the control."""

    def __init__(self) -> None:
        self._style = _RingStyle()
        self._frame: QFocusFrame | None = None

    def follow(self, event: QFocusEvent) -> None:
        """Go to the widget that has the focus now: text fields always, other controls after keyboard use."""
        now = QApplication.focusWidget()
        if self._frame is not None and isValid(self._frame):
            self._frame.setWidget(None)  # type: ignore[arg-type]
        if now is None or event.lostFocus():
            return
        if event.reason() in KEYS:
            now.window().setAttribute(KEYBOARD)
        elif event.reason() == Qt.FocusReason.MouseFocusReason:
            now.window().setAttribute(KEYBOARD, False)
        if not now.isWindow() and _has_ring(now):
            if self._frame is None or not isValid(self._frame):  # deleted with the window it was in
                self._frame = QFocusFrame()
                self._frame.setStyle(self._style)
            self._frame.setWidget(now)
            self._frame.show()  # it hides if it is scrolled out, and stays so when it is scrolled in


def _has_ring(widget: QWidget) -> bool:
    """Whether this widget gets the ring while it is focused."""
    if widget.property(RINGLESS) or not (isinstance(widget, RINGED) or widget.property(RINGED_TOO)):
        return False
    return isinstance(widget, TEXTS) or widget.window().testAttribute(KEYBOARD)


class _RingStyle(QProxyStyle):
    """Style of the QFocusFrame alone: in the application's style these overrides would be called for every widget."""

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        return ROOM

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        data: QStyleHintReturn | None = None,
    ) -> int:
        return int(hint == QStyle.StyleHint.SH_FocusFrame_AboveWidget)

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """The ring; where what scrolls the control has no room beside it, it lies on the control's edge."""
        around = widget.parentWidget() if widget is not None else None
        if not isinstance(widget, QFocusFrame) or around is None:
            return
        room = around.rect().translated(-widget.pos())
        place = (widget.rect() & room) | widget.rect().adjusted(ROOM, ROOM, -ROOM, -ROOM)
        theme = theme_of(widget.window())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline(painter, QRectF(place), theme.px(RADIUS) + ROOM, theme.color("accent_text"), WIDTH)
