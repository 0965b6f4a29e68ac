"""Write the rounds of a simulated player into a history, to look at what follows from them.

`QLESS_STUDIO_HOME=/tmp/somebody python -m tests.bench.simulated_history --rounds 60`, then start the program with the
same variable. Nothing is written without the variable.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

from qless_studio.engine.folders import HOME_VARIABLE, data_folder
from qless_studio.engine.grids import Board, format_board
from qless_studio.engine.grids.dice import roll, usual_pool
from qless_studio.engine.grids.review import common_words
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.solving import Run
from tests.bench.simulated_players import SECONDS, World, player


def rounds_of(count: int, seed: int, kind: int, game: str) -> list[Entry]:
    """Rounds of one player (0 same, 1 knower, 2 picker), one a day up to yesterday."""
    world, random = World(game=game), Random(seed)
    _, one = player(kind, seed)
    dice = usual_pool(world.lexicon.language, 16)
    entries = []
    for number in range(count):
        board = Board(4, 4, roll(dice, random))
        rolled = world.seen(board)
        times = sorted(zip(one.times(rolled), rolled.board.words, rolled.board.points, strict=True))
        found = [each for each in times if each[0] <= SECONDS]
        words = list(
            world.game.solve(world.game.parse(format_board(board)), world.lexicon, world.game.options(), Run())
        )
        par = common_words(words, world.lexicon.zipf)
        proven = {
            "score": sum(points for _, _, points in found), "words": len(found), "limit": SECONDS, "par": par.score,
            "par_words": par.words, "best": sum(each.score for each in words), "best_words": len(words),
            "times": [round(at, 1) for at, _, _ in found],
        }  # fmt: skip
        when = datetime.now(UTC) - timedelta(days=count - number)
        entry = Entry(game, format_board(board), Result.FINISHED, Kind.ROUND, SECONDS, proven=proven)
        entries.append(
            replace(
                entry,
                found=tuple(word for _, word, _ in found),
                lexicon=world.lexicon.name,
                crc=world.lexicon.crc,
                when=when.isoformat(timespec="seconds"),
                id=f"simulated {game} {seed} {number}",
            )
        )
    return entries


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", type=int, default=1, choices=(0, 1, 2), help="0 same, 1 knower, 2 picker")
    parser.add_argument("--game", default="boggle", choices=("boggle", "word-streak"))
    given = parser.parse_args()
    if not os.environ.get(HOME_VARIABLE):
        print(f"set {HOME_VARIABLE} to a folder", file=sys.stderr)
        return 2
    added = History(data_folder()).add_missing(rounds_of(given.rounds, given.seed, given.kind, given.game))
    print(f"{added} rounds in {data_folder()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
