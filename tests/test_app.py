"""The program as a process: what it opens, and that it ends well."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest


@pytest.mark.skipif(sys.platform == "win32", reason="a window there is asked to close in another way")
def test_a_document_given_by_the_desktop_opens_and_is_kept(tmp_path):
    (tmp_path / "mine.qless").write_text("ABLE/ACID/RAIN/TENT\n")
    session = tmp_path / "home" / "data" / "session.json"
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QLESS_STUDIO_HOME": str(tmp_path / "home")}
    command = [sys.executable, "-m", "qless_studio", str(tmp_path / "mine.qless")]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as program:
        deadline = time.monotonic() + 60
        while not session.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        program.send_signal(signal.SIGTERM)
        _, complaints = program.communicate(timeout=60)
    assert (program.returncode, complaints.replace("This plugin does not support propagateSizeHints()\n", "")) == (
        0,
        "",
    )
    kept = json.loads(session.read_text())["documents"]
    assert [entry["puzzle"] for entry in kept if entry["path"].endswith("mine.qless")] == ["ABLE/ACID/RAIN/TENT"]
