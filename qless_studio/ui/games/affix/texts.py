"""A board in words: nodes and edges, rules and positions, steps of a hint, the review of a played board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from qless_studio.engine.games.affix.content import BoardContent, Edge, EdgeState, Spot, role_of
from qless_studio.engine.games.affix.dealer import LEVELS, DrawnPuzzle
from qless_studio.engine.games.affix.position import BoardPosition
from qless_studio.engine.games.affix.puzzle import BoardGraph, Options
from qless_studio.engine.games.affix.review import PAR_HINTS, Effect, Review, ReviewedMove
from qless_studio.engine.games.affix.solver import Summary
from qless_studio.engine.games.affix.why import NodeHint, NodeHintStep
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.engine.player.scale import Order
from qless_studio.engine.reasons import listed, told
from qless_studio.engine.texts import capitalised, counted, decimal, figure, say
from qless_studio.ui.tab.hints import HintStep
from qless_studio.ui.widgets.basic.fields import Combo
from qless_studio.ui.widgets.feedback.verdict import VerdictKind
from qless_studio.ui.widgets.play import review
from qless_studio.ui.widgets.play.result_card import ResultShown


def rules_in_force(options: Options) -> str:
    """Prefix 2 to 3, suffix 2 to 4; no repeated pairs"""
    rule = {"pair": say("no repeated pairs"), "prefix": say("no repeated prefixes"), "word": say("no repeated words")}[
        options.rule
    ]
    prefix = _range(options.prefix_min, options.prefix_max)
    suffix = _range(options.suffix_min, options.suffix_max)
    return say("Prefix {}, suffix {}; {}", prefix, suffix, rule)


def _range(low: int, high: int) -> str:
    return str(low) if low == high else say("{} to {}", low, high)


def position_verdict(summary: Summary, content: BoardContent) -> tuple[VerdictKind, str]:
    """The verdict on the puzzle on a board; where words do not count, with the reason."""
    boards, placed, nodes = int(summary.boards), len(content.puzzle.placed), len(content.board.nodes)
    if not boards:
        if content.wrong_edges:
            kind = VerdictKind.BAD if role_of(content.wrong_edges) == "bad" else VerdictKind.WARN
            return kind, f"{say('No board fits any more (proven)')}. {wrong_words_text(content)}"
        return VerdictKind.BAD, say("No board fits any more (proven)") if placed else say("No board exists (proven)")
    if placed == nodes:
        return VerdictKind.GOOD, say("Solved: every word is valid")
    if boards == 1:
        return VerdictKind.GOOD, say("Exactly one board fits (proven)")
    return VerdictKind.GOOD, counted(boards, "{} board fits", "{} boards fit", short(boards))


def level_combo() -> Combo:
    """The levels of new puzzles."""
    return Combo(_levels(), say("Level"))


def _levels() -> list[tuple[str, str]]:
    names = {"any": say("Any level"), "easy": say("Easy"), "medium": capitalised(say("medium")), "hard": say("Hard")}
    return [(level, names[level]) for level in (*LEVELS, "any")]


def offer_orders(combo: Combo, known: bool) -> None:
    """Offer puzzles by the level of the player too, once that is `known`."""
    value, orders = combo.value, [(order, say(order.value)) for order in (Order.NEAR, Order.HARDER)] if known else []
    if len(_levels()) + len(orders) != combo.count():
        combo.set_choices([*_levels(), *orders])
        combo.set_value(value if known or not isinstance(value, Order) else "any")


def drawn_text(drawn: DrawnPuzzle) -> str:
    """How difficult a new puzzle is."""
    boards = counted(drawn.boards, "{} board fits", "{} boards fit", short(drawn.boards))
    return f"{say('New puzzle that the {} most common words can fill', figure(drawn.words_needed))}; {boards}"


SQUARES = {
    Effect.KEEPS: "🟩",
    Effect.DEAD_END: "🟥",
    Effect.WRONG: "🟨",
    Effect.LOST: "⬛",
    Effect.EMPTIED: "⬜",
}
"""A move in a share text: it shows how a game went, but not its words."""


def prefix_text(prefix: str) -> str:
    """WI–"""
    return f"{prefix.upper()}–"


def result_of(reason: str, detail: str, judged: Review | None, hints: int, end: BoardContent) -> ResultShown:
    """The result card: how far the board was filled, hints beside par, and the proven number of boards."""
    if judged is None:
        return ResultShown(reason, detail, "")
    sound, nodes = end.sound, len(end.board.nodes)
    small = (
        (str(hints), say("hints, par {}", PAR_HINTS)),
        (str(len(judged.dead_ends)), counted(len(judged.dead_ends), "dead end", "dead ends")),
        (short(judged.boards), say("boards, proven")),
    )
    return ResultShown(
        reason,
        detail,
        say("{} of {}", sound, nodes),
        say("prefixes"),
        small,
        icon="check" if end.valid == len(end.edges) else "flag",
    )


def move_row(move: ReviewedMove, shown: Callable[[str], str], taken_back: bool) -> review.ReviewedMove:
    """A move as a row of the review; `shown` gives a word as people spell it."""
    text = _move_text(move, shown)
    return review.ReviewedMove(
        move=say("{} (taken back)", text) if taken_back else text,
        value=move.boards, value_text=_left_text(move), better=_better_text(move, shown), words=tuple(move.words),
        why=" ".join(filter(None, told(move.why))),
    )  # fmt: skip


def end_row(judged: Review, reason: str) -> review.ReviewedMove:
    """The last row: how the game ended."""
    left = judged.boards_left[-1]
    return review.ReviewedMove(move=reason, value=left, value_text=_boards_text(left))


def _move_text(move: ReviewedMove, shown: Callable[[str], str]) -> str:
    if not move.move.prefix:
        before = dict(move.before.placed).get(move.move.node, "")
        return say("{} taken away", prefix_text(before))
    return f"{prefix_text(move.move.prefix)}  {', '.join(map(shown, move.words))}"


def _left_text(move: ReviewedMove) -> str:
    if move.effect is Effect.DEAD_END:
        return say("dead end")
    return say("not valid") if move.effect is Effect.WRONG else _boards_text(move.boards)


def _boards_text(boards: int) -> str:
    return short(boards) if boards else say("none")


def _better_text(move: ReviewedMove, shown: Callable[[str], str]) -> str:
    """A prefix that leaves a board, with its words."""
    if not move.better:
        return ""
    words = (word.removeprefix(move.move.prefix) for word in move.words)
    return f"{prefix_text(move.better)}  {', '.join(shown(move.better + suffix) for suffix in words)}"


def dead_ends_text(judged: Review) -> str:
    """How many of the moves led into a dead end, and the first of them."""
    if not judged.dead_ends:
        return say("no dead end")
    first = judged.dead_ends[0] + 1
    if len(judged.dead_ends) == 1:
        return say("dead end at move {}", first)
    return say("{} dead ends, the first at move {}", len(judged.dead_ends), first)


def share_lines(board: BoardGraph, outcome: str, judged: Review | None) -> list[str]:
    """Board, time and hints, and a square for each move; no word and no suffix."""
    lines = [say(board.title), outcome]
    if judged is not None and judged.moves:
        lines.append("".join(SQUARES[move.effect] for move in judged.moves))
    return lines


def steps_of(position: BoardPosition, hints: Sequence[NodeHint]) -> list[HintStep]:
    """The steps of a hint for the ladder."""
    return [HintStep(hint.step.value, title_of(hint.step), _answer(position, hints, hint), hint) for hint in hints]


def title_of(step: NodeHintStep) -> str:
    return {
        NodeHintStep.WHY: say("First of all"),
        NodeHintStep.STATE: say("Can it be filled?"),
        NodeHintStep.NODE: say("Where to start?"),
        NodeHintStep.NUMBER: say("How many prefixes fit?"),
        NodeHintStep.LETTER: say("First letter"),
        NodeHintStep.PREFIX: capitalised(say("prefix")),
    }[step]


def _answer(position: BoardPosition, hints: Sequence[NodeHint], hint: NodeHint) -> str:
    """The answer of a step in a few words."""
    if hint.step is NodeHintStep.WHY:
        return hint.text
    if hint.step is NodeHintStep.STATE:
        boards = position.count()
        if len(hints) == 1 and boards:
            return say("Yes")
        if not boards:
            return say("No")
        return say("Yes, {}", counted(boards, "{} board", "{} boards", short(boards)))
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
        return say("Suffix {} of {}: {}", number, count, text or say("open"))
    parts = [
        f"{capitalised(say('prefix'))} {text}" if text else capitalised(say("empty")),
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
        reason = {EdgeState.UNKNOWN: say("not in the list"), EdgeState.PLURAL: say("plural")}[edge.state]
    return say("{}: {}", word, reason) if word else reason


def _length_text(content: BoardContent, edge: Edge) -> str:
    """Which part of the word of an edge is too short or too long, and the limit."""
    options, length = content.options, len(dict(content.puzzle.placed)[edge.node])
    part, low, high = f"{edge.word[:length].upper()}–", options.prefix_min, options.prefix_max
    if low <= length <= high:
        part, low, high = f"–{edge.word[length:].upper()}", options.suffix_min, options.suffix_max
        length = len(edge.word) - length
    return (
        say("{} is too long, maximum {}", part, high)
        if length > high
        else say("{} is too short, minimum {}", part, low)
    )


def wrong_words_text(content: BoardContent) -> str:
    """The first word on the board that does not count, with the reason, and how many more there are; "" for none."""
    wrong = content.wrong_edges
    if not wrong:
        return ""
    first = edge_text(content, wrong[0])
    return f"{first}; {say('and {} more', len(wrong) - 1)}" if len(wrong) > 1 else first


def fit_text(count: int) -> str:
    """How many prefixes fit an open node."""
    return counted(count, "{} fits", "{} fit") if count else say("none fit")


def list_title(name: str) -> str:
    """What a word list is called: Common 10k for `common10k`."""
    base = name.partition(",")[0].partition("+")[0]
    return LISTS[base].full_title if base in LISTS else base


def joined_suffixes(content: BoardContent, node: int | None) -> str:
    """The suffixes that a prefix node is connected to: "–LL and –RE"; "" for None."""
    joins = () if node is None else content.board.nodes[node].joins
    return listed([suffix_text(content.puzzle.suffixes[place]) for place in joins])


def suffix_text(suffix: str) -> str:
    """–LL, or –? for an open suffix."""
    return f"–{suffix.upper() or '?'}"


def ring_text(suffixes: Sequence[str]) -> str:
    """–LL –RE –ME –ST: all suffixes of a board."""
    return "  ".join(map(suffix_text, suffixes))
