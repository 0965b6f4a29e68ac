"""What is to be asked in practice, what a worker finds for it, and the sentences about it; no widgets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

from qless_studio.engine.days import local_day
from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry, History
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.lexicon.lexicon import capitals
from qless_studio.engine.player.rounds import InstalledLists, lists_in
from qless_studio.engine.player.study import StudyWord
from qless_studio.engine.practice.cards import Card
from qless_studio.engine.practice.learning import (
    MISSED_AT_ONCE,
    Weakness,
    Worth,
    last_missed,
    study_cards,
    weaknesses,
    worth_practising,
)
from qless_studio.engine.practice.queue import DueCard, Item, Queue, open_queue
from qless_studio.engine.practice.rush import READY, Question, Rung, fresh_questions, ladder
from qless_studio.engine.practice.session import Attempt, Step
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import capitalised, counted, decimal, figure, say
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.translation import date_text
from qless_studio.ui.work import wait_for_changes

# What is to be asked: which cards, under which title, and what is said if there is nothing.


@dataclass(frozen=True)
class Selection:
    """A choice of cards."""

    title: str
    choose: Callable[[Queue, date], list[DueCard]]
    nothing: str
    """What is said if there is no question."""
    only: tuple[str, ...] = ()
    """Ids of the entries whose puzzles are to be used; () for all"""
    most: int = 0
    """Maximum number of questions; 0 for as many as the user chose"""


def due(game: str = "", most: int = 0) -> Selection:
    """What is due, of the game with a key or, "", of all."""

    def choose(queue: Queue, day: date) -> list[DueCard]:
        return [each for each in queue.due(day) if game in ("", each.card.game)]

    return Selection(say("Practice"), choose, say("You have finished everything for today."), most=most)


def cards(ids: Collection[str], title: str, most: int = 0) -> Selection:
    """The cards with these ids, due or not."""
    wanted = frozenset(ids)
    nothing = say("This cannot be practised: its word or its word list is missing.")
    return Selection(title, lambda queue, day: queue.cards_with(wanted, day), nothing, most=most)


def missed(entries: Collection[str], most: int = 0) -> Selection:
    """What was missed in these games, by the ids of their entries."""
    wanted = tuple(entries)

    def choose(queue: Queue, day: date) -> list[DueCard]:
        return queue.missed_in(wanted, day)[:MISSED_AT_ONCE]

    return Selection(
        say("What you missed"), choose, say("Nothing that you missed there is worth practising."), wanted, most
    )


def words(game: str, chosen: Collection[StudyWord], lexicon: str) -> Selection:
    """Words of a list, whether they were missed or not."""

    def choose(queue: Queue, day: date) -> list[DueCard]:
        return study_cards(chosen, game, queue.changed(lexicon), queue.answered, day)

    nothing = say("This cannot be practised: its word or its word list is missing.")
    return Selection(say("Words worth learning"), choose, nothing, most=len(chosen))


# What a worker finds for practice: what there is to practise, and the questions, whose answers searches prove.

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
    return {view.key: view.game for view in views if view.game.load_practice is not None}


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


# The sentences of practice; no widgets.


def played_text(item: Item) -> str:
    """When the game of a question was played, and what was reached.

    Of a new puzzle when one of its kind was missed; of a word that was not missed why it is asked.
    """
    entry = item.entry
    if not entry.when:
        return say("From the words worth learning.")
    shown = day_text(local_day(entry.when))
    if item.exercise.fresh and item.cards[0].card.about:  # otherwise the card is a word, and was missed itself
        return say("A new puzzle of the kind that you missed on {}.", shown)
    if item.exercise.fresh or not item.exercise.puzzle:
        return say("Missed on {}.", shown)
    score, par = entry.proven.get("score"), entry.proven.get("par")
    if isinstance(score, int) and isinstance(par, int | float) and par:
        reached = counted(score, "{} point", "{} points")
        return f"{say('Played on {}.', shown)} {reached}, {say('par {}', figure(round(par)))}."
    return say("Played on {}.", shown)


def cost_text(item: Item, number: int) -> str:
    """What a card cost, and in how many games it was missed."""
    card = item.cards[number].card
    if not item.entry.when:
        return say("Once known, it earns up to {} points in 100 games", decimal(card.miss.cost, 1))
    missed = counted(len(card.entries), "missed in {} game", "missed in {} games")
    text = ", ".join(filter(None, (item.costs[number], missed)))
    return text[:1].upper() + text[1:]


def again_text(due: date, today: date) -> str:
    """When a card is due again."""
    days = (due - today).days
    return counted(days, "Next review: in {} day", "Next review: in {} days")


def result_text(attempt: Attempt, due: date | None, today: date) -> str:
    """The result of a question; `due` is the day on which its first card comes back, None if that stays as it was."""
    if attempt.missed_cards:
        return _missed_text(attempt)
    if not attempt.unknown_cards:
        return capitalised(say("right"))
    text = say("Right, after the answer")
    return text if due is None else f"{text}. {again_text(due, today)}"


def _missed_text(attempt: Attempt) -> str:
    exercise = attempt.item.exercise
    if exercise.needed > 1:
        return say("{} of {} found; the others will be asked again", len(attempt.found), exercise.needed)
    return say("Wrong; it will be asked again")


def to_come_back(attempts: Sequence[Attempt], title: Callable[[str], str]) -> list[str]:
    """What was not known when it was asked first, as names for people; `title` gives the title of a game by its key.

    Questions of one kind from one game are named once.
    """
    asked = [
        attempt for attempt in attempts if attempt.over and not attempt.repeat and attempt.step is not Step.SKIPPED
    ]
    unknown = [(due.card, attempt) for attempt in asked for due in attempt.item.cards
               if due.card.id in attempt.unknown_cards]  # fmt: skip
    return list(dict.fromkeys(_card_name(card, attempt.item, title) for card, attempt in unknown))


def _card_name(card: Card, item: Item, title: Callable[[str], str]) -> str:
    if not card.about:
        return capitals(card.miss.key)
    if not item.entry.when:
        return say("{}: {}", title(item.game), card.about)
    day = day_text(local_day(item.entry.when))
    return say("{}: {}", title(item.game), say("{about}, game of {day}").format(about=card.about, day=day))


def due_again(day: date) -> str:
    """When the next card is due."""
    return say("The next card is due on {}.", day_text(day))


def day_text(day: date) -> str:
    """A day of this year or so."""
    return date_text(day)


def short_day(day: date) -> str:
    """A day of this year in few letters."""
    return date_text(day, brief=True)
