"""The bar in place of the typed entry while a game is played back."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from qless_studio.engine.texts import counted, figure
from qless_studio.ui.games.quiddler.playing import Playing
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.buttons import Button, Cluster, IconButton
from qless_studio.ui.widgets.basic.labels import Elided


class PlaybackBar(QWidget):
    """Steps through the game; visible only while there is one."""

    def __init__(self, playing: Playing) -> None:
        super().__init__()
        self._playback = playback = playing.playback
        self.back = IconButton("back", self.tr("Step back"))
        self.auto = IconButton("play", self.tr("Play automatically"))
        self.forward = IconButton("next", self.tr("Step forward"))
        self.text = Elided("", "strong")
        self.adopt = Button(self.tr("Continue from here"))
        self.leave = Button(self.tr("Back to my game"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, theme_of(self).px(16))  # as the typed entry, which it replaces
        row.setSpacing(8)
        row.addWidget(Cluster(self.back, self.auto, self.forward))
        row.addWidget(self.text, 1)
        row.addWidget(self.adopt)
        row.addWidget(self.leave)
        self.back.clicked.connect(lambda: playback.go_to(playback.step - 1))
        self.forward.clicked.connect(lambda: playback.go_to(playback.step + 1))
        self.auto.clicked.connect(lambda: playback.set_autoplay(not playback.autoplaying))
        self.adopt.clicked.connect(playback.adopt)
        self.leave.clicked.connect(playback.leave)
        playing.playback_changed.connect(self._show_step)
        self._show_step()

    def _show_step(self) -> None:
        game, step, autoplaying = self._playback.game, self._playback.step, self._playback.autoplaying
        self.setVisible(game is not None)
        if game is None:
            return
        self.text.setText(counted(game.score, "Game with {} point", "Game with {} points", figure(game.score)))
        self.back.setEnabled(step > 0)
        self.forward.setEnabled(step < len(game.moves))
        self.adopt.setEnabled(step > 0)
        self.auto.set_icon("stop" if autoplaying else "play")
        self.auto.set_tip(self.tr("Stop") if autoplaying else self.tr("Play automatically"))
