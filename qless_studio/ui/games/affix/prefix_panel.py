"""The upper list of the panel: prefixes for the selected node, all edges, or completions of the open suffixes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.games.affix.content import WRONG_STATES, BoardContent, Edge, EdgeState, role_of
from qless_studio.engine.games.affix.position import open_puzzle
from qless_studio.engine.games.affix.searches import PrefixChoice
from qless_studio.engine.games.affix.solver import Fill
from qless_studio.engine.solving import FinishedRun, Outcome
from qless_studio.engine.texts import capitalised, counted, figure, say
from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.games.affix.board import AffixBoard
from qless_studio.ui.games.affix.texts import READABLE, edge_text, joined_suffixes, ring_text, short, suffix_text
from qless_studio.ui.style.nodes import MARKS
from qless_studio.ui.tab.analyse_page import not_analysed_text
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.fields import Segments
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layout import bare, filled, inset
from qless_studio.ui.widgets.basic.themed import OVERHANG
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.work.signals import listen


class PrefixLists(QObject):
    """Lists the prefixes for the node at the cursor, or the completions of a puzzle with open suffixes."""

    def __init__(self, analysis: AffixAnalysis, board: AffixBoard, panel: PrefixPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._analysis, self._board, self._panel = analysis.session, analysis, board, panel
        session = analysis.session
        analysis.forgotten.connect(self._on_forgotten)
        session.state_changed.connect(self._on_state_changed)
        session.run_started.connect(self._on_run_started)
        session.solutions_found.connect(self._on_solutions_found)
        session.run_finished.connect(self._on_run_finished)
        listen(self.list_choices, analysis.position_found, board.cursor_moved)
        analysis.choices_found.connect(panel.add_choices)
        analysis.choices_listed.connect(self._on_choices_listed)
        self._on_forgotten()
        self._on_solutions_found(session.solutions)  # found before the page was built

    @property
    def _completing(self) -> bool:
        return open_puzzle(self._session.puzzle)

    def _on_forgotten(self) -> None:
        """List nothing of the puzzle before."""
        if self._completing:
            self._panel.start_completions("" if self._session.analysing else self.tr("Not analysed"))

    def list_choices(self, _: object = None) -> None:
        """List the prefixes for the node at the cursor."""
        puzzle, spot, panel = self._session.puzzle, self._board.spot, self._panel
        self._analysis.stop_choices()
        if self._completing:
            return
        if not (spot.prefix and puzzle.suffixes):
            panel.start_choices("", self.tr("Select a round node to see what fits"))
            return
        text = not_analysed_text(self._session.state)
        panel.start_choices(joined_suffixes(self._board.content, spot.number), text)
        if self._analysis.position is None and not self._session.analysing:
            return
        self._analysis.list_choices(spot.number)

    def _on_state_changed(self, state: State) -> None:
        if state is State.NOT_ANALYSED:
            self.list_choices()
            self._panel.completion_table.set_empty_text(not_analysed_text(state))

    def _on_run_started(self) -> None:
        if self._completing and self._session.lexicon is not None:
            self._panel.start_completions(self.tr("Searching…"))

    def _on_solutions_found(self, batch: list[Fill]) -> None:
        if self._completing:
            self._panel.completions.extend(batch)

    def _on_run_finished(self, finished: FinishedRun) -> None:
        if finished.outcome is Outcome.COMPLETE:
            self._panel.completion_table.set_empty_text(self.tr("No suffixes complete this board"))

    def _on_choices_listed(self) -> None:
        self._panel.choice_table.set_empty_text(self.tr("none fit"))
        self._panel.mark(self._board.content.text_at(self._board.spot))


PREFIXES, EDGES = "prefixes", "edges"


class PrefixPanel(QWidget):
    """One table at a time, under a caption that says what it lists."""

    def __init__(
        self,
        preview: Callable[[str], object],
        place: Callable[[str], object],
        go_to: Callable[[Edge], object],
        complete: Callable[[Fill], object],
    ) -> None:
        """`preview` shows a prefix at the selected node, "" for none, and `place` puts it there.

        `go_to` goes to the prefix node of an edge, `complete` takes the suffixes of a completion.
        """
        super().__init__()
        self._preview, self._place, self._complete = preview, place, complete
        self._suffixes_beside = ""
        self._completing = False
        self._content: BoardContent | None = None
        self.caption = text_label("", "section", wrap=True)
        views = ((PREFIXES, capitalised(self.tr("prefixes"))), (EDGES, capitalised(self.tr("edges"))))
        self.view = Segments(views, self.tr("View"), act=self._show_view)
        self.choices = ResultModel(self._choice_columns(), tie=lambda choice: choice.cost, parent=self)
        self.completions = ResultModel(self._completion_columns(), parent=self)
        self.choice_table = ResultTable(self.choices, capitalised(self.tr("prefixes")), True)
        self.edge_table = EdgeTable()
        self.edges = self.edge_table.edges
        self.completion_table = ResultTable(self.completions, self.tr("Completions"), True)
        self.choice_table.sort_by("boards")
        self.completion_table.sort_by("boards")
        self.place_button = Button(self.tr("Place"), height=32, act=self._on_place)
        self.choice_table.solution_selected.connect(self._on_selected)
        self.completion_table.solution_selected.connect(self._update_button)
        self.choice_table.solution_activated.connect(self._on_choice)
        self.edge_table.solution_activated.connect(go_to)
        self.completion_table.solution_activated.connect(complete)
        for model in (self.choices, self.edges, self.completions):
            model.counts_changed.connect(self._show_caption)
        self._lay_out()

    def _lay_out(self) -> None:
        self._tables = QStackedWidget()
        for table in (self.choice_table, self.edge_table, self.completion_table):
            self._tables.addWidget(table)
        self._header = header = inset(QHBoxLayout(), 8, OVERHANG, 0, 16, 0)
        self.place_button.hide()
        filled(header, (self.caption, 1), self.place_button, self.view)
        filled(bare(QVBoxLayout(self), 4), header, (self._tables, 1))

    def set_compact(self, compact: bool) -> None:
        """Without the caption, for the panel under the board."""
        self.caption.setVisible(not compact)
        self._header.setStretch(2, int(compact))

    # Content

    def start_choices(self, suffixes: str, empty_text: str) -> None:
        """Start a list of prefixes for the node beside these suffixes; `empty_text` is shown while it is empty."""
        self._suffixes_beside, self._completing = suffixes, False
        self.choices.clear()
        self.choice_table.set_empty_text(empty_text)
        self._show_view()

    def add_choices(self, batch: Iterable[PrefixChoice]) -> None:
        self.choices.extend(batch)

    def mark(self, prefix: str) -> None:
        """Select the row of the prefix placed at the node."""
        self.choice_table.choose(next((c for c in self.choices.solutions() if c.prefix == prefix), None))
        self._update_button()

    def start_completions(self, empty_text: str) -> None:
        """Start a list of completions of the open suffixes."""
        self._completing = True
        self.completions.clear()
        self.completion_table.set_empty_text(empty_text)
        self._show_view()

    def show_edges(self, content: BoardContent) -> None:
        """List the edges of a board."""
        self._content = content
        self.edge_table.show_edges(content, content.edges.values())

    def _show_view(self) -> None:
        if self.view.value == EDGES:
            self._tables.setCurrentWidget(self.edge_table)
        else:
            self._tables.setCurrentWidget(self.completion_table if self._completing else self.choice_table)
        self._update_button()
        self._show_caption()

    def _update_button(self) -> None:
        choice, completing = self.choice_table.chosen, self._completing
        possible = self.completion_table.chosen is not None if completing else choice and not choice.candidate.beside
        self.place_button.setVisible(bool(possible) and self.view.value != EDGES)

    def _on_selected(self, choice: PrefixChoice | None) -> None:
        self._update_button()
        self._preview(choice.prefix if choice is not None else "")

    def _on_place(self) -> None:
        if self._completing:
            self._complete(self.completion_table.chosen)
        else:
            self._on_choice(self.choice_table.chosen)

    def _show_caption(self) -> None:
        suffixes, total = self._suffixes_beside, self.choices.total
        if self.view.value == EDGES:
            valid = sum(edge.state is EdgeState.VALID for edge in self.edges.solutions())
            text = self.tr("{} of {} edges form a word").format(valid, self.edges.total)
        elif self._completing:
            text = counted(self.completions.total, "{} completion", "{} completions")
        elif suffixes and total:
            text = counted(total, "{} prefix for {}", "{} prefixes for {}", figure(total), suffixes)
        else:
            text = ": ".join(filter(None, (capitalised(self.tr("prefixes")), suffixes)))
        self.caption.setText(text)

    # Columns

    def _choice_columns(self) -> tuple[Column, ...]:
        return (
            Column(
                "prefix",
                capitalised(say("prefix")),
                lambda c: c.prefix,
                lambda c: f"{c.prefix.upper()}–",
                width=64,
                sort_key=self._order,
            ),
            Column(
                "words",
                self.tr("Words"),
                self._words_text,
                sort_key=lambda c: c.cost,
                words=lambda c: c.candidate.words,
            ),
            Column(
                "boards",
                self.tr("Boards left"),
                lambda c: c.candidate.boards,
                self._boards_left_text,
                Kind.NUMBER,
                sort_key=lambda c: -1 if c.candidate.beside else c.candidate.boards,
                width=96,
                widest=figure(READABLE - 1),
                role=lambda c: "" if c.candidate.boards else "text_dim" if c.candidate.beside else "bad",
                icon=lambda c: "" if c.candidate.boards else "lock" if c.candidate.beside else "cross",
            ),
        )

    def _order(self, choice: PrefixChoice) -> str:
        """Sort key by the alphabet of the list's language."""
        lexicon = None if self._content is None else self._content.lexicon
        return choice.prefix if lexicon is None else lexicon.language.order(choice.prefix)

    def _words_text(self, choice: PrefixChoice) -> str:
        """The words of a prefix, or what prevents it."""
        candidate, content = choice.candidate, self._content
        if not candidate.beside or content is None:
            return ", ".join(map(str.upper if content is None else content.shown, candidate.words))
        other = next((node for node in content.board.nodes if node.name == candidate.beside), None)
        shared = [content.puzzle.suffixes[place] for place in other.joins] if other is not None else []
        used = next((suffix for suffix in shared if choice.prefix + suffix in candidate.words), None)
        if used is None:
            return self.tr("already on the board")
        return self.tr("already used with –{}").format(used.upper())

    def _boards_left_text(self, choice: PrefixChoice) -> str:
        if choice.candidate.beside:
            return self.tr("repeated")
        return short(choice.candidate.boards) if choice.candidate.boards else self.tr("none")

    def _completion_columns(self) -> tuple[Column, ...]:
        return (
            Column(
                "suffixes",
                self.tr("Suffixes"),
                lambda fill: fill.suffixes,
                lambda fill: ring_text(fill.suffixes),
                words=lambda fill: fill.words,
            ),
            Column(
                "boards",
                self.tr("Boards"),
                lambda fill: fill.boards or 0,
                lambda fill: short(fill.boards or 0),
                Kind.NUMBER,
                width=120,
                widest=figure(READABLE - 1),
            ),
        )

    def _on_choice(self, choice: PrefixChoice) -> None:
        if not choice.candidate.beside:
            self._place(choice.prefix)


# A table of the edges of a board: the word on each, and whether it counts.


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
