"""Boards as data, and the puzzle on one: suffixes in ring order, and the prefixes placed so far."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import permutations
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.folders import read_regular, resource
from qless_studio.engine.lexicon.languages import composed, is_letter
from qless_studio.engine.lexicon.lexicon import LONGEST
from qless_studio.engine.options import option
from qless_studio.engine.texts import counted, damaged, phrase, plain, say

# Boards as data: suffix nodes in a ring, prefix nodes with the suffix nodes they are joined to.

RING = "XYZWVU"
"""Names of the suffix nodes, in ring order; a board has at most this many."""
MAX_PREFIXES = 12
"""Maximum number of prefix nodes of a board: counting takes 3^nodes / 6 steps."""
MAX_COORDINATE = 2000
"""Maximum absolute value of a coordinate."""
SHIPPED = ("kansai", "mini9", "mini7", "wheel5")
"""The shipped boards, that of the contest first."""
SHIPPED_TITLES = (
    phrase("Kansai board"),
    phrase("Square of nine"),
    phrase("Triangle of seven"),
    phrase("Wheel of five"),
)
"""The titles in their files, marked for translation."""
SCHEMA = 1
MAX_FILE = 1 << 16
"""Bytes; a board file has one or two thousand."""


@dataclass(frozen=True)
class SuffixNode:
    """A place for a suffix; x to the right and y down, in pixels at 96 dpi from the centre of the board."""

    name: str
    x: float
    y: float


@dataclass(frozen=True)
class PrefixNode:
    """A place for a prefix: `joins` are the numbers of its suffix nodes, ascending; coordinates as in `SuffixNode`."""

    name: str
    joins: tuple[int, ...]
    x: float
    y: float

    @property
    def mask(self) -> int:
        """The suffix nodes as a set of bits."""
        return sum(1 << place for place in self.joins)


@dataclass(frozen=True)
class BoardGraph:
    """A bipartite graph of suffix and prefix nodes; each edge must spell a word."""

    name: str
    title: str
    suffixes: tuple[SuffixNode, ...]
    nodes: tuple[PrefixNode, ...]

    def node(self, name: str) -> int | None:
        """The number of the prefix node with that canonical name, or None."""
        return next((number for number, node in enumerate(self.nodes) if node.name == name), None)

    @cached_property
    def edges(self) -> tuple[tuple[int, int], ...]:
        """(prefix node, suffix node) of every edge, in the order of the nodes."""
        return tuple((number, place) for number, node in enumerate(self.nodes) for place in node.joins)

    @cached_property
    def degrees(self) -> tuple[int, ...]:
        """Number of edges at each suffix node."""
        return tuple(sum(place in node.joins for node in self.nodes) for place in range(len(self.suffixes)))

    @cached_property
    def symmetries(self) -> tuple[tuple[int, ...], ...]:
        """All permutations of the suffix nodes that map the prefix nodes onto themselves, twins included."""
        joined = sorted(node.joins for node in self.nodes)
        return tuple(
            moved
            for moved in permutations(range(len(self.suffixes)))
            if sorted(tuple(sorted(moved[place] for place in node.joins)) for node in self.nodes) == joined
        )

    @cached_property
    def need(self) -> tuple[int, ...]:
        """For each set of suffix nodes (as bits) the number of prefix nodes joined to all of them."""
        masks = [node.mask for node in self.nodes]
        return tuple(sum(mask & some == some for mask in masks) for some in range(1 << len(self.suffixes)))

    @cached_property
    def above(self) -> tuple[int, ...]:
        """For each suffix node the earlier ones (as bits) that must have a lower suffix, so that symmetric arrangements
        count once: a chain of stabilisers, exact because all suffixes differ.
        """
        lower = [0] * len(self.suffixes)
        group = self.symmetries
        for place in range(len(self.suffixes)):
            for image in {moved[place] for moved in group} - {place}:
                lower[image] |= 1 << place
            group = tuple(moved for moved in group if moved[place] == place)
        return tuple(lower)

    def first_of(self, suffixes: Sequence[str]) -> tuple[str, ...]:
        """The first in the alphabet of all arrangements symmetric to this one: the one that `above` leaves."""
        return min(tuple(suffixes[place] for place in moved) for moved in self.symmetries)


def ring_name(letters: str, ring: str) -> str:
    """The canonical name of a node: its letters in ring order, from the start of the arc if they form one.

    `WXY`, `ZX` on a ring of three, `XZ`. `letters` are distinct letters of the ring.
    """
    size = len(ring)
    places = {ring.index(letter) for letter in letters}
    starts = [place for place in sorted(places) if (place - 1) % size not in places]
    start = starts[0] if len(starts) == 1 else 0
    return "".join(ring[(start + step) % size] for step in range(size) if (start + step) % size in places)


def find_board(name: str) -> BoardGraph:
    """The shipped board with that name, or the board in the file with that path; raises `OptionError`.

    A changed file is read again.
    """
    path = resource(f"boards/{name.lower()}.json") if name.lower() in SHIPPED else Path(name)
    try:
        status = path.stat()
    except (OSError, ValueError):
        known = ", ".join(SHIPPED)
        raise OptionError(say("{!r} is not one of {}", name, known), say("option {}", "board")) from None
    return _load(path, status.st_mtime_ns)


@lru_cache(maxsize=16)
def _load(path: Path, changed: int) -> BoardGraph:
    where = say("board {}", path.name)
    try:
        data = read_regular(path, MAX_FILE + 1)
    except OSError as error:
        raise OptionError(say("cannot be read: {}", error.strerror), where) from None
    if len(data) > MAX_FILE:
        raise OptionError(damaged("too large for a board file"), where)
    return read_board(data, path.stem, where)


def read_board(data: bytes, name: str, where: str = "board") -> BoardGraph:
    """The board from JSON; raises `OptionError` that says what is wrong and at which node.

    `{"schema": 1, "title": ..., "suffixes": [{"name": "X", "x": 0, "y": 0}, ...], "prefixes": [{"joins": "XY", "x": 0,
    "y": 0}, ...]}`: the suffix nodes are named X Y Z W V U in ring order, as many as there are.
    """
    try:
        content = json.loads(data)
    except (ValueError, RecursionError):
        raise OptionError(damaged("not valid JSON"), where) from None
    if not isinstance(content, dict) or content.get("schema") != SCHEMA:
        raise OptionError(damaged("not a board file with schema {}", SCHEMA), where)
    title = content.get("title", name)
    if not isinstance(title, str) or not title.isprintable() or not 0 < len(title) <= 60:
        raise OptionError(damaged("the title must have 1 to 60 printable characters"), where)
    entries = _entries(content, "suffixes", 1, len(RING), where)
    ring = RING[: len(entries)]
    suffixes = []
    for letter, entry in zip(ring, entries, strict=True):
        if entry.get("name") != letter:
            raise OptionError(
                damaged("named {!r}; expected {}", entry.get("name"), letter), plain("{}, suffix {}", where, letter)
            )
        suffixes.append(SuffixNode(letter, *_at(entry, plain("{}, suffix {}", where, letter))))
    nodes = _prefix_nodes(_entries(content, "prefixes", 1, MAX_PREFIXES, where), ring, where)
    for place, letter in enumerate(ring):
        if not any(place in node.joins for node in nodes):
            raise OptionError(damaged("not joined to any prefix"), plain("{}, suffix {}", where, letter))
    return BoardGraph(name, title, tuple(suffixes), nodes)


def _prefix_nodes(entries: Iterable[Mapping[str, Any]], ring: str, where: str) -> tuple[PrefixNode, ...]:
    nodes: list[PrefixNode] = []
    for number, entry in enumerate(entries, start=1):
        here = plain("{}, prefix {}", where, number)
        joins = entry.get("joins")
        if not isinstance(joins, str) or not joins or len(set(joins)) != len(joins) or not set(joins) <= set(ring):
            raise OptionError(damaged("`joins` is {!r}; expected distinct letters from {}", joins, ring), here)
        name = ring_name(joins, ring)
        twins = sum(node.name.rstrip("0123456789") == name for node in nodes)
        places = tuple(sorted(ring.index(letter) for letter in joins))
        nodes.append(PrefixNode(f"{name}{twins + 1}" if twins else name, places, *_at(entry, here)))
    return tuple(nodes)


def _entries(content: Mapping[str, Any], key: str, low: int, high: int, where: str) -> list[Mapping[str, Any]]:
    entries = content.get(key)
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise OptionError(damaged("`{}` is not a list of nodes", key), where)
    if not low <= len(entries) <= high:
        raise OptionError(damaged("{} {}; expected {} to {}", len(entries), key, low, high), where)
    return entries


def _at(entry: Mapping[str, Any], where: str) -> tuple[float, float]:
    place = []
    for axis in ("x", "y"):
        value = entry.get(axis)
        if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= MAX_COORDINATE:
            raise OptionError(
                damaged("`{}` is {!r}; expected a number up to ±{}", axis, value, MAX_COORDINATE),
                where,
            )
        place.append(float(value))
    return place[0], place[1]


# The puzzle: suffixes in ring order, and the prefixes placed so far; its text form and its options.

OPEN = ("?", "-")
"""How a suffix still to be found is written; `format_puzzle` writes the first."""


@dataclass(frozen=True)
class Puzzle:
    """Suffixes by ring place ("" is open) and (node name, prefix) pairs, lower case, in the order of `_rank`.

    Without suffixes it is the empty puzzle. The board is an option: any board with as many suffixes fits.
    """

    suffixes: tuple[str, ...] = ()
    placed: tuple[tuple[str, str], ...] = ()

    def with_prefix(self, node: str, prefix: str) -> Puzzle:
        """The puzzle with the prefix on the node (canonical name); with "" the node is open again."""
        kept = [(name, before) for name, before in self.placed if name != node]
        return Puzzle(self.suffixes, _ordered([*kept, (node, prefix)] if prefix else kept))

    def with_prefixes(self, placed: Iterable[tuple[str, str]]) -> Puzzle:
        """The puzzle with further prefixes, given as (node, prefix)."""
        return Puzzle(self.suffixes, _ordered((dict(self.placed) | dict(placed)).items()))

    def with_suffix(self, place: int, suffix: str) -> Puzzle:
        """The puzzle with another suffix at a place of the ring; "" leaves it open."""
        return Puzzle((*self.suffixes[:place], suffix, *self.suffixes[place + 1 :]), self.placed)


@dataclass(frozen=True)
class Options:
    """The rules of Affix."""

    board: str = option("kansai", "Board", note="kansai, mini9, mini7, wheel5, or a board file (JSON).", names=SHIPPED)
    prefix_min: int = option(1, "Minimum prefix length", note="Minimum number of letters in a prefix.", low=1, high=12)
    prefix_max: int = option(3, "Maximum prefix length", note="Maximum number of letters in a prefix.", low=1, high=12)
    suffix_min: int = option(2, "Minimum suffix length", note="Minimum number of letters in a suffix.", low=1, high=12)
    suffix_max: int = option(6, "Maximum suffix length", note="Maximum number of letters in a suffix.", low=1, high=12)
    plural: str = option(
        "stem",
        "Exclude plurals",
        "Words in -s that do not count. In German, Italian and Polish all of them count.",
        choices=(
            ("stem", "if the word without -s is in the list"),
            ("any", "all words in -s"),
            ("none", "none"),
        ),
    )
    rule: str = option(
        "pair",
        "Must not repeat",
        note="What stands on the board only once.",
        choices=(("pair", "prefix–suffix pair"), ("prefix", "prefix"), ("word", "word, however it is split")),
    )

    def __post_init__(self) -> None:
        for part in ("prefix", "suffix"):
            minimum, maximum = getattr(self, f"{part}_min"), getattr(self, f"{part}_max")
            if minimum > maximum:
                raise OptionError(
                    say("{} is greater than the maximum, {}", minimum, maximum), say("option {}", f"{part}_min")
                )


def parse_puzzle(text: str) -> Puzzle:
    """Puzzle from `an ell est ar; XYZW=b`; `?` or `-` is an open suffix. Raises `PuzzleError`.

    A node is named by the letters of its suffixes in any order, a second node with the same letters with a 2 appended.
    """
    head, semicolon, tail = text.partition(";")
    suffixes = tuple(
        "" if word in OPEN else _letters(word, say("suffix {}", n)) for n, word in enumerate(head.split(), 1)
    )
    if len(suffixes) > len(RING):
        raise PuzzleError(plain("{} suffixes given; the maximum is {}", len(suffixes), len(RING)))
    if semicolon and not suffixes:
        raise PuzzleError(plain("no suffixes before the semicolon"))
    seen: set[str] = set()
    for number, suffix in enumerate(suffixes, start=1):
        if suffix and suffix in seen:
            raise PuzzleError(say("repeated"), say("suffix {}", number))
        seen.add(suffix)
    placed: dict[str, str] = {}
    for word in tail.split():
        name, equals, prefix = word.partition("=")
        if not equals:
            raise PuzzleError(plain("{!r} is not of the form node=prefix", word), plain("after the semicolon"))
        node = _node_name(name, RING[: len(suffixes)])
        if node in placed:
            raise PuzzleError(say("repeated"), say("node {}", node))
        placed[node] = _letters(prefix, say("node {}", node))
    return Puzzle(suffixes, _ordered(placed.items()))


def format_puzzle(puzzle: Puzzle) -> str:
    """The text form."""
    head = " ".join(suffix or OPEN[0] for suffix in puzzle.suffixes)
    tail = " ".join(f"{node}={prefix}" for node, prefix in puzzle.placed)
    return f"{head}; {tail}" if tail else head


def check_fits(puzzle: Puzzle, board: BoardGraph) -> None:
    """Raise `PuzzleError` when the puzzle does not belong to this board."""
    given, needed = len(puzzle.suffixes), len(board.suffixes)
    if given != needed:
        one = "{} suffix given, and the board {} has {}"
        raise PuzzleError(counted(given, one, "{} suffixes given, but the board {} has {}", given, board.name, needed))
    for name, _ in puzzle.placed:
        if board.node(name) is None:
            names = " ".join(node.name for node in board.nodes)
            raise PuzzleError(say("{!r} is not one of {}", name, names), say("board {}", board.name))


def _letters(word: str, where: str) -> str:
    lower = composed(word).lower()
    if not lower:
        raise PuzzleError(say("is empty"), where)
    for letter in lower:
        if not is_letter(letter):
            raise PuzzleError(say("{!r} is not a letter", letter), where)
    if len(lower) > LONGEST:
        raise PuzzleError(say("has {} letters; the maximum is {}", len(lower), LONGEST), where)
    return lower


def _node_name(text: str, ring: str) -> str:
    letters = text.upper().rstrip("0123456789")
    number = text[len(letters) :]
    where = say("node {}", text)
    if not letters or len(set(letters)) != len(letters) or not set(letters) <= set(ring):
        raise PuzzleError(plain("must be named by distinct letters from {}", ring), where)
    if number and (number.startswith("0") or len(number) > 2 or not 1 <= int(number) <= MAX_PREFIXES):
        raise PuzzleError(plain("no such node"), where)
    return ring_name(letters, ring) + (number if number not in ("", "1") else "")


def _ordered(placed: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(placed, key=_rank))


def _rank(placed: tuple[str, str]) -> tuple[int, list[int], str]:
    """Nodes with more suffixes first, then by place in the ring."""
    letters = placed[0].rstrip("0123456789")
    return -len(letters), [RING.index(letter) for letter in letters], placed[0]
