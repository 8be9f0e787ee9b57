"""Tests for metrics: only the operator may read them, and they reveal no single act of a player."""

from __future__ import annotations

import platform
import re
import socket
from collections.abc import Iterator

import pytest

from tests.client import Client
from tests.plain_http import plain_async_client, plain_get
from tests.serving import TOY_PACKS, Server, serving
from unspoken import __version__
from unspoken.web.monitoring.http_counts import kind_of
from unspoken.web.monitoring.metrics import Histogram, Metrics

_DEPLOY = Path(__file__).parents[2] / "deploy"
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


def test_counts_by_label_are_published_together_at_every_full_hundred() -> None:
    """So that a rare code is not hidden for ever, and no single refusal can be observed."""
    metrics = Metrics()
    for _ in range(97):
        metrics.refusals.add("not-asked")
    metrics.refusals.add("banned")
    metrics.refusals.add("banned")
    assert b"not-asked" not in metrics.exposition()
    metrics.refusals.add("silence")
    assert b'unspoken_refusals_total{code="banned"} 2.0' in metrics.exposition()
    assert b'unspoken_refusals_total{code="not-asked"} 97.0' in metrics.exposition()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "page"),
        ("/t/ABC234/tv", "page"),
        ("/api/tables/ABC234/people", "api"),
        ("/api/admin/overview", "admin"),
        ("/assets/page-1.js", "file"),
        ("/healthz/ready", "health"),
        ("/wp-login.php", "other"),
    ],
)
def test_http_requests_are_counted_by_kind_and_never_by_path(path: str, kind: str) -> None:
    """A path has the code of a table, and anybody could add labels without end."""
    assert kind_of(path) == kind


@pytest.mark.parametrize("file", ["grafana-dashboard.json", "alerts.yaml"])
def test_every_metric_of_the_dashboard_and_the_alerts_exists(watched: Server, file: str) -> None:
    """In /metrics of a running server, under this name."""
    exposed = plain_get(f"{watched.address}/metrics", headers=_TOKEN).text
    known = {line.split()[2] for line in exposed.splitlines() if line.startswith("# TYPE")}
    histograms = {line.split()[2] for line in exposed.splitlines() if line.endswith(" histogram")}
    known |= {f"{name}_{part}" for name in histograms for part in ("bucket", "sum", "count")}
    used = set(re.findall(r"\bunspoken_\w+", (_DEPLOY / file).read_text(encoding="utf-8")))
    assert len(used) > 8
    assert used - known == set()


def test_the_build_info_names_both_versions(watched: Server) -> None:
    """By Prometheus's convention, as labels of a constant 1."""
    exposed = plain_get(f"{watched.address}/metrics", headers=_TOKEN).text
    (line,) = [line for line in exposed.splitlines() if line.startswith("unspoken_build_info{")]
    assert f'version="{__version__}"' in line and f'python="{platform.python_version()}"' in line


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
