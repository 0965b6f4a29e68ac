"""The free game: 3 to 40 tiles, one grid that uses them all, found by restarts; nothing is proven.

See docs/decisions/019.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from random import Random

from qless_studio.engine.chance import shuffled
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, Solution, Summary
from qless_studio.engine.games.q_less.solver import Spelled, search_of, solution_of, spelled, within_reach
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels.q_less_search import Search
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import LimitReached, Run

TRY = 6_000
"""Kernel steps of the first try; each further try has a quarter more, up to `LONGEST_TRY`."""
LONGEST_TRY = 20_000
SLICE = 500
"""Kernel steps between two checkpoints: a number, not a time, so that the same puzzle always gives the same grid."""
WORDS = 8000
"""Words in one try: fewer are indexed faster, and the next try has others."""


def solve_free(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Solution]:
    """One grid, then `LimitReached`, because no others are searched for.

    Without a grid it continues until it is stopped, or raises `LimitReached` when there is nothing left to try. Each
    try is the exact search with a random selection of the words in random order, aborted after a while: a bad start
    costs little. With 150,000 words the median is 5 ms for 21 tiles and 30 ms for 40.
    """
    run.publish(summary=Summary())
    words = spelled(puzzle.letters, lexicon, options)
    rack, kinds = sorted(puzzle.letters), "".join(sorted(set(puzzle.letters)))
    random, steps = Random(len(puzzle.letters)), TRY
    hopeful = {words.codes[letter] for letter in kinds} <= set(words.letters) and within_reach(puzzle)
    size = 3 * len(rack)
    while hopeful:
        search, complete = search_of(puzzle, _some(words, random), options), False
        for status, grids in _slices(search, steps, run):
            complete = status == Status.DONE
            for at in range(0, len(grids), size):
                found = solution_of(grids[at : at + size], kinds, words, options)
                # to be sure: the bit fields of the kernel may not have room for all letters
                if sorted("".join(found.grid).replace(".", "")) == rack:
                    run.publish(summary=Summary(True, 1, 1))
                    yield found
                    raise LimitReached
        hopeful = not (complete and words.real <= WORDS)
        steps = min(steps + steps // 4, LONGEST_TRY)
    raise LimitReached


def _slices(search: Search, steps: int, run: Run) -> Iterator[tuple[Status, bytes]]:
    """The status and the grids of each slice, until the search is done or has taken this many steps."""
    nodes = 0
    for _ in range(0, steps, SLICE):
        status = search.advance(SLICE)
        run.checkpoint(search.steps - nodes)
        nodes = search.steps
        yield status, search.take()
        if status == Status.DONE:
            break


def _some(words: Spelled, random: Random) -> Spelled:
    """Draw up to `WORDS` of the words in random order, and all pairs of them that may touch."""
    count = len(words.starts) - 1
    order = [*shuffled(random, range(words.real))[:WORDS], *range(words.real, count)]
    letters, starts = bytearray(), array("i", [0])
    for word in order:
        letters += words.letters[words.starts[word] : words.starts[word + 1]]
        starts.append(len(letters))
    ids = [words.ids[word] for word in order if word < words.real]
    return Spelled(words.lexicon, ids, letters, starts, words.codes)
