"""What is done with the history as a file: a copy of it, games forgotten, with Undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox, QWidget

from qless_studio.engine.entries import line_of
from qless_studio.engine.history import Entry, History
from qless_studio.engine.practice.cards import MissStore, learned_from
from qless_studio.engine.practice.forgetting import forget_all_of
from qless_studio.engine.texts import counted
from qless_studio.ui.shell.places.history.services import Say
from qless_studio.ui.widgets.basic.save_file import ask_and_write
from qless_studio.ui.work import HistoryStore, wait_for_changes

SUFFIX = ".jsonl"


class Copies(QObject):
    """The history as a file."""

    def __init__(self, folder: Path | None, tell: Say, changed: Callable[[], object], parent: QWidget) -> None:
        """`changed` follows each change."""
        super().__init__(parent)
        self._folder, self._say, self._changed, self._parent = folder, tell, changed, parent
        self._store = HistoryStore(folder, self, lambda text: tell(text, failed=True))

    def export(self, entries: Sequence[Entry] | None) -> None:
        """Ask for a file and write these entries there; None: the whole history as it is."""
        folder = self._folder
        if folder is None:
            return

        def content() -> bytes:
            if entries is not None:
                return b"".join(map(line_of, entries))
            wait_for_changes()
            return History(folder).content()

        kinds = ((SUFFIX, self.tr("History")),)
        ask_and_write(
            self._parent, self.tr("Export history"), "qless-studio-history", kinds, lambda _: content,
            self._say, lambda text: self._say(text, failed=True),
        )  # fmt: skip

    def ask_to_forget(self, question: str, count: int, ids: Set[str], everything: bool) -> None:
        """Ask whether so many games, with these ids, are to be forgotten, and with a box what was learned from them.

        `everything`: there are no others; then the box takes in all that was ever answered.
        """
        from qless_studio.ui.shell.frame.question import Icon, Role, message_box
        from qless_studio.ui.widgets.basic.dialogs import open_dialog

        verb, too = self.tr("Forget"), QCheckBox(self.tr("and what was learned from them"))
        box = message_box(self._parent, Icon.Question, verb, question, "")
        box.setCheckBox(too)
        agree = box.addButton(verb, Role.AcceptRole)
        box.setDefaultButton(box.addButton(self.tr("Cancel"), Role.RejectRole))

        def start() -> None:
            forget = partial(self._forget, ids, too.isChecked(), everything)
            self._store.change(forget, partial(self._on_forgotten, count))

        agree.clicked.connect(start)
        open_dialog(box)

    def _forget(self, ids: Set[str], too: bool, everything: bool, history: History) -> list[Entry]:
        """On the thread for changes: delete the games, `too` what was learned; returns what can be brought back."""
        if everything and too:
            gone = history.read_newest()[0]
            history.forget_all()  # with the damaged lines, which nobody else could remove
            return gone
        learned = learned_from(ids, history.read_newest()[0], MissStore(self._folder)) if too else None
        return forget_all_of(history, lambda entry: entry.id in ids or (learned is not None and learned(entry)))

    def ask_first(self, question: str, more: str, change: Callable[[History], int], said: Callable[[int], str]) -> None:
        """Ask before a change that cannot be undone, then say what was done."""
        from qless_studio.ui.shell.frame.question import ask_first

        def done(count: int) -> None:
            self._say(said(count))
            self._changed()

        verbs = self.tr("Forget"), self.tr("Cancel")
        ask_first(self._parent, question, more, verbs, lambda: self._store.change(change, done))

    def _on_forgotten(self, count: int, gone: list[Entry]) -> None:
        said = counted(count, "{} game forgotten", "{} games forgotten")
        self._say(said, lambda: self._store.change(lambda history: history.add_missing(gone), self._on_back))
        self._changed()

    def _on_back(self, _: int) -> None:
        self._say(self.tr("Undone"))
        self._changed()
