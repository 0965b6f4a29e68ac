"""The review of a hand game against brute force: the best lay-down, and the expectation behind a draw and a discard."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from qless_studio.engine.exercises import Played
from qless_studio.engine.games.quiddler import GAME, Options
from qless_studio.engine.games.quiddler.computer import Strength, computer_move, view_of
from qless_studio.engine.games.quiddler.hand_game import Draw, End, NextRound, after, begin, format_move
from qless_studio.engine.games.quiddler.hand_review import review_rounds
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.text import parse
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from tests.cases import lexicon
from tests.engine.games.quiddler.hand_player import states

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


def moves_until(number):
    """The moves of a game between two computers to the end of a round."""
    made = []
    for game, move in states(SEED, (Strength.EASY, Strength.EASY), WORDS):
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
        (game, last), deck = own[-1], own[-1][0].round.deck
        assert found.held == game.round.hands[0]
        assert found.words == () or all("".join(word).lower() in WORDS for word in found.words)
        if view_of(game.round).opponent is None:
            assert found.best == worth(found.held, deck, WORDS)
            assert found.score == deck.worth(c for w in last.words for c in w)
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
