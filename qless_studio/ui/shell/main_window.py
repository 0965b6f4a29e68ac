"""The main window: top bar, a tab for each game, status strip, menus."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt, QThreadPool
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QUndoGroup
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.lexicon import available
from qless_studio.engine.options import read_options
from qless_studio.ui.shell import settings as settings_file
from qless_studio.ui.shell.commands import Group, command, separator
from qless_studio.ui.shell.game_view import GameTab, GameView
from qless_studio.ui.shell.lexicons import Lexicons
from qless_studio.ui.shell.session import Session, State
from qless_studio.ui.shell.settings import TEXT_SCALES, Settings
from qless_studio.ui.shell.status_strip import StatusStrip
from qless_studio.ui.shell.top_bar import NARROW, TopBar
from qless_studio.ui.theme import Appearance

log = logging.getLogger(__name__)
SMALLEST = QSize(900, 600)
REFERENCE = QSize(1280, 800)


class MainWindow(QMainWindow):
    """Knows views, not games. A tab's content is built on its first visit."""

    def __init__(
        self,
        views: Sequence[GameView],
        appearance: Appearance,
        pool: QThreadPool,
        settings: Settings | None = None,
        settings_path: Path | None = None,
    ) -> None:
        """`settings_path` None: nothing is written (tests, the self-test)."""
        super().__init__()
        self.views = tuple(views)
        self.appearance = appearance
        self.lexicons = Lexicons(pool, self)
        self._settings = settings or Settings()
        self._settings_path = settings_path
        self._undo = QUndoGroup(self)
        self.sessions = [self._new_session(view, pool) for view in views]
        self._tabs: list[GameTab | None] = [None] * len(self.views)

        self.top_bar = TopBar(appearance, [view.game.title for view in views], [view.accent for view in views])
        self.stack = QStackedWidget()
        self.strip = StatusStrip(appearance)
        for _ in views:
            self.stack.addWidget(QWidget())
        self._lay_out()
        self._make_commands()
        self.top_bar.tabs.currentChanged.connect(self.show_tab)
        self.top_bar.menu_button.clicked.connect(self.open_menu)
        self.top_bar.theme_button.clicked.connect(self.switch_theme)
        self.strip.lexicon_clicked.connect(self.choose_lexicon)
        keys = [view.game.key for view in views]
        self.show_tab(keys.index(self._settings.current) if self._settings.current in keys else 0)

    # building

    def _new_session(self, view: GameView, pool: QThreadPool) -> Session:
        session = Session(view.game, self.lexicons, pool, self)
        self._undo.addStack(session.undo_stack)
        problem = _restore(session, self._settings, view.lexicon)
        if problem:
            log.warning("tab %s: %s", view.game.key, problem)
        session.state_changed.connect(self._show_status)
        session.lexicon_changed.connect(self._show_status)
        session.message.connect(self.say)
        return session

    def _lay_out(self) -> None:
        self.setMinimumSize(SMALLEST)
        self.resize(REFERENCE)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.stack, 1)
        column.addWidget(self.strip)
        self.setCentralWidget(centre)

    def _make_commands(self) -> None:
        self._groups = [self._file_group(), self._edit_group(), self._analysis_group(), self._view_group()]
        self._help = Group(self.tr("Help"), (command(self, "about", self.tr("About Qless Studio"), self.about),))
        self._game_actions: tuple[QAction, ...] = ()
        for group in (*self._groups, self._help):
            self.addActions(list(group.actions))  # so that shortcuts work without a menu bar

    def _file_group(self) -> Group:
        paste = QKeySequence("Ctrl+Shift+V")
        return Group(
            self.tr("File"),
            (
                command(
                    self,
                    "copy_puzzle",
                    self.tr("Copy the puzzle's text"),
                    self.copy_puzzle,
                    "Ctrl+Shift+C",
                    icon="copy",
                ),
                command(self, "paste_puzzle", self.tr("Open a puzzle from the clipboard"), self.paste_puzzle, paste),
                separator(self),
                command(self, "lexicon", self.tr("Choose a word list…"), self.choose_lexicon, "Ctrl+L", icon="book"),
                separator(self),
                command(self, "quit", self.tr("Close the program"), self.close, QKeySequence.StandardKey.Quit),
            ),
        )

    def _edit_group(self) -> Group:
        undo = self._undo.createUndoAction(self, self.tr("Undo"))
        undo.setShortcut(QKeySequence.StandardKey.Undo)
        redo = self._undo.createRedoAction(self, self.tr("Redo"))
        redo.setShortcut(QKeySequence.StandardKey.Redo)
        undo.setObjectName("undo")
        redo.setObjectName("redo")
        undo.setProperty("icon_name", "undo")
        redo.setProperty("icon_name", "redo")
        return Group(self.tr("Edit"), (undo, redo))

    def _analysis_group(self) -> Group:
        self._analysing = command(
            self, "analyse", self.tr("Analyse every change"), shortcut="Ctrl+Shift+A", checked=True
        )
        self._analysing.toggled.connect(lambda on: self.session.set_analysing(on))
        return Group(
            self.tr("Analysis"),
            (
                command(self, "solve", self.tr("Solve now"), lambda: self.session.solve(), "F5", icon="play"),
                command(self, "stop", self.tr("Stop"), lambda: self.session.stop(), "Ctrl+.", icon="stop"),
                self._analysing,
            ),
        )

    def _view_group(self) -> Group:
        modes = QActionGroup(self)
        names = (
            ("system", self.tr("Theme as in the system")),
            ("light", self.tr("Light theme")),
            ("dark", self.tr("Dark theme")),
            ("high_contrast", self.tr("High contrast theme")),
        )
        actions: list[QAction] = []
        for mode, text in names:
            action = command(self, f"theme_{mode}", text, checked=mode == self.appearance.mode)
            action.triggered.connect(lambda _=False, mode=mode: self.appearance.set_mode(mode))
            modes.addAction(action)
            actions.append(action)
        self._mode_actions = dict(zip((mode for mode, _ in names), actions, strict=True))
        actions += [
            separator(self),
            command(
                self, "larger", self.tr("Larger text"), lambda: self._scale_text(1), QKeySequence.StandardKey.ZoomIn
            ),
            command(
                self, "smaller", self.tr("Smaller text"), lambda: self._scale_text(-1), QKeySequence.StandardKey.ZoomOut
            ),
            command(self, "normal", self.tr("Normal text"), lambda: self.appearance.set_text_scale(1.0), "Ctrl+0"),
            separator(self),
        ]
        for index, view in enumerate(self.views):
            go = self.tr("Go to %s") % view.game.title
            actions.append(
                command(self, f"tab_{view.game.key}", go, lambda index=index: self.show_tab(index), f"Ctrl+{index + 1}")
            )
        return Group(self.tr("View"), tuple(actions))

    # tabs

    @property
    def index(self) -> int:
        return self.stack.currentIndex()

    @property
    def session(self) -> Session:
        return self.sessions[self.index]

    @property
    def tab(self) -> GameTab:
        """The tab in front."""
        return self._built(self.index)

    def show_tab(self, index: int) -> None:
        """Bring a game to the front, building its tab if this is the first visit."""
        tab = self._built(index)
        self.stack.setCurrentIndex(index)
        self.top_bar.tabs.setCurrentIndex(index)
        self._undo.setActiveStack(self.session.undo_stack)
        for action in self._game_actions:
            self.removeAction(action)
        self._game_actions = tuple(tab.commands())
        self.addActions(list(self._game_actions))
        self._analysing.setChecked(self.session.analysing)
        self.setWindowTitle(f"{self.views[index].game.title} – Qless Studio")
        self._show_status()

    def _built(self, index: int) -> GameTab:
        tab = self._tabs[index]
        if tab is None:
            view, session = self.views[index], self.sessions[index]
            tab = self._tabs[index] = view.tab(session, self.appearance.tinted(view.accent))
            tab.rule_summary_changed.connect(self._show_status)
            before = self.stack.widget(index)
            self.stack.insertWidget(index, tab)
            self.stack.removeWidget(before)
            before.deleteLater()
            self.lexicons.request(session.lexicon_name)
            session.solve()
        return tab

    # menus and their commands

    def groups(self) -> list[Group]:
        """All commands that make sense now, the game's own first after the file and edit ones."""
        own = Group(self.views[self.index].game.title, self._game_actions)
        return [*self._groups[:2], own, *self._groups[2:], self._help]

    def menu(self) -> QMenu:
        """A new menu with everything in it, a submenu for each group."""
        menu = QMenu(self)
        for group in self.groups():
            if group.actions:
                menu.addMenu(group.title).addActions(list(group.actions))
        return menu

    def open_menu(self) -> None:
        button = self.top_bar.menu_button
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def copy_puzzle(self) -> None:
        QGuiApplication.clipboard().setText(self.session.text)
        self.say(self.tr("Copied: %s") % self.session.text)

    def paste_puzzle(self) -> None:
        """Open the clipboard's text in the first tab, from the one in front on, that can read it."""
        text = QGuiApplication.clipboard().text().strip()
        if not text:
            self.say(self.tr("The clipboard holds no text."))
            return
        complaint = ""
        for step in range(len(self.views)):
            index = (self.index + step) % len(self.views)
            try:
                puzzle = self.views[index].game.parse(text)
            except StudioError as error:
                complaint = complaint or str(error)
                continue
            self.show_tab(index)
            self.session.edit(puzzle, self.tr("Paste a puzzle"))
            return
        self.say(self.tr("The clipboard holds no puzzle: %s") % complaint)

    def choose_lexicon(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for info in available():
            action = menu.addAction(info.title)
            action.setCheckable(True)
            action.setChecked(info.name == self.session.lexicon_name)
            action.triggered.connect(lambda _=False, name=info.name: self.session.use_lexicon(name))
        button = self.strip.lexicon_button
        menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def switch_theme(self) -> None:
        """Light to dark and back; whatever the system says."""
        mode = "light" if self.appearance.theme.dark else "dark"
        self.appearance.set_mode(mode)
        self._mode_actions[mode].setChecked(True)

    def _scale_text(self, step: int) -> None:
        scales = TEXT_SCALES
        now = min(range(len(scales)), key=lambda place: abs(scales[place] - self.appearance.text_scale))
        self.appearance.set_text_scale(scales[max(0, min(len(scales) - 1, now + step))])

    def about(self) -> None:
        from qless_studio.ui.shell.about import AboutDialog

        AboutDialog(self.appearance, self).open()

    # status

    def say(self, text: str) -> None:
        """One line in the status strip."""
        self.strip.show_state(text, "warn")

    def _show_status(self, *_: object) -> None:
        session = self.session
        title = next((info.title for info in available() if info.name == session.lexicon_name), session.lexicon_name)
        lexicon = session.lexicon
        self.strip.lexicon_button.show_list(
            title, self.tr("loading") if lexicon is None else self.tr("%s words") % f"{len(lexicon):,}"
        )
        words = {
            State.EMPTY: self.tr("Ready"),
            State.WAITING: self.tr("Analysis on") if session.analysing else self.tr("Analysis off"),
            State.RUNNING: self.tr("Searching"),
            State.FINISHED: self.tr("Analysis on") if session.analysing else self.tr("Analysis off"),
        }
        self.strip.show_state(words[session.state], "good" if session.analysing else "text_dim")
        tab = self._tabs[self.index]
        self.strip.show_rules(tab.rule_summary() if tab else "")

    # coming and going

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.top_bar.set_narrow(self.width() < self.appearance.theme.px(NARROW))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.save_settings()
        for session in self.sessions:
            session.close()
        super().closeEvent(event)

    def save_settings(self) -> None:
        if self._settings_path is None:
            return
        settings = dataclasses.replace(
            self._settings,
            mode=self.appearance.mode,
            text_scale=self.appearance.text_scale,
            tabs={session.game.key: _saved(session) for session in self.sessions},
            current=self.views[self.index].game.key,
        )
        try:
            settings_file.save(self._settings_path, settings)
        except StudioError as error:
            log.error("%s", error)


def _saved(session: Session) -> dict[str, Any]:
    options = {name: str(value) for name, value in dataclasses.asdict(session.options).items()}
    return {"text": session.text, "options": options, "lexicon": session.lexicon_name}


def _restore(session: Session, settings: Settings, lexicon: str) -> str:
    """Give a session the state saved for it; what cannot be read any more, and why ("" when all could)."""
    saved = settings.tabs.get(session.game.key, {})
    problems = []
    session.use_lexicon(str(saved.get("lexicon") or settings.lexicon or lexicon))
    options = saved.get("options", {})
    try:
        session.set_options(
            read_options(session.game.options, {str(name): str(text) for name, text in options.items()})
        )
    except (StudioError, AttributeError) as error:
        problems.append(str(error))
    try:
        session.restore(session.game.parse(str(saved.get("text", ""))) if saved.get("text") else session.game.blank)
    except StudioError as error:
        problems.append(str(error))
    return "; ".join(problems)
