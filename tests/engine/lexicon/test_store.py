"""Imported lists live on disk: they survive, they can be renamed and removed, and damage is noticed."""

from __future__ import annotations

import datetime
import random

import pytest

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.folders import config_folder, data_folder, log_folder, write_atomically
from qless_studio.engine.lexicon import Kind, available, facts, import_list, load, remove, rename
from qless_studio.engine.lexicon.importing import ImportOptions, preview


@pytest.fixture
def enable(tmp_path, home):
    """The preview of a small list."""
    path = tmp_path / "enable1.txt"
    path.write_text("zebra\ncat\ndog\nice cream\n" + "y" * 64 + "\na\n")
    return preview(path)


def imported():
    return [info for info in available() if info.kind is Kind.IMPORTED]


def test_import_survives(enable, home):
    info = import_list(enable, "My list (2)")
    today = datetime.date.today().isoformat()
    assert (info.name, info.size, info.description) == ("My list (2)", 5, f"imported from enable1.txt on {today}")
    assert imported() == [info]
    assert load("My list (2)").words == enable.words == ("a", "cat", "dog", "y" * 64, "zebra")
    assert load("my LIST (2)").name == "My list (2)"
    assert load("My list (2)").zipf("cat") is not None
    assert [path.name for path in (home / "data" / "lexicons").iterdir()] == ["My list (2).txt"]


def test_frequency_is_stored(tmp_path, home):
    path = tmp_path / "counts.tsv"
    path.write_text("cat\t10\ndog\t90\nthe\t900\ncow\tx\n")
    import_list(preview(path), "counts")
    lexicon = load("counts")
    assert lexicon.by_commonness[0] == "the"
    assert lexicon.zipf("the") == pytest.approx(8.954, abs=0.001)
    assert lexicon.zipf("dog") == pytest.approx(7.954, abs=0.001)
    assert lexicon.zipf("cow") is not None


def test_zipf_values_are_taken_as_they_are(tmp_path, home):
    path = tmp_path / "zipf.tsv"
    path.write_text("cat\t4.5\ndog\t5\nthe\t7.73\n")
    assert [load(str(path)).zipf(word) for word in ("cat", "dog", "the")] == [4.5, 5.0, 7.73]


def test_stored_list_is_itself_a_word_list(enable, home):
    import_list(enable, "mine")
    again = preview(home / "data" / "lexicons" / "mine.txt")
    assert again.words == enable.words


def test_rename_and_remove(enable):
    import_list(enable, "one")
    import_list(enable, "two")
    rename("one", "three")
    assert [info.name for info in imported()] == ["three", "two"]
    rename("three", "Three")
    with pytest.raises(LexiconError, match="choose another"):
        rename("two", "THREE")
    remove("two")
    assert [info.name for info in imported()] == ["Three"]
    assert load("Three").words == enable.words
    for act in (lambda: remove("two"), lambda: rename("two", "four")):
        with pytest.raises(LexiconError, match="no word list has this name"):
            act()


def test_nothing_is_overwritten(enable, tmp_path):
    import_list(enable, "mine")
    other = tmp_path / "other.txt"
    other.write_text("bat\n")
    with pytest.raises(LexiconError, match="a list has this name"):
        import_list(preview(other), "Mine")
    assert load("mine").words == enable.words


def test_shipped_lists_keep_their_names(enable):
    with pytest.raises(LexiconError, match="a list has this name"):
        import_list(enable, "Wide")
    with pytest.raises(LexiconError, match="cannot be removed"):
        remove("wide")


@pytest.mark.parametrize(
    "name", ["", " ", ".hidden", "a/b", "a\\b", "a+gb", "x" * 51, "con", "LPT1.x", "a\nb", "end.", "a:b"]
)
def test_names_no_system_could_store_are_refused(enable, name):
    with pytest.raises(LexiconError, match="must begin with a letter or digit"):
        import_list(enable, name)
    assert imported() == []


