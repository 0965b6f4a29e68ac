"""The controls of a search for boards, in the panel of the tab: goal, start and stop, what was found."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.grids.dealing import HIGH, TARGET
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.basic.fields import Field, SpinBox
from qless_studio.ui.widgets.basic.labels import Label

PROVEN = "proven"
"""The goal that no board of the size scores more."""
MAX_WORDS, MAX_POINTS = 9_999, 99_999
"""What can be asked for."""


class BoardSearchPanel(QWidget):
    """Shown below the figures while a search for boards is set up or goes on."""

    closed = Signal()
    """By its button or Escape."""

    def __init__(self, appearance: Appearance, provable: bool) -> None:
        """`provable`: whether the best board can be asked for."""
        super().__init__()
        tr = self.tr
        goals = [(HIGH, tr("Highest")), (TARGET, tr("Target"))]
        if provable:
            goals.append((PROVEN, tr("Proven")))
        self.goal = Segments(appearance, goals, tr("Goal"))
        self.words = self._number(appearance, tr("Minimum words"), MAX_WORDS)
        self.points = self._number(appearance, tr("Minimum points"), MAX_POINTS)
        self.max_points = self._number(appearance, tr("Maximum points"), MAX_POINTS)
        self.word = Field(appearance, tr("any"), name=tr("Containing the word"))
        self.start = Button(appearance, tr("Start"), "play", primary=True)
        self.resume = Button(appearance, tr("Continue"), "play", primary=True)
        self.resume.hide()
        self.note = Label(appearance, "", 12, 400, "text_dim", wrap=True)
        self._close = IconButton(appearance, "cross", tr("Close"), flat=True)
        self._close.clicked.connect(self._on_closed)
        self._form = self._target_form(appearance)
        self._lay_out(appearance)
        self.goal.value_changed.connect(self._show_form)
        self.word.textEdited.connect(self._on_word_edited)
        for field in (self.word, *(spin.lineEdit() for spin in (self.words, self.points, self.max_points))):
            field.returnPressed.connect(self._on_confirmed)
        self._show_form(self.goal.value)
        self.hide()

    def _number(self, appearance: Appearance, name: str, maximum: int) -> SpinBox:
        spin = SpinBox(appearance, name)
        spin.setRange(0, maximum)
        spin.setSpecialValueText(self.tr("any"))
        return spin

    def _target_form(self, appearance: Appearance) -> QWidget:
        """The conditions of a target, each below its name, in two columns."""
        form = QWidget()
        grid = QGridLayout(form)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(appearance.theme.px(12))
        grid.setVerticalSpacing(appearance.theme.px(4))
        for place, field in enumerate((self.words, self.word, self.points, self.max_points)):
            label = Label(appearance, field.accessibleName(), 12, 400, "text_dim")
            label.setBuddy(field)
            row, column = divmod(place, 2)
            grid.addWidget(label, 2 * row, column)
            grid.addWidget(field, 2 * row + 1, column)
            grid.setColumnStretch(column, 1)
        return form

    def _lay_out(self, appearance: Appearance) -> None:
        head, buttons, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(Label(appearance, self.tr("Find board"), 14, 600))
        head.addStretch(1)
        head.addWidget(self._close)
        buttons.addWidget(self.resume)
        buttons.addWidget(self.start)
        buttons.addStretch(1)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(appearance.theme.px(8))
        column.addLayout(head)
        column.addWidget(self.goal, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._form)
        column.addLayout(buttons)
        column.addWidget(self.note)

    # what is asked for

    def goal_options(self) -> dict[str, Any]:
        """The goal as options of a dealer."""
        if self.goal.value == HIGH:
            return {"search": HIGH}
        return {
            "search": TARGET,
            "min_words": self.words.value(),
            "min_points": self.points.value(),
            "max_points": self.max_points.value() or None,
            "contains": self.word.text().strip(),
        }

    def set_target(self, *, words: int) -> None:
        """Fill in a target of at least `words` words."""
        self.goal.set_value(TARGET)
        self._show_form(TARGET)
        self.words.setValue(words)
        self.points.setValue(0)
        self.max_points.setValue(0)
        self.word.clear()

    # what is shown

    def show_searching(self, searching: bool, can_continue: bool) -> None:
        """Name the buttons after what they do now."""
        again = self.tr("Start again") if can_continue else self.tr("Start")
        self.start.setText(self.tr("Stop") if searching else again)
        self.start.primary = not can_continue
        self.start.set_icon("stop" if searching else "play")
        self.resume.setVisible(can_continue)

    def show_note(self, text: str, wrong: bool = False) -> None:
        """Show a sentence below the buttons; `wrong`: why the search did not start."""
        self.note.set_role("bad" if wrong else "text_dim")
        self.note.setText(text)

    def _show_form(self, goal: object) -> None:
        self._form.setVisible(goal == TARGET)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._on_closed()
        else:
            super().keyPressEvent(event)

    def _on_word_edited(self) -> None:
        self.word.set_wrong(False)

    def _on_confirmed(self) -> None:
        if self.start.icon_name != "stop":
            self.start.click()

    def _on_closed(self) -> None:
        self.hide()
        self.closed.emit()
