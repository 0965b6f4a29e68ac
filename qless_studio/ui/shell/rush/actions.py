"""The commands that start a rush or a streak, and the page on which it takes place."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QWidget

from qless_studio.engine.history import Entry, completed
from qless_studio.engine.solving import FinishedRun, Outcome
from qless_studio.engine.texts import phrase
from qless_studio.ui.shell.rush.commands import RushCommands
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import accented
from qless_studio.ui.style.tokens import DEFAULT_ACCENT
from qless_studio.ui.tab.commands import CommandOwner, command
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.flow import FlowLayout
from qless_studio.ui.work import HistoryStore, SolveJob

if TYPE_CHECKING:  # imported when first asked for
    from collections.abc import Sequence

    from qless_studio.engine.practice.rush import Rule, Rung
    from qless_studio.ui.shell.practice.page import PracticePage
    from qless_studio.ui.shell.rush.loading import Prepared
    from qless_studio.ui.shell.rush.running import Running
    from qless_studio.ui.widgets.basic.buttons import Button


class RushActions(CommandOwner):
    """Starts a rush, and makes the exercises of the next one meanwhile. Levels and reviews are never touched by it."""

    in_places = True
    shown = Signal()
    """`page` is to be brought to the front."""
    left = Signal()
    """The games are to be brought to the front again."""
    changed = Signal()
    """`status` has changed."""

    def __init__(self, workspace: Workspace, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace, self._parent = workspace, parent
        self.make_actions(parent)
        self.commands = RushCommands(parent)
        self.page: PracticePage | None = None
        """Made when it is first asked for."""
        self._prepared: Prepared | None = None
        self._job: SolveJob | None = None
        self.running: Running | None = None
        """What is asked or was asked last; None before the first start."""
        self._start_button: Button | None = None
        self._rule: Rule | None = None
        self._chosen: tuple[str, ...] = ()
        """The keys of the games of the next rush; () for all."""
        self._best: dict[tuple[Rule, tuple[str, ...]], Entry] = {}
        """The best rushes since the program was started, which may not be written yet."""
        self._store = HistoryStore(workspace.records, self, workspace.problem)

    # what starts one

    @command("rush", phrase("Practice: against the clock"), icon="bolt", words=phrase("rush; exercises; three minutes"),
             tip=phrase("Exercises, harder and harder: three misses or three minutes"))  # fmt: skip
    def open_rush(self) -> None:
        """Go on with what is running, or offer to start a rush."""
        from qless_studio.engine.practice.rush import Rule

        self._open(Rule.RUSH)

    @command("streak", phrase("Practice: without a miss"), icon="flame", words=phrase("streak; exercises"),
             tip=phrase("Exercises, harder and harder, until the first miss"))  # fmt: skip
    def open_streak(self) -> None:
        """Continue the running streak, or offer to start one."""
        from qless_studio.engine.practice.rush import Rule

        self._open(Rule.STREAK)

    def _open(self, rule: Rule) -> None:
        if self.running is not None and not self.running.over:
            self._show_page()
            return
        self._rule = rule
        self._offer()
        if self._prepared is None and self._job is None:
            self._prepare()

    def _offer(self) -> None:
        """A card that says what comes, with a button that waits for the exercises."""
        from qless_studio.engine.practice.rush import Rule

        page = self._made_page()
        if self._rule is Rule.STREAK:
            message = page.show_message(
                self.tr("Streak"),
                self.tr("Exercises of the games chosen, harder and harder, until the first miss. No clock."),
            )
        else:
            message = page.show_message(
                self.tr("Rush"),
                self.tr("Exercises of the games chosen, harder and harder. Three misses or three minutes end it."),
            )
        message.add_choice(self._game_choice())
        self._start_button = message.add_action(self.tr("Start"), "play", primary=True, act=self._on_start)
        message.add_action(self.tr("Close")).clicked.connect(self.left)
        self._show_ready()
        self._show_page()

    def _game_choice(self) -> QWidget:
        """A check box for each game; at least one stays chosen."""
        row = QWidget()
        boxes = FlowLayout(row, spacing=lambda: 16, centred=True)
        self._boxes = {view.key: QCheckBox(view.title) for view in self._asking}
        for key, box in self._boxes.items():
            box.setChecked(not self._chosen or key in self._chosen)
            box.toggled.connect(self._on_chosen)
            boxes.addWidget(box)
        return row

    @property
    def _asking(self) -> list[GameView]:
        """The games that have exercises."""
        return [view for view in self._workspace.views if view.parts.exercise is not None]

    def _on_chosen(self) -> None:
        """Make exercises of the games chosen instead."""
        chosen = tuple(key for key, box in self._boxes.items() if box.isChecked())
        for key, box in self._boxes.items():
            box.setEnabled(chosen != (key,))
        self._chosen = chosen if len(chosen) < len(self._boxes) else ()
        self._prepared = None
        if self._job is not None:
            self._job.drop()
        self._prepare()
        self._show_ready()

    def _show_ready(self, made: int = 0) -> None:
        from qless_studio.engine.practice.rush import READY

        if self._start_button is None:
            return
        ready = self._prepared is not None
        text = self.tr("Start") if ready else self.tr("Making exercises, {} of {}").format(made, READY)
        if text != self._start_button.text():
            self._start_button.setText(text)
        if ready != self._start_button.isEnabled():
            self._start_button.setEnabled(ready)
            if ready and self._start_button.isVisible():
                self._start_button.setFocus()

    def _made_page(self) -> PracticePage:
        from qless_studio.ui.shell.practice.page import PracticePage
        from qless_studio.ui.shell.rush.page import RushPage

        if self.page is None:
            question = RushPage(self.commands)
            self.page = accented(PracticePage(question, self.tr("Rush")), DEFAULT_ACCENT)
            question.result.again_wanted.connect(self._on_again)
            question.result.new_wanted.connect(self._offer)
            question.result.share_wanted.connect(self._on_share)
        return self.page

    def _show_page(self) -> None:
        self.shown.emit()
        self._made_page().focus()
        self.changed.emit()

    # exercises

    def _prepare(self) -> None:
        """Make the exercises of the next rush on the pool."""
        from qless_studio.ui.shell.rush.loading import prepared

        workspace = self._workspace
        games = {view.key: view.game for view in self._asking}
        work = partial(prepared, workspace.records, games, self._chosen, workspace.play_in, time.time_ns())
        self._job = SolveJob(work, workspace.pool, self, found=self._on_prepared, finished=self._on_finished).start()

    def _on_prepared(self, batch: list[int | Prepared]) -> None:
        made = batch[-1]
        if isinstance(made, int):
            self._show_ready(made)
        else:
            self._prepared = made
            self._show_ready()

    def _on_finished(self, finished: FinishedRun) -> None:
        self._job = None
        if finished.outcome is Outcome.FAILED:
            self._workspace.problem.emit(str(finished.error))

    # the course of it

    def _on_start(self) -> None:
        ready, rule = self._prepared, self._rule
        if ready is None or rule is None:
            return
        if not ready.rungs:
            self._workspace.problem.emit(self.tr("There are no exercises in this language."))
            return
        self._prepared = None
        self._begin(ready.rungs, ready, rule)
        self._prepare()

    def _begin(self, rungs: Sequence[Rung], ready: Prepared, rule: Rule) -> None:
        from qless_studio.engine.practice.rush import Rush
        from qless_studio.ui.shell.rush.running import Running

        self._drop()
        self._start_button = None
        views = {view.key: view for view in self._workspace.views}
        best = max(
            (entry for entry in (ready.best.get(rule), self._best.get((rule, self._chosen))) if entry is not None),
            key=lambda entry: int(entry.proven["solved"]),
            default=None,
        )
        self._used = ready
        page = self._made_page()
        self.running = Running(
            page, self.commands, views, ready.lexicons, Rush(rungs, rule, games=self._chosen), best, self
        )
        self.running.changed.connect(self.changed)
        if rungs is ready.rungs:  # failed exercises again are no record
            self.running.ended.connect(self._on_ended)
        self.running.start()
        self._show_page()

    def _on_ended(self) -> None:
        assert self.running is not None
        rush = self.running.rush
        entry = completed(rush.entry())
        if not rush.answered:
            return
        kind = rush.rule, tuple(rush.games)
        before = self._best.get(kind)
        if before is None or int(before.proven["solved"]) < rush.solved:
            self._best[kind] = entry
        self._store.add([entry])

    def _on_again(self) -> None:
        """The failed exercises again, as often as one likes."""
        running = self.running
        if running is not None:
            self._begin(running.rush.failed(), self._used, running.rush.rule)

    def _on_share(self) -> None:
        if self.running is not None:
            QGuiApplication.clipboard().setText(self.running.share_text())
            self._workspace.message.emit(self.tr("Result copied"))

    def _drop(self) -> None:
        if self.running is not None:
            self.running.drop()
            self.running.deleteLater()
            self.running = None

    def close(self) -> None:
        """The program ends."""
        if self._job is not None:
            self._job.drop()
            self._job = None
        self._drop()

    # the status strip

    def status(self) -> str:
        """What the status strip says."""
        if self.running is None or self.running.over:
            return self.tr("Rush over") if self.running is not None else self.tr("Rush")
        return self.tr("Rush; nothing here changes your reviews or your level")

    def lexicon(self) -> tuple[str, int] | None:
        """The name of the word list of the exercise, and its size."""
        return self.running.lexicon if self.running is not None else None

    def review(self) -> str:
        """Nothing of a rush comes again."""
        return ""
