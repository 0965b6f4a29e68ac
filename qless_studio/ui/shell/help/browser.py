"""The part of the help's window that shows a page, as a document in the program's look."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QBrush,
    QFocusEvent,
    QPaintEvent,
    QPixmap,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit

from qless_studio.ui.shell.help.pages import PICTURE, Page, Picture, Pictures, picture_at
from qless_studio.ui.style import Theme
from qless_studio.ui.style.studio_style import KEYS
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


# A page of the help as a document in the program's look.

HEADINGS = {1: (28, 700, 8, 8), 2: (18, 600, 20, 4), 3: (14, 600, 12, 2)}
"""Font size, weight, space above and below, by level"""
LINE = 150
"""Line height of text, in per cent"""


def document_of(page: Page, theme: Theme, draw: Callable[[Picture], QPixmap], commands: str) -> QTextDocument:
    """The page, laid out; `draw` gives its pictures, and `commands` the table of all commands."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setIndentWidth(theme.px(20))
    document.setDefaultFont(theme.font(14, 400))
    pictures: list[Picture] = []

    def numbered(match: re.Match[str]) -> str:
        pictures.append(picture_at(match[2], match[1]))
        return f"![board]({len(pictures) - 1})"  # Qt drops an image without alternative text

    text = PICTURE.sub(numbered, page.text).replace("<!-- commands -->", commands)
    document.setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    for block in list(_blocks(document)):
        _format_block(block, theme)
    _format_tables(document, theme)
    _put_pictures(document, theme, pictures, draw)
    return document


def _format_block(block: QTextBlock, theme: Theme) -> None:
    cursor, form = QTextCursor(block), block.blockFormat()
    level = form.headingLevel()
    size, weight, above, below = HEADINGS.get(level, (14, 400, 0, 10))
    line = 120 if level else LINE
    if block.textList() is not None and block.next().textList() is not None:
        below = 4
    if cursor.currentTable() is not None:
        below, line = 0, 100
    form.setTopMargin(theme.px(above))
    form.setBottomMargin(theme.px(below))
    form.setLineHeight(line, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.setBlockFormat(form)
    for piece in _pieces(block):
        now = piece.charFormat()
        if now.isImageFormat():
            continue
        strong = now.fontWeight() > 500 or now.fontItalic()
        cursor.setPosition(piece.position())
        cursor.setPosition(piece.position() + piece.length(), QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(_text_format(theme, now, size, max(weight, 600) if strong else weight))


def _text_format(theme: Theme, now: QTextCharFormat, size: int, weight: int) -> QTextCharFormat:
    """The format of a piece of text: the bundled font has no italics, so emphasis is bold."""
    made = QTextCharFormat()
    made.setFont(theme.font(size, weight))
    made.setForeground(QBrush(theme.color("text")))
    if now.fontFixedPitch():
        made.setFont(theme.font(size, 500))
        made.setBackground(QBrush(theme.color("hover")))
    if now.isAnchor():
        made.setAnchor(True)
        made.setAnchorHref(now.anchorHref())
        made.setForeground(QBrush(theme.color("accent_text")))
        made.setFontUnderline(True)
    return made


def _format_tables(document: QTextDocument, theme: Theme) -> None:
    for frame in document.rootFrame().childFrames():
        if not isinstance(frame, QTextTable):
            continue
        form = frame.format()
        form.setBorder(0)
        form.setCellPadding(theme.px(6))
        form.setCellSpacing(0)
        form.setTopMargin(theme.px(4))
        form.setBottomMargin(theme.px(12))
        form.setWidth(QTextLength())
        frame.setFormat(form)
        for row in range(frame.rows()):
            for column in range(frame.columns()):
                cell = frame.cellAt(row, column)
                shape = cell.format().toTableCellFormat()
                shape.setBottomBorder(1)
                shape.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                shape.setBottomBorderBrush(QBrush(theme.color("edge" if row == 0 else "line")))
                shape.setRightPadding(theme.px(24))
                cell.setFormat(shape)
                if row == 0:
                    header = QTextCharFormat()
                    header.setFont(theme.font(12, 600))
                    header.setForeground(QBrush(theme.color("text_dim")))
                    cursor = cell.firstCursorPosition()
                    cursor.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
                    cursor.setCharFormat(header)


def _put_pictures(
    document: QTextDocument, theme: Theme, pictures: list[Picture], draw: Callable[[Picture], QPixmap]
) -> None:
    """Insert each picture with its description as text beneath it, which screen readers read too."""
    holding = [(block, image) for block in _blocks(document) for image in _images(block)]
    for block, image in reversed(holding):
        picture = pictures[int(image.name())]
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(image.name()), draw(picture))
        above, below = block.blockFormat(), QTextBlockFormat()
        above.setTopMargin(theme.px(8))
        above.setBottomMargin(theme.px(6))
        above.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
        below.setBottomMargin(theme.px(16))
        letters = QTextCharFormat()
        letters.setFont(theme.font(12, 400))
        letters.setForeground(QBrush(theme.color("text_dim")))
        cursor = QTextCursor(block)
        cursor.setBlockFormat(above)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        cursor.insertBlock(below, letters)
        cursor.insertText(picture.spoken)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _pieces(block: QTextBlock) -> list[QTextFragment]:
    """The fragments of a block, each in one format."""
    pieces, at = [], block.begin()
    while not at.atEnd():
        pieces.append(at.fragment())
        at += 1
    return pieces


def _images(block: QTextBlock) -> list[QTextImageFormat]:
    formats = (piece.charFormat() for piece in _pieces(block))
    return [form.toImageFormat() for form in formats if form.isImageFormat()]
