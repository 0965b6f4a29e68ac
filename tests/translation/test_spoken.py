"""The languages of the window: nothing missing, nothing wrong, compiled as it stands, one word a thing.

A player is addressed as a friend is: du, tu, tú, je, ty.
"""

import re

import pytest
from PySide6.QtCore import QTranslator

from qless_studio.engine.folders import resource
from qless_studio.ui.shell.help.pages import PICTURE
from tests.translation.conftest import ROOT

SPOKEN = sorted(path.stem.removeprefix("qless_studio_") for path in resource("translations").glob("*.ts"))
FORMAL = {
    "de": r"\b(Sie|Ihre?[nmrs]?|Ihnen)\b",
    "es": r"\b([Uu]sted(es)?)\b",
    "fr": r"\b([Vv]ous|[Vv]otre|[Vv]os|[Vv]euillez)\b",
    "it": r"\b(Lei|[Vv]oi|[Vv]ostr\w+)\b",
    "nl": r"\b(u|[Uu]w|uzelf)\b",
    "pl": r"\b(Pan|Pani|Państwo|Państwa)\b",
}
FIRST_WORD = ("de", "it")
"""Where the word may begin a sentence and mean they or she."""
EXAMPLES = {1: (1,), 2: (1, 2), 3: (1, 2, 5)}
"""Numbers that choose each form of a plural in turn, by how many forms there are."""
AGREED = 0.9
"""A pronoun or a compound may stand for a term; the share of sentences that have the term itself."""


@pytest.fixture(scope="module", params=SPOKEN)
def code(request):
    return request.param


@pytest.fixture(scope="module")
def messages(script, sources, code):
    """The messages of the translators' file that are strings of the program."""
    read = script.read(script.FOLDER / f"qless_studio_{code}.ts")
    return [message for message in read if (message.context, message.source) in sources]


@pytest.fixture(scope="module")
def spoken(messages):
    """(source, form) of every string."""
    return [(message.source, form) for message in messages for form in message.forms]


def test_every_string_of_the_program_is_there_and_translated(script, sources, code):
    """When this fails: run `just translations` and translate what it calls unfinished (docs/translating.md)."""
    assert script.faults(script.FOLDER / f"qless_studio_{code}.ts", sources) == []


def test_placeholders_are_those_of_the_source(script, messages):
    assert [(message.source, form) for message in messages for form in script.unlike(message)] == []


def test_the_compiled_file_says_what_the_translators_file_says(script, code):
    """After a merge it may not."""
    translator = QTranslator()
    assert translator.load(f"qless_studio_{code}", str(script.FOLDER))
    different = []
    for message in script.read(script.FOLDER / f"qless_studio_{code}.ts"):
        for number, form in zip(EXAMPLES[len(message.forms) or 1], message.forms, strict=True):
            said = translator.translate(message.context, message.source, "", number if message.plural else -1)
            if message.finished and said != form:
                different.append((message.source, said, form))
    assert different == [], "run `just translations`"


def test_spaces_and_full_stops_at_the_ends_are_kept(spoken):
    def ends(text):
        return re.match(r"\s*", text)[0], re.search(r"[.…]?\s*$", text)[0]

    assert [(source, form) for source, form in spoken if ends(form) != ends(source)] == []


def test_nobody_is_addressed_as_a_stranger(code, spoken):
    formal = re.compile(FORMAL[code])
    texts = [form.partition(" ")[2] if code in FIRST_WORD else form for _, form in spoken]
    assert [text for text in texts if formal.search(text)] == []
    pages = {page.name: formal.findall(page.read_text("utf-8")) for page in resource(f"help/{code}").glob("*.md")}
    assert code in FIRST_WORD or {name: found for name, found in pages.items() if found} == {}


def test_the_help_has_every_page_with_the_same_pictures_and_links(code):
    english = sorted(resource("help/en").glob("*.md"))
    assert [page.name for page in english] == sorted(page.name for page in resource(f"help/{code}").glob("*.md"))
    for page in english:
        ours, theirs = (resource(f"help/{each}/{page.name}").read_text("utf-8") for each in (code, "en"))
        assert [target for _, target in PICTURE.findall(ours)] == [target for _, target in PICTURE.findall(theirs)]
        links = [set(re.findall(r"\]\((\w[\w-]*\.md)\)", text)) for text in (ours, theirs)]
        assert links[0] == links[1], page.name
        assert ours.count("\n## ") == theirs.count("\n## "), page.name


def test_the_glossary_is_kept_to(code, messages):
    """Of each term the parts of words of which a sentence has one: docs/translating."""
    page = (ROOT / f"docs/translating/{code}.md").read_text("utf-8")
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$", page, re.M)
    terms = {english: stems.split(", ") for english, stems in rows[1:]}
    assert len(terms) >= 30
    for english, stems in terms.items():
        term = re.compile(rf"\b{re.escape(english)}s?\b", re.IGNORECASE)
        said = [(each.source, " ".join(each.forms)) for each in messages if term.search(each.source)]
        without = [pair for pair in said if not any(stem in pair[1].lower() for stem in stems)]
        assert len(said) - len(without) >= AGREED * len(said) > 0, (english, stems, without)
