"""Nodes as they are started: what they refuse, what they carry for each other, and how one leaves."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.client import Client
from tests.patience import PATIENCE
from tests.pictures import files
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres
from tests.serving import CALM, Server, serving


@pytest.fixture(scope="module")
def bus() -> Iterator[Nats]:
    """A NATS for all of them."""
    made = Nats()
    yield made
    made.end()


@pytest.fixture(scope="module")
def shared_database(postgres: Postgres) -> Iterator[str]:
    """One database for all tests of this file."""
    with postgres.lend() as name:
        yield name


@pytest.fixture(scope="module")
def nodes(
    postgres: Postgres, shared_database: str, bus: Nats, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """Two nodes on one store. A test that stops one starts it again."""
    folder = tmp_path_factory.mktemp("nodes")
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                serving(
                    folder / name,
                    (
                        *CALM,
                        "--no-limits",
                        "--no-models",
                        "--bot-workers",
                        "0",
                        "--bus",
                        bus.url,
                        "--node",
                        name,
                    ),
                    postgres.url(shared_database),
                )
            )
            for name in ("one", "two")
        ]


def refused(*more: str) -> str:
    """What `serve` says when it cannot begin."""
    done = subprocess.run(
        [sys.executable, "-m", "unspoken", "serve", "--port", "0", *more],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 2, done
    return done.stderr.strip()


async def _across(one: Server, two: Server) -> list[str]:
    """Somebody opens a table at one node; a friend does all at the other."""
    ada = await Client.opens(one.address, "Ada", game="telepathic")
    bob = await Client.joins(two.address, ada.code, "Bob")
    await ada.until(lambda: len(ada.room["people"]) == 2)
    await bob.say("hello")
    await ada.until(lambda: bool(ada.heard and ada.heard[-1]["type"] == "said"))
    async with httpx.AsyncClient() as http:
        invited = (await http.get(f"{two.address}/api/tables/{ada.code}")).json()
    told = [ada.heard[-1]["text"], invited["host"], *[person["name"] for person in bob.room["people"]]]
    for person in (ada, bob):
        await person.hang_up()
    return told


def test_a_friend_joins_talks_and_is_invited_by_another_node(nodes: list[Server]) -> None:
    """Requests and sockets both find the table."""
    assert asyncio.run(_across(*nodes)) == ["hello", "Ada", "Ada", "Bob"]


def _bring_through(one: Server, two: Server) -> tuple[int, list[int], int]:
    """A host opens a table at one node, and brings a picture through the other."""
    with httpx.Client(base_url=one.address, timeout=PATIENCE) as near:
        code = near.post("/api/tables", json={"name": "Ada"}).json()["code"]
        with httpx.Client(base_url=two.address, timeout=PATIENCE, cookies=near.cookies) as far:
            brought = far.post(f"/api/tables/{code}/deck/pictures", content=files.jpeg(1))
            decks = [door.get(f"/api/tables/{code}/deck").json() for door in (near, far)]
            picture = f"/pictures/{decks[0]['pack']}/{decks[0]['pictures'][0]['id']}.webp"
            return (
                brought.status_code,
                [len(deck["pictures"]) for deck in decks],
                far.get(picture).status_code,
            )


def test_a_picture_is_brought_and_seen_through_another_node(nodes: list[Server]) -> None:
    """A request's body is carried in pieces, and the deck is known at both."""
    assert _bring_through(*nodes) == (201, [1, 1], 200)


async def _moves(one: Server, two: Server) -> list[str]:
    ada = await Client.opens(one.address, "Ada", game="telepathic")
    stopping = asyncio.ensure_future(asyncio.to_thread(one.stop))
    await ada.until(lambda: ada.closed is not None)
    told = [str(ada.closed)]
    ada.address = two.address
    await ada.connect()
    told.append(ada.room["people"][0]["name"])
    await ada.hang_up()
    await stopping
    one.start()
    return told


def test_a_node_that_is_stopped_sends_its_people_to_the_others(nodes: list[Server]) -> None:
    """They are told that the table moves, and find it at once."""
    assert asyncio.run(_moves(*nodes)) == ["closing", "Ada"]


def test_a_node_is_ready_while_it_has_its_lease(nodes: list[Server]) -> None:
    """A balancer asks for that; alive is another question."""
    assert [httpx.get(f"{nodes[0].address}/healthz/{word}").status_code for word in ("ready", "live")] == [
        200,
        200,
    ]


def test_two_nodes_of_one_name_are_refused(
    nodes: list[Server], postgres: Postgres, shared_database: str, bus: Nats
) -> None:
    """At the start, with what to do."""
    said = refused(
        "--lease", "1", "--store", postgres.url(shared_database), "--bus", bus.url, "--node", "one"
    )
    assert said == "Another node is called one already: choose another name with --node."


def test_a_bus_without_a_database_is_refused(bus: Nats, tmp_path: Path) -> None:
    """Several servers cannot share a file."""
    said = refused("--data", str(tmp_path / "log.db"), "--bus", bus.url)
    assert said == "Several servers share a PostgreSQL: name it with --store postgresql://…."


def test_a_bus_that_is_not_there_is_refused(postgres: Postgres, database: str) -> None:
    """At the start, with what to do, and without a password."""
    said = refused(
        "--store", postgres.url(database), "--bus", "nats://me:secret@127.0.0.1:1", "--node", "one"
    )
    assert said.startswith("NATS at 127.0.0.1:1 cannot be used") and "secret" not in said


def test_what_is_no_bus_is_refused() -> None:
    """By its form, before a database is asked for anything."""
    said = refused("--store", "postgresql://127.0.0.1:1/db", "--bus", "redis://127.0.0.1", "--node", "one")
    assert said == "A bus is written nats://host:port."


def test_a_name_alone_is_refused(tmp_path: Path) -> None:
    """It would name one of none."""
    said = refused("--data", str(tmp_path / "log.db"), "--node", "one")
    assert said == "--node names one of several servers: say with --bus how they meet."
