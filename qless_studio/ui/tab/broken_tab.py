"""What is shown for a game of a plug-in whose tab cannot be built. See docs/decisions/096."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from qless_studio.engine.plugins import reason_of
from qless_studio.ui.tab.game_tab import GameTab
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.feedback.empty_state import EmptyState

if TYPE_CHECKING:
    from qless_studio.ui.tab.game_view import TabFactory

log = logging.getLogger(__name__)


class BrokenTab(GameTab):
    """Says why in the place of the board; the rest of the window works."""

    def __init__(self, session: Session, reason: str) -> None:
        title = self.tr("The tab of {} cannot be shown").format(session.game.title)
        super().__init__(session, EmptyState(title, self.tr("The plug-in failed: {}").format(reason)), label=title)
        self.entry.setEnabled(False)


def guarded(build: TabFactory) -> TabFactory:
    """The same tab, or a `BrokenTab` if building it raises."""

    def tab(session: Session) -> GameTab:
        try:
            return build(session)
        except Exception as error:
            log.exception("the tab of %s cannot be built", session.game.key)
            return BrokenTab(session, reason_of(error))

    return tab
