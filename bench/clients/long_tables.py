"""Tables with the longest logs that the server allows, written to its file before it starts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import BotMatch, MatchBots, play_match
from unspoken.content.packs import load_packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Options
from unspoken.kernel.codec import encode
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.tables.log.events import (
    BecameHost,
    Began,
    Came,
    Finished,
    Moved,
    Opened,
    SatDown,
    Spoke,
    TableEvent,
)
from unspoken.tables.log.log import encode_event
from unspoken.tables.state.names import token_hash
from unspoken.tables.state.room import Chair, ChatLine, FinishedGame, Person, PersonId

CODES = tuple(f"RNG{letter}{letter}{letter}" for letter in "ABCDEFGH")
TOKEN = "long-table"
SEATS = 4
RECORDS = 59_000
_LINE = "they said this while the server was asked for replays "


def write_long_tables(data: Path) -> None:
    """Write the tables: each has a finished game of four bots, and talk up to the limit of its log."""
    packs = load_packs()
    options = Options(target=30)
    bots = MatchBots([None] * SEATS, OverlapLore(packs))
    match = play_match(GAME, options, GAME.gather(options, packs.shelf()), bots, 1)

    async def write() -> None:
        store = SQLiteStore(data)
        for code in CODES:
            await store.append(code, 0, [encode_event(event) for event in _events(code, match)])
        await store.close()

    asyncio.run(write())


def _events(code: str, match: BotMatch) -> list[TableEvent]:
    names = tuple(f"Guest {seat}" for seat in range(SEATS))
    host = Person(PersonId(1), names[0], 0, token_hash(TOKEN))
    events: list[TableEvent] = [Opened(code, GAME.name, {}), Came(host), BecameHost(host.id)]
    events += [SatDown(Chair(name, seal, host.id if seal == 0 else None)) for seal, name in enumerate(names)]
    events.append(Began(msgspec.Raw(encode(match.header))))
    events += [Moved(entry.at, msgspec.Raw(encode(entry))) for entry in match.entries]
    events.append(Finished(FinishedGame(GAME.name, names, tuple(sorted(match.outcome.winners)), None, 1), ()))
    talk = Spoke(ChatLine("table", names[0], 0, _LINE * 3, host.id))
    return events + [talk] * (RECORDS - len(events))
