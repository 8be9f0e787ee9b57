"""A new hand for a seat that a newcomer takes from a bot."""

from __future__ import annotations

from unspoken.games.dixit.events import Event, HandReplaced, Shuffled
from unspoken.games.dixit.types import Phase, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.types import Seat


def renew(state: State, seat: Seat, chance: Chance) -> tuple[Event, ...] | None:
    """Return events that replace the seat's hand from the pile; None once the clue is given.

    The bot's cards go back into the pile, in random order. Returns None also if too few cards are left.
    """
    hand = state.hands[seat]
    if state.phase is not Phase.TELLING or len(state.pile) + len(state.discard) < len(hand):
        return None
    pile = state.pile
    events: tuple[Event, ...] = ()
    if len(pile) < len(hand):
        pile = chance.shuffled(pile + state.discard)
        events = (Shuffled(pile),)
    rest = chance.shuffled(pile[len(hand) :] + hand)
    return (*events, HandReplaced(seat, pile[: len(hand)], rest))
