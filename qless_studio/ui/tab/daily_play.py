"""The puzzle of a day, played with the word list and the options that it is made with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt

from qless_studio.engine.game import Daily, Dealt
from qless_studio.engine.lexicon import Band, load
from qless_studio.engine.options import changed_options, read_options
from qless_studio.engine.solving import Run
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.puzzle_maker import PuzzleMaker
from qless_studio.ui.tab.session import Session

Play = Callable[[Dealt[Any], date, Callable[[], object]], object]
"""Start the puzzle of a day, and call the function when it is played."""


@dataclass(frozen=True)
class TabBefore:
    """What a tab had before a daily puzzle."""

    lexicon: str
    """Name of the word list."""
    commonness: Band
    options: Any
    puzzle: Any


class DailyPlay(QObject):
    """Makes it; what follows is played with the words and options that the tab had before."""

    def __init__(self, session: Session, maker: PuzzleMaker, play: Play, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._maker, self._play = session, maker, play
        self.before: TabBefore | None = None
        """What comes back after the daily puzzle that is being played or reviewed."""

    def start(self, day: date) -> None:
        """Play the puzzle of a day, which is made on a worker first."""
        daily = self._session.game.daily
        if daily is not None:
            name = daily.list_in(self._session.play_in)
            self._session.set_mode(Mode.PLAY)  # where the progress is shown
            self._maker.make(partial(_puzzle_of, daily, day, name), partial(self._on_made, day, name))

    def note(self) -> None:
        """Note what the tab has, unless that is already a daily puzzle's."""
        session = self._session
        if self.before is None:
            self.before = TabBefore(session.wanted_lexicon, session.commonness, session.options, session.puzzle)

    def take_back(self) -> None:
        """Use the words and options that the tab had before; options changed since then stay as they are."""
        before, self.before = self.before, None
        if before is not None:
            changed = dict(changed_options(self._session.options))
            self._session.set_options(replace(before.options, **changed))
            self._session.use_words(before.lexicon, before.commonness)

    def take_all_back(self, then: Callable[[], object]) -> None:
        """The same with the puzzle, whose size the next one may have; call `then` when the words are loaded."""
        before, session = self.before, self._session
        self.take_back()
        if before is not None:
            session.edit_covered(before.puzzle, self.tr("Next puzzle"))
        if session.lexicon is None:
            session.lexicon_changed.connect(lambda _: then(), Qt.ConnectionType.SingleShotConnection)
        else:
            then()

    def facts(self) -> dict[str, Any]:
        """What is saved with the game."""
        before = self.before
        if before is None:
            return {}
        options = {name: str(value) for name, value in changed_options(before.options)}
        puzzle = self._session.game.format(before.puzzle)
        words = [before.lexicon, before.commonness.name]
        return {"own_words": words, "own_options": options, "own_puzzle": puzzle}

    def restore(self, facts: Mapping[str, Any]) -> None:
        """Take up what was saved; raises one of `UNREADABLE` if it is damaged."""
        self.before, words, game = None, facts.get("own_words"), self._session.game
        if words is not None:
            options = read_options(game.options, facts.get("own_options", {}))
            puzzle = game.parse(facts["own_puzzle"]) if "own_puzzle" in facts else game.blank
            self.before = TabBefore(str(words[0]), Band[words[1]], options, puzzle)

    def _on_made(self, day: date, lexicon: str, made: list[Dealt[Any]]) -> None:
        self._play(made[-1], day, partial(self._use, lexicon))

    def _use(self, lexicon: str) -> None:
        session, before = self._session, self.before
        session.use_words(lexicon, Band.UNKNOWN)
        own = lexicon, Band.UNKNOWN, session.options
        if before is not None and (before.lexicon, before.commonness, before.options) != own:
            session.message.emit(self.tr("A daily puzzle has words and rules of its own; yours come back afterwards"))


def _puzzle_of(daily: Daily[Any], day: date, lexicon: str, run: Run) -> Iterator[Dealt[Any]]:
    """The puzzle of a day with the list of that name, for a worker."""
    yield daily.deal(day, load(lexicon), run)
