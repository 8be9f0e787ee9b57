"""The base of all requests."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from unspoken.kernel.tags import tag

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""The sender's id of a message. The reply has the same id, and an answer sent twice is applied once."""


class Identified(Struct, frozen=True):
    """The id of a message of any kind."""

    id: Id


class Request(Struct, frozen=True, kw_only=True, tag=tag, forbid_unknown_fields=True):
    """A person's request to a table. Its reply has the same id."""

    id: Id
