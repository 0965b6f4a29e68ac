"""Quiddler: the best games against brute force, the reference cases, and what every answer must obey."""

from __future__ import annotations

import math
from collections import Counter
from functools import cache
from itertools import combinations, permutations
from operator import itemgetter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.games.quiddler import GAME, Options, parse
from qless_studio.engine.games.quiddler import table as table_module
from qless_studio.engine.games.quiddler.dealer import dealt
from qless_studio.engine.games.quiddler.move_analysis import rated_moves
from qless_studio.engine.games.quiddler.puzzle import Puzzle, played, positions, start
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, POINTS, bonus_table
from qless_studio.engine.games.quiddler.solver import LaidWord, Summary, standings, table_of
from qless_studio.engine.games.quiddler.table import Worths, scored
from qless_studio.engine.kernels import compiled
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.solving import Cancelled, Limit, Outcome, Run, Search
from tests.cases import cases, lexicon, lexicon_of
from tests.examples import examples

WORDS = "an ant ate eat tea tee tin tine tie net ten then thine thin in inn quit quite quiet clan err here tree inner"
LEXICON = Lexicon("small", [*WORDS.split(), "at", "it", "er", "queen", "inert", "nitre", "retina", "article", "enter"])
PUZZLE = parse("T/A IN/ER E/QU I/T N/TH E R/A")
CARDS = ["A", "N", "T", "E", "I", "TH", "IN", "ER", "QU", "CL", "R", "H"]


def brute_force(puzzle: Puzzle, lexicon: Lexicon, options: Options) -> tuple[int, int | None, int]:
    """Best score, best score with all cards, number of best sets of words: by trying every order of every move."""
    bonus, points = bonus_table(options.bonus), options.deck_in(lexicon.language).points
    total = sum(points[card] for card in puzzle.known)
    places = range(len(puzzle.piles))

    @cache
    def gain(cards: tuple[str, ...]) -> int:
        """Of a sorted tuple of cards; 0: no word."""
        if len(cards) < options.min_cards or not any(
            "".join(order).lower() in lexicon for order in permutations(cards)
        ):
            return 0
        return 2 * sum(points[card] for card in cards) + bonus[sum(map(len, cards))]

    found: dict[tuple[tuple[str, ...], ...], tuple[int, bool]] = {}
    seen = set()

    def play(piles: tuple[tuple[str, ...], ...], words: tuple[tuple[str, ...], ...], score: int) -> None:
        if (piles, words) in seen:
            return
        seen.add((piles, words))
        done = not any(piles)
        found[words] = (score, done or found.get(words, (0, False))[1])
        for source in places:
            for target in places:
                if len(piles[source]) == 2 and not piles[target]:
                    moved = list(piles)
                    moved[target], moved[source] = piles[source][:1], piles[source][1:]
                    play(tuple(moved), words, score)
        filled = [place for place in places if piles[place]]
        for size in range(options.min_cards, len(filled) + 1):
            for chosen in combinations(filled, size):
                cards = tuple(sorted(piles[place][0] for place in chosen))
                if gain(cards):
                    after = tuple(pile[1:] if place in chosen else pile for place, pile in enumerate(piles))
                    play(after, tuple(sorted((*words, cards))), score + gain(cards))

    play(puzzle.piles, (), -total)
    best = max(score for score, _ in found.values())
    cleared = [score for score, done in found.values() if done]
    return best, max(cleared, default=None), sum(score == best for score, _ in found.values())


def solved(puzzle, lexicon=LEXICON, options=None, keep=None):
    run = Run(keep=keep)
    games = list(GAME.solve(puzzle, lexicon, options or Options(), run))
    return games, run


