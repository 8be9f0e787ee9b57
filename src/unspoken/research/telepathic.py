"""Telepathic in numbers: the grid, the open cards, the own conditions and the turns so far."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.games.telepathic.tiles import Condition
from unspoken.games.telepathic.types import Command, Materials, Phase, Private, Public, Turn
from unspoken.kernel.game import Ask, Seat
from unspoken.research.coding import padded, place, relative

_PHASES = tuple(Phase)
_CONDITIONS = tuple(Condition)
_GRID, _ROW, _TURNS = 16, 4, 12


class TelepathicCoding:
    """Telepathic at one table size."""

    most_choices = 80
    free_actions = 0
    needs_trial = False

    def __init__(self, materials: Materials, seats: int) -> None:
        self._cards = tuple(action.card for action in materials.actions)
        self._seats = seats
        self.size = 8 + 2 * _GRID + _ROW + 8 * _TURNS

    def observe(self, public: Public, private: Private, seat: Seat) -> Sequence[int]:
        """Phase, turn, who hands and performs; own conditions; handed card; grids; open cards; turns."""
        turns = [number for turn in public.turns[-_TURNS:] for number in self._turn(turn, seat)]
        return (
            _PHASES.index(public.phase),
            public.turn,
            relative(public.hander, seat, self._seats),
            relative(public.performer, seat, self._seats),
            place(private.win, _CONDITIONS),
            place(private.lose, _CONDITIONS),
            place(public.handed, self._cards),
            place(public.named[-1].names[0], _CONDITIONS) if public.named else 0,
            *padded((tile + 1 for tile in public.start), _GRID),
            *padded((tile + 1 for tile in public.grid), _GRID),
            *padded((place(card, self._cards) for card in public.row), _ROW),
            *padded(turns, 8 * _TURNS),
        )

    def _turn(self, turn: Turn, seat: Seat) -> Sequence[int]:
        """Who handed and performed, what and where, out of which open cards."""
        row = padded((place(card, self._cards) for card in turn.row), _ROW)
        hander, performer = (relative(one, seat, self._seats) for one in (turn.hander, turn.performer))
        return hander, performer, place(turn.card, self._cards), turn.on + 1, *row

    def free_commands(self, public: Public, private: Private, ask: Ask[Command]) -> Sequence[Command | None]:
        """Every question has its list."""
        return ()


def coding(materials: Materials, seats: int) -> TelepathicCoding:
    """Telepathic at this table."""
    return TelepathicCoding(materials, seats)
