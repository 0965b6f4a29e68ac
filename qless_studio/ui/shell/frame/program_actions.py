"""What the user does with the program itself: its preferences, what it is, leaving it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.ui.shell.history_sync import HistorySync
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.actions import command
from qless_studio.ui.widgets.basic.dialogs import open_dialog


class ProgramActions(QObject):
    """Its dialogs are imported when they are first asked for."""

    setting_chosen = Signal(str, object)
    """Name of a field of `Settings` and its value"""
    shortcuts_wanted = Signal()
    """The editor of keyboard shortcuts is asked for."""

    def __init__(
        self,
        workspace: Workspace,
        appearance: Appearance,
        settings: Callable[[], Settings],
        sync: HistorySync,
        parent: QWidget,
    ) -> None:
        """`settings` gives what the user chose, as it is now; `parent` is the window, which Quit closes."""
        super().__init__(parent)
        self._workspace, self._appearance, self._settings, self._parent = workspace, appearance, settings, parent
        self._sync = sync
        self.preferences = command(
            parent, "preferences", self.tr("Preferences…"), self.open_preferences, "Ctrl+,", icon="sliders"
        )
        self.about = command(parent, "about", self.tr("About Qless Studio"), self.open_about, icon="info")
        self.quit = command(parent, "quit", self.tr("Quit"), parent.close, "Ctrl+Q", icon="cross")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def open_preferences(self) -> None:
        from qless_studio.ui.shell.frame.preferences import PreferencesDialog

        workspace = self._workspace
        dialog = PreferencesDialog(
            self._appearance, workspace.session, workspace.lexicons.lists, self._settings(), self._parent
        )
        dialog.show_sync_status(self._sync.status)
        dialog.setting_chosen.connect(self.setting_chosen)
        dialog.sync_wanted.connect(self._sync.sync_now)
        self._sync.status_changed.connect(dialog.show_sync_status)
        dialog.shortcuts_wanted.connect(self.shortcuts_wanted)
        open_dialog(dialog)

    def open_about(self) -> None:
        from qless_studio.ui.shell.frame.about import AboutDialog

        open_dialog(AboutDialog(self._report_details, self._parent))

    def _report_details(self) -> str:
        from qless_studio.ui.shell.frame.report import details

        return details(self._workspace.lexicons.lists, self._settings())
