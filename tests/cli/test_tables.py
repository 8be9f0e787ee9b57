"""`unspoken tables` lists, exports, imports and deletes tables, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
import io
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copyfile

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from tests.cli.open_stores import with_store
from tests.cli.test_replay import CODE, match_of, save
from tests.pictures import files
from tests.servers.postgres import Postgres
from unspoken.cli.data.saved_table import SavedDeck, SavedTable
from unspoken.cli.main import main
from unspoken.content.own.deck import OwnDeck
from unspoken.content.own.decks import OwnDecks
from unspoken.pictures.classifier.installed import NO_MODELS
from unspoken.pictures.rendering import render_card
from unspoken.storage.store import Store

_OTHER = "XYZ789"


async def furnish(store: Store) -> None:
    """Add a recording and a deck to the table, and a second table."""
    await store.keep_sound(CODE, "wind", bytes(range(256)))
    await store.touch([CODE], 86_400)
    await OwnDecks(store).add(CODE, render_card(files.jpeg()))
    await store.append(_OTHER, 0, [b"one"])


async def contents(store: Store) -> tuple[object, ...]:
    """Return everything that is stored for the table, except the time of its last use."""
    decks = OwnDecks(store)
    await decks.reload()
    deck = decks.of_table(CODE)
    pictures = [] if deck is None else [await decks.picture(deck.pack, card.id, True) for card in deck.cards]
    return await store.load(CODE), await store.sound(CODE, "wind"), _unweighed(deck), [*map(_size, pictures)]


def _unweighed(deck: OwnDeck | None) -> OwnDeck | None:
    """Return a deck without the sizes of its pictures, which change because they are encoded again."""
    return None if deck is None else replace(deck, cards=tuple(replace(c, weight=0) for c in deck.cards))


def _size(picture: bytes | None) -> tuple[int, int]:
    """Return the width and height of a picture."""
    assert picture is not None
    return Image.open(io.BytesIO(picture)).size


def changed(path: Path, change: Callable[[SavedTable, SavedDeck, OwnDeck], SavedTable]) -> None:
    """Change an exported table that has one deck."""
    table = msgspec.json.decode(path.read_bytes(), type=SavedTable)
    (deck,) = table.decks
    path.write_bytes(msgspec.json.encode(change(table, deck, msgspec.json.decode(deck.data, type=OwnDeck))))


@pytest.fixture(autouse=True)
def _without_models(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not classify imported pictures; the classifier has its own tests."""
    monkeypatch.setenv(NO_MODELS, "1")


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a finished game, a recording and a deck."""
    folder = tmp_path_factory.mktemp("house")
    save(folder / "tables.db", match_of(folder / "packs"))
    with_store(str(folder / "tables.db"), furnish)
    return folder / "tables.db"


@pytest.fixture
def file(furnished: Path, tmp_path: Path) -> str:
    """A copy of the file for one test."""
    return str(copyfile(furnished, tmp_path / "tables.db"))


@pytest.fixture(scope="module")
def template(furnished: Path, postgres: Postgres) -> str:
    """The name of a database with the same data."""
    postgres.start()
    name = postgres.fresh_database()
    main(["move-data", str(furnished), postgres.url(name)])
    return name


@pytest.fixture
def url(template: str, postgres: Postgres) -> Iterator[str]:
    """The URL of a copy of the database for one test."""
    name = f"{template}_copy"
    postgres.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    yield postgres.url(name)
    postgres.drop(name)


@pytest.fixture(params=["file", "url"])
def store(request: pytest.FixtureRequest) -> str:
    """The file or the database."""
    return str(request.getfixturevalue(request.param))


def test_tables_are_listed_as_json(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One object per line, with sizes."""
    assert main(["tables", "list", file, "--json"]) == 0
    first, second = map(msgspec.json.decode, capsys.readouterr().out.splitlines())
    assert (first["code"], first["sounds"], first["sound_bytes"], first["touched"]) == (CODE, 1, 256, 86_400)
    assert (second["code"], second["records"], second["bytes"], second["touched"]) == (_OTHER, 1, 3, None)


