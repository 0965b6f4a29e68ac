"""Exercises on the games' own boards: answered by mouse and by keyboard, with undo, hints and the answers shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.exercises import Miss, Played
from qless_studio.engine.games import affix, q_less, quiddler, word_streak
from qless_studio.engine.games.affix.review import leaves_a_board, shared_prefix
from qless_studio.engine.games.q_less.practice import finish, lift, solvable
from qless_studio.engine.games.word_streak.practice import dearest_path, path_text, which_first
from qless_studio.engine.lexicon import load
from qless_studio.engine.solving import Run
from qless_studio.ui.style import accented
from qless_studio.ui.widgets.practice import ChoiceButtons
from tests.fixtures.windows import view_of
from tests.ui.grids.player import LEFT, drag

NO_MODIFIER = Qt.KeyboardModifier.NoModifier
ARROWS = {(0, 1): Qt.Key.Key_Right, (0, -1): Qt.Key.Key_Left, (1, 0): Qt.Key.Key_Down, (-1, 0): Qt.Key.Key_Up}


@pytest.fixture(scope="module")
def lexicon():
    return load("common5k")


class Solver:
    """An exercise in view, and who answers it."""

    def __init__(self, qtbot, view):
        self.qtbot, self.view, self.board = qtbot, view, view.board
        self.given, self.refused = [], []
        view.answered.connect(self.given.append)
        view.refused.connect(self.refused.append)

    def click(self, index):
        self.qtbot.mouseClick(self.board, LEFT, pos=self.at(index))

    def at(self, index) -> QPoint:
        return self.board.cells[index].rect.center()

    def press(self, *keys):
        for key in keys:
            self.qtbot.keyClick(self.board, key)

    def type(self, text):
        self.qtbot.keyClicks(self.board, text)

    def drag(self, source, target):
        QTest.mousePress(self.board, LEFT, NO_MODIFIER, self.at(source))
        QTest.mouseMove(self.board, (self.at(source) + self.at(target)) / 2)
        QTest.mouseMove(self.board, self.at(target))
        QTest.mouseRelease(self.board, LEFT, NO_MODIFIER, self.at(target))

    def walk(self, index):
        """Go to a cell of a grid with the arrow keys."""
        rects = [cell.rect for cell in self.board.cells]
        while self.board.cursor_index != index:
            here, there = rects[self.board.cursor_index].center(), rects[index].center()
            down, right = there.y() - here.y(), there.x() - here.x()
            step = (0, 1 if right > 0 else -1) if abs(right) > abs(down) else (1 if down > 0 else -1, 0)
            self.press(ARROWS[step])

    @property
    def answered(self):
        """How the board reacts: right, text, and what reacts."""
        reaction = self.board.reaction
        return reaction.right, reaction.text, len(reaction.items)

    def take_hints(self):
        return [self.view.show_hint(step) for step in range(len(self.view.hint_titles))]


@pytest.fixture
def solver(qtbot, pool, shown, lexicon):
    def show(key, exercise, words=lexicon):
        view = view_of(key)
        made = accented(view.parts.exercise(exercise, words), view.accent)
        return Solver(qtbot, shown(made, 900, 700))

    return show


def quiddler_position(text, lexicon):
    played = Played(quiddler.GAME.parse(text.partition(";")[0]), quiddler.GAME.options())
    return quiddler.GAME.practice.exercise(Miss("position", text, 9.0), (played,), 0, lexicon, Run())


JET = "L/Q O/X J/I O/T E/TH L/B T/O I/H; JET 3 5 7"


def test_quiddler_is_played_on_by_typing_and_by_clicking(solver, lexicon):
    exercise = quiddler_position(JET, lexicon)
    assert exercise.answers == ("ill", "tho")
    at = solver("quiddler", exercise)
    at.type("x")
    assert "No top card fits X" in at.board.scene.text.status
    at.type("ill")
    assert at.board.scene.tray.letters(at.view.cards) == "ILL"
    at.view.undo()
    at.view.undo()
    assert at.board.scene.tray.letters(at.view.cards) == "I"
    at.view.redo()
    at.view.redo()
    assert not at.view.can_redo
    at.press(Qt.Key.Key_Return)
    assert at.given == ["ill"]
    at.press(Qt.Key.Key_Escape)
    for pile in (4, 6):  # TH O
        at.click(pile)
    at.qtbot.mouseClick(at.board.play, LEFT)
    assert at.given == ["ill", "tho"]
    at.view.mark("tho", True)
    assert at.answered == (True, "+11", 2)
    at.view.mark("tho", False)
    assert at.answered == (False, "", 2)
    at.press(Qt.Key.Key_Escape)
    at.type("oo")
    at.press(Qt.Key.Key_Return)
    assert at.refused == ["Not in the list"]
    assert at.answered == (False, "", 2)
    assert at.take_hints()[-1] in ("ILL", "THO")
    at.view.reveal()
    assert at.board.scene.text.word in ("ILL", "THO")
    at.type("tho")
    at.press(Qt.Key.Key_Return)
    assert len(at.given) == 2


def test_cards_that_cost_more_than_others_for_the_word_are_no_right_answer(solver, lexicon):
    at = solver("quiddler", quiddler_position("D/E X/C U/A G/N N/U M/C R/A U/T", lexicon))
    assert "gun" in at.view.exercise.answers
    for u in (7, 2):  # below one U is a T, below the other an A
        for pile in (3, u, 4):
            at.click(pile)
        at.press(Qt.Key.Key_Return, Qt.Key.Key_Escape)
    at.type("gun")
    at.press(Qt.Key.Key_Return)
    assert at.given == ["GUN 4 8 5", "gun", "gun"]


def test_a_card_is_moved_to_an_empty_pile_by_dragging_and_by_keys(solver, lexicon):
    text = "W/N T/Q L/QU G/O O/I A/U U/R I/A; WAIT 1 6 8 2; ALONG 8 3 5 1 4"
    exercise = quiddler_position(text, lexicon)
    empty = [place for place in range(8) if f"7>{place + 1}" in exercise.answers]
    at = solver("quiddler", exercise)
    at.drag(6, empty[0])
    at.walk(6)
    at.press(Qt.Key.Key_Return)
    at.walk(empty[0])
    at.press(Qt.Key.Key_Space)
    assert at.given == [f"7>{empty[0] + 1}"] * 2
    assert at.view.answer_text(at.given[0]) == f"U → {empty[0] + 1}"


LETTERS = "bdegnoswy"


def test_the_last_dice_are_placed_with_keys_and_mouse_and_the_given_ones_stay(solver, lexicon):
    at = solver("q-less", finish(LETTERS, 4, lexicon, q_less.GAME.options(), Run()))
    board = at.board
    (y,) = (place for place, letter in board.open_grid.tiles.items() if letter == "y")
    before = dict(board.open_grid.tiles)
    at.drag(board.index_of(y), board.index_of((y[0] + 1, y[1] + 3)))
    assert board.open_grid.tiles == before
    assert board.cells[board.index_of(y)].spoken.endswith("given")
    assert board.cells[board.index_of(y)].tile.fixed
    at.walk(board.index_of(y))
    at.type("s")
    assert at.refused == ["The dice that are given stay where they are"]
    assert (at.answered, board.reaction.items) == ((False, "", 1), (y,))
    assert board.open_grid.tiles == before
    at.walk(board.index_of((y[0] + 1, y[1] - 3)))
    at.type("new")
    at.view.undo()
    assert "w" not in board.open_grid.tiles.values()
    at.view.redo()
    rack = board.index_of(at.view.value.letters.index("s"))
    assert at.given == []
    at.drag(rack, board.index_of((y[0] + 1, y[1])))
    assert at.given == ["...b./..dog/...y./news."]
    assert at.answered == (True, "9 of 9", 9)
    assert at.given[0] in at.view.exercise.answers
    at.view.reveal()
    assert board.preview is None
    at.press(Qt.Key.Key_Delete)
    assert len(board.open_grid.tiles) == 9


def test_what_the_given_dice_spell_alone_is_no_mistake(solver, lexicon):
    whole = finish(LETTERS, 4, lexicon, q_less.GAME.options(), Run())
    at = solver("q-less", replace(whole, puzzle=f"{LETTERS}; ogd"))
    assert not any("invalid" in cell.spoken for cell in at.board.cells)
    (d,) = (place for place, letter in at.board.open_grid.tiles.items() if letter == "d")
    at.walk(at.board.index_of((d[0], d[1] + 1)))
    at.type("s")
    at.board.clearFocus()  # the word is typed
    assert any("part of an invalid word: OGDS" in cell.spoken for cell in at.board.cells)


def test_a_wrong_word_on_the_finished_grid_is_named_and_the_solution_is_shown_in_the_end(solver, lexicon):
    at = solver("q-less", finish(LETTERS, 3, lexicon, q_less.GAME.options(), Run()))
    rack = at.view.value.rack
    column = max(column for _, column in at.board.open_grid.tiles)
    row = max(row for row, c in at.board.open_grid.tiles if c == column)
    at.walk(at.board.index_of((row, column + 1)))
    at.type(rack)
    assert at.given == []
    assert at.refused[-1].endswith("is not in the list")
    assert at.answered[0] is False
    assert len(at.take_hints()) == 3
    at.board.show_preview(None)
    at.view.reveal()
    assert sorted(at.board.preview.values()) == sorted(LETTERS)


STUCK = f"{LETTERS}; dogs/e.../n.../y..."


def test_the_word_in_the_way_is_lifted_by_two_clicks_by_enter_and_by_its_number(solver, lexicon):
    exercise = lift(q_less.GAME.parse(STUCK), lexicon, q_less.GAME.options(), Run())
    assert (exercise.choices, exercise.answers) == (("DOGS", "DENY"), ("DENY",))
    at = solver("q-less", exercise)
    at.board.setFocus()
    (n,) = (at.board.index_of(place) for place, letter in at.board.open_grid.tiles.items() if letter == "n")
    at.click(n)
    assert (at.given, at.refused) == ([], ["Once more to lift DENY"])
    at.click(n)
    assert at.given == ["DENY"]
    (g,) = (at.board.index_of(place) for place, letter in at.board.open_grid.tiles.items() if letter == "g")
    at.walk(g)
    at.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    at.type("2")
    assert at.given == ["DENY", "DOGS", "DENY"]
    at.view.mark("DOGS", False)
    assert at.answered == (False, "DOGS", 4)
    at.view.show_choice("DOGS")
    assert len(at.board.selection.places) == 4
    assert at.take_hints() == ["DENY"]
    at.view.reveal()
    assert sorted(at.board.preview.values()) == sorted(LETTERS)


def test_a_grid_is_judged_by_its_number_and_shown_finished_if_it_can_be(solver, lexicon):
    options, stuck = q_less.GAME.options(), q_less.GAME.parse(STUCK)
    made = (solvable(stuck, number, lexicon, options, Run()) for number in range(20))
    exercise = next(each for each in made if each.answers[0] == each.choices[0])
    at = solver("q-less", exercise)
    at.board.setFocus()
    at.type("31")
    assert at.given == ["It can be finished"]
    at.view.mark(at.given[0], True)
    assert at.answered == (True, "", 4)
    at.view.reveal()
    assert sorted(at.board.preview.values()) == sorted(LETTERS)


def test_the_prefix_that_leaves_a_board_is_typed_shown_and_chosen_by_its_number(solver):
    words, options = load("common10k"), affix.GAME.options()
    exercise = leaves_a_board(affix.GAME.parse("ck ld de re"), "YZ", 0, words, options, Run())
    at = solver("affix", exercise, words)
    right = exercise.answers[0]
    wrong = next(choice for choice in exercise.choices if choice != right)
    at.view.show_choice(wrong)
    assert at.board.previewing
    at.view.show_choice("")
    assert not at.board.previewing
    at.type("zz")
    at.press(Qt.Key.Key_Return)
    assert at.refused[-1].startswith("ZZ– is not one of those")
    assert at.answered == (False, "ZZ–", 1)
    at.view.go_to_node()
    at.type(str(exercise.choices.index(wrong) + 1))
    at.type(right.rstrip("-").lower())
    at.press(Qt.Key.Key_Return)
    assert at.given == [wrong, right]
    at.view.undo()
    assert at.board.content.puzzle.placed == ()
    assert right.rstrip("-") in at.take_hints()[-1]
    at.view.reveal()
    content = at.board.content
    assert len(content.puzzle.placed) == len(content.board.nodes)
    assert content.wrong_edges == []


def test_a_prefix_at_another_node_is_no_answer(solver):
    words, options = load("common10k"), affix.GAME.options()
    at = solver("affix", leaves_a_board(affix.GAME.parse("ck ld de re"), "YZ", 0, words, options, Run()), words)
    at.board.go_to_first()
    at.type("co")
    at.press(Qt.Key.Key_Return)
    assert (at.given, at.board.content.puzzle.placed) == ([], ())
    assert at.refused == ["Type a prefix at the node with the ring"]
    assert at.answered == (False, "", 1)


def test_a_prefix_for_three_suffixes_is_typed_and_a_wrong_one_can_be_undone(solver):
    words, options = load("common10k"), affix.GAME.options()
    exercise = shared_prefix(affix.GAME.parse("ck ld de re"), "YZ", 0, words, options, Run())
    at = solver("affix", exercise, words)
    at.type("zz")
    at.press(Qt.Key.Key_Return)
    assert len(at.board.content.wrong_edges) == 3
    assert at.answered == (False, "", 1)
    at.view.undo()
    assert at.board.content.wrong_edges == []
    node = next(index for index in range(len(at.board.cells)) if at.board.item_at(index).prefix)
    at.click(node)
    at.type(exercise.answers[0])
    at.press(Qt.Key.Key_Return)
    assert at.given == ["zz", exercise.answers[0]]
    assert at.answered == (True, "+3", 1)
    assert at.board.content.wrong_edges == []
    assert f"{len(exercise.answers)} prefix" in at.take_hints()[0]
    at.view.reveal()
    assert dict(at.board.content.puzzle.placed)[at.view.node] in exercise.answers


ROUND = "UNPG/RIAE/EAYS/TSTO; DL 2 12 14; TL 8; DW 5; TW 11"


def test_the_word_to_play_first_is_shown_traced_and_chosen(solver, lexicon):
    game = word_streak.GAME
    played = Played(game.parse(ROUND), game.options(), ("eat",), proven={"pace": [4.5, 0.3], "limit": 60.0})
    exercise = which_first(played, 0, lexicon, Run())
    at = solver("word-streak", exercise)
    right, wrong = exercise.answers[0], next(each for each in exercise.choices if each not in exercise.answers)
    at.view.show_choice(wrong)
    assert "".join(played.puzzle.board.tiles[cell] for cell in at.board.path) == wrong.lower()
    at.view.show_choice("")
    assert at.board.path == ()
    drag(at.board, *at.view.paths("eat")[0])
    assert (at.given, at.refused) == ([], ["EAT is not one of those to choose from"])
    assert at.answered == (False, "", 3)
    drag(at.board, *at.view.paths(right.lower())[0])
    at.board.setFocus()
    at.type(str(exercise.choices.index(wrong) + 1))
    assert at.given == [right, wrong]
    assert at.take_hints()[-1] == right
    at.view.reveal()
    assert at.board.path == at.view.paths(right.lower())[0]
    assert "points per second" in at.board.notice[0]


def test_the_dearest_path_is_traced_by_mouse_and_by_keys(solver, lexicon):
    game = word_streak.GAME
    puzzle = game.parse(ROUND)
    exercise = dearest_path(f"star {ROUND}", Played(puzzle, game.options()), lexicon)
    at = solver("word-streak", exercise)
    best, *_, worst = at.view.paths("star")
    drag(at.board, *best)
    drag(at.board, *worst)
    drag(at.board, *at.view.paths("eat")[0])
    assert at.given == [path_text(puzzle.board, best), path_text(puzzle.board, worst)]
    assert [given in exercise.answers for given in at.given] == [True, False]
    assert at.refused == ["Trace STAR"]
    assert at.answered == (False, "", 3)
    at.board.setFocus()
    for cell in best:
        at.walk(cell)
        at.press(Qt.Key.Key_Space)
    at.press(Qt.Key.Key_Return)
    assert at.given[-1] == at.given[0]
    assert at.take_hints()[-1].startswith("STAR: ")
    at.view.reveal()
    assert at.board.path == best


SEARCHED = {
    "quiddler": lambda words: quiddler_position(JET, words),
    "q-less": lambda words: lift(q_less.GAME.parse(STUCK), words, q_less.GAME.options(), Run()),
    "affix": lambda words: leaves_a_board(affix.GAME.parse("ck ld de re"), "YZ", 0, words, affix.GAME.options(), Run()),
}


@pytest.mark.parametrize("key", SEARCHED)
def test_nothing_is_searched_for_while_a_question_is_in_view(key, solver, monkeypatch):
    words = load("common10k" if key == "affix" else "common5k")
    exercise = SEARCHED[key](words)

    def search(*_):
        raise AssertionError("the window would stand still meanwhile")

    monkeypatch.setattr(Run, "__init__", search)
    at = solver(key, exercise, words)
    assert at.take_hints()
    at.view.reveal()
    for answer in exercise.answers:
        at.view.show_answer(answer)


def test_low_choices_stand_side_by_side(qtbot, shown):
    page = QWidget()
    choices = ChoiceButtons(page)
    QVBoxLayout(page).addWidget(choices)
    shown(page, 400, 300)
    for columns, rows in ((1, 3), (2, 2)):
        choices.fit_into(36, columns)
        choices.show_choices([(text, text) for text in "ABC"])
        qtbot.waitUntil(lambda rows=rows: len({button.y() for button in choices.buttons}) == rows)


def test_the_choice_at_whose_button_the_keyboard_is_is_pointed_at(qtbot, shown):
    page = QWidget()
    choices = ChoiceButtons(page)
    QVBoxLayout(page).addWidget(choices)
    choices.show_choices([("CO-", "CO–"), ("MO-", "MO–")])
    pointed = []
    choices.pointed.connect(pointed.append)
    shown(page, 300, 200)
    choices.buttons[1].setFocus()
    qtbot.waitUntil(lambda: pointed[-1:] == ["MO-"])
    choices.buttons[1].clearFocus()
    qtbot.waitUntil(lambda: pointed[-1:] == [""])
