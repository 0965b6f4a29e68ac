"""The classes of boards that a proof goes through: letters, symmetries, and the file of the finished ones."""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path
from threading import Lock
from typing import Any, BinaryIO

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.folders import parse_json
from qless_studio.engine.lexicon.languages import ENGLISH_LETTERS, MOST, Language, letter_sets, unaccented
from qless_studio.engine.texts import plain

# Divide the boards of a proof into classes: the letters that each cell may have, and the remaining symmetries.

FREE_CELLS = 4
"""On an empty board this many cells, the last in the order, keep all their letters: few words use the corners."""
ONE_CLASS = 7
"""Boards with at most this many open cells are one class."""


@dataclass(frozen=True)
class BoardClass:
    """Boards whose letters come from these sets."""

    name: str
    """Number of the class; for a part of a class followed by a point and the number of the part."""
    domains: tuple[int, ...]
    """A mask of letters for each position."""
    symmetries: tuple[Symmetry, ...] = ()
    """Symmetries of the class, or of the class that it is part of: for each position the one shown there."""

    @property
    def boards(self) -> int:
        """How many boards the class has, symmetric ones counted separately."""
        return prod(domain.bit_count() for domain in self.domains)

    def halves(self) -> tuple[BoardClass, BoardClass] | None:
        """Divide the letters of the position with the most into two classes; None if the class has one board only.

        A board that is left out has a smaller image in the whole class; its smallest image is in one of the parts.
        """
        most = max(range(len(self.domains)), key=lambda position: self.domains[position].bit_count())
        letters = [1 << bit for bit in range(MOST) if self.domains[most] >> bit & 1]
        if len(letters) < 2:
            return None
        first, second = sum(letters[::2]), sum(letters[1::2])
        return self._part(0, most, first), self._part(1, most, second)

    def _part(self, number: int, position: int, domain: int) -> BoardClass:
        domains = (*self.domains[:position], domain, *self.domains[position + 1 :])
        return BoardClass(f"{self.name}.{number}", domains, self.symmetries)


def order_of(near: Sequence[int], domains: Sequence[int]) -> tuple[int, ...]:
    """The cells in the order of the search: those with one letter first, then those with the most neighbours, of these
    those that touch the most cells before them."""
    order: list[int] = []
    taken = 0
    while len(order) < len(near):
        rest = [cell for cell in range(len(near)) if not taken >> cell & 1]

        def value(cell: int, taken: int = taken) -> tuple[bool, int, int, int]:
            fixed = domains[cell].bit_count() == 1
            return fixed, near[cell].bit_count(), (near[cell] & taken).bit_count(), -cell

        best = max(rest, key=value)
        order.append(best)
        taken |= 1 << best
    return tuple(order)


def split_positions(domains: Sequence[int]) -> int:
    """The number of first positions whose letters are divided into buckets."""
    opened = sum(domain.bit_count() > 1 for domain in domains)
    if opened <= ONE_CLASS:
        return 0
    fixed = len(domains) - opened
    return opened - FREE_CELLS if fixed == 0 else min(fixed + 2 * (opened - ONE_CLASS), len(domains))


def classes_of(
    order: Sequence[int], domains: Sequence[int], buckets: Sequence[int], split: int, symmetries: Sequence[Symmetry]
) -> Iterator[BoardClass]:
    """Yield a class per set of symmetric ones: a bucket on each of the first `split` positions, all letters elsewhere.

    `domains` and `symmetries` are by cell. A class is left out if one of its images has smaller buckets, compared by
    position; only symmetries that map the split positions to each other are tried.
    """
    position_of = {cell: position for position, cell in enumerate(order)}
    images = [tuple(position_of[symmetry[cell]] for cell in order) for symmetry in symmetries]
    images = [image for image in images if all((at < split) == (position < split) for position, at in enumerate(image))]
    choices = [
        [(number, domains[cell] & bucket) for number, bucket in enumerate(buckets) if domains[cell] & bucket]
        if position < split and domains[cell].bit_count() > 1
        else [(0, domains[cell])]
        for position, cell in enumerate(order)
    ]
    count = 0
    for chosen in product(*choices):
        pattern = [number for number, _ in chosen]
        kept: list[Symmetry] = []
        for image in images:
            shown = [pattern[at] for at in image]
            if shown < pattern:
                break
            if shown == pattern:
                kept.append(image)
        else:
            yield BoardClass(str(count), tuple(domain for _, domain in chosen), tuple(kept))
            count += 1


