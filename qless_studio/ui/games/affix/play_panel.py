"""What Affix shows in Play: the board and level of the next game, how far this one is, closed hints, the review."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.affix.review import Effect, Review, ReviewedMove, moves_kept
from qless_studio.engine.texts import say
from qless_studio.ui.games.affix.texts import dead_ends_text, end_row, move_row
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import SectionHeader
from qless_studio.ui.widgets.basic.layout import FlowLayout, filled
from qless_studio.ui.widgets.play.review import MoveReview


class PlayReview(QObject):
    """Every move of a finished game with the boards left after it; the selected one is to be shown on the board."""

    position_wanted = Signal(object, str, str)
    """(Puzzle, node, prefix): show this position, and this prefix at the node, "" for none."""

    def __init__(self, shown: Callable[[str], str], try_here: Callable[[], object], parent: QObject) -> None:
        """`shown` gives a word as people spell it; `try_here` goes on from the position on the board."""
        super().__init__(parent)
        self._shown, self._try_here = shown, try_here
        self._review: Review | None = None
        self._moves: tuple[tuple[ReviewedMove, bool], ...] = ()
        """The moves listed, and whether each was taken back."""
        self.header = SectionHeader(say("Your moves"))
        self.moves = MoveReview(points=False, value_title=say("Boards left"), costs=False)
        self.try_here = Button(say("Try from here"), act=self._on_try)
        self.commonest = Button(say("Most common solution"), act=self._on_commonest)
        self.buttons = QWidget()
        filled(FlowLayout(self.buttons, spacing=lambda: theme_of(self.buttons).px(8)), self.try_here, self.commonest)
        self.moves.move_selected.connect(self._on_move_selected)

    def show_review(self, judged: Review, reason: str) -> None:
        """Show the review of a game, and why it ended."""
        self._review, self._moves = judged, moves_kept(judged.moves)
        self.header.set_caption(dead_ends_text(judged))
        rows = [move_row(move, self._shown, taken_back) for move, taken_back in self._moves]
        self.moves.show_moves(rows, end_row(judged, reason))
        self.commonest.setEnabled(judged.commonest is not None)

    def _on_move_selected(self, place: int) -> None:
        """The position before the move, with what would have led on after a dead end, or else with what was placed."""
        assert self._review is not None  # it is what the list shows
        if place < len(self._moves):
            move, _ = self._moves[place]
            better = move.better if move.effect is Effect.DEAD_END else ""
            self.position_wanted.emit(move.before, move.move.node, better or move.move.prefix)
        else:
            self.position_wanted.emit(self._review.end, "", "")

    def _on_try(self) -> None:
        self.moves.select_move(-1)  # so that it can be selected again
        self._try_here()

    def _on_commonest(self) -> None:
        if self._review is not None and self._review.commonest is not None:
            self.moves.select_move(-1)
            full = self._review.start.with_prefixes(self._review.commonest.prefixes)
            self.position_wanted.emit(full, "", "")
