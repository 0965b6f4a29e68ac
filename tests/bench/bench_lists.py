"""List size: each game with 10,000 to 255,000 words, ours beside the published method, on the same puzzles."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from qless_studio.engine.games.affix import dealer
from qless_studio.engine.games.affix.dealer import GenerateOptions
from qless_studio.engine.games.affix.puzzle import Options as AffixOptions
from qless_studio.engine.games.boggle.puzzle import scoring_of
from qless_studio.engine.games.q_less import solver as q_less
from qless_studio.engine.games.q_less.dice import roll as roll_q_less
from qless_studio.engine.games.q_less.difficulty import completion
from qless_studio.engine.games.q_less.puzzle import Options as QLessOptions
from qless_studio.engine.games.q_less.puzzle import Puzzle as QLessPuzzle
from qless_studio.engine.games.quiddler.dealer import dealt
from qless_studio.engine.games.quiddler.puzzle import Puzzle as QuiddlerPuzzle
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK
from qless_studio.engine.games.word_streak.dealer import multipliers
from qless_studio.engine.games.word_streak.puzzle import Puzzle as StreakPuzzle
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids import Board, BoardSolver, neighbours_of
from qless_studio.engine.grids.dice import DICE, LETTERS, roll
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Run
from tests.bench.bench_affix import GivenUp, Published
from tests.bench.bench_quiddler import prove
from tests.bench.published_grid import by_prefix, dict_trie
from tests.bench.published_q_less import Capped, first_solution
from tests.bench.published_quiddler import Recursive
from tests.bench.table import Row, median

CAP = 3.0
"""Seconds that a published method gets for one puzzle, 10 to find an Affix puzzle."""


def lists() -> Iterator[Lexicon]:
    """10,000, 50,000, 155,000 and 255,000 words."""
    wide = load("wide")
    yield load("common10k")
    yield Lexicon("50k", wide.by_commonness[:50_000], {word: wide.zipf(word) or 0.0 for word in wide.words})
    yield wide
    yield load("max")


def rows() -> Iterator[Row]:
    for lexicon in lists():
        _ = lexicon.trie
        size = f"{len(lexicon):,} words"
        yield from _grids(lexicon, size)
        yield _quiddler(lexicon, size)
        yield _q_less(lexicon, size)
        yield _affix(lexicon, size)


def _grids(lexicon: Lexicon, size: str) -> Iterator[Row]:
    random, near, trie = Random(5), neighbours_of(4, 4), dict_trie(lexicon.words)
    boards = [roll(DICE["new"].dice, random) for _ in range(100)]
    solver = BoardSolver(lexicon, near, scoring_of("standard", 3, 16), ["qu"])
    theirs = median(lambda board: by_prefix(board, near, trie, 3), boards)
    yield Row(f"Boggle 4x4, every word with its path, {size}", median(solver.all, boards), theirs)
    boards = [roll([LETTERS] * 16, random) for _ in range(100)]
    puzzle = StreakPuzzle(Board(4, 4, boards[0]), multipliers(3, 16, random))
    factors = puzzle.letter_factors, puzzle.word_factors
    solver = BoardSolver(lexicon, near, load_rules("word_streak").scoring(), [], *factors)
    theirs = median(lambda board: by_prefix(board, near, trie, 2), boards)
    yield Row(f"Word Streak 4x4, best paths and scores, {size}", median(solver.all, boards), theirs)


def _quiddler(lexicon: Lexicon, size: str) -> Row:
    random = Random(6)
    deals = [dealt(random, ENGLISH_DECK) for _ in range(3)]
    finished = 0

    def published(deal: QuiddlerPuzzle) -> None:
        nonlocal finished
        finished += Recursive(deal, lexicon.words).search(CAP)

    theirs = median(published, deals)
    ours = median(lambda deal: prove(deal, lexicon), deals)
    return Row(f"Quiddler, best score proven, {size}", ours, theirs, _given_up(3 - finished))


def _q_less(lexicon: Lexicon, size: str) -> Row:
    puzzles = [QLessPuzzle(roll_q_less(seed).letters) for seed in range(3)]
    q_less.spelled(puzzles[0].letters, lexicon, QLessOptions())
    capped = 0

    def published(puzzle: QLessPuzzle) -> None:
        nonlocal capped
        try:
            first_solution(puzzle.letters, lexicon.words, CAP)
        except Capped:
            capped += 1

    theirs = median(published, puzzles)
    ours = median(lambda puzzle: completion(puzzle, lexicon, QLessOptions(), Run()), puzzles)
    return Row(f"Q-Less, first grid or proof, {size}", ours, theirs, _given_up(capped))


def _given_up(puzzles: int) -> str:
    return f"published: {puzzles} of 3 given up after {CAP:g} s"


def _affix(lexicon: Lexicon, size: str) -> Row:
    """Tables and pruning included, up to the first puzzle."""
    start = time.perf_counter()
    next(dealer.generate(lexicon, GenerateOptions(), Run()))
    ours = time.perf_counter() - start
    search = Published(lexicon, AffixOptions())
    try:
        search.search(10.0, first=True)
        note = "published: its first"
    except GivenUp:
        note = "published: given up after 10 s"
    return Row(f"Affix, first puzzle, {size}", ours, time.perf_counter() - start - ours, note)
