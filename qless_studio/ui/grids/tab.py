"""The tab that games on boards of letter tiles share: board, words, paths, tracing, rounds against the clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QWidget

from qless_studio.engine.grids import EMPTY, UNPLAYABLE, Board, Found, Neighbours, paths_of
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, decimal, figure, say
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.board_search import Finder
from qless_studio.ui.grids.edits import Mark
from qless_studio.ui.grids.empty_state import Invitation, promises
from qless_studio.ui.grids.round import Round, RoundControls, Stage
from qless_studio.ui.grids.round_words import PlayedWords
from qless_studio.ui.grids.selected_word import ChosenWord
from qless_studio.ui.grids.trace_feedback import TracedWord
from qless_studio.ui.grids.words import WordList, word_columns
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.tab.game_tab import GameTab
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.action_button import ActionIconButton
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import Cluster
from qless_studio.ui.widgets.charts.charts import LengthChart
from qless_studio.ui.widgets.feedback import verdict
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay


class GridTab(GameTab):
    """A game says what its puzzle's board is, which cells touch, and what a path is worth."""

    key = ""
    """Begins the names of its commands."""
    reveals = False
    """Whether the words stay to be seen while a round is on."""
    columns = staticmethod(word_columns)
    """The columns of the list of words."""

    def __init__(self, session: Session, appearance: Appearance, label: str, seconds: float) -> None:
        board = GridBoard(appearance, self.tr("Letter board"))
        hint = self.tr(
            "Rows separated by /; Qu for the Qu tile, # for a blocked tile, * for any letter, . for an empty cell"
        )
        super().__init__(session, appearance, board, label=label, hint=hint, example=self.example_text(session))
        self.appearance_of_tab = appearance
        self.words = WordList(appearance, self, self.columns)
        self.figures = ScoreDisplay(appearance)
        self.chart = LengthChart(appearance, self.tr("Words by length"))
        self.round = Round(self, seconds)
        self.seed = Random().randrange(2**32)
        self._lengths: Counter[int] = Counter()
        self.chosen = ChosenWord(self, board, self.words, self.chart, self)
        self.traced = TracedWord(self, board, session, self)
        self.played = PlayedWords(self, board, self.words, self.round, self.reveals, appearance, self)
        self._make_commands()
        self.finder = Finder(appearance, session, self)
        self.invitation = Invitation(appearance, self._invitations())
        self.promises = promises(appearance)
        self.put("section", self.invitation, self.played.parts)
        self.put("figures", self.figures)
        self.put("chart", self.chart, self.finder.chart)
        self.put("list", self.words.table, self.promises)
        self.put("foot", self.words.card)
        self._wire()

    def _wire(self) -> None:
        session, board = self.session, self.board
        session.puzzle_changed.connect(self.show_board)
        session.options_changed.connect(self.show_board)
        session.puzzle_changed.connect(self.round.reset)
        session.run_started.connect(self._on_run_started)
        session.solutions_found.connect(self._on_solutions_found)
        session.run_finished.connect(self._on_run_finished)
        board.board_edited.connect(lambda changed, text: session.edit(self.with_board(changed), text))
        board.fitted.connect(self.set_board_width)
        self.traced.traced.connect(self._on_traced)
        self.played.counted.connect(lambda _: self.show_figures())
        self.round.stage_changed.connect(self.on_stage_changed)
        self.finder.changed.connect(lambda: self.show_state(session.state))
        self.finder.changed.connect(self.show_figures)
        self.finder.changed.connect(self._update_invitation)

    def begin(self) -> None:
        """Show the puzzle that is there; the last thing a game's constructor does."""
        self.show_board()
        self.show_figures()
        self.show_state(self.session.state)

    def resizeEvent(self, event: QResizeEvent) -> None:
        before = self.narrow
        super().resizeEvent(event)
        if before != self.narrow:
            self.show_state(self.session.state)
            self._update_invitation()

    # what a game says

    def example_text(self, session: Session) -> str:
        return session.game.format(session.game.example)

    def board_of(self, puzzle: Any) -> Board:
        """The board in a puzzle."""
        raise NotImplementedError

    def with_board(self, board: Board) -> Any:
        """The puzzle with another board in it; what belongs to tiles that are gone is dropped."""
        raise NotImplementedError

    def turned(self) -> Any:
        """The puzzle turned clockwise by a quarter."""
        raise NotImplementedError

    def rolled(self, seed: int) -> Any:
        """A new puzzle from a seed."""
        raise NotImplementedError

    def near(self) -> Neighbours:
        """Which cells touch."""
        raise NotImplementedError

    def tiles(self) -> Sequence[str]:
        """What the tiles play."""
        return self.grid.tiles

    def options_rolled(self) -> Any:
        """The options that a roll brings with it; those in force by itself."""
        return self.session.options

    def least(self) -> int:
        """Letters of the shortest word that counts."""
        raise NotImplementedError

    def path_points(self, word: str, cells: Sequence[int]) -> int:
        """What a word is worth by this path."""
        raise NotImplementedError

    def marks(self) -> tuple[Mark, ...]:
        """What stands on the tiles beside their letters."""
        return ()

    # the puzzle

    @property
    def grid(self) -> Board:
        """The board as it is."""
        return self.board_of(self.session.puzzle)

    def show_board(self, *_: object) -> None:
        """Bring the painted board up to date."""
        self.board.show_board(self.grid, self.near(), self.marks())
        self._update_invitation()

    def set_size(self, rows: int, columns: int) -> None:
        """Add or drop rows and columns."""
        if (rows, columns) != (self.grid.rows, self.grid.columns):
            words = self.tr("Resize board to {} × {}").format(rows, columns)
            self.session.edit(self.with_board(edits.resized(self.grid, rows, columns)), words)

    def roll(self) -> None:
        """A new board from the next seed."""
        self.seed = Random().randrange(2**32)
        self.roll_seed(self.seed)

    def roll_seed(self, seed: int) -> None:
        """The board of that seed."""
        self.seed = seed
        self.session.edit(self.rolled(seed), self.tr("Roll {}").format(seed), options=self.options_rolled())

    # commands

    def _make_commands(self) -> None:
        tr, key = self.tr, self.key
        self.roll_command = command(self, f"{key}_roll", self.roll_words(), self.roll, "Ctrl+R", icon="die")
        self.turn_command = command(
            self, f"{key}_turn", tr("Rotate board"), self._on_turn, "Ctrl+Shift+R", icon="rotate"
        )
        self.find_command = command(
            self, f"{key}_find", tr("Find board…"), lambda: self.finder.open(), "Ctrl+Shift+F", icon="search"
        )
        self.enough_command = command(
            self, f"{key}_enough", tr("Roll a board of 300 or more words"), lambda: self.finder.find_words(300)
        )
        self.clear_command = command(self, f"{key}_clear", tr("Clear board"), self._on_clear, icon="trash")
        self.round_command = command(
            self, f"{key}_round", tr("Start or stop clock"), self._on_round, "Ctrl+B", icon="clock"
        )
        self.pause_command = command(self, f"{key}_pause", tr("Pause clock"), self.round.pause, "Ctrl+Shift+B")
        self.filter_command = command(
            self, f"{key}_filter", tr("Filter words"), lambda: self.words.filter.field.setFocus(), "Ctrl+F"
        )
        self.seed_command = command(self, f"{key}_seed", tr("Roll from seed…"), self._on_seed)
        self.example_command = command(self, f"{key}_example", tr("Open example"), self._on_example)

    def roll_words(self) -> str:
        """The name of the command that makes a new board."""
        return self.tr("Roll")

    def commands(self) -> list[QAction]:
        return [
            self.roll_command, self.seed_command, self.enough_command, self.find_command, separator(self),
            self.turn_command, self.clear_command, self.example_command, separator(self),
            self.round_command, self.pause_command, separator(self),
            self.filter_command,
        ]  # fmt: skip

    def listed(self) -> list[Found]:
        return self.words.model.solutions()

    def edit_buttons(self) -> Cluster:
        """Turn, undo, redo, find."""
        turn, find = (
            ActionIconButton(self.appearance_of_tab, action) for action in (self.turn_command, self.find_command)
        )
        return Cluster(self.appearance_of_tab, turn, self.history_buttons(), find)

    def _on_turn(self) -> None:
        self.session.edit(self.turned(), self.tr("Rotate board"))

    def _on_clear(self) -> None:
        empty = edits.empty_board(self.grid.rows, self.grid.columns)
        self.session.edit(self.with_board(empty), self.tr("Clear board"))

    def _on_example(self) -> None:
        self.session.edit(self.session.game.example, self.tr("Open example"))

    def _on_seed(self) -> None:
        from PySide6.QtWidgets import QInputDialog

        text, taken = QInputDialog.getText(
            self, self.tr("Roll from seed"), self.tr("The same number gives the same board."), text=str(self.seed)
        )
        if taken and text.strip().isascii() and text.strip().isdigit():
            self.roll_seed(int(text.strip()[:15]))

    # the analysis

    def verdict_of(self, state: State) -> tuple[verdict.VerdictKind, str]:
        if self.finder.searching:
            best = self.finder.best
            return verdict.VerdictKind.RUNNING, self.tr("Best board so far: {} points").format(
                figure(best.get("score", 0))
            )
        if self.round.playing and not self.reveals:
            return verdict.VerdictKind.NEUTRAL, self.tr("Type or trace the words you see")
        if self.round.stage is Stage.OVER:
            count, points = self.played.totals
            words, score = self.totals()
            said = self.tr("You found {} of {} words, {} of {} points")
            return verdict.VerdictKind.NEUTRAL, said.format(
                *(figure(number) for number in (count, words, points, score))
            )
        tiles = self.grid.tiles
        if all(tile in UNPLAYABLE for tile in tiles) and state is not State.WAITING:
            return verdict.VerdictKind.NEUTRAL, self.tr("Nothing to check yet")
        kind, text = super().verdict_of(state)
        empty = tiles.count(EMPTY)
        if empty and kind is verdict.VerdictKind.GOOD:
            places = counted(empty, "{} cell is empty", "{} cells are empty")
            return verdict.VerdictKind.NEUTRAL, say("{}; {}", self._found_text(), places)
        if kind is verdict.VerdictKind.GOOD:
            text = say("Complete: {}", self._found_text())
        return kind, text

    def _found_text(self) -> str:
        """Words and points; in a narrow window the points stand right below, large."""
        words, score = self.totals()
        found = counted(words, "{} word", "{} words")
        return found if self.narrow else say("{}, {}", found, counted(score, "{} point", "{} points"))

    def detail_of(self, state: State) -> str:
        searched = self.round.stage is Stage.IDLE and not self.finder.searching
        return super().detail_of(state) if searched else ""

    def _on_run_started(self) -> None:
        self.words.lexicon = self.session.lexicon
        self.words.clear()
        self.words.clear_ticks()
        self.chosen.forget()
        self._lengths.clear()
        self.chart.show_counts(())
        self.show_figures()
        self._update_invitation()

    def _on_run_finished(self, *_: object) -> None:
        self.show_figures()

    def _on_solutions_found(self, batch: list[Found]) -> None:
        self.words.extend(batch)
        self._lengths.update(len(found.word) for found in batch)
        self.show_lengths()

    def _on_progressed(self, run: Run) -> None:
        super()._on_progressed(run)
        self.show_figures(live=True)

    def show_lengths(self) -> None:
        """The chart of words by length."""
        lengths = self._lengths
        bars = [(length, lengths[length]) for length in range(min(lengths, default=0), max(lengths, default=-1) + 1)]
        self.chart.show_counts(bars)

    @property
    def longest(self) -> int:
        """Letters of the longest word found."""
        return max(self._lengths, default=0)

    def totals(self) -> tuple[int, int]:
        """Words and points known of the board."""
        if self.finder.searching and self.finder.best:
            return self.finder.best["words"], self.finder.best["score"]
        summary: Any = self.session.run.summary if self.session.run else None
        return (summary.words, summary.score) if summary else (0, 0)

    def show_figures(self, live: bool = False) -> None:
        """Points, words, longest and mean; those of the player while a round is on."""
        tr = self.tr
        if self.round.playing:
            count, points = self.played.totals
            self.figures.show_figures(points, self.points_word(points), [(figure(count), tr("found"))])
            return
        words, points = self.totals()
        mean = decimal(points / words, 2) if words else "–"
        small = [(figure(words), tr("words")), (str(self.longest or "–"), tr("longest")), (mean, tr("mean points"))]
        self.figures.show_figures(points, self.points_word(points), small, live)

    def points_word(self, points: int) -> str:
        return counted(points, "point", "points")

    # words: chosen, traced, played

    def paths(self, found: Found) -> list[tuple[int, ...]]:
        """The ways to trace a word, the one of the list first."""
        return paths_of(found.word, self.tiles(), self.near())

    def points_text(self, points: int) -> str:
        return f"{figure(points)} {self.points_word(points)}"

    def _on_traced(self, words: list[str], points: str) -> None:
        if self.round.playing:
            for word in words:
                self.played.play(word)
            return
        announce(self.board, f"{words[0]}: {points}")
        found = self.words.found.get(words[0])
        if found is not None:
            self.words.table.choose(found)
            self.choose_words(*words)
            self.chart.mark(len(found.word))
            self.chosen.explain(found, points)

    # rounds

    def _on_round(self) -> None:
        if self.round.playing:
            self.round.stop()
        else:
            self.round.start()

    def on_stage_changed(self, stage: Stage) -> None:
        """A round began, paused, went on, ended or was forgotten."""
        self.played.follow(stage)
        self.words.table.choose(None)
        self.chosen.choose(None)
        self.board.show_notice("")
        self.played.show_part()
        self.show_state(self.session.state)
        self.show_figures()
        self._update_invitation()

    def round_controls(self, title: str) -> RoundControls:
        """Start, pause and stop."""
        return RoundControls(self.appearance_of_tab, self.round, title, self.tr("Clock"))

    # coming up empty

    def _invitations(self) -> list[QAction]:
        return [self.roll_command, self.find_command, self.example_command]

    def _update_invitation(self) -> None:
        empty = all(tile in UNPLAYABLE for tile in self.grid.tiles)
        self.invitation.setVisible(empty)
        self.promises.setVisible(empty)
        for widget, shown in self.shown_in_panel().items():
            widget.setVisible(shown and not empty)
        if empty:
            self.chart.setVisible(self.narrow)  # where its column would be blank
        if self.board.path == ():
            self.board.show_notice("")

    def shown_in_panel(self) -> dict[QWidget, bool]:
        """The widgets of the panel, and whether they belong to what is shown now."""
        told = self.reveals or not self.round.playing
        return {
            **dict.fromkeys((self.figures, self.words.table, self.words.card), True),
            **dict.fromkeys(self.words.filter.controls, told),
            self.finder.chart: self.finder.charted,
            self.chart: told and not self.finder.charted,
        }

    def change_options(self, **changes: Any) -> None:
        """Change some options of the game."""
        self.session.set_options(replace(self.session.options, **changes))
