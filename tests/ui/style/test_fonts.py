"""The bundled font is there in its four weights, whatever the system has installed."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF

from qless_studio.ui.style import fonts


def test_all_weights_are_loaded(qapp):
    assert min(fonts.load()) >= 0
    widths = []
    for weight in (400, 500, 600, 700):
        made = fonts.font(28, weight)
        assert QFontInfo(made).family() == "Inter"
        widths.append(QFontMetricsF(made).horizontalAdvance("HEADLINE"))
    assert widths == sorted(set(widths)), "each weight is wider than the one before"


def test_tabular_figures_have_one_width(qapp):
    metrics = QFontMetricsF(fonts.font(14, 500, tabular=True))
    widths = [metrics.horizontalAdvance(digit) for digit in "0123456789"]
    assert max(widths) - min(widths) < 0.05
    plain = QFontMetricsF(fonts.font(14, 500))
    assert plain.horizontalAdvance("1") < plain.horizontalAdvance("0")


def test_capitals_are_centred_on_the_middle(qapp):
    made = fonts.font(14)
    assert fonts.baseline(made, 16) == pytest.approx(16 + 0.727 * 14 / 2, abs=0.5)
