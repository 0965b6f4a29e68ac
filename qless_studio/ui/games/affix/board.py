"""The graph on the table: nodes to go to, letters to type, words on the edges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter

from qless_studio.engine.games.affix.boards import Board, find_board
from qless_studio.engine.games.affix.play import Edge, EdgeState
from qless_studio.engine.games.affix.puzzle import Options, Puzzle
from qless_studio.engine.texts import counted
from qless_studio.ui.games.affix import graph
from qless_studio.ui.theme import Appearance, Theme, nodes, shapes
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cell import Cell

LONGEST = 12
"""Letters of a prefix or suffix, as many as the options allow."""
CARET = "|"
ROW = 40
"""Nodes whose middles differ by less in height are read as one row."""


class Spot(NamedTuple):
    """A node of the board: which kind, and its number among them."""

    prefix: bool
    number: int


class AffixBoard(BoardWidget):
    """Shows a puzzle on its board. What is typed at a node enters the puzzle by Enter or by going elsewhere."""

    puzzle_edited = Signal(object, str)
    """The puzzle with a change made here, and words for the change."""

    refused = Signal(str)
    """Why what was typed had no effect."""

    tab_moves = True

    def __init__(self, appearance: Appearance) -> None:
        self.board = find_board(Options().board)
        self._puzzle = Puzzle()
        self._edges: dict[tuple[int, int], Edge] = {}
        self._fits: dict[int, int] = {}
        self._building = False
        self._typed: str | None = None
        self._typed_at = 0
        self._order = _reading_order(self.board)
        self._places = graph.Places((), (), 1.0)
        self._chips: tuple[graph.Chip, ...] = ()
        self._room: object = None
        self._shown: object = None
        super().__init__(appearance, "")
        self.setAccessibleName(self.tr("Board"))
        self.text_typed.connect(self._on_typed)
        self.backspaced.connect(self._on_backspaced)
        self.deleted.connect(self._on_deleted)
        self.cursor_moved.connect(self._on_cursor_moved)

    # what it shows

    def show_puzzle(self, board: Board, puzzle: Puzzle, edges: Mapping[tuple[int, int], Edge]) -> None:
        """Show a puzzle with as many suffixes as the board has; `edges` by the numbers of prefix and suffix node."""
        if board != self.board:
            self.board, self._order = board, _reading_order(board)
            self._typed = None
            self._puzzle, self._edges, self._fits = puzzle, dict(edges), {}
            self.refresh()
            self.go_to_first()
        if puzzle != self._puzzle:
            self._typed = None
        self._puzzle, self._edges = puzzle, dict(edges)
        self.refresh()

    def show_fits(self, fits: Mapping[int, int]) -> None:
        """How many prefixes lead to a full board, by prefix node; nodes not named show nothing."""
        self._fits = dict(fits)
        self.refresh()

    def set_building(self, building: bool) -> None:
        """Whether the suffixes can be typed too."""
        self._building = building
        self.refresh()

    @property
    def spot(self) -> Spot:
        """The node that has the cursor."""
        return self._order[min(self.cursor_index, len(self._order) - 1)]

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The node of each cell."""
        return self._order

    def go_to(self, spot: Spot) -> None:
        self.set_cursor(self._order.index(spot))

    def go_to_first(self) -> None:
        """Go to the first prefix node."""
        self.set_cursor(next(i for i, spot in enumerate(self._order) if spot.prefix))

    def go_on(self) -> None:
        """Go to the next node that is open, if there is one."""
        count = len(self._order)
        for step in range(1, count):
            index = (self.cursor_index + step) % count
            spot = self._order[index]
            if self.can_type_at(spot) and not self.text_at(spot):
                self.set_cursor(index)
                return

    def can_type_at(self, spot: Spot) -> bool:
        return spot.prefix or self._building

    def text_at(self, spot: Spot) -> str:
        """The prefix or suffix that the puzzle has there; empty where it is open."""
        if spot.prefix:
            return dict(self._puzzle.placed).get(self.board.nodes[spot.number].name, "")
        return self._puzzle.suffixes[spot.number] if spot.number < len(self._puzzle.suffixes) else ""

    def edges_at(self, spot: Spot) -> list[tuple[int, int]]:
        return [key for key in self.board.edges if key[0 if spot.prefix else 1] == spot.number]

    # cells

    def layout_cells(self) -> list[Cell]:
        self._lay_out_graph()
        rects = {True: self._places.nodes, False: self._places.suffixes}
        return [Cell(rects[spot.prefix][spot.number], self.spoken(spot), tip=self._tip(spot)) for spot in self._order]

    def _lay_out_graph(self) -> None:
        """Find places for nodes and words, where anything that they depend on is another thing now."""
        room = self.board, self.size(), self.theme.scale
        if room != self._room:
            self._room = room
            self._places = graph.place(self.board, self.rect().adjusted(8, 8, -8, -8), self.theme.scale)
        focus = self.spot.number if self.spot.prefix and self._places.size < graph.ROOMY else None
        shown = room, tuple(self._edges.items()), focus
        if shown != self._shown:
            self._shown = shown
            self._chips = graph.chips(self.theme, self.board, self._places, self._edges, focus)

    def spoken(self, spot: Spot) -> str:
        """The node in words: its text, what it is joined to, what is wrong with it."""
        text = self.text_at(spot).upper()
        if self._typed is not None and spot == self.spot:
            text = self._typed.upper()
        if not spot.prefix:
            name = self.board.suffixes[spot.number].name
            state = self.tr("suffix {}").format(text) if text else self.tr("open suffix")
            return self.tr("Node {}, {}").format(name, state)
        node = self.board.nodes[spot.number]
        joined = self.tr(" and ").join(self.suffix_text(place) for place in node.joins)
        parts = [self.tr("Node {}, connected to {}").format(node.name, joined)]
        parts.append(self.tr("prefix {}").format(text) if text else self.tr("empty"))
        if not text and spot.number in self._fits:
            parts.append(self.fit_text(spot.number))
        parts += [self.words_on(self._edges[key]) for key in self.edges_at(spot) if self._said(key)]
        return ", ".join(parts)

    def _said(self, key: tuple[int, int]) -> bool:
        return key in self._edges and self._edges[key].state is not EdgeState.OPEN

    def words_on(self, edge: Edge) -> str:
        """An edge in words: its word, and why that does not count."""
        word = edge.word.upper()
        if edge.state in (EdgeState.VALID, EdgeState.OPEN):
            return word
        if edge.state is EdgeState.REPEATED:
            said = self.tr("already used at node {}").format(edge.beside)
        else:
            said = {
                EdgeState.UNKNOWN: self.tr("not in the list"),
                EdgeState.PLURAL: self.tr("excluded as a plural"),
                EdgeState.LENGTH: self.tr("prefix or suffix too short or too long"),
            }[edge.state]
        return f"{word} {said}".strip()

    def suffix_text(self, place: int) -> str:
        """–LL, or –? where it is open."""
        return f"–{self.text_at(Spot(False, place)).upper() or '?'}"

    def fit_text(self, node: int) -> str:
        count = self._fits[node]
        return counted(count, "{} fits", "{} fit") if count else self.tr("none fit")

    def _tip(self, spot: Spot) -> str:
        wrong = [self._edges[key] for key in self.edges_at(spot) if self._is_wrong(key)]
        return "\n".join(self.words_on(edge) for edge in wrong) if spot.prefix else ""

    def _is_wrong(self, key: tuple[int, int]) -> bool:
        return key in self._edges and self._edges[key].state in graph.WRONG_STATES

    # painting

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        focused = frozenset(self.edges_at(self.spot)) if self._shows_focus() else frozenset()
        graph.paint_edges(painter, theme, self.board, self._places, self._edges, focused)
        graph.paint_chips(painter, theme, self._chips)

    def paint_cell(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        spot, rect = self._order[index], QRectF(self.cells[index].rect)
        typing = self._typed is not None and index == self._typed_at
        text = self._typed.upper() if typing else self.text_at(spot).upper()
        wrong = spot.prefix and any(self._is_wrong(key) for key in self.edges_at(spot))
        begins = index == self.cursor_index and self.hasFocus() and not self.portrayed and self.can_type_at(spot)
        if not text and not (typing and not self.portrayed) and not begins:
            label = self.fit_text(spot.number) if spot.prefix and spot.number in self._fits else ""
            kind, label = (nodes.OPEN, label) if spot.prefix else (nodes.OPEN_SQUARE, "?")
            dead = spot.prefix and self._fits.get(spot.number) == 0
            nodes.paint_node(painter, theme, rect, kind, label, lift, dead)
            return
        caret = CARET if (typing or not text) and not self.portrayed else ""
        shown = f"{text}{caret or '–'}" if spot.prefix else f"–{text}{caret}"
        if not text and spot.prefix:
            shown = CARET
        nodes.paint_node(painter, theme, rect, nodes.ROUND if spot.prefix else nodes.SQUARE, shown, lift, wrong)

    def extent(self) -> QRectF:
        whole = super().extent()
        for chip in self._chips:
            whole |= nodes.chip_rect(self.theme, chip.middle, chip.text)
        return whole

    def paint_over(self, painter: QPainter, theme: Theme) -> None:
        if self._shows_focus() and self.cells and not self.hasFocus():
            self._paint_ring(painter, theme, self.cells[self.cursor_index], 1.0)

    def paint_cursor(self, painter: QPainter, theme: Theme, cell: Cell) -> None:
        self._paint_ring(painter, theme, cell, 2.0)

    def _paint_ring(self, painter: QPainter, theme: Theme, cell: Cell, width: float) -> None:
        kind = nodes.ROUND if self.spot.prefix else nodes.SQUARE
        shapes.paint_ring(painter, theme, QRectF(cell.rect), nodes.node_radius(QRectF(cell.rect), kind), width)

    def _shows_focus(self) -> bool:
        """The node whose candidates are listed is marked, wherever the keyboard is."""
        return bool(self._order) and not self.portrayed and (self.hasFocus() or self.spot.prefix)

    # typing

    def _on_typed(self, text: str) -> None:
        letters = "".join(letter for letter in text.lower() if "a" <= letter <= "z")
        if not letters:
            return
        if not self.can_type_at(self.spot):
            self.refused.emit(self.tr("Suffixes are fixed in Play mode. Choose Build to change them."))
            return
        self._type((self._typed or "") + letters)

    def _on_backspaced(self) -> None:
        if self.can_type_at(self.spot):
            self._type((self.text_at(self.spot) if self._typed is None else self._typed)[:-1])

    def _on_deleted(self) -> None:
        if self.can_type_at(self.spot):
            self._type("")
            self.commit()

    def _type(self, text: str) -> None:
        self._typed, self._typed_at = text[:LONGEST], self.cursor_index
        self.refresh()

    def _on_cursor_moved(self) -> None:
        self.commit()
        self.refresh()

    def commit(self) -> None:
        """Put what was typed into the puzzle."""
        typed, self._typed = self._typed, None
        if typed is None:
            return
        spot = self._order[self._typed_at]
        self.refresh()
        if typed != self.text_at(spot):
            self.enter(spot, typed)

    def enter(self, spot: Spot, text: str) -> None:
        """Give out the puzzle with another prefix or suffix at a node, or with the node free again."""
        count = len(self.board.suffixes)
        whole = Puzzle((*self._puzzle.suffixes, *[""] * count)[:count], self._puzzle.placed)
        if spot.prefix:
            puzzle = whole.with_prefix(self.board.nodes[spot.number].name, text)
            words = self.tr("Place prefix") if text else self.tr("Remove prefix")
        else:
            puzzle = whole.with_suffix(spot.number, text)
            words = self.tr("Type suffix") if text else self.tr("Clear suffix")
        self.puzzle_edited.emit(puzzle if any(puzzle.suffixes) or puzzle.placed else Puzzle(), words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, plain = event.key(), not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key == Qt.Key.Key_Escape and self._typed is not None:
            self._typed = None
            self.refresh()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            self.commit()
            self.go_on()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.commit()
        self.update()


def _reading_order(board: Board) -> tuple[Spot, ...]:
    """The nodes in rows from above, each row from the left."""
    spots = [Spot(False, number) for number in range(len(board.suffixes))]
    spots += [Spot(True, number) for number in range(len(board.nodes))]
    at = {spot: (board.nodes if spot.prefix else board.suffixes)[spot.number] for spot in spots}
    ordered: list[Spot] = []
    row: list[Spot] = []
    for spot in sorted(spots, key=lambda spot: at[spot].y):
        if row and at[spot].y - at[row[0]].y >= ROW:
            ordered += sorted(row, key=lambda spot: at[spot].x)
            row = []
        row.append(spot)
    return (*ordered, *sorted(row, key=lambda spot: at[spot].x))
