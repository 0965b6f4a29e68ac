"""Which message the status strip shows, and until when."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from qless_studio.ui.shell.frame.status_strip import StatusStrip
from qless_studio.ui.shell.state.document import Document
from qless_studio.ui.shell.workspace import Workspace


class Problem(NamedTuple):
    """What failed."""

    text: str
    outlives_edits: bool


class Notices(QObject):
    """A note goes after some seconds, what failed stays until it is dismissed; both go when something else is done.

    What failed is shown while its document is in front; a failed save also outlives edits.
    """

    def __init__(self, workspace: Workspace, strip: StatusStrip, parent: QObject) -> None:
        super().__init__(parent)
        self._strip = strip
        self._front: Document | None = None
        self._problems: dict[Document | None, Problem] = {}
        """Problems by the document that was in front; None: those that concern all documents."""
        workspace.message.connect(self.say)
        workspace.problem.connect(self.complain)
        workspace.offered.connect(self.offer)
        workspace.save_failed.connect(self._on_save_failed)
        workspace.succeeded.connect(self.clear)
        workspace.puzzle_changed.connect(self._on_puzzle_changed)
        workspace.front_changed.connect(self._on_front_changed)
        workspace.closed.connect(self._on_closed)
        strip.dismissed.connect(self._forget)

    def say(self, text: str) -> None:
        """Show a note."""
        self._forget()
        self._strip.show_message(text)

    def offer(self, text: str, action: QAction, label: str) -> None:
        """Show a note with a button called `label` that triggers `action`."""
        self._forget()
        self._strip.show_message(text, action, label)

    def complain(self, text: str) -> None:
        """Show what failed while the document that is in front now is there."""
        self._complain(self._front, text)

    def complain_everywhere(self, text: str) -> None:
        """Show what failed whatever is in front."""
        self._complain(None, text, outlives_edits=True)

    def _complain(self, document: Document | None, text: str, outlives_edits: bool = False) -> None:
        self._problems[document] = Problem(text, outlives_edits)
        self._strip.show_problem(text)

    def clear(self) -> None:
        """Show no message: the user has done something else."""
        self._forget()
        if self._strip.message:
            self._strip.dismiss()

    @property
    def _problem(self) -> Problem | None:
        """What to show while nothing else is said."""
        return self._problems.get(self._front) or self._problems.get(None)

    def _forget(self) -> None:
        """What failed before is no news any more."""
        for document in (self._front, None):
            self._problems.pop(document, None)

    def _on_save_failed(self, text: str) -> None:
        self._complain(self._front, text, outlives_edits=True)

    def _on_puzzle_changed(self) -> None:
        problem = self._problem
        if problem is None or not problem.outlives_edits:
            self.clear()

    def _on_front_changed(self, document: Document) -> None:
        if document is self._front:
            return
        self._front = document
        problem = self._problem
        if problem is not None:
            self._strip.show_problem(problem.text)
        else:
            self._strip.dismiss()

    def _on_closed(self, document: Document) -> None:
        self._problems.pop(document, None)
