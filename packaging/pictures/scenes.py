"""A picture with a board, and the truth about it: `scene`."""

from __future__ import annotations

from photos import cards, scattered, tray
from screens import screenshot


def scene(kind, rng, part, **more):
    im, truth = {"screenshot": screenshot, "tray": tray, "scattered": scattered, "cards": cards}[kind](
        rng, part, **more
    )
    truth["size"] = [im.shape[1], im.shape[0]]
    return im, truth
