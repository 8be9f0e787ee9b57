"""Listening sockets, and the errors if they cannot be opened."""

from __future__ import annotations

from contextlib import closing

import pytest

from unspoken.cli.server.listening import PORT, CannotListen, PortTaken, listen


def test_a_port_in_use_is_reported_as_such() -> None:
    """`play` then chooses another port."""
    with (
        closing(listen("127.0.0.1", 0)) as first,
        pytest.raises(PortTaken, match="is already in use; choose another"),
    ):
        listen("127.0.0.1", first.getsockname()[1])


@pytest.mark.parametrize("host", ["192.0.2.1", "2001:db8::1"])
def test_an_address_of_another_machine_is_not_reported_as_a_port_in_use(host: str) -> None:
    """Another port would not help."""
    with pytest.raises(CannotListen, match=f"Cannot listen on {host}.*--host") as error:
        listen(host, 0)
    assert not isinstance(error.value, PortTaken)


@pytest.mark.parametrize("word", ["-1", "65536", "99999", "http", "", "٨", "8 0", "1" * 5000])
def test_an_invalid_port_is_refused(word: str) -> None:
    """Only decimal digits up to the highest port are valid."""
    with pytest.raises(ValueError, match=r"^$"):
        PORT.of_text(word)
