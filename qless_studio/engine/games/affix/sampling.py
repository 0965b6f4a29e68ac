"""A puzzle drawn uniformly from all puzzles of a word list, also where there are too many to list.

Acceptance-rejection on a self-reducible space (M. Jerrum, L. Valiant, V. Vazirani, Theoretical Computer Science 43,
1986): an arrangement is built node by node, each partial one with a bound on the number of its completions, and a draw
is given up with the probability that the bound lost on the way. See docs/decisions/048.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import prod
from random import Random

from qless_studio.engine.chance import below, pick
from qless_studio.engine.games.affix.arrangements import Arrangement, position_in
from qless_studio.engine.games.affix.boards import BoardGraph
from qless_studio.engine.games.affix.pairs import Pairs
from qless_studio.engine.games.affix.puzzle import Options

MAX_KNOWN = 1024
"""First suffixes whose partners are remembered; a row of a large list has thousands of them."""


class Sampler:
    """Draws arrangements with a full board, all with the same probability; some 5,000 a second with 10,000 words.

    The first suffix s is drawn with a weight that bounds its number of arrangements: the product, over the other nodes,
    of how many suffixes may share enough prefixes with s. The others are then drawn from those that do, independently
    of each other, and an arrangement is accepted if all sets of suffixes share enough and it has a full board. Each
    accepted one had the same probability, 1 / (sum of all weights): the ratio of the true product to the bound is the
    probability with which the first suffix is kept.

    Symmetric arrangements are drawn separately. As all suffixes of an arrangement differ, each puzzle has as many of
    them as the board has symmetries, and so they do not disturb the balance.
    """

    def __init__(self, board: BoardGraph, pairs: Pairs, options: Options) -> None:
        self._board, self._pairs, self._options = board, pairs, options
        self._places = range(len(board.suffixes))
        self._rows = [
            frozenset(pairs.prefixes_of[start:end])
            for start, end in zip(pairs.prefixes_at, pairs.prefixes_at[1:], strict=False)
        ]
        self._weights = [self._bound(number) for number in range(len(self._rows))]
        self._up_to = list(accumulate(self._weights))
        self._known: dict[int, tuple[Sequence[int], ...]] = {}

    def draw(self, random: Random, checkpoint: Callable[[], None]) -> tuple[Arrangement, int]:
        """An arrangement, named as `arrangements` names it, and its number of full boards.

        Call it only where there is a puzzle: it tries until it finds one.
        """
        while True:
            checkpoint()
            first = bisect_right(self._up_to, below(random, self._up_to[-1]))
            partners = self._partners(first)
            if below(random, self._weights[first]) >= prod(map(len, partners)):
                continue
            drawn = [first, *(pick(random, each) for each in partners)]
            if len(set(drawn)) < len(drawn) or not self._share_enough(drawn):
                continue
            suffixes = self._board.first_of([self._pairs.suffixes[number] for number in drawn])
            boards = position_in(self._board, self._pairs, self._options, suffixes).count()
            if boards:
                return suffixes, boards

    def _bound(self, first: int) -> int:
        """At least the number of arrangements with this suffix on the first node: cheap, and never too low.

        `meetings` counts every suffix as often as it shares a prefix, and a partner must share `need` of them.
        """
        pairs, others = self._pairs, len(self._rows) - 1
        if len(self._rows[first]) < self._board.need[1]:
            return 0
        meetings = sum(pairs.suffixes_at[p + 1] - pairs.suffixes_at[p] - 1 for p in self._rows[first])
        needs = (self._board.need[1 | 1 << place] for place in self._places[1:])
        return prod(min(others, meetings // need) if need else others for need in needs)

    def _partners(self, first: int) -> tuple[Sequence[int], ...]:
        """For each node but the first the suffixes that share as many prefixes with that suffix as the board asks."""
        found = self._known.get(first)
        if found is None:
            found = self._find_partners(first)
            if len(self._known) >= MAX_KNOWN:
                del self._known[next(iter(self._known))]
            self._known[first] = found
        return found

    def _find_partners(self, first: int) -> tuple[Sequence[int], ...]:
        pairs, need = self._pairs, self._board.need
        shared: Counter[int] = Counter()
        for prefix in sorted(self._rows[first]):
            shared.update(pairs.suffixes_of[pairs.suffixes_at[prefix] : pairs.suffixes_at[prefix + 1]])
        del shared[first]
        by_need: dict[int, Sequence[int]] = {
            0: [number for number in range(len(self._rows)) if number != first],
            **{
                least: sorted(number for number, count in shared.items() if count >= least)
                for least in {need[1 | 1 << place] for place in self._places[1:]} - {0}
            },
        }
        return tuple(by_need[need[1 | 1 << place]] for place in self._places[1:])

    def _share_enough(self, drawn: Sequence[int]) -> bool:
        """Whether each set of suffixes shares as many prefixes as the board joins to all of its nodes."""
        need = self._board.need
        shared = {0: frozenset[int]()}
        for place, number in enumerate(drawn):
            bit, row = 1 << place, self._rows[number]
            for subset in range(bit):
                common = shared[subset] & row if subset else row
                if len(common) < need[subset | bit]:
                    return False
                shared[subset | bit] = common
        return True
