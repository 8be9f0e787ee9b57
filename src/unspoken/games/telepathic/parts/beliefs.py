"""What each seat could believe about the others' cards, turn by turn, computed after the game."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.telepathic.inference.belief import belief_after
from unspoken.games.telepathic.inference.history import History
from unspoken.games.telepathic.inference.knowledge import (
    CommonBelief,
    Knowledge,
    belief_given,
    knowledge,
    marginal,
)
from unspoken.games.telepathic.inference.temperament import STRANGERS
from unspoken.games.telepathic.tiles import KINDS
from unspoken.games.telepathic.types import Belief, Mode, Public, Reason
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Seat


def beliefs(last: Public) -> tuple[tuple[Belief, ...], ...]:
    """Return the beliefs before the first turn, and after each turn that did not end the game."""
    assert last.ending is not None
    lost = last.ending.reason is Reason.LOSE_CONDITION
    return tuple(_believed(last, turns) for turns in range(len(last.turns) + (not lost)))


def _believed(last: Public, turns: int) -> tuple[Belief, ...]:
    history = History(last.mode, last.actions, last.start, last.removed, last.turns[:turns])
    belief, _ = belief_after(history, STRANGERS)
    return tuple(_belief_of(last, belief, seat, other) for seat, other in _pairs(last))


def _pairs(last: Public) -> Iterator[tuple[Seat | None, Seat]]:
    """Yield who believes something about whom: partners about each other; the directors about both."""
    seats = every_seat(len(last.roles))
    if last.mode is Mode.FOUR_PARTNERS:
        yield from ((seat, other) for seat in seats for other in seats if seat != other)
        return
    pairs = zip(seats, last.partners, strict=True)
    yield from ((seat, partner) for seat, partner in pairs if partner is not None)
    if last.mode is Mode.DIRECTOR:
        yield from ((None, secret.seat) for secret in last.secrets)


def _belief_of(last: Public, common: CommonBelief, seat: Seat | None, other: Seat) -> Belief:
    """Return a seat's belief about another's cards; its own card of the same kind rules out some pairs."""
    mode = last.mode
    who, whom = knowledge(mode, seat), knowledge(mode, other)
    belief = common[whom.kind]
    if who.kind == whom.kind and who.places and seat is not None:
        belief = belief_given(belief, who, _held(last, who, seat))
    bars = {place: tuple(round(1000 * chance) for chance in marginal(belief, place)) for place in whom.places}
    if mode is Mode.OPPOSED:
        return Belief(seat, other, wins=next(iter(bars.values())))
    return Belief(seat, other, bars.get(0, ()), bars.get(1, ()))


def _held(last: Public, who: Knowledge, seat: Seat) -> tuple[int, ...]:
    return who.held_type(last.wins[seat], last.loses[seat], KINDS[who.kind])
