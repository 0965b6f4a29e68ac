"""Why a word missed on a board could have been found, and what a round teaches. See docs/decisions/115.

Every relation is one between paths, not spellings: LEGS goes on from LEG only where a path of the one does from a path
of the other. Boards with wildcards have no reasons. One takes 0.5 ms, a round 20 ms.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from qless_studio.engine.grids.board import WILDCARD, Board, Neighbours, leads_through, paths_of
from qless_studio.engine.grids.review import is_common, starts_by_cell
from qless_studio.engine.grids.solver import FoundWord
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.reasons import NAMED, Reason, listed
from qless_studio.engine.texts import counted, figure, phrase, say

SHARED = 3
"""Tiles that two words must share at the beginning or end to be named together."""
EVERYDAY = 2_000
"""Rank of the rarest word that is called an everyday word."""
MANY_STARTS = 8
"""Words that start at one tile, from which on the tile is worth naming."""
LONG = 6
"""Letters from which a longest word is worth naming."""
MOST_WORDS = 5_000
"""Words of a board up to which there are reasons: more take seconds, and no player needs them."""
LESSONS = {
    "one more tile": phrase("{} of the {} common words you missed are a word you found and one tile more."),
    "tile in front": phrase("{} of the {} common words you missed are a word you found with a tile before it."),
    "inside": phrase("{} of the {} common words you missed lie inside a longer word that you found."),
    "tile not used": phrase("{} of the {} common words you missed go through a tile that you never used."),
    "longer than yours": phrase("{} of the {} common words you missed are longer than your longest word."),
}
Path = tuple[int, ...]


class Found:
    """All words of a board, and those a player found."""

    def __init__(
        self, board: Board, near: Neighbours, words: Sequence[FoundWord], found: Iterable[str], lexicon: Lexicon,
        tiles: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """`tiles` are the letters that the tiles of the board play, if not their own."""
        self.board, self.near, self.lexicon = board, near, lexicon
        self.tiles = tiles or board.tiles
        self.words = {word.word: word for word in words}
        self.found = sorted(word for word in set(found) if word in self.words)
        self.missed = sorted(self.words.keys() - set(self.found))
        self.silent = WILDCARD in self.tiles or len(self.words) > MOST_WORDS
        self.shown = lexicon.named
        self._paths: dict[str, list[Path]] = {}

    def paths(self, word: str) -> list[Path]:
        """The paths of a word."""
        if word not in self._paths:
            self._paths[word] = paths_of(word, self.tiles, self.near)
        return self._paths[word]

    def text(self, cells: Sequence[int]) -> str:
        """The letters of some cells, in capitals."""
        return "".join(self.tiles[cell] for cell in cells).upper()

    def alike(self, like: Callable[[str], bool]) -> list[str]:
        """The words found for which something holds, the longest first."""
        return sorted(filter(like, self.found), key=lambda base: (-len(base), base))

    @cached_property
    def missed_common(self) -> list[str]:
        """The words missed that are expected of every player."""
        return [word for word in self.missed if is_common(self.lexicon.zipf(word))]

    @cached_property
    def untouched(self) -> list[int]:
        """The cells that no word found has a path through."""
        cells = [cell for cell, tile in enumerate(self.tiles) if tile.isalpha()]
        return [cell for cell in cells if not any(leads_through(w, cell, self.tiles, self.near) for w in self.found)]

    @cached_property
    def starts(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """For each cell how many words start there, and how many of those found."""
        found = [self.words[word] for word in self.found]
        return starts_by_cell(self.words.values(), self.tiles, self.near), starts_by_cell(found, self.tiles, self.near)

    def added(self, word: str, base: str, *, front: bool = False) -> Path:
        """The cells that lead on from a path of `base` to `word`, or before one; () for none."""
        known = set(self.paths(base))
        for path in self.paths(word):
            for size in range(1, len(path)):
                if front and path[-size:] in known:
                    return path[:-size]
                if not front and path[:size] in known:
                    return path[size:]
        return ()

    def inside(self, word: str, longer: str) -> bool:
        """Whether a path of `longer` contains one of `word`."""
        if len(word) >= len(longer) or word not in longer:
            return False
        known = set(self.paths(word))
        ends = {(at, at + len(path)) for path in known for at in range(max(map(len, self.paths(longer))))}
        return any(path[start:end] in known for path in self.paths(longer) for start, end in ends)

    def same_tiles(self, word: str, base: str) -> bool:
        """Whether two words lie on the same cells."""
        if sorted(word) != sorted(base) or word == base:
            return False
        known = set(map(frozenset, self.paths(base)))
        return any(frozenset(path) in known for path in self.paths(word))

    def one_apart(self, word: str, base: str) -> tuple[int, int] | None:
        """(cell of `word`, cell of `base`) if all their other cells are the same, in the same order."""
        if len(word) != len(base) or sum(a != b for a, b in zip(word, base, strict=True)) != 1:
            return None
        for mine in self.paths(word):
            for other in self.paths(base):
                apart = [(a, b) for a, b in zip(mine, other, strict=False) if a != b]
                if len(mine) == len(other) and len(apart) == 1:
                    return apart[0]
        return None

    def shared(self, word: str, base: str, *, front: bool) -> Path:
        """Most cells with which paths of two words both begin, or end."""
        best: Path = ()
        for mine in self.paths(word):
            for other in self.paths(base):
                size = _common(mine, other) if front else _common(mine[::-1], other[::-1])
                if size > len(best):
                    best = mine[:size] if front else mine[-size:]
        return best


def missed_word(round: Found, word: str) -> Iterator[Reason]:
    """Why a word that was missed could have been found, the nearest thing first; nothing for any other word."""
    if round.silent or word not in round.words or word in round.found:
        return
    yield from nearest(round, word)
    for concept in (
        _one_tile_other, _goes_on, _tile_not_used, _opens_more, _inside, _same_ends, _many_start_here, _longest,
        _same_letters, _most_common, _everyday,
    ):  # fmt: skip
        yield from concept(round, word)


def nearest(round: Found, word: str) -> Iterator[Reason]:
    """A word found with a tile more, backwards, or with its tiles in another order."""
    shown = round.shown
    for front in (False, True):
        for base, cells in _extended(round, word, front=front):
            if len(cells) == 1:
                text = say("You found {}: one more tile, the {}, makes {}.",
                           shown(base), round.text(cells), shown(word))  # fmt: skip
                if front:
                    text = say("You found {}: the {} before it makes {}.", shown(base), round.text(cells), shown(word))
                facts = {"word": word, "found": base, "added": round.text(cells).lower()}
                yield Reason("tile in front" if front else "one more tile", facts, text, at=cells)
    back = word[::-1]
    if back != word and back in round.found:
        path = next((path for path in round.paths(word) if path[::-1] in round.paths(back)), ())
        if path:
            text = say("You found {}: backwards it is {}.", shown(back), shown(word))
            yield Reason("backwards", {"word": word, "found": back}, text, at=path)
    for base in round.found:
        if round.same_tiles(word, base):
            text = say("The tiles of {}, which you found, also spell {}.", shown(base), shown(word))
            yield Reason("same tiles", {"word": word, "found": base}, text)
            return


def _extended(round: Found, word: str, *, front: bool) -> Iterator[tuple[str, Path]]:
    """The words found that a word goes on from, or ends with, with the cells that it has more."""
    for base in round.alike(lambda base: base != word and (word.endswith(base) if front else word.startswith(base))):
        cells = round.added(word, base, front=front)
        if cells:
            yield base, cells


def _one_tile_other(round: Found, word: str) -> Iterator[Reason]:
    for base in round.found if len(word) >= 4 else ():
        apart = round.one_apart(word, base)
        mine, theirs = (round.tiles[cell] for cell in apart) if apart else ("", "")
        if apart and mine != theirs:
            text = say("You found {}: with {} instead of {} it is {}.",
                       round.shown(base), mine.upper(), theirs.upper(), round.shown(word))  # fmt: skip
            facts = {"word": word, "found": base, "tile": mine, "instead": theirs}
            yield Reason("one tile other", facts, text, at=apart[:1])
            return


def _goes_on(round: Found, word: str) -> Iterator[Reason]:
    for front in (False, True):
        for base, cells in _extended(round, word, front=front):
            if len(base) >= SHARED and 2 <= len(cells) <= 3:
                text = _longer_text(round, word, base, cells, front=front)
                facts = {"word": word, "found": base, "added": round.text(cells).lower()}
                yield Reason("more in front" if front else "goes on", facts, text, at=cells)
                break


def _longer_text(round: Found, word: str, base: str, cells: Path, *, front: bool) -> str:
    values = round.shown(base), round.text(cells), round.shown(word)
    if front:
        return say("You found {}: {} before it makes {}.", *values)
    return say("You found {}, and it goes on: {} makes {}.", *values)


def _tile_not_used(round: Found, word: str) -> Iterator[Reason]:
    cell = next((cell for cell in round.untouched if any(cell in path for path in round.paths(word))), None)
    if cell is not None:
        through = sum(leads_through(other, cell, round.tiles, round.near) for other in round.words)
        row, column = round.board.place(cell)
        text = counted(
            through,
            "None of your words uses the {1} in row {2}, column {3}; {0} word does.",
            "None of your words uses the {1} in row {2}, column {3}; {0} words do.",
            through, round.text([cell]), row + 1, column + 1,
        )  # fmt: skip
        facts = {"word": word, "cell": cell, "tile": round.tiles[cell], "through": through}
        yield Reason("tile not used", facts, text, at=(cell,))


def _opens_more(round: Found, word: str) -> Iterator[Reason]:
    if len(word) < 3 or any(base.startswith(word) for base in round.found):
        return
    family = [other for other in round.missed if other != word and other.startswith(word) and round.added(other, word)]
    family.sort(key=lambda other: (len(other), other))
    if len(family) >= 2:
        names = list(map(round.shown, family))
        text = say("{} opens {} more: {}.", round.shown(word), len(family), listed(names[:NAMED]))
        if len(family) > NAMED:
            text = say("{} opens {} more words, such as {}.", round.shown(word), len(family), listed(names[:2]))
        yield Reason("opens more", {"word": word, "family": family}, text)


def _inside(round: Found, word: str) -> Iterator[Reason]:
    base = next((base for base in round.found if len(word) >= 3 and round.inside(word, base)), "")
    if base:
        text = say("{} lies inside {}, which you found.", round.shown(word), round.shown(base))
        yield Reason("inside", {"word": word, "found": base}, text)


def _same_ends(round: Found, word: str) -> Iterator[Reason]:
    for front in (True, False) if len(word) > SHARED else ():
        end = slice(2) if front else slice(-2, None)
        shared = {base: round.shared(word, base, front=front) for base in round.found if base[end] == word[end]}
        base = min(shared, key=lambda base: (-len(shared[base]), base), default="")
        if base and len(shared[base]) >= SHARED:
            tiles = round.text(shared[base])
            text = say("{} ends on the tiles {} of {}, which you found.", round.shown(word), tiles, round.shown(base))
            if front:
                text = say("{} begins on the tiles {} of {}, which you found.",
                           round.shown(word), tiles, round.shown(base))  # fmt: skip
            added = round.added(word, base, front=not front)
            if 1 <= len(added) <= SHARED:  # said already
                continue
            if added:
                text = _longer_text(round, word, base, added, front=not front)
            facts = {"word": word, "found": base, "shared": tiles.lower(), "front": front}
            yield Reason("same beginning" if front else "same ending", facts, text, at=shared[base])


def _many_start_here(round: Found, word: str) -> Iterator[Reason]:
    every, mine = round.starts
    cell = max((path[0] for path in round.paths(word)), key=every.__getitem__, default=None)
    if cell is not None and every[cell] >= MANY_STARTS and 8 * mine[cell] <= every[cell]:
        row, column = round.board.place(cell)
        values = every[cell], round.text([cell]), row + 1, column + 1
        text = say("{} words start at the {} in row {}, column {}; you found none of them.", *values)
        if mine[cell]:
            text = say("{} words start at the {} in row {}, column {}; you found {}.", *values, mine[cell])
        facts = {"word": word, "cell": cell, "tile": round.tiles[cell], "starts": every[cell], "found": mine[cell]}
        yield Reason("many start here", facts, text, at=(cell,))


def _longest(round: Found, word: str) -> Iterator[Reason]:
    letters = len(word)
    if letters == max(map(len, round.words)) and letters >= LONG:
        same = sum(len(other) == letters for other in round.words)
        alone = say("{2} is the longest word here, with {1} letters.", same, letters, round.shown(word))
        of = say("{2} is one of the {0} longest words here, with {1} letters.", same, letters, round.shown(word))
        text = alone if same == 1 else of
        yield Reason("longest", {"word": word, "letters": letters, "same": same}, text)


def _same_letters(round: Found, word: str) -> Iterator[Reason]:
    same = round.alike(lambda base: sorted(word) == sorted(base))
    if same and not any(round.same_tiles(word, base) for base in same):
        text = say("{} has the letters of {}, which you found, on other tiles.", *map(round.shown, (word, same[0])))
        yield Reason("same letters", {"word": word, "found": same[0]}, text)


def _most_common(round: Found, word: str) -> Iterator[Reason]:
    zipf = round.lexicon.zipf
    if word == min(round.missed_common, key=lambda other: (-(zipf(other) or 0.0), other), default=""):
        text = say("{} is the most common word that you missed.", round.shown(word))
        yield Reason("most common", {"word": word}, text)


def _everyday(round: Found, word: str) -> Iterator[Reason]:
    rank = round.lexicon.by_commonness.index(word) if word in round.missed_common else 0
    if 1 <= rank < EVERYDAY:
        text = counted(
            rank, "{1} is an everyday word: only {0} word of the list is more common.",
            "{1} is an everyday word: only {0} words of the list are more common.", figure(rank), round.shown(word),
        )  # fmt: skip
        yield Reason("everyday word", {"word": word, "rank": rank}, text)


def lessons(round: Found) -> Iterator[Reason]:
    """What many of the common words missed have in common, the most frequent first."""
    missed = round.missed_common
    if round.silent or not missed or not round.found:
        return
    kinds = Counter[str]()
    longest = max(map(len, round.found))
    for word in missed:
        kinds[_kind(round, word)] += 1
        kinds["tile not used"] += any(cell in path for cell in round.untouched for path in round.paths(word))
        kinds["longer than yours"] += len(word) > longest
    for kind, number in sorted(kinds.items(), key=lambda item: (-item[1], item[0])):
        if kind and number >= 3 and 5 * number >= len(missed):
            text = say(LESSONS[kind], number, len(missed))
            yield Reason(f"lesson: {kind}", {"kind": kind, "number": number, "missed": len(missed)}, text)


def _kind(round: Found, word: str) -> str:
    """The nearest relation of a word to one that was found; "" for none."""
    for front, kind in ((False, "one more tile"), (True, "tile in front")):
        if any(len(cells) == 1 for _, cells in _extended(round, word, front=front)):
            return kind
    return "inside" if any(round.inside(word, base) for base in round.found) else ""


def _common(one: Path, other: Path) -> int:
    """Number of cells with which two paths both begin."""
    apart = (size for size, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    return next(apart, min(len(one), len(other)))
