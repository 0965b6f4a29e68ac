"""Codes that people copy or type: fields packed into one number, and the number written with a check.

A code is a multiple of a prime, written in a base below that prime. Exchanging one character adds a multiple of a power
of the base, which the prime does not divide: so every single exchange is found, and of other damage all but one in
as many as the prime.
"""

from __future__ import annotations

import itertools
import string
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.grids.board import WILDCARD, Board, letter_tiles, neighbours_of
from qless_studio.engine.lexicon.languages import LETTERS
from qless_studio.engine.texts import say

MAX_CODE = 16_384
"""Characters of a code that is read."""
MAX_TEXT = 4_096
"""Characters of a text in a code."""
ALPHABETS = (
    string.ascii_lowercase,
    string.ascii_lowercase + " /-?",
    string.ascii_lowercase + string.digits + " /-?:;,.=>#*_+",
    LETTERS + string.ascii_uppercase + string.digits + string.punctuation + " ",
)
"""A text is written in the first of them that has all its characters; other characters only fit into the last."""
_END, _OTHER, _SPECIAL = 0, 1, 2
_UNICODE = 0x110000
_DIGIT = 8


@dataclass(frozen=True)
class Notation:
    """How numbers are written, and the prime that all of them are multiples of."""

    digits: str
    prime: int

    def write(self, number: int) -> str:
        """The code of a number above 0."""
        rest, found = number * self.prime, []
        while rest:
            rest, digit = divmod(rest, len(self.digits))
            found.append(self.digits[digit])
        return "".join(reversed(found))

    def read(self, code: str) -> int | None:
        """The number of a code; None if it is damaged, or no code at all."""
        if not code or len(code) > MAX_CODE or code[0] == self.digits[0]:
            return None
        value, places = 0, {digit: place for place, digit in enumerate(self.digits)}
        for character in code:
            if character not in places:
                return None
            value = value * len(self.digits) + places[character]
        number, damage = divmod(value, self.prime)
        return None if damage or not number else number


CHAT = Notation(string.digits + string.ascii_uppercase + string.ascii_lowercase, 2**31 - 1)
"""Letters and digits only: chats read `_`, `-` and `*` as marks of their own."""
PAPER = Notation("23456789ABCDEFGHJKMNPQRSTVWXYZ", 809_993)
"""Characters of a code to be typed: capitals and digits without those that look alike (0 O, 1 I L, U V)."""


class Packer:
    """Takes fields one after the other; each is a number below its radix."""

    def __init__(self) -> None:
        self._fields: list[tuple[int, int]] = []

    def put(self, value: int, radix: int) -> None:
        """A number from 0 to below `radix`."""
        if not 0 <= value < radix:
            raise ValueError(value, radix)
        self._fields.append((value, radix))

    def put_number(self, value: int) -> None:
        """A whole number from 0, however large: four bits for each three."""
        while value >= _DIGIT:
            self.put(_DIGIT + value % _DIGIT, 2 * _DIGIT)
            value //= _DIGIT
        self.put(value, 2 * _DIGIT)

    def put_text(self, text: str) -> None:
        """Add any text."""
        last = len(ALPHABETS) - 1
        kind = next((kind for kind in range(last) if set(ALPHABETS[kind]).issuperset(text)), last)
        self.put(kind, len(ALPHABETS))
        self.put_letters(text, ALPHABETS[kind])

    def put_letters(self, text: Iterable[str], letters: str) -> None:
        """A text most of whose characters are among `letters`, which the reader knows."""
        radix = len(letters) + _SPECIAL
        for character in text:
            place = letters.find(character)
            self.put(_OTHER if place < 0 else place + _SPECIAL, radix)
            if place < 0:
                self.put(ord(character), _UNICODE)
        self.put(_END, radix)

    @property
    def number(self) -> int:
        """All fields as one number, above 0."""
        number = 1
        for value, radix in reversed(self._fields):
            number = number * radix + value
        return number


class Unpacker:
    """Gives the fields in the order in which they were put; raises `PuzzleError` for a number that has none."""

    def __init__(self, number: int) -> None:
        self._rest = number

    def take(self, radix: int) -> int:
        """The next number below `radix`."""
        if self._rest <= 1 < radix:  # radix 1 takes no room
            raise self.damaged()
        self._rest, value = divmod(self._rest, radix)
        return value

    def take_number(self) -> int:
        """The next number of any size."""
        value, factor = 0, 1
        while (part := self.take(2 * _DIGIT)) >= _DIGIT:
            value, factor = value + (part - _DIGIT) * factor, factor * _DIGIT
        return value + part * factor

    def take_text(self) -> str:
        """The next text."""
        return self.take_letters(ALPHABETS[self.take(len(ALPHABETS))])

    def take_letters(self, letters: str) -> str:
        """The next text with these letters."""
        found: list[str] = []
        while (part := self.take(len(letters) + _SPECIAL)) != _END:
            found.append(chr(self.take(_UNICODE)) if part == _OTHER else letters[part - _SPECIAL])
            if len(found) > MAX_TEXT or unicodedata.category(found[-1]) == "Cs":  # no file can have lone surrogates
                raise self.damaged()
        return "".join(found)

    def finish(self) -> None:
        """Check that nothing is left."""
        if self._rest != 1:
            raise self.damaged()

    @staticmethod
    def damaged() -> PuzzleError:
        """The error for a code that has been altered."""
        return PuzzleError(say("was altered on the way; copy it again"), say("challenge"))


# The words a player found on a board, packed: what follows from the last word and the board is not written again.

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
