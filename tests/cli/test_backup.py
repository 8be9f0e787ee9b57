"""`unspoken backup` and `unspoken restore`."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.test_replay import CODE, match_of, save
from tests.client import Client
from tests.plain_http import plain_client
from tests.serving import LIGHT, TOY_PACKS, serving
from tests.storage.test_sqlite_schema import ATLAS_OF_SCHEMA_3, SCHEMA_0
from unspoken.cli.main import main
from unspoken.storage.sqlite.store import SQLiteStore

_SAY = {"type": "say", "channel": "table"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with a finished game."""
    save(tmp_path / "tables.db", match_of(tmp_path / "packs"))
    return tmp_path / "tables.db"


def rows(path: Path) -> list[tuple[object, ...]]:
    """Return the log of a file."""
    with closing(sqlite3.connect(path)) as database:
        return database.execute('SELECT * FROM log ORDER BY "table", step').fetchall()


def test_a_backup_is_complete(file: Path, tmp_path: Path) -> None:
    """It is one file that only its owner can read."""
    assert main(["backup", str(file), str(tmp_path / "copy.db")]) == 0
    assert rows(tmp_path / "copy.db") == rows(file)
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    assert not (tmp_path / "copy.db.part").exists()


@pytest.mark.anyio
async def test_a_backup_during_play_has_all_acknowledged_moves(tmp_path: Path) -> None:
    """Everything said before the backup began is in it, and the log has no gaps."""
    more = (*LIGHT, "--also", "toygame", "--packs", str(TOY_PACKS))
    with serving(tmp_path / "tables.db", more) as server:
        ada = await Client.opens(server.address, "Ada", game="echo")
        said, enough = 0, asyncio.Event()

        async def talk() -> None:
            nonlocal said
            while not enough.is_set():
                assert (await ada.ask({**_SAY, "text": f"line {said}"}))["type"] == "ok"
                said += 1

        talking = asyncio.ensure_future(talk())
        copies = []
        for number in range(5):
            before, copy = said, tmp_path / f"copy{number}.db"
            assert await asyncio.to_thread(main, ["backup", str(server.data), str(copy)]) == 0
            copies.append((before, copy, said))
        enough.set()
        await talking
        await ada.hang_up()
    assert copies[-1][2] > copies[0][0], "nobody played during the backups"
    for before, copy, _ in copies:
        log = rows(copy)
        lines = sum(b'"text":"line ' in bytes(row[2]) for row in log)  # type: ignore[call-overload]  # a blob
        assert lines >= before and [row[1] for row in log] == list(range(len(log)))


def test_a_restored_table_can_be_opened(tmp_path: Path) -> None:
    """The server has the state of the backup; the previous file is renamed."""
    data, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with (
        serving(data, ("--also", "toygame", "--no-models")) as server,
        plain_client(base_url=server.address) as client,
    ):
        code = client.post("/api/tables", json={"name": "Ada", "game": "echo"}).json()["code"]
        assert main(["backup", str(data), str(copy)]) == 0
        later = client.post("/api/tables", json={"name": "Ada", "game": "echo"}).json()["code"]
        server.stop()
        assert main(["restore", str(copy), str(data)]) == 0
        server.start()
        found = [client.get(f"/api/tables/{table}").status_code for table in (code, later)]
    (previous,) = tmp_path.glob("tables.db.before-restore-*[0-9]")
    assert (found, len({row[0] for row in rows(previous)})) == ([200, 404], 2)


def test_a_backup_is_restored_to_a_new_path(file: Path, tmp_path: Path) -> None:
    """On a new machine."""
    assert main(["restore", str(file), str(tmp_path / "new" / "tables.db")]) == 0
    assert rows(tmp_path / "new" / "tables.db") == rows(file)


