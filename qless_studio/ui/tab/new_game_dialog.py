"""The dialog that asks what the next game or puzzle has to be like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QRadioButton, QWidget

from qless_studio.engine.texts import say, without_dots
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import Field


@dataclass(frozen=True)
class Condition:
    """One condition that a game offers."""

    text: str
    start: Callable[[str], object]
    """Begins the game or makes the puzzle; with what was typed, "" where nothing is."""
    label: str = ""
    """Label of a line to be typed, "" for none"""
    suggested: str = ""


class NewGameDialog(Dialog):
    """One condition is chosen; what it needs stands below it."""

    def __init__(self, conditions: Sequence[Condition], parent: QWidget) -> None:
        rows = sum(1 + bool(each.label) for each in conditions)
        super().__init__(without_dots(say("New game with…")), QSize(480, 96 + 48 * rows), parent)
        self._conditions = tuple(conditions)
        self.choices: list[QRadioButton] = []
        self.fields: list[Field | None] = []
        for condition in conditions:
            self._add(condition)
        self.column.addStretch()
        self.add_button(self.tr("Cancel"), self.reject)
        self.add_button(self.tr("Start"), self.accept, primary=True, icon="die")
        self.choices[0].setChecked(True)
        first = self.fields[0]
        (first or self.choices[0]).setFocus()
        if first is not None:
            first.selectAll()
        self.accepted.connect(self._on_accepted)

    def _add(self, condition: Condition) -> None:
        choice, field = QRadioButton(condition.text), Field(condition.label) if condition.label else None
        self.choices.append(choice)
        self.fields.append(field)
        choice.setVisible(len(self._conditions) > 1)
        self.column.addWidget(choice)
        if field is not None:
            field.setText(condition.suggested)
            field.textEdited.connect(lambda _: choice.setChecked(True))
            choice.clicked.connect(lambda: field.setFocus())
            self.column.addWidget(field)

    def _on_accepted(self) -> None:
        number = next(number for number, choice in enumerate(self.choices) if choice.isChecked())
        field = self.fields[number]
        self._conditions[number].start("" if field is None else field.text())
