"""Telepathic encoded as numbers: the grid, the open cards, the seat's own conditions, the turns so far."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.games.telepathic.cards import Card
from unspoken.games.telepathic.tiles import Condition, Grid
from unspoken.games.telepathic.types import Command, Materials, Phase, Private, Public, Turn
from unspoken.kernel.parts.research import relative_seat
from unspoken.kernel.types import Ask, Seat

_PHASES = {phase: number for number, phase in enumerate(Phase)}
_CONDITIONS: dict[Condition | None, int] = {
    condition: number for number, condition in enumerate(Condition, 1)
}
_GRID, _ROW, _TURNS = 16, 4, 12


class TelepathicCoding:
    """The coding of Telepathic at one table size."""

    most_choices = 80
    free_actions = 0
    needs_trial = False

    def __init__(self, materials: Materials, seats: int) -> None:
        self._cards = {action.card: number for number, action in enumerate(materials.actions, 1)}
        self._seats = seats
        self.size = 8 + 2 * _GRID + _ROW + 8 * _TURNS

    def observe(self, public: Public, private: Private, seat: Seat) -> Sequence[int]:
        """Return phase, turn, hander, performer; own conditions; handed card; grids; open cards; turns."""
        numbers = [
            _PHASES[public.phase],
            public.turn,
            relative_seat(public.hander, seat, self._seats),
            relative_seat(public.performer, seat, self._seats),
            _CONDITIONS.get(private.win, 0),
            _CONDITIONS.get(private.lose, 0),
            0 if public.handed is None else self._cards[public.handed],
            _CONDITIONS[public.named[-1].names[0]] if public.named else 0,
            *self._grid(public.start),
            *self._grid(public.grid),
            *self._row(public.row),
        ]
        for turn in public.turns[-_TURNS:]:
            numbers += self._turn(turn, seat)
        return numbers + [0] * (self.size - len(numbers))

    def _grid(self, grid: Grid) -> Sequence[int]:
        return [tile + 1 for tile in grid] or [0] * _GRID

    def _row(self, row: Sequence[Card]) -> Sequence[int]:
        return [self._cards[card] for card in row] + [0] * (_ROW - len(row))

    def _turn(self, turn: Turn, seat: Seat) -> Sequence[int]:
        """Return hander, performer, card, set, and the open cards of a turn."""
        hander = relative_seat(turn.hander, seat, self._seats)
        performer = relative_seat(turn.performer, seat, self._seats)
        return hander, performer, self._cards[turn.card], turn.on + 1, *self._row(turn.row)

    def free_commands(self, public: Public, private: Private, ask: Ask[Command]) -> Sequence[Command | None]:
        """Return nothing: every question lists its choices."""
        return ()


def coding(materials: Materials, seats: int) -> TelepathicCoding:
    """Return the coding for these materials and seats."""
    return TelepathicCoding(materials, seats)
