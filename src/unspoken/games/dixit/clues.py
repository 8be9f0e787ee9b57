"""Validation of clues (DIX-03)."""

from __future__ import annotations

import re
from typing import assert_never

from unspoken.games.dixit.types import Aloud, GivenClue, Recorded, Written
from unspoken.kernel.types import Refused
from unspoken.kernel.words.text import clean_line

LONGEST_CLUE = 120
"""Maximum characters of a written clue: a long sentence, or a line of a song."""

LONGEST_RECORDING = 10
"""Maximum seconds of a recorded clue; checked where recordings are uploaded."""

_SOUND = re.compile(r"[0-9a-f]{32}")


def checked_clue(clue: GivenClue) -> GivenClue:
    """Return the clue as it will be shown, or raise `Refused`."""
    match clue:
        case Written(text):
            return Written(
                clean_line(
                    text,
                    LONGEST_CLUE,
                    empty="clue-empty",
                    long="clue-too-long",
                    unprintable="clue-unprintable",
                )
            )
        case Recorded(sound):
            if not _SOUND.fullmatch(sound):
                raise Refused("no-such-recording")
            return clue
        case Aloud():
            return clue
        case _:
            assert_never(clue)
