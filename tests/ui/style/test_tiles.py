"""Each state of a tile can be told from the others, in every mode, at every size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from qless_studio.ui.style import Theme
from qless_studio.ui.style.fonts import letter
from qless_studio.ui.style.shapes import paint_hollow, paint_path, step_corner
from qless_studio.ui.style.tiles import (
    BLOCKED,
    EMPTY,
    HINTED,
    WILDCARD,
    Tile,
    heat_color,
    letter_size,
    paint_tile,
    paint_under_card,
)  # fmt: skip
from qless_studio.ui.style.tokens import ACCENTS, MODES, contrast

STATES = {
    "plain": (Tile("A", "1"), 0, 0),
    "hover": (Tile("A", "1"), 1, 0),
    "pressed": (Tile("A", "1"), 0, 1),
    "selected": (Tile("A", "1", selected=True), 0, 0),
    "in path": (Tile("A", "1", in_path=True), 0, 0),
    "blocked": (Tile(kind=BLOCKED), 0, 0),
    "wildcard": (Tile(kind=WILDCARD), 0, 0),
    "fixed": (Tile("A", "1", fixed=True), 0, 0),
    "digraph": (Tile("Qu", "10"), 0, 0),
    "multiplier": (Tile("A", "1", multiplier="TW"), 0, 0),
    "empty": (Tile(kind=EMPTY), 0, 0),
    "hinted": (Tile(kind=HINTED), 0, 0),
    "hot": (Tile("A", "1", tally="27", heat=1.0), 0, 0),
}


def picture(paint, theme: Theme, size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.color("tray"))
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def tile_picture(theme: Theme, size: int, tile: Tile, lift: float = 0, pressed: float = 0) -> QImage:
    return picture(
        lambda painter: paint_tile(painter, theme, QRectF(20, 20, size, size), tile, lift, pressed), theme, size + 40
    )


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("size", [48, 80, 128])
def test_all_states_look_different(qapp, mode, size):
    theme = Theme(mode)
    seen = {name: bytes(tile_picture(theme, size, *state).constBits()) for name, state in STATES.items()}
    assert len(set(seen.values())) == len(STATES)


@pytest.mark.parametrize("mode", MODES)
def test_faces_have_the_colours_of_the_tokens(qapp, mode):
    theme = Theme(mode, "violet")
    for name, role in (("plain", "tile"), ("in path", "accent"), ("hinted", "accent_bg"), ("pressed", "tile_pressed")):
        image = tile_picture(theme, 80, *STATES[name])
        assert image.pixelColor(20 + 40, 20 + 8).name() == theme.color(role).name(), name
    assert tile_picture(theme, 80, *STATES["empty"]).pixelColor(60, 60).name() == theme.color("tray").name()


@pytest.mark.parametrize("size", [8, 12, 16, 24, 32, 40, 56])
def test_small_tiles_keep_their_letter(qapp, size):
    theme = Theme()
    blank = tile_picture(theme, size, Tile())
    for tile in (Tile("Q"), Tile("Qu", "10", multiplier="DW"), Tile("W", "8", heat=0.5, tally="12")):
        assert tile_picture(theme, size, tile) != blank


def test_the_pin_of_a_small_tile_leaves_room_for_its_letter_at_large_text(qapp):
    theme, size = Theme(scale=2.0), 32
    free, pinned = (tile_picture(theme, size, Tile("L", fixed=fixed)) for fixed in (False, True))
    changed = [p for p in range((size + 40) ** 2) if free.pixel(p % 72, p // 72) != pinned.pixel(p % 72, p // 72)]
    assert 0 < max(p % 72 for p in changed) < 20 + size / 2  # left of the middle
    assert max(p // 72 for p in changed) < 20 + size / 2


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("accent", ACCENTS)
def test_letters_stay_readable_on_hot_tiles(qapp, mode, accent):
    theme = Theme(mode, accent)
    faces = {heat_color(theme, k / 20).name() for k in range(21)}
    assert len(faces) == 5
    assert min(contrast(theme.color("tile_text").name().upper(), face.upper()) for face in faces) >= 4.5


@pytest.mark.parametrize("text", ["A", "I", "J", "L", "Q", "W"])
def test_capitals_are_centred_on_the_origin(qapp, text):
    ink = letter(text, 100).boundingRect()
    assert ink.top() == pytest.approx(-36.35, abs=1.5)  # round letters overshoot
    assert abs(ink.center().x()) < 3


def test_several_letters_are_smaller(qapp):
    rect = QRectF(0, 0, 128, 128)
    assert letter_size(rect, Tile("Qu")) == pytest.approx(0.8 * letter_size(rect, Tile("Q")))


@pytest.mark.parametrize("mode", MODES)
def test_the_covered_card_shows_beneath(qapp, mode):
    theme = Theme(mode)

    def paint(painter):
        paint_under_card(painter, theme, QRectF(20, 60, 88, 128), 40, "B", "8")
        paint_tile(painter, theme, QRectF(20, 20, 88, 128), Tile("L", "3"))

    image = picture(paint, theme, 220)
    assert image.pixelColor(64, 168).name() == theme.color("under_card").name()
    assert image.pixelColor(64, 30).name() == theme.color("tile").name()


def grid(tile: int, gap: int) -> list[QRectF]:
    return [QRectF(20 + (tile + gap) * (i % 3), 20 + (tile + gap) * (i // 3), tile, tile) for i in range(9)]


@pytest.mark.parametrize("mode", MODES)
def test_a_path_bridges_gaps_and_keeps_off_the_letters(qapp, mode):
    theme = Theme(mode)
    tiles = grid(80, 8)
    way = [tiles[0], tiles[1], tiles[5]]
    image = picture(lambda painter: paint_path(painter, theme, way), theme, 320)
    accent = theme.color("accent").name()
    assert image.pixelColor(104, 60 - 5).name() == accent, "the bridge beside the line"
    assert image.pixelColor(104, 30).name() == theme.color("tray").name(), "the gap away from the bridge"
    assert image.pixelColor(148, 60).name() == theme.color("tray").name(), "nothing through the middle of a tile"


def test_a_path_half_drawn_has_no_end(qapp):
    theme = Theme()
    tiles = grid(80, 8)
    image = picture(lambda painter: paint_path(painter, theme, tiles[:3], 0.5), theme, 320)
    assert image.pixelColor(104, 55).name() == theme.color("accent").name()
    assert image.pixelColor(192, 55).name() == theme.color("tray").name()


def test_step_numbers_keep_clear_of_the_line(qapp):
    tiles = grid(80, 8)
    assert step_corner([tiles[4], tiles[5]], 0) == (-1, -1)
    assert step_corner([tiles[0], tiles[4]], 1) == (1, -1)
    assert step_corner([tiles[0], tiles[4], tiles[2]], 1) == (-1, 1)
    assert step_corner([tiles[4], tiles[5]], 0, [(-1, -1)]) == (1, -1)
    every_corner = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
    assert step_corner([tiles[0], tiles[4]], 1, every_corner) == (1, -1), "a badge gives way before the line does"


def test_shadows_darken_the_ground_except_in_high_contrast(qapp):
    for mode, darker in (("light", True), ("high_contrast", False)):
        theme = Theme(mode)
        spot = tile_picture(theme, 80, Tile("A")).pixelColor(60, 101)
        assert (spot != QColor(theme.color("tray"))) is darker


@pytest.mark.parametrize("mode", MODES)
def test_an_empty_cell_of_an_open_grid_is_seen_in_every_mode(qapp, mode):
    theme = Theme(mode)
    table = theme.color("table")
    picture = QImage(60, 60, QImage.Format.Format_RGB32)
    picture.fill(table)
    painter = QPainter(picture)
    paint_hollow(painter, theme, QRectF(10, 10, 40, 40), 1.0)
    painter.end()
    assert contrast(picture.pixelColor(30, 10).name(), table.name()) > 1.18  # in the middle of its upper edge
