"""Word lists by other people: every form they come in, and every reason to refuse an entry."""

from __future__ import annotations

import codecs
import contextlib
import random
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon import importing, load
from qless_studio.engine.lexicon.columns import ColumnLayout
from qless_studio.engine.lexicon.decoding import clean
from qless_studio.engine.lexicon.importing import ImportOptions, Reason, preview
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.solving import Run, Stopped


@pytest.fixture
def read(tmp_path):
    """Preview a file of this content."""

    def read(content, name="list.txt", **options):
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
        return preview(path, ImportOptions(**options))

    return read


def refusals(got):
    return {refusal.reason: (refusal.count, refusal.samples) for refusal in got.refused}


@pytest.mark.parametrize(
    ("mark", "codec", "name"),
    [
        (b"", "utf-8", "utf-8"),
        (codecs.BOM_UTF8, "utf-8", "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le", "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16-be", "utf-16"),
        (codecs.BOM_UTF32_LE, "utf-32-le", "utf-32"),
        (codecs.BOM_UTF32_BE, "utf-32-be", "utf-32"),
        (b"", "cp1252", "cp1252"),
    ],
)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_encodings_and_ends_of_lines(read, mark, codec, name, end):
    got = read(mark + f"cat{end}café{end}{end}dog".encode(codec))
    assert got.words == ("cafe", "cat", "dog")
    assert got.encoding == name
    assert got.refused == ()
    assert (got.folded.count, got.folded.samples) == (1, ("café",))


def test_every_reason_is_counted_with_samples(read):
    long = "z" * 65
    entries = [
        "# c1",
        "// c2",
        "; c3",
        "cat",
        "ice cream",
        "Paris",
        "can't",
        "o’clock",
        "x-ray",
        "ab3",
        "naïve",
        "日本",
    ]
    got = read("\n".join([*entries, long, "cat", "cat", "dog", "bat", "z" * 64, "a"]))
    assert got.words == ("a", "bat", "cat", "dog", "naive", "z" * 64)
    assert refusals(got) == {
        Reason.COMMENT: (3, ("# c1", "// c2", "; c3")),
        Reason.PHRASE: (1, ("ice cream",)),
        Reason.CAPITALISED: (1, ("Paris",)),
        Reason.APOSTROPHE: (2, ("can't", "o’clock")),
        Reason.HYPHEN: (1, ("x-ray",)),
        Reason.LETTERS: (2, ("ab3", "日本")),
        Reason.LENGTH: (1, (long,)),
        Reason.DUPLICATE: (2, ("cat", "cat")),
    }
    assert [refusal.reason for refusal in got.refused] == [r for r in Reason if r in refusals(got)]


def test_list_in_capitals_is_normal(read):
    got = read("# an old list\r\nAARDVARK\r\nZEBRA\r\nÉCLAIR\r\nstray\r\nParis\r\n")
    assert got.words == ("aardvark", "eclair", "stray", "zebra")
    assert refusals(got)[Reason.CAPITALISED] == (1, ("Paris",))


def test_capitalised_entries_can_be_kept(read):
    content = "cat\nParis\nNASA\ndog\ncow\n"
    assert read(content).words == ("cat", "cow", "dog")
    assert read(content, keep_capitalised=True).words == ("cat", "cow", "dog", "nasa", "paris")


def test_accents_can_be_refused(read):
    got = read("cat\ncafé\ncafe\u0301\nœuvre\n", fold_accents=False)
    assert got.words == ("cat",)
    assert refusals(got)[Reason.ACCENT][0] == 3
    assert read("cat\ncafe\u0301\nœuvre\n").words == ("cafe", "cat", "oeuvre")


def test_lower_is_not_casefold(read):
    assert read("straße\ncat\n").words == ("cat", "strasse")
    assert read("straße\ncat\n", fold_accents=False).words == ("cat",)


@pytest.mark.parametrize("separator", ["\t", ";", ",", "|", " ", "   "])
def test_first_of_several_columns_with_definitions(read, separator):
    got = read("".join(f"{word}{separator}some meaning of it\n" for word in ("cat", "dog", "cow")))
    assert got.words == ("cat", "cow", "dog")
    assert got.frequency == {}
    assert got.assumed == ("words from column 1",)


