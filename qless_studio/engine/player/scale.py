"""One scale for players and puzzles, exercises by how hard they are, and boards to order."""

from __future__ import annotations

import enum
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from qless_studio.engine.errors import StudioError
from qless_studio.engine.exercises import Exercise
from qless_studio.engine.game import Game
from qless_studio.engine.grids import WILDCARD, Board, format_board
from qless_studio.engine.grids.dice import roll, usual_pool
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.features import BoardFeatures, board_features, features_from, usual_features
from qless_studio.engine.player.model import AVERAGE, POWER, ROUND, Skill
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import phrase

# One scale for players and puzzles: 1500 is the average player, and 200 more is twice the speed.
#
# A level is the speed at which the average player would be expected to score the same points. Levels of different games
# are not comparable. See docs/decisions/086.

MIDDLE, DOUBLE = 1500.0, 200.0
"""The level of the average player, and how much twice the speed adds."""
REFERENCE = range(1_000_000, 1_000_012)
"""Seeds of the boards on which players are compared."""
SIDE = 4
PART = 0.7
"""A board has the level that is expected to reach this part of the points of its common words: what average players
reach on average."""
FEWEST_POINTS = 4
"""A board whose common words have fewer points has no level."""
ROUNDS_FOR_LEVEL, ROUNDS_FOR_PAR = 10, 3
"""Rounds from which the level of a player is shown, and the points that this player can expect."""
WIDER = 1.3
"""Deviations of levels are larger than the model says, by as much as it was measured on simulated players."""
LARGEST_SIDE = 6
FASTEST = 6.0
"""Largest difference to the average player, as the logarithm of a rate."""


@dataclass(frozen=True)
class Level:
    """The level of a player in a game."""

    value: float
    deviation: float
    """Standard error: two times in three the true level is no farther away."""
    rounds: int
    """The rounds it comes from."""

    @property
    def known(self) -> bool:
        """Whether there were enough rounds to show it."""
        return self.rounds >= ROUNDS_FOR_LEVEL


def level_of_speed(faster: float, power: float = POWER) -> float:
    """The level of a player whose rates are exp(`faster`) times the average player's."""
    return MIDDLE + DOUBLE * faster / (power * math.log(2))


def speed_of_level(level: float, power: float = POWER) -> float:
    """The inverse of `level_of_speed`."""
    return (level - MIDDLE) / DOUBLE * power * math.log(2)


def level_for(boards: Sequence[BoardFeatures], points: float, seconds: float = ROUND) -> float:
    """The level that expects this many points on these boards together, each played for this many seconds.

    It is limited to what `FASTEST` allows: no speed reaches all points, or none.
    """
    return level_of_speed(_speed_for(boards, points, seconds))


def _speed_for(boards: Sequence[BoardFeatures], points: float, seconds: float) -> float:
    """Newton's method, with bisection where it leaves the interval: about five forecasts of each board."""

    def missing(faster: float) -> float:
        return points - math.fsum(AVERAGE.expected(board, seconds, faster) for board in boards)

    low, high, faster = -FASTEST, FASTEST, 0.0
    if missing(low) <= 0:
        return low
    if missing(high) >= 0:
        return high
    while high - low > 1e-7:
        step, lacking = 1e-4, missing(faster)
        low, high = (faster, high) if lacking > 0 else (low, faster)
        slope = (lacking - missing(faster + step)) / step
        following = faster + lacking / slope if slope > 0 else math.inf
        if not low < following < high:
            following = (low + high) / 2
        if abs(following - faster) < 1e-8:
            break
        faster = following
    return faster


def board_level(board: BoardFeatures, seconds: float = ROUND) -> float | None:
    """How hard a board is in this time; None if it has too few common words to say."""
    if board.common_points < FEWEST_POINTS:
        return None
    return level_for([board], PART * board.common_points, seconds)


def player_level(skill: Skill, rounds: int, boards: Sequence[BoardFeatures]) -> Level:
    """The level of a player on the reference boards of the game, with its standard error."""
    faster = _speed_for(boards, math.fsum(skill.expected(board, ROUND) for board in boards), ROUND)
    gradients = [skill.gradient(board, ROUND) for board in boards]
    total = [math.fsum(column) for column in zip(*gradients, strict=True)]
    deviation = math.sqrt(skill.belief.variance(total)) / max(total[0], 1e-9)
    scaled = WIDER * (level_of_speed(deviation) - MIDDLE)
    return Level(level_of_speed(faster), scaled, rounds)


# boards


def features_of(game: Game[Any, Any, Any], puzzle: Any, lexicon: Lexicon, options: Any) -> BoardFeatures | None:
    """The words of a puzzle; None where chances are not known: wildcards, more than 6 × 6, another kind of game."""
    if game.board is None:
        return None
    board = game.board(puzzle)
    if not is_regular(board):
        return None
    return board_features(game.solve(puzzle, lexicon, options, Run()), board.columns, lexicon)


def is_regular(board: Board) -> bool:
    """Whether the chances on a board are known: no wildcards, at most 6 × 6."""
    return WILDCARD not in board.tiles and max(board.rows, board.columns) <= LARGEST_SIDE


