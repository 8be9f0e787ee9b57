"""Words that are like a card's, and are other words (PAR-16)."""

from __future__ import annotations

from msgspec import Struct

from unspoken.games.pareidolia.round_record import Card


class Lookalikes(Struct, frozen=True):
    """The other words of a language that a slip or an ending would turn into a card's word (PAR-16)."""

    language: str
    lookalikes: dict[Card, tuple[str, ...]]
    """By card, as `letters` leaves them: a pack's makers know the language, the rules do not."""
