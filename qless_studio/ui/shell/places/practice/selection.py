"""What is to be asked: which cards, under which title, and what is said if there is nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import date

from qless_studio.engine.player.study import StudyWord
from qless_studio.engine.practice.learning import MISSED_AT_ONCE, study_cards
from qless_studio.engine.practice.queue import DueCard, Queue
from qless_studio.engine.texts import say


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
