"""What the table shows, as a value: a position, the tray, the words played, texts and figures."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QRectF

from qless_studio.engine.games.quiddler.puzzle import Discard, Position, Puzzle, Shift, Word, positions
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, UNKNOWN, Deck, Options, word_score
from qless_studio.engine.games.quiddler.solver import LaidWord
from qless_studio.engine.games.quiddler.tray import Tray
from qless_studio.engine.texts import counted, say
from qless_studio.ui.games.quiddler.layout import OppositeLayout, TableLayout
from qless_studio.ui.style.tiles import BLOCKED, EMPTY, Tile
from qless_studio.ui.widgets.board.cells import Cell


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


# The cells of the table: what each of them is, where it lies, how it is spoken.


class Part(enum.Enum):
    """What a cell of the table belongs to."""

    PILE = "pile"
    TRAY = "tray"
    WORD = "word"
    FIGURE = "figure"
    OPPONENT = "opponent"
    DRAW_PILE = "draw"
    DISCARDS = "discards"


@dataclass(frozen=True)
class TableCell:
    """What a cell is."""

    part: Part
    number: int
    """The place of a pile or of a card in the tray; the number of a word or figure."""


def table_cells(scene: Scene, layout: TableLayout) -> Iterator[tuple[TableCell, Cell]]:
    """All cells, in reading order."""
    if scene.opposite is not None and layout.opposite is not None:
        yield from _opposite_cells(scene.opposite, layout.opposite, scene.deck)
    yield from _pile_cells(scene, layout)
    yield from _tray_cells(scene, layout)
    yield from _word_cells(scene, layout)
    for number, (rect, shown) in enumerate(zip(layout.figures, scene.figures, strict=False)):
        yield TableCell(Part.FIGURE, number), Cell(rect, f"{shown.figure} {shown.label}", enabled=False)


def held_text(opposite: Opposite) -> str:
    """Computer: 8 cards."""
    return say("{}: {}", say("Computer"), counted(len(opposite.cards), "{} card", "{} cards"))


def _opposite_cells(opposite: Opposite, layout: OppositeLayout, deck: Deck) -> Iterator[tuple[TableCell, Cell]]:
    known = ", ".join(filter(None, opposite.cards))
    spoken = ". ".join(filter(None, (held_text(opposite), opposite.did, say("open: {}", known) if known else "")))
    whole = layout.did
    for rect in (*layout.cards, layout.held):
        whole = whole.united(rect)
    yield TableCell(Part.OPPONENT, 0), Cell(whole, spoken, enabled=False)
    pile = Cell(layout.draw, f"{say('Draw pile')}, {counted(opposite.pile, '{} card', '{} cards')}", Tile(kind=BLOCKED),
                enabled=opposite.draws, tip=f"{say('Draw a card')} (1)")  # fmt: skip
    yield TableCell(Part.DRAW_PILE, 0), pile
    top = opposite.top
    tip = say("Take the open card (2)") if opposite.draws else say("Discard the card in the tray here (Delete)")
    discards = Cell(
        layout.discards, f"{say('Discards')}, {top or say('empty')}",
        card_tile(top, deck) if top else Tile(kind=EMPTY), tip=tip,
        enabled=(opposite.draws and bool(top)) or opposite.discards,
    )  # fmt: skip
    yield TableCell(Part.DISCARDS, 0), discards


def card_rects(scene: Scene, layout: TableLayout) -> dict[int, QRectF]:
    """Where each card lies at rest, by card number."""
    rects: dict[int, QRectF] = {}
    for word, laid_out in zip(scene.words, layout.words, strict=True):  # cards of a planned word are still on the piles
        rects |= {card: QRectF(rect) for card, rect in zip(word.cards, laid_out.tiles, strict=True)}
    for place, held in enumerate(scene.position.places):
        if held:
            rects[held[0]] = QRectF(layout.upper[place])
        if len(held) > 1:
            rects[held[1]] = QRectF(layout.lower[place])
    if scene.discarded is not None:
        rects[scene.discarded] = QRectF(layout.upper[scene.discarded])
    for rect, place in zip(layout.tray_cards, scene.tray.places, strict=True):
        rects[scene.position.places[place][0]] = QRectF(rect)
    return rects


def card_tile(card: str, deck: Deck) -> Tile:
    """A card face up, with its points in a deck."""
    return Tile(card, "" if card in ("", UNKNOWN) else str(deck.points[card]))


def points_text(word: PlayedWord) -> str:
    """What stands after a word: its score, or where its card goes."""
    return str(word.score) if word.target is None else f"→ {word.target}"


def lost_text(word: PlayedWord) -> str:
    """−12: the points that a word gave away; "" for none."""
    return f"−{word.lost}" if word.lost else ""


def _pile_cells(scene: Scene, layout: TableLayout) -> Iterator[tuple[TableCell, Cell]]:
    cards = scene.puzzle.cards
    for place, held in enumerate(scene.position.places):
        if scene.opposite is not None and not held:
            continue  # the cards of a hand close up
        visible = held and place not in scene.tray.places
        tile = card_tile(cards[held[0]], scene.deck) if visible else Tile(kind=EMPTY)
        enabled = not scene.preview and (bool(held) or (bool(scene.free) and scene.puzzle.hand is None))
        cell = Cell(layout.upper[place], _spoken_pile(scene, place), tile, enabled=enabled)
        yield TableCell(Part.PILE, place), cell


def _spoken_pile(scene: Scene, place: int) -> str:
    cards, held = scene.puzzle.cards, scene.position.places[place]
    name = (say("card {}") if scene.puzzle.hand is not None else say("pile {}")).format(place + 1)
    if place == scene.discarded:
        return say("{}, {}, discarded", name, _spoken_card(cards[place], scene.deck))
    if not held:
        return f"{name}, {say('empty')}"
    spoken = f"{name}, {_spoken_card(cards[held[0]], scene.deck)}"
    if place in scene.tray.places:
        spoken = f"{spoken}, {say('in the tray')}"
    if len(held) > 1:
        spoken = say("{}, with {} underneath", spoken, _spoken_card(cards[held[1]], scene.deck))
    return spoken


def _spoken_card(card: str, deck: Deck) -> str:
    if card == UNKNOWN:
        return say("unknown card")
    return f"{card}, {counted(deck.points[card], '{} point', '{} points')}"


def _tray_cells(scene: Scene, layout: TableLayout) -> Iterator[tuple[TableCell, Cell]]:
    for rect, place in zip(layout.tray_cards, scene.tray.places, strict=True):
        card = scene.puzzle.cards[scene.position.places[place][0]]
        spoken = f"{say('in the tray')}, {_spoken_card(card, scene.deck)}"
        yield TableCell(Part.TRAY, place), Cell(rect, spoken, card_tile(card, scene.deck), enabled=not scene.preview)


def _word_cells(scene: Scene, layout: TableLayout) -> Iterator[tuple[TableCell, Cell]]:
    for number, (word, laid_out) in enumerate(zip(scene.words, layout.words, strict=True)):
        points = counted(word.score, "{} point", "{} points")
        what = f"{word.text}, {points}" if word.target is None else f"{word.text} → {word.target}"
        spoken = say("then {}", what) if word.planned else what
        if word.lost:
            spoken = say("{}, gave away {}", spoken, word.lost)
        yield TableCell(Part.WORD, number), Cell(laid_out.whole, spoken, tip=spoken, enabled=False)
