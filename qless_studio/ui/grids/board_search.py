"""Search for boards: the goal, the search, the best score over time; the board shown follows the best one."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import OptionError, PuzzleError, StudioError
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import capitalised, counted, figure, say, without_dots
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.tab.analyse_page import failure_text
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.widgets.basic.layout import scroll_to
from qless_studio.ui.widgets.charts.charts import BestScoreChart, seconds_text
from qless_studio.ui.work.signals import listen

if TYPE_CHECKING:  # imported when a search or a proof is first asked for
    from qless_studio.engine.game import Dealt
    from qless_studio.engine.grids.search import Goal
    from qless_studio.ui.grids.board_prover import BoardProver, ShownProof
    from qless_studio.ui.grids.board_search_panel import BoardSearchPanel

WORTH_ASKING_S = 60
"""Seconds of a proof that are not discarded without asking."""


class BoardSearch(QObject):
    """Searches for boards in the background. The player's next edit ends it; what it found is one step of undo."""

    changed = Signal()
    """The search started, found a better board, or ended, or its controls were shown or hidden."""
    word_placed = Signal(str)
    """The search ended with a board that has the word asked for."""

    def __init__(
        self,
        rules: GridRules[Any, Any],
        ask_to_end: Callable[[Callable[[], object]], object],
        place: Callable[[QWidget], object],
        tab: QWidget,
    ) -> None:
        """`ask_to_end` does something once no round is in its way.

        `place` puts the controls into the panel of the tab when they are first needed.
        """
        super().__init__(tab)
        self._rules, self._session = rules, rules.session
        self._ask_to_end, self._place = ask_to_end, place
        self._panel: BoardSearchPanel | None = None
        self._searches = BackgroundSearches(self._session, self)
        self._number = 0
        """Counts the searches: the edits of one are one step of undo."""
        self._work: Callable[[Run], Iterator[Dealt[Any]]] | None = None
        self._goal: Goal | None = None
        """Goal of the last search; None before the first."""
        self._proof: ShownProof | None = None
        """What the search proves; None for one that does not prove."""
        self._best: Dealt[Any] | None = None
        self._curve: list[tuple[float, float]] = []
        self._seconds = 0.0
        """(second, score) of each better board, and the duration of the search."""
        self._before: tuple[list[tuple[float, float]], float] = [], 0.0
        """The curve and the seconds when the search was last continued."""
        self.can_continue = False
        """Whether the board shown is the best of a search that was stopped before it met its goal."""
        self.proven = ""
        """The verdict on the board shown, when it was proven to be the best of its size."""
        self.chart = BestScoreChart(self.tr("Best board found"))
        self.chart.hide()
        self._session.puzzle_changed.connect(self._on_puzzle_changed)
        listen(self._on_rules_changed, self._session.options_changed, self._session.lexicon_changed)

    @property
    def panel(self) -> BoardSearchPanel:
        """The controls, made when they are first needed."""
        if self._panel is None:
            from qless_studio.ui.grids.board_search_panel import BoardSearchPanel

            self._panel = panel = BoardSearchPanel(self._rules.prover.counts)
            panel.goal.value_changed.connect(self._on_goal_changed)
            panel.start.clicked.connect(self._on_clicked)
            panel.resume.clicked.connect(self.resume)
            panel.closed.connect(self._on_closed)
            panel.proof_form.changed.connect(self._on_wish_changed)
            panel.proof_chart.said.connect(self._session.message)
            panel.proof_chart.failed.connect(self._session.problem)
            self._place(panel)
        return self._panel

    @property
    def opened(self) -> bool:
        """Whether the controls are shown."""
        return self._panel is not None and not self._panel.isHidden()

    @property
    def searching(self) -> bool:
        return self._searches.running("board")

    @property
    def best(self) -> Mapping[str, Any]:
        """The details of the best board, its words and score among them; empty until there is one."""
        return self._best.details if self._best else {}

    @property
    def best_text(self) -> str:
        """What the best board so far has: points, or the words that are counted."""
        if self._proof is not None:
            return self._proof.score_text(self.best.get(self._proof.wish.most_key, 0))
        return counted(self.best.get("score", 0), "{} point", "{} points")

    @property
    def charted(self) -> bool:
        """Whether the board shown is the result of a search whose scores can be charted."""
        return bool(self.chart.figures()[1])

    def open(self) -> None:
        """Show the controls."""
        panel = self.panel
        panel.show()
        if not self.searching and (self._best is None or panel.proving):
            self._show_hint()
        panel.main_button.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.changed.emit()
        QTimer.singleShot(0, self, lambda: scroll_to(self.panel))  # once it has its place

    def _scroll_to_course(self) -> None:
        if self.panel.main_button.hasFocus():
            scroll_to(self.panel, self.panel.course_rect())

    def find_words(self, minimum: int) -> None:
        """Start a search for a board with at least this many words."""
        self.stop()
        self.panel.set_target(words=minimum)
        self.open()
        self.start()

    def complete(self) -> None:
        """Fill the open cells of the board so that no other way scores more; what was begun before goes on."""
        if self.searching:
            return
        self._end_silently()
        self.panel.set_proven(only_open=True)
        self.open()
        if self.can_continue:
            self.resume()
        else:
            self.start()

    def start(self) -> None:
        """Start the search for the goal in the controls, unless no board can meet it."""
        self.stop()
        lexicon, panel = self._session.lexicon, self.panel
        if lexicon is None:
            panel.show_note(capitalised(self.tr("the word list is still loading")), wrong=True)
            return
        if panel.proving:
            self._start_proof(lexicon)
            return
        goal = panel.goal_options()
        problem = self._problem(goal, lexicon)
        if problem:
            panel.show_note(problem, wrong=True)
            return
        options = dataclasses.replace(self._rules.deal_options(), threads=self._session.threads, **goal)
        deal = self._session.game.dealer.deal
        self._goal, self._proof = options.goal(lexicon, self._rules.min_length()), None
        self._work = lambda run: deal(lexicon, options, run)
        self._ask_to_end(self._start_anew)

    def _start_proof(self, lexicon: Lexicon) -> None:
        """Start the proof that is asked for from the beginning, unless it would take years."""
        proof = self._show_proof(self._rules.prover, lexicon)
        if proof is None:
            return
        course = proof.stored.course
        if course.begun and course.seconds >= WORTH_ASKING_S:
            self._show_begun(proof)
            self._ask_to_discard(proof)
        else:
            self._begin_proof(proof)

    def _ask_to_discard(self, proof: ShownProof) -> None:
        from qless_studio.ui.tab.staged_play import EndQuestion

        time = seconds_text(proof.stored.course.seconds)
        text = self.tr("This proof has run for {}. Its work will be lost.").format(time)
        button, keep = self.tr("Start again"), self.tr("Cancel")
        question = EndQuestion(text, button, self.panel, keep)
        question.accepted.connect(lambda: self._begin_proof(proof))
        open_dialog(question)

    def _begin_proof(self, proof: ShownProof) -> None:
        try:
            if proof.stored.course.begun:
                proof.stored.forget()
        except PuzzleError as error:
            self.panel.show_note(error.what, wrong=True)
            return
        self._proof, self._goal, self._work = proof, proof.goal, proof.work
        self._ask_to_end(self._start_anew)

    def _on_goal_changed(self) -> None:
        """A search for another goal can be continued no longer, and its chart belongs to it; its best board stays."""
        if self.searching:
            return
        self._end_silently()
        self.chart.show_steps((), 0)
        self._show_hint()

    def _on_wish_changed(self) -> None:
        if not self.searching:
            self._end_silently()
            self._show_hint()

    def _show_hint(self) -> None:
        """Say below the buttons what the goal chosen takes, or how far it is."""
        lexicon = self._session.lexicon
        self.panel.show_course(None)
        if not self.panel.proving:
            self.panel.show_note("")
        elif lexicon is None:
            self.panel.show_note(capitalised(self.tr("the word list is still loading")))
        else:
            self._show_begun(self._show_proof(self._rules.prover, lexicon))

    def _show_proof(self, prover: BoardProver, lexicon: Lexicon) -> ShownProof | None:
        """Say what the proof asked for takes; None, and why, if it cannot be made."""
        from qless_studio.ui.grids.board_prover import proof_hint

        form = self.panel.proof_form
        form.follow(prover.board, prover.dice(lexicon))
        wish, threads = form.wish, self._session.threads
        text, possible = proof_hint(prover, lexicon, wish, threads)
        self.panel.show_note(text, wrong=not possible)
        form.letters.set_wrong(False)
        try:
            return prover.proof(lexicon, wish, threads) if possible else None
        except OptionError as error:
            form.letters.set_wrong(True)
            self.panel.show_note(error.what, wrong=True)
            return None

    def _show_begun(self, proof: ShownProof | None) -> None:
        """Offer to continue a proof that was begun before."""
        if proof is None or not proof.stored.course.begun:
            self.panel.show_searching(False, False)
            return
        self._proof, self._goal, self._work = proof, proof.goal, proof.work
        self._best, self._curve, self._seconds = None, [], 0.0
        self._number += 1
        self.can_continue = True
        self.panel.show_searching(False, True)
        self._show_course(proof.paused())

    def _show_course(self, note: str) -> None:
        if self._proof is not None:
            course = self._proof.stored.course
            self.panel.show_course(course if course.upper else None)
            self.panel.show_note(note)

    def _problem(self, goal: Mapping[str, Any], lexicon: Lexicon) -> str:
        """Why no search can meet a goal; "" if one may."""
        from qless_studio.engine.grids.dealing import TARGET

        if goal["search"] != TARGET:
            return ""
        word, least, most = lexicon.fold(goal["contains"]), goal["min_points"], goal["max_points"]
        if not (word or goal["min_words"] or least or most):
            return self.tr("Enter how many words or points the board should have, or a word.")
        if most is not None and most < least:
            return self.tr("The maximum, {}, is below the minimum, {}.").format(figure(most), figure(least))
        self.panel.word.set_wrong(bool(word) and (word not in lexicon or len(word) < self._rules.min_length()))
        if word and len(word) < self._rules.min_length():
            return f"{self._rules.too_short(word)}."
        if word and word not in lexicon:
            return self.tr("{} is not in the list").format(goal["contains"].upper())
        return ""

    def _start_anew(self) -> None:
        self._number += 1
        self._best, self._curve, self._seconds = None, [], 0.0
        self._run()

    def resume(self) -> None:
        """Continue the search that was stopped: only boards better than its best are shown."""
        if self.can_continue:
            self._ask_to_end(self._run)

    def _run(self) -> None:
        if self._work is None:
            return
        self.can_continue, self.proven, self._before = False, "", (self._curve, self._seconds)
        self._searches.start("board", self._work, self._on_found, self._on_finished, self._on_progressed)
        self.panel.show_searching(True, False, self._proof is not None)
        self.panel.show_course(None)
        self._show_course("")
        self.panel.show_note(self.tr("Searching…"))
        self.changed.emit()

    def stop(self) -> None:
        """End the search; the best board found so far stays."""
        self._searches.stop("board")

    def _on_clicked(self) -> None:
        if self.searching:
            self.stop()
        else:
            self.start()

    def _on_closed(self) -> None:
        self.stop()
        self.changed.emit()

    def _on_found(self, batch: list[Dealt[Any]]) -> None:
        """Show the last board of a batch if it is the best so far; batches come 25 times a second."""
        if self._best is not None and self._distance(batch[-1]) >= self._distance(self._best):
            return
        if self._best is None:
            once = Qt.ConnectionType.SingleShotConnection
            self._session.run_finished.connect(self._on_first_analysed, once)
        self._best = batch[-1]
        self._session.edit(self._best.puzzle, without_dots(say("Find board…")), merge=f"find {self._number}")
        self.changed.emit()

    def _on_first_analysed(self) -> None:
        """The figures of the first board take their place above the controls, which a narrow page scrolls away."""
        QTimer.singleShot(0, self, self._scroll_to_course)

    def _distance(self, dealt: Dealt[Any]) -> int:
        assert self._goal is not None  # a search found the board
        return self._goal.distance(dealt.details["words"], dealt.details["score"])

    def _on_progressed(self, run: Run) -> None:
        if self._proof is not None:
            self._show_course(self._proof.running())
            return
        charted, (curve, before) = self.charted, self._before
        highest = curve[-1][1] if curve else -1
        later = [(before + seconds, score) for seconds, score in run.improvements if score > highest]
        self._curve, self._seconds = [*curve, *later], before + run.seconds
        self.chart.show_steps(self._curve, self._seconds)
        if charted != self.charted:
            self.changed.emit()
        if self._best is not None:
            self.panel.show_note(self._best_text())

    def _best_text(self) -> str:
        details = self.best
        points = counted(details["score"], "{} point", "{} points")
        words = counted(details["words"], "{} word", "{} words")
        return self.tr("{} after {}").format(f"{points}, {words}", seconds_text(self._seconds))

    def _on_finished(self, finished: FinishedRun) -> None:
        complete = finished.error is None and finished.outcome is Outcome.COMPLETE
        known = self._best is not None or (self._proof is not None and self._proof.stored.course.begun)
        self.can_continue = finished.error is None and known and not complete
        self._show_end(finished.error)
        if finished.error is not None:
            return
        if not known:  # stopped before anything was found
            self._show_hint()
            return
        if self._proof is not None:
            text = self._proof.ended(finished)
            self._show_course(text)
            self.proven = text if complete else ""
            self.changed.emit()
            return
        text = self._best_text()
        self.panel.show_note(self.tr("Found: {}").format(text) if complete else text)
        if complete and self._goal is not None and self._goal.word:
            self.word_placed.emit(self._goal.word)

    def _show_end(self, error: Exception | None) -> None:
        self.panel.show_searching(False, self.can_continue)
        if error is not None:
            self.panel.show_course(None)
            self.panel.show_note(error.what if isinstance(error, StudioError) else failure_text(error), wrong=True)
        self.changed.emit()

    def _on_puzzle_changed(self, puzzle: Any) -> None:
        if self.searching and self._best is not None and puzzle == self._best.puzzle:
            return
        self.chart.show_steps((), 0)
        self._end_silently()
        self._follow_proof()  # the size may have changed

    def _on_rules_changed(self) -> None:
        """What is proven holds for the rules and the list it began with."""
        if self._proof is not None:
            self._end_silently()
        self._follow_proof()

    def _follow_proof(self) -> None:
        if self.opened and self.panel.proving and not self.searching:
            self._show_hint()

    def _end_silently(self) -> None:
        if self.searching or self.can_continue or self.proven:
            self._searches.cancel("board")  # silently: a result must not replace the player's edit
            self.can_continue, self.proven, self._proof = False, "", None
            self.panel.show_course(None)
            self._show_end(None)
