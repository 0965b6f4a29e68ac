"""The letters that a keyboard may lack, as buttons that type them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from shiboken6 import isValid

from qless_studio.engine.lexicon.languages import LATIN, unaccented
from qless_studio.ui.style import theme_of
from qless_studio.ui.style.drawing import KIND
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.layout import FlowLayout
from qless_studio.ui.widgets.board.board import BoardWidget

SIZE, COMPACT, GAP, BELOW = 28, 24, 4, 16


class _Letter(Button):
    """A button of a letter. A click leaves the focus where it is; Tab reaches the button."""

    def __init__(self, letter: str, size: int, parent: QWidget) -> None:
        super().__init__(letter, height=size, parent=parent)
        self.setProperty(KIND, "letter")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)


class LetterStrip(QWidget):
    """Types each letter beyond a to z where typing went last, otherwise where `typing_target` says; hidden without any.

    With Shift held, a letter is typed as with Shift on a keyboard.
    """

    def __init__(self, room: QWidget, typing_target: Callable[[], QWidget]) -> None:
        """`room` holds everything that the strip may type into."""
        super().__init__()
        self._room, self._typing_target = room, typing_target
        self._last: QWidget | None = None
        self._letters, self._size = "", SIZE
        self.buttons: list[Button] = []
        self._flow = FlowLayout(self, lambda: theme_of(self).px(GAP))
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)
        self.hide()

    def show_alphabet(self, letters: str) -> None:
        """Offer those letters of an alphabet (in lower case) that are beyond a to z."""
        further = "".join(sorted((letter for letter in letters if letter not in LATIN), key=_place))
        if further == self._letters:
            return
        self._letters = further
        for button in self.buttons:
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [self._button(letter) for letter in further.upper()]
        self.setVisible(bool(further))

    def stand_last(self) -> None:
        """Keep a distance from the edge below: nothing follows the strip."""
        self._flow.setContentsMargins(0, 0, 0, BELOW)

    def set_compact(self, compact: bool) -> None:
        """Use smaller buttons, for a narrow page."""
        self._size = COMPACT if compact else SIZE
        for button in self.buttons:
            button.set_height(self._size)
        self._flow.invalidate()

    def _button(self, letter: str) -> Button:
        button = _Letter(letter, self._size, self)
        button.setAccessibleName(self.tr("Type {}").format(letter))
        button.clicked.connect(self._on_clicked)
        self._flow.addWidget(button)
        button.show()
        return button

    def _on_focus_changed(self) -> None:
        now = QApplication.focusWidget()
        if now is not None and takes_letters(now) and self._room.isAncestorOf(now):
            self._last = now

    def _on_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, Button):
            self.type(button.label)

    def type(self, letter: str) -> None:
        """Type a letter."""
        last = self._last
        usable = last is not None and isValid(last) and last.isVisible() and takes_letters(last)
        target = last if last is not None and usable else self._typing_target()
        if QApplication.focusWidget() not in self.buttons:
            target.setFocus()  # what is typed next follows the letter
        modifiers = QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        text = _as_written(letter, target)
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(target, QKeyEvent(kind, Qt.Key.Key_unknown, modifiers, text))


def _place(letter: str) -> tuple[str, str]:
    """A letter stands with the one it looks like."""
    return unaccented(letter), letter


def takes_letters(widget: QWidget) -> bool:
    """Whether letters can be typed into a widget now."""
    if isinstance(widget, QLineEdit | QPlainTextEdit):
        return widget.isEnabled() and not widget.isReadOnly()
    return isinstance(widget, BoardWidget) and widget.isEnabled()


def _as_written(letter: str, target: QWidget) -> str:
    """In the field's own case: where all letters are small ones, another one is small too."""
    written = target.text() if isinstance(target, QLineEdit) else ""
    return letter.lower() if written.islower() else letter
