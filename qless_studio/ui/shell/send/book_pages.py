"""Pages of a puzzle book on the screen and on a printer: the same shapes that its PDF has."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QLabel, QSizePolicy

from qless_studio.engine.paper.sheet import Page, Shape, Stroke, Text
from qless_studio.engine.texts import figure, say
from qless_studio.ui.style import fonts
from qless_studio.ui.widgets.basic.themed import CENTRE, SelfPainted, fill, put_text

GAP = 16
A4 = 1240, 1754


def paint_page(painter: QPainter, page: Page, place: QRectF) -> None:
    """Draw a page into a place of the same proportions."""
    painter.save()
    painter.translate(place.topLeft())
    painter.scale(place.width() / page.width, place.height() / page.height)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for shape in page.shapes:
        _paint(painter, shape)
    painter.restore()


def _paint(painter: QPainter, shape: Shape) -> None:
    if isinstance(shape, Text):
        painter.save()
        painter.translate(shape.x, shape.y)
        if shape.turned:
            painter.rotate(180)
        font = fonts.font(shape.size, 700 if shape.bold else 400)
        painter.scale(shape.size / font.pixelSize(), shape.size / font.pixelSize())  # sizes of fonts are whole
        fonts.draw(painter, QPointF(), shape.text, font, _grey(shape.grey))
        painter.restore()
    elif isinstance(shape, Stroke):
        painter.setPen(QPen(_grey(shape.grey), shape.width))
        painter.drawLine(QPointF(shape.x, shape.y), QPointF(shape.to_x, shape.to_y))
    else:
        painter.setPen(QPen(_grey(shape.grey), shape.line) if shape.line else Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush if shape.fill is None else _grey(shape.fill))
        rect, radius = QRectF(shape.x, shape.y, shape.width, shape.height), min(shape.radius, shape.height / 2)
        if radius:
            painter.drawRoundedRect(rect, radius, radius)
        else:
            painter.drawRect(rect)


def _grey(grey: int) -> QColor:
    return QColor(grey, grey, grey)


def print_pages(printer: QPrinter, pages: Sequence[Page]) -> bool:
    """Print pages, each as large as the paper allows; False if the printer cannot be painted on."""
    painter = QPainter()
    if not painter.begin(printer):
        return False
    for number, page in enumerate(pages):
        if number:
            printer.newPage()
        room = QRectF(painter.viewport())
        scale = min(room.width() / page.width, room.height() / page.height)
        size = QRectF(0, 0, page.width * scale, page.height * scale)
        size.moveCenter(room.center())
        paint_page(painter, page, size)
    return painter.end()


class PagePreview(SelfPainted, QLabel):
    """Two pages beside each other, or one where there is no room; a QLabel, so that screen readers read it."""

    room = least = (220, 300)

    def __init__(self) -> None:
        super().__init__()
        self.pages: list[Page | None] = []
        """The pages; None for one that is not made yet: a blank sheet with its number."""
        self.first = 0
        """Index of the first page shown."""
        self.note = ""
        """What is said in place of the pages."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def beside(self) -> int:
        """How many pages are shown at a time."""
        return 2 if self.width() >= self.height() * 1.1 else 1

    def show_pages(self, pages: Sequence[Page]) -> None:
        """Show these pages, as near as possible to the place where one was."""
        self.pages, self.note = [*pages], ""
        self.go(0)

    def show_making(self, count: int) -> None:
        """Show this many blank sheets, which `fill_next` fills."""
        self.pages, self.note = [None] * count, ""
        self.go(0)

    def fill_next(self, page: Page) -> None:
        """Show a page on the first blank sheet."""
        self.pages[self.pages.index(None)] = page
        self._describe()

    def show_note(self, note: str) -> None:
        """Say why there are no pages."""
        self.pages, self.note = [], note
        self._describe()

    def go(self, step: int) -> None:
        """Turn over, 1 forward or -1 back."""
        last = max(0, len(self.pages) - 1)
        self.first = max(0, min(last - last % self.beside, self.first + step * self.beside))
        self._describe()

    @property
    def shown(self) -> Sequence[Page | None]:
        """The pages in view."""
        return self.pages[self.first : self.first + self.beside]

    def place_text(self) -> str:
        """Which pages are in view, such as "pages 3 and 4 of 8"."""
        if not self.pages:
            return ""
        first, total = figure(self.first + 1), figure(len(self.pages))
        if len(self.shown) < 2:
            return self.tr("page {} of {}").format(first, total)
        return self.tr("page {} of {}").format(f"{first}–{figure(self.first + 2)}", total)

    def _describe(self) -> None:
        titles = ", ".join(self.tr("not made yet") if page is None else page.title for page in self.shown)
        self.setText(self.note or say("{}: {}", self.place_text(), titles))
        self.setAccessibleName(self.text())
        self.update()

    def paint_widget(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        fill(painter, self.rect(), theme.color("table"))
        room = QRectF(self.rect()).adjusted(px(GAP), px(GAP), -px(GAP), -px(GAP))
        if self.note:
            put_text(painter, room, self.note, theme.font(14, 500), theme.color("text_dim"), CENTRE)
            return
        size = next(((page.width, page.height) for page in self.pages if page is not None), A4)
        width = (room.width() - px(GAP) * (self.beside - 1)) / self.beside
        scale = min(width / size[0], room.height() / size[1])
        sheet = QRectF(0, 0, size[0] * scale, size[1] * scale)
        total = self.beside * sheet.width() + px(GAP) * (self.beside - 1)
        for place, page in enumerate(self.shown):
            left = room.center().x() - total / 2 + place * (sheet.width() + px(GAP))
            sheet.moveTopLeft(QPointF(left, room.center().y() - sheet.height() / 2))
            fill(painter, sheet, Qt.GlobalColor.white)
            if page is not None:
                paint_page(painter, page, sheet)
            else:
                number = figure(self.first + place + 1)
                put_text(painter, sheet, number, theme.font(28, 600), QColor(0xB8, 0xB8, 0xB8), CENTRE)
