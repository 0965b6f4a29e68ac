"""The commands on a question, in a practice and against the clock."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import phrase, say
from qless_studio.ui.tab.commands import Action, Command, CommandOwner

UNDO = Command("", phrase("Undo"), keys=("Ctrl+Z",), icon="undo")
REDO = Command("", phrase("Redo"), keys=("Ctrl+Shift+Z", "Ctrl+Y"), icon="redo")
"""Without names: they have the keys of Undo and Redo in a document, which are not in use meanwhile."""


def _impossible(name: str) -> Callable[[QuestionCommands], str]:
    return lambda owner: "" if owner.is_possible(name) else say("no question is asked")


def asked(name: str, text: str, *keys: str, **more: Any) -> Command:
    """A command on a question: what it does is connected by what asks it."""
    return Command(f"practice_{name}", text, keys=keys, when=_impossible(name), **more)


class QuestionCommands(CommandOwner):
    """Available only while the question is in front."""

    in_places = True
    skip = asked(
        "skip", phrase("Skip"), "Ctrl+Shift+J", icon="next", formerly=("rush_skip",), words=phrase("next"),
        tip=phrase("Skip this question; it stays due"),
    )  # fmt: skip
    stop = asked(
        "stop", phrase("Stop practice"), icon="cross", formerly=("rush_stop",), words=phrase("end; quit; finish"),
        tip=phrase("End the practice; your answers are kept"),
    )  # fmt: skip
    stays = frozenset[str]()
    """Names of commands that are available while the games are in front, too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._in_front, self._possible = False, frozenset[str]()
        self.make_actions(parent)
        self.undo, self.redo = Action(UNDO, self, parent), Action(REDO, self, parent)
        self.follow_board(False, False)

    def is_possible(self, name: str) -> bool:
        """Whether something can be done with the question now."""
        return name in self._possible and (self._in_front or name in self.stays)

    def set_in_front(self, in_front: bool) -> None:
        """The question can be seen, or the games are in front of it."""
        self._in_front = in_front
        self.follow()

    def offer(self, names: Iterable[str] = ()) -> None:
        """What can be done with the question is this."""
        self._possible = frozenset(names)
        self.follow()

    def follow_board(self, can_undo: bool, can_redo: bool) -> None:
        """What can be done on the board of the question."""
        self.undo.setEnabled(can_undo)
        self.redo.setEnabled(can_redo)


class PracticeCommands(QuestionCommands):
    """The commands of the questions that are due; `Course` and `PracticeActions` connect them."""

    hint = asked("hint", phrase("Hint"), "Ctrl+H", icon="bulb", words=phrase("help; tip; clue"))
    answers = asked(
        "answers", phrase("Show the answers"), icon="eye", words=phrase("give up; solution"),
        tip=phrase("The question counts as not known and will be asked again"),
    )  # fmt: skip
    next = asked("next", phrase("Next question"), icon="next")
    board = asked(
        "board",
        phrase("Show the board"),
        icon="grid",
        tip=phrase("Open the board of this question in a tab of its own"),
    )
    stays = frozenset({"stop"})

    def disable(self) -> None:
        """Nothing is asked."""
        self.offer()
        self.follow_board(False, False)

    def follow_question(self, over: bool, hints_left: bool, has_board: bool) -> None:
        """A question is asked, or `over`."""
        asking = {"skip", "answers"} | ({"hint"} if hints_left else set())
        answered = {"next"} | ({"board"} if has_board else set())
        self.offer({"stop"} | (answered if over else asking))
        self.next.setVisible(over)
