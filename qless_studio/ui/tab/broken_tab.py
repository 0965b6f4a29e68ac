"""What is shown for a game of a plug-in whose tab cannot be built. See docs/decisions/096."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from qless_studio.engine.plugins import reason_of
from qless_studio.ui.tab.analyse_page import AnalysePage
from qless_studio.ui.tab.session import Mode, Session
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.widgets.feedback.empty_state import EmptyState

if TYPE_CHECKING:
    from qless_studio.ui.tab.commands import CommandOwner
    from qless_studio.ui.tab.game_view import TabFactory

log = logging.getLogger(__name__)


class BrokenTab(Tab):
    """A tab that says in the place of the board why the game's own cannot be built; the rest of the window works."""

    modes = (Mode.ANALYSE,)
    owners = ()

    def __init__(self, session: Session, reason: str) -> None:
        super().__init__(session)
        self._reason = reason

    def make_analyse_page(self) -> AnalysePage:
        title = self.tr("The tab of {} cannot be shown").format(self.session.game.title)
        said = EmptyState(title, self.tr("The plug-in failed: {}").format(self._reason))
        page = AnalysePage(self.session, said, label=title)
        page.entry.setEnabled(False)
        return page


class Guarded:
    """Builds the same tab, or a `BrokenTab` if building it or its first page raises."""

    def __init__(self, build: TabFactory) -> None:
        self._build = build
        self.owners: tuple[type[CommandOwner], ...] = getattr(build, "owners", ())

    def __call__(self, session: Session) -> Tab:
        try:
            built = self._build(session)
            built.page  # noqa: B018 - built now, while what fails can be said
            return built
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # SystemExit too
            log.exception("the tab of %s cannot be built", session.game.key)
            return BrokenTab(session, reason_of(error))
