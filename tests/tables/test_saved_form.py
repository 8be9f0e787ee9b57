"""Games and logs saved by earlier releases stay readable."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from unspoken.kernel.codec import decode_game, encode
from unspoken.kernel.session import replay
from unspoken.kernel.tags import tags_of
from unspoken.kernel.types import Outcome
from unspoken.tables.games import find_games
from unspoken.tables.log.events import TableEvent
from unspoken.tables.log.log import decode_events, encode_event

SAVED = Path(__file__).parent.parent / "goldens" / "saved"
GAMES = sorted(SAVED.glob("*-*.json"))
TABLE = SAVED.joinpath("table.jsonl").read_bytes().splitlines()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_saved_game_replays_to_its_outcome(path: Path) -> None:
    """ALL-02: games of every version."""
    saved = msgspec.json.decode(path.read_bytes())
    game = find_games()[saved["header"]["game"]]
    header, entries = decode_game(
        game, encode(saved["header"]), [encode(entry) for entry in saved["entries"]]
    )
    scores = None if saved["scores"] is None else tuple(saved["scores"])
    ended = Outcome(frozenset(saved["winners"]), scores)
    assert game.outcome(replay(game, header, entries).state) == ended


def test_a_tables_log_is_encoded_as_before() -> None:
    """Tags and fields never change: decoding and encoding gives the same bytes."""
    assert [encode_event(event) for event in decode_events(TABLE)] == TABLE


def test_the_golden_log_contains_every_event() -> None:
    """Add each new kind of event to the golden."""
    saved = {msgspec.json.decode(record)["type"] for record in TABLE}
    assert saved == tags_of(TableEvent)
