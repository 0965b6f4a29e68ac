"""The next round on a board of letter tiles: its board, made ahead, its opponent and its time."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from qless_studio.engine.game import Game
from qless_studio.engine.grids import FoundWord
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.lexicon import withheld
from qless_studio.engine.options import options_of
from qless_studio.engine.play import Stage
from qless_studio.engine.player.features import BoardFeatures, board_features
from qless_studio.engine.player.model import ROUND
from qless_studio.engine.player.opponent import FoundAt, own_round, usual_score, words_of_level
from qless_studio.engine.player.scale import TRIES, Coming, board_level, is_regular
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, figure, say, without_dots
from qless_studio.ui.grids.analysis import PlayedWords
from qless_studio.ui.grids.parts import GridParts, RoundDiceBox
from qless_studio.ui.grids.round import Boards, GridRound
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.orders import BetweenRounds, Making, OrderPart, Orders
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.staged_play import GOING_ON
from qless_studio.ui.widgets.basic.buttons import ActionButton, IconButton
from qless_studio.ui.widgets.basic.fields import Combo
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layout import bare, filled
from qless_studio.ui.work.signals import listen

# Boards to order for the next rounds, and what is known of the next one before it begins.


@dataclass(frozen=True)
class NextBoard:
    """The board of the next round."""

    board: BoardFeatures
    par: int


class BoardOrders(QObject):
    """Puts the choice into the panel, and passes the next board to `Expectation`."""

    def __init__(self, round: GridRound) -> None:
        super().__init__(round)
        self._round = round
        self._play = play = round.play
        self.part = OrderPart(self.tr("Boards for the next games"))
        self.choice = self.part.choice
        self._orders = Orders(play, self.choice, lambda: self._level, self._making, TRIES)
        play.add("section", self.part, when=(Stage.IDLE, Stage.OVER))
        listen(self._show, round.expectation.changed, play.stage_changed)
        round.expectation.changed.connect(self._orders.follow)
        self._orders.changed.connect(self._on_coming)
        self._show()

    def _show(self) -> None:
        """Allow ordering by level only if the player has one."""
        self.part.follow(self._play.stage, self._level is not None)

    def follow(self) -> None:
        """Other dice were chosen."""
        self._orders.follow()

    @property
    def _level(self) -> float | None:
        standing = self._round.expectation.standing
        return standing.level.value if standing is not None and standing.level.known else None

    def _making(self) -> Making | None:
        session, boards = self._play.session, self._round.next_boards()
        lexicon = session.chosen_lexicon
        if lexicon is None or boards is None:
            return None
        seconds = self._play.next_limit or ROUND
        choices = boards.choices, boards.options, self._play.next_limit, lexicon
        return Making(choices, partial(_coming, session.game, lexicon, boards, seconds))

    def _on_coming(self) -> None:
        coming = self._orders.coming
        self.part.show_coming(coming, TRIES)
        self._round.expectation.expect(coming)

    def roll(self, play: Callable[[int], object]) -> None:
        """Call `play` with the seed of what comes next."""
        self._orders.take(lambda coming: play(coming.seed), at_once=True)


def _coming(game: Game[Any, Any, Any], lexicon: Lexicon, boards: Boards, seconds: float, seed: int, run: Run) -> Coming:
    """The boards of a seed: their level on average, and what is on the first."""
    found: list[tuple[BoardFeatures, Sequence[FoundWord]]] = []
    for puzzle in boards.of_seed(seed):
        board = game.board(puzzle) if game.board is not None else None
        if board is None or not is_regular(board):
            continue
        words = tuple(game.solve(puzzle, lexicon, boards.options, run))
        found.append((board_features(words, board.columns, lexicon), words))
    levels = [level for features, _ in found if (level := board_level(features, seconds)) is not None]

    def look() -> NextBoard | None:
        return NextBoard(found[0][0], boards.par(found[0][1])) if found else None

    return Coming(seed, fmean(levels) if levels else None, look=look)


# Against whom a round is played: the computer at a level, or the player's own earlier rounds.

LEVELS = (1_300, 1_500, 1_700, 1_900, 2_100)
NOBODY, SAME, ONESELF = "", "same", "oneself"
AT_FIRST = 1_500
"""Level of the computer that plays at the player's level, until that is known"""


