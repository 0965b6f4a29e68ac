"""The command that opens the words worth learning, and the actions of that page."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.player.study import StudyWord
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import phrase
from qless_studio.ui.shell.frame.overlay import Overlays
from qless_studio.ui.shell.practising import Practising as PracticeActions
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import CommandOwner, command
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.work import SolveJob

if TYPE_CHECKING:  # imported when first asked for
    from qless_studio.ui.shell.study.page import StudyPage
    from qless_studio.ui.shell.study.reading import StudyList

SUFFIXES = {"txt": ".txt", "csv": ".csv", "anki": ".txt"}


class StudyActions(CommandOwner):
    """The page is made when it is first asked for; its list is computed on the pool whenever a game is shown."""

    in_places = True
    setting_chosen = Signal(str, object)
    """Name of a field of `Settings` and its value."""

    def __init__(
        self,
        workspace: Workspace,
        overlays: Overlays,
        settings: Callable[[], Settings],
        practice: PracticeActions,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._workspace, self._overlays, self._settings = workspace, overlays, settings
        self._practice, self._parent = practice, parent
        self._made: StudyPage | None = None
        self._job: SolveJob | None = None
        self.make_actions(parent)

    @command("study", phrase("Words worth learning"), icon="book",
             words=phrase("history; missed; overlooked; learn; anki"),
             tip=phrase("The words that would earn you the most points, to practise or to export"))  # fmt: skip
    def open(self) -> None:
        """Open the page with the game in front, if it is one with words on boards."""
        self.open_game(self._workspace.view.key)

    def open_game(self, key: str) -> None:
        """Open the page with this game, if it is one with words on boards."""
        page = self._page()
        page.study = None  # rounds may have been played since
        page.show_left_out(self._settings().left_out)
        page.open_page(key if key in page.views else next(iter(page.views)))

    def close(self) -> None:
        """Stop working."""
        if self._job is not None:
            self._job.drop()
            self._job = None

    @property
    def _views(self) -> list[GameView]:
        """The games with words on boards."""
        return [view for view in self._workspace.views if view.game.scoring is not None]

    def _page(self) -> StudyPage:
        from qless_studio.ui.shell.study.page import StudyPage

        return self._overlays.get(StudyPage, self._make_page)

    def _make_page(self, parent: QWidget) -> StudyPage:
        from qless_studio.ui.shell.study.page import StudyPage

        without = [view.title for view in self._workspace.views if view not in self._views]
        page = self._made = StudyPage(self._views, without, parent)
        page.game_wanted.connect(self._read)
        page.stop_wanted.connect(self._on_stop_wanted)
        page.practise_wanted.connect(self._on_practise_wanted)
        page.left_out_changed.connect(partial(self.setting_chosen.emit, "left_out"))
        page.play_wanted.connect(self._on_play_wanted)
        page.export_wanted.connect(self.export)
        page.closed.connect(self.close)
        return page

    # reading

    def _read(self, key: str) -> None:
        from qless_studio.ui.shell.study.reading import study_list

        self.close()
        page, workspace = self._page(), self._workspace
        page.wait()
        games = {view.key: view.game for view in page.views.values()}
        name = workspace.front([view.key for view in workspace.views].index(key)).session.lexicon_name
        work = partial(study_list, workspace.records, games, key, name, time.time())
        self._job = SolveJob(
            work, workspace.pool, self, found=self._on_found, progressed=self._on_progressed, finished=self._on_finished
        ).start()

    def _on_found(self, batch: list[StudyList]) -> None:
        for study in batch:
            if self._made is not None:
                self._made.show_study(study)

    def _on_progressed(self, run: Run) -> None:
        if self._made is not None and run.fraction is not None:
            self._made.progress.show_share(run.fraction)

    def _on_finished(self, finished: FinishedRun) -> None:
        self._job = None
        if self._made is not None and finished.outcome is not Outcome.COMPLETE:
            self._made.show_stopped()
            if finished.outcome is Outcome.FAILED:
                self._complain(str(finished.error))

    def _on_stop_wanted(self) -> None:
        if self._job is not None:
            self._job.stop()

    # what the page asks for

    def _on_practise_wanted(self, words: Collection[StudyWord]) -> None:
        page = self._page()
        if page.study is not None:
            self._practice.practise_words(page.game, tuple(words), page.study.lexicon.name)

    def _on_play_wanted(self, key: str, board: str) -> None:
        """The board covered in a document of its own, with the list of words that it hides one of."""
        page, workspace = self._page(), self._workspace
        assert page.study is not None
        name = page.study.lexicon.name
        self._overlays.close_all()
        document = workspace.open([view.key for view in workspace.views].index(key))
        session = document.session
        session.use_lexicon(name)
        session.set_mode(Mode.PLAY)
        session.edit(session.game.parse(board), self.tr("Play this puzzle"))
        workspace.show(document)

    def export(self, kind: str) -> None:
        """Ask for a file and write the words listed there."""
        from qless_studio.engine.lexicon.definitions import Definitions
        from qless_studio.engine.practice.study_export import study_anki, study_csv, study_text
        from qless_studio.ui.widgets.basic.save_file import ask_and_write

        page = self._page()
        if page.study is None:
            return
        words, lexicon = page.table.model().solutions(), page.study.lexicon

        def meaning(word: str) -> str:
            known = definitions.define(word, lexicon.language, lexicon.spelt(word))
            return "" if known is None else known.brief[1]

        definitions = Definitions()
        texts: dict[str, Callable[[], Any]] = {
            "txt": lambda: study_text(words, lexicon),
            "csv": lambda: study_csv(words),
            "anki": lambda: study_anki(words, lexicon, meaning),
        }
        names = {"txt": self.tr("Text"), "csv": self.tr("CSV table"), "anki": self.tr("Text for Anki")}
        ask_and_write(
            self._parent, self.tr("Export words worth learning"), f"qless-studio-study-{page.game}",
            ((SUFFIXES[kind], names[kind]),), lambda _: lambda: texts[kind]().encode(), page.say, self._complain,
        )  # fmt: skip

    def _complain(self, text: str) -> None:
        if self._made is not None:
            self._made.say(text, failed=True)
