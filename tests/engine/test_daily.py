"""Puzzles of a day are worth playing, harder through the week, and for days gone by the ones they were."""

from datetime import date, timedelta

import pytest

from qless_studio.engine.days import CHOSEN_SINCE, of_weekday
from qless_studio.engine.games.boggle import GAME as BOGGLE
from qless_studio.engine.games.boggle.puzzle import Options as BoggleOptions
from qless_studio.engine.games.q_less import GAME as Q_LESS
from qless_studio.engine.games.q_less.puzzle import Options as QLessOptions
from qless_studio.engine.games.quiddler import GAME as QUIDDLER
from qless_studio.engine.games.quiddler.dealer import PLAYED_PAR, deal_to_play, par
from qless_studio.engine.games.quiddler.rules import Options as QuiddlerOptions
from qless_studio.engine.games.word_streak import GAME as WORD_STREAK
from qless_studio.engine.games.word_streak.dealer import rounds_of
from qless_studio.engine.games.word_streak.puzzle import Options as WordStreakOptions
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run

BEFORE = {
    ("boggle", "2026-11-20"): "DEFP/CTAD/TTSA/AUHK",
    ("boggle", "2026-11-23"): "AHGA/SGGF/OLIE/OOMJ",
    ("word-streak", "2026-11-20"): "SAGI/TLPE/DFGA/RMSD",
    ("word-streak", "2026-11-23"): "TAIG/OHRA/ODEK/EAID",
    ("quiddler", "2026-11-20"): "T/ER D/E TH/CL R/D E/T T/P U/U W/U",
    ("quiddler", "2026-11-23"): "R/O E/T B/S M/E I/E I/X U/A G/E",
    ("q-less", "2026-11-20"): "mkrfdstbcnoe",
    ("q-less", "2026-11-23"): "lgndrkpbcioe",
    ("affix", "2026-11-23"): "an ar ay ate",
}
MONDAY = date(2026, 11, 30)
WEEK = [MONDAY + timedelta(number) for number in range(7)]


def of(game, day, language="en"):
    return game.daily.deal(day, load(game.daily.list_in(language)), Run())


@pytest.mark.parametrize(("key", "day"), BEFORE)
def test_days_gone_by_keep_their_puzzles(key, day):
    game = next(game for game in GAMES if game.key == key)
    assert game.format(of(game, date.fromisoformat(day)).puzzle) == BEFORE[key, day]


def test_the_weekday_chooses_from_easy_to_hard():
    assert [of_weekday(day, "abcdefg") for day in WEEK] == list("abcdefg")
    assert [of_weekday(day, "a") for day in WEEK] == ["a"] * 7


def common_long(lexicon, words):
    return [word for word in words if len(word) >= 7 and (lexicon.zipf(word) or 0) >= 4]


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_board_of_a_day_has_100_words_and_a_long_common_one(language):
    lexicon = load(BOGGLE.daily.list_in(language))
    for day in WEEK[::3]:
        puzzle = of(BOGGLE, day, language).puzzle
        words = [found.word for found in BOGGLE.solve(puzzle, lexicon, BoggleOptions(), Run())]
        assert len(words) >= 100
        assert common_long(lexicon, words)


def test_each_round_of_a_days_match_has_100_words_and_a_long_common_one():
    lexicon = load(WORD_STREAK.daily.lexicon)
    for puzzle in rounds_of(of(WORD_STREAK, WEEK[3])):
        words = [found.word for found in WORD_STREAK.solve(puzzle, lexicon, WordStreakOptions(), Run())]
        assert len(words) >= 100
        assert common_long(lexicon, words)


def test_common_words_the_deal_of_a_day_is_above_40_and_all_its_cards_can_be_used():
    lexicon = load(QUIDDLER.daily.lexicon)
    found = {}
    for day in (WEEK[0], WEEK[6]):
        puzzle, run = of(QUIDDLER, day).puzzle, Run(keep=1)
        found[day] = par(puzzle, lexicon, QuiddlerOptions(), Run())
        assert list(QUIDDLER.solve(puzzle, lexicon, QuiddlerOptions(goal="all_cards", games=1), run))
        assert run.summary.all_cards_used
    assert found[WEEK[0]] > found[WEEK[6]] > 40


def test_on_weekdays_5000_words_solve_the_roll():
    lexicon = load(Q_LESS.daily.lexicon)
    few = lexicon.with_words("few", sorted(lexicon.by_commonness[:5000]))
    for day in WEEK[:5]:
        assert any(True for _ in Q_LESS.solve(of(Q_LESS, day).puzzle, few, QLessOptions(), Run()))


def common_share(day):
    lexicon = load(BOGGLE.daily.lexicon)
    found = list(BOGGLE.solve(of(BOGGLE, day).puzzle, lexicon, BoggleOptions(), Run()))
    known = sum(each.score for each in found if (lexicon.zipf(each.word) or 0) >= 4)
    return known / sum(each.score for each in found)


def test_boards_are_easy_on_mondays_and_hard_on_sundays():
    for week in range(3):
        monday = MONDAY + timedelta(7 * week)
        assert common_share(monday) > common_share(monday + timedelta(6))


@pytest.mark.parametrize("game", [BOGGLE, WORD_STREAK, QUIDDLER, Q_LESS], ids=lambda game: game.key)
def test_the_same_day_has_the_same_puzzle(game):
    assert of(game, CHOSEN_SINCE) == of(game, CHOSEN_SINCE)


def test_a_list_with_hardly_any_words_still_has_a_board_of_the_day():
    lexicon = Lexicon("few", ["ate", "eat", "tea"])
    assert BOGGLE.daily.deal(CHOSEN_SINCE, lexicon, Run()).puzzle.tiles


def test_new_deals_have_a_par_worth_playing_for():
    lexicon = load("wide")
    for seed in range(10):
        (dealt,) = deal_to_play(lexicon, "language", seed, Run())
        assert dealt.details["par"] == par(dealt.puzzle, lexicon, QuiddlerOptions(), Run()) >= PLAYED_PAR
    (dealt,) = deal_to_play(Lexicon("few", ["ate", "eat", "tea"]), "language", 1, Run())
    assert dealt.details["par"] < PLAYED_PAR  # the best of many


def test_a_new_deal_has_a_word_even_with_a_list_of_which_most_deals_have_none():
    lexicon = Lexicon("few", ["jilt", "quit", "hex"])
    without = 0
    for seed in range(12):
        (dealt,) = deal_to_play(lexicon, "language", seed, Run())
        run = Run()
        list(QUIDDLER.solve(dealt.puzzle, lexicon, QuiddlerOptions(), run))
        deck = QuiddlerOptions().deck_in(lexicon.language)
        without += run.summary.best == -deck.worth(dealt.puzzle.known)
    assert without == 0
