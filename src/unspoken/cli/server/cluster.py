"""Options of a cluster: the server's name, the message bus and the shared store."""

from __future__ import annotations

import argparse
import asyncio
import re
import socket
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING

from unspoken.cli.options.kinds import Seconds, Switch, Text
from unspoken.cli.options.option import Option, OptionGroup
from unspoken.cli.server import stores
from unspoken.kernel.installing import pip_install
from unspoken.storage.errors import UnusableStore
from unspoken.storage.store import Store
from unspoken.tables.cluster_node import ClusterNode, SingleNode
from unspoken.tables.errors import NameTaken, StoreUnavailable
from unspoken.tables.state.names import ALPHABET
from unspoken.web.monitoring.metrics import METRICS

if TYPE_CHECKING:
    from unspoken.storage.postgres.owners import PostgresOwners

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,62}")
_RETRY_SECONDS = 0.25
"""Pause between attempts to register a name that our previous process may still hold."""


def _cell(text: str) -> str:
    """Parse the first characters of a cell's codes."""
    cell = text.upper()
    if not set(cell) <= set(ALPHABET):
        raise ValueError
    return cell


GROUP = OptionGroup(
    "Several servers",
    (
        Option(
            "bus",
            Text("a URL such as nats://user:password@host:4222", "URL"),
            "the address of the message bus (nats://user:password@host:port), for several servers on one "
            "PostgreSQL store; other users of the machine can read it in a flag, but not in the variable "
            "UNSPOKEN_BUS",
            example="nats://unspoken:password@bus.example.org:4222",
            is_secret=True,
        ),
        Option(
            "open-bus",
            Switch(),
            "allow a bus without a password on another machine, if nobody but the servers can reach it",
            default=False,
        ),
        Option(
            "node",
            Text("a name", "NAME"),
            "this server's unique name in the cluster",
            default_text="the host name",
            example="one",
        ),
        Option(
            "lease",
            Seconds(1, 3600),
            "the others take over a server's tables if it has not responded for this long",
            default_text="3",
            example=3,
        ),
        Option(
            "cell",
            Text(f"some of the characters {ALPHABET}", "CHARACTERS", _cell),
            "codes of new tables begin with one of these characters, by which a balancer finds their cell, "
            "if several installations share an address",
            default=ALPHABET,
            default_text="all characters",
        ),
    ),
)


def open_chosen(args: argparse.Namespace) -> tuple[Store, ClusterNode]:
    """Open the store and join the cluster, if there is one; `check_arguments` comes first.

    Raises UnusableStore.
    """
    store = stores.open_chosen(args)
    if args.bus is not None:
        return store, _node(args, name_of(args.node), store)
    if args.store is not None and stores.is_postgres(args.store):
        _take_over(args.store)
    return store, SingleNode()


def check_arguments(args: argparse.Namespace) -> None:
    """Check the combination of arguments before anything is opened. Raises UnusableStore."""
    if args.bus is None:
        if args.node is not None:
            raise UnusableStore("--node is for a cluster of servers: it needs --bus.")
        return
    if args.store is None or not stores.is_postgres(args.store):
        raise UnusableStore("A cluster shares a PostgreSQL database: pass it with --store postgresql://….")
    if find_spec("nats") is None:
        raise UnusableStore(f"NATS needs nats-py: {pip_install('cluster')}.")
    from unspoken.cluster.bus import BusUnavailable
    from unspoken.cluster.nats_bus import is_protected, place_of

    try:
        place = place_of(args.bus)
    except BusUnavailable as error:
        raise UnusableStore(str(error)) from error
    if not is_protected(args.bus) and not args.open_bus:
        raise UnusableStore(
            f"{place} is on another machine and has no password: others could read the games' secrets. "
            "Pass nats://user:password@host:port, or --open-bus if nobody but the servers can reach it."
        )
    name_of(args.node)


def name_of(given: str | None) -> str:
    """Return the node's name, which must not have the special characters of NATS subjects."""
    name = socket.gethostname().replace(".", "-") if given is None else given
    if not _NAME.fullmatch(name):
        raise UnusableStore(
            f"A node's name has only letters, digits, - and _, unlike {name!r}: choose another with --node."
        )
    return name


def probe(args: argparse.Namespace) -> None:
    """Check that the bus can be reached, if there is one. Raises UnusableStore."""
    if args.bus is not None:
        from unspoken.cluster.bus import BusUnavailable
        from unspoken.cluster.nats_bus import check

        try:
            asyncio.run(check(args.bus))
        except BusUnavailable as error:
            raise UnusableStore(str(error)) from error


def described(args: argparse.Namespace) -> str:
    """Describe the bus and this node, without the password."""
    if args.bus is None:
        return "none: a single server"
    from unspoken.cluster.nats_bus import place_of

    return f"{place_of(args.bus)}, as node {name_of(args.node)}"


def _take_over(url: str) -> None:
    from unspoken.storage.postgres.sole_owner import take_over

    asyncio.run(take_over(url))


def _node(args: argparse.Namespace, name: str, store: Store) -> ClusterNode:
    from unspoken.cluster.bus import BusUnavailable
    from unspoken.cluster.leases import LEASE
    from unspoken.cluster.metrics import NodeMetrics
    from unspoken.cluster.nats_bus import NatsBus, check
    from unspoken.cluster.node import Node
    from unspoken.storage.postgres.owners import PostgresOwners
    from unspoken.storage.postgres.store import PostgresStore

    assert isinstance(store, PostgresStore)
    lease = args.lease or LEASE
    owners = PostgresOwners(args.store, name, lease, store.epochs, store.patience)
    try:
        asyncio.run(check(args.bus))
        asyncio.run(_arrive(owners, name, lease))
    except (BusUnavailable, StoreUnavailable) as error:
        raise UnusableStore(str(error)) from error
    node = Node(name, owners, NatsBus(args.bus, name), lease)
    METRICS.add(NodeMetrics(node))
    return node


async def _arrive(owners: PostgresOwners, name: str, lease: float) -> None:
    """Register our name; after a crash, wait until the lease of the previous process has expired."""
    deadline = time.monotonic() + lease + 1
    while True:
        try:
            await owners.arrive()
        except NameTaken as taken:
            if time.monotonic() > deadline:
                message = f"Another node is already named {name}: choose another name with --node."
                raise NameTaken(message) from taken
            await asyncio.sleep(_RETRY_SECONDS)
        else:
            break
    owners.close()  # its connection belongs to this event loop, and the server runs another one
