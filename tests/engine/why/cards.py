"""Reasons of Quiddler's tables checked by the rules alone: piles as they lie, every game played to its end.

No code of the program: points and bonuses are written down again, words are cut into cards by trying.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from functools import cache

from tests.cases import lexicon

POINTS = {
    "A": 2, "B": 8, "C": 8, "D": 5, "E": 2, "F": 6, "G": 6, "H": 7, "I": 2, "J": 13, "K": 8, "L": 3, "M": 5, "N": 5,
    "O": 2, "P": 6, "Q": 15, "R": 5, "S": 3, "T": 3, "U": 4, "V": 11, "W": 10, "X": 12, "Y": 4, "Z": 14, "QU": 9,
    "IN": 7, "ER": 7, "TH": 9, "CL": 10,
}  # fmt: skip
BONUS = {5: 2, 6: 5, 7: 10}


def bonus(letters):
    """Points for the length of a word."""
    return BONUS.get(letters, 10 * (letters - 6) if letters > 7 else 0)


def cuts(word, cards, used=0, at=0):
    """The sets of cards that spell a word."""
    if at == len(word):
        yield used
    for number, card in enumerate(cards):
        if card and not used >> number & 1 and word.startswith(card.lower(), at):
            yield from cuts(word, cards, used | 1 << number, at + len(card))


def names(cards, some):
    return Counter(card for number, card in enumerate(cards) if some >> number & 1)


class Table:
    """A deal and its positions after each move: every pile a tuple of card numbers, the upper one first."""

    def __init__(self, given, words):
        self.cards, piles = [], []
        for held in given["piles"]:
            piles.append(tuple(range(len(self.cards), len(self.cards) + len(held))))
            self.cards += held
        letters = Counter("".join(self.cards).lower())
        self.sets = {w: some for w in words if not Counter(w) - letters and (some := set(cuts(w, self.cards)))}
        self.spelt = defaultdict(set)
        for word, some in self.sets.items():
            for used in some:
                if used & (used - 1):  # a card alone is no word
                    self.spelt[used].add(word)
        self.states = [tuple(piles)]
        for move in given["moves"]:
            now = list(self.states[-1])
            if isinstance(move[0], str):
                for pile in move[1]:
                    now[pile] = now[pile][1:]
            else:
                now[move[1]], now[move[0]] = now[move[0]][:1], now[move[0]][1:]
            self.states.append(tuple(now))
        self.known, self.fated = {}, {}

    def points(self, some):
        return sum(POINTS[card] for card in names(self.cards, some).elements())

    def score(self, used):
        return self.points(used) + bonus(sum(map(len, names(self.cards, used).elements())))

    def gain(self, used):
        """Its points are won and no longer subtracted."""
        return self.points(used) + self.score(used)

    def words(self, within, card=0):
        """The words of some cards, wherever they lie, with one card among them."""
        found = (words for used, words in self.spelt.items() if not used & ~within and used & card == card)
        return set().union(*found)

    def moves(self, piles):
        """(gain, position after, set of cards) for each move."""
        face = sum(1 << pile[0] for pile in piles if pile)
        for used in self.spelt:
            if not used & ~face:
                yield self.gain(used), self.after(piles, used), used
        for shifted in self.shifts(piles):
            yield 0, shifted[0], 0

    def after(self, piles, used):
        return tuple(pile[1:] if pile and used >> pile[0] & 1 else pile for pile in piles)

    def shifts(self, piles):
        empty = next((place for place, pile in enumerate(piles) if not pile), None)
        for place, pile in enumerate(piles):
            if empty is not None and len(pile) == 2:
                now = list(piles)
                now[empty], now[place] = pile[:1], pile[1:]
                yield tuple(now), pile[0]

    def worth(self, piles):
        """What perfect play still wins."""
        key = tuple(sorted(piles))
        if key not in self.known:
            self.known[key] = max((gain + self.worth(after) for gain, after, _ in self.moves(piles)), default=0)
        return self.known[key]

    def best(self, piles):
        """The best moves, as (position after, set of cards)."""
        worth = self.worth(piles)
        return [(after, used) for gain, after, used in self.moves(piles) if gain + self.worth(after) == worth]

    def fates(self, piles):
        """The cards left over in every best game, and in some."""
        key = tuple(sorted(piles))
        if key not in self.fated:
            here = sum(1 << number for pile in piles for number in pile)
            always, ever = here, 0 if self.worth(piles) else here
            for after, _ in self.best(piles) if self.worth(piles) else ():
                theirs = self.fates(after)
                always, ever = always & theirs[0], ever | theirs[1]
            self.fated[key] = always, ever
        return self.fated[key]

    def plays(self, piles, some, seen=None):
        """Whether some best game from here plays one of these sets."""
        seen = {} if seen is None else seen
        key = tuple(sorted(piles))
        if key not in seen:
            moves = self.best(piles) if self.worth(piles) else ()
            seen[key] = any(used in some or self.plays(after, some, seen) for after, used in moves)
        return seen[key]


@cache
def _table(text, name):
    return Table(json.loads(text), lexicon(name).words)


def table_of(case):
    return _table(json.dumps(case["input"]), case["list"])


def is_true_of_table(case, reason):
    """Whether the facts of a reason for a table hold."""
    table, facts, concept = table_of(case), reason["facts"], reason["concept"]
    piles = table.states[-1]
    if case["kind"] == "hint":
        return HINTS[concept](table, piles, facts)
    if case["kind"] == "ended":
        return _still_there(table, piles, facts)
    return Moved(table, case["input"]["moves"][-1], facts).holds(concept)


def _still_there(table, piles, facts):
    """Whether a best game plays these words, in this order, and nothing else."""

    def plays(piles, words):
        if not words:
            return not table.worth(piles)
        return any(
            plays(after, words[1:] if used else words)
            for after, used in table.best(piles)
            if not used or words[0] in table.spelt[used]
        )

    bonuses = sum(bonus(len(word)) for word in facts["words"])
    known = facts["cost"] == table.worth(piles) == 2 * facts["points"] + facts["bonus"] and facts["bonus"] == bonuses
    return known and plays(piles, facts["words"])


def at_numbers(table, name, within):
    return [number for number, card in enumerate(table.cards) if card == name and within >> number & 1]


def _scarce(table, piles, facts):
    here, face = (sum(1 << n for pile in piles for n in pile[:some]) for some in (2, 1))
    return any(len(table.words(here, 1 << n)) == facts["words"] for n in at_numbers(table, facts["card"], face))


def _least(table, piles):
    return min(table.worth(piles) - gain - table.worth(after) for gain, after, used in table.moves(piles) if used)


def _long(table, piles, facts):
    face = sum(1 << pile[0] for pile in piles if pile)
    longest = max(map(len, table.words(face)))
    best = {word for _, used in table.best(piles) if used for word in table.spelt[used]}
    return any(bonus(len(word)) == facts["bonus"] and len(word) == longest for word in best)


def _uncover(table, piles, facts):
    ever = table.fates(piles)[1]
    pairs = [pile for pile in piles if len(pile) == 2 and not ever >> pile[1] & 1]
    names = [(table.cards[above], table.cards[below]) for above, below in pairs]
    return (facts["above"], facts["card"]) in names and POINTS[facts["card"]] == facts["points"]


HINTS = {
    "scarce card": _scarce,
    "no word yet": lambda table, piles, facts: _least(table, piles) == facts["least"] > 0,
    "long word": _long,
    "uncover": _uncover,
}


class Moved:
    """A move that cost points, the better word, and what each concept says of them."""

    def __init__(self, table, move, facts):
        self.table, self.facts = table, facts
        self.piles, self.then = table.states[-2:]
        self.used = sum(1 << self.piles[pile][0] for pile in move[1]) if isinstance(move[0], str) else 0
        self.here, self.rest = (sum(1 << n for pile in piles for n in pile) for piles in (self.piles, self.then))
        self.score, gain = (table.score(self.used), table.gain(self.used)) if self.used else (0, 0)
        self.cost = table.worth(self.piles) - gain - table.worth(self.then)
        known = table.sets.get(facts.get("better"), set())
        self.move = move
        self.better = [(after, used) for after, used in table.best(self.piles) if used in known]

    def holds(self, concept):
        if self.facts["cost"] != self.cost or self.facts.get("played", self.move[0]) != self.move[0]:
            return False
        if concept in ("move a card first", "other card to move"):
            return self._shift(concept)
        test = getattr(self, "_" + concept.replace(" ", "_"))
        return any(test(after, used) for after, used in self.better)

    def _shift(self, concept):
        facts, table = self.facts, self.table
        moved, worth = facts["moved" if concept == "move a card first" else "instead"], table.worth(self.piles)
        good = [(after, number) for after, number in table.shifts(self.piles) if table.worth(after) == worth]
        for after, number in good:
            below = next(pile[1] for pile in self.piles if pile and pile[0] == number)
            if (table.cards[number], table.cards[below]) != (moved, facts["uncovers"]):
                continue
            if concept == "other card to move":
                return moved != facts["moved"] == self.table.cards[self.piles[self.move[0]][0]]
            sets = {used for used in table.sets.get(facts.get("for"), ()) if used >> below & 1}
            return _least(table, self.piles) == facts["least"] and ("for" not in facts or table.plays(after, sets))
        return False

    def _lost(self, after, used):
        """The cards left over in every best game after the move, and used in every one after the better word."""
        return self.table.fates(self.then)[0] & (used | ~self.table.fates(after)[1])

    def _stranded(self, after, used):
        table, facts = self.table, self.facts
        for number in at_numbers(table, facts["card"], self.rest & self._lost(after, used)):
            card, spent = 1 << number, self.used & ~used
            back = {table.cards[n] for n in range(16) if spent >> n & 1 and table.words(self.rest | 1 << n, card)}
            some = any(one & card for one in table.sets[facts["taker"]])
            if some and not table.words(self.rest, card) and sorted(back) == facts["needed"]:
                return POINTS[facts["card"]] == facts["points"]
        return False

    def _only_word(self, after, used):
        numbers = at_numbers(self.table, self.facts["card"], self.rest)
        only = any(len(self.table.words(self.here, 1 << number)) == self.facts["words"] for number in numbers)
        return only and self._stranded(after, used)

    def _longer_word(self, after, used):
        added = names(self.table.cards, used & ~self.used)
        more = self.table.score(used) - self.score
        return not self.used & ~used and added == Counter(self.facts["added"]) and more == self.facts["more"] > 0

    def _freed(self, used):
        """The cards that the better word uncovers and the move does not."""
        pairs = (pile for pile in self.piles if len(pile) == 2)
        return {below for above, below in pairs if used >> above & 1 and not self.used >> above & 1}

    def _uncovers(self, after, used):
        always = self.table.fates(self.then)[0]
        for number in self._freed(used):
            sets = {one for one in self.table.sets[self.facts["for"]] if one >> number & 1}
            if self.table.cards[number] == self.facts["uncovers"] and always >> number & 1:
                return self.table.plays(after, sets)
        return False

    def _keeps_a_big_word(self, after, used):
        table, facts = self.table, self.facts
        most = max((table.score(one) for one in table.spelt if not one & ~self.rest), default=0)
        sets = {one for one in table.sets[facts["keeps"]] if table.score(one) == facts["score"]}
        return most == facts["most"] < facts["score"] and table.plays(after, sets)

    def _breaks_up(self, after, used):
        table, facts = self.table, self.facts
        rest, taken = names(table.cards, self.rest), names(table.cards, self.used)
        sets = {
            one
            for one in table.sets[facts["keeps"]]
            if table.score(one) == facts["score"] and names(table.cards, one) - rest == Counter(facts["missing"])
        }
        return not Counter(facts["missing"]) - taken and table.plays(after, sets)

    def _frees_a_card(self, after, used):
        table, facts = self.table, self.facts
        freed = sum(1 << number for number in self._freed(used))
        sets = {one for one in table.sets[facts["for"]] if table.score(one) == facts["score"]}
        sets = {one for one in sets if sorted(set(names(table.cards, one & freed))) == facts["uncovers"]}
        return bool(facts["uncovers"]) and table.plays(after, sets)

    def _greedy(self, after, used):
        now = self.score - self.table.score(used)
        return now == self.facts["now"] > 0 and self.facts["later"] == self.cost + now

    def _worth_more_now(self, after, used):
        now = self.table.score(used) - self.score
        return now == self.facts["now"] > 0 and self.facts["later"] == self.cost - now

    def _left_over(self, after, used):
        lost, facts = self._lost(after, used), self.facts
        every = all(at_numbers(self.table, card, self.rest & lost) for card in facts["cards"])
        return every and facts["points"] == sum(POINTS[card] for card in facts["cards"])
