"""Where a server listens, and the sentence where it cannot."""

from __future__ import annotations

import argparse
from contextlib import closing

import pytest

from unspoken.cli.listening import CannotListen, PortTaken, listen, port_number


def test_a_port_that_is_taken_is_told_as_such() -> None:
    """`play` then takes another."""
    with closing(listen("127.0.0.1", 0)) as first, pytest.raises(PortTaken, match="is taken; choose another"):
        listen("127.0.0.1", first.getsockname()[1])


@pytest.mark.parametrize("host", ["192.0.2.1", "2001:db8::1"])
def test_an_address_of_another_machine_is_not_called_a_port_that_is_taken(host: str) -> None:
    """Another port would not help."""
    with pytest.raises(CannotListen, match=f"Nothing can listen on {host}.*--host") as why:
        listen(host, 0)
    assert not isinstance(why.value, PortTaken)


@pytest.mark.parametrize("word", ["-1", "65536", "99999", "http", "", "٨", "8 0"])
def test_what_is_no_port_is_refused(word: str) -> None:
    """With all that are."""
    with pytest.raises(argparse.ArgumentTypeError, match="from 0 to 65535"):
        port_number(word)
