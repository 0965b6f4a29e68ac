"""The script that collects strings, as a module."""

import copy
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def script():
    spec = spec_from_file_location("translations", ROOT / "packaging" / "translations.py")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for their module there
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


@pytest.fixture(scope="session")
def sources(script):
    """All strings of the program by (context, source), collected once; not to be changed."""
    return script.messages()


HEBREW = "אבגדהוזחטיכלמנסעפצקרשת"


@pytest.fixture(scope="session")
def mirrored_folder(script, sources, tmp_path_factory):
    """A folder with every string in made-up Hebrew, as long as the English."""

    def turned(source):
        kept = list(script.PLACEHOLDER.finditer(source))
        places = {place for match in kept for place in range(*match.span())}
        return "".join(
            HEBREW[(ord(letter.lower()) - 97) % len(HEBREW)]
            if letter.isascii() and letter.isalpha() and place not in places
            else letter
            for place, letter in enumerate(source)
        )

    messages = copy.deepcopy(sources)
    for message in messages.values():
        message.forms, message.finished = [turned(message.source)] * (1 + message.plural), True
    path = tmp_path_factory.mktemp("mirrored") / "qless_studio_he.ts"
    script.write(path, "he", list(messages.values()), set(messages))
    script.compile_file(path)
    return path.parent
