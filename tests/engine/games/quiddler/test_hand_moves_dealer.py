"""Quiddler: best way to lay down a hand, ranked and reviewed moves, hints, deals from a seed."""

from __future__ import annotations

from collections import Counter
from datetime import date
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.games.quiddler import GAME, Options, parse
from qless_studio.engine.games.quiddler.dealer import DealOptions, daily, deal, dealt
from qless_studio.engine.games.quiddler.hand import if_stopped
from qless_studio.engine.games.quiddler.hints import MoveHint, hints
from qless_studio.engine.games.quiddler.move_analysis import rated_moves, review
from qless_studio.engine.games.quiddler.puzzle import Discard, Puzzle, Shift, played, positions
from qless_studio.engine.games.quiddler.rules import COPIES, ENGLISH_DECK, POINTS
from qless_studio.engine.games.quiddler.solver import LaidWord
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Outcome, Run
from tests.cases import lexicon

WORDS = "an ant ate eat tea tee tin tine tie net ten then thin in inn quit quite quiet inset inquest quints at it er hi"
LEXICON = Lexicon("small", WORDS.split())
HAND = ["A", "N", "T", "E", "I", "TH", "IN", "QU", "S"]
SEED_1 = "D/E X/C U/A G/N N/U M/C R/A U/T"
TABLE = "T/A IN/ER E/QU I/T N/TH E R/A"


def lay_downs(text, options=None, lexicon=LEXICON):
    run = Run()
    return list(GAME.solve(parse(text), lexicon, options or Options(), run)), run.summary


def brute_force(hand: tuple[str, ...], keep_one: bool) -> int:
    """The best score of a hand, by brute force over all ways to split it."""

    def is_word(cards):
        return any("".join(order).lower() in LEXICON for order in permutations(cards))

    def best(rest: tuple[str, ...], left: tuple[str, ...], laid: int) -> int:
        if not rest:
            if keep_one and not left:
                return -1000
            return laid - sum(POINTS[card] for card in left) + max((POINTS[card] for card in left), default=0)
        first, others = rest[0], rest[1:]
        scores = [best(others, (*left, first), laid)]
        for size in range(1, len(others) + 1):
            for chosen in combinations(range(len(others)), size):
                cards = (first, *(others[n] for n in chosen))
                if is_word(cards):
                    after = tuple(card for n, card in enumerate(others) if n not in chosen)
                    scores.append(best(after, left, laid + sum(POINTS[card] for card in cards)))
        return max(scores)

    return best(hand, (), 0)


@given(st.lists(st.sampled_from(HAND), min_size=3, max_size=6), st.booleans())
@settings(max_examples=60)
def test_the_best_lay_down_agrees_with_brute_force(hand, keep_one):
    options = Options(discard="must" if keep_one else "may")
    ways, summary = lay_downs("hand: " + " ".join(hand), options)
    assert summary.best == brute_force(tuple(hand), keep_one)
    assert ways[0].score == summary.best
    for way in ways:
        used = [card for laid in way.moves for card in laid.cards]
        assert Counter([*used, *way.left, *([way.discard] if way.discard else [])]) == Counter(hand)


def test_one_card_is_kept_for_the_discard():
    ways, summary = lay_downs("hand: QU IN E T S")
    assert (summary.best, summary.all_cards_used, summary.best_all_cards) == (22, True, 22)
    assert [laid.word for laid in ways[0].moves] == ["quints"]
    assert (ways[0].discard, ways[0].left) == ("E", ())
    ways, summary = lay_downs("hand: QU IN E T S", Options(discard="may"))
    assert (summary.best, ways[0].moves[0].word, ways[0].discard) == (24, "inquest", None)
    assert GAME.fields(parse("hand: QU IN E T S"), ways[0])["discard"] is None


def test_round_bonuses_change_the_best_lay_down():
    plain = lay_downs("hand: A T I N Z")[1].best
    assert lay_downs("hand: A T I N Z", Options(most_words=1))[1].best == plain + 10
    assert lay_downs("hand: A T I N Z", Options(longest_word=20))[1].best == plain


def test_words_laid_earlier_count():
    hand = parse("hand: A T I N Z; AT 1 2")
    ways = list(GAME.solve(hand, LEXICON, Options(), Run()))
    assert ways[0].score == 2 + 3 + 2 + 5
    assert ways[0].discard == "Z"
    assert [way.score for way in GAME.solve(parse("hand:"), LEXICON, Options(), Run())] == [0]


