"""The main window: top bar, a pane for each game, status strip, menus.

Longer than other files, for every part of the window is laid out and connected here and nowhere else.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QChildEvent, QSize, Qt, QThreadPool, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.ui.shell.document import Document
from qless_studio.ui.shell.documents.actions import DocumentActions
from qless_studio.ui.shell.documents.pane import Pane
from qless_studio.ui.shell.documents.puzzle_detection import dropped_files
from qless_studio.ui.shell.export.actions import ExportActions
from qless_studio.ui.shell.frame.menus import AltKey, fill_bar, menu_of, sections
from qless_studio.ui.shell.frame.notices import Notices
from qless_studio.ui.shell.frame.overlays import Overlays
from qless_studio.ui.shell.frame.program_actions import ProgramActions
from qless_studio.ui.shell.frame.session_actions import SessionActions
from qless_studio.ui.shell.frame.status_strip import StatusStrip
from qless_studio.ui.shell.frame.top_bar import NARROW, TopBar
from qless_studio.ui.shell.frame.view_actions import ViewActions
from qless_studio.ui.shell.help.actions import HelpActions
from qless_studio.ui.shell.lexicons.actions import LexiconActions
from qless_studio.ui.shell.practice.actions import PracticeActions
from qless_studio.ui.shell.practice.front import PracticeFront
from qless_studio.ui.shell.progress.actions import ProgressActions
from qless_studio.ui.shell.shortcuts.actions import ShortcutActions
from qless_studio.ui.shell.shortcuts.shortcuts import Shortcuts
from qless_studio.ui.shell.state.autosave import AppState, Autosave
from qless_studio.ui.shell.state.session_file import SavedSession
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.statistics.actions import StatisticsActions
from qless_studio.ui.shell.words.actions import WordActions
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.actions import Group, command, spread
from qless_studio.ui.tab.game_tab import GameTab
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.tab.session import Session
from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.style import dress
from qless_studio.ui.widgets.basic.action_button import ActionLink
from qless_studio.ui.widgets.basic.focus_ring import FocusRing
from qless_studio.ui.widgets.basic.tab_order import focus_neighbour

SMALLEST = QSize(900, 600)
REFERENCE = QSize(1280, 800)


class MainWindow(QMainWindow):
    """Lays out the workspace, puts the commands of all owners into menus and palette, and hands events on.

    Knows views, not games.
    """

    first_painted = Signal()
    """There is something to look at: what can wait until then may begin."""

    def __init__(
        self,
        views: Sequence[GameView],
        appearance: Appearance,
        pool: QThreadPool,
        settings: Settings | None = None,
        settings_path: Path | None = None,
        saved: SavedSession | None = None,
        saves_session: bool = True,
    ) -> None:
        """`settings_path` None: nothing is written (tests, the self-test). `saved`: what was open in the last run.

        Without `saves_session` what is open is not written either: another window of the user does that.
        """
        super().__init__()
        self.appearance = appearance
        self._settings = settings or Settings()
        self._autosave = Autosave(settings_path, self.app_state, self, saves_session)
        self.workspace = Workspace(views, appearance, pool, records=self._autosave.records, parent=self)
        self._apply_settings()
        self.workspace.restore(saved or SavedSession())
        self._painted = self._leaving = False
        self._game_actions: tuple[QAction, ...] = ()
        self._lay_out()
        self._make_actions()
        self.command_groups = self._make_groups()
        """The commands that are the same in all tabs, by menu."""
        for group in self.command_groups:
            self.addActions(list(group.actions))  # so that shortcuts work without a menu bar
        self.shortcuts.adopt(self)
        self._connect()
        keys = [view.key for view in views]
        current = saved.current if saved else ""
        self.workspace.show_game(keys.index(current) if current in keys else 0)
        self._autosave.restore_geometry(self)
        self.word_actions.restore(self._settings)

    # building

    def _lay_out(self) -> None:
        self.setMinimumSize(SMALLEST)
        self.resize(REFERENCE)
        self.setAcceptDrops(True)
        views = self.workspace.views
        self.top_bar = TopBar(self.appearance, [view.title for view in views], [view.accent for view in views])
        self.stack = QStackedWidget()
        self.strip = StatusStrip(self.workspace.tint)
        self.notices = Notices(self.workspace, self.strip, self)
        self.panes: dict[int, Pane] = {}
        """By the index of the game, once it is to be shown."""
        for bar in (self.top_bar, self.strip):  # its tool tips alone need a style sheet, which takes a while to read
            self.first_painted.connect(partial(dress, bar))
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.stack, 1)
        column.addWidget(self.strip)
        self.setCentralWidget(centre)
        self.overlays = Overlays(centre)

    def _make_actions(self) -> None:
        workspace, overlays = self.workspace, self.overlays
        self.shortcuts = Shortcuts(self._settings.shortcuts, self)
        self.document_actions = DocumentActions(workspace, self._settings.recent, self)
        self.session_actions = SessionActions(workspace, self)
        self.view_actions = ViewActions(workspace, self)
        self.export_actions = ExportActions(workspace, self)
        self.lexicon_actions = LexiconActions(workspace, overlays, self)
        self.word_actions = WordActions(workspace, self.stack, self.strip.commonness_button, self)
        self.help_actions = HelpActions(workspace, overlays, self.groups, self.view_actions.text_actions, self)
        self.statistics_actions = StatisticsActions(workspace, overlays, self)
        self.practice_actions = PracticeActions(workspace, self.settings, self)
        self.progress_actions = ProgressActions(
            workspace, overlays, self.settings, self.practice_actions, self.statistics_actions, self
        )
        bars = self.top_bar, self.strip
        self.practice_front = PracticeFront(self.practice_actions, workspace, self.stack, bars, overlays, self)
        self.program_actions = ProgramActions(workspace, self.settings, self)
        self.shortcut_actions = ShortcutActions(workspace, self.shortcuts, lambda: self.command_groups, self)
        self._palette = command(self, "palette", self.tr("Search commands"), self.open_palette, "Ctrl+K", icon="search")
        self._menu = command(self, "menu", self.tr("Open menu"), self.open_menu, "F10", icon="menu")
        self._menu.setToolTip(self.tr("All commands, by menu"))
        self._palette.setToolTip(self.tr("Find any command by typing part of its name"))
        self._areas = (
            command(self, "next_area", self.tr("Go to next area"), lambda: self._go_to_area(1), "F6", icon="next"),
            command(self, "previous_area", self.tr("Go to previous area"), lambda: self._go_to_area(-1), "Shift+F6"),
        )

    def _make_groups(self) -> tuple[Group, ...]:
        view, program, pages = self.view_actions, self.program_actions, self.help_actions
        return (
            Group(
                self.tr("File"),
                sections(
                    self,
                    self.document_actions.actions,
                    self.export_actions.actions,
                    self.lexicon_actions.actions,
                    (program.preferences, self.shortcut_actions.action, program.quit),
                ),
            ),
            Group(self.tr("Edit"), self.session_actions.edit_actions),
            Group(self.tr("Analysis"), self.session_actions.analysis_actions),
            Group(self.tr("Words"), self.word_actions.actions),
            Group(self.tr("Practice"), self.practice_actions.actions),
            Group(
                self.tr("View"),
                sections(
                    self,
                    view.theme_actions,
                    view.text_actions,
                    view.tab_actions,
                    self.document_actions.navigation_actions,
                    (self.progress_actions.action, self.statistics_actions.action),
                    self._areas,
                ),
            ),
            Group(
                self.tr("Help"),
                sections(self, pages.page_actions, (pages.welcome_action, self._palette, self._menu, program.about)),
            ),
        )

    def _connect(self) -> None:
        workspace, top_bar, practice, pages = self.workspace, self.top_bar, self.practice_actions, self.help_actions
        top_bar.tabs.currentChanged.connect(workspace.visit_other)
        top_bar.theme_button.clicked.connect(self.view_actions.switch_theme)
        for button, action in (
            (top_bar.menu_button, self._menu),
            (top_bar.search, self._palette),
            (top_bar.preferences_button, self.program_actions.preferences),
        ):
            ActionLink(button, action)
        top_bar.search.follow(self._palette)
        workspace.front_changed.connect(self._on_front_changed)
        workspace.front_updated.connect(self._show_status)
        workspace.tab_built.connect(self._on_tab_built)
        workspace.tab_awaited.connect(lambda document, tab: self._pane(document.index).take(tab))
        workspace.renamed.connect(self._show_title)
        for signal in (
            workspace.edited,
            self.document_actions.recent.changed,
            self.shortcuts.changed,
            self.word_actions.settings_changed,
        ):
            signal.connect(self._autosave.save_soon)
        self.strip.lexicon_clicked.connect(self.lexicon_actions.open)
        self.strip.commonness_button.clicked.connect(self.word_actions.choose_commonness)
        self.word_actions.list_changed.connect(self.notices.offer)
        self.document_actions.opener.offered.connect(self.notices.offer)
        self.lexicon_actions.changes_wanted.connect(self.word_actions.open_changes_of)
        pages.welcomed.connect(lambda: self._change_setting("welcomed", True))
        pages.welcomed.connect(practice.count_due)
        pages.practice_wanted.connect(practice.practise)
        practice.due_counted.connect(pages.show_due)
        self.practice_front.changed.connect(self._show_commands)
        self.program_actions.setting_chosen.connect(self._change_setting)
        self.program_actions.shortcuts_wanted.connect(self.shortcut_actions.open_editor)
        self.appearance.changed.connect(self._on_appearance_changed)
        self._autosave.failed.connect(self.notices.complain_everywhere)
        self._ring = FocusRing(workspace.tint, self)
        self._alt = AltKey(self, self.open_menu)

    # what is in front

    @property
    def document(self) -> Document:
        """The document in front."""
        return self.workspace.document

    @property
    def session(self) -> Session:
        """Its session."""
        return self.workspace.session

    @property
    def tab(self) -> GameTab:
        """Its tab."""
        return self.workspace.tab

    def show_tab(self, index: int) -> None:
        """Bring a game to the front, with the document of it that was in front last."""
        self.workspace.show_game(index)

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open documents and puzzles written as text."""
        self.document_actions.opener.open_files(paths)

    def _on_front_changed(self, document: Document) -> None:
        focused = self.focusWidget()
        in_top_bar = focused is not None and self.top_bar.isAncestorOf(focused)
        if focused is not None and not in_top_bar:
            focused.clearFocus()  # the board gets it below; Qt would search the window for another place first
        self.overlays.close_all()
        self.stack.setCurrentWidget(self._pane(document.index))
        self.panes[document.index].show_front()
        self.top_bar.tabs.setCurrentIndex(document.index)
        self._game_actions = self.tab.own_commands
        self._show_commands()
        if not in_top_bar:  # there the arrow keys go on to the next game
            self.tab.focus_board()
        self._autosave.save_soon()

    def _show_commands(self) -> None:
        """Have the commands that make sense now, with their keys, and no others."""
        wanted = self.practice_front.actions_in_use(self.groups())
        for action in set(self.actions()).difference(wanted):
            self.removeAction(action)
        self.addActions(wanted)
        self.practice_front.follow()
        self._show_title()
        self._show_status()
        if sys.platform == "darwin":
            fill_bar(self.menuBar(), self.groups())

    def _go_to_area(self, step: int) -> None:
        if self.overlays.current is None:
            (self.practice_front.page or self.tab).focus_next_area(step)

    def _pane(self, index: int) -> Pane:
        """The place of a game, made when it is first needed."""
        if index not in self.panes:
            pane = self.panes[index] = Pane(self.workspace, index)
            self.document_actions.follow(pane.bar)
            self.stack.addWidget(pane)
        return self.panes[index]

    def _on_tab_built(self, document: Document, tab: GameTab) -> None:
        self.shortcuts.adopt(tab)
        tab.paste_wanted.connect(self.document_actions.paste)
        tab.practice_wanted.connect(self.practice_actions.practise_missed)

    # menus and palette

    def groups(self) -> list[Group]:
        """All commands that make sense now, the game's own first after the file and edit ones."""
        program, front = self.program_actions, self.practice_front
        if front.page is not None:
            return front.groups(self.command_groups, (program.preferences, self.shortcut_actions.action, program.quit))
        return [*self.command_groups[:2], self.own_group(), *self.command_groups[2:]]

    def own_group(self) -> Group:
        """The commands of the game in front."""
        return Group(self.workspace.view.title, () if self.practice_front.page else self._game_actions)

    def menu(self) -> QMenu:
        """A new menu with everything in it, a submenu for each group."""
        return menu_of(self.groups(), self)

    def open_menu(self) -> None:
        button = self.top_bar.menu_button
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def open_palette(self) -> None:
        """Open the command palette, or close it."""
        from qless_studio.ui.shell.frame.palette import CommandPalette

        palette = self.overlays.get(CommandPalette, lambda parent: CommandPalette(self.workspace.tint, parent))
        if palette.isVisible():
            palette.close_overlay()
        else:
            own = self.own_group()
            palette.open_with([*map(spread, self.command_groups), own], own)

    # status

    def say(self, text: str) -> None:
        """One line in the status strip, for some seconds."""
        self.notices.say(text)

    def complain(self, text: str) -> None:
        """One line in the status strip on what failed, until it is dismissed."""
        self.notices.complain_everywhere(text)

    def _show_title(self, *_: object) -> None:
        workspace = self.workspace
        if self.practice_front.page is not None:
            self.setWindowTitle(self.tr("Practice – Qless Studio"))
            return
        document, game = workspace.document, workspace.view.title
        named = document.path is not None or len(workspace.of(workspace.index)) > 1
        self.setWindowTitle(f"{document.name}[*] – {game} – Qless Studio" if named else f"{game}[*] – Qless Studio")
        self.setWindowModified(document.modified)
        if sys.platform == "darwin":  # elsewhere it would only add to the title
            self.setWindowFilePath(str(document.path or ""))

    def _show_status(self) -> None:
        workspace = self.workspace
        if self.practice_front.show_status():
            return
        tab = workspace.tab if workspace.has_tab(workspace.document) else None
        play, covered = (tab.play_text(), tab.covered) if tab else ("", False)
        self.strip.follow(workspace.session, workspace.lexicons, play, covered)
        self.strip.show_rules(tab.rule_summary() if tab else "")

    def _on_appearance_changed(self) -> None:
        self.top_bar.set_narrow(self.width() < self.appearance.theme.px(NARROW))
        self._autosave.save_soon()

    # what is remembered

    def settings(self) -> Settings:
        """What the user chose, as it is now."""
        settings = dataclasses.replace(
            self._settings,
            mode=self.appearance.mode,
            text_scale=self.appearance.text_scale,
            less_motion=self.appearance.chosen_reduced_motion,
            shortcuts=self.shortcuts.changes,
            recent=self.document_actions.recent.paths,
        )
        return self.word_actions.with_settings(settings)

    def app_state(self) -> AppState:
        """All that is remembered, as it is now."""
        return AppState(self.settings(), self.workspace.saved())

    def _change_setting(self, name: str, value: Any) -> None:
        """Take this field of `Settings` as the user's choice from now on."""
        self._settings = dataclasses.replace(self._settings, **{name: value})
        self._apply_settings()
        self._autosave.save_soon()

    def _apply_settings(self) -> None:
        self.workspace.set_words(self._settings.lexicon, self._settings.language_played)
        self.workspace.set_threads(self._settings.threads or None)

    # events

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab: from the top bar through the tab to the status strip, in the order in which one reads them."""
        centre = self.centralWidget()
        return centre is not None and focus_neighbour(centre, forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:  # what takes time begins when there is something to look at
            self._painted = True
            QTimer.singleShot(0, self, self._on_first_paint)

    def _on_first_paint(self) -> None:
        self.workspace.start_searching()
        self.first_painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.top_bar.set_narrow(self.width() < self.appearance.theme.px(NARROW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt and not event.isAutoRepeat() and sys.platform != "darwin":
            self._alt.watch()
        super().keyPressEvent(event)

    def childEvent(self, event: QChildEvent) -> None:
        super().childEvent(event)
        child = event.child() if event.polished() else None
        if isinstance(child, QWidget) and child.isWindow():  # a dialog or a menu; the window has no style sheet itself
            dress(child)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasText() or dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        complaint = self.tr("The dropped item contains no puzzle: {}")
        self.document_actions.opener.open_data(event.mimeData(), complaint)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything comes back at the next start, so that nothing is asked, unless that cannot be written."""
        problem = self._autosave.save_now()
        if problem:
            self.workspace.open_all()
        if problem and not self._leaving and any(document.modified for document in self.workspace.documents):
            event.ignore()
            self.document_actions.ask_about_all(problem, self._leave)
            return
        self._autosave.keep_geometry(self)
        for session in self.workspace.sessions:
            session.close()
        self.help_actions.close()
        self.practice_actions.close()
        self.progress_actions.close()
        super().closeEvent(event)

    def _leave(self) -> None:
        self._leaving = True
        self.close()
