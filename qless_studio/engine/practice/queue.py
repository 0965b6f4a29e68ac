"""The cards due on a day, the new ones that are worth most, and the questions made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import UNREADABLE, StudioError
from qless_studio.engine.exercises import Exercise, Practice, Together
from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry, History, now
from qless_studio.engine.lexicon import Band, Lexicon, load_installed
from qless_studio.engine.lexicon.imported import FILE, Changes, base_name, derived, load_changes
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.lexicon.lexicon import withheld
from qless_studio.engine.practice.cards import Card, Games, Load, MissStore, cards_of, note_unreadable, played
from qless_studio.engine.practice.schedule import Memory, replay
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say

# The cards due on a day: those to repeat, and a few new ones, the most worthwhile first.

CARDS_A_DAY, NEW_A_DAY = 40, 10
MANY_DAYS = 3
"""If cards for more days than this are overdue, spreading them over a week is offered."""


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
        now: str = "",
    ) -> None:
        """`load` loads a word list by name; `least`: minimum commonness of words worth learning.

        `changed` applies the player's changes to a list: banned words are not asked. Misses do not depend on it, so
        cards come back when their words are allowed again. `cards_a_day`: cards asked on a day, including new ones.
        `now` as for `replay`.
        """
        self.history, self.store, self.load = list(entries), store, load
        self._games, self.changed = games, changed or load
        self.cards_a_day, self.new_a_day, self.least = cards_a_day, new_a_day, least
        self.cards = [card for card in cards_of(self.history, games, store, load, run) if self._is_proposed(card)]
        self.answered = replay(self.history, now)
        """The state of everything that was ever asked by id, also of words that were practised but never missed."""
        self.memories = {card.id: self.answered[card.id] for card in self.cards if card.id in self.answered}
        store.save()

    def due(self, day: date) -> list[DueCard]:
        """The cards to ask on a day: those asked before, the most overdue first, then the new ones."""
        again, new, room = self._asked(day)
        best = self._best(new) if room else []
        return [*again, *(DueCard(card, day, None) for card in best[:room])]

    def questions(self, day: date) -> Counter[str]:
        """How many questions the cards due on a day are, by game, without making them."""
        again, new, room = self._asked(day)
        new = new if len(new) <= room else self._best(new)[:room]
        return self.counted([*again, *(DueCard(card, day, None) for card in new)])

    def counted(self, cards: Iterable[DueCard]) -> Counter[str]:
        """How many questions some cards are, by game, without making them.

        Cards of one board count as those that `items` joins. It may find more to join, or a card that cannot be asked.
        """
        found, joined = Counter[str](), Counter[tuple[str, str, int]]()
        for due in cards:
            practice = self._games[due.card.game].practice
            together = None if practice is None else practice.together
            number, entries = due.number, due.card.entries
            if together is None or due.card.miss.kind != together.miss or number % together.every:
                found[due.card.game] += 1
            else:
                entry = entries[number // together.every % len(entries)]  # each time another of its games
                joined[due.card.game, entry.id, together.most] += 1
        for (game, _, most), number in joined.items():
            found[game] += -(-number // most)
        return found

    def coming(self, today: date, days: int) -> Iterator[tuple[date, list[DueCard]]]:
        """What is due today and on the next days, if all is answered right and nothing more is missed."""
        due = self.due(today)
        yield today, due
        asked = {each.card.id for each in due}
        new = [card for card in self.new_cards(today) if card.id not in asked]
        for ahead in range(1, days):
            day = today + timedelta(days=ahead)
            again = [each for each in self.overdue(day) if each.card.id not in asked][: self.cards_a_day]
            room = min(self.new_a_day, self.cards_a_day - len(again))
            coming, new = [*again, *(DueCard(card, day, None) for card in new[:room])], new[room:]
            asked.update(each.card.id for each in coming)
            yield day, coming

    def new_cards(self, day: date) -> list[Card]:
        """The cards that were never asked, in the order in which they will be asked."""
        return self._best(self._asked(day)[1])

    def overdue(self, day: date) -> list[DueCard]:
        """Cards asked before that are due on a day, without the limit per day, the most overdue first."""
        seen = ((card, self.memories.get(card.id)) for card in self.cards)
        due = [DueCard(card, memory.due, memory) for card, memory in seen if memory is not None and memory.due <= day]
        return sorted(due, key=lambda each: (each.due, each.card.id))

    def too_many(self, day: date) -> bool:
        """Whether so many cards are overdue that spreading them over a week is offered (`spread_entry`)."""
        return len(self.overdue(day)) > MANY_DAYS * self.cards_a_day

    def _asked(self, day: date) -> tuple[list[DueCard], list[Card], int]:
        """(cards to repeat on a day, all new cards, how many new cards fit in the limit)."""
        begun = sum(memory.first == day for memory in self.memories.values())
        done = sum(memory.last == day for memory in self.memories.values())
        left = max(0, self.cards_a_day - done)
        again = self.overdue(day)[:left]
        new = [c for c in self.cards if c.id not in self.memories and c.noted <= day and self.is_common(c)]
        return again, new, max(0, min(self.new_a_day - begun, left - len(again)))

    def cards_with(self, ids: Collection[str], day: date) -> list[DueCard]:
        """The cards with these ids, due or not, the most worthwhile first."""
        wanted = [card for card in self.cards if card.id in ids]
        return [DueCard(card, day, self.memories.get(card.id)) for card in self._best(wanted)]

    def missed_in(self, entry_ids: Collection[str], day: date) -> list[DueCard]:
        """The common cards missed in these games, due or not, by descending cost: faster, without simulation."""
        missed = [c for c in self.cards if self.is_common(c) and any(entry.id in entry_ids for entry in c.entries)]
        missed.sort(key=lambda card: (-card.miss.cost, card.id))
        return [DueCard(card, day, self.memories.get(card.id)) for card in missed]

    def _best(self, cards: list[Card]) -> list[Card]:
        """The most worthwhile first, games in turn, since points of different games are not comparable."""
        by_worth = sorted(cards, key=lambda card: (-self.worth(card), card.id))
        places = Counter[str]()
        turns = []
        for card in by_worth:
            turns.append((places[card.game], card.game, card))
            places[card.game] += 1
        return [card for _, _, card in sorted(turns, key=lambda turn: turn[:2])]

    def worth(self, card: Card) -> float:
        """The expected gain of learning a card: its cost times the probability that it comes back."""
        practice = self._games[card.game].practice
        assert practice is not None
        try:
            lexicon = self.load(card.entries[0].lexicon)
            return card.miss.cost * practice.likelihood(card.miss, lexicon, self.store.folder)
        except UNREADABLE as error:
            note_unreadable(card.entries[0], error)
            return 0.0

    def lexicon_of(self, card: Card) -> Lexicon:
        """The list with which a card is asked, that of the game in which it was missed last; raises `LexiconError`."""
        return self.changed(card.entries[0].lexicon)

    def exercise(self, due: DueCard, run: Run) -> Exercise | None:
        """The question for a card; None if its list or its word is gone, or its games can no longer be read."""
        card, game = due.card, self._games[due.card.game]
        assert game.practice is not None
        try:
            lexicon = self.lexicon_of(card)
            games = tuple(played(entry, game) for entry in card.entries)
            return game.practice.exercise(card.miss, games, due.number, lexicon, run)
        except UNREADABLE as error:
            note_unreadable(card.entries[0], error)
            return None

    def exercises(self, day: date, run: Run) -> Iterator[tuple[DueCard, Exercise]]:
        """The questions of a day, each once, without those that cannot be asked."""
        asked = set()
        for due in self.due(day):
            exercise = self.exercise(due, run)
            if exercise is not None and exercise.question not in asked:
                asked.add(exercise.question)
                yield due, exercise

    def items(self, due: Iterable[DueCard], run: Run, only: Collection[str] = ()) -> Iterator[Item]:
        """The questions for cards, made one by one; cards of one puzzle are joined.

        `only`: use the puzzles of these entries, for cards that were missed in several.
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
                yield self._accepting(item, run)

    def _accepting(self, item: Item, run: Run) -> Item:
        """A question about several misses, with whatever else was missed in that game as further right answers."""
        if item.together is None or len(item.cards) == 1:
            return item
        lexicon = self.lexicon_of(item.cards[0].card).proposed
        return item.accepting(item.together.others(played(item.entry, self._games[item.game]), lexicon, run))

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

    def _is_proposed(self, card: Card) -> bool:
        """Whether a card is not about a word that is withheld; only then its list is loaded."""
        word = card.miss.key
        if not any(word in withheld(language) for language in LANGUAGES.values()):
            return True
        try:
            return word not in withheld(self.load(card.entries[0].lexicon).language)
        except UNREADABLE:
            return False

    def is_common(self, card: Card) -> bool:
        """Whether the word of a card is common enough to be asked."""
        zipf = card.miss.zipf
        return zipf is None or zipf >= self.least.floor


