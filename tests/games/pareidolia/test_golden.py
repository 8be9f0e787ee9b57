"""One short game as a readable page, compared with a golden file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from tests.games.pareidolia.situations import MATERIALS, Situation
from tests.goldens.pages import agrees_with_golden
from unspoken.games.pareidolia import GAME, events
from unspoken.games.pareidolia.pieces import Pose
from unspoken.games.pareidolia.sky.geometry import shapes_by_piece
from unspoken.games.pareidolia.types import Command, GoOn, Guess, Keep, Know, Toss, Vote, Yes
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import Entry, Submission, submit, tick
from unspoken.kernel.types import Seat

SHAPES = shapes_by_piece(MATERIALS)


class Notes(Situation):
    """A table that records its log entries."""

    def __init__(self) -> None:
        self.entries: list[Entry[Command, events.Event]] = []
        super().__init__(seed=b"a golden afternoon")

    def answer(self, seat: int, command: Command) -> None:
        asks = (ask for ask in self.session.asks if ask.seat == seat)
        key = next(ask.key for ask in asks if type(command).__struct_config__.tag in ask.answers)
        self.session, entry = submit(GAME, self.session, Submission(Seat(seat), key, command), self.now)
        self.entries.append(entry)

    def wait(self, millis: int) -> None:
        self.now = type(self.now)(self.now + millis)
        self.session, entry = tick(GAME, self.session, self.now)
        self.entries += [] if entry is None else [entry]

    def all_go_on(self) -> None:
        for seat in every_seat(4):
            self.answer(seat, GoOn())


def afternoon() -> Notes:
    """Play four rounds, and a vote between the tied."""
    notes = Notes()
    the_word_is_said(notes)
    an_artist_says_yes(notes)
    nobody_finds_it(notes)
    a_yes_comes_after_the_bell(notes)
    for seat in notes.waited_for:
        notes.answer(seat, Vote(notes.state.tied[0]))
    return notes


def the_word_is_said(notes: Notes) -> None:
    """Let seat 3 say the word."""
    notes.answer(0, Keep(notes.state.drawn[0]))
    notes.answer(2, Know())
    notes.answer(0, Toss("heap"))
    notes.wait(5000)
    notes.place(2, "ribbon", 2000, 1500, 300, True)
    notes.guess(1, "a comet?")
    notes.wait(4000)
    notes.place(0, "puff", 2500, 1500)
    notes.wait(3000)
    notes.nudge(2, 1500, 1200, 2100, 1700)
    notes.wait(2000)
    notes.guess(3, f"the {notes.state.card}!")
    notes.all_go_on()


def an_artist_says_yes(notes: Notes) -> None:
    """Let seat 0 describe the word, and the second artist affirm the guess."""
    notes.answer(1, Keep(notes.state.drawn[2]))
    notes.answer(3, Know())
    notes.answer(1, Toss("puff"))
    notes.wait(9000)
    notes.guess(0, "something round")
    notes.answer(3, Yes(1))
    notes.all_go_on()


def nobody_finds_it(notes: Notes) -> None:
    """Let the bell ring, and the artists' time pass."""
    notes.answer(2, Keep(notes.state.drawn[1]))
    notes.answer(0, Know())
    notes.answer(2, Toss("puff"))
    notes.wait(30_000)
    notes.place(0, "heap", 3600, 2000)
    notes.wait(3000)
    notes.pick_up(2, 5, 2500, 2600, 1800)
    notes.answer(1, Guess("two clouds"))
    notes.wait(87_900)
    notes.wait(10_000)
    notes.all_go_on()


def a_yes_comes_after_the_bell(notes: Notes) -> None:
    """Let the second artist affirm a guess of seat 0 after the bell."""
    notes.answer(3, Keep(notes.state.drawn[0]))
    notes.answer(1, Know())
    notes.answer(3, Toss("ribbon"))
    notes.wait(10_000)
    notes.place(1, "ribbon", 1000, 1000)
    notes.remove(3, 3)
    notes.guess(0, "a loose thread")
    notes.wait(110_900)
    notes.wait(4000)
    notes.yes(1, 1)
    notes.all_go_on()


