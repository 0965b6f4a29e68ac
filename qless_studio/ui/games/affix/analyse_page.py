"""The Affix tab: a graph to fill, prefixes that fit each node, hints, and the puzzles of the word list."""

from __future__ import annotations

import dataclasses
from functools import cached_property
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeyEvent, QShowEvent

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix.boards import find_board
from qless_studio.engine.games.affix.drawing import DrawnPuzzle
from qless_studio.engine.games.affix.play import Edge, EdgeState
from qless_studio.engine.games.affix.position import open_puzzle
from qless_studio.engine.games.affix.puzzle import Options, Puzzle
from qless_studio.engine.games.affix.solver import CompletionSummary, Fill, Summary
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.play import Stage
from qless_studio.engine.results import Results
from qless_studio.engine.solving import Outcome
from qless_studio.engine.texts import counted
from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.games.affix.board import AffixBoard
from qless_studio.ui.games.affix.board_combo import BoardCombo
from qless_studio.ui.games.affix.commands import AffixCommands
from qless_studio.ui.games.affix.content import Spot, content_of, fit_to, unchecked
from qless_studio.ui.games.affix.empty_state import ExampleGraph
from qless_studio.ui.games.affix.hint_panel import HintPanel
from qless_studio.ui.games.affix.list_pair import ListPair
from qless_studio.ui.games.affix.listed_puzzles import listed_puzzles
from qless_studio.ui.games.affix.messages import drawn_text, level_combo, level_text, position_verdict, rules_in_force
from qless_studio.ui.games.affix.prefix_lists import PrefixLists
from qless_studio.ui.games.affix.prefix_panel import PrefixPanel
from qless_studio.ui.games.affix.puzzle_panel import PuzzlePanel
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import State
from qless_studio.ui.tab.shared_board import SharedBoardPage, SharedBoardTab
from qless_studio.ui.tab.undo_buttons import UndoButtons
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.feedback import verdict
from qless_studio.ui.widgets.feedback.empty_state import EmptyState
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay

if TYPE_CHECKING:  # imported when a game is first played
    from qless_studio.ui.games.affix.playing import AffixPlay
    from qless_studio.ui.tab.play_page import PlayPage

LISTS = "prefixes", "puzzles"
"""The parts of the tab that are built when they are first shown."""
KEEP_COMPLETIONS = 2_000
"""Completions listed; each comes with its most common board, which takes about 1 ms to find."""


def tr(text: str) -> str:
    return QCoreApplication.translate("AffixTab", text)