def check_game(puzzle, game, options, lexicon):
    """Every move can be made, every word is one, and the score adds up."""
    bonus = bonus_table(options.bonus)
    made = Puzzle(puzzle.piles, puzzle.hand, tuple(s.move if isinstance(s, LaidWord) else s for s in game.moves))
    left = positions(made)[-1]
    assert sorted(game.left) == sorted(puzzle.cards[n] for place in left.places for n in place)
    score = -sum(POINTS[card] for card in game.left)
    for step in game.moves:
        if isinstance(step, LaidWord):
            assert all(word in lexicon for word in step.anagrams)
            assert step.word in step.anagrams
            assert "".join(step.cards).lower() == step.word
            assert len(step.cards) >= options.min_cards
            assert step.points == sum(POINTS[card] for card in step.cards)
            assert step.bonus == bonus[len(step.word)]
            score += step.points + step.bonus
    assert score == game.score


def words_of(game):
    return tuple(sorted(tuple(sorted(step.cards)) for step in game.moves if isinstance(step, LaidWord)))


piles = st.lists(st.lists(st.sampled_from(CARDS), max_size=2).map(tuple), min_size=1, max_size=4).map(tuple)
options = st.builds(
    Options,
    min_cards=st.integers(2, 3),
    bonus=st.sampled_from([Options().bonus, "", "3:1,4:0,5:40"]),
)


@given(piles, options)
@settings(max_examples=examples(80, 120))
def test_best_scores_and_their_number_are_those_of_brute_force(piles, options):
    puzzle = Puzzle(piles)
    best, best_all, count = brute_force(puzzle, LEXICON, options)
    games, run = solved(puzzle, options=options)
    assert (run.summary.best, run.summary.best_all_cards, run.summary.best_solutions) == (best, best_all, count)
    assert run.summary.proven
    assert run.summary.all_cards_used is (best_all is not None)
    assert sum(game.score == best for game in games) == count
    assert [game.score for game in games] == sorted((game.score for game in games), reverse=True)
    assert max(Counter(map(words_of, games)).values()) == 1
    for game in games:
        check_game(puzzle, game, options, LEXICON)


POLISH_CARDS = [*"AŻŁÓDZŹQ", "IE", "TH"]
"""Cards of the Polish deck, its last letter, and two that only the English deck has."""
polish_words = st.lists(st.text("ażłóź", min_size=2, max_size=5), min_size=5, max_size=40)


@given(
    st.lists(st.lists(st.sampled_from(POLISH_CARDS), max_size=2).map(tuple), min_size=1, max_size=4).map(tuple),
    polish_words,
    st.sampled_from(["language", "english"]),
)
@settings(max_examples=examples(40, 60))
def test_the_same_with_an_alphabet_of_32_letters_and_either_deck(piles, words, deck):
    lexicon, options = Lexicon("polish", [*words, "łódź", "zież", "dież"], language=LANGUAGES["pl"]), Options(deck=deck)
    best, best_all, count = brute_force(Puzzle(piles), lexicon, options)
    _, run = solved(Puzzle(piles), lexicon, options)
    assert (run.summary.best, run.summary.best_all_cards, run.summary.best_solutions) == (best, best_all, count)
    puzzle = Puzzle(piles)
    for choice in list(rated_moves(puzzle, lexicon, options, Run()))[:3]:
        assert choice.worth + choice.cost == best
        after = played(puzzle, choice.move.move if isinstance(choice.move, LaidWord) else choice.move)
        _, run = solved(after, lexicon, options)
        assert (run.summary.best, run.summary.deal_best) == (choice.worth, best)
        assert standings(after, options, options.deck_in(lexicon.language))[-1].base <= choice.worth


@given(piles)
@settings(max_examples=40)
def test_with_the_goal_all_cards_every_game_uses_them(piles):
    puzzle = Puzzle(piles)
    _, best_all, count = brute_force(puzzle, LEXICON, Options())
    games, run = solved(puzzle, options=Options(goal="all_cards"))
    assert run.summary.best_solutions == count
    assert all(not game.left for game in games)
    assert max((game.score for game in games), default=None) == best_all


