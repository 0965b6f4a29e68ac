"""The commands on a question, calmly and against the clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import phrase, say
from qless_studio.ui.tab.commands import Action, Command, CommandOwner, command

if TYPE_CHECKING:
    from qless_studio.ui.tab.exercise_view import ExerciseView

UNDO = Command("", phrase("Undo"), keys=("Ctrl+Z",), icon="undo")
REDO = Command("", phrase("Redo"), keys=("Ctrl+Shift+Z", "Ctrl+Y"), icon="redo")
"""Without names: they have the keys of Undo and Redo in a document, which are not in use meanwhile."""


def asked(name: str, text: str, *keys: str, **more: Any) -> Callable[[Callable[..., object]], Command]:
    """Declare the method below it as a command on the question in front."""
    return command(f"practice_{name}", text, *keys, when=lambda owner: owner.why_not(name), **more)


class Asker(QObject):
    """What asks the questions of one practice, and judges the answers."""

    changed = Signal()
    """Another question is shown, or the question is over."""

    title = status = review_text = ""
    """What is practised; what the status strip says, and when the question that is over comes again."""
    possible: frozenset[str] = frozenset()
    """Names of what can be done with the question now, as in `QuestionCommands`."""
    is_open = False
    """Whether an answer is awaited."""

    @property
    def view(self) -> ExerciseView | None:
        """The board of the question."""
        return None

    @property
    def shown(self) -> ExerciseView:
        """The board of the question; only while there is one."""
        assert self.view is not None
        return self.view

    @property
    def lexicon(self) -> tuple[str, int] | None:
        """The name and the size of the list of the question shown."""
        return None

    def answer(self, given: str) -> None:
        """Take an answer."""
        raise NotImplementedError

    def skip(self) -> None:
        """Go on without an answer, or after one."""
        raise NotImplementedError

    def stop(self) -> None:
        """End the practice."""
        raise NotImplementedError

    def next(self) -> None:
        """Go on after an answer."""

    def hint(self) -> None:
        """Show the next hint."""

    def give_up(self) -> None:
        """Show the answers."""

    def show_board(self) -> None:
        """Open the board of the question, to be analysed."""

    def choose_answer(self, row: int) -> None:
        """One of the answers listed was chosen."""

    def review(self, row: object) -> None:
        """One of the questions of the result was chosen."""

    def drop(self) -> None:
        """Stop whatever is going on: it is forgotten."""

    def pause(self) -> None:
        """The page cannot be seen."""

    def resume(self) -> None:
        """The page can be seen again."""


class QuestionCommands(CommandOwner):
    """Available only while the question is in front."""

    in_places = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.asker: Asker | None = None
        """What asks the question; None while nothing is asked."""
        self._in_front = False
        self.make_actions(parent)
        self.undo, self.redo = Action(UNDO, self, parent), Action(REDO, self, parent)
        self.undo.triggered.connect(self._on_undo)
        self.redo.triggered.connect(self._on_redo)
        self.follow()

    @property
    def _asker(self) -> Asker:
        assert self.asker is not None
        return self.asker

    def _on_undo(self) -> None:
        self._asker.shown.undo()

    def _on_redo(self) -> None:
        self._asker.shown.redo()

    def why_not(self, name: str) -> str:
        """Why something cannot be done with the question now; "" if it can."""
        possible = self._in_front and self.asker is not None and name in self.asker.possible
        return "" if possible else say("no question is asked")

    def set_in_front(self, in_front: bool) -> None:
        """The question can be seen, or something is in front of it."""
        self._in_front = in_front
        self.follow()

    def follow(self, *_: object) -> None:
        super().follow()
        if hasattr(self, "redo"):
            view = self.asker.view if self.asker is not None and self.asker.is_open else None
            self.undo.setEnabled(view is not None and view.can_undo)
            self.redo.setEnabled(view is not None and view.can_redo)
            self.next.setVisible(not self.why_not("next"))

    @asked("skip", phrase("Skip"), "Ctrl+Shift+J", icon="next", formerly=("rush_skip",))  # fmt: skip
    def skip(self) -> None:
        """Go on without an answer."""
        self._asker.skip()

    @asked("stop", phrase("Stop practice"), icon="cross", formerly=("rush_stop",),
           words=phrase("end; finish; quit; exit; resign; stop"))  # fmt: skip
    def stop(self) -> None:
        """End it."""
        self._asker.stop()

    @asked("hint", phrase("Hint"), "Ctrl+H", icon="bulb", words=phrase("help; tip; clue"))
    def hint(self) -> None:
        """Show the next step of the hints."""
        self._asker.hint()

    @asked("answers", phrase("Show the answers"), icon="eye")  # fmt: skip
    def answers(self) -> None:
        """Give the question up."""
        self._asker.give_up()

    @asked("next", phrase("Next question"), icon="next")
    def next(self) -> None:
        """Go on after an answer."""
        self._asker.next()

    @asked("board", phrase("Show the board"), icon="grid")  # fmt: skip
    def board(self) -> None:
        """Analyse the board of the question."""
        self._asker.show_board()
