"""The help's window: contents beside a page, a search in all pages, back and forward."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from qless_studio.engine.texts import say
from qless_studio.ui.shell.frame.row_list import set_up_list
from qless_studio.ui.shell.help.browser import PageBrowser
from qless_studio.ui.shell.help.pages import START, Hit, Page, Pages, Pictures
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import IconButton, cluster
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.labels import separator, text_label
from qless_studio.ui.widgets.basic.layout import UNLIMITED, bare, filled
from qless_studio.ui.widgets.basic.list_row import ListDelegate, ListRow, RowMetrics
from qless_studio.ui.widgets.basic.themed import Fitted, SelfPainted, WithRoom, fill

SIZE = QSize(920, 700)
MINIMUM, LARGEST_MINIMUM = QSize(420, 320), QSize(860, 520)
"""The minimum size at 100 %, and how far it grows with the text"""
NARROW = 640
"""Below this width (at 100 %) the contents stand above the page."""


class HelpWindow(Fitted, SelfPainted, QWidget):
    """A window of its own, to stand beside the main window; it works while a dialog is open."""

    def __init__(self, pages: Pages, pictures: Pictures, commands: Callable[[], str]) -> None:
        """`commands` gives the table of all commands with their current keys."""
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.pages, self._commands = pages, commands
        self._visited: list[str] = []
        self._place = -1
        self.search = Field(self.tr("Search"), "search")
        self.contents = Contents(lambda key: self.open_page(key))
        self.page = PageBrowser(pictures, lambda key: self.open_page(key))
        self.back = IconButton("back", self.tr("Back"), flat=True, act=lambda: self._go(-1))
        self.forward = IconButton("next", self.tr("Forward"), flat=True, act=lambda: self._go(1))
        self._nothing = text_label(self.tr("No matches"), "note", wrap=True)
        self._nothing.hide()
        self._lay_out()
        self._connect()
        self._measure()
        px, room = self.theme.px, self.screen().availableSize()
        self.resize(min(px(SIZE.width()), room.width() - 40), min(px(SIZE.height()), room.height() - 60))
        self.contents.show_pages([pages[key] for key in pages.keys], "")

    def _lay_out(self) -> None:
        self._side = QWidget()
        column = spaced(QVBoxLayout(self._side), 8, 12, 12, 12, 12)
        top = filled(bare(QHBoxLayout(), 8), (self.search, 1), cluster(self.back, self.forward))
        filled(column, top, self._nothing, (self.contents, 1))
        self._whole = bare(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), 0)
        self._between = separator("edge", vertical=True), separator("edge")
        filled(self._whole, self._side, *self._between, (self.page, 1))

    def _connect(self) -> None:
        self.search.textChanged.connect(self._on_searched)
        self.search.returnPressed.connect(self._on_search_confirmed)
        for keys, act in (
            (QKeySequence.StandardKey.Back, lambda: self._go(-1)),
            (QKeySequence.StandardKey.Forward, lambda: self._go(1)),
            (QKeySequence.StandardKey.Find, self._on_find),
            (QKeySequence.StandardKey.Close, self.close),
            (QKeySequence.StandardKey.HelpContents, lambda: self.open_page(START)),
        ):
            QShortcut(QKeySequence(keys), self, act)

    # pages

    @property
    def key(self) -> str:
        """The page that is shown."""
        return self._visited[self._place] if self._visited else ""

    def open_page(self, key: str) -> None:
        """Show a page, and remember the one before it for `back`."""
        if key not in self.pages.keys:
            return
        if key != self.key:
            del self._visited[self._place + 1 :]
            self._visited.append(key)
            self._place += 1
        self._show()

    def _go(self, step: int) -> None:
        if 0 <= self._place + step < len(self._visited):
            self._place += step
            self._show()

    def _show(self) -> None:
        page = self.pages[self.key]
        words = self.search.text().split() if page.key in [hit.page.key for hit in self._hits()] else ()
        self.page.show_page(page, self._commands(), words)
        self.contents.choose(page.key)
        self.back.setEnabled(self._place > 0)
        self.forward.setEnabled(self._place < len(self._visited) - 1)
        self.setWindowTitle(self.tr("{} – Help").format(page.title))

    # searching

    def _hits(self) -> list[Hit]:
        return self.pages.find(self.search.text())

    def _on_searched(self, text: str) -> None:
        hits = self._hits()
        self._nothing.setVisible(bool(text.strip()) and not hits)
        if text.strip():
            self.contents.show_hits(hits)
            found = self.tr("Found: {}").format(len(hits)) if hits else self._nothing.text()
            announce(self.search, found)
        else:
            self.contents.show_pages([self.pages[key] for key in self.pages.keys], self.key)
            self.page.mark(())

    def _on_search_confirmed(self) -> None:
        hits = self._hits()
        if hits:
            self.open_page(hits[0].page.key)

    def _on_find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.search.text():
                self.search.clear()
            else:
                self.close()
        else:
            super().keyPressEvent(event)

    # looks

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LayoutDirectionChange):
            self._measure()

    def _measure(self) -> None:
        """For the text size and the direction of the layout."""
        self.back.set_icon("next" if self.mirrored else "back")
        self.forward.set_icon("back" if self.mirrored else "next")
        self.setMinimumSize((MINIMUM * self.theme.scale).boundedTo(LARGEST_MINIMUM))
        self.fit()

    def fit(self) -> None:
        """Put the contents beside the page, or above it in a narrow window."""
        px, narrow = self.theme.px, self.width() < self.theme.px(NARROW)
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._whole.setDirection(direction)
        self._between[0].setVisible(not narrow)
        self._between[1].setVisible(narrow)
        self._side.setFixedWidth(px(WIDTH + 48)) if not narrow else self._side.setMaximumWidth(UNLIMITED)
        self._side.setMinimumWidth(0 if narrow else px(WIDTH + 48))
        self._side.setMaximumHeight(2 * self.height() // 5 if narrow else UNLIMITED)

    def paint_widget(self, painter: QPainter) -> None:
        fill(painter, self.rect(), self.theme.color("panel"))
        fill(painter, self._side.geometry(), self.theme.color("window"))


# The contents of the help, or the pages in which something was found.

KEY, EXCERPT = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
ROW, HIT = 36, 58
PAGE_ROWS = RowMetrics(height=ROW, detail_height=HIT, text_line=(1, 32), detail_line=(0, 78))
WIDTH = 216


class Contents(WithRoom, QListWidget):
    """One row a page; the arrows, Enter and the mouse choose."""

    room, least = (WIDTH, 4 * ROW), (120, 2 * ROW)

    def __init__(self, open_page: Callable[[str], object]) -> None:
        """`open_page` opens a page by its key."""
        super().__init__()
        self._open_page = open_page
        self.setItemDelegate(ListDelegate(self, _list_row, PAGE_ROWS))
        set_up_list(self, self.tr("Contents"))
        self.currentItemChanged.connect(lambda item, _: self._on_chosen(item))
        self.itemClicked.connect(self._on_chosen)

    def show_pages(self, pages: Sequence[Page], current: str) -> None:
        """List pages, one of them the one that is shown."""
        self._fill([(page, "") for page in pages])
        self.choose(current)

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """List what was found, nothing chosen yet."""
        self._fill([(hit.page, hit.excerpt) for hit in hits])

    def choose(self, key: str) -> None:
        """Select the row of a page, if there is one, without a signal."""
        rows = [row for row in range(self.count()) if self.item(row).data(KEY) == key]
        with QSignalBlocker(self):
            self.setCurrentRow(rows[0] if rows else -1)

    def _fill(self, rows: Sequence[tuple[Page, str]]) -> None:
        with QSignalBlocker(self):
            self.clear()
            for page, excerpt in rows:
                item = QListWidgetItem(page.title)
                item.setData(KEY, page.key)
                item.setData(EXCERPT, excerpt)
                if excerpt:
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, say("{}: {}", page.title, excerpt))
                    item.setToolTip(excerpt)
                self.addItem(item)
            self.setCurrentRow(-1)

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._open_page(item.data(KEY))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_chosen(self.currentItem() or self.item(0))
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _list_row(index: QModelIndex | QPersistentModelIndex) -> ListRow:
    """The title of a page, and below it what was found there."""
    return ListRow(index.data(), selected_weight=600, detail=index.data(EXCERPT))
