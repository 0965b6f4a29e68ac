"""What the end of a roll says: the result card, the clock's note and the text to share; no widgets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.games.q_less.par import Level, par, times
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.texts import clock_time, counted
from qless_studio.ui.widgets.play.result_card import ResultShown

if TYPE_CHECKING:
    from qless_studio.ui.games.q_less.play import QLessPlay

TILE, GAP = "🟧", "⬜"
"""A die and an empty cell in a text to share."""


def tr(text: str) -> str:
    return QCoreApplication.translate("ResultTexts", text)


def clock_note(play: QLessPlay) -> str:
    """What is at the end of the clock."""
    if play.hints:
        return counted(len(play.hints), "{} hint", "{} hints")
    return tr("from the first die, no limit")


def median(entries: Iterable[Entry], level: Level | None = None) -> list[tuple[str, str]]:
    """The player's median as a small figure, of one level or of all; none until there are enough games."""
    found = par(entries, level)
    return [] if found is None else [(clock_time(found), tr("your median"))]


def reason(play: QLessPlay) -> str:
    """Why the roll is over; "" for what all games have in common."""
    unsolvable = play.review is not None and not play.review.solvable
    if play.result is Result.CLAIMED:
        return tr("Right: no solution exists (proven)")
    if play.result is Result.GIVEN_UP and play.claimed:
        return tr("A solution exists")
    if play.result is Result.GIVEN_UP and unsolvable:
        return tr("Given up: no solution exists (proven)")
    return ""


def result_shown(play: QLessPlay) -> ResultShown:
    """The time of a roll that was solved or rightly claimed, beside par; else how far the player got."""
    level = play.level
    small = [] if level is None else median(play.earlier, level)
    if play.result is Result.GIVEN_UP:
        placed = sum(letter != "." for row in play.grid for letter in row)
        figure, unit = tr("{} of {}").format(placed, len(play.puzzle.letters)), tr("dice placed")
        return ResultShown(play.reason(), play.time_and_hints(), figure, unit, tuple(small), icon="flag")
    if small:
        small.append((clock_time(min(times(play.earlier, level))), tr("your best")))
    unit = tr("to the claim") if play.result is Result.CLAIMED else _level(level)
    return ResultShown(play.reason(), _hints(play), clock_time(play.elapsed), unit, tuple(small), icon="check")


def _hints(play: QLessPlay) -> str:
    return counted(len(play.hints), "{} hint", "{} hints") if play.hints else tr("no hints")


def _level(level: Level | None) -> str:
    names = {Level.EASY: tr("on an easy roll"), Level.MEDIUM: tr("on a medium roll"), Level.HARD: tr("on a hard roll")}
    return "" if level is None else names[level]


def share_lines(play: QLessPlay) -> list[str]:
    """The result, and of a solved roll the layout of its grid; no letters."""
    if play.result is Result.SOLVED:
        shape = ["".join(GAP if letter == "." else TILE for letter in row) for row in play.grid]
        return [tr("Solved in {}").format(play.time_and_hints()), *shape]
    if play.result is Result.CLAIMED:
        return [tr("Proven to have no solution in {}").format(play.time_and_hints())]
    placed = sum(letter != "." for row in play.grid for letter in row)
    given_up = tr("Given up with {} of {} dice placed, {}")
    return [given_up.format(placed, len(play.puzzle.letters), play.time_and_hints())]
