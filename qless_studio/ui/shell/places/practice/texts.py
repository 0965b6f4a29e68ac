"""The sentences of practice; no widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from qless_studio.engine.days import local_day
from qless_studio.engine.lexicon.lexicon import capitals
from qless_studio.engine.practice.cards import Card
from qless_studio.engine.practice.queue import Item
from qless_studio.engine.practice.session import Attempt, Step
from qless_studio.engine.texts import capitalised, counted, decimal, figure, say
from qless_studio.ui.translation import date_text


def played_text(item: Item) -> str:
    """When the game of a question was played, and what was reached.

    Of a new puzzle when one of its kind was missed; of a word that was not missed why it is asked.
    """
    entry = item.entry
    if not entry.when:
        return say("From the words worth learning.")
    shown = day_text(local_day(entry.when))
    if item.exercise.fresh and item.cards[0].card.about:  # otherwise the card is a word, and was missed itself
        return say("A new puzzle of the kind that you missed on {}.", shown)
    if item.exercise.fresh or not item.exercise.puzzle:
        return say("Missed on {}.", shown)
    score, par = entry.proven.get("score"), entry.proven.get("par")
    if isinstance(score, int) and isinstance(par, int | float) and par:
        reached = counted(score, "{} point", "{} points")
        return f"{say('Played on {}.', shown)} {reached}, {say('par {}', figure(round(par)))}."
    return say("Played on {}.", shown)


def cost_text(item: Item, number: int) -> str:
    """What a card cost, and in how many games it was missed."""
    card = item.cards[number].card
    if not item.entry.when:
        return say("Once known, it earns up to {} points in 100 games", decimal(card.miss.cost, 1))
    missed = counted(len(card.entries), "missed in {} game", "missed in {} games")
    text = ", ".join(filter(None, (item.costs[number], missed)))
    return text[:1].upper() + text[1:]


def again_text(due: date, today: date) -> str:
    """When a card is due again."""
    days = (due - today).days
    return counted(days, "Next review: in {} day", "Next review: in {} days")


def result_text(attempt: Attempt, due: date | None, today: date) -> str:
    """The result of a question; `due` is the day on which its first card comes back, None if that stays as it was."""
    if attempt.missed_cards:
        return _missed_text(attempt)
    if not attempt.unknown_cards:
        return capitalised(say("right"))
    text = say("Right, after the answer")
    return text if due is None else f"{text}. {again_text(due, today)}"


def _missed_text(attempt: Attempt) -> str:
    exercise = attempt.item.exercise
    if exercise.needed > 1:
        return say("{} of {} found; the others will be asked again", len(attempt.found), exercise.needed)
    return say("Wrong; it will be asked again")


def to_come_back(attempts: Sequence[Attempt], title: Callable[[str], str]) -> list[str]:
    """What was not known when it was asked first, as names for people; `title` gives the title of a game by its key.

    Questions of one kind from one game are named once.
    """
    asked = [
        attempt for attempt in attempts if attempt.over and not attempt.repeat and attempt.step is not Step.SKIPPED
    ]
    unknown = [(due.card, attempt) for attempt in asked for due in attempt.item.cards
               if due.card.id in attempt.unknown_cards]  # fmt: skip
    return list(dict.fromkeys(_card_name(card, attempt.item, title) for card, attempt in unknown))


def _card_name(card: Card, item: Item, title: Callable[[str], str]) -> str:
    if not card.about:
        return capitals(card.miss.key)
    if not item.entry.when:
        return f"{title(item.game)}: {card.about}"
    day = day_text(local_day(item.entry.when))
    return f"{title(item.game)}: {say('{about}, game of {day}').format(about=card.about, day=day)}"


def due_again(day: date) -> str:
    """When the next card is due."""
    return say("The next card is due on {}.", day_text(day))


def day_text(day: date) -> str:
    """A day of this year or so."""
    return date_text(day)


def short_day(day: date) -> str:
    """A day of this year in few letters."""
    return date_text(day, brief=True)
