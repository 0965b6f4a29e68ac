"""Asking where a puzzle is to go: to a file, or to a printer."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QPageLayout
from PySide6.QtWidgets import QFileDialog, QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix.boards import Board
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.ui.games.affix import export


class Output(QObject):
    """The dialogs of export and print, for one tab."""

    def __init__(self, tab: QWidget) -> None:
        super().__init__(tab)
        self._tab = tab

    def ask_and_save(self, board: Board, puzzle: Puzzle) -> None:
        """Ask for a file and write the puzzle there; raises `StudioError`."""
        name = "-".join(suffix or "open" for suffix in puzzle.suffixes)
        kinds = self.tr("PDF (*.pdf);;Picture (*.png);;Drawing (*.svg)")
        path, kind = QFileDialog.getSaveFileName(self._tab, self.tr("Export the puzzle"), f"{name}.pdf", kinds)
        if path:
            chosen = Path(path)
            if not chosen.suffix:
                chosen = chosen.with_suffix(kind[kind.index("*") + 1 : kind.index(")")])
            export.save(chosen, board, puzzle)

    def ask_and_print(self, board: Board, puzzle: Puzzle) -> None:
        """Ask for a printer and print the puzzle; raises `StudioError`."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # 20 ms that only printing needs

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageOrientation(QPageLayout.Orientation.Landscape)
        if QPrintDialog(printer, self._tab).exec() and not export.paint_page(printer, board, puzzle):
            raise StudioError("nothing was printed", printer.printerName())
