"""Q-Less's reasons checked by a second solver that lays one word across another until all letters are on the grid."""

from __future__ import annotations

from collections import Counter
from functools import cache

from tests.cases import lexicon

VOWELS = set("aeiouy")


@cache
def spelt(letters, name):
    """The words of three letters or more that letters spell."""
    count = Counter(letters)
    return [word for word in lexicon(name).words if 3 <= len(word) <= len(letters) and not Counter(word) - count]


def runs(grid):
    """(text, cells) of each run of two cells or more."""
    for row, column in grid:
        for down in (0, 1):
            if (row - down, column - 1 + down) in grid:
                continue
            cells = [(row, column)]
            while (after := (cells[-1][0] + down, cells[-1][1] + 1 - down)) in grid:
                cells.append(after)
            if len(cells) > 1:
                yield "".join(grid[cell] for cell in cells), cells


def laid(word, cell, place, down):
    """The cells of a word that has its letter of this place on a cell."""
    row, column = cell
    return [(row + (n - place) * down, column + (n - place) * (1 - down)) for n in range(len(word))]


class Solver:
    """Whether letters make a crossword of these words that keeps the tiles on a grid."""

    def __init__(self, letters, words, tiles):
        self.count, self.size, self.tiles = Counter(letters), len(letters), tiles
        self.words = set(words)
        self.parts = {w[start:end] for w in words for start in range(len(w)) for end in range(start + 2, len(w) + 1)}
        places = [(letter, (word, place)) for word in words for place, letter in enumerate(word)]
        self.by_letter = {letter: [where for other, where in places if other == letter] for letter in set(letters)}
        self.seen = set()

    def solvable(self):
        """Words are laid through one of the tiles first; without tiles, those with the letter of fewest words."""
        if self.tiles:
            cell = min(self.tiles)
            starts = [(word, place, down) for word, place in self.by_letter[self.tiles[cell]] for down in (0, 1)]
        else:
            cell = (0, 0)
            starts = [(w, n, 0) for w, n in min(self.by_letter.values(), key=lambda some: len({w for w, _ in some}))]
        return any(self._laid(self.tiles, frozenset(), laid(w, cell, n, down), w) for w, n, down in starts)

    def _laid(self, grid, joined, cells, word):
        """Lay a word, and whether the rest can follow."""
        if any(grid.get(cell, letter) != letter for cell, letter in zip(cells, word, strict=True)):
            return False
        now = {**grid, **dict(zip(cells, word, strict=True))}
        if Counter(now.values()) - self.count:
            return False
        joined = joined | set(cells)
        key = self._key(now, joined)
        if key in self.seen:
            return False
        self.seen.add(key)
        texts = [text for text, _ in runs(now)]
        if not self.parts.issuperset(texts):
            return False
        if len(now) == self.size and joined == now.keys() and self.words.issuperset(texts):
            return True
        return any(
            self._laid(now, joined, across, other)
            for cell in joined
            for other, place in self.by_letter[now[cell]]
            for down in (0, 1)
            if not joined.issuperset(across := laid(other, cell, place, down))
        )

    def _key(self, grid, joined):
        if self.tiles:
            return frozenset(grid.items()), joined
        top, left = min(row for row, _ in grid), min(column for _, column in grid)
        return frozenset((row - top, column - left, letter) for (row, column), letter in grid.items())


@cache
def solvable(letters, name, banned=(), tiles=()):
    """Whether letters have a solution without some words that keeps some tiles."""
    words = [word for word in spelt(letters, name) if word not in banned]
    return set("".join(words)) == set(letters) and Solver(letters, words, dict(tiles)).solvable()


class Roll:
    def __init__(self, case):
        self.letters, self.name = case["input"]["letters"], case["list"]
        self.count = Counter(self.letters)
        self.words = spelt(self.letters, self.name)
        self.having = {letter: [word for word in self.words if letter in word] for letter in self.count}
        rows = case["input"].get("rows", ())
        self.tiles = {(r, c): x for r, row in enumerate(rows) for c, x in enumerate(row) if x != "."}

    def without(self, letter):
        return len(self.letters) > 3 and self.solvable(self.letters.replace(letter, "", 1))

    def solvable(self, letters="", banned=(), tiles=()):
        return solvable(letters or self.letters, self.name, tuple(banned), tuple(sorted(dict(tiles).items())))

    def fitting(self, letter, tiles):
        """The words that can take a letter of the rack, if only their own line is looked at."""
        rack = self.count - Counter(tiles.values())

        def fits(word):
            if not Counter(word) - rack:
                return True
            for cell in tiles:
                for place in range(len(word)):
                    for down in (0, 1):
                        cells = laid(word, cell, place, down)
                        (r, c), (s, d) = cells[0], cells[-1]
                        if (r - down, c - 1 + down) in tiles or (s + down, d + 1 - down) in tiles:
                            continue
                        pairs = list(zip(cells, word, strict=True))
                        new = Counter(x for cell, x in pairs if cell not in tiles)
                        if all(tiles.get(cell, x) == x for cell, x in pairs) and new[letter] and not new - rack:
                            return True
            return False

        return [word for word in self.having[letter] if fits(word)]


def is_true(case, reason):
    """Whether the facts of a reason hold."""
    roll, facts, concept = Roll(case), reason["facts"], reason["concept"]
    kind = case["kind"]
    if kind == "dead end":
        return not roll.solvable(tiles=roll.tiles) and roll.solvable() and _dead_end(roll, facts, concept)
    if roll.solvable() == (kind == "no solution"):
        return False
    return (_no_solution if kind == "no solution" else _solved)(roll, facts, concept)


