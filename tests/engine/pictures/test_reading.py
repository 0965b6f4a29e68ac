"""Boards in pictures are found and read; what is no board is not claimed; corners, dice and stops are obeyed."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from qless_studio.engine.errors import PictureError
from qless_studio.engine.pictures import Picture, Request, read_board
from qless_studio.engine.pictures.picture import TileNet, read_weights, weights
from qless_studio.engine.solving import Cancelled, Run
from qless_studio.ui.pictures.decoding import grey_picture
from tests.engine.pictures.cases import PAIRS, TRUTH, faces, matched, picture, read, request
from tests.engine.pictures.drawn import board
from tests.fixtures.nightly import by_day

BOARDS = {kind: [name for name in TRUTH if TRUTH[name]["kind"] == kind] for kind in ("screenshot", "tray")}
AS_THE_BOARD_STANDS = "AHRHTGBEICAKOWAT"
ROWS = ("CRATE", "MOUSH", "FENDA", "GLIPB")


def letters(reading):
    assert reading is not None
    return "".join(cell.letters for cell in reading.cells)


def read_image(image, **wanted):
    return next(read_board(grey_picture(image), Request(**wanted), Run()), None)


def totals(names, shape_known=False):
    """(boards whose grid is right, tiles found, letters right, tiles) of all these pictures."""
    grids = found = right = count = 0
    for name in names:
        reading, truth = read(name, request(name, shape_known)), TRUTH[name]
        count += len(truth["cells"])
        if reading is not None:
            hits = matched(name, reading)
            found, right = found + hits[0], right + hits[1]
            shape = (reading.rows, reading.columns) if reading.rows else (truth["rows"], truth["columns"])
            grids += shape == (truth["rows"], truth["columns"]) and hits[0] == len(reading.cells)
    return grids, found, right, count


@pytest.mark.nightly
@pytest.mark.parametrize("shape_known", [False, True])
def test_screenshots(shape_known):
    grids, found, right, count = totals(BOARDS["screenshot"], shape_known)
    assert (grids, found) == (26, count)
    assert right >= 0.97 * count


@pytest.mark.nightly
def test_trays():
    grids, found, right, count = totals(BOARDS["tray"])
    assert (grids, found) == (18, count)
    assert right >= 0.985 * count


@pytest.mark.parametrize("name", ["screenshot-001.jpg", "tray-003.jpg", "scattered-003.jpg", "cards-000.jpg"])
def test_one_of_each_kind(name):
    assert totals([name])[1:] == (len(TRUTH[name]["cells"]),) * 3


@pytest.mark.nightly
def test_scattered_dice_and_cards_in_reading_order():
    scattered = [name for name in TRUTH if TRUTH[name]["kind"] == "scattered"]
    _, found, right, count = totals(scattered)
    assert found == count
    assert right >= 0.94 * count
    cards = [name for name in TRUTH if TRUTH[name]["kind"] == "cards"]
    for name in cards:
        reading = read(name)
        assert reading is not None
        assert (reading.rows, reading.columns, reading.corners) == (0, 0, ())
        assert [cell.letters for cell in reading.cells] == [cell["letters"] for cell in TRUTH[name]["cells"]]


@pytest.mark.parametrize("name", [name for name in TRUTH if TRUTH[name]["kind"] == "none"])
@by_day("none-001.jpg")
def test_no_board_is_claimed_where_there_is_none(name):
    assert read(name, Request(screen=None)) is None


@pytest.mark.parametrize("value", [0, 128, 255])
def test_an_even_ground_is_no_board(value):
    even = Picture(300, 200, bytes([value]) * 60000)
    assert list(read_board(even, Request(), Run())) == []
    assert list(read_board(even, Request("scattered", count=12), Run())) == []


@pytest.mark.long
def test_whether_it_is_a_screenshot_is_found_out():
    tray = read("tray-000.jpg", Request(shape=(4, 4), dice=faces(TRUTH["tray-000.jpg"]["dice"])))
    assert tray is not None
    assert [cell.letters for cell in tray.cells] == [cell["letters"] for cell in TRUTH["tray-000.jpg"]["cells"]]
    assert len({cell.turn for cell in tray.cells}) > 1
    screen = read("screenshot-001.jpg", Request())
    assert screen == read("screenshot-001.jpg", Request(screen=True))


def test_the_way_up_is_settled_before_dice_are_fitted(qapp):
    """Fitted to the dice, letters that were read upside down looked surer than nine in ten."""
    rows = ("IICO", "GPSV", "LLDW", "AXNS")
    reading = read_image(board(rows, 40, turned=dict.fromkeys(range(16), 2)), shape=(4, 4), dice=faces("new"))
    assert letters(reading) == "".join(rows)
    assert {cell.turn for cell in reading.cells} == {2}


def test_scattered_dice_are_never_taken_for_a_screenshot():
    name = "scattered-004.jpg"
    reading = read(name, Request("scattered", count=12, dice=faces("q_less"), without=PAIRS | {""}))
    assert matched(name, reading) == (12, 12)


@pytest.mark.parametrize("turned", [{3: 2, 7: 2}, {0: 2, 11: 2, 16: 3, 19: 1}])
def test_a_few_turned_dice_among_straight_ones(qapp, turned):
    reading = read_image(board(ROWS, turned=turned), screen=False)
    assert letters(reading) == "".join(ROWS)
    assert {number: cell.turn for number, cell in enumerate(reading.cells) if cell.turn} == turned


def test_letters_that_are_small_in_their_tiles(qapp):
    assert letters(read_image(board(ROWS, size=0.2))) == "".join(ROWS)


@pytest.mark.parametrize("size", [0.4, 0.55])
@by_day("0.4")
def test_letters_in_lower_case(qapp, size):
    rows = ("crate", "moush", "fenda", "glipb", "jqvyk", "twzxi")
    assert letters(read_image(board(rows, size=size))) == "".join(rows).upper()


@pytest.mark.parametrize("rows", [("LILT", "FIRM", "HALE", "BILK"), ("lilt", "firm", "hale", "bilk")])
def test_a_stroke_is_i_among_capitals_and_l_in_lower_case(qapp, rows):
    """In the typeface of these boards I and l look alike."""
    reading = read_image(board(rows), screen=True)
    assert letters(reading) == "".join(rows).upper()


def test_a_line_traced_over_letters(qapp):
    image = board(ROWS)
    painter = QPainter(image)
    painter.setPen(QPen(QColor(40, 90, 200, 110), 8))
    painter.drawPolyline([QPoint(54, 54), QPoint(102, 102), QPoint(150, 102), QPoint(198, 54), QPoint(246, 102)])
    painter.end()
    assert letters(read_image(image)) == "".join(ROWS)


def test_boards_of_many_rows(qapp):
    rows = ("ABC", "DEF", "GHI", "JKL") * 3
    reading = read_image(board(rows))
    assert (reading.rows, reading.columns, letters(reading)) == (12, 3, "".join(rows))
    with pytest.raises(PictureError, match="1 to 16 rows and columns"):
        read_image(board((*rows, *rows[:5])))


@pytest.mark.parametrize("pitch", [28, 36])
@pytest.mark.parametrize("shape", [None, (5, 5)])
@by_day("None-36", "shape1-28")
def test_a_small_board_in_a_large_screenshot_is_read_with_its_shape_and_without(qapp, pitch, shape):
    rows = ("NPZGY", "KUBWH", "TBUMH", "MFKDV", "FROIN")
    table = QImage(1600, 1200, QImage.Format.Format_RGB32)
    table.fill(QColor("#d8cbb0"))
    painter = QPainter(table)
    painter.drawImage(932, 888, board(rows, pitch))
    painter.end()
    assert letters(read_image(table, screen=True, shape=shape)) == "".join(rows)


def test_what_is_perhaps_no_board(qapp):
    assert read_image(board(("%&§$", "#*+~", "<>=?", "!/|@"))).doubtful
    assert not read_image(board(ROWS)).doubtful


def test_more_dice_than_were_asked_for():
    reading = read("scattered-003.jpg", replace(request("scattered-003.jpg"), count=9))
    assert (len(reading.cells), reading.tiles) == (9, 12)
    assert read("scattered-003.jpg").tiles == 12


@pytest.mark.long
def test_dice_rule_out_what_they_cannot_show():
    name = "tray-000.jpg"
    dice = faces(TRUTH[name]["dice"])
    truth = [cell["letters"] for cell in TRUTH[name]["cells"]]
    assert [cell.letters for cell in read(name).cells] == truth
    without = tuple(tuple(face for face in die if face != truth[0]) or ("Q",) for die in dice)
    reading = read(name, replace(request(name), dice=without))
    assert all(cell.letters != truth[0] for cell in reading.cells)
    few = read(name, replace(request(name), dice=without[:3]))  # too few dice for the board: none
    assert [cell.letters for cell in few.cells] == truth


@pytest.mark.long
def test_the_grid_lies_where_its_corners_are_given():
    name = "tray-001.jpg"
    found = read(name)
    again = read(name, replace(request(name), corners=found.corners))
    assert all(math.dist(a, b) < 0.01 for a, b in zip(again.corners, found.corners, strict=True))
    assert [cell.letters for cell in again.cells] == list(AS_THE_BOARD_STANDS)
    # the upper left 2 × 2 of it
    a, b, _, d = found.corners
    middle = tuple(sum(corner[k] for corner in found.corners) / 4 for k in (0, 1))
    half = tuple(tuple((p[k] + q[k]) / 2 for k in (0, 1)) for p, q in ((a, b), (a, d)))
    part = read(name, Request(screen=False, shape=(2, 2), corners=(a, half[0], middle, half[1])))
    assert [cell.letters for cell in part.cells] == ["A", "H", "T", "G"]
    nothing = read("none-000.jpg", Request(shape=(3, 3), corners=((50, 50), (200, 50), (200, 200), (50, 200))))
    assert (nothing.rows, nothing.columns, len(nothing.cells)) == (3, 3, 9)


@pytest.mark.parametrize(
    ("wanted", "problem"),
    [
        ({"shape": (0, 4)}, "1 to 16 rows"),
        ({"shape": (4, 17)}, "1 to 16 rows"),
        ({"kind": "scattered", "count": 41}, "1 to 40 tiles"),
        ({"corners": ((0, 0), (9, 0), (9, 9), (0, 9))}, "do not span"),  # no shape
        ({"shape": (4, 4), "corners": ((0, 0), (0, 9), (9, 9), (9, 0))}, "do not span"),  # the wrong way round
        ({"shape": (4, 4), "corners": ((0, 0), (9, 0), (3, 3), (0, 9))}, "do not span"),  # bent inwards
        ({"shape": (4, 4), "corners": ((0, 0), (9, 0), (9, float("nan")), (0, 9))}, "do not span"),
    ],
)
def test_a_request_that_cannot_be(wanted, problem):
    with pytest.raises(PictureError, match=problem):
        Request(**wanted)


@pytest.mark.parametrize(
    ("width", "height", "size", "problem"),
    [(59, 400, 59 * 400, "60 to 1,600"), (1601, 400, 1601 * 400, "60 to 1,600"), (100, 100, 9999, "damaged")],
)
def test_a_picture_that_cannot_be_read(width, height, size, problem):
    with pytest.raises(PictureError, match=problem):
        Picture(width, height, bytes(size))


def test_turned_pictures():
    upright = Picture(60, 61, bytes(k % 251 for k in range(3660)))
    once = upright.turned(1)
    assert (once.width, once.height) == (61, 60)
    assert once.grey[60] == upright.grey[0]  # the upper left pixel is now the upper right one
    assert upright.turned(4) == upright == once.turned(3) == upright.turned(2).turned(-2)


def test_a_run_that_is_stopped_leaves():
    run = Run()
    run.cancel()
    with pytest.raises(Cancelled):
        next(read_board(picture("tray-001.jpg"), request("tray-001.jpg"), run))
    going = Run()
    list(read_board(picture("tray-001.jpg"), request("tray-001.jpg"), going))
    assert going.nodes >= 16 + 4


def test_weights_that_are_damaged(tmp_path):
    from qless_studio.engine.errors import StudioError
    from qless_studio.engine.folders import resource

    whole = resource("pictures/weights.bin").read_bytes()
    file = tmp_path / "weights.bin"
    for data in (b"", b"PNG?", whole[:4], whole[:200], whole[:-40000], b"QLRD\xff\xff\xff\xff{}"):
        file.write_bytes(data)
        with pytest.raises(StudioError, match=r"^weights.bin: the weights for reading pictures cannot be read"):
            read_weights(file)
    file.write_bytes(whole)
    assert read_weights(file) == weights()
    assert len(whole) < 300_000
    TileNet(weights(), 32)
