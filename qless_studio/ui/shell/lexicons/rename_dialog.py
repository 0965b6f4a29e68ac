"""Rename an imported word list."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.labels import text_label

SIZE = QSize(400, 180)


class RenameDialog(Dialog):
    """One field; why `rename` refuses a name is said beneath it."""

    help_page = "words"

    def __init__(self, name: str, rename: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(self.tr("Rename word list"), SIZE, parent)
        self._rename = rename
        self.name = Field(name=self.tr("New name"))
        self.name.setText(name)
        self.name.selectAll()
        self._error = text_label("", "bad", wrap=True)
        self.column.addWidget(text_label(self.tr("New name for “{}”").format(name), "", wrap=True))
        self.column.addWidget(self.name)
        self.column.addWidget(self._error)
        self.column.addStretch(1)
        self.add_button(self.tr("Cancel"), self.reject)
        self.rename_button = self.add_button(self.tr("Rename"), self._on_rename, primary=True)
        self.name.setFocus()

    @property
    def error(self) -> str:
        """What is wrong with the name, "" for nothing."""
        return self._error.text()

    def _on_rename(self) -> None:
        try:
            self._rename(self.name.text().strip())
        except StudioError as error:
            self._error.setText(str(error))
            announce(self.name, str(error))
            return
        self.accept()
