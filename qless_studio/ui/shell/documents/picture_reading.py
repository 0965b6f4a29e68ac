"""Boards from pictures: of the clipboard, of files, of drops; for the game in front, if it has such boards."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtWidgets import QWidget

from qless_studio.engine import kernels
from qless_studio.ui.pictures.dialog import PictureDialog
from qless_studio.ui.shell.documents.opener import Opener
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.widgets.basic.dialogs import open_dialog


class PictureReading(QObject):
    """Opens the dialog over the window, and what it reads in the game that was in front."""

    def __init__(self, workspace: Workspace, opener: Opener, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace, self._opener, self._parent = workspace, opener, parent

    def ask(self) -> None:
        """Ask for a picture file."""
        dialog = self._open()
        if dialog is not None:
            dialog.ask()

    def read_data(self, data: QMimeData) -> None:
        """Read the picture of the clipboard or of a drop."""
        dialog = self._open()
        if dialog is not None:
            dialog.read_data(data)

    def read_file(self, path: Path) -> None:
        """Read a picture file."""
        dialog = self._open(path.name)
        if dialog is not None:
            dialog.read_file(path)

    def _open(self, name: str = "") -> PictureDialog | None:
        """The dialog for the game in front; None, and the reason is said, if it has no boards in pictures."""
        workspace, view = self._workspace, self._workspace.view
        spec = view.parts.load_boards().from_picture
        if spec is None:
            others = ", ".join(each.title for each in workspace.views if each.parts.load_boards().from_picture)
            said = self.tr("Boards of {} cannot be read from pictures, only those of {}.").format(
                view.title, others or "–"
            )
            workspace.problem.emit(f"{name}: {said}" if name else said)
            return None
        if not kernels.compiled():
            workspace.problem.emit(self.tr("Reading a picture takes compiled kernels, which this installation lacks."))
            return None
        index = workspace.index
        take = partial(self._opener.open_in, index)
        dialog = PictureDialog(spec, workspace.pool, take, self._parent)
        open_dialog(dialog)
        return dialog
