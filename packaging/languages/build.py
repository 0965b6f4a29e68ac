"""Make the word lists, commonness and definitions of languages other than English from pinned packages.

    packaging/languages/fetch.sh PACKAGES
    python packaging/languages/build.py PACKAGES [LANGUAGE ...]

Needs msgpack. For each language `resources/languages/XX/` gets lexicon_XX.tsv.xz (word, spellings),
commonness_XX.tsv.xz (word, zipf, raw zipf; then the further words of the tier wide), definitions_XX.sqlite.xz where a
clean source has definitions, and language.json. hands.json holds what was decided by hand.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import lzma
import math
import re
import sqlite3
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from folding import LANGUAGES, ascii_of, fold
from packages import HERE, Packages, wordfreq
from sources import SOURCES, Found

ROOT = HERE.parents[1]
LONGEST, SHORTEST = 16, 2
SENSES = 2
"""Senses of a lemma that are kept, each cut to `GLOSS` characters."""
GLOSS = 120
RARE = 2.29
"""The highest Zipf value of a rare word."""
FILTER = {"id": lzma.FILTER_LZMA2, "preset": 6 | lzma.PRESET_EXTREME, "dict_size": 1 << 24, "lc": 4, "lp": 0, "pb": 0}
"""For the tables: 1 % smaller than with xz's default, and the dictionary holds a whole table."""
HANDS = json.loads((HERE / "hands.json").read_text("utf-8"))
"""By language and field of `Choices`: words with blanks between them."""


@dataclass
class Choices:
    """What was decided by hand for a language; see `HANDS`."""

    no: set[str] = field(default_factory=set)
    """Words that are left out."""
    also: set[str] = field(default_factory=set)
    """Words that no source has."""
    no_vowel: set[str] = field(default_factory=set)
    """Words that have no vowel."""
    rare: set[str] = field(default_factory=set)
    """Words that texts have mostly as something else: they rank as rare."""
    first: set[str] = field(default_factory=set)
    """Spellings that come first."""
    two: set[str] | None = None
    """The only words of two letters; None where any may be one."""
    english: set[str] | None = None
    """Words that rank as they are though texts have them mostly as English; None where all do."""

    @classmethod
    def of(cls, code: str) -> Choices:
        """The choices for a language."""
        return cls(**{key: set(words.split()) for key, words in HANDS.get(code, {}).items()})


def build(p: Packages, code: str, out: Path) -> dict[str, object]:
    """Write all files of a language into the folder `out`/`code`; returns what its language.json says."""
    language, found, hand = LANGUAGES[code], SOURCES[code](p), Choices.of(code)
    known = wordfreq(p, code)
    refused: Counter[str] = Counter()
    spellings = spellings_of(code, found.words | hand.also, hand, refused)
    prune(code, spellings, found, known, refused)
    zipf, raw = commonness(spellings, known, ranked_as_rare(p, spellings, known, hand))
    supported = {word for word in supported_words(code, spellings, found, zipf) if word not in zipf}
    level = {w: 50 if zipf.get(w, 0) >= 2.3 else 70 if w in zipf else 75 if w in supported else 80 for w in spellings}
    folder = out / code
    folder.mkdir(parents=True, exist_ok=True)
    place = {c: i for i, c in enumerate(language.letters)}
    entries = sorted(spellings, key=lambda w: [place[c] for c in w])
    proper = {word: in_order(word, spellings[word], found, known, hand) for word in entries}
    # Two files, two licences: the words are the dictionary's; what is known from texts, tiers included, is wordfreq's.
    rows = ["word\tspellings", *(f"{w}\t{proper[w]}" for w in entries)]
    ranks = ["word\tzipf\tzipf_raw"]
    ranks += [f"{w}\t{zipf[w]:.2f}\t{raw[w]:.2f}" for w in sorted(zipf, key=lambda w: (-zipf[w], w))]
    ranks += [f"{w}\t\t" for w in entries if w in supported]  # no value, but in the tier wide
    outputs = {
        f"lexicon_{code}.tsv.xz": write_text(folder / f"lexicon_{code}.tsv.xz", rows),
        f"commonness_{code}.tsv.xz": write_text(folder / f"commonness_{code}.tsv.xz", ranks),
    }
    if found.glosses:
        name = f"definitions_{code}.sqlite.xz"
        outputs[name] = write_definitions(
            folder / name, found, {s for w, each in spellings.items() if level[w] <= 70 for s in each}
        )
    sizes = {
        "everyday": sum(v <= 50 for v in level.values()),
        "standard": sum(v <= 70 for v in level.values()),
        "wide": sum(v <= 75 for v in level.values()),
        "max": len(entries),
        "common2k": 2000, "common5k": 5000, "common10k": 10_000, "common20k": 20_000,
    }  # fmt: skip
    record = {
        "code": code, "title": language.title, "source": language.source, "licence": language.licence,
        "letters": "".join(sorted(language.letters)), "ascii": language.ascii,
        "words": sizes, "played_with_az_only": len({ascii_of(w, language) for w in entries}),
        "spelt_otherwise": sum(map(bool, proper.values())),
        "several_spellings": sum(len(v) > 1 for v in spellings.values()),
        "by_length": dict(sorted(Counter(map(len, entries)).items())),
        "letter_share": shares(entries, zipf),
        "refused": dict(refused), "outputs": outputs,
    }  # fmt: skip
    (folder / "language.json").write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return record


