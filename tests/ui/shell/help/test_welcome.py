"""The home page: shown to newcomers and to who wants it, everything in it tried."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from qless_studio.engine.games.affix import dealer
from qless_studio.engine.games.affix.drawing import DrawnPuzzle
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.play import Stage
from qless_studio.engine.player.lately import DayWord, Lately
from qless_studio.engine.player.scale import Level
from qless_studio.engine.solving import Outcome
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.help import standing
from qless_studio.ui.shell.help.standing import WordShown
from qless_studio.ui.shell.help.today import DailyState, GoOn, Progress, done_text
from qless_studio.ui.shell.help.welcome import Welcome
from qless_studio.ui.shell.progress.page import ProgressPage
from qless_studio.ui.shell.state.settings import Settings, load, save
from qless_studio.ui.shell.study.page import StudyPage
from qless_studio.ui.style import theme_of
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.widgets.basic.scrolling import ScrollColumn
from tests.ui.playing import entries_in

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def welcome(qtbot, window):
    window.commands.help.show_welcome()
    made = window.findChild(Welcome)
    qtbot.waitUntil(lambda: made.isVisible() and not any(card.picture.stale for card in made.cards))
    return made


@pytest.mark.parametrize("number", range(len(VIEWS)), ids=[view.key for view in VIEWS])
def test_a_click_opens_an_analysed_puzzle_that_can_be_undone(qtbot, window, welcome, number):
    qtbot.mouseClick(welcome.examples[number], LEFT)
    assert not welcome.isVisible()
    game = VIEWS[number].game
    assert window.workspace.index == number
    assert window.session.puzzle == game.example
    qtbot.waitUntil(lambda: window.session.outcome is not None)
    assert window.session.outcome is Outcome.COMPLETE
    window.session.undo_stack.undo()
    assert window.session.puzzle == game.blank


def test_a_document_with_a_file_is_left_alone(qtbot, window, welcome, tmp_path):
    document = window.document
    document.session.edit_text("ABCD/EFGH/IJKL/MNOP")
    document.belongs_to(tmp_path / "mine.qless", document.content, "")
    qtbot.mouseClick(welcome.examples[0], LEFT)
    assert window.document is not document
    assert window.session.puzzle == window.session.game.example
    assert not document.modified


def test_by_keyboard_alone(qtbot, window, welcome):
    assert QApplication.focusWidget() is welcome.cards[0].button
    for _ in range(len(VIEWS) + 2):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is welcome.examples[2]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert window.workspace.views[window.workspace.index].key == "quiddler"
    assert window.session.puzzle == window.session.game.example


def card_of(welcome, key):
    return next(card for card in welcome.cards if card.view.key == key)


def test_the_puzzle_of_the_day_is_played_resumed_and_reviewed(qtbot, window, welcome, tmp_path, monkeypatch):
    drawn = DrawnPuzzle(("ll", "re", "me", "st"), 12_384, 300)
    monkeypatch.setattr(dealer, "draw", lambda *_: drawn)  # that of the day takes seconds
    window.workspace.records = tmp_path
    card = card_of(welcome, "affix")
    assert (card.headline.text(), card.button.text()) == ("Not played", "Play")
    assert "puzzle done yet" in welcome.sentence.text() or "today's puzzles" in welcome.sentence.text()
    qtbot.mouseClick(card.button, LEFT)
    assert not welcome.isVisible()
    qtbot.waitUntil(lambda: window.workspace.tab.game_play.stage is Stage.RUNNING)
    tab = window.workspace.tab
    assert (tab.current_mode, tab.game_play.day) == (Mode.PLAY, date.today().isoformat())
    puzzle = window.session.puzzle
    tab.game_play.toggle_pause()
    window.show_tab(0)
    window.commands.help.show_welcome()
    assert (card.headline.text(), card.button.text(), card.button.primary) == ("Begun", "Resume", False)
    assert QApplication.focusWidget() is welcome.go_on.button
    card.button.setFocus()
    qtbot.keyClick(card.button, Qt.Key.Key_Space)
    assert window.workspace.tab is tab
    assert tab.game_play.stage is Stage.PAUSED
    assert window.session.puzzle == puzzle
    tab.game_play.give_up()
    qtbot.waitUntil(lambda: entries_in(tmp_path) != [])
    window.commands.help.show_welcome()
    qtbot.waitUntil(lambda: card.progress is Progress.GIVEN_UP)
    assert (card.headline.text(), card.button.text()) == ("Given up", "Review")
    assert "no puzzle done yet" in welcome.sentence.text()  # as the streak counts
    qtbot.mouseClick(card.button, LEFT)
    assert window.workspace.tab is tab
    assert tab.game_play.stage is Stage.OVER
    window.show_tab(0)  # the searches of a tab in the background end


@pytest.mark.parametrize("leave", ["skip", "escape"])
def test_it_can_be_left_and_opened_again(qtbot, window, welcome, leave):
    if leave == "skip":
        qtbot.mouseClick(welcome.skip, LEFT)
    else:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not welcome.isVisible()
    assert window.session.puzzle == window.session.game.blank
    (command,) = [action for action in window.actions() if action.objectName() == "welcome"]
    command.trigger()
    assert welcome.isVisible()


PAST = [
    Entry("affix", "an ar ay ate", Result.GIVEN_UP, found=("XYZW=h",), when="2026-11-02T12:00:00+00:00", id="a"),
    Entry("boggle", "BWFV/SLIN/DAEN/TEHT", Result.FINISHED, Kind.ROUND, 60.0, (), ("ads",), {"score": 1, "limit": 60},
          "wide", when="2026-11-03T12:00:00+00:00", id="b"),
]  # fmt: skip


def test_the_last_games_are_one_click_away_in_place_of_the_examples(qtbot, window, welcome, tmp_path):
    assert [button for button in welcome.past if button.isVisible()] == []
    assert all(example.isVisible() for example in welcome.examples)
    window.workspace.records = tmp_path
    for entry in PAST:
        History(tmp_path).add(entry)
    window.commands.help.show_welcome()
    qtbot.waitUntil(lambda: welcome.past[0].isVisible())
    assert [button.text() for button in welcome.past if button.isVisible()] == ["Boggle, 1 point", "Affix, Given up"]
    assert not any(example.isVisible() for example in welcome.examples)
    qtbot.mouseClick(welcome.past[0], LEFT)
    assert not welcome.isVisible()
    play = window.workspace.tab.game_play
    assert (play.id, play.stage, play.rules.moves()) == ("b", Stage.OVER, ("ads",))


def test_a_game_that_is_not_over_is_one_click_away(qtbot, window, welcome):
    welcome.close_overlay()
    begun = []
    for letters in ("ABCD/EFGH/IJKL/MNOP", "TEAS/EFGH/IJKL/MNOP"):
        document = window.workspace.open(0)
        window.workspace.show(document)
        play = window.workspace.tab.game_play
        play.start_with(document.session.game.parse(letters), "Play")
        play.toggle_pause()
        begun.append(document)
    window.show_tab(1)
    window.commands.help.show_welcome()
    band = welcome.go_on
    assert (band._title.text(), band.more.text()) == ("Go on: Boggle", "1 more open")
    assert [card.button.primary for card in welcome.cards] == [False] * len(VIEWS)
    assert QApplication.focusWidget() is band.button
    qtbot.mouseClick(band.more, LEFT)
    qtbot.keyClick(band.button, Qt.Key.Key_Space)
    assert not welcome.isVisible()
    assert window.workspace.document is begun[0]
    assert window.workspace.tab.game_play.stage is Stage.PAUSED


def test_the_days_in_a_row_are_counted_over_all_games(welcome):
    today = date(2026, 11, 23)
    welcome.show_days({today - timedelta(back) for back in (0, 1, 2, 5)}, today)
    assert welcome._in_a_row.text() == "3 days in a row"
    assert welcome.days.accessibleName() == "Puzzles of the day done on 4 of the last 7 days"
    welcome.show_days({today}, today)
    assert welcome._in_a_row.isHidden()


def test_a_day_of_the_last_seven_shows_what_was_played_on_it(qtbot, window, welcome, tmp_path):
    window.workspace.records, today = tmp_path, date.today()
    for days in (1, 2):
        when = datetime.combine(today - timedelta(days), time(12)).astimezone(UTC).isoformat()
        History(tmp_path).add(replace(PAST[days - 1], when=when))
    window.commands.help.show_welcome()
    qtbot.waitUntil(lambda: welcome.past[0].isVisible())
    cells = welcome.days.buttons
    cells[-1].setFocus()
    qtbot.keyClick(cells[-1], Qt.Key.Key_Left)
    assert QApplication.focusWidget() is cells[-2]
    assert cells[-2].accessibleName().endswith(", no daily puzzle done")
    qtbot.keyClick(cells[-2], Qt.Key.Key_Return)
    assert not welcome.isVisible()
    page = window.overlays.current
    qtbot.waitUntil(lambda: len(page.played) == 1)
    assert page.played[0].id == "a"
    welcome = window.findChild(Welcome)
    window.commands.help.show_welcome()
    qtbot.mouseClick(welcome.days.buttons[-3], LEFT)
    qtbot.waitUntil(lambda: [entry.id for entry in page.played] == ["b"])


def test_it_can_be_shown_at_every_start(qtbot, window, welcome):
    assert not welcome.at_start.isChecked()
    qtbot.mouseClick(welcome.at_start, LEFT)
    assert window.settings().home


def test_what_comes_into_the_window_meanwhile_stays_beneath(qtbot, window, welcome):
    (inspector,) = [action for action in window.actions() if action.objectName() == "inspector"]
    inspector.trigger()
    qtbot.waitUntil(lambda: window.commands.words.dock.panel.isVisible())
    qtbot.rest(window)
    centre = window.centralWidget()
    assert welcome.isAncestorOf(centre.childAt(centre.rect().center()))


def test_a_puzzle_that_was_given_up_has_no_tick(welcome):
    discs = []
    for progress in (Progress.DONE, Progress.GIVEN_UP):
        welcome.cards[0].show_state(DailyState(progress, "12 points"))
        discs.append(welcome.cards[0].disc.grab().toImage())
    good, done, given_up = theme_of(welcome).color("good"), *discs
    assert [any(disc.pixelColor(x, 2) == good for x in range(disc.width())) for disc in (done, given_up)] == [
        True,
        False,
    ]
    assert done_text([DailyState(Progress.GIVEN_UP, "")]) == "no puzzle done yet"


def test_every_game_is_drawn_and_said(welcome, pages):
    for card, example, view in zip(welcome.cards, welcome.examples, VIEWS, strict=True):
        assert card.button.accessibleName() == f"Play today's {view.title}"
        assert example.accessibleName() == f"Example of {view.title}"
        assert card.picture.accessibleName() == "Covered; the picture is an example"
        assert pages[view.key].summary in [label.text() for label in card.findChildren(QLabel)]
        image = card.picture.grab().toImage()
        assert len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}) > 2
        note = theme_of(card).color("panel")  # a note in the corner says so, too
        assert image.pixelColor(12, 17) == note
        card.picture.show_puzzle(view.game.format(view.game.example))
        assert card.picture.grab().toImage().pixelColor(12, 17) != note


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_nothing_in_it_is_cut(qtbot, window, welcome, appearance, scale, direction, size):
    window.setLayoutDirection(direction)
    window.resize(*size)
    appearance.set_text_scale(scale)
    for begun, past in ((), ()), ([GoOn("quiddler", "1", "1:52 played", ""), GoOn("boggle", "0", "", "")], PAST):
        welcome.show_days({date.today(), date.today() - timedelta(1)} if past else set(), date.today())
        welcome.show_games(begun, past)
        qtbot.rest(window)
        assert welcome.rect().contains(welcome.card.geometry())
        for button in filter(QPushButton.isVisible, welcome.card.findChildren(QPushButton)):
            assert button.width() >= button.sizeHint().width()
            assert button.height() >= button.sizeHint().height()
        for label in filter(QLabel.isVisible, welcome.card.findChildren(QLabel)):  # a low window leaves some out
            needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            assert label.height() >= needed, label.text()
            if not label.wordWrap():
                assert label.width() >= label.sizeHint().width(), label.text()
        ground = welcome._body.parentWidget().rect()
        for part in (*welcome.cards, *welcome.examples, *welcome.past, welcome.go_on):
            assert part.isHidden() or ground.contains(part.geometry())
        assert ground.width() <= welcome.card.width()


def test_a_window_does_not_welcome_by_itself(qtbot, window):
    qtbot.wait(50)
    assert window.findChild(Welcome) is None


def test_what_is_known_only_when_the_page_is_closed_again_opens_no_window_of_its_own(window, welcome):
    welcome.show_due(3)
    welcome.close_overlay()
    for fact in (welcome.due, welcome.level, welcome.word):
        fact.show()
    assert [top for top in QApplication.topLevelWidgets() if top.isVisible()] == [window]


def test_who_was_not_welcomed_is_a_newcomer_also_with_settings(tmp_path):
    path = tmp_path / "settings.json"
    assert not load(path)[0].welcomed
    save(path, Settings())
    assert not load(path)[0].welcomed
    path.write_text(json.dumps(json.loads(path.read_text()) | {"welcomed": "yes"}))
    assert load(path)[1]


TOLD = [
    Lately("boggle", Level(1649.0, 40.0, 25), ((date(2026, 11, 2), 1600.0), (date.today(), 1649.0))),
    WordShown("word-streak", DayWord("eon", 0.14, 0.2), "EON", "noun", "a very long time"),
]


@pytest.fixture
def told(monkeypatch):
    """What the worker says of the player; computing it is tested with the engine."""
    asked = []

    def stand_in(folder, games, entries, lists_of, levels, left_out, today, run):
        asked.append((sorted(lists_of), levels))
        yield from TOLD[0 if levels else 1 :]

    monkeypatch.setattr(standing, "standing", stand_in)
    return asked


@pytest.mark.parametrize("levels", [True, False])
def test_someone_who_played_sees_the_level_unless_hidden_and_a_word_to_learn(qtbot, window, welcome, told, tmp_path,
                                                                            levels):  # fmt: skip
    assert not welcome.level.isVisible()
    assert not welcome.word.isVisible()  # of a newcomer nothing is known
    window._change_setting("levels", levels)
    window.workspace.records = tmp_path
    History(tmp_path).add(PAST[1])
    window.commands.help.show_welcome()
    qtbot.waitUntil(lambda: welcome.word.isVisible() and not welcome.word.waiting)
    assert told == [(["boggle", "word-streak"], levels)]
    texts = [label.text() for label in (welcome.word.word, welcome.word.part, welcome.word.meaning)]
    assert texts == ["EON", "noun", "a very long time"]
    assert welcome.level.isVisible() is levels
    chances = "on 14.0 of 100 boards"
    assert welcome.word.chances.text() == (f"{chances}; you find it: about 2 of 10" if levels else chances)
    if levels:
        assert [label.text() for label in (welcome.level.header.title, welcome.level.value, welcome.level.change)] == [
            "Level, Boggle", "1,649", "+49 in a week",
        ]  # fmt: skip
        qtbot.mouseClick(welcome.level.button, LEFT)
        page = window.overlays.current
        assert (type(page), page.game) == (ProgressPage, "boggle")


def test_the_word_of_the_day_leads_to_the_words_worth_learning(qtbot, window, welcome, told, tmp_path):
    window.workspace.records = tmp_path
    History(tmp_path).add(PAST[1])
    window.commands.help.show_welcome()
    qtbot.waitUntil(lambda: welcome.word.isVisible() and not welcome.word.waiting)
    qtbot.mouseClick(welcome.word.button, LEFT)
    page = window.overlays.current
    assert (type(page), page.game) == (StudyPage, "word-streak")


@pytest.mark.skipif(len(VIEWS) > 5, reason="more games than ours take a second row")
@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_all_of_the_page_is_in_view_in_a_usual_window(qtbot, window, welcome, told, tmp_path, size):
    """In a small one without pictures, which invite and tell nothing."""
    window.workspace.records = tmp_path
    for entry in PAST:
        History(tmp_path).add(entry)
    window.resize(*size)
    window.commands.help.show_welcome()
    qtbot.waitUntil(lambda: welcome.word.isVisible() and not welcome.word.waiting)
    assert [card.picture.isVisible() for card in welcome.cards] == [size[0] > 1000] * len(VIEWS)
    (area,) = welcome.findChildren(ScrollColumn)
    qtbot.rest(window)
    assert (area.horizontalScrollBar().maximum(), area.verticalScrollBar().maximum()) == (0, 0)


def test_last_games_with_long_results_take_another_row(qtbot, window, welcome, tmp_path):
    window.workspace.records = tmp_path
    for day in range(1, 6):
        History(tmp_path).add(
            Entry("word-streak", "STAR OCTE ASHI NTEA", Result.FINISHED, Kind.ROUND, proven={"score": 123_456_789},
                  lexicon="wide", when=f"2026-11-0{day}T12:00:00+00:00", id=f"m{day}")
        )  # fmt: skip
    window.resize(1280, 800)
    window.commands.help.show_welcome()
    qtbot.waitUntil(lambda: welcome.past[-1].isVisible())
    qtbot.rest(window)
    assert all(welcome.card.rect().contains(QRect(each.mapTo(welcome.card, QPoint()), each.size()))
               for each in (*welcome.cards, *welcome.past, welcome.days))  # fmt: skip
    assert len({each.mapTo(welcome.card, QPoint()).y() for each in welcome.past}) == 2
