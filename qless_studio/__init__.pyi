from qless_studio.engine.errors import StudioError
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.reasons import Reason
from qless_studio.library.player import Chances, chances, history
from qless_studio.library.puzzles import Puzzle, daily, deal, games, puzzle
from qless_studio.library.searches import Proof, Solution, Solutions, best, prove, scores, solve
from qless_studio.library.tables import DataSet, Table, data_sets, proven_boards, word_list, word_lists
from qless_studio.library.why import why

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