# Symmetries of a board: permutations of cells that preserve neighbours, and the smallest image of a board.

MOST_SYMMETRIES = 2_000
"""Maximum number of symmetries used; a torus may have more. Using fewer only costs time."""
Symmetry = tuple[int, ...]
"""For each cell the one that is mapped to it."""


def symmetries_of(near: Sequence[int], domains: Sequence[int]) -> list[Symmetry]:
    """Symmetries that preserve neighbours (a mask for each cell) and allowed letters, without the identity: those that
    move the fewest cells first, up to `MOST`."""
    found: list[Symmetry] = []
    for moved in range(2, len(near) + 1):
        _extend(near, domains, [], 0, moved, found)
        if len(found) >= MOST_SYMMETRIES:
            break
    return found


def _extend(
    near: Sequence[int], domains: Sequence[int], image: list[int], used: int, moves: int, found: list[Symmetry]
) -> None:
    """Complete `image` in every way that moves exactly `moves` further cells."""
    cell = len(image)
    if len(found) >= MOST_SYMMETRIES or moves > len(near) - cell:
        return
    if cell == len(near):
        found.append(tuple(image))
        return
    for other in range(len(near)):
        if used >> other & 1 or (other != cell and not moves):
            continue
        if _alike(near, domains, image, cell, other):
            image.append(other)
            _extend(near, domains, image, used | 1 << other, moves - (other != cell), found)
            image.pop()


def _alike(near: Sequence[int], domains: Sequence[int], image: Sequence[int], cell: int, other: int) -> bool:
    if domains[cell] != domains[other] or near[cell].bit_count() != near[other].bit_count():
        return False
    return all((near[cell] >> i & 1) == (near[other] >> at & 1) for i, at in enumerate(image))


def smallest_image(near: Sequence[int], domains: Sequence[int], board: Sequence[int]) -> tuple[int, ...]:
    """The smallest of all images of a board, compared letter by letter: equal for symmetric boards."""
    best: list[int] = []
    _smallest(near, domains, board, [], 0, best)
    return tuple(best)


def _smallest(
    near: Sequence[int], domains: Sequence[int], board: Sequence[int], image: list[int], used: int, best: list[int]
) -> None:
    cell = len(image)
    if cell == len(board):
        best[:] = [board[at] for at in image]
        return
    choices = [at for at in range(len(board)) if not used >> at & 1 and _alike(near, domains, image, cell, at)]
    tried: set[tuple[int, int]] = set()
    for at in sorted(choices, key=lambda at: board[at]):
        # cells with the same letter and the same neighbours are interchangeable: one of them is enough
        twins = {(board[at], near[at]), (board[at], near[at] | 1 << at)}
        if twins & tried:
            continue
        tried |= twins
        image.append(at)
        letters = [board[place] for place in image]
        if not best or letters <= best[: len(letters)]:
            _smallest(near, domains, board, image, used | 1 << at, best)
        image.pop()


# Which letters are similar and which are rare: a guess that affects the time of a proof, never its result.

BUCKETS = ("aeiou", "lnrst", "bcdfghjkmpqvwxyz")
"""Vowels, frequent consonants and the rest, where the letters are a to z."""
RARE_FIRST = "qjxzwvkfbyghmpcduolnitrase"


def rare_first(language: Language) -> str:
    """The letters of a language, the rarest first."""
    sets = letter_sets(language)
    if sets is None or language.alphabet == ENGLISH_LETTERS:
        return RARE_FIRST
    return "".join(sorted(language.alphabet.letters, key=lambda letter: sets.shares.get(letter, 0)))


