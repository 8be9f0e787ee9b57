"""`unspoken serve`: starts the server as its settings say."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import resource
import socket
import sys
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.types import ASGIApp

from unspoken import __version__
from unspoken.cli.options.example import example
from unspoken.cli.options.flags import add_flags
from unspoken.cli.options.option import OptionGroup
from unspoken.cli.options.settle import settle, unknown_variables
from unspoken.cli.server import bots, cluster, logs, metrics_access, public, push, stores, uploads
from unspoken.cli.server.addresses import local_url
from unspoken.cli.server.check import check
from unspoken.cli.server.draining import ACCEPTED_AT_ONCE, CancelledReplies, DrainingServer
from unspoken.cli.server.listening import listen
from unspoken.cli.server.opening import FAULTS, Content, Listen, Opened, open_all
from unspoken.cli.server.option_table import GROUPS, groups_of_serve
from unspoken.content.own.decks import OwnDecks
from unspoken.tables.games import game_modules
from unspoken.tables.house import House
from unspoken.tables.ports import Calendar
from unspoken.web.app import create_app
from unspoken.web.backend import Backend
from unspoken.web.http.protocol import HttpProtocol
from unspoken.web.limits.token_bucket import Rate
from unspoken.web.limits.wrong_code_backoff import WrongCodeLimits
from unspoken.web.replays.process import ReplayProcess
from unspoken.web.settings import Settings
from unspoken.web.sockets.protocol import SocketProtocol

log = logging.getLogger(__name__)

_MOST_MESSAGE_BYTES = 65_536
MEGABYTE = 1_000_000
_MOST_DESCRIPTORS = 65_536
_NO_LIMIT = Rate(burst=1e9, per_second=1e9)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `serve`."""
    add_flags(parser, groups_of_serve())


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; 2 if the server cannot start."""
    return start(args, GROUPS, listen, _starting)


def _starting(_args: argparse.Namespace, _content: Content, listening: socket.socket) -> Start:
    return Start(lambda: logs.announce(f"Unspoken is at {local_url(listening)}"))


class Start(NamedTuple):
    """How a command starts its server."""

    announce: Callable[[], None]
    """Called once the server answers requests."""
    friends: str | None = None
    """The server's URL for other machines."""


def start(
    args: argparse.Namespace,
    groups: Sequence[OptionGroup],
    listen_on: Listen,
    starting: Callable[[argparse.Namespace, Content, socket.socket], Start],
) -> int:
    """Read the settings, open everything and serve; return the exit code."""
    if args.example_config:
        print(example(groups), end="")
        return 0
    if "json" in (args.log, os.environ.get("UNSPOKEN_LOG")):  # errors of the settings are records, too
        logs.configure("json", "info", None)
    try:
        args = settle(args, groups, os.environ)
        logs.configure(args.log, args.log_level, args.node)
        bots.share_no_models(args.no_models)
        for sentence in unknown_variables(groups, os.environ):
            log.warning("%s", sentence)
        if args.check:
            check(args, groups, listen_on)
            return 0
        opened = open_all(args, listen_on)
    except FAULTS as error:
        return fail(str(error))
    return serve(args, opened, starting(args, opened.content, opened.listening))


def serve(args: argparse.Namespace, opened: Opened, starting: Start) -> int:
    """Serve until interrupted, and return the exit code."""
    (games, packs), store, node = opened.content, opened.store, opened.node
    decks = OwnDecks(store, uploads.quotas(args), args.cell)
    backend = Backend(
        games=games,
        store=store,
        packs=packs,
        decks=decks,
        bots=bots.player(args, packs, decks),
        stopwatch=lambda: time.monotonic_ns() * args.table_speed // 1_000_000,
        calendar=_calendar(args.table_speed),
        node=node,
        painter=uploads.painter(args),
        replays=ReplayProcess(game_modules(args.also)),
        counts=store.counts if public.counts_answers(args) else None,
        push=push.service(args, store),
    )
    understand, port = bots.can_understand_texts(), metrics_access.number_of(opened.metrics)
    app = create_app(backend, settings(args, understand, starting.friends, port))
    HttpProtocol.share_descriptors(_raise_descriptor_limit())
    if args.no_limits:
        SocketProtocol.frame_rate = SocketProtocol.byte_rate = _NO_LIMIT
    _tune_garbage_collector()
    return _run(app, args, opened, starting.announce)


def _calendar(speed: int) -> Calendar:
    """Return a calendar that runs as fast as the tables' clocks, so that games by days can be tested."""
    start = time.time()
    return lambda: int(start + (time.time() - start) * speed)


def _run(app: Starlette, args: argparse.Namespace, opened: Opened, announce: Callable[[], None]) -> int:
    """Run the application until it is stopped; return the exit code."""
    served = CancelledReplies(public.behind_proxies(app, args.proxy_hops))
    lifespan = app.router.lifespan_context(app)
    house: House = app.state.house
    server = DrainingServer(
        _config(served, args.log_level), opened.node, lifespan, announce, lambda: len(house.tables)
    )
    place = f"at {local_url(opened.listening)}, store {stores.place(args)}"
    server.described = f"Unspoken {__version__} {place}"
    server.run(sockets=[opened.listening, *opened.metrics])
    return 0 if server.start_error is None else fail(server.start_error)


def _config(app: ASGIApp, level: str) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        proxy_headers=False,  # with FORWARDED_ALLOW_IPS='*' uvicorn trusts an address that clients can forge
        lifespan="off",  # DrainingServer runs it
        log_config=None,  # uvicorn logs through our handler
        log_level="error" if level == "error" else "warning",  # below, it logs table codes and tokens
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
        own_decks=public.own_decks(args),
        public_url=args.public_url,
        friends_url=args.public_url or friends,
        table_speed=args.table_speed,
        keep_days=args.keep_days,
        tonight=uploads.painter(args) is not None,
        tonight_cards=args.tonight_cards,
        admin_token=args.admin_token,
        node=args.node if args.bus is None else cluster.name_of(args.node),
        data_folder=stores.folder(args),
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
        admin_rate=_NO_LIMIT,
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


def fail(sentence: str) -> int:
    """Tell the operator an error, and return the exit code 2."""
    logs.announce(sentence, is_error=True)
    return 2
