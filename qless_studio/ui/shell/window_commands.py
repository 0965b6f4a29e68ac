"""The window's own commands, in the groups that menus and palette show."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QUndoGroup

from qless_studio.ui.shell.export.actions import ExportActions
from qless_studio.ui.shell.state.settings import TEXT_SCALES
from qless_studio.ui.tab.actions import REDO_KEYS, SOLVE_KEY, UNDO_KEYS, Group, command, separator
from qless_studio.ui.tab.session import Session, State

if TYPE_CHECKING:
    from qless_studio.ui.shell.main_window import MainWindow


class WindowCommands(QObject):
    """Every command that is the same in all tabs."""

    def __init__(self, window: MainWindow, undo: QUndoGroup) -> None:
        super().__init__(window)
        self._window, self._undo = window, undo
        self._modes: dict[str, QAction] = {}
        self.exporting = ExportActions(window)
        self.file, self.edit, self.analysis = self._file(), self._edit(), self._analysis()
        self.words, self.view, self.help = window.words.group, self._view(), self._help()
        for group in self.groups:
            window.addActions(list(group.actions))  # so that shortcuts work without a menu bar
        window.appearance.changed.connect(self._on_appearance_changed)

    @property
    def groups(self) -> tuple[Group, ...]:
        return (self.file, self.edit, self.analysis, self.words, self.view, self.help)

    def _file(self) -> Group:
        window = self._window
        desk = window.desk
        new = command(window, "new", self.tr("New document"), desk.new, "Ctrl+N", icon="plus")
        opening = command(window, "open", self.tr("Open…"), desk.open, "Ctrl+O")
        save = command(window, "save", self.tr("Save"), lambda: desk.save(), "Ctrl+S")
        save_as = command(window, "save_as", self.tr("Save as…"), lambda: desk.save_as(), "Ctrl+Shift+S")
        self.close = command(window, "close_document", self.tr("Close document"), lambda: desk.close(), "Ctrl+W",
                             icon="cross")  # fmt: skip
        copy = command(window, "copy_puzzle", self.tr("Copy puzzle text"), desk.copy, "Ctrl+Shift+C",
                       icon="copy")  # fmt: skip
        paste = command(window, "paste_puzzle", self.tr("Open puzzle from clipboard"), desk.paste,
                        icon="copy")  # fmt: skip
        paste.setShortcuts([QKeySequence("Ctrl+V"), QKeySequence("Ctrl+Shift+V")])  # a text field takes Ctrl+V first
        lexicon = command(window, "lexicon", self.tr("Choose word list…"), window.lexicon_choice.open, "Ctrl+L",
                          icon="book")  # fmt: skip
        importing = command(window, "import_lexicon", self.tr("Import word list…"),
                            window.lexicon_choice.import_file, icon="book")  # fmt: skip
        preferences = command(window, "preferences", self.tr("Preferences…"), window.open_preferences, "Ctrl+,",
                              icon="sliders")  # fmt: skip
        shortcuts = command(window, "shortcuts", self.tr("Keyboard shortcuts…"), window.open_shortcuts, icon="keyboard")
        leave = command(window, "quit", self.tr("Quit"), window.close, "Ctrl+Q", icon="cross")
        preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        leave.setMenuRole(QAction.MenuRole.QuitRole)
        return Group(
            self.tr("File"),
            (
                new,
                opening,
                desk.recent.action,
                separator(window),
                save,
                save_as,
                self.close,
                separator(window),
                copy,
                paste,
                separator(window),
                *self.exporting.actions,
                lexicon,
                importing,
                separator(window),
                preferences,
                shortcuts,
                leave,
            ),
        )

    def _edit(self) -> Group:
        undo = self._undo.createUndoAction(self._window, self.tr("Undo"))
        redo = self._undo.createRedoAction(self._window, self.tr("Redo"))
        undo.setShortcuts(UNDO_KEYS)
        redo.setShortcuts(REDO_KEYS)
        for name, action in (("undo", undo), ("redo", redo)):
            action.setObjectName(name)
            action.setProperty("icon_name", name)
        return Group(self.tr("Edit"), (undo, redo))

    def _analysis(self) -> Group:
        window = self._window
        self.solve = command(
            window, "solve", self.tr("Solve now"), lambda: window.session.solve(), SOLVE_KEY, icon="play"
        )
        self.stop = command(window, "stop", self.tr("Stop"), lambda: window.session.stop(), "Ctrl+.", icon="stop")
        self.analysing = command(window, "analyse", self.tr("Analyse every change"), shortcut="Ctrl+Shift+A",
                                 icon="eye", checked=True)  # fmt: skip
        self.analysing.toggled.connect(lambda on: window.session.set_analysing(on))
        self.copy_details = command(window, "copy_details", self.tr("Copy details of failed search"),
                                    lambda: window.tab.copy_details(), icon="copy")  # fmt: skip
        return Group(self.tr("Analysis"), (self.solve, self.stop, self.analysing, self.copy_details))

    def _view(self) -> Group:
        window = self._window
        larger = command(window, "larger", self.tr("Larger text"), lambda: self._scale_text(1), "Ctrl++", icon="plus")
        larger.setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        smaller = command(window, "smaller", self.tr("Smaller text"), lambda: self._scale_text(-1), "Ctrl+-")
        normal = command(window, "normal", self.tr("Default text size"), lambda: window.appearance.set_text_scale(1.0),
                         "Ctrl+0")  # fmt: skip
        tabs = [
            command(window, f"tab_{view.game.key}", self.tr("Go to {}").format(view.game.title),
                    lambda index=index: window.show_tab(index), f"Ctrl+{index + 1}", icon="next")
            for index, view in enumerate(window.views)
        ]  # fmt: skip
        lines = separator(window), separator(window), separator(window)
        looks = (*self._theme_commands(), lines[0], larger, smaller, normal)
        return Group(self.tr("View"), (*looks, lines[1], *tabs, lines[2], *self._document_commands()))

    def _document_commands(self) -> tuple[QAction, QAction]:
        window, held = self._window, "Meta" if sys.platform == "darwin" else "Ctrl"  # there Ctrl is the command key
        self.next = command(window, "next_document", self.tr("Next document"), lambda: window.desk.show_beside(1),
                            f"{held}+Tab", icon="next")  # fmt: skip
        self.previous = command(window, "previous_document", self.tr("Previous document"),
                                lambda: window.desk.show_beside(-1), f"{held}+Shift+Tab")  # fmt: skip
        return self.next, self.previous

    def _theme_commands(self) -> list[QAction]:
        appearance = self._window.appearance
        exclusive = QActionGroup(self)
        for mode, text in (
            ("system", self.tr("Follow system theme")),
            ("light", self.tr("Light theme")),
            ("dark", self.tr("Dark theme")),
            ("high_contrast", self.tr("High contrast theme")),
        ):
            action = command(self._window, f"theme_{mode}", text, icon="theme", checked=mode == appearance.mode)
            action.triggered.connect(lambda _=False, mode=mode: appearance.set_mode(mode))
            exclusive.addAction(action)
            self._modes[mode] = action
        return list(self._modes.values())

    def _help(self) -> Group:
        window = self._window
        here = command(window, "help", self.tr("Help"), lambda: window.help.show_page(), "F1", icon="book")
        pages = [
            command(window, f"help_{view.game.key}", self.tr("Help on {}").format(view.game.title),
                    lambda key=view.game.key: window.help.show_page(key), icon="book")
            for view in window.views
        ]  # fmt: skip
        welcome = command(window, "welcome", self.tr("Welcome"), window.help.show_welcome, icon="star")
        search = command(window, "palette", self.tr("Search commands"), window.open_palette, "Ctrl+K", icon="search")
        menu = command(window, "menu", self.tr("Open menu"), window.open_menu, "F10", icon="menu")
        about = command(window, "about", self.tr("About Qless Studio"), window.about, icon="info")
        about.setMenuRole(QAction.MenuRole.AboutRole)
        return Group(self.tr("Help"), (here, *pages, separator(window), welcome, search, menu, about))

    def follow(self, session: Session) -> None:
        """Make available what the tab in front allows now."""
        waiting = session.state is State.WAITING and session.analysing
        self.stop.setEnabled(session.state is State.RUNNING or waiting)
        self.solve.setEnabled(session.state is not State.EMPTY)
        self.copy_details.setEnabled(bool(session.failure))
        self.exporting.follow(session)
        several = len(self._window.book.of(self._window.index)) > 1
        self.close.setEnabled(several or not self._window.document.untouched)
        for action in (self.next, self.previous):
            action.setEnabled(several)

    def _scale_text(self, step: int) -> None:
        appearance = self._window.appearance
        now = min(range(len(TEXT_SCALES)), key=lambda place: abs(TEXT_SCALES[place] - appearance.text_scale))
        appearance.set_text_scale(TEXT_SCALES[max(0, min(len(TEXT_SCALES) - 1, now + step))])

    def _on_appearance_changed(self) -> None:
        self._modes[self._window.appearance.mode].setChecked(True)
