"""The print preview, and its pages: the board on the first, then the list of results in columns."""

from __future__ import annotations

import dataclasses
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt, QThreadPool
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPagedPaintDevice, QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QWidget

from qless_studio.engine.results import Results
from qless_studio.engine.texts import capitalised, without_dots
from qless_studio.ui.shell.send.subject import extent_of
from qless_studio.ui.widgets.basic.buttons import IconButton, cluster
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import Combo
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, filled
from qless_studio.ui.widgets.basic.picture_files import (
    DPI,
    PAGE_MARGIN,
    ask_for_printer,
    page_for,
    paint_on_page,
    pdf_with,
)
from qless_studio.ui.widgets.basic.save_file import Say, ask_and_write, file_name
from qless_studio.ui.widgets.basic.themed import Picture
from qless_studio.ui.work import Task

LIMIT = 5_000
"""Solutions that are printed; a file can hold more"""
POINTS = (8.5, 7.5)
"""Font sizes of the list; the smaller one where one more column fits with it"""
NEARLY_ALL = 0.97
"""Part of the lines that must fit the width of a column; the longer ones are wrapped"""
GAP = 6
"""Millimetres between two columns, and between board and list"""
BOARD_PART = 0.55
"""Part of the first page for the board when a list follows"""
MINIMUM_LINES = 4
"""Lines of the list that must fit on the first page; else it starts on the second"""
Block = tuple[str, ...]
"""The lines of one solution, which are not separated"""


@dataclass(frozen=True)
class Sheet:
    """What is printed."""

    picture: Picture
    blocks: tuple[Block, ...] = ()
    """The list; empty for the board alone"""
    list_captions: tuple[str, ...] = ()
    """Lines above the list"""

    def page(self) -> QPageLayout:
        """Portrait for a list, else what suits the board."""
        layout = page_for(self.picture)
        if self.blocks:
            layout.setOrientation(QPageLayout.Orientation.Portrait)
            layout.setMargins(QMarginsF(*[PAGE_MARGIN] * 4))
        return layout


def blocks_of(results: Results) -> tuple[Block, ...]:
    """The first LIMIT solutions as text, with empty lines between them if one has several. For any thread."""
    texts = [results.game.describe(results.puzzle, solution) for solution in results.solutions[:LIMIT]]
    separator = ("",) if any("\n" in text for text in texts) else ()
    return tuple((*text.split("\n"), *separator) for text in texts)


def list_captions_of(results: Results) -> tuple[str, ...]:
    """The lines above a printed list: the verdict, and how many solutions are printed."""
    return results.verdict, extent_of(results, min(LIMIT, len(results.solutions)))


