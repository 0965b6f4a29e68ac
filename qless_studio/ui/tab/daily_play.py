"""The puzzle of a day, played with the word list and the options that it is made with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.game import Daily, Dealt
from qless_studio.engine.lexicon import Band, load
from qless_studio.engine.solving import Run
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.puzzle_maker import PuzzleMaker
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.terms import Terms

Play = Callable[[Dealt[Any], date, Terms], object]
"""Start the puzzle of a day with these words and rules."""


class DailyPlay(QObject):
    """Starts the puzzle of a day; games after it have the words and options that the tab had before."""

    def __init__(self, session: Session, maker: PuzzleMaker, play: Play, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._maker, self._play = session, maker, play

    def start(self, day: date) -> None:
        """Play the puzzle of a day, which is made on a worker first."""
        daily = self._session.game.daily
        if daily is not None:
            name = daily.list_in(self._session.play_in)
            self._session.set_mode(Mode.PLAY)  # where the progress is shown
            self._maker.make(partial(_puzzle_of, daily, day, name), partial(self._on_made, day, name))

    def _on_made(self, day: date, lexicon: str, made: list[Dealt[Any]]) -> None:
        session = self._session
        terms = Terms(lexicon, Band.UNKNOWN, session.game.options())
        if terms != session.chosen:
            session.message.emit(self.tr("A daily puzzle has words and rules of its own; yours come back afterwards"))
        self._play(made[-1], day, terms)


def _puzzle_of(daily: Daily[Any], day: date, lexicon: str, run: Run) -> Iterator[Dealt[Any]]:
    """The puzzle of a day with the list of that name, for a worker."""
    yield daily.deal(day, load(lexicon), run)
