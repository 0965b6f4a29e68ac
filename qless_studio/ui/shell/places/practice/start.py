"""The start page of practice: what there is to practise, and at the side what begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.history import Entry
from qless_studio.engine.play_statistics import day_played, number
from qless_studio.engine.practice.queue import Item
from qless_studio.engine.practice.rush import READY, Rule, Rung
from qless_studio.engine.texts import figure
from qless_studio.ui.shell.help.pages import Pictures
from qless_studio.ui.shell.places.home.cards import PictureLabel
from qless_studio.ui.shell.places.practice import loading
from qless_studio.ui.shell.places.practice.rows import ByGame, Calm
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.tab.arranged import BAR, LOW
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.fields import Combo, Segments, SpinBox
from qless_studio.ui.widgets.basic.labels import KeyCap, SectionHeader, separator, show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, UNLIMITED, ScrollColumn, background, bare, filled
from qless_studio.ui.widgets.basic.themed import Painted
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay

CALM = "calm"
"""Stands for practice without a clock among the rules."""
PRIMARY, PREVIEW = 44, QSize(236, 236)
"""Height of the button that starts, and size of the first board."""
WIDE, HIGH, SIDE, NARROW_SIDE, WIDE_SIDE, AROUND = 840, 512, 440, 320, 1_200, 80
"""Sizes (at 100 %) from which the side is beside the choices, its width, that in a narrow window, the width from which
the window is none, and the width of what is around title and segments."""


class Side(QWidget):
    """What begins: the first board and how many questions, or the best run and what went wrong in the last."""

    def __init__(self, views: Sequence[GameView], again: Callable[[], object]) -> None:
        """`again` asks the failed ones again."""
        super().__init__()
        self._views, tr = {view.key: view for view in views}, self.tr
        self.header = SectionHeader(tr("First of all"))
        self.board = PictureLabel(views[0], Pictures(views), PREVIEW)
        self.asked, self.played = text_label("", "strong", wrap=True), text_label("", "caption", wrap=True)
        self.count, self.games = SpinBox(tr("Questions")), Combo((), tr("Games"))
        self.count.setRange(1, 50)
        self.games.set_choices([("", tr("All games")), *((view.key, view.title) for view in views)])
        self.best, self.failed = ScoreDisplay(), SectionHeader("", tr("hardest first"))
        self.lines = text_label("", "caption", wrap=True)
        self.again = Button(tr("Try the failed ones again"), "redo", act=lambda: again())
        self._calm, self._timed = QWidget(), QWidget()
        options = [filled(spaced(QHBoxLayout(), 12), text_label(name, "note"), STRETCH, box)
                   for name, box in ((tr("Questions"), self.count), (tr("Games"), self.games))]  # fmt: skip
        filled(
            spaced(QVBoxLayout(self._calm), 8), self.header, self.board, self.asked, self.played, separator(), *options
        )
        filled(spaced(QVBoxLayout(self._timed), 8), self.best, separator(), self.failed, self.lines, self.again)
        filled(bare(QVBoxLayout(self), 0), self._calm, self._timed, STRETCH)
        self.show_first(None)
        self.show_failed(())

    def show_segment(self, timed: bool) -> None:
        """Show what belongs to a run, or to a practice without a clock."""
        self._calm.setVisible(not timed)
        self._timed.setVisible(timed)

    def show_first(self, item: Item | None) -> None:
        """The first question of what is due; None while it is not known, or where something else is chosen."""
        pictured = item is not None and self._views[item.game].parts.picture is not None
        puzzle = item.exercise.puzzle if item is not None and pictured else ""
        for part in (self.header, self.asked, self.played):
            part.setVisible(item is not None)
        self.board.setVisible(bool(puzzle))
        if item is None:
            return
        self.played.setText(loading.played_text(item))
        self.asked.setText(item.exercise.heading or item.exercise.question)
        if puzzle:
            self.board.show_puzzle(puzzle, self._views[item.game])

    def draw(self) -> None:
        """Draw the board, if it has to be drawn."""
        if self.board.stale and self.board.isVisible():
            self.board.draw()

    def show_best(self, best: Entry | None) -> None:
        """The best run with the games chosen."""
        day = None if best is None else day_played(best)
        solved = "–" if best is None else figure(int(number(best, "solved") or 0))
        small = [] if day is None else [(loading.short_day(day), "")]
        self.best.show_figures(solved, self.tr("best so far"), small)

    def show_failed(self, failed: Sequence[tuple[str, str, int]]) -> None:
        """(game, exercise, level) of what went wrong in the last run since the program was started."""
        self.failed.title.setText(self.tr("What went wrong"))
        self.lines.setText("\n".join(f"{game}, {figure(level)}: {asked}" for game, asked, level in failed[:3]))
        for part in (self.failed, self.lines, self.again):
            part.setVisible(bool(failed))


class Foot(QWidget):
    """The button that starts, and the key that does so."""

    def __init__(self, begin: Callable[[], object]) -> None:
        super().__init__()
        self.start = Button(self.tr("Start"), "play", primary=True, height=PRIMARY, act=lambda: begin())
        keys = filled(spaced(QHBoxLayout(), 8), STRETCH, text_label(self.tr("or press"), "caption"))
        self.hint = QWidget()
        self.hint.setLayout(filled(keys, KeyCap(self.tr("Enter")), STRETCH))
        filled(spaced(QVBoxLayout(self), 8), self.start, self.hint)


class Start(Painted, QWidget):
    """The segments and what belongs to each. In a narrow window the side is below, and the button stays in view."""

    def __init__(
        self,
        area: ScrollColumn,
        ground: QWidget,
        views: Sequence[GameView],
        questions: int,
        *,
        begin: Callable[[], object],
        again: Callable[[], object],
        spread: Callable[[], object],
        show_segment: Callable[[], object],
        show_games: Callable[[], object],
    ) -> None:
        """`ground` is what the `area` scrolls; `questions`: how many a practice has unless the user says otherwise.

        `begin` begins what is chosen, `again` asks what failed again, `spread` puts off what is due; `show_segment` and
        `show_games` follow the choice of a segment and of the games of a run.
        """
        super().__init__()
        tr, directions = self.tr, QBoxLayout.Direction
        self._views = {view.key: view for view in views}
        self.calm, self.by_game = Calm(views, spread), ByGame(views, show_games)
        self.side, self.foot = Side(views, again), Foot(begin)
        named = (CALM, tr("Calmly")), (Rule.RUSH, tr("Against the clock")), (Rule.STREAK, tr("Without a miss"))
        self.segments = Segments(named, tr("Practice"), act=show_segment)
        self.side.count.setValue(questions)
        self.notice = text_label("", "alert", wrap=True)
        self._heading = text_label(tr("Practice"), "title")
        self._head = filled(QBoxLayout(directions.LeftToRight), (self._heading, 1), self.segments)
        self._column = spaced(QVBoxLayout(ground), 12, 24, 16, 24, 12)
        filled(self._column, self._head, self.notice, self.calm, self.by_game, STRETCH)
        self._beside, self._line = background("panel"), separator("edge", vertical=True)
        self._side_column = filled(spaced(QVBoxLayout(self._beside), 16, 24, 20, 24, 12), (self.side, 1), self.foot)
        self._row = filled(bare(QBoxLayout(directions.LeftToRight, self), 0), (area, 1), self._line, self._beside)
        self.first: Item | None = None
        self.tell("")
        self.calm.chosen.connect(self.show_calm)

    @property
    def rule(self) -> Rule | None:
        """The rule of a run; None for a practice without a clock."""
        value = self.segments.value
        return value if isinstance(value, Rule) else None

    def tell(self, text: str) -> None:
        """Say why something cannot begin; "" for nothing."""
        show_text(self.notice, text)

    def show_calm(self) -> None:
        """Show what there is to practise without a clock."""
        if self.rule is not None:
            return
        due = self.calm.row is self.calm.due
        self._show_segment()
        self._enable(self.tr("Start"), self.calm.row is not None)
        self.side.show_first(self.first if due else None)
        self.side.games.setEnabled(due)
        QTimer.singleShot(0, self, self._draw)

    def show_run(self, entries: Iterable[Entry], failed: Sequence[Rung]) -> None:
        """Show the runs of a history, and what failed in the last."""
        if self.rule is None:
            return
        self._show_segment()
        self.side.show_best(self.by_game.show_runs(entries, self.rule))
        asked = [(self._views[each.question.game].title, each.question.exercise, each.level) for each in failed]
        self.side.show_failed([(title, each.heading or each.question, round(level)) for title, each, level in asked])

    def show_made(self, made: int | None) -> None:
        """Have the button say how many exercises are made; None: all, and a run can begin."""
        if self.rule is None:
            return
        ready = made is None
        self._enable(self.tr("Start") if ready else self.tr("Making exercises, {} of {}").format(made, READY), ready)

    def _enable(self, text: str, ready: bool) -> None:
        """Have the button say this; once it can be pressed it gets the keyboard from the segments."""
        start, focus = self.foot.start, QApplication.focusWidget()
        start.setText(text)
        if ready != start.isEnabled():
            start.setEnabled(ready)
            if ready and start.isVisible() and (focus is None or self.segments.isAncestorOf(focus)):
                start.setFocus()

    def _show_segment(self) -> None:
        self.calm.setVisible(self.rule is None)
        self.by_game.setVisible(self.rule is not None)
        self.side.show_segment(self.rule is not None)

    def _draw(self) -> None:
        if self.isVisible():
            self.side.draw()

    def _arrange(self) -> None:
        px, directions = self.theme.px, QBoxLayout.Direction
        wide = self.width() >= px(WIDE) and self.height() >= px(HIGH)
        self._row.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._heading.setVisible(self.width() >= px(WIDE) or self.height() >= px(LOW - BAR))
        self._line.setVisible(wide)
        self.foot.hint.setVisible(wide)
        beside = self._side_column.indexOf(self.side) >= 0
        if wide and not beside:
            self._side_column.insertWidget(0, self.side, 1)
        elif not wide and beside:
            self._column.insertWidget(self._column.count() - 1, self.side)
        side = px(SIDE if self.width() >= px(WIDE_SIDE) else NARROW_SIDE)
        head = self._heading.sizeHint().width() + self.segments.sizeHint().width() + px(AROUND)
        one_line = self.width() >= px(WIDE) and head <= self.width() - side * wide
        self._head.setDirection(directions.LeftToRight if one_line else directions.TopToBottom)
        self._beside.setFixedWidth(side) if wide else self._beside.setMinimumWidth(0)
        if not wide:
            self._beside.setMaximumWidth(UNLIMITED)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self.side.board.stale = True
            self._arrange()
            QTimer.singleShot(0, self, self._draw)
