"""The state of a practice: one question after another; a wrong one comes again at the end until it is right."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from qless_studio.engine.history import Entry
from qless_studio.engine.practice.queue import Item
from qless_studio.engine.practice.schedule import exercise_entry
from qless_studio.engine.texts import counted

SECONDS_A_CARD = 25
"""Estimated seconds per card."""


def minutes(seconds: float) -> str:
    """A rough time."""
    return counted(max(1, round(seconds / 60)), "about {} minute", "about {} minutes")


class Step(enum.Enum):
    """The result of a question."""

    TO_COME = "to come"
    CURRENT = "current"
    RIGHT = "right"
    WRONG = "wrong"
    SKIPPED = "skipped"


class Answer(enum.Enum):
    """How an answer is judged."""

    RIGHT = "right"
    WRONG = "wrong"
    KNOWN = "known"
    """Right, but given before."""


@dataclass
class Attempt:
    """One attempt at a question."""

    item: Item
    repeat: bool = False
    """Whether the question was answered wrong before."""
    step: Step = Step.TO_COME
    found: dict[str, tuple[float, tuple[str, ...]]] = field(default_factory=dict)
    """For each answer the seconds and the hints it took."""
    tried: list[str] = field(default_factory=list)
    """The wrong answers."""
    hints: list[str] = field(default_factory=list)
    """The hints taken since the last right answer."""
    given_away: set[str] = field(default_factory=set)
    """The answers that a hint gave away; "" for that of the whole question."""

    @property
    def over(self) -> bool:
        """Whether the question was answered, given up or skipped."""
        return self.step in (Step.RIGHT, Step.WRONG, Step.SKIPPED)

    @property
    def complete(self) -> bool:
        """Whether as many answers as needed were found."""
        return len(self.found) >= self.item.exercise.needed

    @property
    def is_joined(self) -> bool:
        """Whether each card has an answer of its own."""
        return len(self.item.cards) > 1 or bool(self.item.exercise.also)

    def is_right(self, number: int) -> bool:
        """Whether the card of this number was answered right, after whatever hints."""
        if not self.is_joined:
            return self.complete and not (self.item.exercise.single_try and self.tried)
        return self.item.exercise.answers[number] in self.found

    def is_left(self, number: int) -> bool:
        """Whether other answers took the place of that of a card: it tells nothing about the card, which stays due."""
        return self.is_joined and self.complete and not self.is_right(number)

    def is_known(self, number: int) -> bool:
        """Whether answer number `number` was found without a hint that gave it away."""
        shown = self.item.exercise.answers[number] if self.is_joined else ""
        return self.is_right(number) and shown not in self.given_away

    @property
    def missed_cards(self) -> set[str]:
        """The ids of the cards that were not answered right: they are asked again."""
        return {due.card.id for number, due in enumerate(self.item.cards) if self._is_open(number)}

    @property
    def unknown_cards(self) -> set[str]:
        """The ids of the cards that the player did not know: those, and those whose answer a hint gave away."""
        cards = enumerate(self.item.cards)
        return {due.card.id for number, due in cards if not (self.is_known(number) or self.is_left(number))}

    def _is_open(self, number: int) -> bool:
        return not (self.is_right(number) or self.is_left(number))

    def entries(self) -> list[Entry]:
        """The entries for the history, one for each card that was answered or missed."""
        exercise = self.item.exercise
        entries = []
        for number, due in enumerate(self.item.cards):
            if self.is_left(number):
                continue
            answers = exercise.answers[number : number + 1] if self.is_joined else tuple(self.found)
            found = tuple(answer for answer in answers if answer in self.found)
            seconds = sum(self.found[answer][0] for answer in found)
            hints = tuple(hint for answer in found for hint in self.found[answer][1])
            if not found or not self.complete:
                hints += tuple(self.hints)
            entries.append(
                exercise_entry(
                    due.card.game, due.card.id, exercise.question, self.is_known(number), seconds=round(seconds, 1),
                    hints=hints, found=found, repeat=self.repeat,
                )
            )  # fmt: skip
        return entries


class PracticeSession:
    """The questions of a practice in order. State only: the window calls the methods and writes `take_entries`."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.attempts: list[Attempt] = []
        self._clock = clock
        self._place = -1
        self._entries: list[Entry] = []
        self._seconds = 0.0
        self._since: float | None = None

    def add(self, item: Item) -> None:
        """Append a question."""
        self.attempts.append(Attempt(item))

    @property
    def current(self) -> Attempt | None:
        """The question being asked, or just answered; None before the first and after the last."""
        return self.attempts[self._place] if 0 <= self._place < len(self.attempts) else None

    @property
    def number(self) -> int:
        """The number of the current question, from 1."""
        return self._place + 1

    def count(self, step: Step) -> int:
        """The number of questions with this result; repeated ones count each time."""
        return sum(attempt.step is step for attempt in self.attempts)

    # order of questions

    def next(self) -> Attempt | None:
        """Go to the next question; None after the last one."""
        assert self.current is None or self.current.over
        self._place = min(self._place + 1, len(self.attempts))
        if self.current is not None:
            self.current.step = Step.CURRENT
            self._seconds = 0.0
            self.resume()
        return self.current

    def pause(self) -> None:
        """Stop measuring the time."""
        if self._since is not None:
            self._seconds += self._clock() - self._since
            self._since = None

    def resume(self) -> None:
        """Measure the time again."""
        if self._since is None and self.current is not None and not self.current.over:
            self._since = self._clock()

    def answer(self, given: str) -> Answer:
        """Take an answer, which may end the question."""
        attempt = self._asked()
        exercise = attempt.item.exercise
        if given in attempt.found:
            return Answer.KNOWN
        if given not in exercise.answers and given not in exercise.also:
            attempt.tried.append(given)
            if exercise.single_try:
                self._end(attempt)
            return Answer.WRONG
        self.pause()
        attempt.found[given] = self._seconds, tuple(attempt.hints)
        attempt.hints, self._seconds = [], 0.0
        self.resume()
        if attempt.complete:
            self._end(attempt)
        return Answer.RIGHT

    def take_hint(self, title: str, gives_away: bool = False, target: str = "") -> None:
        """Record a hint about an answer (`target`; "" for all); `gives_away`: the hint names the answer."""
        attempt = self._asked()
        attempt.hints.append(title)
        if gives_away:
            attempt.given_away.add(target if attempt.is_joined else "")

    def give_up(self) -> None:
        """Give up: the answers not yet found count as not known."""
        self._end(self._asked())

    def skip(self) -> None:
        """Skip the question: it stays due, and nothing is recorded."""
        self.pause()
        self._asked().step = Step.SKIPPED

    def take_entries(self) -> list[Entry]:
        """The entries for the history since the last call."""
        entries, self._entries = self._entries, []
        return entries

    def _asked(self) -> Attempt:
        attempt = self.current
        assert attempt is not None
        assert attempt.step is Step.CURRENT
        return attempt

    def _end(self, attempt: Attempt) -> None:
        self.pause()
        missed = attempt.missed_cards
        attempt.step = Step.WRONG if missed else Step.RIGHT
        self._entries += attempt.entries()
        if missed:
            self.attempts.append(Attempt(attempt.item.only(missed), repeat=True))
