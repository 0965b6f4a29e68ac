"""The table: piles of real cards, the word tray, the words played, the figures of the game."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter

from qless_studio.engine.games.quiddler.deck import POINTS, UNKNOWN
from qless_studio.engine.games.quiddler.puzzle import Puzzle, start
from qless_studio.ui.games.quiddler.layout import LARGEST, LOW, WIDE, Layout, Measures, Wanted, lay_out, part_way
from qless_studio.ui.games.quiddler.scene import Mark, Played, Scene, TrayWords
from qless_studio.ui.theme import Appearance, Theme, shapes
from qless_studio.ui.theme.motion import SLIDE
from qless_studio.ui.theme.tiles import EMPTY, Tile, paint_tile, paint_under_card
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.themed import LEADING, put_text, text_width, wrapped_lines
from qless_studio.ui.widgets.basic.transition import Transition
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cell import Cell

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
"""Keys that go through a game played back."""
ICONS = {Mark.GOOD: "check", Mark.WARN: "warn", Mark.BAD: "cross"}


class _Kind(enum.Enum):
    PILE = "pile"
    TRAY = "tray"
    WORD = "word"
    FIGURE = "figure"


@dataclass(frozen=True)
class _Part:
    """What a cell is."""

    kind: _Kind
    number: int
    """The place of a pile or of a card in the tray; the number of a word or figure."""


class TableBoard(BoardWidget):
    """Paints a `Scene`. Clicks and keys come out as signals; cards on their way take 180 ms."""

    card_toggled = Signal(int)
    """The card of this place was clicked, on its pile or in the tray."""
    card_moved = Signal(int, int)
    """A card was dragged from a pile to an empty place."""
    place_chosen = Signal(int)
    """An empty place was clicked."""
    play_requested = Signal()
    clear_requested = Signal()
    step_requested = Signal(int)
    """While a game is played back: one step on, or with -1 back."""
    width_changed = Signal(int)
    """The table is so wide now, within the widget."""

    def __init__(self, appearance: Appearance) -> None:
        self._scene = Scene(Puzzle(), start(Puzzle()))
        self._layout: Layout | None = None
        self._parts: tuple[_Part, ...] = ()
        self._beside = False
        self._designs = WIDE, LOW
        self._rests: dict[int, QRectF] = {}
        self._starts: dict[int, QRectF] = {}
        super().__init__(appearance, "")
        self.setAccessibleName(self.tr("Table"))
        self._way = Transition(self, appearance, SLIDE)
        self.play = Button(appearance, self.tr("Play word"), primary=True, parent=self)
        self.play.setToolTip(self.tr("Play the word (Enter)"))
        self.clear = Button(appearance, self.tr("Clear"), parent=self)
        self.clear.setToolTip(self.tr("Put the cards back (Esc)"))
        self.play.clicked.connect(self.play_requested)
        self.clear.clicked.connect(self.clear_requested)
        for button in (self.play, self.clear):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cell_activated.connect(self._on_activated)
        self.cell_dropped.connect(self._on_dropped)

    # what is shown

    @property
    def scene(self) -> Scene:
        return self._scene

    def show_scene(self, scene: Scene) -> None:
        """Show this; cards that lie elsewhere now slide there."""
        before, self._scene = self._scene, scene
        same_deal = before.puzzle.piles == scene.puzzle.piles and before.puzzle.hand == scene.puzzle.hand
        starts = {number: self._shown_rect(number) for number in self._rests} if same_deal else {}
        self.refresh()
        self._starts = {
            number: rect for number, rect in starts.items() if number in self._rests and rect != self._rests[number]
        }
        if self._starts:
            self._way.run()
        if scene.said != before.said:
            announce(self, _spoken_tray(scene.said))

    @property
    def beside(self) -> bool:
        return self._beside

    def set_beside(self, beside: bool) -> None:
        """Show lower cards beside the upper ones, whole, instead of peeking out below."""
        self._beside = beside
        self.refresh()

    def set_designs(self, designs: tuple[Measures, ...]) -> None:
        """Choose among these designs instead of the usual ones."""
        self._designs = designs
        self.refresh()

    def cell_of_place(self, place: int) -> int:
        """The number of the cell that shows the pile of a place."""
        return self._parts.index(_Part(_Kind.PILE, place))

    def cell_of_tray(self, place: int) -> int:
        """The number of the cell in the tray with the card of a place."""
        return self._parts.index(_Part(_Kind.TRAY, place))

    # cells

    def layout_cells(self) -> Sequence[Cell]:
        scene, theme = self._scene, self.theme
        hints = [button.sizeHint() for button in (self.play, self.clear)]
        font = theme.font(14, 600, tabular=True)
        points = max((text_width(font, _points_text(word)) for word in scene.words), default=0)
        self._layout = lay_out(
            Wanted(
                self.width(),
                self.height(),
                len(scene.position.places),
                len(scene.tray.places),
                tuple(len(word.cards) for word in scene.words),
                self._beside,
                (max(hint.width() for hint in hints), max(hint.height() for hint in hints)),
                points + 2,
                LARGEST * theme.scale,
                self._designs,
            )
        )
        self.width_changed.emit(self._layout.tray.width())
        self._place_buttons()
        made = [*self._pile_cells(), *self._tray_cells(), *self._word_cells(), *self._figure_cells()]
        self._parts = tuple(part for part, _ in made)
        self._rests = self._resting()
        return [cell for _, cell in made]

    def _place_buttons(self) -> None:
        layout, scene = self._layout, self._scene
        self.play.setGeometry(layout.play)
        self.clear.setGeometry(layout.clear)
        self.play.setEnabled(scene.said.playable)
        self.clear.setEnabled(bool(scene.tray.places) and not scene.preview)
        for button in (self.play, self.clear):
            button.setVisible(not scene.preview)

    def _pile_cells(self) -> list[tuple[_Part, Cell]]:
        scene, cards = self._scene, self._scene.puzzle.cards
        made = []
        for place, held in enumerate(scene.position.places):
            spoken = self._spoken_pile(place)
            chosen = place in scene.tray.places
            card = cards[held[0]] if held else ""
            tile = card_tile(card) if held and not chosen else Tile(kind=EMPTY)
            enabled = not scene.preview and (bool(held) or bool(scene.free))
            made.append((_Part(_Kind.PILE, place), Cell(self._layout.upper[place], spoken, tile, enabled=enabled)))
        return made

    def _spoken_pile(self, place: int) -> str:
        scene, cards = self._scene, self._scene.puzzle.cards
        held = scene.position.places[place]
        name = self.tr("card {}") if scene.puzzle.hand is not None else self.tr("pile {}")
        name = name.format(place + 1)
        if not held:
            return self.tr("{}, empty").format(name)
        spoken = f"{name}, {self._spoken_card(cards[held[0]])}"
        if place in scene.tray.places:
            spoken = self.tr("{}, in the tray").format(spoken)
        if len(held) > 1:
            spoken = self.tr("{}, with {} underneath").format(spoken, self._spoken_card(cards[held[1]]))
        return spoken

    def _spoken_card(self, card: str) -> str:
        if card == UNKNOWN:
            return self.tr("unknown card")
        return self.tr("{}, {} points").format(card, POINTS[card])

    def _tray_cells(self) -> list[tuple[_Part, Cell]]:
        scene, cards = self._scene, self._scene.puzzle.cards
        made = []
        for rect, place in zip(self._layout.tray_cards, scene.tray.places, strict=True):
            card = cards[scene.position.places[place][0]]
            spoken = self.tr("in the tray, {}").format(self._spoken_card(card))
            cell = Cell(rect, spoken, card_tile(card), enabled=not scene.preview)
            made.append((_Part(_Kind.TRAY, place), cell))
        return made

    def _word_cells(self) -> list[tuple[_Part, Cell]]:
        made = []
        for number, (word, place) in enumerate(zip(self._scene.words, self._layout.words, strict=True)):
            spoken = self.tr("played {}, {} points").format(word.letters, word.score)
            if word.lost:
                spoken = self.tr("{}, gave away {}").format(spoken, word.lost)
            made.append((_Part(_Kind.WORD, number), Cell(place.whole, spoken, tip=spoken, enabled=False)))
        return made

    def _figure_cells(self) -> list[tuple[_Part, Cell]]:
        rects = self._layout.figures
        return [
            (_Part(_Kind.FIGURE, number), Cell(rects[number], f"{figure} {label}", enabled=False))
            for number, (figure, label, _) in enumerate(self._scene.figures)
        ]

    def _resting(self) -> dict[int, QRectF]:
        """Where each card with a face lies when nothing moves, by card number."""
        scene, layout = self._scene, self._layout
        rests: dict[int, QRectF] = {}
        for place, held in enumerate(scene.position.places):
            if held:
                rests[held[0]] = QRectF(layout.upper[place])
            if len(held) > 1:
                rests[held[1]] = QRectF(layout.lower[place])
        for rect, place in zip(layout.tray_cards, scene.tray.places, strict=True):
            rests[scene.position.places[place][0]] = QRectF(rect)
        for word, place in zip(scene.words, layout.words, strict=True):
            for number, rect in zip(word.cards, place.tiles, strict=True):
                rests[number] = QRectF(rect)
        return rests

    def _shown_rect(self, number: int) -> QRectF:
        """Where a card is now, on its way or arrived."""
        rest = self._rests[number]
        start = self._starts.get(number)
        return rest if start is None else part_way(start, rest, self._way.progress)

    # painting

    def background_role(self, index: int) -> str:
        return "tray" if self._parts[index].kind is _Kind.TRAY else "table"

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        scene, layout = self._scene, self._layout
        for place, held in enumerate(scene.position.places):
            if len(held) > 1:
                self._paint_lower(painter, theme, place, scene.puzzle.cards[held[1]])
        self._paint_tray(painter, theme)
        if scene.words:
            font = theme.font(12, 600)
            put_text(painter, QRectF(layout.head), self._words_head(), font, theme.color("text_dim"))

    def extent(self) -> QRectF:
        layout, whole = self._layout, super().extent()
        covered = (layout.lower[place] for place, held in enumerate(self._scene.position.places) if len(held) > 1)
        for rect in (layout.tray, *covered, *([layout.head] if self._scene.words else [])):
            whole |= QRectF(rect)
        return whole

    def _paint_lower(self, painter: QPainter, theme: Theme, place: int, card: str) -> None:
        """A lower card: its strip under the upper card, or the whole of it, to be seen but not yet to be had."""
        rect, chosen = QRectF(self._layout.lower[place]), place in self._scene.tray.places
        if not chosen and not self._beside:
            points = "" if card == UNKNOWN else str(POINTS[card])
            paint_under_card(painter, theme, rect, self._layout.strip, card, points)
            return
        if chosen:
            paint_tile(painter, theme, QRectF(self._layout.upper[place]), Tile(kind=EMPTY))
        painter.setOpacity(0.75)
        paint_tile(painter, theme, rect, card_tile(card))
        painter.setOpacity(1)

    def _words_head(self) -> str:
        return self.tr("Words laid down") if self._scene.puzzle.hand is not None else self.tr("Words played")

    def _paint_tray(self, painter: QPainter, theme: Theme) -> None:
        layout, said = self._layout, self._scene.said
        radius = 12 if layout.low else 16
        shapes.paint_tray(painter, theme, QRectF(layout.tray), radius)
        if self.portrayed and not self._scene.tray.places and not self._scene.preview:
            return  # what is to be done here is no news on paper
        if layout.next_card is not None and not self._scene.preview:
            size = min(layout.next_card.width(), layout.next_card.height())
            shapes.paint_place(painter, theme, QRectF(layout.next_card), shapes.tile_radius(size))
        text = QRectF(layout.text)
        large, normal, leading = (18, 14, (24, 22)) if layout.low else (28, 14, (36, 32))
        mark = theme.px(28 if not layout.low else 24) if said.mark is not Mark.NONE else 0
        lines = [(said.word, large, 700, leading[0], False)] if said.word else []
        for words, marked in ((said.status, True), (said.value, False)):
            for piece in wrapped_lines(theme.font(normal, 500), words, text.width() - mark) if words else ():
                lines.append((piece, normal, 500, leading[1], marked and bool(mark)))
                marked = False
        # Where large text would leave a low tray, it gives way as a whole.
        fit = min(1.0, text.height() / max(1, theme.px(sum(height for *_, height, _ in lines))))
        y = text.center().y() - sum(theme.px(height * fit) for *_, height, _ in lines) / 2
        for words, size, weight, height, marked in lines:
            place = QRectF(text.left(), y, text.width(), theme.px(height * fit))
            if marked:
                disc = theme.px((16 if layout.low else 20) * fit)
                at = QPointF(place.left() + disc / 2, round(place.center().y()))
                shapes.paint_disc(painter, theme, at, disc, said.mark.value, ICONS[said.mark], "tray")
                place = place.adjusted(disc + theme.px(8), 0, 0, 0)
            put_text(painter, place, words, theme.font(size * fit, weight), theme.color("text"), LEADING)
            y += place.height()

    def paint_cell(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        part, cell = self._parts[index], self.cells[index]
        if part.kind is _Kind.WORD:
            self._paint_word(painter, theme, part.number)
        elif part.kind is _Kind.FIGURE:
            self._paint_figure(painter, theme, part.number)
        elif part.kind is _Kind.PILE and cell.tile.kind == EMPTY:
            self._paint_place(painter, theme, part.number, cell)
        elif not self._moving(part.number):
            paint_tile(painter, theme, QRectF(cell.rect), cell.tile, lift, pressed, self.background_role(index))

    def _moving(self, place: int) -> bool:
        held = self._scene.position.places[place]
        return bool(held) and self._way.progress < 1 and held[0] in self._starts

    def _paint_place(self, painter: QPainter, theme: Theme, place: int, cell: Cell) -> None:
        """An empty place, or the one whose card is in the tray, with what lies under that card."""
        scene = self._scene
        held = scene.position.places[place]
        if scene.puzzle.hand is not None and not held:
            return
        if len(held) > 1:
            return  # the ground has it, for the lower card lies on it
        paint_tile(painter, theme, QRectF(cell.rect), Tile(kind=EMPTY))
        words = self.tr("in the tray") if held else self.tr("empty")
        if text_width(theme.font(12, 400), words) <= cell.rect.width() - 4:
            shapes.paint_text(painter, theme, words, QRectF(cell.rect).center(), "text_dim", 12, 400)

    def _paint_word(self, painter: QPainter, theme: Theme, number: int) -> None:
        word, place = self._scene.words[number], self._layout.words[number]
        for card, rect in zip(word.cards, place.tiles, strict=True):
            if not (self._way.progress < 1 and card in self._starts):
                paint_tile(painter, theme, QRectF(rect), Tile(self._scene.puzzle.cards[card]))
        font = theme.font(14, 600, tabular=True)
        put_text(painter, QRectF(place.points), str(word.score), font, theme.color("text"))
        if word.lost:
            after = QRectF(place.points).adjusted(text_width(font, f"{word.score} "), 0, 0, 0)
            put_text(painter, after, _lost_text(word), theme.font(14, 400, tabular=True), theme.color("text_dim"))

    def _paint_figure(self, painter: QPainter, theme: Theme, number: int) -> None:
        figure, label, short = self._scene.figures[number]
        rect = QRectF(self._layout.figures[number])
        fit = min(1.0, rect.height() / theme.px(36))  # as in the tray
        font = theme.font(12 * fit, 400)
        upper = QRectF(rect.left(), rect.top(), rect.width(), theme.px(20 * fit))
        lower = QRectF(rect.left(), rect.top() + theme.px(22 * fit), rect.width(), theme.px(14 * fit))
        put_text(painter, upper, figure, theme.font(18 * fit, 600, tabular=True), theme.color("text"))
        words = label if text_width(font, label) <= rect.width() else short
        put_text(painter, lower, words, font, theme.color("text_dim"))

    def paint_over(self, painter: QPainter, theme: Theme) -> None:
        scene = self._scene
        for place in scene.hinted:
            rect = QRectF(self._layout.upper[place]).adjusted(-4, -4, 4, 4)
            shapes.outline(painter, rect, 12, theme.color("accent_text"), 2, (4, 3))
        if self._way.progress >= 1:
            return
        for number in self._starts:
            rect, card = self._shown_rect(number), scene.puzzle.cards[number]
            if self._face_shown(number):
                paint_tile(painter, theme, rect, card_tile(card), 0.6)

    def _face_shown(self, number: int) -> bool:
        """Whether a card lies face up and not under another."""
        return not any(len(held) > 1 and held[1] == number for held in self._scene.position.places)

    # mouse and keys

    def can_drag(self, index: int) -> bool:
        part, scene = self._parts[index], self._scene
        if scene.preview or part.kind is not _Kind.PILE:
            return False
        return len(scene.position.places[part.number]) > 1 and part.number not in scene.tray.places and bool(scene.free)

    def can_drop(self, source: int, target: int) -> bool:
        part = self._parts[target]
        return part.kind is _Kind.PILE and part.number in self._scene.free

    def _on_dropped(self, source: int, target: int) -> None:
        if target >= 0:
            self.card_moved.emit(self._parts[source].number, self._parts[target].number)

    def _on_activated(self, index: int) -> None:
        part = self._parts[index]
        if part.kind is _Kind.TRAY:
            self.card_toggled.emit(part.number)
        elif part.kind is _Kind.PILE:
            held = self._scene.position.places[part.number]
            (self.card_toggled if held else self.place_chosen).emit(part.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        scene, enter = self._scene, event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if scene.preview and event.key() in STEPS:
            self.step_requested.emit(STEPS[Qt.Key(event.key())])
        elif enter and scene.tray.places:
            self.play_requested.emit()
        elif event.key() == Qt.Key.Key_Escape and (scene.tray.places or scene.preview):
            self.clear_requested.emit()
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 180)


def card_tile(card: str) -> Tile:
    """A card face up."""
    return Tile(card, "" if card in ("", UNKNOWN) else str(POINTS[card]))


def _points_text(word: Played) -> str:
    return f"{word.score} {_lost_text(word)}"


def _lost_text(word: Played) -> str:
    return f"−{word.lost}" if word.lost else ""


def _spoken_tray(said: TrayWords) -> str:
    return ", ".join(filter(None, (said.word, said.status, said.value)))
