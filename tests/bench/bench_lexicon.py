"""How fast word lists load and answer; beside it what the obvious way costs."""

from __future__ import annotations

import random
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from qless_studio.engine.kernels import trie
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.definitions import Definitions
from qless_studio.engine.lexicon.importing import preview
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.lexicon.lexicon import Commonness
from tests.bench.table import Row, median

TIMES = range(5)


def rows() -> Iterator[Row]:
    """One row a question; theirs is the plain Python that a reader would write first."""
    wide = load("wide")
    text = "".join(f"{word}\n" for word in wide.words)
    size = f"{len(wide):,} words"
    yield Row("load wide", median(lambda _: load("wide"), TIMES), note=size)
    yield Row("load wide and build its trie", median(lambda _: load("wide").trie, TIMES), note=size)
    build = median(lambda _: trie.build(text.encode(), wide.longest), TIMES)
    yield Row("trie from text", build, median(lambda _: _dict_trie(wide.words), TIMES), "theirs: nested dicts")
    yield Row("load common10k", median(lambda _: load("common10k"), TIMES))
    yield Row("read commonness", median(lambda _: Commonness(ENGLISH)["the"], TIMES), note="once a process")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "wide.txt"
        path.write_text(text.upper(), "ascii")
        yield Row("preview a file in capitals", median(lambda _: preview(path), TIMES), note=size)
        path.write_text(text, "ascii")
        yield Row("load a file and build its trie", median(lambda _: load(str(path)).trie, TIMES), note=size)
    yield from _questions(wide, text)


def _questions(wide: Lexicon, text: str) -> Iterator[Row]:
    yield Row(
        "first pattern", median(lambda lexicon: lexicon.matching("?at"), [load("wide") for _ in TIMES]), note="builds"
    )
    for pattern in ("?tre?k", "?????", "un*able", "*a*e*i*"):
        regex = re.compile("^" + pattern.replace("?", ".").replace("*", ".*") + "$", re.MULTILINE)
        ours = median(lambda _, p=pattern: wide.matching(p), TIMES)
        theirs = median(lambda _, r=regex: r.findall(text), TIMES)
        yield Row(f"matching {pattern}", ours, theirs, "theirs: regular expression over the text")
    theirs = median(lambda _: [word for word in wide.words if word.startswith("tre")], TIMES)
    yield Row(
        "starting with tre", median(lambda _: wide.starting_with("tre"), TIMES), theirs, "theirs: every word asked"
    )
    rng = random.Random(1)
    dictionary = Definitions()
    asked = rng.choices(wide.words, k=100)
    yield Row("define a word", median(dictionary.define, asked), note="median of 100")


def _dict_trie(words: tuple[str, ...]) -> dict[str, object]:
    root: dict[str, object] = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})  # type: ignore[assignment]
        node[""] = word
    return root
