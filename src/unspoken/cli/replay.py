"""`unspoken replay`: a saved game told as a page, as any seat saw it."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from unspoken.cli.stores import FORMS, file_of, is_postgres, open_archive
from unspoken.cli.story import as_json, tell_story
from unspoken.content.packs import Packs, load_packs
from unspoken.kernel.game import Seat, Viewer
from unspoken.kernel.languages import FALLBACK, localized
from unspoken.kernel.plain import PlainWords
from unspoken.storage.archive import LOG, bytes_of
from unspoken.storage.errors import StoreUnavailable
from unspoken.tables.games import find_games
from unspoken.tables.names import read_code
from unspoken.tables.replays import Look, Replay, ReplayUnavailable, find_replay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `replay` understands."""
    add = parser.add_argument
    add("store", metavar="STORE", help=f"what keeps the server's tables: {FORMS}")
    add("code", metavar="CODE", help="the table's code")
    add("--game", type=int, metavar="N", help="which of the table's games, from 1 (the last)")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=int, metavar="K", help="as this seat saw it, from 0 (0)")
    whose.add_argument("--watch", action="store_true", help="as somebody saw it who watched")
    whose.add_argument("--open", action="store_true", help="with all open, step by step")
    add(
        "--language",
        default=FALLBACK,
        metavar="LANG",
        help=f"the language in which pictures are told ({FALLBACK})",
    )
    add("--packs", type=Path, metavar="DIR", help="a folder with more packs")
    add("--also", action="append", default=[], metavar="MODULE", help="a module with one more game")
    add("--json", action="store_true", help="the frames themselves, one JSON object a line")


def run(args: argparse.Namespace) -> int:
    """Tell the game; 2 and a sentence where it cannot be told."""
    try:
        records = _records(args.store, read_code(args.code))
        saved = find_replay(records, args.code, args.game, find_games(args.also))
        look: Look = "open" if args.open else _viewer(saved, None if args.watch else args.seat or 0)
    except ReplayUnavailable as wrong:
        print(f"unspoken replay: {wrong}.", file=sys.stderr)
        return 2
    if args.json:
        lines = as_json(saved, look)
    else:
        words = PlainWords(saved.names, Titles(load_packs(args.packs), args.language))
        lines = tell_story(saved, look, words)
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
        return f"[{localized(card.alt, self._language).partition('.')[0]} · {picture[:4]}]"


def _viewer(saved: Replay, seat: int | None) -> Viewer:
    if seat is None:
        return None
    if not 0 <= seat < saved.header.seats:
        raise ReplayUnavailable(f"there are seats 0 to {saved.header.seats - 1}, not {seat}")
    return Seat(seat)


def _records(name: str, code: str) -> list[bytes]:
    try:
        if not is_postgres(name) and not file_of(name).is_file():
            raise ReplayUnavailable(f"there is no file {file_of(name)}")
        return asyncio.run(_load(name, code))
    except StoreUnavailable as wrong:
        raise ReplayUnavailable(str(wrong).removesuffix(".")) from wrong


async def _load(name: str, code: str) -> list[bytes]:
    async with open_archive(name) as archive:
        return [bytes_of(row[2]) for row in await archive.of(LOG, code)]
