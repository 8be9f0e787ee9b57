"""Other worlds that a viewer of Dixit cannot tell from this one, and the games of the proofs."""

from __future__ import annotations

from collections import deque
from itertools import accumulate
from typing import assert_never

from msgspec.structs import replace

from unspoken.games.dixit.sizes import SEAT_COUNTS
from unspoken.games.dixit.types import Card, Cards, Materials, Options, Phase, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat, Viewer
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.seats import every_seat


def resample(state: State, viewer: Viewer, chance: Chance) -> State:
    """Other hands and another pile; other choices while they lie face down, other owners and votes after."""
    others = [seat for seat in every_seat(state.seats) if seat != viewer]
    pool = _other_pool(state, others, chance)
    hands = list(state.hands)
    for seat in others:
        hands[seat] = tuple(pool.popleft() for _ in state.hands[seat])
    other = replace(state, hands=tuple(hands), pile=tuple(pool))
    match state.phase:
        case Phase.LAYING:
            return replace(other, laid=_other_choices(other, others, chance))
        case Phase.VOTING:
            return _other_votes(replace(other, laid=_other_owners(state, others, chance)), others, chance)
        case Phase.DEALING | Phase.TELLING | Phase.REVEALED | Phase.OVER:
            return other
        case _:
            assert_never(state.phase)


def _other_pool(state: State, others: list[Seat], chance: Chance) -> deque[Card]:
    """The cards that lie face down, hand by hand and then the pile, in another order.

    Cards that everybody saw come back by a shuffle (DIX-11), and into no place of a hand that is older than
    that: those of one round change places among themselves. What was drawn last lay on top of the pile: it
    may be any card of it.
    """
    held = [card for seat in others for card in state.hands[seat]]
    unseen = [*held, *state.pile]
    seen = {card: number for number, past in enumerate(state.past) for card in past.board}
    alike: dict[int | None, list[Card]] = {}
    for card in chance.shuffled(unseen):
        alike.setdefault(seen.get(card), []).append(card)
    pool = [alike[seen.get(card)].pop() for card in unseen]
    places = list(range(len(held), len(unseen)))
    if state.phase in (Phase.TELLING, Phase.LAYING):
        places += [end - 1 for end in accumulate(len(state.hands[seat]) for seat in others)]
    for place, card in zip(places, chance.shuffled([pool[place] for place in places]), strict=True):
        pool[place] = card
    return deque(pool)


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


def trials() -> list[tuple[int, Options, Materials]]:
    """Every number of players and pace; a deck that runs out; an evening's second game."""
    deck = tuple(f"{number:016x}" for number in range(84))
    usual = [(seats, Options(pace=Pace.RELAXED), Materials(deck)) for seats in SEAT_COUNTS]
    small = (4, Options(target=20, pace=Pace.OFF), Materials(deck[:30]))
    second = (
        5,
        Options(target=10, pace=Pace.BRISK, tell_pace=OwnPace.RELAXED),
        Materials(deck, deck[:70]),
    )
    return [*usual, small, second]
