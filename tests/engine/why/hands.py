"""Reasons of Quiddler's hand game checked by dividing the cards of a hand in every way. No code of the program."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache, cached_property

from tests.cases import lexicon
from tests.engine.why.cards import POINTS, cuts

COPIES = {
    "A": 10, "B": 2, "C": 2, "D": 4, "E": 12, "F": 2, "G": 4, "H": 2, "I": 8, "J": 2, "K": 2, "L": 4, "M": 2,
    "N": 6, "O": 8, "P": 2, "Q": 2, "R": 6, "S": 4, "T": 6, "U": 6, "V": 2, "W": 2, "X": 2, "Y": 4, "Z": 2, "QU": 2,
    "IN": 2, "ER": 2, "TH": 2, "CL": 2,
}  # fmt: skip


class Hand:
    """A hand and the cards not seen; what can be laid down is found by dividing the cards in every way."""

    def __init__(self, given, name):
        them = given["opponent"]
        self.cards, self.name, self.given = tuple(given["hand"]), name, given
        laid = [card for word in them["words"] for card in word] if them else []
        self.unseen = Counter(COPIES) - Counter([*self.cards, given["top"], *given["buried"], *given["taken"], *laid])

    @cached_property
    def total(self):
        return self.unseen.total()

    def without(self, card):
        rest = list(self.cards)
        rest.remove(card)
        return tuple(rest)

    def best(self, cards):
        """(score after the best discard, whether all the others can be laid down)."""
        found = [_laid(tuple(sorted(cards[:n] + cards[n + 1 :])), self.name) for n in range(len(cards))]
        return max(score for score, _ in found), any(out for _, out in found)

    def mean(self, cards):
        """The mean score after one more card and the best discard."""
        return sum(number * self.best((*cards, card))[0] for card, number in self.unseen.items()) / self.total

    def outs(self, cards):
        """How many of the cards not seen let these go out."""
        return sum(number for card, number in self.unseen.items() if self.best((*cards, card))[1])


@cache
def _anagrams(name):
    found = defaultdict(list)
    for word in lexicon(name).words:
        found["".join(sorted(word))].append(word)
    return found


@cache
def _spells(cards, name):
    texts = _anagrams(name).get("".join(sorted("".join(cards).lower())), ())
    return len(cards) > 1 and any(True for word in texts for _ in cuts(word, cards))


@cache
def _laid(cards, name):
    """(twice the points laid down minus all points, whether all are laid down) of sorted cards."""
    size = len(cards)
    points = [POINTS[card] for card in cards]
    every = range(1, 1 << size)
    good = [some for some in every if _spells(tuple(c for n, c in enumerate(cards) if some >> n & 1), name)]

    @cache
    def most(left):
        ways = [sum(p for n, p in enumerate(points) if some >> n & 1) + most(left & ~some)
                for some in good if not some & ~left]  # fmt: skip
        return max(ways, default=0)

    full = most((1 << size) - 1)
    return 2 * full - sum(points), full == sum(points)


def is_true_of_hand(case, reason):
    """Whether the facts of a reason for a hand hold."""
    hand, facts, concept = Hand(case["input"], case["list"]), reason["facts"], reason["concept"]
    check = {"draw": _draw, "discard": _discard, "wait": _wait, "lay down": _lay_down}[case["kind"]]
    return check(hand, facts, concept)


def _draw(hand, facts, concept):
    taken = (*hand.cards, facts["top"])
    mine, out = hand.best(taken)
    scores = {card: hand.best((*hand.cards, card))[0] for card in hand.unseen}
    mean = sum(scores[card] * number for card, number in hand.unseen.items()) / hand.total
    if facts["score"] != mine or abs(facts["mean"] - mean) > 0.051 or facts.get("unseen", hand.total) != hand.total:
        return False
    better = sum(number for card, number in hand.unseen.items() if scores[card] > mine)
    good = sum(number for card, number in hand.unseen.items() if scores[card] >= mine)
    if facts.get("better", better) != better or facts.get("good", good) != good:
        return False
    if concept == "open card goes out":
        used = [cuts("".join(facts["words"]).lower(), taken)]
        known = all(word.lower() in lexicon(hand.name) for word in facts["words"])
        return out and known and any(some.bit_count() == len(taken) - 1 for ways in used for some in ways)
    return "word" not in facts or any(cuts(facts["word"].lower(), taken))


def _discard(hand, facts, concept):
    kept = [hand.without(facts[name]) for name in ("made", "better")]
    if concept == "cards to go out":
        return facts["out"] == list(map(hand.outs, kept)) and facts["unseen"] == hand.total
    if concept == "breaks a word":
        now = [_laid(tuple(sorted(cards)), hand.name)[0] for cards in kept]
        best = now[1] == hand.best(hand.cards)[0] and facts["made"] in facts["word"]
        return best and facts["now"] == now and any(cuts(facts["word"].lower(), kept[1]))
    return abs(facts["gap"] - (hand.mean(kept[1]) - hand.mean(kept[0]))) < 0.051


def _wait(hand, facts, concept):
    kept = list(map(hand.without, hand.cards))
    out = [sum(POINTS[card] for card in cards) for cards in kept if _laid(tuple(sorted(cards)), hand.name)[1]]
    return facts["now"] == max(out) and abs(facts["later"] - max(map(hand.mean, kept))) < 0.051


def _lay_down(hand, facts, concept):
    given = hand.given
    ways = given["words"], given["best_words"]
    if facts["best"] != given["best_words"] or not all(_spells(tuple(sorted(word)), hand.name) for word in ways[1]):
        return False
    over = []
    for words, discard in zip(ways, (given["discard"], given["best_discard"]), strict=True):
        laid = Counter(card for word in words for card in word) + Counter([discard])
        over.append(Counter(hand.cards) - laid)
    points = [sum(POINTS[card] for card in left.elements()) for left in over]
    theirs = given["opponent"]["words"] if given["opponent"] else ()
    letters = [max((len("".join(word)) for word in words), default=0) for words in (*ways, theirs)]
    holding = [word for word in facts["best"] if "".join(word) == facts.get("word")]
    cost = given["best"] - given["score"]
    played = [given["hand"], given["words"], ["".join(word) for word in ways[1]], cost]
    if [facts[name] for name in ("held", "words", "shown", "cost")] != played:
        return False
    if concept == "longest word":
        return len(holding) > 0 and letters[1] == facts["letters"] > letters[2] == facts["opponent"] >= letters[0]
    if concept == "most words":
        mine, best = map(len, ways)
        return best == facts["number"] > len(theirs) == facts["opponent"] >= facts["mine"] == mine
    if concept == "cheaper discard":
        pair = given["discard"], given["best_discard"]
        known = (facts["discard"], facts["instead"]) == pair and facts["cheaper"] == cost
        return known and POINTS[pair[0]] - POINTS[pair[1]] == cost and any(facts["discard"] in word for word in holding)
    if concept == "card left":
        left = facts["card"] in over[0] and POINTS[facts["card"]] == facts["points"]
        return left and points[1] < points[0] and any(facts["card"] in word for word in holding)
    return [facts["left"], facts["over"]] == points and points[1] < points[0]
