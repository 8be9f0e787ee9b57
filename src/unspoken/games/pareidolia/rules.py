"""The rules of Pareidolia, in the order of RULES.md."""

from __future__ import annotations

from typing import assert_never

from unspoken.games.pareidolia.acting import act
from unspoken.games.pareidolia.bot import BOTS
from unspoken.games.pareidolia.cards import name_of, told_apart, written
from unspoken.games.pareidolia.events import (
    Affirmed,
    Began,
    Event,
    Guessed,
    Kept,
    Knew,
    Threw,
    Voted,
    WentOn,
)
from unspoken.games.pareidolia.judge import is_right
from unspoken.games.pareidolia.nature import settle, words_needed
from unspoken.games.pareidolia.nudge import MOST_PIECES
from unspoken.games.pareidolia.questions import asks
from unspoken.games.pareidolia.roles import artists
from unspoken.games.pareidolia.samples import sample
from unspoken.games.pareidolia.sky import shapes
from unspoken.games.pareidolia.state import State
from unspoken.games.pareidolia.table import apply
from unspoken.games.pareidolia.trials import trials
from unspoken.games.pareidolia.types import (
    Card,
    Claim,
    CloudShape,
    Command,
    GoOn,
    Guess,
    Keep,
    Know,
    Materials,
    Nudge,
    Options,
    Phase,
    PickUp,
    Place,
    Private,
    Public,
    Relaxed,
    Remove,
    Toss,
    Yes,
)
from unspoken.games.pareidolia.upgrades import UPGRADES
from unspoken.games.pareidolia.view import private, public
from unspoken.games.pareidolia.worlds import resample
from unspoken.kernel.game import Channel, Game, Millis, Outcome, Refused, Seat
from unspoken.kernel.seats import every_seat
from unspoken.kernel.shelf import Shelf
from unspoken.kernel.text import clean_line

LONGEST_GUESS = 60
_FEWEST_PIECES = 2
_HUSHED = (Phase.KEEPING, Phase.KNOWING, Phase.TOSSING, Phase.FLYING, Phase.PLAYING, Phase.BELL)


def gather(options: Options, shelf: Shelf) -> Materials:
    """The words and the clouds, and which of the words came up earlier this evening."""
    words = told_apart(shelf.words(options.words))
    seen = shelf.seen()
    cards = (name_of(word) for word in words)
    return Materials(
        words, shelf.items(options.clouds, CloudShape), tuple(card for card in cards if card in seen)
    )


def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
    """The table before the deck is shuffled (PAR-03)."""
    n = len(seats)
    needed = words_needed(n, options.times)
    if len(materials.words) < needed:
        raise Refused("too-few-words", words=len(materials.words), needed=needed)
    pieces = len(shapes(materials))
    if not _FEWEST_PIECES <= pieces <= MOST_PIECES:
        raise Refused("wrong-clouds", pieces=pieces, least=_FEWEST_PIECES, most=MOST_PIECES)
    return State(
        options=options,
        materials=materials,
        seats=n,
        phase=Phase.SITTING,
        round=1,
        first=None,
        gone_on=(False,) * n,
        deck=(),
        drawn=(),
        card=None,
        tossed=None,
        sky=(),
        deed=None,
        barred=None,
        passes=0,
        said=(),
        found=None,
        affirmed=None,
        droplets=(0,) * n,
        tied=(),
        votes=(None,) * n,
        winners=(),
        past=(),
    )


def due(state: State) -> Millis | None:
    """The bell, the end of the artists' last ten seconds, or the end of a rest."""
    return state.due


def channels(state: State) -> tuple[Channel, ...]:
    """The table may talk, but for the artists from the draw to the end of the round (PAR-22)."""
    everybody = frozenset(every_seat(state.seats))
    hushed = frozenset(artists(state)) if state.phase in _HUSHED else frozenset[Seat]()
    return (Channel("table", everybody - hushed, everybody | {None}),)


def decide(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """A player's move. No refusal looks at the word."""
    match command:
        case Claim():
            return (Began(seat),)
        case GoOn():
            return (WentOn(seat),)
        case Keep(card):
            if card not in state.drawn:
                raise Refused("not-drawn")
            return (Kept(card),)
        case Know():
            return (Knew(),)
        case Toss(shape):
            if shape not in shapes(state.materials):
                raise Refused("no-such-shape")
            return (Threw(shape),)
        case Place() | PickUp() | Remove() | Nudge():
            return (act(state, command),)
        case Guess(text):
            return (_guessed(state, seat, text),)
        case Yes(guess):
            if not 1 <= guess <= len(state.said):
                raise Refused("no-such-guess")
            return (Affirmed(seat, guess),)
        case Relaxed(chosen):
            if chosen is not None and chosen not in state.tied:
                raise Refused("not-tied")
            return (Voted(seat, command),)
        case _:
            assert_never(command)


def _guessed(state: State, seat: Seat, text: str) -> Guessed:
    """A guess is heard by all at once; whether it is right shows by the end of the round (PAR-16, PAR-23)."""
    line = clean_line(
        text, LONGEST_GUESS, empty="guess-empty", long="guess-too-long", unprintable="guess-unprintable"
    )
    before = [said.text for said in state.said if said.seat == seat]
    if before and before[-1].casefold() == line.casefold():
        raise Refused("said-already")
    assert state.card is not None
    word = written(state.materials, state.card)
    return Guessed(seat, line, is_right(line, word, state.materials.words))


def outcome(state: State) -> Outcome | None:
    """Most droplets win; who is tied shares the victory where no vote decided (PAR-20)."""
    return Outcome(frozenset(state.winners), state.droplets) if state.phase is Phase.OVER else None


def seen(state: State) -> tuple[Card, ...]:
    """The words of the rounds so far."""
    return tuple(past.card for past in state.past)


GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="pareidolia",
    version=1,
    options=Options,
    materials=Materials,
    commands=Command,
    events=Event,
    refusals=frozenset(
        {
            "guess-empty",
            "guess-too-long",
            "guess-unprintable",
            "no-such-guess",
            "no-such-shape",
            "no-such-turn",
            "none-left",
            "not-drawn",
            "not-in-the-sky",
            "not-tied",
            "nudge-meets-nothing",
            "nudge-starts-on-a-cloud",
            "nudge-too-short",
            "outside-the-sky",
            "piece-protected",
            "place-protected",
            "said-already",
            "too-few-words",
            "wrong-clouds",
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
    invites=frozenset({"guess", "yes"}),
    quick=frozenset({"guess", "yes", "place", "pick-up", "remove", "nudge"}),
    bots=BOTS,
    seen=seen,
    upgrades=UPGRADES,
)