class AfterOpponent(QWidget):
    """Who has more points, and once it is asked for what only one of both found."""

    def __init__(self) -> None:
        super().__init__()
        self.result = text_label("", "strong", wrap=True)
        self.theirs = text_label("", "small", wrap=True)
        self.yours = text_label("", "small", wrap=True)
        self.words, lists = IconButton("down", say("Words"), flat=True), QWidget()
        self.words.setCheckable(True)
        self.words.toggled.connect(lists.setVisible)
        lists.hide()
        filled(bare(QVBoxLayout(lists), 4), self.theirs, self.yours)
        row = filled(QHBoxLayout(), (self.result, 1), (self.words, 0, Qt.AlignmentFlag.AlignTop))
        filled(bare(QVBoxLayout(self), 4), row, lists)


class Opponent(QObject):
    """A choice between rounds, a line that counts during one, and the words of both afterwards.

    The words are computed from the board when it is searched; the same round gives the same ones.
    """

    def __init__(self, round: GridRound) -> None:
        super().__init__(round)
        self._round = round
        self._play = play = round.play
        self.words: tuple[FoundAt, ...] = ()
        """What the opponent finds in the round, with times."""
        self._score: float | None = None
        """The usual score of the player, if that is the opponent."""
        self._name = ""
        self.choice = Combo(self._choices(), without_dots(say("Opponent…")))
        self.part = BetweenRounds(without_dots(say("Opponent…")), self.choice)
        self.line, self.after = text_label("", "note", wrap=True), AfterOpponent()
        play.add("section", self.part, when=(Stage.IDLE, Stage.OVER))
        play.add("figures", self.line, when=GOING_ON)
        play.add("figures", self.after, when=(Stage.OVER,))
        self.after.words.toggled.connect(round.places.unfold)
        listen(self._follow, round.expectation.changed, play.stage_changed, play.changed)
        play.ticked.connect(self._show_line)
        self._for = ""
        """The id of the round that `words` are of."""
        self._follow()

    def choose(self) -> None:
        """Bring the choice into view and open it."""
        self.part.open()
        self.choice.showPopup()

    def _offer(self) -> None:
        """Name the computer's level; the player's earlier games are grey before there is one, and then not chosen."""
        standing, history = self._round.expectation.standing, self._play.history
        if standing is not None and standing.level.known:
            same = self.tr("Computer at your level, {}").format(figure(round(standing.level.value)))
        else:
            same = self.tr("Computer, level {} for now").format(figure(AT_FIRST))
        games = not history.known or self._usual() is not None
        oneself = self.tr("Your earlier games") if games else self.tr("Your earlier games, after the first")
        self.choice.offer_if(SAME, True, same)
        self.choice.offer_if(ONESELF, games, oneself)
        if self.choice.value == ONESELF and not games:
            self.choice.set_value(NOBODY)

    def _choices(self) -> list[tuple[object, str]]:
        computers = [(level, self.tr("Computer, level {}").format(figure(level))) for level in LEVELS]
        return [
            (NOBODY, self.tr("Nobody")),
            (SAME, self.tr("Computer, level {} for now").format(figure(AT_FIRST))),
            *computers,
            (ONESELF, self.tr("Your earlier games")),
        ]

    @property
    def level(self) -> float | None:
        """The level of the computer; None if it does not play."""
        standing = self._round.expectation.standing
        if self.choice.value == SAME:
            return standing.level.value if standing is not None and standing.level.known else AT_FIRST
        return self.choice.value if isinstance(self.choice.value, int) else None

    def _follow(self) -> None:
        stage, board = self._play.stage, self._round.expectation.board
        self.part.follow(stage, self._play.session.levels.shown)
        if stage not in GOING_ON:
            self._offer()
        if stage is Stage.IDLE:
            self.words, self._score, self._for, self._name = (), None, "", ""
        elif stage in GOING_ON and board is not None and self._for != self._play.id:
            self._for = self._play.id
            self._meet()
        self._show_line()
        self._show_after()

    def _meet(self) -> None:
        """Find out what the opponent finds."""
        play, board, level = self._play, self._round.expectation.board, self.level
        assert board is not None
        self.words, self._score, self._name = (), None, ""
        if not play.session.levels.shown:
            return
        if level is not None:
            self._name = self.tr("Computer, level {}").format(figure(round(level)))
            unknown = withheld(play.session.language)
            self.words = words_of_level(board, level, play.limit or 180.0, zlib.crc32(play.id.encode()), unknown)
        elif self.choice.value == ONESELF:
            own = own_round(play.history.entries, play.session.game, play.session.puzzle, board)
            self._name = self.tr("Your earlier games")
            self.words = own.words if own else ()
            self._score = None if own else self._usual()
            if own is None and self._score is None:
                self._name = ""

    def _usual(self) -> float | None:
        """The usual score of the player in the language of the list; None without any."""
        session, entries = self._play.session, self._play.history.entries
        alike = (entry for entry in entries if session.words.shares_language(entry.lexicon))
        return usual_score(alike, session.game.key)

    def points_at(self, seconds: float) -> int:
        """The points of the opponent after this many seconds."""
        if self._score is not None:
            return round(self._score * min(1.0, seconds / (self._play.limit or 180.0)))
        return sum(found.points for found in self.words if found.seconds <= seconds)

    def _show_line(self) -> None:
        going_on = self._play.stage in GOING_ON
        self.line.setVisible(going_on and bool(self._name))
        if going_on and self._name:
            points = counted(self.points_at(self._play.elapsed), "{} point", "{} points")
            if say("{}: {}", self._name, points) != self.line.text():
                self.line.setText(say("{}: {}", self._name, points))

    def _show_after(self) -> None:
        over = self._play.stage is Stage.OVER and bool(self._name)
        self.after.setVisible(over)
        if not over:
            self.after.words.setChecked(False)
            return
        mine, theirs = self._round.played.totals[1], self.points_at(self._play.limit or self._play.elapsed)
        ahead = mine - theirs
        told = self.tr("A draw") if not ahead else (
            counted(abs(ahead), "{} point ahead", "{} points ahead") if ahead > 0
            else counted(abs(ahead), "{} point behind", "{} points behind")
        )  # fmt: skip
        points = counted(theirs, "{} point", "{} points")
        text, part = f"{self._name}: {points}. {told}", self._play.rules.match.part()
        self.after.result.setText(f"{part}. {text}" if part else text)
        found = [each.word for each in self.words]
        own = [word for word, _ in self._round.played.scored()]
        self.after.words.setVisible(bool(self.words))
        self._list(self.after.theirs, self.tr("Only the opponent: {}"), [word for word in found if word not in own])
        self._list(self.after.yours, f"{self.tr('Only you')}: {{}}", [word for word in own if word not in found])

    def _list(self, label: QLabel, text: str, words: Sequence[str]) -> None:
        label.setVisible(bool(words and self.words))
        shown = sorted(words, key=lambda word: (-len(word), word))
        label.setText(text.format(", ".join(map(self._play.session.shown, shown))))


