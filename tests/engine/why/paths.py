"""Reasons of Boggle and Word Streak checked by plain search for every path of every word."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from tests.cases import lexicon

VALUES = {
    "a": 1, "b": 4, "c": 4, "d": 2, "e": 1, "f": 4, "g": 3, "h": 3, "i": 1, "j": 10, "k": 5, "l": 2, "m": 4, "n": 2,
    "o": 1, "p": 4, "q": 10, "qu": 10, "r": 1, "s": 1, "t": 1, "u": 2, "v": 5, "w": 4, "x": 8, "y": 3, "z": 10,
}  # fmt: skip
FOR_LENGTH = [0, 0, 0, 0, 0, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91]


class Board:
    """The paths of all words of a board, and the multipliers of its cells."""

    def __init__(self, text, name, shortest):
        rows, *kinds = text.split(";")
        tiles = [re.findall("[A-Z][a-z]*", row) for row in rows.strip().split("/")]
        self.columns, self.tiles = len(tiles[0]), [tile.lower() for row in tiles for tile in row]
        self.kinds = [""] * len(self.tiles)
        for kind, *cells in map(str.split, kinds):
            for cell in cells:
                self.kinds[int(cell)] = kind
        self._paths = {}
        have = Counter("".join(self.tiles))
        words = (word for word in lexicon(name).words if len(word) >= shortest and not Counter(word) - have)
        self.words = {word: paths for word in words if (paths := self.paths(word))}

    def near(self, cell):
        row, column = divmod(cell, self.columns)
        places = [divmod(other, self.columns) for other in range(len(self.tiles))]
        return [n for n, (r, c) in enumerate(places) if n != cell and abs(r - row) < 2 and abs(c - column) < 2]

    def paths(self, word):
        if word not in self._paths:
            found = []

            def walk(path, at):
                if at == len(word):
                    found.append(path)
                    return
                for cell in self.near(path[-1]) if path else range(len(self.tiles)):
                    if cell not in path and word.startswith(self.tiles[cell], at):
                        walk((*path, cell), at + len(self.tiles[cell]))

            walk((), 0)
            self._paths[word] = found
        return self._paths[word]

    def text(self, cells):
        return "".join(self.tiles[cell] for cell in cells)

    def pairs(self, word, other):
        return ((one, two) for one in self.paths(word) for two in self.paths(other))

    def score(self, path, letters, plain=False):
        total, factor = 0, 1
        for cell in path:
            kind = "" if plain else self.kinds[cell]
            value = VALUES.get(self.tiles[cell]) or sum(VALUES[letter] for letter in self.tiles[cell])
            total += value * {"DL": 2, "TL": 3}.get(kind, 1)
            factor *= {"DW": 2, "TW": 3}.get(kind, 1)
        return total * factor + FOR_LENGTH[letters]

    def top(self, word):
        return max(self.score(path, len(word)) for path in self.paths(word))

    def multipliers(self, path):
        return [self.kinds[cell] for cell in path if self.kinds[cell]]


@cache
def board(text, name, shortest):
    return Board(text, name, shortest)


def ticks(tiles):
    return round(20 * (4.5 + 0.3 * tiles))


class Round:
    """A board, and what was found on it."""

    def __init__(self, case):
        self.given, self.name = case["input"], case["list"]
        self.streak = case["game"] == "word_streak"
        text = self.given["puzzle" if self.streak else "board"]
        self.board = board(text, self.name, 2 if self.streak else 3)
        found = [each[0] for each in self.given["played"]] if self.streak else self.given["found"]
        self.found = [word for word in found if word in self.board.words]
        self.missed = [word for word in self.board.words if word not in self.found]
        self.common = [word for word in self.missed if (self.zipf(word) or 0) >= 4]
        self.paths = self.board.paths

    def zipf(self, word):
        return lexicon(self.name).zipf(word)

    def ends(self, word, base, front=False):
        """What a path of a word has beyond a path of another, as the lengths of it."""
        part = (lambda one, two: one[-len(two) :]) if front else (lambda one, two: one[: len(two)])
        pairs = self.board.pairs(word, base)
        return {len(one) - len(two) for one, two in pairs if len(one) > len(two) and part(one, two) == two}

    def inside(self, word, longer):
        pairs = ((one, two) for one, two in self.board.pairs(word, longer) if len(one) < len(two))
        return any(two[at : at + len(one)] == one for one, two in pairs for at in range(len(two)))


def is_true(case, reason):
    """Whether the facts of a reason hold."""
    round, facts, concept = Round(case), reason["facts"], reason["concept"]
    if concept.startswith("lesson"):
        return facts["missed"] == len(round.common) and facts["number"] == _number(round, facts["kind"])
    if case["kind"] == "path":
        return _path(round, facts, concept)
    if case["kind"] == "order":
        return _order(round, facts, concept)
    if facts["word"] not in round.missed:
        return False
    if isinstance(facts.get("found"), str) and facts["found"] not in round.found:
        return False
    return CONCEPTS[concept](round, facts, facts["word"])


def _number(round, kind):
    """How many of the common words missed are of a kind; nearer kinds come first."""
    kinds = Counter()
    for word in round.common:
        if any(word.startswith(base) and 1 in round.ends(word, base) for base in round.found):
            kinds["one more tile"] += 1
        elif any(word.endswith(base) and 1 in round.ends(word, base, front=True) for base in round.found):
            kinds["tile in front"] += 1
        else:
            kinds["inside"] += any(round.inside(word, base) for base in round.found)
        used = {cell for base in round.found for path in round.paths(base) for cell in path}
        kinds["tile not used"] += any(not used.issuperset(path) for path in round.paths(word))
        kinds["longer than yours"] += len(word) > max(map(len, round.found))
    return kinds[kind]


def _added(front, sizes):
    def check(round, facts, word):
        base, added = facts["found"], facts["added"]
        whole = added + base if front else base + added
        return word == whole and bool(sizes & round.ends(word, base, front=front))

    return check


def _shared(front):
    def check(round, facts, word):
        size = 0
        for one, two in round.board.pairs(word, facts["found"]):
            one, two = (one, two) if front else (one[::-1], two[::-1])
            same = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
            cells = one[:same] if front else one[:same][::-1]
            size = max(size, same if round.board.text(cells) == facts["shared"] else 0)
        return size >= 3

    return check


def _other_tile(round, facts, word):
    for one, two in round.board.pairs(word, facts["found"]):
        apart = [(a, b) for a, b in zip(one, two, strict=False) if a != b]
        if len(one) == len(two) and len(apart) == 1:
            tiles = [round.board.tiles[cell] for cell in apart[0]]
            if tiles == [facts["tile"], facts["instead"]]:
                return True
    return False


def _unused(round, facts, word):
    cell = facts["cell"]
    used = any(cell in path for base in round.found for path in round.paths(base))
    through = sum(any(cell in path for path in paths) for paths in round.board.words.values())
    mine = any(cell in path for path in round.paths(word)) and round.board.tiles[cell] == facts["tile"]
    return mine and not used and through == facts["through"]


def _starts(round, facts, word):
    cell = facts["cell"]
    starting = {w for w, paths in round.board.words.items() if any(path[0] == cell for path in paths)}
    number = len(starting), len(starting & set(round.found))
    return word in starting and number == (facts["starts"], facts["found"])


def _longest(round, facts, word):
    size = max(map(len, round.board.words))
    same = sum(len(other) == size for other in round.board.words)
    return len(word) == size == facts["letters"] and same == facts["same"]


def _family(round, facts, word):
    family = {other for other in round.missed if other != word and other.startswith(word) and round.ends(other, word)}
    return set(facts["family"]) == family and len(facts["family"]) == len(family)


def _multiplied(round, facts, word):
    board, size = round.board, len(word)
    best = [path for path in round.paths(word) if board.score(path, size) == board.top(word) == facts["score"]]
    plain = [path for path in best if board.score(path, size, plain=True) == facts["plain"]]
    return any(board.multipliers(path) == facts["kinds"] for path in plain)


def _per_second(round, facts, word):
    for path in round.paths(word):
        if round.board.score(path, len(word)) == round.board.top(word) == facts["score"]:
            worth, played = facts["score"] / ticks(len(path)), round.given["played"]
            slower = sum(points / ticks(len(cells)) < worth for _, _, points, cells in played)
            seconds = abs(ticks(len(path)) / 20 - facts["seconds"]) < 1e-9
            if seconds and (slower, len(played)) == (facts["slower"], facts["played"]):
                return True
    return False


def _same(test):
    return lambda round, facts, word: any(test(one, two) for one, two in round.board.pairs(word, facts["found"]))


CONCEPTS = {
    "one more tile": _added(False, {1}),
    "tile in front": _added(True, {1}),
    "goes on": _added(False, {2, 3}),
    "more in front": _added(True, {2, 3}),
    "backwards": _same(lambda one, two: one == two[::-1]),
    "same tiles": _same(lambda one, two: one != two and set(one) == set(two)),
    "one tile other": _other_tile,
    "tile not used": _unused,
    "opens more": _family,
    "inside": lambda round, facts, word: round.inside(word, facts["found"]),
    "same beginning": _shared(True),
    "same ending": _shared(False),
    "many start here": _starts,
    "longest": _longest,
    "same letters": lambda round, facts, word: sorted(word) == sorted(facts["found"]) and not _same(
        lambda one, two: set(one) == set(two))(round, facts, word),
    "most common": lambda round, facts, word: round.zipf(word) == max(map(round.zipf, round.common)),
    "everyday word": lambda round, facts, word: lexicon(round.name).by_commonness[facts["rank"]] == word,
    "over multipliers": _multiplied,
    "points per second": _per_second,
}  # fmt: skip


def _path(round, facts, concept):
    word, _, _, mine = round.given["played"][round.given["place"]]
    board = round.board
    if (facts["word"], facts["points"], facts["best"]) != (word, board.score(mine, len(word)), board.top(word)):
        return False
    for path in round.paths(word):
        gained = [cell for cell in path if board.kinds[cell] and cell not in mine]
        if board.score(path, len(word)) != facts["best"] or len(gained) != 1:
            continue
        apart = [there for here, there in zip(mine, path, strict=False) if here != there]
        other = len(mine) == len(path) and apart == gained and board.tiles[gained[0]] == facts.get("tile")
        if board.kinds[gained[0]] == facts["kind"] and (other or facts.get("cell") == gained[0]):
            return True
    return False


def _order(round, facts, concept):
    rates = [points * 20 / ticks(len(path)) for _, _, points, path in round.given["played"]]
    place = round.given["place"]
    if facts["word"] != round.given["played"][place][0]:
        return False
    if concept == "play it earlier":
        before = sum(rate < rates[place] for rate in rates[:place])
        return (facts["place"], facts["before"]) == (place, before)
    planned = [rate for word, rate in _best_rates(round) if word != facts["word"]]
    return abs(facts["rate"] - rates[place]) < 0.051 and facts["rate"] < facts["slowest"] <= max(planned) + 0.05


def _best_rates(round):
    """The points per second of each common word; which of them make the best plan is not examined here."""
    for word in round.board.words:
        if (round.zipf(word) or 0) >= 4:
            yield word, max(round.board.score(path, len(word)) * 20 / ticks(len(path)) for path in round.paths(word))
