"""Options compared with their defaults."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from qless_studio.engine.errors import OptionError
from qless_studio.engine.games.boggle import GAME
from qless_studio.engine.options import changed_options, option, read_options


def test_only_options_that_differ_from_their_defaults_are_changed():
    assert changed_options(GAME.options()) == []
    assert changed_options(GAME.options(min_length=5, torus=True)) == [("min_length", 5), ("torus", True)]


@pytest.mark.parametrize(("text", "said"), [("x", "is not a whole number"), ("1.5", "is not a whole number")])
def test_what_is_no_number_is_said_by_its_kind(text, said):
    with pytest.raises(OptionError, match=said):
        read_options(GAME.options, {"min_length": text})


@dataclass(frozen=True)
class Rated:
    share: float = option(0.5, "Share")


def test_a_number_with_a_point_is_asked_for_as_a_number():
    assert read_options(Rated, {"share": "0.25"}).share == 0.25
    with pytest.raises(OptionError, match="'x' is not a number"):
        read_options(Rated, {"share": "x"})
