"""Tables of Rorschach in a given situation, for tests."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from unspoken.games.rorschach import GAME
from unspoken.games.rorschach.cards import Image, Word
from unspoken.games.rorschach.teams import deciders
from unspoken.games.rorschach.types import (
    Choose,
    Command,
    Counter,
    Decline,
    GoOn,
    Guess,
    Match,
    Materials,
    Options,
    Phase,
    Remove,
    State,
    Symbol,
    Wish,
)
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.session import Session, Submission, due, open_session, skip, submit, tag_of, tick
from unspoken.kernel.types import Millis, Refused, Seat, Viewer

TRIANGLE, CIRCLE, WAVES = Symbol.TRIANGLE, Symbol.CIRCLE, Symbol.WAVES
NOBODY: frozenset[Seat] = frozenset()


def materials(images: int = 40, words: int = 30, shown_before: tuple[str, ...] = ()) -> Materials:
    """Return numbered blots and words."""
    pack = tuple(Word(f"word {n:02}", {"en": f"word {n:02}", "pl": f"słowo {n:02}"}) for n in range(words))
    return Materials(tuple(f"{n:016x}" for n in range(images)), pack, shown_before)


def people(*seats: int) -> frozenset[Seat]:
    """Return seats held by people."""
    return frozenset(Seat(seat) for seat in seats)


class Situation:
    """A table with the first display. Its methods are the players' actions."""

    def __init__(
        self,
        seats: int = 6,
        here: frozenset[Seat] = NOBODY,
        *,
        teams: Literal["seated", "shuffled"] = "seated",
        first: Literal["seed", "first", "second"] = "first",
        may_decline: bool = False,
        pace: Pace = Pace.OFF,
        match_pace: OwnPace = OwnPace.SAME,
        cards: Materials | None = None,
        seed: bytes = b"a situation",
    ) -> None:
        self.people = here
        self.now = Millis(0)
        options = Options(teams, first, may_decline, pace, match_pace=match_pace)
        opened = open_session(GAME, options, cards or materials(), seats, seed)
        self.session: Session[Options, Materials, State, Command] = tick(GAME, opened, self.now, here)[0]

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def phase(self) -> Phase:
        return self.state.phase

    def left(self, number: int) -> Image:
        """Return one of the images left, from 0."""
        return [image for image in self.state.images if image != self.state.removed][number]

    # ---- actions

    def answer(self, seat: int, command: Command) -> None:
        self.session, _ = submit(
            GAME,
            self.session,
            Submission(Seat(seat), self._key(seat, command), command),
            self.now,
            self.people,
        )

    def refused(self, seat: int, command: Command) -> str | None:
        """Return the refusal code of an answer; None if it is accepted."""
        try:
            submit(
                GAME,
                self.session,
                Submission(Seat(seat), self._key(seat, command), command),
                self.now,
                self.people,
            )
        except Refused as refused:
            return refused.code
        return None

    def _key(self, seat: int, command: Command) -> str:
        asked = (ask.key for ask in self.session.asks if ask.seat == seat and tag_of(command) in ask.answers)
        return next(asked, next((ask.key for ask in self.session.asks), "nothing"))

    def all_wish(self, wish: Wish) -> None:
        """Let the members of the deciding team make the same wish, one by one, until the team has decided."""
        phase = self.phase
        for seat in deciders(self.state):
            if self.phase is phase:
                self.answer(seat, wish)

    def chooses(self, subject: int = 0) -> None:
        self.all_wish(Choose(Seat(subject)))

    def removes(self, place: int = 0) -> None:
        self.all_wish(Remove(self.state.images[place]))

    def matches(self, *symbols: Symbol) -> None:
        assert self.state.subject is not None
        self.answer(self.state.subject, Match(symbols or (TRIANGLE, CIRCLE, WAVES)))

    def guesses(self, place: int, symbol: Symbol) -> None:
        self.all_wish(Guess(self.left(place), symbol))

    def counters(self, symbol: Symbol) -> None:
        self.all_wish(Counter(symbol))

    def declines(self) -> None:
        self.all_wish(Decline())

    def all_go_on(self) -> None:
        phase = self.phase
        for seat in range(self.state.seats):
            if self.phase is phase:
                self.answer(seat, GoOn())

    def skip(self) -> None:
        """Let every owed question time out."""
        self.session, _ = skip(GAME, self.session, self.now, self.people)

    def wait(self, seconds: float) -> None:
        self.now = Millis(self.now + round(1000 * seconds))
        self.session, _ = tick(GAME, self.session, self.now, self.people)

    def leaves(self, seat: int) -> None:
        """Let a person leave, and tick the table."""
        self.people -= {Seat(seat)}
        self.wait(0)

    # ---- progress of the round

    def to_matching(self) -> Situation:
        """Make the first of the test team the subject, and remove the first image."""
        self.chooses(self.testers[0])
        self.removes()
        return self

    def to_guess(self) -> Situation:
        """Put triangle, circle, waves on the images left, in this order."""
        self.to_matching().matches()
        return self

    def to_reveal(self, testers: Symbol, control: Symbol) -> Situation:
        """Let both teams guess at the image with the triangle."""
        self.to_guess().guesses(0, testers)
        self.counters(control)
        return self

    def to_second(self, control: Symbol = CIRCLE) -> Situation:
        """Let the test team be right, so that it guesses again."""
        self.to_reveal(TRIANGLE, control).all_go_on()
        return self

    def round(self, testers: Symbol, control: Symbol, second: tuple[int, Symbol] = (1, CIRCLE)) -> Situation:
        """Play a whole round, until the next display or the end."""
        self.to_reveal(testers, control).all_go_on()
        if self.phase is Phase.SECOND:
            self.guesses(*second)
        self.all_go_on()
        return self

    def lay(self, **fields: object) -> Situation:
        """Return the same table with other state."""
        state = msgspec.structs.replace(self.state, **fields)
        self.session = msgspec.structs.replace(self.session, state=state, asks=GAME.asks(state))
        return self

    # ---- views

    @property
    def testers(self) -> list[int]:
        return [seat for seat, team in enumerate(self.state.teams) if team == self.state.testers]

    @property
    def points(self) -> tuple[int, int]:
        return len(self.state.won[0]), len(self.state.won[1])

    @property
    def waited_for(self) -> list[int]:
        return sorted(ask.seat for ask in self.session.asks if ask.owed)

    @property
    def alarm(self) -> Millis | None:
        return due(GAME, self.session)

    def sent(self, viewer: int | None) -> bytes:
        who: Viewer = None if viewer is None else Seat(viewer)
        return frames(GAME, self.session, (who,))[who]

    def sees(self, viewer: int | None) -> Any:  # noqa: ANN401  (plain JSON)
        return msgspec.json.decode(self.sent(viewer))

    def speakers(self, channel: str) -> list[int]:
        return [
            seat
            for seat in range(self.state.seats)
            if {"channel": channel, "speak": True} in self.sees(seat)["voices"]
        ]
