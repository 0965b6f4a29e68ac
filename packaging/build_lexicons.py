"""Derive the English word data in resources/lexicons from three pinned packages.

    apt-get download scowl wordnet-base
    pip download wordfreq==3.1.1 --no-deps
    python packaging/build_lexicons.py FOLDER_WITH_THE_THREE_FILES [--out FOLDER]

Needs msgpack (the extra `lexicons`). The texts come out the same byte for byte on every machine; compressed files and
the SQLite file may differ with the versions of those libraries, so SOURCES.json records the hash of what is inside too.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import hashlib
import io
import json
import re
import sqlite3
import sys
import tarfile
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

INPUTS = {
    "scowl_2020.12.07-2_all.deb": "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
    "wordnet-base_1%3a3.0-37_all.deb": "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
    "wordfreq-3.1.1-py3-none-any.whl": "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
}
"""File name and sha256 of each package."""

SOURCE = "SCOWL 2020.12.07 (words, levels, regions), WordNet 3.0 (definitions), wordfreq 3.1.1 (commonness)"
LICENCE = "SCOWL, which includes UKACD; WordNet; CC BY-SA 4.0 for commonness: see the folder licences"

LEVELS = (10, 20, 35, 40, 50, 55, 60, 70, 80)
REGIONS = {  # bit: SCOWL's categories; without the variants axe and adz are missing
    1: ("english", "american", "variant_1", "variant_2", "variant_3"),
    2: ("english", "british", "british_z", "british_variant_1", "british_variant_2"),
    4: ("english", "canadian", "canadian_variant_1", "canadian_variant_2"),
    8: ("english", "australian", "australian_variant_1", "australian_variant_2"),
}
EVERYWHERE = sum(REGIONS)
TIERS = {"everyday": (50, 1), "standard": (70, 1), "wide": (75, 1), "max": (80, EVERYWHERE)}
RANKED = {"common2k": 2_000, "common5k": 5_000, "common10k": 10_000, "common20k": 20_000}


def words(text: str) -> set[str]:
    """The words of a list written by hand."""
    return set(text.split())


# Lists by hand. Their only sources are SCOWL itself, WordNet and ENABLE, which is in the public domain.
TWO_LETTERS = words(
    "aa ab ad ae ag ah ai al am an ar as at aw ax ay ba be bi bo by de do ed ef eh el em en er es et ex fa go ha he hi "
    "hm ho id if in is it jo ka la li lo ma me mi mm mo mu my na ne no nu od oe of oh om on op or os ow ox oy pa pe pi "
    "re sh si so ta ti to uh um un up us ut we wo xi xu ya ye yo"
)
"""The two-letter words of ENABLE; SCOWL files sixteen of them under abbreviations."""

ALSO_WORDS = words("abs bro bros cum jus max mixt ok syn trans")
"""Words that SCOWL has only as abbreviations."""

NO_WORDS = {f"{letter}s" for letter in "bcdfghjklmnpqrstvwxyz"} | words(
    "csc csch dkl hhd kb lm ln lx mb mf hoc initio nauseam situ multi"
)
"""Names of letters, symbols, and parts of phrases that SCOWL has as words."""

WORD = re.compile("[a-z]{2,}")
LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ð": "d", "þ": "th", "ß": "ss", "ł": "l"})
PARTS = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
SENSES = 4
"""Senses kept of each lemma and part of speech."""

DETACHMENT = {  # part of speech: (ending, replacement); after WordNet's Morphy
    "n": (
        *(("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z")),
        *(("ches", "ch"), ("shes", "sh"), ("men", "man"), ("ies", "y")),
    ),
    "v": (("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", "")),
    "a": (("er", ""), ("est", ""), ("er", "e"), ("est", "e"), ("ier", "y"), ("iest", "y")),
}
DOUBLING = {"ed", "ing", "er", "est"}


def main() -> int:
    parser = argparse.ArgumentParser(description="Derive resources/lexicons from three pinned packages.")
    parser.add_argument("packages", type=Path, help="folder with " + ", ".join(INPUTS))
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parents[1] / "resources" / "lexicons")
    given = parser.parse_args()
    scowl, wordnet, wordfreq = (checked(given.packages / name, digest) for name, digest in INPUTS.items())
    dictionary = read_wordnet(files_of_deb(wordnet, "usr/share/wordnet/"))
    table = read_scowl(files_of_deb(scowl, "usr/share/dict/scowl/"))
    repair(table)
    support(table, dictionary)
    raw = read_wordfreq(wordfreq)
    zipf = adjusted(table, raw)
    write(given.out, table, dictionary, zipf, raw)
    return 0


# Packages


def checked(path: Path, digest: str) -> Path:
    """The path, when its content is the pinned one."""
    if hashlib.sha256(path.read_bytes()).hexdigest() != digest:
        sys.exit(f"{path} is not the package this script was written for")
    return path


def files_of_deb(path: Path, folder: str) -> dict[str, str]:
    """Text by name of the files in one folder of a Debian package."""
    content = path.read_bytes()
    place = 8
    while content[place : place + 16].rstrip() not in (b"data.tar.xz", b"data.tar.xz/"):
        size = int(content[place + 48 : place + 58])
        place += 60 + size + size % 2
    size = int(content[place + 48 : place + 58])
    with tarfile.open(fileobj=io.BytesIO(content[place + 60 : place + 60 + size]), mode="r:xz") as archive:
        members = [m for m in archive if m.isfile() and m.name.removeprefix("./").startswith(folder)]
        return {Path(m.name).name: archive.extractfile(m).read().decode("utf-8") for m in members}


# Words, levels, regions


@dataclass
class Table:
    """The words, and what SCOWL says of other forms that look like them."""

    level: dict[str, int] = field(default_factory=dict)
    regions: dict[str, int] = field(default_factory=dict)
    abbreviations: dict[str, int] = field(default_factory=dict)
    """Lowest level by abbreviation in small letters."""
    names: dict[str, int] = field(default_factory=dict)
    """Lowest level by capitalised form, in small letters."""


def fold(word: str) -> str:
    """Accents off, ligatures spelt out."""
    parts = unicodedata.normalize("NFD", word.translate(LIGATURES))
    return "".join(c for c in parts if not unicodedata.combining(c))


def read_scowl(files: dict[str, str]) -> Table:
    """Lowest level and all regions of each word."""
    table = Table()

    def entries(category: str, kind: str) -> Iterator[tuple[str, int]]:
        for level in LEVELS:
            for line in files.get(f"{category}-{kind}.{level}", "").splitlines():
                yield fold(line.strip()), level

    def lower(levels: dict[str, int], word: str, level: int) -> None:
        levels[word] = min(level, levels.get(word, level))

    for bit, categories in REGIONS.items():
        for category in categories:
            for word, level in entries(category, "words"):
                if WORD.fullmatch(word):
                    lower(table.level, word, level)
                    table.regions[word] = table.regions.get(word, 0) | bit
            for word, level in entries(category, "abbreviations"):
                if WORD.fullmatch(word):
                    lower(table.abbreviations, word, level)
    for category in ("english", "american"):
        for kind in ("upper", "proper-names", "abbreviations"):
            for word, level in entries(category, kind):
                if word[:1].isupper() and word.isalpha():
                    lower(table.names, word.lower(), level)
    return table


def repair(table: Table) -> None:
    """Put right what SCOWL files in the wrong place, by rule and by the lists above."""
    for word, level in table.abbreviations.items():
        known_plural = f"{word}s" in table.level  # bot and bots, gen and gens
        if word not in table.level and len(word) > 2 and (word in ALSO_WORDS or known_plural):
            table.level[word], table.regions[word] = max(level, 60), EVERYWHERE
    for word in sorted(ALSO_WORDS - set(table.level)):
        table.level[word], table.regions[word] = 60, EVERYWHERE
    for word in TWO_LETTERS:
        table.level[word], table.regions[word] = min(table.level.get(word, 70), 70), EVERYWHERE
    for word in NO_WORDS - TWO_LETTERS:
        table.level.pop(word, None)
        table.regions.pop(word, None)


# Definitions


@dataclass
class Dictionary:
    """WordNet's lemmas in small letters."""

    senses: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    """Glosses by lemma and part of speech."""
    exceptions: dict[str, dict[str, str]] = field(default_factory=dict)
    """Lemma by part of speech and irregular form."""


