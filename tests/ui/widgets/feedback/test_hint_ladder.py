"""The hint ladder shows one step at a time."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder

STEPS = [("Can it be done?", "Yes"), ("Where?", "Left"), ("What?", "A")]


def said(ladder):
    return [label.text() for label in ladder.findChildren(QLabel) if label.text()[:1].isdigit()]


def test_answers_appear_step_by_step(shown, qtbot):
    ladder = shown(HintLadder(), 384, 160)
    ladder.show_steps(STEPS, 1)
    assert said(ladder)[-3:] == ["1. Can it be done?: Yes", "2. Where?", "3. What?"]
    with qtbot.waitSignal(ladder.show_clicked):
        qtbot.mouseClick(ladder.button, Qt.MouseButton.LeftButton)
    ladder.show_steps(STEPS, 2)
    assert said(ladder)[-2:] == ["2. Where?: Left", "3. What?"]
    ladder.show_steps(STEPS, 3)
    assert ladder.button.isHidden()


def test_shown_steps_are_filled_and_later_ones_are_not(appearance, shown, qtbot):
    ladder = shown(HintLadder(), 384, 160)
    ladder.show_steps(STEPS, 1)
    qtbot.waitUntil(ladder._rungs[-1].isVisible)
    image = ladder.grab().toImage()
    rungs = [label for label in ladder.findChildren(QLabel) if label.text()[:2] in ("1.", "3.")]
    at = [(rung.x() + 5, rung.y() + rung.height() // 2) for rung in rungs]
    accent = appearance.theme.color("accent").name()
    assert image.pixelColor(*at[0]).name() == accent
    assert image.pixelColor(*at[1]).name() != accent


def test_a_shorter_ladder_replaces_a_longer_one(shown):
    ladder = shown(HintLadder(), 384, 200)
    ladder.show_steps(STEPS, 3)
    ladder.show_steps(STEPS[:1], 1)
    assert len(ladder._rungs) == 1
