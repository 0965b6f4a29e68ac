"""Questions of a practice, each about one card or about several cards of one puzzle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from qless_studio.engine.errors import StudioError
from qless_studio.engine.exercises import Exercise, Practice, Together
from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.practice.cards import Card, played
from qless_studio.engine.practice.schedule import Memory
from qless_studio.engine.solving import Run


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
            question=f"{asked}: {self.exercise.puzzle}",
            heading=asked,
            answers=answers,
            needed=len(cards),
        )
        return replace(self, cards=tuple(cards), costs=tuple(costs), exercise=exercise)
