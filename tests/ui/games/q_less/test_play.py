"""Rolls played with the answers covered: to the result and the review, claimed, paused, and after a restart."""

from __future__ import annotations

import re
from datetime import date, timedelta
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from qless_studio.engine.games.q_less import GAME
from qless_studio.engine.games.q_less.puzzle import Puzzle, parse
from qless_studio.engine.games.q_less.review import Merit, reviews
from qless_studio.engine.games.q_less.searches import Scope
from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Stage
from qless_studio.engine.play_statistics import streaks
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.play_view import title_of
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.widgets.basic.layout import scroll_to
from tests.ui.access.tree import all_texts
from tests.ui.games.q_less.conftest import VIEW, WORDS
from tests.ui.games.q_less.player import (
    button_of,
    click,
    entries,
    lay,
    marks,
    solve,
    spoken,
    visible_cards,
    wait_for_entry,
)
from tests.ui.playing import give_up, go_to_play
from tests.ui.seen import steps

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.long
def test_a_roll_is_played_to_its_result_and_through_its_review(qtbot, play_roll, settle, tmp_path):
    tab = play_roll("coatar")
    play, board = tab.game_play, tab.page.board
    assert not play.clock.running  # from the first die on
    lay(qtbot, tab, "coatar")
    assert play.clock.running
    settle(tab)
    qtbot.keyClick(board, Qt.Key.Key_Down)  # the word is typed to its end
    assert marks(tab) == [("COATAR", "bad")]
    tab.session.undo()
    tab.session.undo()
    settle(tab)
    assert marks(tab) == [("COAT", "good")]
    tab.session.redo()
    click(qtbot, tab, "Clear grid")
    assert (tab.session.puzzle.tiles, play.stage) == ((), Stage.RUNNING)
    solve(qtbot, tab, settle)
    assert play.stage is Stage.OVER
    assert not tab.covered
    entry = wait_for_entry(qtbot, tmp_path)
    assert (entry.puzzle, entry.result, entry.hints, entry.day) == ("aacort", Result.SOLVED, (), "")
    assert entry.found == ("coat", "...a", "...r")
    assert entry.proven == {
        "placed": 6, "dice": 6, "solvable": True, "rank": 8, "fewest_words": 2, "smallest_box": [3, 4],
    }  # fmt: skip
    assert entry.crc
    assert entry.seconds == pytest.approx(play.elapsed, abs=0.1)
    card = tab.play.panel.card
    assert card.isVisible()
    assert "Easy" in card.figures.text()
    qtbot.waitUntil(lambda: card.longest.text() == "Longest word: COAT")
    cards = visible_cards(tab)
    assert cards[0].shown.title.startswith("Yours")
    assert cards[0].isChecked()
    merits = {name for each in cards for name in each.shown.title.split(" · ")} - {"Yours"}
    assert merits == {merit.value for merit in Merit}
    cards[0].setFocus()
    qtbot.keyClick(cards[0], Qt.Key.Key_Right)
    assert sorted(board.preview.values()) == sorted("coatar")
    assert cards[1].isChecked()
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert board.preview is None
    assert cards[0].isChecked()
    tab.set_mode(Mode.ANALYSE)
    assert play.question is None  # after the end nothing is asked


def claim(qtbot, tab, answer="end"):
    """Click the button of the claim and answer the question."""
    click(qtbot, tab, "No solution…")
    qtbot.mouseClick(getattr(tab.game_play.question, answer), LEFT)


def test_the_grid_stays_where_it_is_when_the_roll_ends(qtbot, play_roll, settle):
    tab = play_roll("coatar")
    qtbot.wait(0)
    place = tab.page.board.geometry()
    qtbot.mouseClick(tab.play.panel.give_up, LEFT)
    settle(tab)
    qtbot.waitUntil(lambda: tab.play.panel.card.isVisible())
    qtbot.wait(0)
    assert tab.page.board.geometry() == place


