"""How bots behave beside people."""

from __future__ import annotations

from enum import Enum


class Manner(Enum):
    """The table's word for its bots: how quick they are, who comes first, and how often they err."""

    GENTLE = "gentle"
    """As quick as people, but slow where anybody may speak: people come first. They err now and then."""
    EVEN = "even"
    """As quick as people; those of their own team speak first. They seldom err."""
    KEEN = "keen"
    """As quick as they are, they wait for nobody, and play their best."""
