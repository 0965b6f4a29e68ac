"""The English word lists that come with the program, all taken from one table of words, levels and regions.

See docs/decisions/005.
"""

from __future__ import annotations

import gzip
import json
import re
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon.commonness import ENGLISH
from qless_studio.engine.lexicon.lexicon import Lexicon
from qless_studio.engine.resources import resource
from qless_studio.engine.texts import phrase, say

DEFAULT = "wide"
"""The list used until the player chooses another."""

REGIONS = {"us": 1, "gb": 2, "ca": 4, "au": 8}
"""A bit per region, by the suffix that adds the region's spellings to a list."""

_ALL = sum(REGIONS.values())


@dataclass(frozen=True)
class Shipped:
    """One shipped list: the words up to a level, or the most common ones."""

    name: str
    title: str
    description: str
    level: int = 80
    """Highest SCOWL level; 75 stands for words of level 80 that WordNet supports."""
    common: int | None = None
    """When set, only this many words: the most common ones."""
    regions: int = REGIONS["us"]


LISTS = {
    entry.name: entry
    for entry in (
        Shipped("everyday", phrase("Everyday"), phrase("words most people use"), level=50),
        Shipped("standard", phrase("Standard"), phrase("words of a good desk dictionary"), level=70),
        Shipped(
            "wide", phrase("Wide"), phrase("standard words, and rarer ones that a second source supports"), level=75
        ),
        Shipped(
            "max",
            phrase("Max (international)"),
            phrase("all known words, in the spellings of all regions"),
            regions=_ALL,
        ),
        Shipped("common2k", phrase("Common 2k"), phrase("the 2,000 most common words"), common=2_000),
        Shipped("common5k", phrase("Common 5k"), phrase("the 5,000 most common words"), common=5_000),
        Shipped("common10k", phrase("Common 10k"), phrase("the 10,000 most common words"), common=10_000),
        Shipped("common20k", phrase("Common 20k"), phrase("the 20,000 most common words"), common=20_000),
    )
}
"""The shipped lists by name, in the order to show them."""


@cache
def sources() -> dict[str, Any]:
    """The sources of the shipped data, and the size of each list; see packaging/build_lexicons.py."""
    facts: dict[str, Any] = json.loads(resource("lexicons/SOURCES.json").read_text("utf-8"))
    return facts


def is_shipped(name: str) -> bool:
    """Whether the name, without its region suffixes, is that of a shipped list."""
    return name.partition("+")[0] in LISTS


def load(name: str) -> Lexicon:
    """A shipped list: `wide` has American spellings, `wide+gb+ca` British and Canadian ones too.

    Raises `LexiconError` for a suffix that is not a region.
    """
    base, *suffixes = name.split("+")
    entry = LISTS[base]
    regions = entry.regions
    for suffix in suffixes:
        if suffix not in REGIONS:
            raise LexiconError(
                say("unknown region {!r}; available: {}", suffix, ", ".join(REGIONS)), say("word list {}", name)
            )
        regions |= REGIONS[suffix]
    words = _words(entry.level, regions)
    if entry.common is not None:
        known = set(words)
        words = list(islice((word for word in ENGLISH if word in known), entry.common))
    return Lexicon(name, words, ENGLISH)


def _words(level: int, regions: int) -> list[str]:
    """Words up to `level` in the spelling of one of the `regions`, sorted.

    One regular expression over the whole table takes 45 ms; splitting its 255,098 lines takes 170 ms.
    """
    levels = "|".join(str(each) for each in sources()["levels"] if each <= level)
    masks = "|".join(str(mask) for mask in range(1, _ALL + 1) if mask & regions)
    return re.findall(rf"^([a-z]+)\t(?:{levels})\t(?:{masks})$", table(), re.MULTILINE)


def table() -> str:
    """The table itself: a line `word level regions` for each word in alphabetical order, after a header line.

    Unpacked in 20 ms, 4 MB; `inspection.Shelf` keeps it for repeated queries.
    """
    return gzip.decompress(resource("lexicons/lexicon_en.tsv.gz").read_bytes()).decode("ascii")
