"""The proven best board and the best completion, in the panel of the search for boards."""

from __future__ import annotations

import copy
import dataclasses
import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from qless_studio.engine.game import Dealt
from qless_studio.engine.games.boggle import GAME as BOGGLE
from qless_studio.engine.games.boggle.proof import Proof, ProofOptions, parse_fixed
from qless_studio.engine.games.word_streak import GAME as WORD_STREAK
from qless_studio.engine.grids import EMPTY, Board
from qless_studio.engine.grids.proof.prover import Known
from qless_studio.engine.grids.proof.stored import StoredProof
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import rough_time
from qless_studio.ui.games.boggle.tab import BoggleTab
from qless_studio.ui.games.word_streak.tab import WordStreakTab
from qless_studio.ui.grids.board_prover import FOLDER, BoardProver, ProofWish
from qless_studio.ui.grids.board_search_panel import PROVEN
from qless_studio.ui.style import accented
from qless_studio.ui.tab.session import State
from qless_studio.ui.tab.staged_play import EndQuestion

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    return tmp_path / "data" / FOLDER


@pytest.fixture
def proving(qtbot, tab):
    """`proving(rows, columns)`: the tab with its controls open and the goal chosen by a click."""

    def choose(rows, columns):
        tab.board_commands.set_size(rows, columns)
        tab.board_commands.find_action.trigger()
        qtbot.mouseClick(tab.board_search.panel.goal.button(PROVEN), LEFT)
        return tab.board_search, tab.board_search.panel

    return choose


def answer(tab, board, **options):
    """What the proof of the engine says."""
    list(Proof(board, tab.session.lexicon, ProofOptions(**options)).search(run := Run(), 1))
    return run.summary.best


def test_the_goal_says_what_it_takes_and_ends_with_the_proven_best(qtbot, tab, proving):
    search, panel = proving(2, 2)
    assert "2 × 2" in panel.note.text()
    assert "a few seconds" in panel.note.text()
    assert "MB of memory" in panel.note.text()
    before = tab.session.puzzle
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: not search.searching)
    assert panel.note.text() == "Proven best of 2 × 2: 1 point"
    assert tab.analyse.verdict_text() == panel.note.text()
    qtbot.waitUntil(lambda: tab.session.state is State.FINISHED)
    assert tab.analyse.verdict.bar.detail == ""  # the time of the analysis would look like that of the proof
    assert panel.share.accessibleName() == "100.0% of all boards checked"
    assert panel.proof_chart.accessibleDescription().startswith("proven 1 after ")
    assert search.best["score"] == answer(tab, Board(2, 2, (EMPTY,) * 4)) == 1
    assert tab.session.puzzle != before
    assert EMPTY not in tab.rules.board.tiles
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == before
    assert "Proven" not in tab.analyse.verdict_text()


def test_other_rules_take_the_verdict_away(qtbot, tab, proving):
    _, panel = proving(2, 2)
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: tab.analyse.verdict_text().startswith("Proven best"))
    tab.session.set_options(dataclasses.replace(tab.session.options, min_length=4))
    qtbot.waitUntil(lambda: "Proven" not in tab.analyse.verdict_text())
    assert "a few seconds" in panel.note.text()
    assert not panel.share.isVisible()


def test_a_board_too_large_is_refused_in_place(qtbot, tab, proving):
    search, panel = proving(4, 4)
    assert "years" in panel.note.text()
    qtbot.mouseClick(panel.start, LEFT)
    assert not search.searching
    assert "years" in panel.note.text()


def test_most_words_of_a_few_letters_that_dice_can_show(qtbot, tab, proving):
    search, panel = proving(2, 2)
    form = panel.proof_form
    qtbot.mouseClick(form.most.button("words"), LEFT)
    qtbot.keyClicks(form.letters, "head")
    form.dice.setFocus()
    qtbot.keyClick(form.dice, Qt.Key.Key_Down)
    assert form.wish.dice == "classic"
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: not search.searching)
    board = Board(2, 2, (EMPTY,) * 4)
    best = answer(tab, board, most="words", letters="head", dice="classic")
    assert panel.note.text() == f"Proven best of 2 × 2: {best} word{'s' if best > 1 else ''}"
    assert set(tab.rules.board.tiles) <= set("head")
    form.letters.clear()
    qtbot.keyClicks(form.letters, "3")
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: not search.searching)
    assert "not a letter" in panel.note.text()


def test_wrong_letters_are_marked_as_they_are_typed(qtbot, tab, proving):
    search, panel = proving(2, 2)
    letters = panel.proof_form.letters
    qtbot.keyClicks(letters, "a1")
    assert "not a letter" in panel.note.text()
    assert letters.wrong
    qtbot.keyClick(letters, Qt.Key.Key_Return)
    assert not search.searching
    assert not panel.share.isVisible()
    assert not panel.proof_chart.isVisible()
    qtbot.keyClick(letters, Qt.Key.Key_Backspace)
    assert not letters.wrong
    assert "a few seconds" in panel.note.text()


