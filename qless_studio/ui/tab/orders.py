"""What comes next in Play: any puzzle, one near the player's level, or a harder one, made ahead and kept covered."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.play import Stage
from qless_studio.engine.player.scale import Coming, Order, ordered
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import capitalised, say
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.between_rounds import BetweenRounds
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.widgets.basic.choices import Combo, Segments
from qless_studio.ui.widgets.basic.labels import text_label

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
        choice.value_changed.connect(self.follow)
        play.stage_changed.connect(self.follow)
        for changed in (play.session.lexicon_changed, play.session.chosen_changed, play.session.mode_changed):
            changed.connect(self.follow)
        play.session.levels.changed.connect(self.follow)

    @property
    def order(self) -> Order:
        """What is ordered; anything as long as the level of the player is not known."""
        value = self._choice.value
        return value if isinstance(value, Order) and self._level() is not None else Order.ANY

    @property
    def coming(self) -> Coming | None:
        """The puzzle of the next game; None while it is not known, and while levels are hidden."""
        return self._coming if self._play.session.levels.shown else None

    def follow(self, _: object = None) -> None:
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
