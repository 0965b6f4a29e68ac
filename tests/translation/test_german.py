"""German, the full translation: nothing missing, nothing that cannot be filled in, and compiled as it stands."""

import re

import pytest
from PySide6.QtCore import QTranslator

from qless_studio.engine.resources import resource
from qless_studio.ui.shell.help.pages import PICTURE


@pytest.fixture(scope="module")
def german(script, sources):
    """The messages of the translators' file that are strings of the program."""
    messages = script.read(script.FOLDER / "qless_studio_de.ts")
    return [message for message in messages if (message.context, message.source) in sources]


def test_every_string_of_the_program_is_there_and_translated(script, sources):
    """When this fails: run `just translations` and translate what it calls unfinished (docs/translating.md)."""
    assert script.faults(script.FOLDER / "qless_studio_de.ts", sources) == []


def test_placeholders_are_those_of_the_source(script, german):
    assert [(message.source, form) for message in german for form in script.unlike(message)] == []


def test_the_compiled_file_says_what_the_translators_file_says(script, german):
    translator = QTranslator()
    assert translator.load("qless_studio_de", str(script.FOLDER))
    different = []
    for message in german:
        for number, form in zip((1, 2), message.forms, strict=False):
            said = translator.translate(message.context, message.source, "", number if message.plural else -1)
            if message.finished and said != form:
                different.append((message.source, said, form))
    assert different == [], "run `just translations`"


def test_spaces_and_full_stops_at_the_ends_are_kept(german):
    def ends(text):
        return re.match(r"\s*", text)[0], re.search(r"[.…]?\s*$", text)[0]

    odd = [(message.source, form) for message in german for form in message.forms if ends(form) != ends(message.source)]
    assert odd == []


def test_no_sentence_speaks_to_anybody(german):
    """Programs in German do not say Sie or du."""
    address = re.compile(r"\b(Sie|Ihre?[nmrs]?|du|dein\w*|bitte)\b")
    spoken = [form for message in german for form in message.forms if address.search(form.partition(" ")[2])]
    assert spoken == []


def test_the_help_has_every_page_with_the_same_pictures_and_links():
    english = sorted(resource("help/en").glob("*.md"))
    assert [page.name for page in english] == sorted(page.name for page in resource("help/de").glob("*.md"))
    for page in english:
        ours, theirs = (resource(f"help/{code}/{page.name}").read_text("utf-8") for code in ("de", "en"))
        assert [target for _, target in PICTURE.findall(ours)] == [target for _, target in PICTURE.findall(theirs)]
        links = [set(re.findall(r"\]\((\w[\w-]*\.md)\)", text)) for text in (ours, theirs)]
        assert links[0] == links[1], page.name
        assert ours.count("\n## ") == theirs.count("\n## "), page.name