def read_wordnet(files: dict[str, str]) -> Dictionary:
    """Lemmas of small letters only, with the senses that are not those of a name."""
    dictionary = Dictionary()
    for part, name in PARTS.items():
        synsets = {}
        for line in records(files[f"data.{name}"]):
            head, _, gloss = line.partition(" | ")
            fields = head.split()
            members = {re.sub(r"\(.*\)$", "", fields[4 + 2 * i]) for i in range(int(fields[3], 16))}
            synsets[fields[0]] = members, gloss.split('; "')[0].strip().rstrip(";")
        for line in records(files[f"index.{name}"]):
            lemma, *fields = line.split()
            if WORD.fullmatch(lemma):
                numbers = fields[-int(fields[1]) :]
                senses = [synsets[number][1] for number in numbers if lemma in synsets[number][0]]
                if senses:
                    dictionary.senses.setdefault(lemma, {})[part] = senses
        forms = dictionary.exceptions[part] = {}
        for line in files[f"{name}.exc"].splitlines():
            form, lemma = line.split()[:2]
            if WORD.fullmatch(form) and WORD.fullmatch(lemma):
                forms.setdefault(form, lemma)
    return dictionary


def records(text: str) -> Iterator[str]:
    """The lines after the licence, which is indented."""
    return (line for line in text.splitlines() if not line.startswith("  "))


