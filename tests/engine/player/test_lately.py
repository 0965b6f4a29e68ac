"""The level of the last weeks, and the word of a day."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta

import pytest

from qless_studio.engine.games import boggle
from qless_studio.engine.grids import practice as likelihood
from qless_studio.engine.grids.practice import forget_counts
from qless_studio.engine.lexicon import load
from qless_studio.engine.player.levels import board_game_level
from qless_studio.engine.player.model import AVERAGE
from qless_studio.engine.player.rounds import Known, known_after
from qless_studio.engine.player.scale import reference_boards
from qless_studio.engine.player.study import (
    FILE,
    OFFERED,
    DayWord,
    Families,
    day_word,
    learn,
    level_lately,
    study_words,
    worth_learning,
)
from qless_studio.engine.solving import Run
from tests.engine.player.histories import GAMES, START, lists, rounds_of

TODAY = date(2026, 11, 23)


def lately(entries, today):
    _, steps = learn(entries, GAMES, lists(), Run())
    return level_lately(steps, GAMES, lists(), today, Run())


@pytest.fixture(scope="module")
def fourteen():
    return rounds_of(14, 1700)


def test_the_curve_ends_with_the_level_and_has_a_point_for_each_day(fourteen):
    today = (START + timedelta(13)).astimezone().date()
    found = lately(fourteen, today)
    expected = board_game_level(boggle.GAME, known_after(fourteen, GAMES, lists()), lists())
    assert (found.game, found.level) == ("boggle", expected)
    assert [day for day, _ in found.days] == [today - timedelta(back) for back in (4, 3, 2, 1, 0)]  # from the 10th on
    assert found.days[-1][1] == expected.value
    assert found.change(today) is None  # a week ago it was not known
    later = found.change(today + timedelta(5))
    assert later == found.days[-1][1] - found.days[2][1]


def test_of_two_rounds_of_a_day_the_last_one_counts_and_old_days_are_left_out(fourteen):
    same_day = [*fourteen[:-1], replace(fourteen[-1], when=fourteen[-2].when.replace("18:", "19:"))]
    day = datetime.fromisoformat(fourteen[-2].when).astimezone().date()
    found = lately(same_day, day)
    assert [each for each, _ in found.days] == [day - timedelta(back) for back in (3, 2, 1, 0)]
    assert found.days[-1][1] == found.level.value
    assert lately(fourteen, day + timedelta(60)).days == ()


def test_before_ten_rounds_there_is_no_level(fourteen):
    found = lately(fourteen[:9], TODAY)
    assert (found.level.known, found.level.rounds, found.days) == (False, 9, ())
    assert lately([], TODAY) is None


@pytest.fixture
def few_rolls(monkeypatch):
    monkeypatch.setattr(likelihood, "BOARDS", 1_000)
    monkeypatch.setattr("qless_studio.engine.player.study.BOARDS", 1_000)
    forget_counts()
    yield
    forget_counts()


def test_the_word_of_a_day_is_one_of_the_most_worth_and_stays_for_the_day(few_rolls, tmp_path):
    lexicon, known = load("common10k"), Known()
    scoring = boggle.GAME.scoring(boggle.GAME.blank, boggle.GAME.options(), lexicon.language)
    words = study_words(lexicon, scoring, AVERAGE, reference_boards(boggle.GAME, lexicon), tmp_path)
    best = [each.word for each in worth_learning(words, Families(lexicon.words))[:OFFERED]]

    def of(day, left_out=(), has_meaning=lambda word: True, folder=tmp_path):
        return day_word(day, boggle.GAME, lexicon, known, left_out, folder, has_meaning, Run())

    days = [TODAY + timedelta(number) for number in range(OFFERED)]
    found = [of(day, folder=None) for day in days[:3]]
    at = best.index(found[0].word)
    assert [each.word for each in found] == [best[(at + number) % OFFERED] for number in range(3)]
    assert all(each.chance is None for each in found)  # too few rounds to say
    assert of(TODAY) == found[0]
    assert of(TODAY, has_meaning=lambda word: False) == found[0]  # kept
    assert of(TODAY, [found[0].word]) != found[0]
    assert of(days[1]) == found[1]
    wanted = best[(at + 5) % OFFERED]
    assert of(TODAY, folder=None, has_meaning=lambda word: word == wanted).word == wanted
    (tmp_path / FILE).write_text('{"about": 3}')
    assert of(TODAY) == found[0]  # made again
    assert isinstance(found[0], DayWord)
