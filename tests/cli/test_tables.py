"""`unspoken tables`: what is kept is listed, taken out, put back and deleted, in a file and in a database."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile

import msgspec
import pytest

from tests.cli.open_stores import within
from tests.cli.test_replay import CODE, match_of, save
from tests.content.own.rendered_cards import filled
from tests.servers.postgres import Postgres
from unspoken.cli.main import main
from unspoken.content.own.decks import OwnDecks
from unspoken.storage.store import Store

_OTHER = "XYZ789"


async def furnish(store: Store) -> None:
    """A table gets a recording and a deck, and there is another table."""
    await store.keep_sound(CODE, "wind", bytes(range(256)))
    await store.touch([CODE], 86_400)
    await filled(OwnDecks(store), CODE, 3)
    await store.append(_OTHER, 0, [b"one"])


async def contents(store: Store) -> tuple[object, ...]:
    """All that is kept of the table, but for the touch."""
    decks = OwnDecks(store)
    await decks.remember()
    deck = decks.of_table(CODE)
    pictures = [] if deck is None else [await decks.picture(deck.pack, card.id, True) for card in deck.cards]
    return await store.load(CODE), await store.sound(CODE, "wind"), deck, pictures


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a game that is over, a recording and a deck."""
    folder = tmp_path_factory.mktemp("house")
    save(folder / "tables.db", match_of(folder / "packs"))
    within(str(folder / "tables.db"), furnish)
    return folder / "tables.db"


@pytest.fixture
def file(furnished: Path, tmp_path: Path) -> str:
    """A copy of it for one test."""
    return str(copyfile(furnished, tmp_path / "tables.db"))


@pytest.fixture(scope="module")
def template(furnished: Path, postgres: Postgres) -> str:
    """The name of a database with the same in it."""
    postgres.start()
    name = postgres.fresh_database()
    main(["move-data", str(furnished), postgres.url(name)])
    return name


@pytest.fixture
def url(template: str, postgres: Postgres) -> Iterator[str]:
    """A copy of it for one test."""
    name = f"{template}_copy"
    postgres.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    yield postgres.url(name)
    postgres.drop(name)


@pytest.fixture(params=["file", "url"])
def store(request: pytest.FixtureRequest) -> str:
    """Either."""
    return str(request.getfixturevalue(request.param))


def test_tables_are_listed_with_what_they_take(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One a line, for programs too."""
    assert main(["tables", "list", file, "--json"]) == 0
    first, second = map(msgspec.json.decode, capsys.readouterr().out.splitlines())
    assert (first["code"], first["sounds"], first["sound_bytes"], first["touched"]) == (CODE, 1, 256, 86_400)
    assert (second["code"], second["records"], second["bytes"], second["touched"]) == (_OTHER, 1, 3, None)


def test_tables_are_listed_for_people(store: str, capsys: pytest.CaptureFixture[str]) -> None:
    """By their codes."""
    assert main(["tables", "list", store]) == 0
    said = capsys.readouterr().out
    assert CODE in said and _OTHER in said


def test_a_table_goes_out_and_comes_back_as_it_was(store: str, tmp_path: Path) -> None:
    """Log, recordings, deck and pictures, byte for byte."""
    before = within(store, contents)
    assert main(["tables", "export", store, CODE, str(tmp_path / "table.json")]) == 0
    assert main(["tables", "delete", store, CODE.lower()]) == 0
    assert within(store, contents) == ([], None, None, [])
    assert main(["tables", "import", store, str(tmp_path / "table.json")]) == 0
    assert within(store, contents) == before


def test_a_table_can_go_to_another_house(file: str, tmp_path: Path) -> None:
    """The store there is another."""
    main(["tables", "export", file, CODE, str(tmp_path / "table.json")])
    other = str(tmp_path / "other.db")
    within(other, lambda store: store.append(_OTHER, 0, [b"theirs"]))
    assert main(["tables", "import", other, str(tmp_path / "table.json")]) == 0
    assert within(other, contents) == within(file, contents)


def test_no_other_table_is_deleted(store: str) -> None:
    """Only what was named."""
    main(["tables", "delete", store, CODE])
    assert within(store, lambda one: one.load(_OTHER)) == [b"one"]


def test_of_several_tables_all_are_deleted_or_none(store: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A slip in the second code leaves the first where it is."""
    assert main(["tables", "delete", store, CODE, "NQBQDY"]) == 2
    assert "There is no table NQBQDY." in capsys.readouterr().err
    assert within(store, lambda one: one.load(CODE)) != []


def test_a_table_that_is_there_is_not_written_over(
    store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody may have played on."""
    main(["tables", "export", store, CODE, str(tmp_path / "table.json")])
    assert main(["tables", "import", store, str(tmp_path / "table.json")]) == 2
    assert f"There is a table {CODE} already" in capsys.readouterr().err


def test_a_file_that_is_there_is_not_written_over(file: str, tmp_path: Path) -> None:
    """Name a new one."""
    (tmp_path / "table.json").write_text("mine")
    assert main(["tables", "export", file, CODE, str(tmp_path / "table.json")]) == 2
    assert (tmp_path / "table.json").read_text() == "mine"


def test_an_exported_table_is_its_owners_alone(file: str, tmp_path: Path) -> None:
    """Names and talk are in it."""
    main(["tables", "export", file, CODE, str(tmp_path / "table.json")])
    assert stat.S_IMODE((tmp_path / "table.json").stat().st_mode) == 0o600


@pytest.mark.parametrize("text", ["", "{}", '{"unspoken":1,"code":"ABC234","records":["b25l"],"sounds":{}}'])
def test_what_is_no_table_is_not_put_in(
    text: str, file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not even one whose records are nonsense."""
    (tmp_path / "table.json").write_text(text)
    main(["tables", "delete", file, CODE])
    assert main(["tables", "import", file, str(tmp_path / "table.json")]) == 2
    assert "table.json" in capsys.readouterr().err


@pytest.mark.parametrize("what", ["delete", "import"])
def test_nothing_is_changed_under_a_server(
    what: str,
    store: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It would go on writing to what is gone."""
    monkeypatch.setattr("unspoken.storage.postgres_archive._LOOKS", 1)  # it will not end meanwhile
    main(["tables", "export", store, CODE, str(tmp_path / "table.json")])
    named = CODE if what == "delete" else str(tmp_path / "table.json")

    async def change(server: Store) -> int:
        await server.load(CODE)
        return await asyncio.to_thread(main, ["tables", what, store, named])

    assert within(store, change) == 2
    assert "stop it first" in capsys.readouterr().err


def test_a_table_is_taken_out_under_a_server(file: str, tmp_path: Path) -> None:
    """Reading disturbs nobody."""

    async def export(_server: Store) -> int:
        return await asyncio.to_thread(main, ["tables", "export", file, CODE, str(tmp_path / "table.json")])

    assert within(file, export) == 0


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A sentence."""
    assert main(["tables", "list", str(tmp_path / "none.db")]) == 2
    assert "There is no file" in capsys.readouterr().err and not (tmp_path / "none.db").exists()
