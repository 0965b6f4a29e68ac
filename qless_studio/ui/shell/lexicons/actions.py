"""Choosing the word list of the tab in front, or of all tabs, from the card that shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import phrase
from qless_studio.ui.shell.frame.overlay import Overlays
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import CommandOwner, Menu, command
from qless_studio.ui.tab.terms import kept_text

if TYPE_CHECKING:  # imported when it is first shown
    from qless_studio.ui.shell.lexicons.picker import LexiconPicker


class LexiconActions(CommandOwner):
    """Opens the card with the lists and does what is chosen there."""

    def __init__(self, workspace: Workspace, overlays: Overlays, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace, self._overlays = workspace, overlays
        self.make_actions(parent)

    @command("lexicon", phrase("Word list…"), "Ctrl+L", icon="book", at=Menu.WORDS.at(1, 1),
             words=phrase("dictionary; lexicon; language; import; choose"))  # fmt: skip
    def open(self) -> None:
        """Show the card, or put it away."""
        picker = self.picker()
        if picker.isVisible():
            picker.close_overlay()
        else:
            self._show(picker)

    def picker(self) -> LexiconPicker:
        """The card."""
        from qless_studio.ui.shell.lexicons.picker import LexiconPicker

        return self._overlays.get(LexiconPicker, self._make_picker)

    def _make_picker(self, parent: QWidget) -> LexiconPicker:
        from qless_studio.ui.shell.lexicons.picker import LexiconPicker

        return LexiconPicker(parent, self._workspace, self._use_everywhere)

    def _show(self, picker: LexiconPicker) -> None:
        workspace = self._workspace
        session = workspace.session
        picker.open_for(workspace.view.title, session.chosen_list, kept_text(session))

    def _use_everywhere(self, name: str) -> None:
        """Work with a list in all tabs."""
        workspace = self._workspace
        workspace.open_all()
        for session in workspace.sessions:
            session.use_lexicon(name)
        text = self.tr("All tabs now use {}; games that were begun keep their word lists.")
        workspace.message.emit(text.format(workspace.lexicons.title(name)))
