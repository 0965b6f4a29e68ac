"""The Boggle tab as a player meets it: typing, the list, paths, tracing, dice, rounds and the search for boards."""

from __future__ import annotations

import dataclasses
import time

import pytest
from PySide6.QtCore import QDeadlineTimer, QPoint, Qt
from PySide6.QtWidgets import QLabel

from qless_studio.engine.games.boggle import GAME
from qless_studio.engine.grids import format_board
from qless_studio.engine.grids.board import MAX_SIDE
from qless_studio.engine.solving import Outcome
from qless_studio.ui.games.boggle.tab import BoggleTab
from qless_studio.ui.grids.round import Stage
from qless_studio.ui.grids.size_dialog import SizeDialog
from qless_studio.ui.tab.session import Session
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.picture import MARGIN, SHARP, image_of
from tests.fixtures.patience import PATIENCE
from tests.fixtures.qt import ReadyLexicons

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def tab(qtbot, pool, lexicon):
    session = Session(GAME, ReadyLexicons(pool, lexicon), pool)
    tab = BoggleTab(session, Appearance("light", reduced_motion=True).tinted("blue"))
    qtbot.addWidget(tab)
    tab.resize(1280, 720)
    with qtbot.waitActive(tab):
        tab.show()
        tab.activateWindow()
    yield tab
    session.close()
    session.deleteLater()


@pytest.fixture
def solved(qtbot, tab):
    """`solved(text)`: the tab with that board and its words."""

    def solve(text):
        with qtbot.waitSignal(tab.session.run_finished) as finished:
            tab.session.edit_text(text)
        assert finished.args[0].outcome is Outcome.COMPLETE
        return tab

    return solve


def rows(tab):
    return [tab.words.model.index(row, 0).data() for row in range(tab.words.model.rowCount())]


def choose_dice(tab, name):
    tab.dice.set_value(name)
    tab.dice.value_changed.emit(name)


def choose(tab, word):
    tab.words.table._select(rows(tab).index(word))


def drag(qtbot, board, *cells):
    qtbot.mousePress(board, LEFT, pos=board.cells[cells[0]].rect.center())
    for cell in cells[1:]:
        qtbot.mouseMove(board, board.cells[cell].rect.center())
    qtbot.mouseRelease(board, LEFT, pos=board.cells[cells[-1]].rect.center())


def test_an_empty_board_invites(tab):
    assert tab.empty_state.isVisible()
    assert not tab.words.table.isVisible()
    assert tab.verdict_text() == "Nothing to check yet"
    assert "empty cell, row 1, column 1" in tab.board.cells[0].spoken


@pytest.mark.parametrize("width", [1280, 900])
def test_an_empty_board_says_how_to_begin_beside_the_ways_to(qtbot, tab, width):
    tab.resize(width, 560)
    said = [label for label in tab.empty_state.findChildren(QLabel) if "Click a cell" in label.text()]
    assert [label.isVisible() for label in said].count(True) == 1
    qtbot.mouseClick(tab.empty_state.buttons[0], LEFT)
    assert not any(label.isVisible() for label in said)
    assert "." not in tab.entry.text


def test_letters_typed_on_the_board_are_solved_with_the_last_one(qtbot, tab):
    tab.board_commands.set_size(2, 2)
    tab.board.setFocus()
    with qtbot.waitSignal(tab.session.run_finished):
        qtbot.keyClicks(tab.board, "heda")
    assert tab.entry.text == "HE/DA"
    assert tab.verdict_text() == "Complete: 1 word, 1 point"
    assert rows(tab) == ["HEAD"]
    assert not tab.empty_state.isVisible()


def test_half_a_board_is_solved_and_says_so(solved):
    tab = solved("CAT./....")
    assert rows(tab) == ["CAT"]
    assert tab.verdict_text() == "1 word, 1 point; 5 cells are empty"


def test_a_chosen_word_is_drawn_explained_and_marked_in_the_chart(solved):
    tab = solved("HEAD/ENIL")
    choose(tab, "HEADLINE")
    assert tab.board.path == (0, 1, 2, 3, 7, 6, 5, 4)
    assert "HEADLINE" in tab.words.card.card.accessibleName()
    assert "H-E-A-D-L-I-N-E, 8 letters, 11 points, 1 path" in tab.words.card.card.accessibleName()
    assert not tab.words.card.stepper.isVisible()


