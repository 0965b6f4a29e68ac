"""Hints come step by step, and stay as long as they fit the grid that they were found for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from qless_studio.engine.games.q_less.puzzle import Options
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.widgets.basic.buttons import IconButton
from tests.ui.seen import steps

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_tab(open_again):
    return open_again


@pytest.fixture
def hinted(qtbot, open_tab):
    """A tab with all steps of a hint shown, and the places of the hint's word that are still free."""
    tab = open_tab("ratcoat; cat")
    for shown in range(1, 6):
        tab.play_actions.hint.trigger()
        qtbot.waitUntil(lambda shown=shown: tab.analyse.ladder.shown == shown)
    tiles = tab.page.board.open_grid.tiles
    return tab, {place: letter for place, letter in tab.aids.hints.marks[-1].items() if place not in tiles}


def test_a_hint_follows_the_letters_of_its_word_and_their_undoing(hinted):
    tab, free = hinted
    place, letter = next(iter(free.items()))
    tab.page.board.replace_tiles({**tab.page.board.open_grid.tiles, place: letter}, "Place")
    assert tab.analyse.ladder.shown == 5
    tab.session.undo_stack.undo()
    assert tab.analyse.ladder.shown == 5
    assert {
        tab.page.board.place_of(n) for n, cell in enumerate(tab.page.board.cells) if cell.tile.kind == "hinted"
    } == set(free)


@pytest.mark.parametrize("text", ["ratcoat", "interactions", "interactions; r"])
def test_every_letter_of_the_word_has_a_cell_on_the_board(qtbot, open_tab, text):
    tab = open_tab(text, lexicon=Lexicon("one", ["interactions"]) if "s" in text else None)
    board, grid = tab.page.board, tab.page.board.open_grid
    for shown in range(1, 6):
        tab.play_actions.hint.trigger()
        qtbot.waitUntil(lambda shown=shown: tab.analyse.ladder.shown == shown)
    hinted = [cell for cell in board.cells if cell.tile.kind == "hinted"]
    assert len(hinted) + len(grid.tiles) == len(tab.aids.hints.hints.steps[-1].answer)
    assert board.rect().contains(QRect(hinted[0].rect).united(hinted[-1].rect))


def test_a_hint_goes_once_its_word_is_complete(hinted):
    tab, free = hinted
    tab.page.board.replace_tiles({**tab.page.board.open_grid.tiles, **free}, "Place")
    assert tab.analyse.ladder.shown == 0


def test_a_hint_goes_with_a_letter_elsewhere(hinted):
    tab, free = hinted
    place, letter = max(free.items())
    tab.page.board.replace_tiles({**tab.page.board.open_grid.tiles, (place[0] + 1, place[1] + 1): letter}, "Place")
    assert tab.analyse.ladder.shown == 0


def test_a_hint_goes_with_other_letters_or_rules(hinted):
    tab, _ = hinted
    grid = tab.page.board.open_grid
    tab.grid_commands.sort.trigger()
    assert tab.analyse.ladder.shown == 0
    tab.aids.hints.follow(grid)
    assert tab.aids.hints.hints.steps == ()


def test_an_edit_cancels_the_search_for_a_hint(qtbot, open_tab):
    tab = open_tab("ratcoat; cat")
    tab.play_actions.hint.trigger()
    tab.session.edit_text("ratcoat; rat")
    assert not tab.aids.hints.searches.active
    qtbot.wait(100)
    assert tab.analyse.ladder.shown == 0


