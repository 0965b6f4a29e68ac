"""The layouts of the two sides of a page: the board with what belongs around it, and the panel; what they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.basic.dialogs import Popover
from qless_studio.ui.widgets.basic.labels import separator
from qless_studio.ui.widgets.basic.layout import STRETCH, UNLIMITED, FlowLayout, ScrollColumn, bare, filled, inset
from qless_studio.ui.widgets.basic.themed import OVERHANG, Fitted, sides
from qless_studio.ui.widgets.charts.chart import Chart

COLUMNS = {
    1: ((("verdict", "figures", "section", "chart", "filter", "list"), 1),),
    2: ((("verdict", "figures", "section", "chart"), 1), (("filter", "list"), 1)),
    3: ((("verdict", "figures", "section"), 264), (("chart",), 232), (("filter", "list"), 332)),
}
"""The panel under the board, by number of columns: the places of each column and its share of the width."""

MIN_LIST_HEIGHT, MORE_ROWS = 176, 64
"""At 100 %: a chart above the list is hidden rather than leave less for the list; and the rows that the list beside a
result should have in addition to its least three."""


class Layouts:
    """Lays out the sides, which have no layout when it is asked to; `px` gives pixels at the text size."""

    def __init__(
        self, board_side: QWidget, head: QWidget, panel: QWidget, slots: Mapping[str, Slot], controls: ControlRow
    ) -> None:
        """`head` is above the panel and never scrolls."""
        self._board_side, self._head, self._panel = board_side, head, panel
        self._slots, self._controls = slots, controls
        self._rules = [separator(vertical=True, parent=panel) for _ in range(2)]

    def hide_rules(self) -> None:
        """Hide the lines between the columns of the panel."""
        for rule in self._rules:
            rule.hide()

    def board_beside(self, px: Callable[[float], int], crowded: bool) -> None:
        """The board beside the panel; all else around the board is there, too, in a `crowded` window."""
        slots = self._slots
        around = (8, 8, 8, 0) if crowded else (px(24), px(12), px(24), 0)
        column = inset(QVBoxLayout(self._board_side), 0, *around)
        self._space(("board", "under_board", "entry", "foot"), (0, 0, 0, 0))
        slots["board"].set_margins(0, *((0, 0, 8) if crowded else (px(12), 0, px(8))))
        slots["under_board"].set_margins(0, 0, 0, px(8))
        board = (slots["board"], 1)
        filled(column, *((board,) if crowded else (self._controls, board, slots["under_board"], slots["entry"])))

    def board_above(self, px: Callable[[float], int], across: bool, one_view: bool, foot_by_list: bool) -> None:
        """The board above the panel, `across` the page or with the entry beside it; `one_view` saves height."""
        slots = self._slots
        grid = QGridLayout(self._board_side)
        above, between = (8, 8) if one_view else (px(8), px(12))
        grid.setContentsMargins(px(16), above, px(16), above)
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(between)
        self._space(("board", "under_board", "entry", "foot"), (0, 0, 0, 0))
        grid.addWidget(self._controls, 0, 0, 1, 3)
        if across:
            for row, name in enumerate(("board", "under_board", "entry", "foot")[: 4 - foot_by_list], start=1):
                grid.addWidget(slots[name], row, 0, 1, 3)
            grid.setRowStretch(1, 1)
            return
        alone = slots["foot"].off and slots["under_board"].off
        if alone and slots["entry"].bare:
            grid.addWidget(slots["board"], 1, 0, 1, 3)
        elif alone:
            grid.addWidget(slots["board"], 1, 0, 1, 2)
        else:
            beside = filled(QVBoxLayout(), slots["foot"], STRETCH, slots["under_board"])
            grid.addLayout(beside, 1, 0)
            grid.addWidget(slots["board"], 1, 1)
        if not slots["entry"].bare:
            grid.addWidget(slots["entry"], 1, 2, Qt.AlignmentFlag.AlignTop)
        grid.setRowStretch(1, 1)
        for place, share in enumerate((3, 4, 3)):
            grid.setColumnStretch(place, share)

    def panel_beside(self, px: Callable[[float], int], crowded: bool, going_on: bool) -> None:
        """The panel in one column; in a `crowded` window with what is around the board in others.

        While a game goes on controls, clock and entry are above it.
        """
        slots = self._slots
        column = inset(QVBoxLayout(self._panel), 0, 0, 0, 0, px(8))
        self._space(("verdict", "figures", "chart", "section", "filter"), (px(16), px(16), px(16), 0))
        slots["list"].set_margins(px(16) - OVERHANG, px(8), 0, 0)
        slots["foot"].set_margins(px(12), px(8), px(12), 0)
        around = [slots["under_board"], slots["entry"]] if crowded else []
        self._head.setVisible(crowded and going_on)
        head = bare(QVBoxLayout(self._head), 0) if crowded and going_on else column
        if crowded:
            self._space(("under_board", "entry"), (px(16), px(8), px(16), 0))
            filled(head, filled(inset(QVBoxLayout(), 0, px(12), px(8), px(12), 0), self._controls))
        filled(head, slots["verdict"], *([around.pop()] if head is not column else []))
        for name in ("figures", "chart", "section", "filter"):
            column.addWidget(slots[name])
        filled(column, (slots["list"], 1), *around, slots["foot"])
        column.addStretch(0)

    def panel_below(
        self, px: Callable[[float], int], columns: int, foot_by_list: bool, needless: Callable[[str], bool]
    ) -> None:
        """The panel in columns; `needless` says whether a place needs none."""
        self._head.hide()
        slots = self._slots
        row = inset(QHBoxLayout(self._panel), px(16), px(16), px(12), 0, px(12))
        end = px(16) if columns == 1 else 0
        self._space(("verdict", "chart"), (0, 0, end, 0))
        self._space(("figures", "section"), (0, px(12), end, 0))
        slots["list"].set_margins(0, px(4), 0, 0)
        slots["filter"].set_margins(OVERHANG, 0, px(16), 0)
        if foot_by_list:
            slots["foot"].set_margins(0, px(8), px(16), 0)
        rules = iter(self._rules)
        for names, share in COLUMNS[columns]:
            if all(map(needless, names)):
                continue
            if row.count():
                rule = next(rules)
                rule.show()
                row.addWidget(rule)
            column = bare(QVBoxLayout(), 0)
            for name in names:
                if name == "list" and foot_by_list:
                    column.addWidget(slots["foot"])
                column.addWidget(slots[name], int(name in ("chart", "list")))
            column.addStretch(0)  # takes the room that is left if neither chart nor list is visible
            row.addLayout(column, share)

    # what gives way to what in a panel without room

    def make_room_for_words(self, px: Callable[[float], int], unfolded: bool, panel: ScrollColumn) -> None:
        """Hide the list, its filter and foot if words are `unfolded` above it and the panel would have to scroll."""
        below = [self._slots[name] for name in ("filter", "list", "foot")]
        needed = panel.content_height(panel.viewport().width()) if unfolded else 0
        if below[1].off:  # with more to spare, as its filter may need a second line
            needed += sum(slot.needed_height(0) for slot in below) + px(MORE_ROWS)
        for slot in below:
            slot.set_yielding(unfolded and needed > panel.height())

    def make_room_for_list(self, px: Callable[[float], int], wanted: bool, narrow: bool, panel: ScrollColumn) -> None:
        """Hide the chart if it is `wanted` and chart and list in one column leave too little for the list.

        Hints in its place always stay.
        """
        slots, width = self._slots, panel.viewport().width()
        shown = [widget for widget in slots["chart"].widgets() if not widget.isHidden()]
        if not wanted or slots["list"].least_width() == 0 or not all(isinstance(widget, Chart) for widget in shown):
            slots["chart"].set_yielding(False)
            return
        names = ("verdict", "figures", "chart", "section", "filter", *(() if narrow else ("foot",)))
        heights = (
            max(slot.heightForWidth(width) if slot.hasHeightForWidth() else 0, slot.minimumSizeHint().height())
            for slot in map(slots.__getitem__, names)
            if slot is slots["chart"] or not slot.off
        )
        slots["chart"].set_yielding(sum(heights) + px(MIN_LIST_HEIGHT) > panel.viewport().height())

    def _space(self, names: Sequence[str], margins: tuple[int, int, int, int]) -> None:
        for name in names:
            self._slots[name].set_margins(*margins)


# A place of a page for widgets, and taking a layout off a widget again.


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


# The controls above the board, and the menu into which they fold.


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
