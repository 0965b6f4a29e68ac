"""The commands that export, print and share."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import figure, phrase, say
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import Command, CommandOwner, Family, Menu, command
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.work import Task

if TYPE_CHECKING:  # imported when first asked for
    from qless_studio.engine.results import Results
    from qless_studio.ui.widgets.basic.picture import Picture

TEXT = "txt"
ANSWER_SOLUTIONS = 12
"""Solutions in a shared answer"""


def _no_results(owner: ExportActions) -> str:
    """Why nothing that the page lists can be exported now."""
    if owner.tab.covered:
        return say("the answers are covered")
    return "" if owner.tab.has_listed else say("there are no results")


def _copy_of(kind: str, text: str) -> Command:
    return Command(
        f"copy_results_{kind}", text, lambda owner: owner.copy_results(kind), icon="copy", when=_no_results,
        words=phrase("send; clipboard; list; csv; json"),
    )  # fmt: skip


class ExportActions(CommandOwner):
    """Commands that export from the tab in front: its board as a picture, its results as a document."""

    def __init__(self, workspace: Workspace, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace, self._parent = workspace, parent
        self.make_actions(parent)
        workspace.front_updated.connect(self.follow)

    def _no_board(self) -> str:
        session = self._workspace.session
        return "" if session.puzzle != session.game.blank else say("there is no puzzle")

    def _no_answers(self) -> str:
        if self._workspace.tab.covered:
            return say("the answers are covered")
        return self._no_board() or ("" if self._workspace.session.error is None else say("the search has failed"))

    @property
    def tab(self) -> Tab:
        """The tab in front."""
        return self._workspace.tab

    # the board

    @command("export_board", phrase("Export board…"), "Ctrl+Shift+E", icon="share", when=_no_board,
             words=phrase("send; picture; image; png; svg; pdf; save"))  # fmt: skip
    def export_board(self) -> None:
        """Ask for a file and paint the board into it, in the format of its suffix."""
        from qless_studio.ui.widgets.basic.picture_files import content_of
        from qless_studio.ui.widgets.basic.save_file import ask_and_write

        picture = self.picture()
        kinds = ((".png", self.tr("PNG image")), (".svg", self.tr("SVG image")), (".pdf", self.tr("PDF document")))
        ask_and_write(self._parent, self.tr("Export board"), self._file_name(), kinds,
                      lambda suffix: content_of(picture, suffix), self._workspace.message.emit,
                      self._workspace.problem.emit)  # fmt: skip

    @command("copy_board", phrase("Copy board as image"), icon="copy", when=_no_board,
             words=phrase("send; picture; screenshot"))  # fmt: skip
    def copy_board(self) -> None:
        """Put the board on the clipboard as an image."""
        from qless_studio.ui.widgets.basic.picture_files import image_of

        QGuiApplication.clipboard().setImage(image_of(self.picture()))
        self._workspace.message.emit(self.tr("Image copied to clipboard"))

    def picture(self) -> Picture:
        """The board in front as it is, with captions for a page."""
        from qless_studio.ui.shell.export.captions import captions_of
        from qless_studio.ui.widgets.board.still import picture_of

        tab, session = self._workspace.tab, self._workspace.session
        assert isinstance(tab.page.board, BoardWidget)
        captions = captions_of(tab.analyse.results(), self._workspace.lexicons)
        return picture_of(tab.page.board, f"{session.game.title}: {session.text}", captions)

    def _file_name(self) -> str:
        from qless_studio.ui.widgets.basic.save_file import file_name

        session = self._workspace.session
        return file_name(session.game.key, session.text)

    # a text to share

    @command("share", phrase("Copy share text"), icon="share", when=_no_board,
             words=phrase("send; friend; message; chat"))  # fmt: skip
    def share(self, answered: bool = False) -> None:
        """Put a text on the clipboard that another copy of the program can open; with the answer only if asked to."""
        from qless_studio.engine.sharing import share_text

        session, tab = self._workspace.session, self._workspace.tab
        answer = self._answer_lines(tab.analyse.results()) if answered else []
        text = share_text(session.game, session.puzzle, session.options, session.lexicon_name, tab.share_verdict(),
                          answer, session.commonness)  # fmt: skip
        QGuiApplication.clipboard().setText(text)
        self._workspace.message.emit(self.tr("Share text copied to clipboard"))

    @command("share_answer", phrase("Copy share text with the answer"), icon="share", when=_no_answers,
             words=phrase("send; friend; message; chat"))  # fmt: skip
    def share_answer(self) -> None:
        self.share(answered=True)

    def _answer_lines(self, results: Results) -> list[str]:
        """The first solutions of the list in words; only one if it has several lines."""
        texts = [results.game.describe(results.puzzle, solution) for solution in results.solutions[:ANSWER_SOLUTIONS]]
        lines = texts[:1] if any("\n" in text for text in texts) else texts
        more = len(results.solutions) - len(lines)
        return [*lines, self.tr("and {} more").format(figure(more))] if more > 0 else lines

    @command("print", phrase("Print…"), "Ctrl+P", icon="book", at=Menu.FILE.at(2, 2), when=_no_answers,
             words=phrase("pdf; paper; sheet"))  # fmt: skip
    def print(self) -> None:
        """Show the pages before they are printed."""
        from qless_studio.ui.shell.export.printing import PrintPreview  # slow to import

        workspace = self._workspace
        preview = PrintPreview(
            self.picture(),
            workspace.tab.analyse.results(),
            workspace.message.emit,
            workspace.problem.emit,
            self._parent,
        )
        open_dialog(preview)

    # the results

    @command("export_results", phrase("Export results…"), icon="share", when=_no_results,
             words=phrase("send; save; csv; json; text; list"))  # fmt: skip
    def export_results(self) -> None:
        """Ask for a file and write the results into it, in the format of its suffix."""
        from qless_studio.ui.widgets.basic.save_file import ask_and_write

        kinds = ((".csv", self.tr("CSV table")), (".json", self.tr("JSON file")), (".txt", self.tr("Text file")))
        ask_and_write(self._parent, self.tr("Export results"), self._file_name(), kinds,
                      self._results_content, self._workspace.message.emit, self._workspace.problem.emit)  # fmt: skip

    def _results_content(self, suffix: str) -> Callable[[], bytes]:
        write = self.writer(self._workspace.tab.analyse.listed_results(), suffix[1:])
        return lambda: write().encode()

    copies = Family(
        (
            _copy_of(TEXT, phrase("Copy results as text")),
            _copy_of("csv", phrase("Copy results as CSV")),
            _copy_of("json", phrase("Copy results as JSON")),
        )
    )

    def copy_results(self, kind: str) -> None:
        """Put the results on the clipboard as text of a kind: `txt`, `csv` or `json`."""
        results = self._workspace.tab.analyse.listed_results()
        written = partial(self._on_written, results)
        Task(self.writer(results, kind), self._workspace.pool, self, written).start()

    def writer(self, results: Results, kind: str) -> Callable[[], str]:
        """A function, for any thread, that gives the results as a document of a kind."""
        from qless_studio.engine.results import WRITERS, as_text

        if kind == TEXT:
            captions = self._text_captions(results)
            return lambda: as_text(results, captions)
        return lambda: WRITERS[kind](results)

    def _text_captions(self, results: Results) -> list[str]:
        from qless_studio.ui.shell.export.captions import captions_of, extent_of

        title, puzzle, *rest = captions_of(results, self._workspace.lexicons)
        return [f"{title}: {puzzle}", *rest, extent_of(results, len(results.solutions))]

    def _on_written(self, results: Results, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        count = figure(len(results.solutions))
        self._workspace.message.emit(self.tr("Results copied to clipboard: {}").format(count))
