"""Quiddler: par by a second greedy player, and the review of played games by what it says adds up to."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.games.quiddler import GAME, Options, parse
from qless_studio.engine.games.quiddler.dealer import dealt, par, par_game
from qless_studio.engine.games.quiddler.move_analysis import rated_moves
from qless_studio.engine.games.quiddler.practice import GameFigures, ReviewedMove, review_game
from qless_studio.engine.games.quiddler.puzzle import Puzzle, Shift, played, positions
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, POINTS, bonus_table
from qless_studio.engine.games.quiddler.solver import LaidWord, standings
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from tests.cases import lexicon
from tests.fixtures.nightly import by_day

EXAMPLE = "L/Q O/X J/I O/T E/TH L/B T/O I/H"
COMMON = [
    "an",
    "ant",
    "ate",
    "eat",
    "tea",
    "tee",
    "tin",
    "net",
    "ten",
    "then",
    "thin",
    "in",
    "inn",
    "quit",
    "quite",
    "at",
    "it",
    "her",
    "tree",
    "inner",
    "enter",
]
RARE = ["thine", "er", "nitre", "retina", "qi", "et", "inert"]
MIXED = Lexicon("mixed", [*COMMON, *RARE], {word: 4.5 - 0.01 * n for n, word in enumerate(COMMON)} | {"qi": 3.9})
CARDS = ["A", "N", "T", "E", "I", "TH", "IN", "ER", "QU", "R", "H"]


def reviewed(puzzle: Puzzle, words: Lexicon, options: Options | None = None) -> tuple[list[ReviewedMove], GameFigures]:
    run = Run()
    rows = list(review_game(puzzle, words, options or Options(), run))
    assert isinstance(run.summary, GameFigures)
    return rows, run.summary


def greedy_score(puzzle: Puzzle, options: Options) -> int:
    """The score of the greedy player, by trying the cards of every word in every order."""
    bonus, piles, score = bonus_table(options.bonus), [list(pile) for pile in puzzle.piles], 0
    while True:
        upper = {place: pile[0] for place, pile in enumerate(piles) if pile}
        best = (0, 0, 0.0, "", ())
        for size in range(2, len(upper) + 1):
            for places in combinations(upper, size):
                for order in permutations(places):
                    word = "".join(upper[place] for place in order).lower()
                    if word in COMMON:
                        worth = sum(POINTS[upper[place]] for place in places) + bonus[len(word)]
                        gain = worth + sum(POINTS[upper[place]] for place in places)
                        best = max(best, (gain, size, MIXED.zipf(word), word, places))
        if best[0]:
            score += best[0]
            for place in best[-1]:
                del piles[place][0]
        elif [] in piles and any(len(pile) == 2 for pile in piles):
            source = next(place for place, pile in enumerate(piles) if len(pile) == 2)
            piles[piles.index([])].append(piles[source].pop(0))
        else:
            return score - sum(POINTS[card] for card in puzzle.known)


tables = st.lists(st.lists(st.sampled_from(CARDS), max_size=2).map(tuple), min_size=3, max_size=5)


@given(tables)
@settings(max_examples=40)
def test_par_is_what_a_greedy_player_of_common_words_gets(piles):
    # without several sets of equal cards to choose from, which lead to different games
    puzzle = Puzzle(tuple(piles))
    if len(set(puzzle.known)) == len(puzzle.known):
        assert par(puzzle, MIXED, Options(), Run()) == greedy_score(puzzle, Options())


def test_par_of_the_example_plays_common_words_only():
    words = lexicon("wide")
    game = par_game(parse(EXAMPLE), words, Options(), Run())
    assert GAME.format(game) == EXAMPLE + "; JET 3 5 7; THO 5 2; XI 2 8; HILL 8 3 1 6; 4>2; BOOT 6 2 7 4"
    assert par(parse(EXAMPLE), words, Options(), Run()) == 58


def test_a_list_without_commonness_is_taken_as_common():
    assert par(parse("A T -"), Lexicon("plain", ["at"]), Options(), Run()) == 5


def random_game(puzzle: Puzzle, words: Lexicon, random: Random) -> Puzzle:
    """Some moves of a game, chosen at random."""
    while moves := list(rated_moves(puzzle, words, Options(), Run())):
        if random.random() < 0.15:
            break
        move = moves[int(random.random() * len(moves))].move
        puzzle = played(puzzle, move if isinstance(move, Shift) else move.move)
    return puzzle


def final_score(puzzle: Puzzle, line: tuple[LaidWord | Shift, ...]) -> int:
    """The score when a game ends with these steps."""
    for step in line:
        puzzle = played(puzzle, step if isinstance(step, Shift) else step.move)
    return standings(puzzle, Options(), ENGLISH_DECK)[-1].base


@pytest.mark.parametrize("seed", range(6))
@by_day("0", "2", "4")
def test_the_costs_of_a_game_add_up_and_what_is_called_better_is_better(seed):
    words, random = lexicon("wide"), Random(seed)
    puzzle = random_game(dealt(random, ENGLISH_DECK), words, random)
    rows, figures = reviewed(puzzle, words)
    run = Run(keep=1)
    list(GAME.solve(puzzle, words, Options(), run))
    assert figures.best == (run.summary.deal_best if puzzle.moves else run.summary.best)
    assert [row.move for row in rows] == [*puzzle.moves, None]
    assert sum(row.cost for row in rows) == figures.given_away == figures.best - figures.score
    deal = Puzzle(puzzle.piles)
    for row in rows:
        before = replace(deal, moves=puzzle.moves[: row.number - 1])
        for line, reached in ((row.line, row.before), (row.played_line, row.after)):
            assert not line or final_score(before, line) == reached
        assert bool(row.line) == bool(row.cost)
    left = sum(POINTS[card] for card in figures.left)
    assert sum(row.score for row in rows) - left == figures.score
    for number, row in enumerate(rows):
        at = Puzzle(puzzle.piles, None, puzzle.moves[:number])
        if not row.cost:
            assert (row.better, row.why, row.cause) == (None, (), "")
            continue
        step = row.better.move
        after = played(at, step if isinstance(step, Shift) else step.move)
        check = Run(keep=1)
        list(GAME.solve(after, words, Options(), check))
        assert check.summary.best == row.before  # what is called better keeps what was in reach
        assert all(reason.facts["cost"] == row.cost for reason in row.why)
        assert row.cause == (row.why[0].text if row.why else "")
    costs = [row.cost for row in rows]
    assert [row.cost for row in review_game(puzzle, words, Options(), Run(), explained=False)] == costs


def test_a_cause_says_what_would_have_been_better_and_what_was_still_there():
    game = "O X - - E L - H; EX 5 2"
    rows, figures = reviewed(parse(game), Lexicon("some", ["ex", "hex", "lo"]))
    assert rows[0].cause == "Only HEX takes the H, and EX breaks it up."
    assert rows[0].cost == 14
    assert isinstance(rows[0].better.move, LaidWord)
    assert rows[0].better.move.word == "hex"
    end = "LO was still there and would have scored 10."
    assert (rows[1].move, rows[1].cost, rows[1].cause) == (None, 10, end)
    assert figures.left == ("O", "L", "H")


def test_of_equally_good_moves_the_most_common_word_is_named():
    words = Lexicon("some", ["er", "re", "at"], {"re": 5.0, "er": 2.0, "at": 3.0})
    rows, _ = reviewed(parse("E R A T"), words)
    assert rows[0].better.move.word == "re"


def test_a_game_of_best_moves_costs_nothing():
    words = lexicon("wide")
    run = Run(keep=1)
    (game,) = GAME.solve(parse(EXAMPLE), words, Options(games=1), run)
    puzzle = parse(EXAMPLE)
    for step in game.moves:
        puzzle = played(puzzle, step if isinstance(step, Shift) else step.move)
    rows, figures = reviewed(puzzle, words)
    assert (figures.score, figures.best, figures.given_away, figures.left) == (108, 108, 0, ())
    assert all(row.cost == 0 and row.before == 108 for row in rows)
    assert not any(positions(puzzle)[-1].places)


def test_a_hand_and_unknown_cards_are_not_reviewed():
    for text in ("hand: A T I", "A/? T"):
        assert list(review_game(parse(text), MIXED, Options(), Run())) == []
