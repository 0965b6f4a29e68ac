"""Quiddler: the proven best score, the list of games, advice and deals, beside the published recursive search."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from random import Random

from qless_studio.engine.games.quiddler import solve
from qless_studio.engine.games.quiddler.dealer import dealt
from qless_studio.engine.games.quiddler.puzzle import Puzzle, parse, start
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, Options
from qless_studio.engine.games.quiddler.solver import table_of
from qless_studio.engine.games.quiddler.table import Table, Worths, scored
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Run, Search
from tests.bench.published_quiddler import Recursive
from tests.bench.table import Row, median, seconds

DEALS = 200
CAP = 5.0
"""Seconds after which the published search is given up."""


def prove(puzzle: Puzzle, lexicon: Lexicon) -> int:
    """The best score of a deal, proven, with nothing prepared but the word list."""
    run = Run()
    solved: Table = table_of(puzzle, lexicon, Options(), run)
    position = start(puzzle)
    worth = Worths(solved, len(position.places)).at(position.cards, position.covered, run)
    assert worth is not None
    return scored(worth) - solved.points(position.cards)


def rows() -> Iterator[Row]:
    lexicon = load("wide")
    _ = lexicon.trie
    random = Random(1)
    deals = [dealt(random, ENGLISH_DECK) for _ in range(DEALS)]
    times = seconds(lambda deal: prove(deal, lexicon), deals)
    yield Row(f"proven best score, {DEALS} deals, median", statistics.median(times))
    yield Row(f"proven best score, {DEALS} deals, worst", times[-1])
    everything = median(lambda deal: list(solve(deal, lexicon, Options(), Run(keep=1))), deals[:50])
    yield Row("and all cards, number of best games, one game", everything)
    games = seconds(lambda deal: list(solve(deal, lexicon, Options(), Run())), deals[:50])
    yield Row("first 1,000 games, median", statistics.median(games), note=f"worst {games[-1]:.2f} s")
    unknown = [Puzzle((*((upper, "?") for upper, _ in deal.piles[:3]), *deal.piles[3:])) for deal in deals[:3]]
    advice = median(lambda puzzle: _until_stopped(puzzle, lexicon), unknown)
    yield Row("advice, three unknown cards, 50 samples", advice)
    hands = [dealt(random, ENGLISH_DECK, 10) for _ in range(50)]
    yield Row("hand of ten cards, all ways", median(lambda hand: list(solve(hand, lexicon, Options(), Run())), hands))
    yield from _against_published(deals[:5], lexicon)


def _until_stopped(puzzle: Puzzle, lexicon: Lexicon) -> None:
    Search(lambda run: solve(puzzle, lexicon, Options(samples=50), run), Run()).perform()


def _against_published(deals: list[Puzzle], lexicon: Lexicon) -> Iterator[Row]:
    for puzzle in [parse("L/Q O/X J/I O/T E/TH L/B T/O I/H"), *deals]:
        begin = time.perf_counter()
        best = prove(puzzle, lexicon)
        ours = time.perf_counter() - begin
        published = Recursive(puzzle, lexicon.words)
        begin = time.perf_counter()
        finished = published.search(CAP)
        theirs = time.perf_counter() - begin
        end = "finished" if finished else f"given up after {CAP:g} s"
        yield Row("one deal", ours, theirs, f"ours {best} proven; published {published.best}, {end}")