def test_a_right_claim_is_proven_and_explained(qtbot, play_roll, settle, tmp_path):
    tab = play_roll("catz")
    lay(qtbot, tab, "cat")
    settle(tab)
    claim(qtbot, tab, "keep")
    assert tab.game_play.stage is Stage.RUNNING
    claim(qtbot, tab)
    entry = wait_for_entry(qtbot, tmp_path)
    assert (entry.result, entry.proven["solvable"], entry.found) == (Result.CLAIMED, False, ("cat",))
    assert entry.proven["grids"] == ["c", "ca", "cat"]
    assert tab.game_play.rules.result().reason == "Right: no solution exists (proven)"
    assert ("In no word", "Z") in [(fact.text, fact.remark) for fact in tab.play_view.why.facts]
    assert [card.shown.title for card in visible_cards(tab)] == ["Yours"]


def test_a_wrong_claim_gives_the_roll_up_and_shows_solutions(qtbot, play_roll, tmp_path):
    tab = play_roll("coatar")
    tab.grid_commands.claim.trigger()
    qtbot.mouseClick(tab.game_play.question.end, LEFT)
    assert not tab.grid_commands.claim.isEnabled()
    entry = wait_for_entry(qtbot, tmp_path)
    assert (entry.result, entry.proven["solvable"], entry.found) == (Result.GIVEN_UP, True, ())
    assert tab.game_play.rules.result().reason == "A solution exists"
    cards = visible_cards(tab)
    assert all(card.shown.solution is not None for card in cards)  # nothing was placed, so there is no own grid
    qtbot.mouseClick(cards[0], LEFT)
    assert sorted(tab.page.board.preview.values()) == sorted("coatar")


@pytest.mark.nightly
def test_where_the_page_scrolls_a_grid_of_the_review_is_scrolled_to(qtbot, play_roll):
    tab = play_roll("coatar", scale=2.0)
    tab.resize(900, 560)
    tab.game_play.give_up()
    qtbot.waitUntil(lambda: bool(visible_cards(tab)))
    qtbot.rest(tab)
    card, board = visible_cards(tab)[0], tab.page.board
    scroll_to(card)
    assert board.visibleRegion().boundingRect().height() < board.height()
    qtbot.mouseClick(card, LEFT)
    qtbot.waitUntil(lambda: board.visibleRegion().boundingRect().height() == board.height())


def test_a_claim_waits_for_an_unfinished_search(qtbot, open_tab, dice, monkeypatch, tmp_path):
    known = Event()

    def slowly(*question):
        known.wait(30)
        yield from reviews(*question)

    monkeypatch.setattr("qless_studio.ui.games.q_less.play.reviews", slowly)
    tab = open_tab(folder=tmp_path)
    dice("catz")
    go_to_play(qtbot, tab)
    tab.play_actions.new_game.trigger()
    claim(qtbot, tab)
    assert tab.game_play.stage is Stage.RUNNING
    assert not tab.play_view.claim.button.isEnabled()
    assert entries(tmp_path) == []
    known.set()
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.OVER)
    assert wait_for_entry(qtbot, tmp_path).result is Result.CLAIMED


@pytest.mark.parametrize(("letters", "placed"), [("coatar", "c"), ("catzz", "cat"), ("ratcoats", "")])
def test_nothing_names_an_answer_while_a_roll_is_played(qtbot, play_roll, settle, letters, placed):
    tab = play_roll(letters)
    if placed:
        lay(qtbot, tab, placed)
    settle(tab)
    said = spoken(tab)
    own = set(tab.session.puzzle.rows)
    assert not [word for word in WORDS if word not in own and re.search(rf"\b{word}\b", said)]
    found = len(list(tab.session.solutions))
    assert not re.search(rf"\b{found} (ways|solutions?)", said)
    for told in ("solvable:", "ways", "no solution exists", "difficulty", "proven)", "medium", "hard"):
        assert told not in said
    assert not tab.has_listed
    assert steps(tab.play_view.ladder) == [
        "1. Solvable?", "2. Where next?", "3. How long?", "4. First letter", "5. Word",
    ]  # fmt: skip
    for action in (tab.play_actions.filter, tab.grid_commands.place, tab.grid_commands.back):
        assert not action.isEnabled()
    tab.game_play.toggle_pause()
    assert not any(letter in spoken(tab) for letter in ("die 1", "row 1", "rack slot"))


