"""Hunspell dictionaries: stems with flags, and the forms that the rules of an affix file make of them.

The format is described in hunspell(5). Compounds are not formed: there is no end of them. See docs/decisions/104.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon.columns import Entries, Lines, Row
from qless_studio.engine.lexicon.decoding import decode, encoding_of
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import damaged, figure, say

MOST_FORMS = 8_000_000
"""Number of forms above which a dictionary is refused: Polish has four million."""

_COUNT = re.compile(r"\d{1,9}$")
_MORPHOLOGY = re.compile(r"\t|\s+\w\w:")
_SLASH = re.compile(r"(?<!\\)/")


def looks_hunspell(lines: Lines, dic: bool) -> bool:
    """Whether a text is a Hunspell dictionary, judged by all of it; `dic`: its file is named as one.

    The number of entries comes first, and some have flags. In a file of another name the number must be about right,
    and most of what follows a slash must not look like a word; in one named `.dic` without a number most entries must
    have flags or Hunspell's fields.
    """
    first = next((line for line, _ in lines), "")
    count = int(first) if _COUNT.match(first) else None
    if count is not None and dic:
        return True
    if count is None and not dic:
        return False
    entries = flagged = words = 0
    for line, number in lines:
        flags = entry_of(line)[1] if "/" in line else ""
        entries += number
        flagged += number * bool(flags or (dic and _MORPHOLOGY.search(line)))
        words += number * (flags.islower() and len(flags) > 1)
    if count is None:
        return 2 * flagged > entries
    return abs(count + 1 - entries) <= entries // 10 + 1 and 2 * words < flagged > entries // 10


def affix_beside(path: Path) -> Path | None:
    """The affix file of the same name beside a file named `.dic`, if there is one."""
    endings = (".aff", ".AFF") if path.suffix.lower() == ".dic" else ()
    return next((each for each in map(path.with_suffix, endings) if each.is_file()), None)


def encoding_in(rules: bytes) -> str:
    """The encoding that an affix file says, for itself and for its dictionary; empty if it says none that is known."""
    said = re.search(rb"^\s*SET\s+(?:microsoft-)?(\S+)", rules, re.MULTILINE)
    try:
        return encoding_of(said[1].decode("latin-1")) if said else ""
    except LexiconError:
        return ""


def affixes_in(rules: bytes, where: str) -> Affixes:
    """The rules in the content of an affix file; raises `LexiconError` at `where`."""
    return Affixes(decode(rules, where, ENGLISH, likely=encoding_in(rules))[0], where)


def dictionary(lines: Lines, affixes: Affixes | None, which: str) -> Entries:
    """The entries of a dictionary: all forms, or only stems without the affixes.

    `which`: the name of the affix file, or why there is none. Raises `LexiconError` for too many forms.
    """
    sample = lines.sample()
    counted = bool(sample) and _COUNT.match(sample[0]) is not None
    entries = lines.without_first() if counted else iter(lines)
    if affixes is not None:
        forms = affixes.forms((line for line, count in entries if count), lines.run)
        assumed = say("a Hunspell dictionary with the forms of {}", which)
        return Entries(_counted(forms, lines.run), forms, (assumed,))
    missing = say("Only the stems of this Hunspell dictionary are read, and no other forms: {}", which)
    stems = ((entry_of(line)[0], None, count) for line, count in entries if count)
    flagged = any(entry_of(line)[1] for line in sample)
    shown = [entry_of(line)[0] for line in sample]
    return Entries(stems, shown, (say("a Hunspell dictionary"),), only_stems=missing if flagged else "")


def entry_of(line: str) -> tuple[str, str]:
    """The stem of a line, and its flags as written: any text after the first slash that no backslash escapes."""
    entry = _MORPHOLOGY.split(line, maxsplit=1)[0] if " " in line or "\t" in line else line
    slash = _SLASH.search(entry, 1)
    if slash is None:
        return entry.replace("\\/", "/"), ""
    return entry[: slash.start()].strip().replace("\\/", "/"), entry[slash.end() :].strip()


def _counted(forms: Collection[str], run: Run) -> Iterator[Row]:
    for number, form in enumerate(forms):
        if number % 4096 == 0:
            run.checkpoint()
        yield form, None, 1


Flags = tuple[str, ...]
_SPECIAL = ("NEEDAFFIX", "ONLYINCOMPOUND", "CIRCUMFIX", "FORBIDDENWORD")


class _Rule(NamedTuple):
    """What a rule does to a word, and the flags of the form."""

    strip: str
    add: str
    flags: Flags
    fits: Callable[[str], object]
    """Whether the rule's condition is true for `width` letters at the end or start of a word."""
    width: int
    """Number of those letters."""
    crosses: bool
    """Whether the form may have an affix at its other end too."""

    def suffixed(self, word: str) -> str:
        return word[: len(word) - len(self.strip)] + self.add

    def prefixed(self, word: str) -> str:
        return self.add + word[len(self.strip) :]


