"""What the dictionary says of words, their forms and their parts."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.folders import resource
from qless_studio.engine.lexicon import load
from qless_studio.engine.lexicon.definitions import Definition, Definitions, Entry


@pytest.fixture(scope="module")
def dictionary():
    return Definitions()


def relations(definition):
    return {(entry.lemma, entry.part, entry.relation) for entry in definition.entries}


def test_lemma(dictionary):
    tree = dictionary.define("Tree")
    assert (tree.word, tree.derivation) == ("tree", "")
    assert relations(tree) == {("tree", "noun", ""), ("tree", "verb", "")}
    assert "woody plant" in tree.entries[0].senses[0]
    assert tree.text.startswith("tree (noun): a tall perennial woody plant")


@pytest.mark.parametrize(
    ("word", "entry"),
    [
        ("trees", ("tree", "noun", "plural of tree")),
        ("churches", ("church", "noun", "plural of church")),
        ("berries", ("berry", "noun", "plural of berry")),
        ("firemen", ("fireman", "noun", "plural of fireman")),
        ("runs", ("run", "verb", "third person singular of run")),
        ("hoped", ("hope", "verb", "past form of hope")),
        ("skipped", ("skip", "verb", "form of skip")),
        ("blogged", ("blog", "verb", "past form of blog")),
        ("ran", ("run", "verb", "form of run")),
        ("geese", ("goose", "noun", "form of goose")),
        ("quieter", ("quiet", "adjective", "comparative of quiet")),
        ("saw", ("see", "verb", "form of see")),
    ],
)
def test_forms_lead_to_their_lemma(dictionary, word, entry):
    found = dictionary.define(word)
    assert entry in relations(found)
    assert found.derivation == ""


@pytest.mark.parametrize(
    ("word", "formula"),
    [
        ("vigorless", "vigor + -less"),
        ("antidrug", "anti- + drug"),
        ("fashionablenesses", "fashionable + -ness"),
        ("reinvests", "re- + invests"),
    ],
)
def test_guesses_are_labelled(dictionary, word, formula):
    found = dictionary.define(word)
    assert found.derivation == formula
    assert found.text.splitlines()[0] == formula


def test_small_words_have_our_own_entries(dictionary):
    lines = resource("lexicons/function_words.tsv").read_text("utf-8").splitlines()
    assert len(lines) >= 150
    words = load("max")
    for line in lines:
        word, part, sense = line.split("\t")
        assert word in words or len(word) == 1
        first = dictionary.define(word).entries[0]
        assert (first.lemma, first.relation) == (word, "")
        assert part
        assert sense


def test_nothing_is_invented(dictionary):
    assert dictionary.define("zzxqj") is None
    assert dictionary.define("") is None
    assert dictionary.define("'; drop table def; --") is None


def test_most_common_words_are_defined(dictionary):
    common = load("common2k").words[::10]
    known = sum(dictionary.define(word) is not None for word in common)
    assert known >= 0.98 * len(common)


def test_any_thread_may_ask(dictionary):
    words = ["tree", "ran", "the", "vigorless", "zzxqj"] * 8
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(dictionary.define, words)) == [dictionary.define(word) for word in words]


def test_damaged_or_missing_dictionary_is_a_clear_error(tmp_path):
    bad = tmp_path / "definitions.sqlite"
    with pytest.raises(LexiconError, match=r"definitions\.sqlite: cannot be read"):
        Definitions(bad).define("tree")
    bad.write_bytes(b"not a database" * 100)
    with pytest.raises(LexiconError, match=r"definitions\.sqlite: cannot be read"):
        Definitions(bad).define("tree")


def test_a_definition_in_brief_says_how_the_word_comes_from_its_lemma():
    happy = Entry("happy", "adjective", ("glad", "lucky"))
    trees = Entry("tree", "noun", ("a plant",), "plural of tree")
    assert Definition("happy", (happy,)).brief == ("adjective", "glad")
    assert Definition("trees", (trees,)).brief == ("noun", "plural of tree: a plant")
    assert Definition("unhappy", (happy,), "un- + happy").brief == ("adjective", "un- + happy: glad")
