"""The texts of a practice; no widgets."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from qless_studio.engine.practice import Attempt, Item
from qless_studio.engine.texts import counted, decimal, figure


def tr(text: str) -> str:
    return QCoreApplication.translate("Practice", text)


def minutes(seconds: float) -> str:
    """A rough time."""
    return counted(max(1, round(seconds / 60)), "about {} minute", "about {} minutes")


def played_text(item: Item) -> str:
    """When the game of a question was played, and what was reached.

    Of a new puzzle when such a one was missed; of a word that was not missed why it is asked.
    """
    entry = item.entry
    if not entry.when:
        return tr("From the words worth learning.")
    shown = day_text(datetime.fromisoformat(entry.when).astimezone().date())
    if item.exercise.fresh or not item.exercise.puzzle:
        return tr("Missed on {}.").format(shown)
    score, par = entry.proven.get("score"), entry.proven.get("par")
    if isinstance(score, int) and isinstance(par, int | float) and par:
        reached, played = counted(score, "{} point", "{} points"), tr("Played on {day}: {points}, par {par}.")
        return played.format(day=shown, points=reached, par=figure(round(par)))
    return tr("Played on {}.").format(shown)


def cost_text(item: Item, number: int) -> str:
    """What a card cost, and in how many games it was missed."""
    card = item.cards[number].card
    if not item.entry.when:
        return tr("Known, it brings up to {} points in 100 rounds").format(decimal(card.miss.cost, 1))
    missed = counted(len(card.entries), "missed in {} game", "missed in {} games")
    text = ", ".join(filter(None, (item.costs[number], missed)))
    return text[:1].upper() + text[1:]


def again_text(due: date, today: date) -> str:
    """When a card is due again."""
    days = (due - today).days
    return counted(days, "Next review: in {} day", "Next review: in {} days")


def result_text(attempt: Attempt) -> str:
    """The result of a question."""
    if not attempt.missed_cards:
        return tr("Right")
    exercise = attempt.item.exercise
    if exercise.needed > 1:
        return tr("{} of {} found; the others will be asked again").format(len(attempt.found), exercise.needed)
    return tr("Not found; it will be asked again") if not exercise.single_try else tr("Wrong; it will be asked again")


def missed_words(attempts: Sequence[Attempt]) -> list[str]:
    """The keys of the cards that were not known when they were asked first."""
    words: dict[str, None] = {}
    for attempt in attempts:
        if attempt.over and not attempt.repeat:
            missed = attempt.missed_cards
            words |= {due.card.miss.key: None for due in attempt.item.cards if due.card.id in missed}
    return list(words)


def due_again(day: date) -> str:
    """When the next card is due."""
    return tr("The next card is due on {}.").format(day_text(day))


def day_text(day: date) -> str:
    """A day of this year or so."""
    return QLocale().toString(QDate(day.year, day.month, day.day), tr("d MMMM"))
