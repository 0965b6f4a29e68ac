"""Players made of numbers, of three kinds that find words in different ways: to see how right the forecasts are.

No records of people were found. Only the first kind finds words as the model of `engine/player` says, with other
numbers than it assumes; the two others break its assumptions on purpose.
"""

from __future__ import annotations

import heapq
import math
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import mul
from random import Random
from typing import Any

from qless_studio.engine.game import Game
from qless_studio.engine.games import boggle, word_streak
from qless_studio.engine.grids import Board, format_board
from qless_studio.engine.grids.dice import find_dice, roll, usual_pool
from qless_studio.engine.lexicon import Band, Lexicon, load
from qless_studio.engine.player.features import WEIGHTS, BoardFeatures, WordFeatures, board_features, word_features
from qless_studio.engine.player.scale import reference_boards
from qless_studio.engine.solving import Run

NEVER = math.inf
SECONDS = 180.0


@dataclass(frozen=True)
class Rolled:
    """A board that was rolled, with what the players see of it."""

    board: BoardFeatures
    rows: tuple[WordFeatures, ...]
    bands: tuple[Band, ...]


class World:
    """A game with a word list and dice, and a pool of its boards."""

    def __init__(self, name="wide", game="boggle", dice="", seed=1, size=400) -> None:
        games: dict[str, Game[Any, Any, Any]] = {"boggle": boggle.GAME, "word-streak": word_streak.GAME}
        self.game = games[game]
        self.lexicon: Lexicon = load(name)
        known = find_dice(dice) if dice else None
        self._dice = known.dice if known else usual_pool(self.lexicon.language, 16)
        self._side = known.rows if known else 4
        self._random, self._size, self._seed = Random(seed), size, seed
        self.reference = reference_boards(self.game, self.lexicon)

    @cached_property
    def pool(self) -> list[Rolled]:
        """Rolled boards."""
        return [self.rolled(Random(1_000 * self._seed + number)) for number in range(self._size)]

    @cached_property
    def reference_rolls(self) -> list[Rolled]:
        """The reference boards of the game, as the players see them."""
        return [self.rolled(Random(1_000_000 + number)) for number in range(12)]

    def rolled(self, random: Random) -> Rolled:
        """One roll."""
        return self.seen(Board(self._side, self._side, roll(self._dice, random)))

    def seen(self, board: Board) -> Rolled:
        """A board as the players see it."""
        puzzle = self.game.parse(format_board(board))
        found = list(self.game.solve(puzzle, self.lexicon, self.game.options(), Run()))
        rows = tuple(word_features(each, board.columns, self.lexicon) for each in found)
        bands = tuple(self.lexicon.band(each.word) for each in found)
        return Rolled(board_features(found, board.columns, self.lexicon), rows, bands)


def lasting(seed: float, word: str) -> float:
    """A number from 0 to 1 that belongs to a player and a word for good."""
    return (zlib.crc32(f"{seed} {word}".encode()) % 1_000_003) / 1_000_003


class Player:
    """A player: in how many seconds each word of a board is found."""

    def __init__(self, random: Random) -> None:
        self.random, self.seed = random, random.random()
        self.faster = 0.0
        """Added to how easily words are found: what changes over time."""

    def found(self, rolled: Rolled, seconds: float = SECONDS) -> list[bool]:
        """Which words are found in a round."""
        return [time <= seconds for time in self.times(rolled)]

    def times(self, rolled: Rolled) -> list[float]:
        """Seconds until each word is entered; `NEVER` for one that is not."""
        raise NotImplementedError


class Same(Player):
    """Finds words as the model says, with weights of its own, and some words better than others for good."""

    def __init__(self, random: Random, weights: Sequence[float] = WEIGHTS) -> None:
        super().__init__(random)
        self.weights = weights
        self.own = [random.gauss(0, deviation) for deviation in (0.8, 0.25, 0.25, 0.2, 0.4)]

    def times(self, rolled: Rolled) -> list[float]:
        form, found = self.random.gauss(0, 0.25) + self.faster, list[float]()
        for row, word in zip(rolled.rows, rolled.board.words, strict=True):
            parts = list(map(mul, self.weights, row))
            numbers = (1.0, row.common, row.length, row.extends, parts[4] + parts[5])
            odd = 1.04 * (lasting(self.seed, word) - 0.5)
            eta = min(9.0, sum(parts) + sum(map(mul, self.own, numbers)) + form + odd)
            found.append(SECONDS * (self.random.expovariate(1) / math.exp(eta)) ** 1.25)
        return found


