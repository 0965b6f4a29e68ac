"""The pages of a puzzle book: puzzles, hints upside down, solutions at the end. Drawn after the look of book-page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from qless_studio.engine.books.making import CODE, QR, BookPuzzle, BookSettings
from qless_studio.engine.challenges.challenge import grouped
from qless_studio.engine.errors import OptionError
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.paper.sheet import BLACK, END, LINE, MIDDLE, TEXT, Drawing, Page, font, wrapped
from qless_studio.engine.player.scale import MIDDLE as AVERAGE
from qless_studio.engine.texts import capitalised, counted, figure, say

SIZES = {"a4": (1240.0, 1754.0), "letter": (1275.0, 1650.0)}
"""Width and height of the page by name, in 150ths of an inch."""
COLUMN, MARGIN, TOP, FOOT = 488.0, 104.0, 160.0, 84.0
QR_SIDE, QR_GAP = 99.0, 20.0
HEAD, CODE_LINES = 130.0, 2
"""Distance from the top of a puzzle to its board; lines of its code, which are added to it."""
ABOUT = 21.0
"""Distance between two lines of what is said about a puzzle."""
HINT_SIZE, HINT_GAP = 15, "\u2003"
COLUMNS = 3
"""Columns of solutions on a page."""
SMALL, LEADING, CELL = 16.0, 21.0, 22.0
"""Size of the text of solutions, between two of its lines, side of a cell of a grid."""
SCALES = {1: 1.6, 2: 1.0, 4: 1.0}


@dataclass(frozen=True)
class Book:
    """A book that is laid out."""

    title: str
    pages: tuple[Page, ...]
    puzzles: tuple[BookPuzzle, ...]
    page_of: tuple[int, ...]
    """The page of each puzzle, from 1."""
    missing: int
    """How many puzzles were not found."""
    graded: bool
    """Whether only those of some levels were wanted."""

    @property
    def shortage(self) -> str:
        """What to say when there are too few; "" otherwise."""
        if not self.missing:
            return ""
        found = len(self.puzzles), len(self.puzzles) + self.missing
        if self.graded:
            return say("{} of {} found; choose a wider range of levels", *found)
        return say("{} of {} found; the word list has no more", *found)

    @property
    def facts(self) -> str:
        """The size of the book: puzzles and pages."""
        first = self.page_of[-1] if self.page_of else 0
        last = len(self.pages) - first
        puzzles = counted(len(self.puzzles), "{} puzzle", "{} puzzles")
        pages = counted(first, "{} page", "{} pages")
        more = say("Solutions from page {}", first + 1) if last else ""
        return ", ".join(filter(None, (puzzles, pages, more)))


def book_of(settings: BookSettings, puzzles: Sequence[BookPuzzle], lexicon: Lexicon, list_title: str) -> Book:
    """Lay out the pages; raises `OptionError` where QR codes are wanted and cannot be made."""
    per_page = settings.per_page
    pages = Pages(settings, lexicon, list_title, len(puzzles))
    for start in range(0, len(puzzles), per_page):
        pages.add_puzzles(puzzles[start : start + per_page])
    if settings.solutions and puzzles:
        pages.add_solutions(puzzles)
    page_of = tuple(place // per_page + 1 for place in range(len(puzzles)))
    title, graded = say("Puzzle book {}", settings.number), settings.levels is not None
    return Book(title, tuple(pages.made), tuple(puzzles), page_of, settings.wanted - len(puzzles), graded)


class Pages:
    """The pages of a book, made one after the other."""

    def __init__(self, settings: BookSettings, lexicon: Lexicon, list_title: str, puzzles: int) -> None:
        """`puzzles`: how many there will be."""
        self._settings, self._lexicon, self._list = settings, lexicon, list_title
        self._before = -(-puzzles // settings.per_page)
        self._width, self._height = SIZES[settings.paper]
        self.made: list[Page] = []

    def _blank(self) -> Drawing:
        """A page with its header and footer."""
        settings, width = self._settings, self._width - 2 * MARGIN
        page = Drawing(width=self._width, height=self._height).at(MARGIN, 0, width, self._height)
        page.text(0, 110, say("Puzzle book {}", settings.number), 20, bold=True)
        page.text(width, 110, self._corner(), 20, grey=TEXT, anchor=END)
        page.line(0, 129, width, 129, 2)
        foot, number = self._height - 36, len(self.made) + 1
        page.text(0, foot, say("Word list: {}", self._list), 17, grey=TEXT)
        page.text(width / 2, foot, str(number), 20, bold=True, anchor=MIDDLE)
        if settings.solutions and number <= self._before:
            page.text(width, foot, say("Solutions from page {}", self._before + 1), 17, grey=TEXT, anchor=END)
        return page

    def _corner(self) -> str:
        """What the header says at the right."""
        if len(self.made) >= self._before:
            return say("Solutions")
        if self._settings.levels:
            low, high = map(figure, self._settings.levels)
            return say("Level {}", f"{low}–{high}")
        return say("Level {} is the average player", figure(round(AVERAGE)))

    def _finish(self, page: Drawing, title: str) -> None:
        self.made.append(Page(self._width, self._height, tuple(page.shapes), title))

    # puzzles

    def add_puzzles(self, group: Sequence[BookPuzzle]) -> None:
        """A page with these puzzles."""
        page, settings = self._blank(), self._settings
        end = self._height - FOOT - (self._add_hints(page, group) if settings.hints else 0)
        rows = 1 if settings.per_page == 1 else 2
        scale, pitch = SCALES[settings.per_page], (end - TOP) / rows
        across = 2 if settings.per_page == 4 else 1
        for place, each in enumerate(group):
            row, column = divmod(place, across)
            left = column * (page.width - COLUMN) if across == 2 else (page.width - COLUMN * scale) / 2
            block = page.at(left, TOP + row * pitch, COLUMN, pitch / scale - 40, scale)
            self._add_puzzle(block, each)
        first, last = group[0].number, group[-1].number
        title = f"{say('Puzzles')} {first if first == last else f'{first}–{last}'}"
        self._finish(page, title)

    def _add_puzzle(self, block: Drawing, each: BookPuzzle) -> None:
        level, to_open = each.judged.level, self._settings.to_open
        right = COLUMN - (QR_SIDE + QR_GAP if to_open == QR else 0)
        number = str(each.number)
        block.text(0, 44, number, 44, bold=True)
        block.text(font(True).width(number, 44) + 18, 44, each.game.title, 28, bold=True)
        if level is not None:
            block.text(right, 44, figure(round(level)), 20, bold=True, anchor=END)
        lines = wrapped(each.judged.about, 18, right)
        for line, text in enumerate(lines):
            block.text(0, 72 + ABOUT * line, text, 18, grey=TEXT)
        if to_open == QR:
            _add_qr(block.at(COLUMN - QR_SIDE, 2, QR_SIDE, QR_SIDE), each.code)
        elif to_open == CODE:
            for line, text in enumerate(wrapped(grouped(each.code), 14, COLUMN)):
                block.text(0, 74 + ABOUT * len(lines) + 18 * line, text, 14, grey=TEXT)
        assert each.game.load_paper is not None
        head = HEAD + (18 * CODE_LINES if to_open == CODE else 0)
        room = block.at(0, head, COLUMN, block.height - head)
        each.game.load_paper().paint(each.puzzle, self._lexicon, room)

    def _add_hints(self, page: Drawing, group: Sequence[BookPuzzle]) -> float:
        """The hints upside down above the foot; the height that they take."""
        lines = _hint_lines(group, page.width)
        height = 20.0 * len(lines) + 22
        top = self._height - FOOT - height + 12
        page.line(0, top, page.width, top, 1, LINE)
        for place, line in enumerate(reversed(lines)):
            page.text(page.width / 2, top + 14 + 20 * place, line, HINT_SIZE, grey=TEXT, anchor=MIDDLE, turned=True)
        return height

    # solutions

    def add_solutions(self, puzzles: Sequence[BookPuzzle]) -> None:
        """Pages with the solutions, in columns."""
        gap = 32.0
        width = (self._width - 2 * MARGIN - gap * (COLUMNS - 1)) / COLUMNS
        page, column, y = self._blank(), 0, TOP + 8
        first = puzzles[0].number
        for each in puzzles:
            lines = self._solution(each, width)
            if y + LEADING * (len(lines) + 1) + CELL * len(each.judged.grid) > self._height - FOOT - 20:
                column, y = column + 1, TOP + 8
            if column == COLUMNS:
                self._finish(page, self._range(first, each.number - 1))
                page, column, first = self._blank(), 0, each.number
            left = column * (width + gap)
            page.text(left, y + SMALL, f"{each.number}  {each.game.title}", 18, bold=True)
            for text, grey in lines:
                y += LEADING
                page.text(left, y + SMALL, text, SMALL, grey=grey)
            if each.judged.grid:
                _add_grid(page.at(left, y + LEADING * 1.3, width, 0), each.judged.grid)
                y += CELL * (len(each.judged.grid) + 0.5)
            y += LEADING * 1.8
        self._finish(page, self._range(first, puzzles[-1].number))

    def _range(self, first: int, last: int) -> str:
        return f"{say('Solutions')} {f'{first}–{last}' if last > first else first}"

    @staticmethod
    def _solution(each: BookPuzzle, width: float) -> list[tuple[str, int]]:
        """The lines of a solution, each with its grey: the puzzle first, as it is typed."""
        puzzle, *paragraphs = each.judged.solution
        lines = [(line, TEXT) for line in _broken(puzzle, width)]
        return [*lines, *((line, BLACK) for text in paragraphs for line in _broken(text, width))]


def _hint_lines(group: Sequence[BookPuzzle], width: float) -> list[str]:
    """The hints of a page, none of them broken if it fits on a line."""
    lines: list[str] = []
    for each in group:
        hint = f"{each.number} {each.judged.hint}"
        longer = f"{lines[-1]}{HINT_GAP}{hint}" if lines else f"{capitalised(say('hints'))}{HINT_GAP}{hint}"
        if lines and font(False).width(longer, HINT_SIZE) > width:
            lines.append(hint)
        else:
            lines[-1:] = [longer]
    return [part for line in lines for part in wrapped(line, HINT_SIZE, width)]


def _add_grid(room: Drawing, grid: Sequence[str]) -> None:
    """The letters of a crossword in their cells."""
    for row, line in enumerate(grid):
        for column, letter in enumerate(line):
            if letter != ".":
                cell = room.at(column * CELL, row * CELL, CELL, CELL)
                cell.box(0, 0, CELL, CELL, line=1)
                cell.text(CELL / 2, CELL * 0.76, letter.upper(), SMALL, anchor=MIDDLE)


def _broken(text: str, width: float) -> list[str]:
    """The text in lines; one without blanks is broken anywhere."""
    lines = []
    for line in wrapped(text, SMALL, width):
        while font(False).width(line, SMALL) > width:
            cut = next(n for n in range(len(line), 0, -1) if n == 1 or font(False).width(line[:n], SMALL) <= width)
            lines.append(line[:cut])
            line = line[cut:]
        lines.append(line)
    return lines


def _add_qr(room: Drawing, code: str) -> None:

    rows = modules(code)
    side = room.width / len(rows)
    for row, line in enumerate(rows):
        column = 0
        while column < len(line):
            run = next((n for n in range(column, len(line)) if not line[n]), len(line)) - column
            if run:
                room.box(column * side, row * side, run * side, side, line=0, fill=BLACK)
            column += max(run, 1)


# QR codes, where the package `segno` is installed; it is an extra.


def can_make() -> bool:
    """Whether QR codes can be made."""
    return find_spec("segno") is not None


def modules(text: str) -> list[list[bool]]:
    """The rows of a QR code, dark ones True, without a quiet zone; raises `OptionError`."""
    if not can_make():
        raise OptionError(say("QR codes need the package segno"))
    code = import_module("segno").make(text, error="m", micro=False)
    return [[bool(module) for module in row] for row in code.matrix]