@given(piles, st.integers(0, 10))
@settings(max_examples=40)
def test_after_some_moves_the_rest_is_played_as_well(piles, choice):
    puzzle = Puzzle(piles)
    games, _ = solved(puzzle)
    game = games[choice % len(games)]
    moves = [step.move if isinstance(step, LaidWord) else step for step in game.moves]
    before = solved(puzzle)[1].summary.best
    for made in range(len(moves) + 1):
        summary = solved(Puzzle(piles, None, tuple(moves[:made])))[1].summary
        assert game.score <= summary.best <= before
        before = summary.best
    if game.score == solved(puzzle)[1].summary.best:
        assert before == game.score


@given(piles, st.integers(0, 1000))
@settings(max_examples=40)
def test_after_some_moves_the_summary_knows_the_deal_and_the_end(piles, choice):
    puzzle = Puzzle(piles)
    deal_best = solved(puzzle)[1].summary.best
    for _ in range(3):
        games = solved(puzzle)[0]
        summary = solved(puzzle)[1].summary
        assert summary.deal_best == (deal_best if puzzle.moves else None)
        assert summary.over == (bool(puzzle.moves) and not any(game.moves for game in games))
        game = games[choice % len(games)]
        if not game.moves:
            break
        step = game.moves[0]
        puzzle = played(puzzle, step.move if isinstance(step, LaidWord) else step)


def test_stopping_costs_the_known_cards_and_the_average_of_the_unseen_for_the_unknown_ones():
    rest = (592 - 2 - 5 - 3) / 115
    assert standings(parse("A/? N T"), Options(), ENGLISH_DECK)[-1].if_stopped == pytest.approx(-10 - rest)
    assert standings(parse("A/? N/? T; ANT 1 2 3"), Options(), ENGLISH_DECK)[-1].if_stopped == pytest.approx(
        10 - 2 * rest
    )
    assert standings(parse("A/E N/T T; ANT 1 2 3"), Options(), ENGLISH_DECK)[-1].if_stopped == 10 - 5


def install(kernel, monkeypatch):
    for module, name in (("quiddler", "Spelling"), ("quiddler", "Worth"), ("quiddler_games", "Games")):
        monkeypatch.setattr(table_module, name, getattr(kernel(module), name))


def test_both_kernels_list_the_same_games(kernel, monkeypatch):
    expected, _ = solved(PUZZLE)
    install(kernel, monkeypatch)
    games, run = solved(PUZZLE)
    assert games == expected
    assert len(games) == 279
    assert run.summary.best == 56
    for game in games:
        check_game(PUZZLE, game, Options(), LEXICON)


@pytest.mark.parametrize("case", cases("quiddler"), ids=itemgetter("id"))
def test_reference_cases(case):
    games, run = solved(parse(case["puzzle"]), lexicon_of(case), Options(**case["options"]), keep=1)
    assert {name: getattr(run.summary, name) for name in case["expect"]} == case["expect"]
    assert len(games) == 1
    assert games[0].score == case["expect"]["best"]


def plays_of(puzzle: Puzzle, lexicon: Lexicon) -> list[tuple[int, int]]:
    """Every way to spell a word with the cards, a card of pile p and level n as bit p + 8n, and what it gains."""
    cards = {pile + 8 * level: card for pile, held in enumerate(puzzle.piles) for level, card in enumerate(held)}
    bonus, plays = bonus_table(Options().bonus), {}

    def spell(rest: str, used: int, points: int, letters: int) -> None:
        if not rest and used & (used - 1):
            plays[used] = 2 * points + bonus[letters]
        for bit, card in cards.items():
            if rest.startswith(card.lower()) and not used >> bit & 1:
                spell(rest[len(card) :], used | 1 << bit, points + POINTS[card], letters)

    for word in lexicon.words:
        spell(word, 0, 0, len(word))
    return list(plays.items())


