"""The board of Quiddler: the table with its piles, tray, played words and figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.quiddler.puzzle import Position, Puzzle, start
from qless_studio.engine.games.quiddler.rules import UNKNOWN
from qless_studio.engine.games.quiddler.tray_input import TrayInput
from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui.games.quiddler.designs import TableDesign
from qless_studio.ui.games.quiddler.layout import LayoutRequest, interpolate, lay_out, least_height
from qless_studio.ui.games.quiddler.scene import Part, PlayedWord, Scene, TableCell, card_rects, card_tile, table_cells
from qless_studio.ui.games.quiddler.table_painting import (
    paint_card_back,
    paint_figure,
    paint_lower_card,
    paint_opposite,
    paint_step,
    paint_tray,
    paint_turn,
    paint_turn_steps,
    paint_word_points,
    points_width,
)
from qless_studio.ui.style import Theme, shapes
from qless_studio.ui.style.in_force import SLIDE
from qless_studio.ui.style.tiles import EMPTY, Tile, paint_tile
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.themed import Transition, put_text, text_width
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cells import Cell

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
"""Keys that step through a game played back."""


class TableBoard(BoardWidget):
    """Paints a `Scene`; what is clicked, dragged and typed goes to `input`. Cards slide to new places in 180 ms."""

    escaped = Signal()
    """Escape was pressed with no card in the tray and no game played back."""
    width_changed = Signal(int)
    """The width of the table within the widget, in pixels."""

    def __init__(self) -> None:
        self._scene = Scene(Puzzle(), start(Puzzle()))
        self.input = TrayInput()
        """Judges what the player does with the cards shown; the owner of the scene sets it."""
        self._layout = lay_out(LayoutRequest(0, 0, 0, 0))
        self.parts: tuple[TableCell, ...] = ()
        """What each of the `cells` shows."""
        self._beside = False
        self._dropped_at = QPointF()
        self._designs: tuple[TableDesign, ...] = ()
        self._over_tray_widget: QWidget | None = None
        self._card_rects: dict[int, QRectF] = {}
        self._slide_starts: dict[int, QRectF] = {}
        super().__init__("")
        self.setAccessibleName(self.tr("Table"))
        self._slide = Transition(self, SLIDE)
        self.play = Button(self.tr("Play word"), primary=True, parent=self, act=lambda: self.input.enter())
        self.clear = Button(self.tr("Clear"), parent=self, act=lambda: self.input.clear_tray())
        for button in (self.play, self.clear):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cell_activated.connect(self._on_activated)
        self.cell_dropped.connect(self._on_dropped)
        self.text_typed.connect(lambda text: self.input.type_letters(text))
        self.backspaced.connect(lambda: self.input.backspace())
        self.deleted.connect(lambda: self.input.delete())

    # Content

    @property
    def scene(self) -> Scene:
        return self._scene

    def show_scene(self, scene: Scene) -> None:
        """Show a scene; cards that lie elsewhere now slide there."""
        before, self._scene = self._scene, scene
        usual = self.tr("Discard") if scene.text.discards else self.tr("Play word")
        self.play.setText(scene.text.button or usual)
        if (before.opposite is None) != (scene.opposite is None):
            self.updateGeometry()
        played = scene.words[len(before.words) :]
        same_deal = before.puzzle.piles == scene.puzzle.piles and before.puzzle.hand == scene.puzzle.hand
        shown = {number: self._shown_rect(number) for number in self._card_rects} if same_deal else {}
        self.refresh()
        rests = self._card_rects
        self._slide_starts = {
            number: rect for number, rect in shown.items() if number in rests and rect != rests[number]
        }
        if self._slide_starts:
            self._slide.run()
        if same_deal and not (before.preview or scene.preview):
            self._go_to_change(before.position)
        if played and same_deal and not scene.preview and self.isVisible():
            self._answer(played[-1])
        elif scene.text != before.text:
            announce(self, scene.text.spoken)
        if len(scene.words) < len(before.words):
            self.reaction.clear()

    def _answer(self, word: PlayedWord) -> None:
        """Answer to a word that was played."""
        self.reaction.show(word.cards, True, f"+{figure(word.score)}")
        announce(self, say("{}: {}", word.text, counted(word.score, "{} point", "{} points")))

    def refuse(self) -> None:
        """Answer to cards in the tray that cannot be played; the text in the tray says why."""
        scene = self._scene
        self.reaction.show([scene.position.places[place][0] for place in scene.tray.places], False)

    def _go_to_change(self, before: Position) -> None:
        """Move the cursor to a place that a move, or its undoing, changed: to one that got a card if there is one."""
        pairs = list(zip(before.places, self._scene.position.places, strict=True))
        changed = [place for place, (old, new) in enumerate(pairs) if old != new]
        arrived = [place for place in changed if pairs[place][1] and pairs[place][1][0] not in pairs[place][0]]
        wanted = [TableCell(Part.PILE, place) for place in (*arrived, *changed)]
        cells = [self.parts.index(cell) for cell in wanted if cell in self.parts]
        self.set_cursor(next((cell for cell in cells if self.cells[cell].enabled), -1))

    def set_beside(self, beside: bool) -> None:
        """Show lower cards whole, beside the upper ones, instead of a strip beneath them."""
        self._beside = beside
        self.refresh()

    def set_designs(self, designs: tuple[TableDesign, ...]) -> None:
        """Choose among these designs instead of the usual ones."""
        self._designs = designs
        self.refresh()

    def lay_over_tray(self, widget: QWidget) -> None:
        """Keep a widget in the place of the tray; its owner shows and hides it."""
        widget.setParent(self)
        widget.hide()
        self._over_tray_widget = widget

    # Cells

    def item_at(self, index: int) -> int | Part | None:
        """The number of the card on a pile or in the tray, or one of the two piles of a game of hands."""
        cell, scene = self.parts[index], self._scene
        if cell.part not in (Part.PILE, Part.TRAY):
            return cell.part
        held = scene.position.places[cell.number]
        return held[0] if held and (cell.part is Part.TRAY or cell.number not in scene.tray.places) else None

    def outline_of(self, item: int | Part) -> tuple[QRectF, float] | None:
        if isinstance(item, Part) or item not in self._card_rects:
            return super().outline_of(item)
        rect = self._shown_rect(item)
        return rect, shapes.tile_radius(min(rect.width(), rect.height()))

    def held(self) -> object:
        """The cards of the player: the computer may move meanwhile."""
        scene = self._scene
        return scene.puzzle, scene.position, scene.tray.places, scene.preview

    def layout_cells(self) -> Sequence[Cell]:
        scene, theme = self._scene, self.theme
        opposite, held = scene.opposite, [place for place, cards in enumerate(scene.position.places) if cards]
        hints = [button.sizeHint() for button in (self.play, self.clear)]
        self._layout = lay_out(
            LayoutRequest(
                self.width(),
                self.height(),
                len(scene.position.places) if opposite is None else len(held),
                len(scene.tray.places),
                tuple(len(word.cards) for word in scene.words),
                self._beside,
                (max(hint.width() for hint in hints), max(hint.height() for hint in hints)),
                points_width(theme, scene.words) + 2,
                theme.scale,
                self._designs,
                None if opposite is None else len(opposite.cards),
            )
        )
        if opposite is not None:  # the cards of the hand close up
            upper = [QRect() for _ in scene.position.places]
            for place, rect in zip(held, self._layout.upper, strict=True):
                upper[place] = rect
            self._layout = replace(self._layout, upper=tuple(upper), lower=tuple(upper))
        lower = (self._layout.lower[place] for place, cards in enumerate(scene.position.places) if len(cards) > 1)
        caption = [self._layout.words_caption] if scene.words else []
        self.surroundings = QRectF(reduce(QRect.united, (*lower, *caption), self._layout.tray))
        self.width_changed.emit(self._layout.tray.width())
        self._place_buttons()
        pairs = list(table_cells(scene, self._layout))
        self.parts = tuple(table_cell for table_cell, _ in pairs)
        self._card_rects = card_rects(scene, self._layout)
        return [cell for _, cell in pairs]

    def _place_buttons(self) -> None:
        layout, scene = self._layout, self._scene
        if self._over_tray_widget is not None:
            self._over_tray_widget.setGeometry(layout.tray)
        self.play.setGeometry(layout.play)
        self.clear.setGeometry(layout.clear)
        self.play.setEnabled(scene.text.playable)
        self.clear.setEnabled(bool(scene.tray.places) and not scene.preview)
        for button in (self.play, self.clear):
            button.setVisible(not scene.preview and not button.geometry().isEmpty())

    def _shown_rect(self, number: int) -> QRectF:
        """Where a card is shown now, sliding or at rest."""
        rest, start = self._card_rects[number], self._slide_starts.get(number)
        return rest if start is None else interpolate(start, rest, self._slide.progress)

    def _is_sliding(self, number: int) -> bool:
        return self._slide.progress < 1 and number in self._slide_starts

    # Painting

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        scene, layout = self._scene, self._layout
        for place, held in enumerate(scene.position.places):
            if len(held) > 1:
                paint_lower_card(painter, theme, scene, layout, place, self._beside)
        paint_tray(painter, theme, scene, layout, self.portrayed)
        if scene.opposite is not None and layout.opposite is not None:
            paint_opposite(painter, theme, scene.opposite, layout.opposite, scene.deck)
            if not scene.preview:
                paint_turn_steps(
                    painter, theme, scene.opposite, QRectF(layout.opposite.steps), last=scene.text.discards
                )
        if scene.words:
            caption = scene.words_title or self.tr("Words played")
            put_text(painter, QRectF(layout.words_caption), caption, theme.font(12, 600), theme.color("text_dim"))

    def paint_cell(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        scene, layout = self._scene, self._layout
        part, number = self.parts[index].part, self.parts[index].number
        cell = self.cells[index]
        if part is Part.OPPONENT:
            return
        if part is Part.DRAW_PILE:
            paint_card_back(painter, theme, QRectF(cell.rect))
        elif part is Part.WORD:
            self._paint_word(painter, theme, number)
        elif part is Part.FIGURE:
            paint_figure(painter, theme, scene.figures[number], QRectF(layout.figures[number]))
        elif part is Part.PILE and cell.tile.kind == EMPTY:
            self._paint_empty_place(painter, theme, number, cell)
        elif not any(map(self._is_sliding, scene.position.places[number][:1])):
            paint_tile(painter, theme, QRectF(cell.rect), cell.tile, lift, pressed)

    def paint_covered(self, painter: QPainter, theme: Theme) -> None:
        for cell in self.cells:
            paint_card_back(painter, theme, QRectF(cell.rect))

    def _paint_empty_place(self, painter: QPainter, theme: Theme, place: int, cell: Cell) -> None:
        """A place without a card, or one whose card is in the tray."""
        scene = self._scene
        held = scene.position.places[place]
        if place == scene.discarded and not self._is_sliding(place):
            painter.setOpacity(0.35)
            paint_tile(painter, theme, QRectF(cell.rect), card_tile(scene.puzzle.cards[place], scene.deck))
            painter.setOpacity(1)
        if scene.puzzle.hand is not None and not held:
            return
        if len(held) > 1:
            return  # painted with the lower card, which lies on top of it
        paint_tile(painter, theme, QRectF(cell.rect), Tile(kind=EMPTY))
        if scene.opposite is not None:
            painter.setOpacity(0.38)
            size = min(28.0, cell.rect.height() / 3 / theme.scale)
            shapes.paint_text(
                painter, theme, scene.puzzle.cards[held[0]], QRectF(cell.rect).center(), "text_dim", size, 700
            )
            painter.setOpacity(1)
            return
        text = self.tr("in the tray") if held else self.tr("empty")
        if text_width(theme.font(12, 400), text) <= cell.rect.width() - 4:
            shapes.paint_text(painter, theme, text, QRectF(cell.rect).center(), "text_dim", 12, 400)

    def _paint_word(self, painter: QPainter, theme: Theme, number: int) -> None:
        word, layout = self._scene.words[number], self._layout.words[number]
        for card, rect in zip(word.cards, layout.tiles, strict=True):
            if not self._is_sliding(card):
                paint_tile(painter, theme, QRectF(rect), Tile(self._scene.puzzle.cards[card]))
        paint_word_points(painter, theme, word, QRectF(layout.points))

    def paint_over(self, painter: QPainter, theme: Theme) -> None:
        scene = self._scene
        if scene.opposite is not None and self._layout.opposite is not None and not scene.preview:
            paint_turn(painter, theme, scene.opposite, self._layout.opposite)
        for place in scene.hinted:
            rect = QRectF(self._layout.upper[place]).adjusted(-4, -4, 4, 4)
            shapes.outline(painter, rect, 12, theme.color("accent_text"), 2, (4, 3))
        for number, place in enumerate(scene.steps, start=1):
            paint_step(painter, theme, QRectF(self._layout.upper[place]), number)
        covered = {held[1] for held in scene.position.places if len(held) > 1}
        if self.press.to is not None and self._over_tray(self.press.to):
            self._paint_insertion(painter, theme, self.parts[self.press.cell].number, self.press.to)
        for number in filter(self._is_sliding, self._slide_starts):
            if number not in covered:
                paint_tile(
                    painter, theme, self._shown_rect(number), card_tile(scene.puzzle.cards[number], scene.deck), 0.6
                )

    def paint_cursor(self, painter: QPainter, theme: Theme, cell: Cell) -> None:
        if self.press.to is None or not self._over_tray(self.press.to):  # the bar shows where it goes
            super().paint_cursor(painter, theme, cell)

    def _paint_insertion(self, painter: QPainter, theme: Theme, place: int, at: QPointF) -> None:
        """A bar in the tray, where a dragged card would go."""
        others, index = self._others(place), self._tray_index(place, at)
        if others:
            gap = theme.px(5)
            x = others[index].left() - gap if index < len(others) else others[-1].right() + gap
            bar = QRectF(x - 1.5, others[0].top(), 3, others[0].height())
            shapes.fill(painter, bar, 1.5, theme.color("accent_text"))

    # Mouse and keys

    def _over_tray(self, at: QPointF) -> bool:
        return self._layout.tray.contains(at.toPoint())

    def _others(self, place: int) -> list[QRect]:
        """The cards in the tray except that of a place."""
        pairs = zip(self._layout.tray_cards, self._scene.tray.places, strict=True)
        return [rect for rect, other in pairs if other != place]

    def _tray_index(self, place: int, at: QPointF) -> int:
        """How many of the others would come before the card of a place dropped there."""
        return sum(rect.center().x() < at.x() for rect in self._others(place))

    def cells_to_drag(self, index: int, at: QPointF) -> Sequence[int]:
        table_cell, scene = self.parts[index], self._scene
        free = not scene.preview and scene.discarded is None
        if table_cell.part in (Part.DRAW_PILE, Part.DISCARDS):
            free = free and scene.opposite is not None and scene.opposite.draws
        elif table_cell.part is Part.PILE:
            held = scene.position.places[table_cell.number]
            known = bool(held) and scene.puzzle.cards[held[0]] != UNKNOWN
            free = free and known and table_cell.number not in scene.tray.places
        return (index,) if free else ()

    def can_drop(self, source: int, target: int) -> bool:
        """Whether a card may go to another cell: into the tray, back to its pile, or to an empty pile."""
        from_cell, to_cell = self.parts[source], self.parts[target]
        if from_cell.part in (Part.DRAW_PILE, Part.DISCARDS):
            return to_cell.part in (Part.PILE, Part.TRAY)
        if to_cell.part in (Part.DRAW_PILE, Part.DISCARDS):
            return to_cell.part is Part.DISCARDS and self._scene.opposite is not None and self._scene.opposite.discards
        if to_cell.part is not Part.PILE:
            return to_cell.part is Part.TRAY
        home = from_cell.part is Part.TRAY and from_cell.number == to_cell.number
        movable = len(self._scene.position.places[from_cell.number]) > 1
        return home or (movable and to_cell.number in self._scene.free)

    def _on_dropped(self, source: int, target: int) -> None:
        from_cell = self.parts[source]
        if from_cell.part in (Part.DRAW_PILE, Part.DISCARDS):
            self.input.draw(from_cell.part is Part.DISCARDS)
        elif target >= 0 and self.parts[target].part is Part.DISCARDS:
            self.input.discard_card(from_cell.number)
        elif self._over_tray(self._dropped_at):
            self.input.insert_card(from_cell.number, self._tray_index(from_cell.number, self._dropped_at))
        elif target >= 0 and self.parts[target].number != from_cell.number:
            self.input.move_card(from_cell.number, self.parts[target].number)
        elif from_cell.part is Part.TRAY:
            self.input.toggle_card(from_cell.number)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dropped_at = event.position()
        super().mouseReleaseEvent(event)

    def _on_activated(self, index: int) -> None:
        table_cell, scene = self.parts[index], self._scene
        opposite, in_tray = scene.opposite, scene.tray.places
        if scene.preview:
            return
        if opposite is not None and table_cell.part in (Part.DRAW_PILE, Part.DISCARDS):
            if opposite.draws:
                self.input.draw(table_cell.part is Part.DISCARDS)
            elif len(in_tray) == 1:
                self.input.discard_card(in_tray[0])
        elif table_cell.part is Part.TRAY or (
            table_cell.part is Part.PILE and scene.position.places[table_cell.number]
        ):
            self.input.toggle_card(table_cell.number)
        elif table_cell.part is Part.PILE:
            self.input.choose_place(table_cell.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        scene, enter = self._scene, event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if scene.preview and event.key() in STEPS:
            self.input.step(STEPS[Qt.Key(event.key())])
        elif enter and scene.opposite is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.input.go_out()
        elif enter and (scene.tray.places or scene.text.playable):
            self.input.enter()
        elif event.key() == Qt.Key.Key_Escape and (scene.tray.places or scene.preview):
            self.input.clear_tray()
        elif event.key() == Qt.Key.Key_Escape and self.press.to is None:
            self.escaped.emit()
            super().keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a button needs another size, such as for larger text
            self.refresh()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Cards and texts that are still readable at the width there is."""
        return QSize(320, least_height(self.width(), self.theme.scale, self._scene.opposite is not None))
