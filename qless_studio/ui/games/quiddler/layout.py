"""The layout of the table at any size: piles, tray, played words and figures."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF

from qless_studio.engine.games.quiddler.puzzle import PLACES
from qless_studio.ui.games.quiddler.designs import (
    LOW,
    MATCH,
    MATCH_LOW,
    WIDE,
    OppositeDesign,
    TableDesign,
    large_text_design,
    large_text_match,
)

TRAY_CARDS = 4
"""Up to this many cards have their full size in the tray; more of them are made smaller."""
READABLE = 0.75
"""Text and cards may be this much smaller than at their full size before another design is taken."""
MAX_SCALE = 1.5
RING = 6
"""Pixels at the sides and above for the ring around the card at the cursor."""


@dataclass(frozen=True)
class WordLayout:
    """Rectangles of a played word."""

    tiles: tuple[QRect, ...]
    points: QRect
    whole: QRect


@dataclass(frozen=True)
class TableLayout:
    """Rectangles in the coordinates of the board, on whole pixels."""

    low: bool
    upper: tuple[QRect, ...]
    """The upper card of each place."""
    lower: tuple[QRect, ...]
    """The lower card of each place; only `strip` of it is visible unless it lies beside the upper one."""
    strip: int
    tray: QRect
    tray_cards: tuple[QRect, ...]
    next_card: QRect | None
    """The dashed place after the cards in the tray; None if the tray is full."""
    text: QRect
    """The text in the tray."""
    play: QRect
    clear: QRect
    words_caption: QRect
    words: tuple[WordLayout, ...]
    figures: tuple[QRect, ...]
    opposite: OppositeLayout | None = None


@dataclass(frozen=True)
class OppositeLayout:
    """What is above the player's cards in a game of hands; as in the design."""

    did: QRect
    cards: tuple[QRect, ...]
    held: QRect
    draw: QRect
    discards: QRect
    names: tuple[QRect, QRect]
    """Below the piles."""
    steps: QRect


@dataclass(frozen=True)
class LayoutRequest:
    """What is to be laid out, and in how much space."""

    width: int
    height: int
    places: int
    in_tray: int
    """Number of cards in the tray."""
    words: tuple[int, ...] = ()
    """Number of cards of each played word."""
    beside: bool = False
    """Whether lower cards lie beside the upper ones."""
    button: tuple[int, int] = (112, 32)
    """Minimum width and height of the tray's buttons."""
    points_width: int = 30
    """Width of the points after a word."""
    text: float = 1.0
    """The scale of the text."""
    designs: tuple[TableDesign, ...] = ()
    """Take one of these designs, whatever the size of the text; empty: any."""
    opposite: int | None = None
    """In a game of hands the number of the computer's cards."""


def lay_out(request: LayoutRequest) -> TableLayout:
    """The design with the largest cards of those whose text is readable, scaled to the space and centred in it."""
    usual = (WIDE, LOW) if request.opposite is None else (MATCH, MATCH_LOW)
    large_text = large_text_design if request.opposite is None else large_text_match
    scaled = [_ScaledDesign(design, request) for design in request.designs or usual]
    if not request.designs:
        readable = [each for each in scaled if each.scale >= READABLE * request.text]
        width_scale = _width_scale(request.width, request.text)
        room = (request.height - RING) / width_scale
        large = _ScaledDesign(large_text(request.text / width_scale, room), request)
        if not readable and large.scale >= READABLE * width_scale:
            readable = [large]
        if not readable:  # the text, which is as small as the design, counts as much as the cards
            return max((*scaled, large), key=lambda each: each.card_width * each.scale).layout()
        scaled = readable
    return max(scaled, key=lambda each: each.card_width).layout()


def least_height(width: int, text: float, match: bool = False) -> int:
    """The height that a table of this width needs for readable cards and texts; `match`: of a game of hands."""
    design, large = (MATCH_LOW, large_text_match) if match else (LOW, large_text_design)
    low = min((width - 2 * RING) / design.width, text)
    if low >= READABLE * text:
        return round(design.height * low) + RING
    scale = _width_scale(width, text)
    return round(large(text / scale).height * scale) + RING


