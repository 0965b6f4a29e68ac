"""What is in view beside the questions of the games: what is asked, the choices, the answers, and their board."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.practice.queue import Item
from qless_studio.engine.practice.schedule import exercise_entry
from qless_studio.ui.games import VIEWS
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.shell.places.practice import loading as texts
from qless_studio.ui.widgets.basic.layout import ScrollColumn
from tests.fixtures.nightly import by_day

LEFT, LIST, WHEN = Qt.MouseButton.LeftButton, "common5k", "2026-11-20T12:00:00+00:00"
DEAL = "W/N T/Q L/QU G/O O/I A/U U/R I/A"
BOARD = "AVRO/NAEN/TDEM/JATL"
TWO_WAYS = "D/E X/C U/A G/N N/U M/C R/A U/T"
PUZZLE = "ck ld de re"
ROUND = "UNPG/RIAE/EAYS/TSTO; DL 2 12 14; TL 8; DW 5; TW 11"
ENTRIES = (
    Entry("quiddler", DEAL, Result.FINISHED, found=("WAIT 1 6 8 2",), lexicon=LIST, when=WHEN, id="deal"),
    Entry("quiddler", TWO_WAYS, Result.FINISHED, found=("RUN 7 3 5",), lexicon=LIST, when=WHEN, id="two ways"),
    Entry("boggle", BOARD, Result.FINISHED, Kind.ROUND, found=("near",), lexicon=LIST, when=WHEN, id="board"),
    Entry("affix", PUZZLE, Result.GIVEN_UP, proven={"hinted": [[f"{PUZZLE} | YZ", 3]]}, lexicon=LIST, when=WHEN,
          id="nodes"),
    Entry("word-streak", ROUND, Result.FINISHED, Kind.ROUND, 60.0, found=("eat",), lexicon=LIST, when=WHEN, id="round",
          proven={"pace": [4.5, 0.3], "limit": 60.0}),
)  # fmt: skip
ROLL = "bdegnoswy"
OTHER_ROUND = "LETS/RAIN/ODES/MIST; DL 1 6 9; TW 3"
MORE = (
    Entry("q-less", ROLL, Result.GIVEN_UP, found=("dogs", "e...", "n...", "y..."), lexicon=LIST, when=WHEN, id="roll"),
    replace(ENTRIES[-1], puzzle=OTHER_ROUND, id="other round"),
)
POSITION, CONTROL = f"quiddler:position:{DEAL}", Qt.KeyboardModifier.ControlModifier
GREEDY, HINT = "quiddler:greedy:dearest word", f"affix:hint:{PUZZLE} | YZ"


@pytest.fixture
def window(practising):
    """The program's window, with a game of each of four kinds in the history."""
    return practising(ENTRIES, "RARE")


@pytest.fixture
def ask(qtbot, window):
    """`ask(*cards)`: the question of the first, the page on which it is asked."""

    def asked(*cards):
        practice = window.commands.practice
        practice.practise_cards(cards, "Cards")
        qtbot.waitUntil(lambda: practice.course is not None and practice.course.attempt is not None)
        qtbot.rest(window)
        return practice.page.question

    return asked


def exercise(window):
    return window.commands.practice.course.attempt.item.exercise


def said(widget):
    return " ".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def in_view(widget):
    return widget.isVisible() and widget.visibleRegion().boundingRect() == widget.rect()


def test_of_a_fresh_deal_that_deal_is_shown_and_not_the_old_game(qtbot, window, ask):
    page = ask(GREEDY)
    deal = exercise(window).puzzle
    assert deal != DEAL
    assert "A new puzzle of the kind that you missed on 20 November." in said(page)
    qtbot.mouseClick(page.give_up, LEFT)
    qtbot.mouseClick(page.show_board, LEFT)
    assert window.session.text == deal


