"""`unspoken replay` tells a saved game as any seat saw it, once it is over."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.content.small_packs import little_packs, manifest_of, write_pack
from tests.servers.postgres import Postgres
from unspoken.bots.match import Match, play_match
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.cli import replay
from unspoken.cli.main import main
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Options
from unspoken.kernel.codec import encode
from unspoken.storage.sqlite import SQLiteStore
from unspoken.tables.events import Began, Moved, Opened, SatDown, TableEvent
from unspoken.tables.log import encode_event
from unspoken.tables.room import Chair

CODE = "ABC234"
NAMES = ("Ada", "Ola", "Wen", "Fern")
_PLAYED: dict[int, Match] = {}


def match_of(shelf: Path, seed: int = 1) -> Match:
    """A short game of four bots, played once; and the packs that it is played with."""
    if seed in _PLAYED:
        write_pack(shelf, manifest_of())
    else:
        packs, options = little_packs(shelf), Options(deck="little", target=8)
        materials = GAME.gather(options, packs.shelf())
        _PLAYED[seed] = play_match(GAME, options, materials, [None] * 4, OverlapLore(packs), seed)
    return _PLAYED[seed]


def save(db: Path, match: Match, steps: int | None = None) -> None:
    """Keep a match as a table would, or only its first steps."""
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
    """A file with one game that is over."""
    folder = tmp_path_factory.mktemp("house")
    save(folder / "tables.db", match_of(folder / "packs"))
    return folder / "tables.db"


def run(db: Path, *words: str) -> int:
    """The command as it is typed."""
    parser = argparse.ArgumentParser()
    replay.add_arguments(parser)
    return replay.run(parser.parse_args([str(db), *words, "--packs", str(db.parent / "packs")]))


def test_a_game_is_told_as_a_seat_saw_it(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The page says whose eyes it is seen with."""
    run(db, CODE, "--seat", "2")
    assert capsys.readouterr().out.startswith("dixit, as Wen saw it\n")


def test_a_seat_sees_its_own_hand(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Pictures are told by what is to be seen on them."""
    run(db, CODE, "--seat", "0")
    assert "hand          1 [A " in capsys.readouterr().out


def test_whoever_watches_sees_no_hand(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Hidden is absent, on this page too."""
    run(db, CODE, "--watch")
    assert "hand" not in capsys.readouterr().out


def test_with_all_open_every_hand_is_seen_in_its_turn(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Through the eyes of whoever acts, one after the other."""
    run(db, CODE, "--open")
    told = capsys.readouterr().out
    assert told.startswith("dixit, with all open\n")
    assert all(f"{name} sees" in told for name in NAMES)


def test_the_end_is_told(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who has won stands at the end (DIX-13)."""
    run(db, CODE)
    assert "won by" in capsys.readouterr().out


def test_what_the_bots_thought_is_told_at_the_end(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The game is over, so it is no secret any more."""
    run(db, CODE)
    assert "What the bots thought" in capsys.readouterr().out


def test_a_code_may_be_typed_as_people_type(db: Path) -> None:
    """Small letters and a dash do no harm."""
    assert run(db, "abc-234") == 0


def test_as_json_it_is_the_frames_that_were_sent(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One object a line, the last with the result."""
    run(db, CODE, "--json")
    last = msgspec.json.decode(capsys.readouterr().out.splitlines()[-1])
    assert "winners" in last["frame"]["result"]


def test_a_game_is_told_from_a_database_as_from_a_file(
    db: Path, postgres: Postgres, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Word for word."""
    main(["move-data", str(db), postgres.url(database)])
    capsys.readouterr()
    more = (CODE, "--packs", str(db.parent / "packs"))
    assert main(["replay", postgres.url(database), *more]) == 0
    told = capsys.readouterr().out
    assert main(["replay", str(db), *more]) == 0
    assert capsys.readouterr().out == told


def test_a_game_that_is_on_is_not_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody looks into hands while they are played."""
    save(tmp_path / "tables.db", match_of(tmp_path / "packs"), steps=9)
    status = run(tmp_path / "tables.db", CODE)
    assert (status, "is still on" in capsys.readouterr().err) == (2, True)


def test_a_file_that_keeps_no_tables_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Any other file is left as it is, with a sentence."""
    (tmp_path / "tables.db").write_text("a shopping list, and no database at all")
    status = run(tmp_path / "tables.db", CODE)
    assert (status, "is no SQLite file" in capsys.readouterr().err) == (2, True)


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    """Looking for a game leaves no trace."""
    run(tmp_path / "nothing.db", CODE)
    assert not (tmp_path / "nothing.db").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ZZZZZZ"], "there is no table ZZZZZZ"),
        ([CODE, "--game", "2"], "there is no game 2"),
        ([CODE, "--seat", "4"], "there are seats 0 to 3, not 4"),
    ],
)
def test_what_cannot_be_told_gets_one_sentence(
    db: Path, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    """On the error stream, with 2 for a status."""
    assert (run(db, *words), sentence in capsys.readouterr().err) == (2, True)
