"""The provably best board: against every board there is, whatever the options, the classes and the threads."""

from __future__ import annotations

import contextlib
import dataclasses
from functools import cache
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.games.boggle.proof import Proof, ProofOptions, parse_fixed
from qless_studio.engine.games.boggle.puzzle import near_of, scoring_of
from qless_studio.engine.grids import EMPTY, Board, BoardSolver, Scoring, letters_of
from qless_studio.engine.grids.proof.classes import (
    Record,
    buckets_of,
    classes_of,
    order_of,
    rare_first,
    smallest_image,
    split_positions,
    symmetries_of,
)
from qless_studio.engine.grids.proof.prover import State, Watch, mask_of, prove
from qless_studio.engine.grids.proof.stored import dice_from
from qless_studio.engine.grids.proof.words import Prior
from qless_studio.engine.grids.search import matched
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels.proof_search import Problem, TooLarge
from qless_studio.engine.kernels.proof_search import Search as ClassSearch
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.solving import Limit, Outcome, Run, Search
from tests.examples import examples
from tests.fixtures.nightly import by_day

WIDE = load("wide")  # held: it would be read again for other tests
WORDS = Lexicon("proof", [word for word in WIDE.words if len(word) < 8])


def empty(rows, columns):
    return Board(rows, columns, (EMPTY,) * (rows * columns))


def solved(task, start=None, **settings):
    """(what is known at the end, what was known on the way)."""
    run, seen = Run(), []
    for _ in prove(task, run, start, **settings):
        seen.append(run.summary)
    return run.summary, [*seen, run.summary]


def answer(known):
    return known.best, known.boards


def everything(proof, options, lexicon=WORDS):
    """(best score, best boards up to symmetry) of all boards that there are: the oracle."""
    board, dice, alphabet = proof.board, dice_from(options.dice, lexicon.alphabet), lexicon.alphabet
    names = [proof.shown((letter,) * len(board.tiles)).tiles[0] for letter in range(len(alphabet.letters))]
    faces = [[name for letter, name in enumerate(names) if domain >> letter & 1] for domain in proof.task.domains]
    cells, near = len(board.tiles), near_of(proof.board, options)
    scoring = scoring_of(options.scoring, options.min_length, cells)
    if options.most == "words":
        scoring = Scoring(scoring.min_length, tuple(int(length >= scoring.min_length) for length in range(65)))
    solver = BoardSolver(lexicon, near, scoring, ["qu"])
    random = Random(0)
    boards = [tiles for tiles in product(*faces) if not dice or matched(tiles, dice, random)]
    scores = [score for _, score in solver.many([letters_of(tiles, options.q_is_qu) for tiles in boards])]
    best = max(scores)
    masks, domains = proof.task.near, proof.task.domains
    everywhere = cells > 6 and all(
        mask.bit_count() == cells - 1 for mask in masks
    )  # any exchange of cells is a symmetry
    symmetries = [tuple(range(cells)), *symmetries_of(masks, domains)]
    if cells <= 6:  # by trying all exchanges
        symmetries = [
            image
            for image in permutations(range(cells))
            if all(domains[image[a]] == domains[a] for a in range(cells))
            and all(masks[a] >> b & 1 == masks[image[a]] >> image[b] & 1 for a in range(cells) for b in range(a))
        ]
    found = set()
    for tiles, score in zip(boards, scores, strict=True):
        if score == best:
            letters = [names.index(tile) for tile in tiles]
            images = [sorted(letters)] if everywhere else ([letters[at] for at in image] for image in symmetries)
            found.add(tuple(min(images)))
    return best, found


def agrees(known, expected):
    """Whether this is the answer; of more than a hundred boards any will do."""
    best, boards = expected
    assert known.best == known.upper == best
    assert list(known.boards) == sorted(known.boards)
    assert set(known.boards) == boards if len(boards) <= 100 else set(known.boards) < boards
    return True


