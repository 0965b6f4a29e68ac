"""The words worth learning: what they gain, which are one family, and the scale of boards."""

from __future__ import annotations

import math
from random import Random

import pytest

from qless_studio.engine.games import boggle, word_streak
from qless_studio.engine.grids import Board, BoardSolver, format_board, neighbours_of
from qless_studio.engine.grids import practice as rolls
from qless_studio.engine.grids.dice import roll, usual_pool
from qless_studio.engine.grids.practice import counts, forget_counts
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.player.features import WEIGHTS, letter_features
from qless_studio.engine.player.model import AVERAGE, Skill
from qless_studio.engine.player.scale import (
    FASTEST,
    board_level,
    features_of,
    level_for,
    level_of_speed,
    reference_boards,
    speed_of_level,
)
from qless_studio.engine.player.study import Families, overlooked, study_words, worth_learning


@pytest.fixture
def few_rolls(monkeypatch):
    monkeypatch.setattr(rolls, "BOARDS", 2_000)
    monkeypatch.setattr("qless_studio.engine.player.study.BOARDS", 2_000)
    forget_counts()
    yield
    forget_counts()


def words_for(game, lexicon, skill=AVERAGE, folder=None):
    scoring = game.scoring(game.blank, game.options(), lexicon.language)
    return study_words(lexicon, scoring, skill, reference_boards(game, lexicon), folder)


def test_every_figure_of_a_word_follows_from_the_rolls_and_the_model(few_rolls):
    lexicon = load("common10k")
    words = {each.word: each for each in words_for(boggle.GAME, lexicon)}
    boards = reference_boards(boggle.GAME, lexicon)
    entered = sum(sum(AVERAGE.chances(board, 180)) for board in boards) / len(boards)
    searched = 0.8 * math.log(max(36, 180 - 2 * entered) / 180)
    table, counted = {3: 1, 4: 1, 5: 2, 6: 3, 7: 5}, counts(lexicon)
    for word in list(words)[::40]:
        each = words[word]
        common, length, extends = letter_features(word, lexicon)
        eta = [
            WEIGHTS.one + WEIGHTS.common * c + WEIGHTS.length * length + WEIGHTS.extends * extends + 0.03 - 0.028
            for c in (common, max(0, common))
        ]
        now, known = (1 - math.exp(-math.exp(each + searched)) for each in eta)
        assert each.points == table.get(len(word), 11)
        assert each.rolled == counted[lexicon.word_id(word)] / 2_000
        assert each.chance == pytest.approx(now)
        assert each.gain == pytest.approx(each.rolled * each.points * (known - now))
        assert each.left == pytest.approx(each.rolled * each.points * (1 - now))
    rolled = [word for word, count in zip(lexicon.words, counted, strict=True) if count > 0 and len(word) > 2]
    assert len(words) == sum(word in lexicon.proposed for word in rolled)


@pytest.mark.long
def test_the_list_is_in_order_of_gain_without_common_or_short_words(few_rolls):
    lexicon = load("common20k")
    words = words_for(boggle.GAME, lexicon)
    families = Families(lexicon.words)
    learn = worth_learning(words, families, most=60)
    assert len(learn) == 60
    assert [each.gain for each in learn] == sorted((each.gain for each in learn), reverse=True)
    assert all(len(each.word) >= 4 and lexicon.zipf(each.word) < 4 for each in learn)
    listed = {name for each in learn for name in (each.word, *each.family)}
    best = [each for each in words if len(each.word) >= 4 and each.word not in listed]
    assert max(each.gain for each in best) <= learn[-1].gain
    stems = [families.stem(each.word) for each in learn]
    assert len(set(stems)) == len(stems)
    left = overlooked(words, families, letters=3, most=20)
    assert [each.left for each in left] == sorted((each.left for each in left), reverse=True)
    assert any(lexicon.zipf(each.word) >= 4 for each in left)


def test_a_better_player_has_less_to_gain(few_rolls):
    lexicon, boards = load("common10k"), reference_boards(boggle.GAME, load("common10k"))
    skill = AVERAGE
    for board in boards:
        skill = skill.after(board, 180, [chance > 0.05 for chance in AVERAGE.chances(board, 180)])
    average, better = (sum(each.left for each in words_for(boggle.GAME, lexicon, who)) for who in (AVERAGE, skill))
    assert better < average


def test_families_are_found_in_any_language():
    families = Families(load("wide").words)
    assert {"s", "ed", "ing", "er"} <= families.endings
    assert {families.stem(word) for word in ("lend", "lends", "lender", "lenders", "lending", "lendings")} == {"lend"}
    assert families.stem("tense") == "tense"
    german = Families(load("de-everyday").words)
    assert {"n", "en", "e", "s"} <= german.endings
    assert Families([]).endings == frozenset()


def test_word_streak_has_points_of_its_own(few_rolls):
    lexicon = load("common10k")
    words = {each.word: each for each in words_for(word_streak.GAME, lexicon)}
    game = word_streak.GAME
    board = features_of(game, game.parse("QUIT/XXXX/XXXX/XXXX"), lexicon, game.options())
    assert words["quit"].points == dict(zip(board.words, board.points, strict=True))["quit"] > 10


