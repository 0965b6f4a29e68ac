"""The choice of the time that a round takes: a field `minutes` of the game's options."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.options import options_of
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.widgets.basic.choices import Combo


class RoundTime(QObject):
    """`combo` shows the option, changes it, and has the next round take this time; 0 is a round without a clock."""

    def __init__(self, play: GamePlay) -> None:
        super().__init__(play)
        self._play, self._session = play, play.session
        known = next(each for each in options_of(type(self._session.options)) if each.name == "minutes")
        self.combo = Combo([(each.value, each.label) for each in known.choices], known.label)
        self.combo.value_changed.connect(self._on_chosen)
        self._session.options_changed.connect(self._show)
        self._show(self._session.options)

    def _on_chosen(self, minutes: int) -> None:
        options: Any = self._session.options
        self._session.set_options(replace(options, minutes=minutes))

    def _show(self, options: Any) -> None:
        self._play.next_limit = 60.0 * options.minutes if options.minutes else None
        self.combo.set_value(options.minutes)
