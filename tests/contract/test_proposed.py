"""No game proposes a slur: not as a hint, a question, a word of the computer or an answer in a book."""

from __future__ import annotations

import re
from random import Random

import pytest

from qless_studio.engine.exercises import Exercise, Miss, Played
from qless_studio.engine.games import boggle
from qless_studio.engine.games.affix.dealer import draw
from qless_studio.engine.games.affix.puzzle import Options as AffixOptions
from qless_studio.engine.games.affix.puzzle import Puzzle as AffixPuzzle
from qless_studio.engine.games.affix.searches import hint_steps
from qless_studio.engine.games.affix.solver import position_for
from qless_studio.engine.games.q_less.puzzle import Options as QLessOptions
from qless_studio.engine.games.q_less.puzzle import Puzzle as QLessPuzzle
from qless_studio.engine.games.q_less.searches import GridHintStep
from qless_studio.engine.games.q_less.searches import hints as q_less_hints
from qless_studio.engine.games.quiddler.computer import Strength, View, move
from qless_studio.engine.games.quiddler.hints import hints as quiddler_hints
from qless_studio.engine.games.quiddler.move_analysis import rated_moves
from qless_studio.engine.games.quiddler.practice import POSITION
from qless_studio.engine.games.quiddler.puzzle import Word
from qless_studio.engine.games.quiddler.rules import Options as QuiddlerOptions
from qless_studio.engine.grids import practice as likelihood
from qless_studio.engine.grids.board import neighbours_of
from qless_studio.engine.grids.review import hints as board_hints
from qless_studio.engine.grids.review import par_plan
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES
from qless_studio.engine.lexicon.lexicon import marked, propose_all
from qless_studio.engine.lexicon.shipped import list_like
from qless_studio.engine.player.model import AVERAGE
from qless_studio.engine.player.opponent import words_of_level
from qless_studio.engine.player.scale import features_of
from qless_studio.engine.player.study import study_words
from qless_studio.engine.practice.cards import MissStore
from qless_studio.engine.practice.queue import Queue
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run

SLURS = marked(ENGLISH)
BY_KEY = {game.key: game for game in GAMES}


@pytest.fixture(scope="module")
def lexicon():
    """A list in which slurs are the most common words, so that whoever looks for common words finds them first."""
    base = load("common5k")
    zipf = dict.fromkeys(sorted(SLURS), 8.0) | {word: base.zipf(word) for word in base.words if word not in SLURS}
    return Lexicon("tempting", zipf, zipf)


@pytest.fixture
def everything_proposed():
    propose_all(True)
    yield
    propose_all(False)


def words_in(value: object) -> set[str]:
    return set(re.findall("[a-z]+", repr(value).lower()))


def named(exercise: Exercise) -> set[str]:
    """The words that a question names; in Q-Less the other ways to finish come last."""
    answers = exercise.answers[:1] if "/" in exercise.answers[0] else exercise.answers
    return words_in((answers, exercise.choices, getattr(exercise.solution, "moves", exercise.solution)))


def exercises_of(game, lexicon, seeds):
    """Questions of four kinds about everything in a few puzzles."""
    for seed in seeds:
        puzzle = game.load_paper().draw(lexicon, seed, Run())
        played = Played(puzzle, game.options(), proven={"limit": 120.0})
        misses = (game.practice.unplayed or game.practice.misses)(played, lexicon, Run())
        chosen = sorted(misses, key=lambda miss: miss.key not in SLURS)[:4]
        for number, miss in enumerate(chosen):
            exercise = game.practice.exercise(miss, (played,), number, lexicon, Run())
            if exercise is not None:
                yield exercise, played


