"""Hints for the next move of a game that is played covered; each step taken is noted with the result."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from qless_studio.engine.games.quiddler.move_analysis import MoveHint, hints
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.solver import has_unknown
from qless_studio.engine.solving import Run
from qless_studio.ui.games.quiddler.playing import Playing
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.widgets.play.closed_ladder import ClosedLadder

CLOSED = ("far", "length", "letter", "cards", "word")
"""The steps that are announced before the first one is taken."""


class PlayHints(QObject):
    """The ladder of a game: closed until the player asks, and closed again after every move."""

    def __init__(self, play: GamePlay, playing: Playing) -> None:
        super().__init__(play)
        self._play, self._playing = play, playing
        self._hints: Sequence[MoveHint] = ()
        self._taken = 0
        self.ladder = ClosedLadder()
        self.ladder.show_clicked.connect(self.ask)
        self._show()

    @property
    def available(self) -> bool:
        """Whether there are hints for what is played."""
        puzzle: Puzzle = self._play.session.puzzle
        return self._play.playing and puzzle.hand is None and not has_unknown(puzzle)

    def ask(self) -> None:
        """Take one more step; the first one takes a search."""
        session = self._play.session
        puzzle, options, lexicon = session.puzzle, session.options, session.lexicon
        if not self.available or lexicon is None:
            return
        if self._hints:
            self._take()
        elif not self._play.searches.running("hints"):
            self._play.searches.collect("hints", lambda run: hints(puzzle, lexicon, options, run), self._on_found)

    def forget(self) -> None:
        """Close the ladder: another position, or none."""
        self._play.searches.cancel("hints")
        self._hints, self._taken = (), 0
        self._show()

    def _on_found(self, found: list[MoveHint], _: Run) -> None:
        self._hints = found
        self._take()

    def _take(self) -> None:
        if self._taken < len(self._hints):
            self._taken += 1
            self._play.take_hint(self._hints[self._taken - 1].kind)
            self._show()
            self._play.places.scrolling.follow(lambda: self.ladder.latest)

    def _show(self) -> None:
        titles = {
            "far": self.tr("What is possible?"),
            "shift": self.tr("Move a card first?"),
            "length": self.tr("How long?"),
            "letter": self.tr("First letter?"),
            "cards": self.tr("Which cards?"),
            "word": self.tr("The word?"),
        }
        kinds = [hint.kind for hint in self._hints] or CLOSED
        answers = [hint.text for hint in self._hints[: self._taken]]
        answers += [""] * (len(kinds) - len(answers))
        steps = [(titles[kind], answer, answer) for kind, answer in zip(kinds, answers, strict=True)]
        self.ladder.show_steps(steps, self._taken)
        self._playing.set_hinted(self._hints[self._taken - 1].piles if self._taken else ())
