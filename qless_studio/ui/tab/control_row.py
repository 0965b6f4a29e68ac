"""The controls above the board, and the menu into which they fold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.basic.flow import FlowLayout
from qless_studio.ui.widgets.basic.popover import Popover
from qless_studio.ui.widgets.basic.themed import Fitted


class ControlRow(Fitted, QWidget):
    """Some controls at the leading end of the row, some at its trailing end; on several lines, or folded into one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self)
        self._leader: QWidget | None = None
        self._first: QWidget | None = None
        self._clock: QWidget | None = None
        self._left: list[QWidget] = []
        self._right: list[QWidget] = []
        self._folding = False
        self._shown: list[QWidget] = []
        self._menu: Popover | None = None
        self._more = IconButton("more", self.tr("More controls"), parent=self, act=self._open_menu)
        self._more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._more.hide()

    def add(self, widgets: Sequence[QWidget], *, left: bool) -> None:
        """Add widgets after those already at that end.

        A click on a box leaves the keyboard to the board: the box would take letters as the beginning of a choice.
        """
        for widget in widgets:
            for box in (widget, *widget.findChildren(QComboBox)):
                if isinstance(box, QComboBox):
                    box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            for button in (widget, *widget.findChildren(QPushButton)):
                if isinstance(button, QPushButton):
                    button.released.connect(self._close_menu)  # before it does its work
        (self._left if left else self._right).extend(widgets)
        self._fill()

    def lead(self, widget: QWidget) -> None:
        """Put a widget before all others; it may come from another row."""
        self._leader = widget
        self._fill()

    def begin_with(self, widget: QWidget | None) -> None:
        """Put a widget in the place of the one that leads, which is hidden meanwhile; None for that one again."""
        if widget is not self._first:
            if self._first is not None:
                self._first.hide()
            self._first = widget
            self._fill()

    def release(self, widget: QWidget) -> None:
        """Leave a widget to another row."""
        if widget is self._leader:
            self._leader = None
            self._fill()

    def set_clock(self, clock: QWidget | None) -> None:
        """Show a clock before the controls at the trailing end, or none; it never folds."""
        if clock is not self._clock:
            self._clock = clock
            self._fill()

    def set_folding(self, folding: bool) -> None:
        """Keep to one line: what does not fit is in a menu at its end."""
        if folding != self._folding:
            self._folding = folding
            self._fill()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return handled

    # folding

    def fit(self) -> None:
        if self._folding and self._kept() != self._shown:
            self._fill()

    def _kept(self) -> list[QWidget]:
        """The controls that stay in the row, hidden ones among them."""
        if not self._folding:
            return [*self._left, *self._right]
        controls = [*self._left, *self._right]
        folded: list[QWidget] = []
        fixed = [each for each in (self._first or self._leader, self._clock) if each and not each.isHidden()]
        for widget in self._in_order_of_folding():
            rest = [each for each in controls if each not in folded and not each.isHidden()]
            if self._width_of([*fixed, *rest, *([self._more] if folded else [])]) <= self.width():
                break
            folded.append(widget)
        return [each for each in controls if each not in folded]

    def _in_order_of_folding(self) -> Iterator[QWidget]:
        """First what begins another game, last what the game that goes on needs most."""
        yield from (each for each in (*reversed(self._left), *self._right) if not each.isHidden())

    def _width_of(self, widgets: Sequence[QWidget]) -> int:
        gaps = self._flow.spacing_now * max(0, len(widgets) - 1)
        return sum(max(each.sizeHint().width(), each.minimumSizeHint().width()) for each in widgets) + gaps

    def _open_menu(self) -> None:
        if self._menu is not None:
            self._menu.open_under(self._more)

    def _close_menu(self) -> None:
        if self._menu is not None:
            self._menu.hide()

    def _fill(self) -> None:
        while self._flow.count():
            self._flow.takeAt(0)
        self._shown = self._kept()
        folded = [each for each in (*self._left, *self._right) if each not in self._shown]
        first = self._first or self._leader
        if first is not None:
            self._flow.addWidget(first)
            first.show()
        if self._leader is not None:
            self._leader.setVisible(first is self._leader)
        for widget in filter(self._shown.__contains__, self._left):
            self._flow.addWidget(widget)
        self._flow.add_stretch()
        if self._clock is not None:
            self._flow.addWidget(self._clock)
        for widget in filter(self._shown.__contains__, self._right):
            self._flow.addWidget(widget)
        self._flow.addWidget(self._more)
        self._more.setVisible(bool(folded))
        if folded and self._menu is None:
            self._menu = Popover(self.tr("More controls"), self._more)
        for widget in folded:
            assert self._menu is not None
            self._menu.add(widget)
        for widget in (*self._left, *self._right):
            for button in (widget, *widget.findChildren(IconButton)):
                if isinstance(button, IconButton):
                    button.show_name(widget in folded)
