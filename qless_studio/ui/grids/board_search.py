"""Search for boards: the goal, the search, the best score over time; the board shown follows the best one."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.game import Dealt
from qless_studio.engine.grids.dealing import HIGH, TARGET, SearchOptions
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import counted
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.basic.fields import Field, SpinBox
from qless_studio.ui.widgets.basic.focus_ring import FocusRing
from qless_studio.ui.widgets.basic.labels import Label
from qless_studio.ui.widgets.charts.charts import BestScoreChart, seconds_text

MAX_WORDS, MAX_POINTS = 9_999, 99_999
"""What can be asked for."""


class BoardSearchDialog(QDialog):
    """The window of a search: goal, start and stop, chart. It stays open beside the board."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Find board"))
        tr, theme = self.tr, appearance.theme
        self.goal = Segments(appearance, [(HIGH, tr("Highest score")), (TARGET, tr("Target"))], tr("Goal"))
        self.words = self._number(appearance, tr("Minimum words"), MAX_WORDS)
        self.points = self._number(appearance, tr("Minimum points"), MAX_POINTS)
        self.max_points = self._number(appearance, tr("Maximum points"), MAX_POINTS)
        self.word = Field(appearance, tr("any"), name=tr("Containing the word"))
        self.chart = BestScoreChart(appearance, tr("Best score"))
        self.chart.hide()
        self.note = Label(appearance, tr("The search runs until you stop it; the best board is kept."), 12, 400,
                          "text_dim", wrap=True)  # fmt: skip
        self.start = Button(appearance, tr("Start"), "play", primary=True)
        self.form = QWidget()
        form = QFormLayout(self.form)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(16)
        for field in (self.words, self.points, self.max_points, self.word):
            label = Label(appearance, field.accessibleName(), 14, 400, "text_dim")
            label.setMinimumHeight(theme.px(32))
            label.setBuddy(field)
            form.addRow(label, field)
        row = QHBoxLayout()
        row.addWidget(self.goal)
        row.addStretch(1)
        row.addWidget(self.start)
        column = QVBoxLayout(self)
        column.setContentsMargins(*[theme.px(16)] * 4)
        column.setSpacing(theme.px(12))
        column.addLayout(row)
        column.addWidget(self.form)
        column.addWidget(self.chart)
        column.addWidget(self.note)
        self.goal.value_changed.connect(self._show_form)
        self._ring = FocusRing(appearance, self)
        self._show_form(self.goal.value)
        self.setMinimumWidth(theme.px(384))

    def _number(self, appearance: Appearance, name: str, maximum: int) -> SpinBox:
        spin = SpinBox(appearance, name)
        spin.setRange(0, maximum)
        spin.setSpecialValueText(self.tr("any"))
        return spin

    def _show_form(self, goal: object) -> None:
        self.form.setVisible(goal == TARGET)
        self.adjustSize()

    def goal_options(self) -> dict[str, Any]:
        """The goal as options of a dealer."""
        if self.goal.value == HIGH:
            return {"search": HIGH}
        return {
            "search": TARGET,
            "min_words": self.words.value(),
            "min_points": self.points.value(),
            "max_points": self.max_points.value() or None,
            "contains": self.word.text().strip(),
        }

    def set_target(self, *, words: int) -> None:
        """Fill in a target of at least `words` words."""
        self.goal.set_value(TARGET)
        self._show_form(TARGET)
        self.words.setValue(words)
        self.points.setValue(0)
        self.max_points.setValue(0)
        self.word.clear()


