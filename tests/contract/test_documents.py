"""What holds for a document of every game: it comes back from its file as it was, and damage is refused."""

from __future__ import annotations

import dataclasses
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QObject

from qless_studio.engine.errors import OptionError, SessionError
from qless_studio.engine.lexicon import load
from qless_studio.engine.options import options_of
from qless_studio.engine.registry import GAMES
from qless_studio.ui.shell.state import document as document_file
from qless_studio.ui.shell.state.document import Content, Document
from qless_studio.ui.tab.session import Session
from tests.contract.test_games import every_game, parsed, texts_near
from tests.fixtures.qt import ReadyLexicons

KNOWN = {game.key: game for game in GAMES}


def values_of(option):
    """Values the option can take."""
    if option.choices:
        return st.sampled_from([choice.value for choice in option.choices])
    low, high = option.low if option.low is not None else -1000, option.high if option.high is not None else 1000
    kinds = {
        bool: st.booleans(),
        int: st.integers(int(low), int(high)),
        float: st.floats(low, high, allow_nan=False),
        str: st.just(option.default),
    }
    return st.none() | kinds[option.kind] if option.optional else kinds[option.kind]


def options_near(game):
    """Texts of options, most of which go together."""
    return st.fixed_dictionaries(
        {}, optional={option.name: values_of(option).map(str) for option in options_of(game.options)}
    )


@pytest.mark.long
@every_game
def test_a_content_comes_back_from_its_file(game, tmp_path):
    path, games = tmp_path / "one.qless", {game.key: game}

    @settings(max_examples=40)
    @given(texts_near(game), options_near(game))
    def check(text, options):
        puzzle, _ = parsed(game, text)
        if puzzle is None:
            return
        content = Content(game.key, game.format(puzzle), options, "wide", "common")
        written = document_file.write_document(path, content)
        text, digest = document_file.read_document(path)
        assert digest == written
        again = document_file.from_text(text, "here")
        assert again == content
        try:
            game.options(**{o.name: o.parse(options[o.name]) for o in options_of(game.options) if o.name in options})
        except OptionError:
            with pytest.raises(SessionError, match="here"):
                document_file.check_content(again, games, "here")
            return
        checked = document_file.check_content(again, games, "here")
        assert checked.puzzle == puzzle
        read = {option.name: getattr(checked.options, option.name) for option in options_of(game.options)}
        assert {name: str(read[name]) for name in options} == options

    check()


@every_game
def test_a_document_is_as_it_was_saved(qapp, pool, game):
    owner, lexicons = QObject(), ReadyLexicons(pool, load("common5k"))
    one, other = (Document(0, number, Session(game, lexicons, pool), owner) for number in (1, 2))
    changed = next((option for option in options_of(game.options) if option.kind is bool), None)
    if changed is not None:
        before = one.session.options
        one.session.set_options(dataclasses.replace(before, **{changed.name: not getattr(before, changed.name)}))
    assert not one.modified  # an empty board has nothing to lose
    one.session.edit(game.example, "Open")
    assert one.modified
    other.load(document_file.check_content(one.content, {game.key: game}, "here"))
    assert (other.session.puzzle, other.session.options) == (one.session.puzzle, one.session.options)
    assert other.content == one.content
    third = Document(0, 3, Session(game, lexicons, pool), owner)
    assert third.restore(one.to_saved(front=True)) == ""
    assert third.content == one.content
    for document in (one, other, third):
        document.session.close()
    owner.deleteLater()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_random_damage_is_refused_with_a_reason_or_read(game):
    content = Content(game.key, game.format(game.example), {}, "wide")
    whole, chance, complaints = document_file.to_text(content), random.Random(game.key), []
    for _ in range(200):
        letters = list(whole)
        for _ in range(chance.randint(1, 4)):
            letters[chance.randrange(len(letters))] = chance.choice('{}[]",:\\u00d80 aZ\n\0')
        try:
            document_file.check_content(
                document_file.from_text("".join(letters), "file a.qless"), KNOWN, "file a.qless"
            )
        except SessionError as error:
            complaints.append(str(error))
    assert len(complaints) > 100
    assert all(said.startswith("file a.qless") and len(said) > len("file a.qless: ") for said in complaints)