def support(table: Table, dictionary: Dictionary) -> None:
    """Level 75: words of level 80 that WordNet has, or that inflect a word of WordNet or of level 70."""
    core = {word for word, level in table.level.items() if level <= 70}
    for word, level in table.level.items():
        if level == 80 and (
            word in dictionary.senses
            or any(
                stem != word and (stem in core or part in dictionary.senses.get(stem, ()))
                for part, stem in stems(word, dictionary)
            )
        ):
            table.level[word] = 75


def stems(word: str, dictionary: Dictionary) -> Iterator[tuple[str, str]]:
    """What the word may be a form of: part of speech, lemma."""
    for part in PARTS:
        if word in dictionary.exceptions[part]:
            yield part, dictionary.exceptions[part][word]
        for ending, replacement in DETACHMENT.get(part, ()):
            if word.endswith(ending) and len(word) - len(ending) >= 2:
                stem = word.removesuffix(ending) + replacement
                yield part, stem
                if ending in DOUBLING and not replacement and len(stem) > 3 and stem[-1] == stem[-2]:
                    yield part, stem[:-1]


# Commonness


def read_wordfreq(path: Path) -> dict[str, float]:
    """Zipf value by word; wordfreq keeps words in buckets of a hundredth of a decade."""
    import msgpack

    with zipfile.ZipFile(path) as wheel:
        content = gzip.decompress(wheel.read("wordfreq/data/large_en.msgpack.gz"))
    head, *buckets = msgpack.unpackb(content, raw=False)
    if head != {"format": "cB", "version": 1}:
        sys.exit(f"{path.name}: unknown format {head}")
    return {word: max(0.0, round(9 - i / 100, 2)) for i, bucket in enumerate(buckets) for word in bucket}


