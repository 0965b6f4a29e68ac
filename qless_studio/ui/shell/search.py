"""What Search finds: commands, preferences, word lists, headings of the help, and any word of the list in force."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.play import Stage
from qless_studio.engine.texts import say, without_dots
from qless_studio.ui.shell.documents.actions import DocumentActions
from qless_studio.ui.shell.frame.actions import ProgramActions
from qless_studio.ui.shell.frame.row_list import BY_TIP, Offer, Row, first_rows, matching_rows, offer_of
from qless_studio.ui.shell.help.actions import HelpActions
from qless_studio.ui.shell.words.actions import WordActions
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import Action
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.tab.wishes import Choose
from qless_studio.ui.widgets.basic.buttons import plain_text

if TYPE_CHECKING:
    from qless_studio.ui.shell.frame.preferences import PreferenceRow

USED = 5
"""Commands used last that are kept"""
NEXT = {
    Stage.IDLE: ("new_game", "play_daily", "opponent"),
    Stage.RUNNING: ("play_pause", "hint", "play_give_up"),
    Stage.PAUSED: ("play_pause", "play_give_up"),
    Stage.OVER: ("new_game", "send", "practise"),
}
"""What a player is likely to want at each stage of a game: names of commands"""
IN_ANALYSE = ("new_game", "play_this", "hint")
IN_QUESTION = ("practice_hint", "practice_skip", "practice_stop")


class Search(QObject):
    """Gathers what can be found, as it is when Search is opened."""

    def __init__(
        self,
        workspace: Workspace,
        documents: DocumentActions,
        program: ProgramActions,
        help: HelpActions,
        words: WordActions,
        in_question: Callable[[], bool],
        used: Callable[[], tuple[str, ...]],
        parent: QObject,
    ) -> None:
        """`in_question` says whether a practice is in front of the games.

        `used` gives the names of the commands that were used last.
        """
        super().__init__(parent)
        self._workspace, self._documents, self._program = workspace, documents, program
        self._help, self._words = help, words
        self._in_question, self._used = in_question, used
        self._own: tuple[str, list[Offer]] = ("", [])
        self._others: tuple[str, list[Offer]] = ("", [])
        self._preferences: Sequence[PreferenceRow] | None = None
        """Read when the first letter is typed."""

    def gather(self, available: Sequence[Action], game: str, own: Sequence[Action]) -> None:
        """Take the available commands as they are now; `own` belong to the game with this title."""
        self._own = game, _offers(action for action in available if action in own)
        self._others = self.tr("General"), _offers(action for action in available if action not in own)
        self._preferences = None

    def forget(self) -> None:
        """Drop the commands: a document may be closed, and with it the commands of its game."""
        self._own = self._others = ("", [])

    def rows(self, query: str) -> list[Row]:
        """What to show for the text typed; never nothing, except after `forget`."""
        if not query.strip():
            return first_rows((*self._next, *self._used()), self._own, self._others)
        commands = (*self._own[1], *self._others[1])
        sources = (self._preference_offers(), self._list_offers(), self._recent_offers(), self._help_offers())
        looked_up = list(self._looked_up(query.strip()))
        rows = matching_rows(query, commands, sources, scattered=not looked_up)
        return rows + [Row(offer.text, offer) for offer in (*looked_up, self._help_on(query.strip()))]

    def run(self, offer: Offer) -> None:
        """Do what was chosen, and remember it if it is a command."""
        if offer.name:
            used = tuple(dict.fromkeys((offer.name, *self._used())))[:USED]
            self._workspace.wished.emit(Choose("used", used))
        offer.act()

    @property
    def _next(self) -> tuple[str, ...]:
        """Names of the commands that are likely to be wanted now."""
        if self._in_question():
            return IN_QUESTION
        tab = self._workspace.tab
        if tab.current_mode is not Mode.PLAY:
            return IN_ANALYSE
        return NEXT[tab.game_play.stage]

    def _preference_offers(self) -> Iterator[Offer]:
        if self._preferences is None:
            self._preferences = self._program.preference_rows()
        for row in self._preferences:
            act = partial(self._program.preferences, row.text)
            yield Offer(
                row.text, act, "sliders", words=(row.section,), tip=row.help, source=without_dots(say("Preferences…"))
            )

    def _list_offers(self) -> Iterator[Offer]:
        if not self._in_question():
            session, source = self._workspace.session, without_dots(say("Word list…"))
            for info in self._workspace.lexicons.lists:
                words = (say(LANGUAGES[info.language].title), info.name)
                act = partial(session.use_lexicon, info.name)
                yield Offer(info.title, act, "book", words=words, source=source)

    def _recent_offers(self) -> Iterator[Offer]:
        source = self.tr("Recent file")
        if not self._in_question():
            for action in self._documents.recent.entries:
                yield Offer(plain_text(action), action.trigger, "clock", words=(source,), source=source)

    def _help_offers(self) -> Iterator[Offer]:
        pages, source = self._help.pages, self.tr("Help")
        for key in pages.keys:
            page = pages[key]
            for heading in (page.title, *page.headings):
                act = partial(self._help.show_page, key, heading)
                yield Offer(heading, act, "book", tip=page.title, source=source, weight=BY_TIP)

    def _looked_up(self, query: str) -> Iterator[Offer]:
        """The word typed, if it is one of the list in force."""
        session = self._workspace.session
        lexicon = session.lexicon
        word = lexicon.fold(query.lower()) if lexicon is not None and query.isalpha() else ""
        if lexicon is not None and word in lexicon:
            text = self.tr("Look up {}").format(session.shown(word))
            yield Offer(text, partial(self._words.inspect, word), "search")

    def _help_on(self, query: str) -> Offer:
        return Offer(self.tr("Help on “{}”").format(query), partial(self._help.find, query), "book")


def _offers(actions: Iterable[Action]) -> list[Offer]:
    spread: list[QAction] = []
    for action in actions:
        menu = action.menu()
        spread += menu.actions() if isinstance(menu, QMenu) else [action]
    return [offer_of(action) for action in spread if action.isVisible() and not action.isSeparator()]
