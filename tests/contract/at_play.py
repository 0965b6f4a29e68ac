"""Playing every kind of game in one window, as the contracts on what happens between two moves do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from shiboken6 import isValid

from qless_studio.engine.games.quiddler.computer import Strength, computer_move
from qless_studio.engine.lexicon import Band
from qless_studio.engine.lexicon.imported import Changes
from qless_studio.engine.play import Clock
from qless_studio.engine.solving import Run
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.work import SolveJob
from tests.ui.games.affix import player as affix
from tests.ui.games.quiddler import player as quiddler

OWN, OTHER = "Own", "common2k"
"""The list that all games are played with here, and one that lacks most of its words."""
SHORT_WORDS = (
    "ad ah am an as at be do ed eh el en er ha he hi ho in is it la li lo ma me na no od oh on or os re so ta te ti to "
    "art arts cat cats car cars cot oat oats rat rats star tar taro coat taco arc cast scar cost rots tea teas seat"
)
WORDS = [*SHORT_WORDS.split(), *quiddler.WORDS, *affix.WORDS]
"""Those of `OWN`."""
KEYS = [view.key for view in VIEWS]


class Player:
    """A window with a game in front, and what a player does in it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.bot: Any = None
        """The `qtbot` of the test."""

    @property
    def tab(self) -> Any:
        return self.window.tab

    @property
    def play(self) -> Any:
        return self.window.tab.game_play

    @property
    def session(self) -> Any:
        return self.window.session

    def settle(self) -> None:
        """Wait until the list is there, all searches are over, and what they found is shown."""

        def quiet() -> bool:
            session, jobs = self.session, self.session.findChildren(SolveJob)
            searched = session.outcome is not None or session.puzzle == session.game.blank
            return session.lexicon is not None and searched and all(not isValid(job) or job.over for job in jobs)

        self.bot.waitUntil(quiet)
        self.bot.rest(self.window)
        self.bot.waitUntil(quiet)

    def open(self, game: str) -> None:
        """A new document of a game, in Play, in place of the one in front; nothing is chosen, no clock goes on."""
        workspace = self.window.workspace
        workspace.show_game(KEYS.index(game))
        before, made = workspace.document, workspace.open(workspace.index)
        workspace.show(made)
        workspace.close(before)
        self.put_back()
        self.tab.set_mode(Mode.PLAY)
        self.play.clock = Clock(lambda: 0.0)
        self.settle()

    def put_back(self) -> None:
        """All choices as they were at first."""
        session, lexicons = self.session, self.window.workspace.lexicons
        session.set_options(session.game.options())
        session.use_words(OWN, Band.UNKNOWN)
        for name in (OWN, OTHER):
            lexicons.change(name, Changes())

    def start(self, text: str) -> None:
        self.play.start_with(self.session.game.parse(text), "Play")

    def type(self, text: str) -> None:
        self.tab.play.typing_target.setFocus()
        QTest.keyClicks(self.tab.play.typing_target, text)
        QTest.keyClick(self.tab.play.typing_target, Qt.Key.Key_Return)

    def computers_move(self) -> Any:
        """What the computer would do with the player's hand."""
        game = self.tab.game.match.game
        return computer_move(game, Strength.STRONG, self.session.lexicon, self.session.options, Run())

    def my_turn(self) -> bool:
        """Wait for the player's turn; whether the round goes on."""
        match = self.tab.game.match
        self.bot.waitUntil(lambda: match.game.round.over or match.game.round.turn == 0)
        return not match.game.round.over


def _deal_match(player: Player) -> None:
    player.bot.waitUntil(lambda: player.play.history.known)
    player.tab.round.roll(5)


def _find_word(player: Player) -> None:
    player.settle()
    player.type(player.tab.analysis.words[0].word)


def _deal_hand(player: Player) -> None:
    player.tab.game.match.panel.strength.set_value(Strength.EASY)
    player.tab.game.match.begin_with(5)


def _set_word_aside(player: Player) -> None:
    """Draw, and set the first word aside."""
    if player.my_turn():
        player.tab.game.match.make(player.computers_move())
        for word in player.computers_move().words[:1]:
            player.type("".join(word))


def _lay_word(player: Player) -> None:
    """Where it is shown again after a restart: a puzzle does not say where on the board its grid is."""
    board = player.tab.page.board
    cell = next(each for each in board.cells if each.spoken == "Empty, row 4, column 5")
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=cell.rect.center())
    player.type("cat")


class Kind(NamedTuple):
    """How a game is begun, and a move of it."""

    game: str
    begin: Callable[[Player], object]
    move: Callable[[Player], object]


KINDS = {
    "boggle": Kind("boggle", lambda player: player.start("STAR OCTE ASHI NTEA"), _find_word),
    "word-streak": Kind("word-streak", _deal_match, _find_word),
    "solitaire": Kind("quiddler", lambda player: player.start(quiddler.DEAL), lambda player: player.type("jilt")),
    "hand": Kind("quiddler", _deal_hand, _set_word_aside),
    "q-less": Kind("q-less", lambda player: player.start("coatar"), _lay_word),
    "affix": Kind(
        "affix", lambda player: player.start(" ".join(affix.SUFFIXES.values())), lambda player: player.type("sha")
    ),
}
