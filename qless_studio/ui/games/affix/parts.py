"""What the pages of the Affix tab share."""

from __future__ import annotations

from dataclasses import dataclass

from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.games.affix.board import AffixBoard
from qless_studio.ui.games.affix.commands import AffixCommands


@dataclass(frozen=True)
class AffixParts:
    """Made with the tab, before any page."""

    analysis: AffixAnalysis
    """The puzzle on its board, and what is known of it."""
    commands: AffixCommands

    def new_board(self) -> AffixBoard:
        """A board that shows the puzzle and edits it."""
        analysis, board = self.analysis, AffixBoard()
        board.language = lambda: analysis.session.language
        board.show_content(analysis.content)
        analysis.content_changed.connect(board.show_content)
        board.puzzle_edited.connect(analysis.session.edit)
        board.refused.connect(analysis.session.message)
        board.cursor_moved.connect(lambda _: analysis.session.choose_words(board.words_here))
        return board
