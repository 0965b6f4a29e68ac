"""What comes next in Play: puzzles made ahead, choices for the next rounds, and the levels of puzzle and player."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

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
from qless_studio.engine.player.scale import Coming, Order, ordered
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import capitalised, clock_time, say
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.tab.staged_play import GOING_ON
from qless_studio.ui.tab.wishes import Choose
from qless_studio.ui.widgets.basic.access import focus_on, tab_stops
from qless_studio.ui.widgets.basic.fields import Combo, Segments
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label
from qless_studio.ui.widgets.basic.layout import filled, inset
from qless_studio.ui.widgets.play.review import AfterGame, BeforeGame, BeforeShown
from qless_studio.ui.work.signals import listen

# A choice for the next rounds, in the panel of Play.


class BetweenRounds(QWidget):
    """Controls with their heading, shown while no round goes on.

    Beside a result in a narrow window, where result and review have no room to spare, they are opened when asked for.
    """

    def __init__(self, heading: str, *controls: QWidget) -> None:
        super().__init__()
        self.heading = heading
        self._compact = self._wanted = self._opened = False
        self._stage = Stage.IDLE
        filled(inset(QVBoxLayout(self), 4, 0, 8, 0, 0), SectionHeader(heading), *controls)

    @property
    def folded(self) -> bool:
        """Whether there is something to choose, but no room for it."""
        return self._wanted and self._compact and self._stage is Stage.OVER and not self._opened

    def open(self) -> None:
        """Show the controls in a narrow window, too, until the next round; the first gets the focus."""
        self._opened = True
        self._show()
        for control in tab_stops(self)[:1]:
            focus_on(control, Qt.FocusReason.OtherFocusReason)

    def follow(self, stage: Stage, wanted: bool) -> None:
        """`wanted`: whether there is anything to choose."""
        self._stage, self._wanted = stage, wanted
        self._opened &= stage is Stage.OVER
        self._show()

    def set_compact(self, compact: bool) -> None:
        """The window is narrow."""
        self._compact = compact
        self._show()

    def _show(self) -> None:
        between = self._stage in (Stage.IDLE, Stage.OVER)
        self.setVisible(between and self._wanted and not self.folded)


# What comes next in Play: any puzzle, one near the player's level, or a harder one, made ahead and kept covered.

SEEDS = 2**32


class Making(NamedTuple):
    """How the next puzzle is made, by what the player has chosen now."""

    choices: Hashable
    """Equal only where the same seed gives the same puzzle."""
    make: Callable[[int, Run], Coming | None]
    """Called on a worker with a seed; None for one that gives no puzzle."""


class OrderPart(BetweenRounds):
    """The choice of what comes next, and why that is not what was ordered."""

    def __init__(self, heading: str) -> None:
        self.choice = Segments([(order, capitalised(say(order.value))) for order in Order], heading)
        self.note = text_label("", "caption", wrap=True)
        self.note.hide()
        super().__init__(heading, self.choice, self.note)

    def show_coming(self, coming: Coming | None, tries: int) -> None:
        """Say if none of the `tries` puzzles matched."""
        short = coming is not None and not coming.suits
        self.note.setText(self.tr("None of {} puzzles matched; the closest was chosen.").format(tries) if short else "")
        self.note.setVisible(short)


class Orders(QObject):
    """`choice` orders; the puzzle of the next game is made on a worker, so that its level is known before it."""

    changed = Signal()
    """`coming` has changed; there may be none."""

    def __init__(
        self,
        play: GamePlay,
        choice: Combo | Segments,
        level: Callable[[], float | None],
        making: Callable[[], Making | None],
        tries: int,
    ) -> None:
        """`level` gives the player's level, None while unknown; `making` gives None where nothing is made ahead.

        Of at most `tries` puzzles the nearest to what is ordered is taken.
        """
        super().__init__(play)
        self._play, self._choice, self._level, self._making, self._tries = play, choice, level, making, tries
        self._searches = BackgroundSearches(play.session, self)
        self._seed = self._new_seed()
        self._asked: object = None
        """What the puzzle was, or is being, made for."""
        self._coming: Coming | None = None
        listen(self.follow, choice.value_changed, play.stage_changed, play.session.levels.changed)
        listen(self.follow, play.session.lexicon_changed, play.session.chosen_changed, play.session.mode_changed)

    @property
    def order(self) -> Order:
        """What is ordered; anything as long as the level of the player is not known."""
        value = self._choice.value
        return value if isinstance(value, Order) and self._level() is not None else Order.ANY

    @property
    def coming(self) -> Coming | None:
        """The puzzle of the next game; None while it is not known, and while levels are hidden."""
        return self._coming if self._play.session.levels.shown else None

    def follow(self) -> None:
        """Make the next puzzle again if anything that it depends on has changed."""
        session = self._play.session
        ahead = self._play.stage is Stage.IDLE and session.mode is Mode.PLAY and session.levels.shown
        making = self._making() if ahead else None
        asked = None if making is None else self._key(making)
        if asked == self._asked:
            return
        self._asked, known, self._coming = asked, self._coming, None
        self._searches.cancel()
        if making is not None:
            self._searches.start("next", self._work(making), self._on_made)
        if known is not None:
            self.changed.emit()

    def take(self, play: Callable[[Coming], object], at_once: bool) -> None:
        """Call `play` with the next puzzle; `at_once` if its seed is all that is needed where nothing is ordered."""
        making, seed = self._making(), self._seed
        coming = self._coming if making is not None and self._asked == self._key(making) else None

        def begin(made: Coming) -> None:
            self._seed, self._asked, self._coming = self._new_seed(), None, None
            play(made)
            self.follow()

        if coming is not None:
            begin(coming)
        elif making is None or (at_once and self.order is Order.ANY):
            begin(Coming(seed))
        else:
            self._play.maker.make(self._work(making), lambda made: begin(made[-1]) if made else begin(Coming(seed)))

    def _key(self, making: Making) -> object:
        level = self._level() if self.order is not Order.ANY else None
        return self._choice.value, level, self._seed, making.choices

    def _work(self, making: Making) -> Callable[[Run], Iterator[Coming]]:
        return partial(_made, making.make, self.order, self._level() or 0.0, self._seed, self._tries)

    def _on_made(self, made: list[Coming]) -> None:
        self._coming = made[-1]
        self.changed.emit()

    def _new_seed(self) -> int:
        return Random().randrange(SEEDS)


def _made(
    make: Callable[[int, Run], Coming | None], order: Order, level: float, first: int, tries: int, run: Run
) -> Iterator[Coming]:
    """The first puzzle as ordered, of the seeds from `first` on; for a worker."""

    def puzzles() -> Iterator[Coming]:
        for number in range(tries):
            run.checkpoint()
            made = make((first + number) % SEEDS, run)
            if made is not None:
                yield made

    found = ordered(puzzles(), lambda each: each.level, order, level, tries)
    if found is not None:
        known = found.look() if found.look is not None else found.known
        yield replace(found, known=known, look=None, suits=order.distance(found.level, level) == 0)


# Levels in games whose puzzles are solved or not: what to expect before a puzzle, and the level after it.

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
        listen(self._learn, play.history.changed, play.session.lexicon_changed, play.session.options_changed)
        play.stage_changed.connect(self._on_stage_changed)
        listen(self.show, play.session.levels.changed, play.ended)
        play.session.levels.changed.connect(self.changed)
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

    def _learn(self) -> None:
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

    def show(self) -> None:
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
