"""Tests for metrics: only the operator may read them, and they reveal no single act of a player."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from tests.client import Client
from tests.plain_http import plain_async_client, plain_get
from tests.serving import TOY_PACKS, Server, serving
from unspoken.web.monitoring.metrics import Histogram, Metrics

_TOKEN = {"authorization": "Bearer open-sesame"}
_TOY = ("--no-models", "--also", "toygame", "--packs", str(TOY_PACKS), "--bot-workers", "0")


@pytest.fixture(scope="module")
def port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory, port: int) -> Iterator[Server]:
    """A server with default limits, a metrics token and a metrics port."""
    data = tmp_path_factory.mktemp("watched") / "log.db"
    more = (*_TOY, "--metrics-token", "open-sesame", "--metrics-port", str(port))
    with serving(data, more) as server:
        yield server


@pytest.mark.anyio
async def test_a_hidden_act_changes_no_byte_of_the_metrics(watched: Server) -> None:
    """The metrics do not show that a player has chosen."""
    ada = await Client.opens(watched.address, "Ada", game="echo")
    bob = await Client.joins(watched.address, ada.code, "Bob")
    await ada.command("start")
    await bob.sees_the_game()
    async with plain_async_client(base_url=watched.address, headers=_TOKEN) as client:
        before = (await client.get("/metrics")).content
        await bob.answer("pick-1", {"type": "pick", "number": 4})
        assert (await client.get("/metrics")).content == before
    await ada.hang_up()
    await bob.hang_up()


@pytest.mark.parametrize(
    "headers",
    [{}, {"authorization": "Bearer open"}, {"authorization": "Bearer"}, {"x-forwarded-for": "127.0.0.1"}],
)
def test_nobody_reads_the_metrics_without_the_token(watched: Server, headers: dict[str, str]) -> None:
    """Not even from the same machine: behind a proxy all requests seem to come from there."""
    assert plain_get(f"{watched.address}/metrics", headers=headers).status_code == 404


def test_the_token_opens_the_metrics(watched: Server) -> None:
    """From any address."""
    assert "unspoken_tables_awake " in plain_get(f"{watched.address}/metrics", headers=_TOKEN).text


def test_the_metrics_port_needs_no_token(watched: Server, port: int) -> None:
    """It listens on this machine only."""
    assert "unspoken_tables_awake " in plain_get(f"http://127.0.0.1:{port}/metrics").text


def test_the_health_check_reveals_nothing_else(watched: Server) -> None:
    """The reply is one word."""
    assert plain_get(f"{watched.address}/healthz").text == "well\n"


def test_counts_are_published_in_full_hundreds() -> None:
    """The 99th event changes nothing, the 100th is published."""
    metrics = Metrics()
    before = metrics.exposition()
    for _ in range(99):
        metrics.messages += 1
        metrics.replied(0.002)
    assert metrics.exposition() == before
    metrics.messages += 1
    metrics.replied(0.002)
    assert b"unspoken_messages_total 100.0" in metrics.exposition()
    assert b'unspoken_message_seconds_bucket{le="0.0025"} 100.0' in metrics.exposition()


def test_exact_counts_can_be_switched_on() -> None:
    """For benchmarks."""
    metrics = Metrics()
    metrics.publish_exact()
    metrics.messages += 1
    assert b"unspoken_messages_total 1.0" in metrics.exposition()


def test_a_histograms_sum_is_published_in_full_hundreds() -> None:
    """An exact sum would reveal the events after the last hundred."""
    histogram = Histogram()
    for _ in range(150):
        histogram.add(0.5)
    (total,) = [sample for sample in histogram.family("x", "x").samples if sample.name == "x_sum"]
    assert total.value == 50.0
