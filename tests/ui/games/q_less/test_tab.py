"""What the Q-Less tab says, shows and notes, with real clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from qless_studio.engine.games.q_less.play_log import Record, Result
from qless_studio.engine.games.q_less.puzzle import Options, parse
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.games.q_less.solution_lists import Scope
from qless_studio.ui.games.q_less.statistics import StatisticsDialog
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.feedback.verdict import VerdictKind
from tests.fixtures.windows import view_of

VIEW = view_of("q-less")

LEFT = Qt.MouseButton.LeftButton


def lay(qtbot, tab, text):
    """Type a word across in the middle of the grid."""
    at = tab.board.cells[3 * tab.board.open_grid.columns + 3].rect.center()
    qtbot.mouseClick(tab.board, LEFT, pos=at)
    qtbot.keyClicks(tab.board, text)


# verdicts


def test_whether_the_grid_can_still_be_solved_is_said_with_the_number_of_ways(open_tab, settle):
    tab = open_tab("ratcoat; cat")
    count = tab.session.run.summary.solutions
    assert count > 1
    assert tab.verdict_text() == f"Still solvable: yes, {count:,} ways"
    tab.session.edit_text("ratcoat; tac")
    settle(tab)
    assert tab.verdict_text() == "Not solvable from here (proven)"
    assert tab.verdict.bar.state is VerdictKind.BAD
    assert tab.panel.solutions.header.scope.button(Scope.GRID).text() == "This grid: 0"
    assert tab.analysis.lists[Scope.ALL].count > 1


def test_a_roll_without_solution_is_proven_and_explained(qtbot, open_tab):
    tab = open_tab("catz")
    assert tab.verdict_text() == "No solution exists with this list (proven)"
    facts = {fact.text: fact for fact in tab.panel.facts.facts}
    assert facts["In no word"].remark == "Z"
    assert facts["Solvable without"].remark == "Z"
    row = tab.panel.facts.row(list(facts).index("Solvable without"))
    qtbot.mouseClick(row, LEFT)
    assert sorted(tab.board.preview.values()) == list("act")
    assert not tab.solution_commands.place.isEnabled()


def test_nothing_is_said_of_turning_dice_that_there_are_not(open_tab):
    assert [fact.text for fact in open_tab("qqqqq").panel.facts.facts] == ["In no word", "Removing one letter"]


def test_a_roll_says_how_hard_it_is(open_tab):
    tab = open_tab("ratcoat")
    assert [fact.text for fact in tab.panel.facts.facts] == ["Vocabulary", "Fewest words", "Smallest box"]
    assert all("proven" in fact.remark for fact in tab.panel.facts.facts[1:])


def test_too_few_letters_are_said_to_be_too_few(qtbot, open_tab):
    tab = open_tab()
    tab.session.edit_text("ca")
    qtbot.waitUntil(lambda: tab.session.outcome is not None)
    assert "the minimum is 3" in tab.verdict_text()


def test_another_list_is_looked_at_anew(open_tab):
    tab = open_tab("cat", lexicon=Lexicon("none", ["dog"]))
    assert tab.verdict_text() == "No solution exists with this list (proven)"


def test_the_least_length_is_an_option(open_tab, settle):
    tab = open_tab("ratcoat")
    tab.min_length.setFocus()
    QTest.keyClick(tab.min_length, Qt.Key.Key_Down)
    QTest.keyClick(tab.min_length, Qt.Key.Key_Return)
    tab.min_length.value_changed.emit(4)
    assert tab.session.options.min_length == 4
    assert tab.rule_summary().startswith("Words of 4 letters or more")
    settle(tab)
    assert tab.verdict_text() == "No solution exists with this list (proven)"


def test_a_free_game_shows_one_grid_and_claims_no_proof(open_tab):
    tab = open_tab("tiles: ratcoat")
    assert tab.verdict_text() == "Found a grid with all tiles; there may be others"
    assert tab.verdict.bar.state is VerdictKind.NEUTRAL
    assert tab.panel.solutions.model.rowCount() == 1
    assert tab.panel.ladder.isHidden()


# playing


def test_the_last_die_solves_it_and_it_is_noted_once(qtbot, open_tab, settle, tmp_path):
    tab = open_tab("cat", folder=tmp_path)
    lay(qtbot, tab, "cat")
    settle(tab)
    assert tab.verdict_text() == "Solved: one crossword with every die"
    tab.session.undo_stack.undo()
    tab.session.undo_stack.redo()
    settle(tab)
    played, damaged = Record(tmp_path).read()
    assert [(one.letters, one.result, one.grid) for one in played] == [("act", Result.SOLVED, ("cat",))]
    assert not damaged
    tab.statistics.trigger()
    dialog = tab.findChild(StatisticsDialog)
    assert dialog.figures.text().startswith("1 of 1 rolls solved")
    dialog.accept()


def test_a_solution_that_was_placed_is_not_solved_by_the_player(open_tab, settle, tmp_path):
    tab = open_tab("cat", folder=tmp_path)
    tab.panel.solutions.thumbnails.setFocus()
    QTest.keyClick(tab.panel.solutions.thumbnails, Qt.Key.Key_Right)
    tab.solution_commands.place.trigger()
    settle(tab)
    assert [one.result for one in Record(tmp_path).read()[0]] == [Result.GIVEN_UP]


def test_rolling_on_gives_up_what_was_begun(open_tab, tmp_path):
    tab = open_tab("ratcoat; cat", folder=tmp_path)
    tab.session.edit_text("ratcoat; cat/..a")
    tab.rolls.roll.trigger()
    assert [one.result for one in Record(tmp_path).read()[0]] == [Result.GIVEN_UP]


def test_without_a_folder_nothing_is_written(open_tab, settle, tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    tab = open_tab("cat; cat")
    tab.session.edit_text("coat")
    settle(tab)
    assert not list(tmp_path.rglob("*"))


def test_the_clock_runs_only_when_asked_for_and_in_sight(open_tab):
    tab = open_tab("ratcoat")
    assert "time" not in tab.panel.progress.text()
    tab.clock.action.trigger()
    assert "time" in tab.panel.progress.text()
    assert tab.clock.running
    tab.hide()
    assert not tab.clock.running


def test_the_clock_stands_still_once_solved_and_runs_again_for_the_next_roll(qtbot, open_tab, settle):
    tab = open_tab("cat")
    tab.clock.action.trigger()
    assert tab.clock.running
    lay(qtbot, tab, "cat")
    settle(tab)
    qtbot.waitUntil(lambda: not tab.clock.running)
    tab.rolls.roll.trigger()
    assert tab.clock.running


# hints


def test_hints_come_one_by_one(qtbot, open_tab):
    tab = open_tab("ratcoat; cat")
    assert tab.panel.ladder.shown == 0
    qtbot.mouseClick(tab.panel.ladder.button, LEFT)
    qtbot.waitUntil(lambda: tab.panel.ladder.shown == 1)
    for shown in (2, 3, 4, 5):
        tab.hints.action.trigger()
        assert tab.panel.ladder.shown == shown
        assert bool([one for one in tab.board.cells if one.tile.kind == "hinted"]) == (shown > 2)
    assert tab.panel.ladder.button.isHidden()
    word = tab.hints.rungs[-1].answer
    assert word.lower() in tab.session.lexicon
    assert tab.hints.rungs[2].answer == f"{len(word)} letters"
    assert tab.hints.rungs[3].answer == word[0]


def test_a_hint_stays_while_its_letters_are_laid_and_goes_with_another_edit(qtbot, open_tab):
    tab = open_tab("ratcoat; cat")
    for shown in range(1, 6):
        tab.hints.action.trigger()
        qtbot.waitUntil(lambda shown=shown: tab.panel.ladder.shown == shown)
    cells = {place: letter for place, letter in tab.hints.marks[-1].items() if place not in tab.board.open_grid.tiles}
    assert len(cells) > 1
    place, letter = next(iter(cells.items()))
    qtbot.mouseClick(tab.board, LEFT, pos=tab.board.cells[tab.board.index_of(place)].rect.center())
    qtbot.keyClicks(tab.board, letter)
    assert tab.panel.ladder.shown == 5
    tab.grid_commands.clear.trigger()
    assert tab.panel.ladder.shown == 0


def test_hints_for_a_grid_beyond_help_name_word_and_tile(qtbot, open_tab):
    tab = open_tab("ratcoat; tac")
    tab.hints.action.trigger()
    qtbot.waitUntil(lambda: tab.panel.ladder.shown == 1)
    assert tab.hints.rungs[0].answer == "No (proven)"

    def asked_for_the_next_one():
        if tab.panel.ladder.button.isVisible():
            tab.hints.action.trigger()
        return any(cell.tile.selected for cell in tab.board.cells)

    qtbot.waitUntil(asked_for_the_next_one)  # later steps are still being found when the first shows


# solutions


def test_choosing_a_picture_previews_it_and_placing_it_is_one_step_of_undo(qtbot, open_tab):
    tab = open_tab("ratcoat; cat")
    before = tab.session.puzzle
    pictures = tab.panel.solutions.thumbnails
    rect = pictures.visualRect(pictures.model().index(0, 0))
    qtbot.mouseClick(pictures.viewport(), LEFT, pos=rect.center())
    assert tab.session.puzzle == before
    assert len(tab.board.preview) == 7
    assert tab.board.open_grid.tiles.items() <= tab.board.preview.items()
    qtbot.mouseClick(tab.panel.solutions.place, LEFT)
    assert tab.board.preview is None
    assert not tab.session.puzzle.rack
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == before


def test_all_solutions_are_counted_beside_those_of_this_grid(qtbot, open_tab, settle):
    tab = open_tab("ratcoat")
    every = tab.session.run.summary.solutions
    tab.session.edit_text("ratcoat; cat")
    settle(tab)
    scope = tab.panel.solutions.header.scope
    assert scope.button(Scope.ALL).text() == f"All: {every}"
    assert scope.value is Scope.GRID
    qtbot.mouseClick(scope.button(Scope.ALL), LEFT)
    assert tab.panel.solutions.model.rowCount() == every


def test_all_solutions_are_found_when_the_grid_was_there_first(open_tab):
    tab = open_tab("ratcoat; cat")
    assert tab.analysis.lists[Scope.ALL].complete
    assert tab.analysis.lists[Scope.ALL].count > tab.analysis.lists[Scope.GRID].count


def test_solutions_are_narrowed_grouped_and_shown_as_rows(qtbot, open_tab):
    tab = open_tab("ratcoat")
    solutions, filters = tab.panel.solutions, tab.panel.solutions.filters
    every = solutions.model.rowCount()
    filters.field.setText("oat")
    filters.field.apply()
    kept = solutions.model.solutions()
    assert 0 < len(kept) < every
    assert all("oat" in solution.words for solution in kept)
    assert solutions.note.text() == f"{len(kept)} of {every} match the filter"
    filters.clear()
    assert solutions.model.rowCount() == every
    filters.group.setCurrentIndex(1)
    filters.changed.emit()
    sets = [tuple(sorted(solution.words)) for solution in solutions.model.solutions()]
    assert len(sets) == len(set(sets)) < every
    solutions.table.sort_by("count")
    assert solutions.model.rowCount() == len(sets)
    qtbot.mouseClick(solutions.header.rows, LEFT)
    assert solutions.table.isVisible()


def test_the_list_says_how_many_are_only_counted(open_tab, settle):
    tab = open_tab("cat")
    tab.session.keep = 3
    tab.session.edit_text("ratcoat")
    settle(tab)
    count = tab.session.run.summary.solutions
    assert tab.panel.solutions.model.rowCount() == 3
    assert tab.panel.solutions.note.text() == f"The first 3 are listed; the other {count - 3:,} are only counted"


def test_only_pictures_in_sight_are_painted(open_tab, monkeypatch):
    tab = open_tab("ratcoat")
    kept = tab.analysis.lists[Scope.ALL].kept
    kept.extend(kept * 50)
    tab.panel.solutions.show_extended(Scope.ALL)
    assert tab.panel.solutions.model.rowCount() > 200
    painted = []
    monkeypatch.setattr("qless_studio.ui.games.q_less.thumbnails.paint_grid", lambda *args: painted.append(args))
    tab.panel.solutions.thumbnails.viewport().grab()
    assert 0 < len(painted) < 20


def test_arrows_walk_through_the_pictures_and_return_lays_one(open_tab):
    tab = open_tab("ratcoat")
    pictures = tab.panel.solutions.thumbnails
    pictures.setFocus()
    for key, row in ((Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Home, 0)):
        QTest.keyClick(pictures, key)
        assert pictures.currentIndex().row() == row
    QTest.keyClick(pictures, Qt.Key.Key_End)
    assert tab.panel.solutions.selected == tab.panel.solutions.model.solutions()[-1]
    QTest.keyClick(pictures, Qt.Key.Key_Return)
    assert not tab.session.puzzle.rack


# beginning


def test_an_empty_tab_invites_to_roll_and_to_type(qtbot, open_tab):
    tab = open_tab()
    assert tab.empty_state.isVisible()
    assert tab.verdict_text() == "Nothing to check yet"
    assert not tab.hints.action.isEnabled()
    tab.board.setFocus()
    qtbot.keyClicks(tab.board, "c")
    assert tab.entry.text == "c"
    tab.rolls.roll.trigger()
    assert len(tab.session.puzzle.letters) == 12
    assert not tab.empty_state.isVisible()
    assert "roll " in tab.rule_summary()


@pytest.mark.parametrize("size", [(900, 520), (1280, 720), (1920, 1100)])
def test_the_invitation_is_whole_at_every_size(open_tab, size):
    tab = open_tab()
    tab.resize(*size)
    assert tab.board.rect().contains(tab.empty_state.geometry())
    assert tab.empty_state.height() >= tab.empty_state.layout().totalHeightForWidth(tab.empty_state.width())


def test_recent_rolls_are_remembered_and_taken_up_again(qtbot, open_tab, tmp_path):
    open_tab("ratcoat", folder=tmp_path)
    tab = open_tab(folder=tmp_path)
    row = tab.panel.recent.rows[0]
    assert row.isVisible()
    assert "solutions" in row.accessibleName()
    qtbot.mouseClick(row, LEFT)
    assert tab.session.puzzle == parse("ratcoat")


def test_the_share_of_solvable_rolls_is_only_said_when_it_was_measured(open_tab):
    tab = open_tab()
    assert not tab.panel.solvable_rate.figure.isVisible()
    assert tab.panel.solvable_rate.caption.text()


def test_the_daily_roll_is_the_same_every_time(qtbot, open_tab):
    tab = open_tab()
    tab.rolls.daily.trigger()
    qtbot.waitUntil(lambda: bool(tab.session.puzzle.letters))
    first = tab.session.puzzle
    tab.rolls.roll.trigger()
    tab.rolls.daily.trigger()
    qtbot.waitUntil(lambda: tab.session.puzzle == first)
    assert "daily roll of" in tab.rule_summary()


def test_a_low_panel_shows_the_count_the_words_and_every_step_at_once(open_tab):
    tab = open_tab("ratcoat; cat/.r./.t.")
    tab.resize(900, 520)
    QTest.qWait(50)
    rows = [tab.panel.facts.row(number) for number in range(2)]
    rungs = tab.panel.ladder._rungs
    (line,) = (one for one in tab.panel.progress.findChildren(QLabel) if one.isVisible())
    assert line.text() == "5 of 7 dice placed, 2 words"
    tab.panel.solutions.thumbnails.setFocus()
    QTest.keyClick(tab.panel.solutions.thumbnails, Qt.Key.Key_Home)
    QTest.qWait(50)
    for widget in (line, *rows, *rungs, tab.panel.solutions.place):
        assert widget.visibleRegion().boundingRect().height() == widget.height()


def test_closing_the_hints_of_a_grid_beyond_help_keeps_its_questions(qtbot, open_tab):
    tab = open_tab("ratcoat; tac")
    asked = [title for title, _, _ in tab.panel.ladder._steps]
    tab.hints.action.trigger()
    qtbot.waitUntil(lambda: tab.panel.ladder.shown == 1)
    qtbot.mouseClick(tab.panel.ladder.findChild(IconButton), LEFT)
    assert tab.panel.ladder.shown == 0
    assert [title for title, _, _ in tab.panel.ladder._steps] == asked == ["Solvable?", "Which word?", "Which tile?"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ratc0at", "letter 5: '0' is not a letter from A to Z"),
        ("ratcóat", "letter 5: 'ó' is not a letter from A to Z"),
        ("abcdefghijklmnopq", "letters: 17 letters given"),
        ("ratcoat; zoo", "row 1, column 1 of the grid: Z is not one of the letters"),
        ("tiles:", "the minimum is 3"),
    ],
)
def test_bad_input_is_told_in_one_line_and_nothing_is_lost(open_tab, text, said):
    tab = open_tab("ratcoat; cat")
    before, verdict = tab.session.puzzle, tab.verdict_text()
    field = tab.entry.field
    field.setFocus()
    field.clear()
    field.insert(text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert any(said in label.text() for label in tab.entry.findChildren(QLabel) if label.isVisible())
    assert field.text() == text
    assert tab.session.puzzle == before
    assert tab.verdict_text() == verdict


def test_only_the_daily_roll_itself_is_noted_as_daily(qtbot, open_tab, settle, tmp_path):
    tab = open_tab(folder=tmp_path)
    tab.rolls.daily.trigger()
    qtbot.waitUntil(lambda: bool(tab.session.puzzle.letters))
    daily = tab.session.puzzle.letters
    tab.session.edit_text(f"{daily}; {daily[0]}")
    tab.session.edit_text("cat; cat")
    settle(tab)
    played, _ = Record(tmp_path).read()
    assert [(one.letters, one.daily) for one in played] == [(daily, True), ("act", False)]


@pytest.mark.parametrize("typed", ["twelve", "-1", "99999999999", "٣", ""])
def test_what_is_no_number_of_a_roll_is_said_so(open_tab, monkeypatch, typed):
    tab = open_tab("ratcoat")
    told = []
    tab.session.message.connect(told.append)
    monkeypatch.setattr("qless_studio.ui.games.q_less.rolls.QInputDialog.getText", lambda *_: (typed, True))
    tab.rolls.seed.trigger()
    assert told == [f"{typed} is not a roll number"]
    assert tab.session.puzzle == parse("ratcoat")


@pytest.mark.parametrize("length", [2, 3, 4])
def test_the_shortest_word_shown_is_the_one_in_force_from_the_first(qtbot, open_tab, length):
    session = open_tab().session
    session.set_options(Options(min_length=length))
    tab = VIEW.tab(session, Appearance("light").tinted(VIEW.accent))
    qtbot.addWidget(tab)
    assert tab.min_length.value == length
    assert tab.min_length.currentText() == f"{length} letters or more"


def test_results_are_those_of_the_list_in_front_and_of_its_question(qtbot, open_tab):
    tab = open_tab("ratcoat; cat")
    here = tab.results()
    assert here.puzzle.tiles
    assert here.whole
    qtbot.mouseClick(tab.panel.solutions.header.scope.button(Scope.ALL), LEFT)
    every = tab.results()
    assert not every.puzzle.tiles
    assert every.whole
    count = tab.analysis.lists[Scope.ALL].count
    assert len(every.solutions) == every.run.summary.solutions == count > len(here.solutions)
    assert str(len(every.solutions)) in every.verdict