@given(st.lists(st.sampled_from(HAND), min_size=3, max_size=6), st.data())
@settings(max_examples=60)
def test_a_finished_hand_scores_its_words_minus_the_cards_left(hand, data):
    puzzle = Puzzle((), tuple(hand))
    for way in data.draw(st.permutations(lay_downs("hand: " + " ".join(hand))[0]))[:1]:
        for laid in way.moves:
            puzzle = played(puzzle, laid.move)
    assert if_stopped(puzzle, Options(), ENGLISH_DECK) == lay_downs(GAME.format(puzzle))[0][-1].score
    kept = [number for number, held in enumerate(positions(puzzle)[-1].places) if held]
    laid = sum(POINTS[card] for card in hand) - sum(POINTS[hand[number]] for number in kept)
    discard = data.draw(st.sampled_from(kept))
    puzzle = played(puzzle, Discard(discard))
    score = laid - sum(POINTS[hand[number]] for number in kept if number != discard)
    (end,), summary = lay_downs(GAME.format(puzzle))
    assert (summary.best, summary.over, summary.deal_best) == (score, True, brute_force(tuple(hand), keep_one=True))
    assert (end.score, end.moves, end.discard) == (score, (), None)
    assert len(end.left) == len(kept) - 1
    assert if_stopped(puzzle, Options(), ENGLISH_DECK) == score
    assert summary.all_cards_used == (len(kept) == 1)


def test_a_round_bonus_counts_in_a_finished_hand():
    puzzle = parse("hand: A T I N Z; AT 1 2; DISCARD 5")
    plain = lay_downs(GAME.format(puzzle))[1]
    for options in (Options(most_words=0), Options(longest_word=1)):
        assert lay_downs(GAME.format(puzzle), options)[1].best == plain.best + 10
        assert if_stopped(puzzle, options, ENGLISH_DECK) == plain.best + 10


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hand: A T I; DISCARD 4", "card 4: is empty"),
        ("hand: A T I; AT 1 2; DISCARD 1", "card 1: is empty"),
        ("hand: A T I; DISCARD 3; AT 1 2", "the hand ended with the card discarded"),
        ("hand: A T I; DISCARD 3; DISCARD 2", "the hand ended with the card discarded"),
        ("A T I; DISCARD 1", "only a card of a hand can be discarded"),
    ],
)
def test_only_a_discard_ends_a_hand(text, why):
    with pytest.raises(PuzzleError, match=why):
        parse(text)


def test_the_verdict_has_the_score_and_the_best_possible_score():
    def verdict(text):
        run = Run()
        list(GAME.solve(parse(text), LEXICON, Options(), run))
        return GAME.verdict(run.summary, Outcome.COMPLETE)

    assert verdict("A/E N/T T -") == "Proven best 15"
    assert verdict("A/E N/T T -; AT 1 3") == "Proven best 15"
    assert verdict("A/E N/T T -; ANT 1 2 3") == "You scored 5; best 15, proven"
    assert verdict("Z A N T; ANT 2 3 4") == "You scored −4; best −4, proven"
    assert verdict("hand: A N T E Z; DISCARD 1") == "You scored −24; best 8, proven"
    assert verdict("hand: A N T E Z; ANT 1 2 3; DISCARD 4") == "You scored −4; best 8, proven"
    assert verdict("hand: A N T E Z; AT 1 3") == "Proven best −2 from here; 8 at the start"


def test_a_move_is_worth_the_best_final_score_after_it():
    puzzle = parse(TABLE)
    run = Run()
    found = list(rated_moves(puzzle, LEXICON, Options(), run))
    best = run.summary.best_from_here
    assert (run.summary.so_far, run.summary.lost) == (0, 0)
    assert found[0].cost == 0
    assert [choice.cost for choice in found] == sorted(choice.cost for choice in found)
    for choice in found:
        assert choice.worth + choice.cost == best
        after = Run(keep=1)
        list(GAME.solve(played(puzzle, choice.move.move), LEXICON, Options(), after))
        assert after.summary.best == choice.worth


def test_moves_into_empty_places_are_ranked_too():
    found = list(rated_moves(parse("A/T E/N -"), LEXICON, Options(), Run()))
    assert {choice.move for choice in found} == {Shift(0, 2), Shift(1, 2)}
    assert min(choice.cost for choice in found) == 0


def test_a_review_has_the_points_that_each_move_gave_away():
    puzzle = parse(TABLE)
    start = list(rated_moves(puzzle, LEXICON, Options(), Run()))
    bad = start[-1]
    assert bad.cost > 0
    puzzle = played(puzzle, bad.move.move)
    run = Run()
    good = next(iter(rated_moves(puzzle, LEXICON, Options(), run)))
    assert run.summary.lost == bad.cost
    assert run.summary.so_far == bad.move.points + bad.move.bonus
    puzzle = played(puzzle, good.move if isinstance(good.move, Shift) else good.move.move)
    assert [reviewed.lost for reviewed in review(puzzle, LEXICON, Options(), Run())] == [bad.cost, 0]


def test_moves_are_not_ranked_in_a_hand_or_with_unknown_cards():
    for text in ("A/? T", "hand: A T I"):
        for function in (rated_moves, review, hints):
            assert list(function(parse(text), LEXICON, Options(), Run())) == []


