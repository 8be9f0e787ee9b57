"""Prints a saved game of Dixit as a page that a person can check against the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from unspoken.games.dixit import GAME
from unspoken.games.dixit.events import (
    Dealt,
    Event,
    GameEnded,
    HandReplaced,
    Laid,
    LaidOut,
    RoundEnded,
    Scored,
    Shuffled,
    Told,
    Voted,
    WentOn,
)
from unspoken.games.dixit.types import (
    Aloud,
    Clue,
    Command,
    Materials,
    Options,
    Recorded,
    State,
    Unsaid,
    Written,
)
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import Entry, Header, begin


def transcript(header: Header[Options, Materials], entries: Iterable[Entry[Command, Event]]) -> str:
    """Return the whole game, one line for each event."""
    state = begin(GAME, header).state
    lines = [
        f"# A game of Dixit: {header.seats} players, to {header.options.target} points",
        "",
        f"A deck of {len(header.materials.cards)} cards.",
    ]
    for entry in entries:
        if entry.timed_out:
            lines.append(f"- The clock answers for {_seats(entry.timed_out)}.")
        for event in entry.events:
            lines += _sentences(state, event)
            state = GAME.apply(state, event)
    return "\n".join([*lines, ""])


def _sentences(state: State, event: Event) -> Iterator[str]:
    """Return an event as sentences, given the state before it."""
    match event:
        case Shuffled(pile):
            yield ""
            yield f"Shuffled into a pile of {len(pile)}: {', '.join(pile)}."
        case Dealt(drawn):
            yield from ("", f"## Round {state.round}", "")
            yield from (f"- Seat {seat} draws {', '.join(cards)}." for seat, cards in enumerate(drawn))
        case Told(teller, card, clue):
            yield f"- **Seat {teller} tells {card}: {_clue(clue)}**"
        case Laid(seat, cards):
            again = " instead" if state.laid[seat] else ""
            yield f"- Seat {seat} lays {' and '.join(cards)}{again}."
        case LaidOut(board):
            yield f"- On the table: {', '.join(f'{number} {card}' for number, card in enumerate(board, 1))}."
        case Voted(seat, number):
            again = " instead" if state.votes[seat] is not None else ""
            yield f"- Seat {seat} votes for {number}{again}."
        case Scored(gains):
            yield from _points(state, gains)
        case WentOn():
            pass
        case RoundEnded(teller):
            yield from ("", f"Seat {teller} tells next. {len(state.pile)} cards are left in the pile.")
        case HandReplaced(seat, hand):
            yield f"- A newcomer takes seat {seat} and draws {', '.join(hand)}."
        case GameEnded():
            best = max(state.scores)
            winners = [seat for seat in every_seat(state.seats) if state.scores[seat] == best]
            yield from ("", f"Won by {_seats(winners)} with {best} points.")
        case _:
            assert_never(event)


def _points(state: State, gains: tuple[int, ...]) -> Iterator[str]:
    yield from (
        "",
        "| seat | laid | voted for | of seat | points | score |",
        "| --- | --- | --- | --- | --- | --- |",
    )
    owner = {card: seat for seat in every_seat(state.seats) for card in state.laid[seat]}
    for seat in every_seat(state.seats):
        number = state.votes[seat]
        voted = "told" if number is None else state.board[number - 1]
        whose = "" if number is None else owner[state.board[number - 1]]
        score = state.scores[seat] + gains[seat]
        yield f"| {seat} | {' '.join(state.laid[seat])} | {voted} | {whose} | {gains[seat]} | {score} |"


def _clue(clue: Clue) -> str:
    match clue:
        case Written(text):
            return f"“{text}”"
        case Recorded(sound):
            return f"a recording ({sound[:6]})"
        case Aloud():
            return "said aloud"
        case Unsaid():
            return "without a word"
        case _:
            assert_never(clue)


def _seats(seats: Iterable[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)
