"""Exercises from mistakes, and the review of a game of a table that finds them."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations, islice, takewhile
from random import Random

from qless_studio.engine.exercises import Exercise, Miss, Played, Practice
from qless_studio.engine.games.quiddler.computer import LookAhead
from qless_studio.engine.games.quiddler.dealer import dealt, par
from qless_studio.engine.games.quiddler.hand import solve_hand
from qless_studio.engine.games.quiddler.hand_game import begin
from qless_studio.engine.games.quiddler.hand_game import parse_move as parse_hand_move
from qless_studio.engine.games.quiddler.hand_review import ReviewedRound, lay_down_reasons, review_rounds
from qless_studio.engine.games.quiddler.hints import MoveHint, hints_of
from qless_studio.engine.games.quiddler.move_analysis import Analysis, RatedMove, rated_moves
from qless_studio.engine.games.quiddler.puzzle import (
    CARDS,
    Move,
    Puzzle,
    Shift,
    Word,
    format_move,
    format_puzzle,
    parse,
    positions,
)
from qless_studio.engine.games.quiddler.rules import Options, deck_of, word_score
from qless_studio.engine.games.quiddler.solver import LaidWord, Standing, Step, has_unknown, laid_word, table_of
from qless_studio.engine.games.quiddler.why import Deal, reasons
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH, language_of
from qless_studio.engine.lexicon.lexicon import withheld
from qless_studio.engine.reasons import Reason, sentence, two_of
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import capitalised, counted, say

# Exercises from mistakes: the position before one, and deals in which the dearest word loses.

POSITION, GREEDY, LAY_DOWN = "position", "greedy", "lay down"
DEAREST = "dearest word"
"""The key of all misses of the kind `GREEDY`: one thing to learn, on other cards each time."""
FORGIVEN = 2
"""A move that costs more points than this is a mistake."""
RIGHT = 1
"""A move that costs no more than this is a right answer."""
MOST_DEALS = 200
MOST_WAYS = 1_000_000
"""A limit greater than the number of ways to lay down any hand."""
MOST_RATED = 5_000
"""Maximum number of ways, best first, that are rated to find what each word is worth."""
HELD_FIRST = 4
"""Cards from which the first round is laid down: three and the one drawn; one more in each round after it."""
LOSES = 8
"""What the dearest word costs in the end in a deal made for the exercise."""


@dataclass(frozen=True)
class Solution:
    """The moves that give nothing away; those with words that are not proposed are right, but not named."""

    moves: Mapping[str, LaidWord | Shift]
    """The moves by answer, a word with the best of its cards: words first, then moves to any empty pile."""
    piles: frozenset[frozenset[int]]
    """The sets of piles, from 0, whose words are such moves: spelled with other cards a word may cost more."""
    hints: tuple[MoveHint, ...]
    best: int
    """The end value of a best answer."""
    worths: Mapping[frozenset[int] | int, int]
    """The end value of each word by its set of piles, from 0, and of each move by the pile it starts from."""
    lines: Mapping[str, tuple[LaidWord | Shift, ...]]
    """The best games by answer: the answer, and all that follows."""

    def worth(self, move: Word | LaidWord | Shift) -> int | None:
        """The end value of a move, right or not; None for one that cannot be made or is not among those examined."""
        return self.worths.get(move.source if isinstance(move, Shift) else frozenset(move.piles))


def misses(played: Played[Puzzle], lexicon: Lexicon, run: Run) -> Iterator[Miss]:
    """The position before each mistake of a game of eight piles; one that was the dearest word is also one of greed.

    In a game of hands the cards that could have been laid down better. Single hands, and decks partly unknown, have
    none.
    """
    deal = format_puzzle(played.puzzle)
    for row in _rounds(played, lexicon, run):
        if row.lost > FORGIVEN:
            yield Miss(LAY_DOWN, format_puzzle(Puzzle((), row.held)), float(row.lost))
    if played.puzzle.hand is not None or has_unknown(played.puzzle):
        return
    game = parse("; ".join((deal, *played.found)))
    greed = 0
    for reviewed in review_game(game, lexicon, played.options, run, explained=False):
        if reviewed.cost > FORGIVEN:
            before = "; ".join((deal, *played.found[: reviewed.number - 1]))
            yield Miss(POSITION, before, float(reviewed.cost))
            if _is_greedy(reviewed, rated_moves(parse(before), lexicon, played.options, run)):
                greed = max(greed, reviewed.cost)
    if greed:
        yield Miss(GREEDY, DEAREST, float(greed))


def _rounds(played: Played[Puzzle], lexicon: Lexicon, run: Run, first: int = 0) -> Iterator[ReviewedRound]:
    """The rounds of a hand game from this one on; none of any other. Raises `PuzzleError` for an impossible move."""
    if played.proven.get("kind") != "hand":
        return
    seed, deck = played.proven.get("seed"), deck_of(language_of(str(played.proven.get("deck", ENGLISH.code))))
    game = begin(seed if isinstance(seed, int) else 0, deck)
    if game.round.hands[0] == played.puzzle.hand:  # otherwise this version deals other cards
        moves = map(parse_hand_move, played.found)
        yield from review_rounds(game, moves, lexicon, played.options, run, first=first)


def _is_greedy(reviewed: ReviewedMove, moves: Iterable[RatedMove]) -> bool:
    """Whether the move was a word with the most points of all."""
    words = [rated.move for rated in moves if isinstance(rated.move, LaidWord)]
    return isinstance(reviewed.move, Word) and reviewed.score == max((word.score for word in words), default=0)


def exercise(miss: Miss, games: tuple[Played[Puzzle], ...], number: int, lexicon: Lexicon, run: Run) -> Exercise | None:
    """Play on from the position; words are written as words, moves to an empty pile as in the text form."""
    options: Options = games[0].options
    if miss.kind == GREEDY:
        return greedy_loses(number, lexicon, options, run)
    if miss.kind == LAY_DOWN:
        return _best_lay_down(parse(miss.key), lexicon, options, run)
    analysis = Analysis(parse(miss.key), lexicon, options, run)
    return _asked(POSITION, say("Play on without giving anything away"), miss.key, analysis, options)


def greedy_loses(number: int, lexicon: Lexicon, options: Options, run: Run) -> Exercise | None:
    """The first of the deals of this number in which every dearest word costs `LOSES` points or more; None: too rare.

    With the common words every other deal is one.
    """
    random = Random(zlib.crc32(f"greedy {number}".encode()))
    for _ in range(MOST_DEALS):
        deal = dealt(random, options.deck_in(lexicon.language))
        analysis = Analysis(deal, lexicon, options, run)
        moves = analysis.moves(analysis.standings[-1])
        words = [(rated.move.score, rated.cost) for rated in moves if isinstance(rated.move, LaidWord)]
        most = max((points for points, _ in words), default=0)
        if words and all(cost >= LOSES for points, cost in words if points == most):
            heading = say("The highest-scoring word is a mistake here. Play a word or a move that gives nothing away")
            return _asked(GREEDY, heading, format_puzzle(deal), analysis, options)
    return None


def _best_lay_down(hand: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Exercise | None:
    """A word of a best way to lay down a hand and discard one card; None if it is best to lay down nothing."""
    rules = replace(options, bonus="", longest_word=None, most_words=None, discard="must", goal="best", games=MOST_WAYS)
    ways = solve_hand(hand, lexicon, rules, run)
    first = next(ways)
    rated = [first, *islice(ways, MOST_RATED)]
    best = [*takewhile(lambda way: way.score == first.score, rated)]
    found = {step.piles: step for way in reversed(best) for step in way.moves if isinstance(step, LaidWord)}
    if not found:
        return None
    table, position, slurs = table_of(hand, lexicon, rules, run), positions(hand)[-1], withheld(lexicon.language)
    best.sort(key=lambda way: any(isinstance(step, LaidWord) and step.word in slurs for step in way.moves))
    words = {
        word: laid_word(table, position, sum(1 << place for place in step.piles), word)
        for step in found.values()
        for word in step.anagrams
        if word not in slurs
    }
    if not words:
        return None
    heading, text = say("Play a word from the best lay-down of this hand; one card is discarded"), format_puzzle(hand)
    worths: dict[tuple[str, ...], int] = {}
    for way in rated:  # the best first
        for step in way.moves:
            if isinstance(step, LaidWord):
                worths.setdefault(tuple(sorted(step.cards)), way.score)
    by_places: dict[frozenset[int] | int, int] = {  # equal cards are worth the same
        frozenset(places): worths[kind]
        for size in {len(cards) for cards in worths}
        for places in combinations(range(len(hand.known)), size)
        if (kind := tuple(sorted(hand.cards[place] for place in places))) in worths
    }
    piles = frozenset(
        places for places, worth in by_places.items() if worth == first.score and isinstance(places, frozenset)
    )
    lines = {
        word: next(
            tuple(step for step in way.moves if isinstance(step, LaidWord))
            for way in best
            if any(isinstance(step, LaidWord) and word in step.anagrams for step in way.moves)
        )
        for word in words
    }
    longest = max(words.values(), key=lambda word: (len(word.word), word.word))
    hints = (
        MoveHint("length", counted(len(longest.word), "{} letter", "{} letters")),
        MoveHint("letter", longest.word[0].upper()),
        MoveHint("cards", ", ".join(sorted(longest.cards)), tuple(sorted(longest.piles))),
        MoveHint("word", lexicon.shown(longest.word), longest.piles),
    )
    return Exercise(
        LAY_DOWN, say("{}: {}", heading, text), tuple(sorted(words)), 1, text, heading=heading, options=options,
        single_try=True, solution=Solution(words, piles, hints, first.score, by_places, lines),
    )  # fmt: skip


def _asked(kind: str, heading: str, text: str, analysis: Analysis, options: Options) -> Exercise | None:
    """The question about an analysed position; None if there is no move."""
    solution = _solution(analysis)
    if not solution.moves:
        return None
    return Exercise(
        kind, say("{}: {}", heading, text), tuple(solution.moves), 1, text, heading=heading, options=options,
        single_try=True, fresh=kind == GREEDY, solution=solution,
    )  # fmt: skip


def _solution(analysis: Analysis) -> Solution:
    standing = analysis.standings[-1]
    position, best, slurs = standing.position, analysis.worth(standing), withheld(analysis.lexicon.language)
    right = [rated.move for rated in analysis.moves(standing) if rated.cost <= RIGHT]
    words: dict[str, LaidWord] = {}
    for move in right:
        if isinstance(move, LaidWord) and move.word not in slurs:
            words.setdefault(move.word, move)  # the best comes first
    sources = [move.source for move in right if isinstance(move, Shift)]
    empty = [place for place, held in enumerate(position.places) if not held]
    moves: dict[str, LaidWord | Shift] = {word: words[word] for word in sorted(words)}
    for shift in (Shift(source, target) for source in sources for target in empty):
        moves[format_move(shift)] = shift
    worths: dict[frozenset[int] | int, int] = {
        frozenset(position.place_of(n) for n in range(CARDS) if used >> n & 1): worth
        for used, worth in analysis.plays(standing)
    }
    piles = frozenset(
        places for places, worth in worths.items() if best - worth <= RIGHT and not isinstance(places, int)
    )
    for rated in analysis.moves(standing):
        if isinstance(rated.move, Shift):
            worths[rated.move.source] = rated.worth
    lines = {answer: analysis.best_line(standing, move) for answer, move in moves.items()}
    # the first hint says how many points can still be reached, which does not help to find the move
    return Solution(moves, piles, tuple(hints_of(analysis))[1:], best, worths, lines)


def why(exercise: Exercise, played: Played[Puzzle], answer: str, lexicon: Lexicon, run: Run) -> str:
    """Why a move gives points away: the one made now, or if that is right the one made in the game."""
    options: Options = exercise.options
    if exercise.kind == LAY_DOWN:
        return _why_laid_down(exercise, played, lexicon, run)
    if answer in exercise.answers:
        made = exercise.puzzle.count(";")
        if exercise.fresh or not played.found[made:]:
            return ""
        answer = played.found[made]
    analysis = Analysis(parse(exercise.puzzle), lexicon, options, run)
    standing = analysis.standings[-1]
    laid = (each.move for each in analysis.moves(standing) if isinstance(each.move, LaidWord))
    best_cards = next((Word(word.word, word.piles) for word in laid if word.word == answer), None)
    move = best_cards or parse(f"{exercise.puzzle}; {answer}").moves[-1]
    worth, better = exercise.solution.worth(move), analysis.best_move(standing)
    if worth is None or better is None:
        return ""
    cost = analysis.worth(standing) - worth
    return sentence(reasons(Deal(analysis, options), standing, move, better, cost), lexicon.language)


def _why_laid_down(exercise: Exercise, played: Played[Puzzle], lexicon: Lexicon, run: Run) -> str:
    """Why the hand could have been laid down better in the game, unless a bonus made other words the best there."""
    hand = parse(exercise.puzzle).hand or ()
    row = next(_rounds(played, lexicon, run, len(hand) - HELD_FIRST), None)
    if row is None or row.view is None or Counter(row.held) != Counter(hand):
        return ""
    if not {"".join(word).lower() for word in row.words} <= {*exercise.answers}:
        return ""
    player = LookAhead(row.view, lexicon, played.options, run)
    return sentence(lay_down_reasons(player, row, row.laid, row.put), lexicon.language)


def about(miss: Miss) -> str:
    """The number of the move, or greed."""
    if miss.kind == LAY_DOWN:
        return say("Hand of {} cards", len(parse(miss.key).hand or ()))
    return (
        say("The highest-scoring word") if miss.kind == GREEDY else capitalised(say("move {}", miss.key.count(";") + 1))
    )


def unplayed(played: Played[Puzzle], lexicon: Lexicon, run: Run) -> Iterator[Miss]:
    """The deal before the first move, and a deal in which the dearest word loses."""
    yield Miss(POSITION, format_puzzle(played.puzzle), 0.0)
    yield Miss(GREEDY, DEAREST, 0.0)


PRACTICE = Practice(misses, exercise, unplayed, why=why, about=about)


# A played game of a table reviewed: what each move cost, which was better, and why.


@dataclass(frozen=True)
class ReviewedMove:
    """A move of a finished game, or its end. The costs add up to what the game gave away."""

    number: int
    """Number of the move, from 1."""
    move: Move | None
    """The move made; None: the game was ended here."""
    score: int
    """Points and length bonus of the word; 0 for a move to an empty pile and for the end."""
    before: int
    """The proven final score by perfect play from the position before it."""
    after: int
    """The proven final score by perfect play from the position after the move; at the end the score of the game."""
    better: RatedMove | None = None
    """If it cost something: a best move in the position before it, the most common word there is."""
    why: tuple[Reason, ...] = ()
    """If it cost something: a reason why, and a second one unless the first has more to say."""
    line: tuple[Step, ...] = ()
    """If it cost something: the better move, and a best game after it."""
    played_line: tuple[Step, ...] = ()
    """If it cost something: the move played, and a best game after it; empty for a word not in the word list."""

    @property
    def cause(self) -> str:
        """If it cost something: one sentence why; "" where there is none that helps."""
        return self.why[0].text if self.why else ""

    @property
    def cost(self) -> int:
        """Points given away; 0 also for a word that is not in the word list and brought more."""
        return max(0, self.before - self.after)


@dataclass(frozen=True)
class GameFigures:
    """The summary of a review."""

    score: int
    par: int
    best: int
    left: tuple[str, ...]
    """The cards left over."""

    @property
    def given_away(self) -> int:
        """Points below the best score of the deal."""
        return max(0, self.best - self.score)


def review_game(
    puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run, *, explained: bool = True
) -> Iterator[ReviewedMove]:
    """Yields each move of a game that is over, then its end; the summary is `GameFigures`, published first.

    Yields nothing for a hand, or if a card of the deal is unknown. The first with a cost is worth trying again first.
    Without `explained` there are only the costs: no better moves and reasons.
    """
    if puzzle.hand is not None or has_unknown(Puzzle(puzzle.piles)):
        return
    analysis = Analysis(puzzle, lexicon, options, run)
    last = analysis.standings[-1]
    left = tuple(puzzle.cards[number] for held in last.position.places for number in held)
    best = analysis.worth(analysis.standings[0])
    run.checkpoint(summary=GameFigures(last.base, par(puzzle, lexicon, options, run), best, left))
    worths = [*map(analysis.worth, analysis.standings), last.base]
    deal = Deal(analysis, options)
    for number, move in enumerate((*puzzle.moves, None)):
        before, after = worths[number], worths[number + 1]
        standing = analysis.standings[number]
        score = _score(standing, move, options) if isinstance(move, Word) else 0
        reviewed = ReviewedMove(number + 1, move, score, before, after)
        yield _explained(deal, standing, reviewed) if explained and reviewed.cost else reviewed


def _score(standing: Standing, word: Word, options: Options) -> int:
    cards = (standing.puzzle.cards[standing.position.places[pile][0]] for pile in word.piles)
    return word_score(cards, options, standing.deck, hand=False).total


def _explained(deal: Deal, standing: Standing, reviewed: ReviewedMove) -> ReviewedMove:
    analysis = deal.analysis
    better = analysis.best_move(standing)
    assert better is not None, "a move that cost something had a better one"
    why = two_of(reasons(deal, standing, reviewed.move, better, reviewed.cost))
    played = _step_of(analysis, standing, reviewed.move)
    return replace(
        reviewed, better=better, why=why, line=analysis.best_line(standing, better.move),
        played_line=() if played is None else analysis.best_line(standing, played),
    )  # fmt: skip


def _step_of(analysis: Analysis, standing: Standing, move: Move | None) -> Step | None:
    """A move with its points; None for none, and for a word that is not in the word list."""
    if not isinstance(move, Word):
        return move if isinstance(move, Shift) else None
    used = sum(1 << standing.position.places[pile][0] for pile in move.piles)
    if move.letters not in analysis.table.anagrams(used):
        return None
    return laid_word(analysis.table, standing.position, used, move.letters)