class AffixAnalysePage(SharedBoardPage):
    """Lays out the board, the lists and the hints, and keeps them in step with the session. See docs/decisions/023."""

    board: AffixBoard

    def __init__(self, tab: SharedBoardTab) -> None:
        session = tab.session
        super().__init__(
            tab,
            session,
            AffixBoard(),
            label=tr("Board"),
            hint=tr(
                "Suffixes in ring order (? for an open one), then ; and prefixes named by the suffixes they join, "
                "such as XY=wi"
            ),
        )
        self.analysis = AffixAnalysis(session, self)
        self.affix_commands = AffixCommands(session, self.analysis, self.board, tab)
        self._make_controls()
        self._make_panel()
        self._make_empty_state()
        self._connect()
        if not self._select_fitting_board():
            self._show_puzzle()
        self.show_state(session.state)

    # Building

    def commands(self) -> list[QAction]:
        return self.affix_commands.actions

    def make_play(self, page: PlayPage) -> AffixPlay:
        from qless_studio.ui.games.affix.playing import AffixPlay

        page.letter_help.strip.stand_last()
        play = AffixPlay(page, self.analysis, self.affix_commands, UndoButtons(self.session))
        play.position_wanted.connect(self._show_position)
        play.try_wanted.connect(self._on_try)
        play.node_named.connect(self._go_to_node)
        return play

    @property
    def play(self) -> AffixPlay:
        """The game played in this tab."""
        return cast("AffixPlay", self._tab.game_play)

    def _make_controls(self) -> None:
        self.boards, self.level = BoardCombo(), level_combo()
        new = ActionButton(self.affix_commands.new_puzzle)
        self.put("controls_left", self.boards, self.level, new, UndoButtons(self.session))
        self.put("controls_right", ActionButton(self.affix_commands.hint))

    def _make_panel(self) -> None:
        self.figures = ScoreDisplay()
        self.hint_panel = HintPanel(self.analysis)
        self.lists = ListPair()
        self.put("figures", self.figures)
        self.put("section", self.hint_panel)
        self.put("list", self.lists)

    # The lists take as long to build as all the rest of the tab, and Play shows none.

    @cached_property
    def prefixes(self) -> PrefixPanel:
        """The list of prefixes for the node at the cursor, or of completions."""
        panel = PrefixPanel()
        self.prefix_lists = PrefixLists(self.session, self.analysis, self.board, panel, self)
        panel.prefix_chosen.connect(self._on_prefix_chosen)
        panel.edge_chosen.connect(self._on_edge_chosen)
        panel.completion_chosen.connect(self._on_completion_chosen)
        panel.show_edges(self.board.content)
        self.prefix_lists.list_choices()
        self.lists.add_prefixes(panel)
        self.part_added.emit(panel)
        return panel

    @cached_property
    def puzzles(self) -> PuzzlePanel:
        """The list of all puzzles."""
        panel = PuzzlePanel(self.session)
        panel.model.counts_changed.connect(lambda *_: self._show_figures())
        panel.catalogue.listed.connect(self.listed_changed)
        panel.puzzle_chosen.connect(self._on_puzzle_chosen)
        panel.catalogue.puzzle_drawn.connect(self._on_puzzle_drawn)
        panel.mark(self.session.puzzle.suffixes)
        self.lists.add_puzzles(panel)
        self.part_added.emit(panel)
        return panel

    def _has_built(self, name: str) -> bool:
        """Whether `prefixes` or `puzzles` is there; to ask for the list itself would build it."""
        return name in vars(self)

    def showEvent(self, event: QShowEvent) -> None:
        for name in LISTS:  # not with the page: Play shows none, and listing puzzles would slow the game down
            getattr(self, name)
        super().showEvent(event)

    def _make_empty_state(self) -> None:
        self.example = ExampleGraph()
        self.empty = EmptyState(
            self.tr("Play a puzzle or build one"),
            self.tr("Find a prefix for each round node so that every line spells a word."),
            self.example,
        )
        self.empty.add_action(self.tr("New puzzle"), "die", self.affix_commands.new_puzzle, primary=True)
        build = self.empty.add_action(self.tr("Build your own"), "pencil", hint=self.tr("type the suffixes"))
        build.clicked.connect(self._on_build)
        self.put("board", self.empty)
        self._show_example()

    def _show_example(self, _: object = None) -> None:
        """Show words and a puzzle of the language of the word list."""
        language = self.session.language
        self.example.show_language(language)
        if language.code == ENGLISH.code:
            self.entry.set_example(self.session.game.format(self.session.game.example))
        else:
            self.entry.set_example(f"{' '.join(self.example.suffixes)}; XY={self.example.prefixes[0]}")

    def _connect(self) -> None:
        session, board, commands = self.session, self.board, self.affix_commands
        session.options_changed.connect(lambda _: self._show_puzzle())
        # Queued, as it may set the options again: those chosen elsewhere may name a board that the puzzle does not fit.
        session.options_changed.connect(self._select_fitting_board, Qt.ConnectionType.QueuedConnection)
        session.lexicon_changed.connect(lambda _: self._show_puzzle())
        session.lexicon_changed.connect(self._show_example)
        self._tab.typing_follows(commands.new_puzzle, commands.clear)
        commands.new_puzzle.setToolTip(self.tr("Draw a new puzzle of this level for this board"))
        commands.hint.setToolTip(self.tr("Get help in steps: each tells a little more"))
        commands.new_puzzle.triggered.connect(self._on_new_puzzle)
        commands.list_again.triggered.connect(lambda: self.puzzles.catalogue.list_all())
        commands.open_board.triggered.connect(lambda: self.boards.ask_for_file())
        commands.hint.triggered.connect(self._on_hint)
        self.analysis.fits_changed.connect(lambda _: self._show_fits())
        self._tab.covered_changed.connect(self._on_covered_changed)
        board.puzzle_edited.connect(session.edit)
        board.cursor_moved.connect(lambda _: self._choose_edge_words())
        board.refused.connect(session.message)
        session.mode_changed.connect(lambda _: self._show_mode())
        self.level.value_changed.connect(lambda level: session.message.emit(level_text(str(level))))
        self.boards.board_chosen.connect(self.use_board)
        self.hint_panel.node_named.connect(self._go_to_node)
        self.lists.compact_changed.connect(self._on_compact_changed)

    # Texts

    def rule_summary(self) -> str:
        return rules_in_force(self.session.options)

    def listed(self) -> list[Fill]:
        return self.prefixes.completions.solutions() if open_puzzle(self.session.puzzle) else self.session.solutions

    @property
    def has_listed(self) -> bool:
        lists_puzzles = self._has_built("puzzles") and bool(self.puzzles.model.shown)
        return super().has_listed or (lists_puzzles and not self._tab.covered)

    def listed_results(self) -> Results:
        """The puzzles as listed; while suffixes are open, or where no puzzles are listed, what the search found."""
        catalogue, rows = self.puzzles.catalogue, self.puzzles.model.solutions()
        if open_puzzle(self.session.puzzle) or not rows:
            return self.results()
        return listed_puzzles(super().results(), rows, catalogue.ratings, catalogue.model.total, catalogue.finished)

    def verdict_of(self, state: State) -> tuple[verdict.VerdictKind, str]:
        session = self.session
        summary = session.run.summary if session.run else None
        if state is State.FINISHED and session.outcome is Outcome.COMPLETE:
            if isinstance(summary, CompletionSummary) and not summary.completions:
                return verdict.VerdictKind.BAD, self.tr("No completion exists (proven)")
            if isinstance(summary, Summary):
                return position_verdict(summary, self.board.content)
        return super().verdict_of(state)

    # Keeping in step with the session

    def _on_puzzle_changed(self, puzzle: Puzzle) -> None:
        super()._on_puzzle_changed(puzzle)
        if not self._select_fitting_board():
            self._show_puzzle()

    def _select_fitting_board(self) -> bool:
        """Set the options to a board that the puzzle fits, unless it fits theirs; whether they had to be changed."""
        options: Options = self.session.options
        name = self.boards.board_for(self.session.puzzle, options.board)
        if name == options.board:
            return False
        self.session.set_options(dataclasses.replace(options, board=name))
        return True

    def _show_puzzle(self) -> None:
        """Show the session's puzzle, whatever has changed: the puzzle, the options or the word list."""
        session, name = self.session, self.session.options.board
        puzzle: Puzzle = session.puzzle
        self.analysis.forget()
        session.keep = KEEP_COMPLETIONS if open_puzzle(puzzle) else 1
        try:
            content = content_of(find_board(name), puzzle, session.lexicon, session.options)
            self.boards.show_board(name)
        except StudioError as error:
            if self.boards.board_for(puzzle, name) == name:  # otherwise another board is about to be selected
                session.problem.emit(str(error))
            board = self.board.content.board
            content = unchecked(board, fit_to(board, puzzle), session.lexicon)
        self.board.language = session.language
        self.board.show_content(content)
        if self._has_built("prefixes"):
            self.prefixes.show_edges(content)
            self.prefix_lists.list_choices()
        if self._has_built("puzzles"):
            self.puzzles.mark(puzzle.suffixes)
        self._show_mode()

    def _on_compact_changed(self) -> None:
        self.example.setVisible(not self.places.narrow)
        self._show_figures()

    def _show_figures(self) -> None:
        """How far the board is filled; before there is a puzzle, how many there are to choose from."""
        content, listed = self.board.content, self.puzzles.model.total if self._has_built("puzzles") else 0
        if listed and self.empty.isVisibleTo(self):
            self.figures.show_figures(listed, counted(listed, "puzzle", "puzzles"), live=True)
            return
        valid = sum(edge.state is EdgeState.VALID for edge in content.edges.values())
        if self._tab.has_page(Mode.PLAY):
            self.play.show_board(content, valid)
        ratio = self.tr("{} of {}")
        self.figures.show_figures(
            ratio.format(len(content.puzzle.placed), len(content.board.nodes)),
            "" if self.places.narrow else self.tr("prefixes"),  # a low panel needs the width for the edges
            [(ratio.format(valid, len(content.edges)), self.tr("edges"))],
        )

    def _show_mode(self) -> None:
        mode, blank = self._tab.current_mode, self.session.puzzle == self.session.game.blank
        invites = blank and mode is Mode.ANALYSE
        paused = self._tab.has_page(Mode.PLAY) and self.play.stage is Stage.PAUSED
        self.board.set_building(mode is Mode.BUILD)
        self.board.setVisible(not (invites or paused))
        self.empty.setVisible(invites)
        self.lists.show_prefixes(not invites)
        self._show_figures()

    def _on_covered_changed(self) -> None:
        self.affix_commands.update()
        self._show_fits()

    def _show_fits(self) -> None:
        """How many prefixes fit each open node, unless a game is being played."""
        self.board.show_fits({} if self._tab.covered else self.analysis.fits)

    def _choose_edge_words(self) -> None:
        """The words at the node with the cursor are the ones chosen."""
        content = self.board.content
        self.choose_words(*(content.edges[key].word for key in content.edges_at(self.board.spot)))

    # What the player does

    def _on_prefix_chosen(self, prefix: str) -> None:
        if self.board.spot.prefix:
            self.board.enter(self.board.spot, prefix)
            self.board.go_to_next_open()

    def _on_puzzle_chosen(self, puzzle: Puzzle) -> None:
        self.session.set_mode(Mode.ANALYSE)
        self.session.edit(puzzle, self.affix_commands.new_puzzle.text())
        self.board.go_to_first()
        self.board.setFocus()

    def _on_puzzle_drawn(self, drawn: DrawnPuzzle) -> None:
        self._on_puzzle_chosen(Puzzle(drawn.suffixes))
        self.session.message.emit(drawn_text(drawn))

    def _on_completion_chosen(self, fill: Fill) -> None:
        self.session.edit(
            dataclasses.replace(self.session.puzzle, suffixes=fill.suffixes), self.tr("Complete suffixes")
        )

    def _on_edge_chosen(self, edge: Edge) -> None:
        self._go_to_node(edge.node)

    def _go_to_node(self, name: str) -> None:
        number = self.board.content.board.node(name)
        if number is not None:
            self.board.go_to(Spot(True, number))

    def _on_build(self) -> None:
        self.session.set_mode(Mode.BUILD)
        self.board.go_to(Spot(False, 0))
        self.board.setFocus()

    def _on_new_puzzle(self) -> None:
        if self._tab.current_mode is Mode.PLAY:
            self.play.deal()
        else:
            self.puzzles.catalogue.draw(str(self.level.value))

    def _on_hint(self) -> None:
        self.board.commit()
        if self._tab.current_mode is Mode.PLAY:
            self.play.show_next_hint()
        else:
            self.session.analyse_now()
            self.hint_panel.show_next()

    def _show_position(self, puzzle: Puzzle, node: str, prefix: str) -> None:
        """Put a position of a finished game on the board, with a preview of a prefix at a node, "" for none."""
        self.session.edit(puzzle, self.tr("Show position"))
        if node:
            self._go_to_node(node)
        self.board.show_preview(prefix)

    def _on_try(self) -> None:
        """Play on from the position on the board."""
        self.board.show_preview("")
        self.board.setFocus()
        self.session.message.emit(self.tr("Try another way; the result of your game stays as it is"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape or event.modifiers():
            super().keyPressEvent(event)
        elif self.board.previewing:
            self.prefixes.mark(self.board.content.text_at(self.board.spot))
            self.board.show_preview("")
        elif self.hint_panel.isVisible():
            self.hint_panel.close_hints()
        else:
            super().keyPressEvent(event)

    def use_board(self, name: str) -> None:
        """Play on another board, a built-in one or a file; what fits it of the puzzle is kept."""
        try:
            board = find_board(name)
        except StudioError as error:
            self.session.problem.emit(str(error))
            return
        puzzle: Puzzle = self.session.puzzle
        if puzzle.suffixes:
            same = len(puzzle.suffixes) == len(board.suffixes)
            self.session.edit(fit_to(board, puzzle) if same else Puzzle(), self.tr("Change board"))
        self.session.set_options(dataclasses.replace(self.session.options, board=name))
