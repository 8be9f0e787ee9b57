"""Names, codes and tokens: what people are called, what a table is called, and who is who."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection

from unspoken.kernel.writing import tidy

LONGEST_NAME = 24
CODE_LENGTH = 6
ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Nothing that is mistaken for something else: no I, L, O, 0 or 1."""
SEALS = 10

BOT_NAMES = ("Fern", "Lamp", "Moth", "Kite", "Ember", "Willow", "Pebble", "Wren", "Comet", "Thimble")


def person_name(name: str) -> str:
    """A name as it will be shown."""
    return tidy(name, LONGEST_NAME, empty="name-empty", long="name-too-long", unprintable="name-unprintable")


def bot_name(taken: Collection[str]) -> str:
    """The first bot's name that nobody has here."""
    free = [name for name in BOT_NAMES if name not in taken]
    return free[0] if free else f"{BOT_NAMES[0]} {len(taken)}"


def seal_for(taken: Collection[int]) -> int:
    """The first seal that nobody has here; with more people than seals they come round again."""
    free = [seal for seal in range(SEALS) if seal not in taken]
    return free[0] if free else len(taken) % SEALS


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
