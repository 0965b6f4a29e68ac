"""The review of a round: points per second, the order beside the plan's, points given away by paths."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.games.word_streak.puzzle import Options, near_of, parse, path_score, solve_all
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.games.word_streak.why import PlayedWord, rate, review
from qless_studio.engine.grids import paths_of
from qless_studio.engine.grids.review import Pace, par_plan
from qless_studio.engine.lexicon import Lexicon

PUZZLE = parse("TEA/SAT; TL 0; DW 5")
WORDS = ["at", "ate", "eat", "tea", "sat", "sea", "seat", "east", "tae", "ae", "es", "teat"]
ZIPF = {"at": 7.0, "ate": 4.0, "eat": 5.2, "tea": 5.0, "sat": 3.99, "sea": 5.1, "seat": 4.6, "east": 5.0}
LEXICON, SCORING, PACE = Lexicon("test", WORDS, ZIPF), load_rules("word_streak").scoring(), Pace()
FOUND = list(solve_all(PUZZLE, LEXICON, Options()))
BY_WORD = {found.word: found for found in FOUND}


def played(word, at, path=None):
    cells = path or BY_WORD[word].path
    return PlayedWord(word, at, path_score(PUZZLE, cells, len(word), SCORING), cells)


def reviewed(*words, seconds=8.0):
    plan = par_plan(FOUND, LEXICON.zipf, seconds, PACE)
    return review(FOUND, words, plan), plan


@given(st.sampled_from(sorted(BY_WORD)), st.sampled_from([PACE, Pace(4.5), Pace(0, 0.2)]))
def test_a_word_is_worth_its_points_by_the_time_it_takes(word, pace):
    found = BY_WORD[word]
    assert rate(found, pace) == pytest.approx(found.score / (pace.per_word + pace.per_tile * len(found.path)))


@given(st.sampled_from(sorted(BY_WORD)), st.integers(0, 50))
def test_points_given_away_are_those_to_the_dearest_of_all_paths(word, number):
    paths = paths_of(word, PUZZLE.board.tiles, near_of(PUZZLE))
    path = paths[number % len(paths)]
    best = max(path_score(PUZZLE, other, len(word), SCORING) for other in paths)
    done, _ = reviewed(played(word, 1.0, path))
    points = path_score(PUZZLE, path, len(word), SCORING)
    assert done.lost == best - points
    assert [(cheaper.played.word, cheaper.best.score) for cheaper in done.cheaper] == (
        [(word, best)] if done.lost else []
    )


def test_the_path_that_gave_most_away_comes_first():
    worst = {
        word: min(
            paths_of(word, PUZZLE.board.tiles, near_of(PUZZLE)),
            key=lambda path, word=word: path_score(PUZZLE, path, len(word), SCORING),
        )
        for word in BY_WORD
    }
    done, _ = reviewed(*(played(word, 1.0, path) for word, path in worst.items()))
    losses = [cheaper.lost for cheaper in done.cheaper]
    assert len(losses) > 2
    assert losses == sorted(losses, reverse=True)
    assert min(losses) > 0


def test_the_order_stands_beside_that_of_the_plan():
    done, plan = reviewed(played("at", 2.5), played("ae", 4.0))
    assert [turn.planned for turn in done.turns][: len(plan.steps)] == list(plan.steps)
    assert [turn.played.word if turn.played else "" for turn in done.turns][:3] == ["at", "ae", ""]
    rest, _ = reviewed(*(played(word, 1.0) for word in BY_WORD), seconds=0)
    assert [turn.planned for turn in rest.turns] == [None] * len(BY_WORD)


def test_a_word_that_the_list_has_lost_since_gives_nothing_away():
    done, _ = reviewed(PlayedWord("zzz", 1.0, 5, (0, 1, 2)))
    assert done.cheaper == ()
