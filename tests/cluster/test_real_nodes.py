"""Real node processes: startup errors, forwarding between nodes, and a shutdown."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.client import Client
from tests.patience import PATIENCE
from tests.pictures import files
from tests.plain_http import plain_async_client, plain_client, plain_get
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres
from tests.serving import CALM, Server, serving
from unspoken.cli.main import main
from unspoken.cluster.nats_bus import is_protected


@pytest.fixture(scope="module")
def bus() -> Iterator[Nats]:
    """A NATS server for all tests of this file."""
    server = Nats()
    yield server
    server.end()


@pytest.fixture(scope="module")
def shared_database(postgres: Postgres) -> Iterator[str]:
    """One database for all tests of this file."""
    with postgres.lend() as name:
        yield name


@pytest.fixture(scope="module")
def nodes(
    postgres: Postgres, shared_database: str, bus: Nats, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """Two nodes on one store. A test that stops a node starts it again."""
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


Refusal: TypeAlias = Callable[..., str]


@pytest.fixture
def startup_error(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Refusal:
    """Return the error message of a `serve` that cannot start."""
    started = "the server would have started"
    monkeypatch.setattr("unspoken.cli.server.serve.serve", lambda *_: pytest.fail(started))

    def start(*more: str) -> str:
        assert main(["serve", "--port", "0", *more]) == 2
        return capsys.readouterr().err.strip()

    return start


async def _across(first: Server, second: Server) -> list[str]:
    """Open a table at one node, and let a second person use the other node."""
    ada = await Client.opens(first.address, "Ada", game="telepathic")
    bob = await Client.joins(second.address, ada.code, "Bob")
    await ada.until(lambda: len(ada.room["people"]) == 2)
    await bob.say("hello")
    await ada.until(lambda: bool(ada.other_messages and ada.other_messages[-1]["type"] == "said"))
    async with plain_async_client() as http:
        invited = (await http.get(f"{second.address}/api/tables/{ada.code}")).json()
    facts = [
        ada.other_messages[-1]["text"],
        invited["host"],
        *[person["name"] for person in bob.room["people"]],
    ]
    for person in (ada, bob):
        await person.hang_up()
    return facts


def test_a_person_joins_and_chats_through_another_node(nodes: list[Server]) -> None:
    """HTTP requests and sockets both find the table."""
    assert asyncio.run(_across(*nodes)) == ["hello", "Ada", "Ada", "Bob"]


def _upload_through(first: Server, second: Server) -> tuple[int, list[int], int]:
    """Open a table at one node, and upload a picture through the other."""
    with plain_client(base_url=first.address) as near:
        code = near.post("/api/tables", json={"name": "Ada"}).json()["code"]
        with plain_client(base_url=second.address, cookies=near.cookies) as far:
            brought = far.post(f"/api/tables/{code}/deck/pictures", content=files.jpeg(1))
            decks = [door.get(f"/api/tables/{code}/deck").json() for door in (near, far)]
            picture = f"/pictures/{decks[0]['pack']}/{decks[0]['pictures'][0]['id']}.webp"
            return (
                brought.status_code,
                [len(deck["pictures"]) for deck in decks],
                far.get(picture).status_code,
            )


def test_a_picture_is_uploaded_and_served_through_another_node(nodes: list[Server]) -> None:
    """A request's body is forwarded in pieces, and both nodes know the deck."""
    assert _upload_through(*nodes) == (201, [1, 1], 200)


async def _moves(first: Server, second: Server) -> list[str]:
    ada = await Client.opens(first.address, "Ada", game="telepathic")
    stopping = asyncio.ensure_future(asyncio.to_thread(first.stop))
    try:
        await ada.until(lambda: ada.closed is not None)
        facts = [str(ada.closed)]
        ada.address = second.address
        await _reconnect(ada)
        facts.append(ada.room["people"][0]["name"])
        await ada.hang_up()
    finally:
        await stopping
        first.start()  # the other tests of this file use both nodes
    return facts


async def _reconnect(person: Client) -> None:
    """Reconnect until the connection stays open, as the page does: the table may still be handed over."""
    async with asyncio.timeout(PATIENCE):
        await person.connect()
        while person.closed is not None:
            await asyncio.sleep(0.1)
            await person.connect()


def test_a_stopped_node_hands_its_people_to_the_others(nodes: list[Server]) -> None:
    """They reconnect to the moved table."""
    assert asyncio.run(_moves(*nodes)) == ["closing", "Ada"]


def test_a_node_with_a_lease_is_ready_and_live(nodes: list[Server]) -> None:
    """A balancer reads "ready"."""
    assert [plain_get(f"{nodes[0].address}/healthz/{word}").status_code for word in ("ready", "live")] == [
        200,
        200,
    ]


def test_two_nodes_with_the_same_name_are_refused(
    nodes: list[Server], postgres: Postgres, shared_database: str, bus: Nats
) -> None:
    """At startup, with a remedy. The end of its process closes the connections of the refused node."""
    where = ("--store", postgres.url(shared_database), "--bus", bus.url, "--node", "one")
    done = subprocess.run(
        [sys.executable, "-m", "unspoken", "serve", "--port", "0", "--lease", "1", *where],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    error = "Another node is already named one: choose another name with --node."
    assert (done.returncode, done.stderr.strip()) == (2, error)


def test_a_bus_without_a_database_is_refused(bus: Nats, tmp_path: Path, startup_error: Refusal) -> None:
    """Several servers cannot share a file."""
    error = startup_error("--data", str(tmp_path / "log.db"), "--bus", bus.url)
    assert error == "A cluster shares a PostgreSQL database: pass it with --store postgresql://…."


def test_an_unreachable_bus_is_refused(postgres: Postgres, database: str, startup_error: Refusal) -> None:
    """At startup, with its address but without the password."""
    error = startup_error(
        "--store", postgres.url(database), "--bus", "nats://me:secret@127.0.0.1:1", "--node", "one"
    )
    assert error.startswith("NATS at 127.0.0.1:1 cannot be used") and "secret" not in error


def test_an_invalid_bus_address_is_refused(startup_error: Refusal) -> None:
    """Before the database is used."""
    error = startup_error(
        "--store", "postgresql://127.0.0.1:1/db", "--bus", "redis://127.0.0.1", "--node", "one"
    )
    assert error == "The address of a bus has the form nats://host:port."


def test_a_bus_of_another_machine_without_a_password_is_refused(startup_error: Refusal) -> None:
    """Before the database is used, unless it is allowed explicitly."""
    where = ("--store", "postgresql://127.0.0.1:1/db", "--bus", "nats://192.0.2.1:4222", "--node", "one")
    errors = startup_error(*where), startup_error(*where, "--open-bus")
    assert errors[0].startswith("NATS at 192.0.2.1:4222 is on another machine and has no password")
    assert errors[1].startswith("PostgreSQL at 127.0.0.1:1/db cannot be reached")


@pytest.mark.parametrize(
    ("url", "protected"),
    [
        ("nats://127.0.0.1:4222", True),
        ("nats://[::1]:4222", True),
        ("nats://localhost", True),
        ("nats://me:secret@192.0.2.1:4222", True),
        ("tls://token@bus.example.org", True),
        ("nats://bus.example.org", False),
        ("tls://192.0.2.1:4222", False),
        ("nats://:@192.0.2.1:4222", False),
    ],
)
def test_a_bus_is_protected_by_a_password_or_is_on_this_machine(url: str, protected: bool) -> None:
    """TLS alone hides the messages, but lets everybody in."""
    assert is_protected(url) is protected