def test_letters_typed_in_another_way_are_the_same_proof(tab):
    proofs = {}
    for letters in ("tea", "a, e, t", "abcdefghijklmnopqrstuvwxyz", ""):
        proof = tab.rules.prover.proof(tab.session.lexicon, ProofWish(letters=letters), None)
        proofs[letters] = files_of(proof.stored)
    assert proofs["tea"] == proofs["a, e, t"] != proofs[""] == proofs["abcdefghijklmnopqrstuvwxyz"]


def test_what_the_program_has_proven_before_is_said_and_shown_without_a_course(qtbot, new_session):
    tab = BoggleTab(new_session(BOGGLE, load("common10k")))
    qtbot.addWidget(tab)
    tab.show()
    tab.board_commands.set_size(3, 3)
    tab.board_commands.find_action.trigger()
    panel = tab.board_search.panel
    qtbot.mouseClick(panel.goal.button(PROVEN), LEFT)
    assert panel.note.text() == "The best board of 3 × 3 with this word list has been proven: Start shows it."
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert panel.note.text() == tab.analyse.verdict_text() == "Proven best of 3 × 3: 147 points"
    assert not panel.share.isVisible()
    assert not panel.proof_chart.isVisible()
    qtbot.keyClicks(panel.proof_form.letters, "abcd")
    assert "up to a minute" in panel.note.text()


def files_of(stored):
    """The record of a proof and its course."""
    record = stored._record
    return record, record.with_suffix(".json")


class Slow(BoardProver):
    """Each run finds a better board, lowers the bound, rules out a tenth more, and has no end."""

    seconds = 10.0
    board = Board(3, 3, tuple("abcdefghi"))

    def parts(self):
        return ()

    def work(self, board, lexicon, wish, threads, stored):
        def work(run):
            course, (record, file) = stored.course, files_of(stored)
            runs = round(10 * course.ruled_out) + 1
            record.parent.mkdir(parents=True, exist_ok=True)
            record.touch()
            score, letters = 40 + runs, (chr(96 + runs),) * 9
            known = Known(score, None, 1000 - 100 * runs, runs / 10, work=runs / 8)
            written = copy.deepcopy(course)
            for each in (written, course):
                each.add(known, each.seconds + self.seconds)
                written.write(file)  # before it is shown
            yield Dealt(Board(3, 3, letters), {"words": 9, "score": score})
            while True:
                run.checkpoint()

        return work


@pytest.mark.long
def test_pause_keeps_the_best_and_continue_goes_on(qtbot, tab, proving):
    tab.rules.prover = Slow(tab.rules)
    search, panel = proving(3, 3)
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: panel.share.figures.text() == "10.0%")
    assert panel.start.text() == "Pause"
    qtbot.waitUntil(lambda: tab.analyse.verdict_text() == "Best so far: 41 points")
    assert (
        panel.note.text()
        == "Best so far: 41 points. No board has more than 900 points. 10.0 s so far, about 1 min left."
    )
    qtbot.mouseClick(panel.start, LEFT)
    assert not search.searching
    assert panel.note.text().startswith("Paused. You can continue at any time")
    assert tab.rules.board.tiles == ("a",) * 9
    qtbot.mouseClick(panel.resume, LEFT)
    qtbot.waitUntil(lambda: panel.share.figures.text() == "20.0%")
    assert panel.proof_chart.figures()[1] == [(10.0, 41, 900), (20.0, 42, 800)]
    assert panel.proof_chart.accessibleDescription() == "best 42, at most 800 after 20.0 s"
    search.stop()
    tab.session.edit_text("CAT")
    assert tab.session.text == "CAT"
    assert not search.searching


@pytest.mark.long
@pytest.mark.nightly
def test_after_a_restart_it_is_offered_to_continue_or_to_start_again(qtbot, tab, proving, new_session, lexicon):
    tab.rules.prover = Slow(tab.rules)
    _, panel = proving(3, 3)
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: panel.share.figures.text() == "10.0%")
    tab.session.close()
    again = BoggleTab(new_session(BOGGLE, lexicon))
    qtbot.addWidget(again)
    again.resize(1280, 720)
    again.show()
    again.rules.prover = Slow(again.rules)
    again.session.edit(Board(3, 3, tuple("abcdefghi")), "Open")
    again.board_commands.find_action.trigger()
    search, panel = again.board_search, again.board_search.panel
    qtbot.mouseClick(panel.goal.button(PROVEN), LEFT)
    assert panel.share.figures.text() == "10.0%"
    assert "even after a restart. Best so far: 41 points" in panel.note.text()
    assert panel.proof_chart.isVisible()
    qtbot.mouseClick(panel.goal.button("high"), LEFT)
    assert not panel.resume.isVisible()
    qtbot.mouseClick(panel.goal.button(PROVEN), LEFT)
    qtbot.mouseClick(panel.resume, LEFT)
    qtbot.waitUntil(lambda: panel.share.figures.text() == "20.0%")
    qtbot.mouseClick(panel.start, LEFT)
    assert panel.start.text() == "Start again"
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: search.searching and panel.share.figures.text() == "10.0%")
    search.stop()


