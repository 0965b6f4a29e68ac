"""Why a move, a word or a verdict is what it is: reasons for positions given as JSON values. See docs/decisions/115."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from qless_studio.engine.errors import UNREADABLE, PuzzleError, StudioError
from qless_studio.engine.games.affix import puzzle as affix_text
from qless_studio.engine.games.affix import why as affix
from qless_studio.engine.games.affix.solver import position_for
from qless_studio.engine.games.boggle import puzzle as boggle
from qless_studio.engine.games.boggle.puzzle import solve_all as boggle_words
from qless_studio.engine.games.q_less import puzzle as q_less_text
from qless_studio.engine.games.q_less import why as q_less
from qless_studio.engine.games.quiddler import hand_review
from qless_studio.engine.games.quiddler import puzzle as quiddler_text
from qless_studio.engine.games.quiddler import why as quiddler
from qless_studio.engine.games.quiddler.computer import LookAhead, View
from qless_studio.engine.games.quiddler.hand_game import Laid
from qless_studio.engine.games.quiddler.hand_review import ReviewedRound
from qless_studio.engine.games.quiddler.move_analysis import Analysis
from qless_studio.engine.games.quiddler.puzzle import HELD
from qless_studio.engine.games.quiddler.rules import Options as QuiddlerOptions
from qless_studio.engine.games.quiddler.solver import has_unknown
from qless_studio.engine.games.word_streak import puzzle as streak_text
from qless_studio.engine.games.word_streak import why as word_streak
from qless_studio.engine.games.word_streak.puzzle import near_of as streak_near
from qless_studio.engine.games.word_streak.puzzle import solve_all as streak_words
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.games.word_streak.why import CheaperPath, PlayedWord
from qless_studio.engine.grids import letters_of, parse_board, paths_of
from qless_studio.engine.grids import why as boards
from qless_studio.engine.grids.review import FIRST_PACE, par_plan
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.reasons import Reason, first_of
from qless_studio.engine.solving import Run
from qless_studio.library.tables import as_list, check_type

Reasons = Iterator[Reason]
Given = Mapping[str, Any]
T = TypeVar("T")
Q_LESS = {
    "no solution": q_less.no_solution,
    "dead end": q_less.dead_end,
    "hint": q_less.first_letter,
    "review": q_less.decided_by,
}
ROUND = 120
"""Seconds of a round of Word Streak."""


def why(case: Mapping[str, Any], *, lexicon: str | Path | Lexicon | None = None) -> Reason | None:
    """The reason for a case with `game`, `kind`, `list` and `input`; None where there is none that holds.

    `lexicon` replaces the list of the case. Raises `StudioError` for a case that cannot be read. The games, their
    kinds and what `input` holds are in the guide, in the section on `qless-studio why`.
    """
    check_type("case", case, Mapping)
    read, kinds = READERS[_choice(READERS, case, "game")]
    kind = _choice(kinds, case, "kind")
    words = as_list(_field(case, "list", str) if lexicon is None else lexicon)
    given = _field(case, "input", dict)
    try:
        reasons = read(given, words, kind)
    except StudioError:
        raise
    except UNREADABLE as error:
        raise PuzzleError(f"cannot be read ({type(error).__name__}: {error})", "input") from None
    return first_of(reasons)


def _field(given: Given, name: str, kind: type[T]) -> T:
    value = given.get(name)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise PuzzleError(f"{kind.__name__.lower()} needed" if name in given else "is missing", name)
    return value


def _choice(choices: Iterable[str], given: Given, name: str) -> str:
    chosen = _field(given, name, str)
    if chosen not in choices:
        raise PuzzleError(f"{chosen!r} is unknown; known: {', '.join(choices)}", name)
    return chosen


def _table(given: Given, lexicon: Lexicon, kind: str) -> Reasons:
    piles = " ".join("/".join(pile) or "-" for pile in _field(given, "piles", list))
    moves = [
        " ".join([move[0], *(str(pile + 1) for pile in move[1])])
        if isinstance(move[0], str)
        else f"{move[0] + 1}>{move[1] + 1}"
        for move in _field(given, "moves", list)
    ]
    puzzle = quiddler_text.parse("; ".join([piles, *moves]))
    if kind == "move" and not moves:
        raise PuzzleError("the move in question is missing", "moves")
    if has_unknown(puzzle):
        return iter(())
    options = QuiddlerOptions()
    analysis = Analysis(puzzle, lexicon, options, Run())
    deal, last = quiddler.Deal(analysis, options), analysis.standings[-1]
    if kind == "hint":
        return quiddler.advice(deal, last)
    standing = analysis.standings[-2] if kind == "move" else last
    after = analysis.worth(last) if kind == "move" else last.base
    better = analysis.best_move(standing)
    if better is None:
        return iter(())
    move = puzzle.moves[-1] if kind == "move" else None
    return quiddler.reasons(deal, standing, move, better, analysis.worth(standing) - after)


def _hand(given: Given, lexicon: Lexicon, kind: str) -> Reasons:
    options = QuiddlerOptions()
    deck = options.deck_in(lexicon.language)
    known = set(deck.copies)

    def cards(name: str, values: Iterable[str] | None = None) -> tuple[str, ...]:
        found = tuple(_field(given, name, list) if values is None else values)
        if not known.issuperset(found):
            raise PuzzleError(f"{', '.join(map(str, sorted(set(found) - known)))}: no such card", name)
        return found

    def words(name: str) -> tuple[tuple[str, ...], ...]:
        return tuple(cards(name, word) for word in _field(given, name, list))

    def one(name: str, held: Sequence[str]) -> str:
        if _field(given, name, str) not in held:
            raise PuzzleError("is not in the hand", name)
        return str(given[name])

    held, them = cards("hand"), given.get("opponent")
    if not 2 <= len(held) <= HELD:
        raise PuzzleError(f"{len(held)} cards", "hand")
    laid = None
    if them is not None:
        laid = Laid(
            tuple(cards("opponent", word) for word in them["words"]), cards("opponent", them["left"]), deck=deck
        )
    top, numbers = given.get("top") or "", (_field(given, "size", int), _field(given, "pile", int))
    if top:
        cards("top", [top])
    view = View(held, _field(given, "drawn", bool), numbers[0], top, numbers[1], cards("buried"), cards("taken"), laid,
                deck)  # fmt: skip
    player = LookAhead(view, lexicon, options, Run())
    if kind == "draw":
        return hand_review.draw_reasons(player, open_card=_field(given, "open", bool))
    if kind == "discard":
        return hand_review.discard_reasons(player, one("made", held), one("better", held))
    if kind == "wait":
        return hand_review.wait_reasons(player)
    row = ReviewedRound(0, held, _field(given, "score", int), _field(given, "best", int), words("best_words"),
                        one("best_discard", held))  # fmt: skip
    return hand_review.lay_down_reasons(player, row, words("words"), one("discard", held))


def _q_less(given: Given, lexicon: Lexicon, kind: str) -> Reasons:
    rows = "/".join(given.get("rows") or ())
    text = _field(given, "letters", str)
    puzzle = q_less_text.parse(f"{text}; {rows}" if rows else text)
    return Q_LESS[kind](q_less.Roll(puzzle, lexicon, q_less_text.Options(), Run()))


def _boggle(given: Given, lexicon: Lexicon, kind: str) -> Reasons:
    board, options = parse_board(_field(given, "board", str)), boggle.Options()
    found = [word.lower() for word in _field(given, "found", list)]
    words = boggle_words(board, lexicon, options)
    round = boards.Found(board, boggle.near_of(board, options), words, found, lexicon, letters_of(board.tiles))
    if kind == "lesson":
        return boards.lessons(round)
    return boards.missed_word(round, _field(given, "word", str).lower())


def _streak(given: Given, lexicon: Lexicon, kind: str) -> Reasons:
    puzzle = streak_text.parse(_field(given, "puzzle", str))
    near, tiles = streak_near(puzzle), puzzle.board.tiles
    words = streak_words(puzzle, lexicon, streak_text.Options())
    played = []
    for number, (word, at, points, path) in enumerate(_field(given, "played", list), start=1):
        if tuple(path) not in paths_of(word, tiles, near):
            raise PuzzleError(f"{word!r} is not on this path", f"played, word {number}")
        played.append(PlayedWord(word, float(at), int(points), tuple(path)))
    round = boards.Found(puzzle.board, near, words, [each.word for each in played], lexicon)
    scoring = load_rules(streak_text.Options().rules).scoring(None, lexicon.language)
    streak = word_streak.Streak(round, puzzle, scoring, tuple(played))
    if kind == "missed":
        return word_streak.missed(streak, _field(given, "word", str).lower())
    place = _field(given, "place", int)
    if not 0 <= place < len(played):
        raise PuzzleError(f"{place} is not the place of a word played", "place")
    if kind == "order":
        return word_streak.order(streak, place, par_plan(words, lexicon.zipf, ROUND, FIRST_PACE))
    best = round.words.get(played[place].word)
    return iter(()) if best is None else word_streak.cheaper(streak, CheaperPath(played[place], best))


def _affix(given: Given, lexicon: Lexicon, kind: str) -> Reasons:
    options = affix_text.Options()
    placed = " ".join(f"{node}={prefix}" for node, prefix in _field(given, "placed", list))
    suffixes = " ".join(_field(given, "suffixes", list))
    puzzle = affix_text.parse_puzzle(f"{suffixes}; {placed}" if placed else suffixes)
    if "" in puzzle.suffixes:
        raise PuzzleError("is open", "suffixes")
    position = position_for(puzzle, lexicon, options)
    if kind == "no board":
        return affix.no_board(position.bare(), lexicon, options)
    if kind == "hint":
        return affix.first_node(position, lexicon, options)
    node, prefix = position.board.node(_field(given, "node", str)), _field(given, "prefix", str).lower()
    if node is None or node not in position.open_nodes():
        raise PuzzleError(f"{given['node']!r} is not an open node", "node")
    if kind == "wrong":
        bad = [word.lower() for word in _field(given, "bad", list)]
        if not set(bad) <= set(position.words(node, prefix)):
            raise PuzzleError("are not words of this node and prefix", "bad")
        return affix.wrong(position, node, prefix, bad)
    number = position.number(prefix)
    if number is None or not position.domains[node] >> number & 1:
        return iter(())
    return affix.dead_end(position, node, number) if kind == "dead end" else affix.kept_few(position, node, number)


READERS: dict[str, tuple[Callable[[Given, Lexicon, str], Reasons], tuple[str, ...]]] = {
    "quiddler": (_table, ("move", "ended", "hint")),
    "hand": (_hand, ("draw", "discard", "lay down", "wait")),
    "q_less": (_q_less, tuple(Q_LESS)),
    "boggle": (_boggle, ("missed", "lesson")),
    "word_streak": (_streak, ("missed", "path", "order")),
    "affix": (_affix, ("dead end", "keeps", "wrong", "hint", "no board")),
}
"""For each game what reads the input and finds the reasons, and its kinds."""
