"""The own conditions, as the types of hidden cards that beliefs are about."""

from __future__ import annotations

from unspoken.games.telepathic.inference.knowledge import Knowledge, knowledge
from unspoken.games.telepathic.tiles import KINDS
from unspoken.games.telepathic.types import Mode, Private, Public
from unspoken.kernel.game import Seat
from unspoken.kernel.seats import every_seat


def own_seat(public: Public, private: Private, seat: Seat) -> Seat:
    """The seat whose cards these are: whoever thinks ahead of its question may be told another seat."""
    fitting = [one for one in every_seat(len(public.roles)) if _fits(public, private, one)]
    return seat if seat in fitting or not fitting else fitting[0]


def _fits(public: Public, private: Private, seat: Seat) -> bool:
    """Whether a seat of this mode could hold these cards."""
    who = knowledge(public.mode, seat)
    cards = [card for card in (private.win, private.lose) if card is not None]
    alike = len(cards) == len(who.places) and all(card in KINDS[who.kind] for card in cards)
    return alike and (public.mode is Mode.OPPOSED or (private.lose is None) == (1 not in who.places))


def own_type(who: Knowledge, private: Private) -> tuple[int, ...]:
    """What the seat holds, as one of the types that it may be."""
    return who.held(private.win, private.lose, KINDS[who.kind])
