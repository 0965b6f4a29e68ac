"""The command that opens the editor of keyboard shortcuts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import phrase
from qless_studio.ui.shell.shortcuts.catalogue import Entry
from qless_studio.ui.shell.shortcuts.shortcuts import Shortcuts
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import CommandOwner, Menu, command
from qless_studio.ui.widgets.basic.dialogs import open_dialog


class ShortcutActions(CommandOwner):
    """The editor is imported when it is first asked for."""

    in_places = True

    def __init__(
        self, workspace: Workspace, shortcuts: Shortcuts, every: Callable[[], Sequence[Entry]], parent: QWidget
    ) -> None:
        """`every` gives all commands that there are."""
        super().__init__(parent)
        self._workspace, self._shortcuts, self._every, self._parent = workspace, shortcuts, every, parent
        self.make_actions(parent)

    @command("shortcuts", phrase("Keyboard shortcuts…"), icon="keyboard", at=Menu.HELP.at(1, 3),
             words=phrase("keys; hotkeys"))  # fmt: skip
    def open_editor(self) -> None:
        """Open the dialog in which commands get other keys."""
        from qless_studio.ui.shell.shortcuts.editor import ShortcutsDialog

        open_dialog(ShortcutsDialog(self._workspace.views, self._shortcuts, self._every(), self._parent))
