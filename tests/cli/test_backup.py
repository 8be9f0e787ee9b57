"""`unspoken backup` and `restore`: a copy while people play, and all of it back afterwards."""

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
from unspoken.cli.main import main
from unspoken.storage.sqlite import SQLiteStore

_CLAPS = {"type": "say", "channel": "table"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with a game that is over."""
    save(tmp_path / "tables.db", match_of(tmp_path / "packs"))
    return tmp_path / "tables.db"


def rows(path: Path) -> list[tuple[object, ...]]:
    """The log in a file."""
    with closing(sqlite3.connect(path)) as one:
        return one.execute('SELECT * FROM log ORDER BY "table", step').fetchall()


def test_a_backup_has_all_that_is_there(file: Path, tmp_path: Path) -> None:
    """In one file, its owner's alone."""
    assert main(["backup", str(file), str(tmp_path / "copy.db")]) == 0
    assert rows(tmp_path / "copy.db") == rows(file)
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    assert not (tmp_path / "copy.db.part").exists()


@pytest.mark.anyio
async def test_a_backup_made_while_people_play_has_all_that_was_acknowledged(tmp_path: Path) -> None:
    """Nobody waits for it, and everything said before it was begun is in it, in one piece."""
    more = (*LIGHT, "--also", "toygame", "--packs", str(TOY_PACKS))
    with serving(tmp_path / "tables.db", more) as server:
        ada = await Client.opens(server.address, "Ada", game="echo")
        said, enough = 0, asyncio.Event()

        async def talk() -> None:
            nonlocal said
            while not enough.is_set():
                assert (await ada.ask({**_CLAPS, "text": f"line {said}"}))["type"] == "ok"
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
    assert copies[-1][2] > copies[0][0], "nobody played meanwhile"
    for before, copy, _ in copies:
        log = rows(copy)
        lines = sum(b'"text":"line ' in bytes(row[2]) for row in log)  # type: ignore[call-overload]  # a blob
        assert lines >= before and [row[1] for row in log] == list(range(len(log)))


def test_a_restored_table_is_played_on(tmp_path: Path) -> None:
    """The server finds it as it was at the backup; what it was before is kept."""
    data, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with (
        serving(data, ("--also", "toygame", "--no-models")) as server,
        plain_client(base_url=server.address) as door,
    ):
        code = door.post("/api/tables", json={"name": "Ada", "game": "echo"}).json()["code"]
        assert main(["backup", str(data), str(copy)]) == 0
        later = door.post("/api/tables", json={"name": "Ada", "game": "echo"}).json()["code"]
        server.stop()
        assert main(["restore", str(copy), str(data)]) == 0
        server.start()
        found = [door.get(f"/api/tables/{one}").status_code for one in (code, later)]
    (aside,) = tmp_path.glob("tables.db.before-restore-*[0-9]")
    assert (found, len({row[0] for row in rows(aside)})) == ([200, 404], 2)


def test_a_file_is_restored_where_there_is_none(file: Path, tmp_path: Path) -> None:
    """On a new machine."""
    assert main(["restore", str(file), str(tmp_path / "new" / "tables.db")]) == 0
    assert rows(tmp_path / "new" / "tables.db") == rows(file)


def test_nothing_is_restored_under_a_server(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would go on writing to what is gone."""
    main(["backup", str(file), str(tmp_path / "copy.db")])
    server = SQLiteStore(file)
    assert main(["restore", str(tmp_path / "copy.db"), str(file)]) == 2
    asyncio.run(server.close())
    assert "A server is using" in capsys.readouterr().err


def test_a_backup_that_has_no_place_names_the_place(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file that is copied is well."""
    (tmp_path / "no-folder").write_text("mine")
    assert main(["backup", str(file), str(tmp_path / "no-folder" / "copy.db")]) == 2
    said = capsys.readouterr().err
    assert ("copy.db" in said, str(file) in said) == (True, False)


def test_a_backup_is_not_written_over_a_file(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Least of all over the one that is in use."""
    (tmp_path / "copy.db").write_text("mine")
    assert main(["backup", str(file), str(tmp_path / "copy.db")]) == 2
    assert "is there already" in capsys.readouterr().err
    assert (tmp_path / "copy.db").read_text() == "mine"


@pytest.mark.parametrize("kind", ["letter", "cut", "empty", "strange"])
def test_what_is_no_good_backup_is_not_restored(
    kind: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file that is there stays as it is."""
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
    assert (rows(file), [one.name for one in tmp_path.glob("*.part")]) == (before, [])


def test_a_database_has_backups_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """PostgreSQL's."""
    assert main(["backup", "postgresql://127.0.0.1/unspoken", str(tmp_path / "copy.db")]) == 2
    assert "pg_dump" in capsys.readouterr().err


def test_there_is_one_table_in_the_file(file: Path) -> None:
    """Or the tests above compare nothing with nothing."""
    assert {row[0] for row in rows(file)} == {CODE}
