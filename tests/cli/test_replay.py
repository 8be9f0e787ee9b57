"""`unspoken replay` prints a finished game as any seat saw it."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.content.small_packs import little_packs, manifest_of, write_pack
from tests.servers.postgres import Postgres
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import BotMatch, MatchBots, play_match
from unspoken.cli import replay
from unspoken.cli.main import main
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Options
from unspoken.kernel.codec import encode
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.tables.log.events import Began, Moved, Opened, SatDown, TableEvent
from unspoken.tables.log.log import encode_event
from unspoken.tables.state.room import Chair

CODE = "ABC234"
NAMES = ("Ada", "Ola", "Wen", "Fern")
_PLAYED: dict[int, BotMatch] = {}


def match_of(shelf: Path, seed: int = 1) -> BotMatch:
    """Write the small pack and return a short game of four bots with it, played once per seed."""
    if seed in _PLAYED:
        write_pack(shelf, manifest_of())
    else:
        packs, options = little_packs(shelf), Options(deck="little", target=8)
        materials = GAME.gather(options, packs.shelf())
        _PLAYED[seed] = play_match(GAME, options, materials, MatchBots([None] * 4, OverlapLore(packs)), seed)
    return _PLAYED[seed]


def save(db: Path, match: BotMatch, steps: int | None = None) -> None:
    """Store a match, or only its first steps, as a table would."""
    events: list[TableEvent] = [Opened(CODE, "dixit", {})]
    events += [SatDown(Chair(name, seal)) for seal, name in enumerate(NAMES)]
    events.append(Began(msgspec.Raw(encode(match.header))))
    events += [Moved(entry.at, msgspec.Raw(encode(entry))) for entry in match.entries[:steps]]

    async def write() -> None:
        store = SQLiteStore(db)
        await store.append(CODE, 0, [encode_event(event) for event in events])
        await store.close()

    asyncio.run(write())


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with one finished game."""
    folder = tmp_path_factory.mktemp("house")
    save(folder / "tables.db", match_of(folder / "packs"))
    return folder / "tables.db"


def run(db: Path, *words: str) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser()
    replay.add_arguments(parser)
    return replay.run(parser.parse_args([str(db), *words, "--packs", str(db.parent / "packs")]))


def test_a_game_is_printed_as_a_seat_saw_it(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The title names the seat."""
    run(db, CODE, "--seat", "2")
    assert capsys.readouterr().out.startswith("dixit, as Wen saw it\n")


def test_a_seat_sees_its_own_hand(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Pictures are printed with their descriptions."""
    run(db, CODE, "--seat", "0")
    assert "hand          1 [A " in capsys.readouterr().out


def test_a_spectator_sees_no_hand(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Hidden values are absent from the text."""
    run(db, CODE, "--watch")
    assert "hand" not in capsys.readouterr().out


def test_open_shows_the_view_of_each_acting_seat(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One seat after the other."""
    run(db, CODE, "--open")
    output = capsys.readouterr().out
    assert output.startswith("dixit, as the acting seat saw each step\n")
    assert all(f"{name} sees" in output for name in NAMES)


def test_the_winner_is_printed(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """At the end of the game (DIX-13)."""
    run(db, CODE)
    assert "won by" in capsys.readouterr().out


def test_the_reasons_of_bots_are_printed_at_the_end(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They are not secret after the game."""
    run(db, CODE)
    assert "What the bots thought" in capsys.readouterr().out


def test_a_code_may_have_small_letters_and_a_dash(db: Path) -> None:
    """As people type it."""
    assert run(db, "abc-234") == 0


def test_json_prints_the_frames(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One object per line; the last one has the result."""
    run(db, CODE, "--json")
    last = msgspec.json.decode(capsys.readouterr().out.splitlines()[-1])
    assert "winners" in last["frame"]["result"]


def test_a_game_from_postgresql_is_printed_as_from_a_file(
    db: Path, postgres: Postgres, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same text."""
    main(["move-data", str(db), postgres.url(database)])
    capsys.readouterr()
    more = (CODE, "--packs", str(db.parent / "packs"))
    assert main(["replay", postgres.url(database), *more]) == 0
    output = capsys.readouterr().out
    assert main(["replay", str(db), *more]) == 0
    assert capsys.readouterr().out == output


def test_an_unfinished_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its hands are still secret."""
    save(tmp_path / "tables.db", match_of(tmp_path / "packs"), steps=9)
    status = run(tmp_path / "tables.db", CODE)
    assert (status, "is still running" in capsys.readouterr().err) == (2, True)


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The error names the file."""
    (tmp_path / "tables.db").write_text("a shopping list, and no database at all")
    status = run(tmp_path / "tables.db", CODE)
    assert (status, "is not a SQLite file" in capsys.readouterr().err) == (2, True)


def test_a_missing_file_is_not_created(tmp_path: Path) -> None:
    """The command only reads."""
    run(tmp_path / "nothing.db", CODE)
    assert not (tmp_path / "nothing.db").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ZZZZZZ"], "there is no table ZZZZZZ"),
        ([CODE, "--game", "2"], "there is no game 2"),
        ([CODE, "--seat", "4"], "the seats are 0 to 3, not 4"),
    ],
)
def test_an_unknown_game_prints_one_sentence(
    db: Path, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    """On stderr, with exit code 2."""
    assert (run(db, *words), sentence in capsys.readouterr().err) == (2, True)
