"""The toy game: its rules, and an older saved form that is still read."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from unspoken.kernel.codec import Unreadable, decode_command, decode_game, encode
from unspoken.kernel.frame import frames
from unspoken.kernel.game import Millis, Outcome, Refused, Seat
from unspoken.kernel.session import AnySession, Entry, open_session, replay, submit, tick
from unspoken.tables.games import find_games
from unspoken.web.typescript import game_types

GAME = find_games(also=("toygame",))["echo"]
GOLDEN = Path(__file__).parents[1] / "goldens" / "echo-v1.json"


def opened(seats: int) -> AnySession:
    options, materials = GAME.options(), GAME.materials()
    return tick(GAME, open_session(GAME, options, materials, seats, b"echo"), Millis(0))[0]


def picked(session: AnySession, *numbers: int) -> AnySession:
    """The table after each seat has picked in turn."""
    for seat, number in enumerate(numbers):
        command = decode_command(GAME, b'{"type":"pick","number":%d}' % number)
        session, _ = submit(GAME, session, Seat(seat), session.asks[0].key, command, Millis(0))
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
    """ECHO-03: as many points as the number, for the one who picked it alone."""
    assert picked(opened(len(numbers)), *numbers).state.scores == scores


def test_a_number_is_its_players_until_all_are_shown() -> None:
    """ECHO-02, ALL-01: two numbers look alike to everybody else."""
    one, two = picked(opened(3), 1), picked(opened(3), 5)
    viewers = (Seat(1), Seat(2), None)
    assert frames(GAME, one, viewers) == frames(GAME, two, viewers)


def test_nobody_speaks_while_numbers_are_picked() -> None:
    """ECHO-02, ALL-04: silence is a rule like any other."""
    assert GAME.channels(opened(2).state)[0].speakers == frozenset()


@pytest.mark.parametrize("number", [0, 6, -1])
def test_a_number_out_of_range_is_refused(number: int) -> None:
    """ECHO-02, ALL-03: from 1 to 5."""
    with pytest.raises(Refused, match="no-such-number"):
        picked(opened(2), number)


def test_a_game_saved_by_version_1_is_read_as_one_of_today() -> None:
    """Version 2 calls the goal a target and a value a number; what was played stays what it was."""
    saved = msgspec.json.decode(GOLDEN.read_bytes())
    header, entries = decode_game(
        GAME, encode(saved["header"]), [encode(entry) for entry in saved["entries"]]
    )
    session = opened(2)
    assert replay(GAME, header, entries[:1]) == session
    assert replay(GAME, header, entries[:3]).state == picked(session, 5, 3).state


def test_an_upgraded_game_plays_to_the_same_end() -> None:
    """ECHO-04: version 1's last entry ended the game for seat 0, who had 10 points first."""
    saved = msgspec.json.decode(GOLDEN.read_bytes())
    header, entries = decode_game(
        GAME, encode(saved["header"]), [encode(entry) for entry in saved["entries"]]
    )
    outcome = GAME.outcome(replay(GAME, header, entries).state)
    assert outcome == Outcome(frozenset({Seat(0)}), (10, 0))


@pytest.mark.parametrize(("version", "said"), [(0, "no upgrade from version 0"), (3, "newer echo")])
def test_a_version_that_nobody_knows_is_said_to_be_one(version: int, said: str) -> None:
    """A game that cannot be read is no crash and no guess."""
    header = msgspec.to_builtins(opened(2).header) | {"version": version}
    with pytest.raises(Unreadable, match=said):
        decode_game(GAME, encode(header), [])


def test_broken_bytes_are_unreadable() -> None:
    """And so is what is no saved game at all."""
    with pytest.raises(Unreadable, match="no saved game of echo"):
        decode_game(GAME, b'{"version": 2, "game": "echo"}', [encode(Entry(0, Millis(0)))])


def test_the_page_knows_the_present_types() -> None:
    """Nobody writes a message shape by hand twice: what the page has is made from the structs."""
    made = Path(__file__).parent / "front" / "echo" / "schema.gen.ts"
    assert made.read_text(encoding="utf-8") == game_types(GAME)
