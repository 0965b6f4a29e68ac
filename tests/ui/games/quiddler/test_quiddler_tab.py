"""The tab around the table: games played back, entering cards, hints, deals, hands, unknown cards, rules."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from qless_studio.engine.solving import Run
from qless_studio.ui.games.quiddler import parts
from qless_studio.ui.games.quiddler.analyse_page import PlaybackBar
from qless_studio.ui.style import theme_of, tokens
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.tab.wishes import Paste
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from tests.fixtures.nightly import by_day
from tests.ui.games.quiddler.player import DEAL
from tests.ui.seen import painted

LEFT = Qt.MouseButton.LeftButton


def click(widget):
    QTest.mouseClick(widget, LEFT)


def click_row(table, row):
    rect = table.visualRect(table.model().index(row, 0))
    QTest.mouseClick(table.viewport(), LEFT, pos=rect.center())


@pytest.fixture
def watching(player):
    """The best game of the example, chosen from the list."""
    player.enter(DEAL)
    panel = player.tab.analyse.panel
    click(panel.segments.button("games"))
    click_row(panel.lists.tables["games"], 0)
    player.bar = player.tab.findChild(PlaybackBar)
    return player


def test_while_a_search_goes_on_the_verdict_has_the_best_score_so_far(player, monkeypatch):
    player.enter(DEAL)
    run = Run()
    run.improved(94)
    monkeypatch.setattr(Session, "run", run)
    assert player.tab.analyse.verdict_of(State.RUNNING)[1] == "Searching… Best so far: 94"


def test_the_verdict_figures_and_lists_tell_of_the_deal(player):
    player.enter(DEAL)
    tab = player.tab
    assert tab.analyse.verdict_text() == "Proven best 108"
    assert tab.analyse.panel.figures.text() == "108 points, 16 cards used, 4 words"
    assert player.table.scene.figures[0][1] == "so far"
    assert player.table.scene.figures[2][0] == "108"
    assert tab.analyse.panel.segments.button("words").text().startswith("Words now ")


def test_a_game_is_played_back_without_touching_the_players_own(watching):
    assert watching.bar.isVisible()
    assert not watching.tab.analyse.entry.isVisible()
    assert watching.tray() == ["J", "I", "L", "T"]
    for _ in range(6):
        click(watching.bar.forward)
    assert watching.said[0] == "TOLBOOTH"
    click(watching.bar.forward)
    assert watching.said[:2] == ("108 points", "All cards used")
    assert not watching.bar.forward.isEnabled()
    click(watching.bar.back)
    assert watching.said[0] == "TOLBOOTH"
    assert watching.text == DEAL
    click(watching.bar.leave)
    assert not watching.bar.isVisible()
    assert watching.tray() == []
    assert watching.text == DEAL


def test_arrows_go_through_a_game_and_escape_leaves_it(watching):
    watching.table.setFocus()
    watching.press(Qt.Key.Key_Right)
    assert watching.said[0] == "QI"
    watching.press(Qt.Key.Key_Left)
    assert watching.said[0] == "JILT"
    watching.keys("lo")
    assert watching.said[:2] == ("JILT", "Press Esc to go back to your game first")
    watching.press(Qt.Key.Key_Right)
    assert watching.said[1] == "17 points"
    watching.press(Qt.Key.Key_Escape)
    assert not watching.bar.isVisible()
    watching.keys("lo")
    assert watching.tray() == ["L", "O"]
    assert watching.text == DEAL


def test_playing_on_from_a_game_is_one_step_of_undo(watching):
    click(watching.bar.forward)
    click(watching.bar.forward)
    click(watching.bar.adopt)
    assert [word.text for word in watching.table.scene.words] == ["JILT", "QI"]
    watching.history(0)
    assert watching.text == DEAL


def test_a_game_plays_by_itself_to_its_end(watching):
    watching.tab.analyse.playing.playback.findChild(QTimer).setInterval(1)
    click(watching.bar.auto)
    watching.qtbot.waitUntil(lambda: watching.said[0] == "108 points")
    watching.qtbot.waitUntil(lambda: watching.bar.auto.icon_name == "play")


def test_the_words_played_tell_what_they_gave_away(player):
    player.enter(f"{DEAL}; LO 1 2")
    player.qtbot.waitUntil(lambda: player.table.scene.words[0].lost > 0)
    cells = [cell.spoken for cell in player.table.cells]
    assert any("LO, " in spoken and "gave away" in spoken for spoken in cells)


def test_the_end_of_a_game_is_told(player):
    player.enter("Q I; QI 1 2")
    assert player.said[:2] == ("17 points", "The game is over with the best possible score")


def test_hints_come_step_by_step_and_bring_out_cards(player):
    player.enter(DEAL)
    click(player.tab.analyse.hint_button)
    ladder = player.tab.analyse.panel.ladder
    player.qtbot.waitUntil(ladder.isVisible)
    assert ladder.shown == 1
    assert ladder.latest.text() == "1. First of all: Begin with the J: only 1 word in your cards takes it."
    assert player.table.scene.hinted == (2,)
    click(ladder.button)
    click(player.tab.analyse.hint_button)  # the same once more
    click(ladder.button)
    assert ladder.shown == 4
    assert player.table.scene.hinted == ()
    click(ladder.button)
    assert len(player.table.scene.hinted) == 4
    for _ in range(2):
        click(player.tab.analyse.hint_button)
    assert ladder.shown == 6
    assert ladder.isVisible()


def test_hints_are_closed_by_button_escape_or_a_move(player):
    for close in ("button", "escape", "escape on the ladder", "move"):
        player.enter("Q I")
        player.enter(DEAL)
        assert_hints_are_closed(player, close)


def assert_hints_are_closed(player, close):
    panel = player.tab.analyse.panel
    assert not panel.ladder.isVisible(), close
    click(player.tab.analyse.hint_button)
    player.qtbot.waitUntil(panel.ladder.isVisible)
    player.keys("jilt")
    if close == "button":
        click(next(button for button in panel.ladder.findChildren(IconButton) if button.icon_name == "cross"))
        assert player.table.hasFocus()
    elif close == "escape":
        player.press(Qt.Key.Key_Escape)
        assert panel.ladder.isVisible()  # the cards in the tray go back first
        player.press(Qt.Key.Key_Escape)
    elif close == "escape on the ladder":
        panel.ladder.button.setFocus()
        QTest.keyClick(panel.ladder.button, Qt.Key.Key_Escape)
    else:
        player.press(Qt.Key.Key_Return)
    assert not panel.ladder.isVisible(), close
    assert panel.chart.isVisible(), close
    assert player.table.scene.hinted == (), close
    player.wait()
    assert not panel.ladder.isVisible(), close
    click(player.tab.analyse.hint_button)
    player.qtbot.waitUntil(panel.ladder.isVisible)
    assert panel.ladder.shown == 1, close


def test_a_hint_asked_for_before_the_search_has_begun_comes_all_the_same(player):
    player.tab.session.edit_text(DEAL)
    click(player.tab.analyse.hint_button)
    player.wait()
    assert player.tab.analyse.panel.ladder.isVisible()


def test_cards_are_typed_in_row_by_row(player):
    tab = player.tab
    click(tab.analyse.edit_button)
    editor = tab.analyse.area.editor
    QTest.keyClicks(editor, "quotin")
    assert player.text == "QU O T IN - - - -"
    QTest.keyClick(editor, Qt.Key.Key_Backspace)
    QTest.keyClick(editor, Qt.Key.Key_Backspace)
    assert player.text == "QU O - - - - - -"
    QTest.keyClicks(editor, "t")
    QTest.keyClick(editor, Qt.Key.Key_Left)
    QTest.keyClick(editor, Qt.Key.Key_Right)
    QTest.keyClicks(editor, "h")
    assert player.text == "QU O T H - - - -"


def test_cards_are_clicked_from_the_deck_and_a_lower_one_may_be_unknown(player):
    tab = player.tab
    click(tab.analyse.edit_button)
    editor = tab.analyse.area.editor
    deck = {cell.tile.text: cell for cell in editor.cells[editor.places :]}
    for card in ("TH", "E"):
        QTest.mouseClick(editor, LEFT, pos=deck[card].rect.center())
    assert player.text == "TH E - - - - - -"
    QTest.mouseClick(editor, LEFT, pos=editor.cells[8].rect.center())
    QTest.keyClicks(editor, "?")
    assert player.text == "TH/? E - - - - - -"
    click(tab.analyse.edit_button)
    assert player.table.isVisible()


def test_unknown_cards_make_an_estimate_and_never_a_proof(player):
    player.enter("Q/? I H O L")
    assert player.tab.analyse.verdict_text().startswith("Estimate: start with QI")
    assert "proven" not in player.tab.analyse.verdict_text().lower()
    table = player.tab.analyse.panel.lists.tables["advice"]
    assert table.isVisible()
    row = [table.model().index(0, column).data() for column in range(table.model().columnCount())]
    assert row[0] == "QI"
    assert row[-1].startswith("± ")
    assert player.table.scene.figures[1] == ("≈ −34", "if stopped")  # −29 and −4.98
    player.enter(DEAL)


def test_more_copies_than_the_deck_has_are_told_in_panel_and_editor(player):
    player.enter("Q/Q Q I H O L")
    tab = player.tab
    assert tab.analyse.panel.warning.isVisible()
    assert tab.analyse.panel.warning.text() == "3 × Q: the deck has only 2"
    click(tab.analyse.edit_button)
    assert tab.analyse.area.editor.caption == "3 × Q: the deck has only 2"
    click(tab.analyse.edit_button)
    player.enter(DEAL)
    assert not tab.analyse.panel.warning.isVisible()
    assert tab.analyse.area.editor.caption.startswith("Type the cards row by row")


def test_an_uncovered_unknown_card_is_named_and_the_moves_stay(player):
    player.enter("Q/? I/E H O L; QI 1 2")
    player.click_pile(0)
    assert player.said[1] == "Type the card that was uncovered"
    player.keys("th")
    assert player.text == "Q/TH I/E H O L; QI 1 2"
    player.wait()
    assert player.tab.analyse.verdict_text().startswith("Proven best")
    player.keys("e")
    assert player.tray() == ["E"]


def test_a_hand_is_laid_down_with_its_discard(player):
    player.enter("hand: Q I H E X Z")
    assert player.tab.analyse.kind.value == "hand"
    assert player.tab.analyse.verdict_text().startswith("Proven best")
    table = player.tab.analyse.panel.lists.tables["hands"]
    assert table.isVisible()
    assert [table.model().index(0, column).data() for column in range(3)] == ["QI, HEX", "", "Z"]
    player.keys("hex")
    assert player.said[1:] == ("Valid word", "21 points")
    player.press(Qt.Key.Key_Return)
    assert player.text == "hand: Q I H E X Z; HEX 3 4 5"


def test_both_kinds_of_game_keep_their_cards(player):
    player.enter(DEAL)
    click(player.tab.analyse.kind.button("hand"))
    assert player.tab.analyse.area.empty_hand.isVisible()
    click(player.tab.analyse.kind.button("solitaire"))
    assert player.text == DEAL


def test_dealing_tells_the_seed_and_can_be_undone(player):
    player.enter(DEAL)
    click(player.tab.analyse.deal_button)
    player.qtbot.waitUntil(lambda: player.text != DEAL)
    assert len(player.tab.session.puzzle.known) == 16
    assert player.tab.rule_summary().startswith("Seed ")
    player.history(0)
    assert player.text == DEAL
    assert "Seed" not in player.tab.rule_summary()


def test_a_deal_with_conditions_is_searched_and_repeated_by_its_seed(player):
    player.tab.analyse.dealing.ask()
    dialog = player.tab.analyse.dealing.dialog
    dialog.form.inputs["seed"].widget.setValue(7)
    dialog.form.inputs["needs_move"].widget.setChecked(True)
    click(dialog.deal)
    player.qtbot.waitUntil(lambda: "from seed 7, best" in dialog.state.text())
    first = player.text
    player.enter(DEAL)
    click(dialog.deal)
    player.qtbot.waitUntil(lambda: player.text == first)
    click(dialog.close_button)


def test_a_fault_of_the_search_for_a_deal_is_told_in_words(player, monkeypatch):
    def deal(lexicon, options, run):
        yield from ()
        raise KeyError(3)

    monkeypatch.setattr(parts, "deal", deal)
    player.tab.analyse.dealing.ask()
    dialog = player.tab.analyse.dealing.dialog
    click(dialog.deal)
    player.qtbot.waitUntil(lambda: "failed unexpectedly" in dialog.state.text())
    click(dialog.close_button)


def test_the_bonus_is_chosen(player):
    player.enter(DEAL)
    player.tab.analyse.bonus.setCurrentIndex(1)
    player.tab.analyse.bonus.activated.emit(1)
    player.qtbot.waitUntil(lambda: player.tab.analyse.verdict_text() == "Proven best 88")
    assert "no bonus" in player.tab.rule_summary().lower()


def test_the_empty_table_asks_for_what_was_copied(player):
    paste = next(button for button in player.tab.analyse.area.empty.findChildren(Button) if "Paste" in button.text())
    with player.qtbot.waitSignal(player.tab.session.wished) as wished:
        player.qtbot.mouseClick(paste, Qt.MouseButton.LeftButton)
    assert wished.args == [Paste()]


def test_the_filter_narrows_the_words(player):
    player.enter(DEAL)
    player.tab.analyse.panel.filter.setFocus()
    QTest.keyClicks(player.tab.analyse.panel.filter, "jilt")
    QTest.keyClick(player.tab.analyse.panel.filter, Qt.Key.Key_Return)
    model = player.tab.analyse.panel.lists.models["words"]
    assert model.shown == 1
    assert "1/" in player.tab.analyse.panel.segments.button("words").text()


def test_a_card_has_its_face_and_the_tray_its_ground_in_every_theme(player, appearance):
    player.enter(DEAL)
    for mode in tokens.MODES:
        appearance.set_mode(mode)
        image = player.table.grab().toImage()
        theme = theme_of(player.tab)
        assert theme.mode == mode
        card = player.table.cells[player.cell_of_place(0)].rect
        assert image.pixelColor(card.left() + 12, card.top() + 20) == theme.color("tile"), mode
        buttons = player.table.play.geometry() | player.table.clear.geometry()
        assert image.pixelColor(buttons.left() - 6, buttons.center().y()) == theme.color("tray"), mode


def test_all_cards_are_whole_and_apart_at_every_size(player):
    player.enter(f"{DEAL}; JILT 3 8 1 7; QI 1 3")
    player.keys("oho")
    for size in ((900, 520), (1280, 720), (1920, 1100)):
        player.tab.resize(*size)
        player.qtbot.rest(player.tab)
        rects = [cell.rect for cell in player.table.cells if cell.enabled]
        for place, rect in enumerate(rects):
            assert player.table.rect().contains(rect), size
            assert not any(rect.intersects(other) for other in rects[:place]), size


def test_a_card_slides_to_the_tray(player, appearance):
    player.enter(DEAL)
    appearance.set_reduced_motion(False)
    place = player.table.cells[player.cell_of_place(0)].rect
    player.click_pile(0)
    number = player.table.scene.position.places[0][0]
    there = player.table.cells[player.cell_of_tray(0)].rect
    assert player.table.outline_of(number)[0].top() < there.top()
    player.qtbot.waitUntil(lambda: player.table.outline_of(number)[0].toRect() == there)
    assert there.top() > place.bottom()


def test_a_game_with_a_word_that_is_not_in_the_list_lost_nothing(player):
    player.enter("Z A L O; ZA 1 2; LO 3 4")
    assert player.tab.analyse.verdict_text() == "You scored 21; best −11 with this word list, proven"
    assert player.said[:2] == ("21 points", "Game over; not in the list")
    assert player.table.scene.figures[3].figure == "0"
    assert [word.lost for word in player.table.scene.words] == [0, 0]


def test_a_game_played_to_its_end_is_told_with_the_best_of_the_deal(player):
    player.enter("Q I L O H")
    assert player.tab.analyse.verdict_text() == "Proven best 23"
    for word, verdict in (
        ("lo", "Proven best 15 from here; 23 at the start"),
        ("qi", "You scored 15; best 23, proven"),
    ):
        player.keys(word)
        player.press(Qt.Key.Key_Return)
        player.wait()
        assert player.tab.analyse.verdict_text() == verdict
    assert player.tab.analyse.panel.figures.text() == "15 points, 23 best of the deal"
    assert player.said == ("15 points", "The game is over; your moves lost 8", "Proven best 23")


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
@pytest.mark.parametrize("scale", [1.5, 2.0])
@by_day("2.0-size1")
def test_cards_grow_with_the_text_and_are_whole(make_player, appearance, size, scale):
    player = make_player(width=size[0], height=size[1])
    player.enter(DEAL)
    before = player.table.cells[player.cell_of_place(0)].rect
    editor = player.tab.analyse.area.editor
    click(player.tab.analyse.edit_button)
    places = editor.cells[0].rect, editor.cells[editor.places].rect
    click(player.tab.analyse.edit_button)
    appearance.set_text_scale(scale)
    player.qtbot.rest(player.tab)
    table = player.table
    card = table.cells[player.cell_of_place(0)].rect
    assert card.width() >= min(before.width(), 84)
    assert table.height() >= table.minimumSizeHint().height()
    assert all(table.rect().contains(cell.rect) for cell in table.cells)
    texts = [each.rect.toRect() for each in painted(table) if each.text != table.play.text()]
    assert texts
    assert not any(table.play.geometry().intersects(text) for text in texts)
    click(player.tab.analyse.edit_button)
    player.qtbot.rest(player.tab)
    cells = [editor.cells[0].rect, editor.cells[editor.places].rect]
    assert all(now.width() >= min(then.width(), 45) for now, then in zip(cells, places, strict=True))
    assert editor.height() >= editor.minimumSizeHint().height()
    assert all(editor.rect().contains(cell.rect) for cell in editor.cells)
    (caption,) = (each for each in painted(editor) if each.text == editor.caption)
    assert caption.rect.top() >= max(editor.cells[place].rect.bottom() for place in range(editor.places))
