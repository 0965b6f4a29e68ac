"""Home: to newcomers another page than to who has played; everything in it tried by click and key."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from qless_studio.engine.games.affix import dealer
from qless_studio.engine.games.affix.dealer import DrawnPuzzle
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.play import Stage
from qless_studio.engine.solving import Outcome
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.places.actions import PlaceActions
from qless_studio.ui.shell.places.history.page import History as HistoryPlace
from qless_studio.ui.shell.places.home import reading
from qless_studio.ui.shell.places.home.page import Home
from qless_studio.ui.shell.places.home.reading import DailyState, GoOn, Progress
from qless_studio.ui.shell.state.settings import Settings, load, save
from qless_studio.ui.shell.wishes import View
from qless_studio.ui.style import Appearance, theme_of
from qless_studio.ui.tab.session import Mode
from tests.fixtures.nightly import by_day
from tests.ui.playing import entries_in
from tests.ui.shell.places.told import TOLD

LEFT = Qt.MouseButton.LeftButton
PAST = [
    Entry("affix", "an ar ay ate", Result.GIVEN_UP, found=("XYZW=h",), when="2026-11-02T12:00:00+00:00", id="a"),
    Entry("boggle", "BWFV/SLIN/DAEN/TEHT", Result.FINISHED, Kind.ROUND, 60.0, (), ("ads",), {"score": 1, "limit": 60},
          "wide", when="2026-11-03T12:00:00+00:00", id="b"),
]  # fmt: skip


def open_home(qtbot, window) -> Home:
    """Home by its key, its pictures drawn."""
    modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_H, modifiers)
    home = window.findChild(Home)
    qtbot.waitUntil(home.isVisible)
    pictures = [card.picture for card in home.cards if card.picture.isVisible()]
    qtbot.waitUntil(lambda: not any(picture.stale for picture in pictures))
    return home


@pytest.fixture
def home(qtbot, window):
    """As a newcomer has it."""
    return open_home(qtbot, window)


def on(day: date, hour: int = 12) -> str:
    return datetime.combine(day, time(hour)).astimezone(UTC).isoformat()


@pytest.fixture
def played(qtbot, window, tmp_path, told):
    """As who played some games has it."""
    window.workspace.records = tmp_path
    for entry in PAST:
        History(tmp_path).add(entry)
    home = open_home(qtbot, window)
    qtbot.waitUntil(lambda: home.practice.word.text() == "EON")
    return home


@pytest.fixture
def told(monkeypatch):
    """What the worker says of the player; computing it is tested with the engine."""
    asked = []

    def stand_in(folder, games, entries, told, today, run):
        asked.append((sorted(told.lists_of), told.levels))
        yield from TOLD[0 if told.levels else 1 :]

    monkeypatch.setattr(reading, "standing", stand_in)
    return asked


def shown(widget) -> list[str]:
    """The texts of its labels that can be seen."""
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible() and label.text().strip()]


# the first start


def test_a_newcomer_sees_the_games_and_how_to_begin_and_no_numbers(home, pages):
    assert home.heading.text() == "Welcome to Qless Studio"
    for card, view in zip(home.cards, VIEWS, strict=True):
        assert card.button.text() == "Play"
        assert card.button.accessibleName() == f"Play: {view.title}"
        assert card.picture.accessibleName() == "covered"
        assert pages[view.key].summary in shown(card)
        image = card.picture.grab().toImage()
        assert len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}) > 2
    assert [step.button.text() for step in home.steps if step.isVisible()] == ["Example", "Paste", "Help"]
    for part in (home.practice, home.week, home.days, home.go_on, home.in_a_row):
        assert not part.isVisible()
    assert [text for text in shown(home) if "level" in text.lower()] == []


def test_enter_plays_boggle(qtbot, window, home):
    assert QApplication.focusWidget() is home.cards[0].button
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert not home.isVisible()
    play = window.workspace.tab.game_play
    qtbot.waitUntil(lambda: play.stage is Stage.RUNNING)
    assert (window.workspace.view.key, play.day) == ("boggle", date.today().isoformat())
    assert window.workspace.tab.current_mode is Mode.PLAY
    play.give_up()


def test_an_example_is_analysed_and_can_be_undone(qtbot, window, home):
    qtbot.mouseClick(home.steps[0].button, LEFT)
    assert not home.isVisible()
    game = VIEWS[0].game
    assert window.session.puzzle == game.example
    qtbot.waitUntil(lambda: window.session.outcome is not None)
    assert window.session.outcome is Outcome.COMPLETE
    window.session.undo_stack.undo()
    assert window.session.puzzle == game.blank


@pytest.mark.nightly
def test_a_document_with_a_file_is_left_alone(qtbot, window, home, tmp_path):
    document = window.document
    document.session.edit_text("ABCD/EFGH/IJKL/MNOP")
    document.belongs_to(tmp_path / "mine.qless", document.content, "")
    qtbot.mouseClick(home.steps[0].button, LEFT)
    assert window.document is not document
    assert window.session.puzzle == window.session.game.example
    assert not document.modified


def test_a_message_is_pasted_and_what_is_none_is_said_on_the_page(qtbot, window, home):
    QGuiApplication.clipboard().setText("4 5 6")
    assert not window.strip.isVisible()
    qtbot.mouseClick(home.steps[1].button, LEFT)
    assert home.isVisible()
    assert window.strip.isVisible()
    assert "no puzzle" in window.strip.message
    assert not window.strip.lexicon_button.isVisible()
    qtbot.mouseClick(window.strip.dismiss_button, LEFT)
    assert not window.strip.isVisible()
    QGuiApplication.clipboard().setText("TEAS/EFGH/IJKL/MNOP")
    qtbot.mouseClick(home.steps[1].button, LEFT)
    assert not home.isVisible()
    assert window.session.text == "TEAS/EFGH/IJKL/MNOP"
    assert window.strip.isVisible()
    assert window.strip.lexicon_button.isVisible()


def test_the_help_is_a_click_away(qtbot, window, home):
    qtbot.mouseClick(home.steps[2].button, LEFT)
    shown = next(each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not window)
    assert "Qless Studio" in shown.windowTitle() or shown.windowTitle()
    shown.close()
    assert home.isVisible()


def test_by_keyboard_alone(qtbot, window, home):
    assert QApplication.focusWidget() is home.cards[0].button
    for _ in range(len(VIEWS)):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is home.steps[0].button
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert window.session.puzzle == window.session.game.example


# a page, not a card


def test_escape_goes_back_with_the_keyboard_where_it_was(qtbot, window):
    field = window.tab.analyse.entry.field
    field.setFocus()
    home = open_home(qtbot, window)
    assert window.top_bar.home.isChecked()
    assert window.windowTitle() == "Home – Qless Studio"
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not home.isVisible()
    assert field.hasFocus()
    assert not window.top_bar.home.isChecked()
    assert window.windowTitle().startswith("Boggle")
    assert window.session.puzzle == window.session.game.blank


@pytest.mark.nightly
def test_a_click_on_a_game_goes_there_also_on_the_one_behind(qtbot, window):
    tabs = window.top_bar.tabs
    for number in (0, 2):
        home = open_home(qtbot, window)
        qtbot.mouseClick(tabs, LEFT, pos=tabs.tabRect(number).center())
        assert not home.isVisible()
        assert window.workspace.index == number
        assert window.tab.isVisible()


def test_opening_home_pauses_a_game_and_the_game_is_there_to_go_on_with(qtbot, window):
    document = window.document
    document.session.set_mode(Mode.PLAY)
    window.workspace.show(document)
    play = window.workspace.tab.game_play
    play.start_with(document.session.game.parse("TEAS/EFGH/IJKL/MNOP"), "Play")
    with qtbot.waitSignal(play.ticked):
        pass
    assert play.stage is Stage.RUNNING
    home = open_home(qtbot, window)
    qtbot.waitUntil(lambda: play.stage is Stage.PAUSED)
    assert home.go_on.title.text() == "Go on: Boggle"
    assert QApplication.focusWidget() is home.go_on.button
    qtbot.keyClick(home.go_on.button, Qt.Key.Key_Return)
    assert window.tab.isVisible()
    assert play.stage is Stage.PAUSED
    open_home(qtbot, window)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    focus = QApplication.focusWidget()
    assert window.tab.isAncestorOf(focus)
    assert focus.isVisible()
    play.give_up()


@pytest.mark.nightly
def test_behind_home_a_puzzle_stays_as_it_is(qtbot, window, home):
    window.session.edit_text("ABCD/EFGH/IJKL/MNOP")
    for key in (Qt.Key.Key_Z, Qt.Key.Key_R, Qt.Key.Key_W):
        qtbot.keyClick(QApplication.focusWidget(), key, Qt.KeyboardModifier.ControlModifier)
    assert window.session.text == "ABCD/EFGH/IJKL/MNOP"
    names = {action.objectName() for action in window.available()}
    assert {"new", "open", "paste_puzzle", "preferences", "practise"} <= names
    assert not {"new_game", "undo", "save", "close_document"} & names


def test_what_comes_into_the_window_meanwhile_leaves_it_in_front(qtbot, window, home):
    window.commands.practice.count_due()
    qtbot.rest(window)
    assert home.isVisible()
    assert [top for top in QApplication.topLevelWidgets() if top.isVisible()] == [window]


def test_a_window_does_not_open_home_by_itself(qtbot, window):
    qtbot.wait(50)
    assert window.findChild(Home) is None


def test_the_first_picture_has_no_game_and_home_comes_with_the_keyboard_in_it(qtbot, pool, tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    window = MainWindow(VIEWS, Appearance("light", reduced_motion=True), pool, Settings(), tmp_path / "settings.json")
    qtbot.addWidget(window)
    window.begin_with_home()
    assert not window.stack.currentWidget().findChildren(QLabel)
    assert window.top_bar.home.isChecked()
    window.show()
    qtbot.waitUntil(lambda: window.findChild(Home) is not None and window.findChild(Home).isVisible())
    home = window.findChild(Home)
    assert not window.strip.isVisible()
    qtbot.waitUntil(home.cards[0].button.hasFocus)
    qtbot.keyClick(home.cards[0].button, Qt.Key.Key_Escape)
    assert window.tab.page.board.hasFocus()
    assert window.strip.isVisible()
    window.close()


def test_until_home_comes_the_bars_are_hers_and_a_game_chosen_meanwhile_stays(qtbot, pool, tmp_path, monkeypatch):
    shown, real = [], PlaceActions.import_home

    def look(places):
        shown.append((window.top_bar.home.isChecked(), window.strip.isVisible(), window.windowTitle()))
        qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
        return real(places)

    monkeypatch.setattr(PlaceActions, "import_home", look)
    window = MainWindow(VIEWS, Appearance("light", reduced_motion=True), pool, Settings(), tmp_path / "settings.json")
    qtbot.addWidget(window)
    window.session.edit(VIEWS[0].game.example, "Open example")
    assert window.isWindowModified()
    window.begin_with_home()
    with qtbot.waitSignal(window.first_painted):
        window.show()
    assert shown == [(True, False, "Qless Studio")]
    assert window.findChild(Home) is None
    assert window.tab.isVisible()
    assert not window.top_bar.home.isChecked()
    assert window.windowTitle().startswith(VIEWS[1].title)
    window.close()


def test_a_window_that_is_closed_before_home_came_stays_closed(qtbot, pool, tmp_path, monkeypatch):
    def close(places):
        yield qtbot.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)

    monkeypatch.setattr(PlaceActions, "import_home", close)
    window = MainWindow(VIEWS, Appearance("light", reduced_motion=True), pool, Settings(), tmp_path / "settings.json")
    qtbot.addWidget(window)
    window.begin_with_home()
    window.show()
    qtbot.waitUntil(lambda: not window.isVisible())
    qtbot.wait(50)
    assert window.findChild(Home) is None


def test_home_is_shown_at_every_start_unless_the_user_chose_otherwise(tmp_path):
    path = tmp_path / "settings.json"
    assert load(path)[0].home
    save(path, replace(Settings(), home=False))
    assert not load(path)[0].home
    path.write_text(json.dumps(json.loads(path.read_text()) | {"home": "yes"}))
    assert load(path)[1]


# the second start


def card_of(home, key):
    return next(card for card in home.cards if card.view.key == key)


@pytest.mark.usefixtures("told")
def test_the_puzzle_of_the_day_is_played_gone_on_with_and_reviewed(qtbot, window, home, tmp_path, monkeypatch):
    drawn = DrawnPuzzle(("ll", "re", "me", "st"), 12_384, 300)
    monkeypatch.setattr(dealer, "draw", lambda *_: drawn)  # that of the day takes seconds
    window.workspace.records = tmp_path
    card = card_of(home, "affix")
    qtbot.mouseClick(card.button, LEFT)
    assert not home.isVisible()
    qtbot.waitUntil(lambda: window.workspace.tab.game_play.stage is Stage.RUNNING)
    tab = window.workspace.tab
    assert (tab.current_mode, tab.game_play.day) == (Mode.PLAY, date.today().isoformat())
    puzzle = window.session.puzzle
    tab.game_play.toggle_pause()
    window.show_tab(0)
    open_home(qtbot, window)
    assert (card.headline.text(), card.button.text(), card.button.primary) == ("Begun", "Go on", False)
    assert QApplication.focusWidget() is home.go_on.button
    card.button.setFocus()
    qtbot.keyClick(card.button, Qt.Key.Key_Space)
    assert window.workspace.tab is tab
    assert tab.game_play.stage is Stage.PAUSED
    assert window.session.puzzle == puzzle
    tab.game_play.give_up()
    qtbot.waitUntil(lambda: entries_in(tmp_path) != [])
    open_home(qtbot, window)
    qtbot.waitUntil(lambda: card.progress is Progress.GIVEN_UP)
    assert (card.headline.text(), card.button.text()) == ("Given up", "Review")
    assert home.sentence.text() == f"0 of today's {len(VIEWS)} puzzles are done."
    assert home.days.accessibleName() == "Daily puzzles done on 0 of the last 7 days"
    qtbot.mouseClick(card.button, LEFT)
    assert window.workspace.tab is tab
    assert tab.game_play.stage is Stage.OVER
    window.show_tab(0)  # the searches of a tab in the background end


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_when_all_are_done_the_keyboard_is_on_practise_where_one_sees_it(qtbot, window, tmp_path, told, scale):
    window.appearance.set_text_scale(scale)
    window.workspace.records = tmp_path
    today = date.today().isoformat()
    for view in VIEWS:
        puzzle = view.game.format(view.game.example)
        History(tmp_path).add(Entry(view.key, puzzle, Result.FINISHED, when=on(date.today()), day=today, id=view.key))
    home = open_home(qtbot, window)
    qtbot.waitUntil(lambda: home.practice.button.primary)
    expected = home.practice.button if scale == 1 else home.cards[0].button
    assert QApplication.focusWidget() is expected
    qtbot.waitUntil(lambda: expected.visibleRegion().boundingRect() == expected.rect())


@pytest.mark.nightly
def test_a_game_that_is_over_is_reviewed_where_no_document_shows_it(qtbot, window, tmp_path, told):
    window.workspace.records = tmp_path
    History(tmp_path).add(replace(PAST[1], day=date.today().isoformat(), when=on(date.today())))
    home = open_home(qtbot, window)
    card = card_of(home, "boggle")
    qtbot.waitUntil(lambda: card.progress is Progress.DONE)
    assert card.headline.text() == "1 point"
    qtbot.mouseClick(card.button, LEFT)
    assert not home.isVisible()
    play = window.workspace.tab.game_play
    assert (play.id, play.stage, play.rules.moves()) == ("b", Stage.OVER, ("ads",))


@pytest.mark.nightly
def test_a_button_pressed_before_the_history_is_read_waits_for_it(qtbot, window, tmp_path, told):
    window.workspace.records = tmp_path
    History(tmp_path).add(replace(PAST[1], day=date.today().isoformat(), when=on(date.today())))
    window.commands.places.show_home()
    home = window.findChild(Home)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not home.isVisible())
    play = window.workspace.tab.game_play
    assert (play.id, play.stage) == ("b", Stage.OVER)  # and not begun again


@pytest.mark.nightly
def test_of_several_games_that_are_not_over_one_is_shown_and_the_others_are_counted(qtbot, window):
    begun = []
    for letters in ("ABCD/EFGH/IJKL/MNOP", "TEAS/EFGH/IJKL/MNOP"):
        document = window.workspace.open(0)
        window.workspace.show(document)
        play = window.workspace.tab.game_play
        play.start_with(document.session.game.parse(letters), "Play")
        play.toggle_pause()
        begun.append(document)
    window.show_tab(1)
    home = open_home(qtbot, window)
    band = home.go_on
    assert (band.title.text(), band.more.text()) == ("Go on: Boggle", "1 more open")
    assert [card.button.primary for card in home.cards] == [False] * len(VIEWS)
    assert QApplication.focusWidget() is band.button
    qtbot.mouseClick(band.more, LEFT)
    qtbot.keyClick(band.button, Qt.Key.Key_Space)
    assert not home.isVisible()
    assert window.workspace.document is begun[0]
    assert window.workspace.tab.game_play.stage is Stage.PAUSED


def test_the_days_in_a_row_are_those_done_not_those_given_up(qtbot, window, tmp_path, told):
    window.workspace.records, today = tmp_path, date.today()
    for back, result in ((0, Result.GIVEN_UP), (1, Result.FINISHED), (2, Result.FINISHED), (3, Result.GIVEN_UP)):
        day = today - timedelta(back)
        History(tmp_path).add(replace(PAST[1], result=result, day=day.isoformat(), when=on(day), id=f"d{back}"))
    home = open_home(qtbot, window)
    qtbot.waitUntil(lambda: home.in_a_row.text() == "2 days in a row")
    assert home.days.accessibleName() == "Daily puzzles done on 2 of the last 7 days"
    names = [button.accessibleName() for button in home.days.buttons[-4:]]
    assert [name.endswith(", daily puzzle done") for name in names] == [False, True, True, False]
    assert home.sentence.text() == f"0 of today's {len(VIEWS)} puzzles are done."


def test_a_day_of_the_last_seven_shows_what_was_played_on_it(qtbot, window, tmp_path, told):
    window.workspace.records, today = tmp_path, date.today()
    for days in (1, 2):
        History(tmp_path).add(replace(PAST[days - 1], when=on(today - timedelta(days))))
    home = open_home(qtbot, window)
    cells = home.days.buttons
    cells[-1].setFocus()
    qtbot.keyClick(cells[-1], Qt.Key.Key_Left)
    assert QApplication.focusWidget() is cells[-2]
    qtbot.keyClick(cells[-2], Qt.Key.Key_Return)
    page = window.commands.front.place
    assert (type(page), page.view) == (HistoryPlace, View.DAYS)
    qtbot.waitUntil(lambda: page.days.note.text().startswith("1 game"))
    assert page.days.others.lines[0].text().startswith("Affix, Given up")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert home.isVisible()
    qtbot.mouseClick(cells[-3], LEFT)
    qtbot.waitUntil(lambda: page.days.others.lines[0].text().startswith("Boggle"))


@pytest.mark.parametrize("levels", [True, False])
@by_day("True")
def test_the_week_has_its_games_their_time_and_the_best_lines(qtbot, window, tmp_path, told, levels):
    window._change_setting("levels", levels)
    window.workspace.records, today = tmp_path, date.today()
    boards = ["AVRO/NAEN/TDEM/JATL", "LNES/ICNL/PAGO/TRDJ", "ESUC/SRKN/MGVI/JINE", "TEAS/EFGH/IJKL/MNOP"]
    for number, board in enumerate(boards):
        proven = {"score": 10 + number, "limit": 60}
        entry = replace(PAST[1], puzzle=board, proven=proven, when=on(today - timedelta(3 - number)), id=f"g{number}")
        History(tmp_path).add(entry)
    home = open_home(qtbot, window)
    qtbot.waitUntil(lambda: "Boggle" in shown(home.week))
    assert told == [(["boggle", "word-streak"], levels)]
    texts = shown(home.week)
    assert texts[:4] == ["This week", "4", "games", "4 min"]
    level = ["Level, Boggle", "+49 this week", "1,649"] if levels else []
    assert texts[4:] == ["Boggle", "best so far", "13 points", *level]
    qtbot.mouseClick(home.week.button, LEFT)
    page = window.commands.front.place
    assert (type(page), page.view) == (HistoryPlace, View.GAMES)


@pytest.mark.nightly
def test_the_word_of_the_day_leads_to_the_words_worth_learning(qtbot, window, played):
    assert shown(played.practice)[-5:] == [
        "Word of the day",
        "14.0 of 100 boards",
        "EON",
        "noun",
        "a very long time",
    ]
    qtbot.mouseClick(played.practice.words, LEFT)
    page = window.commands.front.place
    assert (type(page), page.view, page.shown_game) == (HistoryPlace, View.WORDS, "word-streak")


def test_nothing_moves_when_a_value_arrives(qtbot, window, tmp_path, monkeypatch):
    """From what is shown at once to all that the worker finds, value by value."""
    window.workspace.records = tmp_path
    for entry in PAST:
        History(tmp_path).add(replace(entry, day=date.today().isoformat(), when=on(date.today())))
    seen = []

    def places():
        home = window.findChild(Home)
        parts = (*home.cards, home.practice, home.week, home.practice.button, home.practice.words, home.week.button)
        return [QRect(part.mapTo(home, QPoint()), part.size()) for part in parts]

    def stand_in(*_):
        yield from TOLD

    monkeypatch.setattr(reading, "standing", stand_in)
    window.commands.places.show_home()
    home = window.findChild(Home)
    qtbot.rest(window)
    seen.append(places())
    qtbot.waitUntil(lambda: home.practice.word.text() == "EON" and home.week.number.text() == "2")
    qtbot.rest(window)
    seen.append(places())
    home.show_due(12, None)
    qtbot.rest(window)
    seen.append(places())
    assert seen[0] == seen[1] == seen[2]


def test_a_puzzle_that_was_given_up_has_a_flag_and_no_tick(home):
    marks = []
    for progress in (Progress.DONE, Progress.GIVEN_UP):
        home.cards[0].show_state(DailyState(progress, "12 points"))
        marks.append(home.cards[0].mark.grab().toImage())
    good = theme_of(home).color("good")
    assert [any(mark.pixelColor(x, 2) == good for x in range(mark.width())) for mark in marks] == [True, False]


# sizes


@pytest.mark.parametrize("newcomer", [True, False])
@by_day("False")
def test_nothing_in_it_is_cut(qtbot, window, tmp_path, told, appearance, newcomer):
    if not newcomer:
        window.workspace.records = tmp_path
        for entry in PAST:
            History(tmp_path).add(entry)
    home = open_home(qtbot, window)
    if not newcomer:
        qtbot.waitUntil(lambda: home.practice.word.text() == "EON")
        home.go_on.show_games([GoOn("quiddler", "1", "1:52 played", ""), GoOn("boggle", "0", "", "")])
    wrong = {}
    for scale, direction, size in product((1.0, 2.0), Qt.LayoutDirection, ((1280, 800), (900, 600))):
        if direction is not Qt.LayoutDirection.LayoutDirectionAuto:
            window.setLayoutDirection(direction)
            window.resize(*size)
            appearance.set_text_scale(scale)
            qtbot.rest(window)
            wrong[scale, direction.name, size] = cut_in(home)
    assert not any(wrong.values()), wrong


def cut_in(home: Home) -> list[str]:
    """What has less room than it needs, or lies outside; and the first stop where it is not in view at once."""
    found = []
    for button in filter(QPushButton.isVisible, home.findChildren(QPushButton)):
        if button.sizeHint().boundedTo(button.size()) != button.sizeHint():
            found.append(f"{button.text()} has {button.size()}, needs {button.sizeHint()}")
    for label in filter(QLabel.isVisible, home.findChildren(QLabel)):
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        if label.height() < needed or (not label.wordWrap() and label.width() < label.sizeHint().width()):
            found.append(label.text())
    parts = (*home.cards, *home.steps, home.practice, home.week, home.go_on)
    found += [f"{each}" for each in parts if each.isVisible() and not home.ground.rect().contains(each.geometry())]
    if home.ground.width() > home.width():
        found.append("wider than the page")
    first = home.first_stop()
    if not home.rect().contains(QRect(first.mapTo(home, QPoint()), first.size())):
        found.append(f"{first.accessibleName()} is not in view")
    return found
