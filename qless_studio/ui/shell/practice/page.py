"""The page of a practice: the board of the question on the left, progress and question on the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.ui.shell.practice.commands import PracticeCommands
from qless_studio.ui.style.texts import set_kind
from qless_studio.ui.tab.board_typing import type_on_board
from qless_studio.ui.tab.exercise_view import ExerciseView
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.widgets.basic.abilities import is_compactable
from qless_studio.ui.widgets.basic.action_button import ActionButton, ActionIconButton, ActionLink, plain_text
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import Button, cluster, link_button
from qless_studio.ui.widgets.basic.flow import STRETCH, bare, filled, inset
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.scrolling import background, scroll_to
from qless_studio.ui.widgets.basic.themed import OVERHANG
from qless_studio.ui.widgets.feedback.empty_state import EmptyState
from qless_studio.ui.widgets.feedback.hint_ladder import ClosedLadder
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay
from qless_studio.ui.widgets.practice.answer_list import AnswerList
from qless_studio.ui.widgets.practice.strip import ChoiceButtons, ExerciseStrip
from qless_studio.ui.widgets.results.definition_card import DefinitionCard


class Ladder(ClosedLadder):
    """The hint ladder of a question; it says what a hint does."""

    def caption(self, shown: int, steps: int) -> str:
        return self.tr("{} of {} taken; a hint brings it back sooner").format(shown, steps)


class Asking(QWidget):
    """The question, and where it comes from."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = text_label("", "figure", wrap=True)
        self.played = text_label("", "note", wrap=True)
        self.result = text_label("", "strong", wrap=True)
        filled(bare(QVBoxLayout(self), 4), self.heading, self.played, self.result, STRETCH)

    def ask(self, heading: str, played: str) -> None:
        """Show a question."""
        self.heading.setText(heading)
        self.played.setText(played)
        self.result.hide()
        announce(self.heading, heading)

    def tell(self, result: str, role: str) -> None:
        """Show how it went, in the colour of a role."""
        set_kind(self.result, f"strong_{role}")
        self.result.setText(result)
        self.result.show()
        announce(self.result, result)


class BoardAndChoices(QWidget):
    """The board of a question, and the choices where they have no place of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.row = bare(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), 16)

    def show_board(self, view: ExerciseView) -> None:
        """A wide one is above the choices."""
        self.row.setDirection(QBoxLayout.Direction.TopToBottom if view.wide else QBoxLayout.Direction.LeftToRight)
        self.row.insertWidget(0, view, 1)

    def set_compact(self, compact: bool) -> None:
        """Use all the room, for a narrow page."""
        for view in self.findChildren(ExerciseView, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if is_compactable(view):
                view.set_compact(compact)


class AskingPage(GamePage):
    """The board of a question, laid out as a game is. A subclass puts its own widgets into the other places.

    Where the board takes the whole width of the page, the choices are beside it, or below a wide board; otherwise they
    lead `choices_home`.
    """

    choices_home: QVBoxLayout

    def __init__(self, undo: QAction, redo: QAction, skip: QAction) -> None:
        super().__init__()
        self.view: ExerciseView | None = None
        self.history = cluster(ActionIconButton(undo), ActionIconButton(redo))
        undo.triggered.connect(self._on_undo)
        redo.triggered.connect(self._on_redo)
        self.skip = ActionButton(skip)
        """Visible while the question is open."""
        self.choices = ChoiceButtons(self)
        self._both = BoardAndChoices()
        self.put("board", self._both)

    def _arrange(self) -> None:
        super()._arrange()
        beside, choices = self.narrow and self._across, self.choices
        choices.set_compact(self.narrow)
        if self._both.isAncestorOf(choices) != beside:
            focus = next((button for button in choices.buttons if button.hasFocus()), None)
            self._both.row.addWidget(
                choices, 1, Qt.AlignmentFlag.AlignVCenter
            ) if beside else self.choices_home.insertWidget(0, choices)
            choices.setVisible(bool(choices.buttons))
            if focus is not None:
                focus.setFocus()

    def ask(self, view: ExerciseView) -> None:
        """Put the board of the next question in place of the one before."""
        self.release()
        self.view = view
        view.board_width_changed.connect(self.set_board_width)
        view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_wide_board(view.wide)
        self._both.show_board(view)
        self._adapt((self._both,))
        if view.entry is not None:
            self.put("entry", view.entry)
            view.entry.show()  # at once: a hidden widget cannot take the focus
        view.show()
        self.history.setVisible(type(view).undo is not ExerciseView.undo)
        self.follow_stage()

    def release(self) -> None:
        """Take the board away, and first the choices: they are not those of the next question."""
        self.choices.show_choices(())
        if self.view is not None:
            for widget in filter(None, (self.view.entry, self.view)):
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
            self.view = None
        self.set_board_width(0)

    def _on_undo(self) -> None:
        if self.view is not None:
            self.view.undo()

    def _on_redo(self) -> None:
        if self.view is not None:
            self.view.redo()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed on a button or a list go to the board while the question is open."""
        open_question = self.view is not None and not self.skip.isHidden()
        if not (open_question and type_on_board(self, event)):
            super().keyPressEvent(event)

    def focus_board(self) -> None:
        """Give the keyboard to the board, or to the choices of a board that takes no keys; the question is in view.

        Not while the games are in front: Qt gives the focus to hidden widgets, and letters would be lost there.
        """
        view = self.view
        if view is None or not self.isVisible():
            return
        takes_keys = view.focusProxy() is not None or view.focusPolicy() != Qt.FocusPolicy.NoFocus
        if takes_keys:
            view.setFocus()
        elif self.choices.buttons:
            self.choices.buttons[0].setFocus()
        else:
            self.skip.setFocus()


