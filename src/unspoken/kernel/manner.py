"""How bots behave when they play with people."""

from __future__ import annotations

from enum import Enum


class Manner(Enum):
    """How quick bots are, whether people come first, and how often bots make mistakes."""

    GENTLE = "gentle"
    """As quick as people, but slow where any player may speak, so people come first. Some mistakes."""
    EVEN = "even"
    """As quick as people; people of their own team speak first. Few mistakes."""
    KEEN = "keen"
    """As quick as they can be; they wait for nobody and make no mistakes."""
