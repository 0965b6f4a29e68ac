"""The shortcuts in force: default keys, or those that the user gave; which keys can be one, how they are written."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence

from qless_studio.engine.texts import say
from qless_studio.ui.tab.commands import Action, Command

PORTABLE, NATIVE = QKeySequence.SequenceFormat.PortableText, QKeySequence.SequenceFormat.NativeText
MODIFIER_KEYS = {Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}
CONTROL_KEYS = {
    Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home,
    Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
}  # fmt: skip
"""Keys that move the cursor, edit or close, whatever has the focus"""


def read_keys(texts: Iterable[str]) -> tuple[QKeySequence, ...]:
    """The shortcuts written in Qt's portable form; raises ValueError with a reason for users if one cannot be used."""
    made = tuple(QKeySequence(text, PORTABLE) for text in texts)
    for text, keys in zip(texts, made, strict=True):
        reason = refusal(keys)
        if reason:
            raise ValueError(f"“{text}”: {reason}")
    return made


def to_portable(keys: Sequence[QKeySequence]) -> list[str]:
    """The shortcuts in Qt's portable form."""
    return [each.toString(PORTABLE) for each in keys]


def to_native(keys: Sequence[QKeySequence]) -> str:
    """The shortcuts as this system writes them, "" for none."""
    return ", ".join(each.toString(NATIVE) for each in keys)


def refusal(keys: QKeySequence) -> str:
    """Why these keys cannot be a shortcut, "" when they can."""
    if keys.count() != 1:
        return say("this is not a valid shortcut")
    pressed: QKeyCombination = keys[0]  # type: ignore[index]  # PySide6's type stubs lack it
    key, held = pressed.key(), pressed.keyboardModifiers()
    if key == Qt.Key.Key_unknown:
        return say("this is not a valid shortcut")
    if key in MODIFIER_KEYS:
        return say("a modifier key must be combined with another key")
    command_modifiers = held & (
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    )
    if not command_modifiers and key in CONTROL_KEYS:
        return say("this key is needed for navigation or editing; add Ctrl or Alt")
    if not command_modifiers and _types(key):
        return say("this key types a character; add Ctrl or Alt")
    if sys.platform == "darwin" and command_modifiers == Qt.KeyboardModifier.AltModifier and _types(key):
        return say("Option with this key types a character; add Command or Control")
    if key == Qt.Key.Key_Tab or (key == Qt.Key.Key_F4 and command_modifiers == Qt.KeyboardModifier.AltModifier):
        return say("the system uses these keys")
    return ""


def _types(key: Qt.Key) -> bool:
    """Whether a key alone types a character: the codes of Qt's other keys lie beyond Unicode."""
    return int(key) < int(Qt.Key.Key_Escape)


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

    def know(self, commands: Iterable[Command]) -> None:
        """Learn the keys that commands have by default, whether they were made or not."""
        for each in commands:
            self._defaults[each.name] = each.sequences
            self._take_over(each)

    def _take_over(self, command: Command) -> None:
        """Give a command the keys that its predecessors were given; those names are not stored again.

        If one of them had its default keys the command has its own, too, unless another was given them.
        """
        kept = [name for name in command.formerly if name in self._changes and name != command.name]
        if kept and command.name not in self._changes:
            keys = dict.fromkeys(each for name in kept for each in to_portable(self._changes[name]))
            if len(kept) < len(command.formerly):
                given = {each for changed in self._changes.values() for each in to_portable(changed)}
                keys |= dict.fromkeys(each for each in command.keys if each not in given)
            self._stored[command.name] = list(keys)
            self._changes[command.name] = read_keys(keys)
        for name in kept:
            del self._stored[name], self._changes[name]

    def adopt(self, owner: QObject) -> None:
        """Give the commands of a new part of the window the user's keys; call it once for each part."""
        self.give(owner.findChildren(QAction))

    def give(self, actions: Iterable[QAction]) -> None:
        """Give new commands the user's keys; those that have them keep them."""
        for action in actions:
            name = action.objectName()
            if isinstance(action, Action):
                self._take_over(action.declared)
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