def buckets_of(language: Language) -> tuple[str, ...]:
    """Vowels, the five most frequent consonants, and all other letters of a language."""
    if language.alphabet == ENGLISH_LETTERS:
        return BUCKETS
    rare = rare_first(language)
    vowels = "".join(letter for letter in rare if unaccented(letter) in BUCKETS[0])
    consonants = "".join(letter for letter in rare if letter not in vowels)
    return vowels, consonants[-len(BUCKETS[1]) :], consonants[: -len(BUCKETS[1])]


# The file of finished classes, from which a proof resumes however it ended.

Letters = tuple[int, ...]
"""The code of the letter of each cell."""


@dataclass(frozen=True)
class ClassResult:
    """The result of a finished class: its boards with `score`, or none if no board scores that much."""

    score: int
    boards: tuple[Letters, ...]


class Record:
    """Lines of a checksum and a JSON object; the first identifies the proof. Each line is flushed to disk at once.

    Several threads may write. A line that does not match its checksum is ignored: its class is searched again.
    """

    def __init__(self, path: Path, proof: str) -> None:
        """`proof`: a digest of all that the results depend on. Raises `PuzzleError` for the file of another proof."""
        self._path, self._proof = path, proof
        self.finished: dict[str, ClassResult] = {}
        self.split: set[str] = set()
        """Names of classes that were divided in two because they needed too much memory."""
        self.best: tuple[int, Letters] | None = None
        """The best board known."""
        self._file: BinaryIO | None = None
        self._writing = Lock()
        try:
            content = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise PuzzleError(plain("cannot be read: {}", str(error.strerror)), str(path)) from None
        lines = content.splitlines()
        if lines and _checked(lines[0]) != {"proof": proof}:
            raise PuzzleError(
                plain("is the file of another proof (other words, options or size); choose another file"), str(path)
            )
        for line in lines[1:]:
            self._read(_checked(line))
        self._new, self._torn = not lines, not content.endswith(b"\n")

    def _read(self, values: Any) -> None:
        try:
            if "split" in values:
                self.split.add(values["split"])
                return
            boards = tuple(tuple(map(int, board)) for board in values["boards"])
            if "class" in values:
                self.finished[values["class"]] = ClassResult(int(values["score"]), boards)
            elif self.best is None or values["score"] > self.best[0]:
                self.best = int(values["score"]), boards[0]
        except (TypeError, KeyError, ValueError, IndexError):
            return

    def open(self) -> None:
        """Open the file for writing; raises `PuzzleError`."""
        try:
            self._file = self._path.open("ab")
        except OSError as error:
            raise PuzzleError(plain("cannot be written: {}", str(error.strerror)), str(self._path)) from None
        if self._new:
            self._write({"proof": self._proof})
        elif self._torn:
            self._file.write(b"\n")

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def add_best(self, score: int, board: Letters) -> None:
        """Write a board that is better than all before."""
        self._write({"score": score, "boards": [board]})

    def add_class(self, name: str, result: ClassResult) -> None:
        """Write the result of a class."""
        self._write({"class": name, "score": result.score, "boards": result.boards})

    def add_split(self, name: str) -> None:
        """Write that a class was divided in two."""
        self._write({"split": name})

    def _write(self, values: dict[str, Any]) -> None:
        assert self._file is not None
        text = json.dumps(values, separators=(",", ":")).encode()
        try:
            with self._writing:
                self._file.write(b"%08x %s\n" % (zlib.crc32(text), text))
                self._file.flush()
                os.fsync(self._file.fileno())
        except OSError as error:
            raise PuzzleError(plain("cannot be written: {}", str(error.strerror)), str(self._path)) from None


def _checked(line: bytes) -> Any:
    """The object of a line; None if the line is damaged."""
    check, _, text = line.partition(b" ")
    try:
        return parse_json(text) if int(check, 16) == zlib.crc32(text) else None
    except ValueError:
        return None


def digest_of(parts: Iterable[object]) -> str:
    """A digest of values by their `repr`."""
    import hashlib

    return hashlib.sha256("\n".join(map(repr, parts)).encode()).hexdigest()[:32]
