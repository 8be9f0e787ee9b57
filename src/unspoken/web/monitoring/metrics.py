"""Metrics for Prometheus: plain integers that are collected on request."""

from __future__ import annotations

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

from unspoken.tables.bots.thought_counts import ThoughtTotals
from unspoken.tables.house import House

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)

PUBLISH_STEP = 100
"""Counts of table activity are published in full hundreds, so that no single act can be observed."""


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
        self.loop_lag = Histogram()
        self._replies = Histogram()
        self._step = PUBLISH_STEP
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def publish_exact(self) -> None:
        """Publish exact counts: for benchmarks, where no player's privacy is at stake."""
        self._step = self.loop_lag.step = self._replies.step = 1

    def add(self, collector: Collector) -> None:
        """Register another collector."""
        self._registry.register(collector)

    def exposition(self) -> bytes:
        """Return all metrics in Prometheus's text format."""
        return generate_latest(self._registry)

    def watch(self, house: House, exact: bool) -> None:
        """Collect the number of tables and the bot statistics from this house."""
        if exact:
            self.publish_exact()
        self.count_tables = lambda: len(house.tables)
        self.count_thoughts = lambda: house.services.thoughts.published

    def replied(self, seconds: float) -> None:
        """Record the time from a message to its reply."""
        self._replies.add(seconds)

    def collect(self) -> Iterator[Metric]:
        """Return all metrics for the Prometheus registry."""
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

    def _rounded(self, number: int) -> int:
        return number - number % self._step


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
