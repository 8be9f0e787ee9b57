"""The automatic moves of Telepathic: dealing, agreement, the end of a turn, and timeouts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never

from msgspec.structs import replace

from unspoken.games.telepathic.cards import SETS_OF_A_CARD
from unspoken.games.telepathic.conditions import lines_met
from unspoken.games.telepathic.events import (
    Announced,
    AskedWhoBegins,
    Began,
    Ended,
    Event,
    Handed,
    Lifted,
    Passed,
    Performed,
    Split,
    TurnEnded,
)
from unspoken.games.telepathic.modes import mode_rules
from unspoken.games.telepathic.modes.question import ANNOUNCE_BOTH_CHOICES, question_key
from unspoken.games.telepathic.types import (
    Announce,
    AnnounceBoth,
    Hand,
    Pass,
    Perform,
    Phase,
    Reason,
    State,
    Wish,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import every_seat
from unspoken.kernel.teams import majority, plurality, voters
from unspoken.kernel.types import Millis, Moment, Seat

_HANDING, _PERFORMING = Phase.HANDING, Phase.PERFORMING  # reading a member of an enum is slow
_UNATTENDED = 16
"""After this many turns in a row played by the clock alone, a game of opposed teams ends without a winner."""


def settle(state: State, moment: Moment) -> tuple[Event, ...]:
    """Return the events that happen without a command."""
    settled = _SETTLE.get(state.phase)
    return () if settled is None else settled(state, moment)


def _ask_who_begins(_state: State, _moment: Moment) -> tuple[Event, ...]:
    return (AskedWhoBegins(),)


def _begin(state: State, moment: Moment) -> tuple[Event, ...]:
    """Choose who begins: the only person at the table, or by chance once all people passed (TEL-06)."""
    if moment.only_person is not None:
        return (Began(moment.only_person),)
    waited_for = moment.people or frozenset(every_seat(state.seats))
    if question_key(state) in moment.expired or all(state.gone_on[seat] for seat in waited_for):
        return (Began(moment.chance.pick(every_seat(state.seats))),)
    return ()


def _deal(state: State, moment: Moment) -> tuple[Event, ...]:
    return (replace(mode_rules(state).deal(state, moment.chance), until=_pause_ends(state, moment)),)


def _pause_ends(state: State, moment: Moment) -> Millis | None:
    """Return when a pause that begins now is over; None without a pause."""
    pause = state.options.pause
    return Millis(moment.at + 1000 * pause) if pause else None


def _grant_wishes(state: State, moment: Moment) -> tuple[Event, ...]:
    """Carry out a wish once all deciders agree and the pause is over."""
    if state.until is not None:
        return (Lifted(),) if moment.at >= state.until else ()
    expired = question_key(state) in moment.expired
    if not expired and state.wishes.count(None) == state.seats:
        return (Split(()),) if state.split else ()
    team = _deciding(state)
    announced = _announced(state, team)
    if announced is not None:
        return (announced,)
    wishes = {seat: own for seat in team if (own := state.wishes[seat]) is not None}
    wish = _agreed(wishes, team, moment)
    if expired:
        if state.phase is Phase.SPEAKING and state.unattended >= _UNATTENDED:
            return (Ended(Reason.UNATTENDED, ()),)
        wish = (
            plurality(wishes, team, moment.people, moment.chance)
            or plurality(wishes, team, frozenset(), moment.chance)
            or _choose_by_chance(state, moment.chance)
        )
    if wish is not None:
        return (_event_of(state, wish, moment),)
    voices = voters(team, moment.people)
    split = tuple(sorted(voices)) if wishes.keys() >= voices else ()
    return (Split(split),) if split != state.split else ()


def _agreed(wishes: Mapping[Seat, Wish], team: frozenset[Seat], moment: Moment) -> Wish | None:
    """Return the wish of the majority; in most turns a single seat decides, which needs no count."""
    if len(team) == 1:
        return next(iter(wishes.values()), None)
    return majority(wishes, team, moment.people)


def _deciding(state: State) -> frozenset[Seat]:
    """Return the seats whose wishes count."""
    mode = mode_rules(state)
    if state.phase is _HANDING:
        return mode.handers(state)
    return frozenset({mode.performer(state) if state.phase is _PERFORMING else state.turns[-1].performer})


def _announced(state: State, deciding: frozenset[Seat]) -> Announced | None:
    """Return the announcement that counts: the last performer's, if two came in the same pause (TEL-12)."""
    said = [(Seat(seat), wish) for seat, wish in enumerate(state.wishes) if isinstance(wish, Announce)]
    if not said:
        return None
    seat, wish = min(said, key=lambda one: one[0] not in deciding)
    return Announced(seat, (wish.condition,))


def _choose_by_chance(state: State, chance: Chance) -> Wish | None:
    """Choose at timeout (ALL-07); announce only if nothing else is possible."""
    match state.phase:
        case Phase.HANDING if state.row:
            return Hand(chance.pick(state.row))
        case Phase.HANDING if mode_rules(state).names_both:
            return chance.pick(ANNOUNCE_BOTH_CHOICES)
        case Phase.PERFORMING:
            return Perform(chance.below(SETS_OF_A_CARD))
        case Phase.SPEAKING if state.row:
            return Pass()
        case _:  # the kernel answers for the seat that is asked first: of two partners the last performer
            return None


def _event_of(state: State, wish: Wish, moment: Moment) -> Event:
    match wish:
        case Hand(card):
            return Handed(card, _pause_ends(state, moment))
        case Perform(on):
            return Performed(on)
        case AnnounceBoth(colour, shape):
            return Announced(mode_rules(state).hander(state), (colour, shape))
        case Pass():
            return Passed(_pause_ends(state, moment))
        case Announce():
            raise AssertionError("`_announced` handles announcements before any other wish")
        case _:
            assert_never(wish)


def _end_turn(state: State, moment: Moment) -> tuple[Event, ...]:
    """End the game if a lose condition is met (TEL-08); a met win condition has no effect (TEL-09)."""
    if lines_met(state.grid, state.loses):
        return (Ended(Reason.LOSE_CONDITION, ()),)
    return mode_rules(state).replenish(state, moment.chance) or (TurnEnded(_pause_ends(state, moment)),)


def _judge(state: State, _moment: Moment) -> tuple[Event, ...]:
    """End the game once everything is named that has to be named (TEL-12)."""
    winners = mode_rules(state).winners(state)
    return () if winners is None else (Ended(Reason.ANNOUNCEMENT, tuple(sorted(winners))),)


_SETTLE: Mapping[Phase, Callable[[State, Moment], tuple[Event, ...]]] = {
    Phase.SITTING: _ask_who_begins,
    Phase.CLAIMING: _begin,
    Phase.DEALING: _deal,
    Phase.HANDING: _grant_wishes,
    Phase.PERFORMING: _grant_wishes,
    Phase.SPEAKING: _grant_wishes,
    Phase.PERFORMED: _end_turn,
    Phase.ANSWERING: _judge,
}
"""By phase; when the game is over, nothing happens any more."""