class BoardSearch(QObject):
    """Searches for boards in the background. The player's next edit ends it; what it found is one step of undo."""

    changed = Signal()
    """The search started, found a better board, or ended."""

    def __init__(
        self, appearance: Appearance, session: Session, deal_options: Callable[[], SearchOptions], tab: QWidget
    ) -> None:
        """`deal_options` gives options of the game's dealer for boards like the one shown, without a goal."""
        super().__init__(tab)
        self._appearance, self._session, self._tab = appearance, session, tab
        self._deal_options = deal_options
        self._dialog: BoardSearchDialog | None = None
        self._searches = BackgroundSearches(session, self)
        self._number = 0
        """Counts the searches: the edits of one are one step of undo."""
        self._editing = False
        self._best: Dealt[Any] | None = None
        self.chart = BestScoreChart(appearance, self.tr("Best board found"))
        """For the panel of the tab, where it stays when the window of the search is closed."""
        self.chart.hide()
        session.puzzle_changed.connect(self._on_puzzle_changed)

    @property
    def dialog(self) -> BoardSearchDialog:
        """The window, made when it is first needed."""
        if self._dialog is None:
            self._dialog = dialog = BoardSearchDialog(self._appearance, self._tab)
            dialog.start.clicked.connect(self._on_clicked)
            dialog.finished.connect(self.stop)
            dialog.chart.said.connect(self._session.message)
            dialog.chart.failed.connect(self._session.problem)
        return self._dialog

    @property
    def searching(self) -> bool:
        return self._searches.running("board")

    @property
    def best(self) -> Mapping[str, Any]:
        """The details of the best board, its words and score among them; empty until there is one."""
        return self._best.details if self._best else {}

    @property
    def charted(self) -> bool:
        """Whether the board shown is the result of a search whose scores can be charted."""
        return bool(self.chart.figures()[1])

    def open(self) -> None:
        """Show the window, over the panel so that the board stays visible."""
        dialog, window = self.dialog, self._tab.window()
        if not dialog.isVisible():
            dialog.adjustSize()
            corner = window.mapToGlobal(QPoint(window.width() - dialog.width() - 16, 104))
            dialog.move(corner)
        dialog.show()
        dialog.activateWindow()
        dialog.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def find_words(self, minimum: int) -> None:
        """Start a search for a board with at least this many words."""
        self.stop()
        self.dialog.set_target(words=minimum)
        self.open()
        self.start()

    def start(self) -> None:
        """Start the search for the goal in the window."""
        self.stop()
        lexicon, dialog = self._session.lexicon, self.dialog
        if lexicon is None:
            dialog.note.setText(self.tr("The word list is still loading."))
            return
        deal = self._session.game.dealer.deal
        goal = dialog.goal_options()
        options = dataclasses.replace(self._deal_options(), threads=self._session.threads, **goal)
        self._number += 1
        self._best = None

        def work(run: Run) -> Iterator[Dealt[Any]]:
            return deal(lexicon, options, run)

        self._searches.start("board", work, self._on_found, self._on_finished, self._on_progressed)
        dialog.start.setText(self.tr("Stop"))
        dialog.start.set_icon("stop")
        dialog.note.setText(self.tr("Searching…"))
        dialog.chart.show()
        dialog.adjustSize()
        self.changed.emit()

    def stop(self) -> None:
        """End the search; the best board found so far stays."""
        self._searches.stop("board")

    def _on_clicked(self) -> None:
        if self.searching:
            self.stop()
        else:
            self.start()

    def _on_found(self, batch: list[Dealt[Any]]) -> None:
        """Show the last board of a batch; batches come 25 times a second."""
        self._best = batch[-1]
        self._editing = True
        self._session.edit(self._best.puzzle, self.tr("Find board"), merge=f"find {self._number}")
        self._editing = False
        self.changed.emit()

    def _on_progressed(self, run: Run) -> None:
        charted = self.charted
        for chart in (self.dialog.chart, self.chart):
            chart.show_run(run)
        if charted != self.charted:
            self.changed.emit()
        if self._best is not None:
            self.dialog.note.setText(self._best_text(run))

    def _best_text(self, run: Run) -> str:
        details = self.best
        points = counted(details["score"], "{} point", "{} points")
        words = counted(details["words"], "{} word", "{} words")
        return self.tr("{}, {} after {}; seed {}").format(points, words, seconds_text(run.seconds), details["seed"])

    def _on_finished(self, finished: FinishedRun) -> None:
        self._show_end(finished.error)
        if finished.error is None and self._best is not None:
            text = self._best_text(finished.run)
            complete = finished.outcome is Outcome.COMPLETE
            self.dialog.note.setText(self.tr("Found: {}").format(text) if complete else text)

    def _show_end(self, error: Exception | None) -> None:
        dialog = self.dialog
        dialog.start.setText(self.tr("Start"))
        dialog.start.set_icon("play")
        if error is not None:
            dialog.note.setText(str(error))
        self.changed.emit()

    def _on_puzzle_changed(self) -> None:
        if self._editing:
            return
        self.chart.show_steps((), 0)
        if self.searching:
            self._searches.cancel("board")  # silently: a result must not replace the player's edit
            self._show_end(None)
