"""The contents of the help, or the pages in which something was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from qless_studio.ui.shell.frame.row_list import set_up_list
from qless_studio.ui.shell.help.pages import Hit, Page
from qless_studio.ui.widgets.basic.list_row import ListDelegate, ListRow, RowMetrics
from qless_studio.ui.widgets.basic.themed import WithRoom

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
        self._silent = False
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
        self._silent = True
        rows = [row for row in range(self.count()) if self.item(row).data(KEY) == key]
        self.setCurrentRow(rows[0] if rows else -1)
        self._silent = False

    def _fill(self, rows: Sequence[tuple[Page, str]]) -> None:
        self._silent = True
        self.clear()
        for page, excerpt in rows:
            item = QListWidgetItem(page.title)
            item.setData(KEY, page.key)
            item.setData(EXCERPT, excerpt)
            if excerpt:
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{page.title}: {excerpt}")
                item.setToolTip(excerpt)
            self.addItem(item)
        self.setCurrentRow(-1)
        self._silent = False

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._silent:
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
