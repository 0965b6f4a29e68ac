"""Giving a puzzle out: to a file, or to a printer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QPageLayout
from PySide6.QtWidgets import QFileDialog, QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix.boards import Board
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.ui.games.affix import export
from qless_studio.ui.shell.commands import command


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
            ("export", self.tr("Export the puzzle…"), save, False, None, "share"),
            ("export_answer", self.tr("Export with its answer…"), save, True, None, ""),
            ("print", self.tr("Print the puzzle…"), put, False, "Ctrl+P", ""),
            ("print_answer", self.tr("Print with its answer…"), put, True, None, ""),
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
        name = "-".join(suffix or "open" for suffix in puzzle.suffixes)
        kinds = self.tr("PDF (*.pdf);;Picture (*.png);;Drawing (*.svg)")
        path, kind = QFileDialog.getSaveFileName(self._tab, self.tr("Export the puzzle"), f"{name}.pdf", kinds)
        if not path:
            return
        chosen = Path(path)
        if not chosen.suffix:
            chosen = chosen.with_suffix(kind[kind.index("*") + 1 : kind.index(")")])
        try:
            export.save(chosen, board, puzzle)
        except StudioError as error:
            self._complain(str(error))

    def ask_and_print(self, with_answer: bool) -> None:
        """Ask for a printer and print the puzzle."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # only who prints waits for it

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageOrientation(QPageLayout.Orientation.Landscape)
        if QPrintDialog(printer, self._tab).exec() and not export.paint_page(printer, *self._sheet(with_answer)):
            self._complain(self.tr("Nothing was printed"))
