"""Tables of Dixit in a given situation, for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from unspoken.games.dixit import GAME
from unspoken.games.dixit.sizes import lays
from unspoken.games.dixit.types import (
    Card,
    Command,
    GivenClue,
    GoOn,
    Lay,
    Materials,
    Number,
    Options,
    State,
    Tell,
    Vote,
    Written,
)
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import Session, Submission, due, open_session, skip, submit, tag_of, tick
from unspoken.kernel.types import Millis, Refused, Seat, Viewer

DECK = tuple(f"card-{number:02}" for number in range(84))
UNHURRIED = Options(pace=Pace.OFF)


class Situation:
    """A dealt table that waits for the first clue. Its methods are the players' actions."""

    def __init__(
        self,
        seats: int = 4,
        options: Options = UNHURRIED,
        deck: tuple[Card, ...] = DECK,
        shown_before: tuple[Card, ...] = (),
        people: frozenset[Seat] = frozenset(),
    ) -> None:
        self.people = people
        self.now = Millis(0)
        opened = open_session(GAME, options, Materials(deck, shown_before), seats, b"a story")
        self.session: Session[Options, Materials, State, Command] = tick(GAME, opened, self.now, people)[0]

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def others(self) -> list[Seat]:
        """Return all seats but the teller's, in seat order."""
        return [seat for seat in every_seat(self.state.seats) if seat != self.state.teller]

    def answer(self, seat: int, command: Command) -> None:
        """Answer the open question; raises Refused."""
        tag = tag_of(command)
        keys = [ask.key for ask in self.session.asks if tag in ask.answers] or ["nothing"]
        self.session, _ = submit(
            GAME, self.session, Submission(Seat(seat), keys[0], command), self.now, self.people
        )

    def tell(self, seat: int, clue: str | GivenClue = "a moth in the lamp", card: Card | None = None) -> None:
        """Give a clue to a card of the hand, by default the first."""
        given = Written(clue) if isinstance(clue, str) else clue
        self.answer(seat, Tell(card or self.state.hands[seat][0], given))

    def lay(self, seat: int, *cards: Card) -> None:
        """Choose cards for the table, by default the first of the hand."""
        self.answer(seat, Lay(cards or self.state.hands[seat][: lays(self.state.seats)]))

    def all_lay(self) -> None:
        for seat in self.others:
            self.lay(seat)

    def number_of(self, owner: int) -> Number:
        """Return the number of a seat's first card on the table."""
        return self.state.board.index(self.state.laid[owner][0]) + 1

    def vote(self, seat: int, owner: int) -> None:
        """Vote for the card of another seat."""
        self.answer(seat, Vote(self.number_of(owner)))

    def vote_number(self, seat: int, number: Number) -> None:
        self.answer(seat, Vote(number))

    def all_vote(self, owners: Mapping[int, int]) -> None:
        """Let each voter vote for the card of the given seat."""
        for seat, owner in owners.items():
            self.vote(seat, owner)

    def go_on(self, seat: int) -> None:
        self.answer(seat, GoOn())

    def all_go_on(self) -> None:
        for seat in every_seat(self.state.seats):
            self.go_on(seat)

    def round(self, teller: int, owners: Mapping[int, int]) -> None:
        """Play a whole round up to the reveal."""
        self.tell(teller)
        self.all_lay()
        self.all_vote(owners)

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

    def sent(self, viewer: int | None) -> bytes:
        """Return the frame that a viewer receives."""
        who: Viewer = None if viewer is None else Seat(viewer)
        return frames(GAME, self.session, (who,))[who]

    def sees(self, viewer: int | None) -> Any:  # noqa: ANN401  (a frame, as plain JSON)
        """Return the frame of a viewer as JSON."""
        return msgspec.json.decode(self.sent(viewer))

    def refused(self, seat: int, command: Command) -> tuple[str, dict[str, str | int]]:
        """Return the refusal of an answer; the state must not change."""
        before = self.session
        try:
            self.answer(seat, command)
        except Refused as refused:
            assert self.session is before
            return refused.code, refused.facts
        raise AssertionError(f"seat {seat} was granted {command}")


def with_scores(table: Situation, *scores: int) -> Situation:
    """Return the same table with these scores."""
    state = msgspec.structs.replace(table.state, scores=scores)
    table.session = msgspec.structs.replace(table.session, state=state)
    return table
