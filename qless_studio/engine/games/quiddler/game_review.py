"""A played game of a table reviewed: what each move cost, which was better, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from qless_studio.engine.games.quiddler.move_analysis import Analysis, RatedMove
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.par import par
from qless_studio.engine.games.quiddler.puzzle import Move, Position, Puzzle, Shift, Word
from qless_studio.engine.games.quiddler.scoring import word_score
from qless_studio.engine.games.quiddler.solver import LaidWord, Standing, Step, has_unknown, laid_word
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, say


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
    cause: str = ""
    """If it cost something: one sentence why."""
    line: tuple[Step, ...] = ()
    """If it cost something: the better move, and a best game after it."""
    played_line: tuple[Step, ...] = ()
    """If it cost something: the move played, and a best game after it; empty for a word not in the word list."""

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


def review_game(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[ReviewedMove]:
    """Yields each move of a game that is over, then its end; the summary is `GameFigures`, published first.

    Yields nothing for a hand, or if a card of the deal is unknown. The first with a cost is worth trying again first.
    """
    if puzzle.hand is not None or has_unknown(Puzzle(puzzle.piles)):
        return
    analysis = Analysis(puzzle, lexicon, options, run)
    last = analysis.standings[-1]
    left = tuple(puzzle.cards[number] for held in last.position.places for number in held)
    best = analysis.worth(analysis.standings[0])
    run.checkpoint(summary=GameFigures(last.base, par(puzzle, lexicon, options, run), best, left))
    worths = [*map(analysis.worth, analysis.standings), last.base]
    for number, move in enumerate((*puzzle.moves, None)):
        before, after = worths[number], worths[number + 1]
        standing = analysis.standings[number]
        score = _score(standing, move, options) if isinstance(move, Word) else 0
        reviewed = ReviewedMove(number + 1, move, score, before, after)
        yield _explained(analysis, standing, reviewed) if reviewed.cost else reviewed


def _score(standing: Standing, word: Word, options: Options) -> int:
    cards = (standing.puzzle.cards[standing.position.places[pile][0]] for pile in word.piles)
    return word_score(cards, options, standing.deck, hand=False).total


def _explained(analysis: Analysis, standing: Standing, reviewed: ReviewedMove) -> ReviewedMove:
    better = analysis.best_move(standing)
    assert better is not None, "a move that cost something had a better one"
    cause = _cause(analysis, standing, reviewed, better)
    played = _step_of(analysis, standing, reviewed.move)
    return replace(
        reviewed, better=better, cause=cause, line=analysis.best_line(standing, better.move),
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


def _cause(analysis: Analysis, standing: Standing, reviewed: ReviewedMove, better: RatedMove) -> str:
    """EX leaves the H over, which costs 7, and is worth 7 less than HEX.

    The points named add up to the cost: those of the cards that are left over in the end, of the two words, and of the
    words after them.
    """
    if reviewed.move is None:
        return counted(reviewed.cost, "{} point could still be made.", "{} points could still be made.")
    wrong = analysis.left_at_best(_after(standing.position, reviewed.move))
    right = analysis.left_at_best(_after(standing.position, better.move))
    over = standing.deck.worth(wrong) - standing.deck.worth(right)
    now = 0
    if isinstance(reviewed.move, Word) and isinstance(better.move, LaidWord):
        now = better.move.score - reviewed.score
    later = reviewed.cost - over - now
    parts = [(over, _left_part(wrong, right, over))]
    if now:
        less, more = say("is worth {} less than {}"), say("is worth {} more than {}")
        parts.append((now, (less if now > 0 else more).format(abs(now), _named(analysis, standing, better.move))))
    if later:
        less, more = say("makes the other words worth {} less"), say("makes the other words worth {} more")
        parts.append((later, (less if later > 0 else more).format(abs(later))))
    played, costs = _named(analysis, standing, reviewed.move), _joined([part for cost, part in parts if cost > 0])
    saved = _joined([part for cost, part in parts if cost < 0])
    return say("{} {}, but {}.", played, saved, costs) if saved else f"{played} {costs}."


def _joined(parts: list[str]) -> str:
    *others, last = parts or [""]
    return say("{} and {}", ", ".join(others), last) if others else last


def _left_part(wrong: tuple[str, ...], right: tuple[str, ...], over: int) -> str:
    """What a move does to the cards left over in the end; "" where they have the same points."""
    more, fewer = (sorted((Counter(a) - Counter(b)).elements()) for a, b in ((wrong, right), (right, wrong)))
    if over > 0 and fewer:
        return say("leaves the {} over instead of the {}, which costs {}", _list(more), _list(fewer), over)
    if over > 0:
        return say("leaves the {} over, which costs {}", _list(more), over)
    if over < 0 and more:
        return say("leaves the {} over instead of the {}, which saves {}", _list(more), _list(fewer), -over)
    if over < 0:
        return say("uses the {} too, which saves {}", _list(fewer), -over)
    return ""


def _list(cards: list[str]) -> str:
    """H, Q and X."""
    if len(cards) == 1:
        return cards[0]
    return say("{} and {}", ", ".join(cards[:-1]), cards[-1])


def _named(analysis: Analysis, standing: Standing, move: Move | LaidWord) -> str:
    if isinstance(move, Shift):
        return say("Moving the {}", standing.puzzle.cards[standing.position.places[move.source][0]])
    assert isinstance(move, Word | LaidWord)
    return analysis.lexicon.shown(move.word if isinstance(move, LaidWord) else move.letters)


def _after(position: Position, move: Move | LaidWord) -> Position:
    if isinstance(move, Shift):
        return position.shifted(move)
    assert isinstance(move, Word | LaidWord)
    return position.without([position.places[pile][0] for pile in move.piles])
