"""A table of the edges of a board: the word on each, and whether it counts."""

from __future__ import annotations

from collections.abc import Iterable

from qless_studio.engine.games.affix.content import WRONG_STATES, BoardContent, Edge, EdgeState, role_of
from qless_studio.engine.texts import figure, say
from qless_studio.ui.games.affix.texts import edge_text, suffix_text
from qless_studio.ui.style.nodes import MARKS
from qless_studio.ui.widgets.results.result_model import Column, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable


class _Ends:
    """The nodes at the ends of an edge, in words. Not the table itself: its columns must not keep it alive."""

    def __init__(self) -> None:
        self.content: BoardContent | None = None

    def word(self, edge: Edge) -> str:
        """The word on an edge for people; "" where it is open."""
        return edge.word.upper() if self.content is None else self.content.shown(edge.word)

    def text(self, edge: Edge) -> str:
        """S– + –OCK"""
        content = self.content
        if content is None:
            return ""
        place = next(place for place, node in enumerate(content.board.suffixes) if node.name == edge.suffix)
        prefix = dict(content.puzzle.placed).get(edge.node, "…")
        return f"{prefix.upper()}– + {suffix_text(content.puzzle.suffixes[place])}"

    def state(self, edge: Edge) -> str:
        if edge.state is EdgeState.ELSEWHERE and self.content is not None and self.content.lexicon is not None:
            return say("not one of {}", figure(len(self.content.lexicon)))
        return _state_text(edge)

    def spoken_state(self, edge: Edge) -> str:
        """The state with its reason."""
        wrong = self.content is not None and edge.state in WRONG_STATES
        return edge_text(self.content, edge) if self.content is not None and wrong else self.state(edge)


class EdgeTable(ResultTable):
    """Keeps its selected edge when the words change."""

    def __init__(self) -> None:
        self._ends = _Ends()
        self.edges = ResultModel(_columns(self._ends))
        super().__init__(self.edges, say("Edges and their words"), True)

    def show_edges(self, content: BoardContent, edges: Iterable[Edge]) -> None:
        """List these edges of a board."""
        self._ends.content = content
        chosen, shown = self.chosen, tuple(edges)
        self.edges.show(shown)
        if chosen is not None:
            ends = chosen.node, chosen.suffix
            self.choose(next((edge for edge in shown if (edge.node, edge.suffix) == ends), None))


def _columns(ends: _Ends) -> tuple[Column, ...]:
    return (
        Column(
            "word",
            say("Word"),
            lambda e: e.word,
            lambda e: ends.word(e) or say("open"),
            width=100,
            words=lambda e: (e.word,),
        ),
        Column("edge", say("Prefix and suffix"), lambda e: e.node, ends.text),
        Column(
            "state",
            say("State"),
            lambda e: e.state.value,
            ends.state,
            width=136,
            role=_role,
            icon=_icon,
            spoken=ends.spoken_state,
        ),
    )


def _role(edge: Edge) -> str:
    return role_of([edge])


def _icon(edge: Edge) -> str:
    return MARKS.get(role_of([edge]), "check" if edge.state is EdgeState.VALID else "")


def _state_text(edge: Edge) -> str:
    return {
        EdgeState.OPEN: say("open"),
        EdgeState.VALID: say("valid"),
        EdgeState.UNKNOWN: say("not in the list"),
        EdgeState.PLURAL: say("plural"),
        EdgeState.LENGTH: say("wrong length"),
        EdgeState.REPEATED: say("repeated"),
    }[edge.state]
