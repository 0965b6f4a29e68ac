"""Symmetries of a board: permutations of cells that preserve neighbours, and the smallest image of a board."""

from __future__ import annotations

from collections.abc import Sequence

MOST = 2_000
"""Maximum number of symmetries used; a torus may have more. Using fewer only costs time."""
Symmetry = tuple[int, ...]
"""For each cell the one that is mapped to it."""


def symmetries_of(near: Sequence[int], domains: Sequence[int]) -> list[Symmetry]:
    """Symmetries that preserve neighbours (a mask for each cell) and allowed letters, without the identity: those that
    move the fewest cells first, up to `MOST`."""
    found: list[Symmetry] = []
    for moved in range(2, len(near) + 1):
        _extend(near, domains, [], 0, moved, found)
        if len(found) >= MOST:
            break
    return found


def _extend(
    near: Sequence[int], domains: Sequence[int], image: list[int], used: int, moves: int, found: list[Symmetry]
) -> None:
    """Complete `image` in every way that moves exactly `moves` further cells."""
    cell = len(image)
    if len(found) >= MOST or moves > len(near) - cell:
        return
    if cell == len(near):
        found.append(tuple(image))
        return
    for other in range(len(near)):
        if used >> other & 1 or (other != cell and not moves):
            continue
        if _alike(near, domains, image, cell, other):
            image.append(other)
            _extend(near, domains, image, used | 1 << other, moves - (other != cell), found)
            image.pop()


def _alike(near: Sequence[int], domains: Sequence[int], image: Sequence[int], cell: int, other: int) -> bool:
    if domains[cell] != domains[other] or near[cell].bit_count() != near[other].bit_count():
        return False
    return all((near[cell] >> i & 1) == (near[other] >> at & 1) for i, at in enumerate(image))


def smallest_image(near: Sequence[int], domains: Sequence[int], board: Sequence[int]) -> tuple[int, ...]:
    """The smallest of all images of a board, compared letter by letter: equal for symmetric boards."""
    best: list[int] = []
    _smallest(near, domains, board, [], 0, best)
    return tuple(best)


def _smallest(
    near: Sequence[int], domains: Sequence[int], board: Sequence[int], image: list[int], used: int, best: list[int]
) -> None:
    cell = len(image)
    if cell == len(board):
        best[:] = [board[at] for at in image]
        return
    choices = [at for at in range(len(board)) if not used >> at & 1 and _alike(near, domains, image, cell, at)]
    tried: set[tuple[int, int]] = set()
    for at in sorted(choices, key=lambda at: board[at]):
        # cells with the same letter and the same neighbours are interchangeable: one of them is enough
        twins = {(board[at], near[at]), (board[at], near[at] | 1 << at)}
        if twins & tried:
            continue
        tried |= twins
        image.append(at)
        letters = [board[place] for place in image]
        if not best or letters <= best[: len(letters)]:
            _smallest(near, domains, board, image, used | 1 << at, best)
        image.pop()
