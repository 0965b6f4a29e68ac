"""The further kinds of exercises: what they come from, and that their answers are exactly the right ones.

`python -m tests.bench exercises` confirms a thousand of each kind.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from qless_studio.engine.errors import StudioError
from qless_studio.engine.exercises import Miss, Played
from qless_studio.engine.games import affix, boggle, q_less, quiddler, word_streak
from qless_studio.engine.games.affix.solver import position_for
from qless_studio.engine.games.q_less.practice import solvable
from qless_studio.engine.games.quiddler.puzzle import Word, format_move
from qless_studio.engine.lexicon import load
from qless_studio.engine.solving import Run
from tests.engine.practice import second_ways
from tests.engine.practice.second_ways import SOURCES

SEEDS = {
    second_ways.boards: 8,
    second_ways.rounds: 12,
    second_ways.piles: 3,
    second_ways.grids: 8,
    second_ways.nodes: 4,
}
"""Games of each kind by day; by night there are more."""


@pytest.fixture(scope="module")
def lexicon():
    return load("common2k")


@pytest.mark.long
@pytest.mark.parametrize("times", [1, pytest.param(3, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("source", SEEDS, ids=lambda source: source.__name__)
def test_answers_are_confirmed_in_a_second_way(source, times, lexicon):
    _, kinds = SOURCES[source]
    made = Counter()
    for seed in range(times * SEEDS[source]):
        for asked in source(seed, lexicon):
            made[asked.exercise.kind] += 1
            assert asked.confirmed, asked.exercise
            assert set(asked.exercise.answers) & set(asked.exercise.choices or asked.exercise.answers)
    assert set(made) == set(kinds)


def exercises(game, miss, played, lexicon, numbers):
    return [game.GAME.practice.exercise(miss, (played,), number, lexicon, Run()) for number in numbers]


@pytest.mark.parametrize(
    ("game", "miss", "text"),
    [
        (boggle, Miss("word", "east", 1.0), "BWFV/SLIN/DAEN/TEHT"),
        (word_streak, Miss("word", "stay", 1.0), "UNPG/RIAE/EAYS/TSTO; DL 2 12 14; TL 8; DW 5; TW 11"),
        (quiddler, Miss("greedy", "dearest word", 9.0), "L/Q O/X J/I O/T E/TH L/B T/O I/H"),
        (q_less, Miss("stuck", "acdgost; cat", 4.0), "acdgost"),
        (affix, Miss("hint", "at ell ear ow | XYZ", 3.0), "at ell ear ow"),
    ],
    ids=lambda value: getattr(value, "__name__", "").rpartition(".")[2],
)
def test_the_same_number_asks_the_same_and_tells_the_options(game, miss, text, lexicon):
    options = game.GAME.options()
    played = Played(game.GAME.parse(text), options, ("eat", "tea"))
    first = exercises(game, miss, played, lexicon, range(4))
    assert first == exercises(game, miss, played, lexicon, range(4))
    shown = [exercise for exercise in first if exercise is not None]
    assert shown
    assert all(exercise.options == options for exercise in shown if exercise.puzzle)


def test_a_fresh_board_hides_the_word_and_is_another_one_each_time(lexicon):
    played = Played(boggle.GAME.parse("BWFV/SLIN/DAEN/TEHT"), boggle.GAME.options())
    fresh = exercises(boggle, Miss("word", "listen", 1.0), played, lexicon, (3, 7, 11))
    assert all("listen" in exercise.answers for exercise in fresh)
    assert len({exercise.puzzle for exercise in fresh}) == 3


def test_a_word_without_a_shorter_one_found_is_hidden_instead(lexicon):
    played = Played(boggle.GAME.parse("BWFV/SLIN/DAEN/TEHT"), boggle.GAME.options(), ("line",))
    (exercise,) = exercises(boggle, Miss("word", "east", 1.0), played, lexicon, (2,))
    assert exercise.kind == "hidden"


ROUND = "UNPG/RIAE/EAYS/TSTO; DL 2 12 14; TL 8; DW 5; TW 11"


def round_misses(lexicon, found, **proven):
    game = word_streak.GAME
    played = Played(game.parse(ROUND), game.options(), found, proven=proven)
    return {miss.kind: miss for miss in game.practice.misses(played, lexicon, Run())}


def test_a_round_written_before_paths_and_pace_were_kept_misses_only_words(lexicon):
    assert set(round_misses(lexicon, ("say", "eat"))) == {"word"}
    for limit in (True, 0, -30, "30", 1e300):
        assert set(round_misses(lexicon, ("say", "eat"), paths="no", pace=[1], limit=limit)) == {"word"}


def test_a_cheap_word_played_while_the_plan_had_better_ones_is_missed(lexicon):
    misses = round_misses(lexicon, ("say", "eat"), pace=[4.5, 0.3], limit=30)
    assert misses["first"].key == ROUND
    assert misses["first"].cost > 0


def test_a_word_traced_for_fewer_points_than_it_has_is_missed(lexicon):
    game = word_streak.GAME
    puzzle = game.parse(ROUND)
    scores = {
        cells: second_ways.points("star", cells, puzzle, lexicon)
        for cells in second_ways.tracings("star", puzzle.board)
    }
    cheap, dear = min(scores, key=scores.get), max(scores, key=scores.get)
    miss = round_misses(lexicon, ("star",), paths=[list(cheap)])["path"]
    assert miss.cost == scores[dear] - scores[cheap] > 0
    assert "path" not in round_misses(lexicon, ("star",), paths=[list(dear)])


def test_the_dearest_word_that_lost_points_is_one_card_on_all_deals(lexicon):
    practice, options = quiddler.GAME.practice, quiddler.GAME.options()
    miss = Miss("greedy", "dearest word", 9.0)
    (exercise,) = exercises(quiddler, miss, Played(quiddler.Puzzle(), options), lexicon, (0,))
    deal = quiddler.GAME.parse(exercise.puzzle)
    words = [move for move in second_ways.moves_of(deal, lexicon) if isinstance(move, Word)]
    dearest = max(words, key=lambda move: second_ways.word_score(deal, move))
    played = Played(deal, options, (format_move(dearest),))
    missed = [found for found in practice.misses(played, lexicon, Run()) if found.kind == "greedy"]
    assert [found.key for found in missed] == [miss.key]
    assert missed[0].cost >= 8


def test_where_a_roll_went_wrong_is_the_first_grid_without_a_solution(lexicon):
    practice, wrong = q_less.GAME.practice, 0
    for seed in range(20):
        played = second_ways.crossing_game(seed, lexicon)
        stuck = [miss.key for miss in practice.misses(played, lexicon, Run()) if miss.kind == "stuck"]
        grids = [f"{played.puzzle.letters}; {grid}" for grid in played.proven["grids"]]
        lost = [grid for grid in grids if not second_ways.can_be_finished(q_less.GAME.parse(grid), lexicon)]
        assert stuck == lost[:1]
        wrong += len(stuck)
        assert not list(practice.misses(replace(played, solved=True), lexicon, Run()))
    assert wrong


def test_a_grid_to_be_judged_is_never_empty():
    words, stuck = load("common5k"), q_less.GAME.parse("bcefllnor; nor")
    options = q_less.GAME.options()
    made = [solvable(stuck, number, words, options, Run()) for number in range(8)]
    assert {exercise.answers for exercise in made} == {("It can be finished",), ("It cannot be finished",)}
    assert all(q_less.GAME.parse(exercise.puzzle).tiles for exercise in made)


def test_a_roll_written_before_its_grids_were_kept_has_its_last_one(lexicon):
    played = next(
        played
        for seed in range(20)
        if len((played := second_ways.crossing_game(seed, lexicon)).proven["grids"]) > 1
        and any(miss.kind == "stuck" for miss in q_less.GAME.practice.misses(played, lexicon, Run()))
    )
    last = played.proven["grids"][-1]
    old = replace(played, proven={}, found=tuple(last.split("/")))
    stuck = [miss.key for miss in q_less.GAME.practice.misses(old, lexicon, Run()) if miss.kind == "stuck"]
    assert stuck == [f"{played.puzzle.letters}; {last}"]


def test_a_dead_end_is_asked_from_the_position_before_it_and_in_turn_with_shared_prefixes(lexicon):
    seen = 0
    for seed in range(4):
        played = second_ways.random_game(seed, lexicon)
        for miss in affix.GAME.practice.misses(played, lexicon, Run()):
            if miss.kind == "dead end":
                text, _, node = miss.key.partition(" | ")
                before = affix.GAME.parse(text)
                prefix = next(move for move in played.found if move.startswith(f"{node}="))
                assert position_for(before, lexicon, played.options).count()
                after = before.with_prefix(node, prefix.partition("=")[2])
                assert not position_for(after, lexicon, played.options).count()
                assert 0 < miss.cost <= len(played.found)
                asked = exercises(affix, miss, played, lexicon, (0, 2, 1, 3))
                assert [exercise.kind for exercise in asked] == ["leaves a board"] * 2 + ["shared prefix"] * 2
                asked = exercises(affix, replace(miss, kind="hint"), played, lexicon, (0, 2, 1, 3))
                assert [exercise.kind for exercise in asked] == ["shared prefix"] * 2 + ["leaves a board"] * 2
                seen += 1
    assert seen


def test_hints_cost_their_steps_and_damaged_ones_are_passed_over(lexicon):
    hinted = [["at ell ear ow | XYZ", 4], ["damaged"], 7]
    played = Played(affix.GAME.example, affix.GAME.options(), proven={"hinted": hinted})
    assert list(affix.GAME.practice.misses(played, lexicon, Run())) == [Miss("hint", "at ell ear ow | XYZ", 4.0)]


@pytest.mark.parametrize("key", ["at ell ear ow | QQ", "at ell ear ow an | XYZ"])
def test_a_miss_that_does_not_fit_the_board_is_one_clear_error(key, lexicon):
    played = Played(affix.GAME.example, affix.GAME.options())
    with pytest.raises(StudioError, match="does not fit the board"):
        exercises(affix, Miss("hint", key, 1.0), played, lexicon, (0,))
