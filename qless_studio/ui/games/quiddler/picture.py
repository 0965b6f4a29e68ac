"""A table of Quiddler for a page of the help: the piles, and the tray when there is a word in it."""

from __future__ import annotations

from dataclasses import replace

from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.puzzle import Puzzle, positions
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.layout import LAID, PILES, RING, Measures
from qless_studio.ui.games.quiddler.scene import Scene, TrayWords
from qless_studio.ui.games.quiddler.tray import Tray, face_up, spell, weigh
from qless_studio.ui.theme import Appearance

SIZE = 0.68
"""Of the design: the piles are then as wide as a page."""


def picture_of(appearance: Appearance, puzzle: Puzzle, word: str) -> TableBoard:
    """The piles after the moves of the puzzle; with a word, its cards lie in the tray."""
    position = positions(puzzle)[-1]
    cards = face_up(puzzle, position)
    tray = Tray(spell(word.upper(), cards) or ())
    said = TrayWords()
    if tray.places:
        weight = weigh(tray, cards, Options(), puzzle.hand is not None)
        said = TrayWords(word.upper(), value=f"{weight.points} + {weight.bonus} = {weight.total}")
    design = LAID if tray.places else _piles(len(position.places))
    made = TableBoard(appearance)
    made.set_designs((design,))
    width, height = (appearance.theme.px(length * SIZE) for length in (design.width, design.height))
    made.resize(width + 2 * RING, height + RING)
    made.show_scene(Scene(puzzle, position, tray, said=said, preview=True))
    return made


def _piles(places: int) -> Measures:
    """The design as wide as so many piles."""
    width = max(1, places) * PILES.pitch - (PILES.pitch - PILES.card[0])
    return replace(PILES, width=width, span=width)
