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
from pathlib import Path

from folding import LANGUAGES, ascii_of, fold
from packages import HERE, Packages, wordfreq
from sources import SOURCES, Found

ROOT = HERE.parents[1]
LONGEST, SHORTEST = 16, 2
SENSES = 2
"""Senses kept of a lemma; each cut at `GLOSS` letters."""
GLOSS = 120
FILTER = {"id": lzma.FILTER_LZMA2, "preset": 6 | lzma.PRESET_EXTREME, "dict_size": 1 << 24, "lc": 4, "lp": 0, "pb": 0}
"""Of the tables: 1 % less than the usual one of texts, which have no words of four bytes; each fits the dictionary."""
HANDS = json.loads((HERE / "hands.json").read_text("utf-8"))
"""By language: `no` words, `rare` words, `two` letters, words in `english` texts, spellings that come `first`."""


def build(p: Packages, code: str, out: Path) -> dict:
    language, found = LANGUAGES[code], SOURCES[code](p)
    hand = HANDS.get(code, {})
    no, rare = set(hand.get("no", "").split()), set(hand.get("rare", "").split())
    two = set(hand["two"].split()) if "two" in hand else None
    found.words |= set(hand.get("also", "").split())
    no_vowel = set(hand.get("no_vowel", "").split())
    known = wordfreq(p, code)
    spellings: dict[str, set[str]] = defaultdict(set)
    refused: Counter[str] = Counter()
    for word in found.words:
        word = unicodedata.normalize("NFC", word)
        played = fold(word, language) if word.isalpha() else None
        if played is None or any(c in language.drop for c in played):
            refused["other characters"] += 1
        elif not len(ascii_of(played, language)) >= SHORTEST or len(ascii_of(played, language)) > LONGEST:
            refused["length"] += 1
        elif word.lower() in no:
            refused["by hand"] += 1
        elif not any(c in language.vowels for c in played) and played not in no_vowel:
            refused["without a vowel"] += 1
        elif len(played) == 2 and two is not None and word.lower() not in two:
            refused["two letters, not in the list"] += 1
        elif re.search(r"(.)\1\1", word) and code != "de":
            refused["three alike"] += 1
        elif code != "de" and not word.islower():
            refused["capitals"] += 1
        elif code == "fr" and word.endswith("è"):
            refused["only before -je"] += 1
        else:
            spellings[played].add(word)
    prune(code, spellings, found, known, refused)
    preferred = set(hand.get("first", "").split())
    if "english" in hand:  # what texts have mostly as English is ranked as rare, but for what the hand knows better
        kept, english = set(hand["english"].split()), wordfreq(p, "en")
        rare |= {w for words in spellings.values() for w in words
                 if w not in kept and english.get(w, 0) - known.get(w, 0) > 0.9 and known.get(w, 0) > 2.29}  # fmt: skip
    zipf, raw = {}, {}
    for played, words in spellings.items():
        values = {word.casefold(): known.get(word.casefold(), 0.0) for word in words}
        total = sum(10**v for v in values.values() if v)
        honest = sum(10 ** (min(v, 2.29) if w in rare else v) for w, v in values.items() if v)
        if total:
            raw[played] = round(math.log10(total), 2)
            zipf[played] = round(math.log10(honest), 2)
    alive = {found.lemmas.get(s, s) for w, words in spellings.items() for s in words if w in zipf}
    sure = not found.lemmas  # where nobody tells lemmas, every word of the list counts as supported
    supported = {w for w, words in spellings.items() if w not in zipf and (sure or code == "de" or any(
        found.lemmas.get(s, s) in alive for s in words))}  # fmt: skip
    level = {w: 50 if zipf.get(w, 0) >= 2.3 else 70 if w in zipf else 75 if w in supported else 80 for w in spellings}
    folder = out / code
    folder.mkdir(parents=True, exist_ok=True)
    place = {c: i for i, c in enumerate(language.letters)}
    entries = sorted(spellings, key=lambda w: [place[c] for c in w])
    ranked = sorted(zipf, key=lambda w: (-zipf[w], w))

    def first(spelling: str) -> bool:
        """Of Haus and haus the noun, whose other spelling is only a form; of Ich and ich the small one."""
        small = spelling.lower()
        return (small in found.glosses) == (spelling != small)

    def proper(word: str) -> str:
        """The spellings, the most common first; nothing when the only one is the word itself."""
        order = sorted(spellings[word], key=lambda s: (s not in preferred, -known.get(s.casefold(), 0), first(s), s))
        return "" if order == [word] else "|".join(order)

    # Two files, two licences: the words are the dictionary's; what is known from texts, tiers included, is wordfreq's.
    rows = ["word\tspellings", *(f"{w}\t{proper(w)}" for w in entries)]
    ranks = ["word\tzipf\tzipf_raw", *(f"{w}\t{zipf[w]:.2f}\t{raw[w]:.2f}" for w in ranked)]
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
    ascii_words = {ascii_of(w, language) for w in entries}
    record = {
        "code": code, "title": language.title, "source": language.source, "licence": language.licence,
        "letters": "".join(sorted(language.letters)), "ascii": language.ascii,
        "words": sizes, "played_with_az_only": len(ascii_words),
        "spelt_otherwise": sum(bool(proper(w)) for w in entries),
        "several_spellings": sum(len(v) > 1 for v in spellings.values()),
        "by_length": dict(sorted(Counter(map(len, entries)).items())),
        "letter_share": shares(entries, zipf),
        "refused": dict(refused), "outputs": outputs,
    }  # fmt: skip
    (folder / "language.json").write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return record


def prune(
    code: str, spellings: dict[str, set[str]], found: Found, known: dict[str, float], refused: Counter[str]
) -> None:
    """Leave out what is no word of its own: stressed Dutch, clipped Italian, misspelt Italian."""
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
