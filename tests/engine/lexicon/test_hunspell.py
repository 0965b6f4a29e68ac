"""Hunspell dictionaries: which files are taken for them, and all the forms that their rules make, against an oracle."""

from __future__ import annotations

import itertools
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon import hunspell
from qless_studio.engine.lexicon.importing import ImportOptions, preview
from tests.examples import examples

S = "SFX S Y 1\nSFX S 0 s .\n"


@pytest.fixture
def read(tmp_path):
    """Preview a dictionary, with an affix file beside it unless that is empty."""

    def read(dic, aff="", name="list.dic", encoding="utf-8", **options):
        path = tmp_path / name
        path.write_bytes(dic.encode(encoding))
        if aff:
            path.with_suffix(".aff").write_bytes(aff.encode(encoding))
        return preview(path, ImportOptions(**options))

    return read


@pytest.mark.parametrize(
    ("dic", "words"),
    [
        ("4\nabricot/S.\nami/L'D'Q'\nde/--\nabaisser/a0p+\n", "abaisser abricot ami de"),
        ("3\ncomment po:mg po:advint\nvoici\tI89\nabaca/10 po:nom is:mas\n", "abaca comment voici"),
        ("2400\n" + "abc\n" * 1200 + "abd/S\n" * 1200, "abc abd"),
        ("3\nkm\\/h/X\nfoo /S\nan extra/S\n", "foo"),
        ("cat/S\ndog/SM\nbird\n", "bird cat dog"),  # without a number
        ("cat\ndog\nand/or\n", "cat dog"),  # a plain list of that name
    ],
)
def test_a_dictionary_without_its_affix_file_gives_its_stems(read, dic, words):
    got = read(dic)
    assert " ".join(got.words) == words
    assert ("Only the stems" in got.only_stems) is ("/S" in dic or "/10" in dic)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("2\ncat/SM\ndog\n", "cat dog"),
        ("3\ncat\nand/or\ndog\n", "cat dog"),
        ("500\ncat\nhe/She\ndog\n", "cat dog"),
        ("5\ncat\ndog\neel\nfox\ngnu\n", "cat dog eel fox gnu"),
    ],
)
def test_a_list_that_begins_with_a_number_is_told_from_a_dictionary(read, content, words):
    got = read(content, name="list.txt")
    assert " ".join(got.words) == words
    assert (got.assumed == ("a Hunspell dictionary",)) is ("SM" in content)


def test_the_affix_file_says_the_encoding_and_makes_the_forms(read):
    got = read("2\nświt/S\nkoń/S\n", "SET ISO8859-2\nSFX S Y 1\nSFX S 0 ą .\n", encoding="iso8859-2", language="pl")
    assert got.words == ("koń", "końą", "świt", "świtą")
    assert got.encoding == "iso8859-2"
    assert got.assumed == ("a Hunspell dictionary with the forms of list.aff",)
    assert got.only_stems == ""


@pytest.mark.parametrize(
    ("aff", "dic", "words"),
    [
        ("FLAG long\nSFX A1 Y 1\nSFX A1 0 s .\n", "1\ncat/A1B2\n", "cat cats"),
        ("FLAG num\nSFX 101 Y 1\nSFX 101 0 s .\n", "1\ncat/7,101\n", "cat cats"),
        ("FLAG UTF-8\nSFX é Y 1\nSFX é 0 s .\n", "1\ncat/é\n", "cat cats"),
        ("AF 2\nAF X\nAF S\n" + S, "2\ncat/2\ndog/1\n", "cat cats dog"),
        ("SFX Y Y 2\nSFX Y y ies [^aeiou]y\nSFX Y 0 s [aeiou]y\n", "3\nfly/Y\nboy/Y\nox/Y\n", "boy boys flies fly ox"),
        ("NEEDAFFIX N\n" + S, "1\ncat/SN\n", "cats"),
        ("ONLYINCOMPOUND O\n" + S, "2\ncat/SO\ndog\n", "dog"),
        ("FORBIDDENWORD F\n" + S, "3\ncat/S\ncats/F\ndog\n", "cat dog"),
        ("CIRCUMFIX C\nPFX G Y 1\nPFX G 0 ge/C .\nSFX T Y 1\nSFX T 0 t/GC .\n", "1\nspiel/T\n", "gespielt spiel"),
        ("SFX S Y 1\nSFX S cat dog cat\n", "1\ncat/S\n", "cat"),
        ("FULLSTRIP\nSFX S Y 1\nSFX S cat dog cat\n", "1\ncat/S\n", "cat dog"),
        ("PFX L Y 1\nPFX L 0 l' .\n" + S, "1\nami/LS\n", "ami amis"),
        ("REP 1\nREP f ph\nTRY esianrtolcdugmphbyfvkw\n# SFX\n" + S, "1\ncat/S\n", "cat cats"),
    ],
)
def test_what_an_affix_file_may_say(read, aff, dic, words):
    assert " ".join(read(dic, aff).words) == words


