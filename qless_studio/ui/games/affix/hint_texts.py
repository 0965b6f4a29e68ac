"""What the steps of a hint are called and what they answer, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from qless_studio.engine.games.affix.hints import NodeHint, NodeHintStep
from qless_studio.engine.games.affix.position import BoardPosition
from qless_studio.engine.texts import counted, say
from qless_studio.ui.games.affix.texts import short, suffix_text
from qless_studio.ui.tab.hints import HintStep


def steps_of(position: BoardPosition, hints: Sequence[NodeHint]) -> list[HintStep]:
    """The steps of a hint for the ladder."""
    return [
        HintStep(hint.step.value, title_of(hint.step), _answer(position, hints, hint), hint.text, hint)
        for hint in hints
    ]


def title_of(step: NodeHintStep) -> str:
    return {
        NodeHintStep.STATE: say("Can it be filled?"),
        NodeHintStep.NODE: say("Where to start?"),
        NodeHintStep.NUMBER: say("How many work?"),
        NodeHintStep.LETTER: say("A first letter"),
        NodeHintStep.PREFIX: say("The prefix"),
    }[step]


def _answer(position: BoardPosition, hints: Sequence[NodeHint], hint: NodeHint) -> str:
    """The answer of a step in a few words."""
    if hint.step is NodeHintStep.STATE:
        boards = position.count()
        if len(hints) == 1 and boards:
            return say("Yes, it is complete")
        if not boards:
            return say("No")
        return counted(boards, "Yes, {} board", "Yes, {} boards", short(boards))
    if hint.step is NodeHintStep.NODE:
        return say("Joins {}", _suffixes_at(position, hint.node))
    if hint.step is NodeHintStep.NUMBER and not hint.node:
        return say("More than one is wrong")
    if hint.step is NodeHintStep.NUMBER:
        return counted(hint.count, "{} prefix", "{} prefixes")
    return hint.prefix.upper() + ("–" if hint.step is NodeHintStep.PREFIX else "")


def _suffixes_at(position: BoardPosition, name: str) -> str:
    """–LL –RE: the suffixes of the node of that name."""
    node = next(node for node in position.board.nodes if node.name == name)
    return " ".join(suffix_text(position.suffixes[place]) for place in node.joins)
