"""What holds for the commands of the window and of every game together."""

from __future__ import annotations

from collections import Counter

import pytest

from qless_studio.ui.games import OWN, VIEWS
from qless_studio.ui.shell.commands import every_command, window_commands
from qless_studio.ui.style import icons as icon_paths
from qless_studio.ui.tab.commands import Menu
from tests.fixtures.studio import every_view

ENTRIES = 60
WINDOW = window_commands(VIEWS)


def menus_in(view):
    """The titles of what stands in each menu while a game is in front, submenus and their titles too."""
    tree = {}
    for menu in Menu:
        placed = [each for each in (*WINDOW, *view.commands) if each.at is not None and each.at.menu is menu]
        placed.sort(key=lambda each: (each.at.section, each.at.position))
        tree[menu.value or view.title] = listed = []
        for each in placed:
            if each.at.within and each.at.within not in listed:
                listed.append(each.at.within)
            listed.append(each.english)
    return tree


@pytest.mark.parametrize("view", OWN, ids=lambda view: view.key)
def test_a_game_has_few_entries_in_its_menus(view):
    tree = menus_in(view)
    printed = "\n".join(f"{title}: {', '.join(listed)}" for title, listed in tree.items())
    assert sum(map(len, tree.values())) <= ENTRIES, printed


def test_the_menus_begin_alike_in_all_games():
    begin = {tuple(menus_in(view)[view.title][:8]) for view in VIEWS}
    assert begin == {
        ("New game", "New game with…", "Daily puzzle", "Play this puzzle", "Opponent…", "Pause", "Hint", "Give up")
    }


@every_view
def test_what_is_made_is_what_is_declared_and_stays_in_the_menus(studio, view):
    window = studio().window
    assert [action.objectName() for action in window.tab.own_commands] == [each.name for each in view.commands]
    before = [action.text() for action in window.menu().actions()]
    assert before == ["File", "Edit", view.title, "Words", "View", "Help"]
    shown = [entry.menu() for entry in window.menu().actions()]
    counts = [len([each for each in menu.actions() if not each.isSeparator() and each.isVisible()]) for menu in shown]
    window.session.edit(view.game.example, "Open")
    later = [entry.menu() for entry in window.menu().actions()]
    assert counts == [
        len([each for each in menu.actions() if not each.isSeparator() and each.isVisible()]) for menu in later
    ]


@every_view
def test_every_command_is_found_by_search(studio, view):
    window = studio().window
    offered = {action.objectName() for action in window.available() if action.isVisible()}
    assert {each.name for each in (*WINDOW, *view.commands)} <= offered


def test_names_and_places_are_used_once_and_icons_exist():
    every = every_command(VIEWS)
    assert [name for name, times in Counter(each.command.name for each in every).items() if times > 1] == []
    former = Counter(name for each in every for name in each.command.formerly)
    assert max(former.values()) == 1
    kept = {each.command.name for each in every if each.command.name in each.command.formerly}
    assert former.keys() & {each.command.name for each in every} == kept
    for view in VIEWS:
        found = [each.at for each in (*WINDOW, *view.commands) if each.at is not None and not each.at.within]
        places = Counter(at[:3] for at in found)
        assert [place for place, times in places.items() if times > 1] == [], view.key
    assert {each.command.icon for each in every} <= {"", *icon_paths.LINES}


def test_no_key_of_the_window_is_a_key_of_a_game_or_a_question():
    every = every_command(VIEWS)
    everywhere = [keys for each in every if not each.games and not each.on_question for keys in each.command.keys]
    assert len(everywhere) == len(set(everywhere))
    elsewhere = {keys for each in every if each.games or each.on_question for keys in each.command.keys}
    assert elsewhere.isdisjoint(everywhere)
    for view in VIEWS:
        own = Counter(keys for each in view.commands for keys in each.keys)
        assert [keys for keys, times in own.items() if times > 1] == [], view.key


def test_other_words_are_separated_by_semicolons():
    for each in every_command(VIEWS):
        words = each.command.words.split(";") if each.command.words else []
        assert all(word.strip() for word in words), each.command.name
