"""`unspoken check-data`: a damaged record affects only its own table."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import msgspec
import pytest

from tests.plain_http import plain_client
from tests.serving import LIGHT, serving
from tests.tables.harness import ManualAlarm
from tests.tables.stubs import StubBots, StubLibrary
from unspoken.cli.main import main
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.tables.errors import NoSuchTable
from unspoken.tables.games import find_games
from unspoken.tables.house import House
from unspoken.tables.table.services import Services

_TABLES = 8
_PAGE = 4096
_SECOND = 'WHERE "table" = ? AND step = 2'
_LAST = 'WHERE "table" = ?1 AND step = (SELECT max(step) FROM log WHERE "table" = ?1)'
_REPLACED = 'UPDATE log SET data = CAST(replace(CAST(data AS TEXT), ?1, ?2) AS BLOB) WHERE "table" = ?3'


def house(store: SQLiteStore) -> House:
    """Return a house without timers."""
    services = Services(dict(find_games()), store, StubLibrary(), StubBots(), lambda: 0)
    return House(services, ManualAlarm)


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A file with some tables, and their codes."""
    path = tmp_path_factory.mktemp("furnished") / "tables.db"

    async def furnish() -> list[str]:
        store = SQLiteStore(path)
        opened = [await house(store).open(f"Ada {number}", "dixit", "en", 3) for number in range(_TABLES)]
        await store.close()
        return [table.code for table, _token in opened]

    return path, asyncio.run(furnish())


@pytest.fixture
def codes(furnished: tuple[Path, list[str]]) -> list[str]:
    """The codes of the tables."""
    return furnished[1]


@pytest.fixture
def file(furnished: tuple[Path, list[str]], tmp_path: Path) -> Path:
    """A copy of the file for one test."""
    return Path(copyfile(furnished[0], tmp_path / "tables.db"))


def change(file: Path, statement: str, *values: object) -> None:
    """Change a row of a file."""
    with closing(sqlite3.connect(file)) as changed:
        changed.execute(statement, values)
        changed.commit()


def readable(file: Path, codes: list[str]) -> list[bool]:
    """Return for each table whether a house can open it."""

    async def look(store: SQLiteStore, code: str) -> bool:
        try:
            return (await house(store).find(code)).step > 0
        except NoSuchTable:
            return False

    async def look_at_all() -> list[bool]:
        store = SQLiteStore(file)
        found = [await look(store, code) for code in codes]
        await store.close()
        return found

    return asyncio.run(look_at_all())


def set_aside(file: Path) -> set[str]:
    """Return the codes of the tables that were moved into files."""
    return {path.stem for path in Path(f"{file}.set-aside").glob("*.json")}


