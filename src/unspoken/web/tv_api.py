"""What is said to TVs and about them, over HTTP and while they wait."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from unspoken.kernel.tags import tag
from unspoken.tables.messages import Heartbeat, Refusal
from unspoken.tables.tv import TvName


class PutUpTv(Struct, frozen=True, forbid_unknown_fields=True):
    """Let the TV that shows this code show the table."""

    code: Annotated[str, Meta(max_length=16)]


class Tvs(Struct, frozen=True):
    """The TVs that show a table."""

    tvs: tuple[TvName, ...]


class TvToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What a TV was given when it was put up; it gets a cookie for it."""

    token: Annotated[str, Meta(max_length=128)]


class TvCode(Struct, frozen=True, tag=tag):
    """The code by which this TV can be put up."""

    code: str
    seconds: int
    """So long it is good; then comes another."""


class TvTaken(Struct, frozen=True, tag=tag):
    """This TV shows a table from now on."""

    table: str
    token: str


ToWaitingTv: TypeAlias = TvCode | TvTaken | Refusal | Heartbeat
