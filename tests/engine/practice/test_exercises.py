"""What counts as missed, and that the answers of an exercise are exactly the right ones, confirmed by a second way."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from qless_studio.engine.exercises import Miss, Played
from qless_studio.engine.games import boggle, nullgame, q_less, quiddler, word_streak
from qless_studio.engine.games.q_less.practice import lift
from qless_studio.engine.games.q_less.puzzle import Puzzle, Tile, moved
from qless_studio.engine.games.quiddler.move_analysis import rated_moves
from qless_studio.engine.games.quiddler.puzzle import format_move
from qless_studio.engine.grids import Board, neighbours_of, paths_of
from qless_studio.engine.grids.dice import DICE, roll
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Run
from tests.fixtures.nightly import by_day


@pytest.fixture(scope="module")
def lexicon():
    return load("common10k")


def rolled(seed) -> Board:
    return Board(4, 4, roll(DICE["classic"].dice, Random(seed)))


def on_board(board, lexicon):
    """All words of a board, each tried by itself."""
    near, letters = neighbours_of(board.rows, board.columns, 8, False), set("".join(board.tiles))
    return {
        word for word in lexicon.words if len(word) > 2 and set(word) <= letters and paths_of(word, board.tiles, near)
    }


def test_what_was_not_found_is_missed(lexicon):
    practice, board = boggle.GAME.practice, rolled(1)
    every = on_board(board, lexicon)
    found = tuple(sorted(every)[::3])
    played = Played(board, boggle.GAME.options(), found)
    missed = {miss.key for miss in practice.misses(played, lexicon, Run())}
    assert missed == {word for word in every - set(found) if lexicon.zipf(word) >= 2.3}


@pytest.mark.parametrize("seed", range(3))
def test_the_answers_on_a_board_are_all_its_words_of_that_pattern(seed, lexicon):
    practice, board = boggle.GAME.practice, rolled(seed)
    every = on_board(board, lexicon)
    played = Played(board, boggle.GAME.options())
    for miss in practice.misses(played, lexicon, Run()):
        exercise = practice.exercise(miss, (played,), 0, lexicon, Run())
        alike = {w for w in every if (w[0], w[-1], len(w)) == (miss.key[0], miss.key[-1], len(miss.key))}
        assert set(exercise.answers) == alike
        assert miss.key in alike


def test_the_answers_of_a_heap_are_all_anagrams(lexicon):
    practice, played = boggle.GAME.practice, Played(rolled(2), boggle.GAME.options())
    words = set(lexicon.words)
    for key in ("tea", "least", "dear", "listen"):
        exercise = practice.exercise(Miss("word", key, 1.0), (played,), 1, lexicon, Run())
        assert set(exercise.answers) == {"".join(each) for each in permutations(key)} & words
        assert exercise.needed == len(exercise.answers)


def test_a_word_that_left_the_list_is_not_asked(lexicon):
    practice, played = boggle.GAME.practice, Played(rolled(2), boggle.GAME.options())
    without = Lexicon("less", [word for word in lexicon.words if word != "tea"])
    for number in range(2):
        assert practice.exercise(Miss("word", "tea", 1.0), (played,), number, without, Run()) is None


def test_multipliers_count_in_what_a_miss_costs(lexicon):
    game = word_streak.GAME
    played = Played(game.example, game.options())
    costs = {miss.key: miss.cost for miss in game.practice.misses(played, lexicon, Run())}
    scores = {found.word: found.score for found in game.solve(game.example, lexicon, game.options(), Run())}
    assert costs
    assert all(scores[word] == cost for word, cost in costs.items())


def placed(grid):
    return [Tile(r, c, letter) for r, row in enumerate(grid) for c, letter in enumerate(row) if letter != "."]


def finished(begun: Puzzle, lexicon, options):
    """Every grid with these tiles, picked out of all solutions of the letters: shifted, and turned over."""
    tiles = set(begun.tiles)
    rows = max(tile.row for tile in tiles) + len(begun.letters)
    found = set()
    for solution in q_less.GAME.solve(Puzzle(begun.letters), lexicon, options, Run()):
        for cells in (placed(solution.grid), [Tile(t.column, t.row, t.letter) for t in placed(solution.grid)]):
            for down in range(-rows, rows):
                for right in range(-rows, rows):
                    shifted = {Tile(t.row + down, t.column + right, t.letter) for t in cells}
                    if tiles <= shifted:
                        found.add("/".join(Puzzle(begun.letters, moved(sorted(shifted))).rows))
    return found


@pytest.mark.long
@pytest.mark.parametrize("letters", ["catdogs", "trained", "plasters"])
@by_day("catdogs", "trained")
def test_every_way_to_finish_a_roll_is_right(letters, lexicon):
    practice, options = q_less.GAME.practice, q_less.GAME.options()
    played = Played(Puzzle(letters), options)
    (miss,) = practice.misses(played, lexicon, Run())
    assert Counter(miss.key) == Counter(letters)
    for number in range(2):
        exercise = practice.exercise(miss, (played,), number, lexicon, Run())
        begun = q_less.GAME.parse(exercise.puzzle)
        assert len(begun.letters) - len(begun.tiles) == (4, 3)[number]
        assert set(exercise.answers) == finished(begun, lexicon, options)


def test_a_solved_roll_and_one_without_solution_teach_nothing(lexicon):
    practice, options = q_less.GAME.practice, q_less.GAME.options()
    assert not list(practice.misses(Played(Puzzle("catdogs"), options, solved=True), lexicon, Run()))
    assert not list(practice.misses(Played(Puzzle("qqqzzz"), options), lexicon, Run()))


def test_how_likely_a_word_is_to_come_back_is_the_share_of_simulated_boards(lexicon):
    likelihood = boggle.GAME.practice.likelihood
    random, boards = Random(99), 600
    seen = sum("tea" in on_board_of("tea", Board(4, 4, roll(DICE["classic"].dice, random))) for _ in range(boards))
    assert abs(likelihood(Miss("word", "tea", 1.0), lexicon, None) - seen / boards) < 0.05
    assert likelihood(Miss("word", "tea", 1.0), lexicon, None) > likelihood(
        Miss("word", "juggling", 1.0), lexicon, None
    )
    assert likelihood(Miss("word", "notaword", 1.0), lexicon, None) == 0


def on_board_of(word, board):
    return {word} if paths_of(word, board.tiles, neighbours_of(4, 4, 8, False)) else set()


def test_the_null_game_is_an_example(lexicon):
    game = nullgame.GAME
    played = Played(game.example, game.options(), ("head",))
    misses = {miss.key: miss for miss in game.practice.misses(played, lexicon, Run())}
    assert "lines" in misses
    assert "head" not in misses
    exercise = game.practice.exercise(misses["lines"], (played,), 0, lexicon, Run())
    assert "lines" in exercise.answers


GREEDY = "L/Q O/X J/I O/T E/TH L/B T/O I/H"


def best_of(text, lexicon):
    """The proven best score of a position, by the solver of whole games."""
    run = Run()
    for _ in quiddler.GAME.solve(quiddler.GAME.parse(text), lexicon, quiddler.GAME.options(), run):
        pass
    return run.summary.best


@pytest.mark.long
def test_the_answers_before_a_mistake_are_all_moves_that_keep_the_best(lexicon):
    game = quiddler.GAME
    deal = game.parse(GREEDY)
    first = next(iter(practice_words(deal, lexicon)))
    played = Played(deal, game.options(), (first,))
    misses = list(game.practice.misses(played, lexicon, Run()))
    assert misses
    for miss in misses:
        exercise = game.practice.exercise(miss, (played,), 0, lexicon, Run())
        best = best_of(miss.key, lexicon)
        for answer in exercise.answers:
            moves = [answer] if ">" in answer else spellings(game.parse(miss.key), answer, lexicon)
            assert max(best_of(f"{miss.key}; {move}", lexicon) for move in moves) >= best - 1, answer


def practice_words(puzzle, lexicon):
    """Words that can be played first, the worst first, in the text form."""
    rated = list(rated_moves(puzzle, lexicon, quiddler.GAME.options(), Run()))
    for choice in sorted(rated, key=lambda rated: -rated.cost):
        if hasattr(choice.move, "word"):
            yield from spellings(puzzle, choice.move.word, lexicon)


def spellings(puzzle, word, lexicon):
    """The ways to play a word, in the text form."""
    rated = rated_moves(puzzle, lexicon, quiddler.GAME.options(), Run())
    found = [choice.move for choice in rated if getattr(choice.move, "word", "") == word]
    return [format_move(move.move) for move in found]


def test_a_word_in_the_way_is_asked_once_and_each_answer_has_its_solution(lexicon):
    options, grids = q_less.GAME.options(), ("cat/o../g..", "dog/o../s..", "dot/o../g..", "cod/a../t..")
    lifts = (lift(q_less.GAME.parse(f"catdogs; {grid}"), lexicon, options, Run()) for grid in grids)
    exercise = next(filter(None, lifts))
    assert exercise.single_try
    assert set(exercise.solution) == set(exercise.answers) < set(exercise.choices)
    for answer, solution in exercise.solution.items():
        assert Counter("".join(solution.grid).replace(".", "")) == Counter("catdogs"), answer
