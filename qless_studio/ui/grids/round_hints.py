"""The hint of a round: how many words start at each tile, then one of the words left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.review import BoardHintStep, hints
from qless_studio.engine.lexicon.lexicon import withheld
from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.edits import TileMark
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.hints import Hints, HintStep
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.widgets.feedback.hint_ladder import ClosedLadder


def _title(step: BoardHintStep) -> str:
    """The title of a step of the ladder, before it is taken."""
    return {
        BoardHintStep.STARTS: say("Words starting at each tile"),
        BoardHintStep.LENGTH: say("Length and first letter of one word"),
        BoardHintStep.TILE: say("Its first tile"),
        BoardHintStep.TILES: say("All its tiles"),
        BoardHintStep.WORD: say("Word"),
    }[step]


class RoundHints(Hints):
    """Hints about the words that are left. When these change, the steps are renewed and as many stay shown."""

    def __init__(self, places: GamePage, play: GamePlay, rules: GridRules[Any, Any], analysis: GridAnalysis,
                 left: Callable[[], list[FoundWord]]) -> None:  # fmt: skip
        """`left` gives the known words that were not played."""
        self._round, self._rules, self._analysis, self._left = play, rules, analysis, left
        ladder, titles = ClosedLadder(), [_title(step) for step in BoardHintStep]
        ladder.set_short(True)
        super().__init__(ladder, places, lambda: self.found(self._known()), titles, play)

    @property
    def target(self) -> str:
        """The word that the current hint is about, in lower case; "" without one."""
        word: str = self.steps[-1].hint.word if self.shown and self.steps else ""
        return word

    def refresh(self) -> None:
        """Other words are left, or another search has found them."""
        if self.shown:
            self.renew(self._known(), self.shown)

    def mark(self, base: Sequence[TileMark]) -> tuple[TileMark, ...]:
        """The marks of the tiles with what the hint shows."""
        shown = [step.hint for step in self.steps[: self.shown]]
        marks = list(base) or [TileMark()] * len(self._rules.board.tiles)
        for hint in shown:
            for cell, count in enumerate(hint.counts):
                said = counted(count, "{} word starts here", "{} words start here")
                marks[cell] = marks[cell]._replace(tally=figure(count), description=said)
        if shown and shown[-1].cells:
            about = say("part of the hint")
            for cell in shown[-1].cells:
                said = ", ".join(filter(None, (marks[cell].description, about)))
                marks[cell] = marks[cell]._replace(marked=True, description=said)
        return tuple(marks)

    def _known(self) -> list[HintStep]:
        """The steps for the words that are left; none until the board is searched."""
        if not (self._round.playing and self._analysis.complete):
            return []
        rules, zipf, session = self._rules, self._analysis.zipf, self._rules.session
        slurs = withheld(session.language)
        found = hints(self._left(), rules.board, rules.tiles(), rules.near(), zipf, session.shown, slurs)
        return [HintStep(hint.step.value, _title(hint.step), hint.answer, hint) for hint in found]
