"""A roll being played: dice placed against the clock until it is solved, given up, or claimed to have no solution."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.games.q_less.dice import dice_for, roll
from qless_studio.engine.games.q_less.difficulty import vocabulary_needed
from qless_studio.engine.games.q_less.practice import GRIDS
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, alphabetical, format_puzzle, parse, parts
from qless_studio.engine.games.q_less.review import Review, reviews
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Moves, SavedPlay, Stage
from qless_studio.engine.player.levels import puzzle_level
from qless_studio.engine.player.scale import TRIES, Coming, Order
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say, without_dots
from qless_studio.ui.games.q_less import result_texts
from qless_studio.ui.games.q_less.analysis import QLessAnalysis
from qless_studio.ui.games.q_less.parts import Rolls
from qless_studio.ui.games.q_less.result_texts import EndOfRoll
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.orders import Making, OrderPart, Orders, PuzzleLevels
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.staged_play import PlayRules
from qless_studio.ui.widgets.play.result_card import ResultShown
from qless_studio.ui.work.signals import listen

USUAL = range(40)
"""Seeds of rolls that stand for all: 0.1 s."""


@dataclass(frozen=True)
class NextRoll:
    """A roll that has a solution."""

    letters: str
    """The letters in alphabetical order."""
    rank: int
    """The smallest number of the most common words that suffice."""


def next_roll(lexicon: Lexicon, options: Options, seed: int, run: Run) -> Coming | None:
    """The roll of a seed; None without a solution."""
    letters = alphabetical(roll(seed, dice_for(lexicon.language)).letters)
    needed = vocabulary_needed(Puzzle(letters), lexicon, options, run)
    return None if needed is None else Coming(seed, puzzle_level(needed[0]), NextRoll(letters, needed[0]))


def usual_ranks(lexicon: Lexicon, options: Options, run: Run) -> Iterator[float]:
    """The vocabulary that usual rolls need, of those that have a solution."""
    for seed in USUAL:
        made = next_roll(lexicon, options, seed, run)
        if made is not None:
            yield made.known.rank


MOST_GRIDS = 300
"""Maximum number of grids kept for the review: by then it is long known where a game went wrong."""
REVIEW = "review"
"""Name of the background search."""


class QLessPlay(QObject):
    """Follows the dice on the board. The review is searched for from the beginning, so that a claim can be judged."""

    review_changed = Signal()
    """`review` has grown, or is about another roll now."""
    claim_changed = Signal()
    """`claimed` has changed."""

    def __init__(self, page: PlayPage, analysis: QLessAnalysis, rolls: Rolls) -> None:
        super().__init__(page)
        self.session = page.session
        rules = PlayRules(
            self.deal, self.result, waits=self.waits, bare=self.bare, moves=Moves(self._rows_after), facts=self.facts,
            clear=self.clear, restore=self.restore, known=self.known, proven=self.proven,
            share=self.share, shows_day=True,
            note=self.note, clock_note=lambda: result_texts.clock_note(len(self.play.hints)),
        )  # fmt: skip
        self.play = GamePlay(page.places, page.session, rules)
        self._analysis, self._rolls = analysis, rolls
        self.review: Review | None = None
        """What is known about the letters; None before anything is."""
        self.claimed = False
        """Whether the player has claimed that there is no solution."""
        self._reviewed: object = None
        """What `review` is about."""
        self._grids: list[str] = []
        """The grids of the game in order, rows separated by `/`, for the exercises."""
        self._told: NextRoll | None = None
        """The roll whose level was shown to the player: it was ordered, so it has a solution."""
        self.levels = PuzzleLevels(self.play, self._rank, usual_ranks)
        self.orders = OrderPart(self.tr("Rolls for the next games"))
        self._orders = Orders(self.play, self.orders.choice, lambda: self.levels.level, self._making, TRIES)
        self.play.add("section", self.orders, when=(Stage.IDLE, Stage.OVER))
        self._orders.changed.connect(self._on_coming)
        self.levels.changed.connect(self._show_orders)
        self.levels.changed.connect(self._orders.follow)
        listen(self._search_review, self.session.lexicon_changed, self.session.options_changed)
        self.play.stage_changed.connect(self._on_stage_changed)
        self._analysis.grid_checked.connect(self._on_checked)

    @property
    def earlier(self) -> list[Entry]:
        """The history without the current game."""
        return [entry for entry in self.play.history.entries if entry.id != self.play.id]

    @property
    def grid(self) -> tuple[str, ...]:
        """The rows of the player's grid; after the end as they were then."""
        return self.play.rules.moves()

    # what the player does

    def deal(self) -> None:
        self._orders.take(self._roll, at_once=True)

    def _roll(self, coming: Coming) -> None:
        self._told = coming.known if self._orders.order is not Order.ANY else None
        self._rolls.roll_dice(coming.seed)

    def ask_to_claim(self) -> None:
        """Ask whether the player really claims that there is no solution."""
        text = self.tr("The roll ends, and the claim is proven right or wrong.")
        self.play.ask(text, without_dots(say("No solution…")), self._on_claim_agreed)

    def claim(self) -> None:
        """Claim that there is no solution; judged at once, or as soon as the search knows."""
        if self.play.playing and not self.claimed and not self.play.puzzle.free:
            self.claimed = True
            self.play.save()
            self.claim_changed.emit()
            self._judge()

    # what the game is made of

    def bare(self, puzzle: Puzzle) -> Puzzle:
        return Puzzle(alphabetical(puzzle.letters), free=puzzle.free)

    def facts(self) -> Mapping[str, Any]:
        return {"claimed": self.claimed, GRIDS: self._grids}

    def clear(self) -> None:
        self.claimed, self._grids = False, []
        self.claim_changed.emit()

    def restore(self, saved: SavedPlay) -> None:
        grids = list(map(str, saved.facts.get(GRIDS, ())))
        roll = format_puzzle(self.bare(self.session.puzzle))
        for rows in (saved.moves, *(tuple(grid.split("/")) for grid in grids)):
            if parse(f"{roll}; {'/'.join(rows)}").rows != rows:
                raise ValueError(rows)
        self._grids, self.claimed = grids, saved.facts.get("claimed") is True
        self.claim_changed.emit()

    def waits(self) -> bool:
        """The clock starts with the first move."""
        return not (self.play.moves or self.play.clock.elapsed)

    def known(self) -> bool:
        return bool(self.play.puzzle.free or (self.review is not None and self.review.complete))

    def proven(self) -> Mapping[str, Any]:
        end = self._end_of_roll()
        grids = {} if self.play.result is Result.SOLVED else {GRIDS: self._grids}
        facts = self.review.facts() if self.review is not None else {}
        return {"placed": end.placed, "dice": end.dice, **facts, **grids}

    def result(self) -> ResultShown:
        finished, end = self.play.finished, self._end_of_roll()
        reason = result_texts.reason(end) or finished.reason()
        return result_texts.result_shown(end, reason, finished.time_and_hints())

    def share(self) -> list[str]:
        return result_texts.share_lines(self._end_of_roll(), self.play.finished.time_and_hints())

    def note(self) -> str:
        puzzle: Puzzle = self.session.puzzle
        joined = not puzzle.rack and len(parts(puzzle.tiles)) == 1
        return self.tr("All dice are in one grid") if joined else ""

    def _end_of_roll(self) -> EndOfRoll:
        return EndOfRoll(
            self.play.result,
            self.claimed,
            self.review,
            self.grid,
            len(self.play.puzzle.letters),
            self.play.elapsed,
            len(self.play.hints),
            self.earlier,
        )

    # levels

    def _making(self) -> Making | None:
        """Rolls that were not ordered are not rated: the level would give away whether there is a solution."""
        lexicon, options = self.session.chosen_lexicon, self.session.chosen.options
        if lexicon is None or self._orders.order is Order.ANY:
            return None
        return Making((lexicon, options), partial(next_roll, lexicon, options))

    def _rank(self) -> float | None:
        """The vocabulary that the roll needs, if its level may be shown."""
        told = (
            self._told is not None and self.play.puzzle is not None and self.play.puzzle.letters == self._told.letters
        )
        if self._told is not None and told:
            return self._told.rank
        over = self.play.stage is Stage.OVER and self.review is not None
        return self.review.rank if over and self.review is not None else None

    def _on_coming(self) -> None:
        coming = self._orders.coming
        self.orders.show_coming(coming, TRIES)
        self.levels.expect(None if coming is None else coming.known.rank)

    def _show_orders(self) -> None:
        self.orders.follow(self.play.stage, self.levels.level is not None)

    # following the game

    def _rows_after(self, _: tuple[str, ...], __: Puzzle, puzzle: Puzzle) -> tuple[str, ...]:
        """The rows of the grid are what is kept of the moves, beside the grids that there were."""
        grid = "/".join(puzzle.rows)
        if self.play.stage is Stage.RUNNING and grid not in ("", *self._grids[-1:]) and len(self._grids) < MOST_GRIDS:
            self._grids.append(grid)
        return puzzle.rows

    def _on_checked(self) -> None:
        check = self._analysis.check
        if self.play.stage is Stage.RUNNING and check is not None and check.checked.finished:
            self.play.end(Result.SOLVED)

    def _search_review(self) -> None:
        """Search once for each roll, list and set of rules."""
        session, lexicon = self.session, self.session.lexicon
        if not self.play.terms.in_force:
            return
        idle = self.play.stage is Stage.IDLE or lexicon is None
        question = None if idle else (self.play.puzzle, session.options, lexicon)
        if question == self._reviewed:
            return
        self._reviewed, self.review = question, None
        self.play.searches.cancel(REVIEW)
        if lexicon is not None and question is not None:
            work = partial(reviews, self.play.puzzle, lexicon, session.options)
            self.play.searches.start(REVIEW, work, self._on_reviewed)
        self.review_changed.emit()

    def _on_reviewed(self, found: list[Review]) -> None:
        self.review = found[-1]
        self.levels.show()
        self._judge()
        self.review_changed.emit()
        self.play.settle_if_known()

    def _on_stage_changed(self, stage: Stage) -> None:
        self._search_review()
        self._show_orders()
        if stage is Stage.OVER and self.play.puzzle.free:  # such a review would search until it finds a grid
            self.play.searches.cancel(REVIEW)
            self.session.stop()

    def _on_claim_agreed(self) -> None:
        self.play.toggle_pause()  # the question has paused the game
        self.claim()

    def _judge(self) -> None:
        if self.claimed and self.review is not None:
            self.play.end(self.review.result_of_claim)
