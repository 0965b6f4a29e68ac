"""Hints for the next move, in the panel and on the table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from qless_studio.engine.games.quiddler.hints import MoveHint, hints
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.solver import has_unknown
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say
from qless_studio.ui.games.quiddler.playing import Playing
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.hints import Hints, HintStep
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder

SEARCH = "hints"
USUAL = ("far", "length", "letter", "cards", "word")
"""The steps of a game that are announced before the first one is taken."""


class TableHints(QObject):
    """The hint for the player's next move; the page that has it closes it as soon as anything changes."""

    def __init__(
        self, session: Session, playing: Playing, places: GamePage, ladder: HintLadder, play: GamePlay | None = None
    ) -> None:
        super().__init__(places)
        self._session, self._playing = session, playing
        self._searches = BackgroundSearches(session, self)
        titles = [] if play is None else [self._title(kind) for kind in USUAL]
        self.hints = Hints(ladder, places, self._find, titles, play)
        self.hints.taken.connect(self._on_taken)
        ladder.closed.connect(self.close)

    def ask(self) -> None:
        """Show one more step; the first one takes a search."""
        self._playing.playback.leave()
        self.hints.ask()

    def close(self) -> None:
        """Show no hint, and stop looking for one."""
        self._searches.cancel()
        self.hints.close()
        self._playing.set_hinted(())

    def _find(self) -> None:
        puzzle: Puzzle = self._session.puzzle
        options, lexicon = self._session.options, self._session.lexicon
        if lexicon is not None and puzzle.hand is None and not has_unknown(puzzle):
            self._searches.collect(SEARCH, lambda run: hints(puzzle, lexicon, options, run), self._on_found)

    def _on_found(self, found: list[MoveHint], _: Run) -> None:
        self.hints.found([HintStep(hint.kind, self._title(hint.kind), hint.text, hint) for hint in found])

    def _on_taken(self, step: HintStep) -> None:
        self._playing.set_hinted(step.hint.piles)

    def _title(self, kind: str) -> str:
        return {
            "why": say("First of all"),
            "far": self.tr("What is possible?"),
            "shift": self.tr("Move a card first?"),
            "length": self.tr("How long?"),
            "letter": self.tr("First letter"),
            "cards": self.tr("Which cards?"),
            "word": self.tr("Word"),
        }[kind]
