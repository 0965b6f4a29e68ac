"""Every icon shows something, inside its box and in the colour asked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from qless_studio.ui.style import icons


def ink(image: QImage) -> list[tuple[int, int]]:
    spots = ((x, y) for y in range(image.height()) for x in range(image.width()))
    return [(x, y) for x, y in spots if image.pixelColor(x, y).alpha() > 60]


@pytest.mark.parametrize("name", icons.NAMES)
@pytest.mark.parametrize("size", [16, 20, 24])
def test_an_icon_is_drawn_within_its_box(qapp, name, size):
    image = QImage(size + 8, size + 8, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    icons.paint_icon(painter, name, QRectF(4, 4, size, size), QColor("#AA0000"))
    painter.end()
    spots = ink(image)
    assert len(spots) > size // 2
    assert all(4 <= x < size + 4 and 4 <= y < size + 4 for x, y in spots)
    assert all(image.pixelColor(*spot).green() == 0 for spot in spots)


def test_icons_differ(qapp):
    pictures = [icons.pixmap(name, QColor("black"), 20, 2.0).toImage() for name in icons.NAMES]
    assert pictures[0].size().width() == 40
    assert len({bytes(picture.constBits()) for picture in pictures}) == len(icons.NAMES)


def test_a_disabled_icon_has_its_own_colour(qapp):
    made = icons.icon("stop", QColor("#112233"), 20, QColor("#445566"))
    for mode, color in ((made.Mode.Normal, "#112233"), (made.Mode.Disabled, "#445566")):
        assert made.pixmap(20, 20, mode).toImage().pixelColor(10, 10).name() == color


def test_an_unknown_icon_is_refused(qapp):
    with pytest.raises(KeyError):
        icons.pixmap("unicorn", QColor("black"))


def test_the_programs_icon_is_there_in_every_size(qapp):
    icon = icons.program_icon()
    for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        image = icon.pixmap(QSize(size, size)).toImage()
        assert image.size() == QSize(size, size)
        assert image.pixelColor(0, 0).alpha() < 40, "the corners are round"
        assert image.pixelColor(size // 2, size // 8 + 1).alpha() == 255
