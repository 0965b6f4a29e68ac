"""The rows under the board: palette of multipliers, what figures and colours of the tiles mean, the heat map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCursor, QKeySequence, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QWidget

from qless_studio.engine.games.word_streak.puzzle import KINDS, POINTS, heat
from qless_studio.engine.grids import BLOCKED, FoundWord
from qless_studio.engine.texts import capitalised, counted, figure, say
from qless_studio.ui.games.word_streak.commands import WordStreakCommands
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.board import GridBoard, Stamp
from qless_studio.ui.grids.edits import TileMark, is_letters
from qless_studio.ui.grids.rules import points_text
from qless_studio.ui.style import shapes, theme_of
from qless_studio.ui.style.tiles import HEAT_STEPS, heat_color
from qless_studio.ui.tab.staged_play import StagedPlay
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import PressedByEnter
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layout import FlowLayout, filled
from qless_studio.ui.widgets.basic.themed import LEADING, RADIUS, SelfPainted, plate, put_text, text_width


@dataclass(frozen=True)
class HeatMap:
    """By cell, the points and the number of words that run through it."""

    points: list[int]
    words: list[int]
    shows_points: bool
    """Whether the map shows the points, otherwise the words."""

    @property
    def shown(self) -> list[int]:
        return self.points if self.shows_points else self.words

    @property
    def maximum(self) -> int:
        return max(self.shown, default=0)


def heat_map(rules: WordStreakRules, words: Iterable[FoundWord]) -> HeatMap:
    """The map of these words, in the form that the options ask for."""
    points, numbers = heat(words, len(rules.board.tiles))
    return HeatMap(points, numbers, rules.options.heat == POINTS)


def marks_of(rules: WordStreakRules, heat: HeatMap | None, start: int) -> tuple[TileMark, ...]:
    """What the tiles show in addition to their letters; `start`: the cell a word starts on, -1 for none."""
    return tuple(_mark(rules, heat, cell, cell == start) for cell in range(len(rules.board.tiles)))


def _mark(rules: WordStreakRules, heat: HeatMap | None, cell: int, start: bool) -> TileMark:
    tile = rules.board.tiles[cell]
    value, multiplier = str(rules.scoring.value(tile)), rules.puzzle.multipliers[cell]
    if heat is None:
        return TileMark(value, multiplier, start=start)
    through, share = heat.shown[cell], heat.shown[cell] / heat.maximum if heat.maximum else None
    if not is_letters(tile):
        return TileMark(value, multiplier, heat=share, start=start)
    return TileMark(value, multiplier, _in_four(through), share, _description(heat, cell), start)


def _description(heat: HeatMap, cell: int) -> str:
    text = say("{} through this tile, in {}")
    return text.format(points_text(heat.points[cell]), counted(heat.words[cell], "{} word", "{} words"))


def _in_four(number: int) -> str:
    """A number in at most four characters, for the corner of a tile: thousands from 10,000 on."""
    return str(number) if number < 10_000 else f"{number // 1000}k"


SWATCH, LINE = (18, 12), 16
"""Size of a step of the heat map, and the height of a line."""


class Legend(SelfPainted, QWidget):
    """The lower corners of the tiles, and the steps of the heat map while there is one."""

    def __init__(self) -> None:
        super().__init__()
        self._maximum: int | None = None
        self._points = True
        self._stamp = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_heat(None)

    def show_heat(self, maximum: int | None, points: bool = True) -> None:
        """Explain a heat map with at most this many points, or words, through one tile; None: there is no map."""
        self._maximum, self._points = maximum, points
        if maximum is None:
            self.setAccessibleName(self._right())
        else:
            text = self.tr("{}, up to {}. {}")
            self.setAccessibleName(text.format(self._left(), figure(maximum), self._right()))
        self.updateGeometry()
        self.update()

    def show_stamp(self, kind: str) -> None:
        """Say instead how to put a multiplier on tiles; "" for the legend again."""
        self._stamp = kind
        self.update()

    def _hint(self, kind: str) -> str:
        return self.tr("Click the tiles for {}; Esc ends").format(edits.multiplier_name(kind))

    @property
    def hint(self) -> str:
        """What the legend says about the stamp; "" while there is none."""
        return self._hint(self._stamp) if self._stamp else ""

    def _left(self) -> str:
        return self.tr("Bottom left: remaining points") if self._points else self.tr("Bottom left: remaining words")

    def _right(self) -> str:
        return self.tr("Bottom right: value. Dashed ring: start here")

    def sizeHint(self) -> QSize:
        theme, maximum = self.theme, self._maximum
        hints = (text_width(theme.font(12, 600), self._hint(kind)) for kind in KINDS)
        width = max(text_width(theme.font(12, 400), self._right()), *hints)  # so that no chip moves when it is clicked
        if maximum is not None:
            number = text_width(theme.font(12, 600, tabular=True), figure(maximum))
            width = max(width, self._swatches() + HEAT_STEPS * (theme.px(SWATCH[0]) + 2) + theme.px(8) + number)
        return QSize(width + 2, theme.px(2 * LINE))

    def _swatches(self) -> int:
        """Where the steps of the heat map begin."""
        return text_width(self.theme.font(12, 400), self._left()) + self.theme.px(12)

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        font, dim, line = theme.font(12, 400), theme.color("text_dim"), theme.px(LINE)
        whole = QRectF(self.rect())
        if self._stamp:
            put_text(
                painter,
                whole,
                self._hint(self._stamp),
                theme.font(12, 600),
                theme.color("text"),
                LEADING,
                self.mirrored,
            )
        elif self._maximum is None:
            put_text(painter, whole, self._right(), font, dim, LEADING, self.mirrored)
        if self._stamp or self._maximum is None:
            return
        upper = QRectF(0, 0, whole.width(), line)
        put_text(painter, upper, self._left(), font, dim, LEADING, self.mirrored)
        put_text(painter, upper.translated(0, line), self._right(), font, dim, LEADING, self.mirrored)
        x, (wide, tall) = self._swatches(), (theme.px(size) for size in SWATCH)
        for step in range(HEAT_STEPS):
            place = QRectF(x, round((line - tall) / 2), wide, tall)
            plate(painter, self.visual(place), 3, heat_color(theme, step / (HEAT_STEPS - 1)), theme.color("tile_edge"))
            x += wide + 2
        number = QRectF(x + theme.px(8), 0, whole.width() - x - theme.px(8), line)
        strong = theme.font(12, 600, tabular=True)
        put_text(
            painter, self.visual(number), figure(self._maximum), strong, theme.color("text"), LEADING, self.mirrored
        )


class BoardFoot(QWidget):
    """Palette and legend, side by side where there is room."""

    def __init__(self, palette: MultiplierPalette, legend: Legend) -> None:
        super().__init__()
        self._palette = palette
        self._row = filled(FlowLayout(self, lambda: theme_of(self).px(24), centred=True), palette, legend)

    def set_compact(self, compact: bool) -> None:
        """At the leading edge and without the palette's label, for a narrow window; otherwise in the middle."""
        self._palette.label.setVisible(not compact)
        self._row.set_centred(not compact)


