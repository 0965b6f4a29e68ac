"""A page of the help as a document in the program's look."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QBrush,
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

from qless_studio.ui.shell.help.pages import PICTURE, Page, Picture, picture_at
from qless_studio.ui.style import Theme

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
