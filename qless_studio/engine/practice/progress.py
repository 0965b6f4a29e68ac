"""The progress of a player in each game: curves, strengths, and what to practise.

Everything is computed from the history, and every figure is a mean or a sum of single games. See docs/decisions/058.
"""

from __future__ import annotations

import enum
import math
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from qless_studio.engine.errors import StudioError
from qless_studio.engine.exercises import Miss
from qless_studio.engine.game import Game, Measure
from qless_studio.engine.grids.review import is_common
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.play_statistics import DAY, day_played, is_done, number, played_of, share
from qless_studio.engine.player.rounds import InstalledLists
from qless_studio.engine.practice.cards import Card
from qless_studio.engine.practice.queue import Queue
from qless_studio.engine.practice.schedule import Memory
from qless_studio.engine.practice.strengths import (
    ROUNDS,
    Case,
    Strengths,
    Trait,
    TraitKind,
    rack_cases,
    rack_traits,
    strengths_of,
    word_cases,
    word_traits,
)

OPEN = 100
"""Maximum number of open cards listed."""
ASKED = 30
"""Maximum number of cards in a practice of one kind."""


@dataclass(frozen=True)
class Progress:
    """The progress in one game."""

    game: str
    games: int
    """Games or rounds played."""
    charts: tuple[tuple[Course, ...], ...] = ()
    strengths: Strengths | None = None
    """Strengths by kind of words; None for a game that has no such kinds."""
    due_ids: tuple[str, ...] = ()
    """Ids of the cards of this game that are due today."""
    too_many: bool = False
    """Whether so many cards of all games are overdue that spreading them over a week is offered."""
    open_cards: tuple[Card, ...] = ()
    """Cards that were never asked or are due again, the highest cost first."""
    cards: tuple[Card, ...] = ()
    """All cards that are common enough to be asked."""
    lexicons: frozenset[str] = frozenset()
    """Names of the word lists whose words `strengths` is about: those in the language played most."""

    @property
    def due(self) -> int:
        """How many cards of this game are due today."""
        return len(self.due_ids)

    def with_trait(self, trait: Trait) -> tuple[str, ...]:
        """Ids of the cards to practise for a kind of word: those not learned yet first, then by descending cost."""
        by_cost = sorted(self.cards, key=lambda card: (-card.total, card.id))
        cards = (*self.open_cards, *by_cost)
        ids = (
            card.id
            for card in cards
            if trait.fits(card.miss.key)
            and (trait.kind is TraitKind.RACK or card.miss.kind == WORD)
            and card.entries[0].lexicon in self.lexicons
        )
        return tuple(dict.fromkeys(ids))[:ASKED]


