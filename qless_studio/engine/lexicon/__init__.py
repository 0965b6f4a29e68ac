"""Word lists: a read-only `Lexicon` shared by all threads, and where it comes from."""

from qless_studio.engine.lexicon.lexicon import Band, Lexicon, Trie
from qless_studio.engine.lexicon.shipped import DEFAULT, REGIONS
from qless_studio.engine.lexicon.store import (
    Kind,
    LexiconFacts,
    LexiconInfo,
    available,
    facts,
    import_list,
    is_installed,
    load,
    load_installed,
    remove,
    rename,
)

__all__ = [
    "DEFAULT",
    "REGIONS",
    "Band",
    "Kind",
    "Lexicon",
    "LexiconFacts",
    "LexiconInfo",
    "Trie",
    "available",
    "facts",
    "import_list",
    "is_installed",
    "load",
    "load_installed",
    "remove",
    "rename",
]