CASES = {
    "plain": (empty(2, 2), {"letters": "aelnrstd"}),
    "six cells": (empty(2, 3), {"letters": "aerst"}),
    "five in a row": (empty(1, 5), {"letters": "aelst"}),
    "words": (empty(2, 3), {"letters": "aerst", "most": "words"}),
    "words of two letters": (empty(2, 2), {"letters": "aeinst", "most": "words", "min_length": 2}),
    "long words": (empty(2, 3), {"letters": "aerst", "min_length": 5}),
    "sides only": (empty(2, 3), {"letters": "aelst", "neighbours": 4}),
    "torus": (empty(1, 6), {"letters": "aelst", "torus": True}),
    "torus with sides only": (empty(2, 3), {"letters": "aelst", "neighbours": 4, "torus": True}),
    "super big": (empty(2, 3), {"letters": "eadst", "scoring": "super_big"}),
    "Qu": (empty(2, 2), {"letters": "qaietsk", "q_is_qu": True}),
    "plain Q": (empty(2, 2), {"letters": "qauietk"}),
    "dice": (empty(2, 2), {"dice": "aeo,lnt,dea,stn,qaw"}),
    "dice with Qu": (empty(2, 2), {"dice": "Quxz,aei,tlsd,eor"}),
    "dice with a tile": (parse_fixed("?T/??"), {"dice": "aeiou,lnrst,dmpae,ttkln"}),
    "nothing to find": (empty(2, 2), {"letters": "bcdf"}),
    "one letter": (empty(2, 3), {"letters": "a"}),
    "one cell": (empty(1, 1), {"letters": "abc"}),
    "tiles at the corners": (parse_fixed("S?E/?A?/T?R"), {"letters": "aelrst"}),
    "tiles with Qu": (parse_fixed("Qu?/??"), {"letters": "aeistn", "q_is_qu": True}),
    "tiles with Qu whatever Q is": (parse_fixed("Qu?/??"), {"letters": "aeiqst"}),
    "nine cells": (empty(3, 3), {"letters": "ast"}),
    "nine cells on a torus": (empty(3, 3), {"letters": "at", "torus": True}),
}


@pytest.mark.long
@pytest.mark.parametrize("name", CASES)
@by_day(*(name for name in CASES if name != "nine cells"))  # nine cells are proven below
def test_the_best_boards_are_those_of_a_search_of_everything(name):
    board, given_options = CASES[name]
    options = ProofOptions(**given_options)
    proof = Proof(board, WORDS, options)
    expected = everything(proof, options)
    list(proof.search(run := Run(), threads=1))
    assert agrees(run.summary, expected)
    task = proof.task
    opened = [cell for cell, domain in enumerate(task.domains) if domain.bit_count() > 1]
    fixed = [cell for cell in range(len(task.domains)) if cell not in opened]
    vowels, few = (mask_of("aeiou"), mask_of("bcdfghjklmnpqrstvwxyz")), tuple(map(mask_of, ("ar", "es", "t")))
    for other in (
        dataclasses.replace(task, merge_levels=3),
        dataclasses.replace(task, order=(*fixed, *reversed(opened))),
        dataclasses.replace(task, split=len(board.tiles)),
        dataclasses.replace(task, split=2, buckets=vowels, merge_levels=1),
        dataclasses.replace(task, split=3, buckets=(*few, mask_of("bcdfghijklmnopquvwxyz"))),
    ):
        known, seen = solved(other, threads=1)
        assert agrees(known, expected)
        assert known.ruled_out == 1.0
        assert [one.upper for one in seen] == sorted((one.upper for one in seen), reverse=True)
        assert [one.ruled_out for one in seen] == sorted(one.ruled_out for one in seen)
        assert [one.work for one in seen] == sorted(one.work for one in seen)
        assert known.work == 1.0
        assert [one.best or 0 for one in seen] == sorted(one.best or 0 for one in seen)


def test_nine_cells_with_six_letters():
    """All 3,429,216 boards with no smaller corner than the first were scored once, in 70 s: one has the most."""
    proof = Proof(empty(3, 3), WORDS, ProofOptions(letters="aeinst"))
    known, _ = solved(proof.task, threads=1)
    assert (known.best, known.upper) == (229, 229)
    assert ["".join(proof.shown(board).tiles) for board in known.boards] == ["esttaeins"]


@cache
def short_words(language):
    """The words of a list with fewer than eight letters."""
    whole = load(LISTS[language])
    return whole.with_words("short", [word for word in whole.words if len(word) < 8])


