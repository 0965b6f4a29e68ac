"""A table of the edges of a board: the word on each, and whether it counts."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.games.affix.play import Edge, EdgeState
from qless_studio.ui.games.affix.content import WRONG_STATES, BoardContent
from qless_studio.ui.games.affix.node_texts import suffix_text
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.results.result_model import Column, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable


def tr(text: str) -> str:
    return QCoreApplication.translate("PrefixPanel", text)


class EdgeTable(ResultTable):
    """Keeps its selected edge when the words change."""

    def __init__(self, appearance: Appearance) -> None:
        self._content: BoardContent | None = None
        self.edges = ResultModel(self._columns())
        super().__init__(appearance, self.edges, tr("Edges and their words"), True)
        self.edges.setParent(self)

    def show_edges(self, content: BoardContent, edges: Iterable[Edge]) -> None:
        """List these edges of a board."""
        self._content = content
        chosen, shown = self.chosen, tuple(edges)
        self.edges.clear()
        self.edges.extend(shown)
        if chosen is not None:
            ends = chosen.node, chosen.suffix
            self.choose(next((edge for edge in shown if (edge.node, edge.suffix) == ends), None))

    def _columns(self) -> tuple[Column, ...]:
        def role(edge: Edge) -> str:
            return "bad" if edge.state in WRONG_STATES else ""

        def icon(edge: Edge) -> str:
            return "cross" if edge.state in WRONG_STATES else "check" if edge.state is EdgeState.VALID else ""

        return (
            Column(
                "word",
                tr("Word"),
                lambda e: e.word,
                lambda e: e.word.upper() or tr("open"),
                width=100,
                words=lambda e: (e.word,),
            ),
            Column("edge", tr("Node and suffix"), lambda e: e.node, self._ends_text),
            Column("state", tr("State"), lambda e: e.state.value, self._state_text, width=136, role=role, icon=icon),
        )

    def _ends_text(self, edge: Edge) -> str:
        content = self._content
        if content is None:
            return edge.node
        place = next(place for place, node in enumerate(content.board.suffixes) if node.name == edge.suffix)
        return f"{edge.node}, {suffix_text(content.puzzle.suffixes[place])}"

    def _state_text(self, edge: Edge) -> str:
        return {
            EdgeState.OPEN: tr("open"),
            EdgeState.VALID: tr("word"),
            EdgeState.UNKNOWN: tr("not in the list"),
            EdgeState.PLURAL: tr("plural"),
            EdgeState.LENGTH: tr("wrong length"),
            EdgeState.REPEATED: tr("same as at {}").format(edge.beside),
        }[edge.state]
