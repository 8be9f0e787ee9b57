"""The rules of Rorschach, in the order of RULES.md."""

from __future__ import annotations

from typing import assert_never

from unspoken.games.rorschach.display import SYMBOLS, images_left
from unspoken.games.rorschach.events import Event, Matched, WentOn, Wished
from unspoken.games.rorschach.teams import members
from unspoken.games.rorschach.types import (
    Choose,
    Command,
    Counter,
    Decline,
    GoOn,
    Guess,
    Match,
    Phase,
    Private,
    Public,
    Remove,
    State,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Channel, Millis, Outcome, Refused, Seat, Viewer

SEATS = range(4, 11)
"""The possible numbers of players (ROR-01)."""
REFUSALS = frozenset(
    {
        "each-symbol-once",
        "image-guessed",
        "image-removed",
        "no-such-image",
        "not-on-your-team",
        "symbol-guessed",
        "too-few-images",
        "too-few-words",
    }
)


def decide(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Return the events of a player's command, or raise `Refused`; no refusal depends on hidden state."""
    match command:
        case Choose(subject):
            if subject not in members(state, state.testers):
                raise Refused("not-on-your-team")
            return (Wished(seat, command),)
        case Remove(image):
            if image not in state.images:
                raise Refused("no-such-image")
            return (Wished(seat, command),)
        case Match(symbols):
            if len(symbols) != len(SYMBOLS) or set(symbols) != set(SYMBOLS):
                raise Refused("each-symbol-once")
            return (Matched(symbols),)
        case Guess():
            return (_guess(state, seat, command),)
        case Counter() | Decline():
            return (Wished(seat, command),)
        case GoOn():
            return (WentOn(seat),)
        case _:
            assert_never(command)


def _guess(state: State, seat: Seat, guess: Guess) -> Wished:
    """Check a guess: an image of the round; for the second guess another image and symbol (ROR-11)."""
    if guess.image == state.removed:
        raise Refused("image-removed")
    if guess.image not in images_left(state):
        raise Refused("no-such-image")
    if state.phase is Phase.SECOND and state.guess is not None:
        if guess.image == state.guess.image:
            raise Refused("image-guessed")
        if guess.symbol is state.guess.symbol:
            raise Refused("symbol-guessed")
    return Wished(seat, guess)


def outcome(state: State) -> Outcome | None:
    """Return the winning team and the points; everybody shares a game that neither team could win."""
    if state.phase is not Phase.OVER:
        return None
    winners = every_seat(state.seats) if state.winner is None else members(state, state.winner)
    return Outcome(frozenset(winners), (len(state.won[0]), len(state.won[1])))


def is_subject_silent(state: State) -> bool:
    """True if the subject must be silent: from the choice to the last reveal of the round (ROR-17)."""
    match state.phase:
        case Phase.REMOVING | Phase.MATCHING | Phase.GUESSING | Phase.COUNTERING | Phase.SECOND:
            return True
        case Phase.REVEALED:
            return state.again
        case Phase.SEATING | Phase.DEALING | Phase.CHOOSING | Phase.SCORED | Phase.OVER:
            return False
        case _:
            assert_never(state.phase)


def channels(state: State) -> tuple[Channel, ...]:
    """Everybody talks at the table, and each team in secret; a silent subject only listens (ROR-18)."""
    everybody = frozenset(every_seat(state.seats))
    silent = frozenset({state.subject}) if is_subject_silent(state) else frozenset()
    outside: frozenset[Viewer] = frozenset({None})
    table = Channel("table", everybody - silent, everybody | outside)
    teams = ((team, frozenset(members(state, team))) for team in (0, 1))
    return (table, *(Channel(f"team-{team}", own - silent, frozenset(own)) for team, own in teams))


def due(state: State) -> Millis | None:
    """Return when the reveal ends; None without a clock."""
    return state.due


def hidden_due(state: State) -> Millis | None:
    """Return when a leaning team's wish is decided; hidden, because the other team would see it (ALL-06)."""
    return None if state.lean is None else state.lean.until


def sample(_public: Public, private: Private, ask: Ask[Command], chance: Chance) -> Command:
    """Return a random legal answer, often a team-mate's wish: random teams hardly ever agree."""
    assert ask.choices is not None
    wishes = [wish for wish in private.proposals if wish is not None and wish in ask.choices]
    if wishes and chance.below(4):
        return chance.pick(wishes)
    return chance.pick(ask.choices)
