"""The hint ladder shows one step at a time."""

from __future__ import annotations

from PySide6.QtCore import Qt

from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder
from tests.ui.seen import rungs, steps

STEPS = [("Can it be done?", "Yes"), ("Where?", "Left"), ("What?", "A")]


def test_answers_appear_step_by_step(shown, qtbot):
    ladder = shown(HintLadder(), 384, 160)
    ladder.show_steps(STEPS, 1)
    assert steps(ladder) == ["1. Can it be done?: Yes", "2. Where?", "3. What?"]
    with qtbot.waitSignal(ladder.show_clicked):
        qtbot.mouseClick(ladder.button, Qt.MouseButton.LeftButton)
    ladder.show_steps(STEPS, 2)
    assert steps(ladder)[1:] == ["2. Where?: Left", "3. What?"]
    ladder.show_steps(STEPS, 3)
    assert ladder.button.isHidden()


def test_shown_steps_are_filled_and_later_ones_are_not(appearance, shown, qtbot):
    ladder = shown(HintLadder(), 384, 160)
    ladder.show_steps(STEPS, 1)
    qtbot.waitUntil(rungs(ladder)[-1].isVisible)
    image = ladder.grab().toImage()
    at = [(rung.x() + 5, rung.y() + rung.height() // 2) for rung in rungs(ladder)[::2]]
    accent = appearance.theme.color("accent").name()
    assert image.pixelColor(*at[0]).name() == accent
    assert image.pixelColor(*at[1]).name() != accent


def test_a_shorter_ladder_replaces_a_longer_one(shown):
    ladder = shown(HintLadder(), 384, 200)
    ladder.show_steps(STEPS, 3)
    ladder.show_steps(STEPS[:1], 1)
    assert len(rungs(ladder)) == 1
