"""A host's request about voices."""

from __future__ import annotations

from unspoken.tables.state.person import PersonId
from unspoken.tables.wire.request import Request


class Mute(Request, frozen=True):
    """Mute a person's voice for the table, or let it be heard again; only the host may."""

    person: PersonId
    muted: bool = True
