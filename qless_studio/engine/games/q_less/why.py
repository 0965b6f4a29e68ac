"""Why a roll or a grid has no solution, what to look at first, and what decides a roll. See docs/decisions/115.

All of it takes 0.4 to 12 ms. Free games, and pairs of tiles that may touch, have no reasons.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from qless_studio.engine.games.q_less.difficulty import completion, fewest_words, vocabulary_needed
from qless_studio.engine.games.q_less.puzzle import MIN_LETTERS, Line, LineState, Options, Puzzle, Tile, check
from qless_studio.engine.games.q_less.solver import spelled
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import is_vowel
from qless_studio.engine.reasons import NAMED, Reason, capitals, either, listed
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, figure, say

SCARCE = 12
"""Words in which a letter may be for a hint to begin with it."""
FEW_VOWELS = 3
MANY = 6
"""Letters above which a sentence only counts them."""
EVERYDAY = 3_000
"""Rank of the rarest word that is called an everyday word."""


class Roll:
    """The letters of a puzzle and the words they spell."""

    def __init__(self, puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> None:
        self.puzzle, self.lexicon, self.options, self.run = puzzle, lexicon, options, run
        self.letters = puzzle.letters
        self.words = spelled(self.letters, lexicon, options).texts if self.letters else []
        self.having = {x: [word for word in self.words if x in word] for x in sorted(set(self.letters))}
        self.silent = options.touching or puzzle.free or len(self.letters) < MIN_LETTERS

    @cached_property
    def scarce(self) -> list[str]:
        """The letters, those in the fewest words first."""
        return sorted(self.having, key=lambda x: (len(self.having[x]), x))

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The runs of tiles on the grid."""
        return check(self.letters, self.puzzle.tiles, self.lexicon, self.options).lines

    @cached_property
    def vowels(self) -> int:
        """How many of the letters are vowels."""
        return sum(map(is_vowel, self.letters))

    @cached_property
    def needs_vowels(self) -> bool:
        """Whether every word has a vowel."""
        return all(any(map(is_vowel, word)) for word in self.words)

    def solvable(self, letters: str = "", banned: Sequence[str] = (), tiles: tuple[Tile, ...] = ()) -> bool:
        """Whether there is a solution of other letters, without some words, or with tiles on the grid."""
        options = replace(self.options, banned=",".join(filter(None, (self.options.banned, *banned))))
        return completion(Puzzle(letters or self.letters, tiles), self.lexicon, options, self.run) is not None

    def without(self, letter: str) -> bool:
        """Whether there is a solution of all letters but one."""
        rest = self.letters.replace(letter, "", 1)
        return len(rest) >= MIN_LETTERS and self.solvable(rest)

    def shown(self, words: Sequence[str]) -> str:
        """The words as in a sentence."""
        return listed(map(self.lexicon.named, words))

    def fitting(self, letter: str) -> list[str]:
        """The words that can still take a letter of the rack.

        Only the line of the word is looked at: there may be too many, never too few.
        """
        tiles = {(tile.row, tile.column): tile.letter for tile in self.puzzle.tiles}
        rack = Counter(self.puzzle.rack)
        lines = [*_lines(tiles), *_lines({(column, row): there for (row, column), there in tiles.items()})]
        return [
            word
            for word in self.having[letter]
            if Counter(word) <= rack or any(_fits(word, letter, line, rack) for line in lines)
        ]


def reasons(roll: Roll) -> Iterator[Reason]:
    """Why a puzzle has no solution; nothing if it has one."""
    yield from dead_end(roll) if roll.puzzle.tiles and roll.solvable() else no_solution(roll)


