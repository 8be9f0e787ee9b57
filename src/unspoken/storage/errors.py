"""Why a store cannot be used."""

from __future__ import annotations


class StoreUnavailable(Exception):
    """The store cannot be opened, or copied; says what to do in one sentence, without any password."""


class SchemaFromTheFuture(StoreUnavailable):
    """A newer Unspoken has written it."""
