"""Boards to order for the next rounds: any, near the player's level, or harder."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from statistics import fmean
from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Stage
from qless_studio.engine.player.model import ROUND
from qless_studio.engine.player.orders import Order, ordered
from qless_studio.engine.player.scale import board_level, features_of
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say
from qless_studio.ui.grids.between_rounds import BetweenRounds
from qless_studio.ui.grids.round import GridRound
from qless_studio.ui.widgets.basic.choices import Segments

SEEDS = 2**32


class BoardOrders(QObject):
    """A choice in the panel between rounds; what is ordered is rolled on a worker, up to 200 times."""

    def __init__(self, round: GridRound) -> None:
        super().__init__(round)
        self._round = round
        self._play = play = round.play
        self.choice = Segments([(order, say(order.value)) for order in Order], self.tr("Boards for the next rounds"))
        self.part = BetweenRounds(self.choice.accessibleName(), self.choice)
        play.add("section", self.part, when=(Stage.IDLE, Stage.OVER))
        round.expectation.changed.connect(self._show)
        play.stage_changed.connect(self._show)
        self._show()

    def _show(self, _: object = None) -> None:
        """Only who has a level can order by it."""
        self.part.follow(self._play.stage, self._level is not None)

    @property
    def _level(self) -> float | None:
        standing = self._round.expectation.standing
        return standing.level.value if standing is not None and standing.level.known else None

    def roll(self, boards_of: Callable[[int], Sequence[Any]], options: Any, play: Callable[[int], object]) -> None:
        """Call `play` with a seed whose boards are on average as ordered; `boards_of(seed)` is called on a worker."""
        order, level, first = self.choice.value, self._level, Random().randrange(SEEDS)
        lexicon = self._play.session.lexicon
        assert isinstance(order, Order)
        if order is Order.ANY or level is None or lexicon is None:
            play(first)
            return
        seconds = self._play.next_limit or ROUND
        work = partial(_seed_of, self._play.session.game, lexicon, options, boards_of, order, level, seconds, first)
        self._play.maker.make(work, lambda seeds: play(seeds[-1]))


def _seed_of(
    game: Game[Any, Any, Any],
    lexicon: Lexicon,
    options: Any,
    boards_of: Callable[[int], Sequence[Any]],
    order: Order,
    level: float,
    seconds: float,
    first: int,
    run: Run,
) -> Iterator[int]:
    """The seed of boards as ordered, from `first` on."""

    def level_of(seed: int) -> float | None:
        run.checkpoint()
        boards = [features_of(game, board, lexicon, options) for board in boards_of(seed)]
        levels = [board_level(board, seconds) for board in boards if board is not None]
        known = [level for level in levels if level is not None]
        return fmean(known) if known else None

    seeds = ((first + number) % SEEDS for number in range(SEEDS))
    seed = ordered(seeds, level_of, order, level)
    if seed is not None:
        yield seed
