"""What Play shows of levels and expected points: before a round, during it, and after it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.play import Stage
from qless_studio.engine.player.model import Forecast
from qless_studio.engine.player.scale import ROUNDS_FOR_LEVEL, ROUNDS_FOR_PAR, Level
from qless_studio.engine.player.wording import level_text
from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui.grids.expectation import Standing
from qless_studio.ui.grids.round import GridRound
from qless_studio.ui.tab.game_play import GOING_ON
from qless_studio.ui.widgets.basic.buttons import LinkButton
from qless_studio.ui.widgets.basic.flow import FlowLayout
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label
from qless_studio.ui.widgets.basic.themed import Painted, painter_on, plate
from qless_studio.ui.widgets.play.expectation_bar import ExpectationBar
from qless_studio.ui.widgets.play.par_bar import ParBar

MARK = 8


class _LevelMark(Painted, QWidget):
    """A square for a board, a disc for the player."""

    def __init__(self, of_player: bool) -> None:
        super().__init__()
        self._of_player = of_player
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(MARK), self.theme.px(MARK))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, painter_on(self)
        size = theme.px(MARK)
        colour = theme.color("accent_text" if self._of_player else "text_dim")
        plate(painter, QRectF(0, 0, size, size), size / 2 if self._of_player else theme.px(2), colour)
        painter.end()


class LevelLine(QWidget):
    """The levels of board and player in one line, with a link that hides all levels."""

    hide_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.board, self.you = text_label("", "small"), text_label("", "small")
        self._board_mark, self._your_mark = _LevelMark(False), _LevelMark(True)
        self.hide_button = LinkButton(self.tr("Hide"))
        self.hide_button.setToolTip(self.tr("Show no levels anywhere; the preferences bring them back"))
        self.hide_button.clicked.connect(self.hide_wanted)
        row = FlowLayout(self, spacing=lambda: 8)
        row.addWidget(text_label(self.tr("Level"), "section"))
        for part in (self._board_mark, self.board, self._your_mark, self.you):
            row.addWidget(part)
        row.add_stretch()
        row.addWidget(self.hide_button)

    def show_levels(self, board: float | None, you: Level | None) -> None:
        """The level of a board, if it has one, and yours, if it is to be shown."""
        self.you.setVisible(you is not None)
        self._your_mark.setVisible(you is not None and you.known)
        for part in (self.board, self._board_mark):
            part.setVisible(board is not None)
        self.board.setText("" if board is None else self.tr("board {}").format(figure(round(board))))
        if you is not None:
            known = self.tr("you {}").format(figure(round(you.value)))
            self.you.setText(known if you.known else self.tr("not known yet"))


class BeforeRound(QWidget):
    """Your level, and what to expect of the next round."""

    def __init__(self) -> None:
        super().__init__()
        self.line = LevelLine()
        self.told = text_label("", "note", wrap=True)
        self.expect = SectionHeader(self.tr("What to expect"), self.tr("8 of 10 rounds end inside the band"))
        self.points = text_label("", "title", wrap=True)
        self.bar = ExpectationBar()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 8)
        column.setSpacing(8)
        for part in (self.line, self.told, self.expect, self.points, self.bar):
            column.addWidget(part)


class AfterRound(QWidget):
    """Where the round landed, and the level after it."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = ExpectationBar()
        self.told = text_label("", "small", wrap=True)
        self.level = text_label("", "strong")
        row = QHBoxLayout()
        row.addWidget(self.told, 1)
        row.addWidget(self.level)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.bar)
        column.addLayout(row)


