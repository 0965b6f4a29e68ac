"""Which cards are due on a day: those to be repeated, and a few new ones, the best first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from qless_studio.engine.errors import StudioError
from qless_studio.engine.exercises import Exercise
from qless_studio.engine.history import Entry
from qless_studio.engine.lexicon import Band
from qless_studio.engine.practice.cards import Card, Games, Load, MissStore, cards_of, played
from qless_studio.engine.practice.schedule import Memory, replay
from qless_studio.engine.solving import Run

NEW_A_DAY = 10


@dataclass(frozen=True)
class DueCard:
    """A card and when it was to be asked."""

    card: Card
    due: date
    memory: Memory | None
    """None for a new card."""

    @property
    def number(self) -> int:
        """Of its next exercise, from 0."""
        return 0 if self.memory is None else self.memory.reviews


class Queue:
    """The cards of a history. The same entries give the same cards, in the same order."""

    def __init__(
        self,
        entries: Iterable[Entry],
        games: Games,
        load: Load,
        store: MissStore,
        run: Run,
        *,
        new_a_day: int = NEW_A_DAY,
        least: Band = Band.COMMON,
    ) -> None:
        """`load` gives a word list by its name; `least`: the least common words worth learning."""
        history = list(entries)
        self._games, self._load, self._new_a_day, self._least = games, load, new_a_day, least
        self.cards = cards_of(history, games, store, load, run)
        self.memories = replay(history)
        store.save()

    def due(self, day: date) -> list[DueCard]:
        """The cards to ask on a day: first those seen before, the most overdue first, then the new ones."""
        again, new = [], []
        for card in self.cards:
            memory = self.memories.get(card.id)
            if memory is None:
                if card.noted <= day and self._is_common(card):
                    new.append(card)
            elif memory.due <= day:
                again.append(DueCard(card, memory.due, memory))
        begun = Counter(memory.first for memory in self.memories.values())
        room = max(0, self._new_a_day - begun[day])
        again.sort(key=lambda due: (due.due, due.card.id))
        best = self._best(new) if room else []
        return [*again, *(DueCard(card, day, None) for card in best[:room])]

    def _best(self, cards: list[Card]) -> list[Card]:
        """The most worthwhile first, one of each game in turn: points of different games cannot be compared."""
        by_worth = sorted(cards, key=lambda card: (-self.worth(card), card.id))
        places = Counter[str]()
        turns = []
        for card in by_worth:
            turns.append((places[card.game], card.game, card))
            places[card.game] += 1
        return [card for _, _, card in sorted(turns, key=lambda turn: turn[:2])]

    def worth(self, card: Card) -> float:
        """How much there is to gain by learning it: what it cost, times how likely it is to come back."""
        practice = self._games[card.game].practice
        assert practice is not None
        try:
            lexicon = self._load(card.entries[0].lexicon)
        except StudioError:
            return 0.0
        return card.miss.cost * practice.likelihood(card.miss, lexicon)

    def exercise(self, due: DueCard, run: Run) -> Exercise | None:
        """The question for a card; None while it rests, because its list or its word is gone."""
        card, game = due.card, self._games[due.card.game]
        assert game.practice is not None
        try:
            lexicon = self._load(card.entries[0].lexicon)
            games = tuple(played(entry, game) for entry in card.entries)
            return game.practice.exercise(card.miss, games, due.number, lexicon, run)
        except StudioError:
            return None

    def exercises(self, day: date, run: Run) -> Iterator[tuple[DueCard, Exercise]]:
        """The questions of a day, without those that rest, and no question twice."""
        asked = set()
        for due in self.due(day):
            exercise = self.exercise(due, run)
            if exercise is not None and exercise.question not in asked:
                asked.add(exercise.question)
                yield due, exercise

    def _is_common(self, card: Card) -> bool:
        zipf = card.miss.zipf
        return zipf is None or zipf >= self._least.floor
