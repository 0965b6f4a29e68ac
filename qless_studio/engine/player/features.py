"""A board as columns of numbers: what makes each of its words easy or hard to find."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple
from weakref import WeakKeyDictionary

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.review import COMMON, is_common
from qless_studio.engine.lexicon import Lexicon

RAREST, COMMONEST = 1.0, 6.5
"""Zipf values beyond these make no difference; a word without a value counts as one of the rarest."""
LETTERS = 4
"""A word of this many letters is neither short nor long."""
SHORTEST_PART = 3
"""Letters of the shortest word that counts as a part of a longer one."""
MOST_PATHS = 8
BENT = 0.8
"""The usual share of steps along a path that change direction."""
USUAL_PATHS, USUAL_BENDS = 0.1, 0.07
"""The last two features of a word as it usually lies on a board of 4 × 4."""
UNKNOWN = -1.0
"""`WordFeatures.common` in a list that says of no word how common it is."""


class WordFeatures(NamedTuple):
    """What matters about a word on a board, centred on a usual word."""

    one: float
    """Always 1."""
    common: float
    """Zipf value less 4."""
    length: float
    """Letters less 4."""
    extends: float
    """1 if it begins or ends with a common word, as FARMER does, else 0."""
    paths: float
    """Logarithm of the number of its paths, at most that of 8."""
    bends: float
    """Share of the steps along its path that change direction, less 0.8."""


WEIGHTS = WordFeatures(-1.35, 0.75, -0.35, 0.30, 0.30, -0.40)
"""The average player. Assumed, not measured on people: see docs/decisions/086."""
SLOPES = 5
"""The numbers in which players differ: level, common, length, extends, and how the word lies (paths and bends)."""


@dataclass(frozen=True)
class BoardFeatures:
    """The words of a board in the order of the solver, column by column."""

    words: tuple[str, ...]
    points: tuple[int, ...]
    base: tuple[float, ...]
    """Logarithm of the rate at which the average player finds each word, for 180 seconds of search."""
    slopes: tuple[tuple[float, ...], ...]
    """`SLOPES` columns: how much each number of a player adds to the logarithm."""
    common_points: int = 0
    """Points of the common words."""

    def marks(self, found: Iterable[str]) -> tuple[bool, ...]:
        """For each word of the board whether it was found; other words are left out."""
        known = set(found)
        return tuple(word in known for word in self.words)


def word_features(found: FoundWord, columns: int, lexicon: Lexicon) -> WordFeatures:
    """The features of a word on a board of so many columns, along the path that the solver shows."""
    common, length, extends = letter_features(found.word, lexicon)
    steps = [divmod(cell, columns) for cell in found.path]
    directions = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(steps)]
    turns = sum(a != b for a, b in pairwise(directions))
    bends = turns / max(1, len(directions) - 1) - BENT
    return WordFeatures(1.0, common, length, extends, math.log(min(MOST_PATHS, found.paths)), bends)


def usual_features(word: str, lexicon: Lexicon, known: bool = False) -> WordFeatures:
    """The features of a word that lies as words usually lie; `known`: as if it were at least a common one."""
    common, length, extends = _of_letters(word, lexicon)
    return WordFeatures(1.0, max(0.0, common) if known else common, length, extends, USUAL_PATHS, USUAL_BENDS)


def board_features(found: Iterable[FoundWord], columns: int, lexicon: Lexicon) -> BoardFeatures:
    """The features of all words of a board; about 1 ms for 100 words of a list that was not used before."""
    words = list(found)
    rows = [word_features(each, columns, lexicon) for each in words]
    return features_from(
        [each.word for each in words],
        [each.score for each in words],
        rows,
        lexicon.has_commonness,
        sum(each.score for each in words if is_common(lexicon.zipf(each.word))),
    )


def features_from(
    words: Iterable[str], points: Iterable[int], rows: list[WordFeatures], graded: bool = True, common_points: int = 0
) -> BoardFeatures:
    """The columns of these rows; without commonness (`graded`) nothing is learned about its slope."""
    base = tuple(
        WEIGHTS.one
        + WEIGHTS.common * row.common
        + WEIGHTS.length * row.length
        + WEIGHTS.extends * row.extends
        + WEIGHTS.paths * row.paths
        + WEIGHTS.bends * row.bends
        for row in rows
    )
    slopes = (
        tuple(row.one for row in rows),
        tuple(row.common if graded else 0.0 for row in rows),
        tuple(row.length for row in rows),
        tuple(row.extends for row in rows),
        tuple(WEIGHTS.paths * row.paths + WEIGHTS.bends * row.bends for row in rows),
    )
    return BoardFeatures(tuple(words), tuple(points), base, slopes, common_points)


_letters: WeakKeyDictionary[Lexicon, dict[str, tuple[float, float, float]]] = WeakKeyDictionary()


def letter_features(word: str, lexicon: Lexicon) -> tuple[float, float, float]:
    """(common, length, extends) of a word, whatever board it is on; kept for as long as the list is."""
    known = _letters.get(lexicon)
    if known is None:
        known = _letters[lexicon] = {}
    found = known.get(word)
    if found is None:
        found = known[word] = _of_letters(word, lexicon)
    return found


def _of_letters(word: str, lexicon: Lexicon) -> tuple[float, float, float]:
    return _common(word, lexicon), float(len(word) - LETTERS), float(_extends(word, lexicon))


def _common(word: str, lexicon: Lexicon) -> float:
    if not lexicon.has_commonness:
        return UNKNOWN
    return min(COMMONEST, max(RAREST, lexicon.zipf(word) or RAREST)) - COMMON


def _extends(word: str, lexicon: Lexicon) -> bool:
    sizes = range(SHORTEST_PART, len(word))
    parts = (part for size in sizes for part in (word[:size], word[-size:]))
    return any(is_common(lexicon.zipf(part)) and part in lexicon for part in parts)
