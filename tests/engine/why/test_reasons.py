"""Every reason is true, names only its facts, and is short; the reference cases have theirs. See docs/decisions/115."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

import qless_studio
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES
from qless_studio.engine.lexicon.lexicon import marked, propose_all
from qless_studio.engine.reasons import Reason, either, first_of, listed, sentence, two_of
from qless_studio.library.why import READERS
from tests.cases import FOLDER, lexicon
from tests.engine.why import cards, hands, letters, nodes, paths
from tests.engine.why.positions import POSITIONS, some

CASES = json.loads((FOLDER / "why.json").read_text("utf-8"))["cases"]
TRUTH = {
    "quiddler": cards.is_true_of_table,
    "hand": hands.is_true_of_hand,
    "q_less": letters.is_true,
    "boggle": paths.is_true,
    "word_streak": paths.is_true,
    "affix": nodes.is_true,
}
LONGEST = 20
"""Words of a sentence."""
BONUS = "10"
"""The bonus for the longest word and for the most words, which is a rule and no fact."""
every_game = pytest.mark.parametrize("game", POSITIONS)


def reasons_of(case):
    """All reasons for a case, in order, as JSON values."""
    read, kinds = READERS[case["game"]]
    assert case["kind"] in kinds
    found = read(case["input"], lexicon(case["list"]), case["kind"])
    return [json.loads(json.dumps(reason.fields())) for reason in found]


def flat(value):
    """The numbers and texts in a JSON value, and the lengths of its lists."""
    if isinstance(value, dict):
        return [part for each in value.values() for part in flat(each)]
    if isinstance(value, list):
        return [len(value), *(part for each in value for part in flat(each))]
    return [value]


def foreign(case, reason):
    """The figures and words of both sentences that are neither facts nor, for words, on the board."""
    facts = flat(reason["facts"])
    numbers = {f"{abs(fact):,}" for fact in facts if isinstance(fact, int)} | {BONUS}
    numbers |= {f"{abs(fact):,.1f}" for fact in facts if isinstance(fact, float)}
    numbers |= {f"{int(fact):,}" for fact in facts if isinstance(fact, str) and fact.isdigit()}
    known = f"{facts} {case['input']}".upper()
    for text in (reason["text"], reason["more"]):
        yield from set(re.findall(r"\d[\d,.]*\d|\d", re.sub(r"row \d+, column \d+", "", text))) - numbers
        yield from (word for word in re.findall(r"\b[A-Z]{2,}\b", text) if word not in known)


def faults(game, number, seed):
    """What is wrong with the reasons of this many positions: nothing."""
    for case in some(game, number, seed):
        every = reasons_of(case)
        assert every == reasons_of(case), "the same position has the same reasons"
        for reason in every:
            texts = [reason["text"], reason["more"]]
            if TRUTH[game](case, reason) is False:
                yield "false", case, reason
            if max(len(text.split()) for text in texts) > LONGEST or "{" in "".join(texts) or not reason["text"]:
                yield "wording", case, reason
            if named := list(foreign(case, reason)):
                yield named, case, reason


@every_game
def test_every_reason_is_true_and_says_only_its_facts(game):
    assert list(faults(game, 10, seed=1)) == []


@pytest.mark.nightly
@every_game
def test_every_reason_of_many_positions_is_true_and_says_only_its_facts(game):
    assert list(faults(game, 300, seed=1_000)) == []


def changed(facts):
    """The facts with one of them changed, for each."""
    for name, value in facts.items():
        if isinstance(value, bool):
            continue
        if isinstance(value, int | float):
            yield facts | {name: value + 1}
        elif isinstance(value, str):
            yield facts | {name: str(int(value) + 1) if value.isdigit() else f"{value}x"}
        elif value:
            yield facts | {name: value[:-1]}


def noticed(case, reason):
    """Whether a reason is called false, or about something that is not there."""
    try:
        return TRUTH[case["game"]](case, reason) is not True
    except (LookupError, ValueError, TypeError):
        return True


@every_game
def test_a_reason_with_one_fact_changed_is_called_false(game):
    caught = Counter()
    for case in some(game, 12):
        for reason in reasons_of(case)[:1]:
            assert TRUTH[game](case, reason) is not False
            caught.update(noticed(case, reason | {"facts": facts}) for facts in changed(reason["facts"]))
    assert caught[True] >= 12
    assert caught[True] >= 9 * caught[False], (
        caught
    )  # a shorter list of words holds, too; the best plan is not examined


@pytest.mark.parametrize("case", CASES, ids=[f"{c['game']}: {c['concept']}" for c in CASES])
def test_the_reference_cases_have_their_reasons(case):
    reason = qless_studio.why(case)
    assert json.loads(json.dumps(reason.fields())) == {
        name: case[name] for name in ("concept", "facts", "text", "more")
    }


def test_one_of_each_reason_is_enough():
    told = []

    def reasons(*more):
        for number, second in enumerate(more):
            told.append(number)
            yield Reason("some", {"number": number}, f"{number}.", second)

    assert first_of(reasons()) is None
    assert two_of(reasons()) == ()
    assert first_of(reasons("", "")).facts == {"number": 0}
    assert told == [0]  # the second is computed only when it is asked for
    assert [each.facts["number"] for each in two_of(reasons("", ""))] == [0, 1]
    assert [each.facts["number"] for each in two_of(reasons("And more.", ""))] == [0]


def test_a_sentence_names_no_word_that_is_not_proposed():
    slur = min(marked(ENGLISH))
    named = {"A": ["cat", slur], "B": [[slur.upper()]], "C": slur, "D": "cat"}
    some = [Reason("some", {"words": words}, text) for text, words in named.items()]
    assert sentence(some, ENGLISH) == "D"
    assert sentence(some[:3], ENGLISH) == ""
    assert sentence(some, LANGUAGES["de"]) == "A"
    propose_all(True)
    try:
        assert sentence(some, ENGLISH) == "A"
    finally:
        propose_all(False)


def test_names_in_a_sentence():
    assert [listed("H"), listed("HQ"), listed("HQX")] == ["H", "H and Q", "H, Q and X"]
    assert [either("J"), either("JVX")] == ["J", "J, V or X"]


def test_a_sentence_has_one_spelling_of_a_word():
    given = {"board": "TREI/NASE/LODE/RATS", "found": ["rat", "nase"], "word": "rate"}
    reason = qless_studio.why({"game": "boggle", "kind": "missed", "list": "fr-standard", "input": given})
    assert reason.text == "You found RAT: one more tile, the E, makes RATÉ."
