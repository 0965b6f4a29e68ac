"""All commands under headings in menus, and the card of Search that finds them. See docs/decisions/036 and 109."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QLineEdit, QMenu, QMenuBar, QVBoxLayout, QWidget

from qless_studio.engine.texts import capitalised, say
from qless_studio.ui.shell.frame.overlay import Overlay
from qless_studio.ui.shell.frame.row_list import Finder, Offer, Row, RowList, RowModel
from qless_studio.ui.style import theme_of
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.style.studio_style import RINGLESS
from qless_studio.ui.tab.commands import Action, in_menu_order
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.labels import Elided, KeyCap, key_names
from qless_studio.ui.widgets.basic.layout import filled
from qless_studio.ui.widgets.basic.list_row import ListRow, RowMetrics
from qless_studio.ui.widgets.basic.themed import Measured, fill

WIDTH, TOP, MARGIN = 640, 104, 16
INPUT, FOOT, GAP = 56, 32, 8
PAGE = 8
"""Rows that Page Up and Page Down move"""


class PaletteModel(RowModel):
    """The rows that Search gives for what is typed."""

    rows: list[Row]

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = []

    def show_rows(self, rows: list[Row]) -> None:
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def is_enabled(self, number: int) -> bool:
        offer = self.rows[number].offer
        return offer is not None and offer.enabled

    @property
    def enabled(self) -> list[int]:
        """The rows that can be chosen now."""
        return [number for number in range(len(self.rows)) if self.is_enabled(number)]

    def list_row(self, number: int) -> ListRow:
        """What a row shows. If it is not available a note says why: paler letters would not."""
        row, offer = self.rows[number], self.rows[number].offer
        if offer is None:
            return ListRow(row.text, heading=True)
        icon = "check" if offer.checked else offer.icon
        if not offer.enabled:
            note = offer.reason or self.tr("unavailable")
            return ListRow(row.text, row.places, weight=400, icon=icon, enabled=False, note=note)
        return ListRow(row.text, row.places, weight=400, icon=icon, shortcuts=offer.keys[:1], note=offer.source)

    def spoken(self, number: int) -> str:
        """A row in words: its text, what it is, whether it is on, its keys, why it is not available now."""
        row, offer = self.rows[number], self.rows[number].offer
        if offer is None:
            return row.text
        state = "" if offer.checked is None else self.tr("on") if offer.checked else self.tr("off")
        keys = " ".join(key_names(offer.keys[0])) if offer.keys else ""
        missing = "" if offer.enabled else offer.reason or self.tr("unavailable")
        return ", ".join(part for part in (row.text, offer.source, state, keys, missing) if part)


class _Query(Measured, QLineEdit):
    """The letters typed; arrows move in the list instead."""

    def __init__(self, move: Callable[[int], object]) -> None:
        """`move` goes down by a number of commands, negative for up."""
        super().__init__()
        self._move = move
        self.setFrame(False)
        self.setProperty(RINGLESS, True)  # it has the focus as long as the palette is open
        self.setPlaceholderText(self.tr("Search"))
        self.setAccessibleName(self.tr("Search"))
        self.setAccessibleDescription(self.tr("Up and Down to choose, Enter to run"))
        sized(self, height=INPUT)
        self.measure()

    def measure(self) -> None:
        self.setFont(theme_of(self).font(18, 400))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -PAGE, Qt.Key.Key_PageDown: PAGE}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._move(step)


class CommandPalette(Overlay):
    """Type, choose, run."""

    help_page = "keyboard"

    def __init__(self, parent: QWidget, finder: Finder) -> None:
        super().__init__(parent)
        self._finder = finder
        self.setAccessibleName(self.tr("Search"))
        self.model = PaletteModel(self)
        self.query = _Query(self._move)
        self.list = CommandList(self.model, capitalised(say("found")), lambda: None)  # Enter comes to the query
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard stays in the query
        self._help = Elided(self.tr("Up and Down to choose, Enter to run"), "caption")
        input_row, foot_row = spaced(QHBoxLayout(), 8, 50, 0, 16), spaced(QHBoxLayout(), 8, 20, 0, 20)
        filled(input_row, (self.query, 1), KeyCap(self.tr("Esc")))
        filled(foot_row, (sized(self._help, height=FOOT), 1))
        list_row = spaced(QHBoxLayout(), 0, 0, GAP)
        list_row.addWidget(self.list)
        filled(spaced(QVBoxLayout(self.card), 0), input_row, (list_row, 1), foot_row)
        self.query.textChanged.connect(self._on_text_changed)
        self.query.returnPressed.connect(self._run)
        self.list.clicked.connect(self._on_clicked)
        self.closed.connect(self._on_closed)

    def _on_closed(self) -> None:
        QTimer.singleShot(0, self, self._forget)  # the list is not done yet with the click that closed it

    def _forget(self) -> None:
        if self.isHidden():
            self._finder.forget()
            self.model.show_rows([])

    def open_empty(self) -> None:
        """Come up with nothing typed."""
        self.query.clear()
        self._on_text_changed("")
        self.open(self.query)

    @property
    def chosen(self) -> Offer | None:
        """What Enter would run."""
        number = self.list.currentIndex().row()
        return self.model.rows[number].offer if 0 <= number < len(self.model.rows) else None

    def _on_text_changed(self, text: str) -> None:
        self.model.show_rows(self._finder.rows(text))
        self._place_card()
        self.list.scrollToTop()
        self._choose(next(iter(self.model.enabled), -1))

    def _choose(self, number: int) -> None:
        self.list.choose(number)
        if number >= 0 and self.isVisible():
            announce(self.query, self.model.spoken(number))

    def _on_clicked(self, index: QModelIndex) -> None:
        if self.model.is_enabled(index.row()):
            self._choose(index.row())
            self._run()

    def _move(self, step: int) -> None:
        enabled = self.model.enabled
        if not enabled:
            return
        current = self.list.currentIndex().row()
        place = (enabled.index(current) if current in enabled else 0) + step
        wraps = abs(step) == 1
        target = enabled[place % len(enabled) if wraps else min(len(enabled) - 1, max(0, place))]
        self._choose(target)
        self.list.scrollTo(self.model.index(target))

    def _run(self) -> None:
        offer = self.chosen
        if offer is not None and offer.enabled:
            self.close_overlay()
            self._finder.run(offer)

    def card_rect(self) -> QRect:
        px = self.theme.px
        margin = px(MARGIN)
        width = min(px(WIDTH), self.width() - 2 * margin)
        rows = self.list.content_height() or px(ROW)
        top = min(px(TOP), round(self.height() * 0.13))
        height = min(px(INPUT) + rows + px(2 * GAP + FOOT), self.height() - top - margin)
        return QRect((self.width() - width) // 2, top, width, height)

    def paint_card(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        size = px(20)
        x = self.card.width() - px(18) - size if self.mirrored else px(18)
        place = QRectF(x, (px(INPUT) - size) / 2, size, size)
        paint_icon(painter, "search", place, theme.color("text_dim"))
        fill(painter, QRectF(0, px(INPUT), self.card.width(), 1), theme.color("edge"))
        fill(painter, QRectF(0, self.card.height() - px(FOOT), self.card.width(), 1), theme.color("edge"))


# All commands under headings: the menu of the menu button, the menu bar, the lists of palette and shortcuts.

ROW = 40
"""Height of a command at 100 %"""
COMMAND_ROWS = RowMetrics(height=ROW, margins=(8, 0), icon=22, text=56)


class CommandList(RowList):
    """A view of headings and commands."""

    def __init__(self, model: RowModel, name: str, enter: Callable[[], object]) -> None:
        """`enter` is for Enter on the chosen row; it does not reach the default button of a dialog."""
        super().__init__(model, name, COMMAND_ROWS)
        self._enter = enter
        self._commands = model

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self._enter()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.selectionModel().hasSelection():  # the chosen row shows that the list has the focus
            commands = (number for number in range(self._commands.rowCount()) if not self._commands.is_heading(number))
            self.choose(next(commands, -1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Make a row visible, and with the first row under a heading the heading."""
        before = index.row() - 1
        if before >= 0 and self._commands.is_heading(before):
            super().scrollTo(self._commands.index(before), hint)
        super().scrollTo(index, hint)


