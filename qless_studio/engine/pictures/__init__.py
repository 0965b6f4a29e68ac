"""A board of letters read from a picture: a screenshot, a photographed tray, dice on a table. See docs/decisions/116.

Three steps, each in a module of its own: `finding` looks for tiles with a small net and lays a `lattice` through them,
`letters` looks at each tile with another one and fits what it saw to the dice of the game. `reading` puts them
together. No game is known here: what a game has is said in a `Request`.
"""

from __future__ import annotations

from qless_studio.engine.pictures.picture import Picture
from qless_studio.engine.pictures.reading import BoardReading, CellReading, Request, read_board

__all__ = ["BoardReading", "CellReading", "Picture", "Request", "read_board"]