DRAWN = [game for game in GAMES if game.load_practice and game.load_paper]
"""Whose questions can be asked about puzzles that are drawn here."""


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.key)
def test_no_question_names_one(game, lexicon):
    exercises = list(exercises_of(game, lexicon, range(1, 4)))
    assert exercises
    assert all(SLURS.isdisjoint(named(exercise)) for exercise, _ in exercises)


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.key)
def test_no_sentence_under_an_answer_names_one(game, lexicon):
    for exercise, played in exercises_of(game, lexicon, range(1, 4)):
        for answer in (*exercise.answers[:3], *exercise.choices):
            text = game.practice.why(exercise, played, answer, lexicon, Run())
            assert SLURS.isdisjoint(words_in(text))
            assert len(text.split()) <= 20


@pytest.fixture(scope="module")
def crossing():
    """A list of a slur and a shorter word with one common letter, and the letters of both, which only they use up."""
    slur = next(word for word in sorted(SLURS) if len(word) == 8)
    other = next(word for word in load("common2k").words if len(word) == 5 and len(set(word) & set(slur)) == 1)
    shared = (set(other) & set(slur)).pop()
    return Lexicon("two", (slur, other)), slur + other.replace(shared, "", 1)


def test_a_grid_that_only_a_slur_completes_is_solvable_but_given_nowhere(crossing):
    (lexicon, letters), game = crossing, BY_KEY["q-less"]
    puzzle = QLessPuzzle(letters)
    assert list(game.solve(puzzle, lexicon, game.options(), Run()))
    assert [step.step for step in q_less_hints(puzzle, lexicon, QLessOptions(), Run())] == [GridHintStep.SOLVABLE]
    assert game.load_paper().judge(puzzle, lexicon, Run()) is None
    played = Played(puzzle, game.options())
    misses = list(game.practice.misses(played, lexicon, Run()))
    assert misses
    assert [game.practice.exercise(miss, (played,), 0, lexicon, Run()) for miss in misses] == [None]


@pytest.fixture
def cards():
    """A list of a slur and a word, the letters of the slur, and eight piles with them on top."""
    slur = next(word for word in sorted(SLURS) if len(word) == 4 and len(set(word)) == 4)
    lexicon = Lexicon("few", (slur, "zoa"))
    piles = [*((letter, "x") for letter in slur), ("z", "x"), ("o", "x"), ("a", "x"), ("v", "x")]
    return lexicon, slur, BY_KEY["quiddler"].parse(" ".join(f"{top}/{under}" for top, under in piles))


def test_of_cards_a_slur_scores_but_is_neither_hinted_nor_asked_nor_printed(cards):
    lexicon, slur, puzzle = cards
    game = BY_KEY["quiddler"]
    text = game.format(puzzle)
    assert slur in {rated.move.word for rated in rated_moves(puzzle, lexicon, QuiddlerOptions(), Run())}
    assert slur not in words_in([step.text for step in quiddler_hints(puzzle, lexicon, QuiddlerOptions(), Run())])
    exercise = game.practice.exercise(Miss(POSITION, text, 9.0), (Played(puzzle, game.options()),), 0, lexicon, Run())
    assert exercise is not None
    assert slur not in exercise.answers
    assert exercise.solution.worth(Word(slur, (0, 1, 2, 3))) == exercise.solution.best
    assert game.load_paper().judge(puzzle, lexicon, Run()) is None


@pytest.mark.parametrize("strength", Strength)
def test_the_computer_lays_down_none(cards, strength):
    lexicon, slur, _ = cards
    view = View((*sorted(slur.upper()), "Z"), True, len(slur), "", 60, (), (), None)
    assert move(view, strength, lexicon, QuiddlerOptions(), Run()).words == ()


def test_the_answers_of_a_book_leave_it_out():
    wide = load("wide")
    slur = next(word for word in sorted(SLURS) if len(word) == 8 and word in wide)
    board = boggle.GAME.parse(f"{slur[:4]}/{slur[7:3:-1]}/estr/lina".upper())
    judged = boggle.GAME.load_paper().judge(board, wide, Run())
    assert judged.answer["words"] == len(list(boggle.GAME.solve(board, wide, boggle.GAME.options(), Run())))
    assert SLURS.isdisjoint(word for word, _ in judged.answer["dearest"])


