"""Quiddler: the rules of the hand game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.quiddler import Options
from qless_studio.engine.games.quiddler.hand_game import (
    ROUNDS,
    Draw,
    End,
    HandGame,
    Laid,
    NextRound,
    after,
    begin,
    check_words,
    format_move,
    parse_move,
    with_bonuses,
)
from qless_studio.engine.games.quiddler.rules import COPIES
from qless_studio.engine.lexicon import Lexicon

DRAW, TAKE = Draw(open=False), Draw(open=True)


def holding(hand: str, *, drawn: bool = True, other: Laid | None = None) -> HandGame:
    """A game in which the first player holds these cards, and the other one has perhaps gone out."""
    game = begin(1)
    round = replace(game.round, hands=(tuple(hand.split()), game.round.hands[1]), drawn=drawn, laid=(None, other))
    return replace(game, round=round)


def cards_of(game: HandGame) -> Counter[str]:
    """All cards, wherever they are while a round is in play."""
    round = game.round
    return Counter([*round.pile, *round.discards, *(card for hand in round.hands for card in hand)])


def test_eight_rounds_are_dealt_from_the_seed_alone():
    game = begin(7)
    assert begin(7) == game
    assert begin(8).round.hands != game.round.hands
    for number in range(ROUNDS):
        round = game.round
        assert (round.number, round.turn, round.size) == (number, number % 2, 3 + number)
        assert [len(hand) for hand in round.hands] == [round.size] * 2
        assert len(round.discards) == 1
        assert cards_of(game) == Counter(COPIES)
        laid = (Laid((), ()), Laid((), ()))
        game = replace(game, round=replace(round, laid=laid), results=(*game.results, laid))
        if number < ROUNDS - 1:
            game = after(game, NextRound())
    assert game.over
    with pytest.raises(PuzzleError, match="the game is over"):
        after(game, NextRound())


def test_a_turn_is_a_draw_and_a_discard():
    game = begin(1)
    top, hand = game.round.discards[-1], game.round.hands[0]
    taken = after(game, TAKE).round
    assert (taken.hands[0], taken.discards, taken.taken) == (tuple(sorted((*hand, top))), (), ((top,), ()))
    drawn = after(game, DRAW).round
    assert drawn.hands[0] == tuple(sorted((*hand, game.round.pile[-1])))
    assert drawn.taken == ((), ())
    ended = after(after(game, TAKE), End(hand[0])).round
    assert (ended.turn, ended.drawn, ended.discards, len(ended.hands[0])) == (1, False, (hand[0],), 3)
    assert ended.taken == ((top,), ())  # seen by both, and still held
    assert after(after(game, TAKE), End(top)).round.taken == ((), ())


@pytest.mark.parametrize(
    ("hand", "drawn", "move", "why"),
    [
        ("A T I", False, End("A"), "draw a card first"),
        ("A T I S", True, TAKE, "You have drawn a card already"),
        ("A T I S", True, End("Z"), "Z is not in the hand"),
        ("A T I S", True, End("A", (("A", "T"), ("I", "S"))), "A is not in the hand"),
        ("A T I S", True, End("I", (("A", "T"),)), "To go out, put all cards but one into words"),
        ("A T I S", True, End("I", (("A",), ("T", "S"))), "at least two cards"),
        ("A T I S", True, NextRound(), "the round is not over"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(hand, drawn, move, why):
    with pytest.raises(PuzzleError, match=why):
        after(holding(hand, drawn=drawn), move)


def test_words_are_checked_against_the_list_and_the_rules():
    words = Lexicon("small", ["at", "sit"])
    check_words(End("X", (("A", "T"), ("S", "I", "T"))), words, Options())
    with pytest.raises(PuzzleError, match="TA is not in the list"):
        check_words(End("X", (("T", "A"),)), words, Options())
    with pytest.raises(PuzzleError, match="A word needs at least 3 cards"):
        check_words(End("X", (("A", "T"),)), words, Options(min_cards=3))


def test_going_out_gives_the_other_player_one_more_turn():
    game = after(holding("A T S QU"), End("QU", (("S", "A", "T"),)))
    assert game.round.last_turn
    assert not game.round.over
    assert game.results == ()
    last = replace(game, round=replace(game.round, hands=(game.round.hands[0], ("I", "N", "Z"))))
    last = after(last, DRAW)
    drawn = next(iter((Counter(last.round.hands[1]) - Counter(["I", "N", "Z"])).elements()))
    done = after(last, End("Z", (("I", "N"),)))  # a last turn may leave cards over
    assert done.round.over
    ((first, second),) = done.results
    assert (first.points, first.left, first.longest, first.most, first.score) == (8, (), 10, 0, 18)
    assert (second.points, second.left, second.most) == (7, (drawn,), 0)
    assert done.totals == (first.score, second.score)
    with pytest.raises(PuzzleError, match="the round is over"):
        after(done, DRAW)
    assert after(done, NextRound()).round.number == 1


def test_a_last_turn_without_words_costs_all_cards_but_the_discard():
    other = Laid((("A", "T"),), ())
    game = after(holding("J V Z QU", other=other), End("Z"))
    mine, theirs = game.results[0]
    assert (mine.score, mine.left) == (-(13 + 11 + 9), ("J", "QU", "V"))  # a round may score less than zero
    assert (theirs.longest, theirs.most, theirs.score) == (10, 10, 25)


def test_bonuses_go_by_letters_and_words_and_to_nobody_when_equal():
    def bonuses(one: list[str], two: list[str]) -> list[tuple[int, int]]:
        words = [tuple(tuple(word.split("-")) for word in each) for each in (one, two)]
        return [(laid.longest, laid.most) for laid in with_bonuses([Laid(each, ()) for each in words])]

    assert bonuses(["QU-I-T"], ["S-A-T"]) == [(10, 0), (0, 0)]  # four letters on three cards
    assert bonuses(["A-T"], ["A-T"]) == [(0, 0), (0, 0)]
    assert bonuses(["A-T", "I-T"], ["S-A-T"]) == [(0, 10), (10, 0)]
    assert bonuses([], ["A-T"]) == [(0, 0), (10, 10)]


def test_an_empty_draw_pile_is_made_of_what_was_discarded():
    game = holding("A T I", drawn=False)
    round = replace(game.round, pile=(), discards=("B", "C", "D", "E"))
    game = replace(game, round=round)
    drawn = after(game, DRAW).round
    assert (len(drawn.pile), drawn.discards, drawn.shuffles) == (2, ("E",), 1)
    assert Counter([*drawn.pile, *drawn.hands[0]]) == Counter("ATIBCD")
    assert after(game, DRAW) == after(game, DRAW)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (DRAW, "DRAW"),
        (TAKE, "TAKE"),
        (NextRound(), "NEXT"),
        (End("QU"), "DISCARD QU"),
        (End("T", (("H", "E", "X"), ("QU", "A"))), "LAY H-E-X QU-A DISCARD T"),
    ],
)
def test_moves_have_a_text_form(move, text):
    assert format_move(move) == text
    assert parse_move(text) == move


@pytest.mark.parametrize("text", ["", "draw", "LAY DISCARD A", "LAY A DISCARD B", "DISCARD", "DISCARD ABC", "NEXT 1"])
def test_other_texts_are_no_moves(text):
    with pytest.raises(PuzzleError):
        parse_move(text)


@given(st.integers(0, 10**6))
@settings(max_examples=8)
def test_cards_are_neither_lost_nor_made(seed):
    """Whatever is drawn and discarded, even for longer than the draw pile lasts."""
    random, game = Random(seed), begin(seed)
    for _ in range(500):
        if game.round.drawn:
            hand = game.round.hands[game.round.turn]
            game = after(game, End(hand[int(random.random() * len(hand))]))
        else:
            game = after(game, Draw(open=random.random() < 0.2))
        assert cards_of(game) == Counter(COPIES)
        for player, hand in enumerate(game.round.hands):
            assert Counter(game.round.taken[player]) <= Counter(hand)
    assert game.round.shuffles
