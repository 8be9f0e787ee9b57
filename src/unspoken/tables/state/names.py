"""Names and seals of people, codes of tables, and tokens that prove who a person is."""

from __future__ import annotations

import hashlib
import itertools
import secrets
import unicodedata
from collections.abc import Collection

from unspoken.kernel.words.text import clean_line, visible

LONGEST_NAME = 24
CODE_LENGTH = 6
SUFFIX_LENGTH = 4
"""Characters that follow the code of a table whose host has changed it."""
ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without characters that are easily confused: I, L, O, 0 and 1."""
COLOURS = 10
SEALS = 70
"""The number that unspoken_art/vectors/avatars.py draws: seven faces in each of ten colours."""

_LOG_KEY = secrets.token_bytes(16)
"""Secret, because there are few enough codes to try them all."""
BOT_NAMES = ("Fern", "Lamp", "Moth", "Kite", "Ember", "Willow", "Pebble", "Wren", "Comet", "Thimble")


def person_name(name: str) -> str:
    """Return a cleaned name, or raise Refused."""
    return clean_line(
        name, LONGEST_NAME, empty="name-empty", long="name-too-long", unprintable="name-unprintable"
    )


def distinct_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number if somebody has a name that looks the same: Ann, Ann 2, Ann 3."""
    looks = {_look(other) for other in taken}
    numbers = itertools.count(2)
    distinct = name
    while _look(distinct) in looks:
        number = f" {next(numbers)}"
        distinct = name[: LONGEST_NAME - len(number)].rstrip() + number
    return distinct


def _look(name: str) -> str:
    """Return a form of a name that is equal for names that look the same."""
    return visible(unicodedata.normalize("NFKC", name).casefold())


def bot_name(taken: Collection[str]) -> str:
    """Return the first name for a bot that is not taken."""
    free = [name for name in BOT_NAMES if name not in taken]
    return free[0] if free else f"{BOT_NAMES[0]} {len(taken)}"


def seal_for(taken: Collection[int], name: str) -> int:
    """Return a free seal, in an unused colour if one is left; the name decides the face."""
    colours = {seal % COLOURS for seal in taken}
    face = hashlib.sha256(name.encode()).digest()[0]
    seals = [
        colour + COLOURS * ((face + row) % (SEALS // COLOURS))
        for row in range(SEALS // COLOURS)
        for colour in range(COLOURS)
    ]
    free = [seal for seal in seals if seal not in taken]
    return next((seal for seal in free if seal % COLOURS not in colours), free[0] if free else seals[0])


def new_code(cell: str = ALPHABET) -> str:
    """Return a random code that begins with a character of the cell.

    The rate limit per address makes guessing codes impractical.
    """
    return secrets.choice(cell) + _random(CODE_LENGTH - 1)


def new_suffix() -> str:
    """Return a random suffix for the code of a table."""
    return _random(SUFFIX_LENGTH)


def _random(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def read_code(typed: str) -> str:
    """Return a code that a person typed, in any case, with spaces or dashes, without its suffix."""
    code = _typed_characters(typed)
    return code[:CODE_LENGTH] if len(code) == CODE_LENGTH + SUFFIX_LENGTH else code


def read_suffix(typed: str) -> str:
    """Return the suffix of a code that a person typed, or an empty string."""
    return _typed_characters(typed)[CODE_LENGTH:]


def _typed_characters(typed: str) -> str:
    return "".join(char for char in typed.upper() if char not in " -")


def log_label(code: str) -> str:
    """Return a short name of a table for the log, from which nobody can find its code.

    The same table has the same name until the server stops.
    """
    return hashlib.blake2s(code.encode(), digest_size=3, key=_LOG_KEY).hexdigest()


def new_token() -> str:
    """Return a new token of 256 bits."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """Return the hash of a token. Only the hash is stored."""
    return hashlib.sha256(token.encode()).hexdigest()
