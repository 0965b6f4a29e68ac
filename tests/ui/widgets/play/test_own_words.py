"""The player's own words, what remains, and the hints still closed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from qless_studio.ui.style import Appearance
from qless_studio.ui.style.theme import palette
from qless_studio.ui.widgets.feedback.hint_ladder import ClosedLadder
from qless_studio.ui.widgets.play.own_words import OwnWords, Remains
from tests.ui.access.cutting import cut
from tests.ui.access.test_contrast import Paints

LEFT = Qt.MouseButton.LeftButton
WORDS = [(word, str(len(word) - 2)) for word in ["READ", "LEAVE", "TEAR", "TANDEM", "MEET", "LEARN", "NEED", "VAN"]]
STEPS = [
    ("How many start at each tile", "see the board"),
    ("Length and first letter", "6, L"),
    ("Its first tile", "row 4, column 4"),
    ("The word", "LEADER"),
]


def listed(own):
    model = own.table.model()
    rows = range(model.rowCount())
    return [[model.index(row, column).data() for row in rows] for column in range(model.columnCount())]


def spot(own, row, column):
    return own.table.visualRect(own.table.model().index(row, column)).center()


def test_words_fill_two_columns_downwards_newest_first(shown):
    own = shown(OwnWords(), 384, 260)
    assert listed(own) == [[None] * 6] * 2, "the place is there before the first word"
    own.show_words(WORDS)
    assert listed(own) == [
        ["READ", "LEAVE", "TEAR", "TANDEM", "MEET", "LEARN"],
        ["NEED", "VAN", None, None, None, None],
    ]
    own.show_words([(f"W{number}", "") for number in range(15)])
    assert [column[0] for column in listed(own)] == ["W0", "W8"]
    own.resize(200, 260)
    assert len(listed(own)) == 1


def test_a_click_or_enter_on_a_word_activates_it(shown, qtbot):
    activated = []
    own = shown(OwnWords(act=activated.append), 384, 260)
    own.show_words(WORDS)
    qtbot.mouseClick(own.table.viewport(), LEFT, pos=spot(own, 1, 0))
    qtbot.mouseClick(own.table.viewport(), LEFT, pos=spot(own, 4, 1))
    qtbot.keyClick(own.table, Qt.Key.Key_Right)
    qtbot.keyClick(own.table, Qt.Key.Key_Return)
    assert activated == ["LEAVE", "VAN"]


def test_what_remains_is_nowhere_until_asked_for(shown, qtbot):
    remains = shown(Remains(), 384, 140)
    remains.show_counts([(3, 49), (4, 58)])
    assert not remains.shown
    assert "49" not in remains.chart.accessibleDescription() + remains.chart.as_csv()
    assert remains.link.accessibleName() == "Show: What remains, by length"
    qtbot.mouseClick(remains.link, LEFT)
    assert remains.chart.accessibleDescription() == "3: 49, 4: 58"
    remains.show_counts([(3, 48), (4, 58)])
    assert remains.chart.accessibleDescription() == "3: 48, 4: 58"
    qtbot.keyClick(remains.link, Qt.Key.Key_Space)
    assert remains.chart.accessibleDescription() == ""


def visible_steps(ladder):
    return [label.text() for label in ladder.findChildren(QLabel) if label.isVisible() and label.text()[:1].isdigit()]


def test_hints_stay_closed_until_they_are_taken(shown, qtbot):
    window = QWidget()
    ladder, taken = ClosedLadder(), []
    QVBoxLayout(window).addWidget(ladder)
    shown(window, 384, 260)

    def take():
        taken.append(len(taken) + 1)
        ladder.show_steps(STEPS, len(taken))

    ladder.show_clicked.connect(take)
    ladder.show_steps(STEPS, 0)
    qtbot.rest(window)
    assert visible_steps(ladder) == ["0 of 4 taken", *(f"{n}. {step[0]}" for n, step in enumerate(STEPS, start=1))]
    ladder.button.setFocus()
    qtbot.keyClick(ladder.button, Qt.Key.Key_Space)
    assert ladder.button.hasFocus(), "the next step can be taken with the same key"
    qtbot.keyClick(ladder.button, Qt.Key.Key_Space)
    assert visible_steps(ladder)[:3] == [
        "2 of 4 taken",
        "1. How many start at each tile: see the board",
        "2. Length and first letter: 6, L",
    ]
    assert not any("LEADER" in label.text() + label.toolTip() for label in ladder.findChildren(QLabel))


def test_the_short_ladder_names_the_steps_that_it_does_not_show(shown, qtbot):
    ladder = shown(ClosedLadder(), 384, 200)
    ladder.set_short(True)
    ladder.show_steps(STEPS, 0)
    qtbot.rest(ladder)
    seen = {label.text() for label in ladder.findChildren(QLabel) if label.isVisible()}
    assert seen >= {"1. How many start at each tile", "2. Length and first letter", "Then: Its first tile · The word"}
    assert "3. Its first tile" not in seen
    ladder.show_steps(STEPS, 4)
    assert len(visible_steps(ladder)) == 5


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
@pytest.mark.parametrize(("scale", "width"), [(1.0, 384), (2.0, 640)])
def test_nothing_is_cut_and_all_can_be_read(shown, qtbot, monkeypatch, mode, scale, width):
    appearance = Appearance(mode, scale, reduced_motion=True)
    window = QWidget()
    column = QVBoxLayout(window)
    own, remains, ladder = OwnWords(), Remains(), ClosedLadder()
    own.show_words(WORDS)
    remains.show_counts([(3, 49), (4, 58), (5, 16)])
    remains.set_shown(True)
    ladder.set_short(True)
    ladder.show_steps(STEPS, 1)
    for widget in (own, remains, ladder):
        column.addWidget(widget)
    shown(window, width, round(620 * scale))
    qtbot.rest(window)
    assert cut(monkeypatch, window) == []
    window.setPalette(palette(appearance.theme))
    window.setAutoFillBackground(True)
    assert Paints(monkeypatch).unreadable(window) == []
