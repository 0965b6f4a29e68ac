"""The board with the most words, proven. The most points cannot be: tiles have values of their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from qless_studio.engine.game import Dealt
from qless_studio.engine.games.word_streak.puzzle import Options, Puzzle, near_of, solve_all
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids.proof.board_proof import BoardProof, count_words
from qless_studio.engine.grids.proof.stored import StoredProof, dice_from, letters_from
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run


def best_board(
    puzzle: Puzzle,
    lexicon: Lexicon,
    options: Options,
    letters: str,
    dice: str,
    run: Run,
    threads: int | None,
    stored: StoredProof,
) -> Iterator[Dealt[Puzzle]]:
    """Each board with more words that has the tiles of the puzzle, until the most are proven; its multipliers stay.

    `letters`, `dice`: as for Boggle. What is finished is kept in `stored`. The details are score and words.
    """
    minimum = load_rules(options.rules).scoring(options.min_length).min_length
    faces = dice_from(dice, lexicon.alphabet)
    proof = BoardProof(
        puzzle.board,
        lexicon,
        near_of(puzzle),
        count_words(minimum),
        q_is_qu=any("qu" in die for die in faces),
        letters=letters_from(letters, lexicon.alphabet),
        dice=faces,
        tick=run.checkpoint,
    )
    for better in stored.search(proof, run, threads):
        filled = replace(puzzle, board=better.board)
        found = solve_all(filled, lexicon, options)
        yield Dealt(filled, {"score": found.score, "words": len(found)})
