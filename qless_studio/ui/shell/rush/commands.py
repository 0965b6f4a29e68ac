"""The commands of a rush."""

from __future__ import annotations

from qless_studio.engine.texts import phrase
from qless_studio.ui.shell.practice.commands import QuestionCommands, asked


class RushCommands(QuestionCommands):
    """Available while the rush is in front and a question is open."""

    skip = asked(
        "skip", phrase("Skip"), "Ctrl+Shift+J", icon="next", words=phrase("next"),
        tip=phrase("Skip this exercise; it counts as a miss"),
    )  # fmt: skip
    stop = asked(
        "stop", phrase("Stop practice"), icon="cross", words=phrase("end; quit; finish"),
        tip=phrase("End the rush with what is solved so far"),
    )  # fmt: skip

    def set_open(self, is_open: bool, can_undo: bool = False, can_redo: bool = False) -> None:
        """A question is open, and what can be done on its board."""
        self.offer({"skip", "stop"} if is_open else ())
        self.follow_board(is_open and can_undo, is_open and can_redo)
