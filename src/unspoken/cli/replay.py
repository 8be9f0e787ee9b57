"""`unspoken replay`: prints a finished game as one seat, a spectator or all seats saw it."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from unspoken.cli.replay_text import as_json, as_text
from unspoken.cli.server.stores import FORMS, file_of, is_postgres, open_archive
from unspoken.content.packs import Packs, load_packs
from unspoken.kernel.describe import Describer
from unspoken.kernel.languages import FALLBACK, localized
from unspoken.kernel.types import Seat, Viewer
from unspoken.storage.archive import LOG, bytes_of
from unspoken.storage.errors import UnusableStore
from unspoken.tables.games import find_games
from unspoken.tables.log.replays import Perspective, Replay, ReplayUnavailable, find_replay
from unspoken.tables.state.names import read_code


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `replay`."""
    add = parser.add_argument
    add("store", metavar="STORE", help=f"the server's store: {FORMS}")
    add("code", metavar="CODE", help="the table's code")
    add(
        "--game",
        type=int,
        metavar="N",
        help="the number of the game at this table, from 1 (default: the last)",
    )
    viewer = parser.add_mutually_exclusive_group()
    viewer.add_argument("--seat", type=int, metavar="K", help="as this seat saw it, from 0 (default 0)")
    viewer.add_argument("--watch", action="store_true", help="as a spectator saw it")
    viewer.add_argument("--open", action="store_true", help="as the acting seat saw each step")
    add(
        "--language",
        default=FALLBACK,
        metavar="LANG",
        help=f"the language of picture descriptions (default {FALLBACK})",
    )
    add("--packs", type=Path, metavar="DIR", help="a folder with additional packs")
    add("--also", action="append", default=[], metavar="MODULE", help="a module with an additional game")
    add("--json", action="store_true", help="print the frames, one JSON object per line")


def run(args: argparse.Namespace) -> int:
    """Print the game; 2 if there is no such game or it is not over."""
    try:
        records = _records(args.store, read_code(args.code))
        saved = find_replay(records, args.code, args.game, find_games(args.also))
        perspective: Perspective = (
            "open" if args.open else _viewer(saved, None if args.watch else args.seat or 0)
        )
    except ReplayUnavailable as error:
        print(f"unspoken replay: {error}.", file=sys.stderr)
        return 2
    if args.json:
        lines = as_json(saved, perspective)
    else:
        words = Describer(saved.names, PictureTitles(load_packs(args.packs), args.language))
        lines = as_text(saved, perspective, words)
    for line in lines:
        print(line)
    return 0


class PictureTitles:
    """Short titles of pictures, from their alternative texts."""

    def __init__(self, packs: Packs, language: str) -> None:
        self._packs = packs
        self._language = language

    def __call__(self, picture: str) -> str | None:
        """Return the picture's title and the start of its id; None if this is not the id of a picture."""
        card = self._packs.cards.get(picture)
        if card is None:
            return None
        return f"[{localized(card.alt, self._language).partition('.')[0]} · {picture[:4]}]"


def _viewer(saved: Replay, seat: int | None) -> Viewer:
    if seat is None:
        return None
    if not 0 <= seat < saved.header.seats:
        raise ReplayUnavailable(f"the seats are 0 to {saved.header.seats - 1}, not {seat}")
    return Seat(seat)


def _records(name: str, code: str) -> list[bytes]:
    try:
        if not is_postgres(name) and not file_of(name).is_file():
            raise ReplayUnavailable(f"there is no file {file_of(name)}")
        return asyncio.run(_load(name, code))
    except UnusableStore as wrong:
        raise ReplayUnavailable(str(wrong).removesuffix(".")) from wrong


async def _load(name: str, code: str) -> list[bytes]:
    async with open_archive(name) as archive:
        return [bytes_of(row[2]) for row in await archive.of(LOG, code)]
