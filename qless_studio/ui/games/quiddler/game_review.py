"""A finished game reviewed in the window: list and chart of its moves, the position before each, another try."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from qless_studio.engine.games.quiddler.practice import GameFigures, ReviewedMove
from qless_studio.engine.games.quiddler.puzzle import Move, Puzzle, Shift, Word, positions
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, Options
from qless_studio.engine.games.quiddler.solver import LaidWord
from qless_studio.engine.games.quiddler.tray_input import TrayInput
from qless_studio.engine.reasons import told
from qless_studio.engine.texts import capitalised, counted, figure, say
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.playing import Playing
from qless_studio.ui.games.quiddler.review_tray import ReviewBar, ReviewTray
from qless_studio.ui.games.quiddler.scene import Scene, TableFigure, TrayText, line_of, words_played
from qless_studio.ui.style import Theme
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.charts.chart import Plot, axis_marks
from qless_studio.ui.widgets.play import review


class ReachChart(Plot):
    """A step for each move: it drops where the move cost something, above the number of the move."""

    def __init__(self, title: str) -> None:
        self._chosen = -1
        super().__init__(title)

    def show_reach(self, values: Sequence[int]) -> None:
        """The score within reach at the deal, then after each move."""
        self._points = tuple(enumerate(values))
        self._until = max(1.0, len(values) - 0.5)  # the last value is seen for half a step
        low, high = min(values, default=0), max(values, default=0)
        self._marks = axis_marks(low - max(2, (high - low) // 4), high)
        self.setAccessibleDescription(", ".join(map(figure, values)))
        self.update()

    def choose(self, move: int) -> None:
        """Emphasize a move, from 0; -1 for none."""
        self._chosen = move
        self.update()

    def figures(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        return ("move", "score"), self._points

    def readout(self) -> str:
        reached = self._reached()
        if reached is None:
            return self.caption
        move, value = reached
        if not move:
            return self.tr("{} at the start").format(figure(value))
        return self.tr("{} after move {}").format(figure(value), int(move))

    def paint_body(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        plot = self._visual_plot(rect)
        moves = [(move, str(move), move - 1 == self._chosen) for move in range(1, len(self._points))]
        moves.sort(key=lambda label: not label[2])  # the chosen one first: labels that would overlap are left out
        self._paint_axes(painter, theme, plot, moves)
        self._paint_steps(painter, theme, plot)


MAX_NAMED = 6
"""Up to this many cards left over are named."""
Shown = tuple[tuple[str, ...], str, str]
"""A move in the tray: its cards, points and end value."""


class GameReview(TrayInput, QObject):
    """Shows a finished game move by move. Another try is played on the same table; the game stays as it was."""

    def __init__(
        self, session: Session, playing: Playing, board: TableBoard, tried: Callable[[], object], parent: QObject
    ) -> None:
        """`tried` is called when the player has begun or ended another try."""
        super().__init__(parent)
        self._tried = tried
        self._session, self._playing = session, playing
        self._puzzle, self._options, self._deck = Puzzle(), Options(), ENGLISH_DECK
        self._word: Callable[[str], str] = str.upper
        """Gives a word as people spell it."""
        self.rows: list[ReviewedMove] = []
        """The moves reviewed, and the end; none before a review."""
        self.number = 0
        """The move shown, from 0; the number of moves for the end."""
        self._shows_played = False
        self.trying = False
        """Whether the table is the player's, for another try."""
        self.chart = ReachChart(self.tr("Within reach after each move"))
        self.list = review.MoveReview()
        self.compared = ReviewTray(self._on_try, self._on_other)
        self.bar = ReviewBar(self.step, self._go_back)
        board.lay_over_tray(self.compared)
        self.list.move_selected.connect(self.show_move)

    @property
    def mistakes(self) -> int:
        """How many moves cost something."""
        return sum(row.cost > 0 and row.move is not None for row in self.rows)

    def start(self, puzzle: Puzzle, rows: list[ReviewedMove], figures: GameFigures) -> None:
        """Review a game of the session: at first the dearest mistake, without one the end."""
        session = self._session
        self._puzzle, self._options, self.rows = puzzle, session.options, rows
        self._deck, self._word = session.options.deck_in(session.language), session.shown
        *moves, end = rows
        self.list.show_moves(
            [
                review.ReviewedMove(
                    move_text(puzzle, row.number - 1, self._word),
                    row.score if isinstance(row.move, Word) else None,
                    row.after,
                    row.cost,
                    self._better_text(row),
                    words=(row.move.letters,) if isinstance(row.move, Word) else (),
                    why=told(row.why)[1],
                )
                for row in moves
            ],
            review.ReviewedMove(
                self._end_text(figures.left),
                None,
                end.after,
                end.cost or None,
                self._better_text(end),
                why=told(end.why)[1],
            ),
        )
        self.chart.show_reach([rows[0].before, *(row.after for row in rows if row.move is not None or row.cost)])
        worst = max(moves, key=lambda row: row.cost, default=end)
        self.show_move(worst.number - 1 if worst.cost else len(moves))

    def _end_text(self, left: tuple[str, ...]) -> str:
        """Which cards are left over, or how many if they do not fit into the row."""
        if not left:
            return self.tr("All cards used")
        cards = counted(len(left), "{} card", "{} cards") if len(left) > MAX_NAMED else " ".join(left)
        return say("{}: {}", capitalised(self.tr("left over")), cards)

    def clear(self) -> None:
        """End the review."""
        self.trying = False
        if self.rows:
            self.rows = []
            self.leave()

    def leave(self) -> None:
        """Give the table back; `show_move` takes it again."""
        self.compared.hide()
        self._playing.present(None)

    def show_move(self, number: int) -> None:
        """Show the position before a move, and the better move."""
        if not 0 <= number < len(self.rows):
            return
        self.number, self._shows_played, self.trying = number, False, False
        self.list.select_move(number)
        self.chart.choose(number)
        self._show()
        self._go_back()

    def _go_back(self) -> None:
        """Put the finished game on the table again, after another try."""
        if self._session.puzzle != self._puzzle:
            self._session.edit(self._puzzle, self.tr("Back to the review"))
            self.show_move(self.number)
            self._tried()

    def _on_try(self) -> None:
        """Play on from the position shown; the finished game stays as it is."""
        before = Puzzle(self._puzzle.piles, None, self._puzzle.moves[: self.number])
        self._session.edit(before, self.tr("Try from here"))
        self.trying = True
        self.leave()
        self.bar.show_trial(
            self.tr("Trying from move {}").format(self.number + 1), self.tr("Your result stays as it is")
        )
        self._tried()

    def _show(self) -> None:
        row, number = self.rows[self.number], self.number
        before = Puzzle(self._puzzle.piles, None, self._puzzle.moves[:number])
        played = row.move if self._shows_played or row.better is None else _move_of(row)
        text = self._tray_text(row)
        lost = tuple(row.cost for row in self.rows)
        words = words_played(before, self._options, self._deck, self._word, lost)
        so_far = sum(word.score for word in words)
        shown = [
            TableFigure(figure(so_far), self.tr("so far")),
            TableFigure(figure(row.before), self.tr("before")),
            TableFigure(figure(row.after), self.tr("after")),
        ]
        position, line = positions(before)[-1], row.played_line if self._shows_played else row.line
        title = self.tr("Best after your move") if self._shows_played else self.tr("Best from here")
        self._playing.present(
            Scene(
                before,
                position,
                words=line_of(before, position, line, self._word) if line else words,
                words_title=title if line else "",
                text=text,
                figures=tuple(shown),
                hinted=row.why[0].at if row.why else (),
                steps=_places_of(played),
                preview=True,
                deck=self._deck,
            ),
            self,
        )
        better = None if row.better is None else self._shown(before, _move_of(row), row.before)
        self.compared.show_moves(better, self._shown(before, row.move, row.after), text.status)
        self.compared.show_other(self._shows_played)
        self.compared.show()
        self.compared.raise_()
        self._show_place(text.status)

    def _show_place(self, cause: str) -> None:
        last = len(self.rows) - 1
        count = f"{self.tr('Move')} {self.tr('{} of {}').format(self.number + 1, last)}"
        place = self.tr("End of the game") if self.number == last else count
        mistakes = counted(self.mistakes, "{} mistake in this game", "{} mistakes in this game")
        end = self.rows[-1].cost
        missed = counted(end, "{} point could still be made.", "{} points could still be made.") if end else ""
        found = [mistakes] if self.mistakes or not missed else []
        note = ", ".join(filter(None, (*found, missed)))
        self.bar.show_place(
            place, cause if self.compared.low and cause else note, first=self.number == 0, last=self.number == last
        )

    def _tray_text(self, row: ReviewedMove) -> TrayText:
        """What is read out, too; painted only where the tray is not covered."""
        if row.cause:
            return TrayText("", row.cause)
        if row.move is None:
            return TrayText("", self.tr("Nothing more could be played."))
        return TrayText("", self.tr("A best move: nothing was given away."))

    def _shown(self, puzzle: Puzzle, move: Move | None, value: int) -> Shown:
        end_value = self.tr("end value {}").format(figure(value))
        if isinstance(move, Word):
            cards = cards_of(puzzle, move)
            after = Puzzle(puzzle.piles, None, (*puzzle.moves, move))
            score = words_played(after, self._options, self._deck, self._word)[-1].score
            return cards, counted(score, "{} point", "{} points"), end_value
        if isinstance(move, Shift):
            return cards_of(puzzle, move), f"→ {move.target + 1}", end_value
        return (), self.tr("End of the game"), end_value

    def _better_text(self, row: ReviewedMove) -> str:
        """HEX, 21 points, end value 108."""
        if row.better is None:
            return ""
        before = Puzzle(self._puzzle.piles, None, self._puzzle.moves[: row.number - 1])
        move = _move_of(row)
        cards, points, value = self._shown(before, move, row.before)
        text = self._word(move.letters) if isinstance(move, Word) else "".join(cards)
        return f"{text}, {points}, {value}"

    def _on_other(self) -> None:
        self._shows_played = not self._shows_played
        self._show()

    def step(self, step: int) -> None:
        self.show_move(self.number + step)


def move_text(puzzle: Puzzle, number: int, shown: Callable[[str], str]) -> str:
    """The move of a puzzle with this number, from 0, for people; `shown` gives a word as they spell it."""
    move = puzzle.moves[number]
    if isinstance(move, Shift):
        (card,) = cards_of(Puzzle(puzzle.piles, puzzle.hand, puzzle.moves[:number]), move)
        return f"{card} → {move.target + 1}"
    return shown(move.letters) if isinstance(move, Word) else ""


def cards_of(puzzle: Puzzle, move: Word | Shift) -> tuple[str, ...]:
    """The cards that a move takes."""
    places = positions(puzzle)[-1].places
    return tuple(puzzle.cards[places[place][0]] for place in (move.piles if isinstance(move, Word) else (move.source,)))


def _move_of(row: ReviewedMove) -> Move | None:
    """The better move."""
    if row.better is None:
        return None
    return row.better.move.move if isinstance(row.better.move, LaidWord) else row.better.move


def _places_of(move: Move | None) -> tuple[int, ...]:
    """The places that a move is about, in order."""
    if isinstance(move, Word):
        return move.piles
    return (move.source, move.target) if isinstance(move, Shift) else ()
