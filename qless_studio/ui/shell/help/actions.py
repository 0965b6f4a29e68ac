"""Where the window's help begins: which page belongs to what is in front, and the welcome of a newcomer."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from qless_studio.ui.tab.actions import Group
from qless_studio.ui.widgets.basic.action_button import plain_text

if TYPE_CHECKING:  # imported when first asked for: the first paint waits for nothing it does not show
    from qless_studio.ui.shell.help.window import HelpWindow
    from qless_studio.ui.shell.main_window import MainWindow

F1 = "help_of_dialog"
"""The name of a dialog's shortcut."""
SPECIAL = re.compile(r"([\\`*_\[\]<>|])")


class HelpActions(QObject):
    """Opens the help for a window; made with it and gone with it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._help: HelpWindow | None = None
        QApplication.instance().focusChanged.connect(self._on_focus_changed)

    def show_page(self, key: str = "") -> HelpWindow:
        """Open a page; without a key that of what has the keyboard, or of the game in front."""
        from qless_studio.ui.shell.help.pages import Pages, language
        from qless_studio.ui.shell.help.pictures import Pictures
        from qless_studio.ui.shell.help.window import HelpWindow

        window = self._window
        if self._help is None:
            appearance = window.tint
            pages = Pages([view.game.key for view in window.views], language())
            self._help = HelpWindow(appearance, pages, Pictures(window.views, appearance), self._table)
            self._help.addActions(
                [action for action in window.actions() if action.objectName() in ("larger", "smaller", "normal")]
            )
        key = key or page_of(QApplication.focusWidget()) or window.views[window.index].game.key
        self._help.open_page(key)
        self._help.show()
        self._help.activateWindow()
        self._help.page.setFocus()
        return self._help

    def welcome_newcomer(self) -> None:
        """Show the welcome once the window has been painted."""
        QTimer.singleShot(0, self, lambda: QTimer.singleShot(0, self, self.show_welcome))

    def show_welcome(self) -> None:
        """Let a newcomer try a puzzle of each game."""
        from qless_studio.ui.shell.help.pages import Pages, language
        from qless_studio.ui.shell.help.pictures import Pictures
        from qless_studio.ui.shell.help.welcome import Welcome

        window = self._window
        pages = Pages([view.game.key for view in window.views], language())

        def make() -> Welcome:
            pictures = Pictures(window.views, window.appearance)
            made = Welcome(window.appearance, window.centralWidget(), window.views, pages, pictures)
            made.tried.connect(self._on_tried)
            return made

        window.overlay("welcome", make).open_card()
        window.change_settings(welcomed=True)

    def _on_tried(self, index: int) -> None:
        self._window.show_tab(index)
        if self._window.document.path is not None:  # a file is left alone
            self._window.desk.new()
        session = self._window.session
        session.edit(session.game.example, self.tr("Open example"))
        self._window.tab.board.setFocus()

    def close(self) -> None:
        """Close the help's window: the program ends."""
        if self._help is not None:
            self._help.close()
            self._help.deleteLater()
            self._help = None

    def _on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        """A dialog blocks its window with all shortcuts, so F1 is given to each dialog as it comes up."""
        dialog = now.window() if now is not None else None
        if isinstance(dialog, QDialog) and _belongs(dialog, self._window) and not dialog.findChild(QShortcut, F1):
            shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog, lambda: self.show_page())
            shortcut.setObjectName(F1)

    def _table(self) -> str:
        return table_of(self._window.groups(), self.tr("Command"), self.tr("Keys"))


def _belongs(widget: QWidget, window: QWidget) -> bool:
    """Whether a window hangs on another, directly or not."""
    while widget is not None and widget is not window:
        widget = widget.parentWidget()
    return widget is window


def page_of(widget: QWidget | None) -> str:
    """The key of the page that a widget, or the nearest one around it, belongs to; "" for none."""
    while widget is not None:
        key = getattr(widget, "help_page", "")
        if key:
            return key
        widget = widget.parentWidget()
    return ""


def table_of(groups: list[Group], command: str, keys: str) -> str:
    """A Markdown table of the commands that have keys, by groups."""
    native = QKeySequence.SequenceFormat.NativeText
    lines = [f"| {keys} | {command} |", "|---|---|"]
    for group in groups:
        bound = [action for action in group.actions if action.shortcuts()]
        if bound:
            lines.append(f"| **{_escaped(group.title)}** | |")
        for action in bound:
            shown = QKeySequence.listToString(action.shortcuts(), native)
            lines.append(f"| {_escaped(shown)} | {_escaped(plain_text(action))} |")
    return "\n".join(lines)


def _escaped(text: str) -> str:
    return SPECIAL.sub(r"\\\1", text)
