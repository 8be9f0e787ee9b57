"""`unspoken serve`: starts the server as the command line says."""

from __future__ import annotations

import argparse
import gc
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
from starlette.types import ASGIApp

from unspoken.cli.server import bots, cluster, house_words, logs, metrics_access, public, stores, uploads
from unspoken.cli.server.draining import ACCEPTED_AT_ONCE, CancelledReplies, DrainingServer
from unspoken.cli.server.listening import CannotListen, listen, port_number
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import load_packs
from unspoken.storage.errors import UnusableStore
from unspoken.storage.store import Store
from unspoken.tables.cluster_node import ClusterNode
from unspoken.tables.games import find_games, game_modules
from unspoken.web.app import create_app
from unspoken.web.backend import Backend
from unspoken.web.http.protocol import HttpProtocol
from unspoken.web.limits.token_bucket import Rate
from unspoken.web.limits.wrong_code_backoff import WrongCodeLimits
from unspoken.web.replays.process import ReplayProcess
from unspoken.web.settings import Settings
from unspoken.web.sockets.protocol import SocketProtocol

_MOST_MESSAGE_BYTES = 65_536
MEGABYTE = 1_000_000
_MOST_DESCRIPTORS = 65_536
_NO_LIMIT = Rate(burst=1e9, per_second=1e9)


def add_arguments(parser: argparse.ArgumentParser, host: str = "127.0.0.1") -> None:
    """Add the arguments of `serve`; `host` is the default of --host."""
    parser.add_argument("--host", default=host, help=f"the address to listen on (default {host})")
    parser.add_argument(
        "--port",
        type=port_number,
        default=8000,
        help="the port to listen on, 0 for any free port (default 8000)",
    )
    stores.add_arguments(parser)
    cluster.add_arguments(parser)
    public.add_arguments(parser)
    parser.add_argument("--packs", type=Path, help="a folder with additional packs")
    uploads.add_arguments(parser)
    house_words.add_arguments(parser)
    parser.add_argument(
        "--keep-days",
        type=_days,
        default=Settings().keep_days,
        metavar="N",
        help="delete tables that nobody has opened for N days (default 90); 0 keeps them all",
    )
    parser.add_argument(
        "--also", action="append", default=[], metavar="MODULE", help="a module with an additional game"
    )
    parser.add_argument("--page", type=Path, help="the folder of another build of the page")
    bots.add_arguments(parser)
    metrics_access.add_arguments(parser)
    logs.add_arguments(parser)
    _add_test_arguments(parser)


def _add_test_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for benchmarks and tests."""
    parser.add_argument(
        "--no-limits",
        action="store_true",
        help="no rate limits, and public metrics: for benchmarks on this machine",
    )
    parser.add_argument(
        "--table-speed",
        type=int,
        default=1,
        metavar="N",
        help="run the tables' clocks N times as fast: for tests",
    )


def _days(word: str) -> int:
    """Parse a number of days."""
    if not word.isascii() or not word.isdigit() or len(word) > 6:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number of days")
    return int(word)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; 2 if the server cannot start."""
    try:
        store, node = cluster.open_chosen(args)
    except UnusableStore as error:
        return fail(str(error))
    try:
        listening = listen(args.host, args.port)
    except CannotListen as error:
        return fail(str(error))
    print(f"Unspoken is at {local_url(listening)}", flush=True)
    return serve(args, store, node, [listening])


def serve(
    args: argparse.Namespace,
    store: Store,
    node: ClusterNode,
    sockets: Sequence[socket.socket],
    friends: str | None = None,
) -> int:
    """Serve on listening sockets and return the exit code; `friends` is the URL for other machines."""
    try:
        metrics_sockets = metrics_access.open_port(args.metrics_port)
    except OSError:
        return fail(f"Port {args.metrics_port} is taken; choose another with --metrics-port.")
    logs.configure(args.log, args.log_level, args.node)
    games = dict(find_games(args.also))
    try:
        packs = house_words.add_words(load_packs(args.packs), args.words, games)
    except house_words.BadWords as error:
        return fail(str(error))
    for broken in packs.broken:
        print(f"Ignored the broken pack {broken.path.name}: {broken.sentence}.", file=sys.stderr)
    decks = OwnDecks(store, uploads.quotas(args), args.cell)
    backend = Backend(
        games=games,
        store=store,
        packs=packs,
        decks=decks,
        bots=bots.player(args, packs, decks),
        stopwatch=lambda: time.monotonic_ns() * args.table_speed // 1_000_000,
        node=node,
        painter=uploads.painter(args),
        replays=ReplayProcess(game_modules(args.also)),
        counts=store.counts if public.counts_answers(args) else None,
    )
    understand, port = bots.can_understand_texts(args.no_models), metrics_access.number_of(metrics_sockets)
    app = create_app(backend, settings(args, understand, friends, port))
    HttpProtocol.share_descriptors(_raise_descriptor_limit())
    if args.no_limits:
        SocketProtocol.frame_rate = SocketProtocol.byte_rate = _NO_LIMIT
    _tune_garbage_collector()
    return _run(app, args, node, [*sockets, *metrics_sockets])


