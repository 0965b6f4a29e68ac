"""What the engine says: English unless a translator is installed, and never translated in what machines read."""

import json

import pytest

from qless_studio.engine import texts
from qless_studio.engine.errors import OptionError
from qless_studio.engine.games.nullgame import Options
from qless_studio.engine.lexicon import Lexicon, available
from qless_studio.engine.options import options_of, read_options
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Outcome, Run
from qless_studio.engine.texts import counted, decimal, figure, say

GERMAN = {
    "{} of {}": "von {1} sind es {0}",
    "Minimum length": "Mindestlänge",
    "option {}": "Option {}",
    "shown": "sichtbar",
}
FORMS = {"{} words": ("{} Wort", "{} Wörter")}


@pytest.fixture
def german():
    def translate(template, number):
        if number is not None and template in FORMS:
            return FORMS[template][number != 1]
        return GERMAN.get(template, template)

    texts.install(translate, ".", ",")
    yield
    texts.install(None)


@pytest.fixture
def shouting():
    """A translator that leaves no sentence as it was."""
    texts.install(lambda template, number: f"¡{template}!", ".", ",")
    yield
    texts.install(None)


def test_without_a_translator_everything_is_english():
    assert say("{} of {}", 3, 4) == "3 of 4"
    assert say("100 % of {these}") == "100 % of {these}"  # no values: nothing to fill in
    assert [counted(number, "{} word", "{} words") for number in (0, 1, 2000)] == ["0 words", "1 word", "2,000 words"]
    assert (figure(-60137), decimal(1234.56, 1)) == ("−60,137", "1,234.6")


@pytest.mark.usefixtures("german")
def test_a_translation_may_put_values_in_another_order_and_choose_its_own_plural():
    assert say("{} of {}", 3, 4) == "von 4 sind es 3"
    assert [counted(number, "{} word", "{} words") for number in (1, 2)] == ["1 Wort", "2 Wörter"]
    assert counted(1, "{} board", "{} boards") == "1 board"  # not translated yet: English, in the right number
    assert (figure(60137), decimal(1234.5, 2)) == ("60.137", "1.234,50")


@pytest.mark.usefixtures("german")
def test_options_and_their_errors_are_translated_but_not_their_names():
    (known,) = options_of(Options)
    assert (known.name, known.label) == ("min_length", "Mindestlänge")
    with pytest.raises(OptionError) as caught:
        read_options(Options, {"min_length": "0"})
    assert str(caught.value) == "Option min_length: 0 is less than the minimum, 1"


@pytest.mark.usefixtures("shouting")
def test_word_lists_describe_themselves_in_the_language_of_the_user_and_keep_their_names():
    lists = {info.name: info for info in available()}
    assert lists["wide"].title == "¡Wide!"
    assert lists["wide"].description.startswith("¡")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.usefixtures("shouting")
def test_what_machines_read_is_the_same_in_every_language(game):
    lexicon = Lexicon("small", ["at", "ant", "eat", "ear", "tea", "hat", "ten", "net", "land", "hex", "lot", "job"])
    run = Run(keep=3)
    solutions = []
    for solution in game.solve(game.example, lexicon, game.options(), run):
        solutions.append(solution)
        if len(solutions) == 3:
            break
    lines = json.dumps([game.fields(game.example, solution) for solution in solutions], ensure_ascii=False)
    assert "¡" not in lines + game.format(game.example)
    assert "¡" in game.verdict(run.summary, Outcome.COMPLETE)  # people read that one


@pytest.mark.parametrize(
    ("quoted", "shown"),
    [
        ("a\u202eb", "aU+202Eb"),
        ("\x1b[31m", "U+001B[31m"),
        ("a\u200b", "aU+200B"),
        ("a\n\tb", "a b"),
        ("naïve ß", "naïve ß"),
    ],
)
def test_a_message_shows_characters_that_hide_or_turn_the_others_as_codes(quoted, shown):
    error = OptionError("is not an option", f"option {quoted}")
    assert str(error) == f"option {shown}: is not an option"
