"""The published method for Q-Less: words placed by regular expressions, the whole grid checked at the end."""

from __future__ import annotations

import re
import time
from collections import Counter

from tests.engine.games.q_less.oracle import runs


class Capped(Exception):  # noqa: N818 - not an error
    """The method was not done after the time it was given."""


def first_solution(letters: str, words: tuple[str, ...], cap: float) -> dict | None:
    """The first grid that passes the check at the end, or None; raises `Capped` after `cap` seconds.

    It starts with the words that have the least frequent letter. Then for each row and column with letters it builds an
    expression of these letters and those left, and lays each word of the list that matches.
    """
    have = Counter(letters)
    usable = [word for word in words if len(word) > 2 and not Counter(word) - have]
    known, text = set(usable), "\n".join(usable)
    frequency = Counter("".join(usable))
    rarest = min(have, key=lambda letter: frequency[letter])
    end, seen = time.perf_counter() + cap, set()

    def valid(grid):
        reached, stack = set(), [next(iter(grid))]
        while stack:
            r, c = stack.pop()
            if (r, c) in grid and (r, c) not in reached:
                reached.add((r, c))
                stack += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
        return len(reached) == len(grid) and all("".join(grid[cell] for cell in run) in known for run in runs(grid))

    def search(grid, left):
        if time.perf_counter() > end:
            raise Capped
        key = frozenset(grid.items())
        if key in seen:
            return None
        seen.add(key)
        if not left:
            return grid if valid(grid) else None
        rest = f"[{''.join(left)}]"
        for down in (True, False):
            for line in sorted({cell[down] for cell in grid}):
                places = sorted(cell[not down] for cell in grid if cell[down] == line)
                for first in range(len(places)):
                    for last in range(first, len(places)):
                        part = places[first : last + 1]
                        at = {p: grid[(p, line) if down else (line, p)] for p in part}
                        middle = "".join(at.get(p, rest) for p in range(part[0], part[-1] + 1))
                        for match in re.finditer(f"^({rest}*){middle}{rest}*$", text, re.MULTILINE):
                            found = lay(grid, left, match[0], part[0] - len(match[1]), line, down)
                            if found is not None:
                                return found
        return None

    def lay(grid, left, word, start, line, down):
        after, have = dict(grid), +left
        for place, letter in enumerate(word, start):
            cell = (place, line) if down else (line, place)
            if after.setdefault(cell, letter) != letter:
                return None
            if cell not in grid:
                have[letter] -= 1
                if have[letter] < 0:
                    return None
        return search(after, +have) if len(after) > len(grid) else None

    for word in usable:
        if rarest in word:
            found = search({(0, column): letter for column, letter in enumerate(word)}, have - Counter(word))
            if found is not None:
                return found
    return None
