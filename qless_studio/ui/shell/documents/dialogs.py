"""The dialogs in which files are chosen; imported when the first one opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from qless_studio.ui.widgets.basic.file_dialog import FileDialog


def ask_for_files(
    parent: QWidget, title: str, folder: Path | None, filters: Sequence[str], then: Callable[[list[str]], object]
) -> None:
    """Ask for files that exist, beginning in a folder or, without one, in that of documents."""
    dialog = _dialog(parent, title, folder)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.setNameFilters(list(filters))
    dialog.filesSelected.connect(then)
    dialog.open()


def ask_for_name(
    parent: QWidget, title: str, folder: Path | None, name: str, filter_: str, then: Callable[[str], object]
) -> None:
    """Ask for a file to write, suggesting a name, whose suffix others get too."""
    dialog = _dialog(parent, title, folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix[1:])
    dialog.setNameFilters([filter_])
    dialog.selectFile(name)
    dialog.fileSelected.connect(then)
    dialog.open()


def _dialog(parent: QWidget, title: str, folder: Path | None) -> FileDialog:
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = FileDialog(parent, title, str(folder or documents))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog
