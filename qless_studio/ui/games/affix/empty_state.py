"""The example shown in place of the board before there is a puzzle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.ui.style import nodes
from qless_studio.ui.widgets.basic.themed import SelfPainted

EXAMPLES = {
    "en": (("ca", "wi"), ("ll", "re")),
    "de": (("ha", "la"), ("nd", "ut")),
    "fr": (("no", "vo"), ("ir", "te")),
    "es": (("ca", "to"), ("da", "ma")),
    "it": (("se", "ve"), ("de", "ra")),
    "nl": (("ke", "we"), ("er", "rk")),
    "pl": (("mo", "no"), ("cy", "wa")),
}
"""By language code, two prefixes and two suffixes, all four words of which are common."""
PREFIX_PLACES = (40, 40), (240, 40)
SUFFIX_PLACES = (40, 132), (240, 132)
WORD_PLACES = (40, 86), (104, 69), (176, 69), (240, 86)
"""Centres at 100 %."""
WIDTH, HEIGHT = 280, 168


class ExampleGraph(SelfPainted, QWidget):
    """Two prefixes, two suffixes and the four words they form."""

    room = (WIDTH, HEIGHT)

    def __init__(self) -> None:
        super().__init__()
        self.show_language(ENGLISH)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_language(self, language: Language) -> None:
        """Show words of this language."""
        self.prefixes, self.suffixes = EXAMPLES[language.code]
        self.update()

    @property
    def words(self) -> list[str]:
        """The example words shown, in lower case."""
        return [prefix + suffix for prefix in self.prefixes for suffix in self.suffixes]

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        px = theme.px
        for x, y in PREFIX_PLACES:
            for to_x, to_y in SUFFIX_PLACES:
                nodes.paint_edge(painter, theme, QPointF(px(x), px(y)), QPointF(px(to_x), px(to_y)), nodes.PLACED)
        prefixes = [f"{prefix.upper()}–" for prefix in self.prefixes]
        suffixes = [f"–{suffix.upper()}" for suffix in self.suffixes]
        for kind, texts, places, (width, height) in (
            (nodes.ROUND, prefixes, PREFIX_PLACES, (72, 44)),
            (nodes.SQUARE, suffixes, SUFFIX_PLACES, (72, 48)),
        ):
            for text, (x, y) in zip(texts, places, strict=True):
                rect = QRectF(px(x) - px(width) / 2, px(y) - px(height) / 2, px(width), px(height))
                nodes.paint_node(painter, theme, rect, kind, text)
        for word, (x, y) in zip(self.words, WORD_PLACES, strict=True):
            nodes.paint_chip(painter, theme, QPointF(px(x), px(y)), word.upper())
