"""File dialogs that look at the names of files, never into them."""

from __future__ import annotations

from PySide6.QtCore import QFileInfo
from PySide6.QtGui import QAbstractFileIconProvider, QIcon
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QWidget

Icon = QAbstractFileIconProvider.IconType


class FileIcons(QFileIconProvider):
    """Icons and kinds of files by their names.

    Qt's own looks into every file of a folder to tell its kind, in the GUI thread: in /proc it waits for ever for
    kmsg to say something.
    """

    def icon(self, what: QFileInfo | Icon) -> QIcon:
        if isinstance(what, QFileInfo):
            return super().icon(Icon.Folder if what.isDir() else Icon.File)
        return super().icon(what)

    def type(self, info: QFileInfo) -> str:
        return "" if info.isDir() else info.suffix()


class FileDialog(QFileDialog):
    """A file dialog with `FileIcons`, unless the system has one of its own."""

    def __init__(self, parent: QWidget, title: str, folder: str = "", filters: str = "") -> None:
        super().__init__(parent, title, folder, filters)
        self._icons = FileIcons()  # the dialog does not own it
        self.setIconProvider(self._icons)


def ask_save_name(parent: QWidget, title: str, path: str, filters: str) -> tuple[str, str]:
    """Ask for a file to write, suggesting `path`; the path and the filter chosen, empty if cancelled."""
    dialog = FileDialog(parent, title, filters=filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(path)
    return _answer(dialog)


def ask_open_name(parent: QWidget, title: str, filters: str) -> str:
    """Ask for a file to read; its path, empty if cancelled."""
    dialog = FileDialog(parent, title, filters=filters)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _answer(dialog)[0]


def _answer(dialog: QFileDialog) -> tuple[str, str]:
    accepted = dialog.exec()
    files, chosen = dialog.selectedFiles(), dialog.selectedNameFilter()
    dialog.deleteLater()
    return (files[0], chosen) if accepted and files else ("", "")
