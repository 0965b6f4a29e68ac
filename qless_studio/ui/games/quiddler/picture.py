"""A table as a picture for a help page: the piles, and the tray if there is a word in it."""

from __future__ import annotations

from dataclasses import replace

from qless_studio.engine.games.quiddler.puzzle import Puzzle, positions
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, Options
from qless_studio.engine.games.quiddler.tray import Tray, face_up, score_of, spell
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.layout import PILES_AND_TRAY, PILES_ONLY, RING, TableDesign
from qless_studio.ui.games.quiddler.scene import Scene, TrayText

SIZE = 0.68
"""Scale at which eight piles are as wide as a help page."""


def picture_of(puzzle: Puzzle, word: str) -> TableBoard:
    """The piles after the moves of the puzzle; with a word, its cards lie in the tray."""
    position = positions(puzzle)[-1]
    cards = face_up(puzzle, position)
    tray = Tray(spell(word.upper(), cards) or ())
    text = TrayText()
    if tray.places:
        score = score_of(tray, cards, Options(), ENGLISH_DECK, puzzle.hand is not None)
        text = TrayText(word.upper(), value=f"{score.points} + {score.bonus} = {score.total}")
    design = PILES_AND_TRAY if tray.places else _piles_design(len(position.places))
    picture = TableBoard()
    picture.set_designs((design,))
    width, height = (picture.theme.px(length * SIZE) for length in (design.width, design.height))
    picture.resize(width + 2 * RING, height + RING)
    picture.show_scene(Scene(puzzle, position, tray, text=text, preview=True))
    return picture


def _piles_design(piles: int) -> TableDesign:
    """The design of the piles alone, as wide as this many of them."""
    width = max(1, piles) * PILES_ONLY.pitch - (PILES_ONLY.pitch - PILES_ONLY.card[0])
    return replace(PILES_ONLY, width=width, span=width)