def test_hints_count_no_solutions_and_are_noted(qtbot, play_roll, settle, tmp_path):
    tab = play_roll("coatar")
    lay(qtbot, tab, "coat")
    settle(tab)
    for shown in (1, 2):
        click(qtbot, tab, "Show")
        qtbot.waitUntil(lambda shown=shown: tab.play_view.ladder.shown == shown)
    ladder = tab.play_view.ladder
    assert steps(ladder)[0] == "1. Solvable?: Yes"
    assert tab.game_play.rules.clock_note() == "2 hints"
    tab.game_play.toggle_pause()
    assert not tab.play_actions.hint.isEnabled()
    tab.game_play.toggle_pause()
    assert ladder.shown == 2
    give_up(tab)
    assert wait_for_entry(qtbot, tmp_path).hints == ("solvable", "place")
    assert not tab.aids.hints.shown


def test_a_restart_keeps_clock_dice_and_hints(qtbot, play_roll, settle, new_session, tmp_path):
    tab = play_roll("coatar")
    lay(qtbot, tab, "coat")
    tab.game_play.take_hint("solvable")
    tab.game_play.clock.set(83.5)
    tab.game_play.save()
    session = new_session(GAME, tab.session.lexicon)
    session.folder = tmp_path
    session.load(tab.session.value)
    again = VIEW.parts.tab(session)
    qtbot.addWidget(again)
    again.resize(1280, 720)
    again.show()
    qtbot.waitUntil(lambda: again.has_page(Mode.PLAY))
    assert again.covered
    assert (again.game_play.stage, again.game_play.elapsed, again.game_play.hints) == (
        Stage.PAUSED,
        83.5,
        ("solvable",),
    )
    assert not again.page.board.isVisible()
    click(qtbot, again, "Go on")
    assert again.game_play.clock.running
    assert again.session.puzzle.rows == ("coat",)
    lay(qtbot, again, "tar", row=again.page.board.open_grid.origin[0] - again.page.board.open_grid.top,
        column=again.page.board.open_grid.origin[1] - again.page.board.open_grid.left + 3, down=True)  # fmt: skip
    settle(again)
    entry = wait_for_entry(qtbot, tmp_path)
    assert (entry.result, entry.hints, entry.seconds >= 83.5) == (Result.SOLVED, ("solvable",), True)


def test_the_cover_of_a_pause_tells_no_letters(qtbot):
    appearance = Appearance("light", reduced_motion=True)

    def cover(text):
        board = QLessBoard()
        qtbot.addWidget(board)
        board.resize(700, 500)
        board.show_puzzle(parse(text))
        image = QImage(700, 500, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        board.paint_blank(painter, appearance.theme, image.rect())
        painter.end()
        return image

    assert cover("coatar; coat") == cover("starts; star")
    assert cover("coatar; coat") != cover("coatar; coa")


@pytest.mark.long
@pytest.mark.nightly
def test_the_daily_roll_has_a_title_and_a_proven_claim_does_it(qtbot, open_tab, tmp_path):
    today = date.today()
    for ago, result in ((1, Result.SOLVED), (2, Result.CLAIMED), (3, Result.GIVEN_UP)):
        day = (today - timedelta(days=ago)).isoformat()
        History(tmp_path).add(Entry("q-less", "abc", result, seconds=61.0, day=day))
    tab = open_tab(folder=tmp_path)
    go_to_play(qtbot, tab)
    click(qtbot, tab, "Daily puzzle")
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.RUNNING)
    view = tab.play_view
    assert view.title.text() == title_of(today.isoformat())
    assert not view.roll.isVisible()
    assert [each for each in QApplication.topLevelWidgets() if each.isVisible()] == [tab]  # no text in its own window
    assert f"daily puzzle, {today.isoformat()}" in tab.rule_summary()
    lay(qtbot, tab, tab.session.puzzle.letters[0])
    claim(qtbot, tab)  # of these few words none solves it
    qtbot.waitUntil(lambda: len(entries(tmp_path)) == 4)
    assert entries(tmp_path)[-1].day == today.isoformat()
    assert streaks(entries(tmp_path), ["q-less"], today).current == 3
    tab.game_play.daily.start(today - timedelta(days=4))  # an earlier day can be played
    qtbot.waitUntil(lambda: tab.game_play.day == (today - timedelta(days=4)).isoformat())
    assert tab.game_play.stage is Stage.RUNNING


