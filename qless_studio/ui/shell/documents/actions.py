"""What the user does with documents: new, open, save, close; the dialogs that ask before work is lost."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import SessionError
from qless_studio.engine.texts import phrase, say, without_dots
from qless_studio.ui.shell.documents.opener import Opener, Recent
from qless_studio.ui.shell.state.document import SUFFIX, ChangedOnDiskError, Content, Document, write_document
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import Action, Command, CommandOwner, Menu, command
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.work import Task
from qless_studio.ui.work.signals import listen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

    from qless_studio.engine.challenges.opening import Opened
    from qless_studio.ui.shell.documents.picture_reading import PictureReading

MODIFIER = "Meta" if sys.platform == "darwin" else "Ctrl"
"""Modifier of the keys for other documents: on macOS, Ctrl is the command key."""
Then = Callable[[], object]
"""What follows once a question is answered and the answer carried out"""


class DocumentActions(CommandOwner):
    """Files are written off the GUI thread; what became of it is said."""

    def __init__(
        self,
        workspace: Workspace,
        recent_paths: Sequence[str],
        open_friends: Callable[[Opened], object],
        parent: QWidget,
    ) -> None:
        """`recent_paths`: of the files opened or saved last, the latest first. Dialogs open over `parent`.

        `open_friends` plays what a friend sent.
        """
        super().__init__(parent)
        self._workspace, self._parent = workspace, parent
        self.recent = Recent(recent_paths, lambda path: self.opener.open_files([path]), parent)
        self.opener = Opener(workspace, self.recent, self._ask_about_file, self._read_picture, open_friends, self)
        self.make_actions(parent)
        self.opening: tuple[Action, ...] = (self.new, self.open, self.open_recent, self.open_picture, self.paste)
        """The commands that bring a document to the front, which makes sense on a place as well."""
        self.open_recent.setMenu(self.recent.menu)
        listen(self.follow, self.recent.changed, workspace.front_updated)

    @cached_property
    def _pictures(self) -> PictureReading:
        from qless_studio.ui.shell.documents.picture_reading import PictureReading

        return PictureReading(self._workspace, self.opener, self._parent)

    def _read_picture(self, picture: QMimeData | Path) -> None:
        if isinstance(picture, Path):
            self._pictures.read_file(picture)
        else:
            self._pictures.read_data(picture)

    # new, next, previous

    @command("new", phrase("New document"), "Ctrl+N", icon="plus", at=Menu.FILE.at(1, 1))
    def new(self) -> None:
        self._show_empty(self._workspace.open(self._workspace.index))

    def show_blank(self, index: int) -> None:
        """An empty board of a game: its document in front if that is untouched, else another one."""
        workspace = self._workspace
        front = workspace.front(index)
        self._show_empty(front if front.untouched else workspace.open(index))

    def _show_empty(self, document: Document) -> None:
        """Show a document, in which letters can be typed at once."""
        self._workspace.show(document)
        self._workspace.tab.focus_board()

    def _alone(self) -> str:
        several = len(self._workspace.of(self._workspace.index)) > 1
        return "" if several else say("no other document of this game is open")

    @command(
        "next_document", phrase("Next document"), f"{MODIFIER}+Tab", icon="next", at=Menu.VIEW.at(2, 1), when=_alone
    )
    def next(self) -> None:
        self._workspace.show(self._workspace.beside(self._workspace.document, 1))

    @command("previous_document", phrase("Previous document"), f"{MODIFIER}+Shift+Tab", at=Menu.VIEW.at(2, 2),
             when=_alone)  # fmt: skip
    def previous(self) -> None:
        self._workspace.show(self._workspace.beside(self._workspace.document, -1))

    # opening

    def _nothing_opened(self) -> str:
        return "" if self.recent.paths else say("no file was opened before")

    open_recent = Command("open_recent", phrase("Open recent"), at=Menu.FILE.at(1, 3), when=_nothing_opened)

    @command("open_picture", phrase("Board from a picture…"), icon="picture", at=Menu.FILE.at(1, 4),
             words=phrase("photo; screenshot; scan; camera"))  # fmt: skip
    def open_picture(self) -> None:
        self._pictures.ask()

    @command("open", phrase("Open…"), "Ctrl+O", at=Menu.FILE.at(1, 2))
    def open(self) -> None:
        from qless_studio.ui.widgets.basic.save_file import ask_for_files

        filters = f"{self.tr('Puzzles')} (*.qless *.txt)", self.tr("All files (*)")
        ask_for_files(self._parent, without_dots(say("Open…")), self._folder, filters, self._on_files_chosen)

    def _on_files_chosen(self, names: Sequence[str]) -> None:
        self.opener.open_files([Path(name) for name in names])

    def _ask_about_file(self, path: str, then: Then) -> None:
        from qless_studio.ui.widgets.basic.save_file import ask_first

        text = self.tr("Open the file {}?").format(path)
        more = self.tr(
            "The puzzle names this file as its board. Open it only if you trust where the puzzle comes from."
        )
        ask_first(self._parent, text, more, (without_dots(say("Open…")), self.tr("Cancel")), then)

    @command("paste_puzzle", phrase("Paste puzzle"), "Ctrl+V", "Ctrl+Shift+V", icon="copy", at=Menu.EDIT.at(2, 2),
             words=phrase("clipboard; text; challenge; code"))  # fmt: skip
    def paste(self) -> None:  # a text field takes Ctrl+V first
        """Open the files on the clipboard, the board in its picture, or its text in the game that reads it."""
        data = QGuiApplication.clipboard().mimeData() or QMimeData()  # None as long as nothing was ever copied
        self.opener.open_data(data, self.tr("The clipboard contains no puzzle: {}"))

    @command("copy_puzzle", phrase("Copy puzzle"), "Ctrl+Shift+C", icon="copy", at=Menu.EDIT.at(2, 1),
             words=phrase("clipboard; text; challenge; code"))  # fmt: skip
    def copy(self) -> None:
        text = self._workspace.session.text
        QGuiApplication.clipboard().setText(text)
        self._workspace.message.emit(self.tr("Copied: {}").format(text))

    # saving

    @command("save", phrase("Save"), "Ctrl+S", at=Menu.FILE.at(1, 5))
    def save(self, document: Document | None = None, then: Then | None = None) -> None:
        """Write a document to its file, or ask for one; `then` follows once it is written."""
        document = document or self._workspace.document
        if document.path is None:
            self.save_as(document, then)
        else:
            self._write(document, document.path, document.digest, then)

    @command("save_as", phrase("Save as…"), "Ctrl+Shift+S", at=Menu.FILE.at(1, 6))
    def save_as(self, document: Document | None = None, then: Then | None = None) -> None:
        """Ask for a file and write the document to it."""
        from qless_studio.ui.widgets.basic.save_file import ask_for_name

        chosen = document or self._workspace.document
        name = (chosen.name if chosen.path else self._workspace.views[chosen.index].title) + SUFFIX
        title, kind = say("Save"), f"{self.tr('Puzzles')} (*.qless)"

        def write(name: str, _: str) -> None:
            self._write_new(chosen, Path(os.path.abspath(name)), then)

        ask_for_name(self._parent, title, self._folder, name, [kind], write)

    def _write_new(self, document: Document, path: Path, then: Then | None) -> None:
        other = self._workspace.with_path(path)
        if other is not None and other is not document:
            self._workspace.problem.emit(
                self.tr("{} is open in another document. Choose another name.").format(path.name)
            )
            return
        self._write(document, path, None, then)

    def _write(self, document: Document, path: Path, known: str | None, then: Then | None) -> None:
        content = document.content
        written = partial(self._on_written, document, path, content, then)
        not_written = partial(self._on_not_written, document, path, then)
        work = partial(write_document, path, content, known)
        Task(work, self._workspace.pool, document, written, not_written).start()

    def _on_written(self, document: Document, path: Path, content: Content, then: Then | None, digest: str) -> None:
        document.belongs_to(path, content, digest)
        self.recent.add(path)
        self._workspace.message.emit(self.tr("Saved: {}").format(path.name))
        if then is not None:
            then()

    def _on_not_written(self, document: Document, path: Path, then: Then | None, error: Exception) -> None:
        if isinstance(error, ChangedOnDiskError):
            self._ask_to_overwrite(document, path, then)
        elif isinstance(error, SessionError):
            self._workspace.save_failed.emit(str(error))
        else:
            raise error

    def _ask_to_overwrite(self, document: Document, path: Path, then: Then | None) -> None:
        from qless_studio.ui.widgets.basic.save_file import Button, Role

        box = self._question(
            self.tr("{} has been changed by another program.").format(path.name),
            self.tr("Saving replaces the changed file with the version in this window."),
            Button.Cancel,
        )
        overwrite = box.addButton(self.tr("Replace file"), Role.DestructiveRole)
        elsewhere = box.addButton(self.tr("Save as…"), Role.AcceptRole)
        overwrite.clicked.connect(lambda: self._write(document, path, None, then))
        elsewhere.clicked.connect(lambda: self.save_as(document, then))
        open_dialog(box)

    # closing

    def _nothing_to_close(self) -> str:
        workspace = self._workspace
        several = len(workspace.of(workspace.index)) > 1
        return "" if several or not workspace.document.untouched else say("the only document of this game is empty")

    @command("close_document", phrase("Close document"), "Ctrl+W", icon="cross", at=Menu.FILE.at(1, 7),
             when=_nothing_to_close)  # fmt: skip
    def close(self, document: Document | None = None) -> None:
        """Close a document, after asking when something would be lost."""
        document = document or self._workspace.document
        if document.modified:
            self.ask_to_save(document, partial(self._workspace.close, document))
        else:
            self._workspace.close(document)

    def ask_to_save(self, document: Document, then: Then, why: str = "") -> None:
        """Ask whether to save the changes; `then` follows unless the user cancels."""
        from qless_studio.ui.widgets.basic.save_file import Button

        self._workspace.show(document)
        box = self._question(
            self.tr("Save changes to “{}”?").format(document.name),
            why or self.tr("Unsaved changes are lost when the document is closed."),
            Button.Save | Button.Discard | Button.Cancel,
        )
        box.button(Button.Save).clicked.connect(lambda: self.save(document, then))
        box.button(Button.Discard).clicked.connect(lambda: then())
        box.setDefaultButton(Button.Save)
        open_dialog(box)

    def ask_about_all(self, why: str, then: Then) -> None:
        """Ask about one modified document after the other, because of `why`; `then` follows unless the user cancels."""
        waiting = [document for document in self._workspace.documents if document.modified]

        def ask_next() -> None:
            if waiting:
                self.ask_to_save(waiting.pop(0), ask_next, why)
            else:
                then()

        ask_next()

    def _question(self, text: str, more: str, buttons: QMessageBox.StandardButton) -> QMessageBox:
        from qless_studio.ui.widgets.basic.save_file import BoxIcon, message_box

        box = message_box(self._parent, BoxIcon.Warning, self.tr("Qless Studio"), text, more)
        box.setStandardButtons(buttons)
        return box

    @property
    def _folder(self) -> Path | None:
        """Where file dialogs begin: beside the document, or the file opened or saved last."""
        path = self._workspace.document.path or next(map(Path, self.recent.paths), None)
        return path.parent if path else None
