"""Simulated players against the model of `engine/player`: how right its forecasts, levels and gains are.

`python -m tests.bench.simulate [SECTION ...] [--seeds 1,2] [--players 40]`. Sections: forecasts, robust, opponents,
puzzles, study; all by default. See docs/measuring.md.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Callable, Iterable
from random import Random
from statistics import fmean

from qless_studio.engine.grids import BoardSolver, neighbours_of
from qless_studio.engine.grids.dice import roll, usual_pool
from qless_studio.engine.lexicon import Band
from qless_studio.engine.player.levels import Attempt, SolvingSkill
from qless_studio.engine.player.model import AVERAGE
from qless_studio.engine.player.opponent import words_of_level
from qless_studio.engine.player.scale import level_for, player_level
from qless_studio.engine.player.study import Families, study_words, worth_learning
from tests.bench.simulated_players import SECONDS, Player, Rolled, World, other_weights, player

ROUNDS = 60
SPANS = ((1, 1), (2, 5), (6, 10), (11, 20), (21, 40), (41, 60))
SAID = (0.05, 0.1, 0.2, 0.45, 0.65, 0.8, 0.9, 1.01)
"""Ends of the classes of chances."""


def loss(chances: Iterable[float], found: Iterable[bool]) -> float:
    """Mean log loss of a word."""
    limited = ((min(1 - 1e-4, max(1e-4, p)), hit) for p, hit in zip(chances, found, strict=True))
    return -fmean(math.log(p if hit else 1 - p) for p, hit in limited)


def points_of(rolled: Rolled, found: Iterable[bool]) -> int:
    return sum(points for points, hit in zip(rolled.board.points, found, strict=True) if hit)


def span_of(number: int) -> tuple[int, int]:
    return next(span for span in SPANS if span[0] <= number <= span[1])


class Bands:
    """The rival of the model: a player's own rates in each band of commonness, begun with those of all players."""

    def __init__(self, rates: dict[Band, float], weight: float = 60.0) -> None:
        self._found = {band: weight * rate for band, rate in rates.items()}
        self._seen = dict.fromkeys(rates, weight)

    def chances(self, rolled: Rolled) -> list[float]:
        return [self._found[band] / self._seen[band] for band in rolled.bands]

    def learn(self, rolled: Rolled, found: Iterable[bool]) -> None:
        for band, hit in zip(rolled.bands, found, strict=True):
            self._found[band] += hit
            self._seen[band] += 1


# forecasts


def forecasts(world: World, count: int, seed: int) -> None:
    """Coverage, width, loss and error of the level by number of rounds, and what was said against what came."""
    random = Random(seed)
    weights, rates = other_weights(random), band_rates(world, count, seed)
    spans: dict[tuple[int, int], list[list[float]]] = defaultdict(list)
    kinds: dict[tuple[tuple[int, int], str], list[bool]] = defaultdict(list)
    said: dict[tuple[float, str], list[tuple[float, bool]]] = defaultdict(list)
    for number in range(count):
        kind, one = player(number, seed, weights)
        true = true_level(world, one)
        skill, bands, found_before, seen_before = AVERAGE, Bands(rates), 5.0, 30.0
        for n in range(1, ROUNDS + 1):
            rolled = world.pool[int(random.random() * len(world.pool))]
            found = one.found(rolled)
            got, forecast = points_of(rolled, found), skill.aged(rounds=1).forecast(rolled.board, SECONDS)
            chances = skill.chances(rolled.board, SECONDS)
            low, high = forecast.band
            kinds[span_of(n), kind].append(low <= got <= high)
            losses = [loss(each, found) for each in (
                chances, bands.chances(rolled), [found_before / seen_before] * len(found),
                AVERAGE.chances(rolled.board, SECONDS),
            )]  # fmt: skip
            if 11 <= n <= 40:
                for chance, hit in zip(chances, found, strict=True):
                    said[next(end for end in SAID if chance < end), kind].append((chance, hit))
            skill = skill.after(rolled.board, SECONDS, found)
            bands.learn(rolled, found)
            found_before, seen_before = found_before + sum(found), seen_before + len(found)
            level = player_level(skill, n, world.reference)
            row = [low <= got <= high, (forecast.high - forecast.low) / 2, got, *losses]
            spans[span_of(n)].append([*row, (level.value - true) ** 2, (level.deviation / 1.3) ** 2, level.deviation])
    print(f"forecasts, {count} players, seed {seed}")
    print("rounds  holds  same knower picker  half-width points  loss: model bands own average  off (said, told)")
    for span, rows in sorted(spans.items()):
        holds, half, mean, *losses, off, gaussian, told = (fmean(column) for column in zip(*rows, strict=True))
        by_kind = "  ".join(f"{fmean(kinds[span, kind]):.2f}" for kind in ("same", "knower", "picker"))
        four = " ".join(f"{each:.3f}" for each in losses)
        error = f"{math.sqrt(off):.0f} ({math.sqrt(gaussian):.0f}, {told:.0f})"
        print(f"{span[0]:>2}-{span[1]:<3}  {holds:.2f}   {by_kind}   {half:6.1f} {mean:6.1f}  {four}  {error}")
    print("said: found by same, knower, picker (rounds 11 to 40)")
    for end in SAID:
        classes = [said[end, kind] for kind in ("same", "knower", "picker")]
        told = fmean(chance for each in classes for chance, _ in each)
        print(f"  {told:.2f}:", *(f"{fmean(hit for _, hit in each):.2f}" for each in classes))


