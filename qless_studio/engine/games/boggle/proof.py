"""The best board of a size, or the best completion of one, proven."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from qless_studio.engine.folders import resource
from qless_studio.engine.game import Dealt
from qless_studio.engine.games.boggle.puzzle import STANDARD, Options, near_of, scoring_of, solve_all
from qless_studio.engine.grids import EMPTY, Board, parse_board
from qless_studio.engine.grids.proof.board_proof import OPEN, POINTS, WORDS, BoardProof, count_words
from qless_studio.engine.grids.proof.prover import Known
from qless_studio.engine.grids.proof.stored import StoredProof, dice_from, letters_from
from qless_studio.engine.history import crc_of
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import argument
from qless_studio.engine.solving import Run

FILE = "boggle/best_boards.json"
"""The best boards of the shipped word lists, proven by this program and shipped with it."""


@dataclass(frozen=True)
class ProofOptions(Options):
    """The rules of the game, and what the best board may have."""

    most: str = argument(
        POINTS,
        "Most",
        "What the best board has most of.",
        choices=((POINTS, "points: the highest score"), (WORDS, "words: the longest list of words")),
    )
    letters: str = argument("", "Letters", "The letters an open cell may have. Default: all of the word list.")
    dice: str = argument(
        "", "Dice", "Only boards that these dice can show: the name of a set, or the faces of each die with commas."
    )


def parse_fixed(text: str) -> Board:
    """The board of a text in which `?` is an open cell; raises `PuzzleError`."""
    return parse_board(text.replace(OPEN, EMPTY))


class Proof(BoardProof):
    """The proof with these rules. Raises `PuzzleError` and `OptionError` for what cannot be proven."""

    def __init__(
        self,
        board: Board,
        lexicon: Lexicon,
        options: ProofOptions,
        beat: int | None = None,
        tick: Callable[[], object] = int,
    ) -> None:
        dice = dice_from(options.dice, lexicon.alphabet)
        scoring = scoring_of(options.scoring, options.min_length, len(board.tiles))
        if options.most == WORDS:
            scoring = count_words(scoring.min_length)
        super().__init__(
            board,
            lexicon,
            near_of(board, options),
            scoring,
            q_is_qu=options.q_is_qu or any("qu" in die for die in dice),
            letters=letters_from(options.letters, lexicon.alphabet),
            dice=dice,
            beat=beat,
            tick=tick,
        )


@dataclass(frozen=True)
class ProvenBest:
    """The highest score, or the most words, of all boards of a size, and the boards that have it."""

    score: int
    boards: tuple[Board, ...]


def proven_best(lexicon: Lexicon, rows: int, columns: int, options: Options, most: str) -> ProvenBest | None:
    """What was proven for this very list, with the default options; None when nothing was."""
    if options.min_length not in (None, 3) or (options.neighbours, options.torus) != (8, False):
        return None
    if options.scoring != STANDARD or options.q_is_qu:
        return None
    for proven in _all().get(crc_of(lexicon), ()):
        if (proven["rows"], proven["columns"], proven["most"]) == (rows, columns, most):
            return ProvenBest(proven["best"], tuple(map(parse_board, proven["boards"])))
    return None


@cache
def _all() -> dict[str, list[dict[str, Any]]]:
    """The proofs by check sum of the list."""
    lists = json.loads(resource(FILE).read_text("utf-8"))["lists"]
    return {known["crc"]: known["proofs"] for known in lists.values()}


def known_best(board: Board, lexicon: Lexicon, options: ProofOptions) -> ProvenBest | None:
    """What the program knows without a proof of its own: the best boards of the shipped lists."""
    if set(board.tiles) != {EMPTY} or options.letters or options.dice:
        return None
    return proven_best(lexicon, board.rows, board.columns, options, options.most)


def best_board(
    board: Board, lexicon: Lexicon, options: ProofOptions, run: Run, threads: int | None, stored: StoredProof
) -> Iterator[Dealt[Board]]:
    """Each better board that has the tiles of `board`, until the best is proven; at once where that was proven before.

    What is finished is kept in `stored`, so that a later call goes on from there. The details are score and words, the
    run's summary is `Known`.
    """
    rules = Options(*(getattr(options, each.name) for each in fields(Options)))

    def dealt(board: Board) -> Dealt[Board]:
        found = solve_all(board, lexicon, rules)
        return Dealt(board, {"score": found.score, "words": len(found)})

    known = known_best(board, lexicon, options)
    if known is not None:
        run.publish(0, 1.0, Known(known.score, None, known.score, 1.0, work=1.0))
        yield dealt(known.boards[0])
        return
    proof = Proof(board, lexicon, options, tick=run.checkpoint)
    for better in stored.search(proof, run, threads):
        yield dealt(better.board)
