"""The designs of the table of Quiddler: the places of piles, tray, words and figures at 100 % and for large text."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QRect


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
    low: bool = False
    """Whether the text in the tray has lower lines."""


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
    (QRect(584, 80, 56, 36), QRect(644, 80, 76, 36), QRect(724, 80, 72, 36), QRect(800, 80, 68, 36)), low=True,
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

# For large text.

GAP, INSET = 12, 8
"""Room between the rows of a table for large text, and within the tray around what is in it."""
STACKED = 2.3
"""From this ratio of text to cards on, the buttons of the tray are one above the other."""


def large_text_design(ratio: float, room: float = 0.0) -> TableDesign:
    """For text that is larger than the cards by that ratio: rows for piles, tray, and played words with figures.

    The texts have their full size and the cards the height that is left; without `room`, their own.
    """
    text, bottom = round(52 * ratio), max(round(40 * ratio), round(16 * ratio) + 40)
    rows = _Rows(ratio, room, 168, text + bottom + GAP)
    tray = rows.tray(rows.first + GAP, text + rows.take(round(16 * ratio)))
    words = tray.tray.bottom() + 1 + GAP
    caption, wide = round(16 * ratio), min(round(58 * ratio), 116)
    bottom, aside = bottom + rows.take(56), WIDE.width - 4 * wide
    return replace(
        WIDE, height=words + bottom, card=rows.of_cards(*WIDE.card), strip=round(WIDE.strip * rows.first / 168),
        words_caption=QRect(0, words, aside - INSET, caption),
        words=QRect(0, words + caption + 4, aside - INSET, bottom - caption - 4),
        word_tiles=(36, 28, 24, 20, 16, 13), low=True, **tray._asdict(),
        figures=tuple(QRect(aside + wide * number, words, wide - 4, round(40 * ratio)) for number in range(4)),
    )  # fmt: skip


def large_text_match(ratio: float, room: float = 0.0) -> TableDesign:
    """The game of hands for such text: rows for the computer and the piles, the tray, and the player's cards."""
    score, did, aside, name = round(36 * ratio), round(30 * ratio), max(round(20 * ratio), 36), round(20 * ratio)
    text, above = round(46 * ratio), score + did + aside + INSET
    rows = _Rows(ratio, room, 128, above + text + GAP)
    if rows.first < 96:  # in so low a room the text is beside the cards, and one button alone
        rows, text = _Rows(ratio, room, 128, above + GAP, round(56 * ratio)), 0
    above += rows.take(128 + name + INSET - above)
    tray = rows.tray(above + GAP, text)
    hand = 128 + rows.take(32) if rows.first == 128 else rows.first
    pile = min(128, above - name - INSET)
    pitch = max(round(pile * 0.69) + 16, round(88 * ratio))
    left = WIDE.width - 2 * pitch - INSET
    draw = QRect(left + INSET + (pitch - round(pile * 0.69)) // 2, 0, round(pile * 0.69), pile)
    widths, title = (round(40 * ratio), round(62 * ratio), round(62 * ratio)), round(90 * ratio)
    ends = [left - sum(widths[number:]) for number in range(3)]
    return replace(
        MATCH, height=tray.tray.bottom() + 1 + GAP + hand, card=(round(hand * 0.69), hand), pitch=round(hand * 0.81),
        piles_top=tray.tray.bottom() + 1 + GAP, low=True, **tray._asdict(),
        words_caption=QRect(0, above - aside, title, aside),
        words=QRect(title + INSET, above - aside, left - title - INSET, aside),
        figures=tuple(QRect(end, 0, width - 4, score) for end, width in zip(ends, widths, strict=True)),
        opposite=OppositeDesign(
            QRect(0, score + 4, left, did), QRect(0, (score - 36) // 2, ends[0] - INSET, 36), (25, 36), 4, QRect(),
            draw, draw.translated(pitch, 0), name, QRect(),
        ),
    )  # fmt: skip


class _Tray(NamedTuple):
    """The fields of a design that the tray has: the text is below the row of cards and buttons, or in it."""

    tray: QRect
    tray_row: QRect
    text_below: QRect | None
    tray_card: tuple[int, int]
    tray_text: int


class _Rows:
    """Shares out a height among the rows of a table for large text: what is left goes to the row that asks first."""

    def __init__(self, ratio: float, room: float, first: int, others: int, row: int = 0) -> None:
        """`first` is the usual height of the row of cards, `others` that of all but these and the row in the tray.

        That `row` has the height that its buttons need unless given.
        """
        button = round(32 * ratio)
        self._row = row or (button + 2 * INSET if ratio < STACKED else 2 * button + GAP)
        spare = room - (first + GAP + 2 * INSET + self._row + others) if room else 0.0
        self.first = round(max(0.6 * first, first + min(0.0, spare)))
        self._usual, self._spare = first, max(0, int(spare))
        self._row += self.take(128 - self._row)

    def take(self, wanted: int) -> int:
        """As much of the height that is left as is wanted."""
        taken = max(0, min(self._spare, wanted))
        self._spare -= taken
        return taken

    def of_cards(self, width: int, height: int) -> tuple[int, int]:
        """The size of cards in the first row."""
        return width * self.first // self._usual, height * self.first // self._usual

    def tray(self, top: int, text: int) -> _Tray:
        row = QRect(0, top + INSET - 4, WIDE.width, self._row)
        below = QRect(16, row.bottom() + 5, WIDE.width - 32, text) if text else None
        high = min(self._row - 16, WIDE.tray_card[1] if text else 60)
        whole = QRect(0, top, WIDE.width, (below or row).bottom() + 1 + INSET - top)
        return _Tray(whole, row, below, (high * 5 // 7, high), 4 * (high * 5 // 7 + WIDE.tray_gap) + 32)


PILES_AND_TRAY = replace(WIDE, height=376)
PILES_ONLY = replace(WIDE, height=168, tray=QRect())
