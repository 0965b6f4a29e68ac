"""Quiddler played covered: a whole solitaire to its result and through its review, by clicks and keys."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from qless_studio.engine.games.quiddler import GAME, parse
from qless_studio.engine.history import Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Stage
from qless_studio.engine.texts import figure
from qless_studio.ui.games.quiddler.play import HAND, SOLITAIRE
from qless_studio.ui.style import accented
from qless_studio.ui.tab.session import Mode, State
from tests.fixtures.windows import view_of
from tests.ui.access.tree import all_texts
from tests.ui.games.quiddler.player import DEAL, WORDS, Player
from tests.ui.playing import entries_in, give_up, go_to_play

LEFT = Qt.MouseButton.LeftButton
COMMON = dict.fromkeys(("the", "in", "lo", "oh", "ho", "hex", "tee"), 5.0)
MISTAKE = "ex"
GAME_MOVES = ("JILT 3 8 1 7", "QI 1 3", "2>1", "4>3", "EX 5 2", "TOLBOOTH 4 3 6 6 1 7 5")


@pytest.fixture
def player(qtbot, new_session, tmp_path):
    """A player in Play, with no game yet."""
    session = new_session(GAME, Lexicon("test", [*WORDS, MISTAKE, "formed", "form", "de"], COMMON))
    session.folder = tmp_path
    player = shown_tab(qtbot, session)
    go_to_play(player.qtbot, player.tab)
    return player


def shown_tab(qtbot, session):
    """A player at a tab of that session."""
    view = view_of("quiddler")
    tab = accented(view.parts.tab(session), view.accent)
    qtbot.addWidget(tab)
    tab.resize(1280, 720)
    tab.show()
    tab.activateWindow()
    return Player(qtbot, tab)


def click(player, text):
    """Click the visible button with that text."""
    buttons = [each for each in player.tab.findChildren(QPushButton) if each.text() == text and each.isVisible()]
    QTest.mouseClick(buttons[0], LEFT)


def test_cards_entered_before_a_game_stay_covered_and_are_played(player):
    tab = player.tab
    click(player, "Enter cards")
    assert tab.game.area.editor.hasFocus()
    QTest.keyClicks(tab.game.area.editor, "lqxjitehoo")
    assert (tab.current_mode, tab.game_play.stage) == (Mode.PLAY, Stage.IDLE)
    entered = tab.session.puzzle
    assert len(entered.known) > 1
    click(player, "Play this puzzle")
    assert (tab.current_mode, tab.game_play.stage, tab.session.puzzle) == (Mode.PLAY, Stage.RUNNING, entered)
    assert player.table.isVisible()
    assert not tab.game.area.editor.isVisible()


def begin(player, text=DEAL):
    player.tab.game_play.start_with(parse(text), "Deal")
    session = player.tab.session
    player.qtbot.waitUntil(lambda: session.run is not None and session.run.proven_after is not None)


def play_word(player, word):
    player.keys(word)
    player.press(Qt.Key.Key_Return)


def play_with_a_mistake(player):
    """JILT, QI, two cards moved, EX instead of HEX, and the long word: the H is left over."""
    play_word(player, "jilt")
    play_word(player, "qi")
    for source, target in ((1, 0), (3, 2)):
        player.click_pile(source)
        player.click_pile(target)
    play_word(player, "ex")
    player.click_pile(5)  # the L: its B is needed as well, which no pile is free for
    player.press(Qt.Key.Key_Escape)


def reviewed(player):
    """Wait until the game is over and reviewed."""
    play = player.tab.game_play
    player.qtbot.waitUntil(lambda: play.stage is Stage.OVER and bool(player.tab.game.solitaire.review.rows))
    player.wait()
    return player.tab.game.solitaire.review


def reopened(player, new_session, qtbot):
    """The tab as the saved session brings it back."""
    before = player.tab.session
    session = new_session(GAME, before.lexicon)
    session.folder = before.folder
    session.load(before.value)
    again = shown_tab(qtbot, session)
    qtbot.waitUntil(lambda: again.tab.has_page(Mode.PLAY))
    return again


def entries(player):
    return entries_in(player.tab.session.folder)


@pytest.mark.long
def test_a_new_game_is_dealt_unseen(player):
    session = player.tab.session
    for _ in range(5):  # few of these words are in a deal, and yet none begins without one
        before = session.puzzle
        click(player, "New game")
        player.qtbot.waitUntil(lambda before=before: session.puzzle != before and session.state is State.FINISHED)
        assert len(session.puzzle.known) == 16
        assert player.table.isVisible()
        assert player.tab.game_play.stage is Stage.RUNNING


def test_a_whole_game_to_the_result_and_through_the_review(player):
    begin(player)
    play = player.tab.game_play
    play_with_a_mistake(player)
    assert play.stage is Stage.RUNNING
    assert player.tab.play.panel.give_up.text() == "Finish"  # a game may be ended after any move
    give_up(player.tab)
    review = reviewed(player)
    player.qtbot.waitUntil(lambda: entries(player) != [])
    (entry,) = entries(player)
    assert (entry.puzzle, entry.result) == (DEAL, Result.FINISHED)
    assert entry.found == GAME_MOVES[:5]
    assert entry.proven["best"] == 108
    assert entry.proven["score"] == 16
    card = player.tab.play.panel.card
    assert card.isVisible()
    assert "16 points" in card.figures.text()
    assert "108 best, proven" in card.figures.text()
    assert f"{figure(entry.proven['par'])} par" in card.figures.text()
    player.qtbot.waitUntil(lambda: card.longest.text().startswith("Longest word: "))
    assert sum(row.cost for row in review.rows) == 108 - 16
    # the first mistake is chosen, and the table shows the position before it
    assert review.number == 4
    assert player.tab.session.text.endswith("EX 5 2")
    assert len(player.table.scene.puzzle.moves) == 4
    assert player.table.scene.steps == (7, 4, 1)  # H, E, X
    assert review.compared.isVisible()
    assert review.compared.cause.text() == "With the H as well, HEX scores 7 more than EX."
    row = review.list.model().index(4, 0)
    assert review.rows[4].why[1].text in row.data(Qt.ItemDataRole.AccessibleTextRole)
    click(player, "Show my move")
    assert player.table.scene.steps == (4, 1)
    click(player, "Show better move")
    QTest.keyClick(player.table, Qt.Key.Key_Left)
    assert review.number == 3
    row = review.list.visualRect(review.list.model().index(0, 1))
    QTest.mouseClick(review.list.viewport(), LEFT, pos=row.center())
    assert review.number == 0
    assert player.table.scene.puzzle.moves == ()
    text = "\n".join(player.tab.game_play.rules.share())
    assert "16 points" in text
    assert "■■■■□" in text
    assert "HEX" not in text


@pytest.mark.long
@pytest.mark.nightly
def test_another_try_changes_nothing_of_the_record(player):
    begin(player)
    play_with_a_mistake(player)
    give_up(player.tab)
    review = reviewed(player)
    before = entries(player)
    click(player, "Try from here")
    player.wait()
    assert player.text == "; ".join((DEAL, *GAME_MOVES[:4]))
    assert not review.compared.isVisible()
    trial = player.tab.game.solitaire.trial
    assert trial.isVisible()
    assert not review.list.isVisible()
    player.qtbot.waitUntil(lambda: trial.model().rowCount() > 0)
    assert trial.model().index(0, 0).data() == "HEX"
    assert trial.model().index(0, 4).data() == "best"
    play_word(player, "hex")
    player.wait()
    assert player.text.endswith("HEX 8 5 2")
    play_word(player, "tolbooth")
    player.wait()
    assert player.tab.game_play.rules.moves() == GAME_MOVES[:5]
    assert "16 points" in player.tab.play.panel.card.figures.text()
    click(player, "Back to the review")
    assert player.text == "; ".join((DEAL, *GAME_MOVES[:5]))
    assert review.compared.isVisible()
    player.wait()
    assert not trial.isVisible()
    assert entries(player) == before


def test_the_review_opens_on_the_dearest_mistake_with_the_best_continuation_as_tiles(player):
    begin(player)
    play_with_a_mistake(player)
    give_up(player.tab)
    review = reviewed(player)
    dearest = max(review.rows[:-1], key=lambda row: row.cost)
    assert review.number == dearest.number - 1
    scene = player.table.scene
    assert scene.words_title == "Best from here"
    assert scene.words[0].text == "HEX"
    assert len(scene.words) == len(dearest.line) > 1
    cells = [cell.spoken for cell in player.table.cells]
    assert f"then HEX, {scene.words[0].score} points" in cells
    assert "1 mistake in this game, " in review.bar.note.text()
    assert "could still be made" in review.bar.note.text()
    click(player, "Show my move")
    scene = player.table.scene
    assert scene.words_title == "Best after your move"
    assert scene.words[0].text == "EX"


@pytest.mark.nightly
def test_the_review_marks_the_pile_that_its_reason_is_about(player):
    begin(player)
    play_word(player, "jilt")
    play_word(player, "eh")
    give_up(player.tab)
    review = reviewed(player)
    assert review.compared.cause.text() == "EH takes the E that the X needed: no word takes it any more."
    scene = player.table.scene
    assert [scene.puzzle.piles[place] for place in scene.hinted] == [("O", "X")]
    rows = review.list.model()
    QTest.mouseClick(review.list.viewport(), LEFT, pos=review.list.visualRect(rows.index(0, 1)).center())
    assert player.table.scene.hinted == ()


@pytest.mark.nightly
def test_practice_is_offered_whenever_points_were_given_away_also_when_all_cards_were_used(player, tmp_path):
    player.tab.session.folder = tmp_path
    card = player.tab.play.panel.card
    begin(player, "F O R M E D")
    play_word(player, "de")  # FORMED is worth more
    player.wait()
    play_word(player, "form")
    review = reviewed(player)
    assert player.tab.game_play.result is Result.SOLVED
    assert sum(row.cost for row in review.rows) == 5
    assert card.practise.isVisible()


@pytest.mark.long
def test_the_game_ends_by_itself_when_nothing_more_can_be_played(player):
    begin(player, "T H E")
    play_word(player, "the")
    review = reviewed(player)
    assert player.tab.game_play.result is Result.SOLVED
    assert player.tab.game_play.rules.result().reason == "All cards used"
    assert review.mistakes == 0
    click(player, "New game")
    player.qtbot.waitUntil(lambda: len(player.tab.session.puzzle.known) == 16)
    begin(player, "T H E J")
    play_word(player, "the")
    reviewed(player)
    assert player.tab.game_play.result is Result.FINISHED


def test_undo_takes_moves_back_and_hints_are_noted(player):
    begin(player)
    play = player.tab.game_play
    play_word(player, "jilt")
    assert play.rules.moves() == ("JILT 3 8 1 7",)
    player.history(0)
    assert play.rules.moves() == ()
    assert play.stage is Stage.RUNNING
    ladder = player.tab.game.solitaire.hints.hints.ladder
    assert ladder.isVisible()
    assert ladder.shown == 0
    player.tab.play_actions.hint.trigger()
    player.qtbot.waitUntil(lambda: ladder.shown == 1)
    player.tab.play_actions.hint.trigger()
    assert ladder.shown == 2
    assert play.hints == ("why", "far")
    play_word(player, "jilt")
    assert ladder.shown == 0  # another position
    assert play.hints == ("why", "far")


def test_the_bar_to_par_counts_the_cards_left_as_par_does(player):
    begin(player)
    solitaire = player.tab.game.solitaire
    player.qtbot.waitUntil(lambda: solitaire.bar.isVisible())
    assert solitaire.bar.text() == "0% of the way to par"
    play_word(player, "lo")  # of 88 points, and par leaves cards of 78 over
    assert solitaire.score.text() == "5 points, −78 if stopped, −68 par"
    assert [each.figure for each in player.table.scene.figures] == ["5", "−78"]
    assert solitaire.bar.text() == "50% of the way to par"
    play_word(player, "jilt")
    assert solitaire.bar.text() == player.tab.play.panel.note.text() == "Par reached"


def test_a_game_in_which_nothing_was_played_is_given_up_and_how_a_card_moves_is_said(player):
    begin(player)
    assert player.said[1:] == ("Click cards or type a word", "")
    end = player.tab.play.panel.give_up
    assert end.text() == "Give up"
    play_word(player, "jilt")
    play_word(player, "qi")
    assert player.said[1:] == ("Click cards or type a word", "or move a card to an empty pile")
    assert end.text() == "Finish"
    player.history(0)
    player.history(0)
    assert end.text() == "Give up"


def test_of_equal_cards_the_one_with_a_card_beneath_is_typed(player):
    begin(player, "H O O/T E")
    player.keys("ho")
    assert player.tab.page.board.scene.tray.places == (0, 2)


def test_nothing_names_an_answer_while_it_is_played(player):
    begin(player)
    player.wait()
    spoken = all_texts(player.tab)
    assert any("pile 1" in text for text in spoken)  # the board is among them
    for text in spoken:
        assert not {"jilt", "qi", "hex", "tolbooth", "108"} & set(re.findall(r"[a-z]+|[0-9]+", text.lower())), text
    play_word(player, "jilt")  # the player's own word may be seen, what it was worth to the game may not
    player.keys("hoe")
    assert player.said[1:] == ("Valid word", "11 points")
    assert [each.label for each in player.table.scene.figures] == ["so far", "if stopped"]
    assert player.tab.analyse.panel.lists.models["words"].total == 0
    assert not player.tab.has_listed


def test_a_game_survives_a_restart(player, new_session, qtbot):
    begin(player)
    play_word(player, "jilt")
    player.tab.game_play.clock.set(12.0)
    clock = player.tab.play.panel.clock
    assert clock.text().endswith(", Solitaire")
    player.tab.table_commands.clock.trigger()  # no clock
    assert clock.text() == "Solitaire"
    again = reopened(player, new_session, qtbot)
    play = again.tab.game_play
    assert (play.stage, play.rules.moves(), play.elapsed) == (Stage.PAUSED, ("JILT 3 8 1 7",), 12.0)
    assert not again.table.isVisible()
    click(again, "Go on")
    assert again.table.isVisible()
    assert again.tab.play.panel.clock.text() == "Solitaire"
    play_word(again, "qi")
    assert play.rules.moves() == ("JILT 3 8 1 7", "QI 1 3")


@pytest.mark.long
@pytest.mark.nightly
def test_a_finished_game_survives_a_restart_in_the_middle_of_another_try(player, new_session, qtbot):
    begin(player)
    play_with_a_mistake(player)
    give_up(player.tab)
    reviewed(player)
    click(player, "Try from here")
    player.tab.game_play.save()
    again = reopened(player, new_session, qtbot)
    review = reviewed(again)
    assert again.tab.game_play.rules.moves() == GAME_MOVES[:5]
    assert sum(row.cost for row in review.rows) == 108 - 16
    assert len(entries(again)) == 1


def test_in_analyse_the_table_is_that_of_the_puzzle_again(player):
    begin(player)
    play_with_a_mistake(player)
    give_up(player.tab)
    review = reviewed(player)
    QTest.mouseClick(player.tab.switch.button(Mode.ANALYSE), LEFT)
    assert not review.compared.isVisible()
    assert len(player.table.scene.puzzle.moves) == 5
    player.wait()
    assert player.tab.analyse.panel.lists.models["words"].total > 0
    go_to_play(player.qtbot, player.tab)
    assert review.compared.isVisible()
    assert len(player.table.scene.puzzle.moves) == 4


def test_a_single_hand_of_cards_is_played_to_its_discard(player):
    begin(player, "hand: T H E Z")
    play = player.tab.game_play
    play_word(player, "the")
    player.keys("z")
    player.press(Qt.Key.Key_Return)
    player.qtbot.waitUntil(lambda: play.stage is Stage.OVER and entries(player) != [])
    assert play.result is Result.SOLVED
    assert entries(player)[0].proven == {"score": 12, "best": 12, "words": 1, "cleared": True}


def test_with_unknown_cards_there_is_no_review_and_no_best_score(player):
    player.tab.game_play.start_with(parse("T/? H E"), "Deal")
    play_word(player, "the")
    give_up(player.tab)
    player.qtbot.waitUntil(lambda: entries(player) != [])
    assert "best" not in entries(player)[0].proven
    assert player.tab.game.solitaire.review.rows == []
    assert player.table.isVisible()


def test_before_a_game_of_hands_the_table_speaks_of_hands(player):
    kinds = player.tab.game.kinds
    assert player.tab.game.area.empty.isVisible()
    QTest.mouseClick(kinds.button(HAND), LEFT)
    assert player.tab.game.area.empty_hand.isVisible()
    assert not player.tab.game.area.empty.isVisible()
    QTest.mouseClick(kinds.button(SOLITAIRE), LEFT)
    assert player.tab.game.area.empty.isVisible()


def test_the_game_of_hands_is_a_command_too(player):
    tab = player.tab
    QTest.mouseClick(tab.switch.button(Mode.ANALYSE), LEFT)
    tab.play_actions.opponent.trigger()
    assert tab.current_mode is Mode.PLAY
    assert tab.game.kinds.value == HAND
    assert tab.game.area.empty_hand.isVisible()


@pytest.mark.nightly
def test_a_hand_that_is_analysed_is_followed_by_the_game_of_hands(player):
    tab = player.tab
    assert tab.game.kinds.value == SOLITAIRE
    QTest.mouseClick(tab.switch.button(Mode.ANALYSE), LEFT)
    QTest.mouseClick(tab.analyse.kind.button(HAND), LEFT)
    player.enter("hand: T H E Z")
    go_to_play(player.qtbot, tab)
    assert tab.game.kinds.value == HAND
    QTest.mouseClick(tab.switch.button(Mode.ANALYSE), LEFT)
    player.enter(DEAL)
    go_to_play(player.qtbot, tab)
    assert tab.game.kinds.value == SOLITAIRE


@pytest.mark.nightly
def test_what_was_found_while_playing_is_on_the_page_that_is_built_afterwards(qtbot, new_session):
    session = new_session(GAME, Lexicon("test", WORDS))
    session.set_mode(Mode.PLAY)
    player = shown_tab(qtbot, session)
    begin(player)
    play_word(player, "jilt")
    give_up(player.tab)
    reviewed(player)
    assert not player.tab.has_page(Mode.ANALYSE)
    QTest.mouseClick(player.tab.switch.button(Mode.ANALYSE), LEFT)
    player.wait()
    panel = player.tab.analyse.panel
    assert panel.lists.models["games"].total > 0
    assert panel.lists.models["words"].total > 0
    assert panel.figures.text().startswith("108 points")
    assert player.tab.analyse.verdict_text().startswith("Proven best")