class ExpectationView(QObject):
    """Puts the three parts into the page of a round, and keeps them up to date."""

    def __init__(self, round: GridRound, par_bar: ParBar) -> None:
        """`par_bar` is shown where nothing is known to expect."""
        super().__init__(round)
        play, expectation = round.play, round.expectation
        self._round, self._expectation, self._par_bar = round, expectation, par_bar
        self.before, self.bar, self.line, self.after = BeforeRound(), ExpectationBar(), LevelLine(), AfterRound()
        play.add("figures", self.before, when=(Stage.IDLE,))
        play.add("figures", self.bar, self.line, when=GOING_ON)
        play.add("figures", self.after, when=(Stage.OVER,))
        for line in (self.before.line, self.line):
            line.hide_wanted.connect(play.session.levels.hide_wanted)
        expectation.changed.connect(self.show)
        play.changed.connect(self.show)
        play.stage_changed.connect(self.show)
        play.ended.connect(self.show)
        play.session.options_changed.connect(self.show)
        self.show()

    def show(self, _: object = None) -> None:
        """Bring all parts up to date."""
        stage = self._round.play.stage
        self._show_before(stage is Stage.IDLE)
        self._show_during(stage in GOING_ON)
        self._show_after(stage is Stage.OVER)

    def _show_before(self, wanted: bool) -> None:
        before, standing, usual = self.before, self._expectation.standing, self._expectation.usual
        before.setVisible(wanted and standing is not None)
        if standing is None:
            return
        before.line.show_levels(None, standing.level)
        before.told.setText(self._about_level(standing))
        for part in (before.expect, before.points, before.bar):
            part.setVisible(usual is not None)
        if usual is not None:
            before.points.setText(self._about(usual))
            before.bar.show_points(None, usual.band)

    def _about(self, usual: Forecast) -> str:
        standing = self._expectation.standing
        expected = figure(round(usual.expected))
        if standing is not None and standing.of_player:
            return self.tr("{} points on a usual board").format(expected)
        return self.tr("{} points for an average player").format(expected)

    def _about_level(self, standing: Standing) -> str:
        """How sure the level is, or how many rounds it takes to know more."""
        level = standing.level
        if level.known:
            told = level_text(level)
            return told[:1].upper() + told[1:]
        if standing.of_player:
            return self.tr("After {} rounds your level is known. Rounds so far: {}").format(
                ROUNDS_FOR_LEVEL, level.rounds
            )
        text = self.tr("After {} rounds these points are for you, after {} your level is known. Rounds so far: {}")
        return text.format(ROUNDS_FOR_PAR, ROUNDS_FOR_LEVEL, level.rounds)

    def _show_during(self, wanted: bool) -> None:
        expectation = self._expectation
        forecast = expectation.forecast
        self._par_bar.setVisible(wanted and forecast is None)
        self.bar.setVisible(wanted and forecast is not None)
        standing = expectation.standing
        self.line.setVisible(wanted and standing is not None and expectation.board_level is not None)
        if forecast is not None:
            self.bar.show_points(self._round.played.totals[1], forecast.band, self._par)
        if standing is not None:
            self.line.show_levels(expectation.board_level, standing.level if standing.level.known else None)

    @property
    def _par(self) -> int:
        return self._round.facts_known.par.score if self._round.facts_known else 0

    def _show_after(self, wanted: bool) -> None:
        after, forecast, standing = self.after, self._expectation.forecast, self._expectation.standing
        after.setVisible(wanted and forecast is not None)
        if forecast is None or not wanted:
            return
        points = self._round.played.totals[1]
        after.bar.show_points(points, forecast.band, self._par)
        found, facts = self._round.played.totals[0], self._round.facts_known
        words = counted(found, "{} word", "{} words")
        if facts is not None:
            of = figure(facts.best.words)
            words = counted(facts.best.words, "{} of {} word", "{} of {} words", figure(found), of)
        after.told.setText("\n".join(filter(None, (words, self._told(points, forecast)))))
        change, known = self._expectation.level_change, standing is not None and standing.level.known
        after.level.setVisible(known)
        if standing is not None and known:
            level = self.tr("Level {}").format(figure(round(standing.level.value)))
            shown = say("{}{}", "+" if change and change > 0 else "", figure(change)) if change is not None else ""
            after.level.setText(self.tr("{}  {}").format(shown, level) if shown else level)

    def _told(self, points: int, forecast: Forecast) -> str:
        """One true sentence; nothing for fewer points than expected."""
        if points > forecast.high:
            return self.tr("More than in 9 of 10 rounds on such a board")
        if points >= forecast.expected:
            return self.tr("More than usual on such a board")
        return self.tr("As usual on such a board") if points >= forecast.low else ""
