"""Affix: suffixes in a ring, and prefixes that make words with the suffixes they are joined to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from qless_studio.engine.errors import StudioError
from qless_studio.engine.game import Contest, Daily, Dealer, Dealt, Game, Measure
from qless_studio.engine.games.affix.content import EdgeState, check
from qless_studio.engine.games.affix.position import open_puzzle
from qless_studio.engine.games.affix.puzzle import Options, Puzzle, format_puzzle, parse_puzzle
from qless_studio.engine.games.affix.solver import CompletionSummary, Fill, Summary, position_for, solve
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Outcome, Run
from qless_studio.engine.texts import counted, figure, plain, say

if TYPE_CHECKING:
    from qless_studio.engine.exercises import Practice
    from qless_studio.engine.games.affix.dealer import GenerateSummary
    from qless_studio.engine.paper.sheet import Paper
    from qless_studio.engine.reasons import Reason


def fields(puzzle: Puzzle, fill: Fill) -> dict[str, Any]:
    """`prefixes` and `words`; for a completion `suffixes` and `boards` too."""
    found: dict[str, Any] = {"prefixes": dict(fill.prefixes), "words": list(fill.words)}
    if fill.boards is not None:
        found |= {"suffixes": list(fill.suffixes), "boards": str(fill.boards)}
    return found


def describe(puzzle: Puzzle, fill: Fill) -> str:
    """`XYZW=CA XY=WI ...`; if suffixes were open, after the suffixes and the number of boards."""
    placed = " ".join(f"{node}={prefix.upper()}" for node, prefix in fill.prefixes)
    if fill.boards is None:
        return placed
    return f"{_ring(fill.suffixes)}  {_boards(str(fill.boards))}  {placed}"


def words_played(
    puzzle: Puzzle, options: Options, lexicon: Lexicon, found: Sequence[str], run: Run
) -> dict[str, int | None]:
    """The words on the board at the end."""
    try:
        edges = check(_with_moves(puzzle, found), lexicon, options)
    except StudioError:
        return {}
    return {edge.word: None for edge in edges if edge.state is EdgeState.VALID}


def _with_moves(puzzle: Puzzle, found: Sequence[str]) -> Puzzle:
    return parse_puzzle(f"{format_puzzle(Puzzle(puzzle.suffixes))}; {' '.join(last_placed(found))}")


def last_placed(found: Sequence[str]) -> list[str]:
    """The last move `XY=wi` at each node, sorted by node; nodes that were emptied in the end are left out."""
    last = dict(move.lower().partition("=")[::2] for move in found)
    return [f"{node}={prefix}" for node, prefix in sorted(last.items()) if prefix]


def verdict(summary: Summary | CompletionSummary | GenerateSummary | None, outcome: Outcome) -> str:
    """The sentence on a run of `solve` or `generate`; without a summary there was nothing to solve yet."""
    complete = outcome is Outcome.COMPLETE
    if summary is None:
        return say("No suffixes yet") if complete else plain("Stopped before anything was counted")
    if isinstance(summary, Summary):  # the count is exact from the start, however many boards were listed
        if summary.boards == "0" and complete:
            return say("No board exists (proven)")
        return counted(int(summary.boards), "{} board fits", "{} boards fit")
    if isinstance(summary, CompletionSummary):
        made = counted(summary.completions, "{} completion", "{} completions")
    else:
        made = counted(summary.puzzles, "{} puzzle", "{} puzzles")
    found = say("{} with {}", made, _boards(summary.boards))
    if complete:
        return say("Complete: {}", found)
    return say("Stopped: {} so far", found)


def describe_dealt(dealt: Dealt[Puzzle]) -> str:
    """The ring of suffixes, its number of boards and, after a draw, the words needed and the seed."""
    text = f"{_ring(dealt.puzzle.suffixes)}  {_boards(dealt.details['boards'])}"
    if "seed" not in dealt.details:
        return text
    needed = figure(dealt.details["words_needed"])
    return plain("{}, solvable with the {} most common words  (seed {})", text, needed, dealt.details["seed"])


def _ring(suffixes: tuple[str, ...]) -> str:
    return " ".join(f"-{suffix.upper()}" for suffix in suffixes)


def _boards(count: str) -> str:
    return counted(int(count), "{} board", "{} boards")


def why_unsolvable(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Reason | None:
    """Why the suffixes have no board."""
    from qless_studio.engine.games.affix.why import reasons
    from qless_studio.engine.reasons import first_of

    if not puzzle.suffixes or open_puzzle(puzzle):
        return None
    return first_of(reasons(position_for(puzzle, lexicon, options), lexicon, options))


def _dealer() -> Dealer[Puzzle, Any]:
    from qless_studio.engine.games.affix.dealer import GenerateOptions, generate

    return Dealer(GenerateOptions, generate, describe_dealt, verdict, lambda options: options.level == "all",
                  {"level": "any"})  # fmt: skip


def _daily() -> Daily[Puzzle]:
    from qless_studio.engine.games.affix.dealer import DAILY

    return DAILY


def _practice() -> Practice[Puzzle]:
    from qless_studio.engine.games.affix.review import PRACTICE

    return PRACTICE


def _paper() -> Paper[Puzzle]:
    from qless_studio.engine.games.affix.paper import PAPER

    return PAPER


GAME: Game[Puzzle, Fill, Options] = Game(
    key="affix",
    title="Affix",
    blank=Puzzle(),
    example=Puzzle(("at", "ell", "ear", "ow")),
    options=Options,
    parse=parse_puzzle,
    format=format_puzzle,
    solve=solve,
    fields=fields,
    describe=describe,
    words_of=lambda puzzle, fill: dict.fromkeys(fill.words),
    verdict=verdict,
    load_dealer=_dealer,
    load_daily=_daily,
    load_practice=_practice,
    load_paper=_paper,
    letters=lambda puzzle: [*puzzle.suffixes, *(prefix for _, prefix in puzzle.placed)],
    why_unsolvable=why_unsolvable,
    contest=Contest(words_played, last_placed),
    with_moves=_with_moves,
    measure=Measure.HINTS,
)
