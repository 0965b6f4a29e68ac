"""Nodes and edges of a board in words, for screen readers, tool tips and captions."""

from __future__ import annotations

from collections.abc import Sequence

from qless_studio.engine.games.affix.play import Edge, EdgeState
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.engine.texts import counted, decimal, figure, say
from qless_studio.ui.games.affix.content import BoardContent, Spot

READABLE = 10**9
SUPERSCRIPT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def short(number: int) -> str:
    """11,104, or from 10⁹ on 2.6 × 10¹⁴, truncated."""
    if number < READABLE:
        return figure(number)
    digits = str(number)
    return f"{decimal(int(digits[:2]) / 10, 1)} × 10{str(len(digits) - 1).translate(SUPERSCRIPT)}"


def node_text(content: BoardContent, spot: Spot, text: str) -> str:
    """A node that holds `text`: its name, what it is connected to, and what is wrong with it."""
    text = text.upper()
    if not spot.prefix:
        number, count = spot.number + 1, len(content.board.suffixes)
        return (say("Suffix {} of {}: {}") if text else say("Suffix {} of {}, open")).format(number, count, text)
    parts = [
        say("Prefix {}", text) if text else say("Empty"),
        say("next to {}", joined_suffixes(content, spot.number)),
    ]
    if not text and spot.number in content.fits:
        parts.append(fit_text(content.fits[spot.number]))
    edges = (content.edges[key] for key in content.edges_at(spot))
    parts += [edge_text(content, edge) for edge in edges if edge.state is not EdgeState.OPEN]
    return ", ".join(parts)


def edge_text(content: BoardContent, edge: Edge) -> str:
    """The word of an edge, and the reason if it does not count."""
    word = content.shown(edge.word)
    if edge.state in (EdgeState.VALID, EdgeState.OPEN):
        return word
    if edge.state is EdgeState.REPEATED:
        reason = say("already used next to {}", joined_suffixes(content, content.board.node(edge.beside)))
    elif edge.state is EdgeState.LENGTH:
        reason = _length_text(content, edge)
    elif edge.state is EdgeState.ELSEWHERE and content.lexicon is not None:
        size, title = figure(len(content.lexicon)), list_title(content.lexicon.name)
        reason = say("a word, but not one of the {} of this puzzle ({})", size, title)
    else:
        reason = {EdgeState.UNKNOWN: say("not in the list"), EdgeState.PLURAL: say("excluded as a plural")}[edge.state]
    return say("{}: {}", word, reason) if word else reason


def _length_text(content: BoardContent, edge: Edge) -> str:
    """Which part of the word of an edge is too short or too long, and the limit."""
    options, prefix = content.options, len(dict(content.puzzle.placed)[edge.node])
    suffix = len(edge.word) - prefix
    if prefix > options.prefix_max:
        return say("prefix too long, maximum {}", options.prefix_max)
    if prefix < options.prefix_min:
        return say("prefix too short, minimum {}", options.prefix_min)
    if suffix > options.suffix_max:
        return say("suffix too long, maximum {}", options.suffix_max)
    return say("suffix too short, minimum {}", options.suffix_min)


def wrong_words_text(content: BoardContent) -> str:
    """The first word on the board that does not count, with the reason, and how many more there are; "" for none."""
    wrong = content.wrong_edges
    if not wrong:
        return ""
    first = edge_text(content, wrong[0])
    return say("{}; and {} more", first, len(wrong) - 1) if len(wrong) > 1 else first


def fit_text(count: int) -> str:
    """How many prefixes fit an open node."""
    return counted(count, "{} fits", "{} fit") if count else say("none fit")


def list_title(name: str) -> str:
    """What a word list is called: Common 10k for `common10k`."""
    base = name.partition(",")[0].partition("+")[0]
    return LISTS[base].full_title if base in LISTS else base


def joined_suffixes(content: BoardContent, node: int | None) -> str:
    """The suffixes that a prefix node is connected to: "–LL and –RE", "–LL, –RE, –ME"; "" for None."""
    joins = () if node is None else content.board.nodes[node].joins
    return list_text([suffix_text(content.puzzle.suffixes[place]) for place in joins])


def suffix_text(suffix: str) -> str:
    """–LL, or –? for an open suffix."""
    return f"–{suffix.upper() or '?'}"


def ring_text(suffixes: Sequence[str]) -> str:
    """–LL –RE –ME –ST: all suffixes of a board."""
    return "  ".join(map(suffix_text, suffixes))


def list_text(items: Sequence[str]) -> str:
    """Some items as a list in a sentence."""
    if len(items) == 2:
        return say("{} and {}", *items)
    return ", ".join(items)
