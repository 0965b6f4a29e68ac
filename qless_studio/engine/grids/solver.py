"""All words of a board, with score, best path and number of paths, found in slices. See docs/decisions/010."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, overload

from qless_studio.engine.grids.board import BLOCKED, EMPTY, WILDCARD, Board, Neighbours
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels import grid as kernel
from qless_studio.engine.kernels.grid_counts import Counts
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.lexicon import LONGEST
from qless_studio.engine.solving import Run

LENGTHS = LONGEST + 1
"""Size of a table by number of letters."""


@dataclass(frozen=True)
class Scoring:
    """The score of a word: (sum of value × letter factor) × word factors × percent / 100, rounded down, + bonus.

    The factors belong to the cells of a board; the rest is here. Nothing is negative.
    """

    min_length: int
    """Letters of the shortest word that counts."""
    bonus: tuple[int, ...]
    """Bonus of a word by its number of letters, 0 to 64."""
    percent: tuple[int, ...] = (100,) * LENGTHS
    """Factor of a word in percent by its number of letters, 0 to 64."""
    values: Mapping[str, int] = field(default_factory=dict, hash=False)
    """Points by letter, and by tile where a tile of several letters is not worth their sum; 0 for any other."""

    def value(self, tile: str) -> int:
        """The value of a tile; 0 for blocked tiles and wildcards."""
        return self.values[tile] if tile in self.values else sum(self.values.get(letter, 0) for letter in tile)

    def plain(self, word: str) -> int:
        """The score of a word on tiles of one letter, without factors; 0 for one that is too short."""
        if len(word) < self.min_length:
            return 0
        return sum(map(self.value, word)) * self.percent[len(word)] // 100 + self.bonus[len(word)]


@dataclass(frozen=True, slots=True)
class FoundWord:
    """A word on a board, its best score, the smallest path with that score, and its number of paths."""

    word: str
    score: int
    path: tuple[int, ...]
    """Cells in row-major order."""
    paths: int


class BoardSolver:
    """Finds the words of boards of one shape, with one list and one scoring. Not for two threads at once."""

    def __init__(
        self,
        lexicon: Lexicon,
        near: Neighbours,
        scoring: Scoring,
        tiles: Sequence[str],
        letter_factors: Sequence[int] = (),
        word_factors: Sequence[int] = (),
    ) -> None:
        """`tiles`: every tile that a board may have; single letters of the lexicon's alphabet, wildcards and blocked
        tiles need not be given. A tile with a letter that the alphabet lacks plays nothing."""
        letters, codes = lexicon.alphabet.letters.ljust(kernel.LETTERS), lexicon.alphabet.codes
        further = sorted({tile for tile in tiles if tile not in codes} - {WILDCARD, BLOCKED, EMPTY})
        names = [*letters, WILDCARD, BLOCKED, *further]
        self.lexicon = lexicon
        self._names = names
        self._code = {name: code for code, name in enumerate(names)}
        self._code[EMPTY] = self._code[BLOCKED]
        trie, cells = lexicon.trie, len(near)
        played = [bytes(codes[c] for c in tile) if lexicon.alphabet.spells(tile) else b"" for tile in further]
        self._grid = (trie.mask, trie.first, trie.word), len(lexicon), lexicon.longest, near, played
        self._scores = (
            [scoring.value(name) for name in names],
            letter_factors or [1] * cells,
            word_factors or [1] * cells,
            scoring.percent,
            scoring.bonus,
            scoring.min_length,
        )
        self.kernel = kernel.Grid(*self._grid)
        self.kernel.score_by(*self._scores)

    @cached_property
    def counts(self) -> Counts:
        """A kernel for the number of words and the score of many boards, without the words; made on first use."""
        return Counts(self.lexicon.nodes, self._grid, self._scores)

    def codes(self, tiles: Sequence[str]) -> bytes:
        """The tiles as the kernel numbers them."""
        return bytes(map(self._code.__getitem__, tiles))

    def tiles(self, codes: bytes) -> tuple[str, ...]:
        """The tiles with these numbers."""
        return tuple(self._names[code] for code in codes)

    def find(self, tiles: Sequence[str], run: Run, publish: Callable[[FoundWords], object]) -> Iterator[FoundWord]:
        """Each word once, in alphabetical order. `publish` makes the summary from the words so far."""
        self.kernel.start(self.codes(tiles), by_letter=True)
        found = FoundWords(self)
        run.checkpoint(0, 0.0, publish(found))
        known = steps = 0
        status = Status.MORE
        while status != Status.DONE:
            status = self.kernel.advance(kernel.SLICE)
            if status == Status.READY:  # these words cannot get further paths
                found.extend(*self.kernel.words())
                run.publish(summary=publish(found))
                yield from found[known:]
                known = len(found)
            run.checkpoint(self.kernel.steps - steps, self.kernel.fraction, publish(found))
            steps = self.kernel.steps

    def all(self, tiles: Sequence[str]) -> FoundWords:
        """All words at once, for small boards: about 20 us for a 4×4 board."""
        self.kernel.start(self.codes(tiles))
        while self.kernel.advance(1 << 30) != Status.DONE:
            pass
        found = FoundWords(self)
        found.extend(*self.kernel.words())
        return found

    def many(self, boards: Sequence[Sequence[str]]) -> list[tuple[int, int]]:
        """(words, score) of each board, with the GIL released throughout."""
        words, scores = self.counts.many(b"".join(self.codes(tiles) for tiles in boards))
        return list(zip(words, scores, strict=True))


class FoundWords(Sequence[FoundWord]):
    """The words found by a solver, in alphabetical order, decoded on access; invalid once it starts another board.

    `score` is the sum of their scores so far, `best` the highest.
    """

    def __init__(self, solver: BoardSolver) -> None:
        _, self._found = solver.kernel.words()
        self._words = solver.lexicon.words
        self._order: list[int] = []
        self.score = 0
        self.best = 0

    def extend(self, count: int, found: kernel.Words) -> None:
        """Add those of the first `count` entries that are new; they are alphabetically after all earlier ones."""
        start = len(self._order)
        scores = found.scores[start:count]
        self._found = found
        self._order += sorted(range(start, count), key=found.ids.__getitem__)
        self.score += sum(scores)
        self.best = max(self.best, max(scores, default=0))

    def __len__(self) -> int:
        return len(self._order)

    @overload
    def __getitem__(self, index: int) -> FoundWord: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[FoundWord]: ...
    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._decode(entry) for entry in self._order[index]]
        return self._decode(self._order[index])

    def _decode(self, entry: int) -> FoundWord:
        found = self._found
        place = entry * found.width
        path = tuple(found.cells[place : place + found.sizes[entry]])
        return FoundWord(self._words[found.ids[entry]], found.scores[entry], path, found.paths[entry])


def word_fields(board: Board, found: FoundWord) -> dict[str, Any]:
    """The fields of a JSON line `solution`."""
    path = [list(board.place(cell)) for cell in found.path]
    return {"word": found.word, "score": found.score, "path": path, "paths": found.paths}


def describe_word(board: Board, found: FoundWord) -> str:
    """One line for people: score, word and its path, cells as row.column from 1."""
    steps = " ".join(f"{row + 1}.{column + 1}" for row, column in map(board.place, found.path))
    return f"{found.score:6} {found.word.upper():<16} {steps}"


def played_words(found: Iterable[FoundWord], played: Iterable[str]) -> dict[str, int | None]:
    """The played words that are on the board, each with its best score."""
    points = {word.word: word.score for word in found}
    return {word: points[word] for word in played if word in points}
