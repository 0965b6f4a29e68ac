"""The columns of the two lists: all words, and the plan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.texts import capitalised, clock_time, say
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.word_table import word_columns
from qless_studio.ui.widgets.results.result_model import Column, Kind


@dataclass(frozen=True)
class PlanRow:
    """A word played, or one to play."""

    found: FoundWord
    at: float
    """Seconds from the start of the round to the moment it is played."""
    total: int
    """Points of the round by then."""
    done: bool


def path_columns(analysis: GridAnalysis, ticked: Callable[[str], bool]) -> list[Column]:
    """The columns of a list of `FoundWord`, with the length of the path: a tile may have several letters."""
    word, common, length, points = word_columns(analysis, ticked)
    tiles = Column("tiles", say("Path"), lambda found: len(found.path), kind=Kind.NUMBER, width=44)
    return [word, common, length._replace(width=52), tiles, points._replace(width=60)]


def plan_columns(analysis: GridAnalysis) -> list[Column]:
    """The columns of a list of `PlanRow`."""

    def role(row: PlanRow) -> str:
        return "text_dim" if row.done else ""

    return [
        Column(
            "at", say("Time"), lambda row: row.at, lambda row: clock_text(row.at), width=48, role=lambda row: "text_dim"
        ),
        Column(
            "done",
            "",
            lambda row: row.done,
            lambda row: "",
            width=20,
            icon=lambda row: "check" if row.done else "",
            role=lambda row: "good",
            spoken=lambda row: say("played") if row.done else say("not played"),
            spoken_title=capitalised(say("played")),
        ),
        Column(
            "word",
            say("Word"),
            lambda row: analysis.shown(row.found.word),
            sort_key=lambda row: analysis.order(row.found.word),
            role=lambda row: "text_dim" if row.done else "text",
            words=lambda row: (row.found.word,),
        ),
        Column("common", say("Common"), lambda row: analysis.zipf(row.found.word), kind=Kind.COMMONNESS, width=60),
        Column("points", say("Points"), lambda row: row.found.score, kind=Kind.NUMBER, width=52, role=role),
        Column("total", say("Total"), lambda row: row.total, kind=Kind.NUMBER, width=56),
    ]


def clock_text(seconds: float) -> str:
    """Minutes and seconds, fractions of a second rounded up: 2:59."""
    return clock_time(int(seconds + 0.999))
