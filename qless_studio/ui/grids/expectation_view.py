"""What Play shows of levels and expected points: before a round, during it, and after it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from qless_studio.engine.play import Stage
from qless_studio.engine.player.model import Forecast
from qless_studio.engine.player.scale import ROUNDS_FOR_LEVEL, ROUNDS_FOR_PAR
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.grids.expectation import Standing
from qless_studio.ui.grids.round import GridRound
from qless_studio.ui.grids.rules import points_word
from qless_studio.ui.tab.game_play import GOING_ON
from qless_studio.ui.widgets.play.expectation_bar import ExpectationBar
from qless_studio.ui.widgets.play.levels import AfterRound, BeforeRound, BeforeShown, LevelLine
from qless_studio.ui.widgets.play.par_bar import ParBar


class ExpectationView(QObject):
    """Puts the three parts into the page of a round, and keeps them up to date."""

    def __init__(self, round: GridRound, par_bar: ParBar) -> None:
        """`par_bar` is shown where nothing is known to expect."""
        super().__init__(round)
        play, expectation = round.play, round.expectation
        self._round, self._expectation, self._par_bar = round, expectation, par_bar
        self.before = BeforeRound(round.next_name(), self.tr("8 of 10 rounds end inside the band"))
        self.bar, self.line, self.after = ExpectationBar(), LevelLine(self.tr("board {}")), AfterRound()
        play.add("figures", self.before, when=(Stage.IDLE,))
        play.add("figures", self.bar, self.line, when=GOING_ON)
        play.add("figures", self.after, when=(Stage.OVER,))
        for hidden in (self.before.hide_wanted, self.line.hide_button.clicked):
            hidden.connect(play.session.levels.hide_wanted)
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
        standing = self._expectation.standing
        self.before.setVisible(wanted and standing is not None)
        if wanted and standing is not None:
            self.before.show_it(self._next(standing))

    def _next(self, standing: Standing) -> BeforeShown:
        """What is known of the next round."""
        before, forecast, coming = self.before, self._expectation.next_forecast, self._expectation.coming
        level, puzzle = standing.level, coming.level if coming is not None else None
        you = level.value if level.known else None
        told = self.tr("Your level is shown after {} rounds. So far: {}.").format(ROUNDS_FOR_LEVEL, level.rounds)
        if you is not None:
            told = "" if puzzle is None else before.difference(puzzle, you)
            about = self.tr("At its own level a player finds two thirds of what common words are worth.")
            told = f"{told} {about}" if told else ""
        if forecast is None or coming is None:
            return BeforeShown(you, puzzle, told)
        expected = round(forecast.expected)
        if not standing.of_player:
            about = self.tr("An average player gets about {} points; from {} rounds on this is about you.")
            return BeforeShown(you, puzzle, told, note=about.format(figure(expected), ROUNDS_FOR_PAR))
        low, high = map(figure, forecast.band)
        par = coming.known.par
        small = [(self.tr("{} to {}").format(low, high), self.tr("band"))]
        small += [(figure(par), self.tr("par"))] if par else []
        return BeforeShown(you, puzzle, told, expected, points_word(expected), tuple(small), forecast.band, par)

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
            self.line.show_levels(expectation.board_level, standing.level.value if standing.level.known else None)

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
        known = standing is not None and standing.level.known
        after.show_level(standing.level.value if standing and known else None, self._expectation.level_change)

    def _told(self, points: int, forecast: Forecast) -> str:
        """One true sentence; nothing for fewer points than expected."""
        if points > forecast.high:
            return self.tr("More than in 9 of 10 rounds on such a board")
        if points >= forecast.expected:
            return self.tr("More than usual on such a board")
        return self.tr("As usual on such a board") if points >= forecast.low else ""
