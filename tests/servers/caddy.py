"""A real Caddy on 127.0.0.1, from a wheel: a load balancer, or TLS in front of one server."""

from __future__ import annotations

import shutil
import sysconfig
import tempfile
from pathlib import Path

from tests.servers.process import ServerProcess, on_a_free_port

_PLAIN = """{{
    admin off
    auto_https off
    storage file_system {folder}
    persist_config off
}}
http://127.0.0.1:{port} {{
{site}
}}
"""
_TLS = """{{
    admin off
    auto_https disable_redirects
    skip_install_trust
    storage file_system {folder}
    persist_config off
}}
https://{name}:{port} {{
    bind 127.0.0.1
    tls internal
{site}
}}
"""


class Caddy:
    """One site with the lines of a Caddyfile's site block: plain HTTP, or TLS if it has a name."""

    def __init__(self, site: str, name: str | None = None) -> None:
        self._site = site
        self._name = name
        self._folder = Path(tempfile.mkdtemp(prefix="unspoken-caddy-"))
        self.port, self._process = on_a_free_port(self._server)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}" if self._name is None else f"https://{self._name}:{self.port}"

    @property
    def authority(self) -> Path:
        """The root certificate of its own authority."""
        return self._folder / "pki" / "authorities" / "local" / "root.crt"

    def start(self) -> None:
        """Start it, unless it is running."""
        if not self._process.is_running:
            self._process.start()

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        self._process.kill()

    def end(self) -> None:
        """Kill it and delete its files."""
        self._process.kill()
        shutil.rmtree(self._folder)

    def _server(self, port: int) -> ServerProcess:
        settings = self._folder / "Caddyfile"
        template = _PLAIN if self._name is None else _TLS
        settings.write_text(template.format(folder=self._folder, port=port, name=self._name, site=self._site))
        program = Path(sysconfig.get_path("scripts")) / "caddy"
        command = [str(program), "run", "--config", str(settings), "--adapter", "caddyfile"]
        return ServerProcess(command, "serving initial configuration")
