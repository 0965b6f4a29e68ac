"""The words worth learning as cards, so that they are practised as missed words are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from random import Random

from qless_studio.engine.exercises import Miss
from qless_studio.engine.grids import Board, format_board
from qless_studio.engine.grids.dice import roll, usual_pool
from qless_studio.engine.grids.practice import WORD
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.scale import SIDE
from qless_studio.engine.player.study import StudyWord
from qless_studio.engine.practice.cards import Card, card_id
from qless_studio.engine.practice.items import DueCard
from qless_studio.engine.practice.schedule import Memory

ROUNDS = 100
"""The cost of a card is what the word is worth in this many rounds."""


def study_cards(
    words: Iterable[StudyWord], game: str, lexicon: Lexicon, answered: Mapping[str, Memory], day: date
) -> list[DueCard]:
    """A card for each word, in the same order, whatever was missed; half are asked on a board, half as loose letters.

    `answered` as of `Queue`. The cards are about a board that was not played: its entry has no date.
    """
    board = Board(SIDE, SIDE, roll(usual_pool(lexicon.language, SIDE * SIDE), Random(0)))
    entry = Entry(game, format_board(board), Result.FINISHED, lexicon=lexicon.name, crc=lexicon.crc)
    cards = []
    for place, word in enumerate(words):
        miss = Miss(WORD, word.word, ROUNDS * word.gain, lexicon.zipf(word.word))
        memory = answered.get(card_id(game, WORD, word.word))
        cards.append(DueCard(Card(game, miss, (entry,)), day, memory, unplayed=1 + 2 * (place % 2)))
    return cards
