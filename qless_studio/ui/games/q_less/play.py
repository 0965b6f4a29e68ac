"""A roll being played: dice placed against the clock until it is solved, given up, or claimed to have no solution."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog

from qless_studio.engine.games.q_less.practice import GRIDS
from qless_studio.engine.games.q_less.puzzle import Puzzle, format_puzzle, parse
from qless_studio.engine.games.q_less.review import Review, reviews
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.play import SavedPlay, Stage
from qless_studio.ui.games.q_less import result_texts
from qless_studio.ui.games.q_less.analysis import QLessAnalysis
from qless_studio.ui.games.q_less.result_texts import EndOfRoll
from qless_studio.ui.games.q_less.rolls import Rolls
from qless_studio.ui.tab.end_question import EndQuestion
from qless_studio.ui.tab.game_hooks import GameHooks as GamePlay
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.widgets.play.calendar import Calendar
from qless_studio.ui.widgets.play.result_card import ResultShown

MOST_GRIDS = 300
"""Grids that are kept: after so many moves where a game went wrong is long known."""
REVIEW = "review"
"""Name of the background search."""


class QLessPlay(GamePlay):
    """Follows the dice on the board. The review is searched for from the beginning, so that a claim can be judged."""

    clock_waits = True
    review_changed = Signal()
    """There is more of `review`, or it is that of another roll."""
    claim_changed = Signal()
    """`claimed` has changed."""
    calendar_made = Signal(object)
    """Calendar: that of the daily rolls, to be put in its place."""

    def __init__(self, page: PlayPage, analysis: QLessAnalysis, rolls: Rolls) -> None:
        super().__init__(page.places, page.session)
        self._analysis, self._rolls = analysis, rolls
        self.review: Review | None = None
        """What is known about the letters; None before anything is."""
        self.claimed = False
        """Whether the player has claimed that there is no solution."""
        self._reviewed: object = None
        """What `review` is about."""
        self._last_grid: tuple[str, ...] = ()
        """The grid at the end of the game."""
        self._grids: list[str] = []
        """The grids of the game in order, rows separated by `/`, for the exercises."""
        self.session.puzzle_changed.connect(self._on_dice_moved)
        self.session.lexicon_changed.connect(self._search_review)
        self.session.options_changed.connect(self._search_review)
        self.stage_changed.connect(self._search_review)
        self._analysis.grid_checked.connect(self._on_checked)

    @property
    def earlier(self) -> list[Entry]:
        """The history without the current game."""
        return [entry for entry in self.history.entries if entry.id != self.id]

    @property
    def grid(self) -> tuple[str, ...]:
        """The rows of the player's grid; after the end as they were then."""
        rows: tuple[str, ...] = self.session.puzzle.rows
        return self._last_grid if self.stage is Stage.OVER else rows

    # what the player does

    def deal(self) -> None:
        self._rolls.roll_dice()

    def ask_to_claim(self) -> None:
        """Ask whether the player really claims that there is no solution."""
        if self.question is not None:
            return
        tr = self.tr
        question = EndQuestion(
            tr("Claim that no grid exists?"),
            tr("The roll ends, and the claim is proven right or wrong."),
            tr("No solution"),
            self.places,
        )
        question.finished.connect(self._on_claim_answered)
        self.question = question
        open_dialog(question)

    def claim(self) -> None:
        """Claim that there is no solution; judged at once, or as soon as the search knows."""
        if self.playing and not self.claimed and not self.puzzle.free:
            self.claimed = True
            self.save()
            self.claim_changed.emit()
            self._judge()

    def end(self, result: Result) -> None:
        if self.playing:
            self._last_grid = self.session.puzzle.rows
            if self.puzzle.free:  # whose searches end only if they find a grid
                self.searches.cancel(REVIEW)
                self.session.stop()
        super().end(result)

    # what the game is made of

    def bare(self, puzzle: Puzzle) -> Puzzle:
        return Puzzle("".join(sorted(puzzle.letters)), free=puzzle.free)

    def moves(self) -> tuple[str, ...]:
        return self.grid

    def facts(self) -> Mapping[str, Any]:
        return {"claimed": self.claimed, GRIDS: self._grids}

    def clear(self) -> None:
        self._last_grid, self.claimed, self._grids = (), False, []
        self.claim_changed.emit()

    def restore(self, saved: SavedPlay) -> None:
        grids = list(map(str, saved.facts.get(GRIDS, ())))
        roll = format_puzzle(self.bare(self.session.puzzle))
        for rows in (saved.moves, *(tuple(grid.split("/")) for grid in grids)):
            if parse(f"{roll}; {'/'.join(rows)}").rows != rows:
                raise ValueError(rows)
        self._last_grid, self._grids, self.claimed = saved.moves, grids, saved.facts.get("claimed") is True
        self.claim_changed.emit()

    def known(self) -> bool:
        return super().known() and (self.puzzle.free or (self.review is not None and self.review.complete))

    def proven(self) -> Mapping[str, Any]:
        end = self._end_of_roll()
        grids = {} if self.result is Result.SOLVED else {GRIDS: self._grids}
        facts = self.review.facts() if self.review is not None else {}
        return {"placed": end.placed, "dice": end.dice, **facts, **grids}

    def result_shown(self) -> ResultShown:
        return result_texts.result_shown(self._end_of_roll(), self.reason(), self.time_and_hints())

    def share_lines(self) -> list[str]:
        return result_texts.share_lines(self._end_of_roll(), self.time_and_hints())

    def next_text(self) -> str:
        return self.tr("Next roll")

    def clock_note(self) -> str:
        return result_texts.clock_note(len(self.hints))

    def reason(self) -> str:
        return result_texts.reason(self._end_of_roll()) or super().reason()

    def _end_of_roll(self) -> EndOfRoll:
        return EndOfRoll(
            self.result,
            self.claimed,
            self.review,
            self.grid,
            len(self.puzzle.letters),
            self.elapsed,
            len(self.hints),
            self.earlier,
        )

    def place_calendar(self, calendar: Calendar) -> None:
        self.calendar_made.emit(calendar)

    # following the game

    def _on_dice_moved(self, puzzle: Puzzle) -> None:
        grid = "/".join(puzzle.rows)
        if self.stage is Stage.RUNNING and grid not in ("", *self._grids[-1:]) and len(self._grids) < MOST_GRIDS:
            self._grids.append(grid)
        if self.stage is Stage.RUNNING and (puzzle.tiles or self.clock.elapsed):
            self.moved()

    def _on_checked(self) -> None:
        check = self._analysis.check
        if self.stage is Stage.RUNNING and check is not None and check.checked.finished:
            self.end(Result.SOLVED)

    def _search_review(self, *_: object) -> None:
        """Search once for each roll, list and set of rules."""
        session, lexicon = self.session, self.session.lexicon
        question = None if self.stage is Stage.IDLE or lexicon is None else (self.puzzle, session.options, lexicon)
        if question == self._reviewed:
            return
        self._reviewed, self.review = question, None
        self.searches.cancel(REVIEW)
        if lexicon is not None and question is not None:
            work = partial(reviews, self.puzzle, lexicon, session.options)
            self.searches.start(REVIEW, work, self._on_reviewed)
        self.review_changed.emit()

    def _on_reviewed(self, found: list[Review]) -> None:
        self.review = found[-1]
        self._judge()
        self.review_changed.emit()
        self.settle_if_known()

    def _on_claim_answered(self, answer: int) -> None:
        self.question = None
        if answer == QDialog.DialogCode.Accepted:
            self.claim()

    def _judge(self) -> None:
        if self.claimed and self.review is not None:
            self.end(self.review.result_of_claim)
