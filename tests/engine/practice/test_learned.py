"""What was learned on a day."""

from __future__ import annotations

from datetime import date

import pytest

from qless_studio.engine.games import nullgame
from qless_studio.engine.history import Entry
from qless_studio.engine.practice.schedule import exercise_entry, learned_on, named

DAY, BEFORE, AFTER = "2026-05-20", "2026-05-19", "2026-05-21"


def answer(card: str, right: bool, day: str = DAY, repeat: bool = False) -> Entry:
    return exercise_entry("boggle", card, "question", right, repeat=repeat, when=f"{day}T12:00:00+00:00")


@pytest.mark.parametrize(
    ("answers", "learned"),
    [
        ([answer("a", True)], True),
        ([answer("a", False, BEFORE), answer("a", True)], True),
        ([answer("a", True, BEFORE), answer("a", True)], False),
        ([answer("a", False)], False),
        ([answer("a", False), answer("a", True, repeat=True)], False),
        ([answer("a", True), answer("a", False)], False),
        ([answer("a", True), answer("a", False, AFTER)], True),
    ],
)
def test_learned_is_what_was_right_then_and_not_the_time_before(answers: list[Entry], learned: bool) -> None:
    assert learned_on(date.fromisoformat(DAY), answers) == (["a"] if learned else [])


def test_cards_of_other_games_have_no_name() -> None:
    cards = ["chess:word:queen", f"{nullgame.GAME.key}:word:tea"]
    assert named(cards, [nullgame.GAME.key], lambda _: nullgame.GAME) == [(nullgame.GAME.key, "TEA")]
