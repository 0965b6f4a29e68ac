"""The commands of the Affix tab."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QAction, QColor, QPainter
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.affix.boards import BoardGraph
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.engine.texts import say
from qless_studio.ui.games.affix import graph
from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.games.affix.content import fit_to, unchecked
from qless_studio.ui.style import Theme, nodes, shapes
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.widgets.basic.picture import Picture
from qless_studio.ui.widgets.basic.picture_files import content_of, page_for, paint_on_page
from qless_studio.ui.widgets.basic.save_file import Say, ask_and_write, file_name

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


SHEET = QSize(960, 720)
"""Size of the sheet, in pixels of the design."""
AREA = QRect(40, 40, 880, 580)
"""Where the graph goes on it."""


class SheetExport(QObject):
    """The commands that export and print a tab's puzzle sheet, with their dialogs."""

    def __init__(
        self,
        tab: QWidget,
        puzzle: Callable[[bool], tuple[BoardGraph, Puzzle]],
        shown: Callable[[str], str],
        report: Say,
        complain: Say,
    ) -> None:
        """`puzzle(with_answer)` returns what goes on the sheet, `shown` a word as people spell it.

        `report` and `complain` get one line for the user.
        """
        super().__init__(tab)
        self._tab, self._puzzle, self._shown, self._report, self._complain = tab, puzzle, shown, report, complain
        save, print_sheet = self.ask_and_save, self.ask_and_print
        self.commands = [
            command(tab, "affix_export", self.tr("Export puzzle sheet…"), lambda: save(False), icon="share"),
            command(tab, "affix_export_answer", self.tr("Export puzzle sheet with answer…"), lambda: save(True)),
            command(tab, "affix_print", self.tr("Print puzzle sheet…"), lambda: print_sheet(False)),
            command(tab, "affix_print_answer", self.tr("Print puzzle sheet with answer…"), lambda: print_sheet(True)),
        ]

    def set_available(self, puzzle: bool, answer: bool) -> None:
        """Whether there is a puzzle, and whether its answer is known."""
        for action, available in zip(self.commands, (puzzle, answer) * 2, strict=True):
            action.setEnabled(available)

    def ask_and_save(self, with_answer: bool) -> None:
        """Ask for a file and write the sheet to it."""
        board, puzzle = self._puzzle(with_answer)
        name = file_name(*[suffix or "open" for suffix in puzzle.suffixes])
        kinds = ((".pdf", self.tr("PDF document")), (".png", self.tr("PNG image")), (".svg", self.tr("SVG image")))
        picture = sheet(board, puzzle, self._shown)

        def content(suffix: str) -> Callable[[], bytes]:
            return content_of(picture, suffix)

        ask_and_write(self._tab, self.tr("Export puzzle"), name, kinds, content, self._report, self._complain)

    def ask_and_print(self, with_answer: bool) -> None:
        """Ask for a printer and print the sheet."""
        from PySide6.QtPrintSupport import QPrinter  # its import delays only those who print

        from qless_studio.ui.widgets.basic.printer import ask_for_printer

        picture = sheet(*self._puzzle(with_answer), self._shown)
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(page_for(picture))
        ask_for_printer(printer, self._tab, lambda: self._print(printer, picture), self._complain)

    def _print(self, printer: QPrinter, picture: Picture) -> None:
        painter = QPainter()
        if not painter.begin(printer):
            self._complain(self.tr("Nothing was printed"))
            return
        paint_on_page(painter, QSizeF(printer.width(), printer.height()), printer.resolution(), picture)
        painter.end()


def sheet(board: BoardGraph, puzzle: Puzzle, shown: Callable[[str], str] = str.upper) -> Picture:
    """The puzzle sheet as a picture; `puzzle` has as many suffixes as the board."""
    return Picture(say(board.title), SHEET, lambda painter: _paint_sheet(painter, board, puzzle, shown))


