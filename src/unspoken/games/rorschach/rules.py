"""The rules of Rorschach, in the order of RULES.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, assert_never

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
    Team,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import BySeat, every_seat
from unspoken.kernel.types import Ask, Channel, Millis, Outcome, Refused, Seat, Viewer

SEATS = range(4, 11)
"""The possible numbers of players (ROR-01)."""
_OVER = Phase.OVER  # reading a member of an enum is slow, and every view asks for the outcome
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
    return (_DECIDE[type(command)](state, seat, command),)


def _choose(state: State, seat: Seat, choice: Choose) -> Wished:
    """Check the proposed subject: a member of the test team (ROR-05)."""
    if choice.seat not in members(state.teams, state.testers):
        raise Refused("not-on-your-team")
    return Wished(seat, choice)


def _remove(state: State, seat: Seat, removal: Remove) -> Wished:
    """Check the image: one of the round (ROR-06)."""
    if removal.image not in state.images:
        raise Refused("no-such-image")
    return Wished(seat, removal)


def _match(_state: State, _seat: Seat, match: Match) -> Matched:
    """Check the matching: each symbol once (ROR-07)."""
    if len(match.symbols) != len(SYMBOLS) or set(match.symbols) != set(SYMBOLS):
        raise Refused("each-symbol-once")
    return Matched(match.symbols)


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


_DECIDE: Mapping[type[Command], Callable[[State, Seat, Any], Event]] = {
    Choose: _choose,
    Remove: _remove,
    Match: _match,
    Guess: _guess,
    Counter: lambda _state, seat, command: Wished(seat, command),
    Decline: lambda _state, seat, command: Wished(seat, command),
    GoOn: lambda _state, seat, _command: WentOn(seat),
}
"""A table, because matching a command against one class after another is slow."""


def outcome(state: State) -> Outcome | None:
    """Return the winning team and the points; everybody shares a game that neither team could win."""
    if state.phase is not _OVER:
        return None
    winners = every_seat(state.seats) if state.winner is None else members(state.teams, state.winner)
    return Outcome(frozenset(winners), (len(state.won[0]), len(state.won[1])))


def is_subject_silent(state: State) -> bool:
    """True if the subject must be silent: from the choice to the last reveal of the round (ROR-17)."""
    return _is_subject_silent(state.phase, state.again)


@cache  # of eleven phases; needed for every view
def _is_subject_silent(phase: Phase, again: bool) -> bool:
    match phase:
        case Phase.REMOVING | Phase.MATCHING | Phase.GUESSING | Phase.COUNTERING | Phase.SECOND:
            return True
        case Phase.REVEALED:
            return again
        case Phase.SEATING | Phase.DEALING | Phase.CHOOSING | Phase.SCORED | Phase.OVER:
            return False
        case _:
            assert_never(phase)


def channels(state: State) -> tuple[Channel, ...]:
    """Everybody talks at the table, and each team in secret; a silent subject only listens (ROR-18)."""
    return _channels(state.teams, state.subject if is_subject_silent(state) else None)


@lru_cache(maxsize=1024)  # they stay the same for many moves
def _channels(teams: BySeat[Team], subject: Seat | None) -> tuple[Channel, ...]:
    """Return the channels of these teams; `subject` is the silent subject, if there is one."""
    everybody = frozenset(every_seat(len(teams)))
    silent = frozenset() if subject is None else frozenset({subject})
    outside: frozenset[Viewer] = frozenset({None})
    table = Channel("table", everybody - silent, everybody | outside)
    own = [frozenset(members(teams, team)) for team in (0, 1)]
    return (table, *(Channel(f"team-{team}", own[team] - silent, frozenset(own[team])) for team in (0, 1)))


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
