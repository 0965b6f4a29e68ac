"""Word lists: one read-only `Lexicon` for all threads, and where it comes from."""

from qless_studio.engine.lexicon.lexicon import Lexicon, Trie
from qless_studio.engine.lexicon.store import load

__all__ = ["Lexicon", "Trie", "load"]
