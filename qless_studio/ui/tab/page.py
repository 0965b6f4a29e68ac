"""The skeleton of every game's tab: board and controls on one side, what is known of the puzzle on the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QVBoxLayout,
    QWidget,
)

from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.flow import FlowLayout
from qless_studio.ui.widgets.basic.labels import Rule
from qless_studio.ui.widgets.basic.scrolling import Background, ScrollColumn
from qless_studio.ui.widgets.basic.splitter import Splitter
from qless_studio.ui.widgets.basic.themed import OVERHANG, Themed, sides

NARROW = 1000
"""Below this width (at 100 %) the panel stands under the board."""
PANEL, LEAST_PANEL, LOW_PANEL = 416, 320, 192
"""The panel's width beside the board, its least width, and its height under the board."""
COLUMNS = {
    1: ((("verdict", "figures", "section", "chart", "filter", "list"), 1),),
    2: ((("verdict", "figures", "section", "chart"), 1), (("filter", "list"), 1)),
    3: ((("verdict", "figures", "section"), 264), (("chart",), 232), (("filter", "list"), 332)),
}
"""The panel under the board: the places of each column and its share of the width, by number of columns."""
LEAST_WIDTH = {3: 800, 2: 560}
"""From which width (at 100 %) on there are so many columns."""
BOARD_SLOTS = ("controls_left", "controls_right", "board", "under_board", "entry")
FOCUS_ORDER = ("board", "under_board", "entry", "verdict", "figures", "section", "chart", "filter", "list", "foot")
PANEL_SLOTS = ("verdict", "figures", "chart", "section", "filter", "list", "foot")


class _Slot(QWidget):
    """Holds the widgets of one place; gone while it has none in sight."""

    def __init__(self, flowing: bool, parent: QWidget) -> None:
        super().__init__(parent)  # at once: showing a widget without a parent opens a window
        self._column = FlowLayout(self) if flowing else QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        if not flowing:
            self._column.setSpacing(8)
        self._wanted_width = 0
        self.hide()

    def set_wanted_width(self, width: int) -> None:
        """How wide to be where it is centred, if there is room; 0: as wide as its widgets want."""
        self._wanted_width = width
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(self._wanted_width or hint.width(), hint.height())

    def add(self, widget: QWidget) -> None:
        self._column.addWidget(widget)
        self.show()

    def set_margins(self, left: int, top: int, right: int, bottom: int) -> None:
        self._column.setContentsMargins(*sides(left, top, right, bottom))


