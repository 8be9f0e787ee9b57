"""What may be a clue (DIX-03)."""

from __future__ import annotations

import re
import unicodedata
from typing import assert_never

from unspoken.games.dixit.types import Aloud, GivenClue, Recorded, Written
from unspoken.kernel.game import Refused

LONGEST = 120
"""Characters of a written clue: a long sentence, or a line of a song."""

_SOUND = re.compile(r"[0-9a-f]{32}")
_UNSEEN = ("Cf", "Zs")  # joiners, soft hyphens and blanks: fine between signs, nothing by themselves
_UNPRINTABLE = ("Cc", "Cs", "Co")  # not "Cn": a sign that this Python has not heard of may be a new one
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # turn the words around


def checked(clue: GivenClue) -> GivenClue:
    """The clue as it will be shown, or a refusal that says what is wrong with it."""
    match clue:
        case Written(text):
            return Written(_tidy(text))
        case Recorded(sound):
            if not _SOUND.fullmatch(sound):
                raise Refused("no-such-recording")
            return clue
        case Aloud():
            return clue
        case _:
            assert_never(clue)


def _tidy(text: str) -> str:
    if len(text) > 16 * LONGEST:  # before any work on it
        raise Refused("clue-too-long", most=LONGEST)
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if all(unicodedata.category(char) in _UNSEEN for char in line):
        raise Refused("clue-empty")
    if len(line) > LONGEST:
        raise Refused("clue-too-long", most=LONGEST)
    if any(unicodedata.category(char) in _UNPRINTABLE or char in _TURNING for char in line):
        raise Refused("clue-unprintable")
    return line
