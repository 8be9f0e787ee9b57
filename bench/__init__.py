"""Benchmarks of the server and the page. README.md lists them."""

import os

# As in the bots' own processes: for small matrix products, threads cost more CPU than they save.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