def test_the_keyboard_continues_a_proof_and_discards_none(qtbot, tab, proving):
    tab.rules.prover = Slow(tab.rules)
    search, panel = proving(3, 3)
    letters = panel.proof_form.letters
    QApplication.processEvents()  # the board keeps the focus once its size has changed
    letters.setFocus()
    qtbot.keyClick(letters, Qt.Key.Key_Return)
    for ruled_out in ("10.0%", "20.0%"):
        qtbot.waitUntil(lambda share=ruled_out: panel.share.figures.text() == share)
        assert panel.start.hasFocus()
        assert not panel.goal.isEnabled()
        qtbot.keyClick(panel.start, Qt.Key.Key_Space)
        assert not search.searching
        assert panel.resume.hasFocus()
        qtbot.keyClick(panel.resume, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: panel.share.figures.text() == "30.0%")
    qtbot.keyClick(panel.start, Qt.Key.Key_Escape)
    assert not search.opened
    tab.board_commands.find_action.trigger()
    assert panel.resume.hasFocus()
    letters.setFocus()
    qtbot.keyClick(letters, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: panel.share.figures.text() == "40.0%")
    search.stop()
    panel.goal.button(PROVEN).setFocus()
    search.resume()
    assert panel.start.hasFocus()
    tab.page.board.setFocus()
    search.stop()
    assert tab.page.board.hasFocus()


@pytest.mark.long
def test_on_a_narrow_page_the_first_board_leaves_the_controls_in_view(qtbot, tab, proving):
    tab.rules.prover = Slow(tab.rules)
    tab.resize(900, 520)
    search, panel = proving(3, 3)
    QApplication.processEvents()  # the board keeps the focus once its size has changed
    panel.start.setFocus()
    qtbot.keyClick(panel.start, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: tab.session.state is State.FINISHED and tab.session.puzzle.tiles == ("a",) * 9)
    qtbot.waitUntil(lambda: panel.share.visibleRegion().boundingRect() == panel.share.rect())
    qtbot.waitUntil(lambda: panel.start.visibleRegion().boundingRect() == panel.start.rect())
    search.stop()


def test_a_minute_of_work_is_discarded_only_after_asking(qtbot, tab, proving):
    class Long(Slow):
        seconds = 90.0

    tab.rules.prover = Long(tab.rules)
    search, panel = proving(3, 3)
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: panel.share.figures.text() == "10.0%")
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.mouseClick(panel.start, LEFT)
    question = panel.findChild(EndQuestion)
    assert question.text.text() == "This proof has run for 1:30. Its work will be lost."
    assert question.keep.text() == "Cancel"
    qtbot.mouseClick(question.keep, LEFT)
    assert not search.searching
    assert panel.share.figures.text() == "10.0%"
    assert panel.resume.isVisible()
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: panel.findChild(EndQuestion) not in (None, question))
    qtbot.mouseClick(panel.findChild(EndQuestion).end, LEFT)
    assert search.searching
    qtbot.waitUntil(lambda: panel.share.figures.text() == "10.0%")
    search.stop()


def test_a_damaged_course_is_a_new_one(folder):
    record, course = files_of(StoredProof(folder, 1))
    folder.mkdir(parents=True)
    for content in ("", "[]", "{}", '{"seconds": "x"}', json.dumps({"seconds": 5, "best": [[1]], "upper": []})):
        record.touch()
        course.write_text(content)
        assert not StoredProof(folder, 1).course.begun
    assert [rough_time(seconds) for seconds in (2, 31, 100, 5_400)] == ["5 s", "30 s", "2 min", "1.5 h"]


# the best completion


