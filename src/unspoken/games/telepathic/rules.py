"""The rules of Telepathic that hold in every mode, in the order of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from unspoken.games.telepathic.apply import apply
from unspoken.games.telepathic.bot import BOTS
from unspoken.games.telepathic.cards import DECK, ON
from unspoken.games.telepathic.conditions import COLOURS, SHAPES, kind_of
from unspoken.games.telepathic.events import (
    Announced,
    Answered,
    Began,
    Event,
    WentOn,
    Wished,
)
from unspoken.games.telepathic.modes import MODES, mode_of
from unspoken.games.telepathic.modes.director import directors
from unspoken.games.telepathic.modes.mode_rules import SETS, key_of, partner, time
from unspoken.games.telepathic.nature import settle
from unspoken.games.telepathic.types import (
    Announce,
    AnnounceBoth,
    Answer,
    Claim,
    Command,
    GoOn,
    Hand,
    Materials,
    Options,
    Pass,
    Perform,
    Phase,
    Private,
    Public,
    State,
    Way,
)
from unspoken.games.telepathic.upgrades import UPGRADES
from unspoken.games.telepathic.view import private, public
from unspoken.games.telepathic.worlds import resample
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Channel, Game, Millis, Outcome, Refused, Seat
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import every_seat
from unspoken.kernel.shelf import Shelf


def gather(_options: Options, _shelf: Shelf) -> Materials:
    """The action cards are our own, and come from no pack (TEL-01)."""
    return Materials(DECK)


def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
    """The table before anything is dealt."""
    n = len(seats)
    return State(
        options=options,
        materials=materials,
        seats=n,
        phase=MODES[options.mode].opens,
        starter=Seat(0),
        gone_on=(False,) * n,
        start=(),
        grid=(),
        row=(),
        deck=(),
        removed=(),
        used=(),
        shuffles=0,
        wins=(None,) * n,
        loses=(None,) * n,
        wishes=(None,) * n,
        split=(),
        handed=None,
        turns=(),
        named=(),
    )


def asks(state: State) -> tuple[Ask[Command], ...]:
    """Who may answer what."""
    mode, key = mode_of(state), key_of(state)
    match state.phase:
        case Phase.CLAIMING:
            limit = time(state, relaxed=45, brisk=15)
            return tuple(
                Ask(key, seat, ("claim", "go-on"), (Claim(), GoOn()), not state.gone_on[seat], limit)
                for seat in every_seat(state.seats)
            )
        case Phase.HANDING:
            return mode.ask_to_hand(state)
        case Phase.PERFORMING:
            limit = time(state, relaxed=90, brisk=30)
            return (Ask(key, mode.performer(state), ("perform",), SETS, state.until is None, limit),)
        case Phase.SPEAKING:
            return mode.ask_to_speak(state)
        case Phase.ANSWERING:
            return _ask_to_answer(state)
        case Phase.SITTING | Phase.DEALING | Phase.PERFORMED | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def _ask_to_answer(state: State) -> tuple[Ask[Command], ...]:
    """The announcer's partner names the announcer's win condition (TEL-12)."""
    announcer = state.named[0].seat
    assert announcer is not None
    kind = SHAPES if state.named[0].names[0] in COLOURS else COLOURS
    names = tuple(Answer(condition) for condition in kind)
    limit = time(state, relaxed=60, brisk=20)
    return (Ask(key_of(state), partner(announcer, state.seats), ("answer",), names, limit=limit),)


def due(state: State) -> Millis | None:
    """A pause ends by itself."""
    return state.until


def channels(state: State) -> tuple[Channel, ...]:
    """From the deal to the end nobody writes, but directors among themselves (TEL-17)."""
    everybody = frozenset(every_seat(state.seats))
    silent = state.phase not in (Phase.SITTING, Phase.CLAIMING, Phase.OVER)
    table = Channel("table", frozenset() if silent else everybody, everybody | {None})
    if state.options.mode is not Way.DIRECTOR or not silent:
        return (table,)
    team = frozenset(directors(state.seats))
    return (table, Channel("directors", team, frozenset(team)))


def decide(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """A player's move. No refusal looks at a condition."""
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
            if not 0 <= on < ON:
                raise Refused("no-such-set", most=ON)
            return (Wished(seat, command),)
        case Announce(condition):
            if command not in _offered(state, seat):
                raise Refused("wrong-kind")
            return (Announced(seat, (condition,)),)
        case AnnounceBoth(colour, shape):
            if kind_of(colour) != COLOURS or kind_of(shape) != SHAPES:
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
    """All win or lose together, or one team wins."""
    return Outcome(frozenset(state.winners)) if state.phase is Phase.OVER else None


def sample(_public: Public, private: Private, ask: Ask[Command], chance: Chance) -> Command:
    """Some legal answer: mostly a card and no announcement, and often what another director wishes."""
    assert ask.choices is not None
    wished = [wish for wish in private.wishes if wish is not None and wish in ask.choices]
    if wished and chance.below(3):
        return chance.pick(wished)
    quiet = [choice for choice in ask.choices if not isinstance(choice, Announce | AnnounceBoth | Claim)]
    return chance.pick(quiet if quiet and chance.below(12) else ask.choices)


def trials() -> list[tuple[int, Options, Materials]]:
    """Every mode and number of seats; few cards, no clock, a pause."""
    ways: Mapping[Way, range] = {way: mode.seats for way, mode in MODES.items()}
    usual = [(seats, Options(way)) for way, counts in ways.items() for seats in counts]
    hard = [
        (2, Options(removed=6, pause=3)),
        (2, Options(Way.FIRST, pace=Pace.OFF)),
        (7, Options(Way.DIRECTOR, removed=3, pause=5, pace=Pace.BRISK)),
        (8, Options(Way.DIRECTOR, pace=Pace.BRISK)),
        (4, Options(Way.FOUR_PARTNERS, removed=6, pace=Pace.OFF)),
        (4, Options(Way.OPPOSED, pause=2)),
    ]
    return [(seats, options, Materials(DECK)) for seats, options in (*usual, *hard)]


GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="telepathic",
    version=1,
    options=Options,
    materials=Materials,
    commands=Command,
    events=Event,
    refusals=frozenset({"card-not-open", "no-such-set", "wrong-kind"}),
    seats=lambda options: MODES[options.mode].seats,
    widest_seats=range(2, 9),
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
    bots=BOTS,
    upgrades=UPGRADES,
)
