"""The players of dixit.js, the game in the style of boardgame.io's documentation."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bench.clients.table import CLUE
from bench.peers.boardgame_io.match import Match, Move


class _Secrets(Struct):
    hand: list[str]
    laid: str | None = None


class _G(Struct):
    players: dict[str, _Secrets]
    board: list[str]
    waiting: list[str]


class _Ctx(Struct):
    phase: str | None


class _State(Struct, rename={"state_id": "_stateID"}):
    state_id: int
    ctx: _Ctx
    G: _G


_STATE = msgspec.json.Decoder(_State)


class GuideMatch(Match[_State]):
    """A match of dixit.js."""

    def __init__(self, number: int) -> None:
        super().__init__(number, _STATE)

    def _check_secrets(self, seat: int) -> None:
        assert self._state(seat).G.players.keys() == {str(seat)}, "a player sees another hand"

    def _chosen(self) -> Move | None:
        waiting = self._state(0).G.waiting
        if not waiting:
            return None
        seat = int(waiting[0])
        state = self._state(seat)
        name, args = self._chosen_by(state, state.G.players[str(seat)])
        return Move(seat, state.state_id, name, args)

    def _chosen_by(self, state: _State, own: _Secrets) -> tuple[str, list[object]]:
        match state.ctx.phase:
            case "telling":
                return "tell", [self._chance.choice(own.hand), CLUE]
            case "laying":
                return "lay", [self._chance.choice(own.hand)]
            case "voting":
                numbers = [number for number, card in enumerate(state.G.board) if card != own.laid]
                return "vote", [self._chance.choice(numbers)]
            case _:
                return "goOn", []
