"""Where the cards lie, whatever the room."""

import pytest
from PySide6.QtCore import QRect

from qless_studio.engine.games.quiddler import parse
from qless_studio.engine.games.quiddler.puzzle import positions
from qless_studio.ui.games.quiddler.layout import READABLE, LayoutRequest, lay_out, least_height
from qless_studio.ui.games.quiddler.scene import Scene, card_rects


def test_every_card_lies_in_its_pile_the_lower_one_too():
    puzzle, made = parse("L/Q O J/I"), lay_out(LayoutRequest(868, 208, 3, in_tray=0))
    rects = card_rects(Scene(puzzle, positions(puzzle)[-1]), made)
    assert {card: rect.toRect() for card, rect in rects.items()} == {
        0: made.upper[0], 8: made.lower[0], 1: made.upper[1], 2: made.upper[2], 10: made.lower[2],
    }  # fmt: skip


@pytest.mark.parametrize("room", [(868, 208), (868, 190), (816, 608), (600, 900), (1600, 700), (420, 180)])
@pytest.mark.parametrize("places", [1, 8, 16])
def test_the_ring_around_a_card_is_never_cut(room, places):
    whole = QRect(0, 0, *room)
    made = lay_out(LayoutRequest(*room, places, in_tray=2))
    assert len(made.upper) == places
    for rect in (*made.upper, *made.tray_cards):
        assert whole.contains(rect.adjusted(-4, -4, 4, 4)), rect
    assert whole.contains(made.tray)


@pytest.mark.parametrize("width", [560, 828, 860, 1208, 1224])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_cards_and_texts_are_readable_in_the_least_height_at_every_size_of_text(width, text):
    button = round(112 * text), round(32 * text)
    made = lay_out(LayoutRequest(width, least_height(width, text), 8, 4, (4, 3), button=button, text=text))
    usual = lay_out(LayoutRequest(width, least_height(width, 1.0), 8, 4, (4, 3)))
    assert made.upper[0].width() >= usual.upper[0].width() - 1
    assert made.upper[0].width() >= min(56, width // 10)
    lines = (24 + 2 * 22) if made.low else (36 + 32 + 32)
    assert made.text.height() >= READABLE * lines * text - 1
    assert made.text.width() >= 200 * text
    assert made.figures[0].height() >= READABLE * 36 * text - 1
    for rect in (*made.tray_cards, made.play, made.clear, made.text):
        assert made.tray.contains(rect), rect
    apart = [*made.upper, made.tray, made.words_caption, *(word.whole for word in made.words), *made.figures]
    for place, rect in enumerate(apart):
        assert QRect(0, 0, width, least_height(width, text)).contains(rect), rect
        assert not any(rect.intersects(other) for other in apart[:place]), rect
    inside = [*made.tray_cards, made.play, made.clear, made.text]
    for place, rect in enumerate(inside):
        assert not any(rect.intersects(other) for other in inside[:place]), rect


@pytest.mark.parametrize(("room", "card"), [((1208, 704), 128), ((828, 504), 68), ((828, 440), 68)])
@pytest.mark.parametrize("opposite", [None, 10], ids=["solitaire", "hand"])
def test_while_a_game_goes_on_with_large_text_cards_and_texts_take_the_room_there_is(room, card, opposite):
    """At 200 %; 440 pixels are left where letters without a key are below. Texts grow, cards have the rest."""
    text, button = 2.0, (180, 64)
    asked = LayoutRequest(*room, 8 if opposite is None else 4, 4, (4, 3), button=button, text=text, opposite=opposite)
    made = lay_out(asked)
    assert made.upper[0].width() >= card
    apart = [*made.upper, made.tray, made.words_caption, *(word.whole for word in made.words), *made.figures]
    if made.opposite is not None:
        other = made.opposite
        apart += [other.did, *other.cards, other.draw, other.discards, *other.names]
        assert min(name.height() for name in other.names) >= 20 * text
        assert min(name.width() for name in other.names) >= 80 * text
    for place, rect in enumerate(apart):
        assert QRect(0, 0, *room).contains(rect), rect
        assert not any(rect.intersects(other) for other in apart[:place]), rect
    assert made.text.width() >= (300 if room[1] > 440 else 160) * text
    assert made.text.height() >= 2 * 22 * text
    assert min(each.height() for each in made.figures) >= 36 * text
