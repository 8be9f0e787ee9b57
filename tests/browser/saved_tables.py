"""Writes tables to the store in the middle of a game, so that tests need not play up to that point."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from tests.browser.player import Player
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.content.packs import load_packs
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import decode_options, encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnyHeader, AnySession, begin, open_session, sample_answer
from unspoken.kernel.types import Millis, Seat
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.tables.games import find_games
from unspoken.tables.log.events import BecameHost, Began, Came, Opened, SatDown, TableEvent
from unspoken.tables.log.log import encode_event
from unspoken.tables.log.snapshot import GameInPlay, Snapshot
from unspoken.tables.state.names import ALPHABET, BOT_NAMES, token_hash
from unspoken.tables.state.room import Chair, Person, PersonId, Room
from unspoken.tables.turn.draft import Draft

Options = Mapping[str, str | int | bool]
UNHURRIED: Options = {"pace": "off"}
_MOST_ANSWERS = 200


def token_of(name: str) -> str:
    """Return the token of the person of this name at a saved table."""
    return f"{name.lower()}-sits-here"


def open_table_draft(game: str, people: Sequence[str], bots: int = 0, options: Options = UNHURRIED) -> Draft:
    """Return an open table with these people, the first as its host, and this many bots."""
    draft = Draft(Snapshot(Room("", ""), None), Millis(0), frozenset())
    draft.record(Opened("", game, dict(options)))
    for number, name in enumerate(people, 1):
        person = Person(PersonId(number), name, number + 2, token_hash(token_of(name)))
        draft.record(Came(person), *([BecameHost(person.id)] if number == 1 else []))
        draft.record(SatDown(Chair(name, person.seal, person.id)))
    for number, name in enumerate(BOT_NAMES[:bots], len(people) + 1):
        draft.record(SatDown(Chair(name, number + 2, bot=True)))
    return draft


def deal(draft: Draft, seed: bytes) -> None:
    """Begin the game at this table. The same seed gives the same deal."""
    draft.people = frozenset({Seat(0)})
    game, options, materials = _game_inputs(draft)
    inputs = (options, materials, len(draft.room.chairs), seed, load_packs().digests())
    _begin(draft, game, open_session(game, *inputs).header)
    draft.tick()


def played(
    draft: Draft,
    seed: int,
    change: Callable[[object], object] = lambda command: command,
    *,
    bot: str | None = None,
) -> Iterator[AnySession]:
    """Let bots play for everybody, and yield the session after each step. The same seed gives the same game.

    `change` may replace the bots' answers. Bots of the kind `random` do not think, which is quicker.
    """
    game, options, materials = _game_inputs(draft)
    lore, bots = OverlapLore(load_packs()), [bot] * len(draft.room.chairs)
    match = play_match(game, options, materials, MatchBots(bots, lore), seed)
    _begin(draft, game, match.header)
    for entry in match.entries:
        draft.now = entry.at
        if entry.seat is None or entry.key is None:
            draft.tick()
        else:
            draft.answer(entry.seat, entry.key, change(entry.command), why=entry.why)
        assert draft.play is not None
        yield draft.play.session


def answered_until(draft: Draft, phase: str) -> None:
    """Answer every question at random until this phase of the game."""
    for number in range(_MOST_ANSWERS):
        assert draft.play is not None
        play = draft.play
        if play.frames.public_view.phase.value == phase:
            return
        ask = next(ask for ask in play.session.asks if ask.owed)
        command = sample_answer(play.game, play.session.state, ask, Chance(b"answers", number))
        draft.answer(ask.seat, ask.key, command)
    raise AssertionError(f"this game never reaches {phase}")


def played_until(
    draft: Draft, seed: int, moment: Callable[[Any, AnySession], bool], *, bot: str | None = None
) -> list[TableEvent]:
    """Let bots play until `moment` is true of the public view and the session, and return all events."""
    for session in played(draft, seed, bot=bot):
        assert draft.play is not None
        if moment(draft.play.frames.public_view, session):
            return list(draft.events)
    raise AssertionError("this game never reaches such a moment")


def _game_inputs(draft: Draft) -> tuple[AnyGame, object, object]:
    """Return the game of this table, its options and its materials."""
    game = find_games()[draft.room.game]
    options: object = decode_options(game, draft.room.options)
    return game, options, game.gather(options, load_packs().shelf())


def _begin(draft: Draft, game: AnyGame, header: AnyHeader) -> None:
    draft.record(Began(msgspec.Raw(encode(header))))
    draft.play = GameInPlay(game, begin(game, header))


def save(db: Path, tables: Mapping[str, Sequence[TableEvent]]) -> None:
    """Write these tables, by their codes, to the file of a server that runs or will be started."""
    assert all(letter in ALPHABET for code in tables for letter in code), "not a table code"

    async def write() -> None:
        store = SQLiteStore(db)
        for code, (opened, *events) in tables.items():
            if await store.has(code):
                continue  # this process runs tests of the same file for the second time
            assert isinstance(opened, Opened)
            named = msgspec.structs.replace(opened, code=code)
            await store.append(code, 0, [encode_event(event) for event in (named, *events)])
        await store.close()

    with ThreadPoolExecutor(1) as other_thread:  # Playwright's event loop may be running in this thread
        other_thread.submit(lambda: asyncio.run(write())).result()


def come_to(player: Player, code: str) -> None:
    """Open the page of a saved table as the person who has the player's name."""
    cookie = {"name": f"unspoken_{code}", "value": token_of(player.name), "url": player.address}
    player.page.context.add_cookies([cookie])  # type: ignore[list-item]  # playwright has a type of its own for it
    player.page.goto(f"{player.address}/t/{code}")
