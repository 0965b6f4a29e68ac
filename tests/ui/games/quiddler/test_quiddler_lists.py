"""Long lists of games are filled in pieces."""

from __future__ import annotations

import pytest

from qless_studio.engine.games.quiddler.solver import FinishedGame
from qless_studio.ui.games.quiddler.lists import GAMES, Lists
from qless_studio.ui.widgets.results.result_model import PIECE


@pytest.fixture
def player(player_again):
    return player_again


def games(number):
    return [FinishedGame(score, (), ()) for score in range(number, 0, -1)]


def test_many_games_are_listed_in_pieces(qtbot):
    lists = Lists(lambda word: None)
    qtbot.addWidget(lists)
    many = games(2 * PIECE + 1)
    lists.extend(GAMES, many)
    assert lists.models[GAMES].total == PIECE
    qtbot.waitUntil(lambda: lists.models[GAMES].total == len(many))
    assert lists.models[GAMES].solutions() == many


def test_all_games_are_exported_and_none_of_the_deal_before_follows(qtbot):
    lists = Lists(lambda word: None)
    qtbot.addWidget(lists)
    lists.extend(GAMES, games(3 * PIECE))
    assert len(lists.solutions(GAMES)) == 3 * PIECE
    lists.extend(GAMES, games(3 * PIECE))
    lists.clear()
    lists.extend(GAMES, games(2))
    qtbot.wait(0)
    assert len(lists.solutions(GAMES)) == 2


def test_a_list_that_says_the_same_is_not_painted_again(player):
    player.enter("Q I L O H")
    table, painted = player.tab.analyse.panel.lists.tables["words"], []
    viewport_event = table.viewportEvent
    table.viewportEvent = lambda event: painted.append(event.type()) or viewport_event(event)
    player.qtbot.rest(player.tab)
    painted.clear()
    player.tab.session.state_changed.emit(player.tab.session.state)
    player.qtbot.rest(player.tab)
    assert not any(kind.name == "Paint" for kind in painted)