class Knower(Player):
    """Knows a word or not; entering one stops the search, its relatives come to mind, and one tires."""

    LAST = 700.0

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.entry = 1.2 + 1.5 * random.random()
        self.threshold = random.gauss(-0.8, 0.55)
        self.rate = -math.log(420) + random.gauss(0, 0.6)
        self.length, self.bends = random.gauss(-0.45, 0.15), random.gauss(-0.8, 0.4)

    def times(self, rolled: Rolled) -> list[float]:
        random, words = self.random, rolled.board.words
        heavy = random.gauss(0, 1) / math.sqrt(random.gammavariate(2.5, 0.4))
        form = 0.3 * max(-5.0, min(5.0, heavy)) + self.faster
        rates = [self._rate(word, row, form) for word, row in zip(words, rolled.rows, strict=True)]
        found, clock, near = [NEVER] * len(words), 0.0, set[int]()
        while clock < self.LAST and any(rates):
            now = [rate * (5 if place in near else 1) for place, rate in enumerate(rates)]
            clock += random.expovariate(sum(now) * math.exp(-clock / 400))
            place = random.choices(range(len(now)), now)[0]
            found[place], rates[place] = clock, 0.0
            clock += self.entry + 0.25 * len(words[place])
            near = {other for other, word in enumerate(words) if _related(word, words[place])}
        return found

    def _rate(self, word: str, row: WordFeatures, form: float) -> float:
        familiar = max(row.common, -0.4 if row.extends else -4.0)
        if lasting(self.seed, word) >= 1 / (1 + math.exp(1.8 * (self.threshold - familiar))):
            return 0.0
        eta = self.rate + form + self.length * row.length + 0.35 * row.common + 0.5 * row.paths + self.bends * row.bends
        return math.exp(eta)


def _related(word: str, other: str) -> bool:
    return word in other or other in word or word[:3] == other[:3]


class Picker(Player):
    """Finds a number of words that is drawn first, and picks them by points, commonness and how easy they are."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.words, self.spread = random.gauss(math.log(14), 0.45), 0.15 + 0.2 * random.random()
        self.taste = [random.gauss(mean, 0.15) for mean in (0.15, 0.8, 0.6)]

    def times(self, rolled: Rolled) -> list[float]:
        random, board = self.random, rolled.board
        size = math.sqrt(max(1, len(board.words)) / 88)
        pace = math.exp(random.gauss(self.words, self.spread) + 0.8 * self.faster) * size
        worth, common, ease = self.taste
        liked = [
            worth * math.log(points)
            + common * row.common
            + ease * (0.3 * row.paths - 0.4 * row.bends - 0.35 * row.length)
            for points, row in zip(board.points, rolled.rows, strict=True)
        ]
        drawn = [like - math.log(random.expovariate(1)) for like in liked]  # Gumbel: a draw without replacement
        order = heapq.nlargest(len(drawn), range(len(drawn)), drawn.__getitem__)
        found = [NEVER] * len(drawn)
        for number, place in enumerate(order, start=1):
            found[place] = SECONDS * (number / pace) ** 1.25
        return found


KINDS = ("same", "knower", "picker")


def player(number: int, seed: int, weights: Sequence[float] = WEIGHTS) -> tuple[str, Player]:
    """A player of each kind in turn."""
    kind, random = KINDS[number % 3], Random(f"{seed} {number}")
    return kind, Same(random, weights) if kind == "same" else Knower(random) if kind == "knower" else Picker(random)


def other_weights(random: Random) -> tuple[float, ...]:
    """The weights of players of the first kind: 35 % off those assumed."""
    return tuple(w + random.gauss(0, 0.35 * abs(w) if place else 0.3) for place, w in enumerate(WEIGHTS))
