"""Words that resemble a card's word, but are other words (PAR-16)."""

from __future__ import annotations

from msgspec import Struct

from unspoken.games.pareidolia.round_record import Card


class Lookalikes(Struct, frozen=True):
    """The other words of a language that a typo or an ending would turn into a card's word (PAR-16)."""

    language: str
    lookalikes: dict[Card, tuple[str, ...]]
    """By card, normalised by `letters`; the packs provide them, because the rules know no language."""
