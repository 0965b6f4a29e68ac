"""The files opened or saved last: a submenu whose entries are commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from qless_studio.ui.tab.commands import menu_entry, separator

LIMIT = 10


class Recent(QObject):
    """Keeps its menu up to date."""

    changed = Signal()
    """`paths` changed."""

    def __init__(self, paths: Sequence[str], open_file: Callable[[Path], object], parent: QWidget) -> None:
        """`paths`: the latest first; `open_file` opens one."""
        super().__init__(parent)
        self._open_file = open_file
        self.paths = tuple(paths[:LIMIT])
        self.menu = QMenu(self.tr("Open recent"), parent)
        self.clear_action = menu_entry(self, self.tr("Clear recent files"), self.clear, icon="trash")
        self._fill()

    @property
    def entries(self) -> list[QAction]:
        """The entries of the menu that open a file."""
        return [action for action in self.menu.actions() if action.text() and action is not self.clear_action]

    def add(self, path: Path) -> None:
        """Put a file first: it was opened or saved."""
        self._set((str(path), *(known for known in self.paths if known != str(path)))[:LIMIT])

    def forget(self, path: Path) -> None:
        """Remove a file: it does not exist any more."""
        self._set(tuple(known for known in self.paths if known != str(path)))

    def clear(self) -> None:
        self._set(())

    def _set(self, paths: tuple[str, ...]) -> None:
        if paths != self.paths:
            self.paths = paths
            self._fill()
            self.changed.emit()

    def _fill(self) -> None:
        for old in self.menu.actions():
            self.menu.removeAction(old)
            if old is not self.clear_action:
                old.deleteLater()
        for path in self.paths:
            self.menu.addAction(self._entry(path))
        self.menu.addAction(separator(self.menu))
        self.menu.addAction(self.clear_action)
        self.clear_action.setEnabled(bool(self.paths))

    def _entry(self, path: str) -> QAction:
        text = (self.tr("Open {} ({})").format(Path(path).name, _abbreviated(Path(path).parent))).replace("&", "&&")
        return menu_entry(self.menu, text, lambda: self._open_file(Path(path)), icon="clock")


def _abbreviated(folder: Path) -> str:
    """The folder with ~ for the home folder."""
    try:
        return str(Path("~") / folder.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(folder)
