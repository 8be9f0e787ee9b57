"""What the house counts, for Prometheus: plain integers, gathered when somebody asks."""

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

from unspoken.tables.house import House
from unspoken.tables.thought_counts import Thoughts

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


HUNDRED = 100
"""What happens at tables is published in full hundreds: nobody sees a single act be counted."""


class Timings:
    """How long something took, each time: a histogram, as it stood when so many more had come."""

    def __init__(self) -> None:
        self.step = HUNDRED
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0
        self._number = 0
        self._published = (tuple(self._counts), 0.0)

    def add(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds
        self._number += 1
        if self._number % self.step == 0:
            self._published = (tuple(self._counts), self._sum)

    def family(self, name: str, help: str) -> Metric:
        """As Prometheus wants it."""
        counts, total = self._published
        bounds = [*map(str, _BOUNDS), "+Inf"]
        return HistogramMetricFamily(name, help, list(zip(bounds, accumulate(counts), strict=True)), total)


class Metrics(Collector):
    """Everything that is counted."""

    def __init__(self) -> None:
        self.sockets = 0
        self.messages = 0
        self.too_slow = 0
        self.opened = 0
        self.count_tables: Callable[[], int] = lambda: 0
        self.count_thoughts: Callable[[], Thoughts] = Thoughts
        self.loop_lag = Timings()
        self._replies = Timings()
        self._step = HUNDRED
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def count_singly(self) -> None:
        """Publish every single act: for measuring, where nobody plays who could be spied on."""
        self._step = self.loop_lag.step = self._replies.step = 1

    def add(self, collector: Collector) -> None:
        """More that is counted elsewhere."""
        self._registry.register(collector)

    def told(self) -> bytes:
        """All of it, as it is sent."""
        return generate_latest(self._registry)

    def watch(self, house: House, singly: bool) -> None:
        """Count the tables of this house, and what its bots think."""
        if singly:
            self.count_singly()
        self.count_tables = lambda: len(house.tables)
        self.count_thoughts = lambda: house.services.thoughts.published

    def replied(self, seconds: float) -> None:
        """A message has had its reply."""
        self._replies.add(seconds)

    def collect(self) -> Iterator[Metric]:
        """All of it, as Prometheus wants it."""
        yield GaugeMetricFamily("unspoken_sockets", "Open connections to tables", self.sockets)
        yield GaugeMetricFamily("unspoken_tables_awake", "Tables in memory", self.count_tables())
        yield CounterMetricFamily("unspoken_tables_opened", "Tables opened", self.opened)
        yield CounterMetricFamily(
            "unspoken_messages", "Messages read from people, in hundreds", self._full(self.messages)
        )
        yield CounterMetricFamily(
            "unspoken_too_slow",
            "Connections let go because they read too slowly, in hundreds",
            self._full(self.too_slow),
        )
        yield from _bots(self.count_thoughts())
        yield self._replies.family(
            "unspoken_message_seconds",
            "From a message's arrival to the reply, saving included; in hundreds",
        )
        yield self.loop_lag.family(
            "unspoken_loop_lag_seconds",
            "How late the server's loop was for what it wanted to do; in hundreds",
        )

    def _full(self, number: int) -> int:
        return number - number % self._step


def _bots(thoughts: Thoughts) -> Iterator[Metric]:
    """How bots fare, as it stood at the last full hundred of thoughts."""
    yield CounterMetricFamily("unspoken_bot_thoughts", "Thoughts of bots, in hundreds", thoughts.begun)
    yield CounterMetricFamily("unspoken_bot_thoughts_late", "Thoughts given up as too long", thoughts.late)
    yield CounterMetricFamily(
        "unspoken_bot_answers_sampled", "Answers that chance gave for a bot in trouble", thoughts.sampled
    )
    yield CounterMetricFamily(
        "unspoken_bot_thought_seconds", "Table time that bots thought", thoughts.millis / 1000
    )


METRICS = Metrics()
