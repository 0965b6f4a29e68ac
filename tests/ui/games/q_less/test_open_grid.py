"""Where tiles lie on the open grid."""

from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.games.q_less.open_grid import OpenGrid, covering_tiles, depth, used_slots
from qless_studio.engine.games.q_less.puzzle import Puzzle, parse, tiles_of
from qless_studio.ui.games.q_less.moves import without_word

PLACES = st.dictionaries(
    st.tuples(st.integers(-3, 9), st.integers(-3, 14)), st.sampled_from("abc"), min_size=1, max_size=9
)


def grid_of(tiles):
    return OpenGrid(Puzzle("abc" * 5)).with_tiles(tiles)


@settings(max_examples=50)
@given(PLACES)
def test_tiles_stay_where_they_are_put_with_a_free_cell_all_around(tiles):
    grid = grid_of(tiles)
    assert grid.tiles == tiles
    places = set(grid.places())
    for row, column in tiles:
        assert {(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1)} <= places


@settings(max_examples=50)
@given(PLACES, st.data())
def test_an_undone_puzzle_comes_back_to_where_its_tiles_are(tiles, data):
    grid = grid_of(tiles)
    gone = data.draw(st.sampled_from(sorted(tiles)))
    less = grid.with_tiles({place: letter for place, letter in tiles.items() if place != gone})
    shown = less.showing(grid.puzzle)
    kept = shown.tiles.items() & less.tiles.items()
    assert shown.puzzle == grid.puzzle
    assert len(kept) >= len(less.tiles) or not less.tiles


def test_the_part_in_sight_moves_only_when_it_must():
    grid = grid_of({(3, 5): "a"})
    assert (grid.top, grid.left) == (0, 0)
    assert grid.with_tiles({(3, 5): "a", (3, 6): "b"}).top == 0
    assert grid.with_tiles({(3, 5): "a", (6, 5): "b"}).top == 1


@settings(max_examples=50)
@given(PLACES, PLACES)
def test_undo_takes_the_view_back_with_the_tiles(tiles, more):
    grid = grid_of(tiles)
    grown = grid.with_tiles({**more, **tiles})
    assert grown.with_tiles(tiles) == grid


def test_a_view_that_was_moved_by_hand_stays_there():
    grid = grid_of({(3, 5): "a"}).with_tiles({(3, 5): "a", (6, 5): "b"}).moved(1, 0)
    assert grid.home is None
    assert grid.with_tiles({(3, 5): "a"}).top == 0


def test_the_grid_grows_with_a_long_word_and_shrinks_again():
    tall = grid_of({(row, 0): "a" for row in range(9)})
    assert tall.rows == 11
    assert tall.with_tiles({(0, 0): "a"}).rows == 7


def test_the_whole_grid_moves_as_far_as_its_edge():
    grid = grid_of({(1, 1): "a"})
    assert grid.moved(-1, 0).top == 1
    assert grid.moved(-1, 0).moved(-1, 0).top == 1
    assert grid.moved(-1, 0).puzzle is grid.puzzle


def test_a_solution_is_covering_tiles_the_tiles_it_contains():
    tiles = {(5, 5): "c", (5, 6): "a"}
    assert covering_tiles(tiles, tiles_of(["..t.", "scat"])) == {(4, 6): "t", (5, 4): "s", **tiles, (5, 7): "t"}
    assert covering_tiles(tiles, tiles_of(["tac"])) is None


def test_of_equal_dice_the_one_that_was_taken_is_away():
    assert used_slots("lol", ["l"]) == {0}
    assert used_slots("lol", ["l"], frozenset({2})) == {2}
    assert used_slots("lol", ["l", "l"], frozenset({2})) == {0, 2}
    assert used_slots("lol", [], frozenset({2})) == set()


def test_lifting_a_word_leaves_what_another_word_needs():
    tiles = OpenGrid(parse("worldlot; .l.../world/.t...")).tiles
    left = without_word(tiles, (1, 0), down=False)
    assert "".join(left[place] for place in sorted(left)) == "lot"
    assert without_word(tiles, (0, 1), down=True).keys() == {(1, column) for column in range(5)}


def test_the_grid_fades_away_from_the_tiles():
    depths = [depth((0, column), [(0, 0)]) for column in range(1, 9)]
    assert depths == sorted(depths, reverse=True)
    assert depths[0] > depths[-1]