def test_of_a_prefix_its_whole_puzzle_is_shown_and_an_open_one_has_no_row(qtbot, window, ask):
    page = ask(HINT)
    assert len(exercise(window).answers) == 1
    assert not page.answers.isVisible()
    qtbot.mouseClick(page.give_up, LEFT)
    assert [row.text for row in page.answers.rows] == ["CO–"]
    assert "You used 3 hint steps" in page.card.accessibleName()
    qtbot.mouseClick(page.show_board, LEFT)
    assert window.session.text == PUZZLE


@pytest.mark.nightly
def test_of_letters_without_a_board_none_is_shown(qtbot, window, ask):
    card = "boggle:word:tea"
    History(data_folder()).add(exercise_entry("boggle", card, "?", True, when="2026-11-21T12:00:00+00:00"))
    page = ask(card)
    assert exercise(window).kind == "anagrams"
    qtbot.mouseClick(page.give_up, LEFT)
    assert page.next.isVisible()
    assert not page.show_board.isVisible()
    assert not window.commands.practice.commands.board.isEnabled()


@pytest.mark.parametrize(
    ("width", "height", "scale"), [(1280, 800, 1.0), (1280, 800, 2.0), (900, 600, 1.0), (900, 600, 2.0)]
)
@by_day("900-600-2.0")
def test_what_is_asked_is_in_view_at_every_size(qtbot, window, ask, width, height, scale):
    window.resize(width, height)
    window.appearance.set_text_scale(scale)
    for card in (GREEDY, HINT):
        page = ask(card)
        qtbot.waitUntil(lambda page=page: in_view(page.heading))
    window.resize(1280, 800)
    window.appearance.set_text_scale(1.0)
    qtbot.waitUntil(lambda: in_view(page.heading))


@pytest.mark.parametrize(("width", "height", "scale"), [(900, 600, 1.0), (1280, 800, 2.0), (900, 600, 2.0)])
@by_day("900-600-2.0")
def test_all_choices_and_the_board_are_in_view_and_no_notice_covers_a_tile(qtbot, window, ask, width, height, scale):
    window.resize(width, height)
    window.appearance.set_text_scale(scale)
    page = ask(f"word-streak:first:{ROUND}")
    assert len(page.choices.buttons) == 4
    qtbot.waitUntil(lambda: all(map(in_view, (*page.choices.buttons, page.view))))
    board, noted = page.view.board, page.view.grab().toImage()
    assert min(cell.rect.width() for cell in board.cells) >= 28
    page.view.show_choice("")
    plain = page.view.grab().toImage()
    assert noted != plain
    assert all(noted.copy(cell.rect) == plain.copy(cell.rect) for cell in board.cells[:4])  # the path is below them


@pytest.mark.parametrize(
    ("width", "height", "scale"), [(1280, 800, 1.0), (900, 600, 1.0), (1280, 800, 2.0), (900, 600, 2.0)]
)
@by_day("900-600-2.0")
@pytest.mark.nightly
def test_the_board_is_large_and_nothing_of_a_question_is_scrolled_to(qtbot, window, ask, width, height, scale):
    window.resize(width, height)
    window.appearance.set_text_scale(scale)
    words = ("boggle:word:and", "boggle:word:tea", "boggle:word:die", "boggle:word:date")
    for cards in (words, (f"word-streak:first:{ROUND}",), (POSITION,), (HINT,)):
        page = ask(*cards)
        view = page.view
        shown = (
            page.heading,
            view,
            view.entry,
            page.answers,
            page.give_up,
            page.skip,
            page.stop,
            *page.choices.buttons,
        )
        qtbot.waitUntil(
            lambda shown=shown: all(in_view(part) for part in shown if part is not None and part.isVisible())
        )
        assert page.heading.isVisible()
        if view.wide:
            assert view.width() == pytest.approx(width, abs=40)
        else:
            assert min(view.width(), view.height()) >= 0.55 * min(width, height)


