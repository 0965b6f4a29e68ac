"""The commands by which one finds the others, and one's way through the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import phrase
from qless_studio.ui.tab.commands import CommandOwner, Menu, command


class FindingActions(CommandOwner):
    """Made with the window: its first picture shows the buttons of Search and the menu."""

    in_places = True

    def __init__(
        self,
        open_search: Callable[[], object],
        open_menu: Callable[[], object],
        go_to_area: Callable[[int], object],
        parent: QWidget,
    ) -> None:
        """`go_to_area` goes to the next part of the window for 1, to the previous one for -1."""
        super().__init__(parent)
        self._open_search, self._open_menu, self._go_to_area = open_search, open_menu, go_to_area
        self.make_actions(parent)

    @command("palette", phrase("Search"), "Ctrl+K", icon="search", at=Menu.HELP.at(1, 2))  # fmt: skip
    def search(self) -> None:
        self._open_search()

    @command("menu", phrase("Open menu"), "F10", icon="menu")
    def menu(self) -> None:
        self._open_menu()

    @command("next_area", phrase("Go to next area"), "F6", icon="next")
    def next_area(self) -> None:
        self._go_to_area(1)

    @command("previous_area", phrase("Go to previous area"), "Shift+F6")
    def previous_area(self) -> None:
        self._go_to_area(-1)
