"""What the table shows: a position, the cards in the tray, the words played and a few words on them."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field

from qless_studio.engine.games.quiddler.deck import POINTS
from qless_studio.engine.games.quiddler.options import Options, bonus_table
from qless_studio.engine.games.quiddler.puzzle import Position, Puzzle, Word, positions
from qless_studio.ui.games.quiddler.tray import Tray


class Mark(enum.Enum):
    """What the disc beside the tray's words says."""

    NONE = ""
    GOOD = "good"
    WARN = "warn"
    BAD = "bad"


@dataclass(frozen=True)
class TrayWords:
    """The texts in the tray, from large to small."""

    word: str = ""
    status: str = ""
    mark: Mark = Mark.NONE
    value: str = ""
    playable: bool = False
    """Whether Play word can be pressed."""


@dataclass(frozen=True)
class Played:
    """A word that was played."""

    letters: str
    """Upper case."""
    cards: tuple[int, ...]
    """Card numbers in the order of spelling."""
    score: int
    """Points and bonus."""
    lost: int = 0
    """What it gave away, once that is known."""


@dataclass(frozen=True)
class Scene:
    """Everything on the table."""

    puzzle: Puzzle
    position: Position
    tray: Tray = field(default_factory=Tray)
    words: tuple[Played, ...] = ()
    said: TrayWords = field(default_factory=TrayWords)
    figures: tuple[tuple[str, str, str], ...] = ()
    """(figure, label, short label) triples."""
    hinted: tuple[int, ...] = ()
    """Places that a hint speaks of."""
    preview: bool = False
    """A game is being played back: nothing can be taken up."""

    @property
    def free(self) -> tuple[int, ...]:
        """The places without a card, where one may go."""
        return tuple(place for place, held in enumerate(self.position.places) if not held)


def words_played(puzzle: Puzzle, options: Options, lost: tuple[int, ...] = ()) -> tuple[Played, ...]:
    """The words among the moves of a puzzle; `lost` says what each move gave away."""
    bonus, found = bonus_table(options.bonus), []
    for number, (move, before) in enumerate(zip(puzzle.moves, positions(puzzle), strict=False)):
        if not isinstance(move, Word):
            continue
        cards = tuple(before.places[pile][0] for pile in move.piles)
        score = sum(POINTS[puzzle.cards[card]] for card in cards)
        if puzzle.hand is None:
            score += bonus[len(move.letters)]
        found.append(Played(move.letters.upper(), cards, score, lost[number] if number < len(lost) else 0))
    return tuple(found)
