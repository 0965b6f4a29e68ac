"""Word Streak: Boggle with tile values and multipliers, against the clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from qless_studio.engine.game import Contest, Daily, Dealer, Game
from qless_studio.engine.games.word_streak.puzzle import (
    Options,
    Puzzle,
    Summary,
    format_puzzle,
    parse,
    plain,
    read,
    solve,
)
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids import EMPTY, Board, FoundWord, describe_word, letter_tiles, played_words, word_fields
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Outcome, Run
from qless_studio.engine.texts import counted, figure, say

if TYPE_CHECKING:
    from qless_studio.engine.exercises import Practice
    from qless_studio.engine.paper.sheet import Paper


def fields(puzzle: Puzzle, solution: FoundWord) -> dict[str, Any]:
    """The fields of a JSON line `solution`."""
    return word_fields(puzzle.board, solution)


def describe(puzzle: Puzzle, solution: FoundWord) -> str:
    """One solution for people."""
    return describe_word(puzzle.board, solution)


def verdict(summary: Summary | None, outcome: Outcome) -> str:
    """The one sentence on a run."""
    words, score, best = (summary.words, summary.score, summary.best) if summary else (0, 0, 0)
    found = say(
        "{}, {}, best word {}",
        counted(words, "{} word", "{} words"),
        counted(score, "{} point", "{} points"),
        figure(best),
    )
    if outcome is Outcome.COMPLETE:
        return say("Complete: {}", found)
    return say("Stopped: {} so far", found)


def _dealer() -> Dealer[Puzzle, Any]:
    from qless_studio.engine.games.word_streak.dealer import DEALER

    return DEALER


def _daily() -> Daily[Puzzle]:
    from qless_studio.engine.games.word_streak.dealer import DAILY

    return DAILY


def _practice() -> Practice[Puzzle]:
    from qless_studio.engine.games.word_streak.practice import PRACTICE

    return PRACTICE


def _paper() -> Paper[Puzzle]:
    from qless_studio.engine.games.word_streak.paper import PAPER

    return PAPER


def _words_played(
    puzzle: Puzzle, options: Options, lexicon: Lexicon, found: Sequence[str], run: Run
) -> dict[str, int | None]:
    return played_words(solve(puzzle, lexicon, options, run), found)


GAME: Game[Puzzle, FoundWord, Options] = Game(
    key="word-streak",
    title="Word Streak",
    blank=plain(Board(4, 4, (EMPTY,) * 16)),
    example=parse("UNPG/RIAE/EAYS/TSTO; DL 2 12 14; TL 8; DW 5; TW 11"),
    options=Options,
    parse=parse,
    format=format_puzzle,
    solve=solve,
    fields=fields,
    describe=describe,
    words_of=lambda puzzle, found: {found.word: found.score},
    verdict=verdict,
    load_dealer=_dealer,
    load_daily=_daily,
    load_practice=_practice,
    load_paper=_paper,
    letters=lambda puzzle: letter_tiles(puzzle.board),
    board=lambda puzzle: puzzle.board,
    scoring=lambda puzzle, options, language: load_rules(options.rules).scoring(options.min_length, language),
    contest=Contest(_words_played, sorted),
    loosely=read,
)
