"""The rules of Rorschach, in the order of RULES.md; teams, display and scoring have files of their own."""

from __future__ import annotations

from typing import assert_never

from unspoken.games.rorschach.bot import BOTS
from unspoken.games.rorschach.display import SYMBOLS, gather, left, seen, setup
from unspoken.games.rorschach.events import Event, Matched, WentOn, Wished
from unspoken.games.rorschach.nature import settle
from unspoken.games.rorschach.questions import asks
from unspoken.games.rorschach.silence import channels
from unspoken.games.rorschach.table import apply
from unspoken.games.rorschach.teams import members
from unspoken.games.rorschach.types import (
    Choose,
    Command,
    Counter,
    Decline,
    GoOn,
    Guess,
    Match,
    Materials,
    Options,
    Phase,
    Private,
    Public,
    Remove,
    State,
    Word,
)
from unspoken.games.rorschach.upgrades import UPGRADES
from unspoken.games.rorschach.view import private, public
from unspoken.games.rorschach.worlds import resample
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Game, Millis, Outcome, Refused, Seat
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import every_seat


def due(state: State) -> Millis | None:
    """A reveal has an end of its own where the table has a clock."""
    return state.due


def hidden_due(state: State) -> Millis | None:
    """When a team that leans has decided: in no frame, for the other team would see it (ALL-06)."""
    return None if state.lean is None else state.lean.until


def decide(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """A player's move. No refusal looks at what is hidden."""
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
    """A guess at an image that is still in the round; the second at another, with another symbol (ROR-11)."""
    if guess.image == state.removed:
        raise Refused("image-removed")
    if guess.image not in left(state):
        raise Refused("no-such-image")
    if state.phase is Phase.SECOND and state.guess is not None:
        if guess.image == state.guess.image:
            raise Refused("image-guessed")
        if guess.symbol is state.guess.symbol:
            raise Refused("symbol-guessed")
    return Wished(seat, guess)


def outcome(state: State) -> Outcome | None:
    """The team that has won, and both teams' points; all share a game that nobody could win any more."""
    if state.phase is not Phase.OVER:
        return None
    winners = every_seat(state.seats) if state.winner is None else members(state, state.winner)
    return Outcome(frozenset(winners), (len(state.won[0]), len(state.won[1])))


def sample(_public: Public, private: Private, ask: Ask[Command], chance: Chance) -> Command:
    """Some legal answer, and often what a team-mate wishes: teams at random hardly ever agree."""
    assert ask.choices is not None
    wished = [wish for wish in private.proposals if wish is not None and wish in ask.choices]
    if wished and chance.below(4):
        return chance.pick(wished)
    return chance.pick(ask.choices)


def trials() -> list[tuple[int, Options, Materials]]:
    """Every number of players, and every house rule with some; small packs that run out; a second game."""
    images = tuple(f"{number:016x}" for number in range(40))
    words = tuple(Word(f"word {number:02}", {"en": f"word {number:02}"}) for number in range(30))
    plenty, scarce = Materials(images, words), Materials(images[:24], words[:18])
    again = Materials(images, words, (*images[:37], *(word.id for word in words[:28])))
    return [
        (4, Options(), plenty),
        (5, Options(teams="shuffled", may_decline=True), scarce),
        (6, Options(first="first", pace=Pace.OFF), again),
        (7, Options(first="second"), scarce),
        (8, Options(may_decline=True, pace=Pace.OFF), plenty),
        (9, Options(teams="shuffled", first="first"), again),
        (10, Options(pace=Pace.BRISK), plenty),
    ]


GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="rorschach",
    version=1,
    options=Options,
    materials=Materials,
    commands=Command,
    events=Event,
    refusals=frozenset(
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
    ),
    seats=lambda _options: range(4, 11),
    gather=gather,
    setup=setup,
    asks=asks,
    due=due,
    channels=channels,
    decide=decide,
    settle=settle,
    apply=apply,
    public=public,
    private=private,
    outcome=outcome,
    sample=sample,
    resample=resample,
    trials=trials,
    hidden_due=hidden_due,
    seen=seen,
    bots=BOTS,
    upgrades=UPGRADES,
)
