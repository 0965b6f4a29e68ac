"""Two slow solvers that share no code with the program: every grid tried, every layout filled (docs/decisions/018)."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from itertools import permutations


@cache
def layouts(size):
    """Every connected set of `size` cells, moved to the origin."""
    if size == 1:
        return {frozenset({(0, 0)})}
    found = set()
    for cells in layouts(size - 1):
        for r, c in cells:
            for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if near not in cells:
                    found.add(at_origin(cells | {near}))
    return found


def at_origin(cells):
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


def runs(cells):
    """Every run of two cells or more, as a tuple of cells."""
    found = []
    for dr, dc in ((0, 1), (1, 0)):
        for r, c in sorted(cells):
            if (r - dr, c - dc) in cells:
                continue
            run = [(r, c)]
            while (run[-1][0] + dr, run[-1][1] + dc) in cells:
                run.append((run[-1][0] + dr, run[-1][1] + dc))
            if len(run) > 1:
                found.append(tuple(run))
    return found


def size_of(cells):
    return max(r for r, _ in cells) + 1, max(c for _, c in cells) + 1


def legal(grid, words, options):
    """Whether a grid, letters by cell, obeys all rules."""
    used, joined = [], []
    for run in runs(grid.keys()):
        text = "".join(grid[cell] for cell in run)
        if len(text) >= options.min_length and text in words and text not in options.banned_words:
            used.append(text)
            meeting = [part for part in joined if part & set(run)]
            joined = [part for part in joined if not part & set(run)] + [set(run).union(*meeting)]
        elif not (options.touching and len(text) == 2):
            return False
    if joined != [grid.keys()]:  # words, not mere pairs, join all letters
        return False
    if not options.repeats and len(set(used)) < len(used):
        return False
    if options.max_words is not None and len(used) > options.max_words:
        return False
    height, width = options.box_size
    return not height or (size_of(grid)[0] <= height and size_of(grid)[1] <= width)


def grids(letters, words, options):
    """Every legal grid, as a frozenset of (cell, letter)."""
    found = set()
    for cells in layouts(len(letters)):
        order = sorted(cells)
        for arranged in set(permutations(letters)):
            grid = dict(zip(order, arranged, strict=True))
            if legal(grid, words, options):
                found.add(frozenset(grid.items()))
    return found


def turned(grid):
    return frozenset(((c, r), letter) for (r, c), letter in grid)


def brute_force(puzzle, words, options):
    """(solutions, placements) by trying every arrangement on every layout."""
    found = grids(puzzle.letters, words, options)
    if not puzzle.tiles:
        return len({frozenset({grid, turned(grid)}) for grid in found}), len(found)
    first = puzzle.tiles[0]
    count = 0
    for grid in found:
        cells = dict(grid)
        for (r, c), _ in grid:
            dr, dc = r - first.row, c - first.column
            count += all(cells.get((t.row + dr, t.column + dc)) == t.letter for t in puzzle.tiles)
    return count, count


def strict_layouts(size):
    """Every connected set of `size` cells without a run of exactly two, moved to the origin.

    Redelmeier's enumeration: each set once, grown from its first cell in reading order.
    """
    found = []
    row = 4 * size  # a cell is row * r + c, with c from -size to size: half a million sets are grown

    def pairs(cells):
        return any(
            cell + step in cells and cell - step not in cells and cell + 2 * step not in cells
            for step in (1, row)
            for cell in cells
        )

    def grow(cells, untried, seen):
        while untried:
            cell = untried.pop()
            chosen = cells | {cell}
            if len(chosen) == size:
                if not pairs(chosen):
                    places = (divmod(each + size, row) for each in chosen)
                    found.append(at_origin(frozenset((r, c - size) for r, c in places)))
                continue
            near = [n for n in (cell + 1, cell + row, cell - 1, cell - row) if n >= 0 and n not in seen]
            grow(chosen, untried + near, seen.union(near))

    grow(frozenset(), [0], {0})
    return found


def words_with(words):
    """Words by length, and by length, place and the letter there."""
    found = defaultdict(list)
    for word in words:
        found[len(word),].append(word)
        for place, letter in enumerate(word):
            found[len(word), place, letter].append(word)
    return found


def fill(cells, letters, words):
    """How many ways the layout can be filled with the letters, each run one of `words_with`: slot by slot."""
    slots = runs(cells)
    order, reached = [], set()
    while len(order) < len(slots):  # each slot crosses one before it
        slot = next(s for s in slots if s not in order and (not reached or reached & set(s)))
        order.append(slot)
        reached |= set(slot)
    grid, left = {}, Counter(letters)

    def place(number):
        if number == len(order):
            return 1
        slot, total = order[number], 0
        crossed = next(((place, grid[cell]) for place, cell in enumerate(slot) if cell in grid), ())
        for word in words.get((len(slot), *crossed), ()):
            new = []
            for cell, letter in zip(slot, word, strict=True):
                if cell in grid:
                    if grid[cell] != letter:
                        break
                elif left[letter]:
                    grid[cell] = letter
                    left[letter] -= 1
                    new.append(cell)
                else:
                    break
            else:
                total += place(number + 1)
            for cell in new:
                left[grid.pop(cell)] += 1
        return total

    return place(0)
