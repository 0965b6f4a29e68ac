"""What is known of a puzzle belongs to that puzzle, whoever asks first; and solutions are kept once."""

from __future__ import annotations

from qless_studio.engine.games.q_less import GAME
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.games.q_less.analysis import QLessAnalysis
from qless_studio.ui.games.q_less.solution_lists import Scope
from qless_studio.ui.tab.session import Session
from tests.fixtures.qt import ReadyLexicons


def test_the_check_of_another_puzzle_is_never_given(qtbot, pool):
    session = Session(GAME, ReadyLexicons(pool, Lexicon("small", ["cat", "tar"])), pool)
    analysis, given = QLessAnalysis(session, session), []
    session.puzzle_changed.disconnect(analysis.restart)
    session.puzzle_changed.connect(lambda _: given.append((analysis.check, analysis.assessment)))
    session.puzzle_changed.connect(analysis.restart)
    for text in ("cat", "cat; cat", "tar"):
        with qtbot.waitSignal(analysis.grid_checked):
            session.edit_text(text)
        assert analysis.check.puzzle == session.puzzle
    assert [check for check, _ in given] == [None] * 3
    session.close()
    session.deleteLater()


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
    noted = tab.play.recent
    tab.session._search_again()
    tab.session._on_lexicon_failed("cannot be read")
    assert tab.play.recent == noted


def test_number_of_ways_is_only_given_for_the_current_grid(open_tab):
    tab = open_tab("ratcoat; cat")
    assert tab.analysis.ways.endswith("ways")
    tab.session.edit_text("ratcoat; cat/..a")
    assert tab.analysis.ways == ""
