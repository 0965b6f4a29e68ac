"""Letters that are typed on a button or a list while a game is played."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication


class BoardPage(Protocol):
    """What is asked of the page."""

    @property
    def board_has_focus(self) -> bool: ...
    def focus_board(self) -> None: ...


def type_on_board(page: BoardPage, event: QKeyEvent) -> bool:
    """Have the board take a letter that what has the focus made nothing of; whether it was a letter and went there."""
    before = QApplication.focusWidget()
    if not event.text().isalpha() or event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier or page.board_has_focus:
        return False
    page.focus_board()
    now = QApplication.focusWidget()
    if now is None or now is before:
        return False
    QApplication.sendEvent(now, event)
    return True
