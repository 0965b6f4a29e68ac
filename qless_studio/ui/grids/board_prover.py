"""The proof of a best board, as a search for boards shows it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.game import Dealt
from qless_studio.engine.grids import Board
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import counted, decimal
from qless_studio.ui.widgets.charts.charts import seconds_text

if TYPE_CHECKING:
    from qless_studio.engine.grids.proof import Known


class BoardProver(ABC):
    """What a game knows of proofs, for the board that its session has now."""

    @abstractmethod
    def effort(self) -> str:
        """How long a proof takes for boards of this size, in words; "" when it would take years."""

    @abstractmethod
    def work(self, lexicon: Lexicon, threads: int | None) -> Callable[[Run], Iterator[Dealt[Any]]]:
        """A search that gives each better board of this size; complete, the last one is the best there is.

        The run's summary is `Known`. Stopped and started again, it goes on from what was finished.
        """


class ProofText:
    """The sentences on a proof for boards of one size."""

    def __init__(self, board: Board) -> None:
        self._size = _size(board)

    def running(self, run: Run, seconds: float) -> str:
        """How far it is: the part of all boards that is ruled out, the best score and the bound."""
        known = _known(run)
        if known is None:
            return _tr("Searching…")
        share = decimal(100 * known.ruled_out, 1)
        bound = counted(known.upper, "{} point", "{} points")
        if known.best is None:
            return _tr("{} % of all boards ruled out; none has more than {}").format(share, bound)
        best = counted(known.best, "{} point", "{} points")
        return _tr("{} % of all boards ruled out after {}; best {}, none has more than {}").format(
            share, seconds_text(seconds), best, bound
        )

    def ended(self, finished: FinishedRun, seconds: float) -> str:
        """The verdict of a run that is over, and how long it took."""
        known = _known(finished.run)
        if finished.outcome is not Outcome.COMPLETE or known is None or known.best is None:
            return self.running(finished.run, seconds)
        best = counted(known.best, "{} point", "{} points")
        return _tr("Proven best of {}: {}").format(self._size, best)


def proof_hint(board: Board, effort: str) -> tuple[str, bool]:
    """What a proof for boards of this size takes, and whether it can be made."""
    if effort:
        text = _tr("Looks at all boards of {}, which takes {}. Stop it at any time; it continues where it was.")
        return text.format(_size(board), effort), True
    return _tr("For {} a proof would take years; up to 3 × 4 it can be made.").format(_size(board)), False


def _known(run: Run) -> Known | None:
    from qless_studio.engine.grids.proof import Known  # a start needs no proofs

    return run.summary if isinstance(run.summary, Known) else None


def _size(board: Board) -> str:
    return f"{board.rows} × {board.columns}"


def _tr(text: str) -> str:
    return QCoreApplication.translate("BoardProver", text)
