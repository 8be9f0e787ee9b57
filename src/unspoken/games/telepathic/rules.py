"""The rules of Telepathic that hold in every mode, in the order of RULES.md."""

from __future__ import annotations

from typing import assert_never

from unspoken.games.telepathic.asks import asks
from unspoken.games.telepathic.cards import SETS_OF_A_CARD
from unspoken.games.telepathic.events import Answered, Began, Event, WentOn, Wished
from unspoken.games.telepathic.modes.director import directors
from unspoken.games.telepathic.tiles import Kind, kind_of
from unspoken.games.telepathic.types import (
    Announce,
    AnnounceBoth,
    Answer,
    Claim,
    Command,
    GoOn,
    Hand,
    Mode,
    Pass,
    Perform,
    Phase,
    Private,
    Public,
    State,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Channel, Millis, Outcome, Refused, Seat

REFUSALS = frozenset({"card-not-open", "no-such-set", "wrong-kind"})
"""All codes with which `decide` refuses."""


def decide(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Return the events of a player's command, or raise `Refused`; no refusal depends on a condition."""
    match command:
        case Claim():
            return (Began(seat),)
        case GoOn():
            return (WentOn(seat),)
        case Hand(card):
            if card not in state.row:
                raise Refused("card-not-open")
            return (Wished(seat, command),)
        case Perform(on):
            if not 0 <= on < SETS_OF_A_CARD:
                raise Refused("no-such-set", most=SETS_OF_A_CARD)
            return (Wished(seat, command),)
        case Announce():
            if command not in _offered(state, seat):
                raise Refused("wrong-kind")
            return (Wished(seat, command),)
        case AnnounceBoth(colour, shape):
            if (kind_of(colour), kind_of(shape)) != (Kind.COLOUR, Kind.SHAPE):
                raise Refused("wrong-kind")
            return (Wished(seat, command),)
        case Answer(condition):
            if command not in _offered(state, seat):
                raise Refused("wrong-kind")
            return (Answered(seat, condition),)
        case Pass():
            return (Wished(seat, command),)
        case _:
            assert_never(command)


def _offered(state: State, seat: Seat) -> tuple[Command, ...]:
    return next((ask.choices or () for ask in asks(state) if ask.seat == seat), ())


def outcome(state: State) -> Outcome | None:
    """Return the winners: everybody, nobody, or one team."""
    return Outcome(frozenset(state.winners)) if state.phase is Phase.OVER else None


def channels(state: State) -> tuple[Channel, ...]:
    """Nobody writes from the deal to the end, except directors to each other (TEL-17)."""
    everybody = frozenset(every_seat(state.seats))
    silent = state.phase not in (Phase.SITTING, Phase.CLAIMING, Phase.OVER)
    table = Channel("table", frozenset() if silent else everybody, everybody | {None})
    if state.options.mode is not Mode.DIRECTOR or not silent:
        return (table,)
    team = frozenset(directors(state.seats))
    return (table, Channel("directors", team, frozenset(team)))


def due(state: State) -> Millis | None:
    """Return when the pause ends."""
    return state.until


def sample(_public: Public, private: Private, ask: Ask[Command], chance: Chance) -> Command:
    """Return a random legal answer: rarely an announcement, often another director's wish."""
    assert ask.choices is not None
    wished = [wish for wish in private.wishes if wish is not None and wish in ask.choices]
    if wished and chance.below(3):
        return chance.pick(wished)
    quiet = [choice for choice in ask.choices if not isinstance(choice, Announce | AnnounceBoth | Claim)]
    return chance.pick(quiet if quiet and chance.below(12) else ask.choices)
