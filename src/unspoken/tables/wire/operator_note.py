"""The message of the server's operator to the people at a table."""

from __future__ import annotations

from msgspec import Struct

from unspoken.kernel.tags import tag


class OperatorNote(Struct, frozen=True, tag=tag):
    """A sentence from the operator of the server, sent before the table is closed for good."""

    text: str