def spellings_of(code: str, words: set[str], hand: Choices, refused: Counter[str]) -> dict[str, set[str]]:
    """The spellings of each word as it is played; `refused` counts the others by reason."""
    language = LANGUAGES[code]
    spellings: dict[str, set[str]] = defaultdict(set)
    for word in (unicodedata.normalize("NFC", word) for word in words):
        played = fold(word, language) if word.isalpha() else None
        if played is None or any(c in language.drop for c in played):
            refused["other characters"] += 1
        elif reason := reason_to_refuse(code, word, played, hand):
            refused[reason] += 1
        else:
            spellings[played].add(word)
    return spellings


def reason_to_refuse(code: str, word: str, played: str, hand: Choices) -> str:
    """Why a word is left out, or ""; `played` is the word in the letters of its language."""
    language = LANGUAGES[code]
    if not SHORTEST <= len(ascii_of(played, language)) <= LONGEST:
        return "length"
    if word.lower() in hand.no:
        return "by hand"
    if not any(c in language.vowels for c in played) and played not in hand.no_vowel:
        return "without a vowel"
    if len(played) == 2 and hand.two is not None and word.lower() not in hand.two:
        return "two letters, not in the list"
    if re.search(r"(.)\1\1", word) and code != "de":
        return "three alike"
    if code != "de" and not word.islower():
        return "capitals"
    if code == "fr" and word.endswith("è"):
        return "only before -je"
    return ""


def ranked_as_rare(p: Packages, spellings: dict[str, set[str]], known: dict[str, float], hand: Choices) -> set[str]:
    """Spellings that are rare in the language, however often texts have them."""
    if hand.english is None:
        return hand.rare
    english = wordfreq(p, "en")
    return hand.rare | {
        word
        for words in spellings.values()
        for word in words
        if word not in hand.english and english.get(word, 0) - known.get(word, 0) > 0.9 and known.get(word, 0) > RARE
    }


def commonness(
    spellings: dict[str, set[str]], known: dict[str, float], rare: set[str]
) -> tuple[dict[str, float], dict[str, float]]:
    """Zipf values of the words that texts have, all spellings together: with `rare` spellings as rare, and as found."""
    zipf, raw = {}, {}
    for played, words in spellings.items():
        values = {word.casefold(): known.get(word.casefold(), 0.0) for word in words}
        total = sum(10**v for v in values.values() if v)
        honest = sum(10 ** (min(v, RARE) if w in rare else v) for w, v in values.items() if v)
        if total:
            raw[played] = round(math.log10(total), 2)
            zipf[played] = round(math.log10(honest), 2)
    return zipf, raw


def supported_words(code: str, spellings: dict[str, set[str]], found: Found, zipf: dict[str, float]) -> Iterator[str]:
    """The words of which texts have a form; all of them where no source has lemmas, and all German ones."""
    alive = {found.lemmas.get(s, s) for w, words in spellings.items() for s in words if w in zipf}
    every = code == "de" or not found.lemmas
    return (w for w, words in spellings.items() if every or any(found.lemmas.get(s, s) in alive for s in words))


def in_order(word: str, spellings: set[str], found: Found, known: dict[str, float], hand: Choices) -> str:
    """The spellings of a word, the most common first; "" when the only one is the word itself."""

    def is_form(spelling: str) -> bool:
        """Whether this is haus, only a form, rather than the noun Haus; or Ich rather than ich."""
        small = spelling.lower()
        return (small in found.glosses) == (spelling != small)

    order = sorted(spellings, key=lambda s: (s not in hand.first, -known.get(s.casefold(), 0), is_form(s), s))
    return "" if order == [word] else "|".join(order)


