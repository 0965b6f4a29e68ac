"""Games opened from a place: one of the history as it was when it ended, one that goes on, the puzzle of a day."""

from __future__ import annotations

from datetime import date

from qless_studio.engine.errors import UNREADABLE
from qless_studio.engine.history import Entry
from qless_studio.engine.play import finished_play
from qless_studio.engine.texts import say
from qless_studio.ui.shell.state.document import Content, Document, SavedDocument
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.session import Mode


def open_past_game(workspace: Workspace, entry: Entry) -> bool:
    """Bring the game of an entry to the front, in the document that shows it or in a new one; see `shown_for`.

    Returns whether the game could be read; if not, the workspace's `problem` says so.
    """
    index = _index_of(workspace, entry.game)
    if index is None:
        return False
    if show_game(workspace, entry.game, entry.id):
        return True
    game = workspace.views[index].game
    try:
        puzzle = game.format(game.with_moves(game.parse(entry.puzzle), entry.found))
    except UNREADABLE:
        workspace.problem.emit(say("This game of the history cannot be shown"))
        return False
    content, made = Content(entry.game, puzzle, entry.options, entry.lexicon), workspace.open(index)
    made.restore(SavedDocument(content, number=made.number, mode=Mode.PLAY, play=finished_play(entry).as_json()))
    made.is_kept_elsewhere()
    workspace.show(made)
    return True


def show_game(workspace: Workspace, game: str, id: str) -> bool:
    """Bring the document to the front that shows the game with this id, begun or over; returns whether there is one."""
    index = _index_of(workspace, game)
    for document in () if index is None else workspace.of(index):
        facts = (document.session.play or {}).get("facts")
        if isinstance(facts, dict) and facts.get("id") == id:
            document.session.set_mode(Mode.PLAY)
            workspace.show(document)
            return True
    return False


def daily_document(workspace: Workspace, index: int, day: date) -> Document | None:
    """The document that holds a game's puzzle of a day, begun or over, in the language played."""
    for document in workspace.of(index):
        play, lexicon = document.session.play, document.session.words.wanted
        is_played = workspace.lexicons.language(lexicon).code == workspace.play_in
        if play is not None and play.get("day") == day.isoformat() and is_played:
            return document
    return None


def open_daily(workspace: Workspace, index: int, day: date) -> None:
    """Show the document that holds a game's puzzle of a day, or else the one in front, in Play with that puzzle."""
    held = daily_document(workspace, index, day)
    document = held or workspace.front(index)
    document.session.set_mode(Mode.PLAY)  # at once: the puzzle takes a moment to make
    workspace.show(document)
    if held is None:
        workspace.tab.game_play.daily.start(day)


def _index_of(workspace: Workspace, game: str) -> int | None:
    return next((place for place, view in enumerate(workspace.views) if view.key == game), None)