class QuestionPage(AskingPage):
    """A question on the board of its game, laid out as a game is.

    If the panel is far below the board, the question is shown above the board.
    """

    def __init__(self, commands: PracticeCommands) -> None:
        super().__init__(commands.undo, commands.redo, commands.skip)
        tr = self.tr
        self.title = text_label(tr("Practice"), "strong")
        self.progress = text_label("", "note")
        self.next = ActionButton(commands.next, primary=True)
        self.stop = ActionButton(commands.stop, tr("Stop"))
        self.strip, self.asking = ExerciseStrip(), Asking()
        self.score, self.answers = ScoreDisplay(), AnswerList()
        self.ladder = Ladder()
        self.give_up = link_button(plain_text(commands.answers))
        ActionLink(self.give_up, commands.answers)
        self.card = DefinitionCard(wrap=True)
        self.show_board = ActionButton(commands.board)
        self.put("controls_left", self.title, self.progress, self.history)
        self.put("controls_right", self.skip, self.next, self.stop)
        self.put("verdict", self.strip)
        self.put("figures", self.asking, self.score)
        below = Below(self.choices, self.answers, self.ladder, self.give_up)
        self.choices_home = below.column
        self.put("list", below)
        self.put("foot", self.card, self.show_board)

    def _arrange(self) -> None:
        super()._arrange()
        slot = self._slots["board" if self.narrow and self._across else "figures"]
        if self.asking.parent() is not slot:
            slot.add_first(self.asking)
            self.asking.show()

    def focus_board(self) -> None:
        super().focus_board()
        QTimer.singleShot(0, self.asking, self._show_heading)  # once the focus has scrolled to the board

    def focus_next(self) -> None:
        """Give the keyboard to the button of the next question, if the page is in view."""
        if self.isVisible():
            self.next.setFocus()

    def _show_heading(self) -> None:
        scroll_to(self.asking.heading)


class PracticePage(QStackedWidget):
    """A question, or a message in its place."""

    help_page = "practice"

    appeared = Signal()
    disappeared = Signal()

    def __init__(self, question: AskingPage, name: str) -> None:
        super().__init__()
        self.question = question
        self._ground = background("panel")
        self._column = QVBoxLayout(self._ground)
        self.message: EmptyState | None = None
        self.setAccessibleName(name)
        self.addWidget(self.question)
        self.addWidget(self._ground)

    def show_question(self) -> None:
        """Show the question again."""
        self.setCurrentWidget(self.question)

    def show_message(self, heading: str, sentence: str, picture: QWidget | None = None) -> EmptyState:
        """Show a message below a picture; the caller adds its buttons, and gives one the focus."""
        if self.message is not None:
            self.message.hide()
            self.message.deleteLater()
        self.message = EmptyState(heading, sentence, picture)
        self._column.addWidget(self.message)
        self.setCurrentWidget(self._ground)
        announce(self, f"{heading}. {sentence}")
        return self.message

    @property
    def asking(self) -> bool:
        """Whether a question is shown, and no message."""
        return self.currentWidget() is self.question

    def focus(self) -> None:
        """Give the keyboard to what is shown."""
        if self.asking:
            self.question.focus_board()
        elif self.message is not None:
            buttons: Sequence[Button] = self.message.findChildren(Button)
            if self.isVisible():
                (buttons[0] if buttons else self).setFocus()

    def focus_next_area(self, step: int) -> None:
        """Move the focus to the next (1) or previous (-1) area."""
        if self.asking:
            self.question.focus_next_area(step)
        else:
            self.focus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.appeared.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.disappeared.emit()


class Below(QWidget):
    """What there is to choose from, the answers, the hints, and the button that ends the question: one below the other,
    at the top of their place."""

    def __init__(self, choices: ChoiceButtons, answers: AnswerList, ladder: Ladder, give_up: Button) -> None:
        super().__init__()
        self._parts = choices, answers, ladder
        self.column = QVBoxLayout(self)
        column = filled(inset(self.column, OVERHANG // 2, OVERHANG, 0, 2 * OVERHANG, 0), choices, answers)
        column.addSpacing(OVERHANG)  # else the heading of the hints touches the last answer
        filled(column, ladder, (give_up, 0, Qt.AlignmentFlag.AlignLeft), STRETCH)

    def set_compact(self, compact: bool) -> None:
        """Take less room, for a panel below the board."""
        for part in self._parts:
            part.set_compact(compact)
