"""Sends one message to a push service (RFC 8030)."""

from __future__ import annotations

import httpx

from unspoken.push.addresses import ForbiddenAddress, check_endpoint, resolve
from unspoken.push.delivery import Delivery, Outcome, PushHeaders
from unspoken.push.encryption import check_keys, encrypt
from unspoken.push.keys import VapidKey
from unspoken.push.port import Subscription

_TIMEOUT = 10.0
_MOST_CONNECTIONS = 16
_TOO_MANY = 429
_LONGEST_WAIT = 3600.0


class PushClient:
    """Connects to public https addresses only, and follows no redirects."""

    def __init__(self, key: VapidKey, *, private: bool = False) -> None:
        self.key = key
        self._private = private
        # A kept connection could be reused for another host on the same address.
        limits = httpx.Limits(max_connections=_MOST_CONNECTIONS, max_keepalive_connections=0)
        # Without the environment: a proxy would resolve the host again, to an address that was not checked.
        self._http = httpx.AsyncClient(timeout=_TIMEOUT, limits=limits, trust_env=False)

    def check(self, subscription: Subscription) -> None:
        """Raise ValueError if nothing can be sent to this subscription."""
        check_endpoint(subscription.endpoint, private=self._private)
        check_keys(subscription)

    async def send(self, subscription: Subscription, message: bytes, headers: PushHeaders) -> Delivery:
        """Send a message, and return what became of it. Raises nothing that a push service can cause."""
        try:
            status, retry_after = await self._post(
                subscription.endpoint,
                encrypt(message, subscription),
                {
                    "authorization": self.key.authorization(subscription.endpoint),
                    "content-encoding": "aes128gcm",
                    "content-type": "application/octet-stream",
                    "ttl": str(headers.ttl),
                    "topic": headers.topic,
                    "urgency": headers.urgency,
                },
            )
        except (ForbiddenAddress, httpx.InvalidURL) as wrong:
            return Delivery(Outcome.GONE, reason=f"the address is not allowed ({type(wrong).__name__})")
        except (OSError, httpx.HTTPError) as trouble:
            return Delivery(Outcome.LATER, reason=type(trouble).__name__)
        return _delivery(status, retry_after)

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def _post(self, endpoint: str, body: bytes, headers: dict[str, str]) -> tuple[int, str]:
        """Return the status and the Retry-After header. The reply's body is not read."""
        host, port = check_endpoint(endpoint, private=self._private)
        address = await resolve(host, port, private=self._private)
        url = httpx.URL(endpoint)
        request = self._http.build_request(
            "POST",
            url.copy_with(host=address),
            content=body,
            headers={**headers, "host": url.netloc.decode()},
            extensions={"sni_hostname": host},  # also the name that the certificate must have
        )
        reply = await self._http.send(request, stream=True, follow_redirects=False)
        await reply.aclose()
        return reply.status_code, reply.headers.get("retry-after", "")


def _delivery(status: int, retry_after: str) -> Delivery:
    """Return what a status means."""
    reason = f"status {status}"
    if 200 <= status < 300:
        return Delivery(Outcome.SENT)
    if status in (404, 410):
        return Delivery(Outcome.GONE, reason=reason)
    if status == _TOO_MANY or status >= 500:
        return Delivery(Outcome.LATER, _seconds(retry_after), reason)
    return Delivery(Outcome.REFUSED, reason=reason)


def _seconds(retry_after: str) -> float | None:
    """Parse a Retry-After header in seconds; a date, which push services do not use, is ignored."""
    if not retry_after.isascii() or not retry_after.isdigit() or len(retry_after) > 9:
        return None
    return min(float(retry_after), _LONGEST_WAIT)
