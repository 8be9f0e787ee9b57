"""The rules of Pareidolia, in the order of RULES.md."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from unspoken.games.pareidolia.cards import word_card
from unspoken.games.pareidolia.events import (
    Affirmed,
    Began,
    Denied,
    Event,
    Guessed,
    Kept,
    Knew,
    Tossed,
    Voted,
    WentOn,
)
from unspoken.games.pareidolia.guessing.guess_pace import different_guesses, most_guesses
from unspoken.games.pareidolia.guessing.judge import is_right
from unspoken.games.pareidolia.guessing.said_guesses import earlier_guesses
from unspoken.games.pareidolia.roles import artists
from unspoken.games.pareidolia.round_record import Card
from unspoken.games.pareidolia.sky.actions import perform
from unspoken.games.pareidolia.sky.geometry import shapes_by_piece
from unspoken.games.pareidolia.sky.random_action import random_action
from unspoken.games.pareidolia.types import (
    Claim,
    Command,
    GoOn,
    Guess,
    Keep,
    Know,
    No,
    Nudge,
    Phase,
    PickUp,
    Place,
    Private,
    Public,
    Remove,
    State,
    Toss,
    Vote,
    Yes,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Channel, Millis, Outcome, Refused, Seat
from unspoken.kernel.words.text import clean_line

LONGEST_GUESS = 60
SEEN_IN_CLOUDS = (
    *(
        "a rabbit",
        "a whale",
        "a boat",
        "a dragon",
        "an elephant",
        "a duck",
        "a hat",
        "a tree",
        "a swan",
        "a bat",
    ),
    *("królik", "wieloryb", "łódka", "smok", "słoń", "kaczka", "kapelusz", "drzewo", "łabędź", "nietoperz"),
)
"""Random guesses for `sample`."""
_CLAIM_ONE_IN = 6  # `sample` considers a claim one time in this many
_OVER = Phase.OVER  # reading a member of an enum is slow
_HUSHED = (Phase.KEEPING, Phase.KNOWING, Phase.TOSSING, Phase.FLYING, Phase.PLAYING, Phase.BELL)


def decide(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Return the events of a player's command, or raise `Refused`; no refusal depends on the word."""
    match command:
        case Place() | PickUp() | Remove() | Nudge():  # first, because they are frequent
            return (perform(state, command),)
        case GoOn():
            return (WentOn(seat),)
        case Claim():
            return (Began(seat),)
        case Keep(card):
            if card not in state.drawn:
                raise Refused("not-drawn")
            return (Kept(card),)
        case Know():
            return (Knew(),)
        case Toss(shape):
            if shape not in shapes_by_piece(state.materials):
                raise Refused("no-such-shape")
            return (Tossed(shape),)
        case Guess(text):
            return (_guessed(state, seat, text),)
        case Yes(guess):
            if not earlier_guesses(state) < guess <= len(state.guesses):
                raise Refused("no-such-guess")
            return (Affirmed(seat, guess),)
        case No():
            return (Denied(seat),)
        case Vote(chosen):
            if chosen is not None and chosen not in state.tied:
                raise Refused("not-tied")
            return (Voted(seat, command),)
        case _:
            assert_never(command)


def _guessed(state: State, seat: Seat, text: str) -> Guessed:
    """Publish a guess at once; only the end of the round shows that it is right (PAR-16, PAR-23)."""
    line = clean_line(
        text, LONGEST_GUESS, empty="guess-empty", long="guess-too-long", unprintable="guess-unprintable"
    )
    before = [said.text for said in state.guesses if said.seat == seat]
    if before and before[-1].casefold() == line.casefold():
        raise Refused("said-already")
    different, most = different_guesses(state.guesses, seat), most_guesses(state.options.minutes)
    if len(different) >= most and line.casefold() not in different:
        raise Refused("no-guesses-left", most=most)
    assert state.card is not None
    return Guessed(seat, line, names_card(state, line, state.card))


def names_card(state: State, guess: str, card: Card) -> bool:
    """True if a guess names a card, by the judge in the table's language (PAR-16)."""
    materials, word = state.materials, word_card(state.materials, card)
    return is_right(guess, word, materials.words, state.options.language, materials.grammar)


def outcome(state: State) -> Outcome | None:
    """Return the winners: the most droplets, shared by the tied if no vote decided (PAR-20)."""
    return Outcome(frozenset(state.winners), state.droplets) if state.phase is _OVER else None


def channels(state: State) -> tuple[Channel, ...]:
    """Everybody may talk; the artists may not from the draw to the end of the round (PAR-22)."""
    return _channels(state.seats, artists(state) if state.phase in _HUSHED else ())


@cache  # few seats; every frame needs the channels
def _channels(seats: int, hushed: tuple[Seat, ...]) -> tuple[Channel, ...]:
    everybody = frozenset(every_seat(seats))
    return (Channel("table", everybody.difference(hushed), everybody | {None}),)


def due(state: State) -> Millis | None:
    """Return when the bell rings, the artists' last ten seconds end, or the break ends."""
    return state.due


def sample(public: Public, private: Private, ask: Ask[Command], chance: Chance) -> Command:
    """Return a random legal answer."""
    if ask.choices is not None:
        patient = [choice for choice in ask.choices if not isinstance(choice, Claim)]
        return chance.pick(patient if chance.below(_CLAIM_ONE_IN) else ask.choices)
    if "guess" in ask.answers:
        return _guess(public, private, ask.seat, chance)
    if "go-on" in ask.answers and chance.below(2):
        return GoOn()
    if "yes" in ask.answers:
        return Yes(public.earlier_guesses + 1 + chance.below(len(public.guesses)))
    return random_action(public, chance)


def _guess(public: Public, private: Private, seat: Seat, chance: Chance) -> Guess:
    """Return a random guess that differs from the watcher's last; an old guess if no new ones are left."""
    said = [said.text for said in public.guesses if said.seat == seat]
    spoken = [text for text in said if text != said[-1]] if private.guesses_left == 0 else []
    return Guess(chance.pick(spoken or [text for text in SEEN_IN_CLOUDS if text not in said[-1:]]))
