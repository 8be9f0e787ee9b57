"""Tests for limits on guessing table codes from many addresses."""

from __future__ import annotations

import pytest

from tests.tables.harness import ManualStopwatch
from unspoken.web.limits.addresses import network
from unspoken.web.limits.wrong_code_backoff import WrongCodeBackoff, WrongCodeLimits

_HOUR = 3_600_000


def guesses_within(millis: int, addresses: list[str]) -> int:
    """Return how many wrong codes these addresses can send if each sends one whenever it may."""
    watch = ManualStopwatch()
    backoff = WrongCodeBackoff(watch, WrongCodeLimits())
    guesses = 0
    while watch.at < millis:
        for address in addresses:
            if not backoff.must_wait(address):
                backoff.count_wrong_code(address)
                guesses += 1
        watch.at += 10_000
    return guesses


def exhausted(watch: ManualStopwatch) -> WrongCodeBackoff:
    """Return a backoff after more wrong codes than the server allows, each from another network."""
    backoff = WrongCodeBackoff(watch, WrongCodeLimits())
    for number in range(301):
        backoff.count_wrong_code(f"2001:{number:x}::1")
    return backoff


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("2001:db8:1:2::3", "2001:db8:1:ffff::4", True),
        ("2001:db8:1:2::3", "2001:db8:2:2::3", False),
        ("192.0.2.1", "192.0.2.254", True),
        ("192.0.2.1", "192.0.3.1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
    ],
)
def test_addresses_are_grouped_by_network(first: str, second: str, same: bool) -> None:
    """By the first 48 bits of IPv6, and 24 of IPv4."""
    assert (network(first) == network(second)) is same


def test_many_households_of_one_network_get_few_guesses() -> None:
    """400 networks of size /64 in one /48: otherwise each would have its own 20 free guesses."""
    addresses = [f"2001:db8:1:{number:x}::1" for number in range(400)]
    assert guesses_within(_HOUR, addresses) < 150


def test_a_neighbour_of_a_guessing_household_does_not_wait() -> None:
    """Twenty wrong codes make one household wait, not its network."""
    backoff = WrongCodeBackoff(ManualStopwatch(), WrongCodeLimits())
    for _ in range(21):
        backoff.count_wrong_code("2001:db8:1:1::1")
    assert [backoff.must_wait(f"2001:db8:1:{number}::1") for number in (1, 2)] == [True, False]


def test_a_network_waits_five_minutes_at_most() -> None:
    """Its other households may be innocent."""
    watch = ManualStopwatch()
    backoff = WrongCodeBackoff(watch, WrongCodeLimits())
    for number in range(200):
        backoff.count_wrong_code(f"2001:db8:1:{number:x}::1")
    waited = backoff.must_wait("2001:db8:1:ffff::1")
    watch.at += 300_000
    assert (waited, backoff.must_wait("2001:db8:1:ffff::1")) == (True, False)


def test_no_wrong_code_is_free_while_the_server_is_under_attack() -> None:
    """A network that sends a wrong code waits for two seconds."""
    watch = ManualStopwatch()
    backoff = exhausted(watch)
    backoff.count_wrong_code("2a00:1::1")
    waited = backoff.must_wait("2a00:1::1")
    watch.at += 2_000
    assert (waited, backoff.must_wait("2a00:1::1")) == (True, False)


def test_a_correct_code_works_while_the_server_is_under_attack() -> None:
    """A network without a wrong code does not wait."""
    assert not exhausted(ManualStopwatch()).must_wait("2a00:1::1")
