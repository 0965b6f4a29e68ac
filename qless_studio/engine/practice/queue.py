"""Which cards are due on a day: those to be repeated, and a few new ones, the best first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from datetime import date

from qless_studio.engine.errors import StudioError
from qless_studio.engine.exercises import Exercise
from qless_studio.engine.history import Entry
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.practice.cards import Card, Games, Load, MissStore, cards_of, played
from qless_studio.engine.practice.items import DueCard, Item
from qless_studio.engine.practice.schedule import replay
from qless_studio.engine.solving import Run

CARDS_A_DAY, NEW_A_DAY = 40, 10
MANY_DAYS = 3
"""Cards for more days than this at once are worth spreading over a week."""


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
        cards_a_day: int = CARDS_A_DAY,
        new_a_day: int = NEW_A_DAY,
        least: Band = Band.COMMON,
        changed: Load | None = None,
    ) -> None:
        """`load` gives a word list by its name; `least`: the least common words worth learning.

        `changed` gives a list with the player's changes: words that are banned are not asked. What was missed does not
        depend on it, so that they come back when they are allowed again.
        `cards_a_day`: how many cards are asked on a day, the new ones among them.
        """
        self.history, self.store, self.load = list(entries), store, load
        self._games, self._changed = games, changed or load
        self.cards_a_day, self.new_a_day, self.least = cards_a_day, new_a_day, least
        self.cards = cards_of(self.history, games, store, load, run)
        self.memories = replay(self.history)
        store.save()

    def due(self, day: date) -> list[DueCard]:
        """The cards to ask on a day: first those seen before, the most overdue first, then the new ones."""
        again, new, room = self._asked(day)
        best = self._best(new) if room else []
        return [*again, *(DueCard(card, day, None) for card in best[:room])]

    def count(self, day: date) -> int:
        """How many cards are due on a day, without finding out which of the new ones are the best."""
        again, new, room = self._asked(day)
        return len(again) + min(len(new), room)

    def new_cards(self, day: date) -> list[Card]:
        """The cards that were never asked, in the order in which they will be."""
        return self._best(self._asked(day)[1])

    def overdue(self, day: date) -> list[DueCard]:
        """All cards seen before that are due on a day, the most overdue first, however many a day are asked."""
        seen = ((card, self.memories.get(card.id)) for card in self.cards)
        due = [DueCard(card, memory.due, memory) for card, memory in seen if memory is not None and memory.due <= day]
        return sorted(due, key=lambda each: (each.due, each.card.id))

    def too_many(self, day: date) -> bool:
        """Whether so much is due, after a pause, that it is better spread over a week (`spread_entry`)."""
        return len(self.overdue(day)) > MANY_DAYS * self.cards_a_day

    def _asked(self, day: date) -> tuple[list[DueCard], list[Card], int]:
        """(cards to be repeated on a day, all new cards, how many of the new ones there is room for)."""
        begun = sum(memory.first == day for memory in self.memories.values())
        done = sum(memory.last == day for memory in self.memories.values())
        left = max(0, self.cards_a_day - done)
        again = self.overdue(day)[:left]
        new = [c for c in self.cards if c.id not in self.memories and c.noted <= day and self.is_common(c)]
        return again, new, max(0, min(self.new_a_day - begun, left - len(again)))

    def cards_with(self, ids: Collection[str], day: date) -> list[DueCard]:
        """The cards with these ids, due or not, those worth most first."""
        wanted = [card for card in self.cards if card.id in ids]
        return [DueCard(card, day, self.memories.get(card.id)) for card in self._best(wanted)]

    def missed_in(self, entry_ids: Collection[str], day: date) -> list[DueCard]:
        """The common cards missed in these games, due or not, the dearest first: rolls need not be simulated."""
        missed = [c for c in self.cards if self.is_common(c) and any(entry.id in entry_ids for entry in c.entries)]
        missed.sort(key=lambda card: (-card.miss.cost, card.id))
        return [DueCard(card, day, self.memories.get(card.id)) for card in missed]

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
            lexicon = self.load(card.entries[0].lexicon)
        except StudioError:
            return 0.0
        return card.miss.cost * practice.likelihood(card.miss, lexicon, self.store.folder)

    def lexicon_of(self, card: Card) -> Lexicon:
        """The list with which a card is asked, that of the game in which it was missed last; raises `LexiconError`."""
        return self._changed(card.entries[0].lexicon)

    def exercise(self, due: DueCard, run: Run) -> Exercise | None:
        """The question for a card; None while it rests, because its list or its word is gone."""
        card, game = due.card, self._games[due.card.game]
        assert game.practice is not None
        try:
            lexicon = self.lexicon_of(card)
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

    def items(self, due: Iterable[DueCard], run: Run, only: Collection[str] = ()) -> Iterator[Item]:
        """The questions for cards, each made when it is asked for; those of one puzzle are asked together.

        With `only` the puzzle is that of one of these entries, where a card was missed in several.
        """
        waiting, asked = list(due), set[str]()
        while waiting:
            first = waiting.pop(0)
            item = self._item(first, run, only)
            if item is None:
                continue
            for other in [each for each in waiting if item.may_hold(each)]:
                single = self._item(other, run, only)
                if single is not None and item.has_room_for(single):
                    item = item.joined(single)
                    waiting.remove(other)
            if item.exercise.question not in asked:
                asked.add(item.exercise.question)
                yield item

    def _item(self, due: DueCard, run: Run, only: Collection[str]) -> Item | None:
        """The question for one card on its own."""
        asked = due
        if only:
            entries = tuple(entry for entry in due.card.entries if entry.id in only)
            asked = DueCard(Card(due.card.game, due.card.miss, entries), due.due, None)
        exercise = self.exercise(asked, run)
        if exercise is None:
            return None
        practice = self._games[due.card.game].practice
        assert practice is not None
        return Item.of(due, exercise, practice)

    def is_common(self, card: Card) -> bool:
        zipf = card.miss.zipf
        return zipf is None or zipf >= self.least.floor
