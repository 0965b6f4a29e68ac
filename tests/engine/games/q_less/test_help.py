"""Hints, reasons and difficulty say only what brute force confirms."""

import datetime
from functools import cache

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import OptionError
from qless_studio.engine.games.q_less import GAME, dice
from qless_studio.engine.games.q_less.dice import dice_of
from qless_studio.engine.games.q_less.difficulty import (
    completion,
    daily_roll,
    difficulty,
    fewest_words,
    most_compact,
    rank_of,
    vocabulary_needed,
)
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, Tile, moved, parse
from qless_studio.engine.games.q_less.searches import GridHintStep, diagnose, hints
from qless_studio.engine.games.q_less.solver import solve_exactly
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Outcome, Run
from tests.engine.games.q_less import oracle
from tests.examples import examples

WORDS = ["cat", "car", "tar", "rat", "art", "oat", "coat", "taco", "arc", "star", "cast", "scar", "cost", "rots"]
LEXICON = Lexicon("small", WORDS, {word: 7 - n / 3 for n, word in enumerate(WORDS)})


@cache
def common():
    return load("common10k")


def told(text, lexicon=LEXICON):
    return list(hints(parse(text), lexicon, Options(), Run()))


def solvable(letters, tiles, words):
    return oracle.brute_force(Puzzle(letters, moved(tiles)), set(words), Options())[0] > 0


@st.composite
def positions(draw):
    words = draw(st.lists(st.text("abc", min_size=3, max_size=4), min_size=6, max_size=25, unique=True))
    letters = draw(st.text("abc", min_size=5, max_size=5))
    cells = draw(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), unique=True, min_size=1, max_size=3))
    tiles = moved([Tile(r, c, letter) for (r, c), letter in zip(cells, letters, strict=False)])
    return Puzzle(letters, tiles), words


@pytest.mark.slow
@settings(max_examples=examples(25, 60))
@given(positions())
def test_every_hint_is_true(case):
    puzzle, words = case
    assume(solvable(puzzle.letters, (), words))
    given_ = list(hints(puzzle, Lexicon("small", words), Options(), Run()))
    assert given_[0].step is GridHintStep.SOLVABLE
    wrong = any(hint.step in (GridHintStep.PROBLEM, GridHintStep.MOVE) for hint in given_)
    assert wrong != solvable(puzzle.letters, puzzle.tiles, words)
    for hint in given_:
        if hint.step in (GridHintStep.PROBLEM, GridHintStep.MOVE) and hint.tiles:
            assert solvable(puzzle.letters, set(puzzle.tiles) - set(hint.tiles), words)
        elif hint.step is GridHintStep.PLACE:
            there = {(t.row, t.column): t for t in puzzle.tiles} | {(t.row, t.column): t for t in hint.tiles}
            assert all(there[t.row, t.column] == t for t in puzzle.tiles)
            assert solvable(puzzle.letters, there.values(), words)
            assert "".join(t.letter for t in hint.tiles) == hint.word
            assert hint.word in words


def test_hints_lead_from_solvable_to_the_cells_of_a_word():
    steps = [hint.step for hint in told("catar; cat")]
    assert steps == [
        GridHintStep.SOLVABLE,
        GridHintStep.LENGTH,
        GridHintStep.FIRST_LETTER,
        GridHintStep.WORD,
        GridHintStep.PLACE,
    ]
    assert [hint.word for hint in told("catar; cat")] == ["", "", "", "car", "car"]


def test_a_wrong_word_and_a_wrong_tile_are_named():
    found = told("catar; tac")
    assert [hint.step for hint in found] == [
        GridHintStep.SOLVABLE,
        GridHintStep.WHY,
        GridHintStep.PROBLEM,
        GridHintStep.MOVE,
    ]
    assert found[1].text == "No word of your letters contains TAC."
    assert found[2].word == "tac"
    assert [hint.solvable for hint in told("catar; cat/..a/..r")] == [True]


def test_hints_for_an_unsolvable_roll_say_so():
    for letters in ("catarzz; cat", "catarzz"):
        proven, why = told(letters)
        assert (proven.step, proven.solvable) == (GridHintStep.SOLVABLE, False)
        assert (why.step, why.text) == (GridHintStep.WHY, "None of the 6 words of these letters has the Z.")
    assert [hint.step for hint in told("example")] == [GridHintStep.SOLVABLE]
    assert told("") == told("tiles: " + "catar" * 4) == []
    assert told("c") == told("ca") == []