def test_open_cells_are_completed_from_the_menu_of_the_board(qtbot, tab):
    tab.page.board.setFocus()
    tab.session.edit_text("CAT/HED/LIN")
    qtbot.keyClicks(tab.page.board, "c?t")  # typed on the board: the second cell is open
    assert tab.rules.board.tiles[:3] == ("c", EMPTY, "t")
    assert tab.analyse.open_cells.isVisible()
    assert "1 open cell" in tab.analyse.open_cells.label.text()
    before = tab.session.puzzle
    menu = tab.page.board.menu_of(1)
    next(action for action in menu.actions() if action.text() == "Best completion").trigger()
    search = tab.board_search
    qtbot.waitUntil(lambda: tab.analyse.verdict_text().startswith("Proven best completion: "))
    assert search.best["score"] == answer(tab, parse_fixed("C?T/HED/LIN"))
    tiles = tab.rules.board.tiles
    assert (tiles[0], *tiles[2:]) == ("c", "t", "h", "e", "d", "l", "i", "n")
    assert not tab.analyse.open_cells.isVisible()
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == before
    assert search.panel.proof_form.cells.isVisible()
    assert tab.board_commands.complete_action.isEnabled()


def test_nothing_open_or_too_much_open_is_not_offered(qtbot, tab):
    complete = tab.board_commands.complete_action
    tab.session.edit_text("CAT/HED/LIN")
    assert not complete.isEnabled()
    tab.session.edit_text("A.../..../..../....")
    assert not complete.isEnabled()
    assert not tab.analyse.open_cells.isVisible()
    tab.session.edit_text("ABCD/..../..../....")
    assert complete.isEnabled()


def test_a_completion_can_be_paused_and_a_wrong_tile_is_explained(qtbot, tab):
    tab.session.edit_text("CATS/HEAD/..../....")
    qtbot.mouseClick(tab.analyse.open_cells.button, LEFT)
    search = tab.board_search
    assert search.searching
    assert search.panel.proof_form.wish.completion
    qtbot.mouseClick(search.panel.start, LEFT)
    assert not search.searching
    assert search.panel.note.text().startswith(("Searches all ways to fill 8 open cells", "Paused"))
    tab.session.edit_text("C*T/H.D/LIN")
    tab.board_commands.complete_action.trigger()
    qtbot.waitUntil(lambda: not search.searching)
    assert "single letters" in search.panel.note.text()


def test_word_streak_completes_with_the_most_words(qtbot, new_session, lexicon):
    tab = WordStreakTab(new_session(WORD_STREAK, lexicon))
    qtbot.addWidget(tab)
    tab.show()
    tab.session.edit_text("HE.D/LINE/ABC./DEFG; DW 5")
    multipliers = tab.session.puzzle.multipliers
    tab.board_commands.complete_action.trigger()
    qtbot.waitUntil(lambda: tab.analyse.verdict_text().startswith("Proven best completion: "))
    board = parse_fixed("HE?D/LINE/ABC?/DEFG")
    best = answer(tab, board, most="words", min_length=tab.rules.min_length())
    assert tab.board_search.best["words"] == best
    assert tab.analyse.verdict_text().endswith(" words" if best > 1 else " word")
    assert tab.session.puzzle.multipliers == multipliers


@pytest.fixture
def goal_proven(qtbot, new_session, shown):
    """`goal_proven(lexicon, rows, columns)`: a tab with a list of its own, and its controls with the goal chosen."""

    def choose(lexicon, rows, columns):
        tab = shown(accented(BoggleTab(new_session(BOGGLE, lexicon)), "blue"), 1280, 720)
        tab.board_commands.set_size(rows, columns)
        tab.board_commands.find_action.trigger()
        qtbot.mouseClick(tab.board_search.panel.goal.button(PROVEN), LEFT)
        return tab, tab.board_search.panel

    return choose


def test_a_list_with_further_letters_is_proven_in_them(qtbot, goal_proven):
    spanish = Lexicon("spanish", ["año", "ñoa", "uña", "una"], None, LANGUAGES["es"])
    tab, panel = goal_proven(spanish, 2, 2)
    assert "Spanish 4 × 4" in [panel.proof_form.dice.itemText(row) for row in range(panel.proof_form.dice.count())]
    qtbot.type_letters(panel.proof_form.letters, "aouñ")
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: not tab.board_search.searching)
    assert panel.note.text() == "Proven best of 2 × 2: 3 points"
    assert "ñ" in tab.session.puzzle.tiles


def test_too_many_open_cells_for_thirty_two_letters_are_said_before_the_start(goal_proven):
    polish = Lexicon("polish", ["łan", "żona"], None, LANGUAGES["pl"])
    tab, panel = goal_proven(polish, 3, 4)
    assert panel.note.text() == "A proof would take years. A board may have up to 16 cells, up to 10 of them open."
    titles = [panel.proof_form.dice.itemText(row) for row in range(panel.proof_form.dice.count())]
    assert "Polish 4 × 4" in titles
    assert "Classic 4 × 4" not in titles  # they have X, which Polish lacks
    tab.board_commands.set_size(3, 3)
    assert panel.note.text().startswith("Searches all ways to fill 3 × 3")