def test_nothing_is_restored_while_a_server_runs(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The server would write to the old file."""
    main(["backup", str(file), str(tmp_path / "copy.db")])
    server = SQLiteStore(file)
    assert main(["restore", str(tmp_path / "copy.db"), str(file)]) == 2
    asyncio.run(server.close())
    assert "A server is using" in capsys.readouterr().err


def test_a_backup_that_cannot_be_written_names_its_path(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And not the path of the source."""
    (tmp_path / "no-folder").write_text("mine")
    assert main(["backup", str(file), str(tmp_path / "no-folder" / "copy.db")]) == 2
    error = capsys.readouterr().err
    assert ("copy.db" in error, str(file) in error) == (True, False)


def test_a_backup_does_not_overwrite_a_file(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The existing file stays as it is."""
    (tmp_path / "copy.db").write_text("mine")
    assert main(["backup", str(file), str(tmp_path / "copy.db")]) == 2
    assert "already exists" in capsys.readouterr().err
    assert (tmp_path / "copy.db").read_text() == "mine"


@pytest.mark.parametrize("kind", ["letter", "cut", "empty", "strange"])
def test_an_invalid_backup_is_not_restored(
    kind: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The existing file does not change."""
    copy, before = tmp_path / "copy.db", rows(file)
    main(["backup", str(file), str(copy)])
    match kind:
        case "letter":
            copy.write_text("Dear Ada, " * 100)
        case "cut":
            copy.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
        case "empty":
            copy.write_bytes(b"")
        case _:
            copy.unlink()
            with closing(sqlite3.connect(copy)) as other:
                other.execute("CREATE TABLE recipes (name TEXT)")
    assert main(["restore", str(copy), str(file)]) == 2
    assert "copy.db" in capsys.readouterr().err
    assert (rows(file), [path.name for path in tmp_path.glob("*.part")]) == (before, [])


_FOREIGN = {
    "trigger": "CREATE TRIGGER evil AFTER INSERT ON log BEGIN DELETE FROM sounds; END",
    "view": "ALTER TABLE log RENAME TO hidden; CREATE VIEW log AS SELECT * FROM hidden",
    "table": "CREATE TABLE recipes (name TEXT)",
    "column": "ALTER TABLE log ADD COLUMN more TEXT",
    "constraint": "DROP TABLE decks; CREATE TABLE decks (pack TEXT PRIMARY KEY ON CONFLICT IGNORE, data)",
    "index": "CREATE UNIQUE INDEX once ON log (data)",
}


@pytest.mark.parametrize("what", _FOREIGN)
def test_a_copy_with_foreign_parts_is_not_restored(
    what: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A trigger would run with the server's next write."""
    copy, before = tmp_path / "copy.db", rows(file)
    main(["backup", str(file), str(copy)])
    with closing(sqlite3.connect(copy)) as other:
        other.executescript("DELETE FROM log WHERE step > 0;" + _FOREIGN[what])
    assert main(["restore", str(copy), str(file)]) == 2
    assert "Unspoken" in capsys.readouterr().err
    assert rows(file) == before


@pytest.mark.parametrize("version", [0, 3])
def test_a_copy_of_an_older_version_is_restored(version: int, file: Path, tmp_path: Path) -> None:
    """Its tables have other columns."""
    copy, before = tmp_path / "copy.db", rows(file)
    main(["backup", str(file), str(copy)])
    with closing(sqlite3.connect(copy)) as old:
        old.executescript(SCHEMA_0 if version == 0 else ATLAS_OF_SCHEMA_3)
    assert main(["restore", str(copy), str(tmp_path / "new.db")]) == 0
    asyncio.run(SQLiteStore(tmp_path / "new.db").close())
    assert rows(tmp_path / "new.db") == before


def test_a_backup_of_postgresql_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The error names pg_dump."""
    assert main(["backup", "postgresql://127.0.0.1/unspoken", str(tmp_path / "copy.db")]) == 2
    assert "pg_dump" in capsys.readouterr().err


def test_the_file_has_one_table(file: Path) -> None:
    """Otherwise the tests above would compare empty logs."""
    assert {row[0] for row in rows(file)} == {CODE}
