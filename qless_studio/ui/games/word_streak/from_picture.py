"""What is looked for in pictures of Word Streak: letters; multipliers are typed."""

from __future__ import annotations

from qless_studio.ui.grids.from_picture import board_text
from qless_studio.ui.pictures.spec import PictureSpec

SPEC = PictureSpec(board_text, without=frozenset({"CL"}), upright=True)
