"""The print preview, with or without the list of results; prints or saves as PDF."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, QThreadPool
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from qless_studio.engine.results import Results
from qless_studio.ui.shell.export.pages import Block, Sheet, blocks_of, list_captions_of, paint_pages
from qless_studio.ui.widgets.basic.buttons import IconButton, cluster
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.flow import STRETCH, filled
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.picture_files import DPI, Picture, page_for, pdf_with
from qless_studio.ui.widgets.basic.printer import ask_for_printer
from qless_studio.ui.widgets.basic.save_file import Say, ask_and_write, file_name
from qless_studio.ui.work import Task

SIZE = QSize(760, 720)
LONGEST_NAME = 120
"""Letters of the document's name, of which Qt makes that of a file"""


class PrintPreview(Dialog):
    """Shows a board, optionally with its results, page by page."""

    def __init__(self, picture: Picture, results: Results, say: Say, complain: Say, parent: QWidget) -> None:
        """`say` gets one line about what was done, `complain` about what failed."""
        super().__init__("", SIZE, parent)
        self.setWindowTitle(self.tr("Print"))
        self._results, self._say, self._complain = results, say, complain
        self._sheet = Sheet(picture)
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.printer.setDocName(picture.title.replace("/", " ")[:LONGEST_NAME])  # Qt names the file after it
        self.printer.setCreator("Qless Studio")
        self.printer.setPageLayout(page_for(picture))
        self.preview = QPrintPreviewWidget(self.printer, self)
        self.preview.setAccessibleName(self.tr("Pages"))
        self.preview.paintRequested.connect(self.paint)
        self.preview.previewChanged.connect(self._show_place)
        self._lay_out()
        self.preview.fitInView()
        self.preview.updatePreview()

    def _lay_out(self) -> None:
        self.with_list = QCheckBox(self.tr("Include the list of results"))
        self.with_list.setEnabled(bool(self._results.solutions))
        self.with_list.toggled.connect(self._on_with_list)
        self.place = text_label("", "note")
        self.back = IconButton("back", self.tr("Previous page"))
        self.next = IconButton("next", self.tr("Next page"))
        self.back.clicked.connect(lambda: self._go(-1))
        self.next.clicked.connect(lambda: self._go(1))
        row = filled(QHBoxLayout(), self.with_list, STRETCH, self.place, cluster(self.back, self.next))
        self.column.addLayout(row)
        self.column.addWidget(self.preview, 1)
        self.note = text_label("", "note", wrap=True)
        self.note.hide()
        self.column.addWidget(self.note)
        self.add_button(self.tr("Save as PDF…"), self.save, leading=True)
        self.add_button(self.tr("Cancel"), self.reject)
        self.print_button = self.add_button(self.tr("Print…"), self.ask_and_print, primary=True)

    # pages

    def paint(self, printer: QPrinter) -> bool:
        """Paint all pages; False if the printer cannot be painted on."""
        return paint_pages(printer, printer.resolution(), self._sheet)

    def _on_with_list(self, on: bool) -> None:
        picture, results = self._sheet.picture, self._results
        if not on:
            self._show(Sheet(picture))
            return
        task = Task(lambda: blocks_of(results), QThreadPool.globalInstance(), self)
        task.done.connect(self._on_blocks)
        task.start()

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
        self.place.setText(self.tr("Page {} of {}").format(page, pages))
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
        ask_and_write(self, self.tr("Save as PDF"), name, kinds, lambda _: self._content(),
                      partial(self._show_message, self._say), partial(self._show_message, self._complain))  # fmt: skip

    def _content(self) -> Callable[[], bytes]:
        sheet, layout = self._sheet, self.printer.pageLayout()
        content = pdf_with(sheet.picture.title, layout, lambda writer: paint_pages(writer, DPI, sheet))
        return lambda: content

    def _show_message(self, tell: Say, text: str) -> None:
        self.note.setText(text)
        self.note.show()
        tell(text)