class Stamping(QObject):
    """Every multiplier put on a tile is one step of undo; a round ends stamping."""

    def __init__(
        self,
        palette: MultiplierPalette,
        legend: Legend,
        board: GridBoard,
        commands: WordStreakCommands,
        round: StagedPlay,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._palette, self._legend, self._board = palette, legend, board
        self._commands, self._round = commands, round
        palette.stamp_changed.connect(self._on_stamp_changed)
        palette.dragged.connect(self._on_dragged)
        palette.dropped.connect(self._on_dropped)
        round.stage_changed.connect(self._on_stage_changed)

    def _on_stamp_changed(self, kind: str) -> None:
        board = self._board
        board.clear_trace()
        board.stamp = Stamp(self._on_stamped, self._palette.end_stamping) if kind else None
        self._legend.show_stamp(kind)
        if kind:
            board.setFocus()
            announce(board, self._legend.hint)

    def _on_stamped(self, cell: int) -> None:
        if self._board.board.tiles[cell] != BLOCKED:
            self._commands.toggle_multiplier(cell, self._palette.stamp)

    def _cell_at(self, place: QPoint) -> int:
        """The tile at a place of the screen that can have a multiplier, or -1."""
        cell = self._board.cell_at(self._board.mapFromGlobal(place))
        return cell if cell >= 0 and self._board.board.tiles[cell] != BLOCKED else -1

    def _on_dragged(self, place: QPoint) -> None:
        self._board.mark_target(self._cell_at(place))

    def _on_dropped(self, kind: str, place: QPoint) -> None:
        self._board.mark_target(-1)
        cell = self._cell_at(place)
        if cell >= 0:
            self._commands.put_multiplier(cell, kind)

    def _on_stage_changed(self) -> None:
        self._palette.setEnabled(not self._round.playing)
        if self._round.playing:
            self._palette.end_stamping()


# The multipliers to put on tiles: chips to stamp with or to drag.

CHIP, BADGE = (48, 32), (32, 22)
"""Sizes of a chip and of the badge on it, at 100 %."""


class _Chip(SelfPainted, PressedByEnter, QPushButton):
    """A multiplier: pressed in while it is the stamp."""

    room = least = CHIP

    def __init__(self, kind: str, drag: Callable[[QPoint], object], drop: Callable[[str, QPoint], object]) -> None:
        """`drag` and `drop` get the place of the screen over which it is."""
        super().__init__()
        self._drag, self._drop = drag, drop
        self.kind = kind
        self._pressed_at: QPointF | None = None
        self._dragging = False
        self.setCheckable(True)
        self.setMouseTracking(True)

    def paint_widget(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        if self.isChecked():
            plate(painter, rect, theme.px(RADIUS), theme.color("accent_bg"), theme.color("accent_text"))
        else:
            background = "hover" if self.isEnabled() and self.underMouse() else "raised"
            plate(painter, rect, theme.px(RADIUS), theme.color(background), theme.color("edge"))
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        self._paint_badge(painter, rect.center())

    def _paint_badge(self, painter: QPainter, middle: QPointF) -> None:
        wide, tall = self.theme.px(BADGE[0]), self.theme.px(BADGE[1])
        box = QRectF(round(middle.x() - wide / 2), round(middle.y() - tall / 2), wide, tall)
        shapes.paint_badge(painter, self.theme, box, self.kind)

    # dragging

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position() if event.button() == Qt.MouseButton.LeftButton else None
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        start = self._pressed_at
        if start is not None and not self._dragging and self.isEnabled():
            far = (event.position() - start).manhattanLength() >= QApplication.startDragDistance()
            if far:
                self._dragging = True
                self.setDown(False)
                self.setCursor(self._badge_cursor())
        if self._dragging:
            self._drag(event.globalPosition().toPoint())
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragging, self._dragging, self._pressed_at = self._dragging, False, None
        if not dragging:
            super().mouseReleaseEvent(event)
            return
        self.unsetCursor()
        self._drop(self.kind, event.globalPosition().toPoint())

    def _badge_cursor(self) -> QCursor:
        """The badge under the pointer, wherever it goes."""
        ratio = self.devicePixelRatioF()
        size = QSize(self.theme.px(BADGE[0]), self.theme.px(BADGE[1]))
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_badge(painter, QPointF(size.width() / 2, size.height() / 2))
        painter.end()
        return QCursor(pixmap)


class MultiplierPalette(QWidget):
    """Click a chip, then the tiles to put it on; or drag it onto one. At most one chip is the stamp."""

    stamp_changed = Signal(str)
    """The multiplier to stamp with, or "" for none."""
    dragged = Signal(QPoint)
    """A chip is dragged over a place of the screen."""
    dropped = Signal(str, QPoint)
    """A chip, by its multiplier, was dropped there."""

    def __init__(self, commands: Mapping[str, QAction]) -> None:
        """`commands` do the same for the tile under the cursor; their shortcuts are in the tool tips."""
        super().__init__()
        self.setAccessibleName(capitalised(self.tr("multipliers")))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)  # a flow would claim a share
        row = FlowLayout(self, lambda: 4)
        self.label = text_label(capitalised(self.tr("multipliers")), "caption")
        row.addWidget(self.label)
        self._commands = commands
        self.chips = {kind: _Chip(kind, self.dragged.emit, self.dropped.emit) for kind in KINDS}
        for kind, chip in self.chips.items():
            chip.setAccessibleName(edits.multiplier_name(kind))
            chip.clicked.connect(self._on_clicked)
            commands[kind].changed.connect(self._show_tips)
            row.addWidget(chip)
        self._show_tips()

    @property
    def stamp(self) -> str:
        """The multiplier to stamp with, or "" for none."""
        return next((kind for kind, chip in self.chips.items() if chip.isChecked()), "")

    def end_stamping(self) -> None:
        """Put the stamp back."""
        if self.stamp:
            self.chips[self.stamp].setChecked(False)
            self.stamp_changed.emit("")

    def _show_tips(self) -> None:
        for kind, chip in self.chips.items():
            keys = self._commands[kind].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            name = edits.multiplier_name(kind)
            text = self.tr("{}: click it, then tiles; or drag it onto a tile").format(name[:1].upper() + name[1:])
            chip.setToolTip(f"{text} ({keys})" if keys else text)

    def _on_clicked(self) -> None:
        clicked = self.sender()
        for chip in self.chips.values():
            if chip is not clicked:
                chip.setChecked(False)
        self.stamp_changed.emit(self.stamp)
