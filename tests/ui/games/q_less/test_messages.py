"""Verdicts, rules and facts as text."""

from __future__ import annotations

import pytest

from qless_studio.engine.games.q_less.puzzle import Options, Summary, parse
from qless_studio.engine.games.q_less.searches import Scope, SolutionList, live_check
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.solving import Outcome, Run
from qless_studio.ui.games.q_less.empty_state import SolvableRate
from qless_studio.ui.games.q_less.fact_list import Fact
from qless_studio.ui.games.q_less.result_texts import rules, verdict_of
from qless_studio.ui.tab.session import State
from tests.fixtures.qt import use_theme

WORDS = Lexicon("small", ["cat", "act", "car"])


def counted(solutions, complete):
    run = Run()
    run.summary = Summary(bool(solutions), solutions, 2 * solutions)
    found = SolutionList(run, complete=complete)
    return {Scope.GRID: found, Scope.ALL: found}


@pytest.mark.parametrize(
    ("text", "state", "outcome", "solutions", "said"),
    [
        ("cat", State.RUNNING, None, 1, "Solvable: yes"),
        ("cat", State.FINISHED, Outcome.COMPLETE, 1, "Solvable: yes, 1 solution"),
        ("cat; c", State.FINISHED, Outcome.COMPLETE, 1234, "Solvable: yes, 1,234 ways"),
        ("cat", State.FINISHED, Outcome.CANCELLED, 2, "Solvable; stopped after 2 solutions"),
        ("cat; c", State.FINISHED, Outcome.CANCELLED, 1, "Solvable; stopped after 1 way"),
    ],
)
def test_solvable_is_said_with_the_ways_as_far_as_known(text, state, outcome, solutions, said):
    (check,) = live_check(parse(text), WORDS, Options(), Run())
    lists = counted(solutions, outcome is Outcome.COMPLETE)
    assert verdict_of(state, outcome, check, lists)[1] == said


@pytest.mark.parametrize(("words", "said"), [(1, "up to 1 word"), (4, "up to 4 words")])
def test_rules_count(words, said):
    assert said in rules(Options(max_words=words))


def test_facts_say_what_their_mark_means():
    assert Fact("CAT", "across", "good", Band.UNKNOWN).spoken.startswith("CAT, valid, ")
    assert Fact("TAC", "across", "bad").spoken == "TAC, invalid, across"
    assert Fact("2 parts", "not connected", "warn").spoken == "2 parts, note, not connected"


@pytest.mark.parametrize(("rate", "said"), [(0.999, "99%"), (0.874, "87%"), (1.0, "100%")])
def test_the_rate_of_solvable_rolls_never_rounds_up_to_all(qtbot, rate, said):
    use_theme("light")
    widget = SolvableRate()
    qtbot.addWidget(widget)
    widget.show_rate(rate, "Wide")
    assert widget.figure.text() == said
    assert widget.caption.text() == "of rolls are solvable with the Wide list"
