"""Word Hive: words of at least four letters from seven, which may be repeated; the first is compulsory."""

from __future__ import annotations

from typing import Any

from qless_studio.engine.game import Daily, Dealer, Game
from qless_studio.engine.solving import Outcome
from word_hive.hive import EXAMPLE, Found, Options, Puzzle, Summary, format_puzzle, parse, solve


def verdict(summary: Summary | None, outcome: Outcome) -> str:
    words, score, full = (summary.words, summary.score, summary.full) if summary else (0, 0, 0)
    found = f"{words} words, {score} points, {full} with all seven letters"
    return f"Complete: {found}" if outcome is Outcome.COMPLETE else f"Stopped: {found} so far"


def fields(puzzle: Puzzle, found: Found) -> dict[str, Any]:
    return {"word": found.word, "score": found.score, "full": found.full}


def _dealer() -> Dealer[Puzzle, Any]:
    from word_hive.dealing import DEALER

    return DEALER


def _daily() -> Daily[Puzzle]:
    from word_hive.dealing import DAILY

    return DAILY


def _practice() -> Any:
    from word_hive.practice import PRACTICE

    return PRACTICE


GAME: Game[Puzzle, Found, Options] = Game(
    key="word-hive",
    title="Word Hive",
    blank=Puzzle(),
    example=EXAMPLE,
    options=Options,
    parse=parse,
    format=format_puzzle,
    solve=solve,
    fields=fields,
    describe=lambda puzzle, found: f"{found.score:4} {found.word.upper()}",
    words_of=lambda puzzle, found: {found.word: found.score},
    verdict=verdict,
    load_dealer=_dealer,
    load_daily=_daily,
    load_practice=_practice,
    letters=lambda puzzle: puzzle.letters,
)
