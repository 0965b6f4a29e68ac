"""The page on which a puzzle is analysed: its board, a typed entry and a verdict, kept in step with the session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.solving import Outcome, Run
from qless_studio.engine.texts import capitalised, duration, figure, say, without_dots
from qless_studio.ui.tab.commands import menu_entry
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.session import Session, State, is_no_fault
from qless_studio.ui.tab.typed_entry import LetterHelp, TypedEntry
from qless_studio.ui.tab.wishes import SendPuzzle
from qless_studio.ui.widgets.basic.buttons import ActionButton, Button, IconButton
from qless_studio.ui.widgets.basic.layout import bare, filled
from qless_studio.ui.widgets.charts.charts import BestScoreChart
from qless_studio.ui.widgets.feedback import verdict

if TYPE_CHECKING:
    from qless_studio.engine.results import Results
    from qless_studio.ui.widgets.basic.themed import Picture


PROVEN = {Outcome.COMPLETE: verdict.VerdictKind.GOOD, Outcome.FAILED: verdict.VerdictKind.BAD}


class AnalysePage(QWidget):
    """A game subclasses it, puts its own widgets into the places and connects to the signals of its session.

    It may declare `board` again with the type of its own board.
    """

    shows_scores = False
    """Whether the game itself draws how the best score of its search grew; otherwise the page gets a chart."""

    board: QWidget

    def __init__(self, session: Session, board: QWidget, *, label: str, hint: str = "", example: str = "") -> None:
        """`label`, `hint` and `example` explain the typed entry: what it holds, how it is written, an example."""
        super().__init__()
        self.session, self.board = session, board
        self.places = GamePage(session)
        self._scores: BestScoreChart | None = None
        self.entry = TypedEntry(label, session.read, hint, example)
        self.verdict = verdict.VerdictArea(session.stop)
        solve = menu_entry(self, say("Solve now"), session.analyse_now)
        solve.setObjectName("solve")  # it shows the keys of that command
        solve.setShortcut(QKeySequence("F5"))
        self._analyse = ActionButton(solve, self.tr("Analyse now"), "play")
        self._analyse.hide()
        self._copy_details = Button(self.tr("Copy details"), "copy", act=self.copy_details)
        self._copy_details.hide()
        self.send = IconButton("send", without_dots(say("Send…")), act=lambda: session.wished.emit(SendPuzzle()))
        filled(bare(QVBoxLayout(self)), self.places)
        self.put("board", board)
        self.letter_help = LetterHelp(self.places, session, lambda: self.board)
        self.put("controls_right", self.send)
        self.put("entry", self.entry)
        self.put("verdict", self.verdict, self._analyse, self._copy_details)
        self.entry.puzzle_typed.connect(session.edit_typed)
        self.entry.draft_changed.connect(session.set_draft)
        self.verdict.bar.changed.connect(session.updated)
        session.puzzle_changed.connect(self._on_puzzle_changed)
        session.options_changed.connect(self._on_options_changed)
        session.state_changed.connect(self.show_state)
        session.progressed.connect(self._on_progressed)
        self._show_text()
        if session.unread is not None:
            self.entry.field.setText(session.unread[0])
            self.entry.apply()
        if session.draft is not None:  # once the whole page exists and shows the puzzle
            QTimer.singleShot(0, self, lambda: self.entry.resume(self.session.draft))

    def put(self, place: str, *widgets: QWidget) -> None:
        """Add widgets to a place of the layout."""
        self.places.put(place, *widgets)

    def focus_board(self) -> None:
        """Give the focus to the board, so that one can type, or to what is shown in its place."""
        self.places.focus_board()

    # what games override

    def listed(self) -> list[Any]:
        """The solutions as the page lists them, in its order; by default all that are kept."""
        return self.session.solutions

    def results(self) -> Results:
        """What the search found, as listed; a game that can list another search overrides it."""
        from qless_studio.engine.results import Results

        session = self.session
        run, game = session.run, session.game
        summary = run.summary if run else None
        proven = session.outcome is not None and session.error is None
        return Results(
            game,
            session.puzzle,
            session.options,
            session.lexicon.name if session.lexicon else session.words.name,
            tuple(self.listed()),
            session.found,
            session.keep,
            run,
            session.finished,
            game.verdict(summary, session.outcome) if proven and session.outcome else self.verdict_text(),
            session.lexicon,
        )

    @property
    def has_listed(self) -> bool:
        """Whether `listed_results` has anything to export; the session's `updated` says when that may have changed."""
        session = self.session
        return bool(session.puzzle != session.game.blank and session.error is None)

    def listed_results(self) -> Results:
        """What the page lists, for export: by default the results of the search."""
        return self.results()

    def sheets(self) -> Sequence[tuple[str, Callable[[], Picture]]]:
        """Pictures to send or print other than the board, each with its name."""
        return ()

    def guard(self, puzzle: Any, install: Any) -> None:
        """Called before another puzzle is installed: `install` it now, once the user has agreed, or never."""
        install()

    def verdict_of(self, state: State) -> tuple[verdict.VerdictKind, str]:
        """The verdict for a state of the analysis; a game whose answer can be a proven no overrides it."""
        session = self.session
        if state is State.EMPTY:
            return verdict.VerdictKind.NEUTRAL, self.tr("Nothing to check yet")
        if state is State.NOT_ANALYSED:
            return verdict.VerdictKind.NEUTRAL, self.tr("Not analysed")
        if state is State.WAITING:
            loading = session.lexicon is None
            return verdict.VerdictKind.NEUTRAL, capitalised(self.tr("loading…")) if loading else "…"
        if session.error is not None:
            return verdict.VerdictKind.BAD, failure_text(session.error)
        if state is State.RUNNING or session.outcome is None:
            return verdict.VerdictKind.RUNNING, searching_text(session.run)
        summary = session.run.summary if session.run else None
        return PROVEN.get(session.outcome, verdict.VerdictKind.WARN), session.game.verdict(summary, session.outcome)

    def detail_of(self, state: State) -> str:
        """The text at the end of the verdict: by default the time the search took."""
        run = self.session.run
        return duration(run.seconds) if state is State.FINISHED and run is not None else ""

    # for the shell and the self-test

    def verdict_text(self) -> str:
        """The verdict as shown."""
        return self.verdict.bar.text()

    def status(self) -> tuple[str, str]:
        """The verdict and its colour role, for the status strip."""
        kind = self.verdict.bar.state
        return self.verdict_text(), "good" if kind is verdict.VerdictKind.RUNNING else kind.colour

    def copy_details(self) -> None:
        """Copy the details of a failed search to the clipboard."""
        QGuiApplication.clipboard().setText(self.session.failure)
        self.session.message.emit(self.tr("Copied to the clipboard"))

    # following the session

    def show_state(self, state: State) -> None:
        """Show what the analysis is doing."""
        self._show_verdict(state)
        self._analyse.setVisible(state is State.NOT_ANALYSED)
        self.send.setEnabled(state is not State.EMPTY)
        self._copy_details.setVisible(bool(self.session.failure))
        if state is State.RUNNING:
            self.verdict.progress.start()
        else:
            self.verdict.progress.finish()

    def _show_verdict(self, state: State) -> None:
        error = self.session.error  # a failed search has no answer for the game to judge
        judged = self.verdict_of(state) if error is None else (verdict.VerdictKind.BAD, failure_text(error))
        self.verdict.bar.show_verdict(*judged, self.detail_of(state))

    def _on_progressed(self, run: Run) -> None:
        self._show_verdict(self.session.state)
        self.verdict.progress.set_fraction(run.fraction)
        if run.improvements and not self.shows_scores:
            self._show_scores(run)

    def _show_scores(self, run: Run) -> None:
        if self._scores is None:
            self._scores = BestScoreChart(self.tr("Best score"))
            self.session.run_started.connect(self._scores.hide)
            self.put("chart", self._scores)
        self._scores.show_run(run)
        self._scores.show()

    def _on_puzzle_changed(self, puzzle: Any) -> None:
        was_empty = self.places.begins_at_top
        self._show_text()
        self.places.keep_focus_on_board(was_empty)
        if was_empty and self.entry.field.hasFocus():
            self.places.show_while_focused(self.entry.field)

    def _on_options_changed(self, options: Any) -> None:
        self.session.updated.emit()

    def _show_text(self) -> None:
        session = self.session
        empty = session.puzzle == session.game.blank
        self.places.begins_at_top = empty  # large text may leave no room for the controls, with which one begins
        self.entry.set_text("" if empty else session.text)


# What every tab says of an empty list of solutions, and of a search that failed.


def not_analysed_text(state: State) -> str:
    """What an empty list says if the puzzle was not searched; "" if it was."""
    return say("Not analysed") if state is State.NOT_ANALYSED else ""


def searching_text(run: Run | None) -> str:
    """The verdict while a search goes on, with its best score so far if it has scores."""
    scores = run.improvements[-1:] if run is not None else []
    best = [say("{}: {}", capitalised(say("best so far")), figure(score)) for _, score in scores]
    return " ".join((say("Searching…"), *best))


def empty_list_text(state: State, none: str) -> str:
    """What an empty list of solutions says: `none` once the search is over."""
    searched = none if state is State.FINISHED else say("Searching…")
    return not_analysed_text(state) or searched


def failure_text(error: Exception) -> str:
    """The verdict on a search that ended with an error, which may be the user's: options that contradict each other."""
    fault = say("The solver failed unexpectedly. Your puzzle is unchanged.")
    return str(error) if is_no_fault(error) else fault