# Questions of a practice, each about one card or about several cards of one puzzle.


@dataclass(frozen=True)
class DueCard:
    """A card and when it was due."""

    card: Card
    due: date
    memory: Memory | None
    """Memory of the card; None for a new card."""
    unplayed: int | None = None
    """An odd number for a card that no game played is about: exercises with odd numbers need none."""

    @property
    def number(self) -> int:
        """The number of its next exercise, from 0."""
        reviews = 0 if self.memory is None else self.memory.reviews
        return reviews if self.unplayed is None else self.unplayed + 2 * reviews


@dataclass(frozen=True)
class Item:
    """A question and its cards. If there are several, each has one answer, in the same order."""

    cards: tuple[DueCard, ...]
    exercise: Exercise
    entry: Entry
    """The game it comes from."""
    costs: tuple[str, ...]
    """What each card cost in that game, as a phrase."""
    together: Together | None = None
    """How the question can be joined with others; None if it cannot."""

    @classmethod
    def of(cls, due: DueCard, exercise: Exercise, practice: Practice[Any]) -> Item:
        """The question about one card."""
        entries = due.card.entries
        entry = next((entry for entry in entries if entry.puzzle == exercise.puzzle), entries[0])
        together = practice.together
        joins = together is not None and together.kind == exercise.kind and entry.puzzle == exercise.puzzle
        return cls((due,), exercise, entry, (practice.cost(due.card.miss),), together if joins else None)

    @property
    def game(self) -> str:
        """Key of the game."""
        return self.entry.game

    def may_hold(self, due: DueCard) -> bool:
        """Whether a card was missed in the same game, so that it can be asked together with these."""
        same = due.card.game == self.game and self.entry in due.card.entries
        return same and self.together is not None and len(self.cards) < self.together.most

    def has_room_for(self, other: Item) -> bool:
        """Whether another question can be joined to this one."""
        return self.may_hold(other.cards[0]) and other.together is not None and other.entry == self.entry

    def joined(self, other: Item) -> Item:
        """This question joined with another one, the cards that cost most first."""
        pairs = [*zip(self.cards, self.costs, strict=True), *zip(other.cards, other.costs, strict=True)]
        pairs.sort(key=lambda pair: (-pair[0].card.miss.cost, pair[0].card.id))
        return self._with([card for card, _ in pairs], [cost for _, cost in pairs])

    def only(self, cards: set[str]) -> Item:
        """The question about some of its cards, by id; all of them if they cannot be separated."""
        kept = [pair for pair in zip(self.cards, self.costs, strict=True) if pair[0].card.id in cards]
        if len(self.cards) == 1 or not kept:
            return self
        return self._with([card for card, _ in kept], [cost for _, cost in kept])

    def accepting(self, others: Iterable[str]) -> Item:
        """This question with further right answers, beside those of its cards."""
        also = tuple(sorted({*others}.difference(self.exercise.answers)))
        return replace(self, exercise=replace(self.exercise, also=also))

    def why(self, game: Game[Any, Any, Any], answer: str, lexicon: Lexicon) -> str:
        """One sentence about an answer once the question is over, see `Practice.why`; takes up to a second."""
        if game.practice is None:
            return ""
        try:
            return game.practice.why(self.exercise, played(self.entry, game), answer, lexicon, Run())
        except StudioError:  # a board or rules that were removed since
            return ""

    def _with(self, cards: list[DueCard], costs: list[str]) -> Item:
        assert self.together is not None
        asked = self.together.question(len(cards))
        answers = tuple(due.card.miss.key for due in cards)
        exercise = replace(
            self.exercise,
            question=say("{}: {}", asked, self.exercise.puzzle),
            heading=asked,
            answers=answers,
            needed=len(cards),
        )
        return replace(self, cards=tuple(cards), costs=tuple(costs), exercise=exercise)


# The cards of the user's own history.


def open_queue(folder: Path, games: Games, run: Run, entries: Sequence[Entry] | None = None, **limits: Any) -> Queue:
    """The queue of the history in a data folder, with the words that the user banned and added.

    `entries`: the history, if it was read already; `limits` as of `Queue`. Raises `SessionError`.
    """
    entries = History(folder).read()[0] if entries is None else entries
    changes, _ = load_changes(folder / FILE)
    original = lru_cache(maxsize=8)(load_installed)

    @lru_cache(maxsize=8)
    def changed(name: str) -> Lexicon:
        return derived(original(name), changes.get(base_name(name), Changes()))

    return Queue(entries, games, original, MissStore(folder), run, changed=changed, now=now(), **limits)
