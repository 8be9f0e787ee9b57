"""Descriptions of any game's values."""

from __future__ import annotations

from enum import Enum

import pytest
from msgspec import Struct

from unspoken.kernel.describe import Describer
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Seat

WORDS = Describer(("Ada", "Ola"), {"c0": "[a cat]"}.get)


class Mood(Enum):
    CALM = "calm"


class Card(Struct, frozen=True, tag=tag):
    picture: str


class Rest(Struct, frozen=True):
    left: tuple[str, ...] = ()


class Table(Struct, frozen=True):
    """A field of each type."""

    turn: Seat | None = None
    points: BySeat[int] = ()
    found: tuple[Seat, ...] = ()
    card: Card | None = None
    mood: Mood | None = None
    open: bool | None = None
    shown: tuple[str, ...] = ()
    named: dict[str, int] = {}
    rest: Rest | None = None


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (Table(), {}),
        (Table(turn=Seat(1)), {"turn": "Ola"}),
        (Table(points=(3, 0)), {"points": "Ada 3, Ola 0"}),
        (Table(found=(Seat(1), Seat(0))), {"found": "Ola, Ada"}),
        (Table(card=Card("c0")), {"card": "card [a cat]"}),
        (Table(card=Card("c1")), {"card": "card “c1”"}),
        (Table(mood=Mood.CALM), {"mood": "calm"}),
        (Table(open=False), {"open": "no"}),
        (Table(named={"puff": 3, "drop": 2}), {"named": "puff 3, drop 2"}),
        (Table(named={}, rest=Rest()), {}),
        (Table(shown=("c0", "x" * 80)), {"shown": f"1 [a cat]\n2 “{'x' * 80}”"}),
    ],
)
def test_a_value_is_described_by_its_type(table: Table, words: dict[str, str]) -> None:
    """Seats by name, pictures by their text, long lists in lines; empty values are left out."""
    assert WORDS.fields(table) == words
