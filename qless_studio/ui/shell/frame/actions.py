"""What the user does with the session in front, with the look of the window and its tabs, and with the program."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QUndoGroup
from PySide6.QtWidgets import QWidget

from qless_studio.ui.shell.document import Document
from qless_studio.ui.shell.history_sync import HistorySync
from qless_studio.ui.shell.state.settings import TEXT_SCALES, Settings
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.actions import REDO_KEYS, SOLVE_KEY, UNDO_KEYS, command, redirect
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic.dialogs import open_dialog

if TYPE_CHECKING:  # imported when first asked for
    from qless_studio.ui.shell.frame.preferences import PreferenceRow, PreferencesDialog


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

    def preference_rows(self) -> list[PreferenceRow]:
        """What the preferences hold; it takes 30 ms."""
        dialog = self._make_preferences()
        rows = dialog.rows()
        dialog.deleteLater()
        return rows

    def _make_preferences(self) -> PreferencesDialog:
        from qless_studio.ui.shell.frame.preferences import PreferencesDialog

        workspace = self._workspace
        lists = workspace.lexicons.lists
        return PreferencesDialog(self._appearance, workspace.session, lists, self._settings(), self._parent)

    def open_preferences(self, text: str = "") -> None:
        """Show the preferences, only those with this text if it is given."""
        dialog = self._make_preferences()
        dialog.search.setText(text)
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


class ViewActions(QObject):
    """Three sections of the menu: themes, text sizes, tabs."""

    def __init__(self, workspace: Workspace, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace, self._appearance = workspace, appearance
        self._modes: dict[str, QAction] = {}
        self._make_theme_actions(parent)
        self._make_text_actions(parent)
        self.tab_actions: tuple[QAction, ...] = tuple(
            command(parent, f"tab_{view.key}", self.tr("Go to {}").format(view.title),
                    partial(workspace.show_game, index), f"Ctrl+{index + 1}", icon="next")
            for index, view in enumerate(workspace.views)
        )  # fmt: skip
        """In menu order."""
        self._appearance.changed.connect(self._on_appearance_changed)

    def _make_theme_actions(self, parent: QWidget) -> None:
        exclusive = QActionGroup(self)
        for mode, text in (
            ("system", self.tr("Follow system theme")),
            ("light", self.tr("Light theme")),
            ("dark", self.tr("Dark theme")),
            ("high_contrast", self.tr("High contrast theme")),
        ):
            action = command(parent, f"theme_{mode}", text, icon="theme", checked=mode == self._appearance.mode)
            action.triggered.connect(lambda _=False, mode=mode: self._appearance.set_mode(mode))
            exclusive.addAction(action)
            self._modes[mode] = action
        self.theme_actions: tuple[QAction, ...] = tuple(self._modes.values())
        """In menu order."""

    def _make_text_actions(self, parent: QWidget) -> None:
        larger = command(parent, "larger", self.tr("Larger text"), partial(self._scale_text, 1), "Ctrl++", icon="plus")
        larger.setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        smaller = command(parent, "smaller", self.tr("Smaller text"), partial(self._scale_text, -1), "Ctrl+-")
        normal = command(
            parent, "normal", self.tr("Default text size"), partial(self._appearance.set_text_scale, 1.0), "Ctrl+0"
        )
        self.text_actions: tuple[QAction, ...] = (larger, smaller, normal)
        """In menu order."""

    def switch_theme(self) -> None:
        """Light to dark and back; whatever the system says."""
        self._appearance.set_mode("light" if self._appearance.theme.dark else "dark")

    def _scale_text(self, step: int) -> None:
        scale = self._appearance.text_scale
        now = min(range(len(TEXT_SCALES)), key=lambda place: abs(TEXT_SCALES[place] - scale))
        self._appearance.set_text_scale(TEXT_SCALES[max(0, min(len(TEXT_SCALES) - 1, now + step))])

    def _on_appearance_changed(self) -> None:
        self._modes[self._appearance.mode].setChecked(True)


class SessionActions(QObject):
    """Available as the state of the session in front allows."""

    def __init__(self, workspace: Workspace, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._undo = QUndoGroup(self)
        self._make_edit_actions(parent)
        for document in workspace.documents:
            self._on_opened(document)
        self._make_analysis_actions(parent)
        workspace.opened.connect(self._on_opened)
        workspace.front_changed.connect(self._on_front_changed)
        workspace.front_updated.connect(self._update_actions)
        self._on_front_changed(workspace.document)
        self._update_actions()

    def _make_edit_actions(self, parent: QWidget) -> None:
        undo = self._undo.createUndoAction(parent, self.tr("Undo"))
        redo = self._undo.createRedoAction(parent, self.tr("Redo"))
        redirect(undo, self._on_undo)
        redirect(redo, self._on_redo)
        undo.setShortcuts(UNDO_KEYS)
        redo.setShortcuts(REDO_KEYS)
        for name, action in (("undo", undo), ("redo", redo)):
            action.setObjectName(name)
            action.setProperty("icon_name", name)
        self.edit_actions: tuple[QAction, ...] = (undo, redo)
        """In menu order."""
        for changed in (self._undo.canUndoChanged, self._undo.canRedoChanged):  # Qt's own slots come first
            changed.connect(self._follow_undo)

    def _make_analysis_actions(self, parent: QWidget) -> None:
        workspace = self._workspace
        self._solve = command(
            parent, "solve", self.tr("Solve now"), lambda: workspace.session.solve(), SOLVE_KEY, icon="play"
        )
        self._stop = command(parent, "stop", self.tr("Stop"), lambda: workspace.session.stop(), "Ctrl+.", icon="stop")
        self._analyse = command(
            parent, "analyse", self.tr("Analyse every change"), shortcut="Ctrl+Shift+A", icon="eye", checked=True
        )
        self._analyse.toggled.connect(lambda on: workspace.session.set_analysing(on))
        self._copy_details = command(
            parent, "copy_details", self.tr("Copy details of failed search"),
            lambda: workspace.tab.analyse.copy_details(), icon="copy",
        )  # fmt: skip
        self.analysis_actions: tuple[QAction, ...] = (self._solve, self._stop, self._analyse, self._copy_details)
        """In menu order."""

    def _on_undo(self) -> None:
        self._workspace.session.undo()

    def _on_redo(self) -> None:
        self._workspace.session.redo()

    def _follow_undo(self, possible: bool = True) -> None:
        """Disable what a game does not allow; where Qt has disabled it, the session may be gone already."""
        if possible:
            undo, redo = self.edit_actions
            undo.setEnabled(self._workspace.session.can_undo)
            redo.setEnabled(self._workspace.session.can_redo)

    def _on_opened(self, document: Document) -> None:
        self._undo.addStack(document.session.undo_stack)
        document.session.undo_changed.connect(self._follow_undo)

    def _on_front_changed(self, document: Document) -> None:
        self._undo.setActiveStack(document.session.undo_stack)
        self._follow_undo()
        self._analyse.setChecked(document.session.analysing)

    def _update_actions(self) -> None:
        session = self._workspace.session
        self._stop.setEnabled(session.state in (State.WAITING, State.RUNNING))
        self._solve.setEnabled(session.state is not State.EMPTY)
        self._copy_details.setEnabled(bool(session.failure))
