"""How hard an exercise is for the average player, and exercises in ascending difficulty."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from qless_studio.engine.errors import StudioError
from qless_studio.engine.exercises import Exercise
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.features import features_from, usual_features
from qless_studio.engine.player.model import AVERAGE
from qless_studio.engine.player.scale import features_of

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