def test_a_damaged_affix_file_leaves_the_stems_or_is_an_error_if_it_was_chosen(read, tmp_path):
    got = read("1\ncat/S\n", "SFX S Y 1\nSFX S 0 s [abc\n")
    assert got.words == ("cat",)
    assert "list.aff: is damaged: line 2 is no affix rule: SFX S 0 s [abc" in got.only_stems
    other = tmp_path / "other.aff"
    for content in (b"SFX S maybe 1\n", b"SFX S Y 1\nSFX S 0\n", b"\xff\xfe\xff", b"FLAG num\nNEEDAFFIX ,\n"):
        other.write_bytes(content)
        with pytest.raises(LexiconError, match=r"other.aff: "):
            read("1\ncat/S\n", affix=other)
    other.write_text(S)
    assert read("cat/S\ndog\n", name="list.txt", affix=other).words == ("cat", "cats", "dog")
    with pytest.raises(LexiconError, match=r"missing.aff: cannot be read"):
        read("1\ncat/S\n", affix=tmp_path / "missing.aff")


def test_forms_without_end_are_not_made(read, monkeypatch):
    monkeypatch.setattr(hunspell, "MOST_FORMS", 500)
    rules = "SFX S Y 100\n" + "".join(f"SFX S 0 {a}{b} .\n" for a in "abcdefghij" for b in "abcdefghij")
    dic = "600\n" + "".join(f"{a}{b}{c}/S\n" for a in "cdefgh" for b in "abcdefghij" for c in "abcdefghij")
    got = read(dic, rules)
    assert got.kept == 600
    assert got.only_stems.endswith("the affix file makes more than 500 forms")


# the oracle takes words apart, as a spelling checker does; the engine puts them together

NEEDS_AFFIX, ONLY_COMPOUND, FORBIDDEN = "NOF"
SUFFIXES, PREFIXES = "XYZ", "PQ"
LETTERS = "ab"
LONGEST = 6
flags = st.sets(st.sampled_from([*SUFFIXES, *PREFIXES]), max_size=4)
continued = st.sets(st.sampled_from([*SUFFIXES, *PREFIXES, NEEDS_AFFIX, ONLY_COMPOUND]), max_size=2)
rule = st.tuples(
    st.sampled_from(["", "", "a", "b", "ab"]),
    st.sampled_from(["a", "b", "ba", ""]),
    continued,
    st.sampled_from([".", ".", "a", "[ab]", "[^a]", "a.", "[^b]b"]),
)
tables = st.fixed_dictionaries(
    {flag: st.tuples(st.booleans(), st.lists(rule, min_size=1, max_size=2)) for flag in SUFFIXES + PREFIXES}
)
special = st.sampled_from(["", "", "", NEEDS_AFFIX, ONLY_COMPOUND, FORBIDDEN])
entries = st.lists(st.tuples(st.text(LETTERS, min_size=1, max_size=3), flags, special), min_size=1, max_size=4)


