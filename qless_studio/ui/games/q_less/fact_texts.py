"""The facts about a grid or its letters: its words, how hard they are, or why they have no solution; no widgets."""

from __future__ import annotations

import math
from collections.abc import Callable

from qless_studio.engine.games.q_less.check import Line, LineState
from qless_studio.engine.games.q_less.diagnosis import Diagnosis, Rescue
from qless_studio.engine.games.q_less.dice import dice_for, dice_of
from qless_studio.engine.games.q_less.difficulty import Difficulty
from qless_studio.engine.games.q_less.puzzle import Solution
from qless_studio.engine.games.q_less.standing import Standing
from qless_studio.engine.lexicon import Band
from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui.games.q_less.fact_list import Fact
from qless_studio.ui.games.q_less.searches import LiveCheck

MOST_RESCUES = 8
"""Turned dice named in one row; the rest are counted."""
NO_WORDS = LineState.UNKNOWN, LineState.SHORT, LineState.PAIR
"""States of a run that need not be in the list."""


def grid_facts(
    check: LiveCheck, unfinished: Callable[[Line], bool] = lambda line: False, shown: Callable[[str], str] = str.upper
) -> list[Fact]:
    """A row for each run of the grid, one for parts that are not connected, one for a grid that is too large.

    A run that is `unfinished` is not called invalid. `shown` gives a word of the list as people spell it.
    """
    facts = [
        _run(line, band, not line.valid and unfinished(line), shown)
        for line, band in zip(check.checked.lines, check.bands, strict=True)
    ]
    parts = len(check.checked.parts)
    if parts > 1:
        facts.append(Fact(counted(parts, "{} part", "{} parts"), say("not connected"), "warn"))
    if not check.checked.fits:
        facts.append(Fact(say("Too large"), say("does not fit in the box"), "bad"))
    return facts


def _run(line: Line, band: Band, unfinished: bool, shown: Callable[[str], str]) -> Fact:
    direction = say("down") if line.down else say("across")
    if unfinished:
        return Fact(line.text.upper(), say("being typed, {}", direction))
    text = line.text.upper() if line.state in NO_WORDS else shown(line.text)
    if line.state is LineState.WORD:
        return Fact(text, direction, "good", band)
    return Fact(text, f"{say(line.state.value)}, {direction}", "good" if line.valid else "bad")


def _box(solution: Solution) -> str:
    return f"{len(solution.grid)} × {len(solution.grid[0])}"


def difficulty_facts(found: Difficulty) -> list[Fact]:
    """How hard the letters are: three rows, each with an example, and their place among all rolls."""
    count = len(found.fewest_words.words)
    return [
        *standing_facts(found.standing),
        Fact(
            say("Vocabulary"),
            say("{} most common words", figure(found.rank)),
            example=found.easiest,
            tip=say("This many of the list's most common words are enough; fewer are not (proven)"),
        ),
        Fact(
            say("Fewest words"),
            say("{} (proven)", count),
            example=found.fewest_words,
            tip=say("No grid has fewer words"),
        ),
        Fact(
            say("Smallest box"),
            say("{} (proven)", _box(found.most_compact)),
            example=found.most_compact,
            tip=say("No grid fits in a box with fewer cells"),
        ),
    ]


def diagnosis_facts(found: Diagnosis, letters: str, language: Language) -> list[Fact]:
    """Why there is no solution, and what would help; turning a die is mentioned only if the letters are a roll."""
    facts = []
    if found.stranded:
        facts.append(Fact(say("In no word"), " ".join(found.stranded.upper()), "bad"))
    if found.dropped:
        dropped = " ".join(rescue.letter.upper() for rescue in found.dropped)
        facts.append(Fact(say("Solvable without"), dropped, example=found.dropped[0].solution))
    if found.rerolled:
        facts.append(Fact(say("Solvable by turning"), _turns(found.rerolled), example=found.rerolled[0].solution))
    if not found.dropped and not found.rerolled:
        change = (
            say("Removing one letter")
            if dice_of(letters, dice_for(language)) is None
            else say("Removing or turning one die")
        )
        facts.append(Fact(change, say("does not help (proven)")))
    if found.lists:
        facts.append(Fact(say("Solvable with"), ", ".join(found.lists), tip=say("Word lists that have a solution")))
    return facts + standing_facts(found.standing)


def _turns(rescues: tuple[Rescue, ...]) -> str:
    shown = ", ".join(f"{one.letter.upper()} → {one.instead.upper()}" for one in rescues[:MOST_RESCUES])
    more = len(rescues) - MOST_RESCUES
    return say("{} and {} more", shown, more) if more > 0 else shown


def standing_facts(standing: Standing | None) -> list[Fact]:
    """One row, such as "Among solvable rolls: harder than 93 of 100"; none where the place is unknown."""
    if standing is None:
        return []
    known = _share(standing)
    tip = say("Compared by the number of solutions, each roll as often as the dice show it (proven)")
    if not standing.solutions:
        return [Fact(say("Among all rolls"), say("{} have no solution", known), tip=tip)]
    remark = say("harder than {}", known) if standing.easier >= standing.harder else say("easier than {}", known)
    return [Fact(say("Among solvable rolls"), remark, tip=tip)]


def standing_figures(standing: Standing | None) -> list[tuple[str, str]]:
    """The same as a figure with its label, for a result."""
    if standing is None or standing.capped:  # of a capped count only a bound is known, which is no figure to show large
        return []
    known = _share(standing)
    if not standing.solutions:
        return [(known, say("rolls have no solution"))]
    easier = standing.easier >= standing.harder
    return [(known, say("solvable rolls are easier") if easier else say("solvable rolls are harder"))]


def _share(standing: Standing) -> str:
    """Which part of the rolls it is, in hundredths, or thousandths where that is nearly all; rounded cautiously."""
    if not standing.solutions:
        return _of(1 - standing.easier, round)
    return _of(max(standing.easier, standing.harder), math.floor)


def _of(share: float, rounded: Callable[[float], int]) -> str:
    whole = 1000 if 0.99 <= share < 0.9995 else 100
    return say("{} of {}", figure(min(rounded(whole * share), whole)), figure(whole))
