"""What the commands about the player share: the history, and what it says."""

from __future__ import annotations

from qless_studio.cli.report import complain
from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import Entry, History
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.lists import lists_in
from qless_studio.engine.player.model import AVERAGE, Skill
from qless_studio.engine.player.rounds import Known, Profile, known_after
from qless_studio.engine.registry import GAMES

BY_KEY = {game.key: game for game in GAMES}


def entries() -> list[Entry]:
    """The player's history; raises `SessionError`."""
    return opened_history().read()[0]


def opened_history() -> History:
    """The file of the history; standard error says if it is too large, or will soon be."""
    history = History(data_folder())
    warning = history.warning()
    if warning:
        complain(warning)
    return history


def known_skill(game: str, lexicon: Lexicon, enough: int, at: float) -> tuple[Skill, int]:
    """What is known of the player of a game at a time, in seconds since 1970, and from how many rounds.

    With fewer than `enough` rounds it is the average player. Raises `SessionError`.
    """
    known: Known = known_after(entries(), BY_KEY, lists_in(data_folder()))
    profile = Profile.of(game, lexicon)
    rounds = known.rounds(profile)
    return (known.skill(profile, at) if rounds >= enough else AVERAGE), rounds
