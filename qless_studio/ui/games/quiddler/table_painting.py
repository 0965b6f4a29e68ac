"""Paints the parts of the table that are not single cards: lower cards, tray, played words, figures."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from qless_studio.engine.games.quiddler.rules import UNKNOWN, Deck
from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui.games.quiddler.layout import READABLE, OppositeLayout, TableLayout
from qless_studio.ui.games.quiddler.scene import (
    Mark,
    Opposite,
    PlayedWord,
    Scene,
    TableFigure,
    TrayText,
    card_tile,
    held_text,
    lost_text,
    points_text,
)
from qless_studio.ui.style import Theme, shapes
from qless_studio.ui.style.tiles import EMPTY, Tile, paint_tile, paint_under_card
from qless_studio.ui.widgets.basic.themed import CENTRE, LEADING, TRAILING, put_text, text_width, wrapped_lines

ICONS = {Mark.GOOD: "check", Mark.WARN: "warn", Mark.BAD: "cross"}
FIGURE_HEIGHT = 36
"""Height at 100 % that a figure and its label need."""


def paint_lower_card(
    painter: QPainter, theme: Theme, scene: Scene, layout: TableLayout, place: int, beside: bool
) -> None:
    """A lower card: its visible strip, or the whole of it, dimmed, as it cannot be taken yet."""
    card = scene.puzzle.cards[scene.position.places[place][1]]
    rect, upper_taken = QRectF(layout.lower[place]), place in scene.tray.places
    if not upper_taken and not beside:
        points = "" if card == UNKNOWN else str(scene.deck.points[card])
        paint_under_card(painter, theme, rect, layout.strip, card, points)
        return
    if upper_taken:
        paint_tile(painter, theme, QRectF(layout.upper[place]), Tile(kind=EMPTY))
    painter.setOpacity(0.75)
    paint_tile(painter, theme, rect, card_tile(card, scene.deck))
    painter.setOpacity(1)


def paint_tray(painter: QPainter, theme: Theme, scene: Scene, layout: TableLayout, portrayed: bool) -> None:
    """The tray, the place for its next card, and its text, which an exported picture has only with cards in it."""
    shapes.paint_tray(painter, theme, QRectF(layout.tray), 12 if layout.low else 16)
    if portrayed and not scene.tray.places and not scene.preview:
        return
    if layout.next_card is not None and not scene.preview:
        size = min(layout.next_card.width(), layout.next_card.height())
        shapes.paint_place(painter, theme, QRectF(layout.next_card), shapes.tile_radius(size))
    _paint_tray_text(painter, theme, scene.text, layout)


@dataclass(frozen=True)
class _Line:
    """A line of the tray's text; sizes in pixels at 100 %."""

    text: str
    size: int
    weight: int
    height: int
    marked: bool = False
    """Whether the disc stands before it."""


def _paint_tray_text(painter: QPainter, theme: Theme, text: TrayText, layout: TableLayout) -> None:
    """The lines centred vertically.

    Where large text would not fit into a low tray, first the word goes, which its cards show, then what comes after the
    status; the rest is smaller as a whole.
    """
    area, disc_size = QRectF(layout.text), 16 if layout.low else 20
    for shown in (text, replace(text, word=""), replace(text, word="", value="" if text.status else text.value)):
        lines = _tray_lines(theme, shown, layout)
        fit = min(1.0, area.height() / max(1, theme.px(sum(line.height for line in lines))))
        if fit >= READABLE:
            break
    y = area.center().y() - sum(theme.px(line.height * fit) for line in lines) / 2
    for line in lines:
        rect = QRectF(area.left(), y, area.width(), theme.px(line.height * fit))
        y += rect.height()
        if line.marked:
            disc = theme.px(disc_size * fit)
            centre = QPointF(rect.left() + disc / 2, round(rect.center().y()))
            shapes.paint_disc(painter, theme, centre, disc, text.mark.value, ICONS[text.mark], "tray")
            rect = rect.adjusted(disc + theme.px(8), 0, 0, 0)
        put_text(painter, rect, line.text, theme.font(line.size * fit, line.weight), theme.color("text"), LEADING)


