"""Options compared with their defaults."""

from __future__ import annotations

from qless_studio.engine.games.boggle import GAME
from qless_studio.engine.options import changed_options


def test_only_options_that_differ_from_their_defaults_are_changed():
    assert changed_options(GAME.options()) == []
    assert changed_options(GAME.options(min_length=5, torus=True)) == [("min_length", 5), ("torus", True)]
