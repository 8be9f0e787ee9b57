"""Prometheus metrics of a node."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from unspoken.cluster.node import Node

_STEP = 100
_BYTES_STEP = 100_000


class NodeMetrics(Collector):
    """Ownership, lease, relays and bus. Counts are rounded down so that they do not reveal single actions."""

    def __init__(self, node: Node) -> None:
        self._node = node

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics."""
        leases, mailbox = self._node.leases, self._node.mailbox
        sent, received = _full(mailbox.sent), _full(mailbox.received)
        sent_bytes = _full(mailbox.sent_bytes, _BYTES_STEP)
        relays = 0 if self._node.relays is None else len(self._node.relays)
        yield GaugeMetricFamily("unspoken_tables_owned", "Tables that this node owns", len(leases.tables))
        yield GaugeMetricFamily(
            "unspoken_lease_seconds", "Seconds until the lease expires", leases.seconds_left
        )
        yield CounterMetricFamily(
            "unspoken_leases_lapsed", "How often the lease expired before it was renewed", leases.expirations
        )
        yield CounterMetricFamily(
            "unspoken_tables_lost",
            "Tables that this node lost or handed over",
            leases.lost_tables,
        )
        yield GaugeMetricFamily("unspoken_relays", "Connections at other nodes to tables here", relays)
        yield GaugeMetricFamily(
            "unspoken_remote_visits", "Connections here to tables at other nodes", len(self._node.visits)
        )
        yield CounterMetricFamily("unspoken_envelopes_sent", "Envelopes to other nodes", sent)
        yield CounterMetricFamily("unspoken_envelopes_sent_bytes", "Bytes to other nodes", sent_bytes)
        yield CounterMetricFamily("unspoken_envelopes_received", "Envelopes from other nodes", received)
        yield GaugeMetricFamily("unspoken_bus_queue_bytes", "Bytes queued for the bus", mailbox.bus.queued)
        yield GaugeMetricFamily("unspoken_bus_up", "Whether the bus is connected", int(mailbox.bus.is_up))


def _full(count: int, step: int = _STEP) -> int:
    return count // step * step
