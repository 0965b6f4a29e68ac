"""The commands of practice, and the page on which it takes place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from qless_studio.engine.history import Entry, completed
from qless_studio.engine.texts import counted, phrase
from qless_studio.ui.shell.practice.commands import PracticeCommands
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import accented, theme_of
from qless_studio.ui.style.tokens import DEFAULT_ACCENT
from qless_studio.ui.tab.commands import CommandOwner, Menu, command
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.work import HistoryStore

if TYPE_CHECKING:  # imported when first asked for: the first paint waits for nothing it does not show
    from qless_studio.engine.player.study import StudyWord
    from qless_studio.engine.practice.items import DueCard, Item
    from qless_studio.engine.practice.queue import Queue
    from qless_studio.ui.shell.practice.course import Course
    from qless_studio.ui.shell.practice.loading import Choose, Loader, State
    from qless_studio.ui.shell.practice.page import PracticePage
    from qless_studio.ui.widgets.feedback.empty_state import EmptyState

PICTURES, PICTURE = 3, QSize(260, 140)
"""Maximum number of boards shown of what is asked again, and size of each at 100 %."""
MISSED_AT_ONCE = 24
"""Cards of one game that are practised after it: the words of three questions."""


class PracticeActions(CommandOwner):
    """Starts a practice, goes back to it, ends it. The user's documents and games are never touched by it."""

    in_places = True
    shown = Signal()
    """`page` is to be brought to the front."""
    left = Signal()
    """The games are to be brought to the front again."""
    changed = Signal()
    """`status` or `review` has changed."""
    finished = Signal()
    """A practice has ended; entries may have been added to the history."""
    due_counted = Signal(object)
    """`State`: how many questions are due, after `count_due` and when a practice begins."""

    def __init__(self, workspace: Workspace, settings: Callable[[], Settings], parent: QWidget) -> None:
        """`settings` gives what the user chose, as it is now."""
        super().__init__(parent)
        self._workspace, self._settings, self._parent = workspace, settings, parent
        self.make_actions(parent)
        self.commands = PracticeCommands(parent)
        self.commands.stop.triggered.connect(self.stop)
        self.commands.board.triggered.connect(self._show_board)
        self.page: PracticePage | None = None
        """Made when it is first asked for."""
        self.course: Course | None = None
        """The practice that is going on, or was last."""
        self._loader: Loader | None = None
        self._counter: Loader | None = None
        self._state: State | None = None
        self._store = HistoryStore(workspace.records, self, workspace.problem)
        self._title = self._nothing = ""
        self._spread_declined = False

    # what starts a practice

    @command("practise", phrase("Practice"), "Ctrl+Shift+M", icon="target", at=Menu.VIEW.at(1, 3),
             tip=phrase("Practise what you missed, when it is due"),
             words=phrase("train; learn; rush; streak; exercises; due; anki; missed; weakness; clock"))  # fmt: skip
    def practise(self) -> None:
        """Go on with the practice, or begin one with what is due."""
        if self.course is not None:
            self._show_page()
        else:
            self._start("", None)

    def practise_cards(self, ids: Collection[str], title: str) -> None:
        """Practise the cards with these ids, due or not; the practice that is going on ends."""
        wanted = frozenset(ids)
        self._nothing = self.tr("This cannot be practised: its word or its word list is missing.")
        self._start(title, lambda queue, day: queue.cards_with(wanted, day))

    def practise_missed(self, entries: Collection[str]) -> None:
        """Practise what was missed in these games, by the ids of their entries; the practice that is going on ends."""
        wanted = tuple(entries)
        title = self.tr("What you missed")
        self._nothing = self.tr("Nothing that you missed there is worth practising.")
        self._start(title, lambda queue, day: queue.missed_in(wanted, day)[:MISSED_AT_ONCE], wanted)

    def practise_words(self, game: str, words: Collection[StudyWord], lexicon: str) -> None:
        """Practise words of a list whether they were missed or not; the practice that is going on ends."""
        from qless_studio.engine.practice.study_cards import study_cards

        def choose(queue: Queue, day: date) -> list[DueCard]:
            return study_cards(words, game, queue.changed(lexicon), queue.answered, day)

        self._nothing = self.tr("These words cannot be practised: their word list is missing.")
        self._start(self.tr("Words worth learning"), choose, most=len(words))

    def count_due(self, again: bool = True) -> None:
        """Find out on the pool how many questions are due; `due_counted` follows.

        `again`: also if that was asked before.
        """
        from qless_studio.ui.shell.practice.loading import Loader

        workspace = self._workspace
        if workspace.records is None or (self._counter is not None and not again):
            return
        if self._counter is None:
            self._counter = Loader(workspace.pool, workspace.views, workspace.records, self)
            self._counter.state_known.connect(self.due_counted)
        self._counter.count(self._settings())

    def _start(self, title: str, choose: Choose | None, only: Collection[str] = (), most: int = 0) -> None:
        """`most` questions; 0 for as many as the user chose."""
        from qless_studio.ui.shell.practice.course import Course
        from qless_studio.ui.shell.practice.loading import Loader
        from qless_studio.ui.shell.practice.page import QuestionPage

        self._drop()
        self._title, self._state, page, workspace = title, None, self._made_page(), self._workspace
        if workspace.records is None:
            self._tell_nothing()
            self._show_page()
            return
        views = {view.key: view for view in workspace.views}
        assert isinstance(page.question, QuestionPage)
        page.question.title.setText(title or self.tr("Practice"))
        self.course = Course(page, self.commands, views, self)
        self.course.written.connect(self._on_written)
        self.course.ended.connect(self._on_ended)
        self.course.changed.connect(self.changed)
        self._loader = Loader(workspace.pool, workspace.views, workspace.records, self)
        self._loader.state_known.connect(self._on_state)
        self._loader.asked.connect(self.course.add)
        self._loader.done.connect(self._on_loaded)
        self._loader.failed.connect(self._on_failed)
        page.show_message(self.tr("Practice"), self.tr("Looking up what is due…"))
        settings = self._settings()
        self._loader.load(settings, choose, tuple(only), most or settings.practice_items)
        self._show_page()

    def _made_page(self) -> PracticePage:
        from qless_studio.ui.shell.practice.page import PracticePage, QuestionPage

        if self.page is None:
            page = PracticePage(QuestionPage(self.commands), self.tr("Practice"))
            self.page = accented(page, DEFAULT_ACCENT)
        return self.page

    def _show_page(self) -> None:
        self.shown.emit()
        self._made_page().focus()
        self.changed.emit()

    # the course of it

    def _on_state(self, state: State) -> None:
        self._state = state
        self.due_counted.emit(state)
        if state.too_many and not self._title and not self._spread_declined and self._loader is not None:
            self._loader.cancel()
            self._offer_to_spread(state)

    def _on_loaded(self) -> None:
        self._loader = None
        if self.course is None:
            return
        self.course.complete()
        if not self.course.session.attempts:
            self._tell_nothing()
        elif self.course.attempt is None:
            self._tell_result()

    def _on_failed(self, reason: str) -> None:
        self._drop()
        self._tell(self.tr("Practice cannot start"), reason)

    def _on_ended(self) -> None:
        if self._loader is None:
            self._tell_result()
        else:
            self._made_page().show_message(self.tr("Practice"), self.tr("Looking for the next question…"))

    def _on_written(self, entries: list[Entry]) -> None:
        self._store.add(entries)

    def stop(self) -> None:
        """End the practice; what is answered is written already."""
        self.left.emit()  # first: a button that has the focus would lose it when its command is disabled
        self._drop()
        self.finished.emit()
        self.count_due()

    def _drop(self) -> None:
        """Forget the practice that is going on."""
        if self._loader is not None:
            self._loader.cancel()
            self._loader.deleteLater()
            self._loader = None
        if self.course is not None:
            self.course.deleteLater()
            self.course = None
            self._made_page().question.release()
        self.commands.disable()

    def close(self) -> None:
        """The program ends."""
        for loader in filter(None, (self._loader, self._counter)):
            loader.cancel()

    def _show_board(self) -> None:
        """Open the board of the question in a document of its own, to be analysed."""
        workspace, attempt = self._workspace, self.course.attempt if self.course is not None else None
        if attempt is None:
            return
        entry, exercise = attempt.item.entry, attempt.item.exercise
        index = [view.key for view in workspace.views].index(entry.game)
        document = workspace.open(index)
        session = document.session
        session.set_mode(Mode.ANALYSE)
        if workspace.lexicons.has(entry.lexicon):
            session.use_lexicon(entry.lexicon)
        session.edit(session.game.parse(exercise.puzzle), self.tr("Show the board"), options=exercise.options)
        workspace.show(document)

    # messages

    def _tell(self, heading: str, sentence: str, items: Sequence[Item] = ()) -> EmptyState:
        """`items` are questions whose boards are shown above it."""
        message = self._made_page().show_message(heading, sentence, self._pictures_of(items))
        message.add_action(self.tr("Close"), primary=True, act=self.stop)
        if self._made_page().isVisible():  # do not pull a user who returned to the games back here
            self._show_page()
        return message

    def _pictures_of(self, items: Sequence[Item]) -> QWidget | None:
        """Small boards side by side, in view only; None for questions without any."""
        views, shown = {view.key: view for view in self._workspace.views}, QWidget()
        row = QHBoxLayout(shown)
        row.setSpacing(16)
        for item in items:
            view, puzzle = views[item.game], item.exercise.puzzle
            if not puzzle or view.parts.picture is None:
                continue
            board = accented(view.parts.picture(view.game.parse(puzzle), ""), view.accent)
            board.setFixedSize(board.size().scaled(PICTURE * theme_of(shown).scale, Qt.AspectRatioMode.KeepAspectRatio))
            board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            board.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(board)
        return shown if row.count() else None

    def _tell_nothing(self) -> None:
        from qless_studio.ui.shell.practice import texts

        state = self._state
        self._drop()
        if state is None or not state.cards:
            text = self.tr("What you miss in the games you finish is asked here again, when it is due.")
            self._tell(self.tr("Nothing to practise yet"), text)
        elif self._title:
            self._tell(self._title, self._nothing)
        else:
            text = self.tr("You have finished everything for today.")
            if state.next_due is not None:
                text = f"{text} {texts.due_again(state.next_due)}"
            self._tell(self.tr("Nothing is due"), text)

    def _offer_to_spread(self, state: State) -> None:
        text = counted(
            state.overdue,
            "{} card is due after your break. You can spread the cards over a week, the oldest first.",
            "{} cards are due after your break. You can spread them over a week, the oldest first.",
        )
        message = self._made_page().show_message(self.tr("Welcome back"), text)
        message.add_action(self.tr("Spread over a week"), primary=True).clicked.connect(self.spread)
        message.add_action(self.tr("Start with the oldest")).clicked.connect(self._start_with_oldest)
        self._made_page().focus()

    def spread(self) -> None:
        """Spread what is overdue over a week, and begin with today's share."""
        from qless_studio.engine.practice.schedule import spread_entry

        self._on_written([completed(spread_entry(date.today()))])
        self._start("", None)

    def _start_with_oldest(self) -> None:
        self._spread_declined = True
        self._start("", None)

    def _tell_result(self) -> None:
        from qless_studio.engine.practice.session import Step
        from qless_studio.ui.shell.practice import texts

        course = self.course
        if course is None:
            return
        session, views = course.session, {view.key: view for view in self._workspace.views}
        right, wrong = session.count(Step.RIGHT), session.count(Step.WRONG)
        names, items = texts.to_come_back(session.attempts, lambda key: views[key].title)
        text = self.tr("{} right, {} wrong.").format(right, wrong)
        if names:
            text = f"{text} {self.tr('To be asked again soon: {}.').format(', '.join(names[:12]))}"
        asked = sum(not attempt.repeat for attempt in session.attempts)
        more = not self._title and self._state is not None and self._state.due > asked
        self._drop()
        message = self._tell(self.tr("Practice done"), text, items[:PICTURES])
        if more:
            message.add_action(self.tr("Practise"), "target").clicked.connect(self.practise)

    # the status strip

    def status(self) -> str:
        """What the status strip says."""
        return self.tr("Practising; no clock")

    def lexicon(self) -> tuple[str, int] | None:
        """The name of the word list with which the question is answered, and its size."""
        return self.course.lexicon if self.course is not None else None

    def review(self) -> str:
        """When the question that is over comes again; "" while it is asked."""
        return self.course.review if self.course is not None else ""