def menu_of(actions: Sequence[Action], game: str, parent: QWidget) -> QMenu:
    """A new menu with everything in it, a submenu for each menu."""
    menu = QMenu(parent)
    fill_menus(menu, actions, game)
    return menu


def fill_menus(bar: QMenu | QMenuBar, actions: Sequence[Action], game: str) -> None:
    """Make these the menus of a menu or a menu bar; `game` is the title of that of the game."""
    bar.clear()
    for kind, placed in in_menu_order(actions).items():
        if placed:
            _fill_one(bar.addMenu(say(kind.value) or game), placed)


def _fill_one(menu: QMenu, placed: Sequence[Action]) -> None:
    """The commands in order, with lines between sections, some of them in submenus."""
    within: dict[str, QMenu] = {}
    section = 0
    for action in placed:
        at = action.declared.at
        assert at is not None
        if section and at.section != section:
            menu.addSeparator()
        section = at.section
        if not at.within:
            menu.addAction(action)
            continue
        if at.within not in within:
            within[at.within] = menu.addMenu(say(at.within))
        within[at.within].addAction(action)


class AltKey(QObject):
    """Alt pressed and released alone opens the menu, as in programs with a menu bar.

    It filters what comes to the window, and only while Alt is held: a Python filter waits for the interpreter lock,
    which searches hold, at every event.
    """

    def __init__(self, window: QWidget, act: Callable[[], None]) -> None:
        super().__init__(window)
        self._window, self._act = window, act
        self._with_alt: list[QAction] = []

    def watch(self) -> None:
        """Call when Alt was pressed in the window."""
        self._forget()
        self._window.windowHandle().installEventFilter(self)
        self._with_alt = [action for action in self._window.actions() if "Alt+" in action.shortcut().toString()]
        for action in self._with_alt:  # no key event comes for a shortcut
            action.triggered.connect(self._forget)

    def _forget(self) -> None:
        """Alt is not alone."""
        self._window.windowHandle().removeEventFilter(self)
        for action in self._with_alt:
            action.triggered.disconnect(self._forget)
        self._with_alt = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if event.isAutoRepeat() or (kind == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Alt):
                return False
            self._forget()
            if event.key() == Qt.Key.Key_Alt:
                self._act()
        elif kind in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.FocusOut):
            self._forget()
        return False
