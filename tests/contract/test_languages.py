"""What holds for every language with lists: data as recorded, everyday words present, every game dealt and solved."""

from __future__ import annotations

import contextlib
import hashlib
import json
import lzma
import random
import sqlite3
import unicodedata
from collections import Counter
from datetime import date
from functools import cache
from itertools import pairwise

import pytest

from qless_studio.cli import main as cli
from qless_studio.engine.challenges.opening import read_share
from qless_studio.engine.folders import resource
from qless_studio.engine.games.quiddler.rules import deck_of
from qless_studio.engine.grids.dice import language_dice
from qless_studio.engine.lexicon import load
from qless_studio.engine.lexicon.definitions import DICTIONARIES, Definitions
from qless_studio.engine.lexicon.inspection import Shelf
from qless_studio.engine.lexicon.languages import LANGUAGES, VARIANTS, letter_sets
from qless_studio.engine.lexicon.shipped import LISTS, default_list, sources
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run
from tests.cases import FOLDER
from tests.fixtures.nightly import by_day
from tests.fixtures.shared_texts import share_text

OTHERS = [code for code in LANGUAGES if code != "en"]
ALL = [*LANGUAGES.values(), *VARIANTS.values()]
every_alphabet = pytest.mark.parametrize("language", ALL, ids=lambda each: each.key)


ONES = ("de", "pl")
"""The languages of every run: words with two spellings, letters that no other language has."""


def others_nightly(values, key):
    """Test parameters, of which those of other languages than `ONES` are tried by night."""
    return [pytest.param(each, marks=[pytest.mark.nightly] * (key(each) not in ONES)) for each in values]


@pytest.fixture(scope="module", params=others_nightly(OTHERS, str))
def code(request):
    """Each language in turn, with all its tests, so that its lists can be dropped before the next one."""
    yield request.param
    listed.cache_clear()


listed = cache(load)


@pytest.fixture
def run(capsys):
    """`run(*arguments)` returns the output lines of a command, which must succeed without a message."""

    def run(*arguments):
        status = cli.main(arguments)
        captured = capsys.readouterr()
        assert (status, captured.err) == (0, "")
        return captured.out.splitlines()

    return run


def list_of(language, tier):
    name = tier if language.code == "en" else f"{language.code}-{tier}"
    return f"{name}+{language.variant}" if language.variant else name


def test_metadata_of_every_list_is_complete(run):
    lists = [*map(json.loads, run("lexicon", "list", "--json"))]
    assert [each["name"] for each in lists][: len(LISTS)] == list(LISTS)
    for each in lists:
        assert list(each) == ["name", "title", "language", "words", "alphabet", "source", "licence"]
        assert all(each.values()), each
        assert each["alphabet"] == LANGUAGES[each["language"]].alphabet.letters
    assert len({each["title"] for each in lists}) == len(lists)
    assert {default_list(code) for code in LANGUAGES} <= {each["name"] for each in lists}


@pytest.mark.slow
@pytest.mark.nightly
def test_lists_have_the_documented_sizes_and_each_tier_contains_the_one_before(code):
    entries = [entry for entry in LISTS.values() if entry.language == code]
    loaded = [listed(entry.name) for entry in entries]
    assert [len(lexicon) for lexicon in loaded] == [sources(code)["words"][entry.tier] for entry in entries]
    tiers = [set(lexicon.words) for entry, lexicon in zip(entries, loaded, strict=True) if entry.common is None]
    common = [set(lexicon.words) for entry, lexicon in zip(entries, loaded, strict=True) if entry.common is not None]
    for smaller, larger in [*pairwise(tiers), *pairwise(common)]:
        assert smaller < larger
    letters = set("".join(tiers[-1]))
    assert letters <= set(LANGUAGES[code].alphabet.letters)
    assert sources(code)["words"]["max"] == len(tiers[-1])