@cache
def by_the_rules(puzzle: Puzzle, lexicon: Lexicon, clear: bool) -> int | None:
    """The best score, with `clear` of the games that use all cards: every word and every single move is tried from
    every position, once from those with the same cards on the table and the same of them covered."""
    plays = plays_of(puzzle, lexicon)

    @cache
    def worth(cards: int, covered: int) -> float:
        face_up = cards & ~(covered << 8)
        moves = [gain + worth(cards & ~used, covered & ~used) for used, gain in plays if not used & ~face_up]
        if face_up.bit_count() < len(puzzle.piles):
            moves += [worth(cards, covered & ~(1 << pile)) for pile in range(8) if covered >> pile & 1]
        return max(moves, default=-math.inf if cards else 0) if clear else max(0, *moves, 0)

    position = start(puzzle)
    best = worth(position.cards, position.covered)
    return None if best == -math.inf else int(best) - sum(POINTS[card] for card in puzzle.known)


def proven(puzzle: Puzzle, lexicon: Lexicon, clear: bool) -> int | None:
    """The same by the solver."""
    run, position = Run(), start(puzzle)
    table = table_of(puzzle, lexicon, Options(), run)
    best = Worths(table, len(position.places), clear=clear).at(position.cards, position.covered, run)
    return None if best is None else scored(best) - table.points(position.cards)


@pytest.fixture(scope="module")
def short_words():
    return Lexicon("short", [word for word in load("common5k").words if len(word) < 5])


def deals(seeds: range, fewest_piles: int = 8) -> list[Puzzle]:
    """With from so many to eight piles."""
    sizes = range(fewest_piles, 9)
    return [Puzzle(dealt(Random(seed), ENGLISH_DECK).piles[: sizes[seed % len(sizes)]]) for seed in seeds]


def alike(seeds: range) -> list[Puzzle]:
    """Seven piles with three kinds of cards."""
    return [Puzzle(tuple(zip(*[iter(Random(seed).choices("EETN", k=14))] * 2, strict=True))) for seed in seeds]


@pytest.mark.long
@pytest.mark.parametrize("clear", [False, True])
def test_best_scores_of_deals_are_those_of_the_rules(kernel, monkeypatch, short_words, clear):
    install(kernel, monkeypatch)
    for deal in deals(range(10, 15), fewest_piles=4) + alike(range(2)):
        assert proven(deal, short_words, clear) == by_the_rules(deal, short_words, clear), GAME.format(deal)


@pytest.mark.nightly
@pytest.mark.parametrize("clear", [False, True])
def test_best_scores_of_200_deals_are_those_of_the_rules(kernel, monkeypatch, clear):
    install(kernel, monkeypatch)
    for words, seeds in ((load("common5k"), range(200)), (load("wide"), range(200, 203))):
        for deal in deals(seeds) + alike(seeds):
            assert proven(deal, words, clear) == by_the_rules(deal, words, clear), GAME.format(deal)


def test_one_deal_of_sixteen_cards_interpreted_is_the_same(kernel, monkeypatch):
    install(kernel, monkeypatch)
    _, run = solved(parse("CL/J Y/O N/I R/F A/E T/T V/A C/P"), lexicon("common10k"), keep=1)
    assert (run.summary.best, run.summary.best_solutions) == (94, 2)


def test_the_published_example_is_played_out():
    lexicon = Lexicon("four", ["jilt", "qi", "hex", "tolbooth"])
    games, run = solved(GAME.example, lexicon)
    assert run.summary.best == 108
    assert GAME.describe(GAME.example, games[0]).startswith("108: JILT 21, QI 17")
    assert games[0].left == ()
    fields = GAME.fields(GAME.example, games[0])
    assert fields["left"] == []
    assert {"word", "piles", "cards", "points", "bonus"} <= set(fields["moves"][0])
    assert any(set(move) == {"from", "to"} for move in fields["moves"])
    assert GAME.verdict(run.summary, Outcome.COMPLETE) == "Proven best 108"


