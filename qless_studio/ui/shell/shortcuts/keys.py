"""Which keys may be a shortcut, and how they are written."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

PORTABLE, NATIVE = QKeySequence.SequenceFormat.PortableText, QKeySequence.SequenceFormat.NativeText
MODIFIERS = {Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}
STEERING = {
    Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home,
    Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
}  # fmt: skip
"""Keys that move the cursor, edit or close, wherever the keyboard is."""


def read_keys(texts: Iterable[str]) -> tuple[QKeySequence, ...]:
    """The shortcuts written in Qt's portable form; ValueError with a reason, fit for users, for one that cannot be."""
    made = tuple(QKeySequence(text, PORTABLE) for text in texts)
    for text, keys in zip(texts, made, strict=True):
        reason = refusal(keys)
        if reason:
            raise ValueError(_tr("“{}”: {}").format(text, reason))
    return made


def written(keys: Sequence[QKeySequence]) -> list[str]:
    """The shortcuts in Qt's portable form."""
    return [each.toString(PORTABLE) for each in keys]


def named(keys: Sequence[QKeySequence]) -> str:
    """The shortcuts as this system writes them, "" for none."""
    return ", ".join(each.toString(NATIVE) for each in keys)


def refusal(keys: QKeySequence) -> str:
    """Why these keys cannot be a shortcut; "" when they can."""
    if keys.count() != 1 or keys[0].key() == Qt.Key.Key_unknown:
        return _tr("this is not a valid shortcut")
    pressed: QKeyCombination = keys[0]
    key, held = pressed.key(), pressed.keyboardModifiers()
    if key in MODIFIERS:
        return _tr("a modifier key needs another key with it")
    holds = held & (
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    )
    if not holds and key in STEERING:
        return _tr("this key is needed for navigation or editing; add Ctrl or Alt")
    if not holds and _types(key):
        return _tr("this key types a character; add Ctrl or Alt")
    if sys.platform == "darwin" and holds == Qt.KeyboardModifier.AltModifier and _types(key):
        return _tr("Option with this key types a character; add Command or Control")
    if key == Qt.Key.Key_Tab or (key == Qt.Key.Key_F4 and holds == Qt.KeyboardModifier.AltModifier):
        return _tr("the system uses these keys")
    return ""


def _types(key: Qt.Key) -> bool:
    """Whether a key by itself puts something into a text: Qt's other keys lie beyond Unicode."""
    return int(key) < int(Qt.Key.Key_Escape)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Shortcuts", text)
