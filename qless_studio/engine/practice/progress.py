"""The progress of a player in each game: curves, strengths, and what to practise.

Everything is computed from the history, and every figure is a mean or a sum of single games. See docs/decisions/058.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from qless_studio.engine.errors import StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry
from qless_studio.engine.play_statistics import played_of
from qless_studio.engine.player.lists import InstalledLists
from qless_studio.engine.practice.cards import Card
from qless_studio.engine.practice.courses import WORD, Course, courses_of
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