def test_an_empty_table_is_worth_nothing():
    games, run = solved(GAME.blank)
    assert [(game.score, game.moves, game.left) for game in games] == [(0, (), ())]
    assert (run.summary.best, run.summary.all_cards_used, run.summary.best_solutions) == (0, True, 1)


def test_better_scores_are_told_as_they_are_found_and_end_with_the_best():
    _, run = solved(PUZZLE)
    scores = [score for _, score in run.improvements]
    assert scores == sorted(set(scores))
    assert scores[-1] == run.summary.best


def test_the_listing_ends_where_it_should():
    assert len(solved(PUZZLE, options=Options(games=5))[0]) == 5
    games, run = solved(PUZZLE, keep=2)
    assert len(games) == 2
    assert run.summary.best_solutions >= 1
    search = Search(lambda run: GAME.solve(PUZZLE, LEXICON, Options(), run), Run(Limit(solutions=3)))
    search.perform()
    assert search.finished.outcome is Outcome.LIMITED
    assert GAME.verdict(search.run.summary, Outcome.LIMITED) == f"Proven best {run.summary.best}"


def test_a_best_score_without_proof_is_the_best_so_far_and_a_negative_one_has_a_true_minus():
    assert GAME.verdict(Summary(-3), Outcome.LIMITED) == "Stopped: best so far −3"
    assert GAME.verdict(Summary(-3, True), Outcome.COMPLETE) == "Proven best −3"


@pytest.mark.long
@pytest.mark.skipif(not compiled(), reason="takes the compiled kernels")
def test_a_long_list_falls_and_repeats_nothing_however_often_its_memory_grew():
    run = Run()
    games = list(GAME.solve(GAME.example, load("wide"), Options(games=5_000), run))
    assert run.nodes > 80_000  # where the memory grows for the first time
    scores = [game.score for game in games]
    assert scores == sorted(scores, reverse=True)
    words = {
        tuple(sorted(tuple(sorted(step.cards)) for step in game.moves if isinstance(step, LaidWord))) for game in games
    }
    assert len(words) == len(games) == 5_000


def test_a_cancelled_run_leaves():
    run = Run()
    run.cancel()
    with pytest.raises(Cancelled):
        list(GAME.solve(GAME.example, LEXICON, Options(), run))


def test_games_come_in_the_same_order_every_time():
    assert solved(PUZZLE)[0] == solved(PUZZLE)[0]


def test_unknown_cards_give_an_estimate_and_no_proof():
    puzzle = parse("T/? IN/ER E/QU I/? N/TH E R/A")
    search = Search(lambda run: GAME.solve(puzzle, LEXICON, Options(samples=12), run), Run())
    search.perform()
    assert search.finished.outcome is Outcome.LIMITED
    summary = search.run.summary
    assert (summary.proven, summary.all_cards_used, summary.best) == (False, None, None)
    assert summary.samples == 12
    assert summary.advice[0].mean >= summary.advice[-1].mean
    assert all(advice.error >= 0 for advice in summary.advice)
    assert search.inbox[-1].move == summary.advice[0].move
    assert "Estimate" in GAME.verdict(summary, Outcome.LIMITED)
    assert "roven" not in GAME.verdict(summary, Outcome.LIMITED)
    assert GAME.fields(puzzle, search.inbox[-1])["moves"][0]["word"]
    again = Search(lambda run: GAME.solve(puzzle, LEXICON, Options(samples=12), run), Run())
    again.perform()
    assert again.run.summary == summary


def test_the_estimate_of_a_card_that_cannot_matter_is_its_average():
    """Nothing goes with the unknown card: what is left costs the average of the unseen deck."""
    puzzle = parse("A/? N T")
    search = Search(lambda run: GAME.solve(puzzle, Lexicon("one", ["ant"]), Options(samples=400), run), Run())
    search.perform()
    (advice,) = search.run.summary.advice
    expected = 10 - (592 - 2 - 5 - 3) / 115
    assert abs(advice.mean - expected) < 5 * advice.error
