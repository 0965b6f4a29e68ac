"""Hints in steps: what to look at first, what is still possible, then the next move bit by bit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from qless_studio.engine.games.quiddler.move_analysis import Analysis
from qless_studio.engine.games.quiddler.puzzle import Puzzle, Shift
from qless_studio.engine.games.quiddler.rules import Options
from qless_studio.engine.games.quiddler.solver import describe_step, has_unknown
from qless_studio.engine.games.quiddler.why import Deal, advice
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.lexicon import withheld
from qless_studio.engine.reasons import first_of
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, figure, say


@dataclass(frozen=True)
class MoveHint:
    """A step of a hint; each gives away more than the one before."""

    kind: str
    """why, far, shift, length, letter, cards or word."""
    text: str
    """The answer in a few words."""
    piles: tuple[int, ...] = ()
    """The piles it is about, from 0."""


def hints(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[MoveHint]:
    """What to look at first, if a reason is known, then what `hints_of` gives."""
    if puzzle.hand is None and not has_unknown(puzzle):
        analysis = Analysis(puzzle, lexicon, options, run)
        reason = first_of(advice(Deal(analysis, options), analysis.standings[-1]))
        if reason is not None:
            yield MoveHint("why", reason.text, reason.at)
        yield from hints_of(analysis)


def hints_of(analysis: Analysis) -> Iterator[MoveHint]:
    """The score still possible, then the length of the next word, its first letter, its cards, the word."""
    standing = analysis.standings[-1]
    best = analysis.worth(standing)
    yield MoveHint("far", f"{figure(best)}; {say('if stopped')}: {figure(standing.base)}")
    choice = analysis.best_move(standing)
    if choice is None:
        yield MoveHint("word", say("No word can be played"))
        return
    move = choice.move
    if isinstance(move, Shift):
        piles = (move.source, move.target)
        yield MoveHint("shift", describe_step(move), piles)
        return
    if move.word in withheld(analysis.lexicon.language):
        return
    letters = len(move.word)
    yield MoveHint("length", counted(letters, "{} letter", "{} letters"))
    yield MoveHint("letter", move.word[0].upper())
    yield MoveHint("cards", ", ".join(sorted(move.cards)), tuple(sorted(move.piles)))
    yield MoveHint("word", analysis.lexicon.shown(move.word), move.piles)
