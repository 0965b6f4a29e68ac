"""The command that opens the editor of keyboard shortcuts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from qless_studio.ui.shell.shortcuts.shortcuts import Shortcuts
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.actions import Group, command
from qless_studio.ui.widgets.basic.dialogs import open_dialog


class ShortcutActions(QObject):
    """The editor is imported when it is first asked for."""

    def __init__(
        self, workspace: Workspace, shortcuts: Shortcuts, groups: Callable[[], Sequence[Group]], parent: QWidget
    ) -> None:
        """`groups` gives the window's own commands."""
        super().__init__(parent)
        self._workspace, self._shortcuts, self._groups, self._parent = workspace, shortcuts, groups, parent
        self.action = command(parent, "shortcuts", self.tr("Keyboard shortcuts…"), self.open_editor, icon="keyboard")

    def open_editor(self) -> None:
        """Open the dialog in which commands get other keys."""
        from qless_studio.ui.shell.shortcuts.editor import ShortcutsDialog

        open_dialog(ShortcutsDialog(self._workspace, self._shortcuts, self._groups(), self._parent))