def test_each_hint_says_more_than_the_one_before():
    told = list(hints(parse("A/T N/E T"), LEXICON, Options(), Run()))
    assert [hint.kind for hint in told] == ["far", "length", "letter", "cards", "word"]
    word = told[-1].text.lower()
    assert word in LEXICON
    assert str(len(word)) in told[1].text
    assert word[0].upper() in told[2].text
    assert told[3].piles == tuple(sorted(told[4].piles))
    assert [hint.kind for hint in hints(parse("A/T E/N -"), LEXICON, Options(), Run())] == ["far", "shift"]
    assert [hint.kind for hint in hints(parse("Z X"), LEXICON, Options(), Run())] == ["far", "word"]


def test_a_hint_begins_with_what_to_look_at_where_a_reason_is_known():
    puzzle = parse("L/Q O/X J/I O/T E/TH L/B T/O I/H")
    first, *others = hints(puzzle, load("standard"), Options(), Run())
    assert first == MoveHint("why", "Uncover the Q under the L: every best game uses it.", (0,))
    assert [hint.kind for hint in others] == ["far", "length", "letter", "cards", "word"]
    assert next(hints(puzzle, load("common10k"), Options(), Run())).kind == "far"


@given(st.integers(0, 2**32))
@settings(max_examples=40)
def test_no_card_is_dealt_more_often_than_the_deck_has_it(seed):
    puzzle = dealt(Random(seed), ENGLISH_DECK)
    assert [len(pile) for pile in puzzle.piles] == [2] * 8
    assert all(count <= COPIES[card] for card, count in Counter(puzzle.known).items())


def test_cards_are_dealt_in_proportion_to_the_deck():
    random = Random(1)
    counts = Counter(card for _ in range(3000) for card in dealt(random, ENGLISH_DECK).known)
    for card, copies in COPIES.items():
        expected = 3000 * 16 * copies / 118
        assert abs(counts[card] - expected) < 5 * expected**0.5


def test_a_seed_deals_the_same_cards_on_every_system():
    (first,) = deal(LEXICON, DealOptions(seed=1), Run())
    assert GAME.format(first.puzzle) == SEED_1
    (hand,) = deal(LEXICON, DealOptions(seed=1, hand=5), Run())
    assert GAME.format(hand.puzzle).startswith("hand: ")
    assert len(hand.puzzle.hand) == 5
    (chance,) = deal(LEXICON, DealOptions(), Run())
    (again,) = deal(LEXICON, DealOptions(seed=chance.details["seed"]), Run())
    assert again.puzzle == chance.puzzle


@pytest.mark.parametrize("condition", ["unique", "needs_move", "needs_pair"])
def test_deals_satisfy_their_conditions(condition):
    (found,) = deal(LEXICON, DealOptions(seed=3, **{condition: True}), Run())
    run = Run()
    games = list(GAME.solve(found.puzzle, LEXICON, Options(), run))
    best = [game for game in games if game.score == run.summary.best]
    assert found.details["best"] == run.summary.best
    if condition == "unique":
        assert run.summary.best_solutions == 1
    elif condition == "needs_move":
        assert all(any(isinstance(step, Shift) for step in game.moves) for game in best)
    else:
        laid = [[step for step in game.moves if isinstance(step, LaidWord)] for game in best]
        assert all(any(len(card) == 2 for step in steps for card in step.cards) for steps in laid)


@pytest.mark.long
def test_a_deal_without_a_word_is_skipped():
    few = Lexicon("few", ["qi", "hex", "tent"])

    def has_word(puzzle):
        tops = [top for top, _ in puzzle.piles]
        return any("".join(cards).lower() in few for size in (2, 3, 4) for cards in permutations(tops, size))

    passed_over = 0
    for seed in range(15):
        random = Random(seed)
        dealt_in_turn = iter(lambda random=random: dealt(random, ENGLISH_DECK), None)
        number, expected = next((n, puzzle) for n, puzzle in enumerate(dealt_in_turn, 1) if has_word(puzzle))
        (found,) = deal(few, DealOptions(seed=seed, playable=True), Run())
        assert (found.puzzle, found.details["deals"]) == (expected, number)
        passed_over += number - 1
    assert passed_over > 15


def test_deals_from_which_all_cards_can_be_played():
    common = lexicon("common10k")
    (found,) = deal(common, DealOptions(seed=4, clear=True), Run())
    run = Run(keep=1)
    list(GAME.solve(found.puzzle, common, Options(), run))
    assert run.summary.all_cards_used


def test_conditions_on_a_hand_are_refused():
    with pytest.raises(OptionError, match="a hand has 3 to 10"):
        DealOptions(hand=2)
    with pytest.raises(OptionError, match="cannot be combined with conditions"):
        DealOptions(hand=5, clear=True)


def test_a_puzzle_may_be_a_hand_without_cards():
    assert parse("hand:") == Puzzle((), ())


def test_the_deal_of_a_day_can_be_cleared_and_follows_from_the_day():
    words = lexicon("common10k")
    monday, again, tuesday = (daily(date(2026, 11, number), words, Run()) for number in (23, 23, 24))
    assert monday == again
    assert monday.puzzle != tuesday.puzzle
    run = Run(keep=1)
    assert list(GAME.solve(monday.puzzle, words, Options(goal="all_cards", games=1), run))
    assert run.summary.all_cards_used
