"""The commands that export, print and share, the same in every tab."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QGuiApplication

from qless_studio.engine.results import WRITERS, Results, as_text
from qless_studio.engine.sharing import share_text
from qless_studio.engine.texts import figure
from qless_studio.ui.shell.export.captions import head_of, on_the_list
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.tab.session import Session
from qless_studio.ui.work import Task

if TYPE_CHECKING:
    from qless_studio.ui.shell.main_window import MainWindow
    from qless_studio.ui.widgets.basic.picture import Picture

TEXT = "txt"
TOLD = 12
"""Solutions that a shared answer tells."""


class ExportActions(QObject):
    """Everything of the tab in front: its board as a picture, its results as a document."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        board = command(window, "export_board", self.tr("Export board…"), self.export_board, "Ctrl+Shift+E",
                        icon="share")  # fmt: skip
        picture = command(window, "copy_board", self.tr("Copy board as image"), self.copy_board, icon="copy")
        results = command(window, "export_results", self.tr("Export results…"), self.export_results, icon="share")
        copies = [
            command(window, f"copy_results_{kind}", words, lambda kind=kind: self.copy_results(kind), icon="copy")
            for kind, words in (
                (TEXT, self.tr("Copy results as text")),
                ("csv", self.tr("Copy results as CSV")),
                ("json", self.tr("Copy results as JSON")),
            )
        ]
        self._of_board, self._of_results = (board, picture), (results, *copies)
        pages = command(window, "print", self.tr("Print…"), self.print, "Ctrl+P", icon="book")
        share = command(window, "share", self.tr("Copy share text"), self.share, icon="share")
        told = command(window, "share_answer", self.tr("Copy share text with the answer"),
                       lambda: self.share(answered=True), icon="share")  # fmt: skip
        self._of_board += (share, pages)
        self._of_results += (told,)
        self.actions: tuple[QAction, ...] = (
            *(share, told, separator(window)),
            *(board, picture, pages, separator(window)),
            *(results, *copies, separator(window)),
        )

    def follow(self, session: Session) -> None:
        """Make available what there is something of."""
        some = session.puzzle != session.game.blank
        for action in self._of_board:
            action.setEnabled(some)
        for action in self._of_results:
            action.setEnabled(some and session.error is None)

    # the board

    def export_board(self) -> None:
        """Ask for a file and paint the board into it as its suffix says."""
        from qless_studio.ui.widgets.basic.picture import content_of
        from qless_studio.ui.widgets.basic.save_file import ask_and_write

        picture = self.picture()
        kinds = ((".png", self.tr("PNG image")), (".svg", self.tr("SVG image")), (".pdf", self.tr("PDF document")))
        ask_and_write(self._window, self.tr("Export board"), self._file_name(), kinds,
                      lambda suffix: content_of(picture, suffix), self._window.say)  # fmt: skip

    def copy_board(self) -> None:
        """Put the board on the clipboard as an image."""
        from qless_studio.ui.widgets.basic.picture import image_of

        QGuiApplication.clipboard().setImage(image_of(self.picture()))
        self._window.say(self.tr("Image copied to clipboard"))

    def picture(self) -> Picture:
        """The board in front as it lies, with what it is above it on a page."""

        tab, session = self._window.tab, self._window.session
        return tab.board.picture(f"{session.game.title}: {session.text}", head_of(tab.results(), self._window.lexicons))

    def _file_name(self) -> str:
        from qless_studio.ui.widgets.basic.save_file import file_name

        session = self._window.session
        return file_name(session.game.key, session.text)

    # a text to share

    def share(self, answered: bool = False) -> None:
        """Put a text on the clipboard that another copy of the program can open; with the answer only if asked to."""
        session, tab = self._window.session, self._window.tab
        answer = self._answer(tab.results()) if answered else []
        text = share_text(session.game, session.puzzle, session.options, session.lexicon_name, tab.told(), answer,
                          session.commonness)  # fmt: skip
        QGuiApplication.clipboard().setText(text)
        self._window.say(self.tr("Share text copied to clipboard"))

    def _answer(self, results: Results) -> list[str]:
        """The first solutions of the list in words: one that has several lines stands for all."""
        words = [results.game.words(results.puzzle, solution) for solution in results.solutions[:TOLD]]
        lines = words[:1] if any("\n" in one for one in words) else words
        more = len(results.solutions) - len(lines)
        return [*lines, self.tr("and {} more").format(figure(more))] if more > 0 else lines

    def print(self) -> None:
        """Show the pages before they are printed."""
        from qless_studio.ui.shell.export.printing import PrintPreview  # only who prints waits for it

        window = self._window
        PrintPreview(window.tint, self.picture(), window.tab.results(), window.say, window).open()

    # the results

    def export_results(self) -> None:
        """Ask for a file and write the results into it as its suffix says."""
        from qless_studio.ui.widgets.basic.save_file import ask_and_write

        kinds = ((".csv", self.tr("CSV table")), (".json", self.tr("JSON file")), (".txt", self.tr("Text file")))
        ask_and_write(self._window, self.tr("Export results"), self._file_name(), kinds,
                      self._results_content, self._window.say)  # fmt: skip

    def _results_content(self, suffix: str) -> Callable[[], bytes]:
        write = self.writer(self._window.tab.results(), suffix[1:])
        return lambda: write().encode()

    def copy_results(self, kind: str) -> None:
        """Put the results on the clipboard as text of a kind: `txt`, `csv` or `json`."""
        results = self._window.tab.results()
        task = Task(self.writer(results, kind), self._window.pool, self)
        task.done.connect(lambda text: self._on_written(text, len(results.solutions)))
        task.start()

    def writer(self, results: Results, kind: str) -> Callable[[], str]:
        """Work, for any thread, that gives the results as a document of a kind."""
        if kind == TEXT:
            head = self._text_head(results)
            return lambda: as_text(results, head)
        return lambda: WRITERS[kind](results)

    def _text_head(self, results: Results) -> list[str]:
        title, puzzle, *rest = head_of(results, self._window.lexicons)
        return [f"{title}: {puzzle}", *rest, on_the_list(results, len(results.solutions))]

    def _on_written(self, text: str, count: int) -> None:
        QGuiApplication.clipboard().setText(text)
        self._window.say(self.tr("Results copied to clipboard: {}").format(figure(count)))