class Affixes:
    """The rules of an affix file.

    Up to two suffixes and one prefix, as Hunspell applies them (without COMPLEXPREFIXES). Rules that add anything but
    letters, as the French *l'*, are left out: no word comes of them.
    """

    def __init__(self, text: str, where: str) -> None:
        """Raises `LexiconError` at `where` for a rule that cannot be read."""
        self._kind, self._full_strip = "short", False
        self._aliases: list[str] = []
        self._suffixes: dict[str, dict[tuple[str, str], list[_Rule]]] = {}  # by flag, then by strip and condition
        self._prefixes: dict[str, list[_Rule]] = {}
        self._crossing: dict[tuple[str, str], bool] = {}
        self._special: dict[str, str] = {}
        for number, line in enumerate(text.split("\n"), 1):
            try:
                self._read(line.split())
            except (ValueError, LookupError):
                raise LexiconError(damaged("line {} is no affix rule: {}", number, line.strip()[:80]), where) from None
        self._needs_affix, self._only_compound, self._circumfix, self._forbidden = map(self._special.get, _SPECIAL)
        self._hidden = {self._needs_affix, self._only_compound, self._circumfix}
        self._widths = {
            flag: max(max(rules[0].width, len(rules[0].strip)) for rules in alike.values()) + 1
            for flag, alike in self._suffixes.items()
        }
        self._kept: dict[tuple[str, str], list[_Rule]] = {}

    def _read(self, fields: list[str]) -> None:
        match fields:
            case ["FLAG", kind, *_]:
                self._kind = kind
            case ["FULLSTRIP", *_]:
                self._full_strip = True
            case ["AF", flags, *_]:
                self._aliases.append(flags)  # the first of them is their number
            case [name, flag, *_] if name in _SPECIAL:
                self._special[name] = self.flags_of(flag)[0]
            case ["SFX" | "PFX" as kind, flag, *rest]:
                if (kind, flag) not in self._crossing:
                    self._crossing[kind, flag] = {"Y": True, "N": False}[rest[0]]
                else:
                    strip, add, *condition = rest
                    self._add(kind, flag, strip, add, condition[0] if condition else ".")

    def _add(self, kind: str, flag: str, strip: str, add: str, condition: str) -> None:
        add, _, flags = add.partition("/")
        add = "" if add == "0" else add
        letters = re.findall(r"\[\^?[^\[\]]+\]|[^\[\]]", condition)
        if "".join(letters) != condition:
            raise ValueError
        if add and not add.isalpha():
            return
        fits = re.compile("".join(map(_pattern, letters))).fullmatch
        crosses = self._crossing[kind, flag]
        rule = _Rule("" if strip == "0" else strip, add, self.flags_of(flags), fits, len(letters), crosses)
        if kind == "PFX":
            self._prefixes.setdefault(flag, []).append(rule)
        else:
            self._suffixes.setdefault(flag, {}).setdefault((strip, condition), []).append(rule)

    def flags_of(self, text: str) -> Flags:
        """The flags written as this text, each once."""
        if self._aliases and text.isdigit() and int(text) < len(self._aliases):
            text = self._aliases[int(text)]
        if self._kind == "num":
            return tuple(dict.fromkeys(flag.strip() for flag in text.split(",") if flag.strip()))
        size = 2 if self._kind == "long" else 1
        return tuple(dict.fromkeys(text[place : place + size] for place in range(0, len(text), size)))

    def forms(self, lines: Iterable[str], run: Run) -> dict[str, None]:
        """The words that the entries of a dictionary stand for, each once; raises `LexiconError` and `Stopped`."""
        found: dict[str, None] = {}
        forbidden = set()
        parsed: dict[str, Flags] = {}
        for number, line in enumerate(lines):
            if number % 256 == 0:
                run.checkpoint()
                if len(found) > MOST_FORMS:
                    raise LexiconError(say("the affix file makes more than {} forms", figure(MOST_FORMS)))
            stem, text = entry_of(line)
            if not text or not stem.isalpha():
                found[stem] = None
                continue
            flags = parsed.get(text)
            if flags is None:
                flags = parsed[text] = self.flags_of(text)
            if self._forbidden in flags:
                forbidden.add(stem)
            elif self._only_compound not in flags:
                found.update(dict.fromkeys(self._forms(stem, flags)))
        for word in forbidden:
            found.pop(word, None)
        return found

    def _forms(self, stem: str, flags: Flags) -> list[str]:
        """The forms of a stem, its own first."""
        found = [] if self._needs_affix in flags else [stem]
        prefixes, suffixes = self._prefixes_of(flags), self._suffixes_of(stem, flags)
        if not prefixes and not any(rule.flags for rule in suffixes):  # most stems
            return found + [rule.suffixed(stem) for rule in suffixes]
        for prefix in prefixes:
            found += [prefix.prefixed(stem)] * (self._applies(prefix, stem) and self._is_word(prefix.flags))
            for rule in self._suffixes_of(stem, prefix.flags):
                found += self._crossed(rule.suffixed(stem), rule, (prefix,))
        for rule in suffixes:
            form, crossing = rule.suffixed(stem), prefixes + self._prefixes_of(rule.flags)
            found += [form] * self._is_word(rule.flags)
            found += self._crossed(form, rule, crossing)
            for further in self._suffixes_of(form, rule.flags):
                word, nearer = further.suffixed(form), crossing if rule.crosses else ()
                found += [word] * self._is_word(further.flags)
                found += self._crossed(word, further, nearer + self._prefixes_of(further.flags))
        return found

    def _suffixes_of(self, word: str, flags: Flags) -> list[_Rule]:
        """The rules of these flags that apply. That depends on the last letters only: they are kept by them."""
        found = []
        for flag in flags:
            width = self._widths.get(flag)
            if width is not None:
                key = flag, word[-width:]
                rules = self._kept.get(key)
                if rules is None:
                    alike = ((rules[0], rules) for rules in self._suffixes[flag].values())
                    fitting = (
                        rules for one, rules in alike if word.endswith(one.strip) and one.fits(word[-one.width :])
                    )
                    rules = self._kept[key] = list(chain.from_iterable(fitting))
                found += rules
        return found if self._full_strip else [rule for rule in found if len(rule.strip) < len(word)]

    def _prefixes_of(self, flags: Flags) -> tuple[_Rule, ...]:
        return tuple(chain.from_iterable(self._prefixes.get(flag, ()) for flag in flags)) if flags else ()

    def _crossed(self, form: str, suffix: _Rule, prefixes: tuple[_Rule, ...]) -> Iterator[str]:
        """A form that the suffix made, with each of the prefixes."""
        if not prefixes or not suffix.crosses or self._only_compound in suffix.flags:
            return
        for prefix in prefixes:
            paired = (self._circumfix in prefix.flags) == (self._circumfix in suffix.flags)
            needed = self._needs_affix in prefix.flags and self._needs_affix in suffix.flags
            alone = self._only_compound not in prefix.flags
            if prefix.crosses and paired and alone and not needed and self._applies(prefix, form):
                yield prefix.prefixed(form)

    def _applies(self, prefix: _Rule, word: str) -> bool:
        """Whether a prefix may be put on a word."""
        left = len(word) > len(prefix.strip) or self._full_strip
        return left and word.startswith(prefix.strip) and prefix.fits(word[: prefix.width]) is not None

    def _is_word(self, flags: Flags) -> bool:
        return not flags or self._hidden.isdisjoint(flags)


def _pattern(letter: str) -> str:
    """A regular expression for a letter of a condition, or a choice of letters such as [^aeiou]."""
    if len(letter) == 1:
        return letter if letter == "." else re.escape(letter)
    start = "[^" if letter[1] == "^" else "["
    return start + re.escape(letter[len(start) : -1]) + "]"
