"""Every sliced search of the kernels keeps the contract, compiled and interpreted."""

from __future__ import annotations

import importlib
import inspect
from array import array
from dataclasses import dataclass
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import pytest

from qless_studio.engine import kernels
from qless_studio.engine.games.affix.pairs import Pairs
from qless_studio.engine.games.affix.position import conflicts_of
from qless_studio.engine.games.affix.puzzle import Options as AffixOptions
from qless_studio.engine.games.affix.puzzle import find_board
from qless_studio.engine.games.q_less.puzzle import Options as QLessOptions
from qless_studio.engine.games.q_less.solver import rack_of, spelled
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, bonus_table
from qless_studio.engine.games.quiddler.rules import Options as QuiddlerOptions
from qless_studio.engine.games.quiddler.table import Table, Worths
from qless_studio.engine.grids import neighbours_of
from qless_studio.engine.grids.proof.words import TileWords
from qless_studio.engine.kernels import Status
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Run

SOURCES = Path(__file__).resolve().parents[2] / "qless_studio/engine/kernels"
"""In the repository: an installed package has no files of types."""
QUIDDLER = Lexicon("small", ["tea", "eat", "ten", "net", "neat", "quit", "tin", "nit", "tie", "tit", "in", "it"])
CARDS = ("A", "E", "T", "IN", "QU", "T", "I", "N", "E", "T", "R", "A", "", "", "", "")
AFFIX = Lexicon("cut", [a + b for a in ("un", "re", "in", "de", "pre") for b in ("do", "act", "set", "tie", "fix")])


def installed(name: str) -> ModuleType:
    """A kernel as it is installed."""
    return importlib.import_module(f"{kernels.__name__}.{name}")


@dataclass(frozen=True)
class Case:
    """A search, and how to see everything that it has found so far."""

    search: Any
    results: Any
    taken: bool = True
    """Whether results come one by one."""


BOARD = bytes(ord(letter) - 97 for letter in "tearsindloepshmc")


def shape():
    lexicon = load("common5k")
    trie = (lexicon.trie.mask, lexicon.trie.first, lexicon.trie.word)
    return trie, len(lexicon), lexicon.longest, neighbours_of(4, 4), [bytes((16, 20))]


def grid(kernel):
    search = kernel("grid").Grid(*shape())
    search.start(BOARD, by_letter=True)

    def words():
        count, found = search.words()
        return [(found.ids[i], found.scores[i], found.paths[i], found.sizes[i]) for i in range(count)]

    return Case(search, words, taken=False)


def annealer(kernel):
    module = kernel("annealer")
    dice = [bytes(range(26))] * 16
    goal, cooling = module.Goal(10**9, 10**9, 0), module.Cooling(40, 20, 3)
    scores = [0] * 35, [1] * 16, [1] * 16, [100] * 65, range(65), 3
    counts = kernel("grid_counts").Counts(load("common5k").nodes, shape(), scores)
    search = module.Annealer(counts, BOARD, dice, range(16), goal, cooling)
    return Case(search, lambda: [search.best()], taken=False)


def affix(kernel):
    module, board, options = kernel("affix"), find_board("mini7"), AffixOptions(board="mini7", prefix_min=2)
    pairs = Pairs(AFFIX, options, 1, 1, lambda: None)
    conflicts = conflicts_of(board, "pair")
    search = module.Arrangements(
        module.Pairs(pairs.prefixes_of, pairs.prefixes_at, pairs.suffixes_of, pairs.suffixes_at),
        module.Board(
            array("i", board.need), array("i", board.above), bytearray(conflicts.union), array("q", conflicts.mu)
        ),
        bytearray(b"\1" * (len(board.above) * len(pairs.suffixes))),
    )
    found: list[Any] = []

    def take():
        suffixes, boards = search.take()
        places = len(board.above)
        found.extend((tuple(suffixes[i * places : (i + 1) * places]), count) for i, count in enumerate(boards))
        return found

    return Case(search, take)


def spelling(kernel):
    trie = (QUIDDLER.trie.mask, QUIDDLER.trie.first, QUIDDLER.trie.word)
    labels = [([0], 2, 2), ([4], 2, 2), ([19], 3, 3), ([8, 13], 7, 1), ([16, 20], 9, 1), ([8], 2, 1), ([13], 5, 1)]
    search = kernel("quiddler").Spelling(trie, labels, bonus_table(QuiddlerOptions().bonus), 2, 8)
    return Case(search, search.found, taken=False)


def table():
    return Table(CARDS, 8, QUIDDLER, QuiddlerOptions(), ENGLISH_DECK, Run())


def worth(kernel):
    dealt = table()
    search = kernel("quiddler").Worth(dealt.gain, dealt.twins, 8, False)
    search.seek(0x0FFF, 0x000F)
    return Case(search, lambda: list(search.memo()), taken=False)


def games(kernel):
    dealt = table()
    worths = Worths(dealt, 8)
    worths.at(0x0FFF, 0x000F, Run())
    memo = worths._worth.memo()
    search = kernel("quiddler_games").Games(dealt.gain, dealt.code, memo, dealt.twins, 8, False)
    search.start(0x0FFF, 0x000F)
    found: list[Any] = []

    def take():
        found.extend((score, tuple(search.path(node))) for node, score in search.take())
        return found

    return Case(search, take)


