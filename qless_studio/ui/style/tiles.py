"""Painting tiles and cards in every state and at every size."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from qless_studio.ui.style import shapes
from qless_studio.ui.style.fonts import paint_letter
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.shapes import paint_shadow
from qless_studio.ui.style.theme import Theme

TILE, BLOCKED, WILDCARD, EMPTY, HINTED = KINDS = ("tile", "blocked", "wildcard", "empty", "hinted")
HEAT_STEPS = 5


ASIDE = 0.26
"""How far from the left edge a tally stands that makes way for a path, as a fraction of the tile."""


class Tile(NamedTuple):
    """What a tile or a card shows; it is painted as a card if its rectangle is tall."""

    text: str = ""
    """The letters as shown: "A", "Qu", "TH"."""
    points: str = ""
    """The number in the bottom right corner."""
    kind: str = TILE
    """A name in KINDS; the other fields apply to ordinary tiles, some of them to wildcards."""
    multiplier: str = ""
    """DL, TL, DW, TW or empty."""
    tally: str = ""
    """The number in the bottom left corner, which states what the heat shows."""
    heat: float | None = None
    """0 to 1, painted in five steps; None for no heat map."""
    in_path: bool = False
    selected: bool = False
    start: bool = False
    """A word starts here: a dashed ring, unlike that of the keyboard."""
    aside: bool = False
    """The count makes way for a path that comes or goes by its corner."""
    fixed: bool = False


def paint_tile(
    painter: QPainter, theme: Theme, rect: QRectF, tile: Tile, lift: float = 0.0, pressed: float = 0.0
) -> None:
    """Paint a tile or a card into `rect`, its shadow and rings around it.

    `lift` is 0 at rest and 1 under the mouse or while dragged, `pressed` is 1 while held down.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = min(rect.width(), rect.height())
    radius = shapes.tile_radius(size)
    if tile.selected:
        shapes.paint_ring(painter, theme, rect, radius, 3)
    if tile.start:
        shapes.paint_dashed_ring(painter, theme, rect, radius)
    if tile.kind == BLOCKED:
        _paint_blocked(painter, theme, rect, radius)
    elif tile.kind == WILDCARD:
        _paint_wildcard(painter, theme, rect, radius, lift)
    elif tile.kind in (EMPTY, HINTED):
        shapes.paint_place(painter, theme, rect, radius, tile.kind == HINTED)
    else:
        moved = rect.translated(0, -2 * lift * (1 - pressed)).adjusted(0, pressed, 0, 0)
        face = _paint_body(painter, theme, moved, tile, lift, pressed)
        _paint_marks(painter, theme, moved, face, tile)


def heat_color(theme: Theme, heat: float) -> QColor:
    """The face of a tile with a heat of 0 to 1, in one of five steps."""
    step = round(max(0.0, min(1.0, heat)) * (HEAT_STEPS - 1)) / (HEAT_STEPS - 1)
    light = theme.high_contrast or not theme.dark
    return theme.mix("tile", "accent", 0.45 * step if light else 0.06 + 0.64 * step**1.2)


