"""Between two moves something else changes: what is in front keeps its facts, or the player is asked first.

What is in front, for every kind of game, times what changes; the pairs are gone through in one window, in one game of
each kind from its first move to its analysis. What costs much or finds seldom is left for the nightly run.
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QWidget

from qless_studio.engine.lexicon import Band, import_list
from qless_studio.engine.lexicon.importing import preview
from qless_studio.engine.options import Option, options_of
from qless_studio.engine.play import Clock, Stage
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.tab.wishes import Choose
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.work import make_pool
from tests.contract.at_play import KINDS, OTHER, OWN, WORDS, Kind, Player
from tests.fixtures.nightly import by_day
from tests.fixtures.patience import PATIENCE

Front = Callable[[Player, Kind], object]
Change = Callable[[Player], object]


@pytest.fixture(scope="module")
def one_window(qapp, tmp_path_factory):
    """A window with all games, whose list is `OWN`. While it is used, nothing is collected but by itself."""
    folder, pool = tmp_path_factory.mktemp("home"), make_pool()
    gc.disable()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QLESS_STUDIO_HOME", str(folder))
        path = folder / "own.txt"
        path.write_text("\n".join(WORDS), "utf-8")
        import_list(preview(path), OWN)
        settings = Settings(lexicon=OWN)
        window = MainWindow(VIEWS, Appearance("light", reduced_motion=True), pool, settings, folder / "settings.json")
        window.resize(1280, 800)
        window.show()
        window.activateWindow()
        yield window
        window.close()
        window.deleteLater()
        assert pool.waitForDone(PATIENCE), "a worker was left running"
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.enable()


@pytest.fixture
def player(one_window, qtbot):
    player = Player(one_window)
    player.bot = qtbot
    yield player
    answer(player)
    player.put_back()


# what is in front, one after the other in one game


def begun(player: Player, kind: Kind) -> None:
    kind.begin(player)
    player.settle()
    kind.move(player)


def paused(player: Player, kind: Kind) -> None:
    player.play.toggle_pause()


def asked(player: Player, kind: Kind) -> None:
    """The question whether the game may end."""
    player.play.toggle_pause()
    player.play.ask_to_give_up()


def round_over(player: Player, kind: Kind) -> None:
    """The table of a hand game between two rounds; other rounds are over with their games."""
    answer(player)
    while kind is KINDS["hand"] and player.my_turn():
        player.tab.game.match.make(player.computers_move())


def over(player: Player, kind: Kind) -> None:
    player.play.give_up()


def reviewed(player: Player, kind: Kind) -> None:
    """The first row of the review is chosen."""
    for table in player.tab.play.findChildren(QAbstractItemView):
        if table.isVisible() and table.model() is not None and table.model().rowCount():
            table.setFocus()
            QTest.keyClick(table, Qt.Key.Key_Home)


def analysed(player: Player, kind: Kind) -> None:
    """The analysis of a game that is over; its facts are looked at when one goes back."""
    player.tab.set_mode(Mode.ANALYSE)


FRONTS = (begun, paused, asked, round_over, over, reviewed, analysed)


# what changes


def list_chosen(player: Player) -> None:
    player.session.use_lexicon(OTHER)


def list_everywhere(player: Player) -> None:
    picker = player.window.commands.lexicons.picker()
    picker.show_name(OTHER)
    picker.everywhere_button.click()


def list_imported(player: Player) -> None:
    """The dialog pauses a game, which is resumed behind it."""
    running = player.play.stage is Stage.RUNNING
    picker, path = player.window.commands.lexicons.picker(), player.window.workspace.records / "few.txt"
    path.write_text("tea\neat\n", "utf-8")
    dialog = picker.import_file(path)
    player.bot.waitUntil(dialog.import_button.isEnabled)
    lexicons, name = player.window.workspace.lexicons, dialog.name.text()
    dialog.import_button.click()
    player.bot.waitUntil(lambda: player.window.session.chosen_list == name)
    player.settle()
    lexicons.remove(name)
    player.window.activateWindow()  # as a window manager does
    if running and player.play.stage is Stage.PAUSED:
        player.play.toggle_pause()


def commonness(player: Player) -> None:
    player.session.use_commonness(Band.VERY_COMMON)


def words_banned(player: Player) -> None:
    """Those that are played here."""
    boards = player.session.game.board is not None
    for word in [player.tab.analysis.words[0].word] if boards else ["jilt", "shall", "cat"]:
        player.window.commands.words.ban(word)


def language(player: Player) -> None:
    player.window.workspace.wished.emit(Choose("play_in", "de"))
    player.window.workspace.wished.emit(Choose("play_in", "en"))


def options(player: Player) -> None:
    """Every option gets another of its values."""
    session = player.session
    for known in options_of(type(session.options)):
        session.change_options(**{known.name: other_value(known, getattr(session.options, known.name))})


def other_value(known: Option, value: Any) -> Any:
    if known.choices:
        return next(choice.value for choice in known.choices if choice.value != value)
    if known.kind is bool:
        return not value
    if known.kind is str:
        return {"board": "mini9", "bonus": "5:3", "box": "4x4", "banned": "cat"}[known.name]
    if known.name in ("prefix_max", "suffix_max"):
        return value + 1
    return known.kind((known.low or 0) + (value == known.low))


def theme(player: Player) -> None:
    player.window.appearance.set_mode("dark")
    player.settle()
    player.window.appearance.set_mode("light")


def text_size(player: Player) -> None:
    player.window.appearance.set_text_scale(2.0)
    player.settle()
    player.window.appearance.set_text_scale(1.0)


def narrow(player: Player) -> None:
    player.window.resize(900, 600)
    player.settle()
    player.window.resize(1280, 800)


def other_tab(player: Player) -> None:
    there = player.window.workspace.index
    player.window.show_tab(there - 1)
    player.settle()
    player.window.show_tab(there)


def other_document(player: Player) -> None:
    workspace, document = player.window.workspace, player.window.document
    made = workspace.open(document.index)
    workspace.show(made)
    workspace.show(document)
    workspace.close(made)


def pause(player: Player) -> None:
    player.play.toggle_pause()
    player.bot.rest(player.window)
    player.play.toggle_pause()


def restart(player: Player) -> None:
    """What was saved, as a kill leaves it, is read in a document of its own."""
    workspace, document = player.window.workspace, player.window.document
    saved = document.to_saved(front=True)
    made = workspace.open(document.index)
    made.restore(saved)
    workspace.show(made)
    player.settle()
    workspace.close(document)
    if player.tab.current_mode is Mode.PLAY:
        player.play.clock = Clock(lambda: 0.0)
        player.bot.waitUntil(lambda: player.play.history.known)


def undo_and_redo(player: Player) -> None:
    player.session.undo()
    player.session.redo()


def new_puzzle(player: Player) -> None:
    player.play.deal()


def daily(player: Player) -> None:
    player.tab.play_actions.daily.trigger()


def paste(player: Player) -> None:
    game, document = player.session.game, player.window.document
    QApplication.clipboard().setText(game.format(game.example))
    player.window.commands.documents.paste()
    player.bot.rest(player.window)
    if player.window.document is not document:
        player.window.workspace.close(player.window.document)
        player.window.workspace.show(document)


def all_chosen(player: Player) -> None:
    for choice in CHOICES:
        choice(player)


CHOICES = (list_chosen, commonness, words_banned, language, options)
MOVES_ABOUT = (undo_and_redo, other_tab, other_document, pause, restart, new_puzzle, daily, paste)
LOOKS = (list_everywhere, list_imported, theme, text_size, narrow)
EVERY_RUN = {
    begun: (all_chosen, new_puzzle),
    paused: (undo_and_redo, restart),
    asked: (),
    round_over: (all_chosen, pause, restart),
    over: (all_chosen, restart),
    reviewed: (),
    analysed: (all_chosen,),
}
LEAVING = (other_tab, other_document, restart, paste)
"""What leaves a game that goes on paused."""


def makes_sense(change: Change, front: Front, kind: Kind) -> bool:
    """A question is modal, and another puzzle takes the place of a game that is over, which the history has."""
    if front is asked:
        return change in (list_chosen, theme, text_size, narrow)
    if front is round_over:
        return kind is KINDS["hand"]
    ended = front in (over, reviewed, analysed)
    if front in (reviewed, analysed) and change is restart:
        return False  # the row that is chosen is no fact
    return not ended or change not in (new_puzzle, daily, paste, pause)


# the facts


def facts(player: Player) -> dict[str, Any]:
    """What the player would miss."""
    play, session = player.play, player.session
    lexicon = session.lexicon
    return {
        "stage": play.stage,
        "id": play.id,
        "hints": play.hints,
        "limit": play.limit,
        "result": play.result,
        "seconds": play.elapsed,
        "table": session.text,
        "moves": play.rules.moves(),
        "saved": dict(play.rules.facts()),
        "proven": dict(play.rules.proven()),
        "list": (session.words.name, session.words.commonness, len(lexicon), lexicon.crc),
        "rules": session.options,
        "shown": Counter(text for each in visible_in(player.tab.play) for text in texts(each) if text),
        "cut": [each.text() for each in visible_in(player.tab.play) if isinstance(each, QLabel) and is_cut(each)],
    }


def visible_in(page: Any) -> list[QWidget]:
    """Without the line on the last move."""
    return [each for each in page.findChildren(QWidget) if each.isVisible() and each is not page.panel.note]


def is_cut(label: QLabel) -> bool:
    """Whether lines of it have no room."""
    return label.wordWrap() and label.heightForWidth(label.width()) > label.height()


def texts(widget: QWidget) -> Iterator[str]:
    """What a widget shows of the game: not what is chosen for the next one, and not what Undo would take back."""
    if isinstance(widget, QLabel):
        yield widget.text()
    elif isinstance(widget, BoardWidget):
        yield from (cell.spoken for cell in widget.cells)
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        model = widget.model()
        cells = (model.index(row, column) for row in range(model.rowCount()) for column in range(model.columnCount()))
        yield from (str(cell.data()) for cell in cells if cell.data() is not None)  # some have columns as there is room
    elif not isinstance(widget, IconButton):
        yield widget.accessibleName()


def differences(change: Change, before: dict[str, Any], after: dict[str, Any]) -> str:
    """In a line; moves that were taken back and made again are moves in some games."""
    told = []
    for name, value in before.items():
        now = after[name]
        if now == value or (change is undo_and_redo and name in ("moves", "saved", "proven", "shown")):
            continue
        if change is narrow and name == "shown":
            continue  # hints and lists are arranged for the room there is
        if name == "shown":
            told.append(f"no longer shown {list(value - now)}, but {list(now - value)}")
        else:
            told.append(f"{name} was {value!r}, is {now!r}")
    return "; ".join(told)


# going through them


def answer(player: Player) -> None:
    """Go on with the game where that was asked."""
    if player.tab.has_page(Mode.PLAY) and player.play.question is not None:
        player.play.question.reject()
        player.settle()


def look(player: Player, front: Front) -> dict[str, Any]:
    """The facts of what is in front."""
    if front is not analysed:
        return facts(player)
    player.tab.set_mode(Mode.PLAY)
    player.settle()
    found = facts(player)
    player.tab.set_mode(Mode.ANALYSE)
    return found


def go_through(player: Player, kind: Kind, changes: dict[Front, tuple[Change, ...]]) -> list[str]:
    """What was not as before, for each front and each change. A fault ends the game: it goes on with another one."""
    faults: list[str] = []
    player.open(kind.game)
    for place, front in enumerate(FRONTS):
        front(player, kind)
        player.settle()
        wanted = [change for change in changes[front] if makes_sense(change, front, kind)]
        before = look(player, front) if wanted else {}
        for change in wanted:
            change(player)
            player.settle()
            if front is not asked:
                answer(player)
            if change in LEAVING and before["stage"] is Stage.RUNNING and player.play.stage is Stage.PAUSED:
                player.play.toggle_pause()
            after = look(player, front)
            told = differences(change, before, after)
            if change is undo_and_redo:
                before = after
            player.put_back()
            if told:
                faults.append(f"{front.__name__}, {change.__name__}: {told}")
                answer(player)
                player.open(kind.game)
                for earlier in FRONTS[: place + 1]:
                    earlier(player, kind)
                    player.settle()
                before = look(player, front)
    return faults


@pytest.mark.parametrize("kind", KINDS)
@by_day("word-streak", "hand")
def test_what_is_in_front_keeps_its_facts(player, kind):
    imported = {begun: (*EVERY_RUN[begun], list_imported)} if kind == "hand" else {}
    faults = go_through(player, KINDS[kind], EVERY_RUN | imported)
    assert not faults, "\n".join(faults)


@pytest.mark.nightly
@pytest.mark.parametrize("changes", [CHOICES, MOVES_ABOUT, LOOKS], ids=["choices", "moves about", "looks"])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_in_front_keeps_its_facts_whatever_changes(player, kind, changes):
    faults = go_through(player, KINDS[kind], dict.fromkeys(FRONTS, changes))
    assert not faults, "\n".join(faults)


# drags


def spoken(text: str) -> Callable[[Any], QPoint]:
    """The middle of the first cell of a board that is called so."""
    return lambda board: next(cell.rect.center() for cell in board.cells if text in cell.spoken)


def undone(player: Player) -> None:
    player.session.undo()


def typed(player: Player) -> None:
    QTest.keyClicks(player.tab.page.board, "to1")


def cleared(player: Player) -> None:
    player.session.edit(player.play.rules.bare(player.session.puzzle), "Clear")


def begun_anew(player: Player) -> None:
    player.play.forget()
    player.start(
        {"q-less": "starco", "quiddler": "A/B C/D E/F G/H"}.get(player.session.game.key, "TEAS TEAS TEAS TEAS")
    )


def paused_now(player: Player) -> None:
    player.play.toggle_pause()


def given_up(player: Player) -> None:
    player.play.give_up()


class Drag(NamedTuple):
    """Something that is dragged over a board that is played on."""

    kind: str
    before: str
    """Typed before it."""
    source: Callable[[Any], QPoint]
    target: Callable[[Any], QPoint]
    during: tuple[Change, ...]
    """Each of these changes what is dragged."""


DRAGS = {
    "traced word": Drag("boggle", "", spoken("S, row 1"), spoken("T, row 1"), (begun_anew, paused_now, given_up)),
    "die on the grid": Drag(
        "q-less", "cat", spoken("C, row"), spoken("row 1, column 1"),
        (undone, typed, cleared, begun_anew, paused_now, given_up),
    ),
    "die of the rack": Drag(
        "q-less", "c", spoken("T, on the rack"), spoken("row 1, column 1"),
        (undone, typed, cleared, begun_anew, paused_now, given_up),
    ),
    "card of the tray": Drag(
        "solitaire", "lj", spoken("in the tray, L"), spoken("in the tray, J"),
        (typed, begun_anew, paused_now, given_up),
    ),
    "drawn card": Drag("hand", "", spoken("Draw pile"), spoken("card 1"), (typed, paused_now, given_up)),
}  # fmt: skip


@pytest.mark.parametrize("name", DRAGS)
@by_day("card of the tray")
def test_whatever_changes_what_is_dragged_ends_the_drag(player, name):
    drag = DRAGS[name]
    player.open(KINDS[drag.kind].game)
    for change in drag.during:
        player.play.forget()
        KINDS[drag.kind].begin(player)
        player.settle()
        board = player.tab.page.board
        QTest.keyClicks(board, drag.before)
        player.settle()
        start, end = drag.source(board), drag.target(board)
        QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(board, start + (end - start) * step / 5)
        change(player)
        table, moves = player.session.text, player.play.rules.moves()
        QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=end)
        assert (player.session.text, player.play.rules.moves()) == (table, moves), change.__name__
        assert player.session.game.format(player.session.game.parse(table)) == table
