"""Boards to order for the next rounds, and what is known of the next one before it begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.game import Game
from qless_studio.engine.grids import FoundWord
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Stage
from qless_studio.engine.player.features import BoardFeatures, board_features
from qless_studio.engine.player.model import ROUND
from qless_studio.engine.player.scale import TRIES, Coming, board_level, is_regular
from qless_studio.engine.solving import Run
from qless_studio.ui.grids.round import Boards, GridRound
from qless_studio.ui.tab.orders import Making, OrderPart, Orders


@dataclass(frozen=True)
class NextBoard:
    """The board of the next round."""

    board: BoardFeatures
    par: int


class BoardOrders(QObject):
    """Puts the choice into the panel, and passes the next board to `Expectation`."""

    def __init__(self, round: GridRound) -> None:
        super().__init__(round)
        self._round = round
        self._play = play = round.play
        self.part = OrderPart(self.tr("Boards for the next games"))
        self.choice = self.part.choice
        self._orders = Orders(play, self.choice, lambda: self._level, self._making, TRIES)
        play.add("section", self.part, when=(Stage.IDLE, Stage.OVER))
        round.expectation.changed.connect(self._show)
        round.expectation.changed.connect(self._orders.follow)
        play.stage_changed.connect(self._show)
        self._orders.changed.connect(self._on_coming)
        self._show()

    def _show(self, _: object = None) -> None:
        """Allow ordering by level only if the player has one."""
        self.part.follow(self._play.stage, self._level is not None)

    def follow(self, _: object = None) -> None:
        """Other dice were chosen."""
        self._orders.follow()

    @property
    def _level(self) -> float | None:
        standing = self._round.expectation.standing
        return standing.level.value if standing is not None and standing.level.known else None

    def _making(self) -> Making | None:
        session, boards = self._play.session, self._round.next_boards()
        lexicon = session.chosen_lexicon
        if lexicon is None or boards is None:
            return None
        seconds = self._play.next_limit or ROUND
        choices = boards.choices, boards.options, self._play.next_limit, lexicon
        return Making(choices, partial(_coming, session.game, lexicon, boards, seconds))

    def _on_coming(self) -> None:
        coming = self._orders.coming
        self.part.show_coming(coming, TRIES)
        self._round.expectation.expect(coming)

    def roll(self, play: Callable[[int], object]) -> None:
        """Call `play` with the seed of what comes next."""
        self._orders.take(lambda coming: play(coming.seed), at_once=True)


def _coming(game: Game[Any, Any, Any], lexicon: Lexicon, boards: Boards, seconds: float, seed: int, run: Run) -> Coming:
    """The boards of a seed: their level on average, and what is on the first."""
    found: list[tuple[BoardFeatures, Sequence[FoundWord]]] = []
    for puzzle in boards.of_seed(seed):
        board = game.board(puzzle) if game.board is not None else None
        if board is None or not is_regular(board):
            continue
        words = tuple(game.solve(puzzle, lexicon, boards.options, run))
        found.append((board_features(words, board.columns, lexicon), words))
    levels = [level for features, _ in found if (level := board_level(features, seconds)) is not None]

    def look() -> NextBoard | None:
        return NextBoard(found[0][0], boards.par(found[0][1])) if found else None

    return Coming(seed, fmean(levels) if levels else None, look=look)
