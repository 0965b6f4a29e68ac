"""Results are announced politely: each analysis once, when it is over."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from qless_studio.engine import kernels
from qless_studio.ui.widgets.feedback import verdict
from tests.fixtures.studio import every_view


@pytest.fixture
def heard(monkeypatch):
    """Every announcement with the widget it came from and how pressing it is."""
    monkeypatch.setattr(verdict, "ANNOUNCE_DELAY", 400)  # several results are announced as one
    said = []
    tell = QAccessible.updateAccessibility

    def listen(event):
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append((event.object(), event.message(), event.politeness()))
        else:
            tell(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    return said


def wait_for_announcements(opened):
    """Until the analysis is over, and so long that a second announcement would have come too."""
    opened.finish()
    opened.qtbot.wait(100)
    opened.rest()


def at_the_end(messages):
    """What was announced; of a search by interpreted kernels, which takes long, without what was known before."""
    told = list(messages)
    return told if kernels.compiled() else told[-1:]


@every_view
def test_an_analysis_is_announced_once_when_it_is_over(studio, heard, view):
    opened = studio()
    opened.show(view)
    wait_for_announcements(opened)
    bar = opened.window.tab.analyse.verdict.bar
    from_bar = [(message, politeness) for source, message, politeness in heard if source is bar]
    assert at_the_end(message for message, _ in from_bar) == [bar.text()]
    assert all(politeness == QAccessible.AnnouncementPoliteness.Polite for _, politeness in from_bar)


@every_view
def test_every_further_analysis_is_announced_once(studio, heard, view):
    opened = studio()
    opened.show(view)
    wait_for_announcements(opened)
    for _ in range(2):
        heard.clear()
        opened.window.session.solve()
        opened.settle()
        wait_for_announcements(opened)
        bar = opened.window.tab.analyse.verdict.bar
        assert at_the_end(message for source, message, _ in heard if source is bar) == [bar.text()]
