"""Errors when a store is opened or copied."""

from __future__ import annotations


class UnusableStore(Exception):
    """The store cannot be opened or copied. The message says what to do, and contains no password."""


class NewerSchema(UnusableStore):
    """The store was written by a newer version of Unspoken."""
