"""Names, codes and tokens: what people are called, what a table is called, and who is who."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection

from unspoken.kernel.text import clean_line

LONGEST_NAME = 24
CODE_LENGTH = 6
ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Nothing that is mistaken for something else: no I, L, O, 0 or 1."""
COLOURS = 10
SEALS = 70
"""As many as are drawn (art/avatars.py): seven faces in each of ten colours, the colours in turn."""

BOT_NAMES = ("Fern", "Lamp", "Moth", "Kite", "Ember", "Willow", "Pebble", "Wren", "Comet", "Thimble")


def person_name(name: str) -> str:
    """A name as it will be shown."""
    return clean_line(
        name, LONGEST_NAME, empty="name-empty", long="name-too-long", unprintable="name-unprintable"
    )


def bot_name(taken: Collection[str]) -> str:
    """The first bot's name that nobody has here."""
    free = [name for name in BOT_NAMES if name not in taken]
    return free[0] if free else f"{BOT_NAMES[0]} {len(taken)}"


def seal_for(taken: Collection[int], name: str) -> int:
    """A seal that nobody has here, in a colour that nobody has if one is left; the name chooses the face."""
    colours = {seal % COLOURS for seal in taken}
    face = hashlib.sha256(name.encode()).digest()[0]
    seals = [
        colour + COLOURS * ((face + row) % (SEALS // COLOURS))
        for row in range(SEALS // COLOURS)
        for colour in range(COLOURS)
    ]
    free = [seal for seal in seals if seal not in taken]
    return next((seal for seal in free if seal % COLOURS not in colours), free[0] if free else seals[0])


def new_code() -> str:
    """A table's code, too many to be guessed one by one within the limits of an address."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str:
    """A code as people type it: any case, with spaces or dashes."""
    return "".join(char for char in typed.upper() if char not in " -")


def new_token() -> str:
    """256 bits that prove who somebody is."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What we keep of a token: enough to know it again, too little to be it."""
    return hashlib.sha256(token.encode()).hexdigest()
