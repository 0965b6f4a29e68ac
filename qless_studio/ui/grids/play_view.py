"""What a round on a board of letter tiles shows: score, par, levels and expected points, own words, hints, review."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.grids.review import remaining_by_length
from qless_studio.engine.play import Stage
from qless_studio.engine.player.levels import landed_text
from qless_studio.engine.player.model import Forecast
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.grids.round import GridRound
from qless_studio.ui.grids.rules import points_word
from qless_studio.ui.grids.word_input import BelowBoard
from qless_studio.ui.grids.word_table import other_spellings
from qless_studio.ui.tab.staged_play import GOING_ON, Answer, Judged
from qless_studio.ui.tab.wishes import Choose
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.layout import STRETCH, filled
from qless_studio.ui.widgets.basic.themed import OVERHANG, sides
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay
from qless_studio.ui.widgets.play.own_words import OwnWords, Remains
from qless_studio.ui.widgets.play.result_card import ExpectationBar, ParBar
from qless_studio.ui.widgets.play.review import AfterGame, BeforeGame, BeforeShown
from qless_studio.ui.work.signals import listen


class ExpectationView(QObject):
    """Puts the three parts into the page of a round, and keeps them up to date."""

    def __init__(self, round: GridRound, par_bar: ParBar) -> None:
        """`par_bar` is shown where nothing is known to expect."""
        super().__init__(round)
        play, expectation = round.play, round.expectation
        self._round, self._expectation, self._par_bar = round, expectation, par_bar
        hide = partial(play.session.wished.emit, Choose("levels", False))
        self.before, self.bar, self.after = BeforeGame(hide), ExpectationBar(), AfterGame(hide)
        play.add("figures", self.before, when=(Stage.IDLE,))
        play.add("figures", self.bar, when=GOING_ON)
        play.add("figures", self.after, when=(Stage.OVER,))
        listen(self.show, expectation.changed, play.session.options_changed)
        listen(self.show, play.changed, play.stage_changed, play.ended)
        self.show()

    def show(self) -> None:
        """Bring all parts up to date."""
        stage = self._round.play.stage
        self._show_before(stage is Stage.IDLE)
        self._show_during(stage in GOING_ON)
        self._show_after(stage is Stage.OVER)

    def _show_before(self, wanted: bool) -> None:
        forecast, coming = self._expectation.next_forecast, self._expectation.coming
        self.before.setVisible(wanted and forecast is not None)
        if forecast is not None and coming is not None:
            low, high = map(figure, forecast.band)
            expected, par = round(forecast.expected), coming.known.par
            small = [(self.tr("{} to {}").format(low, high), self.tr("band"))]
            small += [(figure(par), self.tr("par"))] if par else []
            self.before.show_it(BeforeShown(expected, points_word(expected), tuple(small), forecast.band, par))

    def _show_during(self, wanted: bool) -> None:
        expectation = self._expectation
        forecast = expectation.forecast
        self._par_bar.setVisible(wanted and forecast is None)
        self.bar.setVisible(wanted and forecast is not None)
        if forecast is not None:
            self.bar.show_points(self._round.played.totals[1], forecast.band, self._par)

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
        level = standing.level.value if standing is not None and standing.level.known else None
        told = landed_text(self._told(points, forecast), self._expectation.board_level, level)
        after.told.setText("\n".join(filter(None, (words, told))))
        after.show_level(level, self._expectation.level_change)

    def _told(self, points: int, forecast: Forecast) -> str:
        """One true sentence; nothing for fewer points than expected."""
        if points > forecast.high:
            return self.tr("More than in 9 of 10 games on such a board")
        if points >= forecast.expected:
            return self.tr("More than usual on such a board")
        return self.tr("As usual on such a board") if points >= forecast.low else ""


class LettersField(Field):
    """The letters of the board, to be copied; they cannot be changed."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        copy = IconButton("copy", self.tr("Copy"), flat=True, act=self._on_copy)
        self.add_end(copy)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
        announce(self, self.tr("Copied to the clipboard"))


