"""A place of a page for widgets, and taking a layout off a widget again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

from qless_studio.ui.widgets.basic.flow import UNLIMITED, FlowLayout
from qless_studio.ui.widgets.basic.themed import sides


class Slot(QWidget):
    """Holds the widgets of one place; hidden until it has one."""

    bareness_changed = Signal()
    """`bare` has changed."""

    def __init__(self, flowing: bool, parent: QWidget) -> None:
        super().__init__(parent)  # with its parent from the start: showing a widget without one opens a window
        self._column = FlowLayout(self) if flowing else QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        if not flowing:
            self._column.setSpacing(8)
        self._preferred_width = 0
        self._height_bounds = 0, UNLIMITED, False
        self._filled, self._yielding, self._was_bare = False, False, True
        self.hide()

    def set_preferred_width(self, width: int) -> None:
        """The width where it is centred, if there is room; 0: that of its widgets."""
        self._preferred_width = width
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        if self.bare:
            return QSize(0, 0)
        hint, (least, most, yields) = super().sizeHint(), self._height_bounds
        height = least if yields else max(self.minimumSizeHint().height(), min(hint.height(), most))
        return QSize(self._preferred_width or hint.width(), height)

    def set_height_bounds(self, least: int, most: int, yields: bool = False) -> None:
        """Be at least so high, and prefer to be no higher than `most`, which widgets that need more may exceed.

        If it `yields`, its widgets make do with `least`, whatever they need.
        """
        if (least, most, yields) != self._height_bounds:
            self._height_bounds = least, most, yields
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        if self.bare:
            return QSize(0, 0)
        hint, (least, _, yields) = super().minimumSizeHint(), self._height_bounds
        return QSize(hint.width(), least) if yields else hint.expandedTo(QSize(0, least))

    def hasHeightForWidth(self) -> bool:
        """Not while it yields: a text above the board would ask for the whole board beside itself."""
        return not self._height_bounds[2] and super().hasHeightForWidth()

    def needed_height(self, least: int) -> int:
        """The height that its widgets need, at least `least`, whatever its bounds."""
        return 0 if self.bare else max(super().minimumSizeHint().height(), least)

    @property
    def bare(self) -> bool:
        """Whether all its widgets are hidden: then its margins take no room either."""
        return all(widget.isHidden() for widget in self.widgets())

    @property
    def off(self) -> bool:
        """Whether nothing is shown here; `isHidden` is also true for a moment after the parent changed."""
        return not self._filled or self._yielding

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.bare != self._was_bare:  # a widget was shown or hidden
            self._was_bare = not self._was_bare
            self.bareness_changed.emit()
        return handled

    def widgets(self) -> list[QWidget]:
        return [child for child in self.children() if isinstance(child, QWidget)]

    def least_width(self) -> int:
        """The width that its visible widgets need, without margins."""
        visible = [] if self.off else [widget for widget in self.widgets() if not widget.isHidden()]
        return max((max(each.minimumSizeHint().width(), each.minimumWidth()) for each in visible), default=0)

    def add(self, widget: QWidget) -> None:
        """Add a widget below those that are there."""
        self._column.addWidget(widget)
        self._on_filled()

    def add_first(self, widget: QWidget) -> None:
        """Add a widget above those that are there, in a place that does not flow."""
        assert isinstance(self._column, QVBoxLayout)
        self._column.insertWidget(0, widget)
        self._on_filled()

    def _on_filled(self) -> None:
        self._filled = True
        self.set_yielding(self._yielding)

    def set_yielding(self, yielding: bool) -> None:
        """Hide it, whatever it holds, to leave its room to others."""
        self._yielding = yielding
        self.setVisible(self._filled and not yielding)

    def set_margins(self, left: int, top: int, right: int, bottom: int) -> None:
        self._column.setContentsMargins(*sides(left, top, right, bottom))


def remove_layout(widget: QWidget) -> None:
    """Remove a widget's layout, leaving the widgets in it where they are.

    By `removeWidget`, which deletes their items. An item taken out by `takeAt` is kept alive by its wrapper and remains
    the widget's own; the next layout's item then returns its first height for every width:
    test_what_grows_or_shrinks_gets_its_height_after_the_window_was_narrow. And an item that was asked for by `itemAt`
    leaves a wrapper behind, after which PySide crashes now and then when it deletes a layout inside another one: to
    reproduce, go through the items and run test_what_is_asked_is_in_view_at_every_size ten times.
    """
    layout = widget.layout()
    if layout is not None:
        layouts = (layout, *layout.findChildren(QLayout))
        for child in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            for each in layouts:
                each.removeWidget(child)
        QWidget().setLayout(layout)  # Qt has no other way to remove a layout from a widget
