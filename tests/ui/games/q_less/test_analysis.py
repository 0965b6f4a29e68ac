"""What is known of a puzzle belongs to that puzzle, whoever asks first; and solutions are kept once."""

from __future__ import annotations

import pytest

from qless_studio.engine.games.q_less import GAME
from qless_studio.engine.games.q_less.puzzle import parse
from qless_studio.engine.games.q_less.searches import Scope
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.games.q_less.analysis import CHECK, QLessAnalysis


@pytest.fixture
def open_tab(open_again):
    return open_again


def test_the_check_of_another_puzzle_is_never_given(qtbot, new_session):
    session = new_session(GAME, Lexicon("small", ["cat", "tar"]))
    analysis, given = QLessAnalysis(session, session), []
    session.puzzle_changed.disconnect(analysis.restart)
    session.puzzle_changed.connect(lambda _: given.append((analysis.check, analysis.assessment)))
    session.puzzle_changed.connect(analysis.restart)
    for text in ("cat", "cat; cat", "tar"):
        with qtbot.waitSignal(analysis.grid_checked):
            session.edit_text(text)
        assert analysis.check.puzzle == session.puzzle
    assert [check for check, _ in given] == [None] * 3


def test_solutions_of_the_grid_are_the_sessions_own_list(open_tab, settle):
    tab = open_tab("ratcoat")
    lists, session = tab.analysis.lists, tab.session
    assert lists[Scope.GRID].kept is session.solutions
    assert lists[Scope.ALL] is lists[Scope.GRID]
    assert lists[Scope.GRID].count == session.run.summary.solutions
    every = lists[Scope.ALL]
    session.edit_text("ratcoat; cat")
    settle(tab)
    assert lists[Scope.GRID].kept is session.solutions
    assert lists[Scope.ALL] is every, "the letters are the same: nothing is searched for again"
    assert every.kept


def test_a_word_list_that_fails_to_load_notes_no_roll(open_tab, settle, tmp_path):
    tab = open_tab("ratcoat", folder=tmp_path)
    noted = tab.rolls.recent.latest
    tab.session.load(tab.session.value)
    tab.session.lexicons.failed.emit(tab.session.words.name, "cannot be read")
    assert tab.rolls.recent.latest == noted


def test_number_of_ways_is_only_given_for_the_current_grid(open_tab):
    tab = open_tab("ratcoat; cat")
    assert tab.analysis.ways.endswith("ways")
    tab.session.edit_text("ratcoat; cat/..a")
    assert tab.analysis.ways == ""


@pytest.fixture
def not_analysing(open_tab):
    """A tab that shows a roll that was solved, and from now on analyses only what it is asked to."""
    tab = open_tab("ratcoat")
    assert tab.analyse.facts.facts
    tab.session.set_analysing(False)
    return tab


def test_nothing_of_a_roll_is_said_of_the_next_one(qtbot, not_analysing):
    tab = not_analysing
    with qtbot.waitSignal(tab.analysis.grid_checked):
        tab.rolls.rolled.emit("catz", "Roll", False)
    qtbot.rest(tab)
    assert tab.analyse.facts.facts == ()
    assert tab.analyse.verdict_text().startswith("Not analysed")
    assert tab.analyse.progress.text().startswith("0 of 4 dice placed")
    assert tab.analysis.assessment is None
    assert tab.analysis.check.solvable is None
    assert not tab.analysis.searches.active


def test_words_of_the_grid_are_checked_without_analysis(qtbot, not_analysing):
    tab = not_analysing
    with qtbot.waitSignal(tab.analysis.grid_checked):
        tab.session.edit_text("ratcoat; tac")
    assert [(fact.text, fact.mark) for fact in tab.analyse.facts.facts] == [("TAC", "bad")]
    assert tab.analyse.verdict_text().startswith("Not analysed")
    with qtbot.waitSignal(tab.analysis.grid_checked):
        tab.session.edit_text("cat; cat")
    assert tab.analyse.verdict_text() == "Solved: one crossword with every die"


@pytest.mark.long
def test_what_is_asked_for_is_answered_in_full(not_analysing, settle):
    tab = not_analysing
    tab.session.edit_text("catz")
    tab.session.solve()
    settle(tab)
    assert tab.analyse.verdict_text() == "No solution exists with this list (proven)"
    assert tab.analyse.facts.facts[0].text == "In no word"


def test_words_of_a_grid_are_not_shown_for_other_letters(qtbot, not_analysing):
    tab = not_analysing
    with qtbot.waitSignal(tab.analysis.grid_checked):
        tab.session.edit_text("ratcoat; tac")
    tab.session.load(tab.session.value._replace(puzzle=parse("star; ts")))
    assert tab.analysis.searches.running(CHECK)
    assert tab.analyse.facts.facts == ()