def no_solution(roll: Roll) -> Iterator[Reason]:
    """Why letters have no solution, whatever is on the grid; nothing if they have one."""
    if roll.silent or not roll.words or roll.solvable():
        return
    total = len(roll.words)
    none = [x for x in roll.having if not roll.having[x]]
    if none:
        text = counted(
            len(none),
            "None of the {1} words of these letters has the {0}.",
            "None of the {1} words of these letters has any of {0}.",
            capitals(none), figure(total),
        )  # fmt: skip
        if len(none) > MANY or (total == 1 and len(none) > 1):
            text = say("{} of these letters are in no word.", len(none))
        elif total == 1:
            text = say("No word of your letters contains {}.", capitals(none))
        yield Reason("letter in no word", {"letters": none, "words": total}, text)
    yield from _rivals(roll)
    dropped = [x for x in roll.having if roll.without(x)]
    scarce = next(_scarce(roll, dropped), None)
    if scarce is not None:
        yield scarce
        return
    enough = _enough(roll) if roll.vowels <= FEW_VOWELS else ""
    if enough:
        consonants = len(roll.letters) - roll.vowels
        text = counted(
            roll.vowels,
            "{} vowel is too few for {} consonants: with {} for any of them there is a solution.",
            "{} vowels are too few for {} consonants: with {} for any of them there is a solution.",
            roll.vowels, consonants, enough.upper(),
        )  # fmt: skip
        yield Reason("too few vowels", {"vowels": roll.vowels, "consonants": consonants, "instead": enough}, text)
    if dropped:
        text = say("One letter is too much: leaving out any of {} gives a solution.", capitals(dropped))
        if len(dropped) > MANY:
            text = say("One letter is too much: leaving out one of {} gives a solution.", len(dropped))
        if len(dropped) <= NAMED:
            text = say("One letter is too much: without the {} there is a solution.", either(map(str.upper, dropped)))
        if len(dropped) == 1:
            text = say("Only the {} is too much: without it there is a solution.", capitals(dropped))
        yield Reason("one letter too many", {"dropped": dropped}, text)


def _rivals(roll: Roll) -> Iterator[Reason]:
    """Letters that all need the same one, more than its tiles can serve: a tile is in two words at most."""
    count = Counter(roll.letters)
    for needed in roll.having:
        rivals = [x for x, words in roll.having.items() if x != needed and words and all(needed in w for w in words)]
        tiles = sum(count[x] for x in rivals)
        words = {word for x in rivals for word in roll.having[x]}
        most = max((sum(min(count[x], word.count(x)) for x in rivals) for word in words), default=0)
        if rivals and tiles > 2 * count[needed] * most:
            facts = {"rivals": rivals, "needs": needed, "most": most, "tiles": tiles, "have": count[needed]}
            text = say("Every word with {} needs the {}, and a tile stands in two words at most.",
                       either(map(str.upper, rivals)), needed.upper())  # fmt: skip
            if len(rivals) > NAMED:
                text = say("{} letters stand only in words with the {}, and a tile stands in two words at most.",
                           len(rivals), needed.upper())  # fmt: skip
            yield Reason("rivals", facts, text)
            return


def _scarce(roll: Roll, dropped: Sequence[str]) -> Iterator[Reason]:
    """A letter with few words: one without which there is a solution, else any."""
    few = [x for x in roll.scarce if 1 <= len(roll.having[x]) <= NAMED]
    for x in filter(dropped.__contains__, few):
        words = roll.having[x]
        text = counted(
            len(words),
            "The {0} fits only {1}, and that leads nowhere; without the {0} there is a solution.",
            "The {0} fits only {1}, and they lead nowhere; without the {0} there is a solution.",
            x.upper(), roll.shown(words),
        )  # fmt: skip
        yield Reason("letter to blame", {"letter": x, "words": words}, text)
    total = len(roll.words)
    for x in filter(dropped.__contains__, roll.scarce):
        number = len(roll.having[x])
        if number and 8 * number <= total:
            text = say("Only {} of {} words have the {}; without it there is a solution.",
                       figure(number), figure(total), x.upper())  # fmt: skip
            yield Reason("letter to blame", {"letter": x, "count": number, "words": total}, text)
    for x in few:
        words = roll.having[x]
        text = counted(
            len(words),
            "The {} fits only {}, and that leads nowhere.",
            "The {} fits only {}, and they lead nowhere.",
            x.upper(), roll.shown(words),
        )  # fmt: skip
        yield Reason("few words", {"letter": x, "words": words}, text)


def _enough(roll: Roll) -> str:
    """A vowel with which there is a solution whichever consonant it replaces; "" for none."""
    consonants = sorted(x for x in roll.having if not is_vowel(x))
    for vowel in "eaoiu":
        if all(roll.solvable(roll.letters.replace(x, vowel, 1)) for x in consonants):
            return vowel
    return ""


