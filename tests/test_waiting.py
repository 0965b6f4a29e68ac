"""A wait that runs out says what was waited for, and what it was instead."""

from __future__ import annotations

import pytest

from tests.fixtures import patience
from tests.fixtures.patience import PatientBot

WANTED = 3
SEEN = ["cat", "dog"]


@pytest.fixture
def said(qtbot, monkeypatch):
    """`said(condition)`: what is told of a condition that does not come true."""
    monkeypatch.setattr(PatientBot, "patience", 1)
    monkeypatch.setattr(patience, "IMPATIENCE", 1)

    def said(condition):
        with pytest.raises(qtbot.TimeoutError) as raised:
            qtbot.waitUntil(condition)
        return "\n".join(raised.value.__notes__).splitlines()

    return said


def test_both_sides_of_a_comparison_are_told(said):
    found = {"words": 2}
    assert said(lambda: found["words"] == WANTED) == [
        "found['words'] == WANTED", "    found['words'] is 2", "    WANTED is 3"
    ]  # fmt: skip
    first, second = lambda: found["words"] > WANTED, lambda: found["words"] == 5
    assert said(first)[1:] == ["    found['words'] is 2", "    WANTED is 3"]
    assert said(second)[1:] == ["    found['words'] is 2"]


def test_a_condition_of_several_lines_with_values_of_a_loop_is_told(said):
    for length in (4, 3):
        lines = said(
            lambda length=length: (
                not any(len(word) == length for word in SEEN)
                and SEEN == ["cat"]
            )
        )  # fmt: skip
        assert lines[1:3] == [
            f"    any((len(word) == length for word in SEEN)) is {length == 3}",
            f"    SEEN is {SEEN}",
        ]


def test_parts_that_make_no_sense_yet_are_told_and_long_values_are_cut(said):
    assert said(lambda: len(SEEN) > 7 and SEEN[7] == "cat")[1:] == [
        "    len(SEEN) is 2", "    SEEN[7] is IndexError: list index out of range"
    ]  # fmt: skip
    assert said(lambda: list(range(1_000)) == SEEN)[1].endswith(" 101,...")


def test_other_conditions_are_told_by_their_source_or_name(said):
    def never():
        return WANTED == 4

    assert said(never) == ["    def never():", "        return WANTED == 4"]
    assert "isdigit" in said("cat".isdigit)[0]
