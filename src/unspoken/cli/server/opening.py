"""Loads and opens everything that a server needs, before it announces itself."""

from __future__ import annotations

import argparse
import socket
from collections.abc import Callable
from contextlib import ExitStack
from typing import NamedTuple, TypeAlias

from unspoken.cli.options.settle import BadSetting
from unspoken.cli.server import cluster, house_words, logs, metrics_access, stores
from unspoken.cli.server.listening import CannotListen
from unspoken.content.packs import Packs, load_packs
from unspoken.kernel.game import AnyGame
from unspoken.storage.errors import UnusableStore
from unspoken.storage.store import Store
from unspoken.tables.cluster_node import ClusterNode
from unspoken.tables.games import find_games

Listen: TypeAlias = Callable[[str, int], socket.socket]
FAULTS = (BadSetting, CannotListen, UnusableStore, house_words.BadWords)
"""Reasons why a server cannot start; each message is a sentence that says what to do."""


class Content(NamedTuple):
    """The games and packs of a server."""

    games: dict[str, AnyGame]
    packs: Packs


class Opened(NamedTuple):
    """Everything that a server uses: content, listening sockets, the store and other servers."""

    content: Content
    listening: socket.socket
    metrics: list[socket.socket]
    store: Store
    node: ClusterNode


def load_content(args: argparse.Namespace) -> Content:
    """Load the games and packs; print a message for each broken pack. Raises BadWords and NoSuchGame."""
    games = dict(find_games(args.also))
    packs = house_words.add_words(load_packs(args.packs), args.words, games)
    for broken in packs.broken:
        logs.announce(f"Ignored the broken pack {broken.path.name}: {broken.sentence}.", is_error=True)
    return Content(games, packs)


def open_sockets(
    args: argparse.Namespace, listen: Listen, held: ExitStack
) -> tuple[socket.socket, list[socket.socket]]:
    """Open the sockets for people and for metrics, until the stack is closed. Raises CannotListen."""
    listening = held.enter_context(listen(args.host, args.port))
    return listening, [held.enter_context(port) for port in metrics_access.open_port(args.metrics_port)]


def open_all(args: argparse.Namespace, listen: Listen) -> Opened:
    """Open everything; the store is last, because it creates a file or registers this node. Raises FAULTS."""
    check_names(args)
    with ExitStack() as held:
        listening, metrics = open_sockets(args, listen, held)
        content = load_content(args)
        store, node = cluster.open_chosen(args)
        held.pop_all()
    return Opened(content, listening, metrics, store, node)


def check_names(args: argparse.Namespace) -> None:
    """Check the names of the store and the bus without opening them. Raises UnusableStore."""
    stores.check_name(stores.chosen(args))
    cluster.check_arguments(args)
