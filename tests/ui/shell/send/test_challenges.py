"""A challenge is pasted, played covered, compared at the end and answered, in every game."""

from __future__ import annotations

import dataclasses
from datetime import date
from itertools import islice

import pytest
import shiboken6
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from qless_studio.engine.challenges.challenge import Challenge, Played, challenge_text, paper_code, read_challenge
from qless_studio.engine.entries import FRIEND
from qless_studio.engine.game import Measure
from qless_studio.engine.history import Result
from qless_studio.engine.lexicon import load
from qless_studio.engine.play import Stage
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.send.dialog import DuelDialog
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.work import SolveJob
from tests.fixtures.nightly import by_day
from tests.fixtures.studio import every_view, one_view
from tests.ui.access.cutting import rows_seen
from tests.ui.access.tree import all_texts
from tests.ui.playing import entries_in, give_up
from tests.ui.sending import LINK, SAME, copied, opened, sent

LEFT = Qt.MouseButton.LeftButton
FOUND = {
    "boggle": ("lead", "slain"),
    "word-streak": ("star", "tear"),
    "quiddler": ("jilt 3 8 1 7",),
    "q-less": ("cat", "a..", "n.."),
    "affix": ("xyzw=f", "xy=b"),
}


def first_words(game) -> tuple[str, ...]:
    """The words of the first two solutions of a plug-in's example."""
    solving = game.solve(game.example, load("wide"), game.options(), Run())
    return tuple(word for found in islice(solving, 2) for word in game.words_of(game.example, found))


def from_maya(key: str, **changes) -> Challenge:
    game = next(game for game in GAMES if game.key == key)
    wide = load("wide")
    scored = game.measure in (Measure.SHARE, Measure.GIVEN_AWAY)
    played = Played(Result.FINISHED, FOUND.get(key) or first_words(game), 20 if scored else None, 170, 1)
    values = {"seconds": 180, "name": "Maya", "cancel": key == "boggle", "played": played} | changes
    return Challenge(game, game.example, {}, "wide", wide.crc, **values)


