"""The commands that all games have for playing."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.play import Stage
from qless_studio.ui.tab.actions import command
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import Session

if TYPE_CHECKING:
    from qless_studio.ui.tab.game_play import GamePlay


class PlayHost(Protocol):
    """What the commands ask of the tab."""

    @property
    def current_mode(self) -> Mode: ...
    @property
    def has_play(self) -> bool: ...
    @property
    def game_play(self) -> GamePlay: ...
    def set_mode(self, mode: Mode) -> None: ...


class PlayActions(QObject):
    """Available as the state of the game allows; they make the tab's `GamePlay` when it is first needed."""

    def __init__(self, page: QWidget, session: Session, host: PlayHost) -> None:
        """`page` and `host` are the tab of the session."""
        super().__init__(page)
        self._session, self._host = session, host
        tr = self.tr
        self.switch = command(page, "play_mode", tr("Cover the answers and play"), self._on_switch, "Ctrl+Shift+P",
                              icon="eye", checked=False)  # fmt: skip
        self.this = command(page, "play_this", tr("Play this puzzle"), self._on_this, icon="play")
        self.daily = command(page, "play_daily", tr("Daily puzzle"), self._on_daily, "Ctrl+Shift+N", icon="star")
        self.pause = command(page, "play_pause", tr("Pause"), self._on_pause, "Ctrl+Shift+Space", icon="pause")
        self.give_up = command(page, "play_give_up", tr("Give up"), self._on_give_up, icon="flag")
        self.again = command(page, "play_again", tr("Play the same again"), self._on_again, icon="rotate")
        self.all: tuple[QAction, ...] = (self.switch, self.this, self.daily, self.pause, self.give_up, self.again)
        """In menu order."""
        self.follow()

    def follow(self) -> None:
        """Bring what is available up to date."""
        tab, session = self._host, self._session
        stage = tab.game_play.stage if tab.has_play else Stage.IDLE
        playing = stage in (Stage.RUNNING, Stage.PAUSED)
        self.switch.setChecked(tab.current_mode is Mode.PLAY)
        self.this.setEnabled(session.puzzle != session.game.blank and not playing)
        self.daily.setVisible(session.game.load_daily is not None)
        self.pause.setEnabled(playing)
        self.pause.setText(self.tr("Resume") if stage is Stage.PAUSED else self.tr("Pause"))
        self.give_up.setEnabled(playing)
        self.again.setEnabled(stage is Stage.OVER)

    def _on_switch(self) -> None:
        self._host.set_mode(Mode.ANALYSE if self._host.current_mode is Mode.PLAY else Mode.PLAY)

    def _on_this(self) -> None:
        self._host.game_play.start_with(self._session.puzzle, self.tr("Play this puzzle"))

    def _on_daily(self) -> None:
        self._host.game_play.daily(date.today())

    def _on_pause(self) -> None:
        self._host.game_play.toggle_pause()

    def _on_give_up(self) -> None:
        self._host.game_play.ask_to_give_up()

    def _on_again(self) -> None:
        self._host.game_play.again()
