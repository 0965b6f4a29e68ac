"""Where the cards of a table, the tray, the words played and the figures lie, at any size."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, QRectF

from qless_studio.engine.games.quiddler.puzzle import PLACES

FIGURES = 4
TRAY_CARDS = 4
"""So many cards have their full size in the tray; more of them are smaller."""


@dataclass(frozen=True)
class Measures:
    """A design: its lengths in pixels, to be scaled as a whole."""

    width: int
    height: int
    span: int
    """Width that the piles share."""
    card: tuple[int, int]
    pitch: int
    strip: int
    """How much of the lower card shows beneath the upper one."""
    tray: QRect
    tray_card: tuple[int, int]
    tray_gap: int
    inset: int
    """Of the tray cards from the left of the tray."""
    text: int
    """Where the tray's text begins."""
    stacked_buttons: bool
    head: QRect
    """The words "Words played"."""
    words: QRect
    minis: tuple[int, ...]
    """Sizes of the mini tiles, the largest that fits is taken."""
    figures: tuple[QRect, ...]


WIDE = Measures(
    816, 544, 816, (88, 128), 104, 40, QRect(0, 224, 816, 152), (80, 112), 12, 16, 408, True,
    QRect(0, 420, 384, 16), QRect(0, 448, 384, 96), (36, 28, 24, 20, 16),
    (QRect(400, 448, 64, 40), QRect(472, 448, 104, 40), QRect(584, 448, 104, 40), QRect(696, 448, 120, 40)),
)  # fmt: skip
"""Beside the panel, or wherever there is height."""
LOW = Measures(
    868, 208, 560, (60, 88), 71, 26, QRect(0, 128, 868, 76), (42, 60), 8, 8, 232, False,
    QRect(584, 0, 284, 16), QRect(584, 20, 284, 56), (24, 20, 16, 13),
    (QRect(584, 80, 56, 36), QRect(644, 80, 76, 36), QRect(724, 80, 72, 36), QRect(800, 80, 68, 36)),
)  # fmt: skip
"""Above the panel, in a narrow window."""
LAID = replace(WIDE, height=376)
"""The piles and the tray alone."""
PILES = replace(WIDE, height=168, tray=QRect())
"""The piles alone."""
LARGEST = 1.5
RING = 6
"""Room on both sides and above for the ring around the keyboard's card."""


@dataclass(frozen=True)
class WordPlace:
    """Where a played word lies."""

    tiles: tuple[QRect, ...]
    points: QRect
    whole: QRect


@dataclass(frozen=True)
class Layout:
    """Rectangles in the board's coordinates, on whole pixels."""

    low: bool
    upper: tuple[QRect, ...]
    """By place."""
    lower: tuple[QRect, ...]
    """The whole of each lower card, of which `strip` is to be seen, or all when it lies beside."""
    strip: int
    tray: QRect
    tray_cards: tuple[QRect, ...]
    next_card: QRect | None
    """The dashed place after the cards in the tray."""
    text: QRect
    """For the tray's words."""
    play: QRect
    clear: QRect
    head: QRect
    words: tuple[WordPlace, ...]
    figures: tuple[QRect, ...]


@dataclass(frozen=True)
class Wanted:
    """What is to be laid out."""

    width: int
    height: int
    places: int
    chosen: int
    """Cards in the tray."""
    words: tuple[int, ...] = ()
    """Cards of each word played."""
    beside: bool = False
    """Lower cards lie beside the upper ones."""
    button: tuple[int, int] = (112, 32)
    """Least width and height of the tray's buttons."""
    points: int = 30
    """Width of the points after a word."""
    largest: float = LARGEST
    """No more than so many times the size of the design."""
    designs: tuple[Measures, ...] = (WIDE, LOW)


def lay_out(wanted: Wanted) -> Layout:
    """The design whose cards come out larger, scaled to the room and centred in it."""
    return max((_Scaled(measures, wanted) for measures in wanted.designs), key=lambda made: made.card_width).layout()


