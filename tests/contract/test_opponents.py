"""README says of every game whom one plays against, and no more."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from qless_studio.ui.games import VIEWS
from qless_studio.ui.tab.session import Mode

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
LEVEL, STRENGTH, SHEET = "Opponent", "Strength of the computer", "Score sheet…"


@pytest.mark.parametrize(
    ("what", "games"), [(LEVEL, ["boggle", "word-streak"]), (STRENGTH, ["quiddler"]), (SHEET, ["boggle"])]
)
@pytest.mark.nightly  # all tabs are made; each game has tests of its own opponents
def test_the_games_have_the_opponents_that_the_readme_names(studio, what, games):
    window, offering = studio().window, []
    for number, view in enumerate(VIEWS):
        window.show_tab(number)
        window.tab.set_mode(Mode.PLAY)
        names = {widget.accessibleName() for widget in window.tab.findChildren(QWidget)}
        if what in names | {action.text() for action in window.tab.own_commands}:
            offering.append(view.key)
    assert offering == games


def test_the_readme_names_each_game_with_what_it_has():
    (told,) = [part for part in README.split("\n\n") if part.startswith("Opponents differ")]
    sentences = " ".join(told.split()).split(". ")
    assert [sum(view.title in sentence for view in VIEWS) for sentence in sentences] == [3, 1, 2]
    assert "in every tab" not in told.lower()
