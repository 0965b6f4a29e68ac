"""The words that fit on a small board, in the form that the kernel of the proof takes."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, combinations, islice, permutations, product

from qless_studio.engine.errors import OptionError
from qless_studio.engine.kernels import trie
from qless_studio.engine.kernels.proof_search import Words
from qless_studio.engine.lexicon.alphabet import ENGLISH_LETTERS, Alphabet
from qless_studio.engine.texts import plain, say

MOST_VALUES = 16
"""Maximum number of different scores of words."""
MOST_REARRANGEMENTS = 60
"""Maximum number of rearrangements tried for a word; with fewer than all a bound may be too high, never too low."""
LONG = 9
"""Words longer than this are rearranged by exchanges of two letters only."""
TICK = 500
"""Words, or sets of cells, processed between two calls of `tick`: about a millisecond."""
_REPEATS = 1 << 37


@dataclass(frozen=True)
class TileWords:
    """Words spelled in tiles of one letter (`q` may stand for QU) with their points above 0; sorted."""

    points: Mapping[str, int]
    alphabet: Alphabet = field(default=ENGLISH_LETTERS)

    @classmethod
    def on_board(
        cls,
        words: Iterable[str],
        points_by_length: Sequence[int],
        fixed: str,
        opened: int,
        letters: str,
        q_is_qu: bool,
        alphabet: Alphabet = ENGLISH_LETTERS,
        tick: Callable[[], object] = int,
    ) -> TileWords:
        """The words that score, have some of these letters, and could lie on a board with these fixed tiles and this
        many open cells. `tick` is called every few milliseconds."""
        found = {}
        for index, word in enumerate(words):
            if index % TICK == 0:
                tick()
            points = points_by_length[len(word)]
            if points <= 0:
                continue
            tiles = word.replace("qu", "q") if q_is_qu else word
            if q_is_qu and word.count("q") != word.count("qu"):
                continue
            if len(tiles) > len(fixed) + opened:
                continue
            rest = tiles
            for tile in fixed:
                rest = rest.replace(tile, "", 1)
            if len(rest) <= opened and not rest.strip(letters):
                found[tiles] = points
        return cls(dict(sorted(found.items())), alphabet)

    def for_kernel(self, tick: Callable[[], object] = int) -> Words:
        """A trie with points and rearrangements; raises `OptionError` if there are too many different scores.

        `tick` is called every few milliseconds.
        """
        values = sorted(set(self.points.values())) or [1]
        if len(values) > MOST_VALUES:
            raise OptionError(
                plain("words have more than {} different scores", MOST_VALUES), say("option {}", "scoring")
            )
        number = {value: index for index, value in enumerate(values)}
        longest = max(map(len, self.points), default=0)
        text = "\n".join((*self.points, "")) if self.points else ""
        mask, first, word = trie.build(self.alphabet.encode(text), longest)
        tick()
        known = []
        for index, (tiles, points) in enumerate(self.points.items()):
            known.append((number[points] + 1, _shape(tiles)))
            if index % TICK == 0:
                tick()
        shapes = {shape: index for index, shape in enumerate(dict.fromkeys(shape for _, shape in known))}
        pattern = array("I", bytes(4 * len(mask)))
        nodes = array("Q", bytes(8 * len(mask)))
        for node, (onward, child, ended) in enumerate(zip(mask, first, word, strict=True)):
            entry = onward | child << 38
            if ended >= 0:
                value, shape = known[ended]
                entry |= value << 32
                if len(set(shape)) < len(shape):
                    entry |= _REPEATS
                    pattern[node] = shapes[shape]
            nodes[node] = entry
            if node % TICK == 0:
                tick()
        moved = []
        for index, shape in enumerate(shapes):
            moved.append(list(_rearrangements(shape)))
            if index % TICK == 0:
                tick()
        every = [rearrangement for of_shape in moved for rearrangement in of_shape]
        return Words(
            nodes,
            pattern,
            array("i", accumulate(map(len, moved), initial=0)),
            array("i", accumulate(map(len, every), initial=0)),
            b"".join(every),
            values,
            len(self.alphabet),
        )


def _shape(tiles: str) -> bytes:
    """For each place the first one with the same letter: equal for words that repeat letters at the same places."""
    return bytes(map(tiles.index, tiles))


def _rearrangements(shape: bytes) -> Iterable[bytes]:
    """The ways to exchange equal letters in a word of this shape, as pairs (to, from) of places."""
    groups = [[place for place, first in enumerate(shape) if first == letter] for letter in set(shape)]
    several = [group for group in groups if len(group) > 1]
    if len(shape) > LONG:
        for group in several:
            for a, b in combinations(group, 2):
                yield bytes((a, b, b, a))
        return
    for orders in islice(product(*map(permutations, several)), 1, MOST_REARRANGEMENTS):
        pairs = [
            (to, source)
            for group, order in zip(several, orders, strict=True)
            for to, source in zip(group, order, strict=True)
            if to != source
        ]
        yield bytes(place for pair in sorted(pairs) for place in pair)
