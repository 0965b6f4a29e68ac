"""The published grid solvers, with their own tricks, as opponents."""

from __future__ import annotations

from collections.abc import Sequence


def hash_set(tiles: Sequence[str], near: Sequence[Sequence[int]], words: set[str], least: int, most: int) -> set[str]:
    """Recursive Java puzzle solver (2009): from every cell through all neighbours with a map of visited cells that is
    copied at each step, every string of `least` to `most` letters looked up in a hash set; no prefixes."""
    found: set[str] = set()

    def visit(cell: int, before: str, visited: list[bool]) -> None:
        string = before + tiles[cell]
        visited = visited.copy()
        visited[cell] = True
        if len(string) >= least and string in words:
            found.add(string)
        if len(string) < most:
            for other in near[cell]:
                if not visited[other]:
                    visit(other, string, visited)

    for cell in range(len(tiles)):
        visit(cell, "", [False] * len(tiles))
    return found


END = ""


def dict_trie(words: Sequence[str]) -> dict[str, dict]:
    """A trie of nested dicts, as good as a DAWG to walk."""
    root: dict[str, dict] = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[END] = {}
    return root


def by_prefix(tiles: Sequence[str], near: Sequence[Sequence[int]], trie: dict[str, dict], least: int) -> list[str]:
    """Word Streak solver (2018): depth first from every tile while the graph of words has the prefix; the words found,
    longest first. It knows no letter values, multipliers or best paths."""
    found: set[str] = set()

    def visit(cell: int, node: dict[str, dict], string: str, visited: set[int]) -> None:
        below = node
        for letter in tiles[cell]:
            if letter not in below:
                return
            below = below[letter]
        string += tiles[cell]
        if END in below and len(string) >= least:
            found.add(string)
        visited.add(cell)
        for other in near[cell]:
            if other not in visited:
                visit(other, below, string, visited)
        visited.remove(cell)

    for cell in range(len(tiles)):
        visit(cell, trie, "", set())
    return sorted(found, key=len, reverse=True)
