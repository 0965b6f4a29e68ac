"""The content of one tab: a page with a board, a typed entry and a verdict, kept in step with its session.

Longer than other files, for every game overrides some of it and looks for all of it here.
"""

from __future__ import annotations

import dataclasses
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.play import Stage
from qless_studio.engine.solving import Outcome, Run
from qless_studio.engine.texts import duration
from qless_studio.ui.tab.actions import REDO_KEYS, SOLVE_KEY, UNDO_KEYS, command, redirect, separator
from qless_studio.ui.tab.letter_help import LetterHelp
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.play_actions import PlayActions
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.tab.texts import failure_text
from qless_studio.ui.tab.typed_entry import TypedEntry
from qless_studio.ui.widgets.basic.action_button import ActionButton, ActionIconButton
from qless_studio.ui.widgets.basic.buttons import Button, Cluster
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.charts.charts import BestScoreChart
from qless_studio.ui.widgets.feedback import verdict

if TYPE_CHECKING:  # imported when results are first exported, when a game is first played
    from qless_studio.engine.results import Results
    from qless_studio.ui.tab.game_play import GamePlay

PROVEN = {Outcome.COMPLETE: verdict.VerdictKind.GOOD, Outcome.FAILED: verdict.VerdictKind.BAD}


class GameTab(QWidget):
    """The content of one tab: a page with a board, a typed entry and a verdict, kept in step with the session.

    A game subclasses it (`TypedGameTab`, where the types of its values help), puts its own widgets into the page's
    places and connects to the session's signals. It may declare `board` again with the type of its own board.
    """

    shows_scores = False
    """Whether the tab itself draws how the best score of its search grew; otherwise it gets a chart automatically."""
    modes: tuple[Mode, ...] = (Mode.ANALYSE,)
    """What the tab can be used for; with `Mode.PLAY` the game overrides `make_play`."""
    covered_changed = Signal()
    """`covered` has changed."""
    rule_summary_changed = Signal()
    """`rule_summary` has changed."""
    part_added = Signal(object)
    """QWidget: a part with lists that was built after the tab."""
    listed_changed = Signal()
    """`has_listed` may have changed, other than with the session."""
    word_selected = Signal(str)
    """The word selected in the tab, or those of a selected solution, separated by spaces; lower case, "" for none."""
    practice_wanted = Signal(object)
    """The user wants to practise what was missed: the ids of the entries in the history."""
    challenge_wanted = Signal()
    """The user wants to challenge a friend to the puzzle of the game that is over."""
    paste_wanted = Signal()
    """The user asks for the puzzle on the clipboard."""

    board: QWidget

    def __init__(self, session: Session, board: QWidget, *, label: str, hint: str = "", example: str = "") -> None:
        """`label`, `hint` and `example` explain the typed entry: what it holds, how it is written, an example."""
        super().__init__()
        self.session = session
        self.help_page = session.game.key
        self.board = board
        self.chosen_words: tuple[str, ...] = ()
        self.analyse_places = GamePage()
        """The layout of the page that analyses."""
        self._play_page: PlayPage | None = None
        self._game_play: GamePlay | None = None
        self._stack = QStackedWidget()
        self._stack.addWidget(self.analyse_places)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self.analyse_places.message.connect(session.message)
        self.analyse_places.problem.connect(session.problem)
        self._scores: BestScoreChart | None = None
        self.entry = TypedEntry(label, session.read, hint, example)
        self.verdict = verdict.VerdictArea()
        self._solve = command(self, "solve", self.tr("Solve now"), session.analyse_now, SOLVE_KEY, icon="play")
        self._analyse = ActionButton(self._solve, self.tr("Analyse now"), "play")
        self._analyse.hide()
        self.put("board", board)
        self.letter_help = LetterHelp(self.analyse_places, session, lambda: self.board)
        self.put("entry", self.entry)
        self._copy_details = Button(self.tr("Copy details"), "copy")
        self._copy_details.clicked.connect(self.copy_details)
        self._copy_details.hide()
        self.put("verdict", self.verdict, self._analyse, self._copy_details)
        self.entry.puzzle_typed.connect(session.edit_typed)
        self.entry.draft_changed.connect(session.set_draft)
        self.verdict.progress.stop_clicked.connect(session.stop)
        session.puzzle_changed.connect(self._on_puzzle_changed)
        session.options_changed.connect(self._on_options_changed)
        session.state_changed.connect(self.show_state)
        session.progressed.connect(self._on_progressed)
        self.destroyed.connect(session.drop_own_jobs)
        self.destroyed.connect(session.drop_guard)
        self._show_text()
        if Mode.PLAY in self.modes:
            self._make_switch()
        if session.unread is not None:
            self.entry.field.setText(session.unread[0])
            self.entry.apply()
        if session.draft is not None:  # once the whole tab exists and shows the puzzle
            QTimer.singleShot(0, self, lambda: self.entry.resume(self.session.draft))

    def choose_words(self, *words: str) -> None:
        """Tell the window which words, lower case, the player has selected."""
        self.chosen_words = tuple(dict.fromkeys(filter(None, words)))
        self.word_selected.emit(" ".join(self.chosen_words))

    def change_options(self, **changes: Any) -> None:
        """Change some options of the game."""
        self.session.set_options(dataclasses.replace(self.session.options, **changes))

    # playing

    def _make_switch(self) -> None:
        names = {Mode.PLAY: self.tr("Play"), Mode.BUILD: self.tr("Build"), Mode.ANALYSE: self.tr("Analyse")}
        self.switch = Segments([(mode, names[mode]) for mode in self.modes], self.tr("Mode"))
        self.switch.set_value(self.current_mode)
        self.switch.value_changed.connect(self.set_mode)
        self.analyse_places.lead_controls(self.switch)
        self.play_actions = PlayActions(self, self.session, self)
        session = self.session
        session.mode_changed.connect(self._on_mode_changed)
        session.puzzle_changed.connect(self.play_actions.follow)

    @property
    def current_mode(self) -> Mode:
        """What the tab is used for now."""
        return self.session.mode if self.session.mode in self.modes else Mode.ANALYSE

    @property
    def has_play(self) -> bool:
        """Whether `game_play` has been made."""
        return self._game_play is not None

    @property
    def game_play(self) -> GamePlay:
        """The game played in this tab, made when first asked for; only with `Mode.PLAY` among the modes."""
        if self._game_play is None:
            self._make_game_play()
        assert self._game_play is not None
        return self._game_play

    def _make_game_play(self) -> None:
        from qless_studio.ui.tab.play_panel import PlayPanel

        page = PlayPage(self.session, self.board)
        self._stack.addWidget(page)
        self._play_page = page
        play = self.make_play(page)
        panel = PlayPanel(page, play, self.play_actions)
        self._game_play, self.play_panel = play, panel
        play.answered.connect(self.show_mode)
        play.stage_changed.connect(self._on_stage_changed)
        play.practice_wanted.connect(self.practice_wanted)
        play.challenge_wanted.connect(self.challenge_wanted)
        play.resume_saved()
        self.play_actions.follow()

    def make_play(self, page: PlayPage) -> GamePlay:
        """Make the game's own `GamePlay`, which fills this page."""
        raise NotImplementedError

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Polish:  # before it is first shown: all constructors have been called
            self.show_page()
        return super().event(event)

    def show_page(self) -> None:
        """Show the page of the mode in force, built if this is its first time."""
        if self.current_mode is Mode.PLAY:
            self.game_play  # noqa: B018 - made when first asked for
        page = self._play_page if self.current_mode is Mode.PLAY else self.analyse_places
        if page is None or page is self._stack.currentWidget():
            return
        before = self.places
        self._stack.setCurrentWidget(page)
        before.release_leader(self.switch)
        self.places.lead_controls(self.switch)
        self.places.take_board(before)

    @property
    def places(self) -> GamePage:
        """The layout of the page in front."""
        front = self._stack.currentWidget()
        return front.places if isinstance(front, PlayPage) else self.analyse_places

    def set_board_width(self, width: int) -> None:
        """Make the entry as wide as the board itself; 0 for the whole side."""
        self.places.set_board_width(width)

    @property
    def play_page(self) -> PlayPage:
        """The page on which a game is played, built when first asked for."""
        self.game_play  # noqa: B018 - made when first asked for
        assert self._play_page is not None
        return self._play_page

    def focus_board(self) -> None:
        """Give the focus to the board of the page in front, so that one can type, or to what is in its place."""
        front = self._stack.currentWidget()
        (front if isinstance(front, PlayPage) else self.analyse_places).focus_board()

    def focus_next_area(self, step: int) -> None:
        """Move the focus to the next (1) or previous (-1) area of the page in front."""
        self.places.focus_next_area(step)

    def set_mode(self, mode: Mode) -> None:
        """Use the tab to play or to analyse; asks before the answers of a game that is going on are shown."""
        if mode is not Mode.PLAY and self.has_play:
            self.game_play.ask_to_show_answers(lambda: self.session.set_mode(mode))
        else:
            self.session.set_mode(mode)

    def show_mode(self) -> None:
        """Have the switch show the mode in force."""
        self.switch.set_value(self.current_mode)
        self.play_actions.follow()

    @property
    def stage(self) -> Stage:
        """That of the game played in this tab."""
        return self.game_play.stage if self.has_play else Stage.IDLE

    @property
    def covered(self) -> bool:
        """Whether nothing may be shown that gives an answer away: in Play, until the game is over."""
        return self.current_mode is Mode.PLAY and self.stage is not Stage.OVER

    def play_text(self) -> str:
        """What the status strip says of the game; "" unless the tab is in Play."""
        if self.current_mode is not Mode.PLAY:
            return ""
        return {
            Stage.IDLE: self.tr("Answers are covered"),
            Stage.RUNNING: self.tr("Playing; answers are covered"),
            Stage.PAUSED: self.tr("Paused; answers are covered"),
            Stage.OVER: self.tr("Game over"),
        }[self.stage]

    def _on_mode_changed(self, _: object) -> None:
        focus = QApplication.focusWidget()
        inside = focus is not None and self.isAncestorOf(focus)
        in_switch = focus is not None and self.switch.isAncestorOf(focus)
        self.show_page()
        self.show_mode()
        if in_switch:  # it came into another row, and what comes elsewhere loses the focus
            self.switch.button(self.current_mode).setFocus()
        elif inside:  # on what is hidden now, perhaps, or will be when the game has followed
            QTimer.singleShot(0, self, self.focus_board)
        self.covered_changed.emit()

    def _on_stage_changed(self, _: object) -> None:
        self.play_actions.follow()
        self.covered_changed.emit()

    # hooks for games

    def commands(self) -> list[QAction]:
        """The game's own commands, in menu order; the shell puts them into its menus and its palette."""
        return []

    @cached_property
    def own_commands(self) -> tuple[QAction, ...]:
        """`commands` and those for playing; called once: `commands` makes new separators each time."""
        if Mode.PLAY not in self.modes:
            return tuple(self.commands())
        return (*self.commands(), separator(self), *self.play_actions.all)

    def rule_summary(self) -> str:
        """The rules in force in a few words, for the status strip."""
        return ""

    def listed(self) -> list[Any]:
        """The solutions as the tab's list shows them, in its order; by default all that are kept."""
        return self.session.solutions

    def results(self) -> Results:
        """What the search found, as listed; a game that can list another search overrides it."""
        from qless_studio.engine.results import Results

        session = self.session
        run, game = session.run, session.game
        summary = run.summary if run else None
        proven = session.outcome is not None and session.error is None
        return Results(
            game,
            session.puzzle,
            session.options,
            session.lexicon.name if session.lexicon else session.lexicon_name,
            tuple(self.listed()),
            session.found,
            session.keep,
            run,
            session.finished,
            game.verdict(summary, session.outcome) if proven and session.outcome else self.verdict_text(),
            session.lexicon,
        )

    @property
    def has_listed(self) -> bool:
        """Whether `listed_results` has anything to export; `listed_changed` says when that may have changed."""
        session = self.session
        return not self.covered and session.puzzle != session.game.blank and session.error is None

    def listed_results(self) -> Results:
        """What the tab lists, for export: by default the results of the search."""
        return self.results()

    def share_verdict(self) -> str:
        """The verdict for a share text, which must not give the answer away; "" while there is none."""
        session = self.session
        if self.covered or session.outcome is None or session.error is not None:
            return ""
        return self.results().verdict

    def verdict_of(self, state: State) -> tuple[verdict.VerdictKind, str]:
        """The verdict for a state of the analysis; a game whose answer can be a proven no overrides it."""
        session = self.session
        if state is State.EMPTY:
            return verdict.VerdictKind.NEUTRAL, self.tr("Nothing to check yet")
        if state is State.NOT_ANALYSED:
            return verdict.VerdictKind.NEUTRAL, self.tr("Not analysed")
        if state is State.WAITING:
            loading = session.lexicon is None
            return verdict.VerdictKind.NEUTRAL, self.tr("Loading word list…") if loading else "…"
        if session.error is not None:
            return verdict.VerdictKind.BAD, failure_text(session.error)
        if state is State.RUNNING or session.outcome is None:
            return verdict.VerdictKind.RUNNING, self.tr("Searching…")
        summary = session.run.summary if session.run else None
        return PROVEN.get(session.outcome, verdict.VerdictKind.WARN), session.game.verdict(summary, session.outcome)

    def detail_of(self, state: State) -> str:
        """The text at the end of the verdict: by default the time the search took."""
        run = self.session.run
        return duration(run.seconds) if state is State.FINISHED and run is not None else ""

    @property
    def begins_at_top(self) -> bool:
        """Whether the tab is in Play, and no game has been begun."""
        return self.current_mode is Mode.PLAY and self.stage is Stage.IDLE

    # for games to use

    def typing_follows(self, *actions: QAction) -> None:
        """After these commands the focus is on the board: they bring another puzzle, or empty it."""
        for action in actions:
            action.triggered.connect(self.focus_board)

    def history_buttons(self) -> Cluster:
        """Undo and redo as a pair of icon buttons."""
        return Cluster(*(ActionIconButton(each) for each in self._history_actions))

    @cached_property
    def _history_actions(self) -> tuple[QAction, QAction]:
        session, stack = self.session, self.session.undo_stack
        undo, redo = stack.createUndoAction(self, self.tr("Undo")), stack.createRedoAction(self, self.tr("Redo"))
        for name, action, act, keys in (
            ("undo", undo, session.undo, UNDO_KEYS),
            ("redo", redo, session.redo, REDO_KEYS),
        ):
            redirect(action, act)
            action.setObjectName(name)
            action.setProperty("icon_name", name)
            action.setShortcuts(keys)  # for the tooltip; an action that is on no widget receives no keys
        for changed in (stack.canUndoChanged, session.undo_changed):  # Qt's own slot, called first, knows of no game
            changed.connect(self._follow_undo)
        undo.setEnabled(session.can_undo)
        return undo, redo

    def _follow_undo(self, can_undo: bool = True) -> None:
        """Disable Undo at the start of a game; where Qt has disabled it, the session may be gone already."""
        if can_undo:
            self._history_actions[0].setEnabled(self.session.can_undo)

    def put(self, place: str, *widgets: QWidget) -> None:
        """Add widgets to a place of the page that analyses."""
        self.analyse_places.put(place, *widgets)

    # for the shell and the self-test

    def verdict_text(self) -> str:
        """The verdict as shown."""
        return self.verdict.bar.text()

    def entry_field(self) -> QWidget:
        """The field that takes the puzzle's text form."""
        return self.entry.field

    def copy_details(self) -> None:
        """Copy the details of a failed search to the clipboard."""
        QGuiApplication.clipboard().setText(self.session.failure)
        self.session.message.emit(self.tr("Details copied to clipboard"))

    # following the session

    def show_state(self, state: State) -> None:
        """Show what the analysis is doing."""
        self.verdict.bar.show_verdict(*self._current_verdict(state), self.detail_of(state))
        self._analyse.setVisible(state is State.NOT_ANALYSED)
        self._copy_details.setVisible(bool(self.session.failure))
        if state is State.RUNNING:
            self.verdict.progress.start()
        else:
            self.verdict.progress.finish()

    def _current_verdict(self, state: State) -> tuple[verdict.VerdictKind, str]:
        error = self.session.error  # a failed search has no answer for the game to judge
        return self.verdict_of(state) if error is None else (verdict.VerdictKind.BAD, failure_text(error))

    def _on_progressed(self, run: Run) -> None:
        self.verdict.progress.set_fraction(run.fraction)
        if run.improvements and not self.shows_scores:
            self._show_scores(run)

    def _show_scores(self, run: Run) -> None:
        if self._scores is None:
            self._scores = BestScoreChart(self.tr("Best score"))
            self.session.run_started.connect(self._scores.hide)
            self.put("chart", self._scores)
        self._scores.show_run(run)
        self._scores.show()

    def _on_puzzle_changed(self, puzzle: Any) -> None:
        if self.places.board_has_focus:
            if not self.entry.field.text():  # of an empty board other parts are shown around it
                self.places.show_board_in_view()
            QTimer.singleShot(0, self, partial(self._keep_focus_on_board, QApplication.focusWidget()))
        self._show_text()

    def _keep_focus_on_board(self, before: QWidget | None) -> None:
        """A change of the puzzle may have hidden what had the focus, such as the buttons of an empty board."""
        if QApplication.focusWidget() is not before:
            self.focus_board()

    def _on_options_changed(self, options: Any) -> None:
        self.rule_summary_changed.emit()

    def _show_text(self) -> None:
        session = self.session
        self.entry.set_text("" if session.puzzle == session.game.blank else session.text)