def dead_end(roll: Roll) -> Iterator[Reason]:
    """Why no solution keeps the tiles on the grid; nothing if one does, or if the letters have none at all."""
    puzzle = roll.puzzle
    if roll.silent or not puzzle.tiles or roll.solvable(tiles=puzzle.tiles) or not roll.solvable():
        return
    for line in roll.lines:
        if line.state is not LineState.WORD and not any(line.text in word for word in roll.words):
            text = say("No word of your letters contains {}.", line.text.upper())
            yield Reason("broken run", {"run": line.text, "words": len(roll.words)}, text)
            return
    fitting = {x: roll.fitting(x) for x in sorted(set(puzzle.rack))}
    lost = [x for x in fitting if not fitting[x]]
    if lost and len(lost) == len(fitting) > 1:
        left = len(puzzle.rack)
        text = say("None of the {} letters left can join the grid any more.", left)
        yield _guilty(roll, lost[0], Reason("nothing joins", {"letters": lost, "left": left}, text))
    if lost:
        x = min(lost, key=lambda x: len(roll.having[x]))
        before = len(roll.having[x])
        one = say("The {} can no longer be placed: its one word does not fit any more.", x.upper())
        none = say("The {} can no longer be placed: none of its {} words fits any more.", x.upper(), figure(before))
        text = one if before == 1 else none
        yield _guilty(roll, x, Reason("letter stuck", {"letter": x, "before": before}, text))
    elif fitting:
        yield from _tight(roll, fitting)


def _tight(roll: Roll, fitting: dict[str, list[str]]) -> Iterator[Reason]:
    """Every letter left can still be in some word."""
    x = min(fitting, key=lambda x: (len(fitting[x]), x))
    words, before = fitting[x], len(roll.having[x])
    if len(words) <= NAMED:
        text = counted(
            len(words),
            "The {} has only {} left here, and that leads nowhere.",
            "The {} has only {} left here, and they lead nowhere.",
            x.upper(), roll.shown(words),
        )  # fmt: skip
        yield _guilty(roll, x, Reason("letter squeezed", {"letter": x, "words": words, "before": before}, text))
        return
    rack = roll.puzzle.rack
    if len(rack) > 1 and not any(map(is_vowel, rack)) and roll.needs_vowels:
        text = say("Only consonants are left, {} of them, and each needs a vowel on the grid.", len(rack))
        yield Reason("no vowel left", {"consonants": len(rack)}, text)
    if 2 * len(words) <= before:
        text = say("The {} has {} words left of {}, and none of them leads to a solution.",
                   x.upper(), figure(len(words)), figure(before))  # fmt: skip
        yield _guilty(roll, x, Reason("letter cramped", {"letter": x, "left": len(words), "before": before}, text))


def _guilty(roll: Roll, letter: str, reason: Reason) -> Reason:
    """The reason and, if there is one, the word without which the other tiles can stay."""
    tiles = roll.puzzle.tiles
    for line in roll.lines:
        gone = set(line.tiles).difference(*(other.tiles for other in roll.lines if other is not line))
        if not gone or len(gone) == len(tiles):
            continue
        rest = roll.puzzle.with_tiles([tile for tile in tiles if tile not in gone])
        if roll.solvable(tiles=rest.tiles):
            words = len(Roll(rest, roll.lexicon, roll.options, roll.run).fitting(letter))
            more = counted(
                words,
                "Without {0}, the other tiles can stay, and the {1} has {2} word.",
                "Without {0}, the other tiles can stay, and the {1} has {2} words.",
                roll.lexicon.named(line.text), letter.upper(), figure(words),
            )  # fmt: skip
            facts: dict[str, Any] = {**reason.facts, "without": line.text, "stuck": letter, "then": words}
            return replace(reason, facts=facts, more=more)
    return reason


def first_letter(roll: Roll) -> Iterator[Reason]:
    """What to look at first in letters that have a solution: no word is given away."""
    if roll.silent or not roll.solvable():
        return
    total, x = len(roll.words), roll.scarce[0]
    words = roll.having[x]
    if len(words) <= 2 * NAMED and not all(roll.solvable(banned=[word]) for word in words):
        text = say("The {} stands in the same word in every solution.", x.upper())
        yield Reason("same word always", {"letter": x, "count": len(words), "words": total}, text, _only(roll, x))
    for y in roll.scarce[1:3]:
        both = [word for word in words if y in word]
        scarce = 1 <= len(both) <= NAMED and len(roll.having[y]) <= 3 * SCARCE
        if scarce and not roll.solvable(banned=both):
            text = counted(
                len(both),
                "Put the {1} and the {2} into one word: every solution does, and {0} word has both.",
                "Put the {1} and the {2} into one word: every solution does, and {0} words have both.",
                len(both), x.upper(), y.upper(),
            )  # fmt: skip
            facts: dict[str, Any] = {"letters": [x, y], "count": len(both), "with": len(words), "words": total}
            yield Reason("two in one word", facts, text, _only(roll, x))
            break
    longest = max(map(len, roll.words))
    if roll.needs_vowels and roll.vowels * longest - roll.vowels + 1 < len(roll.letters):
        text = counted(
            roll.vowels,
            "With only {} vowel, some words must cross at it.",
            "With only {} vowels, some words must cross at a vowel.",
        )  # fmt: skip
        facts = {"vowels": roll.vowels, "letters": len(roll.letters), "longest": longest}
        yield Reason("cross at a vowel", facts, text)
    if (len(words) <= SCARCE and 2 * len(words) <= total) or 10 * len(words) <= total:
        text = counted(
            len(words),
            "Begin with the {1}: only {0} of your {2} words has it.",
            "Begin with the {1}: only {0} of your {2} words have it.",
            figure(len(words)), x.upper(), figure(total),
        )  # fmt: skip
        yield Reason("scarce letter", {"letter": x, "count": len(words), "words": total}, text)
    two = roll.scarce[:2]
    counts = [len(roll.having[letter]) for letter in two]
    if len(two) == 2 and 5 * counts[1] <= total:
        text = say("Begin with the {} and the {}: {} and {} of your {} words have them.",
                   *(letter.upper() for letter in two), *map(figure, counts), figure(total))  # fmt: skip
        yield Reason("two scarce letters", {"letters": two, "counts": counts, "words": total}, text)