def test_all_paths_of_a_word_can_be_stepped_through(qtbot, solved):
    tab = solved("CAT/A.A/T.T")
    choose(tab, "CAT")
    assert tab.words.card.stepper.isVisible()
    assert tab.board.path == (0, 1, 2)
    qtbot.mouseClick(tab.words.card.stepper.next, LEFT)
    assert tab.board.path == (0, 3, 6)
    qtbot.mouseClick(tab.words.card.stepper.next, LEFT)
    assert tab.board.path == (0, 1, 2)


def test_the_filter_and_the_sliders_act_without_another_search(qtbot, solved):
    tab = solved("HEAD/ENIL")
    assert set(rows(tab)) == {"HEADLINE", "HEAD", "LINE"}
    run = tab.session.run
    tab.words.filter.field.setText("*e")
    tab.words.filter.field.apply()
    assert set(rows(tab)) == {"HEADLINE", "LINE"}
    tab.words.filter.length.slider.setValue(5)
    assert rows(tab) == ["HEADLINE"]
    assert tab.words.filter.more.isChecked()
    tab.words.filter.field.setText("/(/")
    tab.words.filter.field.apply()
    assert tab.words.filter.problem.isVisible()
    assert tab.session.run is run


def test_a_traced_word_is_told_with_its_points(qtbot, solved):
    tab = solved("HEAD/ENIL")
    drag(qtbot, tab.board, 0, 1, 2, 3)
    assert tab.board._notice == ("HEAD: 1 point", "good")
    assert tab.words.table.chosen.word == "head"
    assert tab.chosen_words == ("head",)
    drag(qtbot, tab.board, 0, 1, 2)
    assert tab.board._notice == ("HEA is not in the word list", "bad")


def test_undo_takes_every_letter_back(qtbot, tab):
    tab.board.setFocus()
    qtbot.keyClicks(tab.board, "ab")
    tab.session.undo_stack.undo()
    assert format_board(tab.rules.board).startswith("A...")
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == GAME.blank


def test_a_roll_comes_from_its_seed_and_the_dice_of_the_size(qtbot, tab):
    choose_dice(tab, "classic")
    tab.board_commands.roll_seed(1)
    assert format_board(tab.rules.board) == "THUU/GEOT/IHEA/CFKB"
    qtbot.mouseClick(tab.sizes.button(6), LEFT)
    assert (tab.rules.board.rows, tab.rules.board.columns) == (6, 6)
    assert format_board(tab.rules.board).startswith("THUU../GEOT..")
    assert tab.dice.value == "super_big"
    assert tab.session.options.scoring == "standard"
    tab.board_commands.roll()
    assert tab.session.options.scoring == "super_big"
    qtbot.mouseClick(tab.sizes.button(4), LEFT)
    tab.board_commands.roll()
    assert tab.session.options.scoring == "standard"


def test_undo_takes_back_the_points_that_came_with_the_super_big_dice(qtbot, tab):
    stack = tab.session.undo_stack
    qtbot.mouseClick(tab.sizes.button(6), LEFT)
    before = tab.session.puzzle
    tab.board_commands.roll_seed(5)
    rolled = tab.session.puzzle
    stack.undo()
    assert (tab.session.puzzle, tab.session.options.scoring) == (before, "standard")
    stack.redo()
    assert (tab.session.puzzle, tab.session.options.scoring) == (rolled, "super_big")
    tab.change_options(neighbours=4)
    qtbot.mouseClick(tab.sizes.button(4), LEFT)
    tab.board_commands.roll()
    assert (tab.session.options.scoring, tab.session.options.neighbours) == ("standard", 4)
    stack.undo()
    assert tab.session.options.scoring == "super_big"


def test_points_chosen_by_the_player_stay_whatever_is_rolled(tab):
    tab.change_options(scoring="super_big")
    tab.board_commands.roll()
    assert tab.session.options.scoring == "super_big"
    tab.session.undo_stack.undo()
    assert tab.session.options.scoring == "super_big"


def test_any_size_is_taken_and_shown(tab):
    tab.board_commands.set_size(3, 7)
    assert tab.sizes.value == "other"
    assert tab.dice.value == "letters"
    tab.board_commands.roll_seed(3)
    assert (tab.rules.board.rows, tab.rules.board.columns) == (3, 7)


def test_rules_are_summed_up(tab):
    assert tab.rule_summary() == "Scoring: standard"
    tab.change_options(neighbours=4, torus=True, min_length=5)
    assert tab.rule_summary() == "Scoring: standard, minimum 5 letters, sides only, edges wrap around"


