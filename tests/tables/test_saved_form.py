"""What earlier releases saved stays readable: games of each of us, and a table's log."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from unspoken.kernel.codec import decode_game, encode
from unspoken.kernel.game import Outcome
from unspoken.kernel.session import replay
from unspoken.kernel.tags import tags_of
from unspoken.tables.events import TableEvent
from unspoken.tables.games import find_games
from unspoken.tables.log import decode_events, encode_event

SAVED = Path(__file__).parent.parent / "goldens" / "saved"
GAMES = sorted(SAVED.glob("*-*.json"))
TABLE = SAVED.joinpath("table.jsonl").read_bytes().splitlines()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_saved_game_comes_to_the_end_that_it_had(path: Path) -> None:
    """ALL-02: whatever its version, it is read as one of today, and nothing in it has changed."""
    saved = msgspec.json.decode(path.read_bytes())
    game = find_games()[saved["header"]["game"]]
    header, entries = decode_game(
        game, encode(saved["header"]), [encode(entry) for entry in saved["entries"]]
    )
    scores = None if saved["scores"] is None else tuple(saved["scores"])
    ended = Outcome(frozenset(saved["winners"]), scores)
    assert game.outcome(replay(game, header, entries).state) == ended


def test_a_tables_log_is_saved_as_it_always_was() -> None:
    """Tags and fields are forever: what was read is written back byte for byte."""
    assert [encode_event(event) for event in decode_events(TABLE)] == TABLE


def test_every_event_of_a_table_is_among_them() -> None:
    """A new kind of event belongs into the golden."""
    saved = {msgspec.json.decode(record)["type"] for record in TABLE}
    assert saved == tags_of(TableEvent)
