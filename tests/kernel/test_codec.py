"""Log and frames to JSON and back."""

from __future__ import annotations

import msgspec
import pytest

from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Vote
from unspoken.kernel.codec import Unreadable, decode_command, decode_game, decode_options, encode
from unspoken.kernel.pace import Pace


def test_a_command_is_read_by_its_tag() -> None:
    """ALL-03: a browser's answer becomes a typed command."""
    assert decode_command(GAME, b'{"type":"vote","number":3}') == Vote(3)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"type":"cheat"}',
        b'{"type":"vote"}',
        b'{"type":"vote","number":"3"}',
        b'"\xff"',
    ],
    ids=ascii,
)
def test_what_is_no_command_is_an_error(raw: bytes) -> None:
    """ALL-03: unreadable is an error of its own kind, and never a guess."""
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError)):
        decode_command(GAME, raw)


def test_options_left_out_have_their_defaults() -> None:
    """ALL-07: a table that says nothing plays to 30, without a clock."""
    options = decode_options(GAME, {})
    assert (options.target, options.pace) == (30, Pace.OFF)


@pytest.mark.parametrize(
    "options",
    [
        {"target": 4},
        {"target": 101},
        {"target": "30"},
        {"pace": "frantic"},
        {"language": "x"},
        {"deck": ""},
        {"cheat": 1},
    ],
    ids=str,
)
def test_options_out_of_range_are_refused(options: dict[str, object]) -> None:
    """ALL-03: house rules have bounds."""
    with pytest.raises(msgspec.ValidationError):
        decode_options(GAME, options)


def test_what_is_equal_has_equal_bytes() -> None:
    """ALL-01: a set's order would tell more than its members."""
    assert encode({3, 1, 2}) == encode({2, 3, 1}) == b"[1,2,3]"


@pytest.mark.parametrize("header", [b"", b"{}", b'{"version":1}', b'{"version":"one"}', b"[1]"], ids=ascii)
def test_bytes_that_are_no_saved_game_are_said_to_be_none(header: bytes) -> None:
    """ALL-02: a broken log is an error that says what is wrong, not a game that never was."""
    with pytest.raises(Unreadable, match="no saved game of dixit"):
        decode_game(GAME, header, [])