@pytest.mark.nightly
def test_every_question_is_skipped_by_its_keys_where_the_keyboard_is(qtbot, window, ask):
    History(data_folder()).add_missing(MORE)
    cards = (POSITION, HINT, f"word-streak:first:{ROUND}", f"word-streak:first:{OTHER_ROUND}", "boggle:word:and",
             f"q-less:stuck:{ROLL}; {'/'.join(MORE[0].found)}")  # fmt: skip
    practice, asked = window.commands.practice, set()
    ask(*cards)
    while practice.course is not None and practice.course.attempt is not None:
        qtbot.rest(window)
        attempt, question = practice.course.attempt, practice.page.question
        asked.add((attempt.item.game, QApplication.focusWidget() in question.choices.buttons))
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_J, CONTROL | Qt.KeyboardModifier.ShiftModifier)
        qtbot.waitUntil(lambda attempt=attempt: practice.course is None or practice.course.attempt is not attempt)
    assert {game for game, _ in asked} == {view.key for view in VIEWS}
    assert ("word-streak", True) in asked


def test_skip_by_its_keys_goes_on_from_a_question_that_is_over(qtbot, window, ask):
    page = ask("boggle:word:and", f"word-streak:first:{ROUND}")
    practice = window.commands.practice
    qtbot.waitUntil(lambda: practice.course.complete)
    for asked in range(4):  # both, and both again
        attempt = practice.course.attempt
        if asked < 2:
            qtbot.mouseClick(page.give_up, LEFT)
            qtbot.waitUntil(page.next.hasFocus)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_J, CONTROL | Qt.KeyboardModifier.ShiftModifier)
        assert practice.course.attempt is not attempt
    assert page.result.isVisible()


@pytest.mark.nightly
def test_a_card_whose_word_is_gone_says_so(qtbot, window):
    practice = window.commands.practice
    practice.practise_cards(("boggle:word:gone",), "GONE")
    qtbot.waitUntil(lambda: "its word or its word list is missing" in said(practice.page))
    assert practice.page.start_page.isVisible()


def test_one_point_is_no_points():
    entry = Entry("boggle", BOARD, Result.FINISHED, proven={"score": 1, "par": 2.4}, when=WHEN)
    item = Item((), Exercise("board", "?", ("near",), 1, BOARD), entry, ())
    assert texts.played_text(item) == "Played on 20 November. 1 point, par 2."


def end_practice(qtbot, window):
    practice = window.commands.practice
    while practice.page.asking:
        practice.commands.next.trigger()
    qtbot.rest(window)
    return practice.page.question


def test_a_right_answer_after_all_hints_is_right_and_comes_back_tomorrow(qtbot, window, ask):
    page = ask(f"quiddler:position:{TWO_WAYS}")
    course = window.commands.practice.course
    while page.hints.button.isVisible():
        qtbot.keyClick(page.view.board, Qt.Key.Key_H, CONTROL)
    (other,) = (word for word in ("drug", "gun") if word.upper() not in page.hints.given.text().splitlines()[-1])
    qtbot.keyClicks(page.view.board, other)
    qtbot.keyClick(page.view.board, Qt.Key.Key_Return)
    assert "Right, after the answer. Next review: in 1 day" in said(page)
    chosen = page.answers.rows[page.answers.view.currentIndex().row()]
    assert chosen.text == other.upper()
    assert page.view.value.letters(page.view._cards) == other.upper()
    assert len(course.session.attempts) == 1


def test_the_end_names_what_comes_back_in_plain_words_with_its_board(qtbot, window, ask):
    page = ask(POSITION)
    assert page.progress.text() == "1 of 1"
    qtbot.mouseClick(page.give_up, LEFT)
    assert page.progress.text() == "1 of 2"
    assert page.next.label == "Next question"
    qtbot.mouseClick(page.next, LEFT)
    qtbot.keyClicks(page.view.board, exercise(window).answers[0])
    qtbot.keyClick(page.view.board, Qt.Key.Key_Return)
    assert page.next.label == "See the result"
    end = end_practice(qtbot, window)
    assert "To be asked again soon: Quiddler: Move 1, game of 20 November." in said(end)
    assert DEAL not in said(end)
    assert isinstance(end.view.board, TableBoard)
    assert end.view.board.isVisible()
    (row,) = end.table.model().solutions()
    assert row.question == end.heading.text()
    assert [button.label for button in end.result.buttons] == ["Close"]
    assert end.result.first.hasFocus()