def _run(app: Starlette, args: argparse.Namespace, node: ClusterNode, sockets: list[socket.socket]) -> int:
    """Run the application until it is stopped; return the exit code."""
    served = CancelledReplies(public.behind_proxies(app, args.proxy_hops))
    server = DrainingServer(_config(served, args.log_level), node, app.router.lifespan_context(app))
    server.run(sockets=sockets)
    return 0 if server.start_error is None else fail(server.start_error)


def _config(app: ASGIApp, level: str) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        proxy_headers=False,  # with FORWARDED_ALLOW_IPS='*' uvicorn trusts an address that clients can forge
        lifespan="off",  # DrainingServer runs it
        log_config=None,  # uvicorn logs through our handler
        log_level="info" if level == "debug" else level,  # at debug it would log tokens
        access_log=False,  # it would contain table codes
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=_MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        backlog=ACCEPTED_AT_ONCE,
        server_header=False,
    )


def _raise_descriptor_limit() -> int:
    """Raise the limit of open files and sockets as far as allowed, and return it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, _MOST_DESCRIPTORS)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def _tune_garbage_collector() -> None:
    """Make full collections rare, because each one scans all tables while they wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def settings(
    args: argparse.Namespace, bots_understand: bool, friends: str | None, metrics_port: int | None
) -> Settings:
    """Return the web server's settings for these arguments."""
    public_host = urlsplit(args.public_url).hostname if args.public_url else None
    chosen = Settings(
        allowed_hosts=frozenset({public_host} if public_host else ()),
        https_only=public.is_https(args),
        atlas=public.has_atlas(args),
        cell=args.cell,
        voice=not args.no_voice,
        page=args.page,
        own_decks=args.own_decks or ("table" if args.public_url else "house"),
        public_url=args.public_url,
        friends_url=args.public_url or friends,
        table_speed=args.table_speed,
        keep_days=args.keep_days,
        tonight=uploads.painter(args) is not None,
        tonight_cards=args.tonight_cards,
        metrics_token=args.metrics_token,
        metrics_port=metrics_port,
        bots_talk=args.bot_pause is None,  # fast bots make no small talk
        bots_understand=bots_understand,
    )
    return _without_limits(chosen) if args.no_limits else chosen


def _without_limits(chosen: Settings) -> Settings:
    return replace(
        chosen,
        metrics_open=True,
        request_rate=_NO_LIMIT,
        api_rate=_NO_LIMIT,
        admission_rate=_NO_LIMIT,
        new_table_rate=_NO_LIMIT,
        recording_rate=_NO_LIMIT,
        deck_rate=_NO_LIMIT,
        picture_rate=_NO_LIMIT,
        words_rate=_NO_LIMIT,
        drawing_rate=_NO_LIMIT,
        count_rate=_NO_LIMIT,
        wrong_codes=WrongCodeLimits(sys.maxsize, sys.maxsize, _NO_LIMIT),
        message_rate=_NO_LIMIT,
        address_message_rate=_NO_LIMIT,
        voice_rate=_NO_LIMIT,
        address_voice_rate=_NO_LIMIT,
        max_write_buffer=64 * MEGABYTE,
    )


def local_url(listening: socket.socket) -> str:
    """Return the URL of the server on this machine."""
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def fail(sentence: str) -> int:
    """Print an error to stderr and return the exit code 2."""
    print(sentence, file=sys.stderr)
    return 2
