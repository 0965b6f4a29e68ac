"""The registry: every game of the program, in tab order."""

from __future__ import annotations

from typing import Any

from qless_studio.engine.game import Game

GAMES: tuple[Game[Any, Any, Any], ...] = ()
