"""Which painted texts of a window do not stand out from the ground they are painted on: 4.5:1 or better is enough.

What cannot be had now is exempt, as it is in the standard.
"""

from __future__ import annotations

import sys
from collections import Counter

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel

from qless_studio.ui.style.tokens import contrast
from qless_studio.ui.widgets.basic import themed
from qless_studio.ui.widgets.basic.buttons import Button

ENOUGH = 4.5


class Paints:
    """Takes down what `put_text` sets, and where."""

    def __init__(self, monkeypatch) -> None:
        self.texts: list[tuple[str, str, QRectF]] = []
        original = themed.put_text

        def put_text(painter, rect, text, font, colour, *rest, **more):
            if text.strip() and colour.alpha() == 255:
                width = min(rect.width(), themed.text_width(font, text))
                height = min(rect.height(), font.pixelSize() * 1.2)
                box = QRectF(0, 0, width, height)
                box.moveCenter(rect.center())
                self.texts.append((text, colour.name(), painter.deviceTransform().mapRect(box)))
            original(painter, rect, text, font, colour, *rest, **more)

        for name, module in list(sys.modules.items()):
            if name.startswith("qless_studio") and getattr(module, "put_text", None) is original:
                monkeypatch.setattr(module, "put_text", put_text)

    def unreadable(self, window) -> list[str]:
        """What does not stand out, after painting the window anew."""
        self.texts.clear()
        image = window.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32)
        found = []
        exempt = {button.label for button in window.findChildren(Button) if not button.isEnabled()}
        for text, ink, box in self.texts:
            if text in exempt:
                continue
            ground = _ground(image, box, ink)
            if ground and contrast(ink, ground) < ENOUGH:
                found.append(f"{text!r}: {ink} on {ground}, {contrast(ink, ground):.1f}:1")
        for label in window.findChildren(QLabel):
            if label.window() is window and not label.visibleRegion().isEmpty() and label.text():
                ink = label.palette().color(label.palette().ColorRole.WindowText).name()
                place = QRectF(label.visibleRegion().boundingRect().translated(label.mapTo(window, QPoint(0, 0))))
                ground = _ground(image, place, ink) if type(label).paintEvent is QLabel.paintEvent else ""
                if ground and contrast(ink, ground) < ENOUGH:
                    found.append(f"label {label.text()!r}: {ink} on {ground}")
        return sorted(set(found))


def _ground(image, box, ink) -> str:
    """The commonest colour where a text stands, its own ink aside; "" where nothing of it is in the picture."""
    area = box.toRect() & image.rect()
    colours: Counter[int] = Counter()
    pixels, width = memoryview(image.constBits()).cast("I"), image.bytesPerLine() // 4
    for y in range(area.top(), area.bottom() + 1, 2):
        colours.update(pixels[y * width + area.left() : y * width + area.right() + 1 : 2].tolist())
    for colour, _ in colours.most_common():
        name = QColor(colour).name()
        if name != ink:
            return name
    return ""
