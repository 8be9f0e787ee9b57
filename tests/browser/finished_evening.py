"""A saved table at which several games were finished."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from tests.browser.saved_tables import save
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.content.packs import load_packs
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat
from unspoken.tables.games import find_games
from unspoken.tables.log.events import (
    BecameHost,
    Began,
    Came,
    Finished,
    Moved,
    Opened,
    Reopened,
    SatDown,
    StoodUp,
    TableEvent,
)
from unspoken.tables.state.names import token_hash
from unspoken.tables.state.room import Chair, FinishedGame, Person, PersonId

CODE = "REVUES"
TOKEN = "zofia-is-the-host"
NAMES = ("Zofia", "Ola", "Fern", "Lamp")
GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "dixit": (4, {"target": 8}),
    "telepathic": (2, {}),
    "rorschach": (4, {}),
    "pareidolia": (4, {"times": 1, "minutes": 2}),
}
"""Seats and house rules of each game, in the order of the evening."""


def save_evening(db: Path, *games: str) -> None:
    """Save a table at which bots played these games."""
    save(db, {CODE: list(_evening(games))})


def _evening(games: tuple[str, ...]) -> Iterator[TableEvent]:
    zofia = Person(PersonId(1), "Zofia", 3, token_hash(TOKEN))
    yield from (Opened(CODE, games[0], {}), Came(zofia), BecameHost(zofia.id))
    yield SatDown(Chair("Zofia", 3, zofia.id))
    for name in games:
        seats = range(1, GAMES[name][0])
        yield from (SatDown(Chair(NAMES[seat], seat + 3, bot=seat > 1)) for seat in seats)
        yield from _played(find_games()[name])
        yield Reopened()
        yield from (StoodUp(Seat(seat)) for seat in reversed(seats))


def _played(game: AnyGame) -> Iterator[TableEvent]:
    packs = load_packs()
    seats, wishes = GAMES[game.name]
    options = msgspec.convert(wishes, game.types.options)
    materials = game.gather(options, packs.shelf())
    match = play_match(game, options, materials, MatchBots([None] * seats, OverlapLore(packs)), seed=7)
    yield Began(msgspec.Raw(encode(match.header)))
    for entry in match.entries:
        yield Moved(entry.at, msgspec.Raw(encode(entry)))
    winners = tuple(sorted(match.outcome.winners))
    yield Finished(FinishedGame(game.name, NAMES[:seats], winners, match.outcome.scores), ())
