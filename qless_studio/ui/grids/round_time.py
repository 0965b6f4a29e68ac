"""The choice of the time that a round takes: a field `minutes` of the game's options."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.options import options_of
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.widgets.basic.choices import Combo


class RoundTime(QObject):
    """`combo` shows the option, changes it, and has the next round take this time; 0 is a round without a clock."""

    def __init__(self, play: GamePlay) -> None:
        super().__init__(play)
        self._session = play.session
        play.limit_of = _limit_of
        known = next(each for each in options_of(type(self._session.options)) if each.name == "minutes")
        self.combo = Combo([(each.value, each.label) for each in known.choices], known.label)
        self.combo.value_changed.connect(lambda minutes: self._session.change_options(minutes=minutes))
        self._session.chosen_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.combo.set_value(self._session.chosen.options.minutes)


def _limit_of(options: Any) -> float | None:
    return 60.0 * options.minutes if options.minutes else None
