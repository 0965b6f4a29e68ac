"""Dialogs in which files are chosen or something is asked, and files written off the GUI thread."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QFileInfo, QObject, QStandardPaths, QThreadPool
from PySide6.QtGui import QAbstractFileIconProvider, QIcon
from PySide6.QtWidgets import QApplication, QFileDialog, QFileIconProvider, QMessageBox, QWidget

from qless_studio.engine.errors import SessionError, told
from qless_studio.engine.folders import write_export
from qless_studio.engine.lexicon.languages import unaccented
from qless_studio.engine.texts import say
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.work import Task

Icon = QAbstractFileIconProvider.IconType
Location = QStandardPaths.StandardLocation


class FileIcons(QFileIconProvider):
    """Icons and kinds of files by their names.

    Qt's own looks into every file of a folder to find its kind, in the GUI thread: in /proc it waits for ever for
    kmsg to say something. The icons are fetched here, because Qt asks in a thread of its own, where the style, which is
    written in Python, must not be called.
    """

    def __init__(self) -> None:
        super().__init__()
        self._folder, self._file = super().icon(Icon.Folder), super().icon(Icon.File)

    def icon(self, what: QFileInfo | Icon) -> QIcon:
        if isinstance(what, QFileInfo):
            return self._folder if what.isDir() else self._file
        return super().icon(what)

    def type(self, info: QFileInfo) -> str:
        return "" if info.isDir() else info.suffix()


class FileDialog(QFileDialog):
    """A file dialog with `FileIcons`, unless the system has one of its own."""

    def __init__(self, parent: QWidget, title: str, folder: str = "", filters: Sequence[str] = ()) -> None:
        super().__init__(parent, title, folder)
        self._icons = FileIcons()  # the dialog does not own it
        self.setIconProvider(self._icons)
        self.setNameFilters(list(filters))


def ask_for_file(parent: QWidget, title: str, filters: Sequence[str], then: Callable[[str], object]) -> None:
    """Ask for a file that exists; `then` gets its path unless the user cancels."""
    dialog = FileDialog(parent, title, filters=filters)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(then)
    open_dialog(dialog)


def ask_for_folder(parent: QWidget, title: str, folder: Path | None, then: Callable[[str], object]) -> None:
    """Ask for a folder that exists, beginning in `folder`; `then` gets its path unless the user cancels."""
    dialog = FileDialog(parent, title, str(existing(folder)))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.fileSelected.connect(then)
    open_dialog(dialog)


def ask_for_files(
    parent: QWidget, title: str, folder: Path | None, filters: Sequence[str], then: Callable[[list[str]], object]
) -> None:
    """Ask for files that exist, beginning in `folder` or, without one, in that of documents."""
    dialog = FileDialog(parent, title, str(existing(folder)), filters)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.filesSelected.connect(then)
    open_dialog(dialog)


def ask_for_name(
    parent: QWidget,
    title: str,
    folder: Path | None,
    name: str,
    filters: Sequence[str],
    then: Callable[[str, str], object],
) -> None:
    """Ask for a file to write, suggesting `name` in `folder` or, without one, in that of documents.

    `then` gets the path and the filter chosen. With one filter, a name without a suffix gets that of `name`.
    """
    dialog = FileDialog(parent, title, str(existing(folder)), filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    if len(filters) == 1:
        dialog.setDefaultSuffix(Path(name).suffix[1:])
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda path: then(path, dialog.selectedNameFilter()))
    open_dialog(dialog)


def existing(folder: Path | None) -> Path:
    """The folder, if there is one by that name; otherwise that of documents, or as a last resort the home folder."""
    documents, home = (
        Path(QStandardPaths.writableLocation(place)) for place in (Location.DocumentsLocation, Location.HomeLocation)
    )
    return next((each for each in (folder, documents) if each is not None and each.is_dir()), home)


FOLDER = "export_folder"
"""Property of the application: the folder of the last file saved in this run of the program."""
LONGEST_NAME = 48
Say = Callable[[str], object]
"""Shows the user one line."""
Kinds = Sequence[tuple[str, str]]
"""(suffix, description) of each kind of file; the first is the default."""


def file_name(*parts: str) -> str:
    """A file name without a suffix, made of the letters, without accents, and digits in `parts`."""
    plain = (re.sub(r"[^a-z0-9]+", "-", unaccented(part.lower())).strip("-") for part in parts)
    return "-".join(filter(None, plain))[:LONGEST_NAME].rstrip("-") or "qless"


def checked(path: Path, kinds: Kinds, chosen: int) -> Path:
    """The path, with the suffix of the kind chosen if it has none. Raises `SessionError` for a suffix of no kind."""
    if not path.suffix:
        path = path.with_name(path.name + kinds[chosen][0])
        if path.exists():  # the dialog asked about replacing a file without the suffix only
            raise SessionError(say("already exists; enter the full name to replace it"), str(path))
    if path.suffix.lower() not in (suffix for suffix, _ in kinds):
        known = ", ".join(suffix for suffix, _ in kinds)
        raise SessionError(say("the name must end in one of {}", known), path.name)
    return path


def write_file(path: Path, make: Callable[[], bytes], parent: QObject, report: Say, complain: Say) -> None:
    """Make the content and write it, both off the GUI thread; `report` gets the path, or `complain` what failed."""
    Task(
        lambda: write_export(path, make()),
        QThreadPool.globalInstance(),
        parent,
        done=lambda _: report(say("Saved: {}", path)),
        failed=lambda error: complain(told(error, SessionError)),
    ).start()


def ask_and_write(
    parent: QWidget,
    title: str,
    name: str,
    kinds: Kinds,
    content: Callable[[str], Callable[[], bytes]],
    report: Say,
    complain: Say,
) -> None:
    """Ask for a file, then write what `content(suffix)()` returns; `report` gets one line, or `complain` a fault."""
    app = QApplication.instance()
    assert app is not None
    before = app.property(FOLDER)
    filters = [f"{description} (*{suffix})" for suffix, description in kinds]

    def write(text: str, kind: str) -> None:
        app.setProperty(FOLDER, str(Path(text).parent))
        try:
            path = checked(Path(text), kinds, filters.index(kind) if kind in filters else 0)
        except SessionError as error:
            complain(str(error))
            return
        write_file(path, content(path.suffix.lower()), parent, report, complain)

    ask_for_name(parent, title, Path(before) if before else None, f"{name}{kinds[0][0]}", filters, write)


# Message boxes that ask something; imported when something is first asked.

Button = QMessageBox.StandardButton
BoxIcon = QMessageBox.Icon
Role = QMessageBox.ButtonRole


def message_box(parent: QWidget, icon: BoxIcon, title: str, text: str, more: str) -> QMessageBox:
    """A box over `parent` with its explanation, `more`, below; to be given buttons and opened."""
    box = QMessageBox(icon, title, text, parent=parent)
    box.setInformativeText(more)
    return box


def ask_first(parent: QWidget, text: str, more: str, verbs: tuple[str, str], then: Callable[[], object]) -> None:
    """Before something that cannot be undone: `then` follows if the user chooses the first of the two verbs.

    The first verb is the title, too; the second, which cancels, is the default.
    """
    verb, cancel = verbs
    box = message_box(parent, BoxIcon.Question, verb, text, more)
    agree = box.addButton(verb, Role.AcceptRole)
    box.setDefaultButton(box.addButton(cancel, Role.RejectRole))
    agree.clicked.connect(lambda: then())  # drops the argument `checked`
    open_dialog(box)
