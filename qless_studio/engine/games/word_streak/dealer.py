"""Rounds of Word Streak dealt with their multipliers, and matches of three from one seed or a day."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, fields, replace
from datetime import date
from itertools import islice
from random import Random
from typing import Any

from qless_studio.engine.days import CHOSEN_SINCE, seeds_of
from qless_studio.engine.entries import MATCH
from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.folders import check_shape
from qless_studio.engine.game import Daily, Dealer, Dealt
from qless_studio.engine.games.word_streak import rules
from qless_studio.engine.games.word_streak.puzzle import PLAIN, Puzzle, format_puzzle, parse, summary_of
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids import Board, BoardSolver, neighbours_of
from qless_studio.engine.grids.dealing import Cooling, SearchOptions, find_boards, seed_of, seed_of_day
from qless_studio.engine.grids.dice import roll, shuffled
from qless_studio.engine.grids.review import FIRST_PACE, Pace
from qless_studio.engine.history import Entry, Kind
from qless_studio.engine.lexicon import DEFAULT, Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.engine.options import option
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, plain

# Deal the rounds of Word Streak with their multipliers, or search for boards with more points.

ROUNDS = {1: (), 2: ("DL", "DL", "DL", "DW"), 3: ("DL", "DL", "TL", "TL", "DW", "TW")}
"""The multipliers of each round on 16 tiles; a larger board has proportionally more."""
ROUND_SECONDS = 120


@dataclass(frozen=True)
class DealOptions(SearchOptions):
    """How a board with multipliers is rolled or searched for."""

    round: int = option(
        3,
        "Round",
        note="Which multipliers are dealt.",
        choices=[(1, "1: none"), (2, "2: doubles"), (3, "3: doubles and triples")],
    )
    rules: str = option(
        rules.DEFAULT, "Rules", note="Tile values, bonus and minimum word length.", choices=rules.choices
    )
    min_length: int | None = option(
        None, "Minimum length", note="Minimum word length. Default: as the rules prescribe.", low=1, high=32
    )


def multipliers(round: int, cells: int, random: Random) -> tuple[str, ...]:
    """The multipliers of a round, at most one per cell. See docs/decisions/012."""
    times = max(1, (cells + 8) // 16)
    kinds = [kind for kind in ROUNDS[round] for _ in range(times)][:cells]
    return tuple(shuffled([*kinds, *[PLAIN] * (cells - len(kinds))], random))


def rolled(options: DealOptions, seed: int, language: Language = ENGLISH) -> Puzzle:
    """The round rolled with the dice of `options` and a seed; raises `OptionError` as `options.shape` does."""
    rows, columns = options.shape
    random = Random(seed)
    kinds = multipliers(options.round, rows * columns, random)
    return Puzzle(Board(rows, columns, roll(options.pool(language), random)), kinds)


def deal(lexicon: Lexicon, options: DealOptions, run: Run) -> Iterator[Dealt[Puzzle]]:
    """One round; or each better board of a search with the same multipliers. Details: seed, words, score, best."""
    rows, columns = options.shape
    seed, dice = seed_of(options.seed), options.pool(lexicon.language)
    first = rolled(options, seed, lexicon.language)
    kinds = first.multipliers
    scoring = rules.load_rules(options.rules).scoring(options.min_length, lexicon.language)
    near = neighbours_of(rows, columns)
    faces = sorted({face for die in dice for face in die})

    def puzzle(tiles: tuple[str, ...]) -> Puzzle:
        return Puzzle(Board(rows, columns, tiles), kinds)

    def dealt(tiles: tuple[str, ...]) -> Dealt[Puzzle]:
        summary = summary_of(judge.all(tiles))
        run.publish(summary=summary)
        facts = {"seed": seed, "round": options.round, "words": summary.words, "score": summary.score}
        return Dealt(puzzle(tiles), facts | {"best": summary.best})

    judge = BoardSolver(lexicon, near, scoring, faces, first.letter_factors, first.word_factors)
    if not options.searching:
        yield dealt(first.board.tiles)
        return
    goal = options.goal(lexicon, scoring.min_length)
    cooling = Cooling(dice, near, scoring, goal, seed, first.letter_factors, first.word_factors)
    for better in find_boards(cooling, options, lexicon, run):
        yield dealt(better.tiles)


def describe(dealt: Dealt[Puzzle]) -> str:
    """The board, its words and points, and the seed."""
    known: Any = dealt.details
    words = counted(known["words"], "{} word", "{} words")
    points = counted(known["score"], "{} point", "{} points")
    facts = plain("{}, {} (seed {})", words, points, known["seed"])
    return f"{format_puzzle(dealt.puzzle)}  {facts}"


DEALER: Dealer[Puzzle, DealOptions] = Dealer(DealOptions, deal, describe, spreads=SearchOptions.spreads)


# A match: three rounds with the multipliers of each, dealt from one seed or from a day.

WORDS = 70
"""Words that a board of a match should have."""
ROLLS = 40
"""Boards tried for each round of a match; with a short word list none may have enough words."""


@dataclass(frozen=True)
class RoundScore:
    """What a round came to, or the sum of several."""

    score: int = 0
    words: int = 0
    par: int = 0
    best: int = 0
    """Points of all words of the board."""
    best_words: int = 0
    """Number of all words of the board."""
    seconds: int = 0
    """Time taken, in whole seconds as a clock shows it."""
    hints: int = 0
    """Hint steps taken."""
    given_up: int = 0
    """Rounds given up: 0 or 1 for one round, in a sum their number."""

    def __add__(self, other: RoundScore) -> RoundScore:
        return RoundScore(*map(sum, zip(asdict(self).values(), asdict(other).values(), strict=True)))


@dataclass(frozen=True)
class Match:
    """A match that is being played."""

    rounds: tuple[Puzzle, ...]
    pace: Pace = FIRST_PACE
    """The player's pace at its beginning: par of all rounds is computed with it."""
    scores: tuple[RoundScore, ...] = ()
    """Scores of the rounds that are over."""
    number: int = 1
    """The round being played or, until the next one begins, the one that is reviewed; the first is 1."""

    @property
    def puzzle(self) -> Puzzle:
        """Puzzle of the current round."""
        return self.rounds[self.number - 1]

    @property
    def over(self) -> bool:
        """Whether all rounds are over."""
        return len(self.scores) == len(self.rounds)

    @property
    def total(self) -> RoundScore:
        """The sum of the rounds that are over."""
        return sum(self.scores, RoundScore())

    def with_score(self, score: RoundScore) -> Match:
        """The current round is over, with this score; given again, the later one counts."""
        before, after = self.scores[: self.number - 1], self.scores[self.number :]
        return replace(self, scores=(*before, score, *after))

    def next_round(self) -> Match:
        """The first round that is not over begins; only after `with_score`, and not when the match is over."""
        return replace(self, number=len(self.scores) + 1)

    def as_json(self) -> dict[str, Any]:
        """A JSON object, read by `read_match`."""
        return {
            "rounds": list(map(format_puzzle, self.rounds)),
            "pace": asdict(self.pace),
            "scores": list(map(asdict, self.scores)),
            "number": self.number,
        }


