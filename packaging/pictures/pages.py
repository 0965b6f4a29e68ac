"""Draws a folder of home-made pages with a board in lower case, as a browser would, and their truth.

    QT_QPA_PLATFORM=offscreen python packaging/pictures/pages.py FOLDER SEED COUNT

Qt draws them, with fonts for tests only: nothing here has drawn what the nets were trained on.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from drawing import deal, fonts, has_lower_case
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QImage, QPainter, QPen

LOOKS = [
    ("#ffffff", "#ffffff", "#000000", "#808080"),
    ("#ffffff", "#eeeeee", "#222222", "#cccccc"),
    ("#f8f9fa", "#0d6efd", "#ffffff", None),
    ("#222222", "#333333", "#eeeeee", "#555555"),
    ("#fafafa", "#ffe08a", "#363636", None),
    ("#ffffff", "#90ee90", "#000000", "#000000"),
    ("#e8f0fe", "#ffffff", "#1a3b8b", "#1a73e8"),
    ("#2c3e50", "#ecf0f1", "#2c3e50", None),
]
"""Colours of page, cells, letters and borders."""
SHAPES = [(4, 4)] * 4 + [(5, 5)] * 2 + [(3, 3), (6, 6)]
WORDS = ("find all", "the words", "on this board", "score", "time left", "new game", "solve", "enter letters", "help")


def face(rng):
    """A family for tests that has letters in lower case; its name as Qt knows it."""
    while True:
        path = rng.choice(fonts("test"))[0]
        number = QFontDatabase.addApplicationFont(path) if has_lower_case(path) else -1
        if number >= 0:
            return QFontDatabase.applicationFontFamilies(number)[0]


def page(rng):
    """A picture, and the truth about it."""
    rows, columns = rng.choice(SHAPES)
    ground, back, letter, border = rng.choice(LOOKS)
    cell = rng.choice((32, 40, 48, 50, 60, 64, 80, 100))
    gap = 0 if border and rng.random() < 0.6 else rng.choice((2, 4, 8, 10))
    size = max(13, cell * rng.choice((0.25, 0.35, 0.45, 0.55, 0.65)))
    pitch, left, top = cell + gap, rng.choice((8, 24, 60)), rng.choice((60, 90))
    beside = rng.choice((0, 180, 320))
    width, height = left * 2 + pitch * columns + beside, top + pitch * rows + rng.choice((20, 120))
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter, family, text = QPainter(image), face(rng), face(rng)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    write(rng, painter, text, QColor("#888888"), [(left, top - 30), (left, top + pitch * rows + 30)], width - left)
    if beside:
        spots = [(left + pitch * columns + 24, top + 22 * line) for line in range(1, (height - top) // 22)]
        write(rng, painter, text, QColor("#888888"), spots, beside)
    letters, cells = [text.lower().replace("cl", "c") for text in deal(rng, rows * columns, "bag")], []
    board = QFont(family)
    board.setPixelSize(round(size))
    board.setBold(rng.random() < 0.4)
    radius = rng.choice((0, 0, 4, cell / 8))
    for place, shown in enumerate(letters):
        row, column = divmod(place, columns)
        box = QRectF(left + column * pitch, top + row * pitch, cell, cell)
        painter.setPen(QPen(QColor(border)) if border else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(back))
        painter.drawRoundedRect(box.translated(0.5, 0.5) if border else box, radius, radius)
        painter.setPen(QColor(letter))
        painter.setFont(board)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)
        corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
        quad = [[round(corner.x(), 1), round(corner.y(), 1)] for corner in corners]
        cells.append({"letters": shown.upper(), "quad": quad, "turn": 0, "badge": "", "row": row, "column": column})
    painter.end()
    truth = {"kind": "page", "rows": rows, "columns": columns, "cells": cells, "size": [width, height], "dice": None}
    return image, truth


def write(rng, painter, family, colour, spots, width):
    """A line of text at each spot."""
    font = QFont(family)
    font.setPixelSize(rng.choice((13, 14, 16)))
    painter.setFont(font)
    painter.setPen(colour)
    for x, y in spots:
        line = " ".join(rng.choice(WORDS) for _ in range(rng.randint(2, 8)))
        painter.drawText(QRectF(x, y - 16, width, 22), 0, line)


def main(folder, seed, count):
    _application = QGuiApplication(sys.argv)
    folder.mkdir(parents=True, exist_ok=True)
    truths = {}
    for number in range(count):
        image, truth = page(random.Random(seed + number))
        name = f"page-{number:03}.{'jpg' if number % 3 == 2 else 'png'}"
        image.save(str(folder / name), quality=80)
        truths[name] = truth
    (folder / "truth.json").write_text(json.dumps(truths), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
