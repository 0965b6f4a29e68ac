"""Levels in games whose puzzles are solved or not: what to expect before a puzzle, and the level after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Stage
from qless_studio.engine.player.levels import (
    LIMIT,
    SELDOM,
    USUALLY,
    SolvingSkill,
    landed_text,
    puzzle_level,
    solving_skill,
)
from qless_studio.engine.player.rounds import InstalledLists, lists_in
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import clock_time, say
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.staged_play import GOING_ON
from qless_studio.ui.tab.wishes import Choose
from qless_studio.ui.widgets.play.levels import AfterGame, BeforeGame, BeforeShown

Usual = Callable[[Lexicon, Any, Run], Iterator[float]]
"""The vocabulary that usual puzzles need; called on a worker with the list and the options."""
MINUTES = round(LIMIT / 60)
FAST = 0.1
"""A time is called fast if the player solves at most this share of such puzzles in less."""


@dataclass(frozen=True)
class Standing:
    """What the history says about the player in a game."""

    skill: SolvingSkill
    usual: tuple[float, ...] = ()
    """The vocabulary that usual puzzles need, where the level of the next one must not be shown."""


class PuzzleLevels(QObject):
    """Follows a game: what it knew of the player before it, and the level after it."""

    changed = Signal()

    def __init__(
        self,
        play: GamePlay,
        rank: Callable[[], float | None],
        usual: Usual | None = None,
    ) -> None:
        """`rank` is the vocabulary that the puzzle being played needs; None while the player must not know it."""
        super().__init__(play)
        self._play, self._rank, self._usual = play, rank, usual
        self._searches = BackgroundSearches(play.session, self)
        self._standing: Standing | None = None
        self._before: Standing | None = None
        self._coming: float | None = None
        hide = partial(play.session.wished.emit, Choose("levels", False))
        self.before, self.after = BeforeGame(hide), AfterGame(hide)
        self.after.bar.hide()
        play.add("figures", self.before, when=(Stage.IDLE,))
        play.add("figures", self.after, when=(Stage.OVER,))
        play.history.changed.connect(self._learn)
        play.session.lexicon_changed.connect(self._learn)
        play.session.options_changed.connect(self._learn)
        play.stage_changed.connect(self._on_stage_changed)
        play.session.levels.changed.connect(self.show)
        play.session.levels.changed.connect(self.changed)
        play.ended.connect(self.show)
        self._learn()

    @property
    def level(self) -> float | None:
        """The level of the player; None while it is not known or not to be shown."""
        standing = self._standing
        shown = standing is not None and standing.skill.level.known and self._play.session.levels.shown
        return standing.skill.level.value if standing is not None and shown else None

    def expect(self, rank: float | None) -> None:
        """The next puzzle needs this vocabulary; None if that is not known, or must not be shown."""
        if rank != self._coming:
            self._coming = rank
            self.show()

    def _learn(self, _: object = None) -> None:
        """Find out on the pool what the history says."""
        play, lexicon = self._play, self._play.session.lexicon
        if lexicon is None or not play.history.known:
            return
        session, entries = play.session, play.history.entries
        work = partial(_standing, session.game, entries, lexicon, session.options, session.folder, self._usual)
        self._searches.start("standing", work, self._on_learned)

    def _on_learned(self, found: list[Standing]) -> None:
        self._standing = found[-1]
        if self._before is None and self._play.stage in GOING_ON:
            self._before = self._standing
        self.show()
        self.changed.emit()

    def _on_stage_changed(self, stage: Stage) -> None:
        if stage is Stage.IDLE:
            self._before = None
        elif stage in GOING_ON and self._before is None:
            self._before = self._standing
        self.show()

    def show(self, _: object = None) -> None:
        """Bring all parts up to date."""
        stage, standing, rank = self._play.stage, self._standing, self._rank()
        shown = standing is not None and self._play.session.levels.shown
        note = "" if standing is None or not shown else self._expected(standing)
        self.before.setVisible(stage is Stage.IDLE and bool(note))
        self.before.show_it(BeforeShown(note=note))
        self.after.setVisible(shown and stage is Stage.OVER and self.level is not None and rank is not None)
        if rank is not None and self.level is not None:
            self.after.told.setText(landed_text(self._told(rank), puzzle_level(rank), self.level))
            self.after.show_level(self.level, self._change)

    def _expected(self, standing: Standing) -> str:
        """What to expect of the next puzzle; "" while the player's level is not known."""
        skill = standing.skill
        if self.level is None:
            return ""
        if self._coming is None:
            chances = [skill.chance(rank, LIMIT) for rank in standing.usual]
            usual = self.tr("Of those with a solution you solve {} within {} minutes.")
            return usual.format(_share(fmean(chances)), MINUTES) if chances else ""
        like_it = self.tr("Of puzzles like it you solve {} within {} minutes.")
        half = self.tr("Half of them take less than {}.").format(clock_time(skill.usual_seconds(self._coming)))
        return f"{like_it.format(_share(skill.chance(self._coming, LIMIT)), MINUTES)} {half}"

    @property
    def _change(self) -> int | None:
        """By how much the puzzle that is over changed the level; None if it did not count."""
        before, after = self._before, self._standing
        if before is None or after is None or after.skill.puzzles <= before.skill.puzzles:
            return None
        return round(after.skill.level.value) - round(before.skill.level.value)

    def _told(self, rank: float) -> str:
        """One true sentence on the time; nothing for slower than usual."""
        before, play = self._before, self._play
        if before is None or play.result is not Result.SOLVED or play.hints:
            return ""
        faster = before.skill.chance(rank, play.elapsed)
        if faster < FAST:
            return self.tr("Faster than 9 of 10 like it")
        if faster <= 0.5:
            return self.tr("Faster than usual with such a puzzle")
        return self.tr("As usual with such a puzzle") if faster <= 1 - FAST else ""


def _share(chance: float) -> str:
    """A chance of solving, no more exactly than it is known."""
    if chance < SELDOM:
        return say("fewer than 1 in 20")
    if chance > USUALLY:
        return say("more than 8 of 10")
    return say("about {} of 10", max(1, round(10 * chance)))


def _standing(
    game: Game[Any, Any, Any],
    entries: Sequence[Entry],
    lexicon: Lexicon,
    options: Any,
    folder: Path | None,
    usual: Usual | None,
    run: Run,
) -> Iterator[Standing]:
    """One standing; for a worker."""
    lists = InstalledLists() if folder is None else lists_in(folder)
    skill = solving_skill(game, entries, lists, lexicon.language.code)
    run.checkpoint()
    wanted = usual is not None and skill.level.known
    yield Standing(skill, tuple(usual(lexicon, options, run)) if usual is not None and wanted else ())