_SCORE_SHAPE = {field.name: int for field in fields(RoundScore)}
_SHAPE = {
    "rounds": [str],
    "pace": {"per_word": float, "per_tile": float},
    "scores": [_SCORE_SHAPE],
    "number": int,
}


def read_match(data: Any) -> Match:
    """The match in a JSON object; raises ValueError if it is damaged."""
    check_shape(data, _SHAPE)
    scores = tuple(RoundScore(**{name: score[name] for name in _SCORE_SHAPE}) for score in data["scores"])
    try:
        rounds = tuple(map(parse, data["rounds"]))
    except PuzzleError:
        raise ValueError(data["rounds"]) from None
    pace = Pace(data["pace"]["per_word"], data["pace"]["per_tile"])
    match = Match(rounds, pace, scores, data["number"])
    if not (0 <= pace.per_word < 1e6 and 0 <= pace.per_tile < 1e6):
        raise ValueError(pace)
    if len(match.rounds) != len(ROUNDS) or match.number not in ROUNDS or len(scores) not in range(match.number - 1, 4):
        raise ValueError(data)
    return match


def match_of(entry_id: str, entries: Sequence[Entry]) -> Match | None:
    """The match that a round of a history belongs to, with that round as the one reviewed.

    `entries` are in the order of time. None unless all rounds are there, with the points that the match had.
    """
    rounds = next((found for found in _matches(entries) if entry_id in (entry.id for entry in found)), ())
    whole = next((entry for entry in entries if rounds and entry.id == rounds[-1].id + MATCH), None)
    if whole is None:
        return None
    pace = rounds[0].proven.get("pace")
    known = dict(zip(("per_word", "per_tile"), pace, strict=False)) if isinstance(pace, list) else asdict(FIRST_PACE)
    data = {
        "rounds": [entry.puzzle for entry in rounds],
        "pace": known,
        "scores": whole.proven["rounds"],
        "number": 1 + [entry.id for entry in rounds].index(entry_id),
    }
    try:
        match = read_match(data)
    except ValueError:  # a line of the history that another program wrote
        return None
    agree = [score.score for score in match.scores] == [entry.proven.get("score") for entry in rounds]
    return match if agree else None


