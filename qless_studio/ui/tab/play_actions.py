"""The commands that all games have for playing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.play import Stage
from qless_studio.ui.tab.actions import command
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import Session

if TYPE_CHECKING:  # imported when a game is first played
    from qless_studio.ui.tab.game_play import GamePlay


class PlayActions(QObject):
    """Available as the state of the game allows."""

    def __init__(
        self, tab: QWidget, session: Session, play: Callable[[], GamePlay], set_mode: Callable[[Mode], object]
    ) -> None:
        """`play` gives the game of the tab, made when it is first needed; `set_mode` uses the tab for something."""
        super().__init__(tab)
        self._session, self._play, self._set_mode = session, play, set_mode
        tr = self.tr
        self.switch = command(tab, "play_mode", tr("Cover the answers and play"), self._on_switch, "Ctrl+Shift+P",
                              icon="eye", checked=False)  # fmt: skip
        self.this = command(tab, "play_this", tr("Play this puzzle"), self._on_this, icon="play")
        self.daily = command(tab, "play_daily", tr("Daily puzzle"), self._on_daily, "Ctrl+Shift+N", icon="star")
        self.pause = command(tab, "play_pause", tr("Pause"), self._on_pause, "Ctrl+Shift+Space", icon="pause")
        self.give_up = command(tab, "play_give_up", tr("Give up"), lambda: self._play().ask_to_give_up(), icon="flag")
        self.again = command(tab, "play_again", tr("Play the same again"), lambda: self._play().again(), icon="rotate")
        self.all: tuple[QAction, ...] = (self.switch, self.this, self.daily, self.pause, self.give_up, self.again)
        """In menu order."""
        self.daily.setVisible(session.game.load_daily is not None)

    def follow(self, mode: Mode, stage: Stage) -> None:
        """Offer what is possible in this mode, at this stage of the game."""
        session, playing = self._session, stage in (Stage.RUNNING, Stage.PAUSED)
        self.switch.setChecked(mode is Mode.PLAY)
        self.this.setEnabled(session.puzzle != session.game.blank and not playing)
        self.pause.setEnabled(playing)
        self.pause.setText(self.tr("Resume") if stage is Stage.PAUSED else self.tr("Pause"))
        self.give_up.setEnabled(playing)
        self.again.setEnabled(stage is Stage.OVER)

    def _on_switch(self) -> None:
        self._set_mode(Mode.PLAY if self.switch.isChecked() else Mode.ANALYSE)

    def _on_this(self) -> None:
        self._play().start_with(self._session.puzzle, self.tr("Play this puzzle"))

    def _on_daily(self) -> None:
        self._play().daily.start(date.today())

    def _on_pause(self) -> None:
        self._play().toggle_pause()
