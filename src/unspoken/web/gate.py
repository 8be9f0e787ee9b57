"""The gate: who comes too often, by HTTP and by sockets alike."""

from __future__ import annotations

from contextlib import AbstractContextManager

from unspoken.pictures.budget import Budget
from unspoken.tables.names import token_hash
from unspoken.tables.ports import Stopwatch
from unspoken.web.addresses import household
from unspoken.web.bodies import Bodies
from unspoken.web.guessing import Guessing
from unspoken.web.limits import Bucket, Buckets
from unspoken.web.settings import Settings

_FLOOD = 40
"""Calls that a flood counts for: two seconds until the next."""
UPLOADS = 16
"""Pictures of a household that may be on their way at once: four who bring decks, with all that they send;"""
_CARRIED = 4
"""and as many of those that are on their way to another server."""


class _Allowance(Budget):
    """A household's seconds."""

    def __init__(self, buckets: Buckets, household: str, stopwatch: Stopwatch) -> None:
        self._buckets = buckets
        self._household = household
        self._stopwatch = stopwatch

    def is_left(self) -> bool:
        """Whether not more was spent than there is."""
        return self._buckets.of(self._household).left(self._stopwatch()) > 0

    def spend(self, seconds: float) -> None:
        """So many seconds were needed."""
        self._buckets.of(self._household).spend(seconds)


class Gate:
    """Allowances of addresses and of people. A new connection brings no new allowance."""

    def __init__(self, settings: Settings, stopwatch: Stopwatch) -> None:
        self._requests = Buckets(settings.request_rate, stopwatch)
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
        self._uploads = Bodies(UPLOADS, 8 * UPLOADS)
        self._carried = Bodies(_CARRIED, 3 * _CARRIED)
        self._guessing = Guessing(stopwatch, settings.wrong_codes)

    def may_ask(self, address: str) -> bool:
        """Whether this address may make one request more, for whatever it is."""
        return self._requests.take(household(address))

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

    def printing(self, address: str) -> Budget:
        """The time that pictures from this address may take."""
        return _Allowance(self._pictures, household(address), self._stopwatch)

    def drawing(self, address: str) -> Budget:
        """The time that decks from words of this address may take."""
        return _Allowance(self._drawings, household(address), self._stopwatch)

    def uploading(self, address: str) -> AbstractContextManager[None]:
        """A place for a picture that is on its way to our disk; Refused where too many are."""
        return self._uploads.place(household(address))

    def carrying(self, address: str) -> AbstractContextManager[None]:
        """A place for a body that is on its way to another server, in memory; Refused where too many are."""
        return self._carried.place(household(address))

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
