"""The rounds of a history that count for a player's level, and what is known of the player after each.

Nothing is stored: the state follows from the history alone. Practice, exercises, rushes and reviews never count.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import LexiconError, StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.grids import Board
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.lexicon import Band, Lexicon, load_installed
from qless_studio.engine.lexicon.imported import FILE, Changes, base_name, derived, load_changes
from qless_studio.engine.lexicon.shipped import LISTS, default_list, is_shipped
from qless_studio.engine.options import read_options
from qless_studio.engine.player.features import BoardFeatures
from qless_studio.engine.player.model import AVERAGE, Forecast, Skill
from qless_studio.engine.player.scale import features_of, is_regular

Games = Mapping[str, Game[Any, Any, Any]]
"""Games by key."""
DAY = 86_400.0
LAST = 200
"""Older rounds weigh less than a thousandth."""
SHORTEST, LONGEST = 10, 3_600
"""Seconds of a round that counts."""
FASTEST = 0.5
"""Seconds a word, on average: faster words were copied from a list."""
PLAYED = frozenset({Result.FINISHED, Result.SOLVED})
"""A round that ends with its last word found is as complete as one that ends with its time."""


@dataclass(frozen=True)
class Profile:
    """What one level is about: rounds of one game, with lists of one language."""

    game: str
    language: str
    """Code of the language; lists of one language share a level."""
    graded: bool = True
    """Whether the lists say how common their words are."""

    @classmethod
    def of(cls, game: str, lexicon: Lexicon) -> Profile:
        """The profile of rounds with this list."""
        return cls(game, lexicon.language.code, lexicon.has_commonness)

    def is_akin_to(self, other: Profile) -> bool:
        """Whether another profile differs in the game alone."""
        return (self.language, self.graded) == (other.language, other.graded)


@dataclass(frozen=True)
class Round:
    """A round that counts."""

    entry: Entry
    profile: Profile
    lexicon: Lexicon
    puzzle: Any
    options: Any
    ended: float
    """Seconds since 1970."""


@dataclass(frozen=True)
class Step:
    """A round, what was expected of it, and what is known after it."""

    round: Round
    board: BoardFeatures
    points: int
    """Points of the words found that the board has."""
    forecast: Forecast
    """What was expected before the round."""
    before: Skill
    after: Skill
    rounds: int
    """How many rounds of the profile have counted, with this one."""

    @property
    def seconds(self) -> float:
        """The time played."""
        return self.round.entry.seconds or 0.0


@dataclass
class _State:
    skill: Skill = AVERAGE
    rounds: int = 0
    ended: float | None = None


@dataclass
class Known:
    """What is known of a player."""

    profiles: dict[Profile, _State] = field(default_factory=dict)

    def skill(self, profile: Profile, at: float | None = None) -> Skill:
        """What is known in a profile, at a time in seconds since 1970 or right after the last round.

        In a profile without rounds it is what another game of the same kind says.
        """
        state = self._state(profile)
        return state.skill if at is None or state.ended is None else state.skill.aged((at - state.ended) / DAY)

    def rounds(self, profile: Profile) -> int:
        """How many rounds have counted."""
        state = self.profiles.get(profile)
        return state.rounds if state else 0

    def learn(self, played: Round, board: BoardFeatures, earlier: int) -> Step:
        """Take a round into account, before which `earlier` rounds of its profile were left out."""
        state = self.profiles[played.profile] = self._state(played.profile)
        before, seconds = state.skill, played.entry.seconds or 0.0
        days = 0.0 if state.ended is None else (played.ended - state.ended) / DAY
        found = board.marks(played.entry.found)
        forecast = before.aged(days, 1.0).forecast(board, seconds)
        state.skill = before.after(board, seconds, found, days)
        state.ended = played.ended
        state.rounds = max(state.rounds, earlier) + 1
        points = sum(points for points, hit in zip(board.points, found, strict=True) if hit)
        return Step(played, board, points, forecast, before, state.skill, state.rounds)

    def _state(self, profile: Profile) -> _State:
        known = self.profiles.get(profile)
        if known is not None:
            return known
        akin = [(other, state) for other, state in self.profiles.items() if other.is_akin_to(profile)]
        if not akin:
            return _State()
        _, most = max(akin, key=lambda each: (each[1].rounds, each[0].game))
        return _State(most.skill.in_another_game(), 0, most.ended)


def counted(entries: Iterable[Entry], games: Games, lists: InstalledLists) -> list[Round]:
    """The rounds that count, in the order in which they ended.

    Those that were played to their end without hints, on a board that was not played before, in a plausible time, with
    a list that is installed.
    """
    timed = ((ended_at(entry), entry) for entry in entries if entry.kind is not Kind.EXERCISE and not entry.is_sum)
    played = sorted(((at, entry) for at, entry in timed if at is not None), key=lambda each: (each[0], each[1].id))
    seen, rounds = set[Any](), list[Round]()
    for at, entry in played:
        game = games.get(entry.game)
        if game is None or game.board is None:
            continue
        try:
            puzzle, options = game.parse(entry.puzzle), read_options(game.options, entry.options)
        except StudioError:
            continue
        board = game.board(puzzle)
        name = any_way_up(board)
        if name not in seen and is_complete(entry) and is_regular(board):
            lexicon = lists.of(entry)
            if lexicon is not None:
                rounds.append(Round(entry, Profile.of(entry.game, lexicon), lexicon, puzzle, options, at))
        seen.add(name)
    return rounds


def replay(
    rounds: Iterable[Round], games: Games, known: Known | None = None, last: int | None = LAST
) -> Iterator[Step]:
    """What each round taught, into `known`; only the last ones of each profile, or all for None.

    About 1.5 ms a round, whose caller may pause after any. Rounds on boards without words teach nothing.
    """
    rounds, known = list(rounds), Known() if known is None else known
    number = Counter(each.profile for each in rounds)
    passed = Counter[Profile]()
    for each in rounds:
        earlier = passed[each.profile]
        passed[each.profile] += 1
        if last is not None and earlier < number[each.profile] - last:
            continue
        board = features_of(games[each.profile.game], each.puzzle, each.lexicon, each.options)
        if board is not None and board.words:
            yield known.learn(each, board, earlier)


def known_after(entries: Iterable[Entry], games: Games, lists: InstalledLists) -> Known:
    """What a whole history says about the player."""
    known = Known()
    for _ in replay(counted(entries, games, lists), games, known):
        pass
    return known


def is_complete(entry: Entry) -> bool:
    """Whether a round was played to its end without hints, in a plausible time."""
    if entry.result not in PLAYED or entry.hints or entry.seconds is None:
        return False
    if not (math.isfinite(entry.seconds) and SHORTEST <= entry.seconds <= LONGEST):
        return False
    return entry.seconds >= FASTEST * len(entry.found)


def any_way_up(board: Board) -> tuple[tuple[str, ...], ...]:
    """The tiles of a board, the same for all its rotations and mirror images."""
    starts = range(0, len(board.tiles), board.columns)
    rows = tuple(board.tiles[start : start + board.columns] for start in starts)
    images = []
    for _ in range(4):
        rows = tuple(zip(*rows[::-1], strict=True))
        images += [rows, rows[::-1]]
    return min(images)


def ended_at(entry: Entry) -> float | None:
    """The end of a round in seconds since 1970; None if it is not known."""
    if not entry.when:
        return None
    when = datetime.fromisoformat(entry.when)
    return (when if when.tzinfo else when.replace(tzinfo=UTC)).timestamp()


# The word list that a round of the history was played with, found by its check sum.

CUTS = (Band.RARE, Band.UNCOMMON, Band.COMMON, Band.VERY_COMMON)
"""A player may play with the common words of a list only."""

_check_sums: dict[tuple[str, str, str, Changes, Band], str] = {}
"""Check sums of versions, by name, language and check sum of the list itself: to make one takes a tenth of a second."""


class InstalledLists:
    """The lists that rounds were played with: as installed, with the player's changes, cut to common words."""

    def __init__(
        self, load: Callable[[str], Lexicon] = load_installed, changes: Mapping[str, Changes] | None = None
    ) -> None:
        """`load` gives a list by name and raises `LexiconError`; `changes`: the player's, by name of the list."""
        self._load, self._changes = load, changes or {}
        self._found: dict[tuple[str, str], Lexicon | None] = {}

    def of(self, entry: Entry) -> Lexicon | None:
        """The list of an entry; None if it is not installed, or is not the same any more.

        Rounds with words that the player has banned or added since then keep counting: with the list as it is now.
        """
        key = entry.lexicon, entry.crc
        if key not in self._found:
            self._found[key] = self._find(*key) if all(key) else None
        return self._found[key]

    def plain(self, name: str) -> Lexicon:
        """A list as the player has it, with all changes; raises `LexiconError`."""
        return derived(self._load(name), self._changes_of(name))

    def language(self, name: str) -> str:
        """Code of the language of a list; "" for one that is not installed."""
        if is_shipped(name):
            return LISTS[base_name(name)].language
        try:
            return self._load(name).language.code
        except LexiconError:
            return ""

    def reference(self, language: str) -> Lexicon:
        """The list with which the levels of players in a language are compared, whichever they play with."""
        return self._load(default_list(language))

    def _find(self, name: str, crc: str) -> Lexicon | None:
        try:
            return self._same(name, crc) or (self.plain(name) if self._changes_of(name) else None)
        except LexiconError:
            return None

    def _same(self, name: str, crc: str) -> Lexicon | None:
        """The version with that check sum; one that is known to have another is not made again."""
        original, changes = self._load(name), self._changes_of(name)
        if original.crc == crc:
            return original
        for minimum in (Band.UNKNOWN, *CUTS):
            key = name, original.language.code, original.crc, changes, minimum
            if _check_sums.get(key, crc) == crc:
                version = derived(original, changes, minimum)
                _check_sums[key] = version.crc
                if version.crc == crc:
                    return version
        return None

    def _changes_of(self, name: str) -> Changes:
        return self._changes.get(base_name(name), Changes())


def lists_in(folder: Path) -> InstalledLists:
    """The lists of a player, with the words banned and added in a data folder."""
    return InstalledLists(changes=load_changes(folder / FILE)[0])