class _Scaled:
    def __init__(self, measures: Measures, wanted: Wanted) -> None:
        self.measures, self.wanted = measures, wanted
        scale = min(
            (wanted.width - 2 * RING) / measures.width, (wanted.height - RING) / measures.height, wanted.largest
        )
        self.scale = max(scale, 0.2)
        self.left = max(0, round((wanted.width - measures.width * self.scale) / 2))
        self.top = max(RING, round((wanted.height - measures.height * self.scale) / 2))
        self.card_width = measures.card[0] * self.scale

    def px(self, length: float) -> int:
        return round(length * self.scale)

    def rect(self, rect: QRect) -> QRect:
        return QRect(
            self.left + self.px(rect.x()), self.top + self.px(rect.y()), self.px(rect.width()), self.px(rect.height())
        )

    def layout(self) -> Layout:
        measures, wanted = self.measures, self.wanted
        tray = self.rect(measures.tray)
        upper, lower = self._piles()
        cards, following = self._tray_cards(tray)
        play, clear = self._buttons(tray)
        text_left = self.left + self.px(measures.text)
        text = QRect(text_left, tray.top(), max(0, min(play.left(), clear.left()) - 12 - text_left), tray.height())
        return Layout(
            low=measures is LOW,
            upper=upper,
            lower=lower,
            strip=lower[0].height() if wanted.beside and lower else self.px(measures.strip),
            tray=tray,
            tray_cards=cards,
            next_card=following,
            text=text,
            play=play,
            clear=clear,
            head=self.rect(measures.head),
            words=self._words(),
            figures=tuple(self.rect(rect) for rect in measures.figures),
        )

    def _piles(self) -> tuple[tuple[QRect, ...], tuple[QRect, ...]]:
        measures, places = self.measures, self.wanted.places
        gap = measures.pitch - measures.card[0]
        if places > PLACES:
            gap *= 0.6
        pitch = min(measures.pitch, (measures.span + gap) / max(1, places))
        width = min(measures.card[0], pitch - gap)
        height = width * measures.card[1] / measures.card[0]
        upper = [
            QRect(self.left + self.px(place * pitch), self.top, self.px(width), self.px(height))
            for place in range(places)
        ]
        if not self.wanted.beside:
            return tuple(upper), tuple(rect.translated(0, self.px(measures.strip)) for rect in upper)
        lower = [
            QRect(rect.left() + round(rect.width() * 0.5), rect.bottom() + self.px(6) - round(rect.height() * 0.25),
                  rect.width() - round(rect.width() * 0.5), round(rect.height() * 0.5))
            for rect in upper
        ]  # fmt: skip
        narrow = [
            QRect(rect.left(), rect.top(), round(rect.width() * 0.8), round(rect.height() * 0.8)) for rect in upper
        ]
        return tuple(narrow), tuple(lower)

    def _tray_cards(self, tray: QRect) -> tuple[tuple[QRect, ...], QRect | None]:
        measures, chosen = self.measures, self.wanted.chosen
        slots = max(chosen, TRAY_CARDS)
        room = TRAY_CARDS * measures.tray_card[0] + (TRAY_CARDS - 1) * measures.tray_gap
        gap = measures.tray_gap if slots == TRAY_CARDS else measures.tray_gap / 2
        width = min(measures.tray_card[0], (room - (slots - 1) * gap) / slots)
        height = width * measures.tray_card[1] / measures.tray_card[0]
        top = tray.top() + round((tray.height() - self.px(height)) / 2)
        rects = [
            QRect(tray.left() + self.px(measures.inset + slot * (width + gap)), top, self.px(width), self.px(height))
            for slot in range(slots)
        ]
        return tuple(rects[:chosen]), rects[chosen] if chosen < slots else None

    def _buttons(self, tray: QRect) -> tuple[QRect, QRect]:
        least_width, least_height = self.wanted.button
        width, height = max(least_width, self.px(112)), max(least_height, self.px(32))
        right, top = tray.right() + 1 - self.px(16), tray.top() + self.px(20)
        if self.measures.stacked_buttons and 2 * height + self.px(8) + self.px(20) <= tray.height():
            play = QRect(right - width, top, width, height)
            return play, play.translated(0, height + self.px(8))
        middle = tray.top() + (tray.height() - height) // 2
        clear = QRect(right - width, middle, width, height)
        return clear.translated(-width - self.px(8), 0), clear

    def _words(self) -> tuple[WordPlace, ...]:
        area = self.rect(self.measures.words)
        for mini in self.measures.minis:
            places = self._words_at(area, self.px(mini))
            if not places or places[-1].whole.bottom() <= area.bottom() + 1:
                break
        return places

    def _words_at(self, area: QRect, size: int) -> tuple[WordPlace, ...]:
        gap, after = max(2, round(size / 9)), max(8, round(size * 0.6))
        x, y, found = area.left(), area.top(), []
        for cards in self.wanted.words:
            tiles = cards * (size + gap) - gap
            width = tiles + 8 + self.wanted.points
            if x > area.left() and x + width > area.right() + 1:
                x, y = area.left(), y + size + max(4, size // 4)
            rects = tuple(QRect(x + place * (size + gap), y, size, size) for place in range(cards))
            points = QRect(x + tiles + 8, y, self.wanted.points, size)
            found.append(WordPlace(rects, points, QRect(x, y, width, size)))
            x += width + after
        return tuple(found)


def part_way(start: QRectF, end: QRectF, share: float) -> QRectF:
    """A rectangle on its way from one place to another."""

    def between(a: float, b: float) -> float:
        return a + (b - a) * share

    return QRectF(
        between(start.x(), end.x()),
        between(start.y(), end.y()),
        between(start.width(), end.width()),
        between(start.height(), end.height()),
    )
