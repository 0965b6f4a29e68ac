"""A played game of a table reviewed: what each move cost, which was better, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from qless_studio.engine.games.quiddler.move_analysis import Analysis, RatedMove
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.par import par
from qless_studio.engine.games.quiddler.puzzle import Move, Puzzle, Shift, Word
from qless_studio.engine.games.quiddler.scoring import word_score
from qless_studio.engine.games.quiddler.solver import Standing, Step, has_unknown, laid_word
from qless_studio.engine.games.quiddler.why import Deal, reasons
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.reasons import Reason, two_of
from qless_studio.engine.solving import Run


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
