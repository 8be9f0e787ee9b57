"""The players of lean.js, the game as an expert in boardgame.io would tune it."""

from __future__ import annotations

from enum import IntEnum

import msgspec
from msgspec import Struct

from bench.clients.table import CLUE, SEATS
from bench.peers.boardgame_io.match import Match, Move

_HAND = 6
_NONE = -1


class _Step(IntEnum):
    TELL = 0
    LAY = 1
    VOTE = 2
    REVEALED = 3


class _G(Struct, forbid_unknown_fields=True):
    """Everything that a player sees. Any other field, such as the hands or the pile, raises an error."""

    step: _Step
    round: int
    teller: int
    owed: int
    clue: str
    board: list[int]
    owners: list[int]
    scores: list[int]
    gains: list[int]
    votes: list[int]
    hand: list[int]
    laid: int
    vote: int


class _State(Struct, rename={"state_id": "_stateID"}):
    state_id: int
    G: _G


_STATE = msgspec.json.Decoder(_State)


class LeanMatch(Match[_State]):
    """A match of lean.js."""

    def __init__(self, number: int) -> None:
        super().__init__(number, _STATE)
        self._seen: set[int] = set()  # cards in the hands of the seats that have joined

    def _check_secrets(self, seat: int) -> None:
        view = self._state(seat).G
        assert len(view.hand) == _HAND, "a player does not see exactly the own hand"
        assert not self._seen.intersection(view.hand), "a player sees another hand"
        assert view.laid == view.vote == _NONE and not view.votes and not view.owners and not view.board
        self._seen.update(view.hand)

    def _chosen(self) -> Move | None:
        owed = self._state(0).G.owed
        if not owed:
            return None
        seat = next(seat for seat in range(SEATS) if owed & (1 << seat))
        state = self._state(seat)
        name, args = self._chosen_by(state.G)
        return Move(seat, state.state_id, name, args)

    def _chosen_by(self, view: _G) -> tuple[str, list[object]]:
        match view.step:
            case _Step.TELL:
                return "tell", [self._chance.choice(view.hand), CLUE]
            case _Step.LAY:
                return "lay", [self._chance.choice(view.hand)]
            case _Step.VOTE:
                places = [place for place, card in enumerate(view.board) if card != view.laid]
                return "vote", [self._chance.choice(places)]
            case _Step.REVEALED:
                return "goOn", []