def test_column_of_numbers_is_kept_as_frequency(read):
    got = read("the,22038615\nof,13151942\nTHE,3\nzyzzyva,1\n")
    assert got.frequency == {"the": 22038615.0, "of": 13151942.0, "zyzzyva": 1.0}
    assert read("the,22038615\nof,13151942\n", use_numbers=False).frequency == {}


def test_numbers_before_the_words_are_passed_over(read):
    got = read("1 the 500\n2 of 300\n3 and 200\n")
    assert got.words == ("and", "of", "the")
    assert got.frequency == {"the": 500.0, "of": 300.0, "and": 200.0}


def test_phrases_in_one_column_are_refused_never_cut(read):
    got = read("cat\nhot dog\ndog\ncow\nad hoc\n")
    assert got.words == ("cat", "cow", "dog")
    assert refusals(got) == {Reason.PHRASE: (2, ("hot dog", "ad hoc"))}


def test_phrase_in_a_column_is_refused(read):
    assert read("cat\tan animal\nhot dog\tfood\ncow\tan animal\n").words == ("cat", "cow")


def test_quoted_entries(read):
    assert read('"cat","meow"\n"dog","bark"\n').words == ("cat", "dog")
    assert read('"cat"\n"dog"\n').words == ("cat", "dog")


def test_list_that_runs_on_is_read_whole(read):
    got = read("aa ab ad ae ag\nah ai al am an\nar as at aw ax\n")
    assert got.kept == 15
    assert got.assumed == ("every word of a line",)


def test_layout_can_be_set(read):
    content = "dog cat\nfish bird\n"
    assert read(content).words == ("dog", "fish")
    assert read(content, layout=ColumnLayout.EVERY_WORD).words == ("bird", "cat", "dog", "fish")
    assert read(content, layout=ColumnLayout.FIRST_COLUMN).words == ("dog", "fish")
    assert read(content, layout=ColumnLayout.LINE).words == ()
    assert read("dog\ncat x\nfish\n", layout=ColumnLayout.FIRST_COLUMN).words == ("cat", "dog", "fish")


@pytest.mark.parametrize(
    "content",
    [b"\x7fELF\x02\x01\0\0", b"cat\0dog\n", "cat\ndog".encode("utf-16-le"), b"\xff\xfea", bytes(range(1, 256))],
)
def test_binary_files_are_refused(read, content):
    with pytest.raises(LexiconError, match=r"is not text"):
        read(content)


def test_large_files_are_refused(read, monkeypatch):
    monkeypatch.setattr(importing, "MAX_SIZE", 1024 * 1024)
    assert read(b"a" * 64 + b"\n").kept == 1
    with pytest.raises(LexiconError, match="is too large"):
        read(b"abc\n" * 262_145)


def test_files_that_cannot_be_read(tmp_path):
    for path in (tmp_path / "missing.txt", tmp_path, tmp_path / "a\0b", tmp_path / ("x" * 300)):
        with pytest.raises(LexiconError, match="cannot be read"):
            preview(path)


