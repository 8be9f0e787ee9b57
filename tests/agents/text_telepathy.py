"""Reads the text of a game of Telepathic, and decides like a stranger who knows nothing but the rules."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from typing import Any

import msgspec

from unspoken.bots.lore.lore import best_lore
from unspoken.content.packs import Packs
from unspoken.games.telepathic.cards import Action, Order, SetKind
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, Condition, Grid
from unspoken.games.telepathic.types import Command, Mode, Phase, Private, Public, Turn
from unspoken.kernel.chance import Chance
from unspoken.kernel.types import Ask, Seat
from unspoken.research.strangers import STRANGERS

Json = dict[str, Any]  # a command

_TILES = [f"{colour.value} {shape.value}" for colour, shape in product(COLOURS, SHAPES)]
_CORNERS = ["north-west", "north-east", "south-west", "south-east"]
_NO_LORE = best_lore(Packs({}))
GO_ON: Json = {"type": "go-on"}
_CARD = re.compile(r"^  ([a-z-]+): ((?:moves|reverses|turns) .+)\.$", re.M)
_TURN = re.compile(r"turn \d+: open cards (.+?); (.+) handed (\S+) to (.+), who used it on (.+)\.$", re.M)


def telepathic_answer(text: str, choices: Sequence[Json], chance: Chance) -> Json:
    """Return an answer to the question with these choices."""
    if GO_ON in choices:
        return GO_ON
    seat = Seat(int(re.findall(r"^You are .+, in seat (\d)\.$", text, re.M)[0]))
    commands = tuple(msgspec.convert(choice, Command) for choice in choices)
    ask: Ask[Command] = Ask("", seat, tuple({choice["type"] for choice in choices}), commands)
    public, private = _public(text), _private(text)
    command, _why = STRANGERS["literal"].answer(public, private, ask, seat, _NO_LORE, chance)
    return dict(msgspec.to_builtins(command))


def _public(text: str) -> Public:
    names = _names(text)
    handed = re.findall(r"^The card that was handed: (\S+)\.$", text, re.M)
    return Public(
        mode=Mode.STANDARD,
        phase=Phase(re.findall(r"^- phase: (\S+)$", text, re.M)[0]),
        roles=(),
        actions=tuple(_action(*card) for card in _CARD.findall(text)),
        partners=(),
        secrets=(),
        turn=0,
        grid=_grid(text, "The tiles now"),
        start=_grid(text, "The tiles before the first turn"),
        row=_cards(re.findall(r"^Open cards: (.+)\.$", text, re.M)),
        handed=handed[0] if handed else None,
        turns=tuple(
            Turn(names[hander], names[performer], tuple(row.split(", ")), card, _place(place))
            for row, hander, card, performer, place in _TURN.findall(text)
        ),
    )


def _private(text: str) -> Private:
    win, lose = (
        Condition(re.findall(rf"^You {verb}: a line of three (\S+) tiles", text, re.M)[0])
        for verb in ("want", "dread")
    )
    return Private(win, lose)


def _names(text: str) -> dict[str, Seat]:
    """Return the seat of each player, who may have a remark in brackets behind the name."""
    seated = re.findall(r"^At the table: (.+)\.$", text, re.M)[0].split(", ")
    return {player.partition(" (")[0]: Seat(seat) for seat, player in enumerate(seated)}


def _cards(found: list[str]) -> tuple[str, ...]:
    return tuple(found[0].split(", ")) if found and found[0] != "none" else ()


def _grid(text: str, title: str) -> Grid:
    lines = text.partition(title)[2].splitlines()[1:5]
    return tuple(_TILES.index(tile) for line in lines for tile in line.partition(": ")[2].split(", "))


def _place(place: str) -> int:
    """Return the number of a row, a column or a corner, from 0."""
    if place.endswith("corner"):
        return _CORNERS.index(place.split()[1])
    return int(place.split()[1]) - 1


def _action(card: str, effect: str) -> Action:
    """Read the sentence about a card. Each place gets the tile from the place that the order names."""
    order: Order
    if "reverses" in effect:
        order = (3, 2, 1, 0)
    elif "two steps" in effect:
        order = (2, 3, 0, 1)
    elif re.search(r"step (east|south|clockwise)", effect):
        order = (3, 0, 1, 2)
    else:
        assert re.search(r"step (west|north|anti-clockwise)", effect)
        order = (1, 2, 3, 0)
    sets = {"row": SetKind.ROWS, "column": SetKind.COLUMNS, "corner": SetKind.QUADRANTS}
    return Action(card, next(kind for word, kind in sets.items() if f"one {word}" in effect), order)
