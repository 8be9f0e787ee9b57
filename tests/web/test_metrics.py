"""What the server counts is for whoever runs it, and tells nothing of what a single person does."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client import Client
from tests.plain_http import plain_async_client, plain_get
from tests.serving import TOY_PACKS, Server, serving
from unspoken.web.metrics import Metrics, Timings

_TOKEN = {"authorization": "Bearer open-sesame"}
_TOY = ("--no-models", "--also", "toygame", "--packs", str(TOY_PACKS), "--bot-workers", "0")


@pytest.fixture(scope="module")
def port() -> int:
    """A port that was free a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory, port: int) -> Iterator[Server]:
    """A server as people run it, which may be watched both ways."""
    data = tmp_path_factory.mktemp("watched") / "log.db"
    more = (*_TOY, "--metrics-token", "open-sesame", "--metrics-port", str(port))
    with serving(data, more) as server:
        yield server


@pytest.mark.anyio
async def test_a_hidden_act_changes_no_byte_of_the_metrics(watched: Server) -> None:
    """Whoever watches does not see that somebody has made up their mind."""
    ada = await Client.opens(watched.address, "Ada", game="echo")
    bob = await Client.joins(watched.address, ada.code, "Bob")
    await ada.command("start")
    await bob.sees_the_game()
    async with plain_async_client(base_url=watched.address, headers=_TOKEN) as door:
        before = (await door.get("/metrics")).content
        await bob.answer("pick-1", {"type": "pick", "number": 4})
        assert (await door.get("/metrics")).content == before
    await ada.hang_up()
    await bob.hang_up()


@pytest.mark.parametrize(
    "headers",
    [{}, {"authorization": "Bearer open"}, {"authorization": "Bearer"}, {"x-forwarded-for": "127.0.0.1"}],
)
def test_nobody_reads_the_metrics_without_the_token(watched: Server, headers: dict[str, str]) -> None:
    """From the very machine neither: behind a proxy everybody seems to come from there."""
    assert plain_get(f"{watched.address}/metrics", headers=headers).status_code == 404


def test_the_token_opens_the_metrics(watched: Server) -> None:
    """For Prometheus, from wherever it looks."""
    told = plain_get(f"{watched.address}/metrics", headers=_TOKEN).text
    assert "unspoken_tables_awake " in told


def test_a_port_of_their_own_opens_the_metrics(watched: Server, port: int) -> None:
    """On this machine alone."""
    assert "unspoken_tables_awake " in plain_get(f"http://127.0.0.1:{port}/metrics").text


def test_whoever_asks_whether_it_is_well_learns_no_more(watched: Server) -> None:
    """One word."""
    assert plain_get(f"{watched.address}/healthz").text == "well\n"


def test_full_hundreds_are_told() -> None:
    """Else nothing ever would be."""
    metrics = Metrics()
    before = metrics.told()
    for _ in range(99):
        metrics.messages += 1
        metrics.replied(0.002)
    assert metrics.told() == before
    metrics.messages += 1
    metrics.replied(0.002)
    assert b"unspoken_messages_total 100.0" in metrics.told()
    assert b'unspoken_message_seconds_bucket{le="0.0025"} 100.0' in metrics.told()


def test_whoever_measures_may_count_singly() -> None:
    """On a machine where nobody plays."""
    metrics = Metrics()
    metrics.count_singly()
    metrics.messages += 1
    assert b"unspoken_messages_total 1.0" in metrics.told()


def test_a_sum_is_told_as_it_stood_at_the_hundred() -> None:
    """Its last figures would tell of the acts after it."""
    timings = Timings()
    for _ in range(150):
        timings.add(0.5)
    (total,) = [one for one in timings.family("x", "x").samples if one.name == "x_sum"]
    assert total.value == 50.0


def test_a_port_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    """And which word chooses another."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        number = taken.getsockname()[1]
        words = ["--port", "0", "--data", str(tmp_path / "log.db"), "--metrics-port", str(number)]
        command = [sys.executable, "-m", "unspoken", "serve", *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    sentence = f"Port {number} is taken; choose another with --metrics-port.\n"
    assert (done.returncode, done.stderr) == (2, sentence)
