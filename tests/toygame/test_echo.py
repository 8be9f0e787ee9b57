"""The toy game: its rules, and the upgrade of saved games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from unspoken.kernel.codec import Unreadable, decode_command, decode_game, encode
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.session import AnySession, Entry, Submission, open_session, replay, submit, tick
from unspoken.kernel.types import Millis, Outcome, Refused, Seat
from unspoken.tables.games import find_games
from unspoken.web.typescript import game_types

GAME = find_games(also=("toygame",))["echo"]
GOLDEN = Path(__file__).parents[1] / "goldens" / "echo-v1.json"


def opened(seats: int) -> AnySession:
    options, materials = GAME.types.options(), GAME.types.materials()
    return tick(GAME, open_session(GAME, options, materials, seats, b"echo"), Millis(0))[0]


def picked(session: AnySession, *numbers: int) -> AnySession:
    """Return the table after each seat has picked."""
    for seat, number in enumerate(numbers):
        command = decode_command(GAME, b'{"type":"pick","number":%d}' % number)
        session, _ = submit(GAME, session, Submission(Seat(seat), session.asks[0].key, command), Millis(0))
    return session


@pytest.mark.parametrize(
    ("numbers", "scores"),
    [
        ((5, 4), (5, 0)),
        ((5, 5, 2), (0, 0, 2)),
        ((5, 5, 4, 3), (0, 0, 4, 0)),
        ((3, 3), (0, 0)),
        ((1, 2, 2, 5, 5), (1, 0, 0, 0, 0)),
    ],
)
def test_the_highest_number_without_an_echo_counts(numbers: tuple[int, ...], scores: tuple[int, ...]) -> None:
    """ECHO-03: the player who picked it gets that many points."""
    assert picked(opened(len(numbers)), *numbers).state.scores == scores


def test_nobody_else_sees_a_number_before_the_reveal() -> None:
    """ECHO-02, ALL-01: frames of others are the same for two numbers."""
    low, high = picked(opened(3), 1), picked(opened(3), 5)
    viewers = (Seat(1), Seat(2), None)
    assert frames(GAME, low, viewers) == frames(GAME, high, viewers)


def test_nobody_may_speak_while_numbers_are_picked() -> None:
    """ECHO-02, ALL-04: silence is a rule."""
    assert GAME.channels(opened(2).state)[0].speakers == frozenset()


@pytest.mark.parametrize("number", [0, 6, -1])
def test_a_number_out_of_range_is_refused(number: int) -> None:
    """ECHO-02, ALL-03: from 1 to 5."""
    with pytest.raises(Refused, match="no-such-number"):
        picked(opened(2), number)


def test_a_game_saved_by_version_1_is_upgraded() -> None:
    """Version 2 renamed goal to target and value to number."""
    saved = msgspec.json.decode(GOLDEN.read_bytes())
    header, entries = decode_game(
        GAME, encode(saved["header"]), [encode(entry) for entry in saved["entries"]]
    )
    session = opened(2)
    assert replay(GAME, header, entries[:1]) == session
    assert replay(GAME, header, entries[:3]).state == picked(session, 5, 3).state


def test_an_upgraded_game_has_the_same_outcome() -> None:
    """ECHO-04: seat 0 was first to have 10 points."""
    saved = msgspec.json.decode(GOLDEN.read_bytes())
    header, entries = decode_game(
        GAME, encode(saved["header"]), [encode(entry) for entry in saved["entries"]]
    )
    outcome = GAME.outcome(replay(GAME, header, entries).state)
    assert outcome == Outcome(frozenset({Seat(0)}), (10, 0))


@pytest.mark.parametrize(("version", "error"), [(0, "no upgrade from version 0"), (3, "newer echo")])
def test_an_unknown_version_is_unreadable(version: int, error: str) -> None:
    """The error says if it is too old or too new."""
    header = msgspec.to_builtins(opened(2).header) | {"version": version}
    with pytest.raises(Unreadable, match=error):
        decode_game(GAME, encode(header), [])


def test_broken_bytes_are_unreadable() -> None:
    """The header has no options."""
    with pytest.raises(Unreadable, match="not a saved game of echo"):
        decode_game(GAME, b'{"version": 2, "game": "echo"}', [encode(Entry(0, Millis(0)))])


def test_the_generated_types_of_the_page_are_up_to_date() -> None:
    """They are generated from the Python structs."""
    generated = Path(__file__).parent / "front" / "echo" / "schema.gen.ts"
    assert generated.read_text(encoding="utf-8") == game_types(GAME)
