"""The compiled translations in the repository are those of the files beside them; after a merge they may not be."""

import pytest
from PySide6.QtCore import QTranslator

from qless_studio.engine.resources import resource


@pytest.mark.parametrize("path", sorted(resource("translations").glob("*.ts")), ids=lambda path: path.stem)
def test_the_compiled_file_says_what_the_other_says(path, script, qapp):
    translator = QTranslator()
    assert translator.load(str(path.with_suffix(".qm")))
    wrong = []
    for message in script.read(path):
        if not message.finished:
            continue
        number = 1 if message.plural else -1
        if translator.translate(message.context, message.source, "", number) != message.forms[0]:
            wrong.append((message.context, message.source))
    assert wrong == [], "run `just translations`"
