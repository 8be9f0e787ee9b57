"""How one game's frames become numbers and its commands actions: what each game's module gives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, Protocol

from unspoken.kernel.game import AnyGame, Ask, Seat


class Coding(Protocol):
    """One game at one table size, in numbers. It is shown what the seat is shown, and no more."""

    size: int
    """How many numbers an observation of the game has."""
    most_choices: int
    """The longest list of choices that a question has."""
    free_actions: int
    """How many actions there are for questions that have no list: words and gestures, made few."""

    needs_trial: bool
    """Whether a free command may be refused all the same: then the rules are asked about each."""

    def observe(self, public: Any, private: Any, seat: Seat) -> Sequence[int]:  # noqa: ANN401  (a game's own view)
        """The seat's frame in numbers, as many as `size` says."""
        ...

    def free_commands(self, public: Any, private: Any, ask: Ask[Any]) -> Sequence[object | None]:  # noqa: ANN401
        """The commands behind the free actions, in their order; None where there is none just now."""
        ...


def coding_of(game: AnyGame, materials: object, seats: int) -> Coding:
    """The coding of a game, from the module of its name in this package."""
    module = import_module(f"unspoken.research.{game.name}")
    coding: Coding = module.coding(materials, seats)
    return coding


def relative(other: int | None, seat: int, seats: int) -> int:
    """A seat as another sees it: 1 for oneself, 2 for the next to the left; 0 for nobody."""
    return 0 if other is None else (other - seat) % seats + 1


def turned(values: Sequence[int], seat: int) -> list[int]:
    """One value a seat, beginning with one's own."""
    return [*values[seat:], *values[:seat]]


def padded(values: Iterable[int], length: int) -> list[int]:
    """The values, with zeros behind them; what is too long loses its oldest."""
    kept = list(values)[-length:]
    return kept + [0] * (length - len(kept))


def place(value: object, among: Sequence[object]) -> int:
    """Where something stands in a list, from 1; 0 where it does not, or where there is nothing."""
    return among.index(value) + 1 if value in among else 0
