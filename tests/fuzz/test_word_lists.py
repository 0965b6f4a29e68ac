"""Word lists and dictionaries of any content: read, or refused with a reason; never changed."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.folders import HOME_VARIABLE, data_folder, resource
from qless_studio.engine.lexicon import Lexicon, available, import_list, load
from qless_studio.engine.lexicon.columns import ColumnLayout
from qless_studio.engine.lexicon.decoding import ENCODINGS
from qless_studio.engine.lexicon.definitions import Definitions
from qless_studio.engine.lexicon.imported import holds
from qless_studio.engine.lexicon.importing import ImportOptions
from qless_studio.engine.lexicon.importing import preview as preview_of
from qless_studio.engine.lexicon.languages import LANGUAGES
from tests.examples import examples
from tests.fuzz.refusals import taken

EXAMPLES = examples(60, 120)
NUMBERS = itertools.count()
SPECIAL = ("cat", "Dog", "ICE", "naïve", "don't", "x-ray", "two words", "# no", "", "3", "1e999", "nan", "a/S", "1,234")
STRUCTURE = ("[", '{"a": 1}', '["b",', '"c"]', "word", "count", "ﬁne", "so\u00adft")
ENTRIES = st.one_of(
    st.sampled_from(SPECIAL + STRUCTURE), st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
)
ENDS = st.sampled_from(["\n", "\r\n", "\r", "\t", ",", ";", "\0", "\x1a", "\u2028", "\f"])
TEXTS = st.lists(st.tuples(ENTRIES, ENDS), max_size=40).map(lambda rows: "".join(entry + end for entry, end in rows))
WRITTEN = st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32", "cp1252", "latin-1", "cp037"])
WHOLE = st.builds(lambda text, encoding: text.encode(encoding, "replace"), TEXTS, WRITTEN)
NOISY = st.builds(lambda *parts: cut_in(*parts), WHOLE, st.binary(max_size=4), st.integers(0))
HUGE = st.builds(
    lambda piece, times: (piece * times).encode(),
    st.sampled_from(["a", "é", " ", "a\t", "\t", '"', "/", "a\n", "\0"]),
    st.sampled_from([1, 64, 65, 50_000]),
)
CONTENTS = st.one_of(st.binary(max_size=200), WHOLE, NOISY, HUGE)
OPTIONS = st.builds(
    ImportOptions,
    language=st.sampled_from([*LANGUAGES]),
    keep_capitalised=st.booleans(),
    fold_accents=st.booleans(),
    use_numbers=st.booleans(),
    layout=st.sampled_from(ColumnLayout),
    encoding=st.sampled_from(["", "", "", *ENCODINGS]),
)


def cut_in(content, noise, place):
    place %= len(content) + 1
    return content[:place] + noise + content[place:]


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path


def is_sound(lexicon: Lexicon) -> bool:
    plain = all(lexicon.alphabet.spells(word) and len(word) <= 64 for word in lexicon.words)
    return plain and list(lexicon.words) == sorted(set(lexicon.words)) and len(lexicon.trie.word) > 0


def test_any_file_is_imported_as_shown_before_or_refused_with_a_reason(home):
    @settings(max_examples=EXAMPLES)
    @given(CONTENTS, OPTIONS, st.sampled_from([".txt", ".dic", ".csv", ".json", ""]))
    def check(content, options, suffix):
        path, name = home / f"list{suffix}", f"list {next(NUMBERS)}"
        path.write_bytes(content)
        shown = taken(preview_of, path, options)
        if shown is not None and taken(import_list, shown, name):
            lexicon = load(name)
            assert lexicon.words == shown.words
            assert is_sound(lexicon)
            assert all(shown.summary)
            assert all(0 <= (lexicon.zipf(word) or 0) <= 9 for word in shown.words)
        assert path.read_bytes() == content

    check()
    assert all(info.title for info in available())


LETTERS = st.sampled_from(LANGUAGES["pl"].alphabet.letters + "ąęłśżó" * 3)
PLAIN = st.lists(st.text(LETTERS, min_size=2, max_size=8), min_size=12, max_size=30, unique=True)
NUMBERS_BESIDE = st.lists(st.integers(0, 10**7), min_size=30, max_size=30, unique=True)
FORMS: dict[str, Callable[[list[str], list[int]], str]] = {
    "lines": lambda words, _: "\n".join(words),
    "words": lambda words, _: (
        " ".join(words[:3])
        + "\n"
        + "\n".join(map(" ".join, itertools.zip_longest(words[3::2], words[4::2], fillvalue="")))
    ),
    "rows": lambda words, _: "\n".join(", ".join(words[at : at + 4]) for at in range(0, len(words), 4)),
    "table": lambda words, numbers: "\n".join(f"{word}\t{n}" for word, n in zip(words, numbers, strict=False)),
    "header": lambda words, numbers: (
        "id;word;freq\n" + "\n".join(f"{n};{w};{n:,}" for w, n in zip(words, numbers, strict=False))
    ),
    "grouped": lambda words, numbers: "\n".join(f"{word} {n:,}" for word, n in zip(words, numbers, strict=False)),
    "array": lambda words, _: json.dumps(words, ensure_ascii=False),
    "object": lambda words, numbers: json.dumps(dict(zip(words, numbers, strict=False)), indent=1),
    "records": lambda words, numbers: json.dumps([{"word": w, "n": n} for w, n in zip(words, numbers, strict=False)]),
    "dictionary": lambda words, _: f"{len(words)}\n" + "\n".join(f"{word}/{word[0].upper()}-." for word in words),
}


@pytest.mark.parametrize("form", FORMS)
def test_what_is_written_in_any_form_and_encoding_is_read_back(tmp_path, form):
    path = tmp_path / ("list.dic" if form == "dictionary" else "list.txt")

    @settings(max_examples=40)
    @given(
        PLAIN, NUMBERS_BESIDE, st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "cp1250", "iso8859-2"]), st.booleans()
    )
    def check(words, numbers, encoding, capitals):
        words.sort(reverse=True)  # in rows, first words in order would be taken for a column
        text = FORMS[form](words, numbers)
        path.write_bytes((text.upper() if capitals and form in ("lines", "words", "rows") else text).encode(encoding))
        got = preview_of(path, ImportOptions("pl"))
        assert got.words == tuple(sorted(words))
        if form in ("table", "header", "grouped", "object", "records"):
            assert got.frequency == dict(zip(words, map(float, numbers), strict=False))

    check()


def damages(whole, random, count):
    """Cut off, bits flipped, pieces lost and put in."""
    for _ in range(count):
        place, end = sorted(random.randrange(len(whole) + 1) for _ in range(2))
        yield whole[:place]
        yield whole[:place] + whole[end:]
        yield whole[:place] + random.randbytes(6) + whole[place:]
        if place < len(whole):
            yield whole[:place] + bytes([whole[place] ^ (1 << random.randrange(8))]) + whole[place + 1 :]


def test_a_stored_list_that_was_damaged_is_refused_with_a_reason(home):
    source = home / "mine.txt"
    source.write_text("".join(f"{word}\t{number}\n" for number, word in enumerate(["cat", "dog", "eel", "ice"])))
    import_list(preview_of(source), "mine")
    (path,) = data_folder().rglob("mine.txt")
    whole, taken_whole = path.read_bytes(), 0
    for damaged in damages(whole, Random(3), 100):
        path.write_bytes(damaged)
        lexicon = taken(load, "mine")
        taken_whole += lexicon is not None
        assert lexicon is None or lexicon.words == ("cat", "dog", "eel", "ice")
        taken(holds, "mine", "cat")
        taken(available)
        assert path.read_bytes() == damaged
    assert taken_whole < 20


@settings(max_examples=EXAMPLES)
@given(st.text(max_size=40))
def test_any_name_is_a_list_or_refused_with_a_reason(name):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(HOME_VARIABLE, "/nonexistent/home")
        lexicon = taken(load, name)
    assert lexicon is None or len(lexicon) > 0


def test_a_damaged_dictionary_gives_definitions_or_a_reason(tmp_path):
    path, random = tmp_path / "definitions.sqlite", Random(4)
    whole = resource("lexicons/definitions.sqlite").read_bytes()[: 1 << 20]
    for number in range(60):
        damaged = bytearray(whole)
        for _ in range(random.choice([1, 100, 5000])):
            damaged[random.randrange(len(damaged) if number % 2 else 8192)] = random.randrange(256)
        path.write_bytes(damaged[: random.choice([0, 50, 4096, len(damaged)])] if number % 3 == 0 else damaged)
        for word in ("cat", "trees", "unhappy", "be"):
            taken(Definitions(path).define, word)
