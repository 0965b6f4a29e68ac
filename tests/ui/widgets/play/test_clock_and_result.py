"""Clock, par bar and result card."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel

from qless_studio.ui.widgets.play import bar_line as clock_module
from qless_studio.ui.widgets.play import result_card as card_module
from qless_studio.ui.widgets.play.bar_line import ClockBar
from qless_studio.ui.widgets.play.result_card import ParBar, ResultCard, ResultShown
from tests.fixtures.qt import use_theme
from tests.ui.access.cutting import cut
from tests.ui.access.test_contrast import Paints

LEFT = Qt.MouseButton.LeftButton
RESULT = ResultShown(
    "Time is up", "3:00, 1 hint", 23, "points", (("61", "par"), ("228", "best, proven")), 23 / 228, 61 / 228,
    ("14 words", "153 words"),
)  # fmt: skip


def test_a_countdown_shows_what_is_left_and_warns_at_the_end(appearance, shown):
    clock = shown(ClockBar(), 384, 40)
    theme = appearance.theme

    def foot(x):
        return clock.grab().toImage().pixelColor(x, 39)

    clock.show_clock(0, 180, "Round 4 today")
    assert clock.text() == "3:00 of 3:00, Round 4 today"
    clock.show_clock(89.5, 180, "Round 4 today")
    assert clock.text() == "1:31 of 3:00, Round 4 today"
    assert (foot(180), foot(300)) == (theme.color("accent_text"), theme.color("hover"))
    clock.show_clock(165, 180)
    assert foot(20) == theme.color("warn")
    clock.show_clock(130, 132)
    assert clock.text() == "0:02 of 2:12"
    clock.show_clock(150, 132)
    assert clock.text() == "0:00 of 2:12"


def test_without_a_limit_the_clock_counts_up_and_without_a_clock_it_says_what_is_played(shown):
    clock = shown(ClockBar(), 384, 40)
    clock.show_clock(276.9, None, "from the first die, no limit")
    assert clock.text() == "4:36, from the first die, no limit"
    clock.show_clock(3725, None)
    assert clock.text() == "1:02:05"
    clock.show_text("Find all words", "no clock")
    assert clock.text() == "Find all words, no clock"


def test_the_time_left_is_announced_three_times_and_never_at_a_tick(shown, monkeypatch):
    said = []
    monkeypatch.setattr(clock_module, "announce", lambda widget, text: said.append(text))
    clock = shown(ClockBar(), 384, 40)
    for tenth in range(1810):
        clock.show_clock(tenth / 10, 180)
    assert said == ["1 minute left", "30 seconds left", "10 seconds left"]
    clock.show_clock(0, 20)
    assert len(said) == 3, "a new round begins with less than half a minute"


def test_a_note_without_room_gets_a_line_of_its_own(shown):
    clock = shown(ClockBar(), 384, 40)
    clock.show_clock(10, 180, "Round 4 today")
    assert (clock.heightForWidth(384), clock.heightForWidth(220)) == (40, 60)


def test_the_par_bar_ends_at_par_while_playing_and_at_the_best_in_a_result(appearance, shown):
    bar = shown(ParBar(), 400, 16)
    theme = appearance.theme

    def at(x):
        return bar.grab().toImage().pixelColor(x, 8)

    bar.show_share(0.31)
    assert bar.text() == "31% of par"
    assert (at(100), at(200), at(399)) == tuple(map(theme.color, ("accent_text", "hover", "text_dim")))
    bar.show_share(1.2)
    assert bar.text() == "120% of par"
    assert at(380) == theme.color("accent_text")
    bar.show_share(0.25, 0.5, result=True)
    assert bar.text() == "50% of par"
    assert (at(50), at(150), at(200)) == tuple(map(theme.color, ("accent", "hover", "text_dim")))
    bar.show_share(0.25, None, result=True)
    assert bar.text() == "25% of the best"


def test_the_result_is_announced_and_says_what_to_do_next(shown, qtbot, monkeypatch):
    said = []
    monkeypatch.setattr(card_module, "announce", lambda widget, text: said.append(text))
    done = []
    names = ("deal", "again", "practise", "send", "more")
    card = shown(ResultCard(*[lambda *_, name=name: done.append(name) for name in names]), 384, 264)
    card.set_next_text("Next round")
    for _ in range(2):
        card.show_result(RESULT)
    assert said == ["Time is up. 23 points, 61 par, 228 best, proven"], "once"
    texts = {label.text() for label in card.findChildren(QLabel) if label.isVisible()}
    assert texts == {
        "Time is up, 3:00, 1 hint", "23 points, 61 par, 228 best, proven", "38% of par", "14 words, 153 words",
    }  # fmt: skip
    for button in (card.next, card.again):
        qtbot.mouseClick(button, LEFT)
    qtbot.keyClick(card.send, Qt.Key.Key_Space)
    assert not card.practise.isVisible()
    card.set_practice(True)
    qtbot.mouseClick(card.practise, LEFT)
    assert done == ["deal", "again", "send", "practise"]
    card.show_result(ResultShown("Solved", "4:36, no hints", "4:36"))
    assert not card.bar.isVisible()


def test_the_card_fades_in(shown, qtbot):
    use_theme("light", reduced_motion=False)
    card = shown(ResultCard(*[lambda: None] * 5), 384, 264)
    card.show_result(RESULT)
    qtbot.rest(card)
    place = card.next.geometry().topLeft() + QPoint(20, 6)
    card.show_result(replace(RESULT, detail="2:00"))
    hidden = card.grab().toImage().pixelColor(place)
    qtbot.rest(card)
    seen = card.grab().toImage().pixelColor(place)
    assert seen == card.theme.color("accent")
    assert hidden.lightness() > seen.lightness() + 50


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
@pytest.mark.parametrize(("scale", "width"), [(1.0, 384), (1.0, 288), (2.0, 576)])
def test_nothing_of_the_result_is_cut_and_all_can_be_read(shown, qtbot, monkeypatch, mode, scale, width):
    use_theme(mode, scale, reduced_motion=True)
    card = ResultCard(*[lambda: None] * 5)
    card.set_next_text("Next round")
    card.set_practice(True)
    card.show_result(RESULT)
    shown(card, width, card.heightForWidth(width))
    qtbot.rest(card)
    assert cut(monkeypatch, card) == []
    assert Paints(monkeypatch).unreadable(card) == []