def test_a_word_that_is_alone_is_not_one_of_many():
    one = Lexicon("one", ["cat"])
    found = [[hint.text for hint in hints(parse(letters), one, Options(), Run())][1] for letters in ("catz", "catxz")]
    assert found == ["No word of your letters contains Z.", "2 of these letters are in no word."]


def test_an_empty_grid_begins_with_a_reason_that_names_no_word():
    why, *others = hints(parse("ratcoat"), common(), Options(), Run())
    assert why.step is GridHintStep.WHY
    assert why.text == "Begin with the O: only 4 of your 12 words have it."
    begun, nothing_known = (
        [hint.step for hint in hints(parse(text), common(), Options(), Run())] for text in ("ratcoat; cat", "tear")
    )
    assert [hint.step for hint in others] == begun == nothing_known
    assert GridHintStep.WHY not in begun


def test_the_vocabulary_needed_is_minimal():
    for letters in ("catar", "ratcoat", "catstro", "carstcoa"):
        rank, grid = vocabulary_needed(Puzzle(letters), LEXICON, Options(), Run())
        common = LEXICON.by_commonness
        assert max(rank_of(LEXICON, word) for word in grid.words) == rank
        assert completion(Puzzle(letters), Lexicon("enough", common[:rank]), Options(), Run())
        assert not completion(Puzzle(letters), Lexicon("fewer", common[: rank - 1]), Options(), Run())
    assert vocabulary_needed(Puzzle("catzz"), LEXICON, Options(), Run()) is None


@settings(max_examples=examples(25, 40))
@given(st.text("abc", min_size=5, max_size=5), st.lists(st.text("abc", min_size=3, max_size=4), max_size=25))
def test_fewest_words_and_smallest_box_agree_with_brute_force(letters, words):
    grids = [dict(grid) for grid in oracle.grids(letters, set(words), Options())]
    puzzle, lexicon = Puzzle(letters), Lexicon("small", words)
    fewest = fewest_words(puzzle, lexicon, Options(), Run())
    compact = most_compact(puzzle, lexicon, Options(), Run())
    if not grids:
        assert fewest is compact is None
        return
    assert len(fewest.words) == min(len(oracle.runs(grid.keys())) for grid in grids)
    areas = [height * width for height, width in (oracle.size_of(grid) for grid in grids)]
    assert len(compact.grid) * len(compact.grid[0]) == min(areas)


def test_difficulty_of_the_example():
    found = difficulty(GAME.example, common(), Options(), Run())
    assert found.rank <= 10_000
    assert len(found.fewest_words.words) <= len(found.most_compact.words)


def test_the_diagnosis_of_an_unsolvable_roll_gives_reasons_and_remedies():
    why = diagnose(
        parse("catarz"), LEXICON, Options(), [LEXICON, Lexicon("other", ["tzar", "cart", "taz", "car"])], Run()
    )
    assert why.stranded == "z"
    assert "z" in {rescue.letter for rescue in why.dropped}
    assert why.rerolled == ()
    assert why.lists == ("other",)


def test_the_diagnosis_suggests_turning_one_die():
    lexicon = common()
    letters = "mvnllzwbsiua"
    why = diagnose(Puzzle(letters), lexicon, Options(), [load("wide")], Run())
    assert why.rerolled
    for rescue in why.rerolled:
        turned = letters.replace(rescue.letter, rescue.instead, 1)
        assert dice_of(turned) is not None
        assert completion(Puzzle(turned), lexicon, Options(), Run())


def test_the_dice_of_a_roll_are_found_from_its_letters():
    rolled = dice.roll(7)
    assert dice_of(rolled.letters) == dice.DICE
    mixed = "".join(sorted(rolled.letters))
    assert all(letter in die for letter, die in zip(mixed, dice_of(mixed), strict=True))
    assert sorted(dice_of(mixed)) == sorted(dice.DICE)
    assert dice_of("q" * 12) is None
    assert dice_of("abc") is None


def test_a_seed_always_rolls_the_same_letters():
    assert dice.roll(1).letters == "mphrrsttsnea"
    assert len(dice.draw(3, 40)) == 40
    assert dice.draw(3, 21) == dice.draw(3, 40)[:21]


