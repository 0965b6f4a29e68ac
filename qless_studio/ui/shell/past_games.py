"""A game of the history, opened again as it was when it ended: board, what was found, result and review."""

from __future__ import annotations

from qless_studio.engine.errors import UNREADABLE
from qless_studio.engine.history import Entry
from qless_studio.engine.play import finished_play
from qless_studio.engine.texts import say
from qless_studio.ui.shell.document import Document
from qless_studio.ui.shell.state.document_file import Content
from qless_studio.ui.shell.state.session_file import SavedDocument
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.mode import Mode


def open_past_game(workspace: Workspace, entry: Entry) -> bool:
    """Bring the game of an entry to the front, in the document that shows it or in a new one; see `shown_for`.

    Returns whether the game could be read; if not, the workspace's `problem` says so.
    """
    index = next((place for place, view in enumerate(workspace.views) if view.key == entry.game), None)
    if index is None:
        return False
    shown = next((document for document in workspace.of(index) if _shows(document, entry)), None)
    if shown is None:
        game = workspace.views[index].game
        try:
            puzzle = game.format(game.with_moves(game.parse(entry.puzzle), entry.found))
        except UNREADABLE:
            workspace.problem.emit(say("This game of the history cannot be shown"))
            return False
        content = Content(entry.game, puzzle, entry.options, entry.lexicon)
        shown = workspace.open(index)
        shown.restore(SavedDocument(content, number=shown.number, mode=Mode.PLAY, play=finished_play(entry).as_json()))
        shown.is_kept_elsewhere()
    shown.session.set_mode(Mode.PLAY)
    workspace.show(shown)
    return True


def _shows(document: Document, entry: Entry) -> bool:
    """Whether a document shows the game of an entry, begun or over."""
    facts = (document.session.play or {}).get("facts")
    return isinstance(facts, dict) and facts.get("id") == entry.id
