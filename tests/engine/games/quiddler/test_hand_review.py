"""The review of a hand game against brute force: the best lay-down, and the expectation behind a draw and a discard."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from qless_studio.engine.exercises import Played
from qless_studio.engine.games.quiddler import GAME, Options
from qless_studio.engine.games.quiddler.computer import Strength, computer_move, view_of
from qless_studio.engine.games.quiddler.hand_game import (
    Draw,
    End,
    Laid,
    NextRound,
    after,
    begin,
    format_move,
    with_bonuses,
)
from qless_studio.engine.games.quiddler.hand_review import review_rounds, round_reasons
from qless_studio.engine.games.quiddler.puzzle import Puzzle, parse
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from tests.cases import lexicon
from tests.engine.games.quiddler.hand_player import states
from tests.fixtures.nightly import by_day

WORDS = Lexicon(
    "test", ["at", "ate", "tea", "in", "tin", "no", "on", "one", "not", "do", "ad", "re", "er", "ear", "era"]
)
SEED = 3


def best_words(cards, deck, words):
    """Every score that laying down words from these cards can bring, the rest left over; by trying all orders."""
    scores = {-deck.worth(cards): ()}

    def lay(left, laid):
        scores[deck.worth(c for w in laid for c in w) - deck.worth(left)] = laid
        for size in range(2, len(left) + 1):
            for chosen in set(permutations(left, size)):
                if "".join(chosen).lower() in words:
                    rest = list(left)
                    for card in chosen:
                        rest.remove(card)
                    lay(tuple(rest), (*laid, chosen))

    lay(tuple(cards), ())
    return scores


def kept_by(cards):
    """What is left of some cards by each discard."""
    return [(cards[place], cards[:place] + cards[place + 1 :]) for place in range(len(cards))]


def worth(cards, deck, words):
    return max(max(best_words(kept, deck, words)) for _, kept in kept_by(tuple(cards)))


def moves_until(number, seed=SEED):
    """The moves of a game between two computers to the end of a round."""
    made = []
    for game, move in states(seed, (Strength.EASY, Strength.EASY), WORDS):
        if game.round.number > number:
            break
        made.append((game, move))
    return made


@pytest.mark.long
def test_the_best_lay_down_is_that_of_brute_force_and_choices_cost_what_they_are_expected_to():
    made = moves_until(1)
    reviewed = list(review_rounds(begin(SEED), [move for _, move in made], WORDS, Options(), Run()))
    assert [each.number for each in reviewed] == [0, 1]
    for found in reviewed:
        own = [(game, move) for game, move in made if game.round.number == found.number and game.round.turn == 0]
        (game, _), deck = own[-1], own[-1][0].round.deck
        assert found.held == game.round.hands[0]
        assert found.words == () or all("".join(word).lower() in WORDS for word in found.words)
        used = Counter([found.discard, *(card for word in found.words for card in word)])
        assert used <= Counter(found.held)
        costs = [expected_cost(game, move, deck) for game, move in own[:-1] if not isinstance(move, NextRound)]
        worst = max((cost for kind, cost in costs if kind == "draw"), default=0.0)
        assert (0.0 if found.draw is None else found.draw.cost) == pytest.approx(worst if worst >= 0.5 else 0.0)
        worst = max((cost for kind, cost in costs if kind == "discard"), default=0.0)
        assert (0.0 if found.dropped is None else found.dropped.cost) == pytest.approx(worst if worst >= 0.5 else 0.0)


def expected_cost(game, move, deck):
    """What a draw or discard costs on average, by trying every unseen card."""
    view = view_of(game.round)
    unseen, hand = view.unseen, view.hand

    def mean(cards):
        return sum(n * worth((*cards, card), deck, WORDS) for card, n in unseen.items()) / unseen.total()

    if isinstance(move, Draw):
        top, pile = worth((*hand, view.top), deck, WORDS), mean(hand)
        return "draw", pile - top if move.open else top - pile
    values = {card: mean(kept) for card, kept in kept_by(hand)}
    return "discard", max(values.values()) - values[move.discard]


def rounds_laid(cards, round, theirs):
    """Each way to end a round with these cards against the words of the opponent: (score, what is laid down)."""
    for _, kept in kept_by(cards):
        for laid in all_lays(kept):
            if round.last_turn or not laid.left:
                mine, _ = with_bonuses([replace(laid, deck=round.deck), replace(theirs, longest=0, most=0)])
                yield mine.score, mine


def all_lays(cards, laid=()):
    """Every way to lay down words from these cards, by trying all orders."""
    yield Laid(laid, cards)
    for size in range(2, len(cards) + 1):
        for chosen in set(permutations(cards, size)):
            if "".join(chosen).lower() in WORDS:
                left = Counter(cards) - Counter(chosen)
                yield from all_lays(tuple(left.elements()), (*laid, chosen))


@pytest.mark.parametrize("seed", range(3, 6))
@by_day("3", "5")
def test_the_proven_best_is_that_of_the_round_with_all_bonuses_and_no_play_beats_it(seed):
    made = moves_until(1, seed)
    ends = [after(game, move) for game, move in made]
    reviewed = list(review_rounds(begin(seed), [move for _, move in made], WORDS, Options(), Run()))
    assert [each.number for each in reviewed] == [0, 1]
    for found in reviewed:
        last = [game.round for game, _ in made if game.round.number == found.number and game.round.turn == 0][-1]
        mine, theirs = next(game.results[found.number] for game in ends if len(game.results) > found.number)
        ways = list(rounds_laid(found.held, last, theirs))
        assert found.score == mine.score  # the points that the table and the list of rounds show
        assert found.best == max(score for score, _ in ways) >= found.score
        assert any(score == found.best and sorted(way.words) == sorted(found.words) for score, way in ways)
        alone = max(way.points - way.deck.worth(way.left) for _, way in ways)
        assert found.lost == alone - (mine.points - mine.deck.worth(mine.left))


@pytest.mark.parametrize("seed", range(3, 6))
@by_day("3", "5")
def test_what_was_lost_in_a_round_has_its_reasons_in_order(seed):
    moves = [move for _, move in moves_until(1, seed)]
    for found in review_rounds(begin(seed), moves, WORDS, Options(), Run()):
        reasons = round_reasons(found, WORDS, Options(), Run())
        lost = bool(found.cost), found.draw is not None, found.dropped is not None
        assert len(reasons) <= sum(lost)
        assert all(reason.facts["cost"] == found.cost for reason in reasons if "cost" in reason.facts)
        drawn = [reason.facts["top"] for reason in reasons if "top" in reason.facts]
        assert not drawn or drawn == [found.draw.made or found.draw.better]
        dropped = [(reason.facts["made"], reason.facts["better"]) for reason in reasons if "made" in reason.facts]
        assert not dropped or dropped == [(found.dropped.made, found.dropped.better)]


def going_out_first(hand, mine, theirs):
    """The review of a round in which the player goes out first and the opponent lays down words."""
    game = begin(SEED)
    held = tuple(card for word in theirs for card in word)
    round = replace(game.round, turn=0, hands=(hand, held), drawn=True, pile=("B", "X"))
    moves = [mine, Draw(open=False), End("X", theirs)]
    words = Lexicon("test", ["mi", "sh", "mesh", "hies", "he", "hem", "is", "mis", "jet", "beta", "at"])
    (found,) = review_rounds(replace(game, round=round), moves, words, Options(), Run())
    return found


def test_who_went_out_first_is_not_advised_to_a_play_that_scored_less():
    found = going_out_first(("H", "E", "I", "M", "S"), End("M", (("H", "I", "E", "S"),)), (("A", "T"),))
    assert found.score == 14 + 10  # the longest word
    assert (found.best, found.discard) == (17 + 10, "I")
    assert found.words == (("M", "E", "S", "H"),)  # not MI and SH: two words for the same points
    assert found.lost == 3


def test_equal_scores_are_told_apart_by_the_bonuses_of_the_opponent_and_the_longest_word():
    found = going_out_first(("H", "I", "M", "S"), End("H", (("M", "I", "S"),)), (("A", "T"), ("A", "T")))
    assert (found.best, found.words, found.discard) == (20, (("M", "I", "S"),), "H")
    assert found.cost == 0


def test_who_goes_out_first_must_lay_down_every_card_but_the_discard():
    found = going_out_first(("A", "B", "E", "J", "T"), End("J", (("B", "E", "T", "A"),)), (("A", "T"),))
    assert (found.score, found.best) == (15 + 10, 15 + 10)  # JET with A left over would score 16, and may not be laid


def test_on_a_last_turn_the_bonuses_count_against_the_words_that_lie_open():
    game = begin(SEED)
    hands = (("A", "E", "T"), ("A", "D", "O"))
    game = replace(game, round=replace(game.round, turn=1, hands=hands, drawn=True, pile=("B", "N")))
    moves = [End("O", (("A", "D"),)), Draw(open=False), End("N")]
    (found,) = review_rounds(game, moves, WORDS, Options(), Run())
    deck = game.round.deck
    assert found.held == ("A", "E", "N", "T")
    assert found.best == deck.worth("AET") + 10  # the longest word; each lays down one
    assert found.score == -deck.worth("AET")
    assert "".join(found.words[0]).lower() in ("ate", "tea")
    assert found.discard == "N"


def test_a_discard_that_could_have_gone_out_names_the_words():
    game = begin(SEED)
    round = replace(game.round, turn=0, hands=(("I", "V", "X"), ("A", "T", "T")), pile=("N", "B", "Y"))
    turns = [End("V"), End("B", (("T", "A", "T"),)), End("X")]
    moves = [move for end in turns for move in (Draw(open=False), end)]
    (found,) = review_rounds(replace(game, round=round), moves, Lexicon("test", ["ivy"]), Options(), Run())
    assert (found.dropped.better, found.dropped.made, found.dropped.words) == ("X", "V", (("I", "V", "Y"),))


def test_a_hand_laid_down_badly_becomes_an_exercise_with_every_best_way():
    words, game, moves = lexicon("common10k"), begin(SEED), []
    while not game.round.over:
        if game.round.turn == 1:
            move = computer_move(game, Strength.EASY, words, Options(), Run())
        else:  # nothing is ever laid down
            move = End(game.round.hands[0][0]) if game.round.drawn else Draw(open=False)
        moves.append(move)
        game = after(game, move)
    first, found = begin(SEED).round.hands[0], tuple(map(format_move, moves))
    played = Played(Puzzle((), first), Options(), found, proven={"kind": "hand", "seed": SEED})
    (miss,) = GAME.practice.misses(played, words, Run())
    asked = GAME.practice.exercise(miss, (played,), 0, words, Run())
    cards, deck = parse(miss.key).hand, game.round.deck
    ways = [best_words(kept, deck, words) for _, kept in kept_by(cards)]
    best = max(max(way) for way in ways)
    assert {"".join(word).lower() for way in ways if best in way for word in way[best]} <= set(asked.answers)
    for answer in asked.answers:  # what is left of it is laid down as well as can be
        word = asked.solution.moves[answer].cards
        assert "".join(word).lower() == answer
        rest = list(cards)
        for card in word:
            rest.remove(card)
        assert deck.worth(word) + max(max(best_words(kept, deck, words)) for _, kept in kept_by(tuple(rest))) == best
    others = replace(played, proven={"kind": "hand", "seed": SEED + 1})
    assert list(GAME.practice.misses(others, words, Run())) == []  # dealt from other cards
