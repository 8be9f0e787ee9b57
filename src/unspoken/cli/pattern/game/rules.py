"""The rules of Pattern, in the order of RULES.md."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from unspoken.cli.pattern.game.types import (
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
from unspoken.cli.pattern.game.upgrades import UPGRADES
from unspoken.cli.pattern.game.view import private, public
from unspoken.cli.pattern.game.worlds import resample
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Channel, Game, Millis, Moment, Outcome, Refused, Seat
from unspoken.kernel.pace import Pace, limit
from unspoken.kernel.seats import BySeat, every_seat, left_of, put
from unspoken.kernel.shelf import Shelf


def gather(_options: Options, _shelf: Shelf) -> Materials:
    """Nothing is needed from the packs."""
    return Materials()


def setup(options: Options, _materials: Materials, seats: tuple[Seat, ...]) -> State:
    """The table before the first round."""
    n = len(seats)
    return State(
        options=options,
        seats=n,
        phase=Phase.OPENING,
        round=0,
        picks=(None,) * n,
        gains=(0,) * n,
        scores=(0,) * n,
        gone_on=(False,) * n,
    )


def asks(state: State) -> tuple[Ask[Command], ...]:
    """Everybody picks, side by side and in secret (PAT-02); then everybody looks."""
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


def due(state: State) -> Millis | None:
    """A reveal has an end of its own where the table has a clock."""
    return state.due


def channels(state: State) -> tuple[Channel, ...]:
    """Nobody speaks while numbers are picked (PAT-02)."""
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
            return (Revealed(gains_of(state.picks), None if rest is None else Millis(moment.at + rest)),)
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


def gains_of(picks: BySeat[int | None]) -> BySeat[int]:
    """A point for everybody who thought of the left neighbour's number (PAT-03)."""
    n = len(picks)
    return tuple(int(picks[seat] == picks[left_of(seat, n)]) for seat in every_seat(n))


def apply(state: State, event: Event) -> State:
    """The only place where the state of a game of Pattern changes."""
    n = state.seats
    match event:
        case RoundBegan():
            return replace(
                state,
                phase=Phase.PICKING,
                round=state.round + 1,
                picks=(None,) * n,
                gains=(0,) * n,
                gone_on=(False,) * n,
                due=None,
            )
        case Picked(seat, number):
            return replace(state, picks=put(state.picks, seat, number))
        case Revealed(gains, due):
            scores = tuple(score + gain for score, gain in zip(state.scores, gains, strict=True))
            return replace(state, phase=Phase.REVEALED, gains=gains, scores=scores, due=due)
        case WentOn(seat):
            return replace(state, gone_on=put(state.gone_on, seat, True))
        case GameEnded():
            return replace(state, phase=Phase.OVER, due=None)
        case _:
            assert_never(event)


def outcome(state: State) -> Outcome | None:
    """The most points win; equals win together (PAT-04)."""
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
    usual = [(seats, Options(), Materials()) for seats in range(3, 7)]
    paces = [(3, Options(target=8, pace=pace), Materials()) for pace in (Pace.OFF, Pace.BRISK)]
    return [*usual, *paces]


GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="pattern",
    version=1,
    options=Options,
    materials=Materials,
    commands=Command,
    events=Event,
    refusals=frozenset({"no-such-number"}),
    seats=lambda _options: range(3, 7),
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
    upgrades=UPGRADES,
)
