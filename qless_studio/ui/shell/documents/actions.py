"""What the user does with documents: new, open, save, close; the dialogs that ask before work is lost."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox

from qless_studio.engine.errors import SessionError, StudioError
from qless_studio.engine.lexicon import is_installed
from qless_studio.engine.sharing import SharedPuzzle
from qless_studio.ui.shell.documents import file
from qless_studio.ui.shell.documents.bar import DocumentBar
from qless_studio.ui.shell.documents.document import Document
from qless_studio.ui.shell.documents.file import SUFFIX, ChangedOnDiskError, Checked, Content
from qless_studio.ui.shell.documents.puzzle_detection import Reading, dropped_files, read_puzzle
from qless_studio.ui.shell.documents.recent import Recent
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.work import Task

if TYPE_CHECKING:
    from qless_studio.ui.shell.main_window import MainWindow

Button = QMessageBox.StandardButton


@dataclass(frozen=True)
class _Read:
    """A file as it was read, or why it could not be."""

    path: Path
    text: str = ""
    digest: str = ""
    error: StudioError | None = None


class DocumentActions(QObject):
    """Files are read and written off the GUI thread; what comes of it is installed or said."""

    def __init__(self, window: MainWindow, book: Workspace, recent: Recent) -> None:
        super().__init__(window)
        self._window, self._book, self.recent = window, book, recent
        self._games = {view.game.key: view.game for view in window.views}
        self._keys = [view.game.key for view in window.views]
        recent.chosen.connect(lambda path: self.open_files([Path(path)]))
        book.closed.connect(self._on_closed)

    def follow(self, bar: DocumentBar) -> None:
        """Do what is clicked on a bar of documents."""
        bar.chosen.connect(self._window.show_document)
        bar.close_clicked.connect(self.close)
        bar.new_clicked.connect(self.new)

    # new, next, previous

    def new(self) -> None:
        """Another document of the game in front."""
        self._window.show_document(self._book.open(self._window.index))
        self._window.tab.board.setFocus()  # letters can be typed at once

    def show_beside(self, step: int) -> None:
        """The next document of the game for 1, the previous one for -1."""
        self._window.show_document(self._book.beside(self._window.document, step))

    # opening

    def open(self) -> None:
        """Ask for files and open them."""
        dialog = self._dialog(self.tr("Open puzzles"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters([self.tr("Puzzles (*.qless *.txt)"), self.tr("All files (*)")])
        dialog.filesSelected.connect(lambda names: self.open_files([Path(name) for name in names]))
        dialog.open()

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open documents and puzzles written as text, each in a document of its own; say what cannot be opened."""
        paths = [Path(os.path.abspath(path)) for path in paths]
        task = Task(lambda: [_read(path) for path in paths], self._window.pool, self)
        task.done.connect(self._on_read)
        task.start()

    def _on_read(self, found: Sequence[_Read]) -> None:
        complaints, latest = [], None
        for one in found:
            try:
                if one.error is not None:
                    raise one.error
                latest = self._open_read(one)
            except StudioError as error:
                complaints.append(str(error))
                if not one.path.exists():
                    self.recent.forget(one.path)
        if latest is not None:
            self._window.show_document(latest)
        if len(complaints) == 1:
            self._window.say(complaints[0])
        elif complaints:
            self._window.say(
                self.tr("{} files could not be opened. First error: {}").format(len(complaints), complaints[0])
            )

    def _open_read(self, one: _Read) -> Document:
        open_already = self._book.with_path(one.path)
        if open_already is not None:
            return open_already
        ours = one.path.suffix.lower() == SUFFIX or file.is_document(one.text)
        checked = self._check(one.text, one.path.name)
        document = self._free_document(self._keys.index(checked.content.game))
        self._give(document, checked)
        if ours:  # another file is only read from: saved under its name it would be no text any more
            content = document.content
            held = dataclasses.replace(content, lexicon=checked.content.lexicon or content.lexicon)
            document.belongs_to(one.path, held, one.digest)
            self.recent.add(one.path)
        return document

    def _give(self, document: Document, checked: Checked) -> None:
        """Have the document hold that; a list that is not here leaves it the one it has, a file's name above all."""
        name, lexicons = checked.content.lexicon, self._window.lexicons
        if name and not is_installed(name):
            checked = dataclasses.replace(checked, content=dataclasses.replace(checked.content, lexicon=""))
            used = lexicons.title(document.session.lexicon_name)
            self._window.say(self.tr("The word list {} is not installed; {} is used instead.").format(name, used))
        document.take(checked)

    def _check(self, text: str, name: str) -> Checked:
        """What a file's text holds, whichever form it has; raises `StudioError`."""
        if file.is_document(text):
            where = self.tr("file {}").format(name)
            return file.check(file.from_text(text, where), self._games, where)
        try:
            return self._checked(read_puzzle(text, self._window.views, self._window.index))
        except StudioError as error:
            raise SessionError(self.tr("{} contains no puzzle: {}").format(name, error)) from None

    def _checked(self, reading: Reading) -> Checked:
        """A puzzle read as text, under the rules of the document in front of its game."""
        session = self._book.front(reading.index).session
        if reading.share is not None:
            return self._shared(reading.share)
        words = session.commonness.name.lower()
        content = Content(self._keys[reading.index], session.game.format(reading.puzzle), commonness=words)
        return Checked(content, reading.puzzle, session.options)

    def _shared(self, share: SharedPuzzle) -> Checked:
        """A shared puzzle with its rules and its words."""
        options = {known.name: str(getattr(share.options, known.name)) for known in dataclasses.fields(share.options)}
        text, words = share.game.format(share.puzzle), share.min_band.name.lower()
        return Checked(Content(share.game.key, text, options, share.lexicon, words), share.puzzle, share.options)

    def _free_document(self, index: int) -> Document:
        """One to open something in: the one in front if nobody has touched it, else a new one."""
        front = self._book.front(index)
        return front if front.untouched else self._book.open(index)

    def open_data(self, data: QMimeData, complaint: str) -> None:
        """Open files or a text from the clipboard or another program, else say `complaint`."""
        paths = dropped_files(data)
        if paths:
            self.open_files(paths)
        else:
            self.open_text(data.text(), complaint)

    def paste(self) -> None:
        """Open the files on the clipboard, or its text in the tab that reads it."""
        data = QGuiApplication.clipboard().mimeData() or QMimeData()  # PySide gives None while nothing was ever copied
        self.open_data(data, self.tr("The clipboard contains no puzzle: {}"))

    def copy(self) -> None:
        """Put the puzzle's text on the clipboard."""
        text = self._window.session.text
        QGuiApplication.clipboard().setText(text)
        self._window.say(self.tr("Copied: {}").format(text))

    def open_text(self, text: str, complaint: str) -> None:
        """Open a puzzle's text in the tab that reads it, else say `complaint`.

        It is an edit of the document in front, to be undone; a document that has a file is left alone.
        """
        try:
            if len(text) > file.LARGEST:
                raise SessionError(self.tr("the text is too long for a puzzle"))
            if file.is_document(text):
                where = self.tr("text")
                checked = file.check(file.from_text(text, where), self._games, where)
                document = self._free_document(self._keys.index(checked.content.game))
                self._give(document, checked)
            else:
                document = self._take(read_puzzle(text, self._window.views, self._window.index))
        except StudioError as error:
            self._window.say(complaint.format(error))
            return
        self._window.show_document(document)

    def _take(self, reading: Reading) -> Document:
        if reading.share is not None:  # it has rules of its own, which no Undo would take back
            document = self._free_document(reading.index)
            self._give(document, self._shared(reading.share))
            return document
        document = self._book.front(reading.index)
        if document.path is not None:
            document = self._book.open(reading.index)
        document.session.edit(reading.puzzle, self.tr("Open puzzle"))
        return document

    # saving

    def save(self, document: Document | None = None, then: Callable[[], object] | None = None) -> None:
        """Write a document to its file, or ask for one; `then` follows once it is written."""
        document = document or self._window.document
        if document.path is None:
            self.save_as(document, then)
        else:
            self._write(document, document.path, document.digest, then)

    def save_as(self, document: Document | None = None, then: Callable[[], object] | None = None) -> None:
        """Ask for a file and write the document to it."""
        document = document or self._window.document
        dialog = self._dialog(self.tr("Save puzzle"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX[1:])
        dialog.setNameFilters([self.tr("Puzzles (*.qless)")])
        title = self._window.views[document.index].game.title
        dialog.selectFile((document.name if document.path else title) + SUFFIX)
        dialog.fileSelected.connect(lambda name: self._write_new(document, Path(os.path.abspath(name)), then))
        dialog.open()

    def _write_new(self, document: Document, path: Path, then: Callable[[], object] | None) -> None:
        other = self._book.with_path(path)
        if other is not None and other is not document:
            self._window.say(self.tr("{} is open in another document. Choose another name.").format(path.name))
            return
        self._write(document, path, None, then)

    def _write(self, document: Document, path: Path, known: str | None, then: Callable[[], object] | None) -> None:
        content = document.content

        def on_done(digest: str) -> None:
            document.belongs_to(path, content, digest)
            self.recent.add(path)
            self._window.say(self.tr("Saved: {}").format(path.name))
            if then is not None:
                then()

        def on_failed(error: Exception) -> None:
            if isinstance(error, ChangedOnDiskError):
                self._ask_to_overwrite(document, path, then)
            elif isinstance(error, SessionError):
                self._window.say(str(error))
            else:
                raise error

        task = Task(lambda: file.write(path, content, known), self._window.pool, document)
        task.done.connect(on_done)
        task.failed.connect(on_failed)
        task.start()

    def _ask_to_overwrite(self, document: Document, path: Path, then: Callable[[], object] | None) -> None:
        box = self._question(
            self.tr("{} has been changed by another program.").format(path.name),
            self.tr("Saving replaces the changed file with the version in this window."),
            Button.Cancel,
        )
        overwrite = box.addButton(self.tr("Replace file"), QMessageBox.ButtonRole.DestructiveRole)
        elsewhere = box.addButton(self.tr("Save as…"), QMessageBox.ButtonRole.AcceptRole)
        overwrite.clicked.connect(lambda: self._write(document, path, None, then))
        elsewhere.clicked.connect(lambda: self.save_as(document, then))
        box.open()

    # closing

    def close(self, document: Document | None = None) -> None:
        """Close a document, after asking when something would be lost."""
        document = document or self._window.document
        if document.modified:
            self.ask_to_save(document, lambda: self._book.close(document))
        else:
            self._book.close(document)

    def ask_to_save(self, document: Document, then: Callable[[], object], why: str = "") -> None:
        """Ask whether to save the changes; `then` follows unless the user cancels."""
        self._window.show_document(document)
        box = self._question(
            self.tr("Save changes to “{}”?").format(document.name),
            why or self.tr("Unsaved changes are lost when the document is closed."),
            Button.Save | Button.Discard | Button.Cancel,
        )
        box.button(Button.Save).clicked.connect(lambda: self.save(document, then))
        box.button(Button.Discard).clicked.connect(lambda: then())
        box.setDefaultButton(Button.Save)
        box.open()

    def ask_about_all(self, why: str, then: Callable[[], object]) -> None:
        """Ask about one modified document after the other, because of `why`; `then` follows unless the user cancels."""
        waiting = [document for document in self._book.documents if document.modified]

        def ask_next() -> None:
            if waiting:
                self.ask_to_save(waiting.pop(0), ask_next, why)
            else:
                then()

        ask_next()

    def _on_closed(self, document: Document) -> None:
        if document.index == self._window.index:
            self._window.show_document(self._book.front(document.index))

    # dialogs

    def _question(self, text: str, more: str, buttons: Button) -> QMessageBox:
        box = QMessageBox(QMessageBox.Icon.Warning, self.tr("Qless Studio"), text, buttons, self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setInformativeText(more)
        return box

    def _dialog(self, title: str) -> QFileDialog:
        document = self._window.document
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        latest = next(iter(self.recent.paths), "")
        folder = document.path.parent if document.path else Path(latest).parent if latest else Path(documents)
        dialog = QFileDialog(self._window, title, str(folder))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog


def _read(path: Path) -> _Read:
    try:
        return _Read(path, *file.read(path))
    except StudioError as error:
        return _Read(path, error=error)
