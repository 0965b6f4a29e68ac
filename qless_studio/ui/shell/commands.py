"""The commands of the window: whose they are, how their owners work together, and the groups that menus show."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QWidget

from qless_studio.ui.shell.documents.actions import DocumentActions
from qless_studio.ui.shell.export.actions import ExportActions
from qless_studio.ui.shell.frame.actions import ProgramActions, SessionActions, ViewActions
from qless_studio.ui.shell.frame.menus import sections
from qless_studio.ui.shell.frame.overlay import Overlays
from qless_studio.ui.shell.frame.status_strip import StatusStrip
from qless_studio.ui.shell.frame.top_bar import TopBar
from qless_studio.ui.shell.front import PageFront
from qless_studio.ui.shell.help.actions import HelpActions
from qless_studio.ui.shell.history_sync import HistorySync
from qless_studio.ui.shell.lexicons.actions import LexiconActions
from qless_studio.ui.shell.practice.actions import PracticeActions
from qless_studio.ui.shell.progress.actions import ProgressActions
from qless_studio.ui.shell.rush.actions import RushActions
from qless_studio.ui.shell.search import Search
from qless_studio.ui.shell.shortcuts.actions import ShortcutActions
from qless_studio.ui.shell.shortcuts.shortcuts import Shortcuts
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.statistics.actions import StatisticsActions
from qless_studio.ui.shell.study.actions import StudyActions
from qless_studio.ui.shell.together.actions import FieldWatch, TogetherActions
from qless_studio.ui.shell.words.actions import WordActions
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.actions import Group
from qless_studio.ui.widgets.basic.action_button import ActionLink


class Commands(QObject):
    """The owners of the commands, each of which acts on the document in front.

    To be made when a document is in front; the first picture of the window does not wait for it.
    """

    def __init__(
        self,
        workspace: Workspace,
        appearance: Appearance,
        shortcuts: Shortcuts,
        bars: tuple[TopBar, StatusStrip],
        stack: QStackedWidget,
        overlays: Overlays,
        settings: Callable[[], Settings],
        available: Callable[[], Sequence[Group]],
        areas: Sequence[QAction],
        search: Sequence[QAction],
        parent: QWidget,
    ) -> None:
        """`stack` holds the panes of the games; `settings` and `available` give the settings and commands in force.

        `areas` and `search` are the window's own commands: those that go to a part of it, those that find commands.
        """
        super().__init__(parent)
        chosen, (top_bar, strip) = settings(), bars
        self.documents = DocumentActions(workspace, chosen.recent, parent)
        self.session = SessionActions(workspace, parent)
        self.view = ViewActions(workspace, appearance, parent)
        self.export = ExportActions(workspace, parent)
        self.lexicons = LexiconActions(workspace, overlays, parent)
        self.words = WordActions(workspace, stack, strip.commonness_button, parent)
        self.help = HelpActions(workspace, overlays, settings, available, self.view.text_actions, parent)
        self.statistics = StatisticsActions(workspace, overlays, parent)
        self.practice = PracticeActions(workspace, settings, parent)
        self.progress = ProgressActions(workspace, overlays, settings, self.practice, self.statistics, parent)
        self.rush = RushActions(workspace, parent)
        self.study = StudyActions(workspace, overlays, settings, self.practice, parent)
        self.sync = HistorySync(workspace.records, workspace.pool, parent)
        self.together = TogetherActions(workspace, settings, parent)
        self.practice_front = PageFront((self.practice, self.rush), workspace, stack, bars, overlays, parent)
        self.program = ProgramActions(workspace, appearance, settings, self.sync, parent)
        self.shortcuts = ShortcutActions(workspace, shortcuts, lambda: self.groups, parent)
        in_place = lambda: self.practice_front.page is not None  # noqa: E731
        used = lambda: settings().used  # noqa: E731
        self.search = Search(workspace, self.program, self.help, self.words, in_place, used, self)
        self.groups = self._make_groups(areas, search, parent)
        """Those that are the same in all tabs, by menu."""
        self._connect(top_bar, strip)

    def _make_groups(self, areas: Sequence[QAction], search: Sequence[QAction], parent: QWidget) -> tuple[Group, ...]:
        view, program = self.view, self.program
        return (
            Group(
                self.tr("File"),
                sections(
                    parent,
                    self.documents.actions,
                    self.export.actions,
                    (*self.together.actions, self.together.book),
                    self.lexicons.actions,
                    (program.preferences, self.shortcuts.action, program.quit),
                ),
            ),
            Group(self.tr("Edit"), self.session.edit_actions),
            Group(self.tr("Analysis"), self.session.analysis_actions),
            Group(self.tr("Words"), self.words.actions),
            Group(
                self.tr("Practice"), sections(parent, self.practice.actions, self.rush.actions, (self.study.action,))
            ),
            Group(
                self.tr("View"),
                sections(
                    parent,
                    view.theme_actions,
                    view.text_actions,
                    view.tab_actions,
                    self.documents.navigation_actions,
                    (self.progress.action, self.statistics.action, self.statistics.day_action),
                    areas,
                ),
            ),
            Group(
                self.tr("Help"),
                sections(parent, self.help.page_actions, (self.help.welcome_action, *search, program.about)),
            ),
        )

    def _connect(self, top_bar: TopBar, strip: StatusStrip) -> None:
        top_bar.theme_button.clicked.connect(self.view.switch_theme)
        ActionLink(top_bar.preferences_button, self.program.preferences)
        strip.lexicon_clicked.connect(self.lexicons.open)
        strip.commonness_button.clicked.connect(self.words.choose_commonness)
        self.lexicons.changes_wanted.connect(self.words.open_changes_of)
        self.help.welcomed.connect(self.practice.count_due)
        self.help.practice_wanted.connect(self.practice.practise)
        self.practice.due_counted.connect(self.help.show_due)
        self.help.progress_wanted.connect(self.progress.open_game)
        self.help.day_wanted.connect(self.statistics.open_day)
        self.help.study_wanted.connect(self.study.open_game)
        self.documents.opener.friend_opened.connect(self.together.open)
        self.statistics.challenge_wanted.connect(self.together.challenge_entry)
        complaint = self.tr("The clipboard contains no puzzle: {}")
        self._fields = FieldWatch(lambda text: self.documents.opener.open_text(text, complaint), self)
        self.progress.study_wanted.connect(self.study.open_game)
        self.sync.received.connect(self.practice.count_due)
        self.program.shortcuts_wanted.connect(self.shortcuts.open_editor)

    def available(self, own: Group) -> list[Group]:
        """All groups that make sense now, with the game's `own` after the file and edit ones."""
        if self.practice_front.page is not None:
            program = self.program
            return self.practice_front.groups(self.groups, (program.preferences, self.shortcuts.action, program.quit))
        return [*self.groups[:2], own, *self.groups[2:]]

    def with_settings(self, settings: Settings) -> Settings:
        """These settings with what the owners remember."""
        return self.words.with_settings(dataclasses.replace(settings, recent=self.documents.recent.paths))

    def close(self) -> None:
        """The window closes."""
        self.help.close()
        self.practice.close()
        self.progress.close()
        self.study.close()
        self.rush.close()
