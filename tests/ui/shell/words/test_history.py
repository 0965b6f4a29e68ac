"""Back and forward among the words looked at."""

from __future__ import annotations

from qless_studio.ui.shell.words.dock import MOST, History


def test_back_and_forward_as_in_a_browser():
    history = History()
    assert (history.word, history.can_go_back, history.can_go_forward) == ("", False, False)
    for word in ("one", "two", "two", "three"):
        history.visit(word)
    assert [history.back(), history.back(), history.back()] == ["two", "one", "one"]
    assert history.forward() == "two"
    history.visit("four")
    assert not history.can_go_forward
    assert [history.back(), history.back()] == ["two", "one"]


def test_words_run_through_in_a_list_count_once():
    history = History()
    history.visit("start")
    for word in ("a", "b", "c"):
        history.visit(word, passing=True)
    assert (history.word, history.back()) == ("c", "start")
    history.visit("d", passing=True)
    assert history.back() == "start"


def test_it_does_not_grow_for_ever():
    history = History()
    for number in range(2 * MOST):
        history.visit(f"word{number}")
    steps = 0
    while history.can_go_back:
        history.back()
        steps += 1
    assert steps == MOST - 1
