"""The layout of the table at any size: piles, tray, played words and figures."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, QRectF

from qless_studio.engine.games.quiddler.puzzle import PLACES

TRAY_CARDS = 4
"""Up to this many cards have their full size in the tray; more of them are made smaller."""


@dataclass(frozen=True)
class TableDesign:
    """A design of the table: lengths and rectangles in pixels at 100 %, scaled as a whole."""

    width: int
    height: int
    span: int
    """Width available for the piles."""
    card: tuple[int, int]
    """Width and height of a card on a pile."""
    pitch: int
    """Distance from one pile to the next."""
    strip: int
    """Height of the part of a lower card that is visible beneath the upper one."""
    tray: QRect
    tray_card: tuple[int, int]
    tray_gap: int
    tray_inset: int
    """Distance of the first card in the tray from the tray's left edge."""
    tray_text: int
    """Left edge of the text in the tray."""
    stacked_buttons: bool
    """Whether the tray's buttons stand one above the other."""
    words_caption: QRect
    words: QRect
    word_tiles: tuple[int, ...]
    """Sizes of the tiles of played words; the largest at which all words fit is used."""
    figures: tuple[QRect, ...]
    tray_row: QRect | None = None
    """The row of cards and buttons in the tray, with the text below it; None: all are side by side."""
    text_below: QRect | None = None
    """The text in the tray, if it is below that row."""
    piles_top: int = 0
    """Top of the piles, which for a game of hands are the player's cards."""
    opposite: OppositeDesign | None = None
    """What is above the player's cards in a game of hands."""


@dataclass(frozen=True)
class OppositeDesign:
    """The computer's cards, the two piles between the players, and the steps of a turn."""

    did: QRect
    """What the computer did."""
    cards: QRect
    """The computer's cards, centred."""
    card: tuple[int, int]
    gap: int
    held: QRect
    """Number of cards that the computer holds."""
    draw: QRect
    discards: QRect
    name: int
    """Height of the name below each pile; 0 for none."""
    steps: QRect


WIDE = TableDesign(
    816, 544, 816, (88, 128), 104, 40, QRect(0, 224, 816, 152), (80, 112), 12, 16, 408, True,
    QRect(0, 420, 384, 16), QRect(0, 448, 384, 96), (36, 28, 24, 20, 16),
    (QRect(400, 448, 64, 40), QRect(472, 448, 104, 40), QRect(584, 448, 104, 40), QRect(696, 448, 120, 40)),
)  # fmt: skip
"""For the table beside the panel, and wherever there is enough height."""
LOW = TableDesign(
    868, 208, 560, (60, 88), 71, 26, QRect(0, 128, 868, 76), (42, 60), 8, 8, 232, False,
    QRect(584, 0, 284, 16), QRect(584, 20, 284, 56), (24, 20, 16, 13),
    (QRect(584, 80, 56, 36), QRect(644, 80, 76, 36), QRect(724, 80, 72, 36), QRect(800, 80, 68, 36)),
)  # fmt: skip
"""For the table above the panel, in a narrow window."""
MATCH = replace(
    WIDE, height=600, tray=QRect(0, 300, 816, 136), piles_top=468, words_caption=QRect(0, 108, 264, 16),
    words=QRect(0, 134, 264, 130), word_tiles=(36, 28, 24, 20, 16), figures=(),
    opposite=OppositeDesign(
        QRect(0, 0, 176, 72), QRect(184, 0, 448, 72), (48, 72), 8, QRect(640, 0, 176, 72),
        QRect(296, 108, 88, 128), QRect(432, 108, 88, 128), 28, QRect(576, 108, 240, 128),
    ),
)  # fmt: skip
"""For the game of hands beside the panel."""
MATCH_LOW = replace(
    LOW, height=246, span=868, card=(64, 92), pitch=76, tray=QRect(0, 74, 716, 72), piles_top=154,
    words_caption=QRect(0, 36, 166, 30), words=QRect(172, 36, 544, 34), word_tiles=(30, 24, 20, 16), figures=(),
    opposite=OppositeDesign(
        QRect(456, 0, 260, 28), QRect(0, 0, 240, 28), (20, 28), 3, QRect(244, 0, 204, 28),
        QRect(730, 20, 64, 92), QRect(804, 20, 64, 92), 24, QRect(),
    ),
)  # fmt: skip
"""For the same above the panel, in a narrow window."""
READABLE = 0.75
"""Text and cards may be this much smaller than at their full size before another design is taken."""


def large_text_design(ratio: float) -> TableDesign:
    """For text that is larger than the cards by that ratio: texts have rows of their own, as wide as the table."""
    button, text, figure = round(32 * ratio), round(104 * ratio), round(40 * ratio)
    row = QRect(0, 204, 816, max(112, 2 * button + 12))
    below = QRect(16, row.bottom() + 9, 784, text)
    tray = QRect(0, 188, 816, below.bottom() + 17 - 188)
    figures = QRect(0, tray.bottom() + 25, 816, figure)
    caption = QRect(0, figures.bottom() + 21, 816, round(16 * ratio))
    words = QRect(0, caption.bottom() + 9, 816, 60)
    return replace(
        WIDE,
        height=words.bottom() + 1,
        tray=tray,
        tray_row=row,
        text_below=below,
        words_caption=caption,
        words=words,
        figures=tuple(QRect(204 * number, figures.top(), 196, figure) for number in range(4)),
    )


def large_text_match(ratio: float) -> TableDesign:
    """The game of hands for text larger than the cards by that ratio: names and numbers have rows of their own."""
    line = round(20 * ratio)
    did, cards = QRect(0, 0, 816, 2 * line), QRect(0, 2 * line + 4, 400, 36)
    piles, name = cards.bottom() + 9, round(20 * ratio)
    caption = QRect(0, piles, 500, line)
    tray_top = piles + 112 + name + 12
    row = QRect(0, tray_top + 8, 816, max(112, 2 * round(32 * ratio) + 12))
    below = QRect(16, row.bottom() + 5, 784, round(104 * ratio))
    tray = QRect(0, tray_top, 816, below.bottom() + 9 - tray_top)
    return replace(
        MATCH,
        height=tray.bottom() + 17 + 128,
        tray=tray,
        tray_row=row,
        text_below=below,
        piles_top=tray.bottom() + 17,
        words_caption=caption,
        words=QRect(0, caption.bottom() + 5, 560, max(40, 112 - line)),
        opposite=OppositeDesign(
            did, cards, (25, 36), 4, QRect(416, cards.top(), 400, 36),
            QRect(604, piles, 77, 112), QRect(720, piles, 77, 112), name, QRect(),
        ),
    )  # fmt: skip


PILES_AND_TRAY = replace(WIDE, height=376)
PILES_ONLY = replace(WIDE, height=168, tray=QRect())
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
        large = _ScaledDesign(large_text(request.text / width_scale), request)
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
            if design is MATCH_LOW and request.text > 1:  # Escape clears; large text needs the room
                play, clear = clear, QRect()
                left = left if next_card is None or request.in_tray else next_card.right() + self.px(16)
            text = QRect(
                left, tray.top(), max(0, min(play.left(), clear.left() or play.left()) - 12 - left), tray.height()
            )
        return TableLayout(
            low=design in (LOW, MATCH_LOW),
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
        left = design.cards.left() + (design.cards.width() - row) / 2
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
