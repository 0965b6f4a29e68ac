"""Settings survive a restart; a damaged file is set aside with a message and never overwritten."""

from __future__ import annotations

import json
import os
import random

import pytest

from qless_studio.engine.errors import SessionError
from qless_studio.ui.shell.state.settings import Settings, load, save

SETTINGS = Settings(
    "dark", 1.5, True, lexicon="everyday", recent=("/home/me/a.qless",), autosave=False,
    shortcuts={"new": ["Ctrl+N"], "open": []}, left_out=(("en", "aa"),),
)  # fmt: skip


def test_what_is_saved_is_loaded(tmp_path):
    path = tmp_path / "deep" / "settings.json"
    save(path, SETTINGS)
    assert load(path) == (SETTINGS, "")
    assert os.listdir(path.parent) == ["settings.json"]


def test_without_a_file_there_are_defaults_and_no_message(tmp_path):
    assert load(tmp_path / "settings.json") == (Settings(), "")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"schema": 99}', '{"schema": true}', '{"schema": 2, "mode": "pink"}',
     '{"schema": 2, "text_scale": true}', '{"schema": 2, "text_scale": 1e9}', '{"schema": 2, "recent": 1}',
     '{"schema": 2, "recent": [1]}', '{"schema": 2, "autosave": 1}', "[" * 5000,
     '{"schema": 2, "text_scale": NaN}', '{"schema": 2, "left_out": [["en"]]}', '{"schema": 2, "less_motion": 1}',
     '{"schema": 2, "threads": -1}', '{"schema": 2, "threads": 1.5}', '{"schema": 2, "shortcuts": {"new": "n"}}'],
)  # fmt: skip
def test_a_damaged_file_is_kept_aside(tmp_path, text):
    path = tmp_path / "settings.json"
    path.write_text(text)
    settings, message = load(path)
    assert settings == Settings()
    assert "damaged" in message
    (aside,) = tmp_path.iterdir()
    assert aside.name in message
    assert aside.read_text() == text


def test_random_damage_never_raises(tmp_path):
    path = tmp_path / "settings.json"
    save(path, SETTINGS)
    whole = path.read_bytes()
    chance = random.Random(1)
    for _ in range(200):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 6)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        path.write_bytes(damaged)
        settings, message = load(path)
        assert isinstance(settings, Settings)
        assert message or json.loads(bytes(damaged).decode())


def test_a_folder_that_cannot_be_written_is_one_clear_error(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(SessionError, match=r"settings\.json"):
        save(tmp_path / "file" / "settings.json", SETTINGS)