def test_the_text_to_share_gives_no_letter_away(qtbot, play_roll, settle):
    tab = play_roll("coatar")
    solve(qtbot, tab, settle)
    result, *shape = tab.game_play.rules.share()
    assert result == "Solved in 0:00, 0 hints"
    assert shape == ["🟧🟧🟧🟧", "⬜⬜⬜🟧", "⬜⬜⬜🟧"]


def test_letters_typed_by_somebody_else_can_be_played(qtbot, open_tab, settle, tmp_path):
    tab = open_tab("coatar; cat", folder=tmp_path)
    assert not tab.covered
    tab.play_actions.this.trigger()
    qtbot.waitUntil(lambda: tab.covered)
    assert tab.session.puzzle == Puzzle("aacort")
    assert tab.game_play.stage is Stage.RUNNING
    solve(qtbot, tab, settle)
    assert wait_for_entry(qtbot, tmp_path).result is Result.SOLVED


def test_letters_typed_before_a_game_stay_covered_and_enter_plays_them(qtbot, open_tab, tmp_path):
    tab = open_tab(folder=tmp_path)
    go_to_play(qtbot, tab)
    tab.focus_board()
    for letter in "coatar":
        qtbot.keyClicks(tab.window().focusWidget(), letter)
        tab.page.board.repaint()
    field = tab.play_view.letters.field
    assert (tab.window().focusWidget(), field.text()) == (field, "coatar")
    qtbot.waitUntil(lambda: tab.session.puzzle == Puzzle("coatar"))
    assert (tab.current_mode, tab.game_play.stage, tab.covered) == (Mode.PLAY, Stage.IDLE, True)
    assert button_of(tab, "Play this puzzle").isEnabled()
    qtbot.waitUntil(lambda: tab.session.outcome is not None)
    assert "solvable" not in spoken(tab)
    tab.session.undo()
    tab.session.redo()
    assert (tab.current_mode, tab.session.puzzle) == (Mode.PLAY, Puzzle("coatar"))
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert (tab.game_play.stage, tab.session.puzzle) == (Stage.RUNNING, Puzzle("aacort"))
    assert tab.page.board.hasFocus()


def test_placing_a_die_begins_the_game(qtbot, open_tab, settle, tmp_path):
    tab = open_tab("coatar", folder=tmp_path)
    go_to_play(qtbot, tab)
    lay(qtbot, tab, "coat")
    settle(tab)
    assert (tab.current_mode, tab.game_play.stage) == (Mode.PLAY, Stage.RUNNING)
    assert len(tab.session.puzzle.tiles) == 4


def test_letters_typed_after_a_game_are_analysed(qtbot, play_roll):
    tab = play_roll("coatar")
    tab.game_play.give_up()
    tab.grid_commands.letters.trigger()
    assert tab.current_mode is Mode.ANALYSE
    qtbot.wait(0)  # the change of the mode is over
    qtbot.keyClicks(tab.window().focusWidget(), "star")
    qtbot.waitUntil(lambda: tab.session.puzzle == Puzzle("star"))