@pytest.mark.long
@by_day("de")
def test_files_match_their_recorded_checksums(code):
    for name, recorded in sources(code)["outputs"].items():
        path = resource(f"languages/{code}/{name}")
        if name.endswith(".tsv.xz"):
            content = path.read_bytes()
            assert hashlib.sha256(content).hexdigest() == recorded["sha256"]
            assert hashlib.sha256(lzma.decompress(content)).hexdigest() == recorded["content_sha256"]
        else:
            with contextlib.closing(sqlite3.connect(":memory:")) as file:
                file.deserialize(lzma.decompress(path.read_bytes()))
                assert file.execute("select count(*) from def").fetchone() == (recorded["lemmas"],)


@pytest.mark.long
@by_day("de")
def test_everyday_words_are_in_the_lists(code):
    forms = (FOLDER / "cover" / f"{code}.txt").read_text("utf-8").split()
    played = [LANGUAGES[code].fold(form) for form in forms if len(form) > 1]
    assert len(played) > 220
    assert [form for form in played if form not in listed(default_list(code))] == []
    assert sum(form in listed(f"{code}-everyday") for form in played) >= 0.99 * len(played)


@pytest.mark.long
@by_day("de")
def test_every_spelling_folds_to_its_word(code):
    lexicon = listed(default_list(code))
    sample = random.Random(3).sample(lexicon.words, 3000)
    for word in sample:
        assert {lexicon.fold(spelling) for spelling in lexicon.spelt(word)} == {word}
    spellings = [spelling for word in sample for spelling in lexicon.spelt(word)]
    assert len(set(spellings)) == len(spellings)


@pytest.mark.long
@pytest.mark.nightly
def test_umlauts_may_be_played_as_two_letters():
    letters, pairs = listed("de-standard"), load("de-standard+ae")
    assert "bäume" in letters
    assert "bäume" not in pairs
    assert "baeume" in pairs
    assert pairs.shown("baeume") == "BÄUME"
    assert pairs.shown("masse") == "MASSE +1"
    assert pairs.fold("Bäume") == "baeume"
    assert pairs.zipf("baeume") == letters.zipf("bäume")
    assert letters.spelt("mensch")[0] == "Mensch"


@pytest.mark.parametrize(
    ("code", "spelling", "lemma"),
    [("de", "Häuser", "Haus"), ("de", "Haus", "Haus"), ("fr", "été", "été"), ("fr", "mangeait", "manger")],
)
def test_definitions_are_in_the_language(code, spelling, lemma):
    lexicon = listed(default_list(code))
    word = lexicon.fold(spelling)
    definition = Definitions().define(word, lexicon.language, lexicon.spelt(word))
    assert lemma in {entry.lemma for entry in definition.entries}
    assert definition.text
    assert all(entry.senses for entry in definition.entries)


def test_a_language_without_definitions_does_not_show_english_ones():
    assert set(DICTIONARIES) == {"en", "de", "fr"}
    assert Definitions().define("sole", LANGUAGES["it"]) is None
    assert Definitions().define("sole") is not None


