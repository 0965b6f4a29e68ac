"""A few letters find a command; beginnings of words come first, always in the same order."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.ui.shell.frame.row_list import match


def letters_of(query, text):
    found = match(query, text)
    return None if found is None else "".join(text[place] for place in found.places)


@pytest.mark.parametrize(
    ("query", "text", "rank", "letters"),
    [
        ("ro", "Roll the dice", 0, "Ro"),
        ("DI", "Roll the dice", 1, "di"),
        ("ro", "Import from a file", 2, "ro"),
        ("ro", "Larger roll from", 1, "ro"),
        ("gta", "Go to Affix", 3, "GtA"),
        ("goaff", "Go to Affix", 3, "GoAff"),
        ("list word", "Choose word list", 3, "wordlist"),
        ("rldc", "Roll the dice", 4, "Rldc"),
        ("  roll   the ", "Roll the dice", 0, "Roll the"),
    ],
)
def test_ranks(query, text, rank, letters):
    assert match(query, text).rank == rank
    assert letters_of(query, text) == letters


@pytest.mark.parametrize("query", ["x", "eci", "le", "dice roll up"])
def test_what_does_not_match(query):
    assert match(query, "Roll the dice") is None


def test_an_empty_query_matches_everything():
    assert match(" ", "Roll").places == ()


@settings(max_examples=100)
@given(st.text(alphabet="ab c", max_size=8), st.text(alphabet="ab cİ", max_size=12))
def test_the_letters_shown_are_the_letters_typed(query, text):
    found = match(query, text)
    if found is None:
        return
    assert list(found.places) == sorted(set(found.places))
    assert all(0 <= place < len(text) for place in found.places)
    if found.rank != 3:
        shown = "".join(text[place] for place in found.places).replace(" ", "")
        assert shown.lower() == query.replace(" ", "")
