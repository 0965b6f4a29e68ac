"""The board: a graph whose nodes take typed letters and whose edges show words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import reduce

from PySide6.QtCore import QMargins, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter

from qless_studio.engine.games.affix.content import (
    BoardContent,
    EdgeState,
    Spot,
    fit_to,
    reading_order,
    role_of,
    unchecked,
)
from qless_studio.engine.games.affix.puzzle import Options, Puzzle, find_board
from qless_studio.engine.lexicon.languages import ENGLISH, Language, is_letter
from qless_studio.engine.texts import figure
from qless_studio.ui.games.affix import graph
from qless_studio.ui.games.affix.texts import edge_text, fit_text, node_text
from qless_studio.ui.style import Theme, nodes, shapes
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cells import Cell

MAX_LENGTH = 12
"""Maximum length of a prefix or suffix, as in the options."""
CARET = "|"
PREVIEW_OPACITY = 0.6
MARGIN = 8
"""Pixels between the widget's edge and the graph."""


class AffixBoard(BoardWidget):
    """Shows a puzzle on its board.

    Letters typed at a node belong to the board until Enter is pressed or the cursor or the focus leaves the node; then
    they enter the puzzle. Escape discards them. See docs/decisions/023.
    """

    puzzle_edited = Signal(object, str)
    """The edited puzzle, and the undo text of the edit."""
    refused = Signal(str)
    """Why typing had no effect."""

    def __init__(self) -> None:
        board = find_board(Options().board)
        self.content = unchecked(board, fit_to(board, Puzzle()))
        self.language: Callable[[], Language] = lambda: ENGLISH
        """The language of the words, whose letters are typed."""
        self._preview: BoardContent | None = None
        self._building = self._entering = False
        self._entered: Spot | None = None
        """The node that was entered, until it is answered."""
        self._typed: str | None = None
        self._typed_at = 0
        self._order = reading_order(board)
        self._layout = graph.GraphLayout((), (), 1.0)
        self._chips: tuple[graph.Chip, ...] = ()
        self._laid_out_for: object = None
        self._chips_for: object = None
        self._edges = self.content.edges
        """The edges as shown: with the letters being typed, or with a preview."""
        self._own: frozenset[str] = frozenset()
        super().__init__("")
        self.setAccessibleName(self.tr("Board"))
        self.text_typed.connect(self._on_typed)
        self.backspaced.connect(self._on_backspaced)
        self.deleted.connect(self._on_deleted)
        self.cursor_moved.connect(self._on_cursor_moved)

    # Content

    def show_content(self, content: BoardContent) -> None:
        """Show a puzzle; letters being typed are discarded if the puzzle differs.

        If it was changed elsewhere, by undo for example, the cursor goes to the change.
        """
        before, self.content = self.content, content
        if content.board != before.board:
            self._order = reading_order(content.board)
        if content.puzzle != before.puzzle:
            self._typed = self._preview = None
        elif self._preview is not None:
            self._preview = content.previewed(self.spot, self._preview.text_at(self.spot))
        self.refresh()
        if content.board != before.board:
            self.updateGeometry()
            self.go_to_first()
        elif not self._entering:
            self._go_to_change(before)
        self._answer(before)

    def _answer(self, before: BoardContent) -> None:
        """Answer to what was entered: its words count, or they do not."""
        spot, self._entered, content = self._entered, None, self.content
        if spot is None:
            self._correct(before)
            return
        edges = [content.edges[key] for key in content.edges_at(spot) if content.edges[key].word]
        if not (spot.prefix and edges):
            self.reaction.clear()
            return
        wrong, right = role_of(edges), sum(edge.state is EdgeState.VALID for edge in edges)
        full = right and content.valid == len(content.edges)
        others = [Spot(True, number) for number in range(len(content.board.nodes))] if full else []
        items = [*(other for other in others if other != spot), spot]
        self.reaction.show(items, not wrong, f"+{figure(right)}" if right and not wrong else "", wrong)
        announce(self, ", ".join(edge_text(content, edge) for edge in edges))

    def _correct(self, before: BoardContent) -> None:
        """Clear the reaction if the puzzle changed; recolour it if only the validity of its words changed."""
        if self.content.puzzle != before.puzzle:
            self.reaction.clear()
        elif self.reaction.items and not self.reaction.right:
            self.reaction.role = role_of(self.content.wrong_edges_at(self.reaction.items[-1])) or self.reaction.role

    def _go_to_change(self, before: BoardContent) -> None:
        changed = [spot for spot in self.content.changed_spots(before) if self.can_type_at(spot)]
        if changed and self.spot not in changed:
            self.go_to(changed[0])

    def show_preview(self, prefix: str) -> None:
        """Show what a prefix would make at the cursor, without a change of the puzzle; "" for nothing."""
        spot, content = self.spot, self.content
        shown = prefix and spot.prefix and prefix != content.text_at(spot)
        self._preview = content.previewed(spot, prefix) if shown else None
        self._typed = None
        self.refresh()

    @property
    def previewing(self) -> bool:
        return self._preview is not None

    def show_fits(self, fits: Mapping[int, int]) -> None:
        """Show how many prefixes lead to a full board, by prefix node."""
        self.content = replace(self.content, fits=dict(fits))
        self.refresh()

    def show_own(self, nodes: Iterable[str]) -> None:
        """Mark the prefixes at these nodes as the player's own."""
        self._own = frozenset(nodes)
        self.refresh()

    def set_building(self, building: bool) -> None:
        """Whether suffixes can be typed too."""
        self._building = building
        self.refresh()

    @property
    def spot(self) -> Spot:
        """The node at the cursor."""
        return self._order[min(self.cursor_index, len(self._order) - 1)]

    def go_to(self, spot: Spot) -> None:
        self.set_cursor(self._order.index(spot))

    def go_to_node(self, name: str) -> None:
        """Move the cursor to the prefix node of this name; nothing happens if there is none."""
        spot = self.spot_of(name)
        if spot is not None:
            self.go_to(spot)

    def spot_of(self, name: str) -> Spot | None:
        """The prefix node of this name."""
        number = self.content.board.node(name)
        return None if number is None else Spot(True, number)

    def go_to_first(self) -> None:
        """Move the cursor to the first prefix node."""
        self.set_cursor(next(i for i, spot in enumerate(self._order) if spot.prefix))

    def go_to_next_open(self) -> None:
        """Move the cursor to the next open node, if there is one."""
        count = len(self._order)
        for step in range(1, count):
            index = (self.cursor_index + step) % count
            spot = self._order[index]
            if self.can_type_at(spot) and not self.content.text_at(spot):
                self.set_cursor(index)
                return

    def can_type_at(self, spot: Spot) -> bool:
        return spot.prefix or self._building

    # Cells

    def item_at(self, index: int) -> Spot:
        return self._order[index]

    def layout_cells(self) -> list[Cell]:
        self._lay_out_graph()
        cells = []
        for spot in self._order:
            rect = (self._layout.nodes if spot.prefix else self._layout.suffixes)[spot.number]
            radius = nodes.node_radius(QRectF(rect), nodes.ROUND if spot.prefix else nodes.SQUARE)
            cells.append(Cell(rect, self._spoken(spot), tip=self._tip(spot), corners=radius))
        return cells

    def minimumSizeHint(self) -> QSize:
        """The size at which the nodes are readable and apart, at any text size; in less space the page scrolls."""
        width, height = graph.minimum_size(self.content.board)
        return QSize(self.theme.px(width), self.theme.px(height)).grownBy(QMargins(MARGIN, MARGIN, MARGIN, MARGIN))

    def _lay_out_graph(self) -> None:
        """Place nodes and words again if anything they depend on has changed; words take 1.6 ms."""
        content, scale = self.content, self.theme.scale
        room = content.board, self.size(), scale
        if room != self._laid_out_for:
            self._laid_out_for = room
            area = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            self._layout = graph.lay_out(content.board, area, scale)
        focus = self.spot.number if self.spot.prefix and self._layout.size < graph.ROOMY else None
        self._edges = (self._preview or content).edges
        if self._typed is not None:
            self._edges = content.while_typed(self._order[self._typed_at], self._typed)
        words = room, tuple(self._edges.items()), focus
        if words != self._chips_for:
            self._chips_for = words
            self._chips = graph.chips(self.theme, content.board, self._layout, self._edges, content.shown, focus)
            rects = (nodes.chip_rect(self.theme, chip.middle, chip.text) for chip in self._chips)
            self.surroundings = reduce(QRectF.united, rects, QRectF())

    def _spoken(self, spot: Spot) -> str:
        typing = self._typed is not None and spot == self.spot
        said = node_text(self.content, spot, self._typed or "" if typing else self.content.text_at(spot))
        return self.tr("{}, yours").format(said) if self._mark(spot) == "good" else said

    def _tip(self, spot: Spot) -> str:
        wrong = self.content.wrong_edges_at(spot) if spot.prefix else []
        return "\n".join(edge_text(self.content, edge) for edge in wrong)

    # Painting

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        content = self.content
        focused = frozenset(content.edges_at(self.spot)) if self._shows_focus() else frozenset()
        graph.paint_edges(painter, theme, content.board, self._layout, self._edges, focused)
        graph.paint_chips(painter, theme, self._chips)

    def paint_cell(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        spot, rect, fits = self._order[index], QRectF(self.cells[index].rect), self.content.fits
        typed = self._typed if index == self._typed_at else None
        text = (self.content.text_at(spot) if typed is None else typed).upper()
        if self._preview is not None and index == self.cursor_index and not self.portrayed:
            nodes.paint_node(painter, theme, rect, nodes.OPEN, "")
            painter.setOpacity(PREVIEW_OPACITY)
            shown, mark = f"{self._preview.text_at(spot).upper()}–", role_of(self._preview.wrong_edges_at(spot))
            nodes.paint_node(painter, theme, rect, nodes.ROUND, shown, lift, mark)
            painter.setOpacity(1.0)
            return
        here = index == self.cursor_index and self.hasFocus() and self.can_type_at(spot)
        has_caret = (typed is not None or (here and not text)) and not self.portrayed
        if not text and not has_caret:
            label = fit_text(fits[spot.number]) if spot.prefix and spot.number in fits else ""
            kind, label = (nodes.OPEN, label) if spot.prefix else (nodes.OPEN_SQUARE, "?")
            none_fit = spot.prefix and fits.get(spot.number) == 0
            nodes.paint_node(painter, theme, rect, kind, label, lift, "bad" if none_fit else "")
            if not label:
                self._paint_words_above(painter, theme, rect)
            return
        caret = CARET if has_caret else ""
        shown = f"{text}{caret or '–'}" if text else CARET
        if not spot.prefix:
            shown = f"–{text}{caret}"
        mark = self._mark(spot) if typed is None else ""
        nodes.paint_node(painter, theme, rect, nodes.ROUND if spot.prefix else nodes.SQUARE, shown, lift, mark)

    def _paint_words_above(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        """Paint words again over a node without text that covers them."""
        for chip in self._chips:
            covered = nodes.chip_rect(theme, chip.middle, chip.text) & rect
            if not covered.isEmpty():
                painter.save()
                painter.setClipRect(covered)
                graph.paint_chips(painter, theme, [chip])
                painter.restore()

    def _mark(self, spot: Spot) -> str:
        """The colour of a node: of its wrong words, or "good" for one of the player's own prefixes."""
        if not spot.prefix:
            return ""
        own = self.content.board.nodes[spot.number].name in self._own
        return role_of(self.content.wrong_edges_at(spot)) or ("good" if own else "")

    def paint_over(self, painter: QPainter, theme: Theme) -> None:
        if self._shows_focus() and self.cells and not self.hasFocus():
            cell = self.cells[self.cursor_index]
            shapes.paint_ring(painter, theme, QRectF(cell.rect), cell.radius, 1)

    def _shows_focus(self) -> bool:
        """The node whose prefixes are listed is marked even while the keyboard focus is elsewhere."""
        return bool(self._order) and not self.portrayed and (self.hasFocus() or self.spot.prefix)

    # Typing

    def _on_typed(self, text: str) -> None:
        letters = "".join(filter(is_letter, self.language().as_tiles(text).lower()))
        if not self._refuses():
            if not letters:
                self.refused.emit(self.tr("Only letters can be typed here"))
            elif len(self._typed or "") == MAX_LENGTH:
                self.refused.emit(self.tr("A prefix or suffix has at most {} letters").format(MAX_LENGTH))
            else:
                self._type((self._typed or "") + letters)

    def _on_backspaced(self) -> None:
        if not self._refuses():
            self._type((self.content.text_at(self.spot) if self._typed is None else self._typed)[:-1])

    def _on_deleted(self) -> None:
        if not self._refuses():
            self._type("")
            self.commit()

    def _refuses(self) -> bool:
        """Say why nothing can be typed at the node with the cursor; False if it can."""
        if self.can_type_at(self.spot):
            return False
        self.refused.emit(self.tr("Suffixes can only be changed in Build mode"))
        return True

    def _type(self, text: str) -> None:
        self._typed, self._typed_at, self._preview = text[:MAX_LENGTH], self.cursor_index, None
        self.refresh()

    def _on_cursor_moved(self) -> None:
        self._preview = None
        self.commit()
        self.refresh()

    @property
    def words_here(self) -> tuple[str, ...]:
        """The words, lower case, on the edges of the node at the cursor."""
        return tuple(self.content.edges[key].word for key in self.content.edges_at(self.spot))

    def commit(self) -> None:
        """Put the letters being typed into the puzzle."""
        typed, self._typed = self._typed, None
        if typed is None:
            return
        spot = self._order[self._typed_at]
        self.refresh()
        if typed != self.content.text_at(spot):
            self.enter(spot, typed)

    def enter(self, spot: Spot, text: str) -> None:
        """Emit the puzzle with another prefix or suffix at a node, "" for none."""
        undo_text = self.tr("Move") if spot.prefix else self.tr("Type puzzle")
        self._entering, self._entered = True, spot
        self.puzzle_edited.emit(self.content.with_text(spot, text), undo_text)
        self._entering, self._entered = False, None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, plain = event.key(), not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key == Qt.Key.Key_Escape and self._typed is not None:
            self._typed = None
            self.refresh()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            self.commit()
            self.go_to_next_open()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.commit()