@pytest.mark.parametrize("game", [boggle.GAME, word_streak.GAME], ids=lambda game: game.key)
def test_what_a_word_is_worth_is_what_the_solver_says(game):
    lexicon = load("common20k")
    scoring = game.scoring(game.blank, game.options(), lexicon.language)
    solver = BoardSolver(lexicon, neighbours_of(4, 4), scoring, ())
    random, faces = Random(3), [chr(97 + n) for n in range(26) if n != 16]
    seen = 0
    for _ in range(60):
        letters = (faces if random.random() < 0.4 else "aeirst" for _ in range(16))
        tiles = [each[int(random.random() * len(each))] for each in letters]
        for found in solver.all(tiles):
            assert scoring.plain(found.word) == found.score
            seen += 1
    assert seen > 300
    assert scoring.plain("a") == 0


def test_words_of_a_list_without_commonness_are_alike(few_rolls):
    lexicon = Lexicon("plain", ["rest", "rests", "tree"])
    words = words_for(boggle.GAME, lexicon)
    assert words
    by_length = {len(each.word): each.gain / each.rolled / each.points for each in words}
    assert all(each.gain == pytest.approx(by_length[len(each.word)] * each.rolled * each.points) for each in words)


def test_rolls_are_those_of_the_language(few_rolls):
    lexicon = load("de-everyday")
    seen = counts(lexicon)
    assert any(count for word, count in zip(lexicon.words, seen, strict=True) if "ä" in word or "ü" in word)


@pytest.mark.nightly
def test_the_gain_is_that_on_other_rolls():
    """On 4,000 rolls that were not counted, the words listed gain the same: within a few percent of luck."""
    lexicon = load("wide")
    forget_counts()
    words = words_for(boggle.GAME, lexicon)
    listed = {each.word: each for each in worth_learning(words, Families(lexicon.words))}
    solver = BoardSolver(
        lexicon,
        neighbours_of(4, 4),
        boggle.GAME.scoring(boggle.GAME.blank, boggle.GAME.options(), lexicon.language),
        ["qu"],
    )
    random, dice, gained = Random(99), usual_pool(lexicon.language, 16), 0.0
    for _ in range(4_000):
        for found in solver.all(roll(dice, random)):
            word = listed.get(found.word)
            if word is not None:
                gained += word.gain / word.rolled
    assert gained / 4_000 == pytest.approx(sum(each.gain for each in listed.values()), rel=0.03)


# the scale


def test_two_hundred_more_is_twice_the_speed():
    assert level_of_speed(0) == 1500
    assert level_of_speed(0.8 * math.log(2)) == pytest.approx(1700)
    assert speed_of_level(level_of_speed(1.234)) == pytest.approx(1.234)
    boards = reference_boards(boggle.GAME, load("wide"))
    assert len(boards) == 12
    for faster in (-2.0, -0.5, 0.3, 1.7):
        points = sum(AVERAGE.expected(board, 180, faster) for board in boards)
        assert level_for(boards, points) == pytest.approx(level_of_speed(faster), abs=1e-3)


def test_a_level_takes_few_forecasts(monkeypatch):
    board, asked, expected = reference_boards(boggle.GAME, load("wide"))[0], [], Skill.expected
    for faster in (-4.0, -2.0, 1.7):
        points = AVERAGE.expected(board, 1, faster)
        with monkeypatch.context() as counted:
            counted.setattr(Skill, "expected", lambda *given: asked.append(given) or expected(*given))
            assert level_for([board], points, 1) == pytest.approx(level_of_speed(faster), abs=1e-3)
        assert len(asked) <= 30
        asked.clear()


def test_levels_of_all_points_and_of_none_are_limited():
    (board, *_) = reference_boards(boggle.GAME, load("wide"))
    assert level_for([board], 0) == level_of_speed(-FASTEST)
    assert level_for([board], sum(board.points)) == level_of_speed(FASTEST)
    middle = level_for([board], AVERAGE.expected(board, 120), 120)
    assert middle == pytest.approx(1500, abs=1e-3)
    easy = features_of(boggle.GAME, boggle.GAME.parse("CAT"), load("wide"), boggle.GAME.options())
    assert level_of_speed(-FASTEST) <= level_for([easy], 0.5, 86_400) < 1000  # average players find all in a day


def test_boards_of_dice_lie_around_the_average_player():
    """The published figures of the model: mean 1478, standard deviation 106."""
    game, lexicon = boggle.GAME, load("wide")
    dice = usual_pool(lexicon.language, 16)
    rolled = (format_board(Board(4, 4, roll(dice, Random(seed)))) for seed in range(200))
    features = (features_of(game, game.parse(board), lexicon, game.options()) for board in rolled)
    levels = [level for each in features if (level := board_level(each)) is not None]
    assert 190 < len(levels) <= 200
    mean = sum(levels) / len(levels)
    assert mean == pytest.approx(1478, abs=25)
    assert math.sqrt(sum((level - mean) ** 2 for level in levels) / len(levels)) == pytest.approx(106, abs=20)


def test_boards_without_common_words_have_no_level():
    game = boggle.GAME
    assert board_level(features_of(game, game.parse("ZZZZ/ZZZZ/ZZZZ/ZZZZ"), load("wide"), game.options())) is None
    assert features_of(game, game.parse("A*/BC"), load("wide"), game.options()) is None
    assert features_of(game, game.parse("/".join(["ABCDEFG"] * 3)), load("wide"), game.options()) is None
