"""Tables of Telepathic in a given situation, for tests."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.cards import DECK, Card
from unspoken.games.telepathic.tiles import Condition, Grid
from unspoken.games.telepathic.types import (
    Announce,
    AnnounceBoth,
    Answer,
    Claim,
    Command,
    Decision,
    Hand,
    Materials,
    Mode,
    Options,
    Pass,
    Perform,
    Phase,
    State,
)
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.session import Session, Submission, due, open_session, skip, submit, tag_of, tick
from unspoken.kernel.types import Ask, Millis, Refused, Seat, Viewer

SUN, CORAL, SKY, INK = Condition.SUN, Condition.CORAL, Condition.SKY, Condition.INK
CIRCLE, STAR, CROSS, MOON = Condition.CIRCLE, Condition.STAR, Condition.CROSS, Condition.MOON


def grid_of(*rows: str) -> Grid:
    """Parse a grid: a to d are sun, coral, sky, ink; 0 to 3 are circle, star, cross, moon."""
    return tuple("abcd".index(tile[0]) * 4 + int(tile[1]) for row in rows for tile in row.split())


def rows_of(grid: Grid) -> tuple[str, ...]:
    """Format a grid: one string for each row."""
    tiles = ["abcd"[tile // 4] + str(tile % 4) for tile in grid]
    return tuple(" ".join(tiles[first : first + 4]) for first in range(0, 16, 4))


POISED = grid_of("c0 d2 a1 b3", "b0 a0 b1 d0", "a2 d1 a3 c2", "c3 b2 d3 c1")
"""A grid that meets no condition. The second row one step east makes sun and circle; the third makes star."""
ROW_CARDS = ("row-east", "row-west", "row-two", "row-mirror")


class Situation:
    """A dealt table that waits for the first card. Its methods are the players' actions."""

    def __init__(
        self,
        mode: Mode = Mode.STANDARD,
        seats: int = 2,
        people: frozenset[Seat] = frozenset(),
        *,
        removed: int = 0,
        pause: int = 0,
        pace: Pace = Pace.OFF,
        untimed: tuple[Decision, ...] = (),
        claimed: bool = True,
        seed: bytes = b"a situation",
    ) -> None:
        self.people = people
        self.now = Millis(0)
        options = replace(
            Options(mode, removed, pause, pace), **{f"{decision}_pace": OwnPace.OFF for decision in untimed}
        )
        opened = open_session(GAME, options, Materials(DECK), seats, seed)
        self.session: Session[Options, Materials, State, Command] = tick(GAME, opened, self.now, people)[0]
        if claimed and self.state.phase is Phase.CLAIMING:
            self.answer(0, Claim())

    @property
    def state(self) -> State:
        return self.session.state

    def with_state(self, **changed: object) -> Situation:
        """Return the same table with other state."""
        state = msgspec.structs.replace(self.state, **changed)
        self.session = msgspec.structs.replace(self.session, state=state, asks=GAME.asks(state))
        return self

    def answer(self, seat: int, command: Command) -> None:
        """Answer the open question; raises Refused."""
        tag = tag_of(command)
        keys = [ask.key for ask in self.session.asks if tag in ask.answers] or ["nothing"]
        self.session, _ = submit(
            GAME, self.session, Submission(Seat(seat), keys[0], command), self.now, self.people
        )

    def hands(self, seat: int, card: Card) -> None:
        self.answer(seat, Hand(card))

    def performs(self, seat: int, on: int) -> None:
        self.answer(seat, Perform(on))

    def turn(self, hander: int, card: Card, performer: int, on: int) -> None:
        """Play a whole turn; in the directors' game the hander is the only director."""
        self.hands(hander, card)
        self.performs(performer, on)

    def any_turn(self) -> None:
        """Hand the first open card, and perform it on the first set."""
        self.answer(self.session.asks[0].seat, Hand(self.state.row[0]))
        self.answer(self.session.asks[0].seat, Perform(0))

    def passes(self, seat: int) -> None:
        self.answer(seat, Pass())

    def announces(self, seat: int, condition: Condition) -> None:
        self.answer(seat, Announce(condition))

    def announces_both(self, seat: int, colour: Condition, shape: Condition) -> None:
        self.answer(seat, AnnounceBoth(colour, shape))

    def answers(self, seat: int, condition: Condition) -> None:
        self.answer(seat, Answer(condition))

    def wait(self, seconds: int) -> None:
        """Let time pass, and tick the table at the end."""
        self.now = Millis(self.now + seconds * 1000)
        self.session, _ = tick(GAME, self.session, self.now, self.people)

    def let_time_run_out(self) -> None:
        """Wait until the clock acts."""
        ends = due(GAME, self.session)
        assert ends is not None
        self.now = ends
        self.session, _ = tick(GAME, self.session, self.now, self.people)

    def skip(self) -> None:
        self.session, _ = skip(GAME, self.session, self.now, self.people)

    def asked(self, seat: int) -> list[tuple[str, ...]]:
        """Return the tags of the answers that a seat may give."""
        return [ask.answers for ask in self.session.asks if ask.seat == seat]

    @property
    def owed(self) -> list[Ask[Command]]:
        return [ask for ask in self.session.asks if ask.owed]

    @property
    def waited_for(self) -> list[int]:
        return [ask.seat for ask in self.owed]

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """Return who has won; None while the game goes on."""
        outcome = GAME.outcome(self.state)
        return None if outcome is None else tuple(sorted(outcome.winners))

    def sent(self, viewer: int | None) -> bytes:
        """Return the frame that a viewer receives."""
        who: Viewer = None if viewer is None else Seat(viewer)
        return frames(GAME, self.session, (who,))[who]

    def sees(self, viewer: int | None) -> Any:  # noqa: ANN401  (a frame, as plain JSON)
        """Return the frame of a viewer as JSON."""
        return msgspec.json.decode(self.sent(viewer))

    def refused(self, seat: int, command: Command) -> str:
        """Return the refusal of an answer; the state must not change."""
        before = self.session
        try:
            self.answer(seat, command)
        except Refused as refused:
            assert self.session is before
            return refused.code
        raise AssertionError(f"seat {seat} was granted {command}")


def poised(mode: Mode = Mode.STANDARD, seats: int = 2) -> Situation:
    """Return a table at which the second row one step east meets both win conditions, sun and circle."""
    rest = (None,) * (seats - 2)
    return Situation(mode, seats).with_state(
        start=POISED,
        grid=POISED,
        row=ROW_CARDS,
        deck=("column-north", "column-south"),
        wins=(SUN, CIRCLE, *rest),
        loses=(INK, MOON, *rest),
    )


def circling(mode: Mode, seats: int, turns: int) -> Situation:
    """Return a game without lose conditions in which the first card always moves its first set."""
    situation = Situation(mode, seats, pace=Pace.BRISK).with_state(loses=(None,) * seats)
    while len(situation.state.turns) < turns and situation.state.row:
        situation.any_turn()
        if situation.state.phase is Phase.SPEAKING and situation.state.row:
            situation.passes(situation.waited_for[0])
    return situation
