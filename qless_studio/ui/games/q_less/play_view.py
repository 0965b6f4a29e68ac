"""What is beside and above the board while a roll is played, and after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QDate, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from qless_studio.engine.games.q_less.puzzle import Puzzle, Solution
from qless_studio.engine.games.q_less.review import Merit, Review
from qless_studio.engine.games.q_less.searches import Diagnosis
from qless_studio.engine.games.q_less.solver import words_of
from qless_studio.engine.play import Stage
from qless_studio.engine.texts import say
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.board_aids import BoardAids
from qless_studio.ui.games.q_less.empty_state import EXAMPLE
from qless_studio.ui.games.q_less.fact_list import FactList, diagnosis_facts, grid_facts, standing_facts, why_facts
from qless_studio.ui.games.q_less.parts import QLessParts
from qless_studio.ui.games.q_less.play import QLessPlay
from qless_studio.ui.games.q_less.result_texts import median
from qless_studio.ui.games.q_less.thumbnails import INSET, caption_of, paint_card
from qless_studio.ui.style.drawing import KIND
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.tab.play_actions import UndoButtons
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.staged_play import GOING_ON
from qless_studio.ui.tab.typed_entry import TypedEntry
from qless_studio.ui.translation import date_text
from qless_studio.ui.widgets.basic.access import focus_on
from qless_studio.ui.widgets.basic.buttons import ActionButton, Button, PressedByEnter
from qless_studio.ui.widgets.basic.labels import Elided, SectionHeader, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, bare, filled, inset
from qless_studio.ui.widgets.basic.themed import OVERHANG, SelfPainted, plate, text_width
from qless_studio.ui.widgets.feedback.hint_ladder import ClosedLadder
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay


class ProgressDisplay(QWidget):
    """Dice placed, and small figures beside them."""

    def __init__(self) -> None:
        super().__init__()
        self._figures = ScoreDisplay()
        self._line = Elided("", "strong")
        self._line.hide()
        self._shown: object = None
        filled(bare(QVBoxLayout(self)), self._figures, self._line)

    def set_compact(self, compact: bool) -> None:
        """Show one line, which leaves room for the words below it."""
        self._figures.setVisible(not compact)
        self._line.setVisible(compact)

    def show_progress(self, puzzle: Puzzle, small: Sequence[tuple[str, str]]) -> None:
        """Show how many dice are placed; `small` are (number, label) pairs."""
        shown = (len(puzzle.tiles), len(puzzle.letters), puzzle.free, tuple(small))
        if shown == self._shown:
            return
        self._shown, tr = shown, self.tr
        big = tr("{} of {}").format(len(puzzle.tiles), len(puzzle.letters))
        unit = tr("dice placed")
        self._figures.show_figures(big, unit, small)
        self._line.setText(", ".join([f"{big} {unit}", *(" ".join(pair) for pair in small)]))

    def text(self) -> str:
        """The figures as a screen reader says them."""
        return self._figures.text()


SHORT_LADDER = 3
"""Words on the grid from which the ladder shows its next steps only."""


class BelowHints(QWidget):
    """The review or the claim, at the top of the room that is left."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        filled(inset(QVBoxLayout(self), 16, OVERHANG, 8, 16, 0), *widgets, STRETCH)


class _Advice(QLabel):
    """A remark below the grid, where the page has room for it beside what is played with."""

    def __init__(self) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.setProperty(KIND, "note")
        self._wanted, self._compact = True, False

    def setVisible(self, visible: bool) -> None:
        self._wanted = visible
        super().setVisible(visible and not self._compact)

    def set_compact(self, compact: bool) -> None:
        """Leave the room to the grid, in a narrow page."""
        self._compact = compact
        self.setVisible(self._wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(event.size().width()))  # a layout would rather cut it than the grid


CLAIM, CLAIM_BESIDE = 184, 280
"""Widths (at 100 %): of the card at the least, as the titles of hints above it need, and with its button beside."""


