"""The tab that games on boards of letter tiles share: board, words, paths, tracing, rounds against the clock."""

from __future__ import annotations

from typing import Any, TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QWidget

from qless_studio.engine.grids import EMPTY, UNPLAYABLE, Board, FoundWord
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, decimal, figure, say
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.board_search import BoardSearch
from qless_studio.ui.grids.commands import BoardCommands
from qless_studio.ui.grids.edits import TileMark
from qless_studio.ui.grids.empty_state import GridEmptyState, promises
from qless_studio.ui.grids.round import Round, RoundControls, Stage
from qless_studio.ui.grids.round_play import RoundPlay
from qless_studio.ui.grids.round_words import RoundWords
from qless_studio.ui.grids.rules import GridRules, points_text, points_word
from qless_studio.ui.grids.selected_word import SelectedWord
from qless_studio.ui.grids.trace_feedback import TraceFeedback
from qless_studio.ui.grids.words import ListColumns, WordList, word_columns
from qless_studio.ui.tab.game_tab import TypedGameTab, not_analysed_text
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.action_button import ActionIconButton
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import Cluster
from qless_studio.ui.widgets.charts.charts import LengthChart
from qless_studio.ui.widgets.feedback import verdict
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay

P = TypeVar("P")
O = TypeVar("O")  # noqa: E741 - puzzle and options, as in engine/game.py