def test_every_face_of_a_die_is_rolled():
    for place, die in enumerate(dice.DICE):
        assert {dice.roll(seed).letters[place] for seed in range(80)} == set(die)


def test_daily_rolls_follow_from_the_date_and_get_harder_through_the_week():
    monday = datetime.date(2024, 5, 27)
    days = [monday + datetime.timedelta(days=n) for n in range(14)]
    found = [daily_roll(day, common(), Run()) for day in days]
    assert daily_roll(days[3], common(), Run()) == found[3]
    assert len({roll.letters for roll, _ in found}) == 14
    assert all(completion(Puzzle(roll.letters), common(), Options(), Run()) for roll, _ in found)
    ranks = [facts["rank"] for _, facts in found]
    assert ranks[0] + ranks[1] < ranks[5] + ranks[6]
    assert ranks[7] + ranks[8] < ranks[12] + ranks[13]
    assert found[0][0].letters == "lfrdgnpttiea"


def dealt(**options):
    return list(GAME.dealer.deal(common(), GAME.dealer.options(**options), Run()))


def test_a_seed_gives_the_same_roll_each_time():
    (one,) = dealt()
    assert dealt(seed=one.details["seed"]) == [one]
    (drawn,) = dealt(tiles=21, seed=5)
    assert drawn.puzzle.free
    assert len(drawn.puzzle.letters) == 21
    assert GAME.dealer.describe(drawn).startswith(drawn.puzzle.letters.upper())


def test_a_roll_can_be_required_to_be_solvable():
    for seed in range(10):
        (one,) = dealt(seed=seed, solvable=True)
        assert completion(one.puzzle, common(), Options(), Run())


def test_the_daily_roll_follows_from_its_date():
    (one,) = dealt(daily="2024-05-27")
    assert one.puzzle.letters == "lfrdgnpttiea"
    assert dealt(daily="today")[0].details["day"] == datetime.date.today().isoformat()


@pytest.mark.parametrize("options", [{"daily": "yesterday"}, {"daily": "2024-02-30"}, {"daily": "today", "seed": 1}])
def test_invalid_daily_options_are_refused(options):
    with pytest.raises(OptionError):
        dealt(**options)


@pytest.mark.parametrize(
    ("letters", "words", "said"),
    [
        ("catdogs", ["cat", "dogs", "dog", "cats", "scat"], "solution"),
        ("catzzz", ["cat"], "No solution exists with this list (proven)"),
    ],
)
def test_the_verdict_is_that_of_the_solutions_found(letters, words, said):
    run = Run()
    found = list(GAME.solve(Puzzle(letters), Lexicon("small", words), Options(), run))
    verdict = GAME.verdict(run.summary, Outcome.COMPLETE)
    assert said in verdict
    assert (str(len(found)) in verdict) is bool(found)
    if found:
        assert f"{len(found)} solution" in GAME.verdict(run.summary, Outcome.LIMITED)
    assert "none" in GAME.verdict(None, Outcome.LIMITED)


def test_the_smallest_box_around_tiles_on_the_grid_agrees_with_brute_force():
    lexicon, other = load("common2k"), 0
    for letters in ("catdogs", "trained", "plastery"):
        for solution in list(solve_exactly(Puzzle(letters), lexicon, Options(), Run()))[:25]:
            row = next((row for row in solution.grid if len(row.replace(".", " ").split()[0]) > 2), "")
            for down in (False, True):
                tiles = [(place, letter) for place, letter in enumerate(row) if letter != "."][:3]
                puzzle = Puzzle(letters).with_tiles(
                    tuple(Tile(place, 0, letter) if down else Tile(0, place, letter) for place, letter in tiles)
                )
                found = list(solve_exactly(puzzle, lexicon, Options(), Run()))
                compact = most_compact(puzzle, lexicon, Options(), Run())
                assert compact is not None
                sizes = [(rows * columns, rows + columns) for rows, columns in map(size_of, found)]
                rows, columns = size_of(compact)
                assert (rows * columns, rows + columns) == min(sizes)
                other += min(sizes) != sizes[0]
    assert other > 10


def size_of(solution):
    return len(solution.grid), len(solution.grid[0])
