"""A game without a table, on virtual time: finds the seats that have to decide, and applies their actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from unspoken.kernel.game import AnyGame
from unspoken.kernel.parts.research import AnyCoding
from unspoken.kernel.session import AnySession, Submission, due, open_session, submit, tick
from unspoken.kernel.types import Ask, Millis, Outcome, Refused, Seat

_ANSWER_TIME = Millis(2_000)
"""The virtual time that an answer takes; passing takes none."""
_MOST_TICKS = 10_000


class ResearchTurn(NamedTuple):
    """A question that a seat has to decide, and the command of each action from 1; None for illegal actions.

    Action 0 is to pass, which is legal only if the table does not wait for the seat.
    """

    seat: Seat
    ask: Ask[Any]  # of the game's own commands
    commands: tuple[object | None, ...]
    legal: int
    """The number of legal commands; the choices of a question come first."""

    @property
    def may_pass(self) -> bool:
        """True if action 0 is legal."""
        return not self.ask.owed


class ResearchTable:
    """A game from its deal to its end. Questions with a single choice are answered automatically."""

    def __init__(
        self, game: AnyGame, options: object, materials: object, seats: int, seed: bytes, coding: AnyCoding
    ) -> None:
        self.game = game
        self._coding = coding
        self._session: AnySession = open_session(game, options, materials, seats, seed)
        self._now = Millis(0)
        self._public: tuple[object, Any] = (None, None)
        """The latest state and its public view: a cache."""
        self._current_turns: tuple[object, list[ResearchTurn]] = (None, [])
        """The latest moment and its turns: a cache."""
        self._offered: set[Seat] = set()
        """The seats that have answered or passed an optional question since the last owed answer."""
        self._last = Seat(seats - 1)
        self._seats = seats
        self._tick()
        self._settle()

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; None until the game is over."""
        return self.game.outcome(self._session.state)

    def public(self) -> Any:  # noqa: ANN401  (the game's own type)
        """Return the public view."""
        state = self._session.state
        if self._public[0] is not state:
            self._public = state, self.game.public(state)
        return self._public[1]

    def private(self, seat: Seat) -> Any:  # noqa: ANN401  (as above)
        """Return the private view of a seat."""
        return self.game.private(self._session.state, seat)

    def turns(self) -> list[ResearchTurn]:
        """Return the turns of seats with an unanswered invitation, else of all that the table waits for."""
        moment = self._session.step, self._now, frozenset(self._offered)
        if self._current_turns[0] != moment:
            self._current_turns = moment, self._find_turns()
        return self._current_turns[1]

    def _find_turns(self) -> list[ResearchTurn]:
        if self.outcome is not None:
            return []
        return list(self._turns(owed=False)) or list(self._turns(owed=True))

    def next_turn(self) -> ResearchTurn | None:
        """Return the first turn in seat order, starting after the seat that decided last."""
        turns = self.turns()
        return min(turns, key=lambda turn: (turn.seat - self._last - 1) % self._seats) if turns else None

    def take(self, turn: ResearchTurn, action: int) -> None:
        """Apply an action. Raises ValueError if it is illegal."""
        if action == 0 and turn.may_pass:
            self._last = turn.seat
            self._offered.add(turn.seat)
            self._settle()
            return
        command = turn.commands[action - 1] if 0 < action <= len(turn.commands) else None
        if command is None:
            raise ValueError(f"action {action} is illegal for seat {turn.seat}: see the action mask")
        self._last = turn.seat
        if turn.ask.owed:
            self._offered.clear()
        else:
            self._offered.add(turn.seat)
        self._now = Millis(self._now + _ANSWER_TIME)
        self._answer(turn.seat, turn.ask.key, command)
        self._settle()

    def still_asked(self, turn: ResearchTurn) -> bool:
        """True if the question of a turn is still open: the answer of another seat may have closed it."""
        return any(
            ask.seat == turn.seat and ask.key == turn.ask.key and ask.answers == turn.ask.answers
            for ask in self._session.asks
        )

    def _turns(self, *, owed: bool) -> Iterator[ResearchTurn]:
        for ask in self._session.asks:
            is_asked = ask.owed if owed else self._invites(ask)
            if is_asked and (ask.opens is None or ask.opens <= self._now):
                turn = self._turn(ask)
                if turn.legal > (1 if owed else 0):
                    yield turn

    def _invites(self, ask: Ask[Any]) -> bool:
        return not ask.owed and ask.seat not in self._offered and self.game.bots.will_answer(ask)

    def _turn(self, ask: Ask[Any]) -> ResearchTurn:
        """Return the turn of a question: its choices or, if it lists none, the free commands."""
        coding = self._coding
        if ask.choices is None:
            free = coding.free_commands(self.public(), self.private(ask.seat), ask)
            tried = [
                command if command is not None and self._is_legal(ask, command) else None for command in free
            ]
            legal = sum(command is not None for command in tried)
            return ResearchTurn(ask.seat, ask, (*[None] * coding.most_choices, *tried), legal)
        choices = len(ask.choices)
        if choices > coding.most_choices:
            raise AssertionError(
                f"{self.game.name}: {ask.key} has {choices} choices, more than {coding.most_choices}"
            )
        unused = coding.most_choices + coding.free_actions - choices
        return ResearchTurn(ask.seat, ask, (*ask.choices, *[None] * unused), choices)

    def _is_legal(self, ask: Ask[Any], command: object) -> bool:
        if not self._coding.needs_trial:
            return True
        try:
            self.game.decide(self._session.state, ask.seat, command)
        except Refused:
            return False
        return True

    def _settle(self) -> None:
        """Advance time and answer single choices until a seat has to decide or the game is over."""
        for _ in range(_MOST_TICKS):
            alarm = due(self.game, self._session)
            if self.outcome is not None:
                return
            if alarm is not None and alarm <= self._now:
                self._tick()
            elif (forced := next(self._forced(), None)) is not None:
                self._answer(forced.seat, forced.key, (forced.choices or ())[0])
            elif self.turns():
                return
            elif alarm is None:
                raise RuntimeError(f"{self.game.name} waits for no seat and no clock")
            else:
                self._now = alarm
        raise RuntimeError(f"{self.game.name} reaches no decision")

    def _forced(self) -> Iterator[Ask[Any]]:
        return (ask for ask in self._session.asks if ask.owed and ask.choices and len(ask.choices) == 1)

    def _answer(self, seat: Seat, key: str, command: object) -> None:
        self._session, _ = submit(self.game, self._session, Submission(seat, key, command), self._now)

    def _tick(self) -> None:
        self._session, _ = tick(self.game, self._session, self._now)
