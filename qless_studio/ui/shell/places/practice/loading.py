"""What a worker finds for practice: what there is to practise, and the questions, whose answers searches prove."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry, History
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.player.rounds import InstalledLists, lists_in
from qless_studio.engine.practice.learning import Weakness, Worth, last_missed, weaknesses, worth_practising
from qless_studio.engine.practice.queue import DueCard, Item, Queue, open_queue
from qless_studio.engine.practice.rush import READY, Question, Rung, fresh_questions, ladder
from qless_studio.engine.solving import Run
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.work import wait_for_changes

Choose = Callable[[Queue, date], list[DueCard]]
"""Chooses the cards to ask."""
Games = Mapping[str, Game[Any, Any, Any]]
DAYS = 10
"""Days of which it is said what is due."""


@dataclass(frozen=True)
class Asked:
    """A question and the word list with which it is answered."""

    item: Item
    lexicon: Lexicon


@dataclass(frozen=True)
class State:
    """What is due."""

    cards: int
    """The cards, including rare words"""
    games: Mapping[str, int]
    """Questions by game: what counts as due wherever it is said"""
    overdue: int
    """Cards"""
    too_many: bool
    """Whether the overdue ones are better spread over a week"""
    next_due: date | None
    """The next day on which a card is due; None if there is none"""

    @property
    def due(self) -> int:
        """How many questions are due."""
        return sum(self.games.values())


@dataclass(frozen=True)
class Coming:
    """How many questions are due today and on the next days."""

    days: tuple[tuple[date, int], ...]


@dataclass(frozen=True)
class LastGame:
    """The last game in which something was missed that is worth practising."""

    entry: Entry
    questions: int


@dataclass(frozen=True)
class First:
    """The first question of what is due; not made for the others, which takes seconds."""

    item: Item


@dataclass(frozen=True)
class Runs:
    """The history, with the runs against the clock and without a miss."""

    entries: Sequence[Entry]


@dataclass(frozen=True)
class Prepared:
    """All that a run against the clock needs."""

    rungs: list[Rung]
    lexicons: Mapping[str, Lexicon]
    """Word lists of the questions by name."""
    entries: Sequence[Entry]
    """The history, for the best run before."""


@dataclass(frozen=True)
class Wanted:
    """Which words may be worth learning."""

    game: str
    """Key of the game of which they are; "" for none."""
    lexicon: str
    left_out: frozenset[tuple[str, str]]
    """(language, word) pairs"""
    at: float
    """The time, in seconds since 1970"""


def games_of(views: Sequence[GameView]) -> Games:
    """The games with questions; they are imported here, since a worker must not import parts of the window."""
    return {view.key: view.game for view in views if view.parts.exercise is not None}


def count_due(games: Games, folder: Path, settings: Settings, run: Run) -> Iterator[State]:
    """What is due. Raises `StudioError`, as all of these."""
    yield _state(_queue(games, folder, settings, run), date.today())


def what_there_is(
    games: Games, folder: Path, settings: Settings, wanted: Wanted, run: Run
) -> Iterator[State | Runs | LastGame | First | Coming | tuple[Weakness, ...] | Worth]:
    """What there is to practise, what is known first before what takes time."""
    queue, day = _queue(games, folder, settings, run), date.today()
    state = _state(queue, day)
    yield state
    yield Runs(queue.history)
    last = last_missed(queue, day)
    if last is not None:
        yield LastGame(last[0], queue.counted(last[1]).total())
    yield from map(First, islice(queue.items(queue.due(day), run), 1))
    coming = tuple((when, queue.counted(due).total()) for when, due in queue.coming(day, DAYS))
    yield Coming(coming)
    yield tuple(weaknesses(queue, games, day, run))
    if wanted.game:
        lists = lists_in(folder)
        lexicon = lists.plain(wanted.lexicon)
        without = {word for code, word in wanted.left_out if code == lexicon.language.code}
        yield worth_practising(queue, games, wanted.game, lexicon, lists, without, wanted.at, run)


def questions(
    games: Games, folder: Path, settings: Settings, choose: Choose, only: Sequence[str], most: int, run: Run
) -> Iterator[State | int | Asked]:
    """State, number of questions about the chosen cards, up to `most`, and these; `only` as of `Queue.items`."""
    queue, day = _queue(games, folder, settings, run), date.today()
    yield _state(queue, day)
    cards = choose(queue, day)
    yield min(most, queue.counted(cards).total())
    for item in islice(queue.items(cards, run, only), most):
        yield Asked(item, queue.lexicon_of(item.cards[0].card))


def _queue(games: Games, folder: Path, settings: Settings, run: Run) -> Queue:
    wait_for_changes()
    return open_queue(
        folder, games, run,
        cards_a_day=settings.practice_cards, new_a_day=settings.practice_new, least=Band[settings.practice_least],
    )  # fmt: skip


def _state(queue: Queue, day: date) -> State:
    later = [memory.due for memory in queue.memories.values() if memory.due > day]
    more = len(queue.cards) > len(queue.memories)
    next_due = min(later, default=day + timedelta(days=1) if more else None)
    return State(len(queue.cards), queue.questions(day), len(queue.overdue(day)), queue.too_many(day), next_due)


def prepared(
    games: Games, folder: Path | None, chosen: Sequence[str], language: str, seed: int, run: Run
) -> Iterator[int | Prepared]:
    """How many exercises of the games `chosen`, () all, are made, after each; last all of them.

    The same for the same seed.
    """
    lists = InstalledLists() if folder is None else lists_in(folder)
    load = lru_cache(maxsize=None)(lists.plain)
    made: list[Question] = []
    different = set[str]()
    games = {key: game for key, game in games.items() if not chosen or key in chosen}
    for question in islice(fresh_questions(games, language, load, seed, run), 4 * READY):
        made.append(question)
        different.add(question.exercise.question)
        yield len(different)
        if len(different) == READY:
            break
    rungs = ladder(made, READY)
    wait_for_changes()
    entries = [] if folder is None else History(folder).read()[0]
    yield Prepared(rungs, {name: load(name) for name in {rung.question.lexicon for rung in rungs}}, entries)