def test_a_board_of_affix_can_be_filled_without_any_and_its_hint_names_none(lexicon):
    options = AffixOptions()
    for seed in range(6):
        drawn = draw(lexicon, options, "hard", Random(seed), Run())
        position = position_for(AffixPuzzle(drawn.suffixes), lexicon, options)
        assert position.without_words(SLURS).fillable()
        last = list(hint_steps(position, lexicon, options, Run()))[-1]
        node = next(number for number, node in enumerate(position.board.nodes) if node.name == last.node)
        assert SLURS.isdisjoint(position.words(node, last.prefix))


def board_with_one(lexicon):
    """A board with a slur of four letters in its first row, and that word."""
    word = next(word for word in sorted(SLURS) if len(word) == 4)
    return boggle.GAME.parse(f"{word.upper()}/ESTR/LINA/DOMP"), word


def test_on_a_board_it_counts_and_is_listed_but_neither_hinted_nor_planned_nor_played_by_the_computer(lexicon):
    puzzle, slur = board_with_one(lexicon)
    found = list(boggle.GAME.solve(puzzle, lexicon, boggle.GAME.options(), Run()))
    assert slur in {each.word for each in found}
    steps = board_hints(found, puzzle, puzzle.tiles, neighbours_of(4, 4), lexicon.zipf, slurs=SLURS)
    assert steps[-1].word not in SLURS
    assert (
        board_hints([each for each in found if each.word == slur], puzzle, puzzle.tiles, (), lexicon.zipf, slurs=SLURS)
        == ()
    )
    assert slur in {step.found.word for step in par_plan(found, lexicon.zipf, None).steps}
    assert SLURS.isdisjoint(step.found.word for step in par_plan(found, lexicon.expected, None).steps)
    board = features_of(boggle.GAME, puzzle, lexicon, boggle.GAME.options())
    everything = {each.word for each in words_of_level(board, 3000, 600, 1)}
    assert slur in everything
    assert {each.word for each in words_of_level(board, 3000, 600, 1, SLURS)} == everything - SLURS


def test_a_missed_one_is_no_card_unless_the_player_wants_it(lexicon, everything_proposed):
    puzzle, slur = board_with_one(lexicon)
    entry = Entry("boggle", boggle.GAME.format(puzzle), Result.FINISHED, lexicon="x", when="2026-12-01T08:00:00+00:00")
    cards = Queue([entry], BY_KEY, lambda name: lexicon, MissStore(None), Run()).cards
    assert slur in {card.miss.key for card in cards}
    propose_all(False)
    left = Queue([entry], BY_KEY, lambda name: lexicon, MissStore(None), Run()).cards
    assert {card.miss.key for card in left} == {card.miss.key for card in cards} - SLURS


def test_none_is_worth_learning(lexicon, monkeypatch):
    monkeypatch.setattr(likelihood, "BOARDS", 500)
    scoring = boggle.GAME.scoring(boggle.GAME.blank, boggle.GAME.options(), lexicon.language)
    words = study_words(lexicon, scoring, AVERAGE, [])
    assert words
    assert SLURS.isdisjoint(word.word for word in words)


@pytest.mark.parametrize("code", ["en", "de"])
def test_lists_have_them_all_the_same(code):
    common, slurs = load(list_like("common20k", code)), marked(LANGUAGES[code])
    known = [word for word in slurs if word in common]
    assert known
    assert all(common.matching(word) == (word,) for word in known)
    assert set(common.words) - set(common.proposed.words) == set(known)
    assert list(common.proposed.words) == sorted(common.proposed.words)


def test_every_language_has_some_in_its_letters():
    for language in LANGUAGES.values():
        assert len(marked(language)) > 200
        assert all(map(language.alphabet.spells, marked(language)))


def test_the_player_may_want_them(lexicon, everything_proposed):
    assert lexicon.proposed is lexicon


def test_words_with_an_innocent_first_sense_are_proposed():
    for word in ("spade", "cock", "monkey", "cracker", "dike", "fairy", "queen", "suit", "shrimp", "tool", "nip"):
        assert word not in SLURS
