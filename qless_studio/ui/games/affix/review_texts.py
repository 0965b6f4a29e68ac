"""The result and the review of a played board in words."""

from __future__ import annotations

from collections.abc import Callable

from qless_studio.engine.games.affix.boards import BoardGraph
from qless_studio.engine.games.affix.review import PAR_HINTS, Effect, Review, ReviewedMove
from qless_studio.engine.texts import counted, say
from qless_studio.ui.games.affix.content import BoardContent
from qless_studio.ui.games.affix.texts import short
from qless_studio.ui.widgets.play import move_review
from qless_studio.ui.widgets.play.result_card import ResultShown

SQUARES = {
    Effect.KEEPS: "🟩",
    Effect.DEAD_END: "🟥",
    Effect.WRONG: "🟨",
    Effect.LOST: "⬛",
    Effect.EMPTIED: "⬜",
}
"""A move in a share text: it tells how a game went, and nothing of its words."""


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


def move_row(move: ReviewedMove, shown: Callable[[str], str], taken_back: bool) -> move_review.ReviewedMove:
    """A move as a row of the review; `shown` gives a word as people spell it."""
    text = _move_text(move, shown)
    return move_review.ReviewedMove(
        move=say("{} (taken back)", text) if taken_back else text,
        value=move.boards, value_text=_left_text(move), better=_better_text(move, shown), words=tuple(move.words),
    )  # fmt: skip


def end_row(judged: Review, reason: str) -> move_review.ReviewedMove:
    """The last row: how the game ended."""
    left = judged.boards_left[-1]
    return move_review.ReviewedMove(move=reason, value=left, value_text=_boards_text(left))


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
