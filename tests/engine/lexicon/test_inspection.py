"""A report on a word says the same as going through the lists would."""

from __future__ import annotations

import random
from threading import Thread

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.lexicon import Band, Lexicon, available, import_list, inspection, load
from qless_studio.engine.lexicon.importing import ImportOptions, preview
from qless_studio.engine.lexicon.inspection import Anagrams, Inspector, Shelf
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.lexicon.shipped import LISTS, REGIONS
from tests.examples import examples
from tests.fixtures.nightly import by_day

words = st.text("abc", min_size=1, max_size=5)


@pytest.fixture(scope="module")
def inspector():
    return Inspector()


@pytest.fixture(scope="module")
def shelf():
    return Shelf()


@pytest.mark.long
@settings(max_examples=examples(40, 100))
@given(st.lists(words), words)
def test_relatives_are_those_of_a_search_through_the_list(inspector, listed, word):
    lexicon = Lexicon("test", listed)
    report = inspector.inspect(word, lexicon)
    every = sorted(set(listed))
    assert report.listed == (word in every)
    assert report.anagrams == tuple(w for w in every if w != word and sorted(w) == sorted(word))
    assert report.front == tuple(w for w in every if len(w) == len(word) + 1 and w[1:] == word)
    assert report.back == tuple(w for w in every if len(w) == len(word) + 1 and w[:-1] == word)
    assert report.shorter == tuple(w for w in every if w in (word[1:], word[:-1]))


def test_anagrams_of_the_longest_words():
    long = "z" * 63
    assert Anagrams(Lexicon("test", ["a" + long, long + "a", "z" * 64])).of("z" + "a" + "z" * 62) == (
        "a" + long,
        long + "a",
    )


@pytest.mark.nightly
def test_lists_that_have_a_word_are_those_whose_words_have_it(shelf, home):
    chooser = random.Random(4)
    sample = [*chooser.sample(load("max").words, 300), *chooser.sample(load("common20k").words, 200)]
    sample += ["colour", "color", "centre", "tonne", "notaword", "a", "zzz", "aa"]
    bases = {name: set(load(name).words) for name, entry in LISTS.items() if entry.language == "en"}
    for word in sample:
        assert {each.name: each.held for each in shelf.holdings(word)} == {
            name: word in held for name, held in bases.items()
        }


@pytest.mark.long
def test_regional_spellings_are_known(shelf, home):
    british = {name: set(load(f"{name}+gb").words) for name in ("wide", "common5k")}
    chooser = random.Random(5)
    sample = [*chooser.sample(sorted(british["wide"] - set(load("wide").words)), 60), "colour", "centre", "notaword"]
    for word in sample:
        for each in shelf.holdings(word):
            if each.name in british and not each.held:
                assert ("gb" in each.regions) == (word in british[each.name]), (word, each)
    wide = next(each for each in shelf.holdings("colour") if each.name == "wide")
    assert (wide.held, set(wide.regions)) == (False, set(REGIONS) - {"us"})


def test_imported_lists_are_asked_too(shelf, home, tmp_path):
    source = tmp_path / "mine.txt"
    source.write_text("first 3\nqwx 7\nlast 2\n")
    import_list(preview(source, ImportOptions()), "Mine")
    held = {word: {each.name for each in shelf.holdings(word) if each.held} for word in ("first", "qwx", "last", "irs")}
    assert held["qwx"] == {"Mine"}
    assert "Mine" in held["first"] & held["last"]
    assert "Mine" not in held["irs"]
    assert [each.name for each in shelf.holdings("x")] == [info.name for info in available() if info.language == "en"]


def test_a_damaged_list_says_so_and_spoils_nothing(shelf, home, tmp_path):
    source = tmp_path / "mine.txt"
    source.write_text("word\n")
    import_list(preview(source, ImportOptions()), "Mine")
    (home / "data" / "lexicons" / "Mine.txt").write_text("nonsense")
    *shipped, mine = shelf.holdings("word")
    assert "damaged" in mine.error
    assert not mine.held
    assert any(each.held for each in shipped)


def test_meaning_base_and_commonness(inspector, everyday, home):
    report = inspector.inspect("trees", everyday)
    assert [(base.word, base.relation) for base in report.bases] == [("tree", "plural of tree")]
    assert report.definition is not None
    assert report.band is Band.of(everyday.zipf("trees"))
    unknown = inspector.inspect("qwxzj", everyday)
    assert (unknown.definition, unknown.bases, unknown.listed, unknown.band) == (None, (), False, Band.UNKNOWN)


def test_many_threads_may_ask_at_once(everyday, home, monkeypatch):
    made = []
    monkeypatch.setattr(inspection, "Anagrams", lambda lexicon: made.append(lexicon) or Anagrams(lexicon))
    inspector, reports = Inspector(), []
    askers = [Thread(target=lambda: reports.append(inspector.inspect("stare", everyday))) for _ in range(8)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert made == [everyday]
    assert len(reports) == 8
    assert set(reports) == {inspector.inspect("stare", everyday)}


@pytest.mark.long
@pytest.mark.parametrize("code", ["es", "de", "nl"])
@by_day("nl")
def test_lists_of_another_language_that_have_a_word_are_those_whose_words_have_it(shelf, home, code):
    lists = {name: load(name) for name, entry in LISTS.items() if entry.language == code}
    words = sorted(set().union(*(lexicon.words[::20_000] for lexicon in lists.values())))
    for word in [*words, "xyzzyq"]:
        held = {holding.name: holding.held for holding in shelf.holdings(word, LANGUAGES[code])}
        for name, lexicon in lists.items():
            assert held[name] == (word in lexicon), (name, word)