def paste(window, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    window.commands.documents.paste()


def playing(window, key: str) -> bool:
    """Whether the game runs; a challenge waits covered, without its clock, and is started here."""
    tab = window.tab
    if window.workspace.view.key != key or not tab.has_page(Mode.PLAY):
        return False
    start = tab.play.panel.cover.resume
    if start.isVisible() and start.text() == "Start":
        assert not tab.game_play.clock.running
        QTest.mouseClick(start, LEFT)
    return tab.game_play.stage is Stage.RUNNING


def wait_for_duel(qtbot, window):
    panel = window.tab.play.panel.duel
    qtbot.waitUntil(lambda: panel.isVisible(), timeout=15_000)
    return panel


def copied_challenge(qtbot, window, click, name="Jan") -> str:
    """The message that the dialog puts on the clipboard which `click` opens."""
    dialog = opened(qtbot, click=click)
    dialog.message.name.setText(name)
    return copied(qtbot, dialog)


@every_view
def test_a_challenge_is_played_covered_and_compared_at_the_end(qtbot, open_program, tmp_path, view):
    window = open_program()
    sent = from_maya(view.key)
    paste(window, challenge_text(sent))
    qtbot.waitUntil(lambda: playing(window, view.key), timeout=15_000)
    play = window.tab.game_play
    assert window.tab.current_mode is Mode.PLAY
    assert play.puzzle == sent.puzzle
    assert play.limit == 180
    assert window.session.words.wanted == "wide"
    assert not any("SLAIN" in text or "JILT" in text for text in all_texts(window))
    assert not window.tab.play.panel.duel.isVisible()
    play.give_up()
    panel = wait_for_duel(qtbot, window)
    assert not window.tab.play.panel.card.isVisible()
    shown = panel.card.header.text()
    assert "Maya wins" in shown or "draw" in shown
    assert panel.shown.only_theirs or view.key in ("quiddler", "q-less")
    assert "gave up, 0:0" in panel.card.notes[0].text()
    assert "gave up" not in panel.card.notes[1].text()
    kept = entries_in(window.workspace.records)
    assert [entry.game for entry in kept if entry.proven.get("name") == "Maya"] == [FRIEND]
    click = lambda: qtbot.mouseClick(panel.card.send, LEFT)  # noqa: E731
    answer = copied_challenge(qtbot, window, click)
    read = read_challenge(answer, GAMES)
    assert (read.name, read.puzzle, read.seconds, read.cancel) == ("Jan", sent.puzzle, 180, sent.cancel)
    assert read.played.result is Result.GIVEN_UP


@pytest.mark.nightly
def test_words_cancel_and_lead_to_their_paths(qtbot, open_program):
    window = open_program()
    paste(window, challenge_text(from_maya("boggle")))
    qtbot.waitUntil(lambda: playing(window, "boggle") and window.session.lexicon is not None, timeout=15_000)
    play = window.tab.game_play
    for word in ("lead", "tad", "field"):
        qtbot.keyClicks(window.tab.page.board, word)
        qtbot.keyClick(window.tab.page.board, Qt.Key.Key_Return)
    assert set(play.rules.moves()) == {"lead", "tad", "field"}
    give_up(window.tab)
    panel = wait_for_duel(qtbot, window)
    shown = panel.shown
    assert shown.cancels
    assert shown.both == (("lead", 1),)
    assert (shown.mine.result, shown.theirs.result) == (3, 2)
    assert shown.verdict == "You win by 1"
    assert "1 cancelled" in shown.mine.note
    assert not any(each.isVisible() for each in panel.lists)
    assert rows_seen(window.tab.play_view.review.words.table) >= 5
    assert panel.words.text() == "Only you 2 · Both 1 · Only Maya 1"
    qtbot.mouseClick(panel.words, LEFT)
    assert all(each.isVisible() for each in panel.lists)
    only_theirs = panel.lists[2].table
    only_theirs.enter()
    assert window.tab.page.board._path
    qtbot.mouseClick(panel.unfold, LEFT)
    assert panel.nobody.isVisible()
    assert len(shown.nobody) > 50
    qtbot.rest(window)
    assert rows_seen(window.tab.play_view.review.words.table) == 0  # the panel scrolls, and no list in it


@pytest.mark.nightly
def test_the_answer_comes_back_to_who_asked(qtbot, open_program, tmp_path, monkeypatch):
    """Jan plays and challenges Maya; she plays on another profile; her answer is compared with his own game."""
    sent = from_maya("boggle")
    window = open_program()
    window.show_tab(0)
    play = window.tab.game_play
    qtbot.waitUntil(lambda: window.session.lexicon is not None)
    play.start_with(sent.puzzle, "Play")
    for word in ("tad", "field"):
        qtbot.keyClicks(window.tab.page.board, word)
        qtbot.keyClick(window.tab.page.board, Qt.Key.Key_Return)
    give_up(window.tab)
    qtbot.waitUntil(lambda: window.tab.play.panel.card.isVisible(), timeout=15_000)
    text = copied_challenge(qtbot, window, lambda: qtbot.mouseClick(window.tab.play.panel.card.send, LEFT))
    challenge = read_challenge(text, GAMES)
    assert challenge.played.found == ("field", "tad")
    assert challenge.cancel

    answer = Challenge(**{**vars(challenge), "name": "Maya", "played": Played(Result.FINISHED, ("lead",), 1, 180)})
    paste(window, challenge_text(answer))
    panel = wait_for_duel(qtbot, window)
    assert panel.shown.verdict == "You win by 2"
    paste(window, challenge_text(answer))  # once more: the comparison comes again
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), DuelDialog), timeout=15_000)
    assert QApplication.activeModalWidget().panel.shown.verdict == "You win by 2"
    QApplication.activeModalWidget().accept()
    play.start_with(GAMES[0].parse("TSEA/RINO/GLDE/MUPC"), "Another")
    later = Challenge(**{**vars(challenge), "name": "Eve", "played": Played(Result.FINISHED, ("lead", "tad"), 2, 180)})
    paste(window, challenge_text(later))
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), DuelDialog), timeout=15_000)
    dialog = QApplication.activeModalWidget()
    assert dialog.panel.shown.theirs.name == "Eve"
    assert dialog.panel.shown.both == (("tad", 1),)
    dialog.accept()
    names = {entry.proven.get("name") for entry in entries_in(window.workspace.records) if entry.game == FRIEND}
    assert names == {"Maya", "Eve"}


