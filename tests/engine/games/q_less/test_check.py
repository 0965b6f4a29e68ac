"""The live check of a player's grid, and what is special about a solution."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.games.q_less.puzzle import LineState, Options, Solution, Tile, check, tiles_of
from qless_studio.engine.games.q_less.review import Badge, badges, layout, word_set
from qless_studio.engine.games.q_less.solver import words_of
from qless_studio.engine.lexicon import Lexicon

LEXICON = Lexicon("small", ["cat", "car", "at", "tar", "arc", "rat"])


def looked_at(rows, letters="acatrrc", **options):
    return check(letters, tiles_of(rows), LEXICON, Options(**options))


def states(checked):
    return [(line.text, line.down, line.state) for line in checked.lines]


def test_every_run_is_named_right_or_wrong_and_why():
    checked = looked_at(["cat", "a.a", "xr."], letters="cataaxr")
    assert states(checked) == [
        ("cat", False, LineState.WORD),
        ("xr", False, LineState.SHORT),
        ("cax", True, LineState.UNKNOWN),
        ("ta", True, LineState.SHORT),
    ]
    assert not checked.finished


def test_options_change_what_a_run_is():
    assert states(looked_at(["at"], min_length=2)) == [("at", False, LineState.WORD)]
    assert states(looked_at(["ac"], touching=True)) == [("ac", False, LineState.PAIR)]
    assert states(looked_at(["at"], touching=True)) == [("at", False, LineState.PAIR)]
    assert states(looked_at(["cat"], banned="cat")) == [("cat", False, LineState.BANNED)]
    twice = ["cat", "a..", "t.."]
    assert [state for *_, state in states(looked_at(twice))] == [LineState.WORD, LineState.WORD]
    assert [state for *_, state in states(looked_at(twice, repeats=False))] == [LineState.WORD, LineState.REPEATED]
    assert [state for *_, state in states(looked_at(twice, max_words=1))] == [LineState.WORD, LineState.TOO_MANY]
    assert looked_at(twice, box="3x2").fits is False
    assert looked_at(twice, box="3x3").fits is True


def test_parts_and_letters_that_do_not_belong_are_told():
    checked = looked_at(["cat", "...", "x.a"], letters="catr")
    assert [len(part) for part in checked.parts] == [3, 1, 1]
    assert {tile.letter for tile in checked.foreign} == {"x", "a"}
    assert checked.left == "r"


@pytest.mark.parametrize("offset", [0, -7, 40])
def test_a_finished_grid_is_recognised_wherever_it_lies(offset):
    tiles = [Tile(t.row + offset, t.column - offset, t.letter) for t in tiles_of(["cat", "..a", "..r"])]
    assert check("catar", tiles, LEXICON, Options()).finished
    assert not check("catara", tiles, LEXICON, Options()).finished
    assert not check("catar", tiles, LEXICON, Options(banned="tar")).finished


@pytest.mark.parametrize(("rows", "finished"), [(["cat", "..ar", "..r."], False), (["rat", "..ar", "..rc"], False),
                                                (["cat", "..a", "..r"], True), (["arc", "tar"], False)])  # fmt: skip
def test_with_touching_pairs_words_still_join_all_letters(rows, finished):
    letters = "".join(tile.letter for tile in tiles_of(rows))
    assert looked_at(rows, letters, touching=True).finished == finished


def test_an_empty_grid_is_not_finished():
    assert not check("", [], LEXICON, Options()).finished


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["cat", "..a", "..r"], {Badge.TWO_WORDS, Badge.SYMMETRIC}),
        (["cater", "..o.."], {Badge.TWO_WORDS, Badge.SYMMETRIC}),
        (["cater", ".o..."], {Badge.TWO_WORDS}),
        (["abc", "d.e", "fgh"], {Badge.HOLE, Badge.SYMMETRIC}),
        (["ab.", "cde", "..f"], {Badge.SQUARE}),
        (["abc", "def", "ghi"], {Badge.SQUARE, Badge.SYMMETRIC, Badge.MANY_WORDS}),
        (["abcd"], set()),
    ],
)
def test_badges(rows, expected):
    assert badges(Solution(tuple(rows), words_of(rows))) == expected


def test_grouping_by_words_and_by_layout():
    one = Solution(("cat", "..a", "..r"), ("cat", "tar"))
    other = Solution(("t..", "a..", "rat"), ("rat", "tar"))
    turned = Solution(("tar", "..a", "..t"), ("tar", "rat"))
    assert layout(one) == layout(turned)
    assert word_set(other) == word_set(turned)
    assert layout(Solution(("ab", "c.", "d."), ())) == layout(Solution(("abc", "d.."), ()))


@given(st.lists(st.text("#.", min_size=6, max_size=6), min_size=1, max_size=7))
def test_a_hole_is_what_steps_from_outside_cannot_reach(shape):
    rows = ["." * 8, *(f".{row}." for row in shape), "." * 8]
    empty = {(r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == "."}
    reached, frontier = set(), [(0, 0)]
    while frontier:
        r, c = frontier.pop()
        if (r, c) in empty - reached:
            reached.add((r, c))
            frontier += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    grid = tuple(row.replace("#", "a") for row in shape)
    assert (Badge.HOLE in badges(Solution(grid, ()))) == (reached != empty)
