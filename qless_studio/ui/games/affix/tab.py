"""The Affix tab: a graph to fill, what fits where, hints, and every puzzle of the word list."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix.boards import Board, find_board
from qless_studio.engine.games.affix.dealer import LEVELS
from qless_studio.engine.games.affix.play import Edge, EdgeState, check
from qless_studio.engine.games.affix.position import Position, open_puzzle
from qless_studio.engine.games.affix.puzzle import Options, Puzzle
from qless_studio.engine.games.affix.solver import CompletionSummary, Fill
from qless_studio.engine.solving import FinishedRun, Outcome
from qless_studio.engine.texts import counted
from qless_studio.ui.games.affix.analysis import Fits, analyse, choices, revealed
from qless_studio.ui.games.affix.board import AffixBoard, Spot
from qless_studio.ui.games.affix.boards import BoardCombo, shape
from qless_studio.ui.games.affix.empty_state import Picture
from qless_studio.ui.games.affix.export import plain_edges
from qless_studio.ui.games.affix.hint_panel import HintPanel
from qless_studio.ui.games.affix.list_pair import Lists
from qless_studio.ui.games.affix.messages import position_verdict, rules_in_force
from qless_studio.ui.games.affix.output import Output
from qless_studio.ui.games.affix.prefixes import PrefixPanel
from qless_studio.ui.games.affix.puzzles import PuzzlePanel
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.game_tab import GameTab
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.basic.choices import Combo, Segments
from qless_studio.ui.widgets.feedback import verdict
from qless_studio.ui.widgets.feedback.empty_state import EmptyState
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay

KEEP_COMPLETIONS = 2_000
"""Completions listed; each comes with its commonest board, about a millisecond's work."""
PLAY, BUILD = "play", "build"


def tr(text: str) -> str:
    return QCoreApplication.translate("AffixTab", text)


