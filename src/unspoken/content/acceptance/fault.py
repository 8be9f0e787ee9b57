"""One thing that is wrong with one card, or with the pack as a whole."""

from __future__ import annotations

from typing import NamedTuple

WHOLE = ""
"""Stands for the pack where no single card is at fault."""


class Fault(NamedTuple):
    """Which card fails what, in one sentence."""

    card: str
    sentence: str
