"""Messages to TVs that wait for a table."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.kernel.tags import tag
from unspoken.tables.wire.messages import Heartbeat, Refusal


class TvCode(Struct, frozen=True, tag=tag):
    """The code that a host types to show a table on this TV."""

    code: str
    seconds: int
    """How long the code is valid; a new one follows."""


class TvTaken(Struct, frozen=True, tag=tag):
    """This TV shows a table from now on."""

    table: str
    token: str


ToWaitingTv: TypeAlias = TvCode | TvTaken | Refusal | Heartbeat
