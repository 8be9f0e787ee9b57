"""Other worlds that a viewer of Dixit cannot tell from this one, for the proofs of secrecy."""

from __future__ import annotations

from msgspec.structs import replace

from unspoken.games.dixit.types import Cards, Phase, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat, Viewer
from unspoken.kernel.seats import every_seat


def resample(state: State, viewer: Viewer, chance: Chance) -> State:
    """Other hands and another pile; other choices while they lie face down, other owners and votes after."""
    others = [seat for seat in every_seat(state.seats) if seat != viewer]
    unseen = [card for seat in others for card in state.hands[seat]] + list(state.pile)
    pool = list(chance.shuffled(unseen))
    hands = list(state.hands)
    for seat in others:
        hands[seat] = tuple(pool.pop() for _ in state.hands[seat])
    other = replace(state, hands=tuple(hands), pile=tuple(pool))
    match state.phase:
        case Phase.LAYING:
            return replace(other, laid=_other_choices(other, others, chance))
        case Phase.VOTING:
            return _other_votes(replace(other, laid=_other_owners(state, others, chance)), others, chance)
        case _:
            return other


def _other_choices(state: State, others: list[Seat], chance: Chance) -> tuple[Cards, ...]:
    """What others have chosen, out of their other hands; cards laid together keep the order of the hand."""
    laid = list(state.laid)
    for seat in others:
        chosen = chance.shuffled(state.hands[seat])[: len(state.laid[seat])]
        laid[seat] = tuple(card for card in state.hands[seat] if card in chosen)
    return tuple(laid)


def _other_owners(state: State, others: list[Seat], chance: Chance) -> tuple[Cards, ...]:
    """The cards on the table that are not the viewer's, handed out to others."""
    pool = list(chance.shuffled([card for seat in others for card in state.laid[seat]]))
    laid = list(state.laid)
    for seat in others:
        laid[seat] = tuple(pool.pop() for _ in state.laid[seat])
    return tuple(laid)


def _other_votes(state: State, others: list[Seat], chance: Chance) -> State:
    votes = list(state.votes)
    for seat in others:
        if state.votes[seat] is not None:
            allowed = [n for n, card in enumerate(state.board, 1) if card not in state.laid[seat]]
            votes[seat] = chance.pick(allowed)
    return replace(state, votes=tuple(votes))
