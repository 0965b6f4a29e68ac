"""Runs against the clock or without a miss: one from its first exercise to its result, and those of the next."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from qless_studio.engine.errors import told
from qless_studio.engine.history import Entry, completed
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play_statistics import number
from qless_studio.engine.practice.rush import READY, Answered, Rule, Rung, Rush, best_rush
from qless_studio.engine.solving import FinishedRun
from qless_studio.engine.texts import clock_time, counted, figure, say
from qless_studio.ui.shell.places.practice import loading
from qless_studio.ui.shell.places.practice.question import PageAsker, QuestionPage
from qless_studio.ui.shell.places.practice.result import Row
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.exercise_view import ExerciseView
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.work import HistoryStore, SolveJob
from qless_studio.ui.work.signals import timer

TICK_MS, REVEAL_MS = 200, 1_500
"""Interval of the clock, and how long the answer to a miss is shown."""
MODIFIERS = {Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}


class Timed(PageAsker):
    """Shows a `Rush`; used for one."""

    def __init__(
        self,
        page: QuestionPage,
        views: Mapping[str, GameView],
        lexicons: Mapping[str, Lexicon],
        rush: Rush,
        best: Entry | None,
        ended: Callable[[Timed], object],
        parent: QObject,
    ) -> None:
        """`best` is the best run before; `lexicons` has the lists of the questions by name."""
        super().__init__(page, views, parent)
        self._ended = ended
        self.rush, self._best, self._lexicons = rush, best, lexicons
        self.title = self.tr("Against the clock") if rush.rule is Rule.RUSH else self.tr("Without a miss")
        self.status = self.tr("Nothing here changes your reviews or your level.")
        self._found: set[str] = set()
        self._shown: Rung | None = None
        self.revealing = False
        """Whether the answer to a miss is shown."""
        self._tick = timer(self, TICK_MS, self._on_tick, repeats=True)
        self._reveal = timer(self, REVEAL_MS, self._go_on)
        page.window().installEventFilter(self)

    @property
    def over(self) -> bool:
        """Whether the run has ended."""
        return self.rush.current is None and not self.revealing

    @property
    def lexicon(self) -> tuple[str, int] | None:
        if self._shown is None:
            return None
        name = self._shown.question.lexicon
        return name, len(self._lexicons[name])

    def start(self) -> None:
        """Ask the first exercise."""
        self.page.title.setText(self.title)
        self._tick.start()
        self._ask()

    # exercises

    def _ask(self) -> None:
        rung, page = self.rush.current, self.page
        if rung is None:
            self._finish()
            return
        self._found, self._shown, asked = set(), rung, rung.question
        page.ask(self._board_of(rung), asked.exercise.heading or asked.exercise.question, self._about(rung))
        page.give_up.hide()
        for part in (page.clock, page.misses):
            part.show()
        page.rows.title.setText(self.tr("Questions") if self.rush.answered else "")
        page.rows.set_caption(self.tr("newest first"))
        self._offer()
        self._show_figures()
        page.focus_board()
        self.changed.emit()

    def _about(self, rung: Rung) -> str:
        return f"{self.views[rung.question.game].title}, {self.tr('Level {}').format(figure(round(rung.level)))}"

    def _board_of(self, rung: Rung) -> ExerciseView:
        return self.board_of(rung.question.game, rung.question.exercise, self._lexicons[rung.question.lexicon])

    def _offer(self) -> None:
        self.is_open = self.rush.current is not None and not self.revealing
        self.possible = frozenset({"skip", "stop"} if not self.over else ())
        self.follow()

    def answer(self, given: str) -> None:
        rung = self.rush.current
        if rung is None or self.revealing:
            return
        exercise = rung.question.exercise
        right = given in exercise.answers
        self.shown.mark(given, right)
        if given in self._found:
            return
        if not right:
            self._miss() if exercise.single_try else self.refuse(self.wrong(given))
            return
        self._found.add(given)
        if len(self._found) >= exercise.needed:
            self.rush.answer(True)
            self._ask()
            return
        self.page.tell(counted(exercise.needed - len(self._found), "Right, {} more", "Right, {} more"), "good")

    def skip(self) -> None:
        """Go on without an answer, which is a miss; or from the answer to one."""
        if self.revealing:
            self._go_on()
        elif self.is_open:
            self._miss()

    def _miss(self) -> None:
        """Show the answer for a moment; the clock stands still meanwhile."""
        view = self.shown
        self.rush.answer(False)
        self.rush.pause()
        view.reveal()
        self.revealing = True
        self.page.tell(self.tr("Missed: {}").format(_answers(view)), "bad")
        self.page.rows.title.setText(self.tr("Questions"))
        self._offer()
        self._show_figures()
        self._reveal.start()
        _app().installEventFilter(self)

    def _go_on(self) -> None:
        if not self.revealing:
            return
        self.revealing = False
        self._reveal.stop()
        _app().removeEventFilter(self)
        self.resume()
        self._ask()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self.page.window():
            if kind == QEvent.Type.WindowDeactivate:
                self.pause()
            elif kind == QEvent.Type.WindowActivate:
                self.resume()
        if self.revealing and kind == QEvent.Type.KeyPress and self.page.isVisible():
            assert isinstance(event, QKeyEvent)
            if event.key() not in MODIFIERS:  # those begin the keys of a command, such as Skip
                self._go_on()
                return True
        return False

    # the clock

    def _on_tick(self) -> None:
        if self.rush.out_of_time and self.is_open:
            self.rush.stop()
            self._finish()
        self._show_clock()

    def pause(self) -> None:
        """The page cannot be seen or has lost the keyboard: the clock stands still and the board is covered."""
        if not self.over:
            self.rush.pause()
            if self.view is not None:
                self.view.setVisible(False)

    def resume(self) -> None:
        if self.over or not self.page.isVisible():
            return
        if not self.revealing:
            self.rush.resume()
        if self.view is not None and self.view.isHidden():
            self.view.setVisible(True)
            self.page.focus_board()

    def stop(self) -> None:
        """End it with what is solved so far."""
        if self.revealing:
            self._go_on()
        if self.rush.current is not None:
            self.rush.stop()
            self._finish()

    def drop(self) -> None:
        """Leave the page, without a result."""
        self._tick.stop()
        self._reveal.stop()
        self.rush.stop()
        if self.revealing:
            self.revealing = False
            _app().removeEventFilter(self)
        self._offer()

    # figures

    def _show_clock(self) -> None:
        self.page.clock.show_clock(self.rush.seconds, self.rush.rule.seconds)

    @property
    def best_before(self) -> int | None:
        """How many were solved in the best run before."""
        solved = None if self._best is None else number(self._best, "solved")
        return None if solved is None else int(solved)

    def _row(self, each: Answered) -> Row:
        asked = each.rung.question
        heading = asked.exercise.heading or asked.exercise.question
        return Row(self.views[asked.game].title, heading, each.right, round(each.rung.level), each.rung)

    def _show_figures(self) -> None:
        rush, page = self.rush, self.page
        solved = self.tr("{} solved").format(figure(rush.solved))
        best = "" if self.best_before is None else say("{}: {}", self.tr("best before"), figure(self.best_before))
        page.score.setText(", ".join(filter(None, (solved, best))))
        page.progress.setText(solved)
        page.misses.show_misses(rush.misses, rush.rule.misses)
        self._show_clock()
        page.table.show_rows([self._row(each) for each in reversed(rush.answered)])
        page.fit()

    # the end

    def _finish(self) -> None:
        self._tick.stop()
        self._offer()
        rush, page = self.rush, self.page
        if self.view is not None:
            self.view.reveal()
        reason = self.tr("Stopped")
        if rush.misses >= rush.rule.misses:
            reason = counted(rush.misses, "{} miss", "{} misses")
        elif rush.out_of_time:
            reason = self.tr("Time is up")
        small = [] if self.best_before is None else [(figure(self.best_before), self.tr("best before"))]
        if rush.highest is not None:
            small.append((figure(round(rush.highest)), self.tr("highest level")))
        record = self.best_before is not None and rush.solved > self.best_before
        page.result.show_figures(reason, clock_time(rush.seconds), rush.solved, self.tr("solved"), small,
                                 self.tr("New record") if record else "", self.status)  # fmt: skip
        page.progress.setText("")
        rows = sorted((self._row(each) for each in rush.answered if not each.right), key=lambda row: -(row.level or 0))
        self._list_missed(rows)
        self._ended(self)
        self.changed.emit()

    def _list_missed(self, rows: list[Row]) -> None:
        table, header = self.page.table, self.page.rows
        header.title.setText(self.tr("What went wrong"))
        header.set_caption(self.tr("hardest first"))
        table.show_rows(rows)
        table.set_empty_text(counted(0, "{} miss", "{} misses"))

    def review(self, row: object) -> None:
        """Show the answer of what went wrong on its board."""
        assert isinstance(row, Row)
        view, self._shown = self._board_of(row.asked), row.asked
        self.page.review(view, row.question, _answers(view) or self.tr("The answer is on the board."))

    def share_text(self) -> str:
        """One line about it for others."""
        rush = self.rush
        text = self.tr("Qless Studio, {}: {} solved in {}").format(self.title, rush.solved, clock_time(rush.seconds))
        if rush.highest is not None:
            text = f"{text}, {self.tr('highest level')}: {figure(round(rush.highest))}"
        return text


class Runs(QObject):
    """Makes exercises on the pool, and keeps what was run: levels and reviews are never touched by it."""

    def __init__(
        self, workspace: Workspace, store: HistoryStore, made_more: Callable[[], object], parent: QObject
    ) -> None:
        """`made_more` is called when `made` has changed."""
        super().__init__(parent)
        self._made_more = made_more
        self._workspace, self._store = workspace, store
        self._job: SolveJob | None = None
        self.ready: loading.Prepared | None = None
        """The exercises; None while they are being made."""
        self.made = 0
        """How many are made."""
        self.entries: list[Entry] = []
        """The runs since the program was started, which may not be written yet."""
        self.failed: dict[Rule, tuple[list[Rung], loading.Prepared]] = {}
        """What failed in the last run under a rule, to be tried again."""

    def prepare(self, games: Sequence[str], again: bool = False) -> None:
        """Make exercises of the games with these keys, () all, unless there are some; `again`: in place of those."""
        if not again and (self.ready is not None or self._job is not None):
            return
        self.close()
        self.ready, self.made = None, 0
        workspace = self._workspace
        all_games = loading.games_of(workspace.views)
        work = partial(loading.prepared, all_games, workspace.records, games, workspace.play_in, time.time_ns())
        self._job = SolveJob(work, workspace.pool, self, found=self._on_made, finished=self._on_finished).start()

    def _on_made(self, batch: list[int | loading.Prepared]) -> None:
        made = batch[-1]
        if isinstance(made, loading.Prepared):
            self.ready, self.made = made, READY
        else:
            self.made = made
        self._made_more()

    def _on_finished(self, finished: FinishedRun) -> None:
        self._job = None
        if finished.error is not None:
            self._workspace.problem.emit(told(finished.error))

    def take(self) -> loading.Prepared | None:
        """The exercises, which are used once; None if they are not ready."""
        ready, self.ready = self.ready, None
        return ready

    def best(self, ready: loading.Prepared, rule: Rule, games: Sequence[str]) -> Entry | None:
        """The best run before with these games."""
        return best_rush([*ready.entries, *self.entries], rule, games)

    def end(self, rush: Rush, ready: loading.Prepared, counts: bool) -> None:
        """A run is over; one that does not count is not written."""
        if counts and rush.answered:
            self.entries.append(completed(rush.entry()))
            self._store.add(self.entries[-1:])
        self.failed.pop(rush.rule, None)
        if rush.failed():
            self.failed[rush.rule] = rush.failed(), ready

    def close(self) -> None:
        """Stop making exercises."""
        if self._job is not None:
            self._job.drop()
            self._job = None


def _answers(view: ExerciseView) -> str:
    return ", ".join(filter(None, map(view.answer_text, view.exercise.answers[:6])))


def _app() -> QCoreApplication:
    app = QCoreApplication.instance()
    assert app is not None
    return app
