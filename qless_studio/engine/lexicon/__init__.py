"""Word lists: one read-only `Lexicon` for all threads, and where it comes from."""

from qless_studio.engine.lexicon.commonness import Band
from qless_studio.engine.lexicon.lexicon import Lexicon, Trie
from qless_studio.engine.lexicon.shipped import DEFAULT
from qless_studio.engine.lexicon.store import Kind, LexiconInfo, available, load

__all__ = ["DEFAULT", "Band", "Kind", "Lexicon", "LexiconInfo", "Trie", "available", "load"]
