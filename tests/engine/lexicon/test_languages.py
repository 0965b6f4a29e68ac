"""Alphabets number letters in the order of words; languages fold spellings to what is played."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.grids import format_board, parse_board
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import (
    FIRST,
    LANGUAGES,
    LETTERS,
    VARIANTS,
    Alphabet,
    is_vowel,
    language_of,
    letter_sets,
)

ALL = [*LANGUAGES.values(), *VARIANTS.values()]
POLISH = LANGUAGES["pl"]


@pytest.mark.parametrize("language", ALL, ids=lambda language: language.key)
def test_codes_have_the_order_of_the_letters(language):
    letters = language.alphabet.letters
    assert len(letters) <= 32
    assert language.alphabet.encode(letters + "\n") == bytes(range(FIRST, FIRST + len(letters))) + b"\n"
    assert [language.alphabet.codes[letter] for letter in letters] == list(range(len(letters)))


@pytest.mark.parametrize("letters", ["ba", "aa", "".join(map(chr, range(97, 130)))])
def test_an_alphabet_is_in_order_and_has_at_most_32_letters(letters):
    with pytest.raises(ValueError, match="letters in order"):
        Alphabet(letters)


@given(st.lists(st.text(POLISH.alphabet.letters, min_size=1, max_size=5), max_size=40))
def test_a_list_in_another_alphabet_answers_as_one_of_az(words):
    """Letters renamed in order: ids, patterns, prefixes and ranks are those of the renamed list."""
    renamed = {letter: chr(0x4E00 + code) for letter, code in POLISH.alphabet.codes.items()}
    lexicon = Lexicon("polish", words, language=POLISH)
    assert [[renamed[c] for c in word] for word in lexicon.words] == sorted([renamed[c] for c in w] for w in set(words))
    assert all(lexicon.words[lexicon.word_id(word)] == word for word in words)
    for word in words[:5]:
        assert lexicon.starting_with(word[:2]) == tuple(w for w in lexicon.words if w.startswith(word[:2]))
        assert word in lexicon.matching("?" * len(word))
        assert word in lexicon.matching(word[0].upper() + "*")


@pytest.mark.parametrize(
    ("key", "spelling", "played"),
    [
        ("en", "Café", "cafe"),
        ("de", "Straßenbäume", "strassenbäume"),
        ("de+ae", "Straßenbäume", "strassenbaeume"),
        ("de", "Café", "cafe"),
        ("fr", "cœur", "coeur"),
        ("fr", "ÇA", "ca"),
        ("es", "niño", "niño"),
        ("es", "pingüino", "pinguino"),
        ("it", "città", "citta"),
        ("nl", "één", "een"),
        ("pl", "ŻÓŁĆ", "żółć"),
        ("pl", "rosé", "rose"),
    ],
)
def test_spellings_fold_to_what_is_played(key, spelling, played):
    language = (LANGUAGES | VARIANTS)[key]
    assert language.fold(spelling) == language.fold(unicodedata.normalize("NFD", spelling)) == played
    assert language.fold(played) == played


def test_words_are_shown_as_they_are_spelt():
    spellings = {"masse": ("Masse", "Maße"), "haus": ("Haus", "haus"), "cafe": ("Café",)}
    lexicon = Lexicon("test", ["masse", "haus", "cafe", "rot"], language=LANGUAGES["de"], spellings=spellings)
    assert [lexicon.shown(word) for word in lexicon.words] == ["CAFÉ", "HAUS", "MASSE +1", "ROT"]
    assert lexicon.spelt("masse") == ("Masse", "Maße")
    assert lexicon.spelt("rot") == ("rot",)
    assert lexicon.with_words("other", ["haus"]).shown("haus") == "HAUS"
    assert lexicon.matching("Caf?") == lexicon.matching("CAFÉ") == ("cafe",)
    assert lexicon.fold("Café") in lexicon


@given(st.lists(st.sampled_from(LETTERS), min_size=4, max_size=4))
def test_boards_take_every_letter_typed_or_pasted_in_any_form(letters):
    board = parse_board(f"{''.join(letters[:2]).upper()}/{''.join(letters[2:]).upper()}")
    assert board.tiles == tuple(letters)
    assert parse_board(format_board(board)) == board
    assert parse_board(unicodedata.normalize("NFD", format_board(board))) == board


def test_a_tile_of_several_letters_of_any_language():
    board = parse_board("ÑaRr/ŻyĆ")
    assert board.tiles == ("ña", "rr", "ży", "ć")
    assert format_board(board) == "ÑaRr/ŻyĆ"


@pytest.mark.parametrize(
    ("key", "typed", "tiles"),
    [
        ("es", "Cañón", "Cañon"),
        ("es", "pingüino", "pinguino"),
        ("en", "año é Łß", "año e Łss"),
        ("pl", "Żółć É", "Żółć E"),
        ("nl", "COÖPERATIE", "COOPERATIE"),
        ("de+ae", "Bär", "Bär"),
        ("fr", "E\u0301TE\u0301/œuf", "ETE/oeuf"),
    ],
)
def test_boards_lose_accents_that_make_no_letter_and_keep_letters_of_others(key, typed, tiles):
    assert language_of(key).as_tiles(typed) == tiles


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("pl", ["aż", "ą", "lx", "łan", "łza", "mar", "źle", "żona"]),
        ("es", ["nube", "nunca", "nylon", "ñame", "oro"]),
        ("de", ["schon", "schön", "schöner", "schonung", "zahl"]),
        ("en", ["a", "ab", "b"]),
    ],
)
def test_words_are_sorted_as_in_a_dictionary(key, words):
    assert sorted(set(words), key=language_of(key).order) == words


@pytest.mark.parametrize("language", ALL[1:], ids=lambda language: language.key)
def test_tiles_are_worth_1_to_10_in_proportion_to_the_cards(language):
    letters = letter_sets(language)
    dearest = max(letters.points.values())
    assert {*letters.values} == {*language.alphabet.letters}
    assert (min(letters.values.values()), max(letters.values.values())) == (1, 10)
    for letter, value in letters.values.items():
        assert abs(value - 10 * letters.points.get(letter.upper(), dearest) / dearest) <= 0.5


def test_what_a_language_has_of_its_own_is_named_after_it_and_its_letters():
    assert LANGUAGES["en"].own("boggle") == "boggle"
    assert LANGUAGES["pl"].own("boggle") == "boggle pl"
    assert VARIANTS["de+ae"].own("boggle") == "boggle de+ae"


def test_vowels_are_known_with_accents_and_in_every_language():
    assert "".join(filter(is_vowel, "abcdefghijklmnopqrstuvwxyz")) == "aeiouy"
    assert "".join(filter(is_vowel, "äößéñłœóąß")) == "äöéœóą"
