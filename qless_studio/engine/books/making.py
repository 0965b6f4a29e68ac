"""The puzzles of a book: dealt from its number, kept if they are of the level asked for, the easy ones first."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, cast

from qless_studio.engine.challenges.challenge import Challenge, paper_code
from qless_studio.engine.errors import OptionError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.paper.sheet import Judged
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import plain

MOST, MOST_NUMBER = 1_000, 999_999
"""Puzzles of a book, and its number."""
LEVELS = range(4_001)
TRIES = 40
"""Candidates for each puzzle wanted, and twice as many once for a game, before a level is given up."""
CODE, QR, NONE = "code", "qr", "none"
PER_PAGE = (1, 2, 4)
PAPERS = ("a4", "letter")
_Suitable = tuple[Any, Judged]


@dataclass(frozen=True)
class BookSettings:
    """What is asked for; the same settings make the same book."""

    number: int
    counts: tuple[tuple[str, int], ...]
    """(key of a game, how many of its puzzles), in the order in which they follow each other."""
    levels: tuple[int, int] | None = None
    """Lowest and highest level; None for any. Games whose puzzles have no level are left as they are."""
    paper: str = "a4"
    per_page: int = 4
    to_open: str = CODE
    """What opens a puzzle in the program: `CODE` as text, `QR`, or `NONE`."""
    hints: bool = True
    solutions: bool = True

    def __post_init__(self) -> None:
        total = sum(count for _, count in self.counts)
        if not 1 <= self.number <= MOST_NUMBER:
            raise OptionError(plain("must be from {} to {}", 1, MOST_NUMBER), plain("book number"))
        if any(count < 0 for _, count in self.counts) or not 0 < total <= MOST:
            raise OptionError(plain("a book has {} to {} puzzles", 1, MOST), plain("puzzles"))
        if self.levels is not None and not LEVELS[0] <= self.levels[0] < self.levels[1] <= LEVELS[-1]:
            raise OptionError(
                plain("levels are from {} to {}, the lower one first", LEVELS[0], LEVELS[-1]), plain("level")
            )
        if self.paper not in PAPERS or self.per_page not in PER_PAGE or self.to_open not in (CODE, QR, NONE):
            raise OptionError(plain("unknown paper, puzzles a page or code"), plain("book"))

    @property
    def wanted(self) -> int:
        """Number of puzzles."""
        return sum(count for _, count in self.counts)


@dataclass(frozen=True)
class BookPuzzle:
    """A puzzle of a book."""

    number: int
    """Position in the book, from 1."""
    game: Game[Any, Any, Any]
    puzzle: Any
    judged: Judged
    code: str
    """Opens it in the program."""

    def as_json(self, page: int, lexicon: Lexicon) -> dict[str, Any]:
        """A line of the file of answers."""
        level = None if self.judged.level is None else round(self.judged.level)
        known = {"number": self.number, "page": page, "game": self.game.key, "puzzle": self.game.format(self.puzzle)}
        listed = {"level": level, "code": self.code, "lexicon": lexicon.name, "crc": lexicon.crc}
        return {**known, **listed, "answer": dict(self.judged.answer)}


def puzzles_of(
    settings: BookSettings, games: Sequence[Game[Any, Any, Any]], lexicon: Lexicon, run: Run
) -> list[BookPuzzle]:
    """The puzzles in the order of the book; fewer than wanted where a level has no more. Raises `Stopped`.

    Games take turns, each from its easiest to its hardest.
    """
    finding = find_puzzles(settings, games, lexicon, run)
    while True:
        try:
            next(finding)
        except StopIteration as end:
            return cast(list[BookPuzzle], end.value)


def find_puzzles(
    settings: BookSettings, games: Sequence[Game[Any, Any, Any]], lexicon: Lexicon, run: Run
) -> Generator[BookPuzzle, None, list[BookPuzzle]]:
    """Yield each puzzle when it is found, games taking turns as in the book; return what `puzzles_of` does.

    Only when all are found is it known which of a game is the easiest, so puzzles of one game change places at the end.
    """
    chosen: list[list[_Suitable]] = [[] for _ in settings.counts]
    searches = [_suitable(settings, _game(key, games), lexicon, count, run) for key, count in settings.counts]
    number = 0
    for _, turn in sorted(_turns([count for _, count in settings.counts])):
        each = next(searches[turn], None)
        if each is not None:
            chosen[turn].append(each)
            number += 1
            run.checkpoint(1, number / settings.wanted)
            yield _puzzle(number, _game(settings.counts[turn][0], games), each, lexicon)
    for found in chosen:
        found.sort(key=lambda each: each[1].level or 0.0)  # keeps the order of those without a level
    in_turn = [iter(found) for found in chosen]
    return [
        _puzzle(number, _game(settings.counts[turn][0], games), next(in_turn[turn]), lexicon)
        for number, (_, turn) in enumerate(sorted(_turns(list(map(len, chosen)))), start=1)
    ]


def _turns(counts: Sequence[int]) -> Iterator[tuple[float, int]]:
    """A place between 0 and 1 for each puzzle, those of each game evenly spread, with the index of its game."""
    for turn, count in enumerate(counts):
        yield from (((place + 0.5) / count, turn) for place in range(count))


def _game(key: str, games: Sequence[Game[Any, Any, Any]]) -> Game[Any, Any, Any]:
    by_key = {game.key: game for game in games if game.load_paper is not None}
    if key not in by_key:
        raise OptionError(plain("{!r} is not a game of books; use {}", key, ", ".join(by_key)), plain("games"))
    return by_key[key]


def _puzzle(number: int, game: Game[Any, Any, Any], each: _Suitable, lexicon: Lexicon) -> BookPuzzle:
    puzzle, judged = each
    return BookPuzzle(number, game, puzzle, judged, paper_code(Challenge(game, puzzle, {}, lexicon.name)))


def _suitable(
    settings: BookSettings, game: Game[Any, Any, Any], lexicon: Lexicon, count: int, run: Run
) -> Iterator[_Suitable]:
    """Yield this many different puzzles of a game of the level, or as many as were found in the tries allowed."""
    assert game.load_paper is not None
    paper, seen, left = game.load_paper(), set[str](), count
    for attempt in range(TRIES * (count + 2)):
        if not left:
            return
        run.checkpoint(1)
        seed = sha256(f"{settings.number} {game.key} {attempt}".encode()).digest()[:4]
        puzzle = paper.draw(lexicon, int.from_bytes(seed, "big"), run)
        judged = None if puzzle is None else paper.judge(puzzle, lexicon, run)
        if judged is None or judged.alike in seen or not _fits(judged.level, settings.levels):
            continue
        seen.add(judged.alike)
        left -= 1
        yield puzzle, judged


def _fits(level: float | None, levels: tuple[int, int] | None) -> bool:
    return level is None or levels is None or levels[0] <= round(level) <= levels[1]


def usual_counts(games: Sequence[Game[Any, Any, Any]]) -> tuple[tuple[str, int], ...]:
    """Some of each game, for a first book."""
    return tuple((game.key, 4) for game in games if game.load_paper is not None)