def test_tables_are_listed_as_text(store: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With their codes."""
    assert main(["tables", "list", store]) == 0
    output = capsys.readouterr().out
    assert CODE in output and _OTHER in output


def test_an_exported_table_is_imported_unchanged(store: str, tmp_path: Path) -> None:
    """Log, recordings, deck and pictures."""
    before = with_store(store, contents)
    assert main(["tables", "export", store, CODE, str(tmp_path / "table.json")]) == 0
    assert main(["tables", "delete", store, CODE.lower()]) == 0
    assert with_store(store, contents) == ([], None, None, [])
    assert main(["tables", "import", store, str(tmp_path / "table.json")]) == 0
    assert with_store(store, contents) == before


def test_a_table_can_be_imported_into_another_store(file: str, tmp_path: Path) -> None:
    """As on another server."""
    main(["tables", "export", file, CODE, str(tmp_path / "table.json")])
    other = str(tmp_path / "other.db")
    with_store(other, lambda store: store.append(_OTHER, 0, [b"theirs"]))
    assert main(["tables", "import", other, str(tmp_path / "table.json")]) == 0
    assert with_store(other, contents) == with_store(file, contents)


def test_imported_pictures_are_encoded_anew(file: str, tmp_path: Path) -> None:
    """Their files may contain more than pixels."""

    def hide(table: SavedTable, deck: SavedDeck, _own: OwnDeck) -> SavedTable:
        pictures = dict.fromkeys(deck.pictures, (files.with_gps(), files.with_gps()))
        return replace(table, decks=(replace(deck, pictures=pictures),))

    async def stored(store: Store) -> list[bytes | None]:
        decks = OwnDecks(store)
        await decks.reload()
        deck = decks.of_table(CODE)
        assert deck is not None
        return [await decks.picture(deck.pack, deck.cards[0].id, small) for small in (True, False)]

    main(["tables", "export", file, CODE, str(tmp_path / "table.json")])
    main(["tables", "delete", file, CODE])
    changed(tmp_path / "table.json", hide)
    assert main(["tables", "import", file, str(tmp_path / "table.json")]) == 0
    assert not any(files.SECRET.encode() in (data or b"") for data in with_store(file, stored))


def test_an_imported_deck_is_for_its_table_alone(file: str, tmp_path: Path) -> None:
    """Its host can share it again."""

    def lend(table: SavedTable, deck: SavedDeck, own: OwnDeck) -> SavedTable:
        data = msgspec.json.encode(replace(own, reach="house", lent=True))
        return replace(table, decks=(replace(deck, data=data),))

    main(["tables", "export", file, CODE, str(tmp_path / "table.json")])
    main(["tables", "delete", file, CODE])
    changed(tmp_path / "table.json", lend)
    assert main(["tables", "import", file, str(tmp_path / "table.json")]) == 0
    (_log, _sound, deck, _pictures) = with_store(file, contents)
    assert isinstance(deck, OwnDeck) and (deck.reach, deck.lent) == ("table", False)


@pytest.mark.parametrize("fault", ["pack", "table", "picture", "damaged"])
def test_a_foreign_deck_is_not_imported(
    fault: str, file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its table is not imported either."""

    def spoil(table: SavedTable, deck: SavedDeck, own: OwnDeck) -> SavedTable:
        match fault:
            case "pack":
                spoilt = replace(deck, pack="dream", data=msgspec.json.encode(replace(own, pack="dream")))
            case "table":
                spoilt = replace(deck, data=msgspec.json.encode(replace(own, table=_OTHER)))
            case "picture":
                spoilt = replace(deck, pictures=dict.fromkeys(deck.pictures, (b"GIF89a", b"")))
            case _:
                spoilt = replace(deck, data=b"{}")
        return replace(table, decks=(spoilt,))

    main(["tables", "export", file, CODE, str(tmp_path / "table.json")])
    main(["tables", "delete", file, CODE])
    changed(tmp_path / "table.json", spoil)
    assert main(["tables", "import", file, str(tmp_path / "table.json")]) == 2
    assert "in the file" in capsys.readouterr().err or fault == "damaged"
    assert with_store(file, contents)[0] == []


def test_no_other_table_is_deleted(store: str) -> None:
    """Only the named table."""
    main(["tables", "delete", store, CODE])
    assert with_store(store, lambda opened: opened.load(_OTHER)) == [b"one"]


def test_several_tables_are_all_deleted_or_none(store: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A wrong second code does not delete the first table."""
    assert main(["tables", "delete", store, CODE, "NQBQDY"]) == 2
    assert "There is no table NQBQDY." in capsys.readouterr().err
    assert with_store(store, lambda opened: opened.load(CODE)) != []


def test_an_import_does_not_overwrite_a_table(
    store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """People may have played on."""
    main(["tables", "export", store, CODE, str(tmp_path / "table.json")])
    assert main(["tables", "import", store, str(tmp_path / "table.json")]) == 2
    assert f"There is already a table {CODE}" in capsys.readouterr().err


def test_an_export_does_not_overwrite_a_file(file: str, tmp_path: Path) -> None:
    """The existing file stays as it is."""
    (tmp_path / "table.json").write_text("mine")
    assert main(["tables", "export", file, CODE, str(tmp_path / "table.json")]) == 2
    assert (tmp_path / "table.json").read_text() == "mine"


def test_only_its_owner_can_read_an_exported_table(file: str, tmp_path: Path) -> None:
    """It contains names and talk."""
    main(["tables", "export", file, CODE, str(tmp_path / "table.json")])
    assert stat.S_IMODE((tmp_path / "table.json").stat().st_mode) == 0o600


@pytest.mark.parametrize("text", ["", "{}", '{"unspoken":1,"code":"ABC234","records":["b25l"],"sounds":{}}'])
def test_an_invalid_file_is_not_imported(
    text: str, file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nor a table with damaged records."""
    (tmp_path / "table.json").write_text(text)
    main(["tables", "delete", file, CODE])
    assert main(["tables", "import", file, str(tmp_path / "table.json")]) == 2
    assert "table.json" in capsys.readouterr().err


@pytest.mark.parametrize("what", ["delete", "import"])
def test_nothing_is_changed_while_a_server_runs(
    what: str,
    store: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The server would write to a deleted table."""
    monkeypatch.setattr(
        "unspoken.storage.postgres.archive._ATTEMPTS", 1
    )  # the server does not stop during the test
    main(["tables", "export", store, CODE, str(tmp_path / "table.json")])
    argument = CODE if what == "delete" else str(tmp_path / "table.json")

    async def change(server: Store) -> int:
        await server.load(CODE)
        return await asyncio.to_thread(main, ["tables", what, store, argument])

    assert with_store(store, change) == 2
    assert "stop it first" in capsys.readouterr().err


def test_a_table_is_exported_while_a_server_runs(file: str, tmp_path: Path) -> None:
    """Reading does not disturb the server."""

    async def export(_server: Store) -> int:
        return await asyncio.to_thread(main, ["tables", "export", file, CODE, str(tmp_path / "table.json")])

    assert with_store(file, export) == 0


def test_a_missing_file_is_not_created(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints an error."""
    assert main(["tables", "list", str(tmp_path / "none.db")]) == 2
    assert "There is no file" in capsys.readouterr().err and not (tmp_path / "none.db").exists()


def test_no_lock_file_is_created_beside_a_file_that_is_not_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The path may be mistyped."""
    (tmp_path / "letter.txt").write_text("Dear Ada")
    assert main(["tables", "list", str(tmp_path / "letter.txt")]) == 2
    assert capsys.readouterr().err == f"{tmp_path}/letter.txt is not a SQLite file: name another file.\n"
    assert list(tmp_path.iterdir()) == [tmp_path / "letter.txt"]
