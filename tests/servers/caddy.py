"""A real Caddy on the loopback, from a wheel: the balancer before several servers."""

from __future__ import annotations

import shutil
import sysconfig
import tempfile
from pathlib import Path

from tests.servers.process import ServerProcess, on_a_free_port

_GLOBAL = """{{
    admin off
    auto_https off
    storage file_system {folder}
    persist_config off
}}
http://127.0.0.1:{port} {{
{site}
}}
"""


class Caddy:
    """One site over plain HTTP, as the lines of a Caddyfile's site block describe it."""

    def __init__(self, site: str) -> None:
        self._site = site
        self._folder = Path(tempfile.mkdtemp(prefix="unspoken-caddy-"))
        self.port, self._process = on_a_free_port(self._server)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Be there: again, if it is not."""
        if not self._process.is_running:
            self._process.start()

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        self._process.kill()

    def end(self) -> None:
        """Kill it, and leave nothing behind."""
        self._process.kill()
        shutil.rmtree(self._folder)

    def _server(self, port: int) -> ServerProcess:
        settings = self._folder / "Caddyfile"
        settings.write_text(_GLOBAL.format(folder=self._folder, port=port, site=self._site))
        program = Path(sysconfig.get_path("scripts")) / "caddy"
        command = [str(program), "run", "--config", str(settings), "--adapter", "caddyfile"]
        return ServerProcess(command, "serving initial configuration")
