"""What the user does with the session in front: undo and redo; solve, stop, analyse."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QUndoGroup
from PySide6.QtWidgets import QWidget

from qless_studio.ui.shell.document import Document
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.actions import REDO_KEYS, SOLVE_KEY, UNDO_KEYS, command, redirect
from qless_studio.ui.tab.session import State


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
        self._undo.canUndoChanged.connect(self._follow_undo)  # Qt's own slot, called first, knows of no game

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

    def _follow_undo(self, can_undo: bool = True) -> None:
        """Disable Undo at the start of a game; where Qt has disabled it, the session may be gone already."""
        if can_undo:
            self.edit_actions[0].setEnabled(self._workspace.session.can_undo)

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