def decided_by(roll: Roll) -> Iterator[Reason]:
    """What decides letters that have a solution, once words may be named."""
    bare = Puzzle(roll.letters)
    needed = None if roll.silent else vocabulary_needed(bare, roll.lexicon, roll.options, roll.run)
    if needed is None:
        return
    rank, easiest = needed
    used = list(dict.fromkeys(easiest.words))
    key = sorted((word for word in used if not roll.solvable(banned=[word])),
                 key=lambda word: min(len(roll.having[x]) for x in word))  # fmt: skip
    if key:
        x = min(key[0], key=lambda x: len(roll.having[x]))
        facts = {"words": key[:NAMED], "letter": x, "count": len(roll.having[x]), "all": len(roll.words)}
        yield Reason("key word", facts, say("Every solution uses {}.", roll.shown(key[:NAMED])), _only(roll, x))
    x = roll.scarce[0]
    words = roll.having[x]
    if 2 <= len(words) <= NAMED:
        text = say("The {} fits only {}.", x.upper(), roll.shown(words))
        yield Reason("letter with few words", {"letter": x, "words": words}, text)
    if 10 * len(words) <= len(roll.words):
        yield Reason("scarce letter", {"letter": x, "count": len(words), "words": len(roll.words)}, _only(roll, x))
    if rank <= EVERYDAY and len(used) <= 5:
        more = say("All of them are among the {} most common words of the list.", figure(rank))
        text = say("Everyday words are enough: {}.", roll.shown(used))
        yield Reason("everyday words", {"words": used, "rank": rank}, text, more)
    word = max(used, key=len)
    if 2 * len(word) >= len(roll.letters):
        text = say("{} takes {} of the {} letters at once.", roll.lexicon.named(word), len(word), len(roll.letters))
        yield Reason("long word", {"word": word, "takes": len(word), "letters": len(roll.letters)}, text)
    fewest = fewest_words(bare, roll.lexicon, roll.options, roll.run)
    if fewest is not None and len(fewest.words) <= NAMED:
        text = counted(
            len(fewest.words), "{} word is enough: {}.", "{} words are enough: {}.",
            len(fewest.words), roll.shown(fewest.words),
        )  # fmt: skip
        more = say("Fewer never are: that is proven.") if len(fewest.words) > 1 else ""
        yield Reason("few words are enough", {"words": list(fewest.words)}, text, more)


def _only(roll: Roll, letter: str) -> str:
    words = len(roll.having[letter])
    return counted(
        words, "Only {} of your {} words has the {}.", "Only {} of your {} words have the {}.",
        figure(words), figure(len(roll.words)), letter.upper(),
    )  # fmt: skip


def _lines(tiles: dict[tuple[int, int], str]) -> list[dict[int, str]]:
    """The rows with tiles, each as letters by column."""
    lines: dict[int, dict[int, str]] = {}
    for (row, column), there in tiles.items():
        lines.setdefault(row, {})[column] = there
    return list(lines.values())


def _fits(word: str, letter: str, line: dict[int, str], rack: Counter[str]) -> bool:
    """Whether a word can lie through tiles of a line and take `letter` from the rack."""
    for start in range(min(line) - len(word) + 1, max(line) + 1):
        if start - 1 in line or start + len(word) in line:
            continue
        there = [(line.get(place), want) for place, want in enumerate(word, start)]
        new = Counter(want for have, want in there if have is None)
        if all(have in (None, want) for have, want in there) and new[letter] and new <= rack:
            return True
    return False
