"""Rate limits of addresses and people, shared by HTTP and WebSockets."""

from __future__ import annotations

from contextlib import AbstractContextManager

from unspoken.pictures.budget import Budget
from unspoken.tables.ports import Stopwatch
from unspoken.tables.state.names import token_hash
from unspoken.web.limits.addresses import household
from unspoken.web.limits.body_slots import BodySlots
from unspoken.web.limits.token_bucket import TokenBucket, TokenBuckets
from unspoken.web.limits.wrong_code_backoff import WrongCodeBackoff
from unspoken.web.settings import Settings

_FLOOD_PENALTY = 40
"""API calls that a flood costs: at the default rate, two seconds until the next call."""
UPLOADS = 16
"""Picture uploads of one household at the same time: enough for four people who upload in parallel."""
_FORWARDED_BODIES = 4
"""Request bodies of one household that are forwarded to another server at the same time."""


class _HouseholdBudget(Budget):
    """The CPU seconds that a household may still use."""

    def __init__(self, buckets: TokenBuckets, household: str, stopwatch: Stopwatch) -> None:
        self._buckets = buckets
        self._household = household
        self._stopwatch = stopwatch

    def is_left(self) -> bool:
        """True if the budget is not exhausted."""
        return self._buckets.for_key(self._household).available(self._stopwatch()) > 0

    def spend(self, seconds: float) -> None:
        """Charge the CPU seconds that a task has used."""
        self._buckets.for_key(self._household).spend(seconds)


class RateLimiter:
    """All rate limits of a server, by address or person, so that reconnecting does not reset them."""

    def __init__(self, settings: Settings, stopwatch: Stopwatch) -> None:
        self._requests = TokenBuckets(settings.request_rate, stopwatch)
        self._api_calls = TokenBuckets(settings.api_rate, stopwatch)
        self._max_debt = settings.api_rate.burst
        self._admissions = TokenBuckets(settings.admission_rate, stopwatch)
        self._new_tables = TokenBuckets(settings.new_table_rate, stopwatch)
        self._recordings = TokenBuckets(settings.recording_rate, stopwatch)
        self._decks = TokenBuckets(settings.deck_rate, stopwatch)
        self._pictures = TokenBuckets(settings.picture_rate, stopwatch)
        self._words = TokenBuckets(settings.words_rate, stopwatch)
        self._drawings = TokenBuckets(settings.drawing_rate, stopwatch)
        self._counted_answers = TokenBuckets(settings.count_rate, stopwatch)
        self._stopwatch = stopwatch
        self._messages_of_people = TokenBuckets(settings.message_rate, stopwatch)
        self._messages_of_addresses = TokenBuckets(settings.address_message_rate, stopwatch)
        self._voices_of_people = TokenBuckets(settings.voice_rate, stopwatch)
        self._voices_of_addresses = TokenBuckets(settings.address_voice_rate, stopwatch)
        self._uploads = BodySlots(UPLOADS, 8 * UPLOADS)
        self._forwarded_bodies = BodySlots(_FORWARDED_BODIES, 3 * _FORWARDED_BODIES)
        self._wrong_codes = WrongCodeBackoff(stopwatch, settings.wrong_codes)

    def allow_request(self, address: str) -> bool:
        """Count an HTTP request of any kind; False if the address has exceeded its rate."""
        return self._requests.take(household(address))

    def allow_api_call(self, address: str) -> bool:
        """Count an API request or a new WebSocket; False if the address has exceeded its rate."""
        return self._api_calls.take(household(address))

    def penalize_flood(self, address: str) -> None:
        """Charge an address for a connection that was closed because of a flood."""
        bucket = self._api_calls.for_key(household(address))
        if bucket.available(self._stopwatch()) > -self._max_debt:
            bucket.spend(_FLOOD_PENALTY)

    def allow_admission(self, address: str) -> bool:
        """Count a request to open or join a table; False if the address has exceeded its rate."""
        return self._admissions.take(household(address))

    def allow_new_table(self, address: str) -> bool:
        """Count a new table; False if the address has exceeded its rate. Tables are stored for months."""
        return self._new_tables.take(household(address))

    def allow_recording(self, address: str, size: int) -> bool:
        """Count the bytes of a recording; False if the address has exceeded its rate."""
        return self._recordings.take(household(address), size)

    def allow_picture(self, address: str, size: int) -> bool:
        """Count the bytes of a rendered picture; False if the address has exceeded its rate."""
        return self._decks.take(household(address), size)

    def allow_words(self, address: str, size: int) -> bool:
        """Count the bytes of own words; False if the address has exceeded its rate. Each change is logged."""
        return self._words.take(household(address), size)

    def allow_counted_answer(self, address: str) -> bool:
        """Count an answer to the daily puzzle; False if the address has exceeded its rate."""
        return self._counted_answers.take(household(address))

    def rendering_budget(self, address: str) -> Budget:
        """Return the CPU budget for rendering pictures of this address."""
        return _HouseholdBudget(self._pictures, household(address), self._stopwatch)

    def drawing_budget(self, address: str) -> Budget:
        """Return the CPU budget for decks that this address has drawn from a word."""
        return _HouseholdBudget(self._drawings, household(address), self._stopwatch)

    def upload_slot(self, address: str) -> AbstractContextManager[None]:
        """Hold a slot while a picture is uploaded to disk. Raises Refused if none is free."""
        return self._uploads.slot(household(address))

    def forwarding_slot(self, address: str) -> AbstractContextManager[None]:
        """Hold a slot while a body is forwarded to another server. Raises Refused if none is free."""
        return self._forwarded_bodies.slot(household(address))

    def must_wait(self, address: str) -> bool:
        """True if this address, or its network, has sent too many wrong codes and must wait."""
        return self._wrong_codes.must_wait(address)

    def count_wrong_code(self, address: str, code: str = "") -> None:
        """Count a wrong code or token from this address; the same code twice in a row counts once."""
        self._wrong_codes.count_wrong_code(address, code)

    def message_buckets(self, address: str, token: str) -> tuple[TokenBucket, TokenBucket]:
        """Return the buckets that a connection's messages count against: the person's and the address's."""
        person = self._messages_of_people.for_key(token_hash(token))
        return person, self._messages_of_addresses.for_key(household(address))

    def voice_buckets(self, address: str, token: str) -> tuple[TokenBucket, TokenBucket]:
        """Return the buckets that packets of voice count against: the person's and the address's."""
        person = self._voices_of_people.for_key(token_hash(token))
        return person, self._voices_of_addresses.for_key(household(address))
