"""Boggle: words traced through neighbouring letter tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from qless_studio.engine.game import Contest, Daily, Dealer, Game
from qless_studio.engine.games.boggle.puzzle import Options, Summary, scoring_of, solve
from qless_studio.engine.grids import (
    EMPTY,
    Board,
    FoundWord,
    describe_word,
    format_board,
    letter_tiles,
    parse_board,
    played_words,
    read_board,
    word_fields,
)
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Outcome, Run
from qless_studio.engine.texts import counted, say

if TYPE_CHECKING:
    from qless_studio.engine.exercises import Practice
    from qless_studio.engine.paper.sheet import Paper


def verdict(summary: Summary | None, outcome: Outcome) -> str:
    """The one sentence on a run."""
    words, score = (summary.words, summary.score) if summary else (0, 0)
    found = ", ".join((counted(words, "{} word", "{} words"), counted(score, "{} point", "{} points")))
    if outcome is Outcome.COMPLETE:
        return say("Complete: {}", found)
    return say("Stopped: {} so far", found)


def _dealer() -> Dealer[Board, Any]:
    from qless_studio.engine.games.boggle.dealer import DEALER

    return DEALER


def _daily() -> Daily[Board]:
    from qless_studio.engine.games.boggle.dealer import DAILY

    return DAILY


def _practice() -> Practice[Board]:
    from qless_studio.engine.games.boggle.dealer import PRACTICE

    return PRACTICE


def _paper() -> Paper[Board]:
    from qless_studio.engine.games.boggle.dealer import PAPER

    return PAPER


def _words_played(
    puzzle: Board, options: Options, lexicon: Lexicon, found: Sequence[str], run: Run
) -> dict[str, int | None]:
    return played_words(solve(puzzle, lexicon, options, run), found)


GAME: Game[Board, FoundWord, Options] = Game(
    key="boggle",
    title="Boggle",
    blank=Board(4, 4, (EMPTY,) * 16),
    example=parse_board("BWFV/SLIN/DAEN/TEHT"),
    options=Options,
    parse=parse_board,
    format=format_board,
    solve=solve,
    fields=word_fields,
    describe=describe_word,
    words_of=lambda puzzle, found: {found.word: found.score},
    verdict=verdict,
    load_dealer=_dealer,
    load_daily=_daily,
    load_practice=_practice,
    load_paper=_paper,
    letters=letter_tiles,
    board=lambda puzzle: puzzle,
    scoring=lambda puzzle, options, language: scoring_of(options.scoring, options.min_length, len(puzzle.tiles)),
    contest=Contest(_words_played, sorted, cancels=True),
    loosely=read_board,
)
