"""Where the cards lie, whatever the room."""

import pytest
from PySide6.QtCore import QRect

from qless_studio.ui.games.quiddler.layout import LayoutRequest, lay_out


@pytest.mark.parametrize("room", [(868, 208), (868, 190), (816, 608), (600, 900), (1600, 700), (420, 180)])
@pytest.mark.parametrize("places", [1, 8, 16])
def test_the_ring_around_a_card_is_never_cut(room, places):
    whole = QRect(0, 0, *room)
    made = lay_out(LayoutRequest(*room, places, in_tray=2))
    assert len(made.upper) == places
    for rect in (*made.upper, *made.tray_cards):
        assert whole.contains(rect.adjusted(-4, -4, 4, 4)), rect
    assert whole.contains(made.tray)
