"""A fault of a card or of the whole pack."""

from __future__ import annotations

from typing import NamedTuple

WHOLE = ""
"""In place of a card's id: the fault concerns the whole pack."""


class Fault(NamedTuple):
    """A card, and a sentence that says what is wrong."""

    card: str
    sentence: str
