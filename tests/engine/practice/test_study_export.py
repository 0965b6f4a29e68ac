"""The words worth learning as files that other programs read."""

from __future__ import annotations

import csv
import io

from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.player.study import StudyWord
from qless_studio.engine.practice.learning import study_anki, study_csv, study_text

WORDS = [StudyWord("lend", 1, 0.0123456789, 0.3, 0.01, ("lends", "lender")), StudyWord("toea", 1, 0.036, 0.03, 0.008)]


def test_text_has_a_family_in_each_line_as_it_is_spelt():
    assert study_text(WORDS, load("wide")) == "LEND LENDS LENDER\nTOEA\n"
    spelt = Lexicon("spelt", ["ete"], spellings={"ete": ("été",)})
    assert study_text([StudyWord("ete", 1, 0.1, 0.1, 0.1)], spelt) == "ÉTÉ\n"


def test_csv_comes_back_as_it_was():
    rows = list(csv.DictReader(io.StringIO(study_csv(WORDS), newline="")))
    assert rows[0] == {
        "word": "lend", "points": "1", "rolled": "0.012346", "chance": "0.3", "gain": "0.01", "forms": "lends lender"
    }  # fmt: skip
    assert rows[1]["forms"] == ""


def test_anki_asks_for_the_word_in_its_letters():
    meanings = {"lend": 'give "for a time"\tor for good'}
    text = study_anki(WORDS, load("wide"), lambda word: meanings.get(word, ""))
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    first, second = csv.reader(lines, delimiter="\t")
    assert first == ["study:en:lend", "DELN", f"LEND LENDS LENDER: {meanings['lend']}", "qless-studio study"]
    assert second == ["study:en:toea", "AEOT", "TOEA", "qless-studio study"]
    assert text.startswith("#separator:tab\n")
