"""A round on a board: words typed and traced, what is covered, hints, the result, the review, the history."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from qless_studio.engine.games.boggle import GAME
from qless_studio.engine.grids import format_board
from qless_studio.engine.grids.review import Total
from qless_studio.engine.history import Kind, Result
from qless_studio.engine.lexicon import Band
from qless_studio.engine.play import Stage
from qless_studio.engine.solving import Outcome
from qless_studio.ui.games.boggle.tab import BoggleTab
from qless_studio.ui.grids.round import GridRound
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.tab.terms import Terms
from tests.fixtures.nightly import by_day
from tests.ui.grids.player import LEFT, drag
from tests.ui.playing import entries_in, give_up, go_to_play

WORDS = {"HEAD", "HEADLINE", "LINE"}
"""The words of HEAD/ENIL."""


@pytest.fixture
def tab(boggle_tab, tmp_path):
    boggle_tab.session.folder = tmp_path
    return boggle_tab


@pytest.fixture
def playing(qtbot, tab):
    """The tab with a round on HEAD/ENIL, searched."""
    return play(qtbot, tab)


def play(qtbot, tab, text="HEAD/ENIL", searched=False):
    tab.session.edit_text(text)
    if searched:
        qtbot.waitUntil(lambda: tab.session.outcome is Outcome.COMPLETE)
    go_to_play(qtbot, tab)
    click(tab, "Play this puzzle")
    qtbot.waitUntil(lambda: tab.session.outcome is Outcome.COMPLETE)
    return tab


def test_escape_on_the_board_takes_back_the_letters_typed_there(qtbot, playing):
    board = playing.page.board
    board.setFocus()
    qtbot.keyClicks(board, "lin")
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    qtbot.keyClicks(board, "head")
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert list(playing.played.times) == ["head"]


def click(tab, text):
    """Click the visible button with this text."""
    QApplication.processEvents()  # what has just been shown is laid out
    button = next(each for each in tab.findChildren(QPushButton) if each.text() == text and each.isVisible())
    QTest.mouseClick(button, LEFT)


def choose_next(tab, dice):
    """Choose what is rolled next."""
    tab.round.dice.set_value(dice)
    tab.round.dice.value_changed.emit(dice)


def enter(tab, word):
    """Type a word into the field and press Return."""
    field = tab.round.field
    QTest.keyClicks(field, word)
    QTest.keyClick(field, Qt.Key.Key_Return)


def own(tab):
    return list(tab.play_view.own.table.words)


def reviewed(tab):
    model = tab.play_view.review.words.model
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def click_row(qtbot, tab, word):
    table = tab.play_view.review.words.table
    place = table.visualRect(table.model().index(reviewed(tab).index(word), 0)).center()
    qtbot.mouseClick(table.viewport(), LEFT, pos=place)


def entries(folder):
    return entries_in(folder)


def answer(qtbot, tab, button):
    asked = tab.game_play.question
    qtbot.mouseClick(getattr(asked, button), LEFT)
    qtbot.waitUntil(lambda: tab.game_play.question is None)


@pytest.mark.long
def test_a_round_from_its_first_word_through_its_review(qtbot, playing, tmp_path):
    tab = playing
    view = tab.play_view
    assert tab.covered
    assert not tab.analyse.words.table.isVisible()
    assert tab.round.field.hasFocus()
    enter(tab, "head")
    drag(tab.page.board, 7, 6, 5, 4)
    assert own(tab) == [("LINE", "1"), ("HEAD", "1")]
    assert view.figures.text().startswith("2 points, 2 words")
    qtbot.mouseClick(view.remains.link, LEFT)
    assert view.remains.chart.figures()[1] == ((4, 0), (5, 0), (6, 0), (7, 0), (8, 1))
    qtbot.mouseClick(view.ladder.button, LEFT)
    give_up(tab)
    qtbot.waitUntil(lambda: reviewed(tab) == ["HEADLINE"])
    assert not tab.covered
    assert tab.play.panel.card.accessibleName().startswith("Given up. 2 points")
    qtbot.waitUntil(lambda: tab.play.panel.card.longest.text() == "Longest word: HEAD")
    click_row(qtbot, tab, "HEADLINE")
    why = "You found HEAD, and it goes on: LINE makes HEADLINE."
    qtbot.waitUntil(lambda: why in view.review.words.card.card.accessibleName())
    qtbot.mouseClick(view.review.choice.button("found"), LEFT)
    assert set(reviewed(tab)) == {"HEAD", "LINE"}
    click_row(qtbot, tab, "LINE")
    assert tab.page.board.path == tab.rules.paths("line")[0]
    assert tab.play_view.review.words.card.stepper.isVisible()
    (entry,) = entries(tmp_path)
    assert (entry.game, entry.puzzle, entry.kind, entry.result) == ("boggle", "HEAD/ENIL", Kind.ROUND, Result.GIVEN_UP)
    assert (entry.found, entry.hints) == (("head", "line"), ("starts",))
    assert {name: entry.proven[name] for name in ("score", "words", "best", "best_words", "limit")} == {
        "score": 2, "words": 2, "best": 13, "best_words": 3, "limit": 180,
    }  # fmt: skip
    assert entry.proven["par"] == 0  # the list says of no word how common it is
    qtbot.mouseClick(tab.switch.button(Mode.ANALYSE), LEFT)
    assert tab.game_play.question is None
    assert tab.analyse.words.table.isVisible()


@pytest.mark.long
def test_a_chosen_word_that_leaves_the_list_is_no_longer_drawn(qtbot, playing):
    tab = playing
    enter(tab, "head")
    give_up(tab)
    qtbot.waitUntil(lambda: set(reviewed(tab)) == WORDS - {"HEAD"})
    click_row(qtbot, tab, "LINE")
    assert tab.page.board.path
    qtbot.mouseClick(tab.page.board, LEFT, pos=tab.page.board.cells[0].rect.center())
    assert reviewed(tab) == ["HEADLINE"]
    assert tab.page.board.path == ()
    assert "LINE" not in tab.play_view.review.words.card.card.accessibleName()


@pytest.mark.long
def test_after_the_round_a_click_on_a_tile_lists_the_missed_words_through_it(qtbot, playing):
    tab = playing
    enter(tab, "line")
    give_up(tab)
    qtbot.waitUntil(lambda: set(reviewed(tab)) == WORDS - {"LINE"})
    qtbot.mouseClick(tab.page.board, LEFT, pos=tab.page.board.cells[7].rect.center())
    assert reviewed(tab) == ["HEADLINE"]
    assert "2 words through L" in tab.play_view.review.note.label.text()
    qtbot.mouseClick(tab.page.board, LEFT, pos=tab.page.board.cells[0].rect.center())
    assert set(reviewed(tab)) == {"HEAD", "HEADLINE"}
    qtbot.mouseClick(tab.play_view.review.note.all, LEFT)
    assert set(reviewed(tab)) == WORDS - {"LINE"}


def test_a_word_that_does_not_count_is_told_its_reason(playing):
    reasons = {
        "he": "HE: too short: 3 letters or more",
        "xyz": "XYZ: not in the list",
        "cat": "CAT: not on the board",
        "line": "LINE: already found",
    }
    enter(playing, "line")
    told = {}
    for word in reasons:
        enter(playing, word)
        told[word] = playing.round.field.note
    assert told == reasons
    assert own(playing) == [("LINE", "1")]


@pytest.mark.long
@pytest.mark.nightly
def test_a_board_that_was_searched_before_has_its_result_at_once(qtbot, tab):
    play(qtbot, tab, searched=True)
    assert tab.round.facts_known.best.score == 13
    tab.round.hints.ask()
    give_up(tab)
    assert set(reviewed(tab)) == WORDS
    click(tab, "Play again")
    assert tab.round.facts_known.best.score == 13
    assert reviewed(tab) == []


def test_who_has_reached_par_finishes_and_gives_nothing_up(qtbot, tab, monkeypatch):
    monkeypatch.setattr(GridRound, "par_of", lambda round, words: Total(1, 2))
    play(qtbot, tab)
    enter(tab, "line")
    enter(tab, "head")
    give_up(tab)
    assert tab.play.panel.card.accessibleName().startswith("Finished. 2 points")


def test_finding_every_word_ends_the_round(qtbot, playing):
    for word in ("line", "head", "headline"):
        enter(playing, word)
    assert playing.game_play.stage is Stage.OVER
    assert playing.game_play.rules.result().reason == "All words found"


@pytest.mark.long
def test_the_time_of_a_round_is_chosen_and_ends_it(qtbot, tab, tmp_path):
    play(qtbot, tab)
    assert tab.game_play.limit == 180
    choices = (tab.round.dice, tab.round.time)
    assert [each.isVisible() for each in choices] == [False, False], "the board has their place"
    QTest.keyClicks(tab.round.field, "head")
    QTest.keyClick(tab.round.field, Qt.Key.Key_Return)
    tab.game_play.limit = 0.2
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.OVER)
    assert tab.game_play.rules.result().reason == "Time is up"
    assert not tab.play.panel.card.next.hasFocus()
    assert all(each.isVisible() for each in choices)
    tab.round.time.set_value(1)
    tab.round.time.value_changed.emit(1)
    assert tab.session.options.minutes == 3, "the round that is over keeps its time"
    click(tab, "Play again")
    assert tab.game_play.limit == 60
    give_up(tab)
    tab.round.time.set_value(0)
    tab.round.time.value_changed.emit(0)
    qtbot.waitUntil(lambda: tab.game_play.rules.clock_note() == "Game 2 today")  # the history is read on a worker
    click(tab, "New game")
    assert tab.game_play.limit is None
    qtbot.waitUntil(lambda: tab.game_play.rules.clock_note() == "Game 3 today")  # the history is read on a worker
    assert format_board(tab.rules.board) != "HEAD/ENIL"


def test_new_rolls_the_chosen_dice_with_one_key(qtbot, tab):
    go_to_play(qtbot, tab)
    choose_next(tab, "super_big")
    tab.play_actions.new_game.trigger()
    assert tab.game_play.stage is Stage.RUNNING
    assert (tab.rules.board.rows, tab.session.options.scoring) == (6, "super_big")
    before = tab.rules.board
    tab.play_actions.new_game.trigger()  # nothing was found: no question
    assert tab.rules.board != before
    assert tab.covered


def test_pausing_covers_the_letters(qtbot, playing):
    click(playing, "Pause")
    assert not playing.page.board.isVisible()
    assert playing.play.panel.cover.grab().toImage() != playing.page.board.grab().toImage()
    assert not playing.round.field.isEnabled()
    click(playing, "Go on")
    enter(playing, "line")
    assert own(playing) == [("LINE", "1")]


def test_hints_lead_to_a_word_step_by_step_and_then_to_the_next(qtbot, playing):
    tab, play, ladder = playing, playing.game_play, playing.play_view.ladder
    assert not any(cell.tile.tally for cell in tab.page.board.cells)
    for step in range(5):
        qtbot.mouseClick(ladder.button, LEFT)
        assert ladder.shown == step + 1
        if step == 0:
            starts = [cell.tile.tally for cell in tab.page.board.cells]
            assert (starts[0], starts[7], starts[1]) == ("2", "1", "0")
    target = tab.round.hints.target
    assert target.upper() in WORDS
    assert tab.page.board.path == tab.rules.paths(target)[0]
    enter(tab, target)
    assert ladder.shown == 1
    tab.play_actions.hint.trigger()
    assert play.hints == ("starts", "length", "tile", "tiles", "word", "length")
    assert tab.round.hints.target != target


@pytest.mark.long
def test_a_round_comes_back_after_a_restart_paused(qtbot, playing, new_session, lexicon, shown, tmp_path):
    enter(playing, "line")
    playing.round.hints.ask()
    playing.game_play.clock.set(12.5)
    playing.game_play.save()
    session = new_session(GAME, lexicon)
    session.folder = tmp_path
    session.load(playing.session.value)
    again = shown(BoggleTab(session), 1280, 720)
    assert again.covered
    qtbot.waitUntil(lambda: again.has_page(Mode.PLAY))
    assert (again.game_play.stage, again.game_play.elapsed) == (Stage.PAUSED, 12.5)
    assert own(again) == [("LINE", "1")]
    qtbot.waitUntil(lambda: again.play_view.ladder.shown == 1)
    click(again, "Go on")
    enter(again, "head")
    give_up(again)
    qtbot.waitUntil(lambda: [entry.found for entry in entries(tmp_path)] == [("line", "head")])
    assert entries(tmp_path)[0].hints == ("starts",)


@pytest.mark.long
def test_shuffling_keeps_the_round_its_words_and_the_keyboard(qtbot, playing):
    tab, puzzle = playing, playing.session.puzzle
    enter(tab, "head")
    button = next(each for each in tab.play.findChildren(QPushButton) if each.accessibleName() == "Shuffle")
    for _ in range(8):
        before = tab.session.puzzle
        qtbot.mouseClick(button, LEFT)
        assert tab.session.puzzle != before
        assert tab.rules.same_board(puzzle, tab.session.puzzle)
        assert [tab.session.puzzle.tiles[cell] for cell in tab.round.played.paths["head"]] == list("head")
    assert (tab.game_play.stage, tab.round.field.hasFocus()) == (Stage.RUNNING, True)
    enter(tab, "line")
    assert own(tab) == [("LINE", "1"), ("HEAD", "1")]
    give_up(tab)
    assert not button.isVisible()
    assert not tab.boggle_commands.shuffle.isEnabled()


def test_rotating_the_board_keeps_the_round_and_turns_the_paths(qtbot, playing):
    enter(playing, "line")
    with qtbot.waitSignal(playing.session.run_finished):
        playing.board_commands.turn_action.trigger()
    assert playing.game_play.stage is Stage.RUNNING
    assert format_board(playing.rules.board) == "EH/NE/IA/LD"
    drag(playing.page.board, 1, 3, 5, 7)
    assert own(playing) == [("HEAD", "1"), ("LINE", "1")]


def roll(tab):
    tab.play_actions.new_game.trigger()


def clear(tab):
    tab.board_commands.clear_action.trigger()


@pytest.mark.long
@pytest.mark.parametrize("act", [roll, clear], ids=lambda act: act.__name__)
@by_day("roll")
def test_another_board_is_asked_about_and_the_round_goes_on_unless_one_agrees(qtbot, playing, act):
    enter(playing, "line")
    act(playing)
    assert playing.game_play.stage is Stage.PAUSED
    answer(qtbot, playing, "keep")
    assert playing.game_play.stage is Stage.RUNNING
    assert format_board(playing.rules.board) == "HEAD/ENIL"
    assert own(playing) == [("LINE", "1")]
    act(playing)
    answer(qtbot, playing, "end")
    assert format_board(playing.rules.board) != "HEAD/ENIL"
    assert playing.played.times == {}


def test_a_round_searches_its_board_when_edits_are_not_analysed(qtbot, tab):
    tab.session.set_analysing(False)
    play(qtbot, tab)
    enter(tab, "head")
    with qtbot.waitSignal(tab.session.run_finished):
        tab.board_commands.turn_action.trigger()
    assert tab.session.outcome is Outcome.COMPLETE
    assert own(tab) == [("HEAD", "1")]


def test_words_count_before_the_search_has_come_to_them(qtbot, tab):
    tab.session.set_analysing(False)
    tab.session.edit_text("HEAD/ENIL")
    go_to_play(qtbot, tab)
    click(tab, "Play this puzzle")
    enter(tab, "head")
    assert own(tab) == [("HEAD", "1")]
    qtbot.waitUntil(lambda: tab.session.outcome is Outcome.COMPLETE)
    assert own(tab) == [("HEAD", "1")]


@pytest.mark.nightly
def test_what_is_shared_tells_the_result_and_no_word(qtbot, playing):
    enter(playing, "line")
    give_up(playing)
    qtbot.waitUntil(lambda: reviewed(playing) != [])
    lines = playing.game_play.rules.share()
    assert lines[:2] == ["HEAD/ENIL", "1 point, 1 word"] or "1 point, 1 word" in lines[1]
    assert not any("LINE" in line for line in lines[1:])


def test_the_board_of_the_day_is_played_with_its_list(qtbot, tab):
    tab.set_mode(Mode.PLAY)
    tab.game_play.daily.start(date(2026, 1, 1))
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.RUNNING)
    assert tab.game_play.day == "2026-01-01"
    assert tab.session.words.wanted == "wide"


def test_size_time_and_rules_come_back_after_a_daily_puzzle(qtbot, tab):
    tab.session.edit_text("/".join(["ABCDE"] * 5))
    tab.session.change_options(minutes=5, min_length=4)
    go_to_play(qtbot, tab)
    play, daily = tab.game_play, GAME.parse("BWFV/SLIN/DAEN/TEHT")
    play.start_with(daily, "", terms=Terms("common2k", Band.UNKNOWN, GAME.options()), day="2026-11-12")
    assert (play.limit, tab.round.dice.value) == (180, "big_2012"), "its own time; the dice of the next round"
    play.give_up()
    play.deal()
    qtbot.waitUntil(lambda: play.stage is Stage.RUNNING)
    assert (len(tab.session.puzzle.tiles), play.limit, play.day) == (25, 300, "")
    assert tab.session.options == GAME.options(minutes=5, min_length=4)


@pytest.mark.nightly
def test_dice_chosen_after_a_daily_puzzle_are_rolled_next_with_words_in_their_language(qtbot, tab):
    said = []
    tab.session.message.connect(said.append)
    go_to_play(qtbot, tab)
    play = tab.game_play
    play.start_with(GAME.example, "", terms=Terms("common2k", Band.UNKNOWN, GAME.options()), day="2026-11-12")
    play.give_up()
    choose_next(tab, "de_5x5")
    assert tab.session.language.code == "en", "the result keeps its words"
    click(tab, "New game")
    assert (len(tab.session.puzzle.tiles), tab.session.words.name, play.day) == (25, "de-standard", "")
    assert said[-1] == "These dice come with their word list: Standard, German"


@pytest.mark.nightly
def test_the_points_of_the_super_big_dice_go_with_them(qtbot, tab):
    go_to_play(qtbot, tab)
    for dice, scoring in (("super_big", "super_big"), ("new", "standard")):
        choose_next(tab, dice)
        tab.game_play.deal()
        assert tab.session.options.scoring == scoring
        tab.game_play.end(Result.FINISHED)
