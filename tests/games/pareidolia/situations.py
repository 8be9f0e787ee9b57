"""Tables of Pareidolia in a given situation, for tests."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import structs

from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.pieces import LyingPiece, Pose, Shape
from unspoken.games.pareidolia.types import (
    Claim,
    Command,
    Guess,
    Keep,
    Know,
    Materials,
    Nudge,
    Options,
    Phase,
    PickUp,
    Place,
    Remove,
    State,
    Toss,
    Yes,
)
from unspoken.games.pareidolia.worlds import trials
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.pace import Pace
from unspoken.kernel.session import Session, Submission, due, open_session, skip, submit, tag_of, tick
from unspoken.kernel.types import Millis, Refused, Seat, Viewer
from unspoken.languages.grammar import grammar

MATERIALS: Materials = structs.replace(trials()[0][2], grammar=grammar("en"))
"""Fourteen words; heaps are pieces 0 to 2, ribbons 3 and 4, puffs 5 and 6: round, 34 mm wide."""
MAIN, SECOND = 0, 2
"""The artists of the first round if four play and seat 0 begins; seats 1 and 3 watch."""


class Situation:
    """A table at which seat 0 claimed first. Its methods are the players' actions."""

    def __init__(
        self,
        seats: int = 4,
        people: frozenset[Seat] = frozenset(),
        *,
        minutes: Literal[2, 3, 5] = 2,
        times: int = 1,
        pace: Pace = Pace.OFF,
        claimed: bool = True,
        materials: Materials = MATERIALS,
        seed: bytes = b"a meadow",
    ) -> None:
        self.people = people
        self.now = Millis(0)
        options = Options(minutes=minutes, times=times, pace=pace)
        opened = open_session(GAME, options, materials, seats, seed)
        self.session: Session[Options, Materials, State, Command] = tick(GAME, opened, self.now, people)[0]
        if claimed and self.state.phase is Phase.CLAIMING:
            self.answer(0, Claim())

    @property
    def state(self) -> State:
        return self.session.state

    def given(self, **changed: object) -> Situation:
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

    def keep(self) -> Situation:
        """Let the main artist keep the first card."""
        (ask,) = self.session.asks
        self.answer(ask.seat, Keep(self.state.drawn[0]))
        return self

    def know(self) -> Situation:
        """Let the second artist confirm the word."""
        (ask,) = self.session.asks
        self.answer(ask.seat, Know())
        return self

    def toss(self, shape: Shape = "puff") -> Situation:
        """Let the main artist toss a cloud, and wait until it has landed."""
        (ask,) = self.session.asks
        self.answer(ask.seat, Toss(shape))
        action = self.state.last_action
        assert action is not None and action.flight is not None
        self.wait(action.flight.millis)
        return self

    def start(self, word: str = "rabbit") -> Situation:
        """Play until the tossed puff has landed in the middle of the sky, and the clock runs."""
        self.keep().know().toss()
        return self.given(card=word, sky=(LyingPiece(5, Pose(3000, 2000, 0, False)),))

    def place(self, seat: int, shape: Shape, x: int, y: int, turn: int = 0, flip: bool = False) -> None:
        self.answer(seat, Place(shape, x, y, turn, flip))

    def pick_up(self, seat: int, piece: int, x: int, y: int, turn: int = 0, flip: bool = False) -> None:
        self.answer(seat, PickUp(piece, x, y, turn, flip))

    def remove(self, seat: int, piece: int) -> None:
        self.answer(seat, Remove(piece))

    def nudge(self, seat: int, x0: int, y0: int, x1: int, y1: int) -> None:
        self.answer(seat, Nudge(x0, y0, x1, y1))

    def guess(self, seat: int, text: str) -> None:
        self.answer(seat, Guess(text))

    def yes(self, seat: int, number: int) -> None:
        self.answer(seat, Yes(number))

    def ring(self) -> None:
        """Wait until the clock acts."""
        ends = due(GAME, self.session)
        assert ends is not None
        self.now = ends
        self.session, _ = tick(GAME, self.session, self.now, self.people)

    def wait(self, millis: int) -> None:
        """Let time pass, and tick the table at the end."""
        self.now = Millis(self.now + millis)
        self.session, _ = tick(GAME, self.session, self.now, self.people)

    def skip(self) -> None:
        self.session, _ = skip(GAME, self.session, self.now, self.people)

    def find(self, word: str, watcher: int) -> None:
        """Play a whole round in which a watcher finds the word."""
        self.start(word).guess(watcher, word)

    def next_round(self) -> None:
        """Let everybody go on."""
        self.skip()

    def pose(self, piece: int) -> Pose:
        return next(lying.pose for lying in self.state.sky if lying.piece == piece)

    def asked(self, seat: int) -> list[str]:
        """Return what a seat may answer with."""
        return [tag for ask in self.session.asks if ask.seat == seat for tag in ask.answers]

    @property
    def waited_for(self) -> list[int]:
        return [ask.seat for ask in self.session.asks if ask.owed]

    @property
    def over(self) -> bool:
        """True if the round is over."""
        return self.state.phase not in (Phase.PLAYING, Phase.BELL)

    @property
    def winners(self) -> list[int] | None:
        """Return who has won; None while the game goes on."""
        outcome = GAME.outcome(self.state)
        return None if outcome is None else sorted(outcome.winners)

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
