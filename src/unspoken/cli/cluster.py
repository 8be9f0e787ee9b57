"""How the command line makes a server one of several: its name, its bus, and the store that they share."""

from __future__ import annotations

import argparse
import asyncio
import re
import socket
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING

from unspoken.cli import stores
from unspoken.storage.errors import StoreUnavailable
from unspoken.storage.store import Store
from unspoken.tables.errors import NameTaken, NotSaved
from unspoken.tables.neighbours import Alone, Neighbours
from unspoken.web.metrics import METRICS

if TYPE_CHECKING:
    from unspoken.storage.postgres_owners import PostgresOwners

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,62}")
_PAUSE = 0.25
"""Seconds between two tries to have a name that an earlier life of ours may still have."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What makes a server one of several."""
    parser.add_argument(
        "--bus", metavar="URL", help="nats://host:port: be one of several servers on one PostgreSQL --store"
    )
    parser.add_argument(
        "--node", metavar="NAME", help="this server's name among them (default: the machine's)"
    )
    parser.add_argument(
        "--lease",
        type=stores.seconds,
        metavar="SECONDS",
        help="after so long without a sign of life the others take a server's tables over (default 3)",
    )


def open_chosen(args: argparse.Namespace) -> tuple[Store, Neighbours]:
    """The store, and the servers beside this one. Raises StoreUnavailable with what to do."""
    _check_words(args)
    store = stores.open_chosen(args)
    if args.bus is not None:
        return store, _node(args, name_of(args.node), store)
    if args.store is not None and stores.is_postgres(args.store):
        _take_over(args.store)
    return store, Alone()


def _check_words(args: argparse.Namespace) -> None:
    """What cannot be meant is refused before anything is opened. Raises StoreUnavailable."""
    if args.bus is None:
        if args.node is not None:
            raise StoreUnavailable("--node names one of several servers: say with --bus how they meet.")
        return
    if args.store is None or not stores.is_postgres(args.store):
        raise StoreUnavailable("Several servers share a PostgreSQL: name it with --store postgresql://….")
    if find_spec("nats") is None:
        raise StoreUnavailable("NATS needs nats-py: pip install 'unspoken[cluster]'.")
    from unspoken.cluster.bus import BusUnavailable
    from unspoken.cluster.nats_bus import place_of

    try:
        place_of(args.bus)
    except BusUnavailable as wrong:
        raise StoreUnavailable(str(wrong)) from wrong
    name_of(args.node)


def name_of(given: str | None) -> str:
    """A node's name: in a subject of the bus, dots and stars would mean something."""
    name = socket.gethostname().replace(".", "-") if given is None else given
    if not _NAME.fullmatch(name):
        raise StoreUnavailable(
            f"A node has letters, digits, - and _ in its name: {name!r} is none, use --node."
        )
    return name


def _take_over(url: str) -> None:
    from unspoken.storage.postgres_sole_owner import take_over

    asyncio.run(take_over(url))


def _node(args: argparse.Namespace, name: str, store: Store) -> Neighbours:
    from unspoken.cluster.bus import BusUnavailable
    from unspoken.cluster.leases import LEASE
    from unspoken.cluster.metrics import NodeMetrics
    from unspoken.cluster.nats_bus import NatsBus, check
    from unspoken.cluster.node import Node
    from unspoken.storage.postgres import PostgresStore
    from unspoken.storage.postgres_owners import PostgresOwners

    assert isinstance(store, PostgresStore)
    lease = args.lease or LEASE
    owners = PostgresOwners(args.store, name, lease, store.epochs, store.patience)
    try:
        asyncio.run(check(args.bus))
        asyncio.run(_arrive(owners, lease))
    except (BusUnavailable, NotSaved) as trouble:
        raise StoreUnavailable(str(trouble)) from trouble
    node = Node(name, owners, NatsBus(args.bus, name), lease)
    METRICS.add(NodeMetrics(node))
    return node


async def _arrive(owners: PostgresOwners, lease: float) -> None:
    """Have our name; a node that was killed and is started again waits until its earlier life is over."""
    deadline = time.monotonic() + lease + 1
    while True:
        try:
            await owners.arrive()
        except NameTaken as taken:
            if time.monotonic() > deadline:
                raise NameTaken(f"{taken} already: choose another name with --node.".capitalize()) from taken
            await asyncio.sleep(_PAUSE)
        else:
            break
    owners.close()  # the server has a loop of its own
