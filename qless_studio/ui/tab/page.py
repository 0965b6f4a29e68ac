"""The layout of a page: board and controls on one side, a panel with what belongs to the board on the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QSplitter, QVBoxLayout, QWidget

from qless_studio.ui.tab.arranged import CROWDED, LOW, MARGIN, SHARE, Kind, arranged
from qless_studio.ui.tab.page_layouts import COLUMNS, MORE_ROWS, ControlRow, Layouts, Slot, remove_layout
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.wishes import OpenMenu
from qless_studio.ui.widgets.basic.access import focus_on, is_compactable, is_stackable, tab_stops
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.basic.layout import (
    SPARE,
    UNLIMITED,
    ScrollColumn,
    SettlingScroll,
    background,
    bare,
    filled,
)
from qless_studio.ui.widgets.basic.themed import Fitted, Painted
from qless_studio.ui.widgets.charts.chart import Chart
from qless_studio.ui.work.signals import timer

NARROW, NARROW_FOR_WIDE_BOARD = 1000, 1160
"""Below this width (at 100 %) the panel is under the board."""
PANEL_WIDTH, PANEL_HEIGHT, MIN_PANEL_HEIGHT = 416, 192, 152
"""The panel's maximum width beside the board, and its height and minimum height under the board."""
LEAST_CONTROLS = {True: 520, False: 280}
"""Minimum width of the controls and entry, with a puzzle to be typed or without."""
SHORT = 640
"""Height of a window below which the panel of a game leaves out what can be done without."""
LEAST_ENTRY = 360
"""Minimum width of the entry below the board, if there is room."""
AROUND_BOARD, BARS = 124, 80
"""At 100 %: what a page has above and below the board beside the panel, and the window above and below the page. Where
only large text puts the panel under the board, the board has the height that it would have at 100 %."""
MIN_BOARD = 120
"""Pixels that a board has at the least, whatever the size of the text."""
MIN_WIDTH = {3: 800, 2: 560}
"""The minimum width (at 100 %) for this number of columns."""
BOARD_SLOTS = ("controls_left", "controls_right", "board", "under_board", "entry")
FOCUS_ORDER = ("board", "under_board", "entry", "verdict", "figures", "section", "chart", "filter", "list", "foot")
PANEL_SLOTS = ("verdict", "figures", "chart", "section", "filter", "list", "foot")


