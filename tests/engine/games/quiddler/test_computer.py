"""Quiddler: the computer as a player of the hand game: what it knows, how well and how fast it plays."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from qless_studio.engine import kernels
from qless_studio.engine.games.quiddler import GAME, Options
from qless_studio.engine.games.quiddler.computer import Strength, View, computer_move, move, view_of
from qless_studio.engine.games.quiddler.hand import Rack
from qless_studio.engine.games.quiddler.hand_game import Draw, End, HandGame, Laid, after, check_words, with_bonuses
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.rules import COPIES, ENGLISH_DECK
from qless_studio.engine.games.quiddler.table import common_words
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from tests.cases import lexicon
from tests.engine.games.quiddler.hand_player import states, totals

EASY, MEDIUM, STRONG = Strength
SMALL = Lexicon(
    "small",
    [
        "an",
        "ant",
        "at",
        "ate",
        "eat",
        "tea",
        "net",
        "ten",
        "in",
        "inn",
        "it",
        "tin",
        "quit",
        "quite",
        "er",
        "her",
        "tree",
        "qi",
        "za",
    ],
)


@cache
def positions(count: int) -> tuple[HandGame, ...]:
    """States of games in which a computer is to move, from all rounds."""
    found = [game for seed in (1, 2) for game, made in states(seed, (MEDIUM, MEDIUM), lexicon("wide"))]
    playing = [game for game in found if not game.round.over]
    return tuple(playing[:: max(1, len(playing) // count)])


def with_other_hidden_cards(game: HandGame, random: Random) -> HandGame:
    """The same for the player to move: other cards in the draw pile and in the opponent's hand."""
    round, other = game.round, 1 - game.round.turn
    open_cards = Counter(round.taken[other])
    if round.laid[other] is not None:
        open_cards = Counter(round.hands[other])  # laid down
    hidden = [*round.pile, *(Counter(round.hands[other]) - open_cards).elements()]
    random.shuffle(hidden)
    cut = len(hidden) - len(round.pile)
    hands = list(round.hands)
    hands[other] = tuple(sorted([*open_cards.elements(), *hidden[:cut]]))
    return replace(game, seed=game.seed + 1, round=replace(round, pile=tuple(hidden[cut:]), hands=tuple(hands)))


@pytest.mark.parametrize("strength", Strength)
def test_the_computer_does_not_look_at_hidden_cards(strength):
    random, words, differed = Random(5), lexicon("wide"), 0
    for game in positions(16):
        other = with_other_hidden_cards(game, random)
        differed += other.round.pile != game.round.pile and other.round.hands != game.round.hands
        assert view_of(other.round) == view_of(game.round)
        moves = [computer_move(each, strength, words, Options(), Run()) for each in (game, other)]
        assert moves[0] == moves[1]
    assert differed > 6


def test_a_view_has_no_hidden_cards():
    for game in positions(16):
        round, view = game.round, view_of(game.round)
        hidden = Counter([*round.pile, *round.hands[1 - round.turn]])
        shown = Counter([*view.hand, view.top, *view.buried]) - Counter([""])
        assert shown + hidden == Counter(COPIES)
        assert Counter(view.taken) <= Counter(round.hands[1 - round.turn])
        assert view.pile == len(round.pile)


def test_what_is_unseen_is_the_pile_and_the_hidden_hand_and_nothing_is_counted_twice():
    last_turns = 0
    for seed in range(1, 9):
        for game, _ in states(seed, (MEDIUM, MEDIUM), lexicon("common10k")):
            round, other = game.round, 1 - game.round.turn
            if round.over:
                continue
            out = round.laid[other] is not None
            hidden = Counter() if out else Counter(round.hands[other]) - Counter(round.taken[other])
            assert view_of(round).unseen == Counter(round.pile) + hidden
            last_turns += out
    assert last_turns > 20


@pytest.mark.parametrize("strength", Strength)
def test_every_move_of_the_computer_is_legal(strength):
    words = lexicon("wide")
    for game, made in states(3, (strength, strength), words):
        if isinstance(made, End):
            check_words(made, words, Options())
        after(game, made)
    assert after(game, made).over


