"""The bar in the place of the typed entry while a game is played back: back, forward, by itself, play on from here."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from qless_studio.engine.texts import figure
from qless_studio.ui.games.quiddler.playing import Playing
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.buttons import Button, Cluster, IconButton
from qless_studio.ui.widgets.basic.labels import Elided


class Playback(QWidget):
    """Shown only while there is a game to play back."""

    def __init__(self, appearance: Appearance, playing: Playing) -> None:
        super().__init__()
        self._playing = playing
        self.back = IconButton(appearance, "back", self.tr("One step back"))
        self.auto = IconButton(appearance, "play", self.tr("Play by itself"))
        self.forward = IconButton(appearance, "next", self.tr("One step forward"))
        self.text = Elided(appearance, "", 14, 600)
        self.adopt = Button(appearance, self.tr("Play on from here"))
        self.leave = Button(appearance, self.tr("Back to my game"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, appearance.theme.px(16))  # as the entry, in whose place it stands
        row.setSpacing(8)
        row.addWidget(Cluster(appearance, self.back, self.auto, self.forward))
        row.addWidget(self.text, 1)
        row.addWidget(self.adopt)
        row.addWidget(self.leave)
        self.back.clicked.connect(lambda: playing.go_to(playing.step - 1))
        self.forward.clicked.connect(lambda: playing.go_to(playing.step + 1))
        self.auto.clicked.connect(lambda: playing.set_autoplay(not playing.autoplaying))
        self.adopt.clicked.connect(playing.adopt)
        self.leave.clicked.connect(playing.leave_game)
        playing.preview_changed.connect(self.show_state)
        self.show_state()

    def show_state(self) -> None:
        """Show which step of which game is on the table; nothing when none is."""
        game, step = self._playing.game, self._playing.step
        self.setVisible(game is not None)
        if game is None:
            return
        self.text.setText(self.tr("Game of {} points").format(figure(game.score)))
        self.back.setEnabled(step > 0)
        self.forward.setEnabled(step < len(game.moves))
        self.adopt.setEnabled(step > 0)
        self.auto.set_icon("stop" if self._playing.autoplaying else "play")
        self.auto.set_tip(self.tr("Stop") if self._playing.autoplaying else self.tr("Play by itself"))
