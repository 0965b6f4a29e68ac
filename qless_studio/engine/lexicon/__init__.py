"""Word lists: a read-only `Lexicon` shared by all threads, and where it comes from."""

from qless_studio.engine.lexicon.columns import ColumnLayout
from qless_studio.engine.lexicon.commonness import Band
from qless_studio.engine.lexicon.definitions import Definition, Definitions
from qless_studio.engine.lexicon.importing import ImportOptions, ImportPreview, Reason, Refusal, preview
from qless_studio.engine.lexicon.lexicon import Lexicon, Trie, WordInLine
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
    remove,
    rename,
)

__all__ = [
    "DEFAULT",
    "REGIONS",
    "Band",
    "ColumnLayout",
    "Definition",
    "Definitions",
    "ImportOptions",
    "ImportPreview",
    "Kind",
    "Lexicon",
    "LexiconFacts",
    "LexiconInfo",
    "Reason",
    "Refusal",
    "Trie",
    "WordInLine",
    "available",
    "facts",
    "import_list",
    "is_installed",
    "load",
    "preview",
    "remove",
    "rename",
]
