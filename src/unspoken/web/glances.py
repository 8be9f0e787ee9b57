"""Reads what a browser's list of tables shows, without loading the tables."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from unspoken.tables.house import House
from unspoken.tables.state.glance import Glance, MemberGlance, glance_of
from unspoken.tables.state.names import ALPHABET, CODE_LENGTH, token_hash
from unspoken.web.sockets.socket import cookie_name

MOST_TABLES = 32
"""Tables of one browser that are listed or moved at once."""


def tokens_of(request: Request) -> dict[str, str]:
    """Return the hashes of a browser's tokens by table, for at most MOST_TABLES tables."""
    prefix = cookie_name("")
    codes = [name.removeprefix(prefix) for name in request.cookies if name.startswith(prefix)]
    known = [code for code in codes if len(code) == CODE_LENGTH and set(code) <= set(ALPHABET)]
    return {code: token_hash(request.cookies[prefix + code]) for code in sorted(known)[:MOST_TABLES]}


async def seats_of(house: House, tokens: dict[str, str]) -> dict[str, tuple[Glance, MemberGlance]]:
    """Return the tables at which these tokens are valid. Raises StoreUnavailable.

    Tables that are not loaded are not loaded now: their stored glances are read.
    """
    here = {code: table for code in tokens if (table := house.loaded(code)) is not None}
    glances = {code: glance_of(table.snapshot.room) for code, table in here.items()}
    stored = await house.services.store.glances.of([code for code in tokens if code not in here])
    glances |= {code: msgspec.json.decode(data, type=Glance) for code, data in stored.items()}
    found = ((code, glance, glance.member(tokens[code])) for code, glance in glances.items())
    return {code: (glance, member) for code, glance, member in found if member is not None}
