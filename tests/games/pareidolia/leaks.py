"""Planted leaks of Pareidolia: each is the game with one more thing revealed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from msgspec import structs

from tests.games.planted import PlantedLeak, Planting
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.cards import word_card
from unspoken.games.pareidolia.events import Drew, Event, Guessed, Landed, Shuffled
from unspoken.games.pareidolia.guessing.judge import slips
from unspoken.games.pareidolia.types import Command, Guess, Materials, Options, Phase, Private, Public, State
from unspoken.games.pareidolia.worlds import trials
from unspoken.kernel.game import Game
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Channel, Millis, Moment, Refused, Seat

Pareidolia: TypeAlias = Game[Options, Materials, State, Command, Event, Public, Private]
Leaked: TypeAlias = tuple[object, ...]

_HIDDEN = (Phase.KNOWING, Phase.TOSSING, Phase.PLAYING, Phase.BELL)


class LeakyPublic(Public, frozen=True):
    leaked: Leaked = ()


class LeakyPrivate(Private, frozen=True):
    leaked: Leaked = ()


def leaking_to_all(leaked: Callable[[State], Leaked]) -> Pareidolia:
    """Add one thing to the public view."""
    return replace(
        GAME, public=lambda state: LeakyPublic(**structs.asdict(GAME.public(state)), leaked=leaked(state))
    )


def leaking_to_a_seat(leaked: Callable[[State, Seat], Leaked]) -> Pareidolia:
    """Add one thing to the private view."""

    def private(state: State, seat: Seat) -> Private:
        return LeakyPrivate(**structs.asdict(GAME.private(state, seat)), leaked=leaked(state, seat))

    return replace(GAME, private=private)


def word(state: State) -> str:
    """Return the word while it is hidden, otherwise nothing."""
    return state.card if state.card is not None and state.phase in _HIDDEN else ""


def polish_word(state: State) -> Leaked:
    return (word_card(state.materials, word(state)).text["pl"],) if word(state) else ()


def early_category(state: State) -> Leaked:
    return tuple(word_card(state.materials, word(state)).category.values()) if word(state) else ()


def distance(state: State, text: str) -> int:
    """Return how far a guess is from the word."""
    return slips(text.removeprefix("a "), word(state), 99)


def has_close_guess(state: State) -> Leaked:
    """True if a guess so far was close."""
    return (any(distance(state, said.text) <= 4 for said in state.guesses),) if word(state) else ()


def warmer(state: State) -> Leaked:
    """Return which of the last two guesses was nearer."""
    if not word(state) or len(state.guesses) < 2:
        return ()
    return (distance(state, state.guesses[-1].text) < distance(state, state.guesses[-2].text),)


def asking(change: Callable[[State, Ask[Command]], Ask[Command]]) -> Pareidolia:
    return replace(GAME, asks=lambda state: tuple(change(state, ask) for ask in GAME.asks(state)))


def letters_in_key(state: State, ask: Ask[Command]) -> Ask[Command]:
    return structs.replace(ask, key=f"{ask.key}-{len(word(state))}")


def right_guess_listed(state: State, ask: Ask[Command]) -> Ask[Command]:
    """List the word among the choices."""
    if "guess" not in ask.answers:
        return ask
    listed = tuple(Guess(card) for card in sorted((word(state), *state.deck[:2])))
    return structs.replace(ask, choices=listed)


def longer_for_long_words(state: State) -> Millis | None:
    ends = state.due
    return Millis(ends + len(word(state))) if ends is not None else None


def hum_when_close(state: State) -> tuple[Channel, ...]:
    hum = Channel("hum", frozenset(), frozenset(every_seat(state.seats)))
    return (*GAME.channels(state), hum) if any(has_close_guess(state)) else GAME.channels(state)


def no_far_guesses(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Refuse guesses that share no letter with the word."""
    events = GAME.decide(state, seat, command)
    if isinstance(command, Guess) and not set(command.text) & set(word(state)):
        raise Refused("said-already")
    return events


