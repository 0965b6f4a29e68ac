"""How hard a roll is among all rolls, as text; no widgets."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.games.q_less.standing import Standing
from qless_studio.engine.texts import figure
from qless_studio.ui.games.q_less.fact_list import Fact


def tr(text: str) -> str:
    return QCoreApplication.translate("StandingTexts", text)


def standing_facts(standing: Standing | None) -> list[Fact]:
    """One row, such as "Among solvable rolls: harder than 93 of 100"; none where the place is unknown."""
    if standing is None:
        return []
    known = _share(standing)
    tip = tr("Compared by the number of solutions, each roll as often as the dice show it (proven)")
    if not standing.solutions:
        return [Fact(tr("Among all rolls"), tr("{} have no solution").format(known), tip=tip)]
    if standing.easier >= standing.harder:
        remark = tr("harder than {}").format(known)
    else:
        remark = tr("easier than {}").format(known)
    return [Fact(tr("Among solvable rolls"), remark, tip=tip)]


def standing_figures(standing: Standing | None) -> list[tuple[str, str]]:
    """The same as a figure with its label, for a result."""
    if standing is None or standing.capped:  # of a capped count only a bound is known, which is no figure to show large
        return []
    known = _share(standing)
    if not standing.solutions:
        return [(known, tr("rolls have no solution"))]
    easier = standing.easier >= standing.harder
    return [(known, tr("solvable rolls are easier") if easier else tr("solvable rolls are harder"))]


def _share(standing: Standing) -> str:
    """Which part of the rolls it is, in hundredths, or thousandths where that is nearly all; rounded cautiously."""
    if not standing.solutions:
        return _of(1 - standing.easier, round)
    return _of(max(standing.easier, standing.harder), math.floor)


def _of(share: float, rounded: Callable[[float], int]) -> str:
    whole = 1000 if 0.99 <= share < 0.9995 else 100
    return tr("{} of {}").format(figure(min(rounded(whole * share), whole)), figure(whole))