def test_the_weaker_ones_know_fewer_words_and_easy_draws_from_the_pile():
    words = lexicon("wide")
    for strength, floor in ((EASY, 4.0), (MEDIUM, 3.0)):
        laid = [
            "".join(word).lower()
            for game, made in states(4, (strength, strength), words)
            if isinstance(made, End)
            for word in made.words
        ]
        assert laid
        assert all(words.zipf(word) >= floor for word in laid)
    assert not any(made == Draw(open=True) for _, made in states(4, (EASY, EASY), words))
    assert common_words(SMALL) is SMALL  # it says nothing of its words


def a_view(hand: str, top: str = "", opponent: Laid | None = None, *, drawn: bool = True) -> View:
    cards = tuple(sorted(hand.split()))
    return View(cards, drawn, len(cards) - drawn, top, 60, (), (), opponent)


def moved(view: View, strength: Strength = STRONG, words: Lexicon = SMALL) -> Draw | End:
    return move(view, strength, words, Options(), Run())


@pytest.mark.parametrize("strength", [MEDIUM, STRONG])
def test_the_open_card_is_taken_when_it_completes_a_word(strength):
    assert moved(a_view("A N Z", "T", drawn=False), strength) == Draw(open=True)
    assert moved(a_view("A N T", "V", drawn=False), strength) == Draw(open=False)


def test_a_dear_hand_goes_out_and_a_last_turn_lays_what_it_can():
    out = moved(a_view("Q I Z A V"))
    assert (out.discard, {"".join(word) for word in out.words}) == ("V", {"QI", "ZA"})
    last = moved(a_view("Q I V X K", opponent=Laid((("A", "T"),), ())))
    assert last == End("X", (("Q", "I"),))


def test_a_rack_is_worth_what_the_solver_of_hands_proves():
    random, words = Random(2), lexicon("common10k")
    deck = [card for card in COPIES for _ in range(COPIES[card])]
    for size in (3, 4, 5, 6, 7):
        hand = tuple(sorted(random.sample(deck, size)))
        run = Run()
        list(GAME.solve(Puzzle((), hand), words, Options(), run))
        rack = Rack(hand, words, Options(), ENGLISH_DECK, Run())
        every = rack.everything
        assert max(rack.score(every ^ 1 << card) for card in range(size)) == run.summary.best


@pytest.mark.parametrize("size", [3, 5, 7, 9])
def test_the_last_turn_of_strong_gains_as_much_as_any(size):
    random, words = Random(size), lexicon("common10k")
    deck = [card for card in COPIES for _ in range(COPIES[card])]
    for opponent in (Laid((("A", "T"),), ()), Laid((("T", "H", "E"), ("Q", "I"), ("A", "T")), ()), Laid((), ("A",))):
        hand = tuple(sorted(random.sample(deck, size)))

        def lead(words_laid, discard, hand=hand, opponent=opponent):
            left = Counter(hand) - Counter([discard, *(card for word in words_laid for card in word)])
            mine, theirs = with_bonuses([Laid(tuple(words_laid), tuple(left.elements())), opponent])
            return mine.score - theirs.score

        ways = GAME.solve(Puzzle((), hand), words, Options(games=1_000_000), Run())
        best = max(lead([step.cards for step in way.moves], way.discard) for way in ways)
        made = moved(a_view(" ".join(hand), opponent=opponent), words=words)
        assert lead(made.words, made.discard) == best


@pytest.mark.skipif(not kernels.compiled(), reason="interpreted, a turn takes some seconds")
@pytest.mark.parametrize("hand", ["A E I T N S R L O E D", "IN ER TH A E T S R O I N"])
def test_a_turn_takes_less_than_a_fifth_of_a_second(hand):
    words = lexicon("wide")
    opponent = Laid((("A", "T"), ("IN", "T", "O"), ("S", "E", "T"), ("I", "T")), ())
    for view in (a_view(hand), a_view(hand[2:], "E", drawn=False), a_view(hand, opponent=opponent)):
        times = []
        while not times or (min(times) >= 0.2 and len(times) < 5):
            begun = time.process_time()
            moved(view, words=words)
            times.append(time.process_time() - begun)
        assert min(times) < 0.2, (view.drawn, view.opponent)


@pytest.mark.long
def test_stronger_computers_win():
    words = lexicon("wide")
    for better, worse, games in ((MEDIUM, EASY, 8), (STRONG, MEDIUM, 2)):
        results = [totals(seed, (better, worse), words) for seed in range(games)]
        assert sum(mine - theirs for mine, theirs in results) / games > 15
        assert sum(mine > theirs for mine, theirs in results) > games * 0.6