def test_a_round_hides_the_words_and_shows_at_the_end_what_was_missed(qtbot, solved):
    tab = solved("HEAD/ENIL")
    qtbot.mouseClick(tab.controls.main, LEFT)
    assert tab.round.stage is Stage.RUNNING
    assert rows(tab) == []
    assert not tab.chart.isVisible()
    qtbot.keyClicks(tab.board, "headx")
    qtbot.keyClick(tab.board, Qt.Key.Key_Backspace)
    qtbot.keyClick(tab.board, Qt.Key.Key_Return)
    assert rows(tab) == ["HEAD"]
    drag(qtbot, tab.board, 7, 6, 5, 4)
    assert set(rows(tab)) == {"HEAD", "LINE"}
    assert tab.figures.text() == "2 points, 2 found"
    assert format_board(tab.rules.board) == "HEAD/ENIL"
    qtbot.mouseClick(tab.controls.main, LEFT)
    assert tab.round.stage is Stage.OVER
    assert rows(tab) == ["HEADLINE"]
    assert tab.verdict_text() == "You found 2 of 3 words, 2 of 13 points"
    tab.session.edit_text("CAT")
    assert tab.round.stage is Stage.IDLE


def test_the_search_for_a_board_keeps_its_best_in_one_step_of_undo(qtbot, tab):
    tab.board_commands.set_size(2, 2)
    choose_dice(tab, "letters")
    before = tab.session.puzzle
    dialog = tab.board_search.dialog
    dialog.set_target(words=1)
    dialog.word.setText("head")
    tab.board_search.start()
    assert tab.board_search.searching
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert sorted(tab.rules.board.tiles) == ["a", "d", "e", "h"]
    qtbot.waitUntil(lambda: "HEAD" in rows(tab))
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == before


def test_a_goal_that_cannot_be_is_told_in_place(qtbot, tab):
    dialog = tab.board_search.dialog
    dialog.set_target(words=0)
    tab.board_search.start()
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert "a target search needs" in dialog.note.text()


def test_stop_keeps_the_best_board_found_until_then(qtbot, tab):
    choose_dice(tab, "letters")
    tab.board_search.dialog.set_target(words=9_999)
    tab.board_search.start()
    run = tab.board_search._searches.run("board")
    deadline = QDeadlineTimer(PATIENCE)
    while not run.improvements and not deadline.hasExpired():
        time.sleep(0.001)  # without events: nothing of it was handed over yet
    time.sleep(0.01)
    assert not tab.board_search.best
    before = tab.session.puzzle
    tab.board_search.stop()
    assert tab.session.puzzle != before
    assert tab.board_search.best["score"] == run.improvements[-1][1]


def test_an_edit_ends_the_search(qtbot, tab):
    choose_dice(tab, "letters")
    dialog = tab.board_search.dialog
    dialog.set_target(words=9_999)
    tab.board_search.start()
    tab.session.edit_text("CAT")
    assert not tab.board_search.searching
    assert tab.entry.text == "CAT"


def test_the_window_of_the_search_opens_beside_the_board_and_closing_it_stops(qtbot, tab):
    tab.board_commands.find_action.trigger()
    dialog = tab.board_search.dialog
    assert dialog.isVisible()
    assert not dialog.chart.isVisible()
    choose_dice(tab, "letters")
    qtbot.mouseClick(dialog.start, LEFT)
    assert tab.board_search.searching
    assert dialog.chart.isVisible()
    qtbot.waitUntil(lambda: bool(tab.board_search.best))
    assert tab.verdict_text().startswith("Best board so far: ")
    dialog.reject()
    assert not tab.board_search.searching
    assert tab.rules.board.tiles.count(".") == 0


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_sliders_stand_in_a_card_under_their_button(qtbot, solved):
    tab = solved("HEAD/ENIL")
    qtbot.mouseClick(tab.words.filter.more, LEFT)
    popover = tab.words.filter.popover
    assert popover.isVisible()
    tab.words.filter.commonness.slider.setValue(3)
    assert tab.words.filter.bands.value == 3
    popover.close()


def test_another_size_is_asked_for(qtbot, tab):
    qtbot.mouseClick(tab.sizes.button("other"), LEFT)
    dialog = tab.findChild(SizeDialog)
    dialog.rows.setValue(3)
    dialog.columns.setValue(7)
    qtbot.mouseClick(dialog.resize_button, LEFT)
    assert (tab.rules.board.rows, tab.rules.board.columns) == (3, 7)
    assert tab.sizes.button("other").text() == "3 × 7"


def ask_size(qtbot, tab, rows, columns):
    if tab.sizes.value == "other":
        tab.size_action.trigger()
    else:
        qtbot.mouseClick(tab.sizes.button("other"), LEFT)
    dialog = tab.findChild(SizeDialog)
    shown = dialog.rows.value(), dialog.columns.value()
    for spin, value in ((dialog.rows, rows), (dialog.columns, columns)):
        spin.selectAll()
        qtbot.keyClicks(spin, str(value))
    qtbot.mouseClick(dialog.resize_button, LEFT)
    qtbot.waitUntil(lambda: tab.findChild(SizeDialog) is None)
    return shown


