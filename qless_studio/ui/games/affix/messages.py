"""Sentences about rules and positions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.games.affix.drawing import EASY, LEVELS, MEDIUM, DrawnPuzzle
from qless_studio.engine.games.affix.puzzle import Options
from qless_studio.engine.games.affix.solver import Summary
from qless_studio.engine.player.orders import Order
from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui.games.affix.content import BoardContent, role_of
from qless_studio.ui.games.affix.texts import short, wrong_words_text
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.feedback.verdict import VerdictKind


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
            return kind, say("No board fits any more. {}", wrong_words_text(content))
        return VerdictKind.BAD, say("No board fits any more (proven)") if placed else say("No board exists (proven)")
    if placed == nodes:
        return VerdictKind.GOOD, say("Solved: every word is valid")
    if boards == 1:
        return VerdictKind.GOOD, say("Exactly one board fits (proven)")
    return VerdictKind.GOOD, (
        say("{} boards still fit") if placed else QCoreApplication.translate("AffixTab", "{} boards fit")
    ).format(short(boards))


def level_combo() -> Combo:
    """The levels of new puzzles, and what each means."""
    combo = Combo(_levels(), say("Level of new puzzles"))
    combo.setToolTip("\n".join(level_text(level) for level, _ in _levels()))
    return combo


def _levels() -> list[tuple[str, str]]:
    names = {"any": say("Any level"), "easy": say("Easy"), "medium": say("Medium"), "hard": say("Hard")}
    return [(level, names[level]) for level in (*LEVELS, "any")]


def offer_orders(combo: Combo, known: bool) -> None:
    """Offer puzzles by the level of the player too, once that is `known`."""
    value, orders = combo.value, [(order, say(order.value)) for order in (Order.NEAR, Order.HARDER)] if known else []
    if len(_levels()) + len(orders) != combo.count():
        combo.set_choices([*_levels(), *orders])
        combo.set_value(value if known or not isinstance(value, Order) else "any")


def level_text(level: str) -> str:
    """What is drawn at a level, or at "any"."""
    return {
        "any": say("Any level: every puzzle of the word list is equally likely"),
        "easy": say("Easy: one of the {} puzzles that need the fewest of the most common words; several solutions"),
        "medium": say("Medium: one of the {} puzzles that need the fewest words, without the easy ones"),
        "hard": say("Hard: any of the other puzzles, rare words included"),
    }[level].format(figure({"easy": EASY, "medium": MEDIUM}.get(level, 0)))


def drawn_text(drawn: DrawnPuzzle) -> str:
    """How difficult a new puzzle is."""
    boards = counted(drawn.boards, "{} board fits", "{} boards fit", short(drawn.boards))
    return say("New puzzle, to be filled with the {} most common words; {}", figure(drawn.words_needed), boards)