LISTS = {"es": "es-common20k", "pl": "pl-common20k", "de": "de-common20k"}
FURTHER = {
    "Ñ": ("es", empty(2, 2), {"letters": "añoeun"}),
    "Ñ and Qu": ("es", parse_fixed("Qu?/??"), {"letters": "eñiqus", "q_is_qu": True}),
    "Ñ on dice": ("es", empty(2, 2), {"dice": "añe,oañ,nñu,stñ"}),
    "a tile with Ñ": ("es", parse_fixed("?Ñ/??"), {"letters": "aeiou"}),
    "Ł": ("pl", empty(2, 3), {"letters": "askł"}),
    "the last letter": ("pl", empty(2, 2), {"letters": "żaelw"}),
    "every letter": ("pl", parse_fixed("Ż?/?A"), {}),
    "every letter, most words": ("pl", parse_fixed("KO?/?ŁA"), {"most": "words", "min_length": 2}),
    "Ä": ("de", empty(2, 3), {"letters": "äret"}),
    "umlauts on a torus": ("de", empty(2, 3), {"letters": "üten", "neighbours": 4, "torus": True}),
}
FURTHER_BY_DAY = {"Ñ and Qu", "Ñ on dice", "the last letter", "every letter, most words", "umlauts on a torus"}
"""One of each kind: a tile, dice, letters to choose from, all of them, another language."""


@pytest.mark.parametrize(
    "name", [name if name in FURTHER_BY_DAY else pytest.param(name, marks=pytest.mark.nightly) for name in FURTHER]
)
def test_further_letters_are_proven_like_others(name):
    """Letters beyond z, and the digits of six bits that 32 of them take."""
    language, board, given_options = FURTHER[name]
    lexicon, options = short_words(language), ProofOptions(**given_options)
    proof = Proof(board, lexicon, options)
    expected = everything(proof, options, lexicon)
    assert expected[0] > 0
    opened = sum(domain.bit_count() > 1 for domain in proof.task.domains)
    for task in (
        proof.task,
        dataclasses.replace(proof.task, merge_levels=3),
        dataclasses.replace(proof.task, split=len(board.tiles) - opened + 2, merge_levels=1),
    ):
        assert agrees(solved(task, threads=1)[0], expected)


@pytest.mark.parametrize("language", ["de", "es", "pl"])
def test_the_letters_of_a_language_are_in_one_bucket_each(language):
    alphabet = LANGUAGES[language].alphabet.letters
    assert sorted("".join(buckets_of(LANGUAGES[language]))) == list(alphabet)
    assert sorted(rare_first(LANGUAGES[language])) == list(alphabet)


def test_ten_cells_may_be_open_with_thirty_two_letters():
    proof = Proof(empty(2, 5), load("pl-common2k"), ProofOptions(letters="ałśżo"))
    assert solved(proof.task, threads=1)[0].ruled_out == 1.0
    with pytest.raises(PuzzleError, match="at most 10 open cells"):
        Proof(empty(1, 11), load("pl-common2k"), ProofOptions())


@pytest.mark.long
@settings(max_examples=examples(8, 15), deadline=None)
@given(st.data())
def test_any_tiles_are_completed_best_under_any_rules(data):
    draw = data.draw
    tiles = draw(st.lists(st.sampled_from("aeilnrst?"), min_size=6, max_size=6).filter(lambda t: "?" in t[:4]))
    text = "".join(tiles)
    options = ProofOptions(
        letters="aeinstq"[draw(st.integers(0, 2)) :],
        neighbours=draw(st.sampled_from((4, 8))),
        torus=draw(st.booleans()),
        min_length=draw(st.sampled_from((None, 2, 4))),
        scoring=draw(st.sampled_from(("standard", "super_big"))),
        most=draw(st.sampled_from(("points", "words"))),
        q_is_qu=draw(st.booleans()),
    )
    proof = Proof(parse_fixed(f"{text[:3]}/{text[3:]}".upper()), WORDS, options)
    if proof.opened < 5:
        expected = everything(proof, options)
        assert agrees(solved(proof.task, threads=1)[0], expected)
        assert agrees(solved(dataclasses.replace(proof.task, merge_levels=2), threads=1)[0], expected)


def test_a_score_can_be_out_of_reach():
    proof = Proof(empty(2, 3), WORDS, ProofOptions(letters="aerst"))
    best = solved(proof.task, threads=1)[0].best
    known, _ = solved(dataclasses.replace(proof.task, beat=best + 1), threads=1)
    assert (known.best, known.upper, known.ruled_out, known.boards) == (None, best, 1.0, ())
    known, _ = solved(dataclasses.replace(proof.task, beat=best), threads=1)
    assert (known.best, known.upper) == (best, best)


@pytest.fixture(scope="module")
def eight():
    """A task of many classes, and its answer."""
    task = Proof(empty(2, 4), load("common5k"), ProofOptions(letters="acdeilnorst")).task
    return task, answer(solved(task, threads=1)[0])