class GamePage(Fitted, Painted, QWidget):
    """Takes widgets into named places and lays them out, at any window size and text size.

    See docs/decisions/028, 114.

    Places beside the board: controls_left, controls_right, board, under_board, entry. In the panel: verdict, figures,
    chart, section (any number of widgets, in order), filter, list, foot. The panel is beside the board where that makes
    the board larger, and each side scrolls if there is not enough room. Otherwise the panel is under the board in up to
    three columns, and the board is never cut to make room for it: where both do not fit, the page scrolls as a whole.

    While a game goes on, the page keeps in one view what one plays with: see `keep_in_view` and `one_line`.

    Whenever it is laid out, the page sets the look of its widgets that are `Stackable` or `Compactable`.
    """

    turned = Signal()
    """`narrow` has changed."""

    def __init__(self, session: Session, *, keeps_columns: bool = True) -> None:
        """`keeps_columns`: whether a place of the panel keeps its column under the board while it is empty."""
        super().__init__()
        self._session = session
        self.begins_at_top = False
        """Whether the controls are needed before the board."""
        self.typing_target: QWidget | None = None
        """What takes the focus in place of the board, unless the panel is under the board; None: nothing does."""
        self._keeps_columns = keeps_columns
        self._board_side, self._head, self._panel = background("table"), background("panel"), background("panel")
        self._slots = self._make_slots()
        self._controls = ControlRow(self._board_side)
        self._layouts = Layouts(self._board_side, self._head, self._panel, self._slots, self._controls)
        self._board_scroll = ScrollColumn(self._board_side)
        self._panel_scroll = ScrollColumn(self._panel)
        self._splitter = QSplitter(handleWidth=1, childrenCollapsible=False)
        self._splitter.addWidget(self._board_scroll)
        panel_side = QWidget()
        filled(bare(QVBoxLayout(panel_side), 0), self._head, (self._panel_scroll, 1))
        self._splitter.addWidget(panel_side)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        both = background("panel")
        self._scroll = ScrollColumn(both, self)
        for parent, child in ((both, self._splitter), (self, self._scroll)):
            column = bare(QVBoxLayout(parent))
            column.addWidget(child)
        for side in (self._board_scroll, self._panel_scroll):
            side.content_changed.connect(self.fit)
        # in a turn of its own: the strip and the bars of the window follow, which may not change amid a layout
        self._ranged = timer(self, 0, self._on_ranged)
        for area in (self._scroll, self._panel_scroll):
            area.verticalScrollBar().rangeChanged.connect(self._on_range_changed)
        self._splitter.splitterMoved.connect(self._on_split)
        self.scrolling = SettlingScroll(self)
        self._clock_bar: QWidget | None = None
        self._menu = IconButton("menu", self.tr("Menu"), flat=True, parent=self._board_side, act=self._open_menu)
        self._menu.hide()
        self._going_on = self._was_one_line = self._was_crowded = self._was_short = self._scrolled = False
        self._whole = self._split_by_hand = False
        self._columns: int | None = None
        self._unfolded = False
        self._needed = 0
        """The height of a result beside the board with all that it can show, once it was found to have less."""
        self._board_width = self._column = 0
        self._wide_board = self._enlarged = False

    @property
    def narrow(self) -> bool:
        """Whether the panel is under the board."""
        return bool(self._columns)

    @property
    def scrolls(self) -> bool:
        """Whether the panel scrolls, alone or with the page: its upper end may be out of view."""
        return any(area.verticalScrollBar().maximum() > 0 for area in (self._scroll, self._panel_scroll))

    @property
    def one_line(self) -> bool:
        """Whether a game goes on in so low a window that its bar and strip give way, and the controls have the menu."""
        return self._going_on and self.window().height() < self.theme.px(LOW)

    @property
    def _crowded(self) -> bool:
        """Whether a panel beside the board has all that is around the board, which has the height of the window."""
        return self.window().height() < self.theme.px(CROWDED)

    @property
    def _short(self) -> bool:
        """Whether a result beside the board has too little height for all that it can show."""
        if self.narrow or self._keeps_columns:
            return False
        return self.window().height() < self.theme.px(SHORT) or self._panel_scroll.height() < self._needed

    @property
    def _across(self) -> bool:
        """Whether the board has the whole width of a narrow page, and the entry is below it."""
        return self._board_across or self._columns in (1, 2)

    @property
    def _board_across(self) -> bool:
        """Whether the board has the whole width in any number of columns."""
        return self._wide_board or self._enlarged

    @property
    def _foot_by_list(self) -> bool:
        """Whether the foot is above the list, from which a high board is out of sight, and which has to stay."""
        return self.narrow and self._across and not self._wide_board

    def _make_slots(self) -> dict[str, Slot]:
        # Each in its side from the start: a widget that gets another parent loses the focus.
        slots = {name: Slot(False, self._board_side) for name in BOARD_SLOTS[2:]}
        slots |= {name: Slot(name == "filter", self._panel) for name in PANEL_SLOTS}
        if not self._keeps_columns:
            for slot in slots.values():
                slot.bareness_changed.connect(self.follow_stage)
        return slots

    def put(self, place: str, *widgets: QWidget) -> None:
        """Add widgets to a place; KeyError for an unknown one."""
        if place in BOARD_SLOTS[:2]:
            self._controls.add(widgets, left=place == "controls_left")
            return
        for widget in widgets:
            self._slots[place].add(widget)
            if isinstance(widget, Chart):
                widget.said.connect(self._session.message)
                widget.failed.connect(self._session.problem)
        self._adapt(widgets)

    def _open_menu(self) -> None:
        self._session.wished.emit(OpenMenu())

    def lead_controls(self, widget: QWidget) -> None:
        """Put a widget before the controls; it may come from another page."""
        self._controls.lead(widget)

    def release_leader(self, widget: QWidget) -> None:
        """Leave the widget before the controls to another page."""
        self._controls.release(widget)

    def put_clock(self, clock: QWidget) -> None:
        """Put the clock of a game first in the panel; where that is under the board, among the controls."""
        self._clock_bar = clock
        self._slots["verdict"].add_first(clock)

    def keep_in_view(self, playing: bool) -> None:
        """While a game goes on in a narrow page: controls, clock, board and entry take no more than its height.

        The controls fold into one row, and the board shrinks to the room that is left. The panel is scrolled to.
        """
        if playing != self._going_on:
            self._going_on = playing
            if self._columns is not None:
                self._arrange()
            if playing:
                self.show_board_in_view()

    @property
    def _one_view(self) -> bool:
        return self._going_on and self.narrow

    def _takes_no_column(self, name: str) -> bool:
        """Whether a place needs no column under the board."""
        slot = self._slots[name]
        return slot.off or (not self._keeps_columns and slot.bare)

    def follow_stage(self) -> None:
        """Lay out again after widgets of several places were shown or hidden together."""
        self._needed = 0
        if self.narrow:
            self._arrange()

    def unfold(self, unfolded: bool) -> None:
        """Words are unfolded above the list beside the board: where both have no room, the list gives way to them.

        The panel scrolls then, and no list in it.
        """
        self._unfolded = unfolded
        self.fit()

    def set_board_width(self, width: int) -> None:
        """Make the entry as wide as the board itself; 0 for the whole side."""
        if width != self._board_width:
            self._board_width = width
            self._align_with_board()

    def set_wide_board(self, wide: bool = True) -> None:
        """Give the board the whole width in a narrow window too, with the entry below it."""
        if wide != self._wide_board:
            self._wide_board = wide
            if self._columns is not None:
                self._arrange()

    def _align_with_board(self) -> None:
        layout = self._board_side.layout()
        if layout is None:  # not laid out yet: laying out aligns too
            return
        least = self.theme.px(LEAST_ENTRY) if self._board_width else 0
        width = 0 if self.narrow or self._crowded else max(self._board_width, least)
        self._slots["entry"].set_preferred_width(width)
        if not self.narrow:
            centred = Qt.AlignmentFlag.AlignHCenter if width else Qt.AlignmentFlag(0)
            layout.setAlignment(self._slots["entry"], centred)

    def _adapt(self, widgets: Sequence[QWidget]) -> None:
        for widget in widgets:
            if is_stackable(widget):
                below_board = self._across if self._one_view else self._board_across
                widget.set_stacked(not below_board if self.narrow else self._crowded and not self._going_on)
            beside_list = self._foot_by_list and self._slots["foot"].isAncestorOf(widget)
            if is_compactable(widget):
                widget.set_compact(not beside_list if self.narrow else self._short or self._crowded)

    # the keyboard

    def tab_places(self) -> list[QWidget]:
        """The reading order: controls, board, entry, then down the panel."""
        return [self._controls, *(self._slots[name] for name in FOCUS_ORDER)]

    def focus_board(self) -> None:
        """Give the focus to the board, so that one can type, or to what is shown in its place.

        A narrow page may have to scroll from the board to what else one can type in. A hidden page does nothing: the
        deal that a document waited for may come when another one is in front.
        """
        if self.window().isVisible() and not self.isVisible():
            return
        if self.typing_target is not None and not self.narrow:
            self.typing_target.setFocus()
        elif stops := tab_stops(self._slots["board"]):
            stops[0].setFocus(Qt.FocusReason.ShortcutFocusReason)  # not `focus_on`: its parts have no places yet
            self.show_board_in_view()

    def show_board_in_view(self) -> None:
        """Scroll to the board, or to what is needed before it."""
        self.scrolling.follow(self._first_in_view)

    def keep_focus_on_board(self, was_empty: bool) -> None:
        """Call when the puzzle is changing: if the board has the focus, it keeps it, whatever is hidden by the change.

        Around an empty board other parts are shown: if it `was_empty`, it may have to be scrolled to.
        """
        if self.board_has_focus:
            if was_empty:
                self.show_board_in_view()
            QTimer.singleShot(0, self, partial(self._bring_focus_back, QApplication.focusWidget()))

    def show_while_focused(self, widget: QWidget) -> None:
        """Scroll to what has the keyboard: a board that is no longer empty may push it out of view."""
        self.scrolling.follow(lambda: widget if widget.hasFocus() else None)

    def _bring_focus_back(self, before: QWidget | None) -> None:
        if QApplication.focusWidget() is not before:
            self.focus_board()

    def _first_in_view(self) -> QWidget | None:
        """What is shown when the board has got the focus."""
        if self._one_view:
            return self._board_side
        if self._going_on and self._crowded:
            return self._slots["figures"]
        focus = QApplication.focusWidget() if self.board_has_focus else None
        return self._controls if focus is not None and self.begins_at_top else focus

    @property
    def board_has_focus(self) -> bool:
        """Whether the focus is on the board or on what is shown in its place."""
        focus = QApplication.focusWidget()
        return focus is not None and self._slots["board"].isAncestorOf(focus)

    def focus_next_area(self, step: int) -> None:
        """Move the focus to the next (1) or previous (-1) of the areas controls, board and list, past the end too."""
        areas, now = self._areas(), QApplication.focusWidget()
        inside = [now is not None and any(place.isAncestorOf(now) for place in area) for area in areas]
        start = inside.index(True) if any(inside) else 0 if step > 0 else 2
        for distance in range(1, len(areas) + 1):
            if any(map(self._focus_first, areas[(start + step * distance) % len(areas)])):
                return

    def _areas(self) -> tuple[tuple[QWidget, ...], ...]:
        """The controls, the board and what belongs to it, the panel; each begins with what F6 goes to."""
        slots = self._slots
        beside = (slots["board"], slots["under_board"], slots["entry"])
        first = [slots["list"], slots["section"], slots["filter"]]
        return (self._controls,), beside, (*first, *(slots[name] for name in PANEL_SLOTS if slots[name] not in first))

    def _focus_first(self, place: QWidget) -> bool:
        """Give the focus to the first stop of a place; whether it has one."""
        stops = tab_stops(place)
        if stops:
            focus_on(stops[0], Qt.FocusReason.ShortcutFocusReason)
        return bool(stops)

    # layout

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._columns is not None:  # also for another text size
            self._arrange()

    def _on_split(self) -> None:
        self._split_by_hand = True
        self.fit()

    def _on_range_changed(self) -> None:
        self._ranged.start()

    def _on_ranged(self) -> None:
        if self.scrolls != self._scrolled:
            self._scrolled = not self._scrolled
            self._session.updated.emit()

    def fit(self) -> None:
        """Follow a change of the page's size, or of what its parts need."""
        columns = self._best_columns()
        if not (self._keeps_columns or self.narrow or self._going_on or self._short):
            needed = self._panel_scroll.content_height(self._panel_scroll.viewport().width())
            needed += 0 if self._slots["list"].bare else self.theme.px(MORE_ROWS)
            self._needed = needed if needed > self._panel_scroll.height() else 0
        known = self._columns, self._enlarged, self._was_one_line, self._was_crowded, self._was_short
        if (columns, self._is_enlarged(columns), self.one_line, self._crowded, self._short) != known:
            self._arrange()
        else:
            self._share_height()

    def _share_height(self) -> None:
        """Give board, panel and chart the heights that there is room for."""
        px, room, narrow = self.theme.px, self.height(), self.narrow
        page = max(room - 16, px(120))
        at_100 = room + round(BARS * (self.theme.scale - 1)) - AROUND_BOARD
        grows = self._enlarged and not self._wide_board  # a board wide by nature has no use for more height
        least = min(page, at_100) if grows else 0
        if self.begins_at_top and self._session.puzzle == self._session.game.blank:
            least = min(least, page - self._controls.height() - px(16))  # an empty board, seen together with them
        board = self._slots["board"]
        around = self._board_scroll.content_height(self.width()) - board.minimumSizeHint().height()
        needed = around + board.needed_height(least) + 1 + px(MIN_PANEL_HEIGHT)
        whole = narrow and needed + (SPARE if self._whole else 0) > room
        if whole and self._one_view:
            board.set_height_bounds(max(room - around, MIN_BOARD), UNLIMITED, yields=True)
        else:
            board.set_height_bounds(least, page)
        self._board_scroll.set_whole(narrow)
        self._panel_scroll.set_whole(whole)
        least_panel = 0 if narrow else self._least_panel()
        self._panel_scroll.setMinimumWidth(least_panel)
        self._panel_scroll.setMinimumHeight(px(96) if narrow and not whole else 0)  # 0: its minimumSizeHint counts
        if whole != self._whole or not self._split_by_hand:  # the sides may need less than with larger text
            self._whole = whole
            self._share_room(least_panel)
        self._layouts.make_room_for_words(px, self._unfolded and not narrow, self._panel_scroll)
        self._layouts.make_room_for_list(px, not whole and self._columns in (0, 1), narrow, self._panel_scroll)

    def _share_room(self, least_panel: int) -> None:
        """Give the panel its usual part of the page, beside the board at least so much; the board has the rest."""
        px, narrow = self.theme.px, self.narrow
        size = self.height() if narrow else self.width()
        if narrow:
            panel = min(px(PANEL_HEIGHT), size // 2)
        else:
            panel = max(least_panel, min(self._column, size - self._least_board() - 1))
        self._splitter.setSizes([size - panel - 1, panel])

    def _best_columns(self) -> int:
        """The number of columns of the panel under the board; 0 when it is beside the board."""
        px, width, scale = self.theme.px, self.width(), self.theme.scale
        places = arranged(round(width / scale), round(self.window().height() / scale), self._kind)
        board = self._least_board()
        fits = width >= px(NARROW_FOR_WIDE_BOARD) if self._wide_board else places.beside
        if fits and board + self._least_panel() + 1 <= width:
            self._column = px(min(PANEL_WIDTH, places.column))
            return 0
        numbers = (number for number, least in MIN_WIDTH.items() if width >= px(least) and self._columns_fit(number))
        return next(numbers, 1)

    def _least_board(self) -> int:
        """The width that the board needs beside the panel."""
        board = self._slots["board"].least_width() + self.theme.px(2 * MARGIN)
        return board if self._crowded else max(board, self.theme.px(LEAST_CONTROLS[self._keeps_columns]))

    def _least_panel(self) -> int:
        """The width that the panel needs beside the board."""
        names = (*PANEL_SLOTS, "under_board", "entry") if self._crowded else PANEL_SLOTS
        needed = max(self._slots[name].least_width() for name in names)
        usual = min(self.theme.px(self._kind.value[0]), round(SHARE * self.width()))
        bar = self._panel_scroll.verticalScrollBar().sizeHint().width() if self._crowded else 0
        return max(usual, needed + self.theme.px(2 * 16) + bar)

    @property
    def _kind(self) -> Kind:
        return Kind.GAME if self._going_on else Kind.REVIEW

    def _is_enlarged(self, columns: int) -> bool:
        """Whether only large text puts the panel under the board."""
        return columns > 0 and self.width() >= (NARROW_FOR_WIDE_BOARD if self._wide_board else NARROW)

    def _columns_fit(self, number: int) -> bool:
        """Whether the contents fit into this many columns."""
        slots, px = self._slots, self.theme.px
        widths = [max(slots[name].least_width() for name in names) for names, _ in COLUMNS[number]]
        return sum(widths) + number * 2 * px(16) <= self.width()

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 240)

    def _arrange(self) -> None:
        before, self._columns = self._columns, self._best_columns()
        narrow, one_line, self._was_crowded, self._was_short = self.narrow, self.one_line, self._crowded, self._short
        self._controls.begin_with(self._menu if one_line else None)
        self._enlarged = self._is_enlarged(self._columns)
        self._place_clock()
        turned = before is None or bool(before) != narrow
        for side in (self._board_side, self._head, self._panel):
            remove_layout(side)
        self._layouts.hide_rules()
        px, layouts = self.theme.px, self._layouts
        if narrow:
            layouts.board_above(px, self._across, self._one_view, self._foot_by_list)
            layouts.panel_below(px, self._columns, self._foot_by_list, self._takes_no_column)
        else:
            layouts.board_beside(px, self._crowded)
            layouts.panel_beside(px, self._crowded, self._going_on)
        self._align_with_board()
        for slot in self._slots.values():
            self._adapt(slot.widgets())
        if turned:
            self._splitter.setOrientation(Qt.Orientation.Vertical if narrow else Qt.Orientation.Horizontal)
            self._split_by_hand = False
            self._share_room(0 if narrow else self._least_panel())
        self._share_height()  # not `fit`: parts that need more room than before ask for it later themselves
        if narrow != bool(before):
            self.turned.emit()
        if one_line != self._was_one_line:
            self._was_one_line = one_line
            self._session.updated.emit()

    def _place_clock(self) -> None:
        self._controls.set_folding(self._going_on or self._crowded)
        if self._clock_bar is None:
            return
        if self.narrow:
            self._controls.set_clock(self._clock_bar)
        elif self._clock_bar.parentWidget() is not self._slots["verdict"]:
            self._controls.set_clock(None)
            self._slots["verdict"].add_first(self._clock_bar)
        self._adapt((self._clock_bar,))
