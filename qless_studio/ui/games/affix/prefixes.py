"""The upper half of the panel's lists: what fits the focused node, every edge with its word, or completions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.games.affix.boards import BoardGraph
from qless_studio.engine.games.affix.play import Edge, EdgeState
from qless_studio.engine.games.affix.solver import Fill
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.games.affix.analysis import Choice
from qless_studio.ui.games.affix.figures import short
from qless_studio.ui.games.affix.graph import WRONG_STATES
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.themed import OVERHANG, sides
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable

PREFIXES, EDGES = "prefixes", "edges"


class PrefixPanel(QWidget):
    """One table at a time under a head that says what it is about."""

    prefix_chosen = Signal(str)
    """This prefix is to stand at the focused node."""
    edge_chosen = Signal(object)
    """The board is to go to this edge's prefix node."""
    completion_chosen = Signal(object)
    """The open suffixes are to be those of this Fill."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._title, self._beside = "", ""
        self._completing = False
        self._board: BoardGraph | None = None
        self._suffixes: tuple[str, ...] = ()
        self.head = Elided(appearance, "", 12, 600, "text_dim")
        views = ((PREFIXES, self.tr("Prefixes")), (EDGES, self.tr("Edges")))
        self.view = Segments(appearance, views, self.tr("View"))
        self.view.value_changed.connect(lambda value: self._show_view())
        self.choices = ResultModel(self._choice_columns(), tie=lambda choice: choice.cost, parent=self)
        self.edges = ResultModel(self._edge_columns(), parent=self)
        self.completions = ResultModel(self._completion_columns(), parent=self)
        self.choice_table = ResultTable(appearance, self.choices, self.tr("Prefixes for the selected node"), True)
        self.edge_table = ResultTable(appearance, self.edges, self.tr("Edges and their words"), True)
        self.completion_table = ResultTable(appearance, self.completions, self.tr("Completions"), True)
        self.choice_table.sort_by("boards")
        self.completion_table.sort_by("boards")
        self.choice_table.solution_activated.connect(self._on_choice)
        self.edge_table.solution_activated.connect(self.edge_chosen)
        self.completion_table.solution_activated.connect(self.completion_chosen)
        self._stack = QStackedWidget()
        for table in (self.choice_table, self.edge_table, self.completion_table):
            self._stack.addWidget(table)
        self._head_room = head = QHBoxLayout()
        head.setContentsMargins(*sides(OVERHANG, 0, 16, 0))
        head.addWidget(self.head, 1)
        head.addWidget(self.view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._stack, 1)
        for model in (self.choices, self.edges, self.completions):
            model.counts_changed.connect(lambda shown, total: self._show_head())

    def set_compact(self, compact: bool) -> None:
        """Without the head, for the panel under the board."""
        self.head.setVisible(not compact)
        self._head_room.setStretch(1, int(compact))

    # what it shows

    def show_node(self, beside: str, empty: str) -> None:
        """Begin a list of prefixes for the node between these suffixes; `empty` is said while there are none."""
        self._beside, self._completing = beside, False
        self.choices.clear()
        self.choice_table.set_empty_text(empty)
        self._show_view()

    def add_choices(self, batch: Iterable[Choice]) -> None:
        self.choices.extend(batch)

    def mark(self, prefix: str) -> None:
        """Select the row of the prefix that stands at the node."""
        self.choice_table.choose(next((c for c in self.choices.solutions() if c.prefix == prefix), None))

    def show_completions(self, empty: str) -> None:
        """Begin a list of what the open suffixes may be."""
        self._completing = True
        self.completions.clear()
        self.completion_table.set_empty_text(empty)
        self._show_view()

    def show_edges(self, board: BoardGraph, suffixes: Sequence[str], edges: Sequence[Edge]) -> None:
        """List these edges."""
        self._board, self._suffixes = board, tuple(suffixes)
        chosen = self.edge_table.chosen
        self.edges.clear()
        self.edges.extend(edges)
        if chosen is not None:
            same = (edge for edge in edges if (edge.node, edge.suffix) == (chosen.node, chosen.suffix))
            self.edge_table.choose(next(same, None))

    def _show_view(self) -> None:
        if self.view.value == EDGES:
            self._stack.setCurrentWidget(self.edge_table)
        else:
            self._stack.setCurrentWidget(self.completion_table if self._completing else self.choice_table)
        self._show_head()

    def _show_head(self) -> None:
        if self.view.value == EDGES:
            placed = sum(edge.state is EdgeState.VALID for edge in self.edges.solutions())
            text = self.tr("{} of {} edges form a word").format(placed, self.edges.total)
        elif self._completing:
            text = counted(self.completions.total, "{} completion", "{} completions")
        elif self._beside and self.choices.total:
            total = self.choices.total
            text = counted(total, "{} prefix for {}", "{} prefixes for {}", figure(total), self._beside)
        else:
            text = self.tr("Prefixes for {}").format(self._beside) if self._beside else self.tr("Prefixes")
        self.head.setText(text)

    # columns

    def _choice_columns(self) -> tuple[Column, ...]:
        return (
            Column("prefix", self.tr("Prefix"), lambda c: c.prefix, lambda c: f"{c.prefix.upper()}–", width=64),
            Column(
                "words",
                self.tr("Words"),
                self._words,
                sort_key=lambda c: c.cost,
                words=lambda c: c.candidate.words,
            ),
            Column(
                "boards",
                self.tr("Boards left"),
                lambda c: c.candidate.boards,
                self._left,
                Kind.NUMBER,
                sort_key=lambda c: -1 if c.candidate.beside else c.candidate.boards,
                width=96,
                role=lambda c: "" if c.candidate.boards else "text_dim" if c.candidate.beside else "bad",
                icon=lambda c: "" if c.candidate.boards else "lock" if c.candidate.beside else "cross",
            ),
        )

    def _words(self, choice: Choice) -> str:
        candidate = choice.candidate
        if not candidate.beside or self._board is None:
            return ", ".join(word.upper() for word in candidate.words)
        number = self._board.node(candidate.beside)
        joins = self._board.nodes[number].joins if number is not None else ()
        shared = [self._suffixes[place] for place in joins if place < len(self._suffixes)]
        ends = [suffix for suffix in shared if any(word == choice.prefix + suffix for word in candidate.words)]
        return self.tr("already used with –{}").format(ends[0].upper()) if ends else self.tr("already on the board")

    def _left(self, choice: Choice) -> str:
        if choice.candidate.beside:
            return self.tr("used")
        return short(choice.candidate.boards) if choice.candidate.boards else self.tr("none")

    def _edge_columns(self) -> tuple[Column, ...]:
        def role(edge: Edge) -> str:
            return "bad" if edge.state in WRONG_STATES else ""

        def icon(edge: Edge) -> str:
            return "cross" if edge.state in WRONG_STATES else "check" if edge.state is EdgeState.VALID else ""

        return (
            Column(
                "word",
                self.tr("Word"),
                lambda e: e.word,
                lambda e: e.word.upper() or self.tr("open"),
                width=100,
                words=lambda e: (e.word,),
            ),
            Column("edge", self.tr("Node and suffix"), lambda e: e.node, self._ends),
            Column("state", self.tr("State"), lambda e: e.state.value, self._state, width=136, role=role, icon=icon),
        )

    def _ends(self, edge: Edge) -> str:
        place = next((i for i, node in enumerate(self._board.suffixes) if node.name == edge.suffix), 0)
        suffix = self._suffixes[place].upper() if place < len(self._suffixes) else ""
        return f"{edge.node}, –{suffix or '?'}"

    def _state(self, edge: Edge) -> str:
        return {
            EdgeState.OPEN: self.tr("open"),
            EdgeState.VALID: self.tr("word"),
            EdgeState.UNKNOWN: self.tr("not in the list"),
            EdgeState.PLURAL: self.tr("plural"),
            EdgeState.LENGTH: self.tr("wrong length"),
            EdgeState.REPEATED: self.tr("same as at {}").format(edge.beside),
        }[edge.state]

    def _completion_columns(self) -> tuple[Column, ...]:
        return (
            Column(
                "suffixes",
                self.tr("Suffixes, in ring order"),
                lambda fill: fill.suffixes,
                ring_text,
                words=lambda fill: fill.words,
            ),
            Column("boards", self.tr("Boards"), lambda f: f.boards or 0, boards_text, Kind.NUMBER, width=120),
        )

    def _on_choice(self, choice: Choice) -> None:
        if not choice.candidate.beside:
            self.prefix_chosen.emit(choice.prefix)


def ring_text(row: Fill) -> str:
    """–LL –RE –ME –ST"""
    return "  ".join(f"–{suffix.upper()}" for suffix in row.suffixes)


def boards_text(row: Fill) -> str:
    return short(row.boards or 0)
