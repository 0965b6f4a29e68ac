"""The page for analysing that games on boards of letter tiles share: board, words, paths, tracing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget
from shiboken6 import isValid

from qless_studio.engine.grids import EMPTY, UNPLAYABLE, Board, FoundWord, spelled
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import capitalised, counted, decimal, figure, say
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.edits import TileMark
from qless_studio.ui.grids.parts import GridParts
from qless_studio.ui.grids.rules import GridRules, points_text, points_word
from qless_studio.ui.grids.word_table import ListColumns, SelectedWord, TileFilter, TileNote, WordList, word_columns
from qless_studio.ui.tab.analyse_page import AnalysePage, not_analysed_text
from qless_studio.ui.tab.play_actions import UndoButtons
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import ActionButton, ActionIconButton, Button, cluster
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layout import FlowLayout, bare, filled
from qless_studio.ui.widgets.charts.charts import LengthChart
from qless_studio.ui.widgets.feedback import verdict
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay
from qless_studio.ui.work.signals import listen


class GridEmptyState(QWidget):
    """What this is for, and a button for each way to start."""

    def __init__(self, actions: Iterable[QAction]) -> None:
        super().__init__()
        self.buttons: list[Button] = []
        row = QWidget()
        flow = FlowLayout(row)
        for number, action in enumerate(actions):
            button = ActionButton(action, "" if number else say("New puzzle"), primary=number == 0)
            self.buttons.append(button)
            flow.addWidget(button)
        how = say("Click a cell and type your letters, or start with one of these.")
        self._heading = text_label(capitalised(say("all words")), "title", wrap=True)
        self._how = text_label(how, "note", wrap=True)
        self._how_small = text_label(how, "caption", wrap=True)
        self._column = filled(bare(QVBoxLayout(self), 16), self._heading, self._how, self._how_small, row)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        """Without the heading and in small type, for a narrow window."""
        self._heading.setVisible(not compact)
        self._how.setVisible(not compact)
        self._how_small.setVisible(compact)
        self._column.setSpacing(8 if compact else 16)


class OpenCells(QWidget):
    """Shown while a board with tiles has open cells that can be completed."""

    def __init__(self, complete: QAction) -> None:
        super().__init__()
        self._complete = complete
        self.label = text_label("", "caption")
        self.button = ActionButton(complete)
        filled(FlowLayout(self), self.button, self.label)
        self.hide()

    def follow(self, board: Board, searching: bool) -> None:
        """Show what fits this board; nothing while a search for boards has its controls in this place."""
        opened = board.tiles.count(EMPTY)
        text = counted(
            opened, "for {} open cell; ? or Delete opens a cell", "for {} open cells; ? or Delete opens a cell"
        )
        self.label.setText(text)
        self.setVisible(0 < opened < len(board.tiles) and self._complete.isEnabled() and not searching)


class GridAnalysePage(AnalysePage):
    """Lays out what the games share and connects it. See docs/decisions/003.

    A game gives `build`, which adds its own widgets.
    """

    columns: ListColumns = staticmethod(word_columns)
    """The columns of the list of words."""
    board: GridBoard

    def __init__(self, parts: GridParts) -> None:
        session, board = parts.session, parts.new_board()
        example = session.game.format(session.game.example)
        super().__init__(session, board, label=parts.label, hint=self.text_hint(), example=example)
        self.parts, self.rules, self.analysis = parts, parts.rules, parts.analysis
        self.board_search, self.board_commands, self.played = parts.search, parts.commands, parts.played
        self.words = WordList(self.analysis, self.played, self.columns, self)
        self.figures = ScoreDisplay()
        self.chart = LengthChart(self.tr("Words by length"))
        self.chart.length_chosen.connect(self.words.filter.toggle_length)
        self.words.filter.changed.connect(lambda: self.chart.show_filter(self.words.filter.exact_length))
        self.selected_word = SelectedWord(self.rules, board, self.words, self, self.chart)
        self.trace_feedback = TraceFeedback(self.rules, board, self._on_traced, self)
        self.tile_filter = TileFilter(self.rules, board, self.analysis, self)
        self.tile_note = TileNote(self.tile_filter)
        self._edits = session.undo_stack.index(), session.undo_stack.count()
        self._wanted = ""
        """The word that the search for boards was asked for, until the list has it."""
        commands = parts.commands
        actions = parts.play_commands.new_game, commands.find_action, commands.example_action
        self.empty_state = GridEmptyState(actions)
        self.open_cells = OpenCells(commands.complete_action)
        self._search_holder = QWidget()
        self._search_place = QVBoxLayout(self._search_holder)
        self._fill_places()
        self.build()
        self._connect()
        self.words.model.refer_to(self.analysis.words)
        self.show_board()
        self.show_figures()
        self._show_lengths()
        self.show_state(session.state)

    def _fill_places(self) -> None:
        self._search_holder.hide()
        self._search_place.setContentsMargins(0, 0, 0, 0)
        self.put("section", self.empty_state, self.open_cells, self.tile_note)
        self.put("section", self._search_holder, self.board_search.chart)
        self.put("figures", self.figures)
        self.put("chart", self.chart)
        self.put("list", self.words.table)
        self.put("foot", self.words.card)

    def _connect(self) -> None:
        board, analysis = self.board, self.analysis
        board.board_edited.connect(self._on_board_edited)
        board.menu_requested.connect(self._on_menu_requested)
        board.fitted.connect(self.places.set_board_width)
        analysis.cleared.connect(self._on_cleared)
        analysis.words_added.connect(self._show_lengths)
        listen(self.show_figures, analysis.finished, self.played.changed)
        analysis.finished.connect(self._select_wanted)
        self.places.turned.connect(self._follow_shape)
        self.tile_filter.changed.connect(self._show_through_tile)
        self.session.mode_changed.connect(self._on_mode_changed)
        self.session.undo_stack.indexChanged.connect(self._on_edited)
        self.board_search.changed.connect(self._on_search_changed)
        self.board_search.word_placed.connect(self._on_word_placed)

    # hooks for games

    def build(self) -> None:
        """Make the game's own parts and put them into the page; called once, before anything is shown."""

    def text_hint(self) -> str:
        """How a board is written."""
        return self.tr(
            "Rows separated by /; Qu for the Qu tile, # for a blocked tile, * for any letter, ? for an open cell"
        )

    def marks(self) -> tuple[TileMark, ...]:
        """What the tiles show in addition to their letters."""
        return ()

    def shown_in_panel(self) -> dict[QWidget, bool]:
        """The widgets of the panel, and whether to show them now."""
        charted = self.board_search.charted
        return {
            **dict.fromkeys((self.figures, self.words.table, self.words.card, *self.words.filter.controls), True),
            self.board_search.chart: charted,
            self.chart: not charted and not self.board_search.opened,
        }

    # parts for games

    def edit_buttons(self) -> QWidget:
        """Rotate, undo, redo, find."""
        commands = self.board_commands
        turn, find = (ActionIconButton(action) for action in (commands.turn_action, commands.find_action))
        return cluster(turn, UndoButtons(self.session), find)

    # what the window asks

    def listed(self) -> list[FoundWord]:
        return self.words.model.solutions()

    def verdict_of(self, state: State) -> tuple[verdict.VerdictKind, str]:
        if self.board_search.searching:
            text = say("{}: {}", capitalised(say("best so far")), self.board_search.best_text)
            return verdict.VerdictKind.RUNNING, text
        if self.board_search.proven:
            return verdict.VerdictKind.GOOD, self.board_search.proven
        tiles = self.rules.board.tiles
        if all(tile in UNPLAYABLE for tile in tiles) and state is not State.WAITING:
            return verdict.VerdictKind.NEUTRAL, self.tr("Nothing to check yet")
        kind, text = super().verdict_of(state)
        if kind is not verdict.VerdictKind.GOOD:
            return kind, text
        empty = tiles.count(EMPTY)
        if empty:
            cells = counted(empty, "{} cell is empty", "{} cells are empty")
            return verdict.VerdictKind.NEUTRAL, f"{self._found_text()}; {cells}"
        return kind, say("Complete: {}", self._found_text())

    def _found_text(self) -> str:
        """Words and points; without the points where they are shown large below the verdict, both in view."""
        words, score = self.analysis.totals
        found = counted(words, "{} word", "{} words")
        near = self.places.narrow and not self.places.scrolls
        return found if near else f"{found}, {points_text(score)}"

    def detail_of(self, state: State) -> str:
        of_search = self.board_search.searching or self.board_search.proven
        return "" if of_search else super().detail_of(state)  # the time of the analysis would be taken for the search's

    # following

    def show_board(self) -> None:
        """Bring the painted board up to date."""
        board = self.rules.board
        self.board.show_board(board, self.rules.near(), self.tile_filter.mark(self.marks()))
        self.board.updateGeometry()
        self.places.set_wide_board(board.columns >= 2 * board.rows)
        self.update_panel()

    def show_figures(self, live: bool = False) -> None:
        """Show points, words, longest and mean.

        `live`: the search is running, so that the figures change too fast to be animated.
        """
        tr, show = self.tr, self.figures.show_figures
        if not self.analysis.known:
            show("–", points_word(0), [("–", tr("words")), ("–", tr("longest")), ("–", tr("mean points"))])
            return
        words, points = self.analysis.totals
        mean = decimal(points / words, 2) if words else "–"
        longest = str(self.analysis.longest or "–")
        small = [(figure(words), tr("words")), (longest, tr("longest")), (mean, tr("mean points"))]
        show(points, points_word(points), small, live)

    def update_panel(self) -> None:
        """Show the parts of the panel that belong to the puzzle."""
        empty = all(tile in UNPLAYABLE for tile in self.rules.board.tiles)
        self.empty_state.setVisible(empty and not self.board_search.opened)
        self.open_cells.follow(self.rules.board, self.board_search.opened)
        for widget, shown in self.shown_in_panel().items():
            widget.setVisible(shown and not empty)
        if empty:
            self.chart.setVisible(self.places.narrow)  # its column would be blank
        if self.board.path == ():
            self.board.show_notice("")

    def _follow_shape(self) -> None:
        """Show what the shape of the page has room for."""
        self.show_state(self.session.state)
        self.update_panel()

    def show_state(self, state: State) -> None:
        super().show_state(state)
        self.words.set_empty_text(not_analysed_text(state))

    def _on_mode_changed(self) -> None:
        """Clear the selection when the page is shown again."""
        self.tile_filter.clear()
        self.words.table.choose(None)
        self.selected_word.select(None)
        self.board.show_notice("")

    def _show_through_tile(self) -> None:
        """List the words through the chosen tile only."""
        self.words.show_only(self.tile_filter.passes if self.tile_filter.cell >= 0 else None)
        self.show_board()

    # edits

    def _on_puzzle_changed(self, puzzle: Any) -> None:
        super()._on_puzzle_changed(puzzle)
        self.show_board()

    def _on_edited(self, index: int) -> None:
        """An edit is complete."""
        stack, before = self.session.undo_stack, self._edits
        if not isValid(stack):
            return  # ~QUndoStack empties the stack once more
        self._edits = index, stack.count()
        if index < before[0] or stack.count() == before[1]:
            self.board.go_to_change()  # made by Undo or Redo

    def _on_options_changed(self, options: Any) -> None:
        super()._on_options_changed(options)
        self.show_board()

    def _on_menu_requested(self, menu: QMenu, cell: int) -> None:
        complete = self.board_commands.complete_action
        if complete.isEnabled():
            menu.addSeparator()
            menu.addAction(complete)

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

    def ask_to_end(self, then: Callable[[], object]) -> None:
        """Do what replaces the board, after asking if something would be lost."""
        then()

    def place_search(self, panel: QWidget) -> None:
        """Show the controls of the search for boards, when they are first needed."""
        self._search_place.addWidget(panel)
        self._search_holder.show()

    def _on_word_placed(self, word: str) -> None:
        self._wanted = word
        self._select_wanted()

    def _select_wanted(self) -> None:
        found = self.analysis.find(self._wanted)
        if found is not None:
            self._wanted = ""
            self.words.table.choose(found)
            self.selected_word.select(found)
            self.session.choose_words((found.word,))

    def _on_traced(self, words: list[str], points: str) -> None:
        announce(self.board, say("{}: {}", words[0], points))
        found = self.analysis.find(words[0])
        if found is not None:
            self.words.table.choose(found)
            self.session.choose_words(words)
            self.chart.mark(len(found.word))
            self.selected_word.explain(found, points)


