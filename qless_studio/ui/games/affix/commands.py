"""The commands of the Affix tab."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.affix.boards import BoardGraph
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.engine.texts import phrase, say
from qless_studio.ui.games.affix import graph
from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.games.affix.content import fit_to, unchecked
from qless_studio.ui.style import Theme, nodes, shapes
from qless_studio.ui.tab.commands import Command, Menu, command
from qless_studio.ui.tab.play_actions import GameCommands, PlayActions
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.picture import Picture
from qless_studio.ui.widgets.basic.picture_files import content_of, page_for, paint_on_page
from qless_studio.ui.widgets.basic.save_file import Say, ask_and_write, file_name

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

GAME = Menu.GAME
SHEET = QSize(960, 720)
"""Size of the sheet, in pixels of the design."""
AREA = QRect(40, 40, 880, 580)
"""Where the graph goes on it."""


class SheetExport(QObject):
    """Exports and prints a tab's puzzle sheet, with its dialogs."""

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


class GraphTab(Protocol):
    """What the commands ask of their tab; its methods are explained there."""

    @property
    def session(self) -> Session: ...
    @property
    def analysis(self) -> AffixAnalysis: ...
    @property
    def play_actions(self) -> PlayActions: ...
    @property
    def covered(self) -> bool: ...
    def explain_covered(self) -> str: ...
    def ask_for_board(self) -> None: ...
    def list_puzzles(self) -> None: ...
    def follow_commands(self) -> None: ...
    def focus_board(self) -> None: ...


class AffixCommands(GameCommands):
    """The commands that edit the puzzle, and those for its sheet."""

    _tab: GraphTab

    def __init__(self, tab: GraphTab) -> None:
        super().__init__(tab)
        analysis, session = tab.analysis, tab.session
        self._session, self._analysis = session, analysis
        self._sheets = SheetExport(self.widget, self._sheet, session.shown, session.message.emit, session.problem.emit)
        self.make_actions(self.widget)
        analysis.revealed.connect(self._on_revealed)
        for changed in (analysis.forgotten, analysis.position_found, analysis.answer_found):
            changed.connect(tab.follow_commands)

    @property
    def play_commands(self) -> PlayActions:
        """The commands that all games have."""
        return self._tab.play_actions

    # what is possible with the puzzle, with what is known of it and with what may be shown

    def _not_in_play(self) -> str:
        return self._tab.explain_covered()

    def _unknown(self) -> str:
        if self._tab.covered:
            return say("the answers are covered")
        return "" if self._analysis.position is not None else say("the puzzle is not analysed yet")

    def _no_answer(self) -> str:
        if self._tab.covered:
            return say("the answers are covered")
        return "" if self._analysis.answer is not None else say("no solution is known yet")

    def _nothing_placed(self) -> str:
        return "" if self._session.puzzle.placed else say("no prefix is placed")

    def _no_puzzle(self) -> str:
        return "" if self._session.puzzle != self._session.game.blank else say("there is no puzzle")

    def no_hint(self) -> str:
        """Why there is no hint, "" if there is."""
        if self._tab.covered:
            return "" if self._session.puzzle.suffixes else say("there is no puzzle")
        return self._unknown()

    @command("affix_board", phrase("Open board file…"), at=GAME.at(3, 1), words=phrase("change board; graph; json"))
    def open_board(self) -> None:
        self._tab.ask_for_board()

    @command(
        "affix_find", phrase("List puzzles"), at=GAME.at(3, 2), when=_not_in_play, words=phrase("again; find; search")
    )
    def list_again(self) -> None:
        self._tab.list_puzzles()

    @command("affix_reveal", phrase("Reveal until unique"), icon="eye", at=GAME.at(3, 3), when=_unknown)
    def reveal(self) -> None:
        self._analysis.reveal()

    @command("affix_answer", phrase("Show a solution"), at=GAME.at(3, 4), when=_no_answer, words=phrase("answer"))
    def answer(self) -> None:
        if self._analysis.answer is not None:
            self._session.edit(self._analysis.answer, say("Show a solution"))

    @command("affix_clear", phrase("Remove all prefixes"), icon="trash", at=GAME.at(3, 5), when=_nothing_placed,
             words=phrase("clear; empty"))  # fmt: skip
    def clear(self) -> None:
        self._session.edit(dataclasses.replace(self._session.puzzle, placed=()), say("Remove all prefixes"))
        self._tab.focus_board()

    clock = Command("affix_clock", phrase("Show clock while playing"), icon="clock", checked=True)

    # the sheet

    @command("affix_export", phrase("Export puzzle sheet…"), icon="share", when=_no_puzzle, words=phrase("send; pdf"))
    def export(self) -> None:
        self._sheets.ask_and_save(False)

    @command("affix_export_answer", phrase("Export puzzle sheet with answer…"), when=_no_answer,
             words=phrase("send; pdf"))  # fmt: skip
    def export_answer(self) -> None:
        self._sheets.ask_and_save(True)

    @command("affix_print", phrase("Print puzzle sheet…"), when=_no_puzzle, words=phrase("pdf; paper"))
    def print(self) -> None:
        self._sheets.ask_and_print(False)

    @command("affix_print_answer", phrase("Print puzzle sheet with answer…"), when=_no_answer,
             words=phrase("pdf; paper"))  # fmt: skip
    def print_answer(self) -> None:
        self._sheets.ask_and_print(True)

    def _on_revealed(self, prefixes: list[tuple[str, str]]) -> None:
        if prefixes:
            puzzle: Puzzle = self._session.puzzle
            self._session.edit(puzzle.with_prefixes(prefixes), say("Reveal until unique"))
        else:
            self._session.message.emit(say("Nothing to reveal: at most one board fits"))

    def _sheet(self, with_answer: bool) -> tuple[BoardGraph, Puzzle]:
        """What goes on the puzzle sheet."""
        board, answer = self._analysis.content.board, self._analysis.answer
        puzzle = answer if with_answer and answer is not None else self._session.puzzle
        return board, fit_to(board, puzzle)
