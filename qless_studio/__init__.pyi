from qless_studio.engine.errors import StudioError
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.reasons import Reason
from qless_studio.library.data_sets import DataSet, data_sets, proven_boards
from qless_studio.library.player import Chances, chances, history
from qless_studio.library.proofs import Proof, prove
from qless_studio.library.puzzles import Puzzle, daily, deal, games, puzzle
from qless_studio.library.searches import Solution, Solutions, best, scores, solve
from qless_studio.library.tables import Table
from qless_studio.library.why import why
from qless_studio.library.word_lists import word_list, word_lists

__version__: str
APPLICATION_ID: str

__all__ = [
    "Chances",
    "DataSet",
    "Lexicon",
    "Proof",
    "Puzzle",
    "Reason",
    "Solution",
    "Solutions",
    "StudioError",
    "Table",
    "__version__",
    "best",
    "chances",
    "daily",
    "data_sets",
    "deal",
    "games",
    "history",
    "prove",
    "proven_boards",
    "puzzle",
    "scores",
    "solve",
    "why",
    "word_list",
    "word_lists",
]
