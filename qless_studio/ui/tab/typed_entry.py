"""The puzzle as text: typed, corrected in place, copied."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.labels import Elided, Label
from qless_studio.ui.widgets.basic.themed import text_width

PAUSE = 600
"""Milliseconds of quiet after which what was typed is taken; Enter takes it at once."""


class _Complaint(Label):
    """Room for a line is there before there is one, so that the board stays where it is."""

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(0, self.theme.px(16)))

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, self.theme.px(16)))

    def heightForWidth(self, width: int) -> int:
        return max(super().heightForWidth(width), self.theme.px(16))


class TypedEntry(QWidget):
    """A field with the text form of the puzzle. What cannot be read stays as typed, and says what and where."""

    text_edited = Signal(str)
    """The user typed this, and `check` could read it."""
    text_typed = Signal(object)
    """What the user has typed so far (str), not taken yet; None when it is what was taken last."""

    def __init__(
        self,
        appearance: Appearance,
        label: str,
        check: Callable[[str], object] = lambda text: None,
        hint: str = "",
        placeholder: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`check` raises `StudioError` for a text it cannot read; `hint` explains the form when there is room."""
        super().__init__(parent)
        self._check, self._name, self._hint_text = check, label, hint
        self._taken = ""
        self._stacked = False
        self.field = Field(appearance, placeholder, label=label)
        copy = IconButton(appearance, "copy", self.tr("Copy"), flat=True)
        copy.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        copy.clicked.connect(self._on_copy)
        self.field.add_end(copy)
        self._head = Elided(appearance, label, 12, 600, "text_dim")
        self._head.hide()
        self._placeholder = placeholder
        self._error = _Complaint(appearance, "", 12, 500, "bad", wrap=True)
        self._hint = Label(appearance, hint, 12, 400, "text_dim", wrap=True)
        self._hint.hide()
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self.apply)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self._head, self.field, self._error, self._hint):
            column.addWidget(widget)
        self._column = column
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.field.textEdited.connect(self._on_typed)
        self.field.returnPressed.connect(self.apply)
        self.field.editingFinished.connect(self._on_left)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_example()

    def _place_example(self) -> None:
        """In a field too narrow for it the example stands under the hint instead."""
        field, example, margins = self.field, self._placeholder, self.field.textMargins()
        room = self.width() - margins.left() - margins.right() - 4  # a line edit insets its text by 2 itself
        fits = not self._stacked or text_width(field.font(), example) <= room
        field.setPlaceholderText(example if fits else "")
        self._hint.setText(self._hint_text if fits else f"{self._hint_text}\n{example}".strip())

    @property
    def text(self) -> str:
        """What stands in the field."""
        return self.field.text()

    @property
    def error(self) -> str:
        """What is wrong with it, "" when it can be read."""
        return self._error.text()

    def set_label(self, label: str) -> None:
        """Another name for what the field holds."""
        self._name = label
        self._head.setText(label)
        self.set_stacked(self._stacked)

    def set_text(self, text: str) -> None:
        """Show the puzzle's text form; a text being typed is only replaced when the puzzle became another one."""
        if text == self._taken and (self.field.hasFocus() or self.field.wrong):
            return
        self._taken = text
        self._pause.stop()
        if text != self.field.text():
            self.field.setText(text)
            self.field.setCursorPosition(0)
        self.show_error("")

    def resume(self, text: str | None) -> None:
        """Go on with a text that was being typed; None: there is none."""
        if text is not None:
            self.field.setText(text)
            self._pause.start()

    def show_error(self, message: str) -> None:
        """Say under the field what is wrong with its text; "" for nothing."""
        if message == self._error.text():
            return
        self._error.setText(message)
        self._error.setVisible(bool(message) or not self._stacked)
        self.field.set_wrong(bool(message))
        self.field.setAccessibleDescription(message)
        if message:
            announce(self.field, message)

    def apply(self) -> None:
        """Take what was typed now, if it can be read."""
        self._pause.stop()
        text = self.field.text()
        try:
            self._check(text)
        except StudioError as error:
            self.show_error(str(error))
            return
        self.show_error("")
        if text != self._taken:
            self._taken = text
            self.text_edited.emit(text)

    def set_stacked(self, stacked: bool) -> None:
        """Label above and hint below, for a narrow window; otherwise the label stands in the field."""
        self._stacked = stacked
        self.field.set_label("" if stacked else self._name)
        self.field.setAccessibleName(self._name)
        self._head.setVisible(stacked)
        self._hint.setVisible(stacked and bool(self._hint_text))
        self._error.setVisible(bool(self.error) or not stacked)
        self._column.setSpacing(4 if stacked else 0)
        self._place_example()

    def _on_typed(self, text: str) -> None:
        self._pause.start()
        self.text_typed.emit(None if text == self._taken else text)

    def _on_left(self) -> None:
        if self._pause.isActive():
            self.apply()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.field.text())
        announce(self, self.tr("Copied"))
