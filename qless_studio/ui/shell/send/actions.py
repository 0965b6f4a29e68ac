"""The commands that give a puzzle away: sent, printed, or in a book."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from qless_studio.engine.challenges.challenge import Challenge
from qless_studio.engine.history import Entry
from qless_studio.engine.texts import phrase, say
from qless_studio.ui.shell.send.subject import Subject, answer_to, picture_in_front, subject_in_front, subject_of
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import CommandOwner, Menu, command
from qless_studio.ui.widgets.basic.dialogs import open_dialog


class SendActions(CommandOwner):
    """Commands on the tab in front."""

    def __init__(self, workspace: Workspace, settings: Callable[[], Settings], parent: QWidget) -> None:
        """`settings` gives what the user chose, as it is now."""
        super().__init__(parent)
        self._workspace, self._settings, self._parent = workspace, settings, parent
        self.make_actions(parent)
        workspace.front_updated.connect(self.follow)
        workspace.puzzle_changed.connect(self.follow)

    def _no_puzzle(self) -> str:
        session = self._workspace.session
        return "" if session.puzzle != session.game.blank else say("there is no puzzle")

    @command("send", phrase("Send…"), "Ctrl+Shift+E", icon="send", at=Menu.FILE.at(2, 1), when=_no_puzzle,
             words=phrase("share; challenge; friend; export; copy; lexica; link; picture; image; csv; json; invite"),
             formerly=("challenge", "export_board", "share", "share_answer", "lexica_link", "copy_board",
                       "export_results"),
    )  # fmt: skip
    def send(self) -> None:
        """Ask how to give the puzzle in front away, with the result of its game if that is over."""
        self._ask(subject_in_front(self._workspace))

    def send_entry(self, entry: Entry) -> None:
        """Ask how to give a game of the history away."""
        self._ask(subject_of(entry, self._workspace))

    def answer(self, own: Entry, sent: Challenge) -> None:
        """Ask how to send an own result to the friend whose puzzle it was."""
        self._ask(answer_to(own, sent, self._workspace))

    def _ask(self, subject: Subject) -> None:
        from qless_studio.ui.shell.send.dialog import SendDialog

        open_dialog(SendDialog(subject, self._settings().name, self._workspace, self._parent))

    @command("print", phrase("Print…"), "Ctrl+P", icon="book", at=Menu.FILE.at(2, 2), when=_no_puzzle,
             words=phrase("pdf; booklet; paper; sheet; print"),
             formerly=("affix_print", "affix_print_answer"))  # fmt: skip
    def print(self) -> None:
        """Show the pages before they are printed."""
        from qless_studio.ui.shell.send.printing import PrintPreview  # slow to import

        workspace, tab = self._workspace, self._workspace.tab
        pictures = ((say("Board"), lambda: picture_in_front(workspace)), *tab.analyse.sheets())
        answers = not tab.covered and workspace.session.error is None
        open_dialog(
            PrintPreview(
                pictures, tab.analyse.results(), answers, workspace.message.emit, workspace.problem.emit, self._parent
            )
        )

    @command("puzzle_book", phrase("Puzzle book…"), icon="book", at=Menu.FILE.at(2, 3),
             words=phrase("pdf; booklet; paper; sheet; print"))  # fmt: skip
    def open_book(self) -> None:
        """Ask for a puzzle book."""
        from qless_studio.ui.shell.books.book_dialog import BookDialog  # slow to import

        open_dialog(BookDialog(self._workspace, self._parent))
