"""One hint, shown step by step: closed until the player asks, and one step more each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.play import Stage
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder


@dataclass(frozen=True)
class HintStep:
    """A step of the ladder."""

    name: str
    """What the history calls it."""
    title: str
    answer: str
    """The answer in a few words."""
    hint: Any = None
    """What the game needs to show it."""


class Hints(QObject):
    """Shows the steps that the game finds when they are first asked for; in a game each one is recorded.

    The owner calls `found` with them, now or later, and `close` when they no longer fit.
    """

    taken = Signal(object)
    """HintStep: one more is shown. It is recorded afterwards."""
    changed = Signal()
    """Other steps are shown, or none."""

    def __init__(
        self,
        ladder: HintLadder,
        places: GamePage,
        find: Callable[[], object],
        titles: Sequence[str] = (),
        play: GamePlay | None = None,
        *,
        scrolls: bool = True,
    ) -> None:
        """`find` leads to `found` if there are any steps; `titles` name the steps before they are known.

        Hints of `play` are taken while its game is running. If it `scrolls`, each step is scrolled to.
        """
        super().__init__(places)
        self.ladder, self.titles, self.steps = ladder, titles, tuple[HintStep, ...]()
        self.shown = 0
        """How many steps are shown."""
        self._places, self._find, self._play, self._scrolls = places, find, play, scrolls
        self._asked = False
        ladder.show_clicked.connect(self.ask)
        ladder.closed.connect(self.close)
        if play is not None:
            play.stage_changed.connect(self._on_stage_changed)
        self._show()

    def ask(self) -> None:
        """Show one more step."""
        if self._play is not None and self._play.stage is not Stage.RUNNING:
            return
        if self.steps:
            self._take()
        else:
            self._asked = True
            self._find()

    def found(self, steps: Sequence[HintStep]) -> None:
        """The steps that were asked for; the next one is shown."""
        if self._asked:
            self._asked, self.steps = False, tuple(steps)
            self._take()

    def renew(self, steps: Sequence[HintStep], shown: int) -> None:
        """Replace the steps, this many of them shown already; no steps if they are not known yet."""
        self.steps, self.shown = tuple(steps), shown
        self._show()

    def close(self) -> None:
        """Show no step, and none of those that are still being found."""
        self._asked = False
        self.renew((), 0)

    def _take(self) -> None:
        if self.shown < len(self.steps):
            self.shown += 1
            self._show()
            step = self.steps[self.shown - 1]
            self.taken.emit(step)
            if self._play is not None:
                self._play.take_hint(step.name)
            if self._scrolls:
                self._places.scrolling.follow(lambda: self.ladder.latest)

    def _show(self) -> None:
        steps = [(step.title, step.answer if place < self.shown else "") for place, step in enumerate(self.steps)]
        self.ladder.show_steps(steps or [(title, "") for title in self.titles], self.shown)
        self.changed.emit()

    def _on_stage_changed(self, stage: Stage) -> None:
        self.ladder.button.setEnabled(stage is Stage.RUNNING)  # hints are shown on the board, which a pause covers
