"""One practice on its page, from the first question to the last; answers are recorded in the history."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QObject, QTimer, Signal

from qless_studio.engine.history import Entry, completed
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.practice.schedule import remembered
from qless_studio.engine.practice.session import Answer, Attempt, PracticeSession, Step
from qless_studio.engine.texts import figure, say
from qless_studio.ui.shell.practice import texts
from qless_studio.ui.shell.practice.commands import PracticeCommands
from qless_studio.ui.shell.practice.loading import Asked
from qless_studio.ui.shell.practice.page import PracticePage, QuestionPage
from qless_studio.ui.style import accented
from qless_studio.ui.tab.exercise_view import ExerciseView
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.practice.answer_list import AnswerRow

LONG = 5
"""From this number of answers on, there is no room for all steps of the hints."""


class Course(QObject):
    """Shows a `PracticeSession`; used for one practice."""

    written = Signal(object)
    """The entries for the history of a question that is over."""
    ended = Signal()
    """No question is left for now."""
    changed = Signal()
    """Another question is shown, or the question is over."""

    def __init__(
        self,
        page: PracticePage,
        commands: PracticeCommands,
        views: Mapping[str, GameView],
        parent: QObject,
    ) -> None:
        """`views` by the keys of the games."""
        super().__init__(parent)
        self.page, self.session = page, PracticeSession()
        assert isinstance(page.question, QuestionPage)
        self._question, self._commands, self._views = page.question, commands, views
        self._lexicons: dict[str, Lexicon] = {}
        self._hints: list[str] = []
        self._listed: list[str] = []
        """The answers listed, in order."""
        self._complete = False
        """Whether all questions are known."""
        self.review = ""
        """When the finished question is due again."""
        question = self._question
        for signal, slot in (
            (commands.next.triggered, self.next),
            (commands.skip.triggered, self.skip),
            (commands.hint.triggered, self.show_hint),
            (commands.answers.triggered, self.give_up),
            (question.ladder.show_clicked, self.show_hint),
            (question.choices.chosen, self._on_answered),
            (question.choices.pointed, self._on_pointed),
            (question.answers.chosen, self._on_row_chosen),
            (page.appeared, self.session.resume),
            (page.disappeared, self.session.pause),
        ):
            signal.connect(slot)

    @property
    def attempt(self) -> Attempt | None:
        """The question shown."""
        return self.session.current

    @property
    def view(self) -> ExerciseView | None:
        return self._question.view

    @property
    def lexicon(self) -> tuple[str, int] | None:
        """The name and the size of the list of the question shown."""
        if self.attempt is None:
            return None
        card = self.attempt.item.cards[0].card
        return card.entries[0].lexicon, len(self._lexicons[card.id])

    def add(self, asked: Asked) -> None:
        """Append a question; it is shown if the course waits for one."""
        for due in asked.item.cards:
            self._lexicons[due.card.id] = asked.lexicon
        self.session.add(asked.item)
        if self.attempt is None:
            self.next()
        else:
            self._show_progress()

    def complete(self) -> None:
        """Note that no new questions will come; only some are asked again."""
        self._complete = True
        if self.attempt is not None:
            self._show_progress()

    # the course

    def next(self) -> None:
        """Go to the next question."""
        attempt = self.session.next()
        if attempt is None:
            self._commands.disable()
            self.ended.emit()
            return
        self._ask(attempt)

    def skip(self) -> None:
        """Skip the question."""
        self.session.skip()
        self.next()

    def give_up(self) -> None:
        """Show the answers."""
        self.session.give_up()
        self._finish()

    def _ask(self, attempt: Attempt) -> None:
        item, question = attempt.item, self._question
        game = self._views[item.game]
        assert game.parts.exercise is not None
        view = accented(game.parts.exercise(item.exercise, self._lexicons[item.cards[0].card.id]), game.accent)
        view.answered.connect(self._on_answered)
        view.refused.connect(self._on_refused)
        view.undo_changed.connect(self._follow_undo)
        self._hints, self.review = [], ""
        self.page.show_question()
        question.ask(view)
        exercise = item.exercise
        question.asking.ask(exercise.heading or exercise.question, texts.played_text(item))
        question.choices.setVisible(bool(exercise.choices))
        question.choices.show_choices([(choice, view.answer_text(choice) or choice) for choice in exercise.choices])
        question.card.hide()
        question.show_board.hide()
        question.next.hide()
        question.skip.show()
        question.give_up.show()
        question.keep_in_view(True)
        self._show_all()
        question.focus_board()
        self.changed.emit()

    def _finish(self) -> None:
        """The question is over."""
        attempt, question, view = self._now(), self._question, self._shown()
        entries = [completed(entry) for entry in self.session.take_entries()]
        due = self._next_review(attempt, entries)
        self.review = "" if due is None else texts.again_text(due, date.today())
        self.written.emit(entries)
        view.reveal()
        exercise = attempt.item.exercise
        question.choices.mark(exercise.answers, attempt.tried)
        role = "good" if attempt.step is Step.RIGHT else "warn" if attempt.found else "bad"
        question.asking.tell(texts.result_text(attempt, due, date.today()), role)
        question.skip.hide()
        question.give_up.hide()
        question.next.show()
        question.keep_in_view(False)
        question.show_board.setVisible(bool(exercise.puzzle))
        self._show_all()
        self._explain(self._most_telling(attempt))
        QTimer.singleShot(0, question.next, question.focus_next)  # once the answer's own key has been handled
        self.changed.emit()

    def _next_review(self, attempt: Attempt, entries: list[Entry]) -> date | None:
        """The first day on which one of the cards comes back; None for a repeat, which moves none."""
        if attempt.repeat:
            return None
        cards = zip(attempt.item.cards, entries, strict=True)
        return min(remembered(due.memory, entry).due for due, entry in cards)

    def _now(self) -> Attempt:
        assert self.attempt is not None
        return self.attempt

    def _shown(self) -> ExerciseView:
        assert self.view is not None
        return self.view

    # answers

    def _on_answered(self, given: str) -> None:
        attempt = self.attempt
        if attempt is None or attempt.over:
            return
        view = self._shown()
        target = view.hint_target
        result = self.session.answer(given)
        view.mark(given, result is not Answer.WRONG)
        if attempt.over:
            self._finish()
            return
        shown = view.answer_text(given) or given
        if result is Answer.WRONG:
            self._on_refused(say("{}: {}", shown, self.tr("not right")))
        elif result is Answer.KNOWN:
            self._question.answers.select(attempt.item.exercise.answers.index(given))
        elif result is Answer.RIGHT:
            announce(self.page, say("{}: {}", shown, self.tr("right")))
            if view.hint_target != target:
                self._hints = []
            self._show_all()
            self._explain(given)

    def _on_pointed(self, choice: str) -> None:
        if self.view is not None and self.attempt is not None and not self.attempt.over:
            self.view.show_choice(choice)

    def _on_refused(self, reason: str) -> None:
        self._question.asking.tell(reason, "text_dim")

    def show_hint(self) -> None:
        """Take the next step of the hints."""
        attempt, view = self._now(), self._shown()
        step, target = len(self._hints), view.hint_target
        if attempt.over or step >= len(view.hint_titles):
            return
        text = view.show_hint(step)
        self._hints.append(text)
        last = step == len(view.hint_titles) - 1
        self.session.take_hint(view.hint_titles[step], last, target)
        self._show_all()

    def _follow_undo(self) -> None:
        view, attempt = self.view, self.attempt
        going_on = view is not None and attempt is not None and not attempt.over
        self._commands.undo.setEnabled(going_on and view is not None and view.can_undo)
        self._commands.redo.setEnabled(going_on and view is not None and view.can_redo)

    # what is shown

    def _show_all(self) -> None:
        attempt, view, question = self._now(), self._shown(), self._question
        self._show_progress()
        self._show_score(attempt)
        listed = self._show_answers(attempt, view)
        steps = [(title, text, text) for title, text in zip(view.hint_titles, self._hints, strict=False)]
        steps += [(title, "", title) for title in view.hint_titles[len(steps) :]]
        question.ladder.setVisible(bool(steps) and not attempt.over)
        question.ladder.set_short(listed > LONG)
        question.ladder.show_steps(steps, len(self._hints))
        hints_left = len(self._hints) < len(view.hint_titles)
        self._commands.follow_question(attempt.over, hints_left, bool(attempt.item.exercise.puzzle))
        self._follow_undo()
        question.follow_stage()

    def _show_progress(self) -> None:
        session, question = self.session, self._question
        steps = [attempt.step for attempt in session.attempts]
        question.strip.show_steps(steps, session.repeats_left)
        text = self.tr("{} of {}, {} left").format(session.number, len(steps), texts.minutes(session.seconds_left))
        question.progress.setText(text if self._complete else self.tr("item {}").format(session.number))
        last = self._complete and session.number == len(steps)
        question.next.setText(self.tr("See the result") if last else self.tr("Next question"))

    def _show_score(self, attempt: Attempt) -> None:
        """How many answers are found and, for several cards, what they cost."""
        item, exercise, score = attempt.item, attempt.item.exercise, self._question.score
        score.setVisible(exercise.needed > 1)
        small: list[tuple[str, str]] = []
        if len(item.cards) > 1:
            costs = {answer: due.card.miss.cost for due, answer in zip(item.cards, exercise.answers, strict=True)}
            back = sum(cost for answer, cost in costs.items() if answer in attempt.found)
            small = [(figure(round(back)), self.tr("points back")),
                     (figure(round(sum(costs.values()) - back)), self.tr("still open"))]  # fmt: skip
        big = self.tr("{} of {}").format(len(attempt.found), exercise.needed)
        score.show_figures(big, self.tr("found"), small)

    def _show_answers(self, attempt: Attempt, view: ExerciseView) -> int:
        """The answers, or dashed places for them; returns how many."""
        rows, answers = self._rows(attempt, view), self._question.answers
        answers.setVisible(bool(rows))
        answers.show_rows(rows)
        return len(rows)

    def _rows(self, attempt: Attempt, view: ExerciseView) -> list[AnswerRow]:
        item, exercise = attempt.item, attempt.item.exercise
        self._listed = list(exercise.answers)
        rated = view.rated(attempt.tried) if attempt.over else []
        if rated:
            self._listed = [each.answer for each in rated]
            return [
                AnswerRow(view.answer_text(each.answer), 0, each.cost, each.answer in attempt.found, each.value,
                          each.answer in attempt.tried)
                for each in rated
            ]  # fmt: skip
        shown = [view.answer_text(answer) for answer in exercise.answers]
        if exercise.choices or not all(shown):
            return []
        complete = exercise.needed == len(exercise.answers) and not exercise.single_try
        words = all(text.isalpha() for text in shown)
        if not ((complete and words) or attempt.over):
            return []
        costs = [""] * len(shown)
        if len(item.cards) > 1:
            costs = [figure(round(due.card.miss.cost)) for due in item.cards]
        return [
            AnswerRow(text if attempt.over or answer in attempt.found else "", len(text) if words else 0, cost,
                      answer in attempt.found)
            for answer, text, cost in zip(exercise.answers, shown, costs, strict=True)
        ]  # fmt: skip

    def _on_row_chosen(self, row: int) -> None:
        attempt = self.attempt
        if attempt is not None and attempt.over:
            self._shown().show_answer(self._listed[row])
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
        """Show the meaning of an answer or what it is worth, and what it cost in its game."""
        attempt, view = self._now(), self._shown()
        item, text = attempt.item, view.answer_text(answer)
        about = item.exercise.answers.index(answer) if len(item.cards) > 1 else 0
        rated = view.rated(attempt.tried) if attempt.over else []
        note = next((each.note for each in rated if each.answer == answer), "")
        part, meaning = self._meaning(answer, item.cards[about].card.id) if text.isalpha() and not note else ("", "")
        cost = texts.cost_text(item, about)
        if note:
            self._question.card.show_word(text, "", note, cost)
        elif text.isalpha():
            self._question.card.show_word(text, part, meaning, cost)
        else:
            self._question.card.show_note(cost)
        self._question.card.show()
        if self._now().over:
            self._question.answers.select(self._listed.index(answer))

    def _meaning(self, word: str, card: str) -> tuple[str, str]:
        """(part of speech, first sense) of a word; empty texts for one that the dictionary lacks."""
        from qless_studio.engine.lexicon.definitions import Definitions

        lexicon = self._lexicons[card]
        return Definitions().brief(word, lexicon.language, lexicon.spelt(word))
