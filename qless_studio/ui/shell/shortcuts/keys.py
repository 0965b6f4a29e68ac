"""Which keys can be a shortcut, and how they are written."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from qless_studio.engine.texts import say

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
            raise ValueError(say("“{}”: {}", text, reason))
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
        return say("a modifier key needs another key with it")
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