def facts_of_a_refusal(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    try:
        return GAME.decide(state, seat, command)
    except Refused as refused:
        raise Refused(refused.code, letters=len(word(state))) from refused


def close_guesses_marked(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Append a mark to close guesses."""
    return tuple(
        structs.replace(event, text=event.text + "~")
        if isinstance(event, Guessed) and not event.right and distance(state, event.text) <= 6
        else event
        for event in GAME.decide(state, seat, command)
    )


def settling(change: Callable[[State, Moment, Event], Event]) -> Pareidolia:
    def settle(state: State, moment: Moment) -> tuple[Event, ...]:
        return tuple(change(state, moment, event) for event in GAME.settle(state, moment))

    return replace(GAME, settle=settle)


def unshuffled(_state: State, _moment: Moment, event: Event) -> Event:
    return Shuffled(tuple(sorted(event.deck))) if isinstance(event, Shuffled) else event


def drawn_in_order(state: State, _moment: Moment, event: Event) -> Event:
    return Drew(tuple(sorted(state.deck)[:3])) if isinstance(event, Drew) else event


def turned_by_the_word(state: State, _moment: Moment, event: Event) -> Event:
    """Turn the tossed cloud by the word's first letter."""
    if not isinstance(event, Landed) or state.card is None:
        return event
    return structs.replace(event, pose=structs.replace(event.pose, turn=100 * (ord(state.card[0]) - 96)))


LEAKS = [
    PlantedLeak("everybody the word", leaking_to_all(lambda state: (word(state),))),
    PlantedLeak("everybody the word in Polish", leaking_to_all(polish_word)),
    PlantedLeak("everybody how long the word is", leaking_to_all(lambda state: (len(word(state)),))),
    PlantedLeak("everybody the first letter of the word", leaking_to_all(lambda state: (word(state)[:1],))),
    PlantedLeak("everybody the category before both know the word", leaking_to_all(early_category)),
    PlantedLeak("everybody the three cards that were drawn", leaking_to_all(lambda state: state.drawn)),
    PlantedLeak("everybody the next card of the deck", leaking_to_all(lambda state: state.deck[:1])),
    PlantedLeak(
        "everybody what lies at the bottom of the deck", leaking_to_all(lambda state: state.deck[-2:])
    ),
    PlantedLeak("everybody whether a guess was close", leaking_to_all(has_close_guess)),
    PlantedLeak("everybody whether the last guess was warmer", leaking_to_all(warmer), caught_by="course"),
    PlantedLeak(
        "everybody the votes before all have voted",
        leaking_to_all(lambda state: state.votes if state.phase is Phase.VOTING else ()),
    ),
    PlantedLeak(
        "a watcher the word",
        leaking_to_a_seat(lambda state, seat: (word(state),) if "guess" in _asked(state, seat) else ()),
    ),
    PlantedLeak(
        "a watcher whether their own last guess was close",
        leaking_to_a_seat(
            lambda state, seat: tuple(
                distance(state, said.text) <= 4 for said in state.guesses if said.seat == seat and word(state)
            )
        ),
    ),
    PlantedLeak("the second artist what else was drawn", leaking_to_a_seat(lambda state, _seat: state.drawn)),
    PlantedLeak(
        "a voter how the neighbour voted",
        leaking_to_a_seat(
            lambda state, seat: (state.votes[seat - 1],) if state.phase is Phase.VOTING else ()
        ),
    ),
    PlantedLeak("how long the word is in the name of a question", asking(letters_in_key)),
    PlantedLeak("the word among guesses that are offered", asking(right_guess_listed)),
    PlantedLeak("how long the word is by the clock", replace(GAME, due=longer_for_long_words)),
    PlantedLeak("that a guess was close by a channel", replace(GAME, channels=hum_when_close)),
    PlantedLeak("letters of the word by refusing guesses", replace(GAME, decide=no_far_guesses)),
    PlantedLeak("how long the word is in the facts of a refusal", replace(GAME, decide=facts_of_a_refusal)),
    PlantedLeak(
        "that a guess was close by a mark",
        replace(GAME, decide=close_guesses_marked),
        caught_by="course",
    ),
    PlantedLeak("the words: the deck is not shuffled", settling(unshuffled), caught_by="drawn"),
    PlantedLeak(
        "the three cards: they are drawn in the order of the alphabet",
        settling(drawn_in_order),
        caught_by="drawn",
    ),
    PlantedLeak("the word by the way a cloud lands", settling(turned_by_the_word), caught_by="course"),
]
HARMLESS = [
    PlantedLeak("everybody how many cards are left", leaking_to_all(lambda state: (len(state.deck),))),
    PlantedLeak("everybody how many guesses there were", leaking_to_all(lambda state: (len(state.guesses),))),
]


def _asked(state: State, seat: Seat) -> list[str]:
    return [tag for ask in GAME.asks(state) if ask.seat == seat for tag in ask.answers]


def short_games() -> list[tuple[int, Options, Materials]]:
    """Return games with few players and few rounds."""
    return [trial for trial in trials() if trial[0] <= 5][:2]


PLANTING = Planting(LEAKS, HARMLESS, short_games, every=5, games=40, harmless_games=2, short_harmless_games=2)
