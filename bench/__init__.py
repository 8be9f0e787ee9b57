"""What we measure, against what, in one run."""

import os

# As in the processes in which bots think: threads of small products wait for each other, which costs CPU too.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
