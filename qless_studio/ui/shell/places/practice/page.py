"""Practice: the start page, a practice or a run on the page of questions, and its result. See docs/decisions/112."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QGuiApplication, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from qless_studio.engine.history import Entry, completed
from qless_studio.engine.practice.learning import Worth
from qless_studio.engine.practice.rush import Rule, Rung, Rush
from qless_studio.engine.practice.schedule import spread_entry
from qless_studio.ui.shell.places.place import Place, Work
from qless_studio.ui.shell.places.practice import loading
from qless_studio.ui.shell.places.practice.commands import Asker, QuestionCommands
from qless_studio.ui.shell.places.practice.course import Course
from qless_studio.ui.shell.places.practice.loading import Selection
from qless_studio.ui.shell.places.practice.question import QuestionPage
from qless_studio.ui.shell.places.practice.start import Start
from qless_studio.ui.shell.places.practice.timed import Runs, Timed
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.wishes import Due, Follow, HistoryChanged, Leave
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.arranged import LOW
from qless_studio.ui.widgets.basic.buttons import ENTER
from qless_studio.ui.work import HistoryStore


class Practice(Place):
    """Reads what there is to practise, asks, and writes down the answers. The user's documents are never touched."""

    help_page = "practice"

    def __init__(
        self, workspace: Workspace, settings: Callable[[], Settings], commands: QuestionCommands, menu: QAction
    ) -> None:
        """`settings` gives what the user chose, as it is now; `menu` opens the menu of the window."""
        super().__init__("", workspace)
        self.setAccessibleName(self.tr("Practice"))
        self._settings, self._commands = settings, commands
        views = [view for view in workspace.views if view.game.load_practice is not None]
        self.question = QuestionPage(commands, menu)
        self.start_page = Start(
            self.area,
            self.ground,
            views,
            settings().practice_items,
            begin=lambda: self.start(),
            again=self._try_again,
            spread=lambda: self.spread(),
            show_segment=self._on_segment_chosen,
            show_games=self._on_games,
        )
        self._state: loading.State | None = None
        self._entries: Sequence[Entry] = ()
        self._from_start = self._segment_chosen = False
        self._store = HistoryStore(workspace.records, self, workspace.problem)
        self._runs = Runs(workspace, self._store, self._on_made, self)
        self.stack = QStackedWidget()
        for page in (self.start_page, self.question):
            self.stack.addWidget(page)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(self.stack)

    # what is in front

    @property
    def asker(self) -> Asker | None:
        """What asks, or has asked the questions whose result is shown."""
        return self._commands.asker

    @property
    def course(self) -> Course | None:
        """The practice that is going on, or was last."""
        return self.asker if isinstance(self.asker, Course) else None

    @property
    def running(self) -> Timed | None:
        """The run that is going on, or was last."""
        return self.asker if isinstance(self.asker, Timed) else None

    @property
    def asking(self) -> bool:
        return self.stack.currentWidget() is self.question and not self.question.reviewing

    @property
    def takes_bar(self) -> bool:
        return self.stack.currentWidget() is self.question and self.window().height() < self.theme.px(LOW)

    @property
    def own_actions(self) -> list[Any]:
        return [self._commands.undo, self._commands.redo] if self.asking else []

    @property
    def status(self) -> tuple[tuple[str, int] | None, str, str] | None:
        asker = self.asker
        return (asker.lexicon, asker.status, asker.review_text) if self.asking and asker is not None else None

    def open(self) -> None:
        """Go on with what is asked, or show what there is."""
        if not self.asking:
            self._show_start_page()
        super().open()
        if self._workspace.records is None:
            self._show_state(loading.State(0, {}, 0, False, None))
            self.show_all_read()
        self._workspace.wished.emit(Follow())

    def open_segment(self, segment: object) -> None:
        """Choose how to practise, unless something is asked."""
        if not self.asking:
            self.start_page.segments.set_value(segment)
            self._on_segment_chosen()

    def focus(self) -> None:
        if self.asking:
            self.question.focus_board()
        elif self.question.reviewing and self.stack.currentWidget() is self.question:
            self.question.result.first.setFocus()
        else:
            super().focus()

    def first_stop(self) -> QWidget:
        start, segments = self.start_page.foot.start, self.start_page.segments
        return start if start.isEnabled() else segments.button(segments.value)

    def focus_next_area(self, step: int) -> None:
        if self.stack.currentWidget() is self.question:
            self.question.focus_next_area(step)
        else:
            self.focus()

    # what there is to practise

    def reading(self) -> Work | None:
        workspace, folder = self._workspace, self._workspace.records
        if folder is None or self.asking:
            return None
        scored = [place for place, view in enumerate(workspace.views) if view.game.scoring is not None]
        game, lexicon = "", ""
        if scored:
            place = workspace.index if workspace.index in scored else scored[0]
            game, lexicon = workspace.views[place].key, workspace.front(place).session.words.name
        settings = self._settings()
        wanted = loading.Wanted(game, lexicon, frozenset(settings.left_out), time.time())
        return partial(loading.what_there_is, loading.games_of(workspace.views), folder, settings, wanted)

    def show_value(self, value: Any) -> None:
        calm = self.start_page.calm
        if isinstance(value, loading.State):
            self._show_state(value)
        elif isinstance(value, loading.Runs):
            self._entries = value.entries
        elif isinstance(value, loading.LastGame):
            calm.show_last(value)
        elif isinstance(value, loading.First):
            self.start_page.first = value.item
        elif isinstance(value, loading.Coming):
            calm.days.show_days(value.days)
        elif isinstance(value, tuple):
            calm.show_weaknesses(value)
        elif isinstance(value, Worth):
            calm.show_worth(value)
        self._show_start()

    def show_all_read(self) -> None:
        if self.start_page.calm.last is None:
            self.start_page.calm.show_last(None)
        self._show_start()

    def _show_state(self, state: loading.State) -> None:
        self._on_state(state)
        self.start_page.calm.show_state(state)
        if not state.cards and not self._segment_chosen:  # that needs no history
            self.start_page.segments.set_value(Rule.RUSH)
            self._show_start()

    def _show_start_page(self) -> None:
        self._drop()
        self.start_page.side.count.setValue(self._settings().practice_items)
        self.stack.setCurrentIndex(0)
        self.start_page.tell("")
        self._show_start()
        self._workspace.wished.emit(Follow())

    def _on_segment_chosen(self) -> None:
        self._segment_chosen = True
        self._show_start()

    def _show_start(self) -> None:
        """Have the start page follow what is chosen and known."""
        start, rule = self.start_page, self.start_page.rule
        if rule is None:
            start.show_calm()
            return
        self._runs.prepare(start.by_game.chosen)
        failed = self._runs.failed[rule][0] if rule in self._runs.failed else ()
        start.show_run([*self._entries, *self._runs.entries], failed)
        self._on_made()

    def start(self) -> None:
        """Begin what is chosen."""
        if not self.start_page.foot.start.isEnabled():
            return
        if self.start_page.rule is not None:
            self._begin_run(self.start_page.rule)
            return
        calm, side = self.start_page.calm, self.start_page.side
        most = side.count.value()
        row, kind = calm.row, calm.kind
        if row is calm.due:
            self.begin(loading.due(str(side.games.value or ""), most))
        elif row is calm.missed and calm.last is not None:
            self.begin(loading.missed((calm.last.entry.id,), most))
        elif row is calm.weakness and kind is not None:
            self.begin(loading.cards(kind.cards, calm.kinds.currentText(), most))
        elif calm.words is not None:
            worth = calm.words
            self.begin(loading.words(worth.game, worth.words, worth.lexicon.name))
        self._from_start = True

    # practice without a clock

    def begin(self, selection: Selection) -> None:
        """Ask about the cards chosen; what is asked ends."""
        self._drop()
        self._from_start = False
        workspace, settings = self._workspace, self._settings()
        if workspace.records is None:
            self._tell(selection.nothing)
            return
        course = Course(
            self.question,
            workspace,
            selection,
            write=self._store.add,
            know=self._on_state,
            complain=self._tell,
            show_result=self._on_course_over,
            leave=self._leave,
            parent=self,
        )
        self._take(course)
        course.load(settings)

    def _take(self, asker: Asker) -> None:
        self._commands.asker = asker
        asker.changed.connect(self._on_changed)
        self.stack.setCurrentWidget(self.question)
        self._commands.follow()
        self._workspace.wished.emit(Follow())

    def _on_changed(self) -> None:
        self._workspace.wished.emit(Follow())

    def _on_state(self, state: loading.State) -> None:
        self._state = state
        self._workspace.wished.emit(Due(state.due, state.next_due))

    def _tell(self, why: str) -> None:
        """Say on the start page why nothing is asked."""
        self._show_start_page()
        self.start_page.tell(why)
        self.focus()
        self.read()

    def _on_course_over(self) -> None:
        course = self.course
        assert course is not None
        more = self._state is not None and self._from_start and self._state.due > course.asked
        actions = [(self.tr("Practise"), "target", self.practise_more)] if more else []
        self.question.result.offer(*actions, (self.tr("Close"), "", self._leave))
        self._show_result()
        self._workspace.wished.emit(HistoryChanged())

    def practise_more(self) -> None:
        """Go on with what is still due."""
        self.begin(loading.due(most=self.start_page.side.count.value()))
        self._from_start = True

    def _show_result(self) -> None:
        page = self.question
        page.show_result()
        rows = page.table.model().solutions()
        if rows:
            page.table.choose(rows[0])
            if self.asker is not None:
                self.asker.review(rows[0])
        self._workspace.wished.emit(Follow())

    def spread(self) -> None:
        """Spread what is overdue over a week."""
        self._store.add([completed(spread_entry(date.today()))])
        self.read()

    # against the clock, and without a miss

    def _on_games(self) -> None:
        """Make exercises of the games chosen instead."""
        self._runs.prepare(self.start_page.by_game.chosen, again=True)
        self._show_start()

    def _on_made(self) -> None:
        self.start_page.show_made(None if self._runs.ready is not None else self._runs.made)

    def _begin_run(self, rule: Rule) -> None:
        ready = self._runs.take()
        if ready is None:
            return
        if ready.rungs:
            self._run(ready.rungs, ready, rule, counts=True)
        else:
            self.start_page.tell(self.tr("There are no exercises in this language."))
        self._runs.prepare(self.start_page.by_game.chosen)

    def _try_again(self) -> None:
        rule = self.start_page.rule
        if rule is not None and rule in self._runs.failed:
            self._run(*self._runs.failed[rule], rule, counts=False)

    def _run(self, rungs: Sequence[Rung], ready: loading.Prepared, rule: Rule, counts: bool) -> None:
        """Ask these; failed ones again are no record, which `counts` says."""
        self._drop()
        self._from_start, games = True, self.start_page.by_game.chosen
        best = self._runs.best(ready, rule, games)
        views = {view.key: view for view in self._workspace.views}
        ended = partial(self._on_run_over, ready, counts)
        run = Timed(self.question, views, ready.lexicons, Rush(rungs, rule, games=games), best, ended, self)
        self._take(run)
        run.start()

    def _on_run_over(self, ready: loading.Prepared, counts: bool, run: Timed) -> None:
        rush = run.rush
        self._runs.end(rush, ready, counts)
        failed = rush.failed()
        again = partial(self._run, failed, ready, rush.rule, counts=False)
        actions = [(self.tr("Try the failed ones again"), "redo", again)] if failed else []
        new = self.tr("New game"), "bolt", self._leave
        self.question.result.offer(*actions, new, (self.tr("Copy"), "copy", self.share))
        self._show_result()

    def share(self) -> None:
        """Copy a line about the run."""
        if self.running is not None:
            QGuiApplication.clipboard().setText(self.running.share_text())
            self._workspace.message.emit(self.tr("Copied to the clipboard"))

    # the end

    def _leave(self) -> None:
        """Go back to where the practice was begun; what is answered is written already."""
        back = not self._from_start
        practised = self.course is not None
        self._show_start_page()
        if back:
            self._workspace.wished.emit(Leave())
        else:
            self.focus()
            self.read()
        if practised:
            self._workspace.wished.emit(HistoryChanged())

    def stop(self) -> None:
        """End what is asked."""
        if self.asker is not None:
            self._leave()

    def _drop(self) -> None:
        """Forget what is asked."""
        asker = self.asker
        if asker is not None:
            asker.drop()
            self._commands.asker = None
            asker.deleteLater()
            self.question.clear()
        self._commands.follow()

    def close_all(self) -> None:
        """The program ends."""
        self._runs.close()
        self._drop()

    # places and events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._workspace.wished.emit(Follow())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():  # also for another text size
            self._workspace.wished.emit(Follow())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.asker is not None:
            self.asker.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.asker is not None:
            self.asker.pause()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.stack.currentIndex() == 0 and self.start_page.foot.start.isEnabled():
            self.start()
        else:
            super().keyPressEvent(event)
