"""What words score is computed in one place, and the kernels agree with it."""

from random import Random

import pytest

from qless_studio.engine.games.quiddler.puzzle import CARDS
from qless_studio.engine.games.quiddler.rules import (
    ENGLISH_DECK,
    LONGEST,
    Options,
    hand_bonus,
    length_bonus,
    round_bonuses,
    word_score,
)
from qless_studio.engine.games.quiddler.table import Table, scored
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

LEXICON = Lexicon("test", ["queen", "quite", "the", "then", "thine", "inner", "clinch", "cling", "in", "er", "entire"])


@pytest.mark.parametrize("bonus", [Options().bonus, "", "2:3, 9:40"])
def test_the_kernel_gains_for_a_set_of_cards_what_its_word_scores(bonus):
    random, options = Random(4), Options(bonus=bonus)
    compared = 0
    for _ in range(60):
        cards = random.sample(["QU", "E", "E", "N", "TH", "IN", "ER", "CL", "CL", "I", "T", "N", "H"], 8)
        table = Table([*cards, *[""] * (CARDS - len(cards))], len(cards), LEXICON, options, ENGLISH_DECK, Run())
        for used in table.playable((1 << len(cards)) - 1):
            score = word_score(
                (card for n, card in enumerate(cards) if used >> n & 1), options, ENGLISH_DECK, hand=False
            )
            assert scored(table.gain[used]) == score.points + score.total
            compared += 1
    assert compared > 60


def test_a_hand_has_no_length_bonus():
    assert word_score(("QU", "E", "E", "N"), Options(), ENGLISH_DECK, hand=False).bonus == 2
    assert word_score(("QU", "E", "E", "N"), Options(), ENGLISH_DECK, hand=True).bonus == 0


def test_more_letters_than_any_word_has_bring_no_bonus():
    assert length_bonus(LONGEST, Options()) == 140
    assert length_bonus(LONGEST + 1, Options()) == 0


@pytest.mark.parametrize(
    ("counts", "bonuses"), [([5, 4], (10, 0)), ([4, 4], (0, 0)), ([0, 0], (0, 0)), ([0, 1], (0, 10))]
)
def test_only_who_has_most_alone_gets_the_bonus_of_a_round(counts, bonuses):
    assert round_bonuses(counts) == bonuses


@pytest.mark.parametrize(
    ("longest", "most", "bonus"), [(None, None, 0), (4, None, 10), (5, None, 0), (None, 1, 10), (4, 1, 20), (4, 2, 10)]
)
def test_a_hand_gets_ten_points_for_each_thing_it_beats(longest, most, bonus):
    assert hand_bonus([3, 5], Options(longest_word=longest, most_words=most)) == bonus
