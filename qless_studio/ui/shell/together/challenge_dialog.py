"""The text that challenges a friend: the name in it, whether words cancel, and the text itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QWidget

from qless_studio.engine.challenges.challenge import MAX_NAME, Challenge, challenge_text, checked_name
from qless_studio.engine.errors import StudioError
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.flow import STRETCH, filled
from qless_studio.ui.widgets.basic.labels import text_label

SIZE = QSize(520, 380)


class ChallengeDialog(Dialog):
    """Makes a challenge. Nothing is sent: the text goes to the clipboard."""

    help_page = "friends"
    copied = Signal(str)
    """The text is on the clipboard; the name in it."""

    def __init__(
        self, make: Callable[[str, bool], Challenge], name: str, cancels: bool | None, answers: bool, parent: QWidget
    ) -> None:
        """`make` gives the challenge for a name and whether words cancel, None if that is settled; `answers`: to a
        friend who has played."""
        title = self.tr("Send your result") if answers else self.tr("Challenge a friend")
        super().__init__(title, SIZE, parent)
        self._make = make
        self.name = Field(name=self.tr("Your name"))
        self.name.setMaxLength(MAX_NAME)
        self.name.setText(name)
        self.name.textChanged.connect(self._show_text)
        self.cancel = QCheckBox(self.tr("Words that both find count for neither"))
        self.cancel.setChecked(bool(cancels))
        self.cancel.setVisible(cancels is not None)
        self.cancel.toggled.connect(self._show_text)
        covered = self.tr(
            "Send this line in any chat. Your friend pastes it into Qless Studio, plays the same puzzle covered, and"
            " only then sees your result."
        )
        both = self.tr("Send this line in any chat. Your friend pastes it into Qless Studio and sees both results.")
        self.column.addWidget(text_label(self.tr("Your name"), "caption"))
        self.column.addWidget(self.name)
        self.column.addWidget(self.cancel)
        self.column.addWidget(text_label(both if answers else covered, "note", wrap=True))
        self.text = text_label("", "body", wrap=True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.problem = text_label("", "bad", wrap=True)
        filled(self.column, self.text, self.problem, STRETCH)
        self.add_button(self.tr("Cancel"), self.reject)
        self.copy = self.add_button(self.tr("Copy"), self._on_copy, primary=True)
        self._show_text()
        self.name.setFocus() if not name else self.copy.setFocus()

    def _show_text(self) -> None:
        self.line = ""
        """The text to send; "" while there is none."""
        try:
            made = self._make(checked_name(self.name.text()), self.cancel.isChecked())
            self.line = challenge_text(made)
            self.problem.setText("")
        except StudioError as error:
            self.problem.setText(str(error))
        self.text.setText("\u200b".join(self.line))  # it may be broken anywhere
        self.text.setAccessibleName(self.line)
        self.problem.setVisible(bool(self.problem.text()))
        self.copy.setEnabled(bool(self.line))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.line)
        self.copied.emit(self.name.text())
        self.accept()
