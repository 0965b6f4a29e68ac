"""The command that opens the Progress page, and the actions of that page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.history import Entry, History
from qless_studio.engine.lexicon import Band
from qless_studio.engine.solving import FinishedRun, Outcome
from qless_studio.engine.texts import counted, phrase
from qless_studio.ui.shell.frame.overlay import Overlays
from qless_studio.ui.shell.practising import Practising as PracticeActions
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.statistics.actions import StatisticsActions
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import CommandOwner, command
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.work import HistoryStore, SolveJob

if TYPE_CHECKING:  # imported when first asked for
    from qless_studio.engine.practice.cards import Card
    from qless_studio.engine.practice.progress import Progress
    from qless_studio.ui.shell.progress.page import ProgressPage
    from qless_studio.ui.shell.progress.reading import LevelReport

SUFFIX = ".txt"


class ProgressActions(CommandOwner):
    """The page is made when it is first asked for; what it shows is computed on the pool whenever it is opened."""

    in_places = True
    setting_chosen = Signal(str, object)
    """Name of a field of `Settings` and its value."""
    study_wanted = Signal(str)
    """The words worth learning in the game of this key are to be shown."""

    def __init__(
        self,
        workspace: Workspace,
        overlays: Overlays,
        settings: Callable[[], Settings],
        practice: PracticeActions,
        statistics: StatisticsActions,
        parent: QWidget,
    ) -> None:
        """`settings` returns the current settings; the page has links to `practice` and `statistics`."""
        super().__init__(parent)
        self._practice, self._statistics = practice, statistics
        self._workspace, self._overlays, self._settings, self._parent = workspace, overlays, settings, parent
        self._made: ProgressPage | None = None
        self._job: SolveJob | None = None
        self._said = ""
        self._store = HistoryStore(workspace.records, self, self._complain)
        self.make_actions(parent)
        practice.finished.connect(self.refresh)
        statistics.progress_wanted.connect(self.open_game)

    @command("progress", phrase("Progress"), icon="path", words=phrase("history; level; weakness; chart; due; records"),
             tip=phrase("Your level, what you are learning, what is hard for you, and what to practise"))  # fmt: skip
    def open(self) -> None:
        """Open the page with the game in front."""
        self.open_game(self._workspace.view.key)

    def open_game(self, game: str) -> None:
        """Open the page with the game of this key."""
        page = self._page()
        self._read(game)
        page.open_page(game)

    def refresh(self) -> None:
        """Update the page, if it is visible, after the history changed."""
        if self._made is not None and self._made.isVisible():
            self._read(self._made.game)

    def close(self) -> None:
        """Stop working: the program ends."""
        if self._job is not None:
            self._job.drop()
            self._job = None

    def _page(self) -> ProgressPage:
        from qless_studio.ui.shell.progress.page import ProgressPage

        return self._overlays.get(ProgressPage, self._make_page)

    def _make_page(self, parent: QWidget) -> ProgressPage:
        from qless_studio.ui.shell.progress.page import ProgressPage

        page = self._made = ProgressPage(self._workspace.views, parent)
        page.due_wanted.connect(self._on_due_wanted)
        page.cards_wanted.connect(self._practice.practise_cards)
        page.export_wanted.connect(self.export)
        page.forget_card_wanted.connect(self._on_forget_card)
        page.forget_practice_wanted.connect(self._on_forget_practice)
        page.statistics_wanted.connect(self._statistics.open_game)
        page.day_wanted.connect(self._statistics.open_day)
        page.study_wanted.connect(self.study_wanted)
        page.hide_levels_wanted.connect(self._on_hide_levels)
        page.play_wanted.connect(self._on_play_wanted)
        page.past_wanted.connect(self._on_past_wanted)
        return page

    # reading

    def _games(self) -> Mapping[str, Any]:
        return {view.key: view.game for view in self._workspace.views}

    def _limits(self) -> Mapping[str, Any]:
        """The settings for practice."""
        settings = self._settings()
        return {
            "cards_a_day": settings.practice_cards,
            "new_a_day": settings.practice_new,
            "least": Band[settings.practice_least],
        }

    def _read(self, first: str, said: str = "") -> None:
        """Compute the progress in all games, the `first` one first; then show the message `said`."""
        from qless_studio.ui.shell.progress.reading import empty, progress_in

        self.close()
        self._said, workspace, page = said, self._workspace, self._page()
        page.forget_levels()
        page.say(self.tr("The history stays on this computer unless you share it."))
        if workspace.records is None:
            self._on_found([*empty(page.views).values()])
            return
        limits, levels = self._limits(), self._settings().levels
        work = partial(progress_in, workspace.records, self._games(), first, date.today(), limits, levels)
        self._job = SolveJob(work, workspace.pool, self, found=self._on_found, finished=self._on_finished).start()

    def _on_found(self, batch: list[Progress | LevelReport]) -> None:
        from qless_studio.ui.shell.progress.reading import LevelReport

        if self._made is not None:
            for each in batch:
                if isinstance(each, LevelReport):
                    self._made.show_level(each)
                else:
                    self._made.show_progress(each, date.today())
            if self._said:
                self._made.say(self._said)

    def _on_finished(self, finished: FinishedRun) -> None:
        from qless_studio.ui.shell.progress.reading import empty

        self._job = None
        if finished.outcome is Outcome.FAILED and self._made is not None:
            self._on_found([*empty(self._made.views).values()])
            self._complain(str(finished.error))

    # what the page asks for

    def _on_hide_levels(self) -> None:
        """Show no level anywhere any more, until the preference brings them back."""
        page = self._page()
        page.forget_levels()
        page.show_content()
        page.games.setFocus()
        self.setting_chosen.emit("levels", False)
        page.say(self.tr("Levels are hidden everywhere; the preferences bring them back."))

    def _on_due_wanted(self, game: str) -> None:
        """Practise the due cards of a game; after a long pause those of all games, which can be spread over a week."""
        progress = self._page().progress
        if progress is not None and progress.too_many:
            self._practice.practise()
        elif progress is not None:
            title = next(view.title for view in self._workspace.views if view.key == game)
            self._practice.practise_cards(progress.due_ids, title)

    def _on_past_wanted(self, entry: Entry) -> None:
        from qless_studio.ui.shell.past_games import open_past_game

        self._overlays.close_all()
        open_past_game(self._workspace, entry)

    def _on_play_wanted(self, game: str) -> None:
        """The game in Play; the page closes."""
        workspace = self._workspace
        self._overlays.close_all()
        index = [view.key for view in workspace.views].index(game)
        document = workspace.front(index)
        document.session.set_mode(Mode.PLAY)
        workspace.show(document)

    def export(self, game: str) -> None:
        """Ask for a file and write the due cards of a game there, for Anki."""
        from qless_studio.ui.shell.progress.reading import due_for_anki
        from qless_studio.ui.widgets.basic.save_file import ask_and_write

        folder, page = self._workspace.records, self._page()
        if folder is None:
            return
        content = partial(due_for_anki, folder, self._games(), game, date.today(), self._limits())
        kinds = ((SUFFIX, self.tr("Text for Anki")),)
        ask_and_write(
            self._parent, self.tr("Export due cards"), f"qless-studio-{game}", kinds, lambda _: content,
            page.say, self._complain,
        )  # fmt: skip

    def _complain(self, text: str) -> None:
        if self._made is not None:
            self._made.say(text, failed=True)

    # forgetting

    def _on_forget_card(self, card: Card) -> None:
        from qless_studio.engine.practice.forgetting import forget_card
        from qless_studio.ui.shell.progress.texts import card_name

        name = card_name(card)
        more = self.tr("Your answers are removed, and it is not asked again until you miss it again.")
        forget = partial(forget_card, game=card.game, card=card.id)
        self._ask(self.tr("Forget {}?").format(name), more, forget, self.tr("{} forgotten").format(name))

    def _on_forget_practice(self, game: str) -> None:
        from qless_studio.engine.practice.forgetting import forget_practice

        title = next(view.title for view in self._workspace.views if view.key == game)
        more = self.tr(
            "Your answers are removed, and nothing that you missed until now is asked again. "
            "Rounds and games stay in the history."
        )
        forget = partial(forget_practice, game=game)
        self._ask(self.tr("Forget all practice of {}?").format(title), more, forget)

    def _ask(self, question: str, more: str, forget: Callable[[History], int], said: str = "") -> None:
        from qless_studio.ui.shell.frame.question import ask_first

        verbs = self.tr("Forget"), self.tr("Cancel")
        more = f"{more} {self.tr('This cannot be undone.')}"
        ask_first(self._parent, question, more, verbs, partial(self._forget, forget, said))

    def _forget(self, forget: Callable[[History], int], said: str) -> None:
        self._store.change(forget, partial(self._on_forgotten, said))

    def _on_forgotten(self, said: str, forgotten: int) -> None:
        self._read(self._page().game, said or counted(forgotten, "{} answer forgotten", "{} answers forgotten"))
