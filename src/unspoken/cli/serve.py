"""`unspoken serve`: the server, set up from the command line."""

from __future__ import annotations

import argparse
import gc
import os
import resource
import socket
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette

from unspoken.bots import encoder
from unspoken.bots.fast_player import FastPlayer
from unspoken.bots.lore import best_lore
from unspoken.bots.own_deck_lore import OwnDeckLore
from unspoken.bots.thread_player import ThreadPlayer
from unspoken.bots.worker_messages import Begin
from unspoken.bots.worker_player import WorkerPlayer
from unspoken.bots.worker_pool import WorkerPool
from unspoken.bots.worker_process import WorkerProcess
from unspoken.cli import cluster, house_words, logs, stores, uploads, watching
from unspoken.cli.draining import LET_IN_AT_ONCE, DrainingServer
from unspoken.cli.listening import CannotListen, listen, port_number
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import Packs, load_packs
from unspoken.content.word_pack import made_of_words
from unspoken.kernel.game import Millis
from unspoken.pictures.things.installed import NO_MODELS
from unspoken.storage.errors import StoreUnavailable
from unspoken.storage.store import Store
from unspoken.tables.games import find_games, game_modules
from unspoken.tables.neighbours import Neighbours
from unspoken.tables.ports import BotPlayer
from unspoken.web.app import create_app
from unspoken.web.http_protocol import HttpProtocol
from unspoken.web.limits import Rate
from unspoken.web.settings import Settings
from unspoken.web.socket_protocol import SocketProtocol

_READ_AT_MOST = 65_536
MEGABYTE = 1_000_000
_MOST_DESCRIPTORS = 65_536
_THOUGHT_SECONDS = 5.0
"""After so long a process that thinks for a bot is ended, unless it has to load something."""
_NO_LIMIT = Rate(burst=1e9, per_second=1e9)


def add_arguments(parser: argparse.ArgumentParser, host: str = "127.0.0.1") -> None:
    """What can be set."""
    parser.add_argument("--host", default=host, help=f"address to listen on (default {host})")
    parser.add_argument("--port", type=port_number, default=8000, help="0 for any free one (default 8000)")
    stores.add_arguments(parser)
    cluster.add_arguments(parser)
    parser.add_argument("--public-url", help="how the world reaches it, as https://play.example.org")
    parser.add_argument("--packs", type=Path, help="a folder with more packs")
    uploads.add_arguments(parser)
    house_words.add_arguments(parser)
    parser.add_argument(
        "--keep-days",
        type=_days,
        default=Settings().keep_days,
        metavar="N",
        help="tables that nobody has touched for N days are deleted (default 90); 0: never",
    )
    parser.add_argument(
        "--also", action="append", default=[], metavar="MODULE", help="one more game, by its module"
    )
    parser.add_argument("--page", type=Path, help="another build of the page")
    parser.add_argument(
        "--no-limits", action="store_true", help="no limits on haste, and metrics for all: for measuring here"
    )
    parser.add_argument(
        "--table-speed", type=int, default=1, metavar="N", help="table time runs N times as fast: for tests"
    )
    _add_bot_arguments(parser)
    watching.add_arguments(parser)
    logs.add_arguments(parser)


def _add_bot_arguments(parser: argparse.ArgumentParser) -> None:
    """How bots think."""
    parser.add_argument("--bot-pause", type=int, metavar="MILLIS", help="bots take so long, not human time")
    parser.add_argument(
        "--no-models",
        action="store_true",
        help="do without the models of the extra `bots`: less memory, and bots that only compare words",
    )
    parser.add_argument(
        "--bot-workers",
        type=int,
        default=default_bot_workers(),
        metavar="N",
        help="processes that bots think in, started when the first bot plays; 0: in a thread of the server "
        "(default: 1, or 2 where there are four cores or more)",
    )


def _days(word: str) -> int:
    """How long tables are kept."""
    if not word.isascii() or not word.isdigit() or len(word) > 6:
        raise argparse.ArgumentTypeError(f"{word!r} is no number of days")
    return int(word)


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    try:
        store, others = cluster.open_chosen(args)
    except StoreUnavailable as trouble:
        return complain(str(trouble))
    try:
        listening = listen(args.host, args.port)
    except CannotListen as why:
        return complain(str(why))
    print(f"Unspoken is at {here(listening)}", flush=True)
    return serve(args, store, others, [listening])


