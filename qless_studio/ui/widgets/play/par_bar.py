"""How near the player is to par, and in a result to the best."""

from __future__ import annotations

from qless_studio.ui.widgets.basic.share_bar import ShareBar


class ParBar(ShareBar):
    """A bar with a mark at par."""

    def show_share(self, share: float, par_share: float | None = 1.0, result: bool = False) -> None:
        """Fill the bar up to `share`, with the mark at `par_share`; both are shares of the whole bar.

        During a game the bar ends at par, so that the best stays hidden: `par_share` is 1. In a `result` it ends at the
        best, and has the colour of results.
        """
        self.role = "accent" if result else "accent_text"
        of_par = share if par_share is None else share / par_share if par_share else 0.0
        said = self.tr("{}% of the best") if par_share is None else self.tr("{}% of par")
        self.fill(share, said.format(round(100 * of_par)), par_share)
