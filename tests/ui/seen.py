"""What a user sees of a widget: the texts that it paints, and the steps of its hints."""

from __future__ import annotations

import re
import sys
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QLabel, QWidget

from qless_studio.ui.style import fonts


class Painted(NamedTuple):
    """A text in a picture of a widget."""

    text: str
    colour: str
    """As #rrggbb."""
    rect: QRectF
    """Where its capitals are."""


def painted(widget: QWidget) -> list[Painted]:
    """The texts that a widget paints now; letters on tiles are drawings, and not among them."""
    texts: list[Painted] = []
    original = fonts.draw

    def draw(painter, at, text, font, colour):
        metrics = QFontMetricsF(font)
        height = metrics.capHeight()
        rect = QRectF(at.x(), at.y() - height, metrics.horizontalAdvance(text), height)
        texts.append(Painted(text, colour.name(), painter.deviceTransform().mapRect(rect)))
        original(painter, at, text, font, colour)

    with pytest.MonkeyPatch.context() as patch:
        for name, module in list(sys.modules.items()):
            if name.startswith("qless_studio") and getattr(module, "draw", None) is original:
                patch.setattr(module, "draw", draw)
        widget.grab()
    return texts


def rungs(ladder: QWidget) -> list[QLabel]:
    """The steps of a hint ladder that can be seen, some of them in the next turn of the event loop."""

    def hidden(label: QLabel) -> bool:
        return label.isHidden() and label.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)

    steps = (label for label in ladder.findChildren(QLabel) if re.match(r"\d+\. ", label.text()))
    return [label for label in steps if not hidden(label)]


def steps(ladder: QWidget) -> list[str]:
    """What these steps say: "1. Solvable?: Yes" once it is shown, "1. Solvable?" before."""
    return [label.text() for label in rungs(ladder)]