def test_every_answer_has_its_end_value_and_cost_mine_included_and_the_best_line_is_shown(qtbot, window, ask):
    page = ask(f"quiddler:position:{TWO_WAYS}")
    qtbot.keyClicks(page.view.board, "run")
    qtbot.keyClick(page.view.board, Qt.Key.Key_Return)
    assert "Wrong; it will be asked again" in said(page)
    rows = [(row.text, row.value, row.cost, row.found, row.wrong) for row in page.answers.rows]
    assert rows == [
        ("DRUG", "72", "0", False, False),
        ("GUN", "72", "0", False, False),
        ("RUN", "64", "8", False, True),
    ]
    assert "After DRUG at most 72 points are possible, the most of all" in page.card.accessibleName()
    scene = page.view.board.scene
    assert scene.words_title == "Best from here"
    assert scene.words[0].text == "DRUG"
    assert sum(word.score for word in scene.words) >= 72  # less what is left over
    page.answers.view.setCurrentIndex(page.answers.view.model().index(2, 0))
    assert "After RUN at most 64 points are possible, 8 less than with DRUG" in page.card.accessibleName()
    assert page.view.value.letters(page.view._cards) == "RUN"


def test_after_a_wrong_move_one_sentence_says_why_whichever_row_is_chosen(qtbot, window, ask):
    page = ask(f"quiddler:position:{TWO_WAYS}")
    sentence = "RUN spends the R of CARD, which scores 20 in a best game."
    assert sentence not in said(page)
    qtbot.keyClicks(page.view.board, "run")
    qtbot.keyClick(page.view.board, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sentence in said(page.card))
    assert sentence in page.card.accessibleName()
    assert "After DRUG at most 72 points are possible" in said(page.card)
    for row in (2, 1):
        page.answers.view.setCurrentIndex(page.answers.view.model().index(row, 0))
        assert sentence in said(page.card)
    qtbot.mouseClick(page.next, LEFT)
    assert not page.card.isVisible()


@pytest.mark.parametrize(("width", "height", "scale"), [(1280, 800, 1.0), (900, 600, 1.0), (900, 600, 2.0)])
@by_day("900-600-2.0")
def test_a_word_missed_is_explained_once_it_is_given_up_and_all_of_it_can_be_read(
    qtbot, window, ask, width, height, scale
):
    window.resize(width, height)
    window.appearance.set_text_scale(scale)
    page = ask("boggle:word:and")
    qtbot.mouseClick(page.give_up, LEFT)
    sentence = "None of your words uses the A in row 1, column 1"
    qtbot.waitUntil(lambda: sentence in said(page.card))
    qtbot.rest(window)
    label = next(label for label in page.card.findChildren(QLabel) if label.text().startswith(sentence))
    assert label.heightForWidth(label.width()) <= label.height()
    page.findChild(ScrollColumn).ensureWidgetVisible(label)
    qtbot.waitUntil(lambda: in_view(label))


def test_while_a_word_is_still_to_be_found_no_sentence_names_it(qtbot, window, ask):
    page = ask("boggle:word:ear", "boggle:word:earn")
    answers = exercise(window).answers
    qtbot.keyClicks(page.view.board, "ear")
    qtbot.keyClick(page.view.board, Qt.Key.Key_Return)
    assert "EAR" in said(page.card)
    qtbot.wait(300)
    assert "EARN" not in said(page.card)
    qtbot.mouseClick(page.give_up, LEFT)
    qtbot.waitUntil(lambda: "The tiles of NEAR, which you found, also spell EARN." in said(page.card))
    page.answers.view.setCurrentIndex(page.answers.view.model().index(answers.index("ear"), 0))
    qtbot.waitUntil(lambda: "EAR opens 2 more: EARN and EARNED." in said(page.card))