@pytest.mark.parametrize("text", ["r", "ra"])
def test_for_fewer_letters_than_a_grid_needs_there_is_no_hint(qtbot, open_tab, text):
    tab = open_tab(text)
    hint = tab.play_actions.hint
    assert not hint.isEnabled()
    assert "the minimum is 3" in hint.reason
    qtbot.keyClick(tab.page.board, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert not tab.analyse.ladder.button.isVisible() or not tab.analyse.ladder.button.isEnabled()
    qtbot.waitUntil(lambda: not tab.aids.hints.searches.active)
    assert tab.analyse.ladder.shown == 0


def test_whether_there_is_a_hint_follows_the_shortest_word(open_tab):
    tab = open_tab("ra")
    tab.session.set_options(Options(min_length=2))
    assert tab.play_actions.hint.isEnabled()
    assert tab.analyse.ladder.isVisible()
    tab.session.set_options(Options(min_length=3))
    assert not tab.play_actions.hint.isEnabled()
    assert not tab.analyse.ladder.isVisible()


def test_hints_come_one_by_one(qtbot, open_tab):
    tab = open_tab("ratcoat; cat")
    assert tab.analyse.ladder.shown == 0
    qtbot.mouseClick(tab.analyse.ladder.button, LEFT)
    qtbot.waitUntil(lambda: tab.analyse.ladder.shown == 1)
    for shown in (2, 3, 4, 5):
        tab.play_actions.hint.trigger()
        assert tab.analyse.ladder.shown == shown
        assert bool([one for one in tab.page.board.cells if one.tile.kind == "hinted"]) == (shown > 2)
    assert tab.analyse.ladder.button.isHidden()
    word = tab.aids.hints.hints.steps[-1].answer
    assert word.lower() in tab.session.lexicon
    assert tab.aids.hints.hints.steps[2].answer == f"{len(word)} letters"
    assert tab.aids.hints.hints.steps[3].answer == word[0]


def test_a_hint_stays_while_its_letters_are_laid_and_goes_with_another_edit(qtbot, open_tab):
    tab = open_tab("ratcoat; cat")
    for shown in range(1, 6):
        tab.play_actions.hint.trigger()
        qtbot.waitUntil(lambda shown=shown: tab.analyse.ladder.shown == shown)
    cells = {
        place: letter
        for place, letter in tab.aids.hints.marks[-1].items()
        if place not in tab.page.board.open_grid.tiles
    }
    assert len(cells) > 1
    place, letter = next(iter(cells.items()))
    qtbot.mouseClick(tab.page.board, LEFT, pos=tab.page.board.cells[tab.page.board.index_of(place)].rect.center())
    qtbot.keyClicks(tab.page.board, letter)
    assert tab.analyse.ladder.shown == 5
    tab.grid_commands.clear.trigger()
    assert tab.analyse.ladder.shown == 0


def test_hints_for_a_grid_beyond_help_name_word_and_tile(qtbot, open_tab):
    tab = open_tab("ratcoat; tac")
    tab.play_actions.hint.trigger()
    qtbot.waitUntil(lambda: tab.analyse.ladder.shown == 1)
    assert tab.aids.hints.hints.steps[0].answer == "No (proven)"

    def asked_for_the_next_one():
        if tab.analyse.ladder.button.isVisible():
            tab.play_actions.hint.trigger()
        return any(cell.tile.selected for cell in tab.page.board.cells)

    qtbot.waitUntil(asked_for_the_next_one)  # later steps are still being found when the first shows


def test_the_first_step_on_an_empty_grid_says_where_to_begin_and_marks_nothing(qtbot, open_tab):
    tab = open_tab("ratcoat")
    ladder = tab.analyse.ladder
    assert steps(ladder)[0] == "1. Solvable?"
    qtbot.mouseClick(ladder.button, LEFT)
    qtbot.waitUntil(lambda: ladder.shown == 1)
    assert ladder.latest.text().startswith("1. First of all: Begin with the ")
    qtbot.mouseClick(ladder.button, LEFT)
    assert ladder.latest.text().startswith("2. Solvable?: Yes")
    assert not any(cell.tile.kind == "hinted" for cell in tab.page.board.cells)
    qtbot.mouseClick(tab.page.board, LEFT, pos=tab.page.board.cells[0].rect.center())
    qtbot.keyClicks(tab.page.board, "c")
    assert ladder.shown == 0


def test_a_grid_beyond_help_says_why_before_it_names_the_word(qtbot, open_tab):
    tab = open_tab("ratcoat; tcr")
    ladder = tab.analyse.ladder
    qtbot.mouseClick(ladder.button, LEFT)
    qtbot.waitUntil(lambda: ladder.shown == 1)
    qtbot.mouseClick(ladder.button, LEFT)
    assert ladder.latest.text() == "2. Why: No word of your letters contains TCR."
    qtbot.mouseClick(ladder.button, LEFT)
    assert ladder.latest.text() == "3. Which word?: TCR"


def test_closing_the_hints_of_a_grid_beyond_help_keeps_its_questions(qtbot, open_tab):
    tab = open_tab("ratcoat; tac")
    asked = steps(tab.analyse.ladder)
    tab.play_actions.hint.trigger()
    qtbot.waitUntil(lambda: tab.analyse.ladder.shown == 1)
    qtbot.mouseClick(tab.analyse.ladder.findChild(IconButton), LEFT)
    assert tab.analyse.ladder.shown == 0
    assert steps(tab.analyse.ladder) == asked == ["1. Solvable?", "2. Which word?", "3. Which tile?"]


def test_another_hint_than_the_last_is_refused_in_words(hinted):
    tab, _ = hinted
    said = []
    tab.session.message.connect(said.append)
    tab.play_actions.hint.trigger()
    assert said == ["There are no further hints for this grid"]
    assert tab.analyse.ladder.shown == 5


@pytest.mark.parametrize("where", ["board", "entry", "list"])
def test_escape_closes_the_hints(hinted, where):
    tab, _ = hinted
    widget = {
        "board": tab.page.board,
        "entry": tab.analyse.entry.field,
        "list": tab.analyse.solutions.thumbnails,
    }[where]
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert tab.analyse.ladder.shown == 0
    assert not any(cell.tile.kind == "hinted" for cell in tab.page.board.cells)


def test_a_hint_is_seen_over_a_displayed_solution(qtbot, hinted):
    tab, _ = hinted
    tab.aids.hints.forget()
    pictures = tab.analyse.solutions.thumbnails
    QTest.mouseClick(pictures.viewport(), LEFT, pos=pictures.visualRect(pictures.model().index(0, 0)).center())
    assert tab.page.board.preview is not None
    tab.play_actions.hint.trigger()
    qtbot.waitUntil(lambda: tab.analyse.ladder.shown == 1)
    assert tab.page.board.preview is None


@pytest.mark.parametrize(("scale", "size", "both"), [(1.0, (1200, 420), True), (2.0, (900, 420), False)])
def test_board_and_step_are_scrolled_into_sight(qtbot, open_tab, scale, size, both):
    """Where the whole page scrolls, as with large text, the marks on the board come first."""
    tab = open_tab("ratcoat; cat", scale=scale)
    tab.resize(*size)
    qtbot.rest(tab)
    for area in tab.findChildren(QScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    for shown in range(1, 4):
        tab.play_actions.hint.trigger()
        qtbot.waitUntil(lambda shown=shown: tab.analyse.ladder.shown == shown)
    qtbot.rest(tab)
    step, seen = tab.analyse.ladder.latest, tab.page.board.visibleRegion().boundingRect()
    if both:
        assert step.visibleRegion().boundingRect().height() == step.height()
    assert all(seen.contains(cell.rect) for cell in tab.page.board.cells if cell.tile.kind == "hinted")
