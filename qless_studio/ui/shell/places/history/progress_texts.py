"""The texts of the progress in a game; no widgets."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.days import local_day
from qless_studio.engine.lexicon.lexicon import capitals
from qless_studio.engine.practice.cards import Card
from qless_studio.engine.practice.progress import Value
from qless_studio.engine.practice.strengths import CASES, Strength, Strengths, TraitKind
from qless_studio.engine.texts import capitalised, clock_time, counted, decimal, figure, percent
from qless_studio.ui.shell.places.practice.texts import day_text


def tr(text: str) -> str:
    return QCoreApplication.translate("Progress", text)


# curves


def chart_title(value: Value) -> str:
    """Title of the chart whose first curve shows this."""
    names = {Value.SHARE: tr("Share found"), Value.GIVEN_AWAY: tr("points given away per game"),
             Value.HINTS: tr("hints")}  # fmt: skip
    return tr("{}, by week").format(capitalised(names.get(value) or chart_name(value)))


def chart_name(value: Value) -> str:
    """Text of the button that chooses this chart."""
    return {
        Value.SECONDS: tr("Time"),
        Value.SOLVED: tr("Share solved"),
        Value.COMMON_SHARE: tr("Share found"),
        Value.LEVEL: tr("Level"),
    }[value]


def curve_name(value: Value) -> str:
    """Name of the curve in the legend and in the read-out."""
    return {
        Value.COMMON_SHARE: tr("common words"),
        Value.SHARE: tr("all words"),
        Value.GIVEN_AWAY: tr("points given away per game"),
        Value.SECONDS: tr("average"),
        Value.SOLVED: tr("solved"),
        Value.HINTS: tr("hints"),
        Value.LEVEL: tr("level"),
    }[value]


def band_name(value: Value) -> str:
    """What the band behind this curve means."""
    return {
        Value.COMMON_SHARE: tr("expected, by difficulty"),
        Value.SHARE: tr("expected, by difficulty"),
        Value.GIVEN_AWAY: tr("expected, by difficulty"),
        Value.SECONDS: tr("expected, by difficulty"),
        Value.SOLVED: tr("expected, by difficulty"),
        Value.HINTS: tr("expected, by difficulty"),
        Value.LEVEL: tr("give or take, two times in three"),
    }[value]


def scale_of(value: Value) -> float:
    """The factor of values in the chart: shares are drawn as percentages, times as minutes."""
    if value in (Value.COMMON_SHARE, Value.SHARE, Value.SOLVED):
        return 100
    return 1 / 60 if value is Value.SECONDS else 1


def unit_of(value: Value) -> Callable[[float], str]:
    """Writes a value as it is drawn."""
    if value in (Value.COMMON_SHARE, Value.SHARE, Value.SOLVED):
        return lambda drawn: percent(drawn / 100)
    if value is Value.SECONDS:
        return lambda drawn: clock_time(60 * drawn)
    if value is Value.LEVEL:
        return lambda drawn: figure(round(drawn))
    return lambda drawn: figure(round(drawn)) if drawn == round(drawn) or drawn >= 10 else decimal(drawn, 1)


# strengths


def examples(strength: Strength, missed: bool) -> str:
    """Words of the kind; of racks of letters their number says more."""
    if strength.trait.kind is TraitKind.RACK:
        return counted(strength.cases, "{} roll", "{} rolls", figure(strength.cases))
    words = strength.missed_examples if missed else strength.found_examples
    return ", ".join(map(capitals, words))


def strengths_caption(strengths: Strengths) -> str:
    """What the shares of the rows refer to."""
    return tr("solved among your rolls") if strengths.racks else tr("found among those on your boards")


def strengths_note(strengths: Strengths) -> str:
    """Shown without rows: when there will be some."""
    return tr("A row appears here after {} cases.").format(CASES)


def share_text(strength: Strength) -> str:
    """A row for screen readers, after its name."""
    text = tr("{} of {} solved") if strength.trait.kind is TraitKind.RACK else tr("{} of {} found")
    return text.format(figure(strength.found), figure(strength.cases))


# cards


def card_name(card: Card) -> str:
    """What a card is about: a word, the letters of a roll, or a part of the game in which something was missed."""
    if not card.about:
        return capitals(card.miss.key)
    if len(card.entries) > 1:
        return card.about
    day = day_text(local_day(card.entries[0].when))
    return tr("{about}, game of {day}").format(about=card.about, day=day)
