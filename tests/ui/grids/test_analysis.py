"""What is known of the words of a board, and the words played of them."""

from __future__ import annotations

import gc


def solve(qtbot, tab, text):
    with qtbot.waitSignal(tab.session.run_finished):
        tab.session.edit_text(text)


def test_words_are_counted_and_looked_up_in_the_list_of_the_session(qtbot, tab):
    solve(qtbot, tab, "HEAD/ENIL")
    analysis = tab.analysis
    assert analysis.words is tab.session.solutions
    assert sorted(found.word for found in analysis.words) == ["head", "headline", "line"]
    assert all(analysis.find(found.word) is found for found in analysis.words)
    assert analysis.find("cat") is None
    assert analysis.totals == (3, 13)
    assert analysis.longest == 8
    assert analysis.length_counts() == [(4, 2), (5, 0), (6, 0), (7, 0), (8, 1)]


def test_a_solution_is_held_once(qtbot, tab):
    solve(qtbot, tab, "HEAD/ENIL")
    solutions = tab.session.solutions
    assert set(map(id, tab.analyse.words.model.solutions())) == set(map(id, solutions))
    lists = [each for each in gc.get_referrers(solutions[0]) if isinstance(each, list)]
    assert lists == [solutions]
    assert lists[0] is solutions


def test_the_previous_results_stay_whole_until_the_next_run_starts(qtbot, tab):
    solve(qtbot, tab, "HEAD/ENIL")
    tab.session.edit_text("CAT/...")
    assert tab.session.solutions == []
    assert tab.analysis.find("headline").word == "headline"
    assert tab.analyse.words.model.total == 3
    cleared = []
    tab.analysis.cleared.connect(lambda: cleared.append((tab.analysis.find("headline"), tab.analysis.longest)))
    with qtbot.waitSignal(tab.session.run_finished):
        tab.session.solve()
    assert cleared == [(None, 0)]
    assert tab.analysis.totals == (1, 1)
    assert tab.analyse.words.model.total == 1


def test_an_empty_board_has_nothing(qtbot, tab):
    solve(qtbot, tab, "HEAD/ENIL")
    with qtbot.waitSignal(tab.analysis.cleared):
        tab.session.undo_stack.undo()
    assert (tab.analysis.words, tab.analysis.totals, tab.analysis.length_counts()) == ([], (0, 0), [])


def test_words_played_are_kept_with_their_times_until_they_are_cleared(qtbot, tab):
    solve(qtbot, tab, "HEAD/ENIL")
    changes = []
    tab.played.changed.connect(lambda: changes.append(dict(tab.played.times)))
    line, head = map(tab.analysis.find, ("line", "head"))
    tab.played.add("line", 1, 0)
    tab.played.toggle(head, 1)
    assert tab.played.totals == (2, 2)
    tab.played.toggle(line, 2)
    assert list(tab.played.times) == ["head"]
    tab.played.add("zebra", 2, 3)  # not on the board: it is worth nothing
    assert tab.played.totals == (1, 1)
    tab.played.clear()
    assert tab.played.times == {}
    assert len(changes) == 5