def page(notes: Notes) -> str:
    """Return the page: one line for each event, with its time."""
    lines = [
        "# An afternoon of Pareidolia",
        "",
        "Four people, everyone main artist once. Millimetres and degrees.",
        "",
    ]
    for entry in notes.entries:
        time = f"{entry.at // 60_000}:{entry.at // 1000 % 60:02}"
        who = "" if entry.seat is None else f"seat {entry.seat}: "
        for event in entry.events:
            lines += [f"{time:>5}  {who}{line}" for line in sentences(event)]
            who = ""
    result = GAME.outcome(notes.state)
    assert result is not None
    lines += ["", f"Droplets: {result.scores}. Winners: {sorted(result.winners)}.", ""]
    return "\n".join(lines)


def sentences(event: events.Event) -> Iterator[str]:
    """Return an event in words."""
    match event:
        case events.Shuffled(deck):
            yield f"The deck is shuffled: {', '.join(deck)}."
        case events.WentOn():
            yield "I have seen enough."
        case events.Began(first):
            yield f"I saw a shape in the clouds last. Seat {first} begins."
        case events.Drew(cards):
            yield f"The main artist draws {', '.join(cards)}."
        case events.Kept(card):
            yield f"I keep {card}."
        case events.Knew():
            yield "I know the word. The category is told."
        case events.Tossed(shape):
            yield f"I toss a {shape}."
        case events.Landed() | events.Placed() | events.PickedUp() | events.Removed() | events.Nudged():
            yield from actions(event)
        case (
            events.Guessed()
            | events.Paced()
            | events.Affirmed()
            | events.Denied()
            | events.Withdrawn()
            | events.Rang()
            | events.Shown()
            | events.RoundEnded()
        ):
            yield from guessing(event)
        case events.Tied(seats):
            yield f"Seats {seats} are tied. The others vote."
        case events.Voted(_, vote):
            yield f"Seat {vote.seat} is the most relaxed."
        case events.GameEnded(winners):
            yield f"The game is over; winners: {winners}."
        case _:
            assert_never(event)


def guessing(event: events.Guessing) -> Iterator[str]:
    """Return guesses and the end of a round in words."""
    match event:
        case events.Guessed(_, text, right):
            yield f"“{text}”{' That is the word.' if right else ''}"
        case events.Affirmed(_, guess):
            yield f"Yes, guess {guess} is right."
        case events.Paced(_, _, opens):
            yield from () if opens is None else (f"The next guess at {opens} ms.",)
        case events.Denied():
            yield "No, that was not it."
        case events.Withdrawn():
            yield "The droplets go back."
        case events.Rang(until):
            yield f"The bell. The artists have until {until // 1000} s."
        case events.Shown():
            yield "The word is shown."
        case events.RoundEnded():
            yield "Both roles pass to the left."
        case _:
            assert_never(event)


def actions(event: events.SkyChange) -> Iterator[str]:
    """Return actions in the sky in words."""
    match event:
        case events.Landed(piece, pose, flight, bell):
            yield (
                f"Piece {piece} lands {lies(pose)}, after {flight.spins} turns on its way; "
                f"the bell rings at {bell // 1000} s."
            )
        case events.Placed(piece, pose) | events.PickedUp(piece, pose):
            verb = "place" if isinstance(event, events.Placed) else "pick up"
            yield f"I {verb} piece {piece}, a {SHAPES[piece]}; it lies {lies(pose)}."
        case events.Removed(piece):
            yield f"I remove piece {piece}, a {SHAPES[piece]}."
        case events.Nudged(met, line, paths):
            way = f"{line.x0 / 10}, {line.y0 / 10} to {line.x1 / 10}, {line.y1 / 10}"
            yield f"I nudge from {way} in {line.millis} ms; the finger meets piece {met} first."
            for path in paths:
                end = path.frames[-1]
                yield f"  Piece {path.piece} goes to {end.x / 10}, {end.y / 10}, turned by {end.turn / 10}."
        case _:
            assert_never(event)


def lies(pose: Pose) -> str:
    side = ", mirrored" if pose.flip else ""
    return f"at {pose.x / 10}, {pose.y / 10}, turned by {pose.turn / 10}{side}"


def test_a_short_game_agrees_with_the_checked_page() -> None:
    """PAR-01 … PAR-20: a person has checked the page against the rule book."""
    assert agrees_with_golden("pareidolia.md", page(afternoon()))
