"""The puzzle: suffixes in ring order, and the prefixes placed so far; its text form and its options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.games.affix.boards import MAX_PREFIXES, RING, SHIPPED, BoardGraph, ring_name
from qless_studio.engine.lexicon.alphabet import composed
from qless_studio.engine.lexicon.languages import is_letter
from qless_studio.engine.lexicon.lexicon import LONGEST
from qless_studio.engine.options import option
from qless_studio.engine.texts import counted, plain, say

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
