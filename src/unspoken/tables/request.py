"""What everything has that a person asks of a table."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from unspoken.kernel.tags import tag

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""The sender's name for a message: the reply carries it, and the same answer sent twice is heard once."""


class Request(Struct, frozen=True, kw_only=True, tag=tag, forbid_unknown_fields=True):
    """What everything has that a person asks of a table: its reply carries the same id."""

    id: Id
