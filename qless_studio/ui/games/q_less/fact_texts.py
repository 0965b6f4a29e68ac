"""What is known of a grid or a roll, as rows for the panel: its words, how hard it is, or why it has no solution."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.games.q_less.check import Line, LineState
from qless_studio.engine.games.q_less.diagnosis import Diagnosis, Rescue, dice_of
from qless_studio.engine.games.q_less.difficulty import Difficulty
from qless_studio.engine.games.q_less.puzzle import Solution
from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui.games.q_less.analysis import Position
from qless_studio.ui.games.q_less.fact_list import Fact

MOST_RESCUES = 8
"""Rolled dice named in one row; the rest are counted."""


def tr(text: str) -> str:
    return QCoreApplication.translate("Findings", text)


def words_of(position: Position) -> list[Fact]:
    """A row for each run of the grid, and one for parts that hang apart."""
    facts = [_run(line, band) for line, band in zip(position.checked.lines, position.bands, strict=True)]
    parts = len(position.checked.parts)
    if parts > 1:
        facts.append(Fact(counted(parts, "{} part", "{} parts"), tr("not connected"), "warn"))
    if not position.checked.fits:
        facts.append(Fact(tr("Too large"), tr("does not fit in the box"), "bad"))
    return facts


def _run(line: Line, band) -> Fact:
    way = tr("down") if line.down else tr("across")
    if line.state is LineState.WORD:
        return Fact(line.text.upper(), way, "good", band)
    remark = f"{say(line.state.value)}, {way}"
    return Fact(line.text.upper(), remark, "good" if line.valid else "bad")


def _box(solution: Solution) -> str:
    return f"{len(solution.grid)} × {len(solution.grid[0])}"


def difficulty_facts(found: Difficulty) -> list[Fact]:
    """Three rows, each with an example to look at."""
    count = len(found.fewest_words.words)
    return [
        Fact(
            tr("Vocabulary"),
            tr("{} most common words").format(figure(found.rank)),
            example=found.easiest,
            tip=tr("This many of the list's most common words are enough; fewer are not (proven)"),
        ),
        Fact(
            tr("Fewest words"),
            tr("{} (proven)").format(count),
            example=found.fewest_words,
            tip=tr("No grid has fewer words"),
        ),
        Fact(
            tr("Smallest box"),
            tr("{} (proven)").format(_box(found.most_compact)),
            example=found.most_compact,
            tip=tr("No grid fits in a box with fewer cells"),
        ),
    ]


def why_facts(why: Diagnosis, letters: str) -> list[Fact]:
    """What stands in the way, and what would help; of letters that are no roll nothing is said about turning dice."""
    facts = []
    if why.stranded:
        facts.append(Fact(tr("In no word"), " ".join(why.stranded.upper()), "bad"))
    if why.dropped:
        letters = " ".join(rescue.letter.upper() for rescue in why.dropped)
        facts.append(Fact(tr("Solvable without"), letters, example=why.dropped[0].solution))
    if why.rerolled:
        facts.append(Fact(tr("Solvable by turning"), _turns(why.rerolled), example=why.rerolled[0].solution))
    if not why.dropped and not why.rerolled:
        change = tr("Removing one letter") if dice_of(letters) is None else tr("Removing or turning one die")
        facts.append(Fact(change, tr("does not help (proven)")))
    if why.lists:
        facts.append(Fact(tr("Solvable with"), ", ".join(why.lists), tip=tr("Word lists that have a solution")))
    return facts


def _turns(rescues: tuple[Rescue, ...]) -> str:
    shown = ", ".join(f"{one.letter.upper()} → {one.instead.upper()}" for one in rescues[:MOST_RESCUES])
    more = len(rescues) - MOST_RESCUES
    return tr("{} and {} more").format(shown, more) if more > 0 else shown
