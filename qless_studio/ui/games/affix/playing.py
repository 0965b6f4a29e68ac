"""Affix played with the counts covered: a new board of a level, the moves in order, the result and the review."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix.boards import find_board
from qless_studio.engine.games.affix.drawing import DrawnPuzzle
from qless_studio.engine.games.affix.position import open_puzzle
from qless_studio.engine.games.affix.puzzle import Options, Puzzle
from qless_studio.engine.games.affix.review import (
    Placement,
    Review,
    is_solved,
    parse_moves,
    placements_between,
    review,
)
from qless_studio.engine.history import Result
from qless_studio.engine.play import SavedPlay, Stage
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import figure
from qless_studio.ui.games.affix.play_panel import AffixPlayPanel
from qless_studio.ui.games.affix.review_texts import result_of, share_lines
from qless_studio.ui.games.affix.searches import draw_puzzle, review_game
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.widgets.play.result_card import ResultShown

if TYPE_CHECKING:
    from qless_studio.ui.games.affix.tab import AffixTab

DEAL, REVIEW = "deal", "review"


class AffixPlay(GamePlay):
    """A move is a prefix placed or taken away, by typing, undo or any other edit that keeps the suffixes."""

    reviewed = Signal()
    """`review` is that of the game that is over."""

    tab: AffixTab

    def __init__(self, tab: AffixTab) -> None:
        super().__init__(tab)
        self._moves: tuple[Placement, ...] = ()
        self._position: Puzzle = self.session.puzzle
        self._review: Review | None = None
        self.panel = AffixPlayPanel(tab, self)
        self.session.puzzle_changed.connect(self._on_position)
        self.session.lexicon_changed.connect(lambda _: self._on_rules_changed())
        self.session.options_changed.connect(lambda _: self._on_rules_changed())
        self.stage_changed.connect(self._on_stage_changed)

    # a game from its beginning to its end

    def deal(self) -> None:
        """Draw a board of the chosen level that nobody has seen; it takes a moment."""
        lexicon, seed = self.session.lexicon, SystemRandom().randrange(2**32)
        options = replace(self.session.options, board=self.panel.boards.value)
        level = str(self.panel.level.value)
        if lexicon is None:
            self.session.message.emit(self.tr("The word list is still loading"))
            return
        self.searches.collect(
            DEAL,
            lambda run: draw_puzzle(level, seed, lexicon, options, run),
            lambda drawn, _: self._on_drawn(drawn, options),
        )

    def _on_drawn(self, drawn: list[DrawnPuzzle], options: Options) -> None:
        if not drawn:
            self.session.message.emit(self.tr("No puzzle exists with this list and these options"))
            return
        words = self.tr("New puzzle: the {} most common words are enough").format(figure(drawn[0].words_needed))
        self.start_with(
            Puzzle(drawn[0].suffixes),
            self.tr("New puzzle"),
            options=options,
            then=lambda: self.session.message.emit(words),
        )

    def start_with(
        self,
        puzzle: Any,
        undo_text: str,
        *,
        options: Any = None,
        day: str = "",
        then: Callable[[], object] | None = None,
    ) -> None:
        if open_puzzle(puzzle):
            self.session.message.emit(self.tr("Only a board with all its suffixes can be played"))
            return
        super().start_with(puzzle, undo_text, options=options, day=day, then=then)

    def bare(self, puzzle: Puzzle) -> Puzzle:
        return Puzzle(puzzle.suffixes)

    def continues(self, puzzle: Puzzle) -> bool:
        return bool(puzzle.suffixes == self._position.suffixes)

    def clear(self) -> None:
        self._moves, self._position, self._review = (), self.session.puzzle, None

    def _on_position(self, puzzle: Puzzle) -> None:
        if not self.playing or not self.continues(puzzle):
            return
        moves = placements_between(self._position, puzzle)
        self._position = puzzle
        if moves:
            self._moves += moves
            self.moved()
            self._find_review()
            self._end_if_solved()

    def _end_if_solved(self) -> None:
        lexicon, puzzle = self.session.lexicon, self.session.puzzle
        if lexicon is not None and self.playing and is_solved(puzzle, lexicon, self.session.options):
            self.end(Result.SOLVED)

    def _on_rules_changed(self) -> None:
        """Other words or rules came into force, those of a daily puzzle for example."""
        self._review = None
        if self.stage is not Stage.IDLE and self.continues(self.session.puzzle):
            self._find_review()
            self._end_if_solved()

    # saving

    def moves(self) -> tuple[str, ...]:
        return tuple(map(str, self._moves))

    def restore(self, saved: SavedPlay) -> None:
        session = self.session
        try:
            self._moves = parse_moves(saved.moves, self.bare(session.puzzle), find_board(session.options.board))
        except StudioError as error:
            raise ValueError(str(error)) from None
        self._position = session.puzzle

    # the review

    @property
    def review(self) -> Review | None:
        """The review of the game so far; None while there is no word list."""
        session = self.session
        if self._review is None and session.lexicon is not None and self._position.suffixes:
            start = self.bare(self._position)
            self._review = review(start, self._moves, session.lexicon, session.options, Run().checkpoint)
        return self._review

    def _find_review(self) -> None:
        """Have the review ready when the game ends: it takes some 50 ms."""
        self._review = None
        lexicon, options, moves = self.session.lexicon, self.session.options, self._moves
        start = self.bare(self._position)
        if lexicon is not None:
            self.searches.collect(
                REVIEW, lambda run: review_game(start, moves, lexicon, options, run), self._on_review_found
            )

    def _on_review_found(self, found: list[Review], _: Run) -> None:
        self._review = found[0]
        if self.stage is Stage.OVER:
            self.reviewed.emit()

    def _on_stage_changed(self, stage: Stage) -> None:
        if stage is Stage.OVER and self._review is not None:
            self.reviewed.emit()
        elif stage in (Stage.OVER, Stage.RUNNING) and self._review is None:
            self._find_review()

    def proven(self) -> Mapping[str, Any]:
        judged = self.review
        if judged is None:
            return {}
        return {
            "boards": str(judged.boards),
            "words_needed": judged.words_needed,
            "prefixes": len(judged.end.placed),
            "nodes": len(find_board(self.session.options.board).nodes),
            "dead_ends": len(judged.dead_ends),
            "boards_left": [str(boards) for boards in judged.boards_left],
        }

    def result_shown(self) -> ResultShown:
        return result_of(self.reason(), self.time_and_hints(), self.review, len(self.hints), self._nodes)

    def share_lines(self) -> list[str]:
        outcome = f"{self.reason()}: {self.time_and_hints()}"
        return share_lines(find_board(self.session.options.board), outcome, self.review)

    @property
    def _nodes(self) -> int:
        return len(find_board(self.session.options.board).nodes)
