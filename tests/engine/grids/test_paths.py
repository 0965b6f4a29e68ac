"""All paths of a word: as many as the solver counts, the smallest first, each spelling the word."""

from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.grids import BoardSolver, Scoring, neighbours_of, paths_of
from qless_studio.engine.grids.board import leads_through, starts_at
from qless_studio.engine.lexicon import Lexicon
from tests.engine.grids.tracing import is_path

WORDS = ["ab", "aba", "quab", "abab", "bbbb", "qu", "aquab"]
SCORING = Scoring(1, (0,) * 65)


@settings(max_examples=60)
@given(
    st.lists(st.sampled_from(["a", "b", "qu", "ab", "#", ".", "*"]), min_size=9, max_size=9), st.sampled_from([4, 8])
)
def test_there_are_as_many_as_the_solver_counts_and_they_start_and_lead_where_they_do(tiles, degree):
    near = neighbours_of(3, 3, degree)
    tiles = [tile if tile != "*" or place in (2, 6) else "b" for place, tile in enumerate(tiles)]
    for found in BoardSolver(Lexicon("test", WORDS), near, SCORING, tiles).all(tiles):
        paths = paths_of(found.word, tiles, near, limit=100_000)
        assert len(paths) == len(set(paths)) == found.paths
        assert paths == sorted(paths)
        assert paths[0] == found.path
        assert all(is_path(tiles, near, path) for path in paths)
        cells = range(9)
        assert [starts_at(found.word, cell, tiles, near) for cell in cells] == [
            any(path[0] == cell for path in paths) for cell in cells
        ]
        assert [leads_through(found.word, cell, tiles, near) for cell in cells] == [
            any(cell in path for path in paths) for cell in cells
        ]


def test_only_so_many_are_given():
    near = neighbours_of(4, 4)
    assert paths_of("aaaa", ["a"] * 16, near, limit=7) == sorted(paths_of("aaaa", ["a"] * 16, near, limit=10_000))[:7]


def test_what_is_not_on_the_board_has_none():
    near = neighbours_of(1, 3)
    assert paths_of("cat", ["c", ".", "t"], near) == []
    assert paths_of("", ["c", "a", "t"], near) == []