def test_rolling_on_asks_and_gives_up_what_was_begun(qtbot, play_roll, dice, tmp_path):
    tab = play_roll("coatar")
    lay(qtbot, tab, "coat")
    dice("star")
    tab.play_actions.new_game.trigger()
    assert tab.session.puzzle.letters == "aacort"
    qtbot.mouseClick(tab.game_play.question.end, LEFT)
    assert tab.session.puzzle == Puzzle("arst")
    assert [(entry.puzzle, entry.result) for entry in entries(tmp_path)] == [("aacort", Result.GIVEN_UP)]


def test_the_median_of_earlier_rolls_is_par(qtbot, open_tab, dice, settle, tmp_path):
    for letters, seconds in (("abc", 60.0), ("abd", 125.0), ("abe", 200.0)):
        History(tmp_path).add(Entry("q-less", letters, Result.SOLVED, seconds=seconds, proven={"rank": 9}))
    tab = open_tab(folder=tmp_path)
    dice("coatar")
    go_to_play(qtbot, tab)
    tab.game_play.deal()
    qtbot.waitUntil(lambda: "2:05 your median" in tab.play_view.progress.text())
    solve(qtbot, tab, settle)
    wait_for_entry(qtbot, tmp_path)
    figures = tab.play.panel.card.figures.text()
    assert "2:05 your median" in figures
    assert "1:00 your best" in figures


def test_another_word_list_is_for_the_next_roll_and_the_one_noted_stays(qtbot, play_roll, tmp_path):
    tab = play_roll("catz")
    noted = tab.session.words.name
    tab.session.lexicons.lexicon = Lexicon("more", ["cat", "catz"])
    tab.session.use_lexicon("common10k")
    lay(qtbot, tab, "cat")
    give_up(tab)
    assert not tab.game.review.solvable
    assert wait_for_entry(qtbot, tmp_path).lexicon == noted


def test_a_free_game_has_nothing_to_claim(qtbot, open_tab, tmp_path):
    tab = open_tab(folder=tmp_path)
    go_to_play(qtbot, tab)
    tab.game_play.start_with(Puzzle("catcar", free=True), "Draw")
    assert not tab.play_view.claim.isVisible()
    assert not tab.play_actions.hint.isEnabled()
    tab.game.claim()
    give_up(tab)
    assert wait_for_entry(qtbot, tmp_path).puzzle == "tiles: aaccrt"


def test_without_a_folder_nothing_is_written(qtbot, play_roll, settle, tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    tab = play_roll("coatar", folder=None)
    solve(qtbot, tab, settle)
    assert tab.game_play.stage is Stage.OVER
    assert not list(tmp_path.rglob("*"))


def test_a_page_that_is_first_shown_after_a_game_has_the_solutions(qtbot, new_session, settle, tmp_path):
    session = new_session(GAME, Lexicon("small", WORDS))
    session.folder = tmp_path
    session.set_mode(Mode.PLAY)
    tab = VIEW.parts.tab(session)
    qtbot.addWidget(tab)
    tab.resize(1280, 720)
    tab.show()
    tab.game_play.start_with(Puzzle("coatar"), "Roll")
    lay(qtbot, tab, "coat")
    settle(tab)
    tab.game_play.give_up()
    assert not tab.has_page(Mode.ANALYSE)
    tab.set_mode(Mode.ANALYSE)
    listed, count = tab.analyse.listed(), tab.analysis.lists[Scope.GRID].count
    assert len(listed) == count > 0
    assert f"This grid: {count}" in all_texts(tab)
    assert ("COAT", "good") in [(fact.text, fact.mark) for fact in tab.analyse.facts.facts]
    assert tab.page.board.open_grid.puzzle == session.puzzle