# Feedback on a word while the player traces it, and the words it spells when it is finished.


class TraceFeedback(QObject):
    """Shows the word on the upper edge of the board, tile by tile."""

    def __init__(
        self,
        rules: GridRules[Any, Any],
        board: GridBoard,
        traced: Callable[[list[str], str], object],
        parent: QObject,
    ) -> None:
        """`traced` gets the words that a finished trace spells, those worth most first, and the points of the first."""
        super().__init__(parent)
        self._rules, self._board, self._traced = rules, board, traced
        board.trace_changed.connect(self._on_changed)
        board.trace_ended.connect(self._on_ended)

    def _on_changed(self, cells: Sequence[int]) -> None:
        if not cells:
            self._board.show_notice("")
            return
        words, text = self._spelled(cells), self._text_of(cells)
        if words and len(words[0]) >= self._rules.min_length():
            self._board.show_notice(
                say("{}: {}", self._rules.session.shown(words[0]), self._points(words[0], cells)), "good"
            )
        elif words:
            self._board.show_notice(say("{}: {}", text, self.tr("too short")), "text")
        else:
            self._board.show_notice(text, "text")

    def _on_ended(self, cells: Sequence[int]) -> None:
        words = [word for word in self._spelled(cells) if len(word) >= self._rules.min_length()]
        if words:
            self._traced(words, self._points(words[0], cells))
            return
        text = self._text_of(cells)
        if len(text) < self._rules.min_length():
            problem = self._rules.too_short(text)
        else:
            problem = self.tr("{} is not in the list").format(text)
        self._board.show_notice(problem, "bad")
        announce(self._board, problem)

    def _spelled(self, cells: Sequence[int]) -> list[str]:
        lexicon = self._rules.session.lexicon
        return spelled(self._rules.tiles(), cells, lexicon) if lexicon else []

    def _points(self, word: str, cells: Sequence[int]) -> str:
        return points_text(self._rules.path_points(word, cells))

    def _text_of(self, cells: Sequence[int]) -> str:
        return "".join(self._rules.tiles()[cell].upper() for cell in cells)
