"""`unspoken check-data`: one rotten record costs one table, never the others and never the start."""

from __future__ import annotations

import asyncio
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
from unspoken.storage.sqlite import SQLiteStore
from unspoken.tables.errors import NoSuchTable
from unspoken.tables.games import find_games
from unspoken.tables.house import House
from unspoken.tables.services import Services

_TABLES = 8
_PAGE = 4096
_ONE = 'WHERE "table" = ? AND step = 2'
_LAST = 'WHERE "table" = ?1 AND step = (SELECT max(step) FROM log WHERE "table" = ?1)'
_REPLACED = 'UPDATE log SET data = CAST(replace(CAST(data AS TEXT), ?1, ?2) AS BLOB) WHERE "table" = ?3'


def house(store: SQLiteStore) -> House:
    """A house on a file, in which nothing happens by itself."""
    services = Services(dict(find_games()), store, StubLibrary(), StubBots(), lambda: 0)
    return House(services, ManualAlarm)


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A file with some tables at which games have begun, and their codes."""
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
    """A copy of the file, for one test."""
    return Path(copyfile(furnished[0], tmp_path / "tables.db"))


def change(file: Path, statement: str, *values: object) -> None:
    """Something happens to a file that should not."""
    with closing(sqlite3.connect(file)) as changed:
        changed.execute(statement, values)
        changed.commit()


def there(file: Path, codes: list[str]) -> list[bool]:
    """Which of the tables a house finds."""

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
    """What lies beside a file."""
    return {one.stem for one in Path(f"{file}.set-aside").glob("*.json")}


def test_a_file_that_is_whole_is_well(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And says so."""
    assert main(["check-data", str(file)]) == 0
    assert "all is well" in capsys.readouterr().out


_ROT: dict[str, Callable[[Path, str], None]] = {
    "torn": lambda file, code: change(file, f"UPDATE log SET data = substr(data, 1, 9) {_ONE}", code),
    "missing": lambda file, code: change(file, f"DELETE FROM log {_ONE}", code),
    "foreign": lambda file, code: change(file, _REPLACED, code, "ZZZZZZ", code),
    "nonsense": lambda file, code: change(
        file, f'UPDATE log SET data = CAST(\'{{"type":"began","header":{{}}}}\' AS BLOB) {_LAST}', code
    ),
}


@pytest.mark.parametrize("rot", _ROT)
def test_a_rotten_record_is_found_and_costs_its_table_alone(
    rot: str, file: Path, codes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The others are there as they were."""
    _ROT[rot](file, codes[3])
    assert main(["check-data", str(file), "--no-set-aside"]) == 1
    assert capsys.readouterr().out.startswith(f"{codes[3]}: ")
    assert set_aside(file) == set()
    assert main(["check-data", str(file)]) == 1
    assert f"{codes[3]}: set aside in " in capsys.readouterr().out
    assert set_aside(file) == {codes[3]}
    assert main(["check-data", str(file)]) == 0
    assert there(file, codes) == [number != 3 for number in range(_TABLES)]


def test_what_is_set_aside_has_all_that_was_there(file: Path, codes: list[str]) -> None:
    """Somebody may mend it."""
    _ROT["torn"](file, codes[0])
    main(["check-data", str(file), "--set-aside"])
    saved = msgspec.json.decode(Path(f"{file}.set-aside", f"{codes[0]}.json").read_bytes())
    assert len(saved["records"]) > 5


def test_what_the_house_remembers_of_a_table_is_not_set_aside(file: Path, codes: list[str]) -> None:
    """The file beside has none of it: it would be lost."""
    change(file, "INSERT INTO atlas VALUES (1, 'm', 1, 'dixit', 'moon', 0, 20000, x'7b7d')")
    change(file, "INSERT INTO atlas_kept (\"table\", mark, upto) VALUES (?, 'm', 1)", codes[0])
    _ROT["torn"](file, codes[0])
    main(["check-data", str(file), "--set-aside"])
    with closing(sqlite3.connect(file)) as kept:
        assert kept.execute("SELECT count(*) FROM atlas WHERE mark = 'm'").fetchone() == (1,)


def test_a_server_starts_on_a_file_with_rot_and_says_a_sentence_of_it(file: Path, codes: list[str]) -> None:
    """Nobody has to check anything first: a table and a deck are rotten, the rest is played."""
    _ROT["torn"](file, codes[3])
    change(file, "INSERT INTO decks VALUES ('own-1', x'7b')")
    with (
        serving(file, (*LIGHT, "--bot-workers", "0")) as server,
        plain_client(base_url=server.address) as door,
    ):
        replies = [door.get(f"/api/tables/{code}") for code in codes[2:5]]
    assert [one.status_code for one in replies] == [200, 503, 200]
    assert replies[1].json()["code"] == "table-damaged"
    assert "Traceback" not in server.errors.read_text()


def test_a_rotten_deck_is_told_of(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By its name."""
    change(file, "INSERT INTO decks VALUES ('own-1', x'7b')")
    assert main(["check-data", str(file)]) == 1
    assert "own-1: this deck cannot be read" in capsys.readouterr().out


def test_a_rotten_entry_of_the_atlas_is_told_of(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Servers leave it out by themselves."""
    change(file, "INSERT INTO atlas VALUES (1, 'a mark', 1, 'dixit', 'moon', 0, 20000, x'7b')")
    assert main(["check-data", str(file)]) == 1
    assert "an entry that cannot be read" in capsys.readouterr().out


def test_a_page_of_rubbish_costs_no_more_than_what_was_on_it(
    file: Path, codes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """What can be read is read row by row into a new file; the old one is kept."""
    with closing(sqlite3.connect(file)) as found:
        found.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages = found.execute("PRAGMA page_count").fetchone()[0]
    with file.open("r+b") as rotting:
        rotting.seek((pages - 2) * _PAGE)
        rotting.write(b"\xff" * _PAGE)
    assert main(["check-data", str(file), "--no-set-aside"]) == 1
    assert "the file itself is damaged" in capsys.readouterr().out
    assert main(["check-data", str(file)]) == 1
    assert main(["check-data", str(file)]) == 0
    assert len(list(file.parent.glob("tables.db.damaged-*[0-9]"))) == 1
    lost = {code for code, is_there in zip(codes, there(file, codes), strict=True) if not is_there}
    assert len(lost) < _TABLES / 2 and lost >= set_aside(file)


def test_nothing_is_set_aside_under_a_server(
    file: Path, codes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Looking is allowed, and says why there is no more than that."""
    server = SQLiteStore(file)
    assert main(["check-data", str(file)]) == 0
    _ROT["torn"](file, codes[3])
    assert main(["check-data", str(file)]) == 1
    assert "Nothing is set aside. A server is using" in capsys.readouterr().out
    assert main(["check-data", str(file), "--set-aside"]) == 2
    asyncio.run(server.close())
    assert "stop it first" in capsys.readouterr().err
    assert set_aside(file) == set()


def test_a_table_of_a_game_that_is_not_here_is_left_alone(
    file: Path, codes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """It may be whole for all we know."""
    change(file, _REPLACED, '"game":"dixit"', '"game":"tarot"', codes[0])
    assert main(["check-data", str(file), "--set-aside"]) == 0
    assert "the game tarot is not in this house" in capsys.readouterr().out
    assert set_aside(file) == set()