# The choice of the time that a round takes: a field `minutes` of the game's options.


class RoundTime(QObject):
    """`combo` shows the option, changes it, and has the next round take this time; 0 is a round without a clock."""

    def __init__(self, play: GamePlay) -> None:
        super().__init__(play)
        self._session = play.session
        play.limit_of = _limit_of
        known = next(each for each in options_of(type(self._session.options)) if each.name == "minutes")
        times = [(each.value, each.label) for each in known.choices]
        self.combo = Combo(times, known.label, act=lambda minutes: self._session.change_options(minutes=minutes))
        self._session.chosen_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.combo.set_value(self._session.chosen.options.minutes)


def _limit_of(options: Any) -> float | None:
    return 60.0 * options.minutes if options.minutes else None


# A round with all that is chosen for it.


class DealtRound(GridRound):
    """Between rounds dice, time, the boards to come and an opponent are chosen."""

    def __init__(self, page: PlayPage, parts: GridParts, played: PlayedWords | None = None) -> None:
        super().__init__(page, parts, played)
        self.dice, self.time = RoundDiceBox(self.rules), RoundTime(self.play).combo
        self.orders, self.opponent = BoardOrders(self), Opponent(self)
        self.dice.value_changed.connect(self.orders.follow)
        new = ActionButton(parts.play_commands.new_game, say("New game"), "die")
        self.play.add("controls_left", new, when=GOING_ON)
        self.play.add("controls_left", self.dice, self.time, when=(Stage.IDLE, Stage.OVER))
