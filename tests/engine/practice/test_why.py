"""The sentence under an answer: about a wrong one, or what was missed in the game. Its facts: tests/engine/why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from qless_studio.engine.exercises import Miss, Played
from qless_studio.engine.games import affix, boggle, q_less, quiddler, word_streak
from qless_studio.engine.games.quiddler.computer import Strength
from qless_studio.engine.games.quiddler.hand_game import begin, format_move
from qless_studio.engine.games.quiddler.puzzle import Puzzle as Cards
from qless_studio.engine.games.word_streak.practice import path_text
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.practice.cards import Card
from qless_studio.engine.practice.queue import DueCard, Item
from qless_studio.engine.solving import Run
from tests.engine.games.quiddler.hand_player import states
from tests.engine.practice import second_ways

ROUND = "UNPG/RIAE/EAYS/TSTO; DL 2 12 14; TL 8; DW 5; TW 11"


@pytest.fixture(scope="module")
def lexicon():
    return load("common10k")


def asked(game, miss, played, lexicon, number=0):
    exercise = game.GAME.practice.exercise(miss, (played,), number, lexicon, Run())
    assert exercise is not None
    return exercise


def why(game, exercise, played, answer, lexicon):
    return game.GAME.practice.why(exercise, played, answer, lexicon, Run())


@pytest.mark.parametrize(
    ("found", "word", "sentence"),
    [
        ("eat", "neat", "You found EAT: the N before it makes NEAT."),
        ("line", "vine", "You found LINE: with V instead of L it is VINE."),
        ("heat", "heated", "You found HEAT, and it goes on: ED makes HEATED."),
        ("neat", "neat", ""),
    ],
)
def test_of_a_word_missed_the_nearest_one_of_that_game_is_named(lexicon, found, word, sentence):
    played = Played(boggle.GAME.parse("BWFV/SLIN/DAEN/TEHT"), boggle.GAME.options(), (found,))
    exercise = asked(boggle, Miss("word", word, 1.0), played, lexicon)
    assert exercise.kind == "board"
    assert why(boggle, exercise, played, word, lexicon) == sentence


def test_on_a_fresh_board_nothing_is_said_of_words_found_elsewhere(lexicon):
    played = Played(word_streak.GAME.parse(ROUND), word_streak.GAME.options(), ("eat", "air"))
    said = set()
    for number in range(3, 43, 4):
        exercise = asked(word_streak, Miss("word", "ages", 1.0), played, lexicon, number)
        assert exercise.kind == "hidden"
        said.add(why(word_streak, exercise, played, "ages", lexicon))
    assert any("runs over" in text for text in said)
    assert not any("your words" in text or "found" in text for text in said)


def test_letters_without_a_board_have_no_reason(lexicon):
    played = Played(boggle.GAME.parse("BWFV/SLIN/DAEN/TEHT"), boggle.GAME.options(), ("eat",))
    exercise = asked(boggle, Miss("word", "neat", 1.0), played, lexicon, 1)
    assert exercise.kind == "anagrams"
    assert why(boggle, exercise, played, "neat", lexicon) == ""


def test_a_cheap_path_is_told_where_the_dearest_leads_and_a_right_one_what_the_game_gave_away(lexicon):
    puzzle = word_streak.GAME.parse(ROUND)
    scores = {
        cells: second_ways.points("star", cells, puzzle, lexicon)
        for cells in second_ways.tracings("star", puzzle.board)
    }
    best = max(scores.values())
    cheap = next(cells for cells in scores if scores[cells] < best and cells[:1] != (11,) and cells[1] == 14)
    exercise = asked(
        word_streak, Miss("path", f"star {ROUND}", 3.0), Played(puzzle, word_streak.GAME.options()), lexicon
    )
    sentence = f"Take the other S, the one with TW: {best} instead of {scores[cheap]}."
    elsewhere = Played(puzzle, word_streak.GAME.options(), ("star",), proven={"paths": [list(cheap)]})
    unknown = Played(puzzle, word_streak.GAME.options(), ("star",))
    for played in (elsewhere, unknown):
        assert why(word_streak, exercise, played, path_text(puzzle.board, cheap), lexicon) == sentence
    assert why(word_streak, exercise, elsewhere, exercise.answers[0], lexicon) == sentence
    assert why(word_streak, exercise, unknown, exercise.answers[0], lexicon) == ""


def test_a_wrong_move_is_told_why_and_a_right_one_why_that_of_the_game_was_wrong():
    lexicon = load("common5k")
    deal = "W/N T/Q L/QU G/O O/I A/U U/R I/A"
    played = Played(quiddler.GAME.parse(deal), quiddler.GAME.options(), ("WAIT 1 6 8 2",))
    exercise = asked(quiddler, Miss("position", deal, 9.0), played, lexicon)
    sentence = "Only QUIT takes the Q, and WAIT breaks it up."
    assert {why(quiddler, exercise, played, given, lexicon) for given in ("wait", "WAIT 1 6 8 2")} == {sentence}
    right = exercise.answers[0]
    assert why(quiddler, exercise, played, right, lexicon) == sentence
    assert why(quiddler, exercise, replace(played, found=()), right, lexicon) == ""
    law = exercise.solution.moves["law"]
    few = Lexicon("few", ["law"])
    assert why(quiddler, exercise, played, "law " + " ".join(str(pile + 1) for pile in law.piles), few) == ""


def test_of_a_fresh_deal_only_a_wrong_move_has_a_reason(lexicon):
    played = Played(quiddler.GAME.parse("W/N T/Q L/QU G/O O/I A/U U/R I/A"), quiddler.GAME.options(), ("WAIT 1 6 8 2",))
    exercise = asked(quiddler, Miss("greedy", "dearest word", 9.0), played, lexicon)
    words = list(second_ways.moves_of(quiddler.GAME.parse(exercise.puzzle), lexicon))
    dearest = max(
        (move for move in words if hasattr(move, "letters")),
        key=lambda move: second_ways.word_score(quiddler.GAME.parse(exercise.puzzle), move),
    )
    assert dearest.letters.upper() in why(quiddler, exercise, played, dearest.letters, lexicon)
    assert why(quiddler, exercise, played, exercise.answers[0], lexicon) == ""


def test_a_hand_is_told_how_it_could_have_been_laid_down():
    lexicon = load("common5k")
    words = Lexicon("test", ["at", "ate", "tea", "in", "tin", "no", "on", "one", "not", "do", "ad", "re", "er", "ear"])
    every = states(6, (Strength.EASY, Strength.EASY), words)
    moves = [move for game, move in every if game.round.number < 3]  # up to hands of five cards
    game = begin(6)
    played = Played(
        Cards((), game.round.hands[0]), quiddler.GAME.options(), tuple(map(format_move, moves)),
        proven={"kind": "hand", "seed": 6, "deck": "en"},
    )  # fmt: skip
    misses = [miss for miss in quiddler.GAME.practice.misses(played, lexicon, Run()) if miss.kind == "lay down"]
    said = {}
    for miss in misses:
        exercise = asked(quiddler, miss, played, lexicon)
        said[miss.key] = why(quiddler, exercise, played, exercise.answers[0], lexicon)
    assert said["hand: A C D I N"] == "Put the C into ACID and discard the N: you give away 3 less."
    exercise = asked(quiddler, misses[0], played, lexicon)
    assert why(quiddler, exercise, replace(played, proven={}), exercise.answers[0], lexicon) == ""


def test_a_grid_that_cannot_be_finished_is_told_why(lexicon):
    played = Played(q_less.GAME.parse("bdegnoswy"), q_less.GAME.options(), ("dogs", "e...", "n...", "y..."))
    stuck = Miss("stuck", "bdegnoswy; dogs/e.../n.../y...", 2.0)
    for number in (0, 1):
        exercise = asked(q_less, stuck, played, lexicon, number)
        said = {why(q_less, exercise, played, answer, lexicon) for answer in exercise.choices}
        assert said == {"The B has only BOW and WEB left here, and they lead nowhere."}
    finish = asked(q_less, Miss("roll", "bdegnoswy", 9.0), played, lexicon)
    assert why(q_less, finish, played, finish.answers[0], lexicon) == ""


def test_a_prefix_without_a_board_is_told_why_and_the_right_one_why_that_of_the_game_had_none():
    lexicon, seen = load("common2k"), 0
    for seed in range(4):
        played = second_ways.random_game(seed, lexicon)
        for miss in affix.GAME.practice.misses(played, lexicon, Run()):
            if miss.kind != "dead end":
                continue
            exercise = asked(affix, miss, played, lexicon)
            said = {choice: why(affix, exercise, played, choice, lexicon) for choice in exercise.choices}
            assert all(said.values())
            node = miss.key.rpartition(" | ")[2]
            made = next(move for move in played.found if move.startswith(f"{node}=")).partition("=")[2]
            assert said[exercise.answers[0]] == said.get(f"{made.upper()}-", said[exercise.answers[0]])
            assert why(affix, exercise, replace(played, found=()), exercise.answers[0], lexicon) == ""
            shared = asked(affix, miss, played, lexicon, 1)
            assert why(affix, shared, played, shared.answers[0], lexicon) == ""
            seen += 1
    assert seen


def test_rules_that_are_gone_leave_the_answer_without_a_sentence(lexicon):
    entry = Entry("boggle", "BWFV/SLIN/DAEN/TEHT", Result.FINISHED, found=("eat",), lexicon="common5k")
    miss = Miss("word", "neat", 1.0)
    played = Played(boggle.GAME.parse(entry.puzzle), boggle.GAME.options(), entry.found)
    due = DueCard(Card("boggle", miss, (entry,)), None, None)
    item = Item.of(due, asked(boggle, miss, played, lexicon), boggle.GAME.practice)
    assert item.why(boggle.GAME, "neat", lexicon) == "You found EAT: the N before it makes NEAT."
    gone = replace(item, entry=replace(entry, options={"no such option": "1"}))
    assert gone.why(boggle.GAME, "neat", lexicon) == ""