def paint_pages(device: QPagedPaintDevice, dpi: float, sheet: Sheet) -> bool:
    """Paint all pages; False when the device cannot be painted on."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    room = QSizeF(device.width(), device.height())
    share = BOARD_PART if sheet.blocks else 1.0
    top = paint_on_page(painter, QSizeF(room.width(), room.height() * share), dpi, sheet.picture)
    if sheet.blocks:
        _ListPainter(painter, device, dpi, room).paint(sheet, top + GAP * dpi / 25.4)
    return painter.end()


class _ListPainter:
    """Paints lines in columns, page after page."""

    def __init__(self, painter: QPainter, device: QPagedPaintDevice, dpi: float, room: QSizeF) -> None:
        self._painter, self._device, self._room = painter, device, room
        self._dpi, self._gap = dpi, GAP * dpi / 25.4
        self._page = 1
        self._set_size(POINTS[0])

    def _set_size(self, points: float) -> None:
        self._font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        self._font.setPixelSize(max(1, round(points * self._dpi / 72)))
        metrics = QFontMetricsF(self._font, self._device)
        self._line = metrics.height() * 1.15
        self._letter = max(1.0, metrics.horizontalAdvance("M"))

    def _fit(self, blocks: Sequence[Block]) -> int:
        """Set the font size that makes the most columns; returns their number."""
        lengths = sorted(len(line) for block in blocks for line in block)
        usual = lengths[int(NEARLY_ALL * (len(lengths) - 1))]
        found = []
        for points in POINTS:
            self._set_size(points)
            found.append(max(1, int((self._room.width() + self._gap) / (usual * self._letter + self._gap))))
        self._set_size(POINTS[found.index(max(found))])
        return max(found)

    def paint(self, sheet: Sheet, top: float) -> None:
        columns = self._fit(sheet.blocks)
        width = (self._room.width() + self._gap) / columns
        letters = int((width - self._gap) / self._letter)
        blocks = [self._wrapped(block, letters) for block in sheet.blocks]
        if self._rows(top) < MINIMUM_LINES + len(sheet.list_captions):
            top = self._next_page()
        top = self._paint_captions(sheet.list_captions, top)
        column = row = 0
        for block in blocks:
            if row and row + len(block) > self._rows(top):
                column, row = column + 1, 0
                if column == columns:
                    column, top = 0, self._next_page()
            for line in block:
                self._put(line, QPointF(column * width, top + row * self._line))
                row += 1
        self._paint_number()

    def _rows(self, top: float) -> int:
        """Lines that fit below, without the one of the page number."""
        return int((self._room.height() - top) / self._line) - 1

    def _wrapped(self, block: Block, letters: int) -> Block:
        wrapper = textwrap.TextWrapper(max(10, letters), subsequent_indent="    ", drop_whitespace=False)
        return tuple(part for line in block for part in (wrapper.wrap(line) if len(line) > letters else [line]))

    def _paint_captions(self, lines: Sequence[str], top: float) -> float:
        bold = QFont(self._font)
        bold.setBold(True)
        for number, line in enumerate(lines):
            self._put(line, QPointF(0, top + number * self._line), bold if number == 0 else None)
        return top + (len(lines) + 0.5) * self._line

    def _next_page(self) -> float:
        self._paint_number()
        self._device.newPage()
        self._page += 1
        return 0.0

    def _paint_number(self) -> None:
        foot = QRectF(0, self._room.height() - self._line, self._room.width(), self._line)
        self._painter.setFont(self._font)
        self._painter.setPen(Qt.GlobalColor.darkGray)
        self._painter.drawText(foot, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom), str(self._page))

    def _put(self, text: str, at: QPointF, font: QFont | None = None) -> None:
        self._painter.setFont(font or self._font)
        self._painter.setPen(Qt.GlobalColor.black)
        self._painter.drawText(at + QPointF(0, self._line * 0.8), text)


SIZE = QSize(760, 720)
LONGEST_NAME = 120
"""Letters of the document's name, of which Qt makes that of a file"""


