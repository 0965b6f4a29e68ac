"""While a round is played, nothing in the window names a word of the board or counts them."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QApplication

from qless_studio.ui.games import VIEWS
from tests.ui.access.tree import all_texts
from tests.ui.playing import give_up, go_to_play

BOARD = "AVRO/NAEN/TDEM/JATL"
ORDINARY = {"and", "are", "one"}
"""Words of the board that the window itself uses in its sentences."""


def tokens(window) -> set[str]:
    """Every word and number that the window shows or speaks."""
    texts = [text for top in QApplication.topLevelWidgets() if top.isVisible() for text in all_texts(top)]
    return set(re.findall(r"\w+", " ".join(texts).lower()))


@pytest.mark.long
def test_nothing_names_or_counts_the_words_until_the_round_is_over(qtbot, studio):
    opened = studio()
    window = opened.window
    opened.show(VIEWS[0], BOARD)
    tab = window.tab
    tab.session.use_lexicon("wide")  # a list with words that par does not count
    qtbot.waitUntil(lambda: tab.session.lexicon is not None)
    opened.settle()
    words = {found.word for found in tab.analysis.words}
    counts = {str(number) for number in tab.analysis.totals}
    go_to_play(qtbot, tab)
    tab.play_actions.this.trigger()
    opened.settle()
    assert tab.analysis.complete
    hidden = words - ORDINARY
    assert len(hidden) == len(words) - len(ORDINARY)
    assert str(tab.round.facts_known.par.score) in tokens(window)
    assert not tokens(window) & (hidden | counts)
    tab.round.enter("read", ())
    assert tokens(window) & hidden == {"read"}
    tab.play_actions.pause.trigger()
    opened.rest()
    assert not tokens(window) & (hidden | counts) - {"read"}
    tab.play_actions.pause.trigger()
    give_up(tab)
    opened.settle()
    assert counts <= set(re.findall(r"\w+", tab.play.panel.card.accessibleName() + tab.play.panel.card.notes.text()))
    assert tab.play_view.review.words.model.shown == len(words) - 1
