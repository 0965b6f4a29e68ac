"""The tab that games on boards of letter tiles share: board, words, paths, tracing, rounds against the clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QWidget

from qless_studio.engine.grids import EMPTY, UNPLAYABLE, Board, Found, Neighbours, paths_of, spelled
from qless_studio.engine.grids.paths import MOST
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, decimal, say
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.edits import Mark
from qless_studio.ui.grids.finder import Finder
from qless_studio.ui.grids.invitation import Invitation, promises
from qless_studio.ui.grids.round import Round, RoundControls, Stage
from qless_studio.ui.grids.words import WordList, word_columns
from qless_studio.ui.shell.commands import command, separator
from qless_studio.ui.shell.game_view import GameTab
from qless_studio.ui.shell.session import Session, State
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets import verdict
from qless_studio.ui.widgets.buttons import Cluster, IconButton
from qless_studio.ui.widgets.charts import LengthChart
from qless_studio.ui.widgets.choices import Segments
from qless_studio.ui.widgets.figures import Figures, figure
from qless_studio.ui.widgets.verdict import announce

MISSED, FOUND, ALL = "missed", "found", "all"
"""Which words of a round the list shows once it is over."""


class GridTab(GameTab):
    """A game says what its puzzle's board is, which cells touch, and what a path is worth."""

    key = ""
    """Begins the names of its commands."""
    reveals = False
    """Whether the words stay to be seen while a round is on."""
    columns = staticmethod(word_columns)
    """The columns of the list of words."""

    def __init__(self, session: Session, appearance: Appearance, label: str, seconds: float) -> None:
        board = GridBoard(appearance, self.tr("Board of letters"))
        hint = self.tr("Rows with / between; Qu for the Qu tile, # for a blocked tile, * for any letter, . for none")
        super().__init__(session, appearance, board, label=label, hint=hint, example=self.example_text(session))
        self.appearance_of_tab = appearance
        self.words = WordList(appearance, self, self.columns)
        self.figures = Figures(appearance)
        self.chart = LengthChart(appearance, self.tr("Words by length"))
        self.round = Round(self, seconds)
        self.seed = Random().randrange(2**32)
        self._chosen: Found | None = None
        self._paths: list[tuple[int, ...]] = []
        self._lengths: Counter[int] = Counter()
        self._typed = ""
        self._make_commands()
        self.finder = Finder(appearance, session, self)
        self.invitation = Invitation(appearance, self._invitations())
        self.promises = promises(appearance)
        pairs = [(MISSED, self.tr("Missed")), (FOUND, self.tr("Found")), (ALL, self.tr("All"))]
        self.parts = Segments(appearance, pairs, self.tr("Words of the round"))
        self.parts.hide()
        self.parts.value_changed.connect(self._show_part)
        self.put("section", self.invitation, self.parts)
        self.put("figures", self.figures)
        self.put("chart", self.chart)
        self.put("list", self.words.table, self.promises)
        self.put("foot", self.words.card)
        self._wire()

    def _wire(self) -> None:
        session, board, words = self.session, self.board, self.words
        session.puzzle_changed.connect(self.show_board)
        session.options_changed.connect(self.show_board)
        session.puzzle_changed.connect(self.round.reset)
        session.run_started.connect(self._on_run_started)
        session.solutions_found.connect(self._on_solutions_found)
        session.run_finished.connect(self._on_run_finished)
        board.board_edited.connect(lambda changed, text: session.edit(self.with_board(changed), text))
        board.fitted.connect(self.set_board_width)
        board.trace_changed.connect(self._on_trace_changed)
        board.trace_ended.connect(self._on_trace_ended)
        board.letters_typed.connect(self._on_letters_typed)
        board.confirmed.connect(self._on_confirmed)
        words.chosen_changed.connect(self._on_chosen)
        words.hovered.connect(self._on_hovered)
        words.card.stepper.stepped.connect(self.show_path)
        self.round.stage_changed.connect(self.on_stage_changed)
        self.finder.changed.connect(lambda: self.show_state(session.state))
        self.finder.changed.connect(self.show_figures)

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
            words = self.tr("Board of %d × %d") % (rows, columns)
            self.session.edit(self.with_board(edits.resized(self.grid, rows, columns)), words)

    def roll(self) -> None:
        """A new board from the next seed."""
        self.seed = Random().randrange(2**32)
        self.roll_seed(self.seed)

    def roll_seed(self, seed: int) -> None:
        """The board of that seed."""
        self.seed = seed
        self.session.edit(self.rolled(seed), self.tr("Roll %d") % seed, options=self.options_rolled())

    # commands

    def _make_commands(self) -> None:
        tr, key = self.tr, self.key
        self.roll_command = command(self, f"{key}_roll", self.roll_words(), self.roll, "Ctrl+R", icon="die")
        self.turn_command = command(
            self, f"{key}_turn", tr("Turn the board"), self._on_turn, "Ctrl+Shift+R", icon="rotate"
        )
        self.find_command = command(
            self, f"{key}_find", tr("Find a board…"), lambda: self.finder.open(), "Ctrl+Shift+F", icon="search"
        )
        self.enough_command = command(
            self, f"{key}_enough", tr("Roll until 300 words or more"), lambda: self.finder.find_words(300)
        )
        self.clear_command = command(self, f"{key}_clear", tr("Clear the board"), self._on_clear, icon="trash")
        self.round_command = command(
            self, f"{key}_round", tr("Start or stop the clock"), self._on_round, "Ctrl+B", icon="clock"
        )
        self.pause_command = command(self, f"{key}_pause", tr("Pause the clock"), self.round.pause, "Ctrl+Shift+B")
        self.filter_command = command(
            self, f"{key}_filter", tr("Filter the words"), lambda: self.words.filter.field.setFocus(), "Ctrl+F"
        )
        self.seed_command = command(self, f"{key}_seed", tr("Roll from a seed…"), self._on_seed)
        self.example_command = command(self, f"{key}_example", tr("Open the example"), self._on_example)

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
        stack, made = self.session.undo_stack, []
        for action in (self.turn_command, self.find_command):
            button = IconButton(self.appearance_of_tab, action.property("icon_name"), action.text().rstrip("…"))
            button.clicked.connect(action.trigger)
            made.append(button)
        undo = IconButton(self.appearance_of_tab, "undo", self.tr("Undo"))
        redo = IconButton(self.appearance_of_tab, "redo", self.tr("Redo"))
        undo.clicked.connect(stack.undo)
        redo.clicked.connect(stack.redo)
        stack.canUndoChanged.connect(undo.setEnabled)
        stack.canRedoChanged.connect(redo.setEnabled)
        undo.setEnabled(stack.canUndo())
        redo.setEnabled(stack.canRedo())
        return Cluster(self.appearance_of_tab, made[0], undo, redo, made[1])

    def _on_turn(self) -> None:
        self.session.edit(self.turned(), self.tr("Turn the board"))

    def _on_clear(self) -> None:
        empty = edits.empty_board(self.grid.rows, self.grid.columns)
        self.session.edit(self.with_board(empty), self.tr("Clear the board"))

    def _on_example(self) -> None:
        self.session.edit(self.session.game.example, self.tr("Open the example"))

    def _on_seed(self) -> None:
        from PySide6.QtWidgets import QInputDialog

        text, taken = QInputDialog.getText(
            self, self.tr("Roll from a seed"), self.tr("The same number gives the same board."), text=str(self.seed)
        )
        if taken and text.strip().isascii() and text.strip().isdigit():
            self.roll_seed(int(text.strip()[:15]))

    # the analysis

    def verdict_of(self, state: State) -> tuple[verdict.State, str]:
        if self.finder.searching:
            best = self.finder.best
            return verdict.State.RUNNING, self.tr("Best board so far: %s points") % figure(best.get("score", 0))
        if self.round.playing and not self.reveals:
            return verdict.State.NEUTRAL, self.tr("Type or trace the words you see")
        if self.round.stage is Stage.OVER:
            count, points = self.played()
            words, score = self.totals()
            said = self.tr("You found %s of %s words, %s of %s points")
            return verdict.State.NEUTRAL, said % tuple(figure(number) for number in (count, words, points, score))
        tiles = self.grid.tiles
        if all(tile in UNPLAYABLE for tile in tiles) and state is not State.WAITING:
            return verdict.State.NEUTRAL, self.tr("Nothing to check yet")
        kind, text = super().verdict_of(state)
        empty = tiles.count(EMPTY)
        if empty and kind is verdict.State.GOOD:
            places = counted(empty, "{} place is empty", "{} places are empty")
            return verdict.State.NEUTRAL, say("{}; {}", self._found_text(), places)
        if kind is verdict.State.GOOD:
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
        self._chosen, self._paths = None, []
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
            count, points = self.played()
            self.figures.show_figures(points, self.points_word(points), [(figure(count), tr("found"))])
            return
        words, points = self.totals()
        mean = decimal(points / words, 2) if words else "–"
        small = [(figure(words), tr("words")), (str(self.longest or "–"), tr("longest")), (mean, tr("mean points"))]
        self.figures.show_figures(points, self.points_word(points), small, live)

    def points_word(self, points: int) -> str:
        return self.tr("point") if points == 1 else self.tr("points")

    # paths

    def _on_chosen(self, found: Found | None) -> None:
        self._chosen = found
        self._paths = self.paths(found) if found else []
        self.chart.mark(len(found.word) if found else None)
        if found is None:
            self.words.explain(None)
            self.words.card.stepper.hide()
            self.board.show_path(())
            return
        self.words.explain(found, self.letters_of(found), self.points_text(found.score))
        self.show_path(0)

    def paths(self, found: Found) -> list[tuple[int, ...]]:
        """The ways to trace a word, the one of the list first."""
        return paths_of(found.word, self.tiles(), self.near())

    def show_path(self, number: int) -> None:
        """Draw one of the paths of the chosen word."""
        if not 0 <= number < len(self._paths):
            return
        self.words.card.stepper.show_paths(number, len(self._paths), len(self._paths) >= MOST)
        self.board.show_path(self._paths[number])
        if self._chosen is not None:
            points = self.path_points(self._chosen.word, self._paths[number])
            self.words.explain(self._chosen, self.letters_of(self._chosen), self.points_text(points))

    def _on_hovered(self, found: Found | None) -> None:
        shown = found or self._chosen
        self.board.show_path(shown.path if shown else (), animated=False)
        self.chart.mark(len(shown.word) if shown else None)

    def letters_of(self, found: Found) -> str:
        """A word cut into its tiles: QU-I-T."""
        tiles, parts, place = self.tiles(), [], 0
        for cell in found.path:
            size = max(1, len(tiles[cell]))
            parts.append(found.word[place : place + size].upper())
            place += size
        return "-".join(parts)

    def points_text(self, points: int) -> str:
        return f"{figure(points)} {self.points_word(points)}"

    # tracing

    def _on_trace_changed(self, cells: Sequence[int]) -> None:
        if not cells:
            self.board.show_notice("")
            return
        words = self.words_traced(cells)
        text = self._text_of(cells)
        if words and len(words[0]) >= self.least():
            points = self.points_text(self.path_points(words[0], cells))
            self.board.show_notice(f"{words[0].upper()}: {points}", "good")
        elif words:
            self.board.show_notice(self.tr("%s is too short") % text, "text")
        else:
            self.board.show_notice(text, "text")

    def words_traced(self, cells: Sequence[int]) -> list[str]:
        """The words of the list that these cells spell, the ones worth most first."""
        lexicon = self.session.lexicon
        return spelled(self.tiles(), cells, lexicon) if lexicon else []

    def _text_of(self, cells: Sequence[int]) -> str:
        return "".join(self.tiles()[cell].upper() for cell in cells)

    def _on_trace_ended(self, cells: Sequence[int]) -> None:
        words = [word for word in self.words_traced(cells) if len(word) >= self.least()]
        if not words:
            self.board.show_notice(self.tr("%s is not a word of the list") % self._text_of(cells), "bad")
            announce(self.board, self.tr("%s is not a word of the list") % self._text_of(cells))
            return
        if self.round.playing:
            for word in words:
                self.play(word)
            return
        points = self.points_text(self.path_points(words[0], cells))
        announce(self.board, f"{words[0]}: {points}")
        found = self.words.found.get(words[0])
        if found is not None:
            self.words.table.choose(found)
            self.chart.mark(len(found.word))
            self.words.explain(found, self.letters_of(found), points)

    # rounds

    def _on_round(self) -> None:
        if self.round.playing:
            self.round.stop()
        else:
            self.round.start()

    def played(self) -> tuple[int, int]:
        """Words played in this round, and their points."""
        found = [self.words.found[word] for word in self.words.ticked if word in self.words.found]
        return len(found), sum(word.score for word in found)

    def on_stage_changed(self, stage: Stage) -> None:
        """A round began, paused, went on, ended or was forgotten."""
        self.board.locked = stage is Stage.RUNNING or stage is Stage.PAUSED
        if stage is Stage.RUNNING:
            if self.round.elapsed < 1:
                self.words.clear_ticks()
            self.board.setFocus()
        if stage is Stage.OVER:
            self.parts.set_value(MISSED)
        self._typed = ""
        self.words.table.choose(None)
        self._on_chosen(None)
        self.board.show_notice("")
        self._show_part()
        self.show_state(self.session.state)
        self.show_figures()
        self._update_invitation()

    def _show_part(self, *_: object) -> None:
        """Which words the list may show: while one plays the played ones only, then what one looks for."""
        stage, ticked = self.round.stage, self.words.ticked
        hidden = self.round.playing and not self.reveals
        part = FOUND if hidden else self.parts.value if stage is Stage.OVER else ALL
        tests = {FOUND: lambda found: found.word in ticked, MISSED: lambda found: found.word not in ticked, ALL: None}
        self.words.show_only(tests[part])
        self.parts.setVisible(stage is Stage.OVER)

    def round_controls(self, title: str) -> RoundControls:
        """Start, pause and stop."""
        return RoundControls(self.appearance_of_tab, self.round, title, self.tr("Clock"))

    def _on_letters_typed(self, letters: str) -> None:
        """Letters typed on a board that is being played make a word; Return plays it."""
        self.board.clear_trace()
        self._typed = self._typed + letters if letters else self._typed[:-1]
        self.board.show_notice(self._typed.upper())

    def _on_confirmed(self) -> None:
        word, self._typed = self._typed.lower(), ""
        if word:
            self.play(word)

    def play(self, word: str) -> bool:
        """Take a word as played in this round; whether it counts."""
        found = self.words.found.get(word)
        if found is None or word in self.words.ticked:
            said = self.tr("%s is played already") if found else self.tr("%s is not on the board")
            self.board.show_notice(said % word.upper(), "bad" if found is None else "text")
            return False
        self.words.tick(word, self.round.elapsed)
        self.board.clear_trace()
        self.board.show_notice(f"{word.upper()}: {self.points_text(found.score)}", "good")
        self.show_figures()
        return True

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
            **dict.fromkeys((self.chart, *self.words.filter.controls), told),
        }

    def change_options(self, **changes: Any) -> None:
        """Change some options of the game."""
        self.session.set_options(replace(self.session.options, **changes))