def adjusted(table: Table, raw: dict[str, float]) -> dict[str, float]:
    """Zipf value by word, 0 when unknown, lowered for words that are common only as names: texas, louis, christian.

    They get the 90th percentile of the words of their level that no name resembles.
    """
    usual = {}
    for level in set(table.level.values()):
        values = sorted(raw.get(word, 0) for word, at in table.level.items() if at == level and word not in table.names)
        usual[level] = values[int(0.9 * len(values))]

    def value(word: str, level: int) -> float:
        zipf = raw.get(word, 0.0)
        perhaps_name = level >= 70 or (level >= 40 and table.names.get(word, 99) <= level)
        return min(zipf, usual[level]) if perhaps_name else zipf

    return {word: value(word, level) for word, level in table.level.items()}


# Output


def write(out: Path, table: Table, dictionary: Dictionary, zipf: dict[str, float], raw: dict[str, float]) -> None:
    """The two tables, the definitions, and the record of all of it."""
    out.mkdir(parents=True, exist_ok=True)
    entries = sorted(table.level)
    ranked = sorted(entries, key=lambda word: (-zipf[word], table.level[word], word))
    rows = ["word\tlevel\tregions", *(f"{word}\t{table.level[word]}\t{table.regions[word]}" for word in entries)]
    ranks = [f"{word}\t{zipf[word]:.2f}\t{raw[word]:.2f}" for word in ranked if raw.get(word)]
    outputs = {
        "lexicon_en.tsv.gz": write_text(out / "lexicon_en.tsv.gz", rows),
        "commonness_en.tsv.gz": write_text(out / "commonness_en.tsv.gz", ["word\tzipf\tzipf_raw", *ranks]),
        "definitions.sqlite": write_definitions(out / "definitions.sqlite", dictionary),
    }
    sizes = {
        name: sum(table.level[word] <= level and table.regions[word] & regions != 0 for word in entries)
        for name, (level, regions) in TIERS.items()
    }
    record = {
        "source": SOURCE,
        "licence": LICENCE,
        "levels": sorted(set(table.level.values())),
        "words": sizes | RANKED,
        "inputs": INPUTS,
        "outputs": outputs,
    }
    (out / "SOURCES.json").write_text(json.dumps(record, indent=2) + "\n", "utf-8", newline="\n")
    for name, size in record["words"].items():
        print(f"{name:<10} {size:>8,} words")


def write_text(path: Path, lines: list[str]) -> dict[str, str]:
    """Write the compressed lines; their hashes."""
    content = "".join(f"{line}\n" for line in lines).encode("ascii")
    packer = zlib.compressobj(9, zlib.DEFLATED, 31, 9)  # as gzip -9n, without name or time
    packed = packer.compress(content) + packer.flush()
    path.write_bytes(packed)
    return {"sha256": sha256(packed), "content_sha256": sha256(content)}


def write_definitions(path: Path, dictionary: Dictionary) -> dict[str, str]:
    """Write the SQLite file; its hash and that of its rows."""
    path.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.execute("pragma page_size = 4096")
        file.executescript(
            "create table def(lemma text primary key, body blob) without rowid;"
            " create table exc(form text, pos text, lemma text, primary key(form,pos)) without rowid;"
            " create table meta(k text primary key, v text) without rowid;"
        )
        for lemma, parts in sorted(dictionary.senses.items()):
            body = "\n".join("\t".join((part, *senses[:SENSES])) for part, senses in parts.items())
            file.execute("insert into def values (?, ?)", (lemma, body))
        for part, forms in dictionary.exceptions.items():
            for form, lemma in sorted(forms.items()):
                if lemma in dictionary.senses:
                    file.execute("insert or ignore into exc values (?, ?, ?)", (form, part, lemma))
        file.execute("insert into meta values ('source', 'Princeton WordNet 3.0')")
        file.commit()
        file.execute("vacuum")
        rows = [(table, *row) for table in ("def", "exc", "meta") for row in file.execute(f"select * from {table}")]
    content = "".join("\t".join(row) + "\n" for row in sorted(rows)).encode("utf-8")
    return {"sha256": sha256(path.read_bytes()), "content_sha256": sha256(content)}


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


if __name__ == "__main__":
    raise SystemExit(main())
