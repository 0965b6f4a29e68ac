"""Choosing the word list of the tab in front, or of all tabs, from the card that shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:  # the card opens later and is imported later
    from qless_studio.ui.shell.lexicons.picker import LexiconPicker
    from qless_studio.ui.shell.main_window import MainWindow


class LexiconActions(QObject):
    """Opens the card with the lists and does what is chosen there."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def open(self) -> None:
        """Show the card, or put it away."""
        picker = self.picker()
        if picker.isVisible():
            picker.close_overlay()
        else:
            self._show(picker)

    def import_file(self) -> None:
        """Pick a file and look at it before it is imported for the tab in front."""
        picker = self.picker()
        self._show(picker)
        picker.choose_file()

    def use_everywhere(self, name: str) -> None:
        """Work with a list in all tabs."""
        window = self._window
        for session in window.sessions:
            session.use_lexicon(name)
        window.say(self.tr("All tabs now use {}.").format(window.lexicons.title(name)))

    def picker(self) -> LexiconPicker:
        """The card."""
        from qless_studio.ui.shell.lexicons.picker import LexiconPicker

        window = self._window

        def make() -> LexiconPicker:
            picker = LexiconPicker(window.tint, window.centralWidget(), window.lexicons)
            picker.chosen.connect(lambda name: window.session.use_lexicon(name))
            picker.chosen_everywhere.connect(self.use_everywhere)
            picker.message.connect(window.say)
            window.lexicon_used.connect(lambda _: picker.show_name(window.session.lexicon_name))
            picker.words_asked.connect(window.words.open_changes_of)
            return picker

        return window.overlay("lexicon", make)

    def _show(self, picker: LexiconPicker) -> None:
        window = self._window
        picker.open_for(window.views[window.index].game.title, window.session.lexicon_name)