@pytest.mark.long
@pytest.mark.nightly
def test_word_lookup_names_the_lists_that_have_the_word(code, tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    shelf, names = Shelf(), [entry.name for entry in LISTS.values() if entry.language == code]
    words = random.Random(5).sample(listed(names[-1]).words, 20)
    largest = next(name for name in (f"{code}-max", f"{code}-wide") if name in LISTS)
    words += [*random.Random(6).sample(listed(largest).words, 40), "zzzz"]
    for word in words:
        held = shelf.holdings(word, LANGUAGES[code])
        assert {each.name: each.held for each in held} == {name: word in listed(name) for name in names}, word


@every_alphabet
def test_dice_tiles_and_cards_have_letters_of_the_alphabet_only(language):
    alphabet, deck, sets = language.alphabet, deck_of(language), letter_sets(language)
    without_card = set(alphabet.letters.upper()) - set(deck.copies)
    assert not alphabet.foreign("".join(deck.copies).lower())
    assert sum(deck.copies.values()) == 118
    for dice in language_dice(language).values():
        faces = [face for die in dice.dice for face in die]
        assert len(dice.dice) == dice.rows * dice.columns
        assert {len(die) for die in dice.dice} == {6}
        assert not alphabet.foreign("".join(faces).replace("#", ""))
    if sets is None:
        assert not without_card
    else:
        assert all(sets.shares[letter.lower()] < 0.05 for letter in without_card)
        assert len(sets.q_less) == 12
        assert not alphabet.foreign("".join(sets.q_less))
        assert Counter(map(len, sets.q_less)) == {6: 12}
        assert not alphabet.foreign(sets.bag(144))
        assert len(sets.bag(98)) == 98
        assert set(sets.values) >= set(alphabet.letters)
        assert set(sets.values.values()) <= set(range(1, 11))


@pytest.mark.parametrize(
    "language",
    others_nightly([language for language in ALL if language.code != "en"], lambda each: each.key),
    ids=lambda each: each.key,
)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_is_dealt_and_solved_in_the_language(run, game, language):
    lexicon = list_of(language, "common10k")
    one = [part for name, value in game.dealer.one.items() for part in (f"--{name}", value)]
    dealing = ("generate", game.key, "--lexicon", lexicon, "--seed", "2", "--json", *one)
    text = next(event["puzzle"] for event in map(json.loads, run(*dealing)) if "puzzle" in event)
    puzzle = game.parse(text)
    assert game.foreign_letters(puzzle, language) == ""
    assert game.read(unicodedata.normalize("NFD", text)) == game.parse(game.format(puzzle)) == puzzle
    shared = share_text(game, puzzle, game.options(), lexicon)
    for pasted in (shared, unicodedata.normalize("NFD", shared)):
        back = read_share(pasted, GAMES)
        assert (back.puzzle, back.lexicon) == (puzzle, lexicon)
    told = [*map(json.loads, run("solve", game.key, text, "--lexicon", lexicon, "--print", "9", "--json"))]
    assert told[-1]["outcome"] == "complete"


def test_each_language_has_its_own_daily_puzzle(run):
    told = {
        code: json.loads(run("daily", "q-less", "--day", "2026-12-24", "--language", code, "--json")[0])
        for code in ("en", "pl")
    }
    assert told["pl"]["lexicon"] == "pl-common10k"
    assert told["pl"]["puzzle"] != told["en"]["puzzle"]
    (board,) = run("daily", "q-less", "--day", "2026-12-24", "--language", "pl")
    assert board == run("daily", "q-less", "--day", "2026-12-24", "--language", "pl")[0]
    assert board != run("daily", "q-less", "--day", "2026-12-25", "--language", "pl")[0]


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in GAMES if game.key != "affix"], ids=lambda game: game.key)
@by_day("pl-boggle", "pl-q-less", "de-quiddler")
def test_daily_puzzles_have_letters_of_the_language_only(code, game):
    lexicon = listed(game.daily.list_in(code))
    first, again, next_day = (
        game.format(game.daily.deal(date(2026, 12, day), lexicon, Run()).puzzle) for day in (24, 24, 25)
    )
    assert first == again != next_day
    assert game.foreign_letters(game.parse(first), lexicon.language) == ""


def test_words_are_shown_as_they_are_spelt(run):
    assert any("HIVER" in line for line in run("solve", "boggle", "HIV/TRE/EES", "--lexicon", "fr-common10k"))
    (line,) = (
        line for line in run("solve", "boggle", "ET/ÉE".replace("É", "E"), "--lexicon", "fr-common10k") if "ETE" in line
    )
    assert "été" in line


def test_letters_that_occur_in_no_word_are_reported(capsys):
    assert cli.main(("solve", "boggle", "AÑO/CAT/TEN", "--lexicon", "common2k")) == 0
    captured = capsys.readouterr()
    assert "no word of common2k has Ñ" in captured.err
    assert "CAT" in captured.out
