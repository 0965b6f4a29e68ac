"""The empty table keeps the deals looked at last; the entry says what it holds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from qless_studio.engine.games.quiddler import Puzzle
from qless_studio.engine.games.quiddler.dealer import DEALS, RecentDeal
from qless_studio.engine.games.quiddler.puzzle import parse
from qless_studio.ui.games.quiddler.lists import DealRecord, RecentDeals
from qless_studio.ui.tab.session import Mode
from tests.ui.games.quiddler.player import DEAL

LEFT = Qt.MouseButton.LeftButton
OTHER = "L/Q O/X J/I O/T E/TH L/B T/O H/I"


def names(recent):
    return [row.accessibleName() for row in recent.rows if row.isVisible()]


@pytest.mark.long
def test_an_empty_table_offers_the_deals_looked_at_last(player):
    recent = player.tab.analyse.panel.recent
    assert recent.isVisible()
    assert names(recent) == []
    player.enter(OTHER)
    player.enter(DEAL)
    player.enter(f"{DEAL}; JILT 3 8 6 7")
    player.enter("L O")
    player.enter(OTHER)
    player.enter(DEAL)
    assert not recent.isVisible()
    player.tab.session.edit(Puzzle(), "Clear")
    assert names(recent)[0] == "L O J O E L T I over Q X I T TH B O H, proven best 108"
    assert len(names(recent)) == 2
    QTest.mouseClick(recent.rows[0], LEFT)
    assert player.text == DEAL
    assert player.table.isVisible()
    player.tab.session.undo_stack.undo()
    assert recent.isVisible()


def test_a_deal_is_recorded_once_all_its_cards_are_entered(player):
    tab = player.tab
    player.enter(DEAL.replace("I/H", "I"))
    QTest.mouseClick(tab.analyse.edit_button, LEFT)
    for letter in "th":
        QTest.keyClicks(tab.analyse.area.editor, letter)
        player.wait()
    assert player.text.endswith("T/O I/TH")
    QTest.mouseClick(tab.analyse.edit_button, LEFT)
    player.wait()
    tab.session.edit(Puzzle(), "Clear")
    assert [name.partition(",")[0] for name in names(tab.analyse.panel.recent)] == [
        "L O J O E L T I over Q X I T TH B O TH"
    ]


def test_a_deal_replaced_after_its_cards_were_entered_is_not_recorded(player):
    QTest.mouseClick(player.tab.analyse.edit_button, LEFT)
    player.enter(DEAL)
    player.tab.session.edit_text("L O")
    QTest.mouseClick(player.tab.analyse.edit_button, LEFT)
    player.tab.session.edit(Puzzle(), "Clear")
    assert names(player.tab.analyse.panel.recent) == []


def test_recent_deals_are_there_again_the_next_time(player, tmp_path):
    session = player.tab.session
    session.folder = player.tab.record.log.folder = tmp_path
    player.enter(DEAL)
    assert [looked.best for looked in DEALS.remembered(tmp_path)] == [108]
    again = RecentDeals(DealRecord(session, player.tab), lambda deal: None)
    player.qtbot.addWidget(again)
    again.show()
    assert len(names(again)) == 1


def test_a_recent_deal_comes_back_with_the_list_it_had(player):
    session = player.tab.session
    session.use_lexicon("es-wide")
    player.enter(DEAL)
    session.edit(Puzzle(), "Clear")
    session.use_lexicon("wide")
    QTest.mouseClick(player.tab.analyse.panel.recent.rows[0], LEFT)
    assert player.text == DEAL
    assert session.words.wanted == "es-wide"


def test_deals_looked_at_in_another_document_are_kept(player, tmp_path):
    player.tab.record.log.folder = tmp_path
    player.enter(DEAL)
    DEALS.remember(tmp_path, DEALS.with_latest(DEALS.remembered(tmp_path), RecentDeal(OTHER, 90, "wide")))
    player.enter("O/X L/Q J/I O/T E/TH L/B T/O I/H")
    assert [looked.text for looked in DEALS.remembered(tmp_path)][1:] == [OTHER, DEAL]


def test_a_file_of_deals_that_cannot_be_read_is_no_deals(tmp_path):
    for text in ("", "{}", "[1]", '[{"text": "AB CD", "best": 1}]', '[{"text": null, "best": 1}]', '[{"best": 1}]'):
        (tmp_path / DEALS.name).write_text(text, "utf-8")
        assert DEALS.remembered(tmp_path) == ()


def test_the_panel_of_an_empty_table_fills_its_columns_in_a_narrow_window(make_player):
    tab = make_player(width=900, height=480).tab
    recent = tab.analyse.panel.recent
    assert recent.isVisible()
    left = recent.mapTo(tab, recent.rect().topLeft()).x()
    assert tab.analyse.verdict.mapTo(tab, tab.analyse.verdict.rect().topRight()).x() < left


def test_the_entry_says_whether_it_holds_piles_or_a_hand(player):
    entry = player.tab.analyse.entry
    assert entry.field.accessibleName() == "Piles, upper/lower"
    QTest.mouseClick(player.tab.analyse.kind.button("hand"), LEFT)
    assert entry.field.accessibleName() == "Hand"
    player.enter("hand: QU I T E")
    assert entry.field.accessibleName() == "Hand"
    player.enter(DEAL)
    assert entry.field.accessibleName() == "Piles, upper/lower"


def test_a_deal_is_recorded_when_it_has_been_played_not_before(player, tmp_path):
    player.tab.record.log.folder = tmp_path
    player.tab.set_mode(Mode.PLAY)
    player.qtbot.waitUntil(lambda: player.tab.has_page(Mode.PLAY))
    player.tab.game_play.start_with(parse(DEAL), "Deal")
    player.wait()
    player.enter(f"{DEAL}; JILT 3 8 1 7")
    assert DEALS.remembered(tmp_path) == ()  # another document would show the best score
    player.tab.game_play.give_up()
    assert [deal.text for deal in DEALS.remembered(tmp_path)] == [DEAL]