class AffixTab(GameTab):
    """Board and lists show the session's puzzle; what only this tab wants to know it searches for itself."""

    def __init__(self, session: Session, appearance: Appearance) -> None:
        super().__init__(
            session,
            appearance,
            AffixBoard(appearance),
            label=tr("Board"),
            hint=tr(
                "Suffixes in ring order (? for an open one), then ; and prefixes named by the suffixes they join, "
                "such as XY=wi"
            ),
            example=tr("Suffixes in ring order, for example ll re me st"),
        )
        self._searches = BackgroundSearches(session)
        self._position: Position | None = None
        self._fits: dict[int, int] = {}
        self._answer: Fill | None = None
        self._edges: tuple[Edge, ...] = ()
        self._board = find_board(Options().board)
        self.output = Output(self, self._sheet, session.message.emit)
        self._make_commands()
        self._make_controls(appearance)
        self._make_panel(appearance)
        self._make_empty_state(appearance)
        self._connect()
        self._on_puzzle(session.puzzle)
        self.show_state(session.state)

    # building

    def _make_commands(self) -> None:
        def made(name: str, text: str, act, keys: str | None = None, icon: str = "") -> QAction:
            return command(self, f"affix_{name}", text, act, keys, icon=icon)

        self.new_puzzle = made("new", self.tr("New puzzle"), self._on_new, "Ctrl+R", "die")
        self.hint = made("hint", self.tr("Hint"), self._on_hint, "Ctrl+H", "bulb")
        self.reveal = made("reveal", self.tr("Reveal until unique"), self._on_reveal, icon="eye")
        self.answer = made("answer", self.tr("Show a solution"), self._on_answer)
        self.clear = made("clear", self.tr("Remove all prefixes"), self._on_clear, icon="trash")
        self.find = made("find", self.tr("List all puzzles again"), lambda: self.puzzles.find())
        self.open_board = made("board", self.tr("Open board file…"), lambda: self.boards.ask_for_file())

    def commands(self) -> list[QAction]:
        return [
            self.new_puzzle,
            self.find,
            self.open_board,
            separator(self),
            self.hint,
            self.reveal,
            self.answer,
            self.clear,
            separator(self),
            *self.output.commands,
        ]

    def _make_controls(self, appearance: Appearance) -> None:
        modes = ((PLAY, self.tr("Play")), (BUILD, self.tr("Build")))
        self.mode = Segments(appearance, modes, self.tr("Mode"))
        self.mode.value_changed.connect(lambda value: self._show_mode())
        self.boards = BoardCombo(appearance)
        self.boards.board_chosen.connect(self.use_board)
        words = {"easy": self.tr("Easy"), "medium": self.tr("Medium"), "hard": self.tr("Hard")}
        levels = [("any", self.tr("Any level")), *((level, words[level]) for level in LEVELS)]
        self.level = Combo(appearance, levels, self.tr("Level of new puzzles"))
        new = ActionButton(appearance, self.new_puzzle)
        self.put("controls_left", self.mode, self.boards, self.level, new, self.history_buttons())
        self.put("controls_right", ActionButton(appearance, self.hint))

    def _make_panel(self, appearance: Appearance) -> None:
        self.figures = ScoreDisplay(appearance)
        self.coach = HintPanel(appearance, self._searches)
        self.prefixes, self.puzzles = PrefixPanel(appearance), PuzzlePanel(appearance, self.session)
        self.lists = Lists(appearance, self.prefixes, self.puzzles)
        self.put("figures", self.figures)
        self.put("section", self.coach)
        self.put("list", self.lists)
        self.coach.hide()

    def _make_empty_state(self, appearance: Appearance) -> None:
        self.picture = Picture(appearance)
        self.empty = EmptyState(
            appearance,
            self.tr("Play a puzzle or build one"),
            self.tr("Find a prefix for each round node so that every line spells a word."),
            self.picture,
        )
        draw = self.empty.add_action(self.tr("New puzzle"), "die", self.new_puzzle, primary=True)
        draw.clicked.connect(self.new_puzzle.trigger)
        build = self.empty.add_action(self.tr("Build your own"), "pencil", hint=self.tr("type the suffixes"))
        build.clicked.connect(self._on_build)
        self.put("board", self.empty)

    def _connect(self) -> None:
        session, board = self.session, self.board
        session.puzzle_changed.connect(self._on_puzzle)
        session.options_changed.connect(lambda _: self._on_puzzle(session.puzzle))
        session.lexicon_changed.connect(lambda _: self._on_puzzle(session.puzzle))
        session.run_started.connect(self._on_run_started)
        session.solutions_found.connect(self._on_solutions)
        session.run_finished.connect(self._on_run_finished)
        board.puzzle_edited.connect(session.edit)
        board.cursor_moved.connect(lambda _: self._list_choices())
        board.cursor_moved.connect(lambda _: self._choose_edges())
        self.prefixes.prefix_chosen.connect(self._on_prefix_chosen)
        self.prefixes.edge_chosen.connect(lambda edge: self._go_to_node(edge.node))
        self.prefixes.completion_chosen.connect(self._on_completion_chosen)
        self.puzzles.model.counts_changed.connect(lambda shown, total: self._show_figures())
        self.puzzles.puzzle_chosen.connect(self._on_puzzle_chosen)
        self.lists.compact_changed.connect(self._on_compact)
        board.refused.connect(session.message)
        self.coach.node_named.connect(self._go_to_node)

    # what is said

    def rule_summary(self) -> str:
        return rules_in_force(self.session.options)

    def listed(self) -> list[Fill]:
        return self.prefixes.completions.solutions() if open_puzzle(self.session.puzzle) else self.session.solutions

    def verdict_of(self, state: State) -> tuple[verdict.VerdictKind, str]:
        session = self.session
        summary = session.run.summary if session.run else None
        if state is not State.FINISHED or session.outcome is not Outcome.COMPLETE or summary is None:
            return super().verdict_of(state)
        if isinstance(summary, CompletionSummary):
            if not summary.completions:
                return verdict.VerdictKind.BAD, self.tr("No completion exists (proven)")
            return super().verdict_of(state)
        return position_verdict(summary, len(session.puzzle.placed), len(self._board.nodes))

    # the puzzle

    def _on_puzzle(self, puzzle: Puzzle) -> None:
        """Show another puzzle, or the same one under other options or with another word list."""
        self._searches.cancel("analyse", "choices", "reveal")
        self.coach.lose()
        self._position, self._answer = None, None
        self._fits.clear()
        self.session.keep = KEEP_COMPLETIONS if open_puzzle(puzzle) else 1
        name = self.boards.fitting(puzzle, self.session.options.board)
        if name != self.session.options.board:
            self.session.set_options(dataclasses.replace(self.session.options, board=name))
            return  # which came here again
        try:
            self._board = find_board(name)
        except StudioError as error:
            self.session.message.emit(str(error))
        self.boards.show_board(name)
        self._show_puzzle(puzzle)

    def _show_puzzle(self, puzzle: Puzzle) -> None:
        board, lexicon = self._board, self.session.lexicon
        shaped = shape(puzzle, board)
        if lexicon is None or shaped.suffixes != puzzle.suffixes or shaped.placed != puzzle.placed:
            self._edges = tuple(plain_edges(board, shaped))
        else:
            self._edges = check(puzzle, lexicon, self.session.options)
        self.board.show_puzzle(board, shaped, dict(zip(board.edges, self._edges, strict=True)))
        self.board.show_fits({})
        self.prefixes.show_edges(board, shaped.suffixes, self._edges)
        self.puzzles.mark(puzzle.suffixes)
        self._list_choices()
        self._show_mode()

    def _on_compact(self) -> None:
        self.picture.setVisible(not self.narrow)
        self._show_figures()

    def _show_figures(self) -> None:
        """How far the board is filled; before there is one, how many puzzles there are to choose from."""
        board, puzzle = self._board, shape(self.session.puzzle, self._board)
        listed = self.puzzles.model.total
        if listed and self.empty.isVisibleTo(self):
            self.figures.show_figures(listed, counted(listed, "puzzle", "puzzles"), live=True)
            return
        count, done = self.tr("{} of {}"), sum(edge.state is EdgeState.VALID for edge in self._edges)
        self.figures.show_figures(
            count.format(len(puzzle.placed), len(board.nodes)),
            "" if self.narrow else self.tr("prefixes"),  # there the room is needed for the edges
            [(count.format(done, len(board.edges)), self.tr("edges"))],
        )

    def _show_mode(self) -> None:
        building, blank = self.mode.value == BUILD, self.session.puzzle == self.session.game.blank
        self.board.set_building(building)
        self.board.setVisible(building or not blank)
        self.empty.setVisible(blank and not building)
        self.lists.show_first(building or not blank)
        self._show_figures()
        self._enable_commands()

    def _enable_commands(self) -> None:
        given = self._position is not None
        for action in (self.hint, self.reveal):
            action.setEnabled(given)
        self.answer.setEnabled(self._answer is not None)
        self.clear.setEnabled(bool(self.session.puzzle.placed))
        self.output.enable(self.session.puzzle != self.session.game.blank, self._answer is not None)

    # live

    def _on_run_started(self) -> None:
        puzzle, lexicon, options = self.session.puzzle, self.session.lexicon, self.session.options
        if not puzzle.suffixes or lexicon is None:
            return
        if open_puzzle(puzzle):
            self.prefixes.show_completions(self.tr("Searching for suffixes…"))
            return
        self._searches.start("analyse", lambda run: analyse(puzzle, lexicon, options, run), self._on_analysed)

    def _on_run_finished(self, finished: FinishedRun) -> None:
        if finished.outcome is Outcome.COMPLETE:
            self.prefixes.completion_table.set_empty_text(self.tr("No suffixes complete this board"))
        self._enable_commands()

    def _on_analysed(self, batch: list[Position | Fits]) -> None:
        for found in batch:
            if isinstance(found, Fits):
                self._fits[found.node] = found.count
                continue
            self._position = found
            self.coach.know(found, self.session.lexicon)
            self._list_choices()
            self._enable_commands()
        self.board.show_fits(self._fits)

    def _list_choices(self) -> None:
        """List what fits the node that has the cursor."""
        puzzle, spot, position = self.session.puzzle, self.board.spot, self._position
        self._searches.cancel("choices")
        if open_puzzle(puzzle):
            return
        if not spot.prefix:
            self.prefixes.show_node("", self.tr("Select a round node to see what fits"))
            return
        joins = [self.board.suffix_text(place) for place in self._board.nodes[spot.number].joins]
        beside = (self.tr(" and ") if len(joins) == 2 else " ").join(joins)
        if position is None:
            blank = not puzzle.suffixes
            self.prefixes.show_node("" if blank else beside, self.tr("Matching prefixes appear here") if blank else "")
            return
        self.prefixes.show_node(beside, "")
        lexicon = self.session.lexicon
        self._searches.start(
            "choices",
            lambda run: choices(position, puzzle, spot.number, lexicon, run),
            self.prefixes.add_choices,
            lambda finished: self._on_listed(spot),
        )

    def _choose_edges(self) -> None:
        """The words on the edges of the node that has the cursor."""
        spot = self.board.spot
        name = (self._board.nodes if spot.prefix else self._board.suffixes)[spot.number].name
        self.choose_words(*(edge.word for edge in self._edges if name in (edge.node, edge.suffix)))

    def _on_listed(self, spot: Spot) -> None:
        self.prefixes.choice_table.set_empty_text(self.tr("No prefix forms words with all these suffixes"))
        self.prefixes.mark(self.board.text_at(spot))

    def _on_solutions(self, batch: list[Fill]) -> None:
        if open_puzzle(self.session.puzzle):
            self.prefixes.completions.extend(batch)
        elif self._answer is None:
            self._answer = batch[0]
            self._enable_commands()

    # what the player does

    def _on_prefix_chosen(self, prefix: str) -> None:
        if self.board.spot.prefix:
            self.board.enter(self.board.spot, prefix)
            self.board.go_on()

    def _on_puzzle_chosen(self, puzzle: Puzzle) -> None:
        self.mode.set_value(PLAY)
        self.session.edit(puzzle, self.new_puzzle.text())
        self._show_mode()
        self.board.go_to_first()
        self.board.setFocus()

    def _on_completion_chosen(self, fill: Fill) -> None:
        self.session.edit(
            dataclasses.replace(self.session.puzzle, suffixes=fill.suffixes), self.tr("Complete suffixes")
        )

    def _go_to_node(self, name: str) -> None:
        number = self._board.node(name)
        if number is not None:
            self.board.go_to(Spot(True, number))

    def _on_new(self) -> None:
        self.puzzles.draw(self.level.value)

    def _on_build(self) -> None:
        self.mode.set_value(BUILD)
        self._show_mode()
        self.board.go_to(Spot(False, 0))
        self.board.setFocus()

    def _on_hint(self) -> None:
        self.board.commit()
        self.coach.ask()

    def _on_clear(self) -> None:
        self.session.edit(dataclasses.replace(self.session.puzzle, placed=()), self.clear.text())

    def _on_answer(self) -> None:
        if self._answer is not None:
            self.session.edit(self._answered(), self.answer.text())

    def _answered(self) -> Puzzle:
        return Puzzle(self._answer.suffixes).with_prefixes(self._answer.prefixes)

    def _sheet(self, with_answer: bool) -> tuple[Board, Puzzle]:
        """What goes on paper."""
        puzzle = self._answered() if with_answer and self._answer is not None else self.session.puzzle
        return self._board, shape(puzzle, self._board)

    def _on_reveal(self) -> None:
        position, lexicon, puzzle = self._position, self.session.lexicon, self.session.puzzle
        if position is None or lexicon is None:
            return
        found: list[tuple[str, str]] = []

        def ended(finished: FinishedRun) -> None:
            if found:
                self.session.edit(puzzle.with_prefixes(found), self.reveal.text())
            elif finished.outcome is Outcome.COMPLETE:
                self.session.message.emit(self.tr("Nothing to reveal: at most one board fits"))

        self._searches.start("reveal", lambda run: revealed(position, lexicon, run), found.extend, ended)

    def use_board(self, name: str) -> None:
        """Play on another board: a shipped one or a file; what suits it of the puzzle stays."""
        try:
            board = find_board(name)
        except StudioError as error:
            self.session.message.emit(str(error))
            return
        puzzle = self.session.puzzle
        if puzzle.suffixes:
            same = len(puzzle.suffixes) == len(board.suffixes)
            self.session.edit(shape(puzzle, board) if same else Puzzle(), self.tr("Change board"))
        self.session.set_options(dataclasses.replace(self.session.options, board=name))