class _Points(ScoreDisplay):
    """The points of the player so far."""

    def set_compact(self, compact: bool) -> None:
        """Leave out what does not fit beside them, if `compact`."""
        self.leave_out(compact)


class _Help(QWidget):
    """The aids, one below the other, in place of the list."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setSpacing(16)
        filled(self._column, *parts, STRETCH)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        """Set the margins, without room on the left if `compact`."""
        self._column.setContentsMargins(*sides(0 if compact else OVERHANG, 0, 16, 0))


class GridPlayView(QObject):
    """Follows a `GridRound`. Until the round is over it shows nothing of the words that were not found."""

    def __init__(self, round: GridRound, label: str) -> None:
        """`label` names the letters of the board."""
        super().__init__(round)
        self._round, self.review = round, round.new_review()
        play, review = round.play, self.review
        self._own_words: dict[str, str] = {}
        """The words found, by what is shown of them."""
        self.figures, self.bar = _Points(), ParBar()
        self.own, self.remains, self.ladder = OwnWords(act=self._on_word_activated), Remains(), round.hints.ladder
        self.own.explain_with(self._spellings_of)
        self.letters = LettersField()
        over = (Stage.OVER,)
        play.add("entry", BelowBoard(self.letters, label), when=(Stage.IDLE, *over))
        play.add("figures", self.figures, self.bar, when=GOING_ON)
        play.entered.connect(self._on_entered)
        self.expectation = ExpectationView(round, self.bar)
        review.words.about = round.expectation.about_word
        play.add("chart", self.own, when=GOING_ON)
        play.add("list", _Help(self.remains, self.ladder), when=GOING_ON)
        play.add("filter", review.parts, when=over)
        play.add("list", review.words.table, when=over)
        play.add("foot", review.words.card, when=over)
        play.changed.connect(self.show)
        play.stage_changed.connect(self._on_stage_changed)
        play.ended.connect(self._show_review)
        play.session.puzzle_changed.connect(self._show_letters)
        self._show_letters()
        self.show()

    def show(self) -> None:
        """Bring the panel up to date."""
        round = self._round
        (_, score), facts = round.played.totals, round.facts_known
        par = facts.par.score if facts else 0
        self.figures.show_figures(score, points_word(score), round.small_figures())
        self.bar.show_share(score / par if par else 0.0)
        scored = [(round.session.shown(word), word, figure(points)) for word, points in reversed(round.played.scored())]
        self._own_words = {shown: word for shown, word, _ in scored}
        self.own.show_words([(shown, points) for shown, _, points in scored])
        known = round.play.playing and round.analysis.complete
        self.remains.show_counts(remaining_by_length(round.analysis.words, round.played.times) if known else ())

    def _on_entered(self, answer: Answer) -> None:
        """The row of a word that was found before lights up."""
        if answer.judged is Judged.ALREADY:
            self.own.point_at(answer.entry)

    def _spellings_of(self, shown: str) -> str:
        return ", ".join(other_spellings(self._round.session.lexicon, self._own_words[shown]))

    def _on_word_activated(self, word: str) -> None:
        """Show an own word on the board."""
        round, played = self._round, self._own_words[word]
        round.board.show_path(round.played.paths.get(played) or round.rules.paths(played)[0])

    def _on_stage_changed(self, stage: Stage) -> None:
        if stage is Stage.RUNNING and not self._round.play.at_stake:
            self.remains.set_shown(False)  # was shown in the round before
        if stage is not Stage.OVER:
            self.review.clear()
        self.show()

    def _show_review(self) -> None:
        if self._round.play.stage is Stage.OVER:
            self.review.show()

    def _show_letters(self) -> None:
        session = self._round.session
        self.letters.setText("" if session.puzzle == session.game.blank else session.text)
        self.letters.setCursorPosition(0)