def test_file_loads_as_it_would_be_imported(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_bytes(codecs.BOM_UTF8 + b"CAT\r\nDOG\r\nICE CREAM\r\nA\r\nCAT\r\n")
    lexicon = load(str(path))
    assert lexicon.words == ("a", "cat", "dog")
    assert lexicon.zipf("dog") is not None


def test_file_without_words_says_why(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("Paris\nRome\n")
    with pytest.raises(LexiconError, match=r"contains no usable words \(2 left out: capitalised"):
        load(str(path))
    path.write_text("")
    with pytest.raises(LexiconError, match="is empty"):
        load(str(path))


@pytest.mark.parametrize("name", ["wyde", "", "~nobody-here/x", "a\0b", "x" * 300, "wide/x"])
def test_missing_list_names_the_lists_there_are(home, name):
    with pytest.raises(LexiconError, match=r"no such word list or file; available lists: everyday, standard, wide"):
        load(name)


def test_numbers_out_of_all_proportion_do_no_harm(tmp_path):
    path = tmp_path / "numbers.tsv"
    for numbers in (["1e308"] * 3, ["0", "0", "0"], ["1e-320", "1e18", "5"], ["0.0", "0", "inf"]):
        path.write_text(
            "".join(f"{word}\t{number}\n" for word, number in zip(("cat", "dog", "cow"), numbers, strict=True))
        )
        lexicon = load(str(path))
        assert len(lexicon) == 3
        assert all(0 <= lexicon.zipf(word) <= 9 for word in lexicon.words)


def test_samples_cannot_drive_a_terminal(read):
    got = read("cat\n\x1b[2Jdog\n" + "-" * 500 + "\n")
    assert refusals(got)[Reason.LETTERS] == (1, ("U+001B[2Jdog",))
    assert refusals(got)[Reason.HYPHEN] == (1, ("-" * 80,))


def test_summary_is_for_people(read):
    assert read("café\ncat\ncan't\nwon't\nParis\ndog\n").summary == (
        "3 words kept, read as utf-8, one entry per line; 3 entries left out",
        "1 of them with accents removed: café",
        "1 left out, capitalised, probably names or abbreviations: Paris",
        "2 left out, with an apostrophe: can't, won't",
    )


plain = st.text("abcxyz", min_size=1, max_size=8)


@given(st.lists(plain, min_size=1, max_size=40), st.sampled_from(["\n", "\r\n"]), st.booleans())
@settings(max_examples=60)
def test_plain_lists_are_kept_whole(tmp_path_factory, entries, end, capitals):
    path = tmp_path_factory.getbasetemp() / "plain.txt"
    path.write_bytes(end.join(entry.upper() if capitals else entry for entry in entries).encode())
    got = preview(path)
    assert got.words == tuple(sorted(set(entries)))
    assert sum(refusal.count for refusal in got.refused) == len(entries) - got.kept


NOTHING = ' \t,;"“”„«»' + "".join(map(chr, range(0x1C, 0x20)))
"""What may stand around an entry."""


@pytest.mark.long
@given(st.lists(st.text(st.characters(exclude_categories=["Cs", "Zs"]), min_size=1, max_size=12), max_size=20))
@settings(max_examples=100)
def test_every_line_is_kept_or_counted(tmp_path_factory, entries):
    path = tmp_path_factory.getbasetemp() / "any.txt"
    path.write_bytes("\n".join(entries).encode("utf-8", "replace"))
    try:
        got = preview(path, ImportOptions(layout=ColumnLayout.LINE))
    except LexiconError:
        return
    lines = clean(path.read_bytes().decode("utf-8-sig")).split("\n")
    told = [line for line in lines if line.strip(NOTHING) or line.strip().startswith(";")]  # an empty comment is one
    assert got.kept + got.left_out == len(told)
    assert all(word.isascii() and word.isalpha() and word.islower() for word in got.words)


@pytest.mark.slow
@pytest.mark.parametrize("files", [150, pytest.param(400, marks=pytest.mark.nightly)])
def test_mutated_files_end_in_words_or_a_clear_error(tmp_path, files):
    rng = random.Random(7)
    seeds = [
        b"cat\ndog\nhot dog\nParis\n",
        codecs.BOM_UTF16_LE + "cat\r\ncafé\r\n".encode("utf-16-le"),
        "the,500\nœuvre,3\nx;y\n# no\n".encode(),
        b"3\ncat/SM\ndog/S\nrun\n",
        b'"aa"\t1e5\n"ab"\t2\n"ac"\tnan\n',
    ]
    path = tmp_path / "fuzz.dic"
    for _ in range(files):
        content = bytearray(rng.choice(seeds))
        for _ in range(rng.randrange(1, 6)):
            place = rng.randrange(len(content))
            content[place : place + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
        path.write_bytes(content)
        with contextlib.suppress(LexiconError):
            words = load(str(path)).words
            assert all(0 < len(word) <= 64 and word.isascii() and word.isalpha() for word in words)


def test_a_list_keeps_its_spellings(read):
    got = read("masse\nMaße\nBäume\nbäume\nCafé\nrot\n", language="de")
    assert got.words == ("bäume", "cafe", "masse", "rot")
    assert got.spellings == {"bäume": ("bäume", "Bäume"), "cafe": ("Café",), "masse": ("masse", "Maße")}


def test_the_language_says_which_letters_are_played(read):
    content = "niño\nłódź\nquiz\ncafé\n"
    assert read(content).words == ("cafe", "lodz", "nino", "quiz")
    assert read(content, language="es").words == ("cafe", "lodz", "niño", "quiz")
    polish = read(content, language="pl")
    assert polish.words == ("cafe", "nino", "łódź")
    assert refusals(polish)[Reason.LETTERS] == (1, ("quiz",))


@pytest.mark.nightly
@pytest.mark.parametrize(
    "text",
    ["cat\n" * 400_000, "cat 12\n" * 200_000, "# comment\n" * 200_000, "".join(f"{n:x}7\n" for n in range(200_000))],
    ids=["one word", "columns", "comments", "numbers"],
)
def test_reading_takes_memory_for_the_words_kept_and_the_text(tmp_path, text):
    path = tmp_path / "long.txt"
    path.write_text(text)
    tracemalloc.start()
    found = preview(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert found.kept <= 1
    assert sum(refusal.count for refusal in found.refused) + found.kept == text.count("\n")
    assert peak < 3 * len(text) + 6_000_000


def test_repeated_lines_count_however_far_apart_they_are(tmp_path):
    words = ["cat", "Paris", "don't", "café", "dog", "zebra"]
    path = tmp_path / "long.txt"
    path.write_text("\n".join(words * 60_000 + ["kiwi"]), "utf-8")
    found = preview(path)
    assert found.words == ("cafe", "cat", "dog", "kiwi", "zebra")
    counts = {refusal.reason: refusal.count for refusal in found.refused}
    assert counts == {Reason.CAPITALISED: 60_000, Reason.APOSTROPHE: 60_000, Reason.DUPLICATE: 4 * 59_999}
    assert found.folded.count == 60_000


@pytest.mark.parametrize(
    ("content", "kept"),
    [
        ("aa ab\nad ae\nag ah\nai ak\nal am\nan ar", 12),  # ten of eleven pairs ascend
        ("aa ab\nad ac\nag aa\nai ak\nal am\nan aq", 6),
        ("5 aa\nab ad\nae ag\nah ai\nal am", 9),  # one of ten is a number
        ("5 aa\n6 ad\nae ag\nah ai\nal am", 3),
    ],
)
def test_a_list_printed_in_columns_is_told_by_its_order_and_by_few_numbers(read, content, kept):
    assert read(content).kept == kept


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("zebra, apple, mango\n", "apple mango zebra"),
        ("zebra lion tiger bear cat\ndog fox\n", "bear cat dog fox lion tiger zebra"),
        ("dog cat owl\nfox bee ant\n", "ant bee cat dog fox owl"),  # three words that come once each are no columns
        ("['apple', 'mango', 'zebra']", "apple mango zebra"),
        ("hot dog\nice cream\nNew York\nson in law\nred ant\nad hoc\nbad egg\ncat\ndog\nfox\nowl\n", "cat dog fox owl"),
        ("cat, a small animal, n\ndog, a pet\nowl, a bird\n", "cat dog owl"),
        ('"apple",\n"mango",\n"zebra"\n', "apple mango zebra"),
        ("apple: 5\nbread: 7\n", "apple bread"),
    ],
)
def test_words_on_a_line_are_told_from_tables_and_phrases(read, content, words):
    assert " ".join(read(content).words) == words


@pytest.mark.parametrize(
    "rows",
    [
        ["the 22,038,615", "of 13,151,942", "zyzzyva 3"],
        ["the,22,038,615", "of,13,151,942", "zyzzyva,3"],
        ['the,"22,038,615"', 'of,"13,151,942"', "zyzzyva,3"],
        ["the;22.038.615", "of;13.151.942", "zyzzyva;3"],
        ["the 22 038 615", "of 13 151 942", "zyzzyva 3"],
        ["the\t22\u202f038\u202f615", "of\t13\u00a0151\u00a0942", "zyzzyva\t3"],
        ["the\t22'038'615", "of\t13’151’942", "zyzzyva\t3"],
    ],
)
def test_thousands_may_be_separated(read, rows):
    assert read("\n".join(rows)).frequency == {"the": 22038615.0, "of": 13151942.0, "zyzzyva": 3.0}


def test_numbers_with_fractions_are_none_with_thousands(read):
    assert read("the\t7.123\nof\t6.9\n").frequency == {"the": 7.123, "of": 6.9}
    assert read("der\t5,2\ndie\t4,95\n").frequency == {"der": 5.2, "die": 4.95}
    assert read("der\t1.234\ndie\t987\n").frequency == {"der": 1234.0, "die": 987.0}
    assert read("the\t1\nof\t1\n").frequency == {}  # that says nothing
    assert read("1,234,the\n2,98,of\n").words == ("of", "the")


@pytest.mark.parametrize(
    ("content", "words", "assumed"),
    [
        ("rank,word,pos,freq\n1,the,a,9\n2,cat,n,8\n3,dog,n,7\n", "cat dog the", ("2", "header", "4")),
        ("name,id,count\napple,a1,5\nbread,a2,4\n", "apple bread", ("1", "header", "3")),
        ("pos\tword\tcount\nn\tcat\t5\nn\tdog\t4\n", "cat dog", ("2", "header", "3")),
        ("word;definition\ncat;an animal\ndog;a pet\n", "cat dog", ("1", "header")),
        ("word;part of speech;definition\ncat;n;an animal\ndog;n;a pet\n", "cat dog", ("1", "header")),
        ("word,is_noun\ncat,true\ndog,true\nrun,false\n", "cat dog run", ("1", "header")),
        ("word,length\ncat,3\nbird,4\n", "bird cat", ("1", "header")),
        ("mot;fréquence relative\nchat;0.5\nchien;0.25\n", "chat chien", ("1", "header", "2")),
        ("cat,n/a\ndog,5\nowl,6\nfox,7\n", "cat dog fox owl", ("1", "2")),
        # a column of few values is not the words
        ("n,cat\nn,dog\nv,run\nv,sit\nn,owl\n", "cat dog owl run sit", ("2",)),
        ("word\ncat\n", "cat word", ("entry",)),
    ],
)
def test_a_header_is_no_entry_and_names_the_column_of_words(read, content, words, assumed):
    got = read(content)
    assert " ".join(got.words) == words
    assert [said in text for said, text in zip(assumed, got.assumed, strict=True)] == [True] * len(assumed)


@pytest.mark.parametrize(
    ("content", "words", "frequency"),
    [
        ('["zebra",\n"apple"]', "apple zebra", {}),
        ('["zebra", "apple",\n]', "apple zebra", {}),  # as many write it by hand
        ('{"apple": 5, "bread": 2.5}', "apple bread", {"apple": 5.0, "bread": 2.5}),
        ('{"apple": 1, "bread": 1}', "apple bread", {}),
        ('{"apple": "a fruit", "bread": null}', "apple bread", {}),
        ('[["apple", 5], ["bread", 3]]', "apple bread", {"apple": 5.0, "bread": 3.0}),
        ('[{"id": 7, "word": "apple", "pos": "n"}, {"id": 8, "word": "bread", "pos": "n"}]', "apple bread", None),
        ('{"word": "apple", "count": 5}\n{"word": "bread", "count": 3}\n', "apple bread", {"apple": 5.0, "bread": 3.0}),
        ('{"version": 3, "words": ["apple", "bread"]}', "apple bread", {}),
        ('{"meta": {"by": "someone"}, "words": ["apple"]}', "apple", {}),
        ('{"data": {"all": ["apple", "bread"]}}', "apple bread", {}),
        ('{"data": [{"id": 3, "word": "apple", "n": 5}, {"id": 4, "word": "bread", "n": 2}]}', "apple bread", None),
        ('{"apple": {"pos": "n"}, "bread": {"pos": "n"}}', "apple bread", {}),
        ('[["apple", 5, "n"], ["bread", 3, "n"]]', "apple bread", {"apple": 5.0, "bread": 3.0}),
        ('[{"id": 7, "word": "apple"}, {"id": 8, "word": "bread"}]', "apple bread", {}),
        ('{"a": ["apple"], "b": ["bread"]}', "apple bread", {}),
        ('["caf\\u00e9", "of\\ufb01ce", "na\\u00adive"]', "cafe naive office", {}),
        ("[a list\nof words", "of words", None),  # no JSON
    ],
)
def test_json(read, content, words, frequency):
    got = read(content)
    assert set(words.split()) <= set(got.words) if frequency is None else " ".join(got.words) == words
    assert frequency is None or got.frequency == frequency


@pytest.mark.parametrize("content", ['["apple", "bread"', '{"apple": 1,,}', "[" * 5000, '{"a"\n:}'])
def test_damaged_json_is_said_with_its_line(read, content):
    with pytest.raises(LexiconError, match=r"list.json: is damaged: invalid JSON in line [12]"):
        read(content, name="list.json")


def test_what_nobody_sees_or_types_belongs_to_no_word(read):
    got = read(
        "apple\u200b\nbread\ufeff\nci\u00adder\nma\u2060ngo\nol\U000e0001ive\n\u00a0oﬃce\u3000\nﬁne\n𝐟𝐢𝐠\nＣＡＴ\nfoo™\n"
    )
    assert got.words == ("apple", "bread", "cider", "fig", "fine", "mango", "office", "olive")
    assert refusals(got) == {Reason.CAPITALISED: (1, ("CAT",)), Reason.LETTERS: (1, ("foo™",))}


WORDS = {
    "en": "café naïve façade crêpe don’t señor piñata",
    "de": "Bäume Größe Straße Übung süß hören",
    "fr": "été forêt garçon hôtel œuvre dîner reçu naïf",
    "es": "niño corazón árbol canción pingüino café mañana",
    "it": "città perché però caffè virtù così",
    "nl": "reünie geïnd café ideeën hè coördinatie",
    "pl": "ciąć gęś źrebak żółw łódź śnieg kamień",
}
WESTERN, CENTRAL = ("cp1252", "iso8859-15", "mac-roman", "cp850"), ("cp1250", "iso8859-2", "cp852", "mac-latin2")


@pytest.mark.parametrize("capitals", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_encoding_is_told_by_the_letters_of_the_language(read, language, capitals):
    text = "\n".join(WORDS[language].split())
    text = text.upper() if capitals else text
    plain = read(text, language=language)
    for encoding in CENTRAL if language == "pl" else WESTERN:
        with contextlib.suppress(UnicodeEncodeError):  # cp850 has no œ
            got = read(text.encode(encoding), language=language)
            assert (encoding, got.words, got.spellings) == (encoding, plain.words, plain.spellings)


def test_another_language_than_the_one_asked_for_is_known_too(read):
    assert read("gęś\nżółw\nłódź\n".encode("iso8859-2")).words == ("ges", "lodz", "zolw")


def test_pieces_in_another_encoding_do_not_change_the_rest(read):
    got = read("été\nforêt\n".encode() + "mère\n".encode("cp1252") + "été et mère\n".encode(), language="fr")
    assert got.words == ("ete", "foret", "mere")
    assert got.encoding == "utf-8 and cp1252"
    got = read("WRÓŻKA\nŁÓDŹ\nMIŚ\n".encode("iso8859-2"), language="pl")  # ÓŻ would be valid UTF-8
    assert (got.words, got.encoding) == (("miś", "wróżka", "łódź"), "iso8859-2")


def test_an_encoding_can_be_asked_for(read):
    assert read("łódź\n".encode("iso8859-2"), language="pl", encoding="Latin2").encoding == "iso8859-2"
    assert read("cat\ndog\n".encode("utf-16-be"), encoding="UTF-16").words == ("cat", "dog")
    with pytest.raises(LexiconError, match=r"list.txt: line 2 is not text in utf-8"):
        read("cat\ncafé\n".encode("cp1252"), encoding="utf8")
    for wrong in ("klingon", "rot13", "idna", "a\0b"):
        with pytest.raises(LexiconError, match=r"unknown encoding .*; usual ones: utf-8, utf-16, cp1252"):
            read("cat\n", encoding=wrong)


def test_reading_can_be_stopped(tmp_path):
    path, run = tmp_path / "list.txt", Run()
    path.write_text("cat\n")
    run.cancel()
    with pytest.raises(Stopped):
        preview(path, run=run)
