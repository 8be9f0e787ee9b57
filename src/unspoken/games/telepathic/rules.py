"""The rules of Telepathic that hold in every mode, in the order of RULES.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

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
_OVER = Phase.OVER  # reading a member of an enum is slow, and every view asks for the outcome
_TALKING = frozenset({Phase.SITTING, Phase.CLAIMING, Phase.OVER})


def decide(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Return the events of a player's command, or raise `Refused`; no refusal depends on a condition."""
    return (_DECIDE[type(command)](state, seat, command),)


def _hand(state: State, seat: Seat, command: Hand) -> Wished:
    """Check that the card is open (TEL-07)."""
    if command.card not in state.row:
        raise Refused("card-not-open")
    return Wished(seat, command)


def _perform(_state: State, seat: Seat, command: Perform) -> Wished:
    """Check that the card has such a set (TEL-07)."""
    if not 0 <= command.on < SETS_OF_A_CARD:
        raise Refused("no-such-set", most=SETS_OF_A_CARD)
    return Wished(seat, command)


def _announce(state: State, seat: Seat, command: Announce) -> Wished:
    """Check that the partner may hold the condition (TEL-12)."""
    if command not in _offered(state, seat):
        raise Refused("wrong-kind")
    return Wished(seat, command)


def _announce_both(_state: State, seat: Seat, command: AnnounceBoth) -> Wished:
    """Check that the conditions are a colour and a shape (TEL-12)."""
    if (kind_of(command.colour), kind_of(command.shape)) != (Kind.COLOUR, Kind.SHAPE):
        raise Refused("wrong-kind")
    return Wished(seat, command)


def _answer(state: State, seat: Seat, command: Answer) -> Answered:
    """Check that the announcer may hold the condition (TEL-12)."""
    if command not in _offered(state, seat):
        raise Refused("wrong-kind")
    return Answered(seat, command.condition)


def _offered(state: State, seat: Seat) -> tuple[Command, ...]:
    return next((ask.choices or () for ask in asks(state) if ask.seat == seat), ())


_DECIDE: Mapping[type[Command], Callable[[State, Seat, Any], Event]] = {
    Claim: lambda _state, seat, _command: Began(seat),
    GoOn: lambda _state, seat, _command: WentOn(seat),
    Hand: _hand,
    Perform: _perform,
    Announce: _announce,
    AnnounceBoth: _announce_both,
    Answer: _answer,
    Pass: lambda _state, seat, command: Wished(seat, command),
}
"""A table, because matching a command against one class after another is slow."""


def outcome(state: State) -> Outcome | None:
    """Return the winners: everybody, nobody, or one team."""
    return Outcome(frozenset(state.winners)) if state.phase is _OVER else None


def channels(state: State) -> tuple[Channel, ...]:
    """Nobody writes from the deal to the end, except directors to each other (TEL-17)."""
    return _channels(state.options.mode, state.seats, state.phase not in _TALKING)


@cache  # of five modes with up to eight seats; every view needs them
def _channels(mode: Mode, seats: int, silent: bool) -> tuple[Channel, ...]:
    everybody = frozenset(every_seat(seats))
    table = Channel("table", frozenset() if silent else everybody, everybody | {None})
    if mode is not Mode.DIRECTOR or not silent:
        return (table,)
    team = frozenset(directors(seats))
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