class ProgressReport:
    """The progress in all games of a history, computed game by game."""

    def __init__(self, queue: Queue, today: date) -> None:
        self._queue, self._today = queue, today
        self._due = tuple(each.card for each in queue.due(today))

    def of(self, game: Game[Any, Any, Any]) -> Progress:
        """The progress in one game."""
        key = game.key
        played = [entry for entry in played_of(self._queue.history, key) if not entry.is_sum]
        cards = [card for card in self._queue.cards if card.game == key and self._queue.is_common(card)]
        lexicons = self._of_one_language(played)
        return Progress(
            key,
            len(played),
            courses_of(game.measure, played, key, self._queue.store.known),
            self._strengths([entry for entry in played if entry.lexicon in lexicons], cards),
            tuple(card.id for card in self._due if card.game == key),
            self._queue.too_many(self._today),
            self._open(cards),
            tuple(cards),
            lexicons,
        )

    def _of_one_language(self, played: Sequence[Entry]) -> frozenset[str]:
        """The names of the lists in the language in which most of the games were played."""
        lists = InstalledLists(self._queue.load)
        languages = {name: lists.language(name) for name in {entry.lexicon for entry in played}}
        counts = Counter(languages[entry.lexicon] for entry in played)
        most = max(sorted(counts), key=lambda code: counts[code], default="")
        return frozenset(name for name, code in languages.items() if code == most)

    def _counts(self, zipf: float | None) -> bool:
        return zipf is None or zipf >= self._queue.least.floor

    # strengths

    def _strengths(self, played: Sequence[Entry], cards: Collection[Card]) -> Strengths | None:
        words = any(card.miss.kind == WORD for card in cards)
        last = played[-ROUNDS:]
        if words:
            return strengths_of(list(self._word_cases(last)), word_traits)
        racks = last and all(entry.puzzle.isalpha() for entry in last)
        return replace(strengths_of(list(rack_cases(last)), rack_traits), racks=True) if racks else None

    def _word_cases(self, rounds: Sequence[Entry]) -> Iterator[Case]:
        missed = (
            (entry, [(miss.key, miss.cost) for miss in misses if miss.kind == WORD and self._counts(miss.zipf)])
            for entry in rounds
            if (misses := self._queue.store.known(entry)) is not None
        )
        return word_cases(missed, self._is_common)

    def _is_common(self, entry: Entry, word: str) -> bool:
        try:
            zipf = self._queue.load(entry.lexicon).zipf(word)
        except StudioError:
            return False
        return zipf is not None and zipf >= self._queue.least.floor

    # what there is to practise

    def _open(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        found = (card for card in cards if self._is_open(self._queue.memories.get(card.id)))
        return tuple(sorted(found, key=lambda card: (-card.total, card.id))[:OPEN])

    def _is_open(self, memory: Memory | None) -> bool:
        return memory is None or memory.due <= self._today


# Results of a player by week, compared with the difficulty of the puzzles. See docs/decisions/058.

WORD = "word"
"""The kind of a miss whose key is a word of the puzzle."""
GROUPS = 5
"""Maximum number of groups of similar difficulty."""
GROUP = 5
"""Minimum number of games in a group."""
Misses = Callable[[Entry], Sequence[Miss] | None]
"""Returns the misses of a game, or None if they are not known."""


class Value(enum.Enum):
    """What a curve shows of each game."""

    COMMON_SHARE = "common share"
    """The share of the points of the common words that was found, 0 to 1."""
    SHARE = "share"
    """The share of all points that was found, 0 to 1."""
    GIVEN_AWAY = "given away"
    """Points below the best score."""
    SOLVED = "solved"
    """1 for a game that was solved, otherwise 0."""
    SECONDS = "seconds"
    """Seconds that solving took."""
    HINTS = "hints"
    """How many were taken."""
    LEVEL = "level"
    """The level after the last round of a week; not a mean of its games, and computed apart (`player.levels`)."""


VALUES: Mapping[Measure, tuple[tuple[Value, ...], ...]] = {
    Measure.SHARE: ((Value.COMMON_SHARE, Value.SHARE),),
    Measure.GIVEN_AWAY: ((Value.GIVEN_AWAY,),),
    Measure.SOLVED: ((Value.SECONDS,), (Value.SOLVED,)),
    Measure.HINTS: ((Value.HINTS,),),
}
"""The charts of a game: each has one curve or two."""


@dataclass(frozen=True)
class Week:
    """The games of one week."""

    start: date
    """Monday of the week."""
    games: int
    mean: float
    expected: tuple[float, float] | None = None
    """The player's average results in games as hard as the hardest and the easiest of the week, the lower one first;
    None if there are too few games."""


@dataclass(frozen=True)
class Course:
    """A curve: the weeks in which something was played, ascending."""

    value: Value
    weeks: tuple[Week, ...]


def courses_of(measure: Measure, entries: Iterable[Entry], game: str, misses: Misses) -> tuple[tuple[Course, ...], ...]:
    """The charts of a game from the entries of a history in the order played, each with its curves."""
    played = [entry for entry in played_of(entries, game) if not entry.is_sum]
    return tuple(tuple(_course(value, played, misses) for value in chart) for chart in VALUES[measure])


def _course(value: Value, played: Sequence[Entry], misses: Misses) -> Course:
    counted = [(entry, reached) for entry in played if (reached := value_of(value, entry, misses)) is not None]
    expected = _expected(value, counted)
    weeks: defaultdict[date, list[tuple[float, float | None]]] = defaultdict(list)
    for (entry, reached), usual in zip(counted, expected, strict=True):
        day = day_played(entry)
        if day is not None:
            weeks[day - day.weekday() * DAY].append((reached, usual))
    return Course(value, tuple(_week(start, games) for start, games in sorted(weeks.items())))


def _week(start: date, games: Sequence[tuple[float, float | None]]) -> Week:
    usual = [each for _, each in games if each is not None]
    band = (min(usual), max(usual)) if usual else None
    return Week(start, len(games), math.fsum(reached for reached, _ in games) / len(games), band)


def value_of(value: Value, entry: Entry, misses: Misses) -> float | None:
    """The value of a game for a curve; None if the game does not count."""
    if value is Value.COMMON_SHARE:
        return _common_share(entry, misses(entry))
    if value is Value.SHARE:
        found = share(entry, "best")
        return None if found is None else min(1.0, max(0.0, found))
    if value is Value.SECONDS:
        return entry.seconds if entry.result is Result.SOLVED else None
    if value is Value.SOLVED:
        return float(is_done(entry))
    if not is_done(entry):
        return None
    if value is Value.HINTS:
        return float(len(entry.hints))
    score, best = number(entry, "score"), number(entry, "best")
    return None if score is None or best is None else max(0.0, best - score)


def _common_share(entry: Entry, misses: Sequence[Miss] | None) -> float | None:
    """Which part of the points of the common words was found."""
    common = _common(entry)
    if common is None or common <= 0 or misses is None:
        return None
    missed = math.fsum(miss.cost for miss in misses if miss.kind == WORD and is_common(miss.zipf))
    return min(1.0, max(0.0, 1 - missed / common))


def _common(entry: Entry) -> float | None:
    """The points of the common words of a board; before they were noted themselves, they were par."""
    common = number(entry, "common")
    return number(entry, "par") if common is None else common


def difficulty(value: Value, entry: Entry) -> float | None:
    """The difficulty of a game, from what is proven about its puzzle; None if it is not known."""
    if value in (Value.COMMON_SHARE, Value.SHARE):
        common, limit = _common(entry), number(entry, "limit")
        return None if common is None else common / limit if limit else common  # points or words to find per second
    if value is Value.GIVEN_AWAY:
        best, par = number(entry, "best"), number(entry, "par")
        return None if best is None or par is None else best - par
    if value is Value.HINTS:
        return _rarity(entry.proven.get("boards"))
    return number(entry, "rank")  # the vocabulary that is needed


def _rarity(boards: object) -> float | None:
    """Fewer full boards are harder to reach. Their number is stored as text, since it may exceed a float."""
    text = boards if isinstance(boards, str) else ""
    return -math.log10(int(text)) if 0 < len(text) <= 4000 and text.isdecimal() and int(text) else None


def _expected(value: Value, counted: Sequence[tuple[Entry, float]]) -> list[float | None]:
    """For each game the mean of games of similar difficulty; None if its own or too many difficulties are unknown."""
    hardness = [(difficulty(value, entry), place) for place, (entry, _) in enumerate(counted)]
    known = sorted((hard, place) for hard, place in hardness if hard is not None)
    expected: list[float | None] = [None] * len(counted)
    groups = min(GROUPS, len(known) // GROUP)
    if groups < 2:
        return expected
    for group in range(groups):
        places = [place for _, place in known[group * len(known) // groups : (group + 1) * len(known) // groups]]
        mean = math.fsum(counted[place][1] for place in places) / len(places)
        for place in places:
            expected[place] = mean
    return expected