_references: WeakKeyDictionary[Lexicon, dict[str, tuple[BoardFeatures, ...]]] = WeakKeyDictionary()


def reference_boards(game: Game[Any, Any, Any], lexicon: Lexicon) -> tuple[BoardFeatures, ...]:
    """The boards on which the players of a game are compared, kept for as long as the list is: 20 ms."""
    known = _references.setdefault(lexicon, {})
    if game.key not in known:
        dice = usual_pool(lexicon.language, SIDE * SIDE)
        boards = (Board(SIDE, SIDE, roll(dice, Random(seed))) for seed in REFERENCE)
        puzzles = (game.parse(format_board(board)) for board in boards)
        found = (features_of(game, puzzle, lexicon, game.options()) for puzzle in puzzles)
        known[game.key] = tuple(board for board in found if board is not None)
    return known[game.key]


# Boards to order: any, near the player's level, or harder.

P = TypeVar("P")
NEAR = 100.0
HARDEST = 300.0
TRIES = 200
"""Boards of the usual dice spread by about 100: nearly every order is filled after a few, and the last one ends it."""


class Order(enum.Enum):
    """Which boards come next; the value is its name for people."""

    ANY = phrase("any")
    NEAR = phrase("Near your level")
    HARDER = phrase("Harder")

    def distance(self, board: float | None, player: float) -> float:
        """How far the level of a board is from what is ordered; 0 if it suits."""
        if self is Order.ANY:
            return 0.0
        if board is None:
            return float("inf")
        low, high = (-NEAR, NEAR) if self is Order.NEAR else (NEAR, HARDEST)
        return max(0.0, player + low - board, board - player - high)


def ordered(
    puzzles: Iterable[P], level_of: Callable[[P], float | None], order: Order, player: float, tries: int = TRIES
) -> P | None:
    """The first of the puzzles that suits; of `tries` without one the nearest, None without any puzzle."""
    best: tuple[float, P] | None = None
    for puzzle in islice(puzzles, tries):
        distance = order.distance(None if order is Order.ANY else level_of(puzzle), player)
        if best is None or distance < best[0]:
            best = distance, puzzle
        if distance == 0:
            break
    return None if best is None else best[1]


@dataclass(frozen=True)
class Coming:
    """A puzzle made for the next game, not seen yet."""

    seed: int
    level: float | None = None
    """Level of the puzzle; None if it has none."""
    known: Any = None
    """Facts about the puzzle from the game."""
    suits: bool = True
    """Whether the puzzle is as ordered, and not only the nearest of many."""
    look: Callable[[], Any] | None = None
    """Finds what is `known`, if that takes time: called on a worker, of many puzzles for the one that is taken."""


# How hard an exercise is for the average player, and exercises in ascending difficulty.

E = TypeVar("E")
SECONDS = 20.0
"""Exercises are compared by what the average player finds in this time."""


def ease(exercise: Exercise, game: Game[Any, Any, Any], lexicon: Lexicon) -> float | None:
    """How easy an exercise is: the logarithm of the rate at which the average player finds its answers, in 20 seconds.

    Words are judged where they lie on the board of the exercise, otherwise as they usually lie. Of several answers
    that are right each adds to the rate; if more are needed, the hardest one of the easiest that suffice decides. None
    where the model knows nothing: for choices, moves, grids and paths.
    """
    if game.board is None or exercise.choices or not all(answer in lexicon for answer in exercise.answers):
        return None
    etas = sorted(_etas(exercise, game, lexicon), reverse=True)
    if len(etas) < max(1, exercise.needed):
        return None
    return math.log(math.fsum(map(math.exp, etas))) if exercise.needed == 1 else etas[exercise.needed - 1]


def _etas(exercise: Exercise, game: Game[Any, Any, Any], lexicon: Lexicon) -> Sequence[float]:
    answers = set(exercise.answers)
    if exercise.puzzle:
        try:
            options = game.options() if exercise.options is None else exercise.options
            board = features_of(game, game.parse(exercise.puzzle), lexicon, options)
        except StudioError:
            return ()
        if board is None:
            return ()
        etas = AVERAGE.etas(board, SECONDS, entered=0)
        return [eta for word, eta in zip(board.words, etas, strict=True) if word in answers]
    words = sorted(answers)
    rows = [usual_features(word, lexicon) for word in words]
    return AVERAGE.etas(features_from(words, [1] * len(words), rows, lexicon.has_commonness), SECONDS, entered=0)


def rising(exercises: Iterable[tuple[E, float | None]]) -> list[E]:
    """The exercises in ascending difficulty: first the easiest known, then those of unknown ease spread evenly."""
    given = list(exercises)
    known = sorted(
        ((eta, place) for place, (_, eta) in enumerate(given) if eta is not None), key=lambda each: (-each[0], each[1])
    )
    unknown = [place for place, (_, eta) in enumerate(given) if eta is None]
    places = [(number / len(known), place) for number, (_, place) in enumerate(known)]
    places += [((number + 0.5) / len(unknown), place) for number, place in enumerate(unknown)]
    return [given[place][0] for _, place in sorted(places)]
