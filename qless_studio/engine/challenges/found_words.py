"""The words a player found on a board, packed: what follows from the last word and the board is not written again."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from qless_studio.engine.challenges.packing import Packer, Unpacker
from qless_studio.engine.grids.board import WILDCARD, Board, letter_tiles, neighbours_of

Follows = Mapping[str, str]
"""The letters that can follow each letter of a board, in alphabetical order; those of "" can begin a word."""


def follows_on(board: Board) -> Follows | None:
    """Which letters lie beside which, edges and corners counted; None for a board with wildcards."""
    if WILDCARD in board.tiles:
        return None
    near = neighbours_of(board.rows, board.columns)
    found: dict[str, set[str]] = {"": {tile[0] for tile in letter_tiles(board)}}
    for cell, tile in enumerate(board.tiles):
        if not tile.isalpha():
            continue
        for letter, following in itertools.pairwise(tile):
            found.setdefault(letter, set()).add(following)
        beside = {board.tiles[other][0] for other in near[cell] if board.tiles[other].isalpha()}
        found.setdefault(tile[-1], set()).update(beside)
    return {letter: "".join(sorted(letters)) for letter, letters in found.items()}


def fit(words: Sequence[str], follows: Follows) -> bool:
    """Whether `put_words` can write them: in alphabetical order, each once, and spelt by letters side by side."""
    spelt = all(b in follows.get(a, "") for word in words for a, b in zip(["", *word], word, strict=False))
    return spelt and "" not in words and list(words) == sorted(set(words))


def put_words(pack: Packer, words: Sequence[str], follows: Follows) -> None:
    """Write words that `fit`: how many letters each shares with the one before, then the others; about 14 bits each."""
    before = ""
    for word in words:
        shared = _shared(before, word)
        pack.put(shared, len(before) + 1)
        for place in range(shared, len(word) + 1):
            letters = _choices(follows, word[:place], before, shared)
            choice = letters.index(word[place]) if place < len(word) else len(letters)
            pack.put(choice, len(letters) + (place > shared))  # a word never ends with what it shares
        before = word


def take_words(unpack: Unpacker, count: int, follows: Follows) -> list[str]:
    """Read this many words; raises `PuzzleError`."""
    words, before = list[str](), ""
    for _ in range(count):
        shared = unpack.take(len(before) + 1)
        word = before[:shared]
        while True:
            letters = _choices(follows, word, before, shared)
            radix = len(letters) + (len(word) > shared)
            if not radix:
                raise Unpacker.damaged()
            choice = unpack.take(radix)
            if choice == len(letters):
                break
            word += letters[choice]
        words.append(word)
        before = word
    return words


def _shared(before: str, word: str) -> int:
    pairs = enumerate(zip(before, word, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(before), len(word)))


def _choices(follows: Follows, beginning: str, before: str, shared: int) -> str:
    """The letters that may come next; the first that differs from the word before comes after it in the alphabet."""
    letters = follows.get(beginning[-1:], "")
    if len(beginning) == shared < len(before):
        return "".join(letter for letter in letters if letter > before[shared])
    return letters
