"""What another list changes: found by both searches, and by looking."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine import results as comparing
from qless_studio.engine.games.nullgame import GAME, Puzzle
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.registry import GAMES
from qless_studio.engine.results import Tally, Why, differences, tally
from qless_studio.engine.solving import Outcome, Run, Search

words = st.text("abc", min_size=2, max_size=3)


def searched(game, puzzle, lexicon, run=None):
    """(tally, outcome, summary) of a search."""
    into, run = Tally(lexicon), run or Run()
    search = Search(lambda run: tally(game, puzzle, game.options(), into, run), run)
    search.perform()
    assert not search.inbox
    return into, search.finished.outcome, run.summary


@given(st.text("abc", min_size=2, max_size=8), st.lists(words), st.lists(words))
def test_differences_are_the_words_of_the_row_in_one_list_only(row, first, second):
    sides = [searched(GAME, Puzzle(row), Lexicon("test", listed)) for listed in (first, second)]
    found = differences([side[0] for side in sides], [side[1] for side in sides])
    expected = {(word, 0) for word in set(first) - set(second) if word in row}
    expected |= {(word, 1) for word in set(second) - set(first) if word in row}
    assert {(each.word, each.side) for each in found} == expected
    assert len(found) == len(expected)
    for each in found:
        assert each.why is Why.UNLISTED
        assert each.solutions == sum(row.startswith(each.word, start) for start in range(len(row)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_can_be_compared(game):
    lexicons = load("common5k"), load("common2k")
    runs = [Run(limit) for limit in (None, None)]
    sides = [searched(game, game.example, *each) for each in zip(lexicons, runs, strict=True)]
    assert [side[1] for side in sides] == [Outcome.COMPLETE, Outcome.COMPLETE]
    assert all(side[2] is not None for side in sides)
    for each in differences([side[0] for side in sides], [side[1] for side in sides]):
        assert each.word in lexicons[each.side]
        assert (each.word in lexicons[1 - each.side]) == (each.why is Why.UNUSED)
        assert each.word not in sides[1 - each.side][0].words


def test_a_word_of_both_lists_is_no_difference_unless_the_other_search_was_done():
    both = Lexicon("both", ["at", "cat"])
    whole, stopped = Tally(both), Tally(both)
    whole.add({"cat": 3, "at": None})
    whole.add({"cat": 5})
    for outcome in (Outcome.CANCELLED, Outcome.LIMITED, None):
        assert differences([whole, stopped], [Outcome.COMPLETE, outcome]) == []
    found = differences([whole, stopped], [Outcome.CANCELLED, Outcome.COMPLETE])
    assert [(each.word, each.why, each.points, each.solutions) for each in found] == [
        ("at", Why.UNUSED, None, 1),
        ("cat", Why.UNUSED, 5, 2),
    ]


def test_more_solutions_than_are_looked_at(monkeypatch):
    monkeypatch.setattr(comparing, "KEEP", 3)
    into, outcome, summary = searched(GAME, Puzzle("abababab"), Lexicon("test", ["ab", "ba"]))
    assert (into.seen, into.cut, outcome) == (3, True, Outcome.COMPLETE)
    assert summary.words == 7


def test_a_copy_stays_as_it_is():
    into = Tally(Lexicon("test", ["at"]))
    into.add({"at": 1})
    copy = into.copy()
    into.add({"at": 2, "it": 1})
    assert (copy.words, copy.seen) == ({"at": (1, 1)}, 1)
