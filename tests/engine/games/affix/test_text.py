"""The text form, the options and the board files."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.folders import resource
from qless_studio.engine.games.affix.puzzle import (
    RING,
    SHIPPED,
    Options,
    Puzzle,
    find_board,
    format_puzzle,
    parse_puzzle,
    read_board,
    ring_name,
)
from qless_studio.engine.options import read_options
from tests.examples import examples

word = st.text("abcxyz", min_size=1, max_size=5)


@st.composite
def puzzles(draw):
    suffixes = draw(st.lists(st.just("") | word, min_size=1, max_size=6, unique_by=lambda s: s or object()))
    puzzle = Puzzle(tuple(suffixes))
    ring = RING[: len(suffixes)]
    for letters in draw(st.lists(st.sets(st.sampled_from(ring), min_size=1), max_size=5)):
        twin = draw(st.sampled_from(["", "2"]))
        puzzle = puzzle.with_prefix(ring_name("".join(sorted(letters)), ring) + twin, draw(word))
    return puzzle


@settings(max_examples=examples(50, 100))
@given(puzzles())
def test_text_form_round_trips(puzzle):
    assert parse_puzzle(format_puzzle(puzzle)) == puzzle


@settings(max_examples=examples(100, 200))
@given(st.text("XYZWxyzw abé?-=;2\n", max_size=40) | st.text(max_size=20))
def test_any_text_is_a_puzzle_or_one_line_of_complaint(text):
    try:
        puzzle = parse_puzzle(text)
    except PuzzleError:
        return
    assert parse_puzzle(format_puzzle(puzzle)) == puzzle


def test_nodes_are_named_by_their_letters_in_any_order():
    puzzle = parse_puzzle("an - EST ar; ywx=Sh zwyx=b xw=fe")
    assert puzzle == Puzzle(("an", "", "est", "ar"), (("XYZW", "b"), ("WXY", "sh"), ("WX", "fe")))
    assert format_puzzle(puzzle) == "an ? est ar; XYZW=b WXY=sh WX=fe"
    assert parse_puzzle("an est ar; xz=b").placed == (("ZX", "b"),)
    assert puzzle.with_prefix("WX", "").with_prefix("WXY", "a").placed == (("XYZW", "b"), ("WXY", "a"))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("an ell an ar", "suffix 3: repeated"),
        ("an e1l", "suffix 2: '1' is not a letter"),
        ("a b c d e f g", "7 suffixes given; the maximum is 6"),
        ("; XY=a", "no suffixes before the semicolon"),
        ("an ell; XQ=a", "node XQ: must be named by distinct letters from XY"),
        ("an ell; XX=a", "node XX: must be named by distinct letters from XY"),
        ("an ell; XY=", "node XY: is empty"),
        ("an ell; XY", "after the semicolon: 'XY' is not of the form node=prefix"),
        ("an ell; XY=a YX=b", "node XY: repeated"),
        ("an ell; XY0=a", "node XY0: no such node"),
        ("an ell; XY=" + "a" * 65, "has 65 letters"),
    ],
)
def test_complaints_say_what_and_where(text, complaint):
    with pytest.raises(PuzzleError, match=complaint):
        parse_puzzle(text)


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({"prefix_min": "4"}, "option prefix_min: 4 is greater than the maximum, 3"),
        ({"suffix_max": "1"}, "option suffix_min: 2 is greater than the maximum, 1"),
        ({"prefix_max": "13"}, "option prefix_max: 13 is greater than the maximum, 12"),
        ({"plural": "some"}, "option plural: 'some' is not one of stem, any, none"),
        ({"rule": "both"}, "option rule: 'both' is not one of pair, prefix, word"),
    ],
)
def test_options_out_of_bounds(values, complaint):
    with pytest.raises(OptionError, match=complaint):
        read_options(Options, values)


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_boards_are_drawn_apart(name):
    board = find_board(name.upper())
    assert board.name == name
    places = [(node.x, node.y) for node in (*board.suffixes, *board.nodes)]
    for number, (x, y) in enumerate(places):
        assert all(abs(x - a) >= 60 or abs(y - b) >= 40 for a, b in places[:number])


def test_a_board_file_is_read_again_when_it_changed(tmp_path):
    path = tmp_path / "star.json"
    content = json.loads(resource("boards/mini7.json").read_text())
    path.write_text(json.dumps(content))
    assert find_board(str(path)).symmetries == find_board("mini7").symmetries
    content["prefixes"] += [{"joins": "YX", "x": 300, "y": 0}, {"joins": "Z", "x": 300, "y": 0}]
    path.write_text(json.dumps(content))
    board = find_board(str(path))
    assert [node.name for node in board.nodes] == ["XYZ", "XY", "YZ", "ZX", "XY2", "Z"]
    assert board.symmetries == ((0, 1, 2), (1, 0, 2))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"schema": 2}, "is damaged: not a board file with schema 1"),
        ({"title": ""}, "the title must have 1 to 60 printable characters"),
        ({"suffixes": []}, "is damaged: 0 suffixes; expected 1 to 6"),
        ({"suffixes": 3}, "`suffixes` is not a list of nodes"),
        ({"suffixes": [{"name": "Y", "x": 0, "y": 0}]}, "suffix X: is damaged: named 'Y'; expected X"),
        (
            {"prefixes": [{"joins": "XX", "x": 0, "y": 0}]},
            "prefix 1: is damaged: `joins` is 'XX'; expected distinct letters from XYZ",
        ),
        ({"prefixes": [{"joins": "XW", "x": 0, "y": 0}]}, "prefix 1: is damaged: `joins` is 'XW'"),
        ({"prefixes": [{"joins": "XY", "x": 0, "y": 0}]}, "suffix Z: is damaged: not joined to any prefix"),
        ({"prefixes": [{"joins": "XYZ", "x": "0", "y": 0}]}, "prefix 1: is damaged: `x` is '0'; expected a number"),
        ({"prefixes": [{"joins": "XYZ", "x": 0, "y": float("nan")}]}, "prefix 1: is damaged: `y` is nan; expected"),
        ({"prefixes": [{"joins": "XYZ", "x": 0, "y": 0}] * 13}, "is damaged: 13 prefixes; expected 1 to 12"),
    ],
)
def test_faulty_boards_are_refused_with_a_reason(change, complaint):
    content = json.loads(resource("boards/mini7.json").read_text()) | change
    with pytest.raises(OptionError, match=complaint):
        read_board(json.dumps(content).encode(), "mine")


@given(st.binary(max_size=60) | st.text('{}[]":,suffixeprjo01schma ', max_size=60).map(str.encode))
def test_any_bytes_are_a_board_or_a_complaint(data):
    with pytest.raises(OptionError):
        read_board(data, "mine")
