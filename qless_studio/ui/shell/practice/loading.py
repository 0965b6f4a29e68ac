"""Load the questions of a practice on the pool: read the history, and prove the answers by searches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QThreadPool, Signal

from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.practice.items import DueCard, Item
from qless_studio.engine.practice.opening import open_queue
from qless_studio.engine.practice.queue import Queue
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.work import SolveJob, wait_for_changes

Choose = Callable[[Queue, date], list[DueCard]]
"""Chooses the cards to ask."""


@dataclass(frozen=True)
class Asked:
    """A question and the word list with which it is answered."""

    item: Item
    lexicon: Lexicon


@dataclass(frozen=True)
class State:
    """The state before the first question."""

    cards: int
    """The cards, including rare words"""
    due: int
    """Questions: what counts as due wherever it is said"""
    overdue: int
    """Cards"""
    too_many: bool
    """Whether the overdue ones are better spread over a week"""
    next_due: date | None
    """The next day on which a card is due; None if there is none"""


class Loader(QObject):
    """Works on the pool for one practice, or for the number of cards that are due."""

    state_known = Signal(object)
    """State; before the first question."""
    asked = Signal(object)
    """Asked: the next question."""
    done = Signal()
    """All questions were sent."""
    failed = Signal(str)
    """The reason why there are no questions."""

    def __init__(self, pool: QThreadPool, views: Sequence[GameView], folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._pool, self._views, self._folder = pool, tuple(views), folder
        self._job: SolveJob | None = None

    def count(self, settings: Settings) -> None:
        """Load the state only."""
        self._start(partial(_states, self._views, self._folder, settings))

    def load(self, settings: Settings, choose: Choose | None, only: Sequence[str], most: int) -> None:
        """Load so many questions about due cards, or about those that `choose` chooses; `only` as in `Queue.items`."""
        self._start(partial(_items, self._views, self._folder, settings, choose, tuple(only), most))

    def cancel(self) -> None:
        """Stop without a signal."""
        if self._job is not None:
            self._job.drop()
            self._job = None

    def _start(self, work: Callable[[Run], Iterator[Any]]) -> None:
        self.cancel()
        for view in self._views:
            view.game  # noqa: B018 - imported here, since a worker must not import parts of the window
        self._job = SolveJob(work, self._pool, self, found=self._on_found, finished=self._on_finished).start()

    def _on_found(self, batch: list[State | Asked]) -> None:
        for found in batch:
            if self._job is None:  # cancelled by a slot of the previous signal
                return
            (self.state_known if isinstance(found, State) else self.asked).emit(found)

    def _on_finished(self, finished: FinishedRun) -> None:
        self._job = None
        if finished.outcome is Outcome.FAILED:
            self.failed.emit(str(finished.error))
        else:
            self.done.emit()


def _queue(views: Sequence[GameView], folder: Path, settings: Settings, run: Run) -> Queue:
    games = {view.key: view.game for view in views if view.parts.exercise is not None}
    wait_for_changes()
    return open_queue(
        folder, games, run,
        cards_a_day=settings.practice_cards, new_a_day=settings.practice_new, least=Band[settings.practice_least],
    )  # fmt: skip


def _state(queue: Queue, day: date) -> State:
    later = [memory.due for memory in queue.memories.values() if memory.due > day]
    due = queue.questions(day)
    more = len(queue.cards) > len(queue.memories)
    next_due = min(later, default=day + timedelta(days=1) if more else None)
    return State(len(queue.cards), due, len(queue.overdue(day)), queue.too_many(day), next_due)


def _states(views: Sequence[GameView], folder: Path, settings: Settings, run: Run) -> Iterator[State]:
    yield _state(_queue(views, folder, settings, run), date.today())


def _items(
    views: Sequence[GameView],
    folder: Path,
    settings: Settings,
    choose: Choose | None,
    only: Sequence[str],
    most: int,
    run: Run,
) -> Iterator[State | Asked]:
    queue, day = _queue(views, folder, settings, run), date.today()
    yield _state(queue, day)
    cards = queue.due(day) if choose is None else choose(queue, day)
    for item in islice(queue.items(cards, run, only), most):
        yield Asked(item, queue.lexicon_of(item.cards[0].card))