def test_a_board_may_be_as_large_as_the_engine_takes(qtbot, tab):
    assert ask_size(qtbot, tab, 16, 16) == (4, 4)
    assert (tab.rules.board.rows, tab.rules.board.columns) == (MAX_SIDE, MAX_SIDE)
    tab.session.edit_text("/".join(["ABCDEFGHIJKLMNOP"] * 16))
    assert ask_size(qtbot, tab, 16, 3) == (16, 16)
    assert format_board(tab.rules.board) == "/".join(["ABC"] * 16)
    assert tab.sizes.button("other").text() == "16 × 3"


def test_no_size_is_taken_that_the_engine_refuses(qtbot, tab):
    qtbot.mouseClick(tab.sizes.button("other"), LEFT)
    dialog = tab.findChild(SizeDialog)
    assert (dialog.rows.minimum(), dialog.rows.maximum()) == (1, MAX_SIDE)
    dialog.rows.setValue(MAX_SIDE + 1)
    qtbot.mouseClick(dialog.resize_button, LEFT)
    assert tab.session.game.parse(tab.session.text) == tab.rules.board


def test_results_are_given_out_as_they_are_listed(solved):
    tab = solved("HEAD/ENIL")
    tab.words.table.sort_by("word")
    assert [found.word.upper() for found in tab.results().solutions] == rows(tab)
    assert tab.results().whole
    tab.words.filter.field.setText("*e")
    tab.words.filter.field.apply()
    assert [found.word.upper() for found in tab.results().solutions] == rows(tab) == ["HEADLINE", "LINE"]
    assert not tab.results().whole


def test_a_traced_path_is_in_the_picture_and_the_notice_is_not(qtbot, solved):
    tab = solved("HEAD/ENIL")
    plain = image_of(tab.board.picture("board"))
    tab.board.show_notice("HEAD: 1 point", "good")
    assert image_of(tab.board.picture("board")) == plain
    choose(tab, "HEADLINE")
    image, theme = image_of(tab.board.picture("board")), tab.board.theme.on_paper()
    corner = tab.board.extent().topLeft().toPoint()
    for cell in tab.board.cells:
        at = (cell.rect.bottomLeft() - corner + QPoint(MARGIN, MARGIN) + QPoint(8, -12)) * SHARP
        assert image.pixelColor(at) == theme.color("accent")


def test_the_chart_of_a_search_for_boards_is_read_by_keyboard_and_copied(qtbot, solved):
    tab = solved("HEAD/ENIL")
    dialog = tab.board_search.dialog
    tab.board_search.open()
    dialog.chart.show_steps([(0.1, 5), (0.4, 9)], 1.0)
    dialog.chart.show()
    dialog.chart.setFocus()
    qtbot.keyClick(dialog.chart, Qt.Key.Key_End)
    assert dialog.chart.readout() == "9 reached after 400 ms"
    with qtbot.waitSignal(tab.session.message):
        dialog.chart.copy_figures()
    dialog.close()


def test_the_curve_of_a_search_stays_in_the_panel_until_the_board_is_another(qtbot, tab):
    tab.board_commands.set_size(2, 2)
    choose_dice(tab, "letters")
    tab.board_search.open()
    with qtbot.waitSignal(tab.session.run_finished):
        tab.board_search.start()
    qtbot.waitUntil(lambda: tab.board_search.charted)
    tab.board_search.dialog.close()
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert tab.board_search.chart.isVisible()
    assert not tab.chart.isVisible()
    assert tab.board_search.chart.figures() == tab.board_search.dialog.chart.figures()
    with qtbot.waitSignal(tab.session.run_finished):
        tab.board_commands.turn_action.trigger()
    assert tab.chart.isVisible()
    assert not tab.board_search.chart.isVisible()


@pytest.mark.parametrize(("chosen", "used"), [(None, None), (1, 1)])
def test_the_search_for_boards_uses_as_many_threads_as_were_chosen(qtbot, tab, chosen, used):
    asked = []

    def deal(lexicon, options, run):
        asked.append(options.threads)
        return iter(())

    game = tab.session.game
    tab.session.game = dataclasses.replace(game, dealer=dataclasses.replace(game.dealer, deal=deal))
    tab.session.threads = chosen
    tab.board_search.start()
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert asked == [used]
