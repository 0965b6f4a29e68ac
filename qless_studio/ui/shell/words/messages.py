"""What is known about a word, as text: rich text with links for the inspector, plain for the clipboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from qless_studio.engine.lexicon.definitions import Definition
from qless_studio.engine.lexicon.imported import Changes
from qless_studio.engine.lexicon.inspection import Holding, Report
from qless_studio.engine.lexicon.lexicon import capitals
from qless_studio.engine.texts import say
from qless_studio.ui.style import Theme
from qless_studio.ui.tab.lexicons import regions
from qless_studio.ui.widgets.results.commonness import band_word


def relatives(report: Report) -> dict[str, Sequence[str]]:
    """The words related to one, by relation."""
    return {
        "anagrams": report.anagrams,
        "front": report.front,
        "back": report.back,
        "shorter": report.shorter,
    }


def relative_titles() -> dict[str, str]:
    """What the relations of `relatives` are called, in the order to show them."""
    return {
        "anagrams": say("Anagrams"),
        "front": say("One letter added at the front"),
        "back": say("One letter added at the end"),
        "shorter": say("First or last letter removed"),
    }


def listed_text(report: Report, changes: Changes, title: str) -> tuple[str, str]:
    """An icon and a line for whether the word counts; `title` is the list in force."""
    if report.listed:
        return "check", (say("Added to {}") if report.word in changes.added else say("In {}")).format(title)
    if report.word in changes.banned:
        return "cross", say("Banned from {}", title)
    if any(holding.held for holding in report.holdings):
        return "cross", say("Not in {}", title)
    return "cross", say("Not in any list")


def holding_text(holding: Holding) -> str:
    """One list in words: its title, and with which spellings it would contain the word."""
    if holding.error:
        return say("{}: cannot be read", holding.title)
    names = [regions()[region] for region in holding.regions if region in regions()]
    if not holding.held and names:
        return say("{} with {} spellings", holding.title, ", ".join(names))
    return holding.title


def meaning_html(definition: Definition | None, theme: Theme) -> str:
    """The senses by part of speech, or that there is no definition."""
    if definition is None:
        return escape(say("No definition available."))
    dim = theme.color("text_dim").name()
    parts = []
    for entry in definition.entries:
        senses = "; ".join(map(escape, entry.senses))
        heading = ", ".join(filter(None, (capitals(entry.lemma), entry.part)))
        parts.append(f'<p style="margin:0 0 6px 0"><span style="color:{dim}">{escape(heading)}</span><br>{senses}</p>')
    return "".join(parts)


def links_html(words: Iterable[str], theme: Theme, shown: Callable[[str], str] = capitals) -> str:
    """Words as links to themselves; `shown` gives their text."""
    colour = theme.color("text").name()
    return " &nbsp; ".join(
        f'<a href="{escape(word)}" style="color:{colour}; text-decoration:underline">{escape(shown(word))}</a>'
        for word in words
    )


def bases_html(report: Report, theme: Theme) -> str:
    """What the word is derived from: the base as a link, and the relation."""
    dim = theme.color("text_dim").name()
    return "<br>".join(
        f'{links_html((base.word,), theme)} &nbsp; <span style="color:{dim}">{escape(base.relation)}</span>'
        for base in report.bases
    )


def plain(report: Report, changes: Changes, title: str) -> str:
    """The messages as text for the clipboard."""
    lines = [report.shown, listed_text(report, changes, title)[1], band_word(report.band)]
    lines += [report.definition.text] if report.definition else [say("No definition available.")]
    lines += [f"{base.relation}: {capitals(base.word)}" for base in report.bases]
    words_by_relation = relatives(report)
    for relation, title_of_relation in relative_titles().items():
        if words_by_relation[relation]:
            words = " ".join(map(report.text_of, words_by_relation[relation]))
            lines.append(say("{}: {}", title_of_relation, words))
    held = [holding_text(holding) for holding in report.holdings if holding.held]
    if held:
        lines.append(say("Lists: {}", ", ".join(held)))
    return "\n".join(lines)
