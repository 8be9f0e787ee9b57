"""Metrics for Prometheus: plain integers that are collected on request."""

from __future__ import annotations

import platform
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from unspoken import __version__
from unspoken.tables.bots.thought_counts import ThoughtTotals
from unspoken.tables.house import House
from unspoken.tables.published_counts import PUBLISH_STEP, PublishedCounts
from unspoken.tables.table.store_watch import StoreWatch
from unspoken.web.monitoring.http_counts import HttpLabel

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Histogram:
    """A histogram of durations. Its published state changes only after every `step` observations."""

    def __init__(self) -> None:
        self.step = PUBLISH_STEP
        self._counts = [0] * (len(_BUCKETS) + 1)
        self._sum = 0.0
        self._count = 0
        self._published = (tuple(self._counts), 0.0)

    def add(self, seconds: float) -> None:
        """Add an observation."""
        self._counts[bisect_left(_BUCKETS, seconds)] += 1
        self._sum += seconds
        self._count += 1
        if self._count % self.step == 0:
            self._published = (tuple(self._counts), self._sum)

    def family(self, name: str, help: str) -> Metric:
        """Return the published state as a Prometheus metric."""
        counts, total = self._published
        bounds = [*map(str, _BUCKETS), "+Inf"]
        return HistogramMetricFamily(name, help, list(zip(bounds, accumulate(counts), strict=True)), total)


class Metrics(Collector):
    """All metrics of this process."""

    def __init__(self) -> None:
        self.sockets = 0
        self.messages = 0
        self.too_slow = 0
        self.opened = 0
        self.count_tables: Callable[[], int] = lambda: 0
        self.count_thoughts: Callable[[], ThoughtTotals] = ThoughtTotals
        self.voice_sockets = 0
        self.voice_packets = 0
        """Packets of sound that were sent to listeners."""
        self.voice_packets_dropped = 0
        """Packets that slow listeners lost; packets of silent people are not counted anywhere."""
        self.rejected_connections = 0
        self.is_draining: Callable[[], bool] = lambda: False
        self.loop_lag = Histogram()
        self._replies = Histogram()
        self.replied = self._replies.add
        """Record the seconds from a message to its reply."""
        self._saves = Histogram()
        self.refusals: PublishedCounts[str] = PublishedCounts()
        """Refused requests by code, over HTTP and at tables."""
        self.http: PublishedCounts[HttpLabel] = PublishedCounts()
        self._store = StoreWatch()
        self._step = PUBLISH_STEP
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def publish_exact(self) -> None:
        """Publish exact counts: for benchmarks, where no player's privacy is at stake."""
        self._step = self.loop_lag.step = self._replies.step = self._saves.step = 1
        self.refusals.step = self.http.step = 1

    def add(self, collector: Collector) -> None:
        """Register another collector."""
        self._registry.register(collector)

    def exposition(self) -> bytes:
        """Return all metrics in Prometheus's text format."""
        return generate_latest(self._registry)

    def watch(self, house: House, exact: bool) -> None:
        """Collect the number of tables and the bot statistics from this house."""
        self.count_tables = lambda: len(house.tables)
        self.count_thoughts = lambda: house.services.thoughts.published
        self._store = house.services.store_watch
        self._store.observe = self._saves.add
        self.refusals = house.services.refusals
        if exact:
            self.publish_exact()

    def collect(self) -> Iterator[Metric]:
        """Return all metrics for the Prometheus registry."""
        yield _build_info()
        yield GaugeMetricFamily("unspoken_sockets", "Open connections to tables", self.sockets)
        yield GaugeMetricFamily("unspoken_tables_awake", "Tables in memory", self.count_tables())
        yield CounterMetricFamily("unspoken_tables_opened", "Tables opened", self.opened)
        yield CounterMetricFamily(
            "unspoken_messages", "Messages read from people, in hundreds", self._rounded(self.messages)
        )
        yield CounterMetricFamily(
            "unspoken_too_slow",
            "Connections closed because they read too slowly, in hundreds",
            self._rounded(self.too_slow),
        )
        yield from _bots(self.count_thoughts())
        yield self._replies.family(
            "unspoken_message_seconds",
            "Time from a message's arrival to the reply, including saving; in hundreds",
        )
        yield self.loop_lag.family(
            "unspoken_loop_lag_seconds",
            "Event-loop lag; in hundreds",
        )
        yield from self._store_metrics()
        yield from self._voice_metrics()
        yield from self._traffic_metrics()

    def _store_metrics(self) -> Iterator[Metric]:
        """Yield the metrics of the store. Failures are exact: everybody at a table sees them anyway."""
        yield GaugeMetricFamily(
            "unspoken_store_up", "Whether the last save succeeded", int(self._store.is_up)
        )
        yield CounterMetricFamily(
            "unspoken_saves_failed", "Saves that failed because of the store", self._store.failed
        )
        yield self._saves.family("unspoken_save_seconds", "Time that the store takes to save; in hundreds")

    def _voice_metrics(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("unspoken_voice_sockets", "Open voice connections", self.voice_sockets)
        yield CounterMetricFamily(
            "unspoken_voice_packets",
            "Packets sent to listeners, in hundreds",
            self._rounded(self.voice_packets),
        )
        yield CounterMetricFamily(
            "unspoken_voice_packets_dropped",
            "Packets that slow listeners lost, in hundreds",
            self._rounded(self.voice_packets_dropped),
        )

    def _traffic_metrics(self) -> Iterator[Metric]:
        yield GaugeMetricFamily(
            "unspoken_draining", "Whether the server opens no new tables", int(self.is_draining())
        )
        yield CounterMetricFamily(
            "unspoken_connections_rejected",
            "Connections rejected at the limit of connections or memory",
            self.rejected_connections,
        )
        refusals = CounterMetricFamily(
            "unspoken_refusals", "Refused requests, at every full hundred", labels=("code",)
        )
        for code, number in self.refusals.published.items():
            refusals.add_metric((code,), number)
        requests = CounterMetricFamily(
            "unspoken_http_requests", "HTTP requests, at every full hundred", labels=("route", "status")
        )
        for label, number in self.http.published.items():
            requests.add_metric(label, number)
        yield from (refusals, requests)

    def _rounded(self, number: int) -> int:
        return number - number % self._step


def _build_info() -> Metric:
    """Return the versions as labels, by Prometheus's convention for such information."""
    info = GaugeMetricFamily(
        "unspoken_build_info", "The versions of Unspoken and Python", labels=("version", "python")
    )
    info.add_metric((__version__, platform.python_version()), 1)
    return info


def _bots(thoughts: ThoughtTotals) -> Iterator[Metric]:
    """Bot metrics, as published at the last full hundred of thoughts."""
    yield CounterMetricFamily("unspoken_bot_thoughts", "Thoughts of bots, in hundreds", thoughts.begun)
    yield CounterMetricFamily(
        "unspoken_bot_thoughts_late", "Thoughts cancelled at the time limit", thoughts.late
    )
    yield CounterMetricFamily(
        "unspoken_bot_answers_sampled", "Random answers for bots that failed to answer", thoughts.sampled
    )
    yield CounterMetricFamily(
        "unspoken_bot_thought_seconds", "Table time that bots spent thinking", thoughts.millis / 1000
    )


METRICS = Metrics()
