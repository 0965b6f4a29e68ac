"""What is said of a puzzle: verdict, facts and rules, and that bad input changes nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from qless_studio.engine.games.q_less.puzzle import Options
from qless_studio.engine.games.q_less.searches import Scope
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.ui.style import accented
from qless_studio.ui.widgets.feedback.verdict import VerdictKind
from tests.fixtures.qt import use_theme
from tests.fixtures.windows import view_of
from tests.ui.seen import rungs

VIEW = view_of("q-less")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_tab(open_again):
    return open_again


def test_whether_the_grid_can_still_be_solved_is_said_with_the_number_of_ways(open_tab, settle):
    tab = open_tab("ratcoat; cat")
    count = tab.session.run.summary.solutions
    assert count > 1
    assert tab.analyse.verdict_text() == f"Solvable: yes, {count:,} ways"
    tab.session.edit_text("ratcoat; tac")
    settle(tab)
    assert tab.analyse.verdict_text() == "Not solvable from here (proven)"
    assert tab.analyse.verdict.bar.state is VerdictKind.BAD
    assert tab.analyse.solutions.header.scope.button(Scope.GRID).text() == "This grid: 0"
    assert tab.analysis.lists[Scope.ALL].count > 1


def test_more_ways_on_a_grid_than_there_are_solutions_are_explained(open_tab, settle):
    tab = open_tab("ratcoat")
    panel, count = tab.analyse.solutions, tab.session.run.summary.solutions
    assert tab.analyse.verdict_text() == f"Solvable: yes, {count:,} solutions"
    assert panel.note.text() == ""
    tab.session.edit_text("ratcoat; c")
    settle(tab)
    ways = tab.session.run.summary.solutions
    assert ways > count  # each mirror image has a place for the C, too
    assert tab.analyse.verdict_text() == f"Solvable: yes, {ways:,} ways"
    assert [panel.header.scope.button(each).text() for each in Scope] == [f"This grid: {ways:,}", f"All: {count:,}"]
    assert panel.note.isVisible()
    assert panel.note.text() == "On this grid, mirror images and shifted grids are counted each; among all, once"
    tab.session.edit_text("ratcoat; cat")
    settle(tab)
    assert panel.note.text() == ""


def test_a_roll_without_solution_is_proven_and_explained(qtbot, open_tab):
    tab = open_tab("catz")
    assert tab.analyse.verdict_text() == "No solution exists with this list (proven)"
    facts = {fact.text: fact for fact in tab.analyse.facts.facts}
    assert facts["In no word"].remark == "Z"
    assert facts["Solvable without"].remark == "Z"
    row = tab.analyse.facts.row(list(facts).index("Solvable without"))
    qtbot.mouseClick(row, LEFT)
    assert sorted(tab.page.board.preview.values()) == list("act")
    assert not tab.grid_commands.place.isEnabled()


def test_a_roll_without_solution_has_its_reason_first(open_tab):
    first, *_ = open_tab("coatcc").analyse.facts.facts
    assert (first.text, first.remark) == ("Why", "Only the C is too much: without it there is a solution.")


def test_nothing_is_said_of_turning_dice_that_there_are_not(open_tab):
    assert [fact.text for fact in open_tab("qqqqq").analyse.facts.facts] == ["In no word", "Solvable without"]


def test_a_roll_says_how_hard_it_is(open_tab):
    tab = open_tab("ratcoat")
    assert [fact.text for fact in tab.analyse.facts.facts] == ["Vocabulary", "Fewest words", "Smallest box"]
    assert all("proven" in fact.remark for fact in tab.analyse.facts.facts[1:])


def test_too_few_letters_are_said_to_be_too_few(qtbot, open_tab):
    tab = open_tab()
    tab.session.edit_text("ca")
    qtbot.waitUntil(lambda: tab.session.outcome is not None)
    assert "the minimum is 3" in tab.analyse.verdict_text()


def test_another_list_is_looked_at_anew(open_tab):
    tab = open_tab("cat", lexicon=Lexicon("none", ["dog"]))
    assert tab.analyse.verdict_text() == "No solution exists with this list (proven)"
    remarks = {fact.text: fact.remark for fact in tab.analyse.facts.facts}
    assert remarks["Solvable with"] == LISTS["common2k"].full_title


def test_the_least_length_is_an_option(open_tab, settle):
    tab = open_tab("ratcoat")
    tab.analyse.min_length.setFocus()
    QTest.keyClick(tab.analyse.min_length, Qt.Key.Key_Down)
    QTest.keyClick(tab.analyse.min_length, Qt.Key.Key_Return)
    tab.analyse.min_length.value_changed.emit(4)
    assert tab.session.options.min_length == 4
    assert tab.rule_summary().startswith("4 letters or more")
    settle(tab)
    assert tab.analyse.verdict_text() == "No solution exists with this list (proven)"


def test_the_shortest_word_shown_is_the_one_in_force_from_the_first(qtbot, open_tab):
    session = open_tab().session
    use_theme("light")
    for length in (2, 3, 4):
        session.set_options(Options(min_length=length))
        tab = accented(VIEW.parts.tab(session), VIEW.accent)
        qtbot.addWidget(tab)
        assert tab.analyse.min_length.value == length
        assert tab.analyse.min_length.currentText() == f"{length} letters or more"


def test_a_free_game_shows_one_grid_and_claims_no_proof(open_tab):
    tab = open_tab("tiles: ratcoat")
    assert tab.analyse.verdict_text() == "Found a grid with all tiles; there may be others"
    assert tab.analyse.verdict.bar.state is VerdictKind.NEUTRAL
    assert tab.analyse.solutions.model.rowCount() == 1
    assert tab.analyse.ladder.isHidden()


def test_bad_input_is_told_in_one_line_and_nothing_is_lost(open_tab):
    tab = open_tab("ratcoat; cat")
    before, verdict = tab.session.puzzle, tab.analyse.verdict_text()
    field = tab.analyse.entry.field
    field.setFocus()
    for text, said in (
        ("ratc0at", "letter 5: '0' is not a letter"),
        ("ratcяat", "letter 5: 'я' is not a letter"),
        ("abcdefghijklmnopq", "Letters: 17 letters given"),
        ("ratcoat; zoo", "row 1, column 1 of the grid: Z is not one of the letters"),
        ("tiles:", "the minimum is 3"),
    ):
        field.clear()
        field.insert(text)
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert any(said in label.text() for label in tab.analyse.entry.findChildren(QLabel) if label.isVisible()), text
        assert field.text() == text
        assert tab.session.puzzle == before, text
        assert tab.analyse.verdict_text() == verdict, text


def test_a_low_panel_shows_count_words_and_all_steps_at_once(qtbot, open_tab):
    tab = open_tab("ratcoat; cat/.r./.t.")
    tab.resize(900, 1000)
    qtbot.rest(tab)
    rows = [tab.analyse.facts.row(number) for number in range(2)]
    (line,) = (one for one in tab.analyse.progress.findChildren(QLabel) if one.isVisible())
    assert line.text() == "5 of 7 dice placed, 2 words"
    tab.analyse.solutions.thumbnails.setFocus()
    QTest.keyClick(tab.analyse.solutions.thumbnails, Qt.Key.Key_Home)
    qtbot.rest(tab)
    for widget in (line, *rows, *rungs(tab.analyse.ladder), tab.analyse.solutions.place):
        assert widget.visibleRegion().boundingRect().height() == widget.height()
