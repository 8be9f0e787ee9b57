"""A table of people who look at clouds, for tests that read like the rule book."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import structs

from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.lookalikes import Lookalikes
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
from unspoken.kernel.frame import frames
from unspoken.kernel.game import Millis, Refused, Seat, Viewer
from unspoken.kernel.pace import Pace
from unspoken.kernel.session import Session, due, open_session, skip, submit, tag_of, tick
from unspoken.languages.grammar import grammar

MATERIALS: Materials = structs.replace(
    trials()[0][2], lookalikes=(Lookalikes("en", {}),), grammar=grammar("en")
)
"""Fourteen words; heaps are pieces 0 to 2, ribbons 3 and 4, puffs 5 and 6: round, 34 mm wide.

No other word is known to be like one of these, so that a slip is forgiven (PAR-16).
"""
MAIN, SECOND = 0, 2
"""The artists of the first round, if four play and seat 0 begins; seats 1 and 3 watch."""


class Situation:
    """One table, at which seat 0 was first to claim. Each method is something that somebody there does."""

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
        """The same table, had it come to something else."""
        state = msgspec.structs.replace(self.state, **changed)
        self.session = msgspec.structs.replace(self.session, state=state, asks=GAME.asks(state))
        return self

    def answer(self, seat: int, command: Command) -> None:
        """Answer the question that stands; Refused where the rules say so."""
        tag = tag_of(command)
        keys = [ask.key for ask in self.session.asks if tag in ask.answers] or ["nothing"]
        self.session, _ = submit(GAME, self.session, Seat(seat), keys[0], command, self.now, self.people)

    def keep(self) -> Situation:
        """The main artist keeps the first card."""
        (ask,) = self.session.asks
        self.answer(ask.seat, Keep(self.state.drawn[0]))
        return self

    def know(self) -> Situation:
        """The second artist has read the word."""
        (ask,) = self.session.asks
        self.answer(ask.seat, Know())
        return self

    def toss(self, shape: Shape = "puff") -> Situation:
        (ask,) = self.session.asks
        self.answer(ask.seat, Toss(shape))
        return self

    def start(self, word: str = "rabbit") -> Situation:
        """To the moment when the tossed puff has landed in the middle of the sky, and the clock runs."""
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
        """Until the clock has something to say."""
        ends = due(GAME, self.session)
        assert ends is not None
        self.now = ends
        self.session, _ = tick(GAME, self.session, self.now, self.people)

    def wait(self, millis: int) -> None:
        """Let time pass; the table ticks at the end."""
        self.now = Millis(self.now + millis)
        self.session, _ = tick(GAME, self.session, self.now, self.people)

    def skip(self) -> None:
        self.session, _ = skip(GAME, self.session, self.now, self.people)

    def find(self, word: str, watcher: int) -> None:
        """A whole round in which somebody finds the word."""
        self.start(word).guess(watcher, word)

    def next_round(self) -> None:
        """Everybody has seen enough."""
        self.skip()

    def pose(self, piece: int) -> Pose:
        return next(one.pose for one in self.state.sky if one.piece == piece)

    def asked(self, seat: int) -> list[str]:
        """What a seat may answer with."""
        return [tag for ask in self.session.asks if ask.seat == seat for tag in ask.answers]

    @property
    def waited_for(self) -> list[int]:
        return [ask.seat for ask in self.session.asks if ask.owed]

    @property
    def over(self) -> bool:
        """Whether the round has come to its end."""
        return self.state.phase not in (Phase.PLAYING, Phase.BELL)

    @property
    def winners(self) -> list[int] | None:
        """Who has won; None while the game goes on."""
        outcome = GAME.outcome(self.state)
        return None if outcome is None else sorted(outcome.winners)

    def sent(self, viewer: int | None) -> bytes:
        """What a viewer is sent."""
        who: Viewer = None if viewer is None else Seat(viewer)
        return frames(GAME, self.session, (who,))[who]

    def sees(self, viewer: int | None) -> Any:  # noqa: ANN401  (a frame, as plain JSON)
        """What a viewer is sent, as a browser reads it."""
        return msgspec.json.decode(self.sent(viewer))

    def refused(self, seat: int, command: Command) -> str:
        """With what an answer is refused; the table must be as it was."""
        before = self.session
        try:
            self.answer(seat, command)
        except Refused as refused:
            assert self.session is before
            return refused.code
        raise AssertionError(f"seat {seat} was granted {command}")
