"""JSON that may be damaged: only values of the right shape come through, and only ValueError is raised."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.folders import DEEPEST, check_shape, parse_json, read_cache
from tests.examples import examples

SHAPE = {"name": str, "points": [(float, int)], "by": {str: {"on": bool, "zipf": float | None}}}
NUMBERS = st.floats(allow_nan=False, allow_infinity=False) | st.integers(-(2**63), 2**64 - 1)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
)
FITTING = st.fixed_dictionaries(
    {
        "name": TEXTS,
        "points": st.lists(st.tuples(NUMBERS, st.integers(-(2**63), 2**64 - 1)).map(list)),
        "by": st.dictionaries(TEXTS, st.fixed_dictionaries({"on": st.booleans(), "zipf": st.none() | NUMBERS})),
    },
    optional={"of a later version": VALUES},
)


def fits(value):
    """The second way: the shape written out."""
    whole = isinstance(value, dict) and {"name", "points", "by"} <= value.keys()
    return (
        whole
        and type(value["name"]) is str
        and type(value["points"]) is list
        and all(type(pair) is list and len(pair) == 2 for pair in value["points"])
        and all(type(at) in (int, float) and type(points) is int for at, points in value["points"])
        and type(value["by"]) is dict
        and all(type(each) is dict and {"on", "zipf"} <= each.keys() for each in value["by"].values())
        and all(type(each["on"]) is bool for each in value["by"].values())
        and all(type(each["zipf"]) in (int, float, type(None)) for each in value["by"].values())
    )


def replaced(value, path, new):
    """The value with one part of it replaced: the one that the numbers of `path` lead to."""
    if not path or not isinstance(value, dict | list) or not value:
        return new
    keys = list(value) if isinstance(value, dict) else range(len(value))
    key = keys[path[0] % len(keys)]
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[key] = replaced(value[key], path[1:], new)
    return copy


@settings(max_examples=examples(50, 100))
@given(FITTING, st.lists(st.integers(0, 5), max_size=4), VALUES)
def test_exactly_what_has_the_shape_passes(value, path, new):
    check_shape(value, SHAPE)
    changed = replaced(value, path, new)
    if fits(changed):
        check_shape(changed, SHAPE)
    else:
        with pytest.raises(ValueError, match="it"):
            check_shape(changed, SHAPE)


@given(VALUES, st.booleans())
def test_what_was_written_is_read(value, ascii_only):
    assert parse_json(json.dumps(value, ensure_ascii=ascii_only).encode()) == value


@pytest.mark.parametrize(
    "text",
    ["9" * 400, "9" * 5000, "-1" + "0" * 19, "1e999", "-1e999", "NaN", "-Infinity", '"\\ud800"', '["\\uDFFFa"]', "{"]
    + ["[" * depth + "]" * depth for depth in (DEEPEST + 1, 5000, 200_000)]
    + ['["\\ud800", ' + '{"a":' * depth + "1" + "}" * depth + "]" for depth in (300, 900, 100_000)],
    ids=lambda text: text[:12],
)
def test_what_nothing_could_use_is_no_value(text):
    with pytest.raises(ValueError, match=r"."):
        parse_json(text.encode())


def test_what_is_nested_as_deeply_as_allowed_is_read():
    assert parse_json(("[" * DEEPEST + "]" * DEEPEST).encode())
    assert len(parse_json(f"[{','.join(['[1]'] * 1000)}]".encode())) == 1000


@given(st.binary(max_size=40) | st.text().map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_no_other_exception_is_raised(data):
    try:
        parse_json(data)
    except ValueError:
        return


def test_a_cache_that_cannot_be_is_set_aside_and_made_again(tmp_path):
    path = tmp_path / "cache.json"

    def refuse(value):
        raise PuzzleError("no such tile")

    assert read_cache(path, {"a": int}, refuse) is None
    for content in (b'{"a": 1}', b'{"a": "1"}', b"{"):
        path.write_bytes(content)
        assert read_cache(path, {"a": int}, refuse) is None
        assert not path.exists()
    assert {each.read_bytes() for each in tmp_path.iterdir()} == {b'{"a": 1}', b'{"a": "1"}', b"{"}
    path.write_bytes(b'{"a": 1}')
    assert read_cache(path, {"a": int}, lambda value: value["a"] + 1) == 2


def test_whole_numbers_have_at_most_64_bits():
    for number in (-(2**63), 2**64 - 1):
        assert parse_json(str(number).encode()) == number
    for text in (f"{-(2**63) - 1}", f"{2**64}", "9" * 5_000):
        with pytest.raises(ValueError, match=f"a number of {len(text)} digits"):
            parse_json(text.encode())
