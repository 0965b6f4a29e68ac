"""The main window: top bar, a pane for each game, status strip, menus."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, QThreadPool, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.lexicon.lexicon import propose_all
from qless_studio.ui.shell.documents.pane import Pane
from qless_studio.ui.shell.frame.notices import Notices
from qless_studio.ui.shell.frame.overlay import Overlays
from qless_studio.ui.shell.frame.status_strip import StatusStrip
from qless_studio.ui.shell.frame.top_bar import FindingActions, TopBar
from qless_studio.ui.shell.shortcuts.shortcuts import Shortcuts
from qless_studio.ui.shell.state.autosave import AppState, Autosave
from qless_studio.ui.shell.state.document import Document, SavedSession
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import Appearance, accented
from qless_studio.ui.tab.commands import Action
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.widgets.basic.access import focus_neighbour
from qless_studio.ui.widgets.basic.buttons import ActionLink
from qless_studio.ui.widgets.basic.dialogs import open_menu
from qless_studio.ui.widgets.basic.layout import background, bare, filled
from qless_studio.ui.work.signals import in_turns, listen

if TYPE_CHECKING:  # imported when first asked for: the first paint waits for nothing it does not show
    from qless_studio.ui.shell.commands import Commands
    from qless_studio.ui.shell.frame.palette import AltKey
    from qless_studio.ui.shell.places.place import Place

SMALLEST = QSize(900, 600)
REFERENCE = QSize(1280, 800)


class MainWindow(QMainWindow):
    """Lays out the workspace, puts the commands of all owners into menus and palette, and hands events on.

    Knows views, not games.
    """

    first_painted = Signal()
    """The window was painted for the first time: what can wait until then may begin."""

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
        self.workspace = Workspace(views, pool, records=self._autosave.records, parent=self)
        self._painted = self._leaving = False
        self._blank: QWidget | None = None
        """What is in front until Home is."""
        self._apply_settings()
        self.workspace.restore(saved or SavedSession())
        self._game_actions: tuple[Action, ...] = ()
        self._commands: Commands | None = None
        self._lay_out()
        self.shortcuts = Shortcuts(self._settings.shortcuts, self)
        self._make_own_commands()
        self._connect()
        keys = [view.key for view in views]
        current = saved.current if saved else ""
        self.workspace.show_game(keys.index(current) if current in keys else 0)
        self._autosave.restore_geometry(self)
        if self._settings.inspector:  # the first picture shows it
            self._make_commands()

    # building

    def _lay_out(self) -> None:
        self.setMinimumSize(SMALLEST)
        self.resize(REFERENCE)
        self.setAcceptDrops(True)
        views = self.workspace.views
        self.top_bar = TopBar([view.title for view in views], [view.accent for view in views])
        self.stack = QStackedWidget()
        self.strip = StatusStrip()
        self.notices = Notices(self.workspace, self.strip, self)
        self.panes: dict[int, Pane] = {}
        """By the index of the game, once it is to be shown."""
        centre = QWidget()
        filled(bare(QVBoxLayout(centre), 0), self.top_bar, (self.stack, 1), self.strip)
        self.setCentralWidget(centre)
        self.overlays = Overlays(centre, self._focus_front)

    def _make_own_commands(self) -> None:
        """Make the commands that the first picture shows, or that concern the window alone."""
        self._finding = FindingActions(self.open_palette, self.open_menu, self._go_to_area, self)
        self.shortcuts.give(self._finding.actions)

    def begin_with_home(self) -> None:
        """Have the first picture show an empty page in place of a game: Home follows it."""
        self._blank = background("panel")
        self.stack.addWidget(self._blank)
        self.stack.setCurrentWidget(self._blank)
        self.setWindowTitle("Qless Studio")
        self.setWindowModified(False)  # which a title without a document cannot show
        self.top_bar.show_front("home")
        self.strip.set_aside(True)
        focused = self.focusWidget()
        if focused is not None:
            focused.clearFocus()  # Home gives it back to the board

    @property
    def commands(self) -> Commands:
        """The other commands, made when there is something to look at, or when they are first asked for."""
        if self._commands is None:
            self._make_commands()
        assert self._commands is not None
        return self._commands

    def _make_commands(self) -> None:
        from qless_studio.ui.shell.commands import Commands

        bars, workspace = (self.top_bar, self.strip), self.workspace
        commands = Commands(
            workspace, self.appearance, self.shortcuts, bars, self.stack, self.overlays, self.settings,
            self.available, self._change_setting, self._finding, self,
        )  # fmt: skip
        self._commands = commands
        self.shortcuts.adopt(self)
        commands.documents.recent.changed.connect(self._autosave.save_soon)
        commands.sync.failed.connect(self.notices.complain_everywhere)
        commands.front.changed.connect(self._show_commands)
        commands.words.restore(self._settings)
        self._show_commands()

    def _connect(self) -> None:
        workspace, top_bar = self.workspace, self.top_bar
        top_bar.tabs.currentChanged.connect(workspace.show_other)
        ActionLink(top_bar.menu_button, self._finding.menu)
        ActionLink(top_bar.search, self._finding.search)
        top_bar.search.follow(self._finding.search)
        workspace.front_changed.connect(self._on_front_changed)
        for follow in (self._show_status, self._show_bars):
            workspace.front_updated.connect(follow)
        workspace.tab_built.connect(self._on_tab_built)
        workspace.renamed.connect(self._show_title)
        workspace.wished.connect(lambda wish: self.commands.grant(wish))
        listen(self._autosave.save_soon, workspace.edited, self.shortcuts.changed)
        self.appearance.changed.connect(self._autosave.save_soon)
        self._autosave.failed.connect(self.notices.complain_everywhere)

    # what is in front

    @property
    def document(self) -> Document:
        """The document in front."""
        return self.workspace.document

    @property
    def session(self) -> Session:
        """The session in front."""
        return self.workspace.session

    @property
    def tab(self) -> Tab:
        """The tab in front."""
        return self.workspace.tab

    @property
    def _page(self) -> Place | None:
        """The place in front of the games, if there is one."""
        return None if self._commands is None else self._commands.front.place

    def show_tab(self, index: int) -> None:
        """Bring a game to the front, with the document of it that was in front last."""
        self.workspace.show_game(index)

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open documents and puzzles written as text."""
        self.commands.documents.opener.open_files(paths)

    def _on_front_changed(self, document: Document) -> None:
        accented(self, self.workspace.view.accent)  # for what is shown over the tab
        focused = self.focusWidget()
        in_top_bar = focused is not None and self.top_bar.isAncestorOf(focused)
        if focused is not None and not in_top_bar:
            focused.clearFocus()  # the board gets it below; Qt would search the window for another place first
        self.overlays.close_all()
        self.stack.setCurrentWidget(self._pane(document.index))
        self.panes[document.index].show_front()
        self.top_bar.tabs.setCurrentIndex(document.index)
        self._game_actions = self.tab.own_commands
        if self._commands is None:
            self._show_title()
        else:
            self._show_commands()
        if not in_top_bar:  # there the arrow keys go on to the next game
            self.tab.focus_board()
        self._autosave.save_soon()

    def _show_commands(self) -> None:
        """Have the commands that make sense now, with their keys, and no others."""
        wanted = [*(self._page.own_actions if self._page is not None else ()), *self.available()]
        for action in set(self.actions()).difference(wanted):
            self.removeAction(action)
        self.addActions(wanted)
        if self._awaits_home:
            self.top_bar.show_front("home")  # as before the buttons there got their commands
        else:
            self.commands.front.follow()
            self._show_bars()
            self._show_title()
            self._show_status()
        if sys.platform == "darwin":
            from qless_studio.ui.shell.frame.palette import fill_menus

            fill_menus(self.menuBar(), self.available(), self.workspace.view.title)

    def _show_bars(self) -> None:
        """A game that goes on in a low window has the room of both bars; the strip shows messages alone."""
        workspace = self.workspace
        if isinstance(self.stack.currentWidget(), Pane) and workspace.has_tab(workspace.document):
            taken = workspace.tab.takes_bars
            self.top_bar.setVisible(not taken)
            self.strip.set_aside(taken)

    @property
    def _awaits_home(self) -> bool:
        """Whether Home is to come, and nothing else has come to the front."""
        return self._blank is not None and self.stack.currentWidget() is self._blank

    def _go_to_area(self, step: int) -> None:
        if self.overlays.current is None:
            (self._page or self.tab.page.places).focus_next_area(step)

    def _focus_front(self) -> None:
        if self._page is not None:
            self._page.focus()
        else:
            self.tab.focus_board()

    def _pane(self, index: int) -> Pane:
        """The place of a game, made when it is first needed."""
        if index not in self.panes:
            close, new = lambda each: self.commands.documents.close(each), lambda: self.commands.documents.new()
            made = Pane(self.workspace, index, close, new)
            pane = self.panes[index] = accented(made, self.workspace.views[index].accent)
            self.stack.addWidget(pane)
        return self.panes[index]

    def _on_tab_built(self, document: Document, tab: Tab) -> None:
        self._on_part_added(tab)
        tab.part_added.connect(self._on_part_added)

    def _on_part_added(self, part: QWidget) -> None:
        """A tab, or a page of one, was built."""
        if self._commands is not None:  # else with these
            self.shortcuts.adopt(part)

    # menus and palette

    def available(self) -> list[Action]:
        """All commands that make sense with what is in front, those of the game first."""
        return self.commands.available(self._game_actions)

    def menu(self) -> QMenu:
        """A new menu with everything in it, a submenu for each menu."""
        from qless_studio.ui.shell.frame.palette import menu_of

        return menu_of(self.available(), self.workspace.view.title, self)

    def open_menu(self) -> None:
        button = self.top_bar.menu_button
        open_menu(self.menu(), button.mapToGlobal(button.rect().bottomLeft()))

    def open_palette(self) -> None:
        """Open Search, or close it."""
        from qless_studio.ui.shell.frame.palette import CommandPalette

        commands = self.commands
        palette = self.overlays.get(CommandPalette, lambda parent: CommandPalette(parent, commands.search))
        if palette.isVisible():
            palette.close_overlay()
        else:
            commands.search.gather(self.available(), self.workspace.view.title, self._game_actions)
            palette.open_empty()

    # status

    def say(self, text: str) -> None:
        """One line in the status strip, for some seconds."""
        self.notices.say(text)

    def complain(self, text: str) -> None:
        """One line in the status strip on what failed, until it is dismissed."""
        self.notices.complain_everywhere(text)

    def _show_title(self) -> None:
        workspace = self.workspace
        if self._page is not None:
            self.setWindowTitle(f"{self._page.accessibleName()} – Qless Studio")
            return
        document, game = workspace.document, workspace.view.title
        named = document.path is not None or len(workspace.of(workspace.index)) > 1
        self.setWindowTitle(f"{document.name}[*] – {game} – Qless Studio" if named else f"{game}[*] – Qless Studio")
        self.setWindowModified(document.modified)
        if sys.platform == "darwin":  # elsewhere it would only add to the title
            self.setWindowFilePath(str(document.path or ""))

    def _show_status(self) -> None:
        workspace = self.workspace
        if self._commands is not None and self._commands.front.show_status():
            return
        tab = workspace.tab if workspace.has_tab(workspace.document) else None
        self.strip.follow(workspace.session, workspace.lexicons, *(tab.status() if tab else ("", "")))
        self.strip.show_rules(tab.rule_summary() if tab else "")

    # what is remembered

    def settings(self) -> Settings:
        """What the user chose, as it is now."""
        settings = dataclasses.replace(
            self._settings,
            mode=self.appearance.mode,
            text_scale=self.appearance.text_scale,
            less_motion=self.appearance.chosen_reduced_motion,
            shortcuts=self.shortcuts.changes,
        )
        return settings if self._commands is None else self._commands.with_settings(settings)

    def app_state(self) -> AppState:
        """All that is remembered, as it is now."""
        return AppState(self.settings(), self.workspace.saved())

    def _change_setting(self, name: str, value: Any) -> None:
        """Take this field of `Settings` as the user's choice from now on."""
        self._settings = dataclasses.replace(self.settings(), **{name: value})
        chosen, appearance = self._settings, self.appearance
        appearance.set_mode(chosen.mode)
        appearance.set_text_scale(chosen.text_scale)
        appearance.set_reduced_motion(chosen.less_motion)
        self._apply_settings()
        self._autosave.save_soon()

    def _apply_settings(self) -> None:
        self.workspace.set_words(self._settings.lexicon, self._settings.language_played)
        self.workspace.set_threads(self._settings.threads or None)
        self.workspace.levels.set_shown(self._settings.levels)
        propose_all(self._settings.offensive)
        if self._painted:
            self.commands.sync.set_folder(self._settings.sync_folder)

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
        steps = self._after_first_paint()
        next(steps)  # with the first, keys have what they stand for
        in_turns(self, steps)

    def _after_first_paint(self) -> Iterator[None]:
        """Do what the first picture does not wait for, in steps of less than a blink unless the window is closed."""
        commands = self.commands
        yield
        if self._blank is not None:
            for _ in commands.places.import_home():
                yield
            if not self.isVisible():
                return
            if self._awaits_home:  # and not in a game meanwhile
                commands.places.show_home()
            self._blank.deleteLater()
            self._blank = None
            yield
        self._apply_settings()
        self.first_painted.emit()

    @cached_property
    def _alt(self) -> AltKey:
        from qless_studio.ui.shell.frame.palette import AltKey

        return AltKey(self, self.open_menu)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt and not event.isAutoRepeat() and sys.platform != "darwin":
            self._alt.watch()
        super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        from qless_studio.ui.shell.documents.puzzle_detection import dropped_files

        data = event.mimeData()
        if data.hasText() or data.hasImage() or dropped_files(data):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        complaint = self.tr("The dropped item contains no puzzle: {}")
        self.commands.documents.opener.open_data(event.mimeData(), complaint)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything comes back at the next start, so that nothing is asked, unless that cannot be written."""
        problem = self._autosave.save_now()
        if problem:
            self.workspace.open_all()
        if problem and not self._leaving and any(document.modified for document in self.workspace.documents):
            event.ignore()
            self.commands.documents.ask_about_all(problem, self._leave)
            return
        self._autosave.keep_geometry(self)
        for session in self.workspace.sessions:
            session.close()
        if self._commands is not None:
            self._commands.close()
        super().closeEvent(event)

    def _leave(self) -> None:
        self._leaving = True
        self.close()
