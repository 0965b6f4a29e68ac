"""One practice without a clock, from the first question to the last; answers are recorded in the history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QObject, QTimer

from qless_studio.engine.errors import told
from qless_studio.engine.history import Entry, completed
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.practice.schedule import remembered
from qless_studio.engine.practice.session import Answer, Attempt, PracticeSession, Step
from qless_studio.engine.solving import FinishedRun
from qless_studio.engine.texts import figure, say
from qless_studio.ui.shell.places.practice import loading
from qless_studio.ui.shell.places.practice.loading import Selection
from qless_studio.ui.shell.places.practice.question import PageAsker, QuestionPage
from qless_studio.ui.shell.places.practice.result import Row
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.exercise_view import ExerciseView
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.practice import AnswerRow
from qless_studio.ui.work import SolveJob, Task


class Course(PageAsker):
    """Shows a `PracticeSession`; used for one practice."""

    def __init__(
        self,
        page: QuestionPage,
        workspace: Workspace,
        selection: Selection,
        *,
        write: Callable[[Sequence[Entry]], object],
        know: Callable[[loading.State], object],
        complain: Callable[[str], object],
        show_result: Callable[[], object],
        leave: Callable[[], object],
        parent: QObject,
    ) -> None:
        """`write` gets the entries for the history of a question that is over, `know` the state before the first.

        `complain` says why no question was found; `show_result` follows the last one; `leave` ends it for the user.
        """
        super().__init__(page, {view.key: view for view in workspace.views}, parent)
        self._write, self._know, self._complain = write, know, complain
        self._show_result, self._leave = show_result, leave
        self.session, self.title, self.status = PracticeSession(), selection.title, self.tr("No clock")
        self._workspace, self._selection, self._expected = workspace, selection, 0
        self._job: SolveJob | None = None
        self._lexicons: dict[str, Lexicon] = {}
        self._hints: list[str] = []
        self._listed: list[str] = []
        """The answers listed, in order."""
        self._explained = ""
        """The answer on the card."""
        self._reasons: dict[str, str] = {}
        """What is known of why, by answer; "" for nothing."""
        self.complete = False
        """Whether all questions are known."""

    @property
    def attempt(self) -> Attempt | None:
        """The question shown."""
        return self.session.current

    @property
    def lexicon(self) -> tuple[str, int] | None:
        if self.attempt is None:
            return None
        card = self.attempt.item.cards[0].card
        return card.entries[0].lexicon, len(self._lexicons[card.id])

    # the questions

    def load(self, settings: Settings) -> None:
        """Make the questions on the pool; each is asked as soon as it is known."""
        selection, workspace = self._selection, self._workspace
        assert workspace.records is not None
        self._wait(self.tr("Reading…"))
        work = partial(
            loading.questions, loading.games_of(workspace.views), workspace.records, settings, selection.choose,
            selection.only, selection.most or settings.practice_items,
        )  # fmt: skip
        self._job = SolveJob(work, workspace.pool, self, found=self._on_found, finished=self._on_all_found).start()

    def _wait(self, text: str) -> None:
        self.page.wait(self.title, text)
        self._offer()
        self.page.focus_board()

    def _on_found(self, batch: list[loading.State | loading.Asked | int]) -> None:
        for found in batch:
            if self._job is None:  # dropped because of what was found before
                return
            if isinstance(found, loading.State):
                self._know(found)
            elif isinstance(found, int):
                self._expected = found
            else:
                self._add(found)

    def _add(self, asked: loading.Asked) -> None:
        for due in asked.item.cards:
            self._lexicons[due.card.id] = asked.lexicon
        self.session.add(asked.item)
        if self.attempt is None:
            self.next()
        else:
            self._show_progress()

    def _on_all_found(self, finished: FinishedRun) -> None:
        self._job, self.complete = None, True
        if finished.error is not None:
            self._complain(told(finished.error))
        elif not self.session.attempts:
            self._complain(self._selection.nothing)
        elif self.attempt is None:
            self._end()
        else:
            self._show_progress()

    def drop(self) -> None:
        if self._job is not None:
            self._job.drop()
            self._job = None

    def pause(self) -> None:
        self.session.pause()

    def resume(self) -> None:
        self.session.resume()

    # the course

    def next(self) -> None:
        attempt = self.session.next()
        if attempt is not None:
            self._ask(attempt)
        elif self.complete:
            self._end()
        else:
            self._wait(self.tr("Searching…"))

    def skip(self) -> None:
        """Go on: without an answer, or after one."""
        if self.is_open:
            self.session.skip()
        self.next()

    def stop(self) -> None:
        self._leave()

    def give_up(self) -> None:
        self.session.give_up()
        self._finish()

    def _ask(self, attempt: Attempt) -> None:
        item, page = attempt.item, self.page
        view = self.board_of(item.game, item.exercise, self._lexicons[item.cards[0].card.id])
        self._hints, self._reasons, self.review_text = [], {}, ""
        page.ask(view, item.exercise.heading or item.exercise.question, loading.played_text(item))
        self._show_all()
        page.focus_board()
        self.changed.emit()

    def _finish(self) -> None:
        """The question is over."""
        attempt, page = self._now(), self.page
        entries = [completed(entry) for entry in self.session.take_entries()]
        due = self._next_review(attempt, entries)
        self.review_text = "" if due is None else loading.again_text(due, date.today())
        self._write(entries)
        self.shown.reveal()
        page.choices.mark(attempt.item.exercise.answers, attempt.tried)
        role = "good" if attempt.step is Step.RIGHT else "warn" if attempt.found else "bad"
        page.tell(loading.result_text(attempt, due, date.today()), role)
        page.show_board.setVisible(bool(attempt.item.exercise.puzzle))
        self._show_all()
        self._explain(self._most_telling(attempt))
        QTimer.singleShot(0, page.next, page.focus_next)  # once the answer's own key has been handled
        self.changed.emit()

    def _next_review(self, attempt: Attempt, entries: list[Entry]) -> date | None:
        """The first day on which one of the cards comes back; None for a repeat, which moves none."""
        if attempt.repeat or not entries:
            return None
        answered = [due for number, due in enumerate(attempt.item.cards) if not attempt.is_left(number)]
        return min(remembered(due.memory, entry).due for due, entry in zip(answered, entries, strict=True))

    def _now(self) -> Attempt:
        assert self.attempt is not None
        return self.attempt

    # answers

    def answer(self, given: str) -> None:
        attempt = self.attempt
        if attempt is None or attempt.over:
            return
        view = self.shown
        target = view.hint_target
        result = self.session.answer(given)
        view.mark(given, result is not Answer.WRONG)
        if attempt.over:
            self._finish()
            return
        if result is Answer.WRONG:
            self.refuse(self.wrong(given))
        elif result is Answer.KNOWN and given in self._listed:
            self.page.answers.select(self._listed.index(given))
        elif result is Answer.RIGHT:
            announce(self.page, say("{}: {}", view.answer_text(given) or given, self.tr("right")))
            if view.hint_target != target:
                self._hints = []
            self._show_all()
            self._explain(given)

    def hint(self) -> None:
        attempt, view = self._now(), self.shown
        step, target = len(self._hints), view.hint_target
        if attempt.over or step >= len(view.hint_titles):
            return
        self._hints.append(view.show_hint(step))
        last = step == len(view.hint_titles) - 1
        self.session.take_hint(view.hint_titles[step], last, target)
        announce(self.page, self._hints[-1])
        self._show_all()

    def show_board(self) -> None:
        """Open the board of the question in a document of its own."""
        workspace, item = self._workspace, self._now().item
        entry, exercise = item.entry, item.exercise
        document = workspace.open([view.key for view in workspace.views].index(entry.game))
        session = document.session
        session.set_mode(Mode.ANALYSE)
        if workspace.lexicons.has(entry.lexicon):
            session.use_lexicon(entry.lexicon)
        session.edit(session.game.parse(exercise.puzzle), self.tr("Show the board"), options=exercise.options)
        workspace.show(document)

    # what is shown

    def _offer(self) -> None:
        """What can be done now."""
        attempt = self.attempt
        self.is_open = attempt is not None and not attempt.over
        if attempt is None:
            self.possible = frozenset({"stop"} if not self.complete else ())
        elif attempt.over:
            board = {"board"} if attempt.item.exercise.puzzle else set()
            self.possible = frozenset({"stop", "skip", "next", *board})
        else:
            hints = {"hint"} if len(self._hints) < len(self.shown.hint_titles) else set()
            self.possible = frozenset({"stop", "skip", "answers", *hints})
        self.follow()

    def _show_all(self) -> None:
        attempt, view, page = self._now(), self.shown, self.page
        self._show_progress()
        needed = attempt.item.exercise.needed
        page.score.setText(self.tr("{} of {} found").format(len(attempt.found), needed) if needed > 1 else "")
        rows = self._rows(attempt, view)
        page.answers.setVisible(bool(rows))
        page.answers.show_rows(rows)
        page.hinted = bool(view.hint_titles) and not attempt.over
        page.hints.show_hints(view.hint_titles, self._hints)
        page.give_up.setVisible(not attempt.over)
        page.skip.setVisible(not attempt.over)
        page.next.setVisible(attempt.over)
        self._offer()
        page.fit()

    def _show_progress(self) -> None:
        asked, page = len(self.session.attempts), self.page
        page.title.setText(self.title)
        all_of_them = asked if self.complete else max(asked, self._expected)
        page.progress.setText(self.tr("{} of {}").format(self.session.number, all_of_them))
        last = self.complete and self.session.number == asked
        page.next.setText(self.tr("See the result") if last else self.tr("Next question"))

    def _rows(self, attempt: Attempt, view: ExerciseView) -> list[AnswerRow]:
        """The answers, with places for those that are to be found."""
        item, exercise = attempt.item, attempt.item.exercise
        others = [answer for answer in exercise.also if answer in attempt.found]
        self._listed = [*exercise.answers, *others]
        rated = view.rated(attempt.tried) if attempt.over else []
        if rated:
            self._listed = [each.answer for each in rated]
            return [
                AnswerRow(view.answer_text(each.answer), 0, each.cost, each.answer in attempt.found, each.value,
                          each.answer in attempt.tried)
                for each in rated
            ]  # fmt: skip
        shown = [view.answer_text(answer) for answer in self._listed]
        if exercise.choices or not all(shown):
            return []
        complete = exercise.needed == len(exercise.answers) and not exercise.single_try
        words = all(text.isalpha() for text in shown)
        if not ((complete and words) or attempt.over):
            return []
        costs = [""] * len(shown)
        if attempt.is_joined:
            costs[: len(item.cards)] = [figure(round(due.card.miss.cost)) for due in item.cards]
        return [
            AnswerRow(text if attempt.over or answer in attempt.found else "", len(text) if words else 0, cost,
                      answer in attempt.found)
            for answer, text, cost in zip(self._listed, shown, costs, strict=True)
        ]  # fmt: skip

    def choose_answer(self, row: int) -> None:
        attempt = self.attempt
        if attempt is not None and attempt.over:
            self.shown.show_answer(self._listed[row])
            self._explain(self._listed[row])

    def _most_telling(self, attempt: Attempt) -> str:
        """The answer explained when a question is over: the first that was not found, else the last that was."""
        answers = attempt.item.exercise.answers
        left = [answer for answer in answers if answer not in attempt.found]
        if len(answers) == attempt.item.exercise.needed and left:
            return left[0]
        found = [answer for answer in answers if answer in attempt.found]
        return found[-1] if found else answers[0]

    def _explain(self, answer: str) -> None:
        """Show the meaning of an answer or what it is worth, what it cost in its game and, once it is found, why."""
        attempt, view, card = self._now(), self.shown, self.page.card
        self._explained = answer
        why = self._reason(attempt, answer) if attempt.over else ""
        item, text, answers = attempt.item, view.answer_text(answer), attempt.item.exercise.answers
        about = answers.index(answer) if attempt.is_joined and answer in answers else 0
        rated = view.rated(attempt.tried) if attempt.over else []
        note = next((each.note for each in rated if each.answer == answer), "")
        part, meaning = self._meaning(answer, item.cards[about].card.id) if text.isalpha() and not note else ("", "")
        cost = "" if answer in item.exercise.also else loading.cost_text(item, about)
        if note or text.isalpha():
            card.show_word(text, part, note or meaning, cost, why)
        else:
            card.show_note(cost, why)
        card.show()
        if attempt.over and answer in self._listed:
            self.page.answers.select(self._listed.index(answer))
        self.page.fit()

    def _reason(self, attempt: Attempt, answer: str) -> str:
        """One sentence about a wrong answer that ended the question, or else this one; "" until the pool finds it."""
        item = attempt.item
        about = attempt.tried[-1] if item.exercise.single_try and attempt.tried else answer
        if about not in self._reasons:
            self._reasons[about] = ""
            game, lexicon = self.views[item.game].game, self._lexicons[item.cards[0].card.id]
            pool = self._workspace.pool
            Task(lambda: (attempt, about, item.why(game, about, lexicon)), pool, self, self._on_reason).start()
        return self._reasons[about]

    def _on_reason(self, known: tuple[Attempt, str, str]) -> None:
        attempt, about, why = known
        if attempt is self.attempt and why:
            self._reasons[about] = why
            self._explain(self._explained)
            announce(self.page.card, why)

    def _meaning(self, word: str, card: str) -> tuple[str, str]:
        """(part of speech, first sense) of a word; empty texts for one that the dictionary lacks."""
        from qless_studio.engine.lexicon.definitions import Definitions

        lexicon = self._lexicons[card]
        return Definitions().brief(word, lexicon.language, lexicon.spelt(word))

    # the result

    @property
    def asked(self) -> int:
        """How many questions there were, each once."""
        return sum(not attempt.repeat for attempt in self.session.attempts)

    def _end(self) -> None:
        self._offer()
        session, page = self.session, self.page
        names = loading.to_come_back(session.attempts, lambda game: self.views[game].title)
        note = self.tr("To be asked again soon: {}.").format(", ".join(names[:12])) if names else ""
        wrong = [(figure(session.count(Step.WRONG)), self.tr("wrong"))]
        right = session.count(Step.RIGHT)
        page.result.show_figures(self.tr("Practice done"), "", right, self.tr("right"), wrong, note=note)
        missed = self._missed()
        page.rows.title.setText(self.tr("What went wrong") if missed else "")
        page.rows.set_caption("")
        page.table.show_rows(missed)
        self._show_result()

    def _missed(self) -> list[Row]:
        """The questions that were not answered right when they were asked first."""
        return [
            Row(self.views[attempt.item.game].title, attempt.item.exercise.heading or attempt.item.exercise.question,
                False, None, attempt)
            for attempt in self.session.attempts
            if attempt.step is Step.WRONG and not attempt.repeat
        ]  # fmt: skip

    def review(self, row: object) -> None:
        assert isinstance(row, Row)
        item = row.asked.item
        view = self.board_of(item.game, item.exercise, self._lexicons[item.cards[0].card.id])
        self.page.review(view, row.question, loading.cost_text(item, 0))