@pytest.mark.nightly
def test_a_friend_who_has_not_played_yet_is_said_to(qtbot, open_program):
    window = open_program()
    paste(window, challenge_text(from_maya("boggle", played=None)))
    qtbot.waitUntil(lambda: playing(window, "boggle"), timeout=15_000)
    window.tab.game_play.give_up()
    panel = wait_for_duel(qtbot, window)
    assert panel.shown.verdict == "Maya has not played yet"
    assert panel.shown.theirs.result == "–"


@pytest.mark.parametrize("where", ["window", "home", "drop", "entry", "palette"])
@by_day("entry")
def test_a_challenge_opens_wherever_it_arrives(qtbot, open_program, where):
    window = open_program()
    window.show_tab(3)
    text = challenge_text(from_maya("boggle"))
    QGuiApplication.clipboard().setText(f"Maya: {text}")
    if where == "window":
        qtbot.keyClick(window.tab.page.board, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    elif where == "home":
        window.commands.places.show_home()
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    elif where == "drop":
        data = QMimeData()
        data.setText(text)
        drop = QDropEvent(
            QPointF(10, 10), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
        )  # fmt: skip
        window.dropEvent(drop)
    else:
        if where == "palette":
            window.open_palette()
            field = next(each for each in window.findChildren(QLineEdit) if each.isVisible() and each.hasFocus())
        else:
            field = window.tab.analyse.entry.field
            field.setFocus()
        qtbot.waitUntil(field.hasFocus)
        before = field.text()
        qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert field.text() == before
    qtbot.waitUntil(lambda: playing(window, "boggle"), timeout=15_000)
    assert window.overlays.current is None


@pytest.mark.nightly
def test_the_message_without_a_result_opens_the_puzzle_covered(qtbot, open_program):
    window = open_program()
    window.show_tab(0)
    play = window.tab.game_play
    play.start_with(GAMES[0].example, "Play")
    give_up(window.tab)
    qtbot.waitUntil(lambda: window.tab.play.panel.card.isVisible(), timeout=15_000)
    text = sent(qtbot, window, SAME)
    assert read_challenge(text, GAMES).played is None
    play.start_with(GAMES[0].parse("TSEA/RINO/GLDE/MUPC"), "Another")
    paste(window, text)
    qtbot.waitUntil(lambda: playing(window, "boggle") and window.tab.game_play.puzzle == GAMES[0].example)


def test_a_code_is_typed_and_a_slip_is_said(qtbot, open_program):
    window = open_program()
    code = paper_code(Challenge(GAMES[0], GAMES[0].example, {}, "wide"))
    field = window.tab.analyse.entry.field
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClicks(field, code.lower())
    qtbot.waitUntil(lambda: playing(window, "boggle"), timeout=15_000)
    with qtbot.waitSignal(window.workspace.problem) as said:
        paste(window, code[:-1] + ("2" if code[-1] != "2" else "3"))
    assert "mistyped" in said.args[0]


def test_a_damaged_challenge_is_one_sentence_and_changes_nothing(qtbot, open_program):
    window = open_program()
    before = window.session.puzzle
    with qtbot.waitSignal(window.workspace.problem) as said:
        paste(window, challenge_text(from_maya("boggle"))[:-2] + "zz")
    assert "altered" in said.args[0]
    assert window.session.puzzle == before


def wait_for_start(qtbot, window):
    """The button that starts a challenge, once it is there."""
    qtbot.waitUntil(lambda: window.tab.has_page(Mode.PLAY) and window.tab.play.panel.cover.isVisible(), timeout=15_000)
    return window.tab.play.panel.cover.resume


@pytest.mark.nightly
def test_a_list_that_is_missing_is_said(qtbot, open_program):
    window = open_program()
    paste(window, challenge_text(dataclasses.replace(from_maya("boggle"), lexicon="grandmother")))
    wait_for_start(qtbot, window)
    assert any("“grandmother” is not installed here" in text for text in all_texts(window))
    assert window.session.words.wanted == "wide"


def test_no_clock_runs_before_a_challenge_is_started(qtbot, open_program):
    window = open_program()
    paste(window, challenge_text(from_maya("boggle")))
    start = wait_for_start(qtbot, window)
    assert "Maya challenges you: 3:00, words of both count for neither" in all_texts(window)
    assert start.text() == "Start"
    qtbot.waitUntil(start.hasFocus)
    qtbot.wait(400)  # longer than the clock takes to tick
    assert window.tab.game_play.elapsed == 0
    assert not window.tab.page.board.isVisible()
    qtbot.keyClick(start, Qt.Key.Key_Space)
    assert window.tab.game_play.stage is Stage.RUNNING
    qtbot.mouseClick(window.tab.play.panel.pause, LEFT)
    assert start.text() == "Go on"  # the same button, of an ordinary pause
    assert not any("challenges you" in text for text in all_texts(window))


@pytest.mark.nightly
def test_a_challenge_to_the_daily_puzzle_counts_as_played(qtbot, open_program):
    window, boggle = open_program(), GAMES[0]
    daily = boggle.daily.deal(date.today(), load(boggle.daily.lexicon), Run()).puzzle
    sent = dataclasses.replace(from_maya("boggle", played=None), puzzle=daily, lexicon=boggle.daily.lexicon)
    paste(window, challenge_text(dataclasses.replace(sent, crc=load(sent.lexicon).crc)))
    wait_for_start(qtbot, window)
    qtbot.waitUntil(lambda: any(text.startswith("Daily puzzle, ") for text in all_texts(window)), timeout=15_000)
    qtbot.waitUntil(lambda: playing(window, "boggle"))
    window.tab.game_play.give_up()
    own = [entry for entry in entries_in(window.workspace.records) if entry.game == "boggle"]
    assert [entry.day for entry in own] == [date.today().isoformat()]


@pytest.mark.nightly
def test_a_running_game_is_asked_about_and_kept(qtbot, open_program):
    """What is being played stays: the challenge gets a document of its own."""
    window = open_program()
    window.show_tab(0)
    play = window.tab.game_play
    play.start_with(GAMES[0].parse("TSEA/RINO/GLDE/MUPC"), "Play")
    paste(window, challenge_text(from_maya("boggle")))
    qtbot.waitUntil(
        lambda: window.tab.has_page(Mode.PLAY) and window.tab.game_play is not play and playing(window, "boggle")
    )
    assert play.playing


@pytest.mark.nightly
def test_links_of_lexica_are_copied_and_opened(qtbot, open_program):
    window = open_program()
    window.session.edit(GAMES[0].example, "Open")
    dialog = opened(qtbot, window, way=LINK)
    assert any(text.startswith("Lexica has word lists of its own: ") for text in all_texts(dialog))
    link = copied(qtbot, dialog)
    assert link.startswith("https://lexica.github.io/m/?")
    paste(window, link)
    qtbot.waitUntil(lambda: playing(window, "boggle"), timeout=15_000)
    assert window.tab.game_play.limit == 180
    keys = [view.key for view in VIEWS]
    window.show_tab(keys.index("q-less"))
    window.session.edit(GAMES[3].example, "Open")
    assert LINK not in all_texts(opened(qtbot, window))


def test_a_puzzle_in_analysis_is_a_challenge_without_a_result(qtbot, open_program):
    window = open_program()
    window.session.edit(GAMES[0].example, "Open")
    text = copied_challenge(qtbot, window, window.commands.send.send)
    read = read_challenge(text, GAMES)
    assert (read.puzzle, read.name, read.played) == (GAMES[0].example, "Jan", None)
    assert window._settings.name == "Jan"


@pytest.mark.nightly
def test_the_search_for_the_words_of_a_board_ends_with_the_window(qtbot, open_program, pool):
    """All words of the list lie on a board of wildcards, in more ways than anybody waits for."""
    window, boggle = open_program(), GAMES[0]
    paste(
        window, challenge_text(dataclasses.replace(from_maya("boggle"), puzzle=boggle.parse("/".join(["*****"] * 5))))
    )
    qtbot.waitUntil(lambda: playing(window, "boggle") and window.session.lexicon is not None, timeout=15_000)
    qtbot.keyClicks(window.tab.page.board, "lead")
    qtbot.keyClick(window.tab.page.board, Qt.Key.Key_Return)
    give_up(window.tab)
    qtbot.waitUntil(lambda: window.tab.game_play.history.known)
    window.close()
    for job in window.findChildren(SolveJob):
        shiboken6.delete(job)  # with the window, which the fixture closes once more
    assert pool.waitForDone(5_000)


def test_the_history_says_who_won_and_sends_past_games(qtbot, open_program):
    window = open_program()
    paste(window, challenge_text(from_maya("boggle")))
    qtbot.waitUntil(lambda: playing(window, "boggle"), timeout=15_000)
    window.tab.game_play.give_up()
    wait_for_duel(qtbot, window)
    window.commands.places.show_history.trigger()
    page = window.commands.front.place
    rows = page.games.rows
    qtbot.waitUntil(lambda: any("Against Maya" in line.text() for line in rows.lines), timeout=15_000)
    assert any("0 : 1" in line.text() for line in rows.lines)
    assert "against Maya" in page.games.table.model().index(1, 2).data()
    page.games.table.enter()
    text = copied_challenge(qtbot, window, lambda: qtbot.mouseClick(page.games.card.send, LEFT))
    read = read_challenge(text, GAMES)
    assert (read.puzzle, read.name, read.played.result) == (GAMES[0].example, "Jan", Result.GIVEN_UP)


@pytest.mark.nightly
def test_a_match_says_why_it_is_no_challenge(qtbot, open_program):
    window = open_program()
    window.show_tab([view.key for view in VIEWS].index("quiddler"))
    play = window.tab.game_play
    window.tab.game.match.begin_with(7)
    button = window.tab.play.panel.card.send
    for ask in (window.commands.send.send, button.click):
        dialog = opened(qtbot, click=ask)
        assert dialog.message.problem.isVisible() == (ask != window.commands.send.send or play.playing)
        assert dialog.message.problem.text().startswith("A match of several rounds cannot be a challenge.")
        assert not dialog.copy_button.isEnabled()
        dialog.reject()
        if play.playing:
            give_up(window.tab)
            qtbot.waitUntil(button.isVisible)


MOVES = {"boggle": ("lead", "tad"), "word-streak": ("star",), "quiddler": ("jilt",)}
"""What both type on the example of a game; the second player one less. In the other games both give up."""


def play_and_end(qtbot, window, words) -> None:
    qtbot.waitUntil(lambda: window.session.lexicon is not None)
    for word in words:
        qtbot.keyClicks(window.tab.page.board, word)
        qtbot.keyClick(window.tab.page.board, Qt.Key.Key_Return)
    give_up(window.tab)


@one_view("boggle")
@pytest.mark.nightly
def test_two_players_with_folders_of_their_own_play_a_duel(qtbot, open_program, view):
    key, words = view.key, MOVES.get(view.key, ())
    jan = open_program("jan")
    jan.show_tab([each.key for each in VIEWS].index(key))
    jan.tab.game_play.start_with(view.game.example, "Play")
    play_and_end(qtbot, jan, words)
    card = jan.tab.play.panel.card
    qtbot.waitUntil(card.isVisible, timeout=15_000)
    challenge = copied_challenge(qtbot, jan, lambda: qtbot.mouseClick(card.send, LEFT))

    maya = open_program("maya")
    paste(maya, challenge)
    qtbot.waitUntil(lambda: playing(maya, key), timeout=15_000)
    play_and_end(qtbot, maya, words[1:])
    theirs = wait_for_duel(qtbot, maya).shown
    assert theirs.theirs.name == "Jan"
    answer = copied_challenge(qtbot, maya, maya.tab.play.panel.duel.card.send.click, "Maya")

    jan.activateWindow()
    paste(jan, answer)
    mine = wait_for_duel(qtbot, jan).shown
    assert mine.theirs.name == "Maya"
    assert (mine.mine.result, mine.theirs.result) == (theirs.theirs.result, theirs.mine.result)
    assert mine.verdict.startswith("You win" if words else "A draw")
    for window, friend in ((jan, "Maya"), (maya, "Jan")):
        kept = [entry.proven.get("name") for entry in entries_in(window.workspace.records) if entry.game == FRIEND]
        assert kept == [friend]


def test_a_daily_puzzle_is_sent_with_its_day_while_it_is_played(qtbot, open_program):
    window = open_program()
    window.show_tab(0)
    window.tab.play_actions.daily.trigger()
    qtbot.waitUntil(lambda: window.tab.game_play.stage is Stage.RUNNING, timeout=15_000)
    day = window.tab.game_play.day
    assert sent(qtbot, window).splitlines()[0] == f"Qless Studio: Boggle {day}"
