"""The message that gives a puzzle to somebody: some lines for people, and the line that the program reads.

::

    Qless Studio: Boggle 2026-11-28
    Anna challenges you: 3:00, words of both count for neither
    Qless Studio challenge (Boggle): BiqRH6Cw1HhSs69aDRyrwNpYrbEIoT4kZ0mJvQ2xLfa7Ue

Only the last line is checked when the message is opened; the others may be edited or left out. See docs/decisions/113.
"""

from __future__ import annotations

from collections.abc import Sequence

from qless_studio.engine.challenges.challenge import HEADER, Challenge, Played, challenge_text
from qless_studio.engine.history import Result
from qless_studio.engine.sharing import ANSWER
from qless_studio.engine.texts import clock_time, counted, say


def message_text(challenge: Challenge, title: str, told: Sequence[str] = (), answers: Sequence[str] = ()) -> str:
    """The message: `title` says what it is about; `told` are lines on the result, `answers` the solutions to give away.

    Raises `PuzzleError` for a challenge that no text can hold.
    """
    terms = [terms_of(challenge, challenge.seconds or None)] if challenge.name else []
    given = [f"{ANSWER}:", *answers] if answers else []
    return "\n".join((say("Qless Studio: {}", title), *terms, *told, *given, challenge_text(challenge)))


def gives_answers(text: str) -> bool:
    """Whether the solutions stand in a message before the line that the program reads."""
    return f"{ANSWER}:" in text.partition(HEADER)[0]


def terms_of(challenge: Challenge, limit: float | None) -> str:
    """Who challenges, the clock in seconds, None for no clock, and the rule about words of both."""
    named = challenge.name
    whose = say("{} challenges you", named) if named else say("The same puzzle as your friend's")
    rules = [clock_time(limit)] if limit is not None else []
    rules += [say("words of both count for neither")] if challenge.cancel else []
    return f"{whose}: {', '.join(rules)}" if rules else whose


def result_text(played: Played) -> str:
    """A result in a few words, such as "33 points, 24 words"."""
    facts = []
    if played.result is Result.GIVEN_UP:
        facts.append(say("gave up"))
    if played.score is not None:
        facts += [counted(played.score, "{} point", "{} points"), counted(len(played.found), "{} word", "{} words")]
    elif played.seconds is not None:
        facts.append(clock_time(played.seconds))
    if played.hints:
        facts.append(counted(played.hints, "{} hint", "{} hints"))
    return ", ".join(facts)