def _no_solution(roll, facts, concept):
    having, letters, vowels = roll.having, roll.letters, sum(letter in VOWELS for letter in roll.letters)
    if concept == "letter in no word":
        return facts == {"letters": sorted(x for x in having if not having[x]), "words": len(roll.words)}
    if concept == "rivals":
        rivals, needed = facts["rivals"], facts["needs"]
        words = [word for word in roll.words if set(word) & set(rivals)]
        most = max(sum(min(roll.count[x], word.count(x)) for x in rivals) for word in words)
        tiles = sum(roll.count[x] for x in rivals)
        found = (tiles, roll.count[needed], most) == (facts["tiles"], facts["have"], facts["most"])
        return found and all(needed in word for word in words) and tiles > 2 * roll.count[needed] * most
    if concept == "too few vowels":
        others = {letters.replace(x, facts["instead"], 1) for x in set(letters) - VOWELS}
        known = (facts["vowels"], facts["consonants"]) == (vowels, len(letters) - vowels)
        return known and all(map(roll.solvable, others))
    if concept == "one letter too many":
        return facts["dropped"] == sorted(filter(roll.without, having))
    letter = facts["letter"]
    if concept == "letter to blame" and not roll.without(letter):
        return False
    if isinstance(facts["words"], list):
        return facts["words"] == having[letter]
    return (facts["count"], facts["words"]) == (len(having[letter]), len(roll.words))


def _solved(roll, facts, concept):
    having, total = roll.having, len(roll.words)
    if concept in ("same word always", "scarce letter", "key word"):
        known = (facts["count"], facts["all" if concept == "key word" else "words"])
        if known != (len(having[facts["letter"]]), total):
            return False
        if concept == "same word always":
            return any(not roll.solvable(banned=[word]) for word in having[facts["letter"]])
        return concept == "scarce letter" or not any(roll.solvable(banned=[word]) for word in facts["words"])
    if concept == "two in one word":
        first, second = facts["letters"]
        both = [word for word in having[first] if second in word]
        known = (facts["count"], facts["with"], facts["words"]) == (len(both), len(having[first]), total)
        return known and not roll.solvable(banned=both)
    if concept == "two scarce letters":
        return facts["counts"] == [len(having[x]) for x in facts["letters"]] and facts["words"] == total
    if concept == "letter with few words":
        return facts["words"] == having[facts["letter"]]
    if concept == "cross at a vowel":
        vowels, longest = sum(letter in VOWELS for letter in roll.letters), max(map(len, roll.words))
        known = (facts["vowels"], facts["letters"], facts["longest"]) == (vowels, len(roll.letters), longest)
        every = all(set(word) & VOWELS for word in roll.words)
        return known and every and vowels * longest - (vowels - 1) < len(roll.letters)
    if concept == "long word":
        known = (facts["takes"], facts["letters"]) == (len(facts["word"]), len(roll.letters))
        return known and facts["word"] in roll.words
    others = [word for word in roll.words if word not in facts["words"]]
    if not set(facts["words"]) <= set(roll.words) or not roll.solvable(banned=others):
        return False
    if concept == "everyday words":
        rank = {word: place for place, word in enumerate(lexicon(roll.name).by_commonness, start=1)}
        rarer = [word for word in roll.words if rank[word] >= facts["rank"]]
        return facts["rank"] == max(map(rank.get, facts["words"])) and not roll.solvable(banned=rarer)
    return concept == "few words are enough" and not any(_made_of_fewer(roll, len(facts["words"])))


def _made_of_fewer(roll, number):
    """Grids of one word, and of two that cross at a letter, where that is fewer than this number."""
    yield number > 1 and any(Counter(word) == roll.count for word in roll.words)
    yield number > 2 and any(
        Counter(one) + Counter(other) - Counter(letter) == roll.count
        for one in roll.words
        for other in roll.words
        for letter in set(one) & set(other)
    )


def _can_stay(roll, line, facts):
    """Whether the tiles that are not in this line alone can stay, and how many words a letter then has."""
    crossing = {cell for _, cells in runs(roll.tiles) if set(cells) != line for cell in cells}
    rest = {cell: letter for cell, letter in roll.tiles.items() if cell not in line - crossing}
    return roll.solvable(tiles=rest) and len(roll.fitting(facts["stuck"], rest)) == facts["then"]


def _dead_end(roll, facts, concept):
    rack = roll.count - Counter(roll.tiles.values())
    if "without" in facts and not any(_can_stay(roll, set(cells), facts) for text, cells in runs(roll.tiles)
                                      if text == facts["without"]):  # fmt: skip
        return False
    if concept == "broken run":
        there = facts["run"] in [text for text, _ in runs(roll.tiles)] and facts["words"] == len(roll.words)
        return there and not any(facts["run"] in word for word in roll.words)
    if concept == "nothing joins":
        joining = [letter for letter in rack if roll.fitting(letter, roll.tiles)]
        return not joining and facts["letters"] == sorted(rack) and facts["left"] == rack.total()
    if concept == "no vowel left":
        every = all(set(word) & VOWELS for word in roll.words)
        return every and not set(rack) & VOWELS and facts["consonants"] == rack.total()
    letter = facts["letter"]
    fitting = roll.fitting(letter, roll.tiles)
    words = facts.get("words", [])
    known = fitting == words if concept != "letter cramped" else len(fitting) == facts["left"]
    return letter in rack and known and facts["before"] == len(roll.having[letter])
