"""How bots behave beside people."""

from __future__ import annotations

from enum import Enum


class Manner(Enum):
    """The table's word for its bots: how quick they are, and who comes first."""

    GENTLE = "gentle"
    """As quick as people, but slow where anybody may speak: people have the first word."""
    EVEN = "even"
    """As quick as people; those of their own team speak first."""
    KEEN = "keen"
    """As quick as they are, and they wait for nobody."""
