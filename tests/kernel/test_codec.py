"""Encoding and decoding of commands, options, frames and logs."""

from __future__ import annotations

import msgspec
import pytest

from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Vote
from unspoken.kernel.codec import Unreadable, decode_command, decode_game, decode_options, encode
from unspoken.kernel.pace import Pace


def test_a_command_is_decoded_by_its_tag() -> None:
    """ALL-03: an answer of a page becomes a typed command."""
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
def test_an_invalid_command_is_an_error(raw: bytes) -> None:
    """ALL-03: the decoder never guesses."""
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError)):
        decode_command(GAME, raw)


def test_options_have_defaults() -> None:
    """ALL-07: Dixit is played to 30, without time limits."""
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
    """ALL-03: options have bounds."""
    with pytest.raises(msgspec.ValidationError):
        decode_options(GAME, options)


def test_equal_values_have_equal_bytes() -> None:
    """ALL-01: the order of a set could reveal more than its members."""
    assert encode({3, 1, 2}) == encode({2, 3, 1}) == b"[1,2,3]"


@pytest.mark.parametrize("header", [b"", b"{}", b'{"version":1}', b'{"version":"one"}', b"[1]"], ids=ascii)
def test_invalid_bytes_are_not_a_saved_game(header: bytes) -> None:
    """ALL-02: the error says what is wrong."""
    with pytest.raises(Unreadable, match="not a saved game of dixit"):
        decode_game(GAME, header, [])