def _paint_sheet(painter: QPainter, board: BoardGraph, puzzle: Puzzle, shown: Callable[[str], str]) -> None:
    """The board with the prefixes placed, and the task beneath it."""
    theme = Theme(accent="pink").on_paper()
    layout = graph.lay_out(board, AREA)
    edges = unchecked(board, puzzle).edges
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    graph.paint_edges(painter, theme, board, layout, edges)
    placed = dict(puzzle.placed)
    for rect, suffix in zip(layout.suffixes, puzzle.suffixes, strict=True):
        _paint_node(painter, theme, QRectF(rect), nodes.SQUARE, f"–{suffix.upper()}" if suffix else "")
    for rect, node in zip(layout.nodes, board.nodes, strict=True):
        prefix = placed.get(node.name, "")
        _paint_node(painter, theme, QRectF(rect), nodes.ROUND, f"{prefix.upper()}–" if prefix else "")
    graph.paint_chips(painter, theme, graph.chips(theme, board, layout, edges, shown))
    below = QPointF(SHEET.width() / 2, SHEET.height() - 56)
    shapes.paint_text(painter, theme, say(board.title), below, "text", 18, 600)
    task = say("Write a prefix in each round node so that every line spells a word.")
    shapes.paint_text(painter, theme, task, below + QPointF(0, 28), "text_dim", 14, 400)


def _paint_node(painter: QPainter, theme: Theme, rect: QRectF, kind: str, text: str) -> None:
    """A node with its text, or with a dashed outline to write in."""
    if text:
        nodes.paint_node(painter, theme, rect, kind, text)
        return
    radius = nodes.node_radius(rect, kind)
    shapes.fill(painter, rect, radius, QColor("white"))
    shapes.paint_place(painter, theme, rect, radius)


class AffixCommands:
    """The tab's actions, in menu order. It handles those that edit the puzzle; the tab connects the others."""

    def __init__(self, analysis: AffixAnalysis, tab: QWidget) -> None:
        self._session, self._analysis = analysis.session, analysis
        session = self._session
        self._covered = False
        self.new_puzzle = command(tab, "affix_new", say("New puzzle"), None, "Ctrl+R", icon="die")
        self.hint = command(tab, "affix_hint", say("Hint"), None, "Ctrl+H", icon="bulb")
        self.reveal = command(tab, "affix_reveal", say("Reveal until unique"), analysis.reveal, icon="eye")
        self.answer = command(tab, "affix_answer", say("Show a solution"), self._on_answer)
        self.clear = command(tab, "affix_clear", say("Remove all prefixes"), self._on_clear, icon="trash")
        self.clock = command(tab, "affix_clock", say("Show clock while playing"), icon="clock", checked=True)
        self.list_again = command(tab, "affix_find", say("List all puzzles again"))
        self.open_board = command(tab, "affix_board", say("Open board file…"))
        self.export = SheetExport(tab, self._sheet, session.shown, session.message.emit, session.problem.emit)
        self.actions: list[QAction] = [
            self.new_puzzle,
            self.list_again,
            self.open_board,
            separator(tab),
            self.hint,
            self.reveal,
            self.answer,
            self.clear,
            self.clock,
            separator(tab),
            *self.export.commands,
        ]
        analysis.revealed.connect(self._on_revealed)
        self.new_puzzle.setToolTip(say("Draw a new puzzle of this level for this board"))
        self.hint.setToolTip(say("Get help in steps: each tells a little more"))
        analysis.forgotten.connect(self.update)
        analysis.position_found.connect(self.update)
        analysis.answer_found.connect(self.update)
        self.update()

    def set_covered(self, covered: bool) -> None:
        """Whether nothing may be shown that gives an answer away."""
        self._covered = covered
        self.update()

    def update(self) -> None:
        """Enable what is possible with the puzzle, with what is known of it and with what may be shown."""
        session, covered = self._session, self._covered
        known = self._analysis.position is not None and not covered
        answered = self._analysis.answer is not None and not covered
        self.hint.setEnabled(known or (covered and bool(session.puzzle.suffixes)))
        self.reveal.setEnabled(known)
        self.answer.setEnabled(answered)
        self.clear.setEnabled(bool(session.puzzle.placed))
        self.export.set_available(session.puzzle != session.game.blank, answered)

    def _on_clear(self) -> None:
        self._session.edit(dataclasses.replace(self._session.puzzle, placed=()), self.clear.text())

    def _on_answer(self) -> None:
        if self._analysis.answer is not None:
            self._session.edit(self._analysis.answer, self.answer.text())

    def _on_revealed(self, prefixes: list[tuple[str, str]]) -> None:
        if prefixes:
            puzzle: Puzzle = self._session.puzzle
            self._session.edit(puzzle.with_prefixes(prefixes), self.reveal.text())
        else:
            self._session.message.emit(say("Nothing to reveal: at most one board fits"))

    def _sheet(self, with_answer: bool) -> tuple[BoardGraph, Puzzle]:
        """What goes on the puzzle sheet."""
        board, answer = self._analysis.content.board, self._analysis.answer
        puzzle = answer if with_answer and answer is not None else self._session.puzzle
        return board, fit_to(board, puzzle)
