"""The main window: top bar, a tab for each game, status strip, menus."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QSize, Qt, QThreadPool, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
    QUndoGroup,
)
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine import kernels
from qless_studio.ui.shell.documents.actions import DocumentActions
from qless_studio.ui.shell.documents.document import Document
from qless_studio.ui.shell.documents.pane import Pane
from qless_studio.ui.shell.documents.puzzle_detection import dropped_files
from qless_studio.ui.shell.documents.recent import Recent
from qless_studio.ui.shell.frame.menus import AltKey, fill_bar, menu_of
from qless_studio.ui.shell.frame.overlay import Overlay
from qless_studio.ui.shell.frame.status_strip import StatusStrip
from qless_studio.ui.shell.frame.top_bar import NARROW, TopBar
from qless_studio.ui.shell.help.actions import HelpActions
from qless_studio.ui.shell.lexicons.actions import LexiconActions
from qless_studio.ui.shell.shortcuts.shortcuts import Shortcuts
from qless_studio.ui.shell.state.autosave import AppState, Autosave
from qless_studio.ui.shell.state.session_file import SavedSession
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.window_commands import WindowCommands
from qless_studio.ui.shell.words.actions import WordActions
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.actions import Group, spread
from qless_studio.ui.tab.game_tab import GameTab
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.tab.lexicons import Lexicons
from qless_studio.ui.tab.session import Session
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.action_button import ActionLink
from qless_studio.ui.widgets.basic.focus_ring import FocusRing

V = TypeVar("V", bound=Overlay)
SMALLEST = QSize(900, 600)
REFERENCE = QSize(1280, 800)


class MainWindow(QMainWindow):
    """Knows views, not games. A tab's content is built on its first visit."""

    tab_shown = Signal(object)
    """the GameTab that came to the front"""
    lexicon_used = Signal(object)
    """Session, of any document, that works with another word list now or has it loaded"""

    def __init__(
        self,
        views: Sequence[GameView],
        appearance: Appearance,
        pool: QThreadPool,
        settings: Settings | None = None,
        settings_path: Path | None = None,
        kept: SavedSession | None = None,
        keeps: bool = True,
    ) -> None:
        """`settings_path` None: nothing is written (tests, the self-test). `kept`: what was open in the last run.

        Without `keeps` what is open is not written either: another window of the user does that.
        """
        super().__init__()
        self.views = tuple(views)
        self.appearance = appearance
        self.tint = appearance.tinted(self.views[0].accent)
        """The appearance of what the shell shows over a tab: it wears the accent of the game in front."""
        self.pool = pool
        self._settings = settings or Settings()
        self._saving = Autosave(settings_path, self.memory, self, keeps)
        self.lexicons = Lexicons(pool, self, self._saving.records)
        self._painted = self._leaving = False
        self._overlays: dict[str, Any] = {}
        self._undo = QUndoGroup(self)
        self.book = Workspace(self.views, self._new_session, self)
        self.book.restore(kept or SavedSession())
        self.desk = DocumentActions(self, self.book, Recent(self._settings.recent, self))
        self._game_actions: tuple[QAction, ...] = ()
        self._lay_out()
        self.help = HelpActions(self)
        self.words = WordActions(self)
        self.lexicon_choice = LexiconActions(self)
        self.commands = WindowCommands(self, self._undo)
        self.shortcuts = Shortcuts(self._settings.shortcuts, self)
        self.shortcuts.adopt(self)
        self._connect()
        keys = [view.game.key for view in views]
        current = kept.current if kept else ""
        self.show_tab(keys.index(current) if current in keys else 0)
        self._saving.restore_geometry(self)
        self.words.restore(self._settings)

    # building

    def _new_session(self, view: GameView) -> Session:
        session = Session(view.game, self.lexicons, self.pool, self)
        session.folder = self._saving.records
        session.threads = self._settings.threads or None
        session.hold()
        session.use_lexicon(self._settings.lexicon or view.lexicon)
        return session

    def _on_opened(self, document: Document) -> None:
        session = document.session
        self._undo.addStack(session.undo_stack)
        for signal in (session.state_changed, session.lexicon_changed):
            signal.connect(self._show_status)
        session.lexicon_changed.connect(lambda _: self.lexicon_used.emit(session))
        session.message.connect(self.say)

    def _lay_out(self) -> None:
        self.setMinimumSize(SMALLEST)
        self.resize(REFERENCE)
        self.setAcceptDrops(True)
        titles, accents = [view.game.title for view in self.views], [view.accent for view in self.views]
        self.top_bar = TopBar(self.appearance, titles, accents)
        self.stack = QStackedWidget()
        self.strip = StatusStrip(self.appearance)
        self.panes = [
            Pane(self.appearance, view, index, self.book, self._on_tab_built) for index, view in enumerate(self.views)
        ]
        for pane in self.panes:
            self.stack.addWidget(pane)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.stack, 1)
        column.addWidget(self.strip)
        self.setCentralWidget(centre)

    def _connect(self) -> None:
        self.top_bar.tabs.currentChanged.connect(self.show_tab)
        self.top_bar.theme_button.clicked.connect(self.switch_theme)
        actions = {action.objectName(): action for group in self.commands.groups for action in group.actions}
        for button, name in (
            (self.top_bar.menu_button, "menu"),
            (self.top_bar.search, "palette"),
            (self.top_bar.preferences_button, "preferences"),
        ):
            ActionLink(button, actions[name])
        self.top_bar.search.follow(actions["palette"])
        for pane in self.panes:
            self.desk.follow(pane.bar)
        for document in self.book.documents:
            self._on_opened(document)
        self.book.opened.connect(self._on_opened)
        self.book.renamed.connect(self._show_title)
        for signal in (self.book.edited, self.desk.recent.changed, self.shortcuts.changed):
            signal.connect(self._saving.save_soon)
        self.strip.lexicon_clicked.connect(self.lexicon_choice.open)
        self.lexicons.lists_changed.connect(self._show_status)
        self.lexicons.message.connect(self.say)
        self.strip.commonness_button.clicked.connect(self.words.choose_commonness)
        self.words.settings_changed.connect(self._saving.save_soon)
        self.appearance.changed.connect(self._on_appearance_changed)
        self._saving.failed.connect(self.say)
        self._ring = FocusRing(self.tint, self)
        self._alt = AltKey(self, self.open_menu)

    # tabs

    @property
    def index(self) -> int:
        return self.stack.currentIndex()

    @property
    def document(self) -> Document:
        """The document in front."""
        return self.book.front(self.index)

    @property
    def session(self) -> Session:
        return self.document.session

    @property
    def sessions(self) -> list[Session]:
        """Those of all open documents, in the order of the tabs and of their bars."""
        return [document.session for document in self.book.documents]

    @property
    def tab(self) -> GameTab:
        """The tab in front."""
        return self.panes[self.index].tab(self.document)

    def show_tab(self, index: int) -> None:
        """Bring a game to the front, with the document of it that was in front last."""
        self.show_document(self.book.front(index))

    def show_document(self, document: Document) -> None:
        """Bring a document to the front, building its tab if this is the first visit."""
        for overlay in self._overlays.values():
            overlay.close_overlay()
        self.book.bring(document)
        index = document.index
        tab = self.panes[index].show_front()
        self.stack.setCurrentIndex(index)
        self._give_way()
        self.top_bar.tabs.setCurrentIndex(index)
        self.tint.tint(self.views[index].accent)
        self._undo.setActiveStack(self.session.undo_stack)
        for action in self._game_actions:
            self.removeAction(action)
        self._game_actions = tab.own_commands
        self.addActions(list(self._game_actions))
        self.commands.analysing.setChecked(self.session.analysing)
        self._show_title()
        if sys.platform == "darwin":
            fill_bar(self.menuBar(), self.groups())
        self._show_status()
        self._saving.save_soon()
        self.tab_shown.emit(tab)

    def _on_tab_built(self, tab: GameTab) -> None:
        self.shortcuts.adopt(tab)
        tab.rule_summary_changed.connect(self._show_status)
        self.words.follow(tab)
        tab.paste_wanted.connect(self.desk.paste)
        if self._painted:
            tab.session.release()

    def _give_way(self) -> None:
        """Interpreted kernels search one at a time: those of the tabs behind would keep the one in front waiting."""
        if kernels.compiled() or not self._painted:
            return
        for session in self.sessions:
            if session is not self.session:
                session.hold()
        self.session.release()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:  # what takes time begins when there is something to look at
            self._painted = True
            QTimer.singleShot(0, self, self._on_first_paint)

    def _on_first_paint(self) -> None:
        for document in self.book.documents:
            if self.panes[document.index].is_built(document):
                document.session.release()

    # menus and their commands

    def groups(self) -> list[Group]:
        """All commands that make sense now, the game's own first after the file and edit ones."""
        return [*self.commands.groups[:2], self.own_group(), *self.commands.groups[2:]]

    def own_group(self) -> Group:
        """The commands of the game in front."""
        return Group(self.views[self.index].game.title, self._game_actions)

    def menu(self) -> QMenu:
        """A new menu with everything in it, a submenu for each group."""
        return menu_of(self.groups(), self)

    def open_menu(self) -> None:
        button = self.top_bar.menu_button
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def open_palette(self) -> None:
        from qless_studio.ui.shell.frame.palette import CommandPalette

        palette = self.overlay("palette", lambda: CommandPalette(self.tint, self.centralWidget()))
        if palette.isVisible():
            palette.close_overlay()
        else:
            own = self.own_group()
            palette.open_with([*map(spread, self.commands.groups), own], own)

    def overlay(self, name: str, make: Callable[[], V]) -> V:
        """The overlay of that name, made when first asked for; any other goes away."""
        for other, overlay in self._overlays.items():
            if other != name:
                overlay.close_overlay()
        if name not in self._overlays:
            self._overlays[name] = make()
        return self._overlays[name]

    def switch_theme(self) -> None:
        """Light to dark and back; whatever the system says."""
        self.appearance.set_mode("light" if self.appearance.theme.dark else "dark")

    def open_preferences(self) -> None:
        from qless_studio.ui.shell.frame.preferences import PreferencesDialog

        dialog = PreferencesDialog(self.tint, self.session, self.lexicons.lists, self.settings(), self)
        dialog.setting_chosen.connect(lambda name, value: self.change_settings(**{name: value}))
        dialog.shortcuts_wanted.connect(self.open_shortcuts)
        dialog.open()

    def change_settings(self, **values: Any) -> None:
        """Take these fields of `Settings` as the user's choice from now on."""
        self._settings = dataclasses.replace(self._settings, **values)
        for session in self.sessions:
            session.threads = self._settings.threads or None
        self._saving.save_soon()

    def open_shortcuts(self) -> None:
        from qless_studio.ui.shell.shortcuts.editor import ShortcutsDialog

        ShortcutsDialog(self.tint, self, self.shortcuts).open()

    def about(self) -> None:
        from qless_studio.ui.shell.frame.about import AboutDialog

        AboutDialog(self.tint, self).open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt and not event.isAutoRepeat() and sys.platform != "darwin":
            self._alt.watch()
        super().keyPressEvent(event)

    # dropping

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasText() or dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.desk.open_data(event.mimeData(), self.tr("The dropped item contains no puzzle: {}"))

    # status

    def say(self, text: str) -> None:
        """One line in the status strip, for some seconds."""
        self.strip.show_message(text)

    def _show_title(self, *_: object) -> None:
        document, game = self.document, self.views[self.index].game.title
        named = document.path is not None or len(self.book.of(self.index)) > 1
        self.setWindowTitle(f"{document.name}[*] – {game} – Qless Studio" if named else f"{game}[*] – Qless Studio")
        self.setWindowModified(document.modified)
        if sys.platform == "darwin":  # elsewhere it would only add to the title
            self.setWindowFilePath(str(document.path or ""))

    def _show_status(self, *_: object) -> None:
        session = self.session
        self.strip.follow(session, self.lexicons)
        shown = self.panes[self.index].is_built(self.document)
        self.strip.show_rules(self.tab.rule_summary() if shown else "")
        self.commands.follow(session)

    def _on_appearance_changed(self) -> None:
        self.top_bar.set_narrow(self.width() < self.appearance.theme.px(NARROW))
        self._saving.save_soon()

    # coming and going

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.top_bar.set_narrow(self.width() < self.appearance.theme.px(NARROW))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything comes back at the next start, so that nothing is asked, unless that cannot be written."""
        problem = self._saving.save_now()
        if problem and not self._leaving and any(document.modified for document in self.book.documents):
            event.ignore()
            self.desk.ask_about_all(problem, self._leave)
            return
        self._saving.keep_geometry(self)
        for session in self.sessions:
            session.close()
        self.help.close()
        super().closeEvent(event)

    def _leave(self) -> None:
        self._leaving = True
        self.close()

    def settings(self) -> Settings:
        """What the user chose, as it is now."""
        return dataclasses.replace(
            self._settings,
            mode=self.appearance.mode,
            text_scale=self.appearance.text_scale,
            less_motion=self.appearance.chosen_reduced_motion,
            shortcuts=self.shortcuts.changes,
            recent=self.desk.recent.paths,
            **self.words.settings(),
        )

    def memory(self) -> AppState:
        """All that is remembered, as it is now."""
        return AppState(self.settings(), self.book.kept(self.index))
