"""What a worker says of a player on Home."""

from __future__ import annotations

from datetime import date

from qless_studio.engine.player.scale import Level
from qless_studio.engine.player.study import DayWord, Lately
from qless_studio.ui.shell.places.home.reading import WordShown

TOLD = [
    Lately("boggle", Level(1649.0, 40.0, 25), ((date(2026, 11, 2), 1600.0), (date.today(), 1649.0))),
    WordShown("word-streak", DayWord("eon", 0.14, 0.2), "EON", "noun", "a very long time"),
]
