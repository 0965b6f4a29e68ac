"""The translation script finds all strings, keeps translations, and reports placeholders that do not match."""

import pytest

IMPORT = "from qless_studio.engine.texts import counted, phrase, say\n"
SOURCE = """
from qless_studio.engine.options import option
from qless_studio.engine.texts import counted, phrase, say

TITLE = phrase("A title")

def tr(text):
    return QCoreApplication.translate("Helper", text)

def plain(count):
    tr("from a function")
    QCoreApplication.translate("Other", "by name")
    say("{} of {}", 1, 2)
    say(TITLE)
    return counted(count, "{} word", "{} words")

class Panel(QWidget):
    def build(self):
        tr = self.tr
        self.tr("one" if self else "two")
        return lambda: tr("inside")

class Options:
    least: int = option(3, "Least", "So many.", choices=[(1, "one of them"), (2, TITLE)])
"""


def found(script, tmp_path, source):
    folder = tmp_path / "program"
    folder.mkdir()
    (folder / "module.py").write_text(IMPORT + source)
    return script.messages(folder)


def test_every_kind_of_translatable_string_is_found_with_its_context(script, tmp_path):
    messages = found(script, tmp_path, SOURCE)
    assert set(messages) == {
        ("Engine", "A title"),
        ("Helper", "from a function"),
        ("Other", "by name"),
        ("Engine", "{} of {}"),
        ("Engine", "{} words"),
        ("Panel", "one"),
        ("Panel", "two"),
        ("Panel", "inside"),
        ("Engine", "Least"),
        ("Engine", "So many."),
        ("Engine", "one of them"),
    }
    assert [key for key, message in messages.items() if message.plural] == [("Engine", "{} words")]


MOST_SENTENCES = 1_975
"""Distinct sentences of the window; only a new game raises it."""


@pytest.mark.parametrize(
    "line",
    [
        'say(f"{count} words")',
        'say("a" + name)',
        "class A:\n    def b(self):\n        self.tr(self.text())",
        'class A:\n    def b(self, box):\n        box.tr("text")',
        'tr("of nowhere")',
    ],
)
def test_a_string_that_is_not_constant_is_refused_with_file_and_line(script, tmp_path, line):
    with pytest.raises(script.Unreadable, match=r"module\.py:\d"):
        found(script, tmp_path, line)


def test_translations_are_kept_vanished_ones_marked_and_same_ones_proposed(script, tmp_path):
    path = tmp_path / "qless_studio_xx.ts"
    old = script.messages  # the strings of the program are not needed here
    first = found(script, tmp_path, 'say("stays")\nsay("goes")\nsay("nobody")\ncounted(n, "{} word", "{} words")')
    for message in first.values():
        message.forms = ["{} Wort", "{} Wörter"] if message.plural else [message.source.upper()]
        message.finished = True
    first["Engine", "nobody"].forms = []
    script.write(path, "de", list(first.values()), set(first))
    (tmp_path / "program" / "module.py").write_text(
        IMPORT
        + 'say("stays")\nQCoreApplication.translate("Elsewhere", "goes")\ncounted(n, "{} word", "{} words")\nsay("new")'
    )
    now = old(tmp_path / "program")
    entries = script.merged(now, script.read(path))
    script.write(path, "de", entries, set(now))
    after = {(message.context, message.source): message for message in script.read(path)}
    assert after["Engine", "stays"].forms == ["STAYS"]
    assert after["Engine", "stays"].finished
    assert after["Engine", "{} words"].forms == ["{} Wort", "{} Wörter"]
    assert (after["Elsewhere", "goes"].forms, after["Elsewhere", "goes"].finished) == (["GOES"], False)
    assert ("Engine", "nobody") not in after
    assert 'type="vanished"' in path.read_text("utf-8")
    wrong = script.faults(path, now)
    assert wrong == ["unfinished: Elsewhere: 'goes'", "unfinished: Engine: 'new'"]


@pytest.mark.parametrize(
    ("source", "translation", "same"),
    [
        ("%n words", "%n Wörter", True),
        ("%n words", "Wörter", False),
        ("{} of {}", "von {1} sind es {0}", True),
        ("{!r} is less than {:g}", "{!r} ist kleiner als {:g}", True),
        ("{!r} is less than {:g}", "{} ist kleiner als {:g}", False),
        ("{} of {}", "alle {}", False),
        ("{} in 100 %", "{} von 100 %", True),
    ],
)
def test_placeholders_of_a_translation_are_those_of_its_source(script, source, translation, same):
    message = script.Message("Any", source, forms=[translation])
    assert (script.unlike(message) == []) == same


def test_every_string_of_the_program_can_be_collected(sources):
    assert len(sources) > 1000
    assert ("Engine", "Minimum length") in sources
    assert ("DocumentActions", "Copied: {}") in sources


def test_there_are_no_more_sentences_than_there_were(sources):
    """The ceiling only falls."""
    assert len({source for _, source in sources}) <= MOST_SENTENCES


def test_braces_are_the_only_placeholders(script, sources):
    assert [source for _, source in sources if script.FOREIGN.search(source)] == []
