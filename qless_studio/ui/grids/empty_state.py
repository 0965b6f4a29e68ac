"""The panel while the board is empty: how to start, and what will appear here."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.texts import say
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.flow import FlowLayout
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import OVERHANG, sides
from qless_studio.ui.widgets.feedback.empty_state import EmptyPanel


class GridEmptyState(QWidget):
    """What this is for, and a button for each way to start."""

    def __init__(self, actions: Iterable[QAction]) -> None:
        super().__init__()
        self.buttons: list[Button] = []
        row = QWidget()
        flow = FlowLayout(row)
        for number, action in enumerate(actions):
            button = ActionButton(action, primary=number == 0)
            self.buttons.append(button)
            flow.addWidget(button)
        how = say("Click a cell and type your letters, or start with one of these.")
        self._heading = text_label(say("Every word on the board"), "title", wrap=True)
        self._how = text_label(how, "note", wrap=True)
        self._how_small = text_label(how, "caption", wrap=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(16)
        for widget in (self._heading, self._how, self._how_small, row):
            self._column.addWidget(widget)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        """Without the heading and in small type, for a narrow window."""
        self._heading.setVisible(not compact)
        self._how.setVisible(not compact)
        self._how_small.setVisible(compact)
        self._column.setSpacing(8 if compact else 16)


def promises() -> EmptyPanel:
    """What will appear here once there are letters."""
    made = EmptyPanel(say("What you will see here"), _promises())
    made.setContentsMargins(*sides(OVERHANG, 0, 16, 0))
    return made


def _promises() -> list[tuple[str, str, str]]:
    return [
        ("check", say("Every word"), say("A complete search, with the points of each word and the total.")),
        ("path", say("The path of each word"), say("Select a word to see its path and its meaning.")),
        ("eye", say("The words worth knowing"), say("Filter by letters, pattern, length and commonness.")),
    ]
