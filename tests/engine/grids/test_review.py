"""Words as someone who plays a board sees them: par, what remains, through a tile, hints; against all paths."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.games.boggle.puzzle import Options, solve_all
from qless_studio.engine.grids import BoardSolver, Scoring, neighbours_of, parse_board, paths_of
from qless_studio.engine.grids.review import (
    BoardHintStep,
    Total,
    by_worth,
    common_words,
    hints,
    is_common,
    par_of,
    remaining_by_length,
    starts_by_cell,
    words_through,
)
from qless_studio.engine.lexicon import Lexicon, load

BOARD = parse_board("AVRO/NAEN/TDEM/JATL")
NEAR = neighbours_of(4, 4)


@pytest.fixture(scope="module")
def wide():
    return load("wide")


@pytest.fixture(scope="module")
def words(wide):
    return list(solve_all(BOARD, wide, Options()))


def test_par_rises_with_the_time_up_to_all_common_words(wide, words):
    """By hand: of the dearest common words, each takes 4.5 s and 0.3 s a tile."""
    assert par_of(words, wide.zipf, None) == par_of(words, wide.zipf, 3_600) == Total(49, 61)
    pars = {seconds: par_of(words, wide.zipf, seconds) for seconds in (0, 5, 60, 120, 180, 300)}
    assert pars[0] == pars[5] == Total(0, 0)  # three letters take 5.4 s
    scores = [total.score for total in pars.values()]
    assert scores == sorted(scores)
    common = sorted((found for found in words if is_common(wide.zipf(found.word))), key=lambda each: -each.score)
    for seconds, total in pars.items():
        longest = max(len(each.path) for each in common)
        surely = int(seconds / (4.5 + 0.3 * longest))  # so many of any length fit
        assert sum(each.score for each in common[:surely]) <= total.score
        at_most = int(seconds / (4.5 + 0.3 * 3))
        assert total.score <= sum(each.score for each in common[:at_most])
    assert par_of(words, lambda word: None, 60) == Total(0, 0)


def test_the_common_words_of_a_board(wide, words):
    assert Total.of(words) == Total(153, 228)
    assert common_words(words, wide.zipf) == Total(49, 61)
    assert common_words(words, lambda word: None) == Total(0, 0)


def test_words_worth_knowing_come_first(wide, words):
    ordered = by_worth(reversed(words), wide.zipf)
    assert [found.word for found in ordered[:5]] == ["learned", "leader", "earned", "leave", "learn"]
    common = [is_common(wide.zipf(found.word)) for found in ordered]
    assert common == [True] * 49 + [False] * 104
    for part in (ordered[:49], ordered[49:]):
        assert [found.score for found in part] == sorted((found.score for found in part), reverse=True)


def test_what_remains_has_every_length_between_the_shortest_and_the_longest(words):
    assert remaining_by_length(words, ()) == [(3, 50), (4, 63), (5, 21), (6, 14), (7, 4), (8, 1)]
    every_six = {found.word for found in words if len(found.word) == 6}
    assert remaining_by_length(words, {"van", *every_six}) == [(3, 49), (4, 63), (5, 21), (6, 0), (7, 4), (8, 1)]
    gaps = [found for found in words if len(found.word) in (4, 7)]
    assert remaining_by_length(gaps, ()) == [(4, 63), (5, 0), (6, 0), (7, 4)]
    assert remaining_by_length([], ()) == []


@settings(max_examples=40)
@given(
    st.lists(st.sampled_from(["a", "b", "qu", "ab", "#", ".", "*"]), min_size=9, max_size=9), st.sampled_from([4, 8])
)
def test_words_by_tile_are_those_of_all_paths(tiles, degree):
    near = neighbours_of(3, 3, degree)
    tiles = [tile if tile != "*" or place in (2, 6) else "b" for place, tile in enumerate(tiles)]
    lexicon = Lexicon("test", ["ab", "aba", "quab", "abab", "bbbb", "qu", "baab"])
    found = list(BoardSolver(lexicon, near, Scoring(1, (0,) * 65), tiles).all(tiles))
    paths = {each.word: paths_of(each.word, tiles, near, limit=100_000) for each in found}
    counts = starts_by_cell(found, tiles, near)
    for cell in range(9):
        assert counts[cell] == sum(any(path[0] == cell for path in paths[each.word]) for each in found)
        through = [each for each in found if any(cell in path for path in paths[each.word])]
        assert words_through(cell, found, tiles, near) == through


def test_the_hints_go_from_little_to_the_dearest_common_word_not_found(wide, words):
    left = [found for found in words if found.word not in ("learned", "leader")]
    steps = hints(left, BOARD, BOARD.tiles, NEAR, wide.zipf)
    assert [hint.step for hint in steps] == list(BoardHintStep)
    starts, _, tile, tiles, word = steps
    assert starts.counts == starts_by_cell(left, BOARD.tiles, NEAR)
    assert tile.cells == (6,)
    assert sorted(word.cells) == list(tiles.cells)
    assert word.cells in paths_of("earned", BOARD.tiles, NEAR)
    assert word.word == "earned"
    assert [hint.answer for hint in steps] == ["on the tiles", "6 letters, E", "row 2, column 3", "marked", "EARNED"]
    assert hints(list(reversed(left)), BOARD, BOARD.tiles, NEAR, wide.zipf) == steps
    for hint in steps[:4]:
        assert not hint.word
        assert not any(found.word.upper() in hint.answer.split() for found in words)


def test_without_words_left_there_is_no_hint(wide):
    assert hints([], BOARD, BOARD.tiles, NEAR, wide.zipf) == ()


def test_once_no_common_word_is_left_the_hints_name_the_others(wide, words):
    rare = [found for found in words if not is_common(wide.zipf(found.word))]
    target = hints(rare, BOARD, BOARD.tiles, NEAR, wide.zipf)[-1].word
    assert len(target) == max(len(found.word) for found in rare)
