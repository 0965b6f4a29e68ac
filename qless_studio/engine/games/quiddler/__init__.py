"""Quiddler: words from the upper cards of eight piles; the best score, proven, and the value of every move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.game import Contest, Daily, Dealer, Dealt, Game, Measure
from qless_studio.engine.games.quiddler.hand import solve_hand
from qless_studio.engine.games.quiddler.move_analysis import Advice, Estimate, advise
from qless_studio.engine.games.quiddler.puzzle import Puzzle, Word, format_puzzle, notes, parse, read
from qless_studio.engine.games.quiddler.rules import Options
from qless_studio.engine.games.quiddler.solver import (
    FinishedGame,
    LaidWord,
    Summary,
    describe_step,
    has_unknown,
    solve_table,
    standings,
    step_fields,
)
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Outcome, Run
from qless_studio.engine.texts import capitalised, decimal, figure, plain, say

if TYPE_CHECKING:
    from qless_studio.engine.exercises import Practice
    from qless_studio.engine.paper.sheet import Paper

Solution = FinishedGame | Advice


def solve(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Solution]:
    """Games in descending order of score, the best proven first; ways to lay a hand down; or advice with unknown cards.

    At a table the summary is exact as soon as the best games are counted, and the listing ends after `options.games`,
    or after `run.keep` if that is less. With unknown cards the outcome is never complete.
    """
    if puzzle.hand is not None:
        yield from solve_hand(puzzle, lexicon, options, run)
    elif has_unknown(puzzle):
        yield from advise(puzzle, lexicon, options, run)
    else:
        yield from solve_table(puzzle, lexicon, options, run)


def fields(puzzle: Puzzle, solution: Solution) -> dict[str, Any]:
    """The fields of a game, or of advice: its first word with `mean`, `error` and `samples` instead of a score."""
    if isinstance(solution, Advice):
        figures = {"mean": round(solution.mean, 2), "error": round(solution.error, 2), "samples": solution.samples}
        return {"score": None, "moves": [step_fields(solution.move)], "left": None, **figures}
    found: dict[str, Any] = {
        "score": solution.score,
        "moves": [step_fields(step) for step in solution.moves],
        "left": list(solution.left),
    }
    if puzzle.hand is not None:
        found["discard"] = solution.discard
    return found


def describe(puzzle: Puzzle, solution: Solution) -> str:
    """One line: score, words with points and bonus, cards left."""
    if isinstance(solution, Advice):
        mean, error = decimal(solution.mean, 1), decimal(solution.error, 1)
        return plain("{} ± {} on average (estimate): {}", mean, error, describe_step(solution.move))
    parts = [say("{}: {}", solution.score, ", ".join(map(describe_step, solution.moves)) or say("no word"))]
    if solution.left:
        parts.append(say("left: {}", " ".join(solution.left)))
    if solution.discard:
        parts.append(say("discard: {}", solution.discard))
    return "; ".join(parts)


def words_of(puzzle: Puzzle, solution: Solution) -> dict[str, int | None]:
    """All words that the cards of each move spell: any of them may be played."""
    moves = (solution.move,) if isinstance(solution, Advice) else solution.moves
    laid = (move for move in moves if isinstance(move, LaidWord))
    return {word: move.score for move in laid for word in move.anagrams}


def _with_moves(puzzle: Puzzle, found: Sequence[str]) -> Puzzle:
    """The moves of the game at a table; those of a game of hands are not moves of its first hand."""
    if found and found[0] in ("DRAW", "TAKE"):
        return puzzle
    return parse("; ".join((format_puzzle(puzzle), *found)))


def words_played(
    puzzle: Puzzle, options: Options, lexicon: Lexicon, found: Sequence[str], run: Run
) -> dict[str, int | None]:
    """The words of a game with their points, bonus included."""
    try:
        played = parse("; ".join((format_puzzle(puzzle), *found)))
    except PuzzleError:
        return {}
    made = standings(played, options, options.deck_in(lexicon.language))
    words: dict[str, int | None] = {}
    for move, before, after in zip(played.moves, made, made[1:], strict=False):
        if isinstance(move, Word):
            gained = after.gained - before.gained
            cards = [puzzle.cards[before.position.places[pile][0]] for pile in move.piles]
            worth = gained - before.deck.worth(cards)  # cards that are laid are not left over either
            words[move.letters] = (words.get(move.letters) or 0) + worth
    return words


def verdict(summary: Summary | None, outcome: Outcome) -> str:
    """The one sentence on a run."""
    if isinstance(summary, Estimate):
        if not summary.advice:
            return say("No first word is known yet")
        first = summary.advice[0]
        mean, error = decimal(first.mean, 1), decimal(first.error, 1)
        score = plain("{} ± {} ({} samples)", mean, error, summary.samples)
        return say("Estimate: start with {}, final score {}", first.move.word.upper(), score)
    if summary is None or summary.best is None:
        return say("Stopped")
    best = figure(summary.best)
    if summary.proven:  # wherever the listing of further games was stopped
        return _proven(best, summary)
    return say("Stopped: best so far {}", best)


def _proven(best: str, summary: Summary) -> str:
    if summary.deal_best is None:
        return capitalised(say("proven best {}", best))
    deal_best = figure(summary.deal_best)
    if summary.over and summary.best is not None and summary.best > summary.deal_best:
        return say("You scored {}; best {} with this word list, proven", best, deal_best)
    if summary.over:
        return say("You scored {}; best {}, proven", best, deal_best)
    if summary.deal_best == summary.best:
        return capitalised(say("proven best {}", best))
    return say("Proven best {} from here; {} at the start", best, deal_best)


def describe_dealt(dealt: Dealt[Puzzle]) -> str:
    """The deal and, if it is known, its best score."""
    best = plain("  (best {})", dealt.details["best"]) if "best" in dealt.details else ""
    return format_puzzle(dealt.puzzle) + best


def _dealer() -> Dealer[Puzzle, Any]:
    from qless_studio.engine.games.quiddler.dealer import DealOptions, deal

    return Dealer(DealOptions, deal, describe_dealt)


def _daily() -> Daily[Puzzle]:
    from qless_studio.engine.games.quiddler.dealer import DAILY

    return DAILY


def _practice() -> Practice[Puzzle]:
    from qless_studio.engine.games.quiddler.practice import PRACTICE

    return PRACTICE


def _paper() -> Paper[Puzzle]:
    from qless_studio.engine.games.quiddler.paper import PAPER

    return PAPER


GAME: Game[Puzzle, Solution, Options] = Game(
    key="quiddler",
    title="Quiddler",
    blank=Puzzle(),
    example=parse("L/Q O/X J/I O/T E/TH L/B T/O I/H"),
    options=Options,
    parse=parse,
    format=format_puzzle,
    solve=solve,
    fields=fields,
    describe=describe,
    words_of=words_of,
    verdict=verdict,
    load_dealer=_dealer,
    load_daily=_daily,
    load_practice=_practice,
    load_paper=_paper,
    letters=lambda puzzle: [card.lower() for card in puzzle.known],
    notes=lambda puzzle, options, language: notes(puzzle, options.deck_in(language)),
    contest=Contest(words_played),
    with_moves=_with_moves,
    loosely=read,
    measure=Measure.GIVEN_AWAY,
)
