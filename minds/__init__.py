"""Measures how well the bots play, and holds the partners and data that they are measured and tuned with.

Uses `bench.harness` and `bench.rivals`; nothing in `bench` imports this package.
"""

import os

# As in the bots' own processes: for small matrix products, threads cost more CPU than they save.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