def band_rates(world: World, count: int, seed: int) -> dict[Band, float]:
    """What all players find of each band, which nobody could know."""
    random, found, seen = Random(seed + 7), dict.fromkeys(Band, 0.0), dict.fromkeys(Band, 1e-9)
    for number in range(count):
        _, one = player(number, seed)
        for _ in range(4):
            rolled = world.pool[int(random.random() * len(world.pool))]
            for band, hit in zip(rolled.bands, one.found(rolled), strict=True):
                found[band] += hit
                seen[band] += 1
    return {band: max(0.001, found[band] / seen[band]) for band in Band}


def true_level(world: World, one: Player, times: int = 12) -> float:
    """The level of a player on the reference boards, each played many times."""
    total = sum(points_of(rolled, one.found(rolled)) for rolled in world.reference_rolls for _ in range(times))
    return level_for(world.reference, total / times)


# robustness

Plan = Callable[[int], tuple[float, float]]
"""(seconds, days since the last round) of a round by its number."""


def robust_row(
    what: str,
    world: World,
    count: int,
    plan: Plan,
    spans: Iterable[tuple[int, int]],
    before: Callable = lambda *_: None,
) -> None:
    """Coverage, bias, half-width and mean points of some rounds; `before` may change the player before a round."""
    spans, last = list(spans), max(end for _, end in spans)
    rows: dict[tuple[int, int], list[list[float]]] = defaultdict(list)
    for number in range(count):
        random, one = Random(number), player(number, 5)[1]
        skill = AVERAGE
        for n in range(1, last + 1):
            one = before(n, one, number) or one
            seconds, days = plan(n)
            rolled = world.pool[int(random.random() * len(world.pool))]
            found = one.found(rolled, seconds)
            got, forecast = points_of(rolled, found), skill.aged(days, 1).forecast(rolled.board, seconds)
            low, high = forecast.band
            for span in spans:
                if span[0] <= n <= span[1]:
                    rows[span].append(
                        [low <= got <= high, got - forecast.expected, (forecast.high - forecast.low) / 2, got]
                    )
            skill = skill.after(rolled.board, seconds, found, days)
    for span in spans:
        holds, bias, half, mean = (fmean(column) for column in zip(*rows[span], strict=True))
        print(f"{what:<46} {span[0]:>3}-{span[1]:<3} {holds:.2f}  {bias:+5.1f} {half:6.1f} {mean:6.1f}", flush=True)


def robust(world: World, count: int) -> None:
    print(f"robust, {count} players: rounds, holds, bias, half-width, mean points")
    usual: Plan = lambda n: (SECONDS, 0.0)  # noqa: E731

    def somebody_else(n: int, one: Player, number: int) -> Player | None:
        return player(number + 1_000, 6)[1] if n == 21 else None

    def in_turn(n: int, one: Player, number: int) -> Player:
        return player(number + (1_000 if n % 2 else 0), 6)[1]

    def loses(n: int, one: Player, number: int) -> None:
        one.faster = -0.4 if n > 20 else 0.0

    def improves(n: int, one: Player, number: int) -> None:
        one.faster = 0.012 * n

    robust_row("as usual", world, count, usual, [(1, 5), (21, 50)])
    robust_row("another person from round 21", world, count, usual, [(21, 25), (26, 40), (41, 60)], somebody_else)
    robust_row("two persons in turn", world, count, usual, [(21, 50)], in_turn)
    pause: Plan = lambda n: (SECONDS, 400.0 if n == 21 else 0.0)  # noqa: E731
    robust_row("pause of 400 days, slower by 0.4 after it", world, count, pause, [(21, 22), (23, 30), (31, 50)], loses)
    robust_row("better by 0.012 a round", world, count, usual, [(21, 50)], improves)
    for seconds in (60.0, 120.0, 300.0, 600.0):
        plan: Plan = lambda n, seconds=seconds: (SECONDS if n < 21 else seconds, 0.0)  # noqa: E731
        robust_row(f"20 rounds of 180 s, then {seconds:.0f} s", world, count, plan, [(21, 30)])
    mixed: Plan = lambda n: ((60.0, 120.0, 180.0, 240.0, 300.0)[n % 5], 0.0)  # noqa: E731
    robust_row("60 to 300 s mixed", world, count, mixed, [(11, 50)])
    for name, dice in (("de-standard", ""), ("fr-standard", ""), ("pl-standard", ""), ("es-standard", ""),
                       ("common10k", ""), ("max", "big_2012")):  # fmt: skip
        robust_row(f"{name} {dice}", World(name, dice=dice, size=150), count, usual, [(11, 30)])
    streak: Plan = lambda n: (120.0, 0.0)  # noqa: E731
    robust_row("Word Streak, 120 s", World(game="word-streak", size=150), count, streak, [(1, 3), (6, 30)])


