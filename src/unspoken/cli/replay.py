"""`unspoken replay`: a saved game told as a page, as any seat saw it."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from unspoken.cli.plain import PlainWords
from unspoken.cli.story import as_json, tell
from unspoken.content.manifest import said
from unspoken.content.packs import Packs, load_packs
from unspoken.kernel.codec import Unreadable, decode_game
from unspoken.kernel.game import AnyGame, Seat, Viewer
from unspoken.kernel.session import Entry, Header, replay
from unspoken.storage.sqlite import SQLiteStore
from unspoken.tables.errors import NotSaved
from unspoken.tables.events import Began, TableEvent, apply
from unspoken.tables.games import find_games
from unspoken.tables.log import decode_events, saved_games
from unspoken.tables.names import read_code
from unspoken.tables.room import Room


class Saved(NamedTuple):
    """A game that is over, and who sat where when it began."""

    game: AnyGame
    header: Header[Any, Any]
    entries: tuple[Entry[Any, Any], ...]
    names: tuple[str, ...]


class ReplayUnavailable(ValueError):
    """A game that is not there, or not for anybody's eyes yet; says so in one sentence."""


class _Named(msgspec.Struct):
    game: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `replay` understands."""
    add = parser.add_argument
    add("db", type=Path, metavar="DB", help="the file in which the server keeps its tables")
    add("code", metavar="CODE", help="the table's code")
    add("--game", type=int, metavar="N", help="which of the table's games, from 1 (the last)")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=int, metavar="K", help="as this seat saw it, from 0 (0)")
    whose.add_argument("--watch", action="store_true", help="as somebody saw it who watched")
    add("--language", default="en", metavar="LANG", help="the language in which pictures are told (en)")
    add("--packs", type=Path, metavar="DIR", help="a folder with more packs")
    add("--also", action="append", default=[], metavar="MODULE", help="a module with one more game")
    add("--json", action="store_true", help="the frames themselves, one JSON object a line")


def run(args: argparse.Namespace) -> int:
    """Tell the game; 2 and a sentence where it cannot be told."""
    try:
        saved = find_saved(args.db, args.code, args.game, args.also)
        viewer = _viewer(saved, None if args.watch else args.seat or 0)
    except ReplayUnavailable as wrong:
        print(f"unspoken replay: {wrong}.", file=sys.stderr)
        return 2
    if args.json:
        lines = as_json(saved.game, saved.header, saved.entries, viewer)
    else:
        words = PlainWords(saved.names, Titles(load_packs(args.packs), args.language))
        lines = tell(saved.game, saved.header, saved.entries, viewer, words)
    for line in lines:
        print(line)
    return 0


class Titles:
    """What to call a picture: what is to be seen on it."""

    def __init__(self, packs: Packs, language: str) -> None:
        self._packs = packs
        self._language = language

    def __call__(self, picture: str) -> str | None:
        """The picture in words, and the beginning of its id; None for what is no picture's id."""
        card = self._packs.cards.get(picture)
        if card is None:
            return None
        return f"[{said(card.alt, self._language).partition('.')[0]} · {picture[:4]}]"


def find_saved(db: Path, code: str, number: int | None, also: list[str]) -> Saved:
    """One of a table's games, once it is over; ReplayUnavailable says why not."""
    deeds = decode_events(_records(db, read_code(code)))
    if not deeds:
        raise ReplayUnavailable(f"there is no table {code} in {db}")
    games = saved_games(deeds)
    if not games:
        raise ReplayUnavailable(f"no game has been played at table {code} yet")
    chosen = len(games) if number is None else number
    if not 1 <= chosen <= len(games):
        raise ReplayUnavailable(f"table {code} has played {len(games)}, so there is no game {chosen}")
    found, raw = _games(also), games[chosen - 1]
    name = msgspec.json.decode(raw.header, type=_Named).game
    if name not in found:
        raise ReplayUnavailable(f"the game {name} is not here; --also names a module that has it")
    try:
        header, entries = decode_game(found[name], raw.header, raw.entries)
    except Unreadable as wrong:
        raise ReplayUnavailable(str(wrong)) from wrong
    if found[name].outcome(replay(found[name], header, entries).state) is None:
        raise ReplayUnavailable(f"game {chosen} at table {code} is still on, and its secrets with it")
    return Saved(found[name], header, entries, _names(deeds, chosen))


def _games(also: list[str]) -> Mapping[str, AnyGame]:
    try:
        return find_games(also)
    except (ModuleNotFoundError, AttributeError) as wrong:
        raise ReplayUnavailable(f"--also names a module with a GAME in it: {wrong}") from wrong


def _viewer(saved: Saved, seat: int | None) -> Viewer:
    if seat is None:
        return None
    if not 0 <= seat < saved.header.seats:
        raise ReplayUnavailable(f"there are seats 0 to {saved.header.seats - 1}, not {seat}")
    return Seat(seat)


def _records(db: Path, code: str) -> list[bytes]:
    if not db.is_file():
        raise ReplayUnavailable(f"there is no file {db}")

    async def load() -> list[bytes]:
        store = SQLiteStore(db)
        try:
            return await store.load(code)
        finally:
            await store.close()

    try:
        return asyncio.run(load())
    except (NotSaved, sqlite3.Error) as wrong:
        raise ReplayUnavailable(f"{db} cannot be read: {wrong}") from wrong


def _names(deeds: list[TableEvent], number: int) -> tuple[str, ...]:
    """Who sat where when the table's n-th game began."""
    room = Room("", "")
    begun = 0
    for deed in deeds:
        room = apply(room, deed)
        begun += isinstance(deed, Began)
        if begun == number:
            break
    return tuple(chair.name for chair in room.chairs)