def serve(
    args: argparse.Namespace,
    store: Store,
    others: Neighbours,
    sockets: Sequence[socket.socket],
    friends: str | None = None,
) -> int:
    """Serve on sockets that listen already; friends may come by another address than the host."""
    try:
        watched = watching.open_port(args.metrics_port)
    except OSError:
        return complain(f"Port {args.metrics_port} is taken; choose another with --metrics-port.")
    logs.begin(args.log, args.log_level, args.node)
    games = dict(find_games(args.also))
    try:
        packs = house_words.add_words(load_packs(args.packs), args.words, games)
    except house_words.BadWords as wrong:
        return complain(str(wrong))
    for broken in packs.broken:
        print(f"Left out {broken.path.name}: {broken.sentence}.", file=sys.stderr)
    decks, understands = OwnDecks(store, uploads.quotas(args)), _understands(args.no_models)
    app = create_app(
        games,
        store,
        packs,
        decks,
        bots(args, packs, decks),
        lambda: time.monotonic_ns() * args.table_speed // 1_000_000,
        settings(args, understands, friends, watching.number_of(watched)),
        others,
        uploads.painter(args),
    )
    HttpProtocol.make_room(_descriptors())
    if args.no_limits:
        SocketProtocol.frame_rate = SocketProtocol.byte_rate = _NO_LIMIT
    _calm_garbage_collector()
    DrainingServer(_config(app, args.log_level), others).run(sockets=[*sockets, *watched])
    return 0


def _understands(no_models: bool) -> bool:
    """Whether bots understand what people write; where they do not, or not yet, say so."""
    if no_models:
        os.environ[NO_MODELS] = "1"  # the processes that this one starts do without them too
    if encoder.is_being_installed():
        print("The bots' models are being installed; bots answer as soon as they are there.", flush=True)
        return True
    if not encoder.is_here():
        print("Bots compare words only; with the extra `bots` they understand what people write.", flush=True)
        return False
    return True


def _config(app: Starlette, level: str) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,  # its lines are written as ours are, and as seldom
        log_level="info" if level == "debug" else level,  # below, it writes tokens down
        access_log=False,  # a line of it would hold a table's code
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=_READ_AT_MOST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        backlog=LET_IN_AT_ONCE,
        server_header=False,
    )


def _descriptors() -> int:
    """How many files and sockets this process may hold: as many as it is allowed to ask for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, _MOST_DESCRIPTORS)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def _calm_garbage_collector() -> None:
    """A full collection looks at every table there is, while all of them wait: let it be rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def bots(args: argparse.Namespace, packs: Packs, decks: OwnDecks) -> BotPlayer:
    """The bots, in human time or in a hurry, thinking elsewhere or here."""
    player: BotPlayer
    if args.bot_workers > 0:
        more = None if args.packs is None else str(args.packs.resolve())
        words = made_of_words(packs)
        begin = Begin(tuple(sys.path), game_modules(args.also), more, _THOUGHT_SECONDS, words)
        pool = WorkerPool(args.bot_workers, lambda: WorkerProcess.start(begin))
        player = WorkerPlayer(pool, decks)
    else:
        player = ThreadPlayer(OwnDeckLore(best_lore(packs), decks))
    return player if args.bot_pause is None else FastPlayer(player, Millis(args.bot_pause))


def settings(
    args: argparse.Namespace, understands: bool, friends: str | None, metrics_port: int | None
) -> Settings:
    """What the arguments come to."""
    name = urlsplit(args.public_url).hostname if args.public_url else None
    chosen = Settings(
        allowed_hosts=frozenset({name} if name else ()),
        page=args.page,
        own_decks=args.own_decks or ("table" if args.public_url else "house"),
        friends_url=args.public_url or friends,
        table_speed=args.table_speed,
        keep_days=args.keep_days,
        tonight=uploads.painter(args) is not None,
        tonight_cards=args.tonight_cards,
        metrics_token=args.metrics_token,
        metrics_port=metrics_port,
        bots_talk=args.bot_pause is None,  # bots in a hurry make no small talk
        bots_understand=understands,
    )
    if not args.no_limits:
        return chosen
    return replace(
        chosen,
        metrics_open=True,
        request_rate=_NO_LIMIT,
        address_rate=_NO_LIMIT,
        opening_rate=_NO_LIMIT,
        founding_rate=_NO_LIMIT,
        recording_rate=_NO_LIMIT,
        deck_rate=_NO_LIMIT,
        picture_rate=_NO_LIMIT,
        words_rate=_NO_LIMIT,
        drawing_rate=_NO_LIMIT,
        wrong_codes=sys.maxsize,
        message_rate=_NO_LIMIT,
        address_message_rate=_NO_LIMIT,
        most_unread_bytes=64 * MEGABYTE,
    )


def here(listening: socket.socket) -> str:
    """The address to type on this machine."""
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def default_bot_workers() -> int:
    """One process for bots to think in; two where that leaves two cores to everybody else."""
    return 2 if (os.cpu_count() or 1) >= 4 else 1


def complain(sentence: str) -> int:
    """One clear sentence, and the status of a command that could not do what was asked."""
    print(sentence, file=sys.stderr)
    return 2