class PrintPreview(Dialog):
    """Shows a board, optionally with its results, page by page."""

    def __init__(
        self,
        pictures: Sequence[tuple[str, Callable[[], Picture]]],
        results: Results,
        answers: bool,
        say: Say,
        complain: Say,
        parent: QWidget,
    ) -> None:
        """`answers`: whether the results may be printed; `say` gets one line about what was done, `complain` about
        what failed."""
        super().__init__(without_dots(self.tr("Print…")), SIZE, parent)
        self._pictures, self._results, self._say, self._complain = pictures, results, say, complain
        picture = pictures[0][1]()
        self._sheet = Sheet(picture)
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.printer.setDocName(picture.title.replace("/", " ")[:LONGEST_NAME])  # Qt names the file after it
        self.printer.setCreator("Qless Studio")
        self.printer.setPageLayout(page_for(picture))
        self.preview = QPrintPreviewWidget(self.printer, self)
        self.preview.setAccessibleName(self.tr("Pages"))
        self.preview.paintRequested.connect(self.paint)
        self.preview.previewChanged.connect(self._show_place)
        self._lay_out(answers)
        self.preview.fitInView()
        self.preview.updatePreview()

    def _lay_out(self, answers: bool) -> None:
        named = [(number, name) for number, (name, _) in enumerate(self._pictures)]
        self.which = Combo(named, self.tr("Picture"), act=self._on_picture_chosen)
        self.which.setVisible(len(self._pictures) > 1)
        self.with_list = QCheckBox(self.tr("Include the list of results"))
        self.with_list.setEnabled(answers and bool(self._results.solutions))
        self.with_list.toggled.connect(self._on_with_list)
        self.place = text_label("", "note")
        self.back = IconButton("back", self.tr("Previous page"), act=lambda: self._go(-1))
        self.next = IconButton("next", self.tr("Next page"), act=lambda: self._go(1))
        row = filled(QHBoxLayout(), self.which, self.with_list, STRETCH, self.place, cluster(self.back, self.next))
        filled(self.column, row, (self.preview, 1))
        self.note = text_label("", "note", wrap=True)
        self.note.hide()
        self.column.addWidget(self.note)
        self.add_button(self.tr("Save as PDF…"), self.save, leading=True)
        self.add_button(self.tr("Cancel"), self.reject)
        self.print_button = self.add_button(self.tr("Print…"), self.ask_and_print, primary=True)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """In Qt's own order: a part of Qt's preview gets the keyboard that Python cannot hold."""
        return QDialog.focusNextPrevChild(self, forward)

    # pages

    def paint(self, printer: QPrinter) -> bool:
        """Paint all pages; False if the printer cannot be painted on."""
        return paint_pages(printer, printer.resolution(), self._sheet)

    def _on_picture_chosen(self, number: int) -> None:
        self._show(dataclasses.replace(self._sheet, picture=self._pictures[number][1]()))

    def _on_with_list(self, on: bool) -> None:
        picture, results = self._sheet.picture, self._results
        if not on:
            self._show(Sheet(picture))
            return
        Task(lambda: blocks_of(results), QThreadPool.globalInstance(), self, self._on_blocks).start()

    def _on_blocks(self, blocks: tuple[Block, ...]) -> None:
        self._show(Sheet(self._sheet.picture, blocks, list_captions_of(self._results)))

    def _show(self, sheet: Sheet) -> None:
        if bool(sheet.blocks) == self.with_list.isChecked():  # the check box may have changed meanwhile
            self._sheet = sheet
            self.printer.setPageOrientation(sheet.page().orientation())
            self.preview.setOrientation(sheet.page().orientation())
            self.preview.setCurrentPage(1)
            self.preview.updatePreview()

    def _go(self, step: int) -> None:
        self.preview.setCurrentPage(self.preview.currentPage() + step)
        self._show_place()

    def _show_place(self) -> None:
        page, pages = self.preview.currentPage(), self.preview.pageCount()
        self.place.setText(capitalised(self.tr("page {} of {}")).format(page, pages))
        self.back.setEnabled(page > 1)
        self.next.setEnabled(page < pages)

    # out

    def ask_and_print(self) -> None:
        """Ask for a printer and print."""
        ask_for_printer(self.printer, self, self._print, partial(self._show_message, self._complain))

    def _print(self) -> None:
        if self.paint(self.printer):
            self._say(self.tr("Sent to the printer."))
        else:
            self._complain(self.tr("Nothing was printed: the printer is not responding."))
        self.accept()

    def save(self) -> None:
        """Ask for a file and write the pages into it."""
        name = file_name(self._results.game.key, self._results.game.format(self._results.puzzle))
        kinds = ((".pdf", self.tr("PDF document")),)
        ask_and_write(self, without_dots(self.tr("Save as PDF…")), name, kinds, lambda _: self._content(),
                      partial(self._show_message, self._say), partial(self._show_message, self._complain))  # fmt: skip

    def _content(self) -> Callable[[], bytes]:
        sheet, layout = self._sheet, self.printer.pageLayout()
        content = pdf_with(sheet.picture.title, layout, lambda writer: paint_pages(writer, DPI, sheet))
        return lambda: content

    def _show_message(self, tell: Say, text: str) -> None:
        self.note.setText(text)
        self.note.show()
        tell(text)
