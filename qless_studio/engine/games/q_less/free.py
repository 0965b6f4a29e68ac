"""The free game: 3 to 40 tiles, one grid that uses them all, found by restarts and without any claim of proof."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from random import Random

from qless_studio.engine.games.q_less.dice import shuffled
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, Solution, Summary
from qless_studio.engine.games.q_less.solver import Spelled, advance, search_of, solution_of, spelled, within_reach
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import LimitReached, Run

FIRST_TRY = 300
"""Positions the first try may look at; each further one half as many again, up to `LONGEST_TRY`."""
LONGEST_TRY = 20_000
WORDS = 4000
"""Words of one try: fewer are indexed faster, and the next try has others."""


def solve_free(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Solution]:
    """One grid, then `LimitReached`, since others are not looked for; goes on until stopped while there is none.

    Every try is the exact search in a new order over a new choice of words, broken off after a while: a bad beginning
    costs little. 21 tiles with 150,000 words: some milliseconds. The same puzzle always gives the same grid.
    """
    run.publish(summary=Summary())
    words = spelled(puzzle.letters, lexicon, options)
    rack, kinds = sorted(puzzle.letters), "".join(sorted(set(puzzle.letters)))
    random, patience = Random(len(puzzle.letters)), FIRST_TRY
    while words.real and within_reach(puzzle):
        search = search_of(puzzle, _some(words, random), options)
        search.stop_at = 1
        nodes = run.nodes
        for grids in advance(search, run):
            found = solution_of(grids, kinds, words, options) if grids else None
            if found is not None and sorted(letter for row in found.grid for letter in row if letter != ".") == rack:
                run.publish(fraction=1.0, summary=Summary(True, 1, 1))
                yield found
                raise LimitReached
            if run.nodes - nodes > patience:
                break
        patience = min(patience + patience // 2, LONGEST_TRY)
        run.checkpoint()


def _some(words: Spelled, random: Random) -> Spelled:
    """Up to `WORDS` of the words, in random order; the pairs that may touch stay."""
    count = len(words.starts) - 1
    order = [*shuffled(list(range(words.real)), random)[:WORDS], *range(words.real, count)]
    letters, starts = bytearray(), array("i", [0])
    for word in order:
        letters += words.letters[words.starts[word] : words.starts[word + 1]]
        starts.append(len(letters))
    return Spelled(words.lexicon, [words.ids[word] for word in order if word < words.real], letters, starts)
