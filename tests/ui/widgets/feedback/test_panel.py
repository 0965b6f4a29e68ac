"""Verdict, figures, charts, definition, typed entry and options form."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.options import option
from qless_studio.ui.tab.typed_entry import TypedEntry
from qless_studio.ui.widgets.basic.options_form import OptionsForm
from qless_studio.ui.widgets.charts.chart import axis_marks
from qless_studio.ui.widgets.charts.charts import BestScoreChart, LengthChart, RunningTotal, seconds_text
from qless_studio.ui.widgets.feedback import verdict as verdict_module
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay, SearchProgress, VerdictArea, VerdictBar, VerdictKind
from qless_studio.ui.widgets.results.word_facts import DefinitionCard
from tests.fixtures.qt import use_theme

LEFT = Qt.MouseButton.LeftButton


def test_a_verdict_is_announced_once_it_stands_and_never_while_running(shown, qtbot, monkeypatch):
    said = []
    monkeypatch.setattr(verdict_module, "announce", lambda widget, text: said.append(text))
    bar = shown(VerdictBar(), 384, 40)
    bar.show_verdict(VerdictKind.RUNNING, "Searching: best so far 96", "3.2 s")
    bar.show_verdict(VerdictKind.GOOD, "Proven best 108", "7 ms")
    bar.show_verdict(VerdictKind.GOOD, "Proven best 108", "8 ms")
    assert said == []
    qtbot.waitUntil(lambda: said == ["Proven best 108"])
    bar.show_verdict(VerdictKind.WARN, "Stopped: best so far 96")
    bar.show_verdict(VerdictKind.RUNNING, "Searching…")
    bar.show_verdict(VerdictKind.NEUTRAL, "Nothing to check yet")
    qtbot.wait(600)
    assert said == ["Proven best 108"]
    bar.show_verdict(VerdictKind.GOOD, "Proven best 108", "8 ms")
    assert bar.text() == "Proven best 108"
    assert bar.detail == "8 ms"


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
def test_a_verdict_stands_on_its_own_ground(appearance, shown, mode):
    appearance.set_mode(mode)
    bar = shown(VerdictBar(), 384, 40)
    for state, role in (
        (VerdictKind.GOOD, "good_bg"),
        (VerdictKind.WARN, "warn_bg"),
        (VerdictKind.BAD, "bad_bg"),
        (VerdictKind.NEUTRAL, "hover"),
    ):
        bar.show_verdict(state, "Verdict")
        assert bar.grab().toImage().pixelColor(300, 20) == appearance.theme.color(role)


def test_a_long_verdict_wraps_rather_than_being_cut(shown):
    bar = shown(VerdictBar(), 384, 40)
    bar.show_verdict(VerdictKind.WARN, "Stopped: best so far 96, after looking at 3,000,000 positions", "3.2 s")
    assert bar.heightForWidth(700) == 40
    assert bar.heightForWidth(250) > 40


def test_the_arc_turns_only_while_running_and_seen(shown):
    use_theme("light", reduced_motion=False)
    bar = shown(VerdictBar(), 384, 40)
    bar.show_verdict(VerdictKind.RUNNING, "Searching…")
    turning = bar.findChild(QTimer)
    assert turning.isActive()
    bar.hide()
    assert not turning.isActive()
    bar.show()
    bar.show_verdict(VerdictKind.BAD, "No solution exists with this list")
    assert not turning.isActive()


def test_stop_shows_only_when_a_search_is_long(shown, qtbot):
    window = QWidget()
    stops = []
    progress = SearchProgress(lambda: stops.append(1))
    QVBoxLayout(window).addWidget(progress)
    shown(window, 300, 60)
    progress.start()
    assert not progress.isVisible()
    progress.finish()
    qtbot.wait(20)
    assert not progress.isVisible()
    progress.start()
    qtbot.waitUntil(progress.isVisible)
    progress.set_fraction(0.4)
    qtbot.mouseClick(progress.stop, LEFT)
    assert stops == [1]
    progress.finish()
    assert not progress.isVisible()


def test_nothing_moves_when_stop_comes_and_goes(shown, qtbot):
    window = QWidget()
    stops = []
    area = VerdictArea(lambda: stops.append(1))
    column = QVBoxLayout(window)
    column.addWidget(area)
    below = QLabel("below")
    column.addWidget(below)
    column.addStretch()
    shown(window, 300, 200)
    area.bar.show_verdict(VerdictKind.RUNNING, "Searching for a rather long answer…")
    qtbot.rest(window)
    before = below.y()
    area.progress.start()
    qtbot.waitUntil(area.progress.isVisible)
    qtbot.rest(window)
    assert below.y() == before
    assert area.bar.geometry().contains(area.progress.stop.geometry().translated(area.progress.pos()))
    assert area.progress.stop.accessibleName() == "Stop"
    qtbot.mouseClick(area.progress.stop, LEFT)
    assert stops == [1]
    area.progress.finish()
    area.bar.show_verdict(VerdictKind.GOOD, "Searching for a rather long answer…", "12 ms")
    qtbot.rest(window)
    assert below.y() == before


def test_figures_speak_and_count_up_only_while_live(shown, qtbot):
    use_theme("light", reduced_motion=False)
    figures = shown(ScoreDisplay(), 384, 48)
    figures.show_figures(1389, "points", [("214", "words"), ("−3", "lost")])
    assert figures.shown == "1,389"
    assert figures.text() == "1,389 points, 214 words, −3 lost"
    figures.show_figures(2000, "points", live=True)
    assert figures.shown != "2,000"
    qtbot.waitUntil(lambda: figures.shown == "2,000")
    figures.show_figures(3000, "points")
    assert figures.shown == "3,000"
    figures.show_figures("7 of 12", "dice placed", live=True)
    assert figures.shown == "7 of 12"


def test_figures_make_a_second_row_where_one_is_too_short(shown):
    figures = shown(ScoreDisplay(), 384, 48)
    figures.show_figures(389, "points", [("214", "words"), ("10", "longest"), ("1.82", "mean points")])
    assert figures.heightForWidth(384) == 48
    assert figures.heightForWidth(264) > figures.heightForWidth(384)


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [(52, 108, [50, 75, 100]), (0, 2285, [0, 1000, 2000]), (7, 7, [7, 8, 9]), (0, 5, [0, 2, 4])],
)
def test_axis_marks_are_round_and_within(low, high, marks):
    assert axis_marks(low, high) == marks


def test_durations_are_written_for_people():
    assert [seconds_text(value) for value in (0.0071, 3.24, 83)] == ["7 ms", "3.2 s", "1:23"]


def test_the_bar_of_the_selected_word_has_the_accent(appearance, shown):
    chart = shown(LengthChart("Words by length"), 384, 132)
    chart.show_counts([(length, 10) for length in range(3, 11)])
    theme = appearance.theme
    place = QPoint(24 + 48 * 5, 132 - 24 - 10)
    assert chart.grab().toImage().pixelColor(place) == theme.color("plain_bar")
    chart.mark(8)
    assert chart.grab().toImage().pixelColor(place) == theme.color("accent")
    assert chart.grab().toImage().pixelColor(place - QPoint(48, 0)) == theme.color("plain_bar")
    assert "8: 10" in chart.accessibleDescription()


def test_charts_read_out_what_is_under_the_pointer(shown, qtbot):
    lengths = shown(LengthChart("Words by length"), 384, 132)
    lengths.show_counts([(3, 30), (4, 70)])
    lengths.caption = "100 words"
    qtbot.mouseMove(lengths, QPoint(60, 80))
    assert lengths.readout() == "70 with 4 letters (70%)"
    qtbot.mouseMove(lengths, QPoint(380, 80))
    assert lengths.readout() == "100 words"
    lengths.hide()
    best = shown(BestScoreChart("Best score found"), 384, 132)
    best.show_steps([(0.0, 50), (1.0, 90), (3.0, 108)], 4.0)
    qtbot.mouseMove(best, QPoint(180, 80))
    assert best.readout() == "90 after 1.0 s"
    assert best.accessibleDescription() == "best 108 after 3.0 s"
    total = shown(RunningTotal("Running total"), 384, 132)
    total.show_total([(10, 100), (20, 200)], 15, 120)
    assert total.readout() == "150 at 0:15"


@pytest.mark.parametrize("kind", [LengthChart, BestScoreChart, RunningTotal])
def test_a_chart_with_nothing_to_show_is_calm(shown, kind):
    chart = shown(kind("Nothing yet"), 384, 132)
    chart.grab()
    assert chart.readout() in ("", "0 at 0:00")


def test_the_definition_card_beside_the_list_and_beside_the_board(shown):
    window = QWidget()
    card = DefinitionCard()
    QVBoxLayout(window).addWidget(card)
    shown(window, 384, 300)
    card.show_word("HEADLINE", "noun", "the heading or caption of a newspaper article", "8 letters")
    assert "noun" in card.accessibleName()
    seen = [label.text() for label in card.findChildren(QLabel) if label.isVisible()]
    assert seen.count("HEADLINE") == 1
    card.set_compact(True)
    seen = [label.text() for label in card.findChildren(QLabel) if label.isVisible()]
    assert seen.count("HEADLINE") == 1
    assert seen.count("the heading or caption of a newspaper article") == 1
    card.set_compact(False)
    meaning = "oval reproductive body of a fowl (especially a hen) used as food, whether it is fresh or kept for long"
    card.show_word("EGG", "noun", meaning)
    card.grab()
    (shown,) = [label for label in card.findChildren(QLabel) if label.isVisible() and label.text() == meaning]
    assert shown.toolTip() == meaning  # it is cut
    card.set_compact(True)
    card.show_word("QOPH")
    assert "No definition available." in card.accessibleName()
    card.show_note("Missed in 2 games")
    assert [label.text() for label in card.findChildren(QLabel) if label.isVisible()] == ["Missed in 2 games"]
    card.clear()
    assert "HEADLINE" not in card.accessibleName()


def letters_only(text):
    for place, letter in enumerate(text, start=1):
        if not letter.isalpha():
            raise PuzzleError(f"{letter!r} is not a letter", f"letter {place}")
    return text


@pytest.fixture
def entry(shown):
    entry = TypedEntry("Letters", letters_only, hint="Just letters")
    entry.set_text("ABC")
    return shown(entry, 400, 48)


def test_typing_is_taken_at_enter_and_after_a_pause(entry, qtbot):
    edited = []
    entry.puzzle_typed.connect(edited.append)
    qtbot.keyClicks(entry.field, "X")
    qtbot.keyClick(entry.field, Qt.Key.Key_Return)
    assert edited == ["XABC"]
    with qtbot.waitSignal(entry.puzzle_typed):
        qtbot.keyClicks(entry.field, "Y")
    assert edited == ["XABC", "XYABC"]


def test_what_cannot_be_read_stays_and_is_explained_in_place(entry, qtbot):
    edited = []
    entry.puzzle_typed.connect(edited.append)
    qtbot.keyClicks(entry.field, "?")
    qtbot.keyClick(entry.field, Qt.Key.Key_Return)
    assert entry.error == "letter 1: '?' is not a letter"
    assert entry.field.wrong
    assert entry.field.accessibleDescription() == entry.error
    entry.set_text("ABC")
    assert entry.text == "?ABC", "the same puzzle again must not wipe what is being typed"
    assert edited == []
    qtbot.keyClick(entry.field, Qt.Key.Key_Backspace)
    qtbot.keyClick(entry.field, Qt.Key.Key_Return)
    assert entry.error == ""
    entry.set_text("NEW")
    assert entry.text == "NEW"


def test_the_text_form_is_copied(entry, qtbot):
    (copy,) = (child for child in entry.field.children() if getattr(child, "icon_name", "") == "copy")
    qtbot.mouseClick(copy, LEFT)
    assert QGuiApplication.clipboard().text() == "ABC"


def test_the_entry_explains_itself_in_a_narrow_window(entry):
    def seen():
        return {label.text() for label in entry.findChildren(QLabel) if label.isVisible()}

    assert "Just letters" not in seen()
    entry.set_stacked(True)
    assert {"Letters", "Just letters"} <= seen()


@dataclass(frozen=True)
class Options:
    low: int = option(3, "Least length", "Shorter words do not count.", low=1, high=16)
    high: int = option(8, "Greatest length", low=1, high=16)
    seed: int | None = option(None, "Seed", low=0)
    wild: bool = option(False, "Wildcards")
    order: str = option("up", "Order", choices=[("up", "Upwards"), ("down", "Downwards")])
    dice: str = option("a", "Dice", choices=[(key, key.upper()) for key in "abcde"])
    name: str = option("", "Name")
    pace: float = option(0.5, "Pace", low=0.0, high=2.0)

    def __post_init__(self):
        if self.low > self.high:
            raise OptionError(f"{self.low} is more than the greatest", "option low")


def test_a_form_has_a_control_for_every_kind_of_option(shown, qtbot):
    form, changed = shown(OptionsForm(Options()), 400, 500), []
    form.options_changed.connect(changed.append)
    inputs = {name: entry.widget for name, entry in form.inputs.items()}
    qtbot.mouseClick(inputs["wild"], LEFT)
    assert changed[-1] == Options(wild=True)
    qtbot.mouseClick(inputs["order"].button("down"), LEFT)
    qtbot.mouseClick(inputs["dice"].button("b"), LEFT)
    assert changed[-1] == Options(wild=True, order="down", dice="b")
    assert inputs["seed"].text() == "Automatic"
    qtbot.keyClick(inputs["seed"], Qt.Key.Key_Up)
    assert changed[-1].seed == 0
    qtbot.keyClick(inputs["seed"], Qt.Key.Key_Down)
    assert changed[-1].seed is None
    qtbot.keyClicks(inputs["name"], "x")
    assert changed[-1].name == "x"
    assert inputs["low"].accessibleName() == "Least length"
    assert inputs["low"].accessibleDescription() == "Shorter words do not count."


def test_options_that_do_not_hold_together_are_refused_in_place(shown, qtbot):
    form, changed = shown(OptionsForm(Options()), 400, 500), []
    form.options_changed.connect(changed.append)
    form.inputs["low"].widget.setValue(9)
    assert form.error == "Least length: 9 is more than the greatest"
    assert changed == []
    form.inputs["high"].widget.setValue(10)
    assert form.error == ""
    assert changed == [Options(low=9, high=10)]
    pace: QLineEdit = form.inputs["pace"].widget
    pace.setText("fast")
    assert form.error.startswith("Pace: 'fast'")
    assert pace.wrong
    form.set_options(Options())
    assert form.error == ""
    assert form.options == Options()
    assert len(changed) == 1, "the program's own change is no news"
