"""A real NATS on 127.0.0.1, from a wheel."""

from __future__ import annotations

import shutil
import sysconfig
import tempfile
from pathlib import Path

from tests.servers.process import ServerProcess, on_a_free_port


class Nats:
    """A server without storage, which can be restarted on the same port."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="unspoken-nats-"))
        self.port, self._process = on_a_free_port(self._server)

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        """Start it, unless it is running."""
        if not self._process.is_running:
            self._process.start()

    def stop(self) -> None:
        """Stop it with SIGTERM."""
        self._process.stop()

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        self._process.kill()

    def end(self) -> None:
        """Kill it and delete its files."""
        self._process.kill()
        shutil.rmtree(self._folder)

    def _server(self, port: int) -> ServerProcess:
        settings = self._folder / "nats.conf"
        settings.write_text(f"listen: 127.0.0.1:{port}\n")
        program = Path(sysconfig.get_path("scripts")) / "nats-server"
        return ServerProcess([str(program), "-c", str(settings)], "Server is ready")