# opponents, puzzles, study


def opponents(world: World, count: int) -> None:
    print(f"opponents: level, and what the model says of {count} after 40 rounds each")
    for level in (1100, 1300, 1500, 1700, 1900, 2100):
        said = []
        for number in range(count):
            skill, random = AVERAGE, Random(number)
            for n in range(40):
                board = world.pool[int(random.random() * len(world.pool))].board
                found = words_of_level(board, level, SECONDS, 10_000 * number + n)
                skill = skill.after(board, SECONDS, board.marks(each.word for each in found))
            said.append(player_level(skill, 40, world.reference).value)
        print(f"  {level}: {fmean(said):.0f}", flush=True)


def puzzles(count: int, seed: int) -> None:
    """Q-Less as one event: players of other levels and slopes, whose times are exponential or lognormal."""
    for shape in ("exponential", "lognormal"):
        off: dict[int, list[float]] = defaultdict(list)
        told: dict[int, list[float]] = defaultdict(list)
        for number in range(count):
            random = Random(f"{seed} {number} {shape}")
            level, slope, skill = random.gauss(0, 0.7), random.gauss(0.5, 0.15), SolvingSkill()
            for n in range(1, 21):
                rank = 2_500 * math.exp(random.gauss(0, 1))
                usual = 240 / math.exp(level - slope * math.log(rank / 2_500))
                luck = random.expovariate(1) if shape == "exponential" else math.exp(random.gauss(-0.32, 0.8))
                patience = 240 * math.exp(random.gauss(1, 0.5))
                solved = usual * luck <= patience
                skill = skill.after(Attempt(rank, max(1.0, min(usual * luck, patience)), solved))
                if n in (5, 10, 20):
                    off[n].append((skill.level.value - 1500 - 200 * level / math.log(2)) ** 2)
                    told[n].append(skill.level.deviation)
        rows = (f"{n}: {math.sqrt(fmean(off[n])):.0f} (told {fmean(told[n]):.0f})" for n in off)
        print(f"puzzles, {shape} times, seed {seed}, error of the level after", *rows)


def study(world: World) -> None:
    """The gain of the words listed on 4,000 other rolls, with the words as they lie there."""
    lexicon, game = world.lexicon, world.game
    scoring = game.scoring(game.blank, game.options(), lexicon.language)
    listed = {each.word: each for each in worth_learning(
        study_words(lexicon, scoring, AVERAGE, world.reference), Families(lexicon.words)
    )}  # fmt: skip
    solver, random, gained = BoardSolver(lexicon, neighbours_of(4, 4), scoring, ["qu"]), Random(424_242), 0.0
    dice = usual_pool(lexicon.language, 16)
    for _ in range(4_000):
        for found in solver.all(roll(dice, random)):
            word = listed.get(found.word)
            gained += word.gain / word.rolled if word else 0.0
    said = sum(each.gain for each in listed.values())
    print(f"study: {len(listed)} words gain {said:.3f} points a round, on 4,000 other rolls {gained / 4_000:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    sections = ["forecasts", "robust", "opponents", "puzzles", "study"]
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(sections))
    parser.add_argument("--seeds", default="1,2")
    parser.add_argument("--players", type=int, default=40)
    given = parser.parse_args()
    asked, seeds = given.sections or sections, [int(seed) for seed in given.seeds.split(",")]
    if wrong := set(asked) - set(sections):
        parser.error(f"there is no section {min(wrong)}")
    world = World()
    for seed in seeds if "forecasts" in asked else ():
        forecasts(World(seed=seed), given.players, seed)
    if "robust" in asked:
        robust(world, 24)
    if "opponents" in asked:
        opponents(world, 10)
    for seed in seeds if "puzzles" in asked else ():
        puzzles(400, seed)
    if "study" in asked:
        study(world)


if __name__ == "__main__":
    main()
