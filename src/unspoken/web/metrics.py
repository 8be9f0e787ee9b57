"""What the house counts, for Prometheus: plain integers, gathered when somebody asks."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import REGISTRY
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


class Timings:
    """How long something took, each time: a histogram."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    def family(self, name: str, help: str) -> Metric:
        """As Prometheus wants it."""
        bounds = [*map(str, _BOUNDS), "+Inf"]
        counts = list(zip(bounds, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(name, help, counts, self._sum)


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

    def watch(self, house: House) -> None:
        """Count the tables of this house, and what its bots think."""
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
        yield CounterMetricFamily("unspoken_messages", "Messages read from people", self.messages)
        yield CounterMetricFamily(
            "unspoken_too_slow", "Connections let go because they read too slowly", self.too_slow
        )
        yield from _bots(self.count_thoughts())
        yield self._replies.family(
            "unspoken_message_seconds", "From a message's arrival to the reply, saving included"
        )
        yield self.loop_lag.family(
            "unspoken_loop_lag_seconds", "How late the server's loop was for what it wanted to do"
        )


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
REGISTRY.register(METRICS)
