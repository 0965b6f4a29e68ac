"""A game that is over: why it ended, its entry in the history, what is shared of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from qless_studio.engine.challenges.challenge import Challenge
from qless_studio.engine.challenges.duel import board_of, challenge_of, friends_on
from qless_studio.engine.entries import LATER
from qless_studio.engine.history import Entry, Kind, Result, crc_of
from qless_studio.engine.options import changed_options
from qless_studio.engine.play import SavedPlay
from qless_studio.engine.texts import capitalised, clock_time, counted, say
from qless_studio.ui.tab.play_rules import PlayRules
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.terms import Kept


@dataclass(frozen=True)
class FinishedPlay:
    """The summary of a game; made by `GamePlay.finished`."""

    session: Session
    rules: PlayRules
    puzzle: Any
    id: str
    played: SavedPlay
    kept: Kept
    """The words and rules of the game."""

    def reason(self) -> str:
        """Why the game is over."""
        own, played = self.rules.reason(), self.played
        if own:
            return own
        if played.result is Result.GIVEN_UP:
            return capitalised(say("given up"))
        if played.result is Result.SOLVED:
            return capitalised(say("solved"))
        timed_out = played.limit is not None and played.seconds >= played.limit
        return say("Time is up") if timed_out else say("Game over")

    def time_and_hints(self) -> str:
        """The time taken, if it is shown, and the number of hint steps."""
        taken = len(self.played.hints)
        hints = counted(taken, "{} hint", "{} hints")
        if not self.rules.shows_clock:
            return hints
        return f"{clock_time(self.played.seconds)}, {hints}"

    @property
    def has_misses(self) -> bool:
        """Whether something may have been missed, and can be practised."""
        practised = self.session.game.load_practice is not None and self.session.folder is not None
        missed = self.rules.missed()
        return practised and (self.played.result not in (Result.SOLVED, Result.CLAIMED) if missed is None else missed)

    def entry(self) -> Entry:
        """The game for the history."""
        session, kept, played = self.session, self.kept, self.played
        assert played.result is not None
        options = {name: str(value) for name, value in changed_options(kept.terms.options)}
        return Entry(
            session.game.key,
            session.game.format(self.puzzle),
            played.result,
            Kind.GAME if session.game.board is None else Kind.ROUND,
            math.floor(10 * played.seconds) / 10,  # not up: a clock that showed 0:30 would become 0:31
            played.hints,
            played.moves,
            dict(self.rules.proven()),
            kept.name,
            "" if kept.lexicon is None else crc_of(kept.lexicon),
            options,
            played.day,
            id=self.id,
        )

    def entries(self) -> Sequence[Entry]:
        """All that the game leaves in the history."""
        entries = self.rules.entries(self.entry())
        if not self.played.facts.get(LATER):
            return entries
        return [replace(each, proven={**each.proven, LATER: True}) if each.day else each for each in entries]

    def challenge(self, name: str, cancel: bool) -> Challenge:
        """The challenge to beat the game; raises `StudioError` where it cannot be one."""
        return challenge_of(self.entry(), self.session.game, name, cancel, self.kept.terms.commonness)

    def friends_challenge(self, history: Sequence[Entry]) -> Challenge | None:
        """The latest challenge of a friend about the puzzle of the game; None without any."""
        games = (self.session.game,)
        board = board_of(self.entry(), games)
        sent = [] if board is None else friends_on(history, board, games)
        return sent[-1] if sent else None
