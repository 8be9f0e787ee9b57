"""The rules of Echo, in the order of RULES.md."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from msgspec.structs import replace

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Channel, Game, Millis, Moment, Outcome, Refused, Seat
from unspoken.kernel.pace import Pace, limit
from unspoken.kernel.seats import BySeat, every_seat, put
from unspoken.kernel.shelf import Shelf

from .types import (
    HIGHEST,
    Command,
    Event,
    GameEnded,
    GoOn,
    Materials,
    Options,
    Phase,
    Pick,
    Picked,
    Private,
    Public,
    Revealed,
    RoundBegan,
    State,
    WentOn,
)
from .upgrades import UPGRADES
from .view import private, public, resample


def gather(_options: Options, _shelf: Shelf) -> Materials:
    """Nothing is needed."""
    return Materials()


def setup(options: Options, _materials: Materials, seats: tuple[Seat, ...]) -> State:
    """The table before the first round."""
    n = len(seats)
    return State(options, n, Phase.OPENING, 0, (None,) * n, None, (0,) * n, (False,) * n)


def asks(state: State) -> tuple[Ask[Command], ...]:
    """Everybody picks (ECHO-02), and everybody looks."""
    match state.phase:
        case Phase.PICKING:
            time = limit(state.options.pace, relaxed=60, brisk=20)
            numbers = tuple(Pick(number) for number in range(1, HIGHEST + 1))
            return tuple(
                Ask(f"pick-{state.round}", seat, ("pick",), numbers, state.picks[seat] is None, time)
                for seat in every_seat(state.seats)
            )
        case Phase.REVEALED:
            return tuple(
                Ask(f"go-on-{state.round}", seat, ("go-on",), (GoOn(),), not state.gone_on[seat])
                for seat in every_seat(state.seats)
            )
        case Phase.OPENING | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def channels(state: State) -> tuple[Channel, ...]:
    """Nobody speaks while numbers are picked (ECHO-02)."""
    everybody = frozenset(every_seat(state.seats))
    speakers = frozenset[Seat]() if state.phase is Phase.PICKING else everybody
    return (Channel("table", speakers, everybody | {None}),)


def decide(_state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """A player's move."""
    match command:
        case Pick(number):
            if not 1 <= number <= HIGHEST:
                raise Refused("no-such-number", most=HIGHEST)
            return (Picked(seat, number),)
        case GoOn():
            return (WentOn(seat),)
        case _:
            assert_never(command)


def settle(state: State, moment: Moment) -> tuple[Event, ...]:
    """Nature's move: rounds begin, numbers are shown, the game ends."""
    match state.phase:
        case Phase.OPENING:
            return (RoundBegan(),)
        case Phase.PICKING:
            if None in state.picks:
                return ()
            rest = limit(state.options.pace, relaxed=20, brisk=8)
            return (Revealed(alone(state.picks), None if rest is None else Millis(moment.at + rest)),)
        case Phase.REVEALED:
            waited_for = moment.people or frozenset(every_seat(state.seats))
            over = state.due is not None and moment.at >= state.due
            if not over and not all(state.gone_on[seat] for seat in waited_for):
                return ()
            return (GameEnded(),) if max(state.scores) >= state.options.target else (RoundBegan(),)
        case Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def alone(picks: BySeat[int | None]) -> Seat | None:
    """Who picked the highest number that nobody else did (ECHO-03)."""
    times = Counter(picks)
    lone = [(number, seat) for seat, number in enumerate(picks) if number and times[number] == 1]
    return Seat(max(lone)[1]) if lone else None


def apply(state: State, event: Event) -> State:
    """The only place where the state of a game of Echo changes."""
    n = state.seats
    match event:
        case RoundBegan():
            return State(
                state.options,
                n,
                Phase.PICKING,
                state.round + 1,
                (None,) * n,
                None,
                state.scores,
                (False,) * n,
            )
        case Picked(seat, number):
            return replace(state, picks=put(state.picks, seat, number))
        case Revealed(seat, due):
            points = 0 if seat is None else state.picks[seat] or 0
            scores = state.scores if seat is None else put(state.scores, seat, state.scores[seat] + points)
            return replace(state, phase=Phase.REVEALED, alone=seat, scores=scores, due=due)
        case WentOn(seat):
            return replace(state, gone_on=put(state.gone_on, seat, True))
        case GameEnded():
            return replace(state, phase=Phase.OVER, due=None)
        case _:
            assert_never(event)


def outcome(state: State) -> Outcome | None:
    """Whoever has the points has won (ECHO-04)."""
    if state.phase is not Phase.OVER:
        return None
    best = max(state.scores)
    winners = (seat for seat in every_seat(state.seats) if state.scores[seat] == best)
    return Outcome(frozenset(winners), state.scores)


def sample(_public: Public, _private: Private, ask: Ask[Command], chance: Chance) -> Command:
    """Any of the choices."""
    return chance.pick(ask.choices or ())


def trials() -> list[tuple[int, Options, Materials]]:
    """Every number of players, and every pace."""
    usual = [(seats, Options(), Materials()) for seats in range(2, 7)]
    paces = [(3, Options(target=5, pace=pace), Materials()) for pace in (Pace.OFF, Pace.BRISK)]
    return [*usual, *paces]


GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="echo",
    version=2,
    options=Options,
    materials=Materials,
    commands=Command,
    events=Event,
    refusals=frozenset({"no-such-number"}),
    seats=lambda _options: range(2, 7),
    gather=gather,
    setup=setup,
    asks=asks,
    due=lambda state: state.due,
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
    upgrades=UPGRADES,
)