def q_less(kernel, stop_at=0):
    letters = "aeelnrst"
    words = spelled(letters, load("common5k"), QLessOptions())
    known = kernel("q_less_index").Words(words.letters, words.starts, words.real, array("I"))
    index = kernel("q_less_index").Index(rack_of(letters, words.codes), known, 1)
    module = kernel("q_less_search")
    search = module.Search(index, module.Rules(False, 0, 0, 0, 0), (), stop_at)
    found: list[Any] = []

    def take():
        grids, size = search.take(), 3 * len(letters)
        found.extend(grids[at : at + size] for at in range(0, len(grids), size))
        return found

    return Case(search, take)


def q_less_limited(kernel):
    return q_less(kernel, stop_at=7)


def proof(kernel, merge_levels=0):
    words = TileWords({"tea": 1, "eat": 1, "ten": 1, "net": 1, "neat": 2, "tent": 3, "teen": 2, "tenet": 5})
    near = [sum(1 << cell for cell in cells) for cells in neighbours_of(2, 3)]
    module = kernel("proof_search")
    problem = module.Problem(words.for_kernel(), near, (1, 4, 0, 2, 3, 5), range(26), merge_levels=merge_levels)
    search = module.Search(problem, memoryview(bytearray(8)).cast("q"), 1 << 24)
    search.start([sum(1 << ord(letter) - 97 for letter in "aent")] * 6)
    found: list[Any] = []

    def take():
        found.extend(search.take())
        return found

    return Case(search, take)


def proof_by_merging(kernel):
    return proof(kernel, merge_levels=3)


SEARCHES = [grid, annealer, affix, spelling, worth, games, q_less, q_less_limited, proof, proof_by_merging]


def run_to_the_end(case: Case, budget: int) -> list[Status]:
    """Advance until the status is final, taking results that come one by one after each slice."""
    seen: list[Status] = []
    while not seen or seen[-1] not in (Status.DONE, Status.LIMIT):
        steps = case.search.steps
        seen.append(case.search.advance(budget))
        assert isinstance(seen[-1], Status)
        assert 0.0 <= case.search.fraction <= 1.0
        assert case.search.steps >= steps
        if case.taken:
            case.results()
    return seen


@pytest.mark.parametrize("make", SEARCHES)
def test_advance_says_what_is_next_and_its_last_word_is_final(kernel, make):
    case = make(kernel)
    last = run_to_the_end(case, 50)[-1]
    assert last == (Status.LIMIT if make is q_less_limited else Status.DONE)
    assert case.search.fraction == 1.0 or last == Status.LIMIT
    results, steps = list(case.results()), case.search.steps
    assert results
    assert [case.search.advance(budget) for budget in (1, 10**6)] == [last, last]
    assert (list(case.results()), case.search.steps) == (results, steps)


@pytest.mark.parametrize("make", SEARCHES)
def test_results_depend_neither_on_budgets_nor_on_the_mode(kernel, make):
    slices, all_at_once = make(kernel), make(installed)
    assert len(run_to_the_end(slices, 30)) > 2
    run_to_the_end(all_at_once, 10**9)
    assert slices.results() == all_at_once.results()


@pytest.mark.parametrize("make", SEARCHES)
def test_a_small_budget_returns_soon(kernel, make):
    case = make(kernel)
    assert case.search.advance(1) in (Status.MORE, Status.READY)
    assert case.search.steps <= 100


@pytest.mark.parametrize("make", [make for make in SEARCHES if make not in (annealer, spelling, worth)])
def test_results_that_wait_are_not_lost(kernel, make):
    """`READY` repeats until the results are taken; those that come one by one come once."""
    patient, hasty = make(kernel), make(kernel)
    run_to_the_end(patient, 10**9)
    for _ in range(3):
        hasty.search.advance(10**9)
    run_to_the_end(hasty, 10**9)
    assert hasty.results() == patient.results()


@pytest.mark.skipif(not kernels.compiled(), reason="takes the compiled kernels")
def test_private_fields_cannot_be_reached_when_compiled():
    for make in SEARCHES:
        search = make(installed).search
        public = {name for name in dir(search) if not name.startswith("_")}
        assert {"advance", "fraction", "steps"} <= public
        assert not any(
            name.startswith("_") and not name.startswith("__") for name in dir(search) if _is_data(search, name)
        )


def _is_data(search: Any, name: str) -> bool:
    return not inspect.isroutine(getattr(search, name))


def test_a_kernel_imports_only_kernels_and_has_its_types_beside_it():
    names = [info.name for info in iter_modules([str(SOURCES)]) if not info.name.startswith("_")]
    assert names
    for name in names:
        text = (SOURCES / f"{name}.py").read_text("utf-8")
        assert (SOURCES / f"{name}.pxd").exists()
        assert "@cython." not in text
        assert "cython.int" not in text
        for line in text.splitlines():
            if "import" in line and "qless_studio" in line:
                assert "qless_studio.engine.kernels" in line
