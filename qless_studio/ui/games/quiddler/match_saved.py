"""What is saved of a hand game, and the game that comes back from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from qless_studio.engine.games.quiddler.computer import Strength
from qless_studio.engine.games.quiddler.deck import deck_of
from qless_studio.engine.games.quiddler.hand_game import HandGame, NextRound, after, begin, parse_move
from qless_studio.engine.lexicon.languages import ENGLISH, language_of
from qless_studio.engine.play import SavedPlay
from qless_studio.ui.games.quiddler.match_panel import did_text
from qless_studio.ui.games.quiddler.match_texts import COMPUTER


class Restored(NamedTuple):
    """A game as it was saved."""

    strength: Strength
    game: HandGame
    did: str
    """What the computer did last, in words."""


def dealt_from(game: HandGame | None, strength: Strength) -> dict[str, Any]:
    """What a game is dealt from, and against whom it is played."""
    if game is None:
        return {"seed": 0, "strength": strength.value}
    return {"seed": game.seed, "strength": strength.value, "deck": game.round.deck.language.key}


def deals_of(game: HandGame | None) -> list[str]:
    """The cards of each round: another version might deal others from the same seed."""
    return [] if game is None else [" ".join(cards) for cards in game.deals]


def restored(saved: SavedPlay, shown: Callable[[str], str]) -> Restored:
    """Play the saved moves again; `shown` gives a word for people. Raises one of `UNREADABLE` for damaged facts."""
    facts = saved.facts
    deck = deck_of(language_of(str(facts.get("deck", ENGLISH.code))))
    deals = [cards.split() for cards in facts.get("deals", ())]  # without them from an earlier version
    game, did = begin(int(facts["seed"]), deck, deals), ""
    for move in map(parse_move, saved.moves):
        if isinstance(move, NextRound):
            did = ""
        elif game.round.turn == COMPUTER:
            did = did_text(game.round, move, did, shown)
        game = after(game, move)
    return Restored(Strength(facts["strength"]), game, did)