def _tray_lines(theme: Theme, text: TrayText, layout: TableLayout) -> list[_Line]:
    word_size, word_height, size, height = (18, 24, 14, 22) if layout.low else (28, 36, 14, 32)
    mark_width = theme.px(24 if layout.low else 28) if text.mark is not Mark.NONE else 0
    lines = [_Line(text.word, word_size, 700, word_height)] if text.word else []
    for part, marked in ((text.status, text.mark is not Mark.NONE), (text.value, False)):
        for piece in wrapped_lines(theme.font(size, 500), part, layout.text.width() - mark_width) if part else ():
            lines.append(_Line(piece, size, 500, height, marked))
            marked = False
    return lines


def paint_step(painter: QPainter, theme: Theme, rect: QRectF, number: int) -> None:
    """A ring around a card of a move that is shown, and its number in the order of spelling."""
    shapes.paint_ring(painter, theme, rect, shapes.tile_radius(min(rect.width(), rect.height())), 3)
    disc = min(theme.px(20), 0.3 * rect.width())
    place = QRectF(rect.left() + disc * 0.4, rect.top() + disc * 0.4, disc, disc)
    shapes.fill(painter, place, disc / 2, theme.color("accent"))
    size = disc * 0.6 / theme.scale
    shapes.paint_text(painter, theme, str(number), place.center(), "on_accent", size, 700)


def paint_word_points(painter: QPainter, theme: Theme, word: PlayedWord, rect: QRectF) -> None:
    """The score of a played word, followed by what it gave away."""
    put_text(painter, rect, points_text(word), theme.font(14, 600, tabular=True), theme.color("text"))
    if word.lost:
        after = rect.adjusted(text_width(theme.font(14, 600, tabular=True), f"{word.score} "), 0, 0, 0)
        put_text(painter, after, lost_text(word), theme.font(14, 400, tabular=True), theme.color("text_dim"))


def points_width(theme: Theme, words: tuple[PlayedWord, ...]) -> int:
    """The width that the points of these words need."""
    font = theme.font(14, 600, tabular=True)
    return max((text_width(font, f"{points_text(word)} {lost_text(word)}") for word in words), default=0)


def paint_figure(painter: QPainter, theme: Theme, shown: TableFigure, rect: QRectF) -> None:
    """A figure over its label, smaller where large text or a long word would not fit."""
    widths = text_width(theme.font(12, 400), shown.label), text_width(theme.font(18, 600, tabular=True), shown.figure)
    width = 1.05 * max(widths)  # smaller fonts are wider in proportion
    fit = min(1.0, rect.height() / theme.px(FIGURE_HEIGHT), rect.width() / width)
    font = theme.font(12 * fit, 400)
    upper = QRectF(rect.left(), rect.top(), rect.width(), theme.px(20 * fit))
    lower = QRectF(rect.left(), rect.top() + theme.px(22 * fit), rect.width(), theme.px(14 * fit))
    put_text(painter, upper, shown.figure, theme.font(18 * fit, 600, tabular=True), theme.color("text"))
    label = shown.label
    put_text(painter, lower, label, font, theme.color("text_dim"))


