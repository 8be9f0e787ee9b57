"""`/healthz/ready` tells load balancers whether moves can be saved."""

from __future__ import annotations

import resource
import time
from pathlib import Path

import httpx

from tests.patience import PATIENCE
from tests.plain_http import plain_client
from tests.serving import LIGHT, serving

_READY = "/healthz/ready"


def wait_for(client: httpx.Client, status: int) -> str:
    """Poll until the reply has this status, because replies are cached for a moment; return its text."""
    deadline = time.monotonic() + PATIENCE
    while (reply := client.get(_READY)).status_code != status:
        assert time.monotonic() < deadline
    return reply.text


def test_a_server_is_not_ready_while_its_disk_is_full(tmp_path: Path) -> None:
    """It is ready again when there is room. A process that may not write files simulates a full disk."""
    with (
        serving(tmp_path / "tables.db", (*LIGHT, "--table-speed", "100")) as server,
        plain_client(base_url=server.address) as client,
    ):
        assert client.get(_READY).text == "ready\n"
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        assert wait_for(client, 503) == "this server cannot save moves\n"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        assert wait_for(client, 200) == "ready\n"