class GamePage(Themed, QWidget):
    """Takes widgets into named places and lays them out, at any window size and text size.

    Places beside the board: controls_left, controls_right, board, under_board, entry. In the panel: verdict, figures,
    chart, section (as many as wanted, in order), filter, list, foot. Panel at the side from 1000 pixels on, under the
    board in three columns below that; where the room does not suffice, each side scrolls.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slots = {name: _Slot(name == "filter", self) for name in (*BOARD_SLOTS[2:], *PANEL_SLOTS)}
        self._rules = [Rule(appearance, vertical=True, parent=self) for _ in range(2)]
        self._controls = QWidget()
        self._controls_row = FlowLayout(self._controls)
        self._left: list[QWidget] = []
        self._right: list[QWidget] = []
        self._board_side, self._panel = Background(appearance, "table"), Background(appearance, "panel")
        self._board_scroll = ScrollColumn(appearance, self._board_side)
        self._panel_scroll = ScrollColumn(appearance, self._panel)
        self._splitter = Splitter(appearance)
        self._splitter.addWidget(self._board_scroll)
        self._splitter.addWidget(self._panel_scroll)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._splitter)
        self._columns: int | None = None
        self._board_width = 0
        self._wide_board = False
        self.wear(appearance)

    @property
    def narrow(self) -> bool:
        """Whether the panel stands under the board."""
        return bool(self._columns)

    def put(self, place: str, *widgets: QWidget) -> None:
        """Add widgets to a place; KeyError for an unknown one."""
        if place in BOARD_SLOTS[:2]:
            (self._left if place == "controls_left" else self._right).extend(widgets)
            self._fill_controls()
            return
        for widget in widgets:
            self._slots[place].add(widget)
        self._tell_children(widgets)

    def set_board_width(self, width: int) -> None:
        """Make what stands beneath the board as wide as the board itself; 0 for the whole side."""
        if width != self._board_width:
            self._board_width = width
            self._align_with_board()

    def set_wide_board(self) -> None:
        """Give the board the whole width in a narrow window too, with the entry beneath it."""
        self._wide_board = True

    def _align_with_board(self) -> None:
        if self._columns is None:  # not laid out yet: laying out aligns too
            return
        width = 0 if self.narrow else self._board_width
        for name in ("entry", "under_board"):
            self._slots[name].set_wanted_width(width)
            if not self.narrow:
                middle = Qt.AlignmentFlag.AlignHCenter if width else Qt.AlignmentFlag(0)
                self._board_side.layout().setAlignment(self._slots[name], middle)

    def _tell_children(self, widgets: Sequence[QWidget]) -> None:
        for widget in widgets:
            stacked = self.narrow and not self._wide_board
            for method, value in (("set_stacked", stacked), ("set_compact", self.narrow)):
                if hasattr(widget, method):
                    getattr(widget, method)(value)

    def _fill_controls(self) -> None:
        while self._controls_row.count():
            self._controls_row.takeAt(0)
        for widget in self._left:
            self._controls_row.addWidget(widget)
        self._controls_row.add_stretch()
        for widget in self._right:
            self._controls_row.addWidget(widget)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._order_focus()

    def _order_focus(self) -> None:
        """Tab goes as one reads: controls, board, entry, then down the panel."""
        reached = [
            widget
            for place in (self._controls, *(self._slots[name] for name in FOCUS_ORDER))
            for widget in place.findChildren(QWidget)
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.window() == self.window()
        ]
        for one, other in pairwise(reached):
            QWidget.setTabOrder(one, other)

    # Layout

    def restyle(self) -> None:
        if self._columns is not None:
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._wanted_columns() != self._columns:
            self._arrange()

    def _wanted_columns(self) -> int:
        """In how many columns the panel stands under the board; 0 when it stands beside it."""
        if self.width() >= self.theme.px(NARROW):
            return 0
        return next((number for number, least in LEAST_WIDTH.items() if self.width() >= self.theme.px(least)), 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 240)

    def _arrange(self) -> None:
        turned = self._columns is None
        before, self._columns = self.narrow, self._wanted_columns()
        narrow = self.narrow
        turned = turned or before != narrow
        for side in (self._board_side, self._panel):
            _unlay(side)
        for rule in self._rules:
            rule.hide()
        if narrow:
            self._lay_board_low()
            self._lay_panel_low()
        else:
            self._lay_board_side()
            self._lay_panel_side()
        self._align_with_board()
        for slot in self._slots.values():
            self._tell_children([child for child in slot.children() if isinstance(child, QWidget)])
        px = self.theme.px
        self._panel_scroll.setMinimumSize(0 if narrow else px(LEAST_PANEL), px(96) if narrow else 0)
        if turned:
            self._splitter.setOrientation(Qt.Orientation.Vertical if narrow else Qt.Orientation.Horizontal)
            size = self.height() if narrow else self.width()
            panel = min(px(LOW_PANEL if narrow else PANEL), size // 2)
            self._splitter.setSizes([size - panel - 1, panel])

    def _lay_board_side(self) -> None:
        px, slots = self.theme.px, self._slots
        column = QVBoxLayout(self._board_side)
        column.setContentsMargins(px(24), px(12), px(24), 0)
        column.setSpacing(0)
        self._space(("board", "under_board", "entry", "foot"), (0, 0, 0, 0))
        slots["board"].set_margins(0, px(12), 0, px(8))
        slots["under_board"].set_margins(0, 0, 0, px(8))
        column.addWidget(self._controls)
        column.addWidget(slots["board"], 1)
        column.addWidget(slots["under_board"])
        column.addWidget(slots["entry"])

    def _lay_board_low(self) -> None:
        px, slots = self.theme.px, self._slots
        grid = QGridLayout(self._board_side)
        grid.setContentsMargins(px(16), px(8), px(16), px(8))
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(12))
        self._space(("board", "under_board", "entry", "foot"), (0, 0, 0, 0))
        grid.addWidget(self._controls, 0, 0, 1, 3)
        if self._columns == 1 or self._wide_board:
            for row, name in enumerate(("board", "under_board", "entry", "foot"), start=1):
                grid.addWidget(slots[name], row, 0, 1, 3)
            grid.setRowStretch(1, 1)
            return
        alone = slots["foot"].isHidden() and slots["under_board"].isHidden()
        if alone:  # a wide board is glad of the room
            grid.addWidget(slots["board"], 1, 0, 1, 2)
        else:
            aside = QVBoxLayout()
            aside.addWidget(slots["foot"])
            aside.addStretch(1)
            aside.addWidget(slots["under_board"])
            grid.addLayout(aside, 1, 0)
            grid.addWidget(slots["board"], 1, 1)
        grid.addWidget(slots["entry"], 1, 2, Qt.AlignmentFlag.AlignTop)
        grid.setRowStretch(1, 1)
        for place, share in enumerate((3, 4, 3)):
            grid.setColumnStretch(place, share)

    def _lay_panel_side(self) -> None:
        px, slots = self.theme.px, self._slots
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(0, 0, 0, px(8))
        column.setSpacing(0)
        self._space(("verdict", "figures", "chart", "section", "filter"), (px(16), px(16), px(16), 0))
        slots["list"].set_margins(px(16) - OVERHANG, px(8), 0, 0)
        slots["foot"].set_margins(px(12), px(8), px(12), 0)
        for name in ("verdict", "figures", "chart", "section", "filter"):
            column.addWidget(slots[name])
        column.addWidget(slots["list"], 1)
        column.addWidget(slots["foot"])
        column.addStretch(0)

    def _lay_panel_low(self) -> None:
        px, slots = self.theme.px, self._slots
        row = QHBoxLayout(self._panel)
        row.setContentsMargins(*sides(px(16), px(12), 0, px(12)))
        row.setSpacing(px(16))
        end = px(16) if self._columns == 1 else 0
        self._space(("verdict", "chart"), (0, 0, end, 0))
        self._space(("figures", "section"), (0, px(12), end, 0))
        slots["list"].set_margins(0, px(4), 0, 0)
        slots["filter"].set_margins(OVERHANG, 0, px(16), 0)
        rules = iter(self._rules)
        for names, share in COLUMNS[self._columns]:
            if all(slots[name].isHidden() for name in names):
                continue
            if row.count():
                rule = next(rules)
                rule.show()
                row.addWidget(rule)
            column = QVBoxLayout()
            column.setSpacing(0)
            for name in names:
                column.addWidget(slots[name], int(name in ("chart", "list")))
            column.addStretch(0)  # takes what is left where neither chart nor list is in sight
            row.addLayout(column, share)

    def _space(self, names: Sequence[str], margins: tuple[int, int, int, int]) -> None:
        for name in names:
            self._slots[name].set_margins(*margins)


def _unlay(widget: QWidget) -> None:
    """Take a widget's layout away, leaving the widgets in it where they are."""
    layout = widget.layout()
    if layout is not None:
        _empty(layout)
        QWidget().setLayout(layout)


def _empty(layout: QLayout) -> None:
    """By `removeWidget`, which deletes the widget's item: one kept alive by a wrapper would stay the widget's own, and
    the item of the next layout would answer with the first height it saw for a width, for ever."""
    for item in [layout.itemAt(place) for place in range(layout.count())]:
        if item.widget() is not None:
            layout.removeWidget(item.widget())
        elif item.layout() is not None:
            _empty(item.layout())
