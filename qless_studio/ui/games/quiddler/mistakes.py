"""What games gave away, by exact costs: before a game the mean of all, after it the mistakes of this one."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.play import Stage
from qless_studio.engine.player.levels import Mistake, given_away, given_away_text, mistakes
from qless_studio.engine.texts import figure, say
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.widgets.basic.flow import filled
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label


class MistakesPart(QWidget):
    """The mistakes of the game and what games gave away on average; shown where other games have a level."""

    def __init__(self, play: GamePlay) -> None:
        super().__init__()
        self._play = play
        self.mean, self.sizes = text_label("", "note", wrap=True), text_label("", "note", wrap=True)
        filled(spaced(QVBoxLayout(self), 4), SectionHeader(say("Mistakes")), self.sizes, self.mean)
        self.has_mean = False
        """Whether there are games for a mean."""

    def show_mean(self) -> None:
        """Show what the games of the history gave away on average."""
        given = given_away(self._play.history.entries, self._play.session.game.key)
        self.has_mean = given is not None
        self.mean.setText("" if given is None else given_away_text(given))
        self.mean.setVisible(self.has_mean)

    def show_costs(self, costs: Iterable[float]) -> None:
        """Show the mistakes of a game that is over, by the costs of its moves."""
        sizes = mistakes(costs)
        over = self._play.stage is Stage.OVER
        self.sizes.setText(say("{} small, {} medium, {} large", *(figure(sizes[size]) for size in Mistake)))
        self.sizes.setVisible(over)
