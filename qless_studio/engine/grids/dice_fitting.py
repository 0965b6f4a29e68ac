"""Dice for any list of words: boards of them have about as many words, and as evenly, as English ones. See
docs/decisions/084."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.grids.board import neighbours_of
from qless_studio.engine.grids.dice import Die, ListDice, pick, roll
from qless_studio.engine.grids.solver import LENGTHS, BoardSolver, Scoring
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say

FACES = 6


@dataclass(frozen=True)
class Aim:
    """What is aimed at for a size of board, and the effort that is made."""

    words: int
    """Mean number of words: of the list `standard` on English dice."""
    spread: float
    """Standard deviation of it, as a part of the mean."""
    min_length: int
    steps: int
    """Number of steps of the annealing; each takes `rolls` rolls."""
    rolls: int


AIMS = {4: Aim(80, 0.50, 3, 700, 500), 5: Aim(140, 0.44, 4, 600, 300)}
"""Aims by side: English dice have 75 and 82 words ± 50 % on 4×4, and 134 ± 44 % on 5×5."""
NEAR = 0.1
"""Maximum part by which the mean aimed at differs from what the letters of the list give unforced: forced further,
boards become uneven."""
HEAT = 0.01
"""Temperature at the beginning of the annealing."""
GOOD = 0.02
"""Cost from which on no better one is looked for."""
POWER, LEAST = 0.85, 0.04
"""Letters have faces by this power of their share, as English dice; below this share, in percent, none."""
LOOSE = 0.35
"""Part of its faces that a letter may have less or more without a penalty."""
LENGTHS_COUNTED, ZIPF = range(3, 9), 1.5
"""The letters are counted in words of these lengths, and of at least this Zipf value if there are enough."""
ENOUGH = 500
_BATCH = 50
"""Rolls between two looks at whether to stop."""


@dataclass(frozen=True)
class Rolled:
    """The numbers of words on many rolls."""

    words: float
    spread: float


class DiceFitting:
    """One search for dice; the same list, side and seed give the same dice."""

    def __init__(self, lexicon: Lexicon, crc: str, side: int, seed: int = 5) -> None:
        """`crc`: check sum of the words. Raises `LexiconError` for a list without words for boards."""
        self._lexicon, self._crc, self._aim, self._side = lexicon, crc, AIMS[side], side
        self._random = Random(seed)
        counts = _letters(lexicon)
        if not counts:
            raise LexiconError(say("has no words of 3 to 8 letters"), say("word list {}", lexicon.name))
        total = sum(counts.values())
        shares = {letter: 100 * count / total for letter, count in counts.items()}
        self._wanted = _wanted(shares, FACES * side * side)
        self._kinds = min(4, len(self._wanted))
        """Different letters on a die, at least."""
        self._qu = "qu" if _u_follows(lexicon) else "q"
        scoring = Scoring(self._aim.min_length, (1,) * LENGTHS)
        self._solver = BoardSolver(lexicon, neighbours_of(side, side), scoring, ["qu"])

    def search(self, run: Run) -> Iterator[ListDice]:
        """Each better set; the last one, of a complete run, is measured on 3,000 other rolls."""
        aim, random = self._aim, self._random
        dice = _dealt(self._wanted, self._side**2)
        rolled = self.measure(dice, aim.rolls, 1, run)
        low, high = rolled.words * (1 - NEAR), rolled.words * (1 + NEAR)
        target = max(1.0, min(max(aim.words, low), high))
        cost = self._cost(dice, rolled, target)
        yield self._made(dice, rolled)
        best, least = dice, cost
        for step in range(aim.steps):
            if least < GOOD:
                break
            changed = self._changed(dice)
            if changed is not None:
                rolled = self.measure(changed, aim.rolls, 1, run)
                other = self._cost(changed, rolled, target)
                heat = HEAT * (1 - step / aim.steps) + 1e-6
                if other <= cost or random.random() < math.exp((cost - other) / heat):
                    cost, dice = other, changed
                    if cost < least:
                        best, least = dice, cost
                        yield self._made(best, rolled)
            run.checkpoint(0, 0.9 * step / aim.steps)
        yield self._made(best, self.measure(best, 3_000, 99, run))
        run.publish(0, 1.0)

    def measure(self, dice: Sequence[Sequence[str]], rolls: int, seed: int, run: Run) -> Rolled:
        """The words on this many rolls, always the same ones for a seed."""
        random, faces = Random(seed), self._shown(dice)
        found: list[int] = []
        while len(found) < rolls:
            boards = [roll(faces, random) for _ in range(min(_BATCH, rolls - len(found)))]
            found += [words for words, _ in self._solver.many(boards)]
            run.checkpoint(len(boards))
        mean = sum(found) / rolls
        deviation = math.sqrt(sum((words - mean) ** 2 for words in found) / rolls)
        return Rolled(mean, deviation / mean if mean else 1.0)

    def _cost(self, dice: Sequence[Sequence[str]], rolled: Rolled, target: float) -> float:
        """How far from the aim, with a penalty for letters that have too few or too many faces."""
        counts = Counter(face for die in dice for face in die)
        strain = sum(
            max(0.0, abs(counts[letter] - wanted) - max(0.6, LOOSE * wanted)) for letter, wanted in self._wanted.items()
        )
        off = abs(math.log(max(rolled.words, 0.01) / target)) + 0.5 * abs(rolled.spread - self._aim.spread)
        return off + 0.03 * strain

    def _changed(self, dice: Sequence[Sequence[str]]) -> list[list[str]] | None:
        """The dice with two faces exchanged, or one face another; None where that is not allowed."""
        random = self._random
        new = [list(die) for die in dice]
        one, other = pick(range(len(new)), random), pick(range(len(new)), random)
        first, second = pick(range(FACES), random), pick(range(FACES), random)
        if random.random() < 0.5:
            new[one][first], new[other][second] = new[other][second], new[one][first]
        else:
            new[one][first] = pick(list(self._wanted), random)
        kept = {face for die in new for face in die} == set(self._wanted)
        return new if kept and all(len(set(die)) >= self._kinds for die in new) else None

    def _shown(self, dice: Sequence[Sequence[str]]) -> tuple[Die, ...]:
        return tuple(tuple(self._qu if face == "q" else face for face in die) for die in dice)

    def _made(self, dice: Sequence[Sequence[str]], rolled: Rolled) -> ListDice:
        lexicon = self._lexicon
        texts = tuple("".join(face.capitalize() for face in sorted(die)) for die in self._shown(dice))
        made = ListDice(self._crc, lexicon.name, lexicon.language.key, texts, 0.0, 0.0)
        return made._replace(words=round(rolled.words, 1), spread=round(rolled.spread, 2))


def _letters(lexicon: Lexicon) -> Counter[str]:
    """The letters of the words that are usual, or of all where too few are known to be."""
    fitting = [word for word in lexicon.words if len(word) in LENGTHS_COUNTED]
    usual = [word for word in fitting if (lexicon.zipf(word) or 0.0) >= ZIPF]
    return Counter("".join(usual if len(usual) >= ENOUGH else fitting))


def _u_follows(lexicon: Lexicon) -> bool:
    """Whether a Q is nearly always followed by a U."""
    text = "\n".join(lexicon.words)
    return "q" in lexicon.alphabet and text.count("qu") > 0.97 * text.count("q") > 0


def _wanted(shares: Mapping[str, float], faces: int) -> dict[str, float]:
    """How many faces each letter should have, not rounded."""
    kept = {letter: share**POWER for letter, share in sorted(shares.items()) if share >= LEAST}
    total = sum(kept.values())
    return {letter: faces * each / total for letter, each in kept.items()}


def _dealt(wanted: Mapping[str, float], dice: int) -> list[list[str]]:
    """Whole numbers of faces by largest remainders, each letter once at least; equal letters on different dice."""
    counts = {letter: max(1, math.floor(number)) for letter, number in wanted.items()}
    while sum(counts.values()) < FACES * dice:
        counts[max(counts, key=lambda letter: wanted[letter] - counts[letter])] += 1
    while sum(counts.values()) > FACES * dice:
        several = [letter for letter in counts if counts[letter] > 1]
        counts[min(several, key=lambda letter: wanted[letter] - counts[letter])] -= 1
    faces = [letter for letter in sorted(counts, key=lambda each: (-counts[each], each)) for _ in range(counts[letter])]
    return [faces[number::dice] for number in range(dice)]
