"""One rush on its page, from the first exercise to the result."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal

from qless_studio.engine.history import Entry
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play_statistics import number
from qless_studio.engine.practice.rush import Answered, Rule, Rung, Rush
from qless_studio.engine.texts import clock_time, counted, figure
from qless_studio.ui.shell.practice.page import PracticePage
from qless_studio.ui.shell.rush.commands import RushCommands
from qless_studio.ui.shell.rush.page import Row, RushPage
from qless_studio.ui.style import accented
from qless_studio.ui.tab.exercise_view import ExerciseView
from qless_studio.ui.tab.game_view import GameView

TICK_MS, REVEAL_MS = 200, 1_500
"""Interval of the clock, and how long the answer to a miss is shown."""


class Running(QObject):
    """Shows a `Rush`; used for one."""

    ended = Signal()
    changed = Signal()
    """Another exercise is shown, or the exercise is over."""

    def __init__(
        self,
        page: PracticePage,
        commands: RushCommands,
        views: Mapping[str, GameView],
        lexicons: Mapping[str, Lexicon],
        rush: Rush,
        best: Entry | None,
        parent: QObject,
    ) -> None:
        """`best` is the best rush before; `lexicons` has the lists of the questions by name."""
        super().__init__(parent)
        assert isinstance(page.question, RushPage)
        self.rush, self.best, self._page, self.question = rush, best, page, page.question
        self._commands, self._views, self._lexicons = commands, views, lexicons
        self._found: set[str] = set()
        self._shown: Rung | None = None
        self._revealing = False
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._on_tick)
        self._reveal = QTimer(self, interval=REVEAL_MS, singleShot=True)
        self._reveal.timeout.connect(self._go_on)
        question = self.question
        for signal, slot in (
            (commands.skip.triggered, self.skip),
            (commands.stop.triggered, self.stop),
            (question.choices.chosen, self._on_answered),
            (question.choices.pointed, self._on_pointed),
            (question.table.solution_selected, self._on_row),
            (page.appeared, self._resume),
            (page.disappeared, self._pause),
        ):
            signal.connect(slot)
        page.window().installEventFilter(self)

    @property
    def over(self) -> bool:
        """Whether the rush has ended."""
        return self.rush.current is None and not self._revealing

    @property
    def lexicon(self) -> tuple[str, int] | None:
        """The name and the size of the list of the exercise shown."""
        if self._shown is None:
            return None
        name = self._shown.question.lexicon
        return name, len(self._lexicons[name])

    def start(self) -> None:
        """Ask the first exercise."""
        self.question.show_stage(over=False)
        self._tick.start()
        self._ask()

    # exercises

    def _ask(self) -> None:
        rung = self.rush.current
        if rung is None:
            self._finish()
            return
        exercise = rung.question.exercise
        self._found = set()
        view = self._show_board(rung)
        view.answered.connect(self._on_answered)
        view.refused.connect(self._on_refused)
        view.undo_changed.connect(self._follow_undo)
        question = self.question
        question.choices.setVisible(bool(exercise.choices))
        question.choices.show_choices([(choice, view.answer_text(choice) or choice) for choice in exercise.choices])
        question.tell("", "text_dim")
        self._follow_undo()
        self._show_figures()
        question.focus_board()
        self.changed.emit()

    def _show_board(self, rung: Rung) -> ExerciseView:
        self._shown = rung
        asked, game = rung.question, self._views[rung.question.game]
        assert game.parts.exercise is not None
        view = accented(game.parts.exercise(asked.exercise, self._lexicons[asked.lexicon]), game.accent)
        accented(self._page, game.accent)
        self._page.show_question()
        self.question.ask(view)
        self.question.show_heading(asked.exercise.heading or asked.exercise.question, game.title, rung.level)
        return view

    @property
    def _open(self) -> bool:
        return self.rush.current is not None and not self._revealing

    def _on_answered(self, given: str) -> None:
        view, rung = self.question.view, self.rush.current
        if view is None or rung is None or self._revealing:
            return
        exercise = rung.question.exercise
        right = given in exercise.answers
        view.mark(given, right)
        if given in self._found:
            return
        if right:
            self._found.add(given)
            if len(self._found) >= exercise.needed:
                self.rush.answer(True)
                self._ask()
                return
            left = exercise.needed - len(self._found)
            self.question.tell(counted(left, "Right, {} more", "Right, {} more"), "good")
        elif exercise.single_try:
            self._miss()
        else:
            self._on_refused(self.tr("{}: not right").format(view.answer_text(given) or given))

    def _on_refused(self, reason: str) -> None:
        if self._open:
            self.question.tell(reason, "text_dim")

    def _on_pointed(self, choice: str) -> None:
        if self.question.view is not None and self._open:
            self.question.view.show_choice(choice)

    def skip(self) -> None:
        """Go on without an answer: a miss."""
        if self._open:
            self._miss()

    def _miss(self) -> None:
        """Show the answer for a moment; the clock stands still meanwhile."""
        view = self.question.view
        self.rush.answer(False)
        self.rush.pause()
        if view is None:
            return
        view.reveal()
        self._revealing = True
        self.question.tell(self.tr("Missed: {}").format(self._answers(view)), "bad")
        self._show_figures()
        self._follow_undo()
        self._reveal.start()
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def _answers(self, view: ExerciseView) -> str:
        return ", ".join(filter(None, map(view.answer_text, view.exercise.answers[:6])))

    def _go_on(self) -> None:
        if not self._revealing:
            return
        self._revealing = False
        self._reveal.stop()
        app = QCoreApplication.instance()
        assert app is not None
        app.removeEventFilter(self)
        self._resume()
        self._ask()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._page.window():
            if kind == QEvent.Type.WindowDeactivate:
                self._pause()
            elif kind == QEvent.Type.WindowActivate:
                self._resume()
        if self._revealing and kind == QEvent.Type.KeyPress:
            self._go_on()
            return True
        return False

    def _follow_undo(self) -> None:
        view = self.question.view
        self._commands.set_open(self._open, view is not None and view.can_undo, view is not None and view.can_redo)

    # the clock

    def _on_tick(self) -> None:
        if self.rush.out_of_time and self._open:
            self.rush.stop()
            self._finish()
        self._show_clock()

    def _pause(self) -> None:
        """The page cannot be seen or has lost the keyboard: the clock stands still and the board is covered."""
        if self.over:
            return
        self.rush.pause()
        if self.question.view is not None:
            self.question.view.setVisible(False)

    def _resume(self) -> None:
        if self.over or not self._page.isVisible():
            return
        if not self._revealing:
            self.rush.resume()
        if self.question.view is not None and self.question.view.isHidden():
            self.question.view.setVisible(True)
            self.question.focus_board()

    def stop(self) -> None:
        """End it with what is solved so far."""
        if self._revealing:
            self._go_on()
        if self.rush.current is not None:
            self.rush.stop()
            self._finish()

    def drop(self) -> None:
        """Leave the page, without a result."""
        self._tick.stop()
        self._reveal.stop()
        self.rush.stop()
        self._revealing = False
        self._commands.set_open(False)

    # figures

    def _show_clock(self) -> None:
        self.question.clock.show_clock(self.rush.seconds, self.rush.rule.seconds)

    @property
    def best_before(self) -> int | None:
        """How many were solved in the best rush before."""
        solved = None if self.best is None else number(self.best, "solved")
        return None if solved is None else int(solved)

    def _rows(self, answered: list[Answered]) -> list[Row]:
        return [
            Row(
                self._views[each.rung.question.game].title,
                each.rung.question.exercise.heading or each.rung.question.exercise.question,
                each,
                place,
            )
            for place, each in enumerate(answered)
        ]

    def _show_figures(self) -> None:
        rush, question = self.rush, self.question
        level = rush.current.level if rush.current is not None else None
        small = [] if level is None else [(figure(round(level)), self.tr("level now"))]
        if self.best_before is not None:
            small.append((figure(self.best_before), self.tr("best before")))
        question.score.show_figures(rush.solved, self.tr("solved"), small)
        question.misses.show_misses(rush.misses, rush.rule.misses)
        self._show_clock()
        rows = self._rows(rush.answered)
        question.chart.show_run(rush.answered, [row.game for row in rows], None if self._revealing else level)
        question.table.show_rows(rows[::-1])
        following = rush.next_levels()
        if following is not None:
            right, wrong = (figure(round(each)) for each in following)
            last = rush.misses == rush.rule.misses - 1
            after = (
                self.tr("The next miss ends it; level {} if you solve this").format(right)
                if last
                else self.tr("Next: level {} if you solve this, {} if not").format(right, wrong)
            )
            question.card.show_note(after)
        question.follow_stage()

    # the end

    def _finish(self) -> None:
        self._tick.stop()
        self._commands.set_open(False)
        rush, question, result = self.rush, self.question, self.question.result
        if question.view is not None:
            question.view.reveal()
        self._show_figures()
        question.show_stage(over=True)
        reason = self.tr("Stopped")
        if rush.misses >= rush.rule.misses:
            reason = counted(rush.misses, "{} miss", "{} misses")
        elif rush.out_of_time:
            reason = self.tr("Time is up")
        result.reason.title.setText(reason)
        result.reason.set_caption(clock_time(rush.seconds))
        small = [] if self.best_before is None else [(figure(self.best_before), self.tr("best before"))]
        if rush.highest is not None:
            small.append((figure(round(rush.highest)), self.tr("highest level")))
        result.score.show_figures(rush.solved, self.tr("solved"), small)
        record = self.best_before is not None and rush.solved > self.best_before
        result.record.setText(self.tr("New record") if record else "")
        result.record.setVisible(record)
        failed = rush.failed()
        result.again.setVisible(bool(failed))
        result.new.setText(self.tr("New game"))
        rows = [row for row in self._rows(rush.answered) if not row.answered.right]
        rows.sort(key=lambda row: -row.answered.rung.level)
        question.table.show_rows(rows)
        question.table.set_empty_text(self.tr("No misses"))
        question.card.show_note(self.tr("Nothing here changes your reviews or your level."))
        if rows:
            question.table.choose(rows[0])
            self._on_row(rows[0])
        question.focus_result()
        self.ended.emit()
        self.changed.emit()

    def _on_row(self, row: Row | None) -> None:
        """Show the answer of what went wrong on its board."""
        if row is None or not self.over:
            return
        view = self._show_board(row.answered.rung)
        view.reveal()
        self.question.history.hide()
        self.question.card.show_note(self._answers(view) or self.tr("The answer is on the board."))

    def share_text(self) -> str:
        """One line about it for others."""
        rush = self.rush
        name = self.tr("streak") if rush.rule is Rule.STREAK else self.tr("rush")
        text = self.tr("Qless Studio {}: {} solved in {}").format(name, rush.solved, clock_time(rush.seconds))
        if rush.highest is not None:
            text = self.tr("{}, highest level {}").format(text, figure(round(rush.highest)))
        return text