def paint_under_card(painter: QPainter, theme: Theme, rect: QRectF, strip: float, text: str, points: str) -> None:
    """Paint the covered card of a pile, whose bottom `strip` pixels stay visible; paint it before the upper card."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = shapes.tile_radius(min(rect.width(), rect.height()))
    paint_shadow(painter, theme, rect, radius, 1)
    _surface(painter, theme, rect, radius, theme.color("under_card"), theme.color("tile_edge"), _lip(theme, rect, 0))
    middle = rect.bottom() - strip / 2
    size = min(1.0, rect.width() / theme.px(80))  # large text on a small card would run into the points
    left, right = rect.left() + 12 * min(1.0, rect.width() / 80), rect.right() - 8
    for words, x, height, weight, align in (
        (text, left, 18, 600, Qt.AlignmentFlag.AlignLeft),
        (points, right, 12, 500, Qt.AlignmentFlag.AlignRight),
    ):
        shapes.paint_text(painter, theme, words, QPointF(x, middle), "tile_text", height * size, weight, align)


def _paint_body(painter: QPainter, theme: Theme, rect: QRectF, tile: Tile, lift: float, pressed: float) -> QRectF:
    """Paint shadow, lip, face and outline; returns the rectangle of the face."""
    size = min(rect.width(), rect.height())
    radius = shapes.tile_radius(size)
    if size >= 20 and pressed < 0.5:
        paint_shadow(painter, theme, rect, radius, 2 if lift > 0.5 else 1)
    face = theme.color("tile")
    edge = theme.color("tile_edge")
    if tile.in_path:
        face, edge = theme.color("accent"), theme.color("path_edge")
    elif tile.heat is not None:
        face = heat_color(theme, tile.heat)
    if lift and not tile.in_path:
        face = _between(face, QColor("#FFFFFF"), lift * (0.06 if theme.dark else 0.5))
    if pressed:
        face = _between(face, edge, 0.28 * pressed)
    return _surface(painter, theme, rect, radius, face, edge, _lip(theme, rect, pressed), tile.in_path)


def _lip(theme: Theme, rect: QRectF, pressed: float) -> float:
    """The visible height of the body beneath the face, in pixels."""
    if theme.high_contrast or pressed >= 0.5:
        return 0
    return 2 if min(rect.width(), rect.height()) >= 40 else 1


def _surface(
    painter: QPainter, theme: Theme, rect: QRectF, radius: float, face: QColor, edge: QColor, lip: float,
    in_path: bool = False,
) -> QRectF:  # fmt: skip
    """Paint a face with its lip and outline; returns the rectangle of the face."""
    if lip:
        shapes.fill(painter, rect, radius, edge if in_path else theme.color("tile_lip"))
    top = rect.adjusted(0, 0, 0, -lip)
    shapes.fill(painter, top, radius, face)
    shapes.outline(painter, top, radius, edge, 2 if theme.high_contrast and rect.width() >= 28 else 1)
    return top


def _paint_marks(painter: QPainter, theme: Theme, rect: QRectF, face: QRectF, tile: Tile) -> None:
    """Paint what is on the face: multiplier, letters, numbers, pin."""
    size = min(rect.width(), rect.height())
    ink = theme.color("on_accent" if tile.in_path else "tile_text")
    middle = face.center()
    if tile.multiplier:
        shapes.outline(painter, face, shapes.tile_radius(size), theme.color(tile.multiplier), 2)
        shapes.paint_badge(painter, theme, badge_rect(theme, rect), tile.multiplier)
    middle += QPointF(0, _letter_shift(tile, size))
    if tile.text:
        paint_letter(painter, tile.text, middle, letter_size(rect, tile), ink)
    _paint_figures(painter, theme, face, tile)
    if tile.fixed:
        pin, away = min(theme.px(16), size / 3), min(6.0, size / 12)
        box = QRectF(rect.left() + away, rect.top() + away, pin, pin)
        paint_icon(painter, "pin", box, ink if tile.in_path else theme.color("tile_dim"))


def _letter_shift(tile: Tile, size: float) -> float:
    """How far the letters of a small tile move down to keep clear of its badge or numbers."""
    if size >= 72 or tile.kind != TILE:
        return 0
    return 0.1 * size if tile.multiplier else -0.06 * size if tile.points and 36 <= size < 56 else 0


def letter_size(rect: QRectF, tile: Tile) -> float:
    """The font size of a tile's letters: a fraction of its shorter side, smaller for several letters."""
    size = min(rect.width(), rect.height())
    if rect.height() > 1.2 * rect.width():
        share = 0.55
    elif tile.multiplier and size < 96:
        share = 0.44 if size >= 72 else 0.38
    else:
        share = 0.50 if size >= 96 else 0.52 if size >= 24 else 0.62
    return share * size * (0.8 if len(tile.text) > 1 else 1)


def badge_rect(theme: Theme, rect: QRectF) -> QRectF:
    """The rectangle of a multiplier's badge, in the top left corner."""
    size = min(rect.width(), rect.height())
    width, height = max(26, 32 * size / 120), max(18, 22 * size / 120)
    shrunk = min(1.0, 0.46 * size / width)
    inset = 6 if size >= 72 else 3
    return QRectF(rect.left() + inset, rect.top() + inset, round(width * shrunk), round(height * shrunk))


def _paint_figures(painter: QPainter, theme: Theme, face: QRectF, tile: Tile) -> None:
    size = min(face.width(), face.height())
    if not (tile.points or tile.tally) or size < 36:
        return
    role = "on_accent" if tile.in_path else "tile_dim" if tile.heat is None else "tile_text"
    weight = 500 if tile.heat is None else 600
    text_size = min(14 if size > 100 else 12, 0.2 * size / theme.scale)
    right, above = (8, 7) if size >= 64 else (6, 5)
    middle = face.bottom() - above - 0.727 * text_size * theme.scale / 2
    for text, x, align in (
        (tile.points, face.right() - right, Qt.AlignmentFlag.AlignRight),
        (tile.tally, face.left() + (ASIDE * size if tile.aside else right + 1), Qt.AlignmentFlag.AlignLeft),
    ):
        if text:
            shapes.paint_text(painter, theme, text, QPointF(x, middle), role, text_size, weight, align)


def _paint_blocked(painter: QPainter, theme: Theme, rect: QRectF, radius: float) -> None:
    shapes.fill(painter, rect, radius, theme.color("blocked"))
    clip = QPainterPath()
    clip.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.setClipPath(clip)
    painter.setPen(QPen(theme.color("control_edge"), 1))
    # diagonal lines 8 pixels apart; they start far enough left to cross the whole tile
    x = rect.left() + 4
    while x < rect.right() + rect.height():
        painter.drawLine(QPointF(x, rect.top()), QPointF(x - rect.height(), rect.bottom()))
        x += 8
    painter.restore()
    shapes.outline(painter, rect, radius, theme.color("control_edge"), 1)


def _paint_wildcard(painter: QPainter, theme: Theme, rect: QRectF, radius: float, lift: float) -> None:
    face = _between(theme.color("tile"), QColor("#FFFFFF"), lift * (0.06 if theme.dark else 0.5))
    shapes.fill(painter, rect, radius, face)
    shapes.outline(painter, rect, radius, theme.color("accent_text"), 2, (4, 3))
    half = min(32.0, 0.5 * rect.width()) / 2
    middle = rect.center()
    box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    paint_icon(painter, "star", box, theme.color("accent_text"))


def _between(a: QColor, b: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )
