"""Opponents on boards of letters: of a level, and one's own earlier rounds."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from qless_studio.engine.games import boggle, word_streak
from qless_studio.engine.lexicon import load
from qless_studio.engine.player.model import AVERAGE
from qless_studio.engine.player.opponent import Strength, own_round, usual_score, words_of_level
from qless_studio.engine.player.scale import features_of, player_level, reference_boards
from tests.engine.player.histories import board_text, played_round, rounds_of
from tests.fixtures.nightly import by_day

TEXT = "TSEA/RINO/GLDE/MUPC"


def board_of(text: str, name: str = "wide", game=boggle.GAME):
    lexicon = load(name)
    return features_of(game, game.parse(text), lexicon, game.options())


@pytest.mark.parametrize("game", [boggle.GAME, word_streak.GAME], ids=lambda game: game.key)
def test_the_same_seed_gives_the_same_round_and_the_words_are_on_the_board(game):
    board = board_of(TEXT, game=game)
    found = words_of_level(board, 1700, 180, 7)
    assert found == words_of_level(board, 1700, 180, 7) != words_of_level(board, 1700, 180, 8)
    points = dict(zip(board.words, board.points, strict=True))
    assert all(points[each.word] == each.points for each in found)
    assert len({each.word for each in found}) == len(found) > 10
    times = [each.seconds for each in found]
    assert times == sorted(times)
    assert times[-1] <= 180
    assert all(later - earlier >= 2 for earlier, later in pairwise(times))
    assert words_of_level(board, 1700, 60, 7) == tuple(each for each in found if each.seconds <= 60)


def test_the_round_of_a_seed_is_the_same_on_every_machine():
    found = words_of_level(board_of(TEXT), Strength.MEDIUM.value, 60, 1)
    words = [(each.word, round(each.seconds, 3)) for each in found[:3]]
    assert words == [("dons", 7.1), ("line", 9.812), ("gum", 12.883)]


def test_stronger_opponents_score_more():
    board = board_of(TEXT)
    means = [
        sum(sum(each.points for each in words_of_level(board, strength.value, 180, seed)) for seed in range(60)) / 60
        for strength in Strength
    ]
    assert means == sorted(means)
    assert means[0] < 0.8 * means[1] < 0.7 * means[2]


def test_an_average_opponent_scores_what_is_expected_of_an_average_player():
    boards = [board_of(board_text(seed, load("wide"))) for seed in range(40)]
    expected = sum(AVERAGE.expected(board, 180) for board in boards)
    scored = sum(
        each.points for board in boards for seed in range(5) for each in words_of_level(board, 1500, 180, 100 * seed)
    )
    assert scored / 5 == pytest.approx(expected, rel=0.12)


@pytest.mark.slow
@pytest.mark.parametrize("level", [1300, 1500, 1700, 1900, 2100])
@by_day("1300", "1700", "2100")
def test_the_model_measures_an_opponent_as_what_it_is(level):
    """40 rounds each of four opponents; the mean of what is said of them."""
    lexicon = load("wide")
    pool = [board_of(board_text(seed, lexicon)) for seed in range(1_000, 1_060)]
    reference, said = reference_boards(boggle.GAME, lexicon), []
    for opponent in range(4):
        skill, random = AVERAGE, Random(opponent)
        for number in range(40):
            board = pool[int(random.random() * len(pool))]
            found = words_of_level(board, level, 180, 1_000 * opponent + number)
            skill = skill.after(board, 180, board.marks(each.word for each in found))
        said.append(player_level(skill, 40, reference).value)
    assert sum(said) / len(said) == pytest.approx(level, abs=45)


def test_an_empty_board_has_no_words_for_anybody():
    assert words_of_level(board_of("ZZZZ/ZZZZ/ZZZZ/ZZZZ"), 2000, 180, 1) == ()


# oneself


def test_ones_own_last_round_on_a_board_whichever_way_up():
    game, rounds = boggle.GAME, rounds_of(3, 1700)
    earlier = replace(rounds[1], found=rounds[1].found[:4], id="later")
    rows = rounds[1].puzzle.split("/")
    turned = game.parse("/".join("".join(row[column] for row in reversed(rows)) for column in range(4)))
    board = features_of(game, turned, load("wide"), game.options())
    ghost = own_round([*rounds, earlier], game, turned, board)
    assert ghost.entry == earlier
    assert [each.word for each in ghost.words] == list(earlier.found)
    assert [each.seconds for each in ghost.words] == pytest.approx([36, 72, 108, 144])
    assert own_round([replace(earlier, hints=("word",))], game, turned, board) is None
    assert own_round([rounds[0], replace(rounds[1], puzzle="damaged!")], game, turned, board) is None


def test_known_times_are_kept():
    game, entry = word_streak.GAME, played_round(5, 1700, game="word-streak", seconds=120)
    times = [float(5 * place) for place in range(len(entry.found))]
    timed = replace(entry, proven={**entry.proven, "times": times})
    board = features_of(game, game.parse(entry.puzzle), load("wide"), game.options())
    ghost = own_round([timed], game, game.parse(entry.puzzle), board)
    assert [each.seconds for each in ghost.words] == times
    odd = replace(entry, proven={**entry.proven, "times": ["soon"] * len(times)})
    assert own_round([odd], game, game.parse(entry.puzzle), board).words[0].seconds > 0


def test_the_usual_score_is_that_of_the_last_ten_rounds():
    rounds = rounds_of(12, 1600, name="common2k")
    scores = [entry.proven["score"] for entry in rounds]
    assert usual_score(rounds, "boggle") == pytest.approx(sum(scores[2:]) / 10)
    assert usual_score([replace(rounds[0], hints=("x",))], "boggle") is None