class GridTab(TypedGameTab[P, FoundWord, O]):
    """Lays out what the games share and connects it. See docs/decisions/003.

    What is known of the words is in `analysis`, what the game says of its puzzle in `rules`, its commands in
    `board_commands`, the clock in `round`. A game gives rules and `build`, which adds its own parts.
    """

    key = ""
    """Starts the names of its commands."""
    reveals = False
    """Whether the list shows all words while a round is going on."""
    columns: ListColumns = staticmethod(word_columns)
    """The columns of the list of words."""
    board: GridBoard

    def __init__(
        self, session: Session, appearance: Appearance, rules: GridRules[P, O], label: str, seconds: float
    ) -> None:
        """`label` names the typed entry; `seconds` is the length of a round."""
        board = GridBoard(appearance, self.tr("Letter board"))
        hint = self.tr(
            "Rows separated by /; Qu for the Qu tile, # for a blocked tile, * for any letter, . for an empty cell"
        )
        example = session.game.format(session.game.example)
        super().__init__(session, appearance, board, label=label, hint=hint, example=example)
        self.rules = rules
        self.round = Round(self, seconds)
        self.board_search = BoardSearch(appearance, session, rules.deal_options, self)
        self.analysis = GridAnalysis(session, self.board_search, self)
        self.played = RoundWords(self.analysis, self.round, self)
        self.words = WordList(appearance, self.analysis, self.played, self.columns, self)
        self.figures = ScoreDisplay(appearance)
        self.chart = LengthChart(appearance, self.tr("Words by length"))
        self.selected_word = SelectedWord(rules, board, self.words, self.chart, self)
        self.trace_feedback = TraceFeedback(rules, board, self)
        self.round_play = RoundPlay(
            appearance, board, self.analysis, self.round, self.played, self.words, self.reveals, self
        )
        focus_filter = self.words.filter.field.setFocus
        self.board_commands = BoardCommands(
            self.key, self.roll_text(), rules, self.round, self.board_search, focus_filter, self
        )
        actions = self.board_commands.roll_action, self.board_commands.find_action, self.board_commands.example_action
        self.empty_state, self.promises = GridEmptyState(appearance, actions), promises(appearance)
        self.put("section", self.empty_state, self.round_play.part)
        self.put("figures", self.figures)
        self.put("chart", self.chart, self.board_search.chart)
        self.put("list", self.words.table, self.promises)
        self.put("foot", self.words.card)
        self.build(appearance)
        self._connect()
        self.show_board()
        self.show_figures()
        self.show_state(session.state)

    def _connect(self) -> None:
        board, analysis = self.board, self.analysis
        board.board_edited.connect(self._on_board_edited)
        board.fitted.connect(self.set_board_width)
        analysis.cleared.connect(self._on_cleared)
        analysis.words_added.connect(self._show_lengths)
        analysis.finished.connect(self.show_figures)
        self.trace_feedback.traced.connect(self._on_traced)
        self.played.changed.connect(self.show_figures)
        self.round.started.connect(self.session.analyse_now)
        self.round.stage_changed.connect(self.on_stage_changed)
        self.board_search.changed.connect(self._on_search_changed)

    # hooks for games

    def build(self, appearance: Appearance) -> None:
        """Make the game's own parts and put them into the page; called once, before anything is shown."""

    def roll_text(self) -> str:
        """The name of the command that makes a new board."""
        return self.tr("Roll")

    def marks(self) -> tuple[TileMark, ...]:
        """What the tiles show in addition to their letters."""
        return ()

    def shown_in_panel(self) -> dict[QWidget, bool]:
        """The widgets of the panel, and whether to show them now."""
        revealed = self.reveals or not self.round.playing
        return {
            **dict.fromkeys((self.figures, self.words.table, self.words.card), True),
            **dict.fromkeys(self.words.filter.controls, revealed),
            self.board_search.chart: self.board_search.charted,
            self.chart: revealed and not self.board_search.charted,
        }

    # parts for games

    def edit_buttons(self) -> Cluster:
        """Rotate, undo, redo, find."""
        commands = self.board_commands
        turn, find = (
            ActionIconButton(self.appearance, action) for action in (commands.turn_action, commands.find_action)
        )
        return Cluster(self.appearance, turn, self.history_buttons(), find)

    def round_controls(self, title: str) -> RoundControls:
        """Start, pause and stop."""
        return RoundControls(self.appearance, self.round, title, self.tr("Clock"))

    # what the window asks

    def commands(self) -> list[QAction]:
        return self.board_commands.in_menu_order()

    def rule_summary(self) -> str:
        return self.rules.summary()

    def listed(self) -> list[FoundWord]:
        return self.words.model.solutions()

    def verdict_of(self, state: State) -> tuple[verdict.VerdictKind, str]:
        if self.board_search.searching:
            best = points_text(self.board_search.best.get("score", 0))
            return verdict.VerdictKind.RUNNING, self.tr("Best board so far: {}").format(best)
        if self.round.playing and not self.reveals:
            return verdict.VerdictKind.NEUTRAL, self.tr("Type or trace the words you see")
        if self.round.stage is Stage.OVER:
            return verdict.VerdictKind.NEUTRAL, self._round_text()
        tiles = self.rules.board.tiles
        if all(tile in UNPLAYABLE for tile in tiles) and state is not State.WAITING:
            return verdict.VerdictKind.NEUTRAL, self.tr("Nothing to check yet")
        kind, text = super().verdict_of(state)
        if kind is not verdict.VerdictKind.GOOD:
            return kind, text
        empty = tiles.count(EMPTY)
        if empty:
            cells = counted(empty, "{} cell is empty", "{} cells are empty")
            return verdict.VerdictKind.NEUTRAL, say("{}; {}", self._found_text(), cells)
        return kind, say("Complete: {}", self._found_text())

    def _round_text(self) -> str:
        """How much of the board was found in the round."""
        (count, points), (words, score) = self.played.totals, self.analysis.totals
        return self.tr("You found {}, {}").format(
            counted(words, "{} of {} word", "{} of {} words", figure(count), figure(words)),
            counted(score, "{} of {} point", "{} of {} points", figure(points), figure(score)),
        )

    def _found_text(self) -> str:
        """Words and points; in a narrow window without the points, which are shown large right below."""
        words, score = self.analysis.totals
        found = counted(words, "{} word", "{} words")
        return found if self.narrow else say("{}, {}", found, points_text(score))

    def detail_of(self, state: State) -> str:
        searched = self.round.stage is Stage.IDLE and not self.board_search.searching
        return super().detail_of(state) if searched else ""

    # following

    def show_board(self) -> None:
        """Bring the painted board up to date."""
        self.board.show_board(self.rules.board, self.rules.near(), self.marks())
        self.update_panel()

    def show_figures(self, live: bool = False) -> None:
        """Show points, words, longest and mean; those of the player while a round is going on.

        `live`: the search is running, so that the figures change too fast to be animated.
        """
        tr, show = self.tr, self.figures.show_figures
        if self.round.playing:
            count, points = self.played.totals
            show(points, points_word(points), [(figure(count), tr("found"))])
            return
        if not self.analysis.known:
            show("–", points_word(0), [("–", tr("words")), ("–", tr("longest")), ("–", tr("mean points"))])
            return
        words, points = self.analysis.totals
        mean = decimal(points / words, 2) if words else "–"
        longest = str(self.analysis.longest or "–")
        small = [(figure(words), tr("words")), (longest, tr("longest")), (mean, tr("mean points"))]
        show(points, points_word(points), small, live)

    def update_panel(self) -> None:
        """Show the parts of the panel that belong to the puzzle and the stage of the round."""
        empty = all(tile in UNPLAYABLE for tile in self.rules.board.tiles)
        self.empty_state.setVisible(empty)
        self.promises.setVisible(empty)
        for widget, shown in self.shown_in_panel().items():
            widget.setVisible(shown and not empty)
        if empty:
            self.chart.setVisible(self.narrow)  # its column would be blank
        if self.board.path == ():
            self.board.show_notice("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        before = self.narrow
        super().resizeEvent(event)
        if before != self.narrow:
            self.show_state(self.session.state)
            self.update_panel()

    def show_state(self, state: State) -> None:
        super().show_state(state)
        self.words.set_empty_text(not_analysed_text(state))
        if state is State.NOT_ANALYSED and self.round.playing:  # the rules or the word list have changed
            QTimer.singleShot(0, self.session, self.session.analyse_now)

    def on_stage_changed(self, stage: Stage) -> None:
        """A round was started, paused, resumed, ended or forgotten."""
        self.words.table.choose(None)
        self.selected_word.select(None)
        self.board.show_notice("")
        self.round_play.follow(stage)
        self.show_state(self.session.state)
        self.show_figures()
        self.update_panel()

    def _on_puzzle_changed(self, puzzle: Any) -> None:
        super()._on_puzzle_changed(puzzle)
        self.show_board()
        self.round.reset()

    def _on_options_changed(self, options: Any) -> None:
        super()._on_options_changed(options)
        self.show_board()

    def _on_board_edited(self, board: Board, undo_text: str) -> None:
        self.session.edit(self.rules.with_board(board), undo_text)

    def _on_cleared(self) -> None:
        self.selected_word.clear()
        self._show_lengths()
        self.show_figures()
        self.update_panel()

    def _show_lengths(self) -> None:
        self.chart.show_counts(self.analysis.length_counts())

    def _on_progressed(self, run: Run) -> None:
        super()._on_progressed(run)
        self.show_figures(live=True)

    def _on_search_changed(self) -> None:
        self.show_state(self.session.state)
        self.show_figures()
        self.update_panel()

    def _on_traced(self, words: list[str], points: str) -> None:
        if self.round.playing:
            for word in words:
                self.round_play.play(word)
            return
        announce(self.board, f"{words[0]}: {points}")
        found = self.analysis.find(words[0])
        if found is not None:
            self.words.table.choose(found)
            self.choose_words(*words)
            self.chart.mark(len(found.word))
            self.selected_word.explain(found, points)