class ClaimCard(SelfPainted, QWidget):
    """A question, what a claim does, and the button for it."""

    def __init__(self, claim: Callable[[], object]) -> None:
        """`claim` is called when the player thinks that there is no solution."""
        super().__init__()
        self.button = Button(self.tr("No solution…"), height=32, act=lambda: claim())
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._note = text_label("", "caption", wrap=True)
        self._row = spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom, self), 12, 16, 16, 12, 16)
        filled(self._row, (self._note, 1), self.button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.show_pending(False)

    def show_pending(self, pending: bool) -> None:
        """Whether a claim was made and is being proven."""
        self._note.setText(
            self.tr("The claim is being proven…")
            if pending
            else self.tr("The roll ends, and the claim is proven right or wrong.")
        )
        self.button.setEnabled(not pending)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(self.theme.px(CLAIM), 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button goes below the note where beside it only one or two words would have room on a line."""
        super().resizeEvent(event)
        beside = self.width() >= self.theme.px(CLAIM_BESIDE)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def paint_widget(self, painter: QPainter) -> None:
        plate(painter, QRectF(self.rect()), self.theme.px(8), self.theme.color("raised"), self.theme.color("edge"))


class QLessPlayView(QObject):
    """Makes the widgets of Play and keeps them in step with the roll being played."""

    def __init__(self, parts: QLessParts, game: QLessPlay, page: PlayPage) -> None:
        super().__init__(game)
        board, play = page.board, game.play
        assert isinstance(board, QLessBoard)
        self._parts, self._game, self._play, self._places = parts, game, play, page.places
        self.title, self.roll = Elided("", "strong"), ActionButton(parts.play_commands.new_game, self.tr("New game"))
        self.progress = ProgressDisplay()
        self.words = FactList(self.tr("Words on the grid"))
        self.ladder = ClosedLadder()
        self.claim = ClaimCard(game.ask_to_claim)
        self.review, self.why = ReviewCards(self._on_solution_chosen), FactList(self.tr("Why, and what would help"))
        self._below = BelowHints(self.review, self.why, self.claim)
        self.letters = TypedEntry(
            self.tr("Dice"), play.session.read, self.tr("The letters of your dice; Enter plays them"), EXAMPLE
        )
        self._advice = _Advice()
        self._advice.setContentsMargins(0, 0, 0, 20)
        self.aids = BoardAids(parts, board, self.ladder, page.places, play)
        self._board = board
        self._place()
        self._connect(page)
        self._show_letters()
        self._on_stage_changed(play.stage)

    def _place(self) -> None:
        play, running = self._play, (Stage.RUNNING,)
        undo, clear = UndoButtons(play.session), ActionButton(self._parts.commands.clear)
        play.add("controls_left", self.roll, self.title)
        play.add("controls_right", undo, clear, when=running)
        play.add("figures", self.progress, when=GOING_ON)
        play.add("figures", self.words, when=running)
        play.add("section", self.ladder, when=running)
        play.add("list", self._below)
        play.add("entry", self.letters, when=(Stage.IDLE,))
        play.add("entry", self._advice, when=(*GOING_ON, Stage.OVER))

    def _connect(self, page: PlayPage) -> None:
        analysis, board, aids, play = self._parts.analysis, self._board, self.aids, self._play
        play.session.puzzle_changed.connect(self._show_rack)
        play.session.puzzle_changed.connect(self._show_letters)
        analysis.grid_checked.connect(self._show_words)
        analysis.letters_assessed.connect(self._show_review)
        board.puzzle_edited.connect(self._on_board_edited)
        board.letters_typed.connect(self._on_letters_typed)
        board.cursor_moved.connect(self._on_cursor_moved)
        board.typed.ended.connect(self._show_words)
        page.escaped.connect(aids.leave)
        aids.solution_shown.connect(self.review.select)
        play.stage_changed.connect(self._on_stage_changed)
        self._game.review_changed.connect(self._show_review)
        play.history.changed.connect(self._show_rack)
        self._game.claim_changed.connect(self._show_claim)
        self.letters.puzzle_typed.connect(self._on_typed)
        self.letters.field.returnPressed.connect(self._play_letters)

    # what the player does

    def focus_letters(self) -> None:
        """Go to the field for letters that are to be played."""
        focus_on(self.letters.field, Qt.FocusReason.OtherFocusReason)
        self.letters.field.selectAll()

    def _on_letters_typed(self, text: str) -> None:
        self.focus_letters()
        self.letters.field.setText("")
        self.letters.field.insert(text)

    def _on_typed(self, puzzle: Puzzle) -> None:
        self._play.session.edit_covered(puzzle, self.tr("Type puzzle"))

    def _on_board_edited(self, puzzle: Puzzle, undo_text: str) -> None:
        """Install a move; the first one begins the game."""
        play = self._play
        if play.stage is Stage.IDLE and play.session.puzzle.letters:
            play.start_with(play.session.puzzle, self.tr("Play this puzzle"))
        play.session.edit(puzzle, undo_text)

    def _on_cursor_moved(self, _: int) -> None:
        if self._board.isVisible():
            self._play.session.choose_words(self._board.words_at_cursor())

    def _on_solution_chosen(self, solution: Solution | None) -> None:
        if solution is None:
            self.aids.end_preview()
        else:
            self.aids.show_solution(solution)
            self._places.scrolling.follow(lambda: self._board)  # the review is below it where the page scrolls

    def _play_letters(self) -> None:
        """Play what was typed, once it has been read."""
        session = self._play.session
        if session.puzzle.letters and not self.letters.error:
            self._play.start_with(session.puzzle, self.tr("Type puzzle"))

    # following

    def _show_letters(self) -> None:
        session = self._play.session
        self.letters.set_text(session.text if session.puzzle.letters else "")

    def _on_stage_changed(self, stage: Stage) -> None:
        if stage not in GOING_ON:
            self.aids.clear()
        self._show_rack()
        self._show_words()
        self._show_claim()
        self._show_review()

    def _show_rack(self, *_: object) -> None:
        play = self._play
        daily = bool(play.day) and play.stage is not Stage.IDLE
        self.title.setText(title_of(play.day) if daily else "")
        self.title.setVisible(daily)
        self.roll.setVisible(play.playing and not daily)  # there is room for one of them beside Give up and Pause
        self.progress.show_progress(play.session.puzzle, median(self._game.earlier))
        if not play.session.puzzle.tiles:
            self.words.show_facts(())

    def _show_words(self) -> None:
        """The runs of the grid, valid or not; how common they are is left for the review."""
        check = self._parts.analysis.check
        if self._play.stage is not Stage.RUNNING:
            self.words.show_facts(())
        elif check is not None:
            facts = grid_facts(check, self._board.typed.includes, self._play.session.shown)
            self.words.show_facts([replace(fact, band=None) for fact in facts])
            self.ladder.set_short(len(facts) >= SHORT_LADDER)

    def _show_claim(self) -> None:
        play = self._play
        self.claim.show_pending(self._game.claimed)
        self.claim.setVisible(play.stage is Stage.RUNNING and not play.puzzle.free)

    def _show_review(self) -> None:
        """Show the reviewed grids and the difficulty, or why no solution exists."""
        play = self._play
        over, why, review = play.stage is Stage.OVER, self._parts.analysis.assessment, self._game.review
        cards = cards_for(self._game.grid, review, play.session.shown) if over else []
        self.review.show_cards(cards)
        self.review.setVisible(bool(cards))
        advice = self.tr(
            "Type letters and move with the arrow keys, or drag dice onto the grid. Words are checked as you go."
        )
        if over:  # never an empty text: without this line the grid would move when the roll ends
            advice = " "
        self._advice.setText(advice)
        if over and isinstance(why, Diagnosis):
            facts = diagnosis_facts(why, play.puzzle.letters, play.session.language)
            self.why.show_facts(facts, self.tr("Why, and what would help"))
        else:
            known = review if over else None
            decided = why_facts(say("What decided it"), known.why) if known is not None else []
            self.why.show_facts(decided + standing_facts(known.standing) if known is not None else ())


def title_of(day: str) -> str:
    """What a daily roll is called, such as "Daily roll, Friday 20 November"."""
    return say("Daily puzzle, {}", date_text(QDate.fromString(day, Qt.DateFormat.ISODate), weekday=True))


# After a roll: the player's grid beside the best ones, as small pictures that can be shown on the board.

WIDTH, HEIGHT, NARROWEST = 188, 112, 132
CARDS = len(Merit) + 1
JOINT = " · "
"""Separator between the merits of one solution."""


@dataclass(frozen=True)
class CardShown:
    """What a card shows."""

    title: str
    grid: tuple[str, ...]
    caption: str
    """The words, longest first."""
    solution: Solution | None = None
    """What to show on the board; None for the player's own grid."""


class ReviewCard(SelfPainted, PressedByEnter, QAbstractButton):
    """A picture of a grid with its merit and its words."""

    room, least = (WIDTH, HEIGHT), (NARROWEST, HEIGHT)

    def __init__(self) -> None:
        super().__init__()
        self.shown = CardShown("", (), "")
        self.setCheckable(True)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_card(self, shown: CardShown) -> None:
        self.shown = shown
        self.setText(shown.title)
        self.setAccessibleName(say("{}: {}", shown.title, shown.caption))
        self.setToolTip(say("{}: {}", shown.title, shown.caption))
        self.update()

    def paint_widget(self, painter: QPainter) -> None:
        shown, chosen = self.shown, self.isChecked()
        paint_card(
            painter, self.theme, QRectF(self.rect()), shown.grid, shown.caption,
            title=self._title(), chosen=chosen, hovered=self.underMouse(),
        )  # fmt: skip

    def _title(self) -> str:
        """The merits for which there is room, and how many more there are."""
        names = self.shown.title.split(JOINT)
        for more in range(len(names)):
            title = JOINT.join(names[: len(names) - more]) + f" +{more}" * bool(more)
            if text_width(self.theme.font(12, 600), title) <= self.width() - 2 * self.theme.px(INSET):
                break
        return title


class ReviewCards(QWidget):
    """The cards below a heading; one of them is selected, and shown on the board."""

    def __init__(self, show: Callable[[Solution | None], object]) -> None:
        """`show` shows a solution on the board; None: the player's own grid."""
        super().__init__()
        self._show = show
        self.cards = [ReviewCard() for _ in range(CARDS)]
        self._group = QButtonGroup(self)
        self._on_board: Solution | None = None
        grid = QGridLayout()
        grid.setSpacing(8)
        for number, card in enumerate(self.cards):
            self._group.addButton(card)
            card.clicked.connect(partial(self._on_clicked, card))
            grid.addWidget(card, number // 2, number % 2)
        column = bare(QVBoxLayout(self), 8)
        self.header = SectionHeader(self.tr("Review"))
        filled(column, self.header, grid)

    def show_cards(self, shown: Sequence[CardShown]) -> None:
        """Show these cards; that of the solution on the board stays selected."""
        for card in self.cards:
            card.hide()
        for card, each in zip(self.cards, shown, strict=False):
            card.show_card(each)
            card.show()
        self.select(self._on_board)

    def select(self, solution: Solution | None) -> None:
        """Mark the card of the solution on the board, without a signal; None: that of the player's grid."""
        self._on_board = solution
        self._group.setExclusive(False)
        for card in self.cards:
            card.setChecked(not card.isHidden() and card.shown.solution == solution)
        self._group.setExclusive(True)

    def _on_clicked(self, card: ReviewCard, _: bool = False) -> None:
        self._show(card.shown.solution)


def cards_for(grid: tuple[str, ...], review: Review | None, shown: Callable[[str], str] = str.upper) -> list[CardShown]:
    """The player's grid, unless it is empty, and the best ones; a solution with several merits is shown once.

    `shown` gives a word as people spell it.
    """
    own, others = [say("Yours")], dict[Solution, list[str]]()
    for merit, pick in () if review is None else review.picks.items():
        name = say(merit.value) if pick.proven else say("{} so far", say(merit.value))
        names = own if _is_same(pick.solution.grid, grid) else others.setdefault(pick.solution, [])
        names.append(name)
    cards = [CardShown(JOINT.join(own), grid, caption_of(words_of(grid), shown))] if grid else []
    cards += [
        CardShown(JOINT.join(names), one.grid, caption_of(one.words, shown), one) for one, names in others.items()
    ]
    return cards


def _is_same(grid: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether two grids are the same, possibly with rows and columns exchanged."""
    return other in (grid, tuple(map("".join, zip(*grid, strict=True))))