def test_list_without_words_is_not_stored(tmp_path, home):
    path = tmp_path / "names.txt"
    path.write_text("Paris\n")
    with pytest.raises(LexiconError, match="no usable word"):
        import_list(preview(path), "names")
    assert not home.exists()


def test_damage_is_told_and_left_alone(enable, home):
    import_list(enable, "mine")
    path = home / "data" / "lexicons" / "mine.txt"
    good = path.read_bytes()
    rng = random.Random(3)
    for _ in range(60):
        bad = bytearray(good)
        place = rng.randrange(good.index(b"# sha256"), len(bad))
        bad[place] ^= 1 << rng.randrange(8)
        path.write_bytes(bad)
        with pytest.raises(LexiconError, match="word list mine: the stored list is damaged"):
            load("mine")
        assert path.read_bytes() == bad
    path.write_bytes(good[:40])
    assert [(info.name, info.size) for info in imported()] == [("mine", None)]
    assert "damaged" in imported()[0].description
    with pytest.raises(LexiconError, match="choose another"):
        import_list(enable, "mine")
    remove("mine")
    assert imported() == []


def test_unwritable_data_folder_is_one_clear_error(enable, home):
    home.mkdir()
    (home / "data").write_text("a file where the folder should be")
    with pytest.raises(LexiconError, match=r"data.*: cannot be written: "):
        import_list(enable, "mine")
    assert imported() == []


def test_facts_of_each_kind(enable, tmp_path):
    import_list(enable, "mine")
    shipped, mine, file = facts("common2k+gb"), facts("mine"), facts(str(enable.path))
    assert (shipped.info.kind, shipped.info.size) == (Kind.SHIPPED, 2000)
    assert sum(shipped.by_length.values()) == sum(shipped.by_band.values()) == 2000
    assert len(shipped.samples) == 12
    assert "SCOWL" in shipped.info.source
    assert mine.info.kind is Kind.IMPORTED
    assert mine.by_length == file.by_length == {1: 1, 3: 2, 5: 1, 64: 1}
    assert "enable1.txt" in mine.info.source
    assert file.info.kind is Kind.FILE
    assert (file.info.title, file.info.size, file.info.description) == ("enable1", 5, f"read from {enable.path}")


def test_folders_follow_the_environment(home):
    assert {data_folder(), config_folder(), log_folder()} == {home / "data", home / "config", home / "log"}


def test_folders_of_the_platform(monkeypatch):
    monkeypatch.delenv("QLESS_STUDIO_HOME", raising=False)
    assert all("qless-studio" in str(folder()) for folder in (data_folder, config_folder, log_folder))


def test_failed_write_leaves_the_file_and_no_rubbish(tmp_path):
    path = tmp_path / "deep" / "file"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    with pytest.raises(TypeError):
        write_atomically(path, "text")
    assert path.read_bytes() == b"two"
    assert list(path.parent.iterdir()) == [path]


def test_language_and_spellings_are_stored(tmp_path, home):
    path = tmp_path / "deutsch.txt"
    path.write_text("Maße 3\nMasse 7\nBäume 5\nrot 9\n")
    info = import_list(preview(path, ImportOptions(language="de")), "deutsch")
    assert (info.language, info.alphabet[-3:]) == ("de", "äöü")
    lexicon = load("deutsch")
    assert lexicon.language.code == "de"
    assert lexicon.words == ("bäume", "masse", "rot")
    assert [lexicon.shown(word) for word in lexicon.words] == ["BÄUME", "MAẞE +1", "ROT"]
    assert lexicon.by_commonness[0] == "rot"
    assert lexicon.zipf("haus") is not None
    assert available()[-1] == info
    (home / "data" / "lexicons" / "deutsch.txt").write_text("# Qless Studio word list 1\n# language: xx\n")
    with pytest.raises(LexiconError, match="damaged"):
        load("deutsch")