def undone(word, kind, strip, add, condition):
    """The word without an affix, or None."""
    end = kind in SUFFIXES
    if not (word.endswith(add) if end else word.startswith(add)) or len(word) == len(add):
        return None
    rest = word[: len(word) - len(add)] + strip if end else strip + word[len(add) :]
    return rest if re.search(f"{condition}$" if end else f"^{condition}", rest) else None


def without(word, kinds, rules):
    """What remains without one affix of these kinds: (rest, flag, flags of the form, whether it crosses)."""
    for kind in kinds:
        crosses, table = rules[kind]
        for strip, add, more, condition in table:
            rest = undone(word, kind, strip, add, condition)
            if rest is not None:
                yield rest, kind, more, crosses


def is_form(word, stems, rules):
    """Whether the word is a stem or a stem with affixes."""
    hidden = {NEEDS_AFFIX, ONLY_COMPOUND}

    def has(stem, *needed):
        return any(stem == each and set(needed) <= known for each, known in stems)

    if any(stem == word and NEEDS_AFFIX not in known for stem, known in stems):
        return True
    for rest, outer, more, _ in without(word, SUFFIXES, rules):
        if not more & hidden:
            inner = without(rest, SUFFIXES, rules)
            if has(rest, outer) or any(outer in further and has(stem, kind) for stem, kind, further, _ in inner):
                return True
    for body, prefix, beside, crosses in without(word, PREFIXES, rules):
        if ONLY_COMPOUND in beside:
            continue
        if NEEDS_AFFIX not in beside and has(body, prefix):
            return True
        for rest, outer, more, outer_crosses in without(body, SUFFIXES, rules) if crosses else ():
            if not outer_crosses or ONLY_COMPOUND in more or (NEEDS_AFFIX in more and NEEDS_AFFIX in beside):
                continue
            if (
                has(rest, outer, prefix)
                or (prefix in more and has(rest, outer))
                or (outer in beside and has(rest, prefix))
            ):
                return True
            for stem, inner, further, inner_crosses in without(rest, SUFFIXES, rules):
                if outer in further and has(stem, inner):
                    known = prefix in more or (inner_crosses and (prefix in further or has(stem, inner, prefix)))
                    if known:
                        return True
    return False


def written(stems, rules):
    """The affix file and the dictionary."""
    lines = [
        f"NEEDAFFIX {NEEDS_AFFIX}",
        f"ONLYINCOMPOUND {ONLY_COMPOUND}",
        f"FORBIDDENWORD {FORBIDDEN}",
    ]
    for kind, (crosses, table) in rules.items():
        name = "SFX" if kind in SUFFIXES else "PFX"
        lines.append(f"{name} {kind} {'Y' if crosses else 'N'} {len(table)}")
        for strip, add, more, condition in table:
            flags = "/" + "".join(sorted(more)) if more else ""
            lines.append(f"{name} {kind} {strip or 0} {add or 0}{flags} {condition}")
    dic = [str(len(stems)), *(f"{stem}/{''.join(sorted(known)) + kind}" for stem, known, kind in stems)]
    return "\n".join(lines), "\n".join(dic)


@pytest.mark.long
def test_the_forms_are_the_words_that_a_spelling_checker_accepts(read):
    @settings(max_examples=examples(60, 150))
    @given(entries, tables)
    def check(stems, rules):
        aff, dic = written(stems, rules)
        usable = [(stem, known | {kind}) for stem, known, kind in stems if kind not in (ONLY_COMPOUND, FORBIDDEN)]
        forbidden = {stem for stem, _, kind in stems if kind == FORBIDDEN}
        every = ("".join(word) for size in range(1, LONGEST + 1) for word in itertools.product(LETTERS, repeat=size))
        expected = [word for word in every if word not in forbidden and is_form(word, usable, rules)]
        assert [word for word in read(dic, aff).words if len(word) <= LONGEST] == sorted(expected)

    check()
