"""A game in table time without a table: who is to decide, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from unspoken.kernel.game import AnyGame, Ask, Millis, Outcome, Refused, Seat
from unspoken.kernel.session import AnySession, due, open_session, submit, tick
from unspoken.research.coding import Coding

_THOUGHT = Millis(2_000)
"""What an answer takes of the table's time; silence takes none."""
_MOST_TICKS = 10_000


class Turn(NamedTuple):
    """A question that somebody has to decide, and the command behind each action; None where there is none.

    Action 0 is to say nothing: it is there only where nobody waits for an answer.
    """

    seat: Seat
    ask: Ask[Any]  # the game's own command
    commands: tuple[object | None, ...]
    legal: int
    """How many commands there are: those of a question with choices come first."""

    @property
    def may_be_silent(self) -> bool:
        """Whether action 0 is there."""
        return not self.ask.owed


class ResearchTable:
    """One game from its deal to its end. What can be answered in one way alone answers itself."""

    def __init__(
        self, game: AnyGame, options: object, materials: object, seats: int, seed: bytes, coding: Coding
    ) -> None:
        self.game = game
        self._coding = coding
        self._session: AnySession = open_session(game, options, materials, seats, seed)
        self._now = Millis(0)
        self._seen: tuple[object, Any] = (None, None)
        """The newest state and what everybody sees of it: it is looked at by several."""
        self._known: tuple[object, list[Turn]] = (None, [])
        """The turns of the newest moment: they are asked for by several."""
        self._offered: set[Seat] = set()
        """Who has been invited since somebody last did what the table waited for."""
        self._last = Seat(seats - 1)
        self._seats = seats
        self._tick()
        self._settle()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.game.outcome(self._session.state)

    def public(self) -> Any:  # noqa: ANN401  (the game's own view)
        """What everybody sees."""
        state = self._session.state
        if self._seen[0] is not state:
            self._seen = state, self.game.public(state)
        return self._seen[1]

    def private(self, seat: Seat) -> Any:  # noqa: ANN401  (as above)
        """What this seat sees besides."""
        return self.game.private(self._session.state, seat)

    def turns(self) -> list[Turn]:
        """Who has to decide: whoever is invited and was not asked yet, else all whom the table waits for."""
        moment = self._session.step, self._now, frozenset(self._offered)
        if self._known[0] != moment:
            self._known = moment, self._find_turns()
        return self._known[1]

    def _find_turns(self) -> list[Turn]:
        if self.outcome is not None:
            return []
        return list(self._turns(owed=False)) or list(self._turns(owed=True))

    def next_turn(self) -> Turn | None:
        """The turn of the first of them, in seat order from whoever decided last."""
        turns = self.turns()
        return min(turns, key=lambda turn: (turn.seat - self._last - 1) % self._seats) if turns else None

    def take(self, turn: Turn, action: int) -> None:
        """Do what an action means; ValueError where it means nothing just now."""
        if action == 0 and turn.may_be_silent:
            self._last = turn.seat
            self._offered.add(turn.seat)
            self._settle()
            return
        command = turn.commands[action - 1] if 0 < action <= len(turn.commands) else None
        if command is None:
            raise ValueError(
                f"action {action} means nothing to seat {turn.seat} now: look at the action mask"
            )
        self._last = turn.seat
        if turn.ask.owed:
            self._offered.clear()
        else:
            self._offered.add(turn.seat)
        self._now = Millis(self._now + _THOUGHT)
        self._answer(turn.seat, turn.ask.key, command)
        self._settle()

    def still_asked(self, turn: Turn) -> bool:
        """Whether the question of a turn stands: another's answer may have closed it."""
        return any(
            ask.seat == turn.seat and ask.key == turn.ask.key and ask.answers == turn.ask.answers
            for ask in self._session.asks
        )

    def _turns(self, *, owed: bool) -> Iterator[Turn]:
        for ask in self._session.asks:
            called = ask.owed if owed else self._invites(ask)
            if called and (ask.opens is None or ask.opens <= self._now):
                turn = self._turn(ask)
                if turn.legal > (1 if owed else 0):
                    yield turn

    def _invites(self, ask: Ask[Any]) -> bool:
        return not ask.owed and ask.seat not in self._offered and self.game.calls_bots(ask)

    def _turn(self, ask: Ask[Any]) -> Turn:
        """Behind each action but the first: the question's own list, then what there is instead of one."""
        coding = self._coding
        if ask.choices is None:
            free = coding.free_commands(self.public(), self.private(ask.seat), ask)
            found = [one if one is None or self._is_legal(ask, one) else None for one in free]
            legal = sum(one is not None for one in found)
            return Turn(ask.seat, ask, (*[None] * coding.most_choices, *found), legal)
        listed = len(ask.choices)
        if listed > coding.most_choices:
            raise AssertionError(f"{self.game.name} asks with {listed} choices: {ask.key}")
        nothing = coding.most_choices + coding.free_actions - listed
        return Turn(ask.seat, ask, (*ask.choices, *[None] * nothing), listed)

    def _is_legal(self, ask: Ask[Any], command: object) -> bool:
        if not self._coding.needs_trial:
            return True
        try:
            self.game.decide(self._session.state, ask.seat, command)
        except Refused:
            return False
        return True

    def _settle(self) -> None:
        """Let time and single answers do their part until somebody has to decide, or all is over."""
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
                raise RuntimeError(f"{self.game.name} waits for nothing")
            else:
                self._now = alarm
        raise RuntimeError(f"{self.game.name} never comes to a decision")

    def _forced(self) -> Iterator[Ask[Any]]:
        return (ask for ask in self._session.asks if ask.owed and ask.choices and len(ask.choices) == 1)

    def _answer(self, seat: Seat, key: str, command: object) -> None:
        self._session, _ = submit(self.game, self._session, seat, key, command, self._now)

    def _tick(self) -> None:
        self._session, _ = tick(self.game, self._session, self._now)
