"""The commands of the help: the page that belongs to what is in front."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from qless_studio.engine.texts import phrase, say
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import accented
from qless_studio.ui.tab.commands import Action, CommandOwner, Menu, command, in_menu_order
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import plain_text
from qless_studio.ui.widgets.basic.dialogs import IN_DIALOGS

if TYPE_CHECKING:  # imported when first asked for: the first paint waits for nothing it does not show
    from qless_studio.ui.shell.help.pages import Pages
    from qless_studio.ui.shell.help.window import HelpWindow

SPECIAL = re.compile(r"([\\`*_\[\]<>|])")


def help_of(views: Sequence[GameView], game: str) -> str:
    """The help page that the game with this key brings along, or one that says that it has none."""
    view = next(view for view in views if view.key == game)
    return view.parts.help or say("# {}\n\nThis game has no help page.\n", view.title)


@runtime_checkable
class HasHelpPage(Protocol):
    """A widget with a page of the help."""

    help_page: str
    """Key of the page, "" for none"""


class HelpActions(CommandOwner):
    """Opens the help's window, which is imported when it is first asked for."""

    in_places = True

    def __init__(
        self,
        workspace: Workspace,
        available: Callable[[], Sequence[Action]],
        shared_actions: Sequence[QAction],
        parent: QWidget,
    ) -> None:
        """`available` gives all commands as they are now, for the page of the keyboard.

        `shared_actions`: commands of the window that work in the help's window too.
        """
        super().__init__(parent)
        self._workspace, self._available, self._parent = workspace, available, parent
        self._shared_actions = list(shared_actions)
        self._help: HelpWindow | None = None
        self.make_actions(parent)
        self.show_page.setProperty(IN_DIALOGS, True)

    @command(
        "help", phrase("Help"), "F1", icon="book", at=Menu.HELP.at(1, 1), words=phrase("manual; how; rules; guide")
    )
    def show_page(self, key: str = "", section: str = "") -> HelpWindow:
        """Open a page, at a heading; without a key that of what has the keyboard, or of the game in front."""
        window = self._help = self._help or self._make_window()
        window.open_page(key or page_of(QApplication.focusWidget()) or self._workspace.view.key)
        window.show()
        window.page.go_to(section)
        window.activateWindow()
        window.page.setFocus()
        return window

    def find(self, text: str) -> None:
        """Show the pages in which a text is found."""
        self.show_page().search.setText(text)

    @cached_property
    def pages(self) -> Pages:
        """The pages of the help, read when they are first asked for."""
        from qless_studio.ui.shell.help.pages import Pages, language

        views = self._workspace.views
        return Pages([view.key for view in views], language(), partial(help_of, views))

    def _make_window(self) -> HelpWindow:
        from qless_studio.ui.shell.help.pages import Pictures
        from qless_studio.ui.shell.help.window import HelpWindow

        window = HelpWindow(self.pages, Pictures(self._workspace.views), self._table)
        window.addActions(self._shared_actions)

        def follow() -> None:
            """Give the window the accent of the game in front: it has no parent to take it from."""
            accented(window, self._workspace.view.accent)

        self._workspace.front_changed.connect(follow)
        follow()
        return window

    def close(self) -> None:
        """Close the help's window: the program ends."""
        if self._help is not None:
            self._help.close()
            self._help.deleteLater()
            self._help = None

    def _table(self) -> str:
        return table_of(self._available(), self._workspace.view.title)


def page_of(widget: QWidget | None) -> str:
    """The key of the page that a widget, or the nearest one around it, belongs to; "" for none."""
    while widget is not None:
        if isinstance(widget, HasHelpPage) and widget.help_page:
            return widget.help_page
        widget = widget.parentWidget()
    return ""


def table_of(actions: Sequence[Action], game: str) -> str:
    """A Markdown table of the commands that have keys, by menus; `game` is the title of that of the game."""
    native = QKeySequence.SequenceFormat.NativeText
    lines = [f"| {say('Keys')} | {say('Command')} |", "|---|---|"]
    elsewhere = [action for action in actions if action.declared.at is None]
    titled = [(say(menu.value) or game, placed) for menu, placed in in_menu_order(actions).items()]
    for title, listed in (*titled, (say("Outside the menus"), elsewhere)):
        bound = [action for action in listed if action.shortcuts()]
        if bound:
            lines.append(f"| **{_escaped(title)}** | |")
        for action in bound:
            shown = QKeySequence.listToString(action.shortcuts(), native)
            lines.append(f"| {_escaped(shown)} | {_escaped(plain_text(action))} |")
    return "\n".join(lines)


def _escaped(text: str) -> str:
    return SPECIAL.sub(r"\\\1", text)