def prune(
    code: str, spellings: dict[str, set[str]], found: Found, known: dict[str, float], refused: Counter[str]
) -> None:
    """Leave out spellings that are not words of their own: stressed Dutch ones, clipped and misspelt Italian ones."""
    for played, words in list(spellings.items()):
        for word in list(words):
            value = known.get(word, 0.0)
            why = ""
            if (
                code == "nl"
                and word != played
                and known.get(played, 0) > value + 1
                and re.search("[áéíóú]", word)
                and word != "één"
            ):
                why = "stressed"
            elif code == "it" and word.endswith("chè") and word[:-1] + "é" in words:
                why = "misspelt"
            elif (
                code == "it"
                and word[-1] not in "aeiouàèéìíòóùú"
                and value < 3.3
                and found.lemmas.get(word, "")[-2:] in ("re", "si")
            ):
                why = "clipped"
            elif code == "it" and re.search("issim[oaie]$", word) and not value:
                why = "superlative that no text has"
            if why:
                refused[why] += 1
                words.discard(word)
        if not words:
            del spellings[played]


def shares(entries: list[str], zipf: dict[str, float]) -> dict[str, float]:
    """Per cent of each letter in words of 3 to 8 letters that texts have: what dice, bags and decks are cut from."""
    count = Counter(c for w in entries if 3 <= len(w) <= 8 and zipf.get(w, 0) >= 1.5 for c in w)
    total = sum(count.values())
    return {c: round(100 * n / total, 3) for c, n in sorted(count.items(), key=lambda item: -item[1])}


def write_text(path: Path, lines: list[str]) -> dict[str, object]:
    content = "".join(f"{line}\n" for line in lines).encode("utf-8")
    packed = lzma.compress(content, filters=[FILTER])
    path.write_bytes(packed)
    return {"bytes": len(packed), "sha256": sha256(packed), "content_sha256": sha256(content)}


def write_definitions(path: Path, found: Found, wanted: set[str]) -> dict[str, object]:
    """Tables def(lemma, body), exc(form, pos, lemma) and meta; a body has a line for each part of speech."""
    packed, path = path, path.with_suffix("")
    path.unlink(missing_ok=True)
    lemmas = {found.lemmas.get(w, w) for w in wanted} | wanted
    kept = {w: g for w, g in found.glosses.items() if w in lemmas}
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.executescript(
            "pragma page_size = 4096;"
            " create table def(lemma text primary key, body blob) without rowid;"
            " create table exc(form text, pos text, lemma text, primary key(form,pos)) without rowid;"
            " create table meta(k text primary key, v text) without rowid;"
        )
        for lemma, parts in sorted(kept.items()):
            body = "\n".join("\t".join((part, *(cut(s) for s in senses[:SENSES]))) for part, senses in parts)
            file.execute("insert into def values (?, ?)", (lemma, body))
        for form, lemma in sorted(found.lemmas.items()):
            if form in wanted and form not in kept and lemma in kept:
                file.execute("insert or ignore into exc values (?, '', ?)", (form, lemma))
        file.commit()
        file.execute("vacuum")
        covered = sum(w in kept or found.lemmas.get(w) in kept for w in wanted)
        lemmas_kept = len(kept)
        rows = [(t, *row) for t in ("def", "exc", "meta") for row in file.execute(f"select * from {t}")]
    content = "".join("\t".join(map(str, row)) + "\n" for row in sorted(rows)).encode("utf-8")
    packed.write_bytes(lzma.compress(path.read_bytes(), preset=9))
    path.unlink()
    return {
        "bytes": packed.stat().st_size, "lemmas": lemmas_kept,
        "covers": round(covered / len(wanted), 3), "content_sha256": sha256(content),
    }  # fmt: skip


def cut(sense: str) -> str:
    sense = re.sub(r"\s+", " ", sense).rstrip(" ;.")
    return sense if len(sense) <= GLOSS else sense[:GLOSS].rsplit(" ", 1)[0] + " …"


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the data of languages other than English.")
    parser.add_argument("packages", type=Path)
    parser.add_argument("languages", nargs="*", default=list(SOURCES))
    parser.add_argument("--out", type=Path, default=ROOT / "resources" / "languages")
    given = parser.parse_args()
    packages = Packages(given.packages)
    for code in given.languages or SOURCES:
        record = build(packages, code, given.out)
        print(code, record["words"], "spelt otherwise", record["spelt_otherwise"], record["refused"],
              {k: v["bytes"] for k, v in record["outputs"].items()}, flush=True)  # fmt: skip
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
