"""`unspoken research export` writes the games whose players agreed, and nothing that names them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.open_stores import with_store
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import BotMatch, MatchBots, play_match
from unspoken.bots.player import RANDOM
from unspoken.cli.main import main
from unspoken.content.packs import Packs
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.types import Materials, Options
from unspoken.kernel.codec import encode
from unspoken.storage.store import Store
from unspoken.tables.log.events import Began, Came, Finished, Moved, Opened, SatDown, TableEvent
from unspoken.tables.log.log import encode_event
from unspoken.tables.state.person import Person, PersonId
from unspoken.tables.state.research import ResearchAgreed, ResearchAsked
from unspoken.tables.state.room import Chair, FinishedGame

ADA = PersonId(0)


def log(code: str, match: BotMatch, *, agreed: bool) -> list[bytes]:
    """Return the log of a table at which Ada has played a game with a bot."""
    events: list[TableEvent] = [
        Opened(code, "telepathic", {}),
        Came(Person(ADA, "Ada", 3, "0" * 64)),
        SatDown(Chair("Ada", 3, ADA)),
        SatDown(Chair("Fern", 5, bot=True)),
        ResearchAsked(asked=True),
        ResearchAgreed(ADA, agreed),
        Began(msgspec.Raw(encode(match.header))),
        *(Moved(entry.at, msgspec.Raw(encode(entry))) for entry in match.entries),
        Finished(FinishedGame("telepathic", ("Ada", "Fern"), (), None), ()),
    ]
    return [encode_event(event) for event in events]


@pytest.fixture
def store(tmp_path: Path) -> str:
    """A file with three tables whose players agreed, one whose player did not, and a damaged one."""
    bots = MatchBots((RANDOM, RANDOM), OverlapLore(Packs({})))
    matches = [play_match(GAME, Options(), Materials(DECK), bots, seed) for seed in range(4)]

    async def fill(opened: Store) -> None:
        for number, match in enumerate(matches):
            await opened.append(f"TABLE{number}", 0, log(f"TABLE{number}", match, agreed=number != 1))
        await opened.append("BROKEN", 0, [b"{}"])

    path = str(tmp_path / "tables.db")
    with_store(path, fill)
    return path


def test_only_agreed_games_are_written(
    store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One game per line, readable only by its owner; names and codes do not occur."""
    file = tmp_path / "games.jsonl"
    assert main(["research", "export", store, str(file)]) == 0
    assert "Exported 3 games" in capsys.readouterr().out
    text = file.read_text(encoding="utf-8")
    games = [json.loads(line) for line in text.splitlines()]
    assert [(game["format"], game["players"]) for game in games] == [(1, ["person", "bot"])] * 3
    assert not any(word in text for word in ("Ada", "Fern", "TABLE"))
    assert file.stat().st_mode & 0o077 == 0


def test_no_file_is_overwritten(store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nor is a missing store created."""
    file = tmp_path / "games.jsonl"
    file.write_text("mine")
    assert main(["research", "export", store, str(file)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert file.read_text() == "mine"
    assert main(["research", "export", str(tmp_path / "no.db"), str(tmp_path / "other.jsonl")]) == 2
    assert "There is no file" in capsys.readouterr().err
    assert not (tmp_path / "other.jsonl").exists()
