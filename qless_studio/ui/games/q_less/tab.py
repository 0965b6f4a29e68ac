"""The Q-Less tab: rack and grid at the side, and a coach that checks every step."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QHideEvent, QShowEvent

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.q_less.difficulty import Difficulty
from qless_studio.engine.games.q_less.play_log import statistics
from qless_studio.engine.games.q_less.puzzle import FEWEST, Puzzle, Solution, tiles_of
from qless_studio.engine.games.q_less.recent import solvable_share
from qless_studio.engine.lexicon import available
from qless_studio.engine.results import Results
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.ui.games.q_less import analysis, fact_texts, messages
from qless_studio.ui.games.q_less.analysis import Position
from qless_studio.ui.games.q_less.board import Board
from qless_studio.ui.games.q_less.empty_state import Invitation, RecentRolls, SolvableRate, promises
from qless_studio.ui.games.q_less.fact_list import FactRows
from qless_studio.ui.games.q_less.hints import Help
from qless_studio.ui.games.q_less.open_grid import Place, laid_over
from qless_studio.ui.games.q_less.playing import Play
from qless_studio.ui.games.q_less.progress_display import Progress
from qless_studio.ui.games.q_less.rolls import TILES, Rolls
from qless_studio.ui.games.q_less.solutions import ALL, GRID, KEEP, Solutions
from qless_studio.ui.games.q_less.statistics import StatisticsDialog, clock
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.game_tab import GameTab
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.feedback import verdict
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder

SHORTEST = range(2, 7)
"""Least lengths of a word that the controls offer."""


class QLessTab(GameTab):
    """Board and panel show the session's puzzle; what only this tab wants to know it searches for itself."""

    def __init__(self, session: Session, appearance: Appearance) -> None:
        super().__init__(
            session,
            appearance,
            Board(appearance),
            label=self.tr("Dice"),
            hint=self.tr("3 to 16 letters, then ; and the grid. Start with tiles: for a free game of up to 40"),
            example=self.tr("3 to 16 letters, for example BCDGILLORTUW"),
        )
        session.keep = KEEP
        self._searches = BackgroundSearches(session)
        self._play = Play(session.folder, session.message.emit)
        self._position: Position | None = None
        self._examined: Any = None
        self._examined_key: object = None
        self._all_key: object = None
        self._all_run: Run | None = None
        self.rolls = Rolls(self, self._searches, self._on_fallen, session.message.emit)
        self._tick = QTimer(self, interval=500)
        self._tick.timeout.connect(self._show_figures)
        self._make_commands()
        self._make_controls(appearance)
        self._make_panel(appearance)
        self._make_invitation(appearance)
        self._connect()
        self._on_puzzle(session.puzzle)
        self.show_state(session.state)

    # building

    def _make_commands(self) -> None:
        def made(name: str, text: str, act, keys: str | None = None, icon: str = "", **more: Any) -> QAction:
            return command(self, f"q_less_{name}", text, act, keys, icon=icon, **more)

        tr, board = self.tr, self.board
        self.roll = made("roll", tr("Roll"), self.rolls.roll, "Ctrl+R", "die")
        self.daily = made("daily", tr("Daily roll"), self.rolls.daily, "Ctrl+D", "star")
        self.seed = made("seed", tr("Roll from seed…"), self.rolls.ask_seed)
        self.letters = made("letters", tr("Type letters"), self._on_type, "Ctrl+T", "pencil")
        self.draw = made("draw", tr("Draw {} tiles for a free game").format(TILES), self.rolls.draw)
        self.clear = made("clear", tr("Clear grid"), board.clear_grid, "Ctrl+Shift+X", "trash")
        self.lift = made("lift", tr("Lift word at cursor"), board.lift_word, "Ctrl+Backspace")
        self.turn = made("turn", tr("Swap rows and columns"), self._on_turn, "Ctrl+Shift+T", "rotate")
        self.centre = made("centre", tr("Centre grid"), board.centre_grid, "Ctrl+M")
        ways = (("up", tr("up"), -1, 0), ("down", tr("down"), 1, 0), ("left", tr("left"), 0, -1))
        self.moves = [
            made(f"move_{name}", tr("Move grid {}").format(word), lambda r=r, c=c: board.move_grid(r, c))
            for name, word, r, c in (*ways, ("right", tr("right"), 0, 1))
        ]
        self.shuffle = made("shuffle", tr("Shuffle rack"), self._on_shuffle)
        self.sort = made("sort", tr("Sort rack"), self._on_sort)
        self.hint = made("hint", tr("Hint"), lambda: self.help.ask(), "Ctrl+H", "bulb")
        self.filter = made("filter", tr("Filter solutions"), self._on_filter, "Ctrl+F", "sliders")
        self.place = made("place", tr("Place displayed solution"), self._on_place, "Ctrl+Return", "check")
        self.back = made("back", tr("Back to grid"), self._end_preview, "Ctrl+Shift+Backspace")
        self.clock = made("clock", tr("Show clock"), None, icon="clock", checked=False)
        self.clock.toggled.connect(self._on_clock)
        self.statistics = made("statistics", tr("Statistics…"), self._on_statistics)

    def commands(self) -> list[QAction]:
        def line() -> QAction:
            return separator(self)

        return [
            *(self.roll, self.daily, self.seed, self.letters, self.draw, line()),
            *(self.hint, self.filter, self.place, self.back, line()),
            *(self.clear, self.lift, self.turn, self.centre, *self.moves, self.shuffle, self.sort, line()),
            *(self.clock, self.statistics),
        ]

    def _make_controls(self, appearance: Appearance) -> None:
        buttons = [ActionButton(appearance, action) for action in (self.roll, self.clear, self.hint)]
        choices = [(length, self.tr("{} letters or more").format(length)) for length in SHORTEST]
        self.shortest = Combo(appearance, choices, self.tr("Minimum word length"))
        self.shortest.value_changed.connect(self._on_shortest)
        self._show_shortest()
        self.put("controls_left", buttons[0], buttons[1], self.history_buttons())
        self.put("controls_right", self.shortest, buttons[2])

    def _make_panel(self, appearance: Appearance) -> None:
        self.figures = Progress(appearance)
        self.facts = FactRows(appearance, self.tr("Facts"))
        self.facts.pressed.connect(self._show_example)
        self.ladder = HintLadder(appearance)
        self.ladder.show_clicked.connect(self.hint.trigger)
        self.help = Help(self.session, self.board, self.ladder, self._searches, self._ways, self._play.hint_taken)
        self.ladder.closed.connect(self.help.forget)
        self.solutions = Solutions(appearance, self._zipf)
        self.share, self.promises, self.recent = (
            SolvableRate(appearance),
            promises(appearance),
            RecentRolls(appearance),
        )
        self.put("figures", self.figures, self.facts, self.share)
        self.put("chart", self.ladder, self.promises)
        self.put("filter", self.solutions.head)
        self.put("list", self.solutions, self.recent)

    def _make_invitation(self, appearance: Appearance) -> None:
        state = Invitation(appearance)
        first = state.add_action(self.tr("Roll 12 dice"), "die", self.roll, primary=True)
        first.clicked.connect(self.roll.trigger)
        second = state.add_action(self.tr("Type letters"), "pencil", hint=self.tr("or just start typing"))
        second.clicked.connect(self.letters.trigger)
        self.board.set_invitation(state)
        self.invitation = state

    def _connect(self) -> None:
        session, board = self.session, self.board
        session.puzzle_changed.connect(self._on_puzzle)
        session.options_changed.connect(lambda _: self._on_rules())
        session.lexicon_changed.connect(lambda _: self._on_rules())
        session.run_started.connect(self._on_run_started)
        session.solutions_found.connect(lambda batch: self.solutions.extend(GRID, batch))
        session.progressed.connect(lambda run: self._count(GRID, run, False))
        session.run_finished.connect(self._on_run_finished)
        board.puzzle_edited.connect(session.edit)
        board.letters_typed.connect(self._on_letters_typed)
        board.refused.connect(session.message)
        board.cursor_moved.connect(lambda _: self.choose_words(*board.words_at_cursor()))
        board.rack_resized.connect(self.set_board_width)
        self.solutions.chosen.connect(self._on_chosen)
        self.solutions.activated.connect(self._lay_solution)
        self.recent.roll_chosen.connect(lambda letters: self._begin(letters, self.tr("Resume roll")))

    # what the shell asks

    def rule_summary(self) -> str:
        parts = messages.rules(self.session.options)
        name = self.rolls.name_of(self.session.puzzle.letters)
        if name:
            parts.append(name)
        return "; ".join(parts)

    def verdict_of(self, state: State) -> tuple[verdict.VerdictKind, str]:
        puzzle, position = self.session.puzzle, self._position
        if state is State.EMPTY or position is None or position.puzzle != puzzle:
            return super().verdict_of(state)
        said = messages.verdict_of(state, self.session.outcome, position, self.solutions.found)
        return said or super().verdict_of(state)

    def listed(self) -> list[Solution]:
        return self.solutions.model.solutions()

    def results(self) -> Results:
        """What is listed may answer the other question: all solutions, whatever lies on the grid."""
        results, found = super().results(), self.solutions.found[ALL]
        if self.solutions.which == GRID or found is self.solutions.found[GRID]:
            return results
        stopped = None if self._searches.running("all") else Outcome.CANCELLED
        outcome = Outcome.COMPLETE if found.whole else stopped
        run, bare = self._all_run, Puzzle(results.puzzle.letters, free=results.puzzle.free)
        summary = run.summary if run else None
        return replace(
            results,
            puzzle=bare,
            found=len(found.kept),
            outcome=outcome,
            summary=summary,
            seconds=run.seconds if run else 0.0,
            verdict=results.game.verdict(summary, outcome or Outcome.CANCELLED),
        )

    def _ways(self) -> str:
        return messages.ways(self.solutions.found[GRID])

    # following the puzzle

    def _on_puzzle(self, puzzle: Puzzle) -> None:
        kept = self.help.keeps(puzzle)
        self.board.show_puzzle(puzzle)
        self._position, self.help.solvable = None, True
        if not kept:
            self.help.forget()
        else:
            self.help.show_cells()
        self._play.follow(puzzle, self.session.lexicon_name, self.rolls.is_daily(puzzle.letters))
        self._show_parts(puzzle)
        self._look()
        self._examine()
        self.rule_summary_changed.emit()

    def _show_parts(self, puzzle: Puzzle) -> None:
        """What stands in the panel, and which commands make sense."""
        blank = not puzzle.letters
        for widget in (self.figures, self.solutions, self.solutions.head):
            widget.setVisible(not blank)
        self.ladder.setVisible(not blank and not puzzle.free)
        for widget in (self.share, self.promises, self.recent):
            widget.setVisible(blank)
        for action in (self.hint, self.filter, self.clear, self.shuffle, self.sort):
            action.setEnabled(not blank)
        for action in (self.clear, self.lift, self.turn, self.centre, *self.moves):
            action.setEnabled(bool(puzzle.tiles))
        self.hint.setEnabled(not blank and not puzzle.free)
        self.solutions.show_which(GRID if puzzle.tiles else ALL)
        self._show_place()
        if blank:
            self._show_welcome()
        self._show_figures()
        self._show_facts()

    def _show_welcome(self) -> None:
        lexicon = self.session.lexicon
        titles = {info.name: info.title for info in available()}
        name = self.session.lexicon_name
        plain = self.session.options == self.session.game.options()
        share = solvable_share(lexicon) if lexicon is not None and plain else None
        self.share.show_share(share, titles.get(name, name))
        self.recent.show_recent(self._play.recent)

    def _show_shortest(self) -> None:
        if self.session.options.min_length in SHORTEST:
            self.shortest.set_value(self.session.options.min_length)

    def _on_rules(self) -> None:
        """Other options, or another list: everything is to be looked at anew."""
        self._show_shortest()
        self._position, self.help.solvable = None, True
        self.help.forget()
        self._look()
        self._examine()
        if not self.session.puzzle.letters:
            self._show_welcome()

    def _look(self) -> None:
        session = self.session
        puzzle, options, lexicon = session.puzzle, session.options, session.lexicon
        if lexicon is None or not puzzle.letters:
            self._searches.cancel("look")
            return
        work = lambda run: analysis.look(puzzle, lexicon, options, run)  # noqa: E731
        self._searches.start("look", work, self._on_position)

    def _on_position(self, found: list[Position]) -> None:
        self._position = position = found[-1]
        self.help.solvable = position.solvable is not False
        self.board.show_check(position.checked)
        self._show_figures()
        self._show_facts()
        self.help.show_ladder()
        if position.checked.finished:
            won = self._play.finished(self.session.puzzle.rows, self.session.lexicon_name)
            if won:
                self.session.message.emit(self.tr("Solved in {}").format(clock(self._play.seconds)))
        elif position.solvable is False and not position.puzzle.tiles:
            self._play.proven_unsolvable()
        self.show_state(self.session.state)

    def _show_figures(self) -> None:
        puzzle, words = self.session.puzzle, 0
        if self._position is not None:
            words = sum(line.valid for line in self._position.checked.lines)
        seconds = self._play.seconds if self.clock.isChecked() and puzzle.letters else None
        if seconds is not None and self._play.over:
            self._tick.stop()
        self.figures.show_progress(len(puzzle.tiles), len(puzzle.letters), words, seconds, puzzle.free)

    def _show_facts(self) -> None:
        """The words of the grid; while nothing lies there, how hard the roll is."""
        puzzle, position = self.session.puzzle, self._position
        if puzzle.tiles:
            if position is not None:
                self.facts.show_facts(fact_texts.words_of(position))
        elif self._examined is None or not puzzle.letters:
            self.facts.show_facts(())
        elif isinstance(self._examined, Difficulty):
            self.facts.show_facts(fact_texts.difficulty_facts(self._examined), self.tr("Difficulty"))
        else:
            facts = fact_texts.why_facts(self._examined, puzzle.letters)
            self.facts.show_facts(facts, self.tr("Why, and what would help"))

    # counts

    def _key(self) -> object:
        """What the set of all solutions depends on."""
        session = self.session
        return "".join(sorted(session.puzzle.letters)), session.options, session.lexicon, session.puzzle.free

    def _on_run_started(self) -> None:
        self.solutions.clear(GRID)
        if not self.session.puzzle.tiles:
            self._searches.cancel("all")
            self.solutions.copy(GRID, ALL)
            self._all_key = self._key()
        elif self._all_key != self._key():
            self._searches.cancel("all")
            self.solutions.clear(ALL)
            self._all_key = self._key()
        self.solutions.set_empty_text(self.tr("Searching…"))

    def _count(self, which: str, run: Run, whole: bool) -> None:
        summary = run.summary
        self.solutions.count(which, summary.solutions if summary is not None else 0, whole)

    def _on_run_finished(self, finished: FinishedRun) -> None:
        session, puzzle, outcome = self.session, self.session.puzzle, finished.outcome
        if session.run is not None:
            self._count(GRID, session.run, outcome is Outcome.COMPLETE)
        self.solutions.set_empty_text(self.tr("No solutions"))
        self.show_state(session.state)
        self.help.show_ladder()
        if outcome is Outcome.CANCELLED:
            self._searches.cancel("all")
        elif outcome is Outcome.COMPLETE and not puzzle.tiles:
            self._play.looked(puzzle.letters, self.solutions.found[GRID].count, session.lexicon_name)
        elif outcome is Outcome.COMPLETE and not self.solutions.found[ALL].whole:
            self._count_all()

    def _count_all(self) -> None:
        """The solutions that do not keep the tiles on the grid, too."""
        session = self.session
        letters, options, lexicon = session.puzzle.letters, session.options, session.lexicon
        if lexicon is None or self._searches.running("all"):
            return
        self.solutions.clear(ALL)
        work = lambda run: analysis.all_grids(letters, lexicon, options, run)  # noqa: E731
        self._all_run = self._searches.start(
            "all", work, self._on_all_found, self._on_all_ended, self._on_all_progressed, keep=KEEP
        )

    def _on_all_found(self, batch: list[Solution]) -> None:
        self.solutions.extend(ALL, batch)

    def _on_all_progressed(self, run: Run) -> None:
        self._count(ALL, run, False)

    def _on_all_ended(self, finished: FinishedRun) -> None:
        self._count(ALL, finished.run, finished.outcome is Outcome.COMPLETE)
        self.show_state(self.session.state)

    def _examine(self) -> None:
        """How hard the roll is, or why it has no solution: once for each roll."""
        session, key = self.session, self._key()
        letters, options, lexicon = session.puzzle.letters, session.options, session.lexicon
        if lexicon is None or len(letters) < FEWEST or session.puzzle.free:
            self._searches.cancel("examine")
            self._examined = self._examined_key = None
        elif key != self._examined_key:
            self._examined, self._examined_key = None, key
            work = lambda run: analysis.examine(letters, lexicon, options, run)  # noqa: E731
            self._searches.start("examine", work, self._on_examined)
        self._show_facts()

    def _on_examined(self, found: list[Any]) -> None:
        self._examined = found[-1]
        self._show_facts()

    # solutions on the grid

    def _zipf(self, word: str) -> float | None:
        return self.session.lexicon.zipf(word) if self.session.lexicon is not None else None

    def _on_chosen(self, solution: Solution | None) -> None:
        self.board.show_preview(None if solution is None else self._over_grid(solution))
        self._show_place()

    def _over_grid(self, solution: Solution) -> dict[Place, str]:
        """The solution where it covers the player's tiles, rows and columns exchanged if need be; else in sight."""
        field, tiles = self.board.field, tiles_of(solution.grid)
        turned = tiles_of(tuple(map("".join, zip(*solution.grid, strict=True))))
        found = laid_over(field.tiles, tiles) or laid_over(field.tiles, turned)
        if found is not None:
            return found
        if len(solution.grid) > len(solution.grid[0]):
            tiles = turned
        height, width = max(tile.row for tile in tiles) + 1, max(tile.column for tile in tiles) + 1
        top = field.top + (field.rows - height) // 2
        left = field.left + (field.columns - width) // 2
        return {(top + tile.row, left + tile.column): tile.letter for tile in tiles}

    def _show_example(self, solution: Solution) -> None:
        """A solution from a row of facts: shown like one of the list. One die less or turned has other letters."""
        self.solutions.choose(solution)
        self._on_chosen(solution)

    def _show_place(self) -> None:
        shown = self.solutions.selected
        fits = shown is not None and sorted(self.session.puzzle.letters) == sorted("".join(shown.grid).replace(".", ""))
        self.place.setEnabled(fits)
        self.solutions.place.setEnabled(fits)
        self.back.setEnabled(shown is not None)

    def _on_place(self) -> None:
        if self.solutions.selected is not None:
            self._lay_solution(self.solutions.selected)

    def _lay_solution(self, solution: Solution) -> None:
        self._play.solution_placed()
        self.board.lay(self._over_grid(solution), self.tr("Place solution"))
        self._end_preview()

    def _end_preview(self) -> None:
        self.solutions.choose(None)
        self._on_chosen(None)
        self.board.setFocus()

    def _on_filter(self) -> None:
        self.solutions.open_filters()

    # new letters

    def _begin(self, letters: str, words: str, free: bool = False) -> None:
        self.session.edit(Puzzle(letters, free=free), words)
        self.board.setFocus()

    def _on_fallen(self, letters: str, words: str, free: bool) -> None:
        self._begin(letters, words, free)
        self._play.restart_clock()
        self.board.tumble()
        self.rule_summary_changed.emit()

    def _on_type(self) -> None:
        self.entry.field.setFocus()
        self.entry.field.selectAll()

    def _on_letters_typed(self, text: str) -> None:
        self._on_type()
        self.entry.field.setText(text)

    def _on_shuffle(self) -> None:
        letters = list(self.session.puzzle.letters)
        Random().shuffle(letters)
        self.session.edit(replace(self.session.puzzle, letters="".join(letters)), self.tr("Shuffle rack"))

    def _on_sort(self) -> None:
        letters = "".join(sorted(self.session.puzzle.letters))
        self.session.edit(replace(self.session.puzzle, letters=letters), self.tr("Sort rack"))

    def _on_turn(self) -> None:
        self.board.lay({(c, r): letter for (r, c), letter in self.board.field.tiles.items()}, self.turn.text())

    def _on_shortest(self, length: int) -> None:
        self.session.set_options(replace(self.session.options, min_length=length))

    # the clock and the record

    def _on_clock(self, on: bool) -> None:
        self._play.clocked = on
        if on and self.isVisible():
            self._tick.start()
        else:
            self._tick.stop()
        self._show_figures()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.clock.isChecked() and not self._play.over:
            self._tick.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._tick.stop()

    def _on_statistics(self) -> None:
        record = self._play.record
        try:
            played, damaged = ([], 0) if record is None else record.read()
        except StudioError as error:
            self.session.message.emit(str(error))
            return
        StatisticsDialog(self.appearance, statistics(played), damaged, self).open()