def test_threads_and_memory_change_nothing(eight):
    task, expected = eight
    assert len(expected[1]) >= 1
    assert answer(solved(task, threads=2)[0]) == expected
    known, seen = solved(task, threads=2, memory=2 << 20)
    assert answer(known) == expected
    assert known.ruled_out == 1.0
    assert [one.ruled_out for one in seen] == sorted(one.ruled_out for one in seen)


@pytest.mark.long
def test_too_little_memory_divides_classes(eight, tmp_path):
    task, expected = eight
    record = Record(tmp_path / "proof", task.digest)
    assert answer(solved(task, threads=1, memory=600_000, record=record)[0]) == expected
    again = Record(tmp_path / "proof", task.digest)
    assert again.split
    assert answer(solved(task, threads=1, record=again)[0]) == expected


def test_memory_stays_within_what_is_allowed():
    import tracemalloc

    task = Proof(empty(2, 4), load("common2k"), ProofOptions()).task
    order = order_of(task.near, task.domains)
    whole = next(classes_of(order, task.domains, task.buckets, 0, []))
    problem = Problem(task.words.for_kernel(), task.near, order, range(26))

    def peak(memory):
        """Bytes of the whole search at most; what does not grow is included."""
        tracemalloc.start()
        search = ClassSearch(problem, memoryview(bytearray(8)).cast("q"), memory)
        search.start(whole.domains)
        tracemalloc.reset_peak()
        with contextlib.suppress(TooLarge):
            while search.advance(10_000) != Status.DONE and search.steps < 500_000:
                search.take()
        used = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return used

    fixed = 240_000
    for memory in (500_000, 600_000, 900_000):
        assert memory < peak(memory) < memory + fixed
    assert peak(3_000_000) > 900_000 + fixed


def test_a_proof_goes_on_where_it_ended(eight, tmp_path):
    task, expected = eight
    path = tmp_path / "proof"
    whole = solved(task, threads=1, record=Record(path, task.digest))[0]
    assert answer(whole) == expected
    lines = path.read_bytes().splitlines(keepends=True)
    classes = len(Record(path, task.digest).finished)
    assert classes > 20
    for kept in (0, 1, 7, len(lines) - 1):
        path.write_bytes(b"".join(lines[: kept + 1])[: -3 if kept else None])  # the last line was cut short
        record = Record(path, task.digest)
        known, seen = solved(task, threads=1, record=record)
        assert answer(known) == expected
        assert len(Record(path, task.digest).finished) == classes
    assert seen[0].ruled_out > 0.5


def test_a_damaged_line_costs_its_class_only(eight, tmp_path):
    task, expected = eight
    path = tmp_path / "proof"
    solved(task, threads=1, record=Record(path, task.digest))
    lines = path.read_bytes().splitlines(keepends=True)
    hurt = next(number for number, line in enumerate(lines) if b'"class"' in line)
    lines[hurt] = lines[hurt].replace(b'"class"', b'"clasp"')
    path.write_bytes(b"".join(lines))
    record = Record(path, task.digest)
    assert len(record.finished) == len([line for line in lines if b'"class"' in line])
    before = len(lines)
    assert answer(solved(task, threads=1, record=record)[0]) == expected
    assert len(path.read_bytes().splitlines()) == before + 1


def test_the_file_of_another_proof_is_refused(eight, tmp_path):
    task, _ = eight
    path = tmp_path / "proof"
    record = Record(path, task.digest)
    record.open()
    record.close()
    for other in (
        dataclasses.replace(task, beat=3),
        dataclasses.replace(task, dice=(7, 7)),
        Proof(empty(2, 4), load("common10k"), ProofOptions(letters="acdeilnorst")).task,
    ):
        with pytest.raises(PuzzleError, match="another proof"):
            Record(path, other.digest)
    path.write_text("a letter\nto a friend\n")
    with pytest.raises(PuzzleError, match="another proof"):
        Record(path, task.digest)


def test_it_stops_when_asked_and_leaves_no_thread():
    import threading

    proof = Proof(empty(3, 3), load("common5k"), ProofOptions())
    run = Run(Limit(seconds=60))
    search = Search(lambda run: prove(proof.task, run, None, 2), run)
    for _ in search.results():
        run.cancel()
    assert search.finished.outcome is Outcome.CANCELLED
    assert not [thread for thread in threading.enumerate() if thread.name == "proof"]


