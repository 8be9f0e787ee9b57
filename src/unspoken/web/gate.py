"""The gate: who comes too often, by HTTP and by sockets alike."""

from __future__ import annotations

from unspoken.tables.names import token_hash
from unspoken.tables.ports import Stopwatch
from unspoken.web.addresses import household
from unspoken.web.guessing import Guessing
from unspoken.web.limits import Bucket, Buckets
from unspoken.web.settings import Settings

_FLOOD = 40
"""Calls that a flood counts for: two seconds until the next."""


class Gate:
    """Allowances of addresses and of people. A new connection brings no new allowance."""

    def __init__(self, settings: Settings, stopwatch: Stopwatch) -> None:
        self._calls = Buckets(settings.address_rate, stopwatch)
        self._most_owed = settings.address_rate.burst
        self._openings = Buckets(settings.opening_rate, stopwatch)
        self._foundings = Buckets(settings.founding_rate, stopwatch)
        self._recordings = Buckets(settings.recording_rate, stopwatch)
        self._decks = Buckets(settings.deck_rate, stopwatch)
        self._pictures = Buckets(settings.picture_rate, stopwatch)
        self._words = Buckets(settings.words_rate, stopwatch)
        self._drawings = Buckets(settings.drawing_rate, stopwatch)
        self._stopwatch = stopwatch
        self._messages_of_people = Buckets(settings.message_rate, stopwatch)
        self._messages_of_addresses = Buckets(settings.address_message_rate, stopwatch)
        self._guessing = Guessing(stopwatch, settings.wrong_codes)

    def may_call(self, address: str) -> bool:
        """Whether this address may ask for something now."""
        return self._calls.take(household(address))

    def flooded(self, address: str) -> None:
        """A connection from this address was closed over a flood: the next is not let in as soon."""
        calls = self._calls.of(household(address))
        if calls.left(self._stopwatch()) > -self._most_owed:
            calls.spend(_FLOOD)

    def may_open(self, address: str) -> bool:
        """Whether this address may open a table, or join one."""
        return self._openings.take(household(address))

    def may_found(self, address: str) -> bool:
        """Whether this address may open one table more: each is kept for months."""
        return self._foundings.take(household(address))

    def may_record(self, address: str, size: int) -> bool:
        """Whether this address may bring so many bytes more to be kept."""
        return self._recordings.take(household(address), size)

    def may_keep_picture(self, address: str, size: int) -> bool:
        """Whether this address may bring a picture more that weighs so many bytes once it is printed."""
        return self._decks.take(household(address), size)

    def may_keep_words(self, address: str, size: int) -> bool:
        """Whether this address may bring so many bytes more of words: each change stays in a log."""
        return self._words.take(household(address), size)

    def may_print(self, address: str) -> bool:
        """Whether pictures from this address have not yet taken more time than it may have."""
        return self._pictures.of(household(address)).left(self._stopwatch()) > 0

    def printed(self, address: str, seconds: float) -> None:
        """A picture from this address has taken so many seconds of CPU."""
        self._pictures.of(household(address)).spend(seconds)

    def may_draw(self, address: str) -> bool:
        """Whether decks from words of this address have not yet taken more time than it may have."""
        return self._drawings.of(household(address)).left(self._stopwatch()) > 0

    def drew(self, address: str, seconds: float) -> None:
        """A card from a word of this address has taken so many seconds of CPU."""
        self._drawings.of(household(address)).spend(seconds)

    def must_wait(self, address: str) -> bool:
        """Whether this address has guessed too many codes to be told of any table that is not its own."""
        return self._guessing.must_wait(household(address))

    def missed(self, address: str) -> None:
        """A code, or a token, from this address was wrong."""
        self._guessing.missed(household(address))

    def message_buckets(self, address: str, token: str) -> tuple[Bucket, Bucket]:
        """What a connection's messages count against: its person's allowance, and its address's."""
        person = self._messages_of_people.of(token_hash(token))
        return person, self._messages_of_addresses.of(household(address))
