"""The shortcuts in force: each command's default keys, or those that the user gave it."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from qless_studio.ui.shell.shortcuts.keys import read_keys, to_portable

log = logging.getLogger(__name__)


class Shortcuts(QObject):
    """Holds only the changes, by the commands' names, and applies them to the actions."""

    changed = Signal()
    """`changes` changed."""

    def __init__(self, changes: Mapping[str, Sequence[str]], root: QObject) -> None:
        """`changes` as they are stored; `root` is the ancestor of all actions.

        Unknown names are kept: another version may have such a command. So are keys that cannot be a shortcut; the
        command then has its default ones, and `problems` says why.
        """
        super().__init__(root)
        self._root = root
        self._stored = {name: list(keys) for name, keys in changes.items()}
        self._changes: dict[str, tuple[QKeySequence, ...]] = {}
        self._defaults: dict[str, tuple[QKeySequence, ...]] = {}
        self.problems: list[str] = []
        """A line for each stored shortcut that is not used."""
        for name, keys in self._stored.items():
            try:
                self._changes[name] = read_keys(keys)
            except ValueError as error:
                self.problems.append(self.tr("The saved shortcut for “{}” is ignored: {}").format(name, error))
                log.warning("shortcut of %s: %s", name, error)

    @property
    def changes(self) -> dict[str, list[str]]:
        """What to store."""
        return {name: list(keys) for name, keys in self._stored.items()}

    def adopt(self, owner: QObject) -> None:
        """Give the commands of a new part of the window the user's keys; call it once for each part."""
        self.give(owner.findChildren(QAction))

    def give(self, actions: Iterable[QAction]) -> None:
        """Give new commands the user's keys; those that have them keep them."""
        for action in actions:
            name = action.objectName()
            if name:
                self._defaults.setdefault(name, tuple(action.shortcuts()))
                if name in self._changes:
                    action.setShortcuts(self._changes[name])

    def keys(self, name: str) -> tuple[QKeySequence, ...]:
        """The keys in force; none for an unknown command."""
        return self._changes.get(name, self.default(name))

    def default(self, name: str) -> tuple[QKeySequence, ...]:
        """The keys the command was created with."""
        return self._defaults.get(name, ())

    def is_changed(self, name: str) -> bool:
        return name in self._changes

    def set_keys(self, name: str, keys: Sequence[QKeySequence]) -> None:
        """Give a command these keys, none for no shortcut; its default keys are no change."""
        if to_portable(keys) == to_portable(self.default(name)):
            self._stored.pop(name, None)
            self._changes.pop(name, None)
        else:
            self._stored[name] = to_portable(keys)
            self._changes[name] = tuple(keys)
        self._apply(name)
        self.changed.emit()

    def reset(self, name: str) -> None:
        """Give a command its default keys again."""
        self.set_keys(name, self.default(name))

    def reset_all(self) -> None:
        """Give all commands their default keys again; changes of unknown ones are forgotten too."""
        names = list(self._changes)
        self._stored.clear()
        self._changes.clear()
        self.problems.clear()
        for name in names:
            self._apply(name)
        self.changed.emit()

    def _apply(self, name: str) -> None:
        for action in self._root.findChildren(QAction, name):
            action.setShortcuts(self.keys(name))
