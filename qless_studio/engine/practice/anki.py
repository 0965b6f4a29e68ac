"""Due cards as a text that Anki imports: fields separated by tabs, after Anki's own header lines."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.practice.items import DueCard

DECK = "Qless Studio"
HEADER = (
    "#separator:tab",
    "#html:false",
    "#notetype:Basic",
    f"#deck:{DECK}",
    "#columns:Guid\tFront\tBack\tTags",
    "#guid column:1",
    "#tags column:4",
)
"""See docs.ankiweb.net/importing/text-files.html. With its id as guid, a card imported again replaces the old one."""


def anki_text(cards: Iterable[tuple[DueCard, Exercise]]) -> str:
    """A line for each card: its question with the choices, and all right answers."""
    text = io.StringIO(newline="")
    text.write("".join(f"{line}\n" for line in HEADER))
    writer = csv.writer(text, delimiter="\t", lineterminator="\n")
    for due, exercise in cards:
        front = exercise.question
        if exercise.choices:
            front = f"{front} ({', '.join(exercise.choices)})"
        writer.writerow((due.card.id, front, ", ".join(exercise.answers), f"qless-studio {due.card.game}"))
    return text.getvalue()
