"""Giving a puzzle out: to a file, or to a printer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.affix.boards import Board
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.ui.games.affix import export
from qless_studio.ui.tab.actions import command
from qless_studio.ui.widgets.basic.picture import content_of, page_for, paint_on_page
from qless_studio.ui.widgets.basic.save_file import ask_and_write, file_name


class Output(QObject):
    """The commands of export and print, and their dialogs, for one tab."""

    def __init__(
        self, tab: QWidget, sheet: Callable[[bool], tuple[Board, Puzzle]], complain: Callable[[str], object]
    ) -> None:
        """`sheet(with_answer)` gives what goes on paper; `complain` shows one line to the user."""
        super().__init__(tab)
        self._tab, self._sheet, self._complain = tab, sheet, complain
        save, put = self.ask_and_save, self.ask_and_print
        rows = (
            ("export", self.tr("Export puzzle sheet…"), save, False, None, "share"),
            ("export_answer", self.tr("Export puzzle sheet with answer…"), save, True, None, ""),
            ("print", self.tr("Print puzzle sheet…"), put, False, None, ""),
            ("print_answer", self.tr("Print puzzle sheet with answer…"), put, True, None, ""),
        )
        self.commands = [
            command(tab, f"affix_{name}", text, lambda act=act, answer=answer: act(answer), keys, icon=icon)
            for name, text, act, answer, keys, icon in rows
        ]

    def enable(self, puzzle: bool, answer: bool) -> None:
        """Whether there is a puzzle to give out, and an answer."""
        for action, there in zip(self.commands, (puzzle, answer) * 2, strict=True):
            action.setEnabled(there)

    def ask_and_save(self, with_answer: bool) -> None:
        """Ask for a file and write the puzzle there."""
        board, puzzle = self._sheet(with_answer)
        name = file_name(*[suffix or "open" for suffix in puzzle.suffixes])
        kinds = ((".pdf", self.tr("PDF document")), (".png", self.tr("PNG image")), (".svg", self.tr("SVG image")))
        picture = export.sheet(board, puzzle)
        ask_and_write(self._tab, self.tr("Export puzzle"), name, kinds,
                      lambda suffix: content_of(picture, suffix), self._complain)  # fmt: skip

    def ask_and_print(self, with_answer: bool) -> None:
        """Ask for a printer and print the puzzle."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # only who prints waits for it

        picture = export.sheet(*self._sheet(with_answer))
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(page_for(picture))
        if not QPrintDialog(printer, self._tab).exec():
            return
        painter = QPainter()
        if not painter.begin(printer):
            self._complain(self.tr("Nothing was printed"))
            return
        paint_on_page(painter, QSizeF(printer.width(), printer.height()), printer.resolution(), picture)
        painter.end()