def _width_scale(width: int, text: float) -> float:
    """The scale of a table that is as wide as there is room."""
    return max(0.2, min((width - 2 * RING) / WIDE.width, MAX_SCALE * text))


class _ScaledDesign:
    def __init__(self, design: TableDesign, request: LayoutRequest) -> None:
        self.design, self.request = design, request
        scale = min(
            (request.width - 2 * RING) / design.width, (request.height - RING) / design.height, MAX_SCALE * request.text
        )
        self.scale = max(scale, 0.2)
        self.left = max(0, round((request.width - design.width * self.scale) / 2))
        self.top = max(RING, round((request.height - design.height * self.scale) / 2))
        self.card_width = design.card[0] * self.scale

    def px(self, length: float) -> int:
        return round(length * self.scale)

    def rect(self, rect: QRect) -> QRect:
        return QRect(
            self.left + self.px(rect.x()), self.top + self.px(rect.y()), self.px(rect.width()), self.px(rect.height())
        )

    def layout(self) -> TableLayout:
        design, request = self.design, self.request
        tray = self.rect(design.tray)
        row = self.rect(design.tray_row or design.tray)
        upper, lower = self._piles()
        cards, next_card = self._tray_cards(row)
        play, clear = self._buttons(row)
        if design.text_below is not None:
            text = self.rect(design.text_below)
        else:
            left = self.left + self.px(design.tray_text)
            if request.opposite is not None and design.low and request.text > 1:  # Escape clears; text needs the room
                play, clear = clear, QRect()
                left = left if next_card is None or request.in_tray else next_card.right() + self.px(16)
            text = QRect(
                left, tray.top(), max(0, min(play.left(), clear.left() or play.left()) - 12 - left), tray.height()
            )
        return TableLayout(
            low=design.low,
            upper=upper,
            lower=lower,
            strip=lower[0].height() if request.beside and lower else self.px(design.strip),
            tray=tray,
            tray_cards=cards,
            next_card=next_card,
            text=text,
            play=play,
            clear=clear,
            words_caption=self.rect(design.words_caption),
            words=self._words(),
            figures=tuple(self.rect(rect) for rect in design.figures),
            opposite=None if design.opposite is None else self._opposite(design.opposite),
        )

    def _opposite(self, design: OppositeDesign) -> OppositeLayout:
        count = max(1, self.request.opposite or 0)
        width = min(design.card[0], (design.cards.width() + design.gap) / count - design.gap)
        row = count * (width + design.gap) - design.gap
        left = design.cards.left() + (0 if self.design.low else (design.cards.width() - row) / 2)
        cards = tuple(
            QRect(
                self.left + self.px(left + number * (width + design.gap)), self.top + self.px(design.cards.top()),
                self.px(width), self.px(design.card[1]),
            )
            for number in range(self.request.opposite or 0)
        )  # fmt: skip
        spare = (design.discards.left() - design.draw.right() - 1) // 2 - 2
        first, second = (
            QRect(pile.left() - spare, pile.bottom() + 1, pile.width() + 2 * spare, design.name)
            for pile in (design.draw, design.discards)
        )
        return OppositeLayout(
            self.rect(design.did), cards, self.rect(design.held), self.rect(design.draw), self.rect(design.discards),
            (self.rect(first), self.rect(second)), self.rect(design.steps),
        )  # fmt: skip

    def _piles(self) -> tuple[tuple[QRect, ...], tuple[QRect, ...]]:
        """Rectangles of the upper and of the lower cards."""
        design, places = self.design, self.request.places
        gap: float = design.pitch - design.card[0]
        if places > PLACES:
            gap *= 0.6
        pitch = min(design.pitch, (design.span + gap) / max(1, places))
        width = min(design.card[0], pitch - gap)
        height = width * design.card[1] / design.card[0]
        row = places * pitch - gap
        start = 0.0 if design.opposite is None else max(0.0, (design.width - row) / 2)
        top = self.top + self.px(design.piles_top)
        upper = [
            QRect(self.left + self.px(start + place * pitch), top, self.px(width), self.px(height))
            for place in range(places)
        ]
        if not self.request.beside:
            return tuple(upper), tuple(rect.translated(0, self.px(design.strip)) for rect in upper)
        lower = [
            QRect(rect.left() + round(rect.width() * 0.5), rect.bottom() + self.px(6) - round(rect.height() * 0.25),
                  rect.width() - round(rect.width() * 0.5), round(rect.height() * 0.5))
            for rect in upper
        ]  # fmt: skip
        narrow = [
            QRect(rect.left(), rect.top(), round(rect.width() * 0.8), round(rect.height() * 0.8)) for rect in upper
        ]
        return tuple(narrow), tuple(lower)

    def _tray_cards(self, row: QRect) -> tuple[tuple[QRect, ...], QRect | None]:
        """Rectangles of the cards in the tray, and of the place after them."""
        design, in_tray = self.design, self.request.in_tray
        slots = max(in_tray, TRAY_CARDS)
        space = TRAY_CARDS * design.tray_card[0] + (TRAY_CARDS - 1) * design.tray_gap
        gap = design.tray_gap if slots == TRAY_CARDS else design.tray_gap / 2
        width = min(design.tray_card[0], (space - (slots - 1) * gap) / slots)
        height = width * design.tray_card[1] / design.tray_card[0]
        top = row.top() + round((row.height() - self.px(height)) / 2)
        rects = [
            QRect(row.left() + self.px(design.tray_inset + slot * (width + gap)), top, self.px(width), self.px(height))
            for slot in range(slots)
        ]
        return tuple(rects[:in_tray]), rects[in_tray] if in_tray < slots else None

    def _buttons(self, row: QRect) -> tuple[QRect, QRect]:
        """Rectangles of Play word and Clear."""
        min_width, min_height = self.request.button
        width, height, gap = max(min_width, self.px(112)), max(min_height, self.px(32)), self.px(8)
        right, spare = row.right() + 1 - self.px(16), row.height() - 2 * height - gap
        if self.design.stacked_buttons and spare >= 0:
            play = QRect(right - width, row.top() + min(self.px(20), spare // 2), width, height)
            return play, play.translated(0, height + gap)
        middle = row.top() + (row.height() - height) // 2
        clear = QRect(right - width, middle, width, height)
        return clear.translated(-width - gap, 0), clear

    def _words(self) -> tuple[WordLayout, ...]:
        area = self.rect(self.design.words)
        for size in self.design.word_tiles:
            words = self._words_at(area, self.px(size))
            if not words or words[-1].whole.bottom() <= area.bottom() + 1:
                break
        return words

    def _words_at(self, area: QRect, size: int) -> tuple[WordLayout, ...]:
        """The words with tiles of this size, in as many lines as they take."""
        gap, after = max(2, round(size / 9)), max(8, round(size * 0.6))
        points_width = self.request.points_width
        x, y, words = area.left(), area.top(), []
        for cards in self.request.words:
            tiles = cards * (size + gap) - gap
            width = tiles + 8 + points_width
            if x > area.left() and x + width > area.right() + 1:
                x, y = area.left(), y + size + max(4, size // 4)
            rects = tuple(QRect(x + number * (size + gap), y, size, size) for number in range(cards))
            points = QRect(x + tiles + 8, y, points_width, size)
            words.append(WordLayout(rects, points, QRect(x, y, width, size)))
            x += width + after
        return tuple(words)


def interpolate(start: QRectF, end: QRectF, progress: float) -> QRectF:
    """The rectangle at `progress` (0 to 1) of the way from `start` to `end`."""

    def between(a: float, b: float) -> float:
        return a + (b - a) * progress

    return QRectF(
        between(start.x(), end.x()),
        between(start.y(), end.y()),
        between(start.width(), end.width()),
        between(start.height(), end.height()),
    )