def paint_card_back(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """A card face down: diagonals that cross on an inner field."""
    paint_tile(painter, theme, rect, Tile(""))
    inset = min(5.0, rect.width() / 8)
    field, line = rect.adjusted(inset, inset, -inset, -inset), theme.mix("tile", "accent", 0.42)
    shapes.fill(painter, field, 3, theme.mix("tile", "accent", 0.12))
    painter.save()
    painter.setClipRect(field, Qt.ClipOperation.IntersectClip)
    painter.setPen(line)
    step, height = 6 if rect.width() < 60 else 8, field.height()
    for number in range(-int(height // step) - 1, int(field.width() // step) + 1):
        left = field.left() + number * step
        painter.drawLine(QPointF(left, field.top()), QPointF(left + height, field.bottom()))
        painter.drawLine(QPointF(left + height, field.top()), QPointF(left, field.bottom()))
    painter.restore()
    shapes.outline(painter, field, 3, line, 1)


def paint_opposite(painter: QPainter, theme: Theme, opposite: Opposite, layout: OppositeLayout, deck: Deck) -> None:
    """The computer's cards with what it did, and the names of the piles."""
    for card, rect in zip(opposite.cards, layout.cards, strict=True):
        if card:
            paint_tile(painter, theme, QRectF(rect), card_tile(card, deck))
        else:
            paint_card_back(painter, theme, QRectF(rect))
    dim = theme.color("text_dim")
    did, strong, held = QRectF(layout.did), theme.font(14, 600), held_text(opposite)
    if did.height() >= theme.px(60):
        put_text(painter, QRectF(did.left(), did.top(), did.width(), theme.px(20)), say("Computer"), strong,
                 theme.color("text"))  # fmt: skip
        did.setTop(did.top() + theme.px(24))
        held = ""
    short = counted(len(opposite.cards), "{} card", "{} cards")
    if not held or text_width(strong, held) > layout.held.width():
        held = short
    _put_lines(painter, theme, opposite.did, did)
    if not layout.held.isEmpty():
        put_text(painter, QRectF(layout.held), held, strong, theme.color("text"), TRAILING)
    pile, name = figure(opposite.pile), theme.font(12, 500)
    for rect, texts in zip(layout.names, ((f"{say('Draw pile')} · {pile}", pile), (say("Discards"), "")), strict=True):
        fitting = next((text for text in texts if text_width(name, text) <= rect.width()), "")
        put_text(painter, QRectF(rect), fitting, name, dim, CENTRE)


def _put_lines(painter: QPainter, theme: Theme, text: str, room: QRectF) -> None:
    """A dimmed text in as many lines as there is room for, smaller where it would not fit."""
    for fit in (1.0, 0.85, 0.7):
        font, height = theme.font(12 * fit, 400), min(theme.px(20 * fit), room.height())
        lines = wrapped_lines(font, text, room.width())
        if len(lines) * height <= room.height() + 2:
            break
    for number, line in enumerate(lines):
        place = QRectF(room.left(), room.top() + number * height, room.width(), height)
        put_text(painter, place, line, font, theme.color("text_dim"))


def paint_turn(painter: QPainter, theme: Theme, opposite: Opposite, layout: OppositeLayout) -> None:
    """What can be done with the piles: rings around both before drawing, a dashed place for the discard after it."""
    accent = theme.color("accent_text")
    if opposite.draws:
        for rect in (layout.draw, *([layout.discards] if opposite.top else [])):
            shapes.outline(painter, QRectF(rect).adjusted(-4, -4, 4, 4), 12, accent, 2)
    elif opposite.discards:
        place = QRectF(layout.discards)
        shapes.outline(painter, place.adjusted(-4, -4, 4, 4), 12, accent, 2, (4, 3))
        font, text = theme.font(12, 600), say("Discard")
        if not opposite.top and text_width(font, text) <= place.width() - 4:
            put_text(painter, place, text, font, accent, CENTRE)


def paint_turn_steps(painter: QPainter, theme: Theme, opposite: Opposite, rect: QRectF, *, last: bool) -> None:
    """The three steps of a turn, the one to do now marked; `last`: nothing but the discard is left to do."""
    if rect.isEmpty():
        return
    now = 0 if opposite.draws else 1 + last if opposite.discards else -1
    title = say("Your turn") if now >= 0 else say("The computer is playing…")
    line = QRectF(rect.left(), rect.top(), rect.width(), theme.px(20))
    put_text(painter, line, title, theme.font(12, 600), theme.color("text_dim"))
    for number, text in enumerate((say("Draw a card"), say("Set aside"), say("Discard one card"))):
        line.translate(0, theme.px(32 if number else 28))
        disc = theme.px(20)
        place = QRectF(line.left(), line.center().y() - disc / 2, disc, disc)
        done, mark = number < now, number == now
        role = "accent_text" if done or mark else "text_dim"
        shapes.outline(painter, place, disc / 2, theme.color(role), 2 if mark else 1)
        shapes.paint_text(painter, theme, "✓" if done else str(number + 1), place.center(), role, 12, 600)
        after = line.adjusted(disc + theme.px(10), 0, 0, 0)
        put_text(
            painter, after, text, theme.font(14, 600 if mark else 400), theme.color("text" if mark else "text_dim")
        )
