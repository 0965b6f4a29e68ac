"""Find a board: what is wanted, the search at work, the best score over time; the board follows as it improves."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.game import Dealt
from qless_studio.engine.grids.dealing import HIGH, TARGET
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import figure
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.basic.fields import Field, SpinBox
from qless_studio.ui.widgets.basic.focus_ring import FocusRing
from qless_studio.ui.widgets.basic.labels import Label
from qless_studio.ui.widgets.charts.charts import BestScoreChart, seconds_text

MOST_POINTS = 99_999


class Searchable(Protocol):
    """The tab that is searched for."""

    def search_options(self) -> Any:
        """Options of the game's dealer for boards like the one shown; the goal is filled in here."""
        ...


class FinderDialog(QDialog):
    """The window of a search: goal, start and stop, chart. It stays open beside the board."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Find a board"))
        tr, theme = self.tr, appearance.theme
        self.goal = Segments(appearance, [(HIGH, tr("Highest score")), (TARGET, tr("A target"))], tr("Goal"))
        self.words = self._number(appearance, tr("Words, at least"), 9_999)
        self.points = self._number(appearance, tr("Points, at least"), MOST_POINTS)
        self.ceiling = self._number(appearance, tr("Points, at most"), MOST_POINTS)
        self.word = Field(appearance, tr("any"), name=tr("With the word"))
        self.chart = BestScoreChart(appearance, tr("Best score"))
        self.chart.hide()
        self.note = Label(appearance, tr("The search goes on until you stop it; the best board stays."), 12, 400,
                          "text_dim", wrap=True)  # fmt: skip
        self.start = Button(appearance, tr("Start"), "play", primary=True)
        self.form = QWidget()
        form = QFormLayout(self.form)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(16)
        for field in (self.words, self.points, self.ceiling, self.word):
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

    def _number(self, appearance: Appearance, name: str, most: int) -> SpinBox:
        spin = SpinBox(appearance, name)
        spin.setRange(0, most)
        spin.setSpecialValueText(self.tr("any"))
        return spin

    def _show_form(self, goal: object) -> None:
        self.form.setVisible(goal == TARGET)
        self.adjustSize()

    def asked(self) -> dict[str, Any]:
        """The goal as options of a dealer."""
        if self.goal.value == HIGH:
            return {"search": HIGH}
        return {
            "search": TARGET,
            "min_words": self.words.value(),
            "min_points": self.points.value(),
            "max_points": self.ceiling.value() or None,
            "contains": self.word.text().strip(),
        }

    def ask(self, *, words: int) -> None:
        """Fill in a target of so many words."""
        self.goal.set_value(TARGET)
        self._show_form(TARGET)
        self.words.setValue(words)
        self.points.setValue(0)
        self.ceiling.setValue(0)
        self.word.clear()


class Finder(QObject):
    """Searches for boards beside the analysis. An edit by the player ends it; what it found is one step of undo."""

    changed = Signal()
    """The search began, has a better board, or ended."""

    def __init__(self, appearance: Appearance, session: Session, tab: QWidget) -> None:
        super().__init__(tab)
        self._appearance, self._session, self._tab = appearance, session, tab
        self._dialog: FinderDialog | None = None
        self._searches = BackgroundSearches(session, self)
        self._number = 0
        self._editing = False
        self._best: Dealt[Any] | None = None
        self.chart = BestScoreChart(appearance, self.tr("Best board found"))
        """For the panel of the tab: it stays when the window of the search is closed."""
        self.chart.hide()
        session.puzzle_changed.connect(self._on_puzzle_changed)

    @property
    def dialog(self) -> FinderDialog:
        """The window, made when first asked for."""
        if self._dialog is None:
            self._dialog = dialog = FinderDialog(self._appearance, self._tab)
            dialog.start.clicked.connect(self._on_clicked)
            dialog.finished.connect(lambda _: self.stop())
            dialog.chart.said.connect(self._session.message)
        return self._dialog

    @property
    def searching(self) -> bool:
        return self._searches.running("board")

    @property
    def best(self) -> Mapping[str, Any]:
        """What is known of the best board: its words and score; nothing before there is one."""
        return self._best.details if self._best else {}

    @property
    def charted(self) -> bool:
        """Whether the board shown is that of a search, of which there are scores to show."""
        return bool(self.chart.figures()[1])

    def open(self) -> None:
        """Show the window, over the panel so that the board stays in sight."""
        dialog, window = self.dialog, self._tab.window()
        if not dialog.isVisible():
            dialog.adjustSize()
            corner = window.mapToGlobal(QPoint(window.width() - dialog.width() - 16, 104))
            dialog.move(corner)
        dialog.show()
        dialog.activateWindow()
        dialog.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def find_words(self, least: int) -> None:
        """Search for a board with so many words, now."""
        self.stop()
        self.dialog.ask(words=least)
        self.open()
        self.start()

    def start(self) -> None:
        """Search for what the window asks for."""
        self.stop()
        lexicon, tab, dialog = self._session.lexicon, self._tab, self.dialog
        if lexicon is None:
            dialog.note.setText(self.tr("The word list is still loading."))
            return
        deal = self._session.game.dealer.deal
        options = dataclasses.replace(tab.search_options(), threads=self._session.threads, **dialog.asked())
        self._number += 1
        self._best = None
        work = lambda run: deal(lexicon, options, run)  # noqa: E731
        self._searches.start("board", work, self._on_found, self._on_finished, self._on_progressed)
        dialog.start.setText(self.tr("Stop"))
        dialog.start.set_icon("stop")
        dialog.note.setText(self.tr("Searching"))
        dialog.chart.show()
        dialog.adjustSize()
        self.changed.emit()

    def stop(self) -> None:
        """End the search; the best board found until now stays."""
        self._searches.stop("board")

    def _on_clicked(self) -> None:
        if self.searching:
            self.stop()
        else:
            self.start()

    def _on_found(self, batch: list[Dealt[Any]]) -> None:
        """Batches come 25 times a second: the last of each is shown."""
        self._best = batch[-1]
        self._editing = True
        self._session.edit(self._best.puzzle, self.tr("Find a board"), merge=f"find {self._number}")
        self._editing = False
        self.changed.emit()

    def _on_progressed(self, run: Run) -> None:
        charted = self.charted
        for chart in (self.dialog.chart, self.chart):
            chart.show_run(run)
        if charted != self.charted:
            self.changed.emit()
        if self._best is not None:
            self.dialog.note.setText(self._best_words(run))

    def _best_words(self, run: Run) -> str:
        details = self.best
        return self.tr("{} points, {} words after {}; seed {}").format(
            figure(details["score"]),
            figure(details["words"]),
            seconds_text(run.seconds),
            details["seed"],
        )

    def _on_finished(self, finished: FinishedRun) -> None:
        self._show_end(finished.error)
        if finished.error is None and self._best is not None:
            said = self._best_words(finished.run)
            self.dialog.note.setText(
                self.tr("Found: {}").format(said) if finished.outcome is Outcome.COMPLETE else said
            )

    def _show_end(self, error: Exception | None) -> None:
        dialog = self.dialog
        dialog.start.setText(self.tr("Start"))
        dialog.start.set_icon("play")
        if error is not None:
            dialog.note.setText(str(error))
        self.changed.emit()

    def _on_puzzle_changed(self, _: object) -> None:
        if self._editing:
            return
        self.chart.show_steps((), 0)
        if self.searching:
            self._searches.cancel("board")  # what it found meanwhile must not replace what the player did
            self._show_end(None)
