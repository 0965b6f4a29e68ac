"""Dialogs in which files are chosen. They look at the names of files, never into them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QFileInfo, QStandardPaths
from PySide6.QtGui import QAbstractFileIconProvider, QIcon
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QWidget

from qless_studio.ui.widgets.basic.dialogs import open_dialog

Icon = QAbstractFileIconProvider.IconType
Location = QStandardPaths.StandardLocation


class FileIcons(QFileIconProvider):
    """Icons and kinds of files by their names.

    Qt's own looks into every file of a folder to tell its kind, in the GUI thread: in /proc it waits for ever for
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
