"""The shipped lists are the ones promised."""

from __future__ import annotations

from hashlib import sha256

import pytest

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.folders import resource
from qless_studio.engine.lexicon import DEFAULT, Kind, available, load
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.lexicon.shipped import LISTS, sources, spellings_of, table, tier_words
from tests.cases import GAMES, read


@pytest.mark.parametrize("game", GAMES)
def test_lists_are_those_of_the_reference_cases(game):
    for name, expected in read(game)["lists"].items():
        lexicon = load(name)
        words = lexicon.by_commonness if name.startswith("common") else lexicon.words
        assert sha256("".join(f"{word}\n" for word in words).encode()).hexdigest() == expected, name


@pytest.mark.nightly
def test_every_shipped_list_loads_with_the_announced_number_of_words():
    for info in available():
        assert info.kind is Kind.SHIPPED
        assert len(load(info.name)) == info.size
        assert info.title
        assert info.description


def test_lists_grow_with_the_level():
    everyday, standard, wide, every = (set(load(name).words) for name in ("everyday", "standard", "wide", "max"))
    assert everyday < standard < wide < every


def test_regions_are_switched_on_by_suffix():
    american, british = load("everyday"), load("everyday+gb")
    assert "color" in american
    assert "colour" not in american
    assert {"color", "colour"} <= set(british.words)
    assert set(american.words) < set(british.words) < set(load("everyday+gb+ca+au").words)
    assert "colour" in load("max")


def test_unknown_region_is_refused():
    with pytest.raises(LexiconError, match="unknown region 'fr'; available: us, gb, ca, au"):
        load("wide+fr")


def test_default_is_listed():
    assert DEFAULT in {info.name for info in available()}


@pytest.mark.parametrize("name", ["SCOWL", "UKACD", "WordNet", "wordfreq"])
def test_licences_come_along(name):
    assert resource(f"licences/{name}.txt").stat().st_size > 1000


def test_the_words_of_a_dictionary_are_all_of_its_table():
    words, (header, first, *_) = tier_words(LISTS["pl-wide"]), table("pl").splitlines()
    assert words[0] == first.partition("\t")[0] != header
    assert len(words) == sources("pl")["words"]["wide"]


def test_a_word_has_spellings_or_none():
    spellings = spellings_of(LANGUAGES["fr"])
    assert "ete" in spellings
    assert "été" in spellings["ete"]
    assert "xyzzy" not in spellings
    assert spellings.get("xyzzy") is None


def test_the_largest_list_of_a_language_is_offered_once():
    names = {info.name for info in available()}
    assert {"es-max", "fr-max", "de-wide", "nl-wide", "pl-wide"} <= names
    assert not {"de-max", "nl-max", "pl-max"} & names
