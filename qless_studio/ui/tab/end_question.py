"""The question whether a game, or something else that took time, may end."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.flow import filled
from qless_studio.ui.widgets.basic.labels import text_label


class EndQuestion(Dialog):
    """Accepted: the game ends. Going on is the default button, and Escape."""

    def __init__(self, text: str, end: str, parent: QWidget, keep: str = "") -> None:
        """`end` is the text of the button that ends the game, `keep` of the other one if it is not a game."""
        heading = f"{end}?"
        super().__init__(heading, None, parent)
        self.text = text_label(text, "note", wrap=True)
        self.text.setMinimumWidth(self.theme.px(320))
        filled(self.column, text_label(heading, "figure"), self.text)
        self.end = self.add_button(end, self.accept)
        self.keep = self.add_button(keep or self.tr("Keep playing"), self.reject, primary=True)
        self.keep.setFocus()
