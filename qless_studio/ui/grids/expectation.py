"""What the player is likely to score on the board being played, and the levels of board and player.

The player's skill is computed on a worker whenever the history was read; see docs/decisions/098.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.history import Entry
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Stage
from qless_studio.engine.player.features import BoardFeatures, board_features
from qless_studio.engine.player.levels import found_text
from qless_studio.engine.player.model import ROUND, Forecast, Skill
from qless_studio.engine.player.rounds import Games, InstalledLists, Profile, known_after, lists_in
from qless_studio.engine.player.scale import (
    ROUNDS_FOR_PAR,
    Coming,
    Level,
    board_level,
    is_regular,
    player_level,
    reference_boards,
)
from qless_studio.engine.solving import Run
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.work.signals import listen


@dataclass(frozen=True)
class Standing:
    """What the history says about the player in a game, with lists of one kind."""

    skill: Skill
    rounds: int
    """The rounds that count."""
    level: Level

    @property
    def of_player(self) -> bool:
        """Whether there were enough rounds to expect points of this player."""
        return self.rounds >= ROUNDS_FOR_PAR


class Expectation(QObject):
    """Follows a round; everything is None while it is not known, and while levels are hidden."""

    changed = Signal()

    def __init__(self, play: GamePlay, rules: GridRules[Any, Any], analysis: GridAnalysis) -> None:
        super().__init__(play)
        self._play, self._levels, self._rules, self._analysis = play, play.session.levels, rules, analysis
        self._searches = BackgroundSearches(play.session, self)
        self._standing: Standing | None = None
        self._before: Standing | None = None
        """What was expected before the round that is being played."""
        self.board: BoardFeatures | None = None
        """The words of the board being played."""
        self._forecast: Forecast | None = None
        self._board_level: float | None = None
        self._coming: Coming | None = None
        listen(self._learn, play.history.changed, play.session.lexicon_changed)
        play.stage_changed.connect(self._on_stage_changed)
        play.changed.connect(self._look_at_board)
        self._levels.changed.connect(self._on_levels_changed)
        self._learn()

    # what is known

    @property
    def standing(self) -> Standing | None:
        """What is known of the player now."""
        return self._standing if self._levels.shown else None

    @property
    def forecast(self) -> Forecast | None:
        """The points to expect on the board being played, by what was known before the round.

        None with too few rounds: what an average player gets says little about this one.
        """
        return self._forecast if self._levels.shown else None

    @property
    def board_level(self) -> float | None:
        """The level of the board being played."""
        return self._board_level if self._levels.shown else None

    @property
    def coming(self) -> Coming | None:
        """The board of the next round, covered; None while it is not known."""
        return self._coming if self._levels.shown else None

    @property
    def next_forecast(self) -> Forecast | None:
        """The points to expect on the next board; None with too few rounds."""
        coming, standing, seconds = self.coming, self.standing, self._play.next_limit
        if coming is None or coming.known is None or standing is None or not standing.of_player or not seconds:
            return None
        return standing.skill.forecast(coming.known.board, seconds)

    def expect(self, coming: Coming | None) -> None:
        """The next round has this board."""
        self._coming = coming
        self.changed.emit()

    def about_word(self, word: str) -> str:
        """How often the player finds a word of the board in such a round; "" while that is not known."""
        before, board = self._before, self.board
        if before is None or board is None or not before.of_player or not self._levels.shown or word not in board.words:
            return ""
        chances = before.skill.chances(board, self._play.limit or self._play.elapsed)
        return found_text(chances[board.words.index(word)])

    @property
    def level_change(self) -> int | None:
        """By how much the round that is over changed the level; None if it did not count, or while it is not known."""
        before, after = self._before, self.standing
        if before is None or after is None or not (before.level.known and after.rounds > before.rounds):
            return None
        return round(after.level.value) - round(before.level.value)

    # following

    def _learn(self) -> None:
        """Find out on the pool what the history says."""
        play, lexicon = self._play, self._play.session.lexicon
        if lexicon is None or not play.history.known:
            return
        game, entries = play.session.game, play.history.entries
        games = {game.key: game, **self._levels.games()}
        work = partial(_standings, games, game.key, entries, lexicon, play.session.folder)
        self._searches.start("standing", work, self._on_learned)

    def _on_learned(self, found: list[Standing]) -> None:
        self._standing = found[-1]
        self._look_at_board()
        self.changed.emit()

    def _on_levels_changed(self) -> None:
        self._play.changed.emit()
        self.changed.emit()

    def _on_stage_changed(self, stage: Stage) -> None:
        if stage is Stage.IDLE:
            self._before = self.board = self._forecast = self._board_level = None
        self._look_at_board()
        self.changed.emit()

    def _look_at_board(self) -> None:
        """Look at the board of the round once, when all its words and the player are known."""
        play, standing, analysis = self._play, self._standing, self._analysis
        lexicon, board = play.session.lexicon, self._rules.board
        if self.board is not None or standing is None or lexicon is None or play.stage is Stage.IDLE:
            return
        if not (analysis.complete and is_regular(board)):
            return
        self._before = standing
        self.board = board_features(analysis.words, board.columns, lexicon)
        self._board_level = board_level(self.board, play.limit or ROUND)
        if standing.of_player and play.limit and self.board.words:
            self._forecast = standing.skill.forecast(self.board, play.limit)
        play.changed.emit()
        self.changed.emit()


def _standings(
    games: Games, key: str, entries: Sequence[Entry], lexicon: Lexicon, folder: Path | None, run: Run
) -> Iterator[Standing]:
    """One standing; for a worker."""
    lists = InstalledLists() if folder is None else lists_in(folder)
    known, profile = known_after(entries, games, lists), Profile.of(key, lexicon)
    run.checkpoint()
    skill, rounds = known.skill(profile, time.time()), known.rounds(profile)
    boards = reference_boards(games[key], lists.reference(lexicon.language.code))
    yield Standing(skill, rounds, player_level(skill, rounds, boards))
