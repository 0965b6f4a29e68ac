"""Affix's page for analysing and building: the graph, prefixes that fit each node, hints, the puzzles of the list."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.game import Dealt
from qless_studio.engine.games.affix import GAME
from qless_studio.engine.games.affix.content import BoardContent, Edge, Spot, fit_to
from qless_studio.engine.games.affix.dealer import DrawnPuzzle
from qless_studio.engine.games.affix.position import open_puzzle
from qless_studio.engine.games.affix.puzzle import Puzzle, find_board
from qless_studio.engine.games.affix.searches import PuzzleRow
from qless_studio.engine.games.affix.solver import CompletionSummary, Fill, Summary
from qless_studio.engine.games.affix.why import NodeHint
from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.engine.results import Results
from qless_studio.engine.solving import FinishedRun, Outcome
from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui.games.affix.board import AffixBoard
from qless_studio.ui.games.affix.graph import sheet
from qless_studio.ui.games.affix.parts import AffixParts, BoardCombo
from qless_studio.ui.games.affix.prefix_panel import PrefixLists, PrefixPanel
from qless_studio.ui.games.affix.puzzle_panel import PuzzlePanel
from qless_studio.ui.games.affix.texts import drawn_text, level_combo, position_verdict, steps_of
from qless_studio.ui.style import nodes
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.tab.analyse_page import AnalysePage
from qless_studio.ui.tab.hints import Hints, HintStep
from qless_studio.ui.tab.play_actions import UndoButtons
from qless_studio.ui.tab.session import Mode, State
from qless_studio.ui.widgets.basic.buttons import ActionButton
from qless_studio.ui.widgets.basic.labels import separator
from qless_studio.ui.widgets.basic.layout import filled
from qless_studio.ui.widgets.basic.themed import Painted, Picture, SelfPainted
from qless_studio.ui.widgets.feedback.empty_state import EmptyState
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay, VerdictKind


def listed_puzzles(
    results: Results,
    rows: Sequence[PuzzleRow],
    ratings: Mapping[PuzzleRow, int],
    total: int,
    finished: FinishedRun | None,
) -> Results:
    """`results` with these puzzles, of `total` that were found, in place of the solutions.

    Each has the fields of a generated puzzle, and how many words it needs where that is known.
    """
    rated = dict(ratings)  # written in another thread, while ratings come in

    def fields(puzzle: Puzzle, row: Any) -> dict[str, Any]:
        return {"suffixes": list(row.suffixes), "boards": str(row.boards), "words_needed": rated.get(row)}

    def describe(puzzle: Puzzle, row: Any) -> str:
        return GAME.dealer.describe(Dealt(row.puzzle, {"boards": str(row.boards)}))

    run = finished.run if finished else None
    outcome = finished.outcome if finished else Outcome.CANCELLED
    verdict = counted(total, "{} puzzle", "{} puzzles", figure(total))
    if run is not None and run.summary is not None:
        verdict = GAME.verdict(run.summary, outcome)
    return dataclasses.replace(
        results,
        game=dataclasses.replace(GAME, fields=fields, describe=describe),
        puzzle=Puzzle(),
        solutions=tuple(rows),
        found=total,
        keep=total + 1,
        run=run,
        finished=finished,
        verdict=verdict,
        words=None,
    )


BESIDE, WINDOW = 600, 800
"""Minimum widths at 100 % for lists side by side: of both together, and of the window."""


class ListPair(Painted, QWidget):
    """Shares its space between the prefixes and the puzzles."""

    def __init__(
        self,
        prefixes: PrefixPanel,
        puzzles: PuzzlePanel,
        follow: Callable[[], object],
        under_board: Callable[[], bool],
    ) -> None:
        """`follow` is called when they have been arranged for more or less room."""
        super().__init__()
        self._follow, self._under_board = follow, under_board
        self._beside = False
        self._prefixes, self._puzzles = prefixes, puzzles
        self._rule = separator()
        self._box = spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom, self), 12)
        filled(self._box, (prefixes, 2), self._rule, (puzzles, 3))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_compact(self, compact: bool) -> None:
        """For little room: side by side in a panel under the board, unless large text leaves too little width."""
        self._beside = compact and self._under_board() and self.window().width() >= self.theme.px(WINDOW)
        direction = QBoxLayout.Direction.LeftToRight if self._beside else QBoxLayout.Direction.TopToBottom
        self._box.setDirection(direction)
        self._show_rule()
        for panel in (self._prefixes, self._puzzles):
            panel.set_compact(compact)
        spaced(self._box, 8 if self._beside else 12)
        self._follow()

    def show_prefixes(self, shown: bool) -> None:
        """Whether the prefixes are shown, or the puzzles have all the space."""
        self._prefixes.setVisible(shown)
        self._show_rule()

    def _show_rule(self) -> None:
        self._rule.setVisible(not (self._beside or self._prefixes.isHidden()))

    def minimumSizeHint(self) -> QSize:
        minimum = super().minimumSizeHint()
        return QSize(self.theme.px(BESIDE), minimum.height()) if self._beside else minimum


class _EmptyBoard(EmptyState):
    """Needs the width of its example also while that is hidden: by it the page decides whether to show it.

    Otherwise a page that has the room only while it is hidden would show and hide it for ever.
    """

    def __init__(self, heading: str, sentence: str, example: ExampleGraph) -> None:
        super().__init__(heading, sentence, example)
        self._example = example

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        margins = layout.contentsMargins()
        example = self._example.sizeHint().grownBy(margins)
        return super().minimumSizeHint().expandedTo(QSize(example.width(), 0))


class AffixAnalysePage(AnalysePage):
    """Lays out the board, the lists and the hints, and keeps them in step with the session. See docs/decisions/023."""

    board: AffixBoard

    def __init__(self, parts: AffixParts) -> None:
        super().__init__(
            parts.analysis.session,
            parts.new_board(),
            label=say("Board"),
            hint=say(
                "Suffixes in ring order (? for an open one), called X, Y, Z, W, V, U; then ; and prefixes, each after "
                "the letters of its suffixes: XY=wi joins the first two"
            ),
        )
        self.analysis, self.affix_commands = parts.analysis, parts.commands
        self._make_controls()
        self._make_panel()
        self._make_empty_state()
        self._connect()
        self.board.show_fits(self.analysis.fits)
        self._show_content(self.analysis.content)
        self._show_mode()
        self.show_state(self.session.state)

    # Building

    def _make_controls(self) -> None:
        self.boards, self.level = BoardCombo(self.analysis), level_combo()
        new = ActionButton(self.affix_commands.play_commands.new_game, self.tr("New puzzle"), "")
        self.put("controls_left", self.boards, self.level, new, UndoButtons(self.session))
        self.put("controls_right", ActionButton(self.affix_commands.play_commands.hint))

    def _make_panel(self) -> None:
        self.figures = ScoreDisplay()
        self.hints = Hints(HintLadder(), self.places, self.analysis.find_hints)
        self.hints.ladder.hide()
        self.prefixes = PrefixPanel(
            self.board.show_preview, self._on_prefix_chosen, self._on_edge_chosen, self._on_completion_chosen
        )
        self.prefix_lists = PrefixLists(self.analysis, self.board, self.prefixes, self)
        self.puzzles = PuzzlePanel(self.session, self._on_puzzle_chosen, self._show_listed, self._on_puzzle_drawn)
        self.lists = ListPair(
            self.prefixes, self.puzzles, self._on_compact_changed, under_board=lambda: self.places.narrow
        )
        self.put("figures", self.figures)
        self.put("section", self.hints.ladder)

    def _make_empty_state(self) -> None:
        self.example = ExampleGraph()
        self.empty = _EmptyBoard(
            self.tr("Play a puzzle or build one"),
            self.tr("Write a prefix in each round node so that every line spells a word."),
            self.example,
        )
        self.empty.add_action(self.tr("New puzzle"), "die", self.affix_commands.play_commands.new_game, primary=True)
        self.empty.add_action(self.tr("Build your own"), "pencil", act=self._on_build)
        self.put("board", self.empty)
        self.put("list", self.lists)  # now: its arrangement shows or hides the example
        self._show_example()

    def _show_example(self) -> None:
        """Show words and a puzzle of the language of the word list."""
        language = self.session.language
        self.example.show_language(language)
        if language.code == ENGLISH.code:
            self.entry.set_example(self.session.game.format(self.session.game.example))
        else:
            self.entry.set_example(f"{' '.join(self.example.suffixes)}; XY={self.example.prefixes[0]}")

    def _connect(self) -> None:
        session, board, analysis = self.session, self.board, self.analysis
        session.lexicon_changed.connect(self._show_example)
        session.mode_changed.connect(self._show_mode)
        analysis.content_changed.connect(self._show_content)
        analysis.fits_changed.connect(board.show_fits)
        analysis.words_known.connect(self._on_words_known)
        self.puzzles.model.counts_changed.connect(self._show_figures)
        self.boards.board_chosen.connect(self.use_board)
        self.hints.taken.connect(self._on_hint_taken)
        self.hints.changed.connect(self._on_hints_changed)
        analysis.hints_found.connect(self._on_hints_found)
        analysis.forgotten.connect(self.hints.close)

    # Texts

    def listed(self) -> list[Fill]:
        return self.prefixes.completions.solutions() if open_puzzle(self.session.puzzle) else self.session.solutions

    @property
    def has_listed(self) -> bool:
        return super().has_listed or bool(self.puzzles.model.shown)

    def listed_results(self) -> Results:
        """The puzzles as listed; while suffixes are open, or where no puzzles are listed, what the search found."""
        catalogue, rows = self.puzzles.catalogue, self.puzzles.model.solutions()
        if open_puzzle(self.session.puzzle) or not rows:
            return self.results()
        return listed_puzzles(super().results(), rows, catalogue.ratings, catalogue.model.total, catalogue.finished)

    def sheets(self) -> Sequence[tuple[str, Callable[[], Picture]]]:
        answer = None if self.session.mode is Mode.PLAY else self.analysis.answer
        named = [(say("Puzzle sheet"), self.session.puzzle)]
        named += [] if answer is None else [(say("Puzzle sheet with the answer"), answer)]
        return [(name, partial(self._sheet, puzzle)) for name, puzzle in named]

    def _sheet(self, puzzle: Puzzle) -> Picture:
        board = self.analysis.content.board
        return sheet(board, fit_to(board, puzzle), self.session.shown)

    def verdict_of(self, state: State) -> tuple[VerdictKind, str]:
        session = self.session
        summary = session.run.summary if session.run else None
        if state is State.FINISHED and session.outcome is Outcome.COMPLETE:
            if isinstance(summary, CompletionSummary) and not summary.completions:
                return VerdictKind.BAD, self.tr("No board exists (proven)")
            if isinstance(summary, Summary):
                return position_verdict(summary, self.board.content)
        return super().verdict_of(state)

    # Keeping in step with the session

    def _show_content(self, content: BoardContent) -> None:
        self.prefixes.show_edges(content)
        self.prefix_lists.list_choices()
        self.puzzles.mark(self.session.puzzle.suffixes)
        self._show_figures()

    def _on_puzzle_changed(self, puzzle: Puzzle) -> None:
        super()._on_puzzle_changed(puzzle)  # first: it notes that what is hidden now has the focus
        self._show_mode()

    def _on_words_known(self) -> None:
        self.show_state(self.session.state)

    def _on_compact_changed(self) -> None:
        self.example.setVisible(not self.places.narrow)
        self._show_figures()

    def _show_figures(self) -> None:
        """How far the board is filled; before there is a puzzle, how many there are to choose from."""
        content, listed = self.board.content, self.puzzles.model.total
        if listed and self.empty.isVisibleTo(self):
            self.figures.show_figures(listed, counted(listed, "puzzle", "puzzles"), live=True)
            return
        ratio = self.tr("{} of {}")
        self.figures.show_figures(
            ratio.format(content.sound, len(content.board.nodes)),
            "" if self.places.narrow else self.tr("prefixes"),  # a low panel needs the width for the edges
            [(ratio.format(content.valid, len(content.edges)), self.tr("edges"))],
        )

    def _show_mode(self) -> None:
        building = self.session.mode is Mode.BUILD
        invites = self.session.puzzle == self.session.game.blank and not building
        self.board.set_building(building)
        self.board.setVisible(not invites)
        self.empty.setVisible(invites)
        self.lists.show_prefixes(not invites)
        self._show_figures()

    # What the player does

    def _on_prefix_chosen(self, prefix: str) -> None:
        if self.board.spot.prefix:
            self.board.enter(self.board.spot, prefix)
            self.board.go_to_next_open()

    def _on_puzzle_chosen(self, puzzle: Puzzle) -> None:
        self.session.set_mode(Mode.ANALYSE)
        self._show_listed(puzzle)
        self.board.setFocus()

    def _show_listed(self, puzzle: Puzzle) -> None:
        self.session.edit(puzzle, self.tr("New puzzle"))
        self.board.go_to_first()

    def _on_puzzle_drawn(self, drawn: DrawnPuzzle) -> None:
        self._on_puzzle_chosen(Puzzle(drawn.suffixes))
        self.session.message.emit(drawn_text(drawn))

    def _on_completion_chosen(self, fill: Fill) -> None:
        self.session.edit(
            dataclasses.replace(self.session.puzzle, suffixes=fill.suffixes), self.tr("Complete suffixes")
        )

    def _on_edge_chosen(self, edge: Edge) -> None:
        self.board.go_to_node(edge.node)

    def _on_build(self) -> None:
        self.session.set_mode(Mode.BUILD)
        self.board.go_to(Spot(False, 0))
        self.board.setFocus()

    def draw(self) -> None:
        """Draw a puzzle of the chosen level."""
        self.puzzles.catalogue.draw(str(self.level.value))

    def show_next_hint(self) -> None:
        """Show the next step of the hint for the position."""
        self.board.commit()
        self.session.analyse_now()
        self.hints.ask()

    def _on_hints_changed(self) -> None:
        self.hints.ladder.setVisible(bool(self.hints.steps))

    def _on_hints_found(self, hints: Sequence[NodeHint]) -> None:
        """Show the hints if they were asked for here; those of a game show nothing."""
        position = self.analysis.position
        if position is not None and hints:
            self.hints.found(steps_of(position, hints))

    def _on_hint_taken(self, step: HintStep) -> None:
        if step.hint.node:
            self.board.go_to_node(step.hint.node)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape or event.modifiers():
            super().keyPressEvent(event)
        elif self.board.previewing:
            self.prefixes.mark(self.board.content.text_at(self.board.spot))
            self.board.show_preview("")
        elif self.hints.steps:
            self.hints.close()
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
        self.session.change_options(board=name)


# The example shown in place of the board before there is a puzzle.

EXAMPLES = {
    "en": (("ca", "wi"), ("ll", "re")),
    "de": (("ha", "la"), ("nd", "ut")),
    "fr": (("no", "vo"), ("ir", "te")),
    "es": (("ca", "to"), ("da", "ma")),
    "it": (("se", "ve"), ("de", "ra")),
    "nl": (("ke", "we"), ("er", "rk")),
    "pl": (("mo", "no"), ("cy", "wa")),
}
"""By language code, two prefixes and two suffixes, all four words of which are common."""
PREFIX_PLACES = (40, 40), (240, 40)
SUFFIX_PLACES = (40, 132), (240, 132)
WORD_PLACES = (40, 86), (104, 69), (176, 69), (240, 86)
"""Centres at 100 %."""
WIDTH, HEIGHT = 280, 168


class ExampleGraph(SelfPainted, QWidget):
    """Two prefixes, two suffixes and the four words they form."""

    room = (WIDTH, HEIGHT)

    def __init__(self) -> None:
        super().__init__()
        self.show_language(ENGLISH)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_language(self, language: Language) -> None:
        """Show words of this language."""
        self.prefixes, self.suffixes = EXAMPLES[language.code]
        self.update()

    @property
    def words(self) -> list[str]:
        """The example words shown, in lower case."""
        return [prefix + suffix for prefix in self.prefixes for suffix in self.suffixes]

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        px = theme.px
        for x, y in PREFIX_PLACES:
            for to_x, to_y in SUFFIX_PLACES:
                nodes.paint_edge(painter, theme, QPointF(px(x), px(y)), QPointF(px(to_x), px(to_y)), nodes.PLACED)
        prefixes = [f"{prefix.upper()}–" for prefix in self.prefixes]
        suffixes = [f"–{suffix.upper()}" for suffix in self.suffixes]
        for kind, texts, places, (width, height) in (
            (nodes.ROUND, prefixes, PREFIX_PLACES, (72, 44)),
            (nodes.SQUARE, suffixes, SUFFIX_PLACES, (72, 48)),
        ):
            for text, (x, y) in zip(texts, places, strict=True):
                rect = QRectF(px(x) - px(width) / 2, px(y) - px(height) / 2, px(width), px(height))
                nodes.paint_node(painter, theme, rect, kind, text)
        for word, (x, y) in zip(self.words, WORD_PLACES, strict=True):
            nodes.paint_chip(painter, theme, QPointF(px(x), px(y)), word.upper())
