"""What the table shows, as a value: a position, the tray, the words played, texts and figures."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from qless_studio.engine.games.quiddler.puzzle import Discard, Position, Puzzle, Shift, Word, positions
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, Deck, Options, word_score
from qless_studio.engine.games.quiddler.solver import LaidWord
from qless_studio.engine.games.quiddler.tray import Tray


class Mark(enum.Enum):
    """The disc beside the text in the tray."""

    NONE = ""
    GOOD = "good"
    WARN = "warn"
    BAD = "bad"


@dataclass(frozen=True)
class TrayText:
    """The lines of text in the tray, the largest first."""

    word: str = ""
    status: str = ""
    mark: Mark = Mark.NONE
    value: str = ""
    playable: bool = False
    """Whether the word in the tray can be played, or the card in it discarded."""
    discards: bool = False
    """Whether playing means to discard the card."""
    button: str = ""
    """What the button says that plays; "" for the usual text."""

    @property
    def spoken(self) -> str:
        return ", ".join(filter(None, (self.word, self.status, self.value)))


@dataclass(frozen=True)
class PlayedWord:
    """A word that was played."""

    text: str
    """The word as people spell it, in capitals."""
    cards: tuple[int, ...]
    """Card numbers in the order of spelling."""
    score: int
    """Points and bonus."""
    lost: int = 0
    """Points given away by playing it; 0 until that is known."""
    target: int | None = None
    """For a card that moves to an empty place: that place, from 1."""
    planned: bool = False
    """Whether the word is a step of a game that could be played."""


class TableFigure(NamedTuple):
    """One of the figures beneath the table."""

    figure: str
    label: str


@dataclass(frozen=True)
class Opposite:
    """The other side of the table in a game of hands, and the piles between the players."""

    cards: tuple[str, ...]
    """The computer's cards, "" for one that is not known."""
    pile: int
    """Cards in the draw pile."""
    top: str
    """The open card; "" for none."""
    did: str
    """What the computer did last."""
    draws: bool
    """Whether the player is to draw a card."""
    discards: bool
    """Whether the player can discard a card."""


@dataclass(frozen=True)
class Scene:
    """Everything on the table. See docs/decisions/017."""

    puzzle: Puzzle
    position: Position
    tray: Tray = field(default_factory=Tray)
    words: tuple[PlayedWord, ...] = ()
    text: TrayText = field(default_factory=TrayText)
    figures: tuple[TableFigure, ...] = ()
    hinted: tuple[int, ...] = ()
    """Places that a hint or a reason is about."""
    preview: bool = False
    """Whether a game is played back: no card can be taken."""
    steps: tuple[int, ...] = ()
    """The places of a move that is shown, in order: ringed and numbered."""
    words_title: str = ""
    """The title of the words; "" for the usual one."""
    deck: Deck = ENGLISH_DECK
    """The deck whose points the cards have."""
    opposite: Opposite | None = None
    """In a game of hands."""

    @property
    def discarded(self) -> int | None:
        """The number of the card discarded from the hand; None while there is none."""
        last = self.puzzle.moves[-1] if self.puzzle.moves else None
        return last.card if isinstance(last, Discard) else None

    @property
    def free(self) -> tuple[int, ...]:
        """The places without a card."""
        return tuple(place for place, held in enumerate(self.position.places) if not held)


def words_played(
    puzzle: Puzzle, options: Options, deck: Deck, shown: Callable[[str], str], lost: tuple[int, ...] = ()
) -> tuple[PlayedWord, ...]:
    """The words among the moves of a puzzle; `lost` has the points given away by each move.

    `shown` gives a word as people spell it.
    """
    words = []
    for number, (move, before) in enumerate(zip(puzzle.moves, positions(puzzle), strict=False)):
        if not isinstance(move, Word):
            continue
        cards = tuple(before.places[pile][0] for pile in move.piles)
        score = word_score((puzzle.cards[card] for card in cards), options, deck, hand=puzzle.hand is not None)
        words.append(PlayedWord(shown(move.letters), cards, score.total, lost[number] if number < len(lost) else 0))
    return tuple(words)


def line_of(
    puzzle: Puzzle, position: Position, line: Iterable[LaidWord | Shift], shown: Callable[[str], str]
) -> tuple[PlayedWord, ...]:
    """The steps of a game that could be played from a position; `shown` as for `words_played`."""
    steps = []
    for step in line:
        if isinstance(step, LaidWord):
            cards = tuple(position.places[pile][0] for pile in step.piles)
            steps.append(PlayedWord(shown(step.word), cards, step.score, planned=True))
            position = position.without(cards)
        else:
            (card, *_) = position.places[step.source]
            steps.append(PlayedWord(puzzle.cards[card], (card,), 0, target=step.target + 1, planned=True))
            position = position.shifted(step)
    return tuple(steps)