def test_an_intact_file_has_no_damage(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command says so."""
    assert main(["check-data", str(file)]) == 0
    assert "no damage found" in capsys.readouterr().out


_DAMAGE: dict[str, Callable[[Path, str], None]] = {
    "torn": lambda file, code: change(file, f"UPDATE log SET data = substr(data, 1, 9) {_SECOND}", code),
    "missing": lambda file, code: change(file, f"DELETE FROM log {_SECOND}", code),
    "foreign": lambda file, code: change(file, _REPLACED, code, "ZZZZZZ", code),
    "nonsense": lambda file, code: change(
        file, f'UPDATE log SET data = CAST(\'{{"type":"began","header":{{}}}}\' AS BLOB) {_LAST}', code
    ),
}


@pytest.mark.parametrize("damage", _DAMAGE)
def test_only_the_table_with_the_damaged_record_is_set_aside(
    damage: str, file: Path, codes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The others can still be opened."""
    _DAMAGE[damage](file, codes[3])
    assert main(["check-data", str(file), "--no-set-aside"]) == 1
    assert capsys.readouterr().out.startswith(f"{codes[3]}: ")
    assert set_aside(file) == set()
    assert main(["check-data", str(file)]) == 1
    assert f"{codes[3]}: moved to " in capsys.readouterr().out
    assert set_aside(file) == {codes[3]}
    assert main(["check-data", str(file)]) == 0
    assert readable(file, codes) == [number != 3 for number in range(_TABLES)]


def test_the_file_of_a_damaged_table_has_all_its_records(file: Path, codes: list[str]) -> None:
    """Somebody may repair it."""
    _DAMAGE["torn"](file, codes[0])
    main(["check-data", str(file), "--set-aside"])
    saved = msgspec.json.decode(Path(f"{file}.set-aside", f"{codes[0]}.json").read_bytes())
    assert len(saved["records"]) > 5


def test_the_atlas_entries_of_a_damaged_table_stay(file: Path, codes: list[str]) -> None:
    """The table's file does not contain them, so they would be lost."""
    change(file, "INSERT INTO atlas VALUES (1, 'm', 1, 'dixit', 'moon', 0, 20000, x'7b7d')")
    change(file, "INSERT INTO atlas_kept (\"table\", mark, upto) VALUES (?, 'm', 1)", codes[0])
    _DAMAGE["torn"](file, codes[0])
    main(["check-data", str(file), "--set-aside"])
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT count(*) FROM atlas WHERE mark = 'm'").fetchone() == (1,)


def test_a_server_starts_with_a_damaged_table_and_refuses_only_that(file: Path, codes: list[str]) -> None:
    """A damaged table and a damaged deck do not affect the other tables."""
    _DAMAGE["torn"](file, codes[3])
    change(file, "INSERT INTO decks VALUES ('own-1', x'7b')")
    with (
        serving(file, (*LIGHT, "--bot-workers", "0")) as server,
        plain_client(base_url=server.address) as client,
    ):
        replies = [client.get(f"/api/tables/{code}") for code in codes[2:5]]
    assert [reply.status_code for reply in replies] == [200, 503, 200]
    assert replies[1].json()["code"] == "table-damaged"
    assert "Traceback" not in server.errors.read_text()


def test_a_damaged_deck_is_reported(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With its name."""
    change(file, "INSERT INTO decks VALUES ('own-1', x'7b')")
    assert main(["check-data", str(file)]) == 1
    assert "own-1: this deck is damaged" in capsys.readouterr().out


def test_a_damaged_atlas_entry_is_reported(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Servers ignore it."""
    change(file, "INSERT INTO atlas VALUES (1, 'a mark', 1, 'dixit', 'moon', 0, 20000, x'7b')")
    assert main(["check-data", str(file)]) == 1
    assert "An entry of the atlas is damaged" in capsys.readouterr().out


def test_damage_is_reported_as_json(file: Path, codes: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """One object, with the file into which a table was moved."""
    _DAMAGE["missing"](file, codes[1])
    change(file, "INSERT INTO decks VALUES ('own-1', x'7b')")
    assert main(["check-data", str(file), "--json"]) == 1
    table, deck = json.loads(capsys.readouterr().out)["damaged"]
    assert (table["what"], table["name"]) == ("table", codes[1])
    assert table["moved_to"] == f"{file}.set-aside/{codes[1]}.json"
    assert (deck["what"], deck["name"], deck["moved_to"]) == ("deck", "own-1", None)


def test_a_damaged_database_page_loses_only_its_own_rows(
    file: Path, codes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """All readable rows are copied into a new file; the old file is renamed."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages = database.execute("PRAGMA page_count").fetchone()[0]
    with file.open("r+b") as damaged:
        damaged.seek((pages - 2) * _PAGE)
        damaged.write(b"\xff" * _PAGE)
    assert main(["check-data", str(file), "--no-set-aside"]) == 1
    assert "the file itself is damaged" in capsys.readouterr().out
    assert main(["check-data", str(file)]) == 1
    assert main(["check-data", str(file)]) == 0
    assert len(list(file.parent.glob("tables.db.damaged-*[0-9]"))) == 1
    lost = {code for code, is_readable in zip(codes, readable(file, codes), strict=True) if not is_readable}
    assert len(lost) < _TABLES / 2 and lost >= set_aside(file)


def test_nothing_is_set_aside_while_a_server_runs(
    file: Path, codes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The check runs, and says why nothing is moved."""
    server = SQLiteStore(file)
    assert main(["check-data", str(file)]) == 0
    _DAMAGE["torn"](file, codes[3])
    assert main(["check-data", str(file)]) == 1
    assert "No table was moved. A server is using" in capsys.readouterr().out
    assert main(["check-data", str(file), "--set-aside"]) == 2
    asyncio.run(server.close())
    assert "stop it first" in capsys.readouterr().err
    assert set_aside(file) == set()


def test_a_table_of_an_unknown_game_is_not_set_aside(
    file: Path, codes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """It may be intact."""
    change(file, _REPLACED, '"game":"dixit"', '"game":"tarot"', codes[0])
    assert main(["check-data", str(file), "--set-aside"]) == 0
    assert "the game tarot is not installed" in capsys.readouterr().out
    assert set_aside(file) == set()
