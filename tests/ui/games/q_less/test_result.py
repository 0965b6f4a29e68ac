"""What is said of a roll when it is over: how hard it was, the end, the solutions beside one's own."""

from __future__ import annotations

import re

import pytest

from qless_studio.engine.games.q_less.difficulty import Standing
from qless_studio.engine.games.q_less.puzzle import Solution
from qless_studio.engine.games.q_less.review import Merit, Pick, Review
from qless_studio.engine.history import Result
from qless_studio.engine.play import Stage
from qless_studio.ui.games.q_less.fact_list import standing_facts, standing_figures
from qless_studio.ui.games.q_less.play_view import cards_for
from qless_studio.ui.games.q_less.result_texts import EndOfRoll, reason
from qless_studio.ui.tab.session import Mode
from tests.ui.games.q_less.player import solve, spoken


@pytest.fixture
def hard(monkeypatch):
    """Every roll is one of the hardest among all rolls."""
    for where in ("review", "difficulty", "searches"):
        known = Standing(3, False, 0.936, 0.05)
        monkeypatch.setattr(f"qless_studio.engine.games.q_less.{where}.standing", lambda *_, known=known: known)


@pytest.mark.long
def test_how_hard_a_roll_is_among_all_is_said_after_it(qtbot, hard, play_roll, settle):
    tab = play_roll("coatar")
    assert re.findall(r"93 of 100|easier|harder", spoken(tab)) == []
    solve(qtbot, tab, settle)
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.OVER)
    row = ("Among solvable rolls", "harder than 93 of 100")
    assert ("93 of 100", "solvable rolls are easier") in tab.game_play.rules.result().small
    decided, *others = ((fact.text, fact.remark) for fact in tab.play_view.why.facts)
    assert decided[0] == "What decided it"
    assert decided[1].startswith("Everyday words are enough: COAT and CAR.")
    assert others == [row]
    assert tab.play_view.why.isVisible()
    tab.set_mode(Mode.ANALYSE)
    tab.grid_commands.clear.trigger()
    settle(tab)
    assert row in [(fact.text, fact.remark) for fact in tab.analyse.facts.facts]


@pytest.mark.parametrize(
    ("standing", "remark", "figure"),
    [
        (Standing(5, False, 0.9989, 0.001), "harder than 998 of 1,000", ("998 of 1,000", "solvable rolls are easier")),
        (Standing(5, False, 0.2, 0.7), "easier than 70 of 100", ("70 of 100", "solvable rolls are harder")),
        (Standing(64, True, 0.0, 0.552), "easier than at least 55 of 100", None),  # counted up to a cap
        (Standing(0, False, 0.7804, 0.0), "22 of 100 have no solution", ("22 of 100", "rolls have no solution")),
    ],
)
def test_a_place_among_all_rolls_is_said_cautiously(standing, remark, figure):
    assert [fact.remark for fact in standing_facts(standing)] == [remark]
    assert standing_figures(standing) == ([] if figure is None else [figure])


@pytest.mark.parametrize(
    ("result", "claimed", "review", "said"),
    [
        (Result.GIVEN_UP, True, Review(True), "A solution exists"),
        (Result.GIVEN_UP, False, Review(True), ""),
        (Result.GIVEN_UP, True, None, ""),  # given up before the claim was judged
        (Result.GIVEN_UP, True, Review(False), "Given up: no solution exists (proven)"),
        (Result.SOLVED, False, Review(True), ""),
    ],
)
def test_the_end_says_no_more_than_is_proven(result, claimed, review, said):
    assert reason(EndOfRoll(result, claimed, review, (), 12, 1.0, 0, [])) == said


def test_a_grid_with_several_merits_is_one_card():
    one, other = Solution(("cat", "..a", "..r"), ("cat", "tar")), Solution(("tarcat",), ("tarcat",))
    review = Review(
        True,
        {
            Merit.FEWEST_WORDS: Pick(other, True),
            Merit.COMMONEST: Pick(one, True),
            Merit.MOST_COMPACT: Pick(other, False),
        },
    )
    assert [card.title for card in cards_for((), review)] == ["Fewest words · Smallest box so far", "Most common"]
    turned = ("c..", "a..", "tar")
    assert [card.title for card in cards_for(turned, review)] == [
        "Yours · Most common", "Fewest words · Smallest box so far",
    ]  # fmt: skip
    assert [card.title for card in cards_for(("ca",), None)] == ["Yours"]