def round_of(match: Match, number: int, entries: Iterable[Entry]) -> Entry | None:
    """The last entry of a history that is this round of a match, such that it can be shown again."""
    wanted = number, format_puzzle(match.rounds[number - 1]), match.scores[number - 1].score
    found = [
        entry
        for entry in entries
        if entry.game == "word-streak"
        and (entry.proven.get("round"), entry.puzzle, entry.proven.get("score")) == wanted
    ]
    return (
        replace(found[-1], proven={**found[-1].proven, "match": replace(match, number=number).as_json()})
        if found
        else None
    )


def _matches(entries: Iterable[Entry]) -> Iterator[tuple[Entry, ...]]:
    """The rounds of each match that was played to its end; another match may have been played in between."""
    begun: list[tuple[Entry, ...]] = []
    for entry in entries:
        number = entry.proven.get("round")
        if entry.game != "word-streak" or entry.kind is not Kind.ROUND or number not in ROUNDS:
            continue
        if number == 1:
            begun.append((entry,))
            continue
        same = (found for found in reversed(begun) if len(found) == number - 1 and found[0].lexicon == entry.lexicon)
        before = next(same, None)
        if before is not None:
            begun.remove(before)
            begun.append((*before, entry))
            if len(begun[-1]) == len(ROUNDS):
                yield begun.pop()


def deal_match(lexicon: Lexicon, options: DealOptions, seed: int, run: Run) -> tuple[Dealt[Puzzle], ...]:
    """The rounds of the match of a seed, for these rules, dice and this list; all of them depend on nothing else.

    Each is the first of ROLLS boards with WORDS words, or else the first of those with the most. Raises `OptionError`
    as `deal` does, `Stopped` when the run is stopped.
    """
    return tuple(_round(lexicon, replace(options, round=number), _seeds(seed, number), run) for number in ROUNDS)


def _seeds(seed: int, number: int) -> Iterator[int]:
    """Seeds for the boards of one round of a match."""
    random = Random(zlib.crc32(f"match {seed} {number}".encode("ascii")))
    return (random.getrandbits(32) for _ in range(ROLLS))


def _round(lexicon: Lexicon, options: DealOptions, seeds: Iterator[int], run: Run) -> Dealt[Puzzle]:
    """The first board of these seeds with enough words; if there is none, the first with the most."""
    counter, best, most = _solver(lexicon, options), 0, -1
    for seed in seeds:
        words = len(counter.all(rolled(options, seed, lexicon.language).board.tiles))
        if words > most:
            best, most = seed, words
        if words >= WORDS:
            break
        run.checkpoint(1)
    return next(deal(lexicon, replace(options, seed=best), run))


def _solver(lexicon: Lexicon, options: DealOptions) -> BoardSolver:
    """Finds the words of the boards that can be rolled, without their multipliers."""
    rows, columns = options.shape
    faces = sorted({face for die in options.pool(lexicon.language) for face in die})
    scoring = load_rules(options.rules).scoring(options.min_length, lexicon.language)
    return BoardSolver(lexicon, neighbours_of(rows, columns), scoring, faces)


def daily(day: date, lexicon: Lexicon, run: Run) -> Dealt[Puzzle]:
    """The first round of the day's match; `rounds` in the details are the texts of all three, see `rounds_of`."""
    match = [_round_of_day(day, number, lexicon, run) for number in ROUNDS]
    first = match[0]
    return Dealt(first.puzzle, {"rounds": [format_puzzle(dealt.puzzle) for dealt in match], **first.details})


def _round_of_day(day: date, number: int, lexicon: Lexicon, run: Run) -> Dealt[Puzzle]:
    """A round of the day, its board chosen by `seed_of_day`; of earlier days the first board with enough words."""
    options, seeds = DealOptions(round=number), seeds_of(day, lexicon.language.own(f"word-streak {number}"))
    if day < CHOSEN_SINCE:
        return _round(lexicon, options, islice(seeds, 1_000), run)
    solver = _solver(lexicon, options)
    seed = seed_of_day(day, seeds, lambda seed: rolled(options, seed, lexicon.language).board.tiles, solver, run)
    return next(deal(lexicon, replace(options, seed=seed), run))


def rounds_of(dealt: Dealt[Puzzle]) -> tuple[Puzzle, ...]:
    """The rounds of a match of the day."""
    return tuple(map(parse, dealt.details["rounds"]))


DAILY = Daily(DEFAULT, daily)
