"""What the house counts, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

SOCKETS = Gauge("unspoken_sockets", "Open connections to tables")
MESSAGES = Counter("unspoken_messages", "Messages read from people")
TOO_SLOW = Counter("unspoken_too_slow", "Connections let go because they read too slowly")
TABLES = Gauge("unspoken_tables_awake", "Tables in memory")
OPENED = Counter("unspoken_tables_opened", "Tables opened")
ANSWER_SECONDS = Histogram(
    "unspoken_message_seconds",
    "From a message's arrival to the reply, saving included",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)
