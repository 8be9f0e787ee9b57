"""The bot's own conditions, as the types of hidden cards that beliefs are about."""

from __future__ import annotations

from unspoken.games.telepathic.inference.knowledge import Knowledge, knowledge
from unspoken.games.telepathic.tiles import KINDS
from unspoken.games.telepathic.types import Mode, Private, Public
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Seat


def own_seat(public: Public, private: Private, seat: Seat) -> Seat:
    """Return the seat that holds these cards: a bot that thinks ahead may be called with another seat."""
    fitting = [other for other in every_seat(len(public.roles)) if _fits(public, private, other)]
    return seat if seat in fitting or not fitting else fitting[0]


def _fits(public: Public, private: Private, seat: Seat) -> bool:
    """True if this seat could hold these cards in this mode."""
    who = knowledge(public.mode, seat)
    cards = [card for card in (private.win, private.lose) if card is not None]
    alike = len(cards) == len(who.places) and all(card in KINDS[who.kind] for card in cards)
    return alike and (public.mode is Mode.OPPOSED or (private.lose is None) == (1 not in who.places))


def own_type(who: Knowledge, private: Private) -> tuple[int, ...]:
    """Return the type of the seat: the conditions that it holds, as indices."""
    return who.held_type(private.win, private.lose, KINDS[who.kind])
