"""All commands: those of the window, and those of each game, whether its tab is built or not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction

from qless_studio.ui.shell.shortcuts.shortcuts import Shortcuts
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.actions import Group
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.action_button import plain_text

PRACTICE = "practice"
"""Scope of the commands of a running practice, in which those of games are not available, and start of their names."""


@dataclass(frozen=True)
class Entry:
    """A command in the editor."""

    name: str
    text: str
    icon: str
    scope: str
    """Key of the game it belongs to, `PRACTICE` for a command of a running practice, "" for one of the window"""

    def meets(self, other: Entry) -> bool:
        """Whether both can be active at the same time."""
        return self.scope == other.scope or not (self.scope and other.scope)


@dataclass(frozen=True)
class Section:
    """Commands under one title."""

    title: str
    entries: tuple[Entry, ...]


def window_sections(groups: Sequence[Group]) -> list[Section]:
    """The commands that are the same in all tabs, by menu."""
    return [Section(group.title, _entries(group.actions, "")) for group in groups]


def game_section(workspace: Workspace, shortcuts: Shortcuts, view: GameView) -> Section:
    """The commands of a game. If it has no tab, one is built for the purpose, which takes about 0.1 s."""
    tab = next((tab for tab in workspace.tabs if tab.session.game is view.game), None)
    if tab is not None:
        return Section(view.title, _entries(tab.own_commands, view.key))
    session = Session(view.game, workspace.lexicons, workspace.pool, workspace)
    session.hold()
    tab = view.parts.tab(session)
    shortcuts.adopt(tab)
    section = Section(view.title, _entries(tab.own_commands, view.key))
    session.close()
    tab.deleteLater()
    session.deleteLater()
    return section


def _entries(actions: Iterable[QAction], scope: str) -> tuple[Entry, ...]:
    return tuple(
        Entry(action.objectName(), plain_text(action), action.property("icon_name") or "", _scope(action, scope))
        for action in actions
        if action.objectName() and not action.isSeparator() and action.menu() is None
    )


def _scope(action: QAction, scope: str) -> str:
    return PRACTICE if action.objectName().startswith(f"{PRACTICE}_") else scope