@pytest.mark.parametrize("torus", [False, True])
def test_no_board_beats_the_bounds_of_its_class(kernel, torus):
    """The bound before the tree is built, the tree's, and the exact score of the kernel."""
    options = ProofOptions(letters="aelst", torus=torus)
    proof = Proof(empty(2, 3), WORDS, options)
    task, module, random = proof.task, kernel("proof_search"), Random(4)
    order = order_of(task.near, task.domains)
    prior = Prior(task.words, task.near, order, task.buckets)
    solver = BoardSolver(WORDS, near_of(proof.board, options), scoring_of("standard", None, 6), [])
    problem = module.Problem(task.words.for_kernel(), task.near, order, range(26))
    for board_class in random.sample(list(classes_of(order, task.domains, task.buckets, 4, [])), 4):
        search = module.Search(problem, memoryview(bytearray(8)).cast("q"), 1 << 26)
        search.start(board_class.domains)
        while search.upper is None:
            search.advance(1_000)
        bound, best = search.upper, 0
        while search.advance(10_000) != Status.DONE:
            best = max([best, *(score for score, _ in search.take())])
        boards = []
        for letters in product(*([c for c in range(26) if domain >> c & 1] for domain in board_class.domains)):
            shown = dict(zip(order, letters, strict=True))
            boards.append(tuple(chr(97 + shown[cell]) for cell in range(6)))
        assert max(score for _, score in solver.many(boards)) == best <= bound
        assert best <= prior.of(board_class)


def test_each_step_of_a_proof_is_reported_once():
    run, task = Run(), Proof(empty(2, 2), WORDS, ProofOptions(letters="aest")).task
    state = State([], memoryview(bytearray(8)).cast("q"), run)
    watch = Watch(task, state, run)
    for state.steps in (100, 150, 400):
        assert list(watch.look()) == []
        assert run.nodes == state.steps


def test_symmetries_keep_neighbours_and_images_agree():
    near = Proof(empty(2, 2), WORDS, ProofOptions()).task.near
    assert len(symmetries_of(near, (1,) * 4)) == 23
    assert len(symmetries_of(near, (1, 3, 1, 1))) == 5
    near = Proof(empty(3, 3), WORDS, ProofOptions()).task.near
    symmetries = symmetries_of(near, (1,) * 9)
    assert len(symmetries) == 7
    random = Random(2)
    for _ in range(20):
        board = [random.randrange(3) for _ in range(9)]
        images = {smallest_image(near, (1,) * 9, [board[at] for at in image]) for image in symmetries}
        assert images == {smallest_image(near, (1,) * 9, board)}


@pytest.mark.long
def test_classes_have_all_boards_once_up_to_symmetry():
    task = Proof(empty(2, 3), WORDS, ProofOptions(letters="aest")).task
    order = order_of(task.near, task.domains)
    symmetries = symmetries_of(task.near, task.domains)
    different = {smallest_image(task.near, task.domains, board) for board in product(*[[0, 4, 18, 19]] * 6)}
    for split in (0, 2, 6):
        classes = list(classes_of(order, task.domains, task.buckets, split, symmetries))
        of_board = {}
        for board_class in classes:
            for letters in product(*([c for c in range(26) if d >> c & 1] for d in board_class.domains)):
                board = tuple(letters[order.index(cell)] for cell in range(6))
                assert of_board.setdefault(board, board_class) is board_class
        covered = {smallest_image(task.near, task.domains, board) for board in of_board}
        assert len(covered) == len(different)
    assert split_positions(task.domains) == 0


@pytest.mark.parametrize(
    ("board", "options", "wrong"),
    [
        (empty(4, 4), {}, "years"),
        (empty(5, 5), {}, "years"),
        (parse_fixed("ABC"), {}, "no cell is open"),
        (parse_fixed("A?/#E"), {}, "single letters"),
        (parse_fixed("QuQ?"), {}, "both Q and Qu"),
        (empty(2, 2), {"letters": "aé"}, "not a letter"),
        (empty(2, 2), {"dice": "Quq,a,b,c"}, "either Q or Qu"),
        (empty(2, 2), {"dice": "super_big"}, "cannot have"),
        (empty(2, 2), {"dice": "aei,lnr"}, "cannot show"),
        (empty(2, 2), {"dice": "aei,lnr,st,st", "letters": "lnrst"}, "cannot show"),
    ],
)
def test_what_cannot_be_proven_is_said(board, options, wrong):
    def attempt():
        return list(Proof(board, WORDS, ProofOptions(**options)).search(Run(), threads=1))

    with pytest.raises((OptionError, PuzzleError), match=wrong):
        attempt()
