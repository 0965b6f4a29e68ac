"""Boggle: points, options, known totals, the reference cases, dealing."""

import hashlib
from operator import itemgetter
from random import Random

import pytest

from qless_studio.engine.errors import OptionError
from qless_studio.engine.games.boggle import GAME
from qless_studio.engine.games.boggle.dealer import DealOptions
from qless_studio.engine.games.boggle.puzzle import Options, solve_all
from qless_studio.engine.grids import parse_board
from qless_studio.engine.grids import solver as solver_module
from qless_studio.engine.grids.dice import DICE, LETTERS, roll
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import read_options
from qless_studio.engine.solving import Limit, Outcome, Run, Search
from tests.cases import cases, lexicon_of


def solved(text, words, **options):
    lexicon = words if isinstance(words, Lexicon) else Lexicon("test", words)
    puzzle = GAME.parse(text)
    search = Search(lambda run: GAME.solve(puzzle, lexicon, Options(**options), run), Run())
    found = list(search.results())
    assert (search.finished.outcome, search.finished.error) == (Outcome.COMPLETE, None)
    summary = search.run.summary
    assert (summary.words, summary.score) == (len(found), sum(word.score for word in found))
    return {word.word: word for word in found}


def scores(text, words, **options):
    return {word: found.score for word, found in solved(text, words, **options).items()}


LINE = "ABCDEFGHIJ"
WORDS = [LINE[:length].lower() for length in range(1, 11)]


def test_points_by_letters():
    by_length = {len(word): score for word, score in scores(LINE, WORDS, min_length=1).items()}
    assert by_length == {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 3, 7: 5, 8: 11, 9: 11, 10: 11}
    by_length = {len(word): score for word, score in scores(LINE, WORDS, scoring="super_big").items()}
    assert by_length == {3: 1, 4: 1, 5: 2, 6: 3, 7: 5, 8: 11, 9: 18, 10: 20}


def test_the_least_length_goes_by_the_size():
    words = ["abc", "abcd"]
    assert list(scores("ABCD", words)) == words
    assert list(scores("ABCD/####/####/####", words)) == words
    assert list(scores("ABCD#/#####/#####/#####", words)) == ["abcd"]
    assert list(scores("ABCD#/#####/#####/#####", words, min_length=3)) == words


def test_qu_counts_two_letters_and_is_one_tile():
    found = solved("QuIT", ["quit", "qi", "it"])
    assert list(found) == ["quit"]
    assert found["quit"].path == (0, 1, 2)
    assert not solved("QIT", ["quit"])
    assert list(solved("QIT", ["quit", "qit"], q_is_qu=True)) == ["quit"]


def test_the_first_published_example():
    found = solved("AEKC/MRFS/BDCI/LPVR", ["risk", "cirs"])
    assert found["risk"].path == (15, 11, 7, 2)
    assert "cirs" not in found


def test_a_word_keeps_its_smallest_path_and_counts_them_all():
    found = solved("CAT/A#A/T#T", ["cat"])["cat"]
    assert (found.path, found.paths) == ((0, 1, 2), 2)


def test_edges_meet_on_a_torus_only():
    assert not solved("A#C/###/###", ["ac"], min_length=2, neighbours=4)
    assert solved("A#C/###/###", ["ac"], min_length=2, neighbours=4, torus=True)["ac"].path == (0, 2)


def test_a_wildcard_is_any_one_letter():
    found = solved("C*T", ["cat", "cot", "coat", "ct"])
    assert list(found) == ["cat", "cot"]


@pytest.mark.parametrize("case", cases("boggle"), ids=itemgetter("id"))
def test_reference_cases(case, monkeypatch, kernel):
    monkeypatch.setattr(solver_module, "kernel", kernel("grid"))
    options = read_options(Options, {key: str(value) for key, value in case["options"].items()})
    found = list(solve_all(GAME.parse(case["puzzle"]), lexicon_of(case), options))
    assert [word.word for word in found] == sorted(word.word for word in found)
    text = "\n".join(word.word for word in found)
    assert case["expect"] == {
        "words": len(found),
        "score": sum(word.score for word in found),
        "paths": sum(word.paths for word in found),
        "longest": max((len(word.word) for word in found), default=0),
        "words_sha256": hashlib.sha256(text.encode()).hexdigest(),
    }


def test_fields_are_plain():
    puzzle = GAME.parse("AB/CD")
    (found,) = solved("AB/CD", ["abdc"]).values()
    assert GAME.fields(puzzle, found) == {
        "word": "abdc",
        "score": 1,
        "path": [[0, 0], [0, 1], [1, 1], [1, 0]],
        "paths": 1,
    }


@pytest.mark.parametrize("name", DICE)
def test_dice_have_six_faces_and_fill_their_board(name):
    known = DICE[name]
    assert len(known.dice) == known.rows * known.columns
    assert {len(die) for die in known.dice} == {6}


def test_dice_as_printed():
    def faces(name):
        return [face for die in DICE[name].dice for face in die]

    assert faces("classic").count("qu") == faces("new").count("qu") == 1
    assert faces("super_big").count("#") == 3
    digraphs = {"an", "er", "he", "in", "qu", "th"}
    assert {face for face in faces("big_2012") if len(face) > 1} == digraphs
    assert {face for face in faces("super_big") if len(face) > 1} == digraphs
    big, deluxe = sorted(DICE["big_1979"].dice), sorted(DICE["deluxe_1997"].dice)
    gone = ["ccenst", "ddhnot", "dhlnor", "iprrry"]
    come = ["ccnstw", "ddlnor", "dhhnot", "hiprry"]
    for before, after in zip(gone, come, strict=True):
        big.remove(tuple(before))
        big.append(tuple(after))
    assert sorted(big) == deluxe
    assert len(LETTERS) == 98


def dealt(lexicon, limit=None, **options):
    run = Run(limit or Limit())
    search = Search(lambda run: GAME.dealer.deal(lexicon, DealOptions(**options), run), run)
    return list(search.results()), search


def test_a_seed_rolls_the_same_board_everywhere():
    lexicon = Lexicon("test", ["tea"])
    (board,), _ = dealt(lexicon, dice="classic", seed=1)
    assert GAME.format(board.puzzle) == "THUU/GEOT/IHEA/CFKB"
    assert board.details["seed"] == 1


@pytest.mark.parametrize("name", DICE)
def test_every_set_rolls_and_names_its_scoring(name):
    faces = list(roll(DICE[name].dice, Random(5)))
    boards, _ = dealt(Lexicon("test", ["tea"]), dice=name, seed=5)
    assert list(boards[0].puzzle.tiles) == faces
    assert boards[0].details["scoring"] == ("super_big" if name == "super_big" else "standard")


def test_sizes_and_dice_agree():
    lexicon = Lexicon("test", ["tea"])
    (board,), _ = dealt(lexicon, dice="letters", rows=2, columns=7, seed=3)
    assert (board.puzzle.rows, board.puzzle.columns) == (2, 7)
    (board,), _ = dealt(lexicon, dice="classic", rows=2, columns=8, seed=3)
    assert (board.puzzle.rows, board.puzzle.columns) == (2, 8)
    _, search = dealt(lexicon, dice="classic", rows=5, seed=3)
    assert isinstance(search.finished.error, OptionError)
    assert "need 20 dice" in str(search.finished.error)


def test_the_example_reads():
    assert parse_board("BWFV/SLIN/DAEN/TEHT") == GAME.example
