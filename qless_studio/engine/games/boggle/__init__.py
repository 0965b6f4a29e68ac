"""Boggle: words traced through neighbouring letter tiles."""

from __future__ import annotations

from dataclasses import replace

from qless_studio.engine.game import Game
from qless_studio.engine.games.boggle.dealer import DAILY, DEALER
from qless_studio.engine.games.boggle.puzzle import Options, Summary, near_of
from qless_studio.engine.games.boggle.solver import solve
from qless_studio.engine.grids import (
    EMPTY,
    Board,
    FoundWord,
    describe_word,
    format_board,
    letter_tiles,
    parse_board,
    read_board,
    word_fields,
)
from qless_studio.engine.grids.practice import BoardGame, practice_of
from qless_studio.engine.solving import Outcome
from qless_studio.engine.texts import counted, say


def verdict(summary: Summary | None, outcome: Outcome) -> str:
    """The one sentence on a run."""
    words, score = (summary.words, summary.score) if summary else (0, 0)
    found = say("{}, {}", counted(words, "{} word", "{} words"), counted(score, "{} point", "{} points"))
    if outcome is Outcome.COMPLETE:
        return say("Complete: {}", found)
    return say("Stopped: {} so far", found)


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
    dealer=DEALER,
    daily=DAILY,
    practice=practice_of(
        BoardGame(solve, format_board, near_of, with_tiles=lambda board, tiles: replace(board, tiles=tiles))
    ),
    letters=letter_tiles,
    loosely=read_board,
)
