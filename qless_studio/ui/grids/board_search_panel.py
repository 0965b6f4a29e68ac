"""The controls of a search for boards, in the panel: goal or what to prove, start and stop, results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.grids import EMPTY, Board
from qless_studio.engine.grids.dealing import HIGH, TARGET
from qless_studio.engine.texts import say, without_dots
from qless_studio.ui.grids.board_prover import POINTS, WORDS, ProofWish
from qless_studio.ui.style import theme_of
from qless_studio.ui.style.drawing import set_kind
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.fields import Combo, Field, Segments, SpinBox
from qless_studio.ui.widgets.basic.labels import ShareDone, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, FlowLayout, bare, filled
from qless_studio.ui.widgets.charts.curves import ProofChart

if TYPE_CHECKING:
    from qless_studio.engine.grids.proof.stored import Course


class ProofForm(QWidget):
    """The rules of the game are set elsewhere and hold here too."""

    changed = Signal()
    """The user chose something else."""

    def __init__(self, counts: Sequence[str]) -> None:
        """`counts`: what there can be most of."""
        super().__init__()
        tr = self.tr
        titles = {POINTS: tr("Most points"), WORDS: tr("Most words")}
        cells = [(False, tr("Whole board")), (True, tr("Open cells"))]
        self.cells = Segments(cells, tr("Cells to fill"), act=self.changed)
        self.most = Segments([(count, titles[count]) for count in counts], tr("Best means"), act=self.changed)
        self.letters = Field(tr("all"), name=tr("Letters allowed"))
        self.dice = Combo((), tr("Only boards that these dice can show"), act=self.changed)
        self.letters.textEdited.connect(self.changed)
        self._lay_out()

    def _lay_out(self) -> None:
        choices, column, grid = QWidget(), QVBoxLayout(self), QGridLayout()
        filled(FlowLayout(choices), self.cells, self.most)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme_of(self).px(8))
        column.addWidget(choices)
        grid.setHorizontalSpacing(theme_of(self).px(12))
        grid.setVerticalSpacing(theme_of(self).px(4))
        for place, field in enumerate((self.letters, self.dice)):
            label = text_label(field.accessibleName(), "caption")
            label.setBuddy(field)
            grid.addWidget(label, 0, place)
            grid.addWidget(field, 1, place)
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)

    @property
    def wish(self) -> ProofWish:
        """What is chosen."""
        return ProofWish(
            bool(self.cells.value),
            str(self.most.value),
            self.letters.text().strip().lower(),
            str(self.dice.value or ""),
        )

    def choose_open_cells(self, only: bool) -> None:
        """Fill the open cells only, or the whole board."""
        self.cells.set_value(only)

    def follow(self, board: Board, dice: Sequence[tuple[str, str]]) -> None:
        """Offer what this board and these dice allow."""
        opened = board.tiles.count(EMPTY)
        mixed = 0 < opened < len(board.tiles)
        if not mixed:
            self.cells.set_value(False)
        self.cells.setVisible(mixed)
        chosen = self.dice.value
        self.dice.set_choices([("", self.tr("any")), *dice])
        self.dice.set_value(chosen if chosen in dict(dice) else "")
        self.dice.setEnabled(bool(dice))


PROVEN = "proven"
"""The goal that no board of the size scores more."""
MAX_WORDS, MAX_POINTS = 9_999, 99_999
"""What can be asked for."""


class BoardSearchPanel(QWidget):
    """Shown below the figures while a search for boards is set up or goes on."""

    closed = Signal()
    """The panel was closed by its button or Escape."""

    def __init__(self, counts: Sequence[str]) -> None:
        """`counts`: of what the most can be proven."""
        super().__init__()
        tr = self.tr
        goals = [(HIGH, tr("Highest")), (TARGET, tr("Target")), (PROVEN, tr("Proven"))]
        self.proof_form = ProofForm(counts)
        self.share = ShareDone(tr("of all boards checked"))
        self.proof_chart = ProofChart(tr("Score"))
        self.goal = Segments(goals, tr("Goal"), act=self._show_form)
        self.words = self._number(tr("Minimum words"), MAX_WORDS)
        self.points = self._number(tr("Minimum points"), MAX_POINTS)
        self.max_points = self._number(tr("Maximum points"), MAX_POINTS)
        self.word = Field(tr("any"), name=tr("Containing the word"))
        self.start = Button(tr("Start"), "play", primary=True)
        self.resume = Button(tr("Continue"), "play", primary=True)
        self.resume.hide()
        self.note = text_label("", "caption", wrap=True)
        self._close = IconButton("cross", tr("Close"), flat=True, act=self._on_closed)
        self._form = self._target_form()
        self._lay_out()
        self.word.textEdited.connect(lambda _: self.word.set_wrong(False))
        for field in (self.word, *(spin.lineEdit() for spin in (self.words, self.points, self.max_points))):
            field.returnPressed.connect(self._on_confirmed)
        self.proof_form.letters.returnPressed.connect(lambda: self.main_button.click())
        self._show_form(self.goal.value)
        self.hide()

    def _number(self, name: str, maximum: int) -> SpinBox:
        spin = SpinBox(name)
        spin.setRange(0, maximum)
        spin.setSpecialValueText(self.tr("any"))
        return spin

    def _target_form(self) -> QWidget:
        """The conditions of a target, each below its name, in two columns."""
        form = QWidget()
        grid = bare(QGridLayout(form))
        grid.setHorizontalSpacing(theme_of(self).px(12))
        grid.setVerticalSpacing(theme_of(self).px(4))
        for place, field in enumerate((self.words, self.word, self.points, self.max_points)):
            label = text_label(field.accessibleName(), "caption")
            label.setBuddy(field)
            row, column = divmod(place, 2)
            grid.addWidget(label, 2 * row, column)
            grid.addWidget(field, 2 * row + 1, column)
            grid.setColumnStretch(column, 1)
        return form

    def _lay_out(self) -> None:
        head, buttons, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        filled(head, text_label(without_dots(say("Find board…")), "strong"), STRETCH, self._close)
        filled(buttons, self.resume, self.start, STRETCH)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme_of(self).px(8))
        column.addLayout(head)
        column.addWidget(self.goal, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._form)
        column.addWidget(self.proof_form)
        column.addLayout(buttons)
        column.addWidget(self.share)
        column.addWidget(self.note)
        column.addWidget(self.proof_chart)
        self.show_course(None)

    @property
    def main_button(self) -> Button:
        """What one would do next: continue, or else start or stop."""
        return self.start if self.resume.isHidden() else self.resume

    def course_rect(self) -> QRect:
        """The rectangle from the buttons to the sentence on how far the search is."""
        return self.main_button.geometry() | self.note.geometry()

    # what is asked for

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

    @property
    def proving(self) -> bool:
        """Whether the goal is a proof."""
        return bool(self.goal.value == PROVEN)

    def set_proven(self, only_open: bool) -> None:
        """Ask for the proven best board, or the best completion."""
        self.goal.set_value(PROVEN)
        self._show_form(PROVEN)
        self.proof_form.choose_open_cells(only_open)

    def set_target(self, *, words: int) -> None:
        """Fill in a target of at least `words` words."""
        self.goal.set_value(TARGET)
        self._show_form(TARGET)
        self.words.setValue(words)
        self.points.setValue(0)
        self.max_points.setValue(0)
        self.word.clear()

    # what is shown

    def show_searching(self, searching: bool, can_continue: bool, proving: bool = False) -> None:
        """Name the buttons after what they do now; a search that is `proving` goes on where it was stopped."""
        focus = QApplication.focusWidget()
        again = self.tr("Start again") if can_continue else self.tr("Start")
        stop, icon = (self.tr("Pause"), "pause") if proving else (self.tr("Stop"), "stop")
        self.start.setText(stop if searching else again)
        self.start.set_primary(not can_continue)
        self.start.set_icon(icon if searching else "play")
        self.resume.setVisible(can_continue)
        parts = (self.goal, self.proof_form, self.start, self.resume)
        if focus is not None and any(part is focus or part.isAncestorOf(focus) for part in parts):
            self.main_button.setFocus(Qt.FocusReason.OtherFocusReason)  # not to a control that discards a proof
        self.goal.setEnabled(not searching)
        self.proof_form.setEnabled(not searching)

    def show_course(self, course: Course | None) -> None:
        """Show how a proof has gone; None for no proof."""
        self.share.setVisible(course is not None)
        self.proof_chart.setVisible(course is not None)
        if course is not None:
            self.share.show_share(course.ruled_out)
            self.proof_chart.show_course(course.best, course.upper, course.seconds)

    def show_note(self, text: str, wrong: bool = False) -> None:
        """Show a sentence below the buttons; `wrong`: why the search did not start."""
        set_kind(self.note, "bad" if wrong else "caption")
        self.note.setText(text)

    def _show_form(self, goal: object) -> None:
        self._form.setVisible(goal == TARGET)
        self.proof_form.setVisible(goal == PROVEN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._on_closed()
        else:
            super().keyPressEvent(event)

    def _on_confirmed(self) -> None:
        if self.start.icon_name == "play":
            self.start.click()

    def _on_closed(self) -> None:
        self.hide()
        self.closed.emit()
