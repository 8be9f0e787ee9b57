"""A push service on the loopback: it records requests and answers as the test says."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

import h11
import jwt
from cryptography.hazmat.primitives.asymmetric import ec

from tests.patience import PATIENCE
from unspoken.push.encryption import from_base64url


class PushRequest(NamedTuple):
    """A request as it arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """The requests so far, and the replies to come: a status, and a Retry-After header if it is not empty."""

    address: str = ""
    replies: list[tuple[int, str]] = field(default_factory=list)
    requests: asyncio.Queue[PushRequest] = field(default_factory=asyncio.Queue)

    async def request(self) -> PushRequest:
        """Return the next request."""
        return await asyncio.wait_for(self.requests.get(), PATIENCE)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request, and close the connection."""
        connection = h11.Connection(h11.SERVER)
        path, headers, body = "", dict[str, str](), b""
        while not isinstance(event := connection.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                connection.receive_data(await reader.read(65_536))
            elif isinstance(event, h11.Request):
                path = event.target.decode()
                headers = {name.decode(): value.decode() for name, value in event.headers}
            elif isinstance(event, h11.Data):
                body += bytes(event.data)
        status, retry_after = self.replies.pop(0) if self.replies else (201, "")
        more = [("retry-after", retry_after)] if retry_after else []
        if 300 <= status < 400:
            more = [("location", f"{self.address}/elsewhere")]
        response = h11.Response(
            status_code=status, headers=[("content-length", "0"), ("connection", "close"), *more]
        )
        writer.write(connection.send(response) or b"")
        writer.write(connection.send(h11.EndOfMessage()) or b"")
        await writer.drain()
        writer.close()
        self.requests.put_nowait(PushRequest(path, headers, body))


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """Run a push service."""
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield service


def verified_claims(request: PushRequest, audience: str) -> dict[str, object]:
    """Verify the signature, audience and expiry of a request's token (RFC 8292), and return its claims."""
    scheme, _, parameters = request.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    given = dict(part.strip().split("=", 1) for part in parameters.split(","))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(given["k"]))
    claims: dict[str, object] = jwt.decode(given["t"], public, algorithms=["ES256"], audience=audience)
    return claims
