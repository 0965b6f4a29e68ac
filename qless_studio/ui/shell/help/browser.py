"""The part of the help's window that shows a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import QBrush, QFocusEvent, QPaintEvent, QPixmap, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit

from qless_studio.ui.shell.help.document import document_of
from qless_studio.ui.shell.help.pages import Page, Picture
from qless_studio.ui.shell.help.pictures import Pictures
from qless_studio.ui.style import Theme
from qless_studio.ui.style.focus import KEYS
from qless_studio.ui.widgets.basic.themed import Fitted, WithRoom, painter_on, plate

COLUMN, MARGIN = 600, 32
"""A readable width of the text, and the minimum space beside it"""


class PageBrowser(Fitted, WithRoom, QTextBrowser):
    """Shows one page in a column of readable width; links only call `follow`."""

    least = (240, 160)

    _page: Page | None = None

    def __init__(self, pictures: Pictures, follow: Callable[[str], object]) -> None:
        """`follow` gets the key of the page that a link leads to."""
        super().__init__()
        self._pictures = pictures
        self._commands = ""
        self._words: tuple[str, ...] = ()
        self._built_for: tuple[Theme, int, float] | None = None
        self._column_width = COLUMN
        self._ringed = False
        self._made: QTextDocument | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Page"))
        self.anchorClicked.connect(lambda url: follow(url.path().removesuffix(".md")))

    def show_page(self, page: Page, commands: str, words: Sequence[str] = ()) -> None:
        """Show a page, scrolled to the first of `words`, which are marked."""
        self._page, self._commands, self._words = page, commands, ()
        self._built_for = None
        self.fit()
        self.verticalScrollBar().setValue(0)
        self.mark(words)

    def go_to(self, heading: str) -> None:
        """Scroll so that this heading is at the top; nothing happens if there is none."""
        block = self.document().begin()
        while block.isValid() and not (block.blockFormat().headingLevel() and block.text() == heading):
            block = block.next()
        if block.isValid():
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.cursorRect(QTextCursor(block)).top())

    def mark(self, words: Sequence[str]) -> None:
        """Mark all places of these words, and scroll to the first one."""
        self._words = tuple(words)
        self._mark()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):  # text size, colours
            self.fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ring(event.reason() in KEYS)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring(False)

    def _ring(self, ringed: bool) -> None:
        """Show or hide the focus ring."""
        if ringed != self._ringed:
            self._ringed = ringed
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._ringed:
            painter = painter_on(self.viewport())
            plate(painter, QRectF(self.viewport().rect()), 0, None, self.theme.color("accent_text"), 2)
            painter.end()

    # building

    def fit(self) -> None:
        """Build the document again if the page, the theme or the width changed; the scroll position stays."""
        theme = self.theme
        room = self.width() - 4 - self.verticalScrollBar().sizeHint().width()
        width = max(80, min(theme.px(COLUMN), room - 2 * min(theme.px(MARGIN), room // 12)))
        wanted = theme, width, self.devicePixelRatioF()
        if self._page is None or wanted == self._built_for:
            return
        self._built_for, self._column_width = wanted, width
        bar = self.verticalScrollBar()
        place = bar.value() / max(1, bar.maximum())
        aside = max(0, (room - width) // 2)
        self.setViewportMargins(aside, theme.px(8), room - width - aside, theme.px(8))
        document = document_of(self._page, theme, self._draw, self._commands)
        document.setParent(self)
        self.setDocument(document)
        before, self._made = self._made, document
        if before is not None:
            before.deleteLater()
        bar.setValue(round(place * bar.maximum()))
        self._mark(scrolling=False)

    def _draw(self, picture: Picture) -> QPixmap:
        return self._pictures.draw(picture, QSize(self._column_width, self.theme.px(480)), self.devicePixelRatioF())

    def _mark(self, scrolling: bool = True) -> None:
        """Mark what was searched for, and scroll to the first place."""
        found = []
        for word in self._words:
            cursor = QTextCursor(self.document())
            while not (cursor := self.document().find(word, cursor, QTextDocument.FindFlag(0))).isNull():
                mark = QTextEdit.ExtraSelection()
                mark.cursor = cursor
                mark.format.setBackground(QBrush(self.theme.color("accent_bg")))
                mark.format.setForeground(QBrush(self.theme.color("text")))
                found.append(mark)
        self.setExtraSelections(found)
        if found and scrolling:
            first = min((mark.cursor for mark in found), key=lambda cursor: cursor.position())
            self.setTextCursor(QTextCursor(self.document()))
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.cursorRect(first).top() - self.viewport().height() // 3)

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Reads no files: a document contains its pictures."""
        return (
            self.document().resource(kind, QUrl(url))
            if kind == QTextDocument.ResourceType.ImageResource.value
            else None
        )
