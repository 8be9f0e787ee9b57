"""The TVs that wait for a table at this server, each for as long as its connection is open."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable

from unspoken.kernel.codec import encode
from unspoken.kernel.types import Refused
from unspoken.tables.ports import Alarm, Transport
from unspoken.tables.state.names import ALPHABET
from unspoken.tables.wire.messages import FromPerson
from unspoken.web.limits.addresses import household
from unspoken.web.waiting_tvs.messages import TvCode, TvTaken

CODE_LENGTH = 4
CODE_SECONDS = 600
"""How long a code is valid: much longer than it takes to type it."""
MAX_WAITING = 1_000
MAX_PER_HOUSEHOLD = 12
"""Enough for a school."""


class WaitingTvs:
    """The TVs that wait at this server, by their codes."""

    def __init__(self, new_alarm: Callable[[], Alarm]) -> None:
        self._new_alarm = new_alarm
        self._by_code: dict[str, WaitingTv] = {}
        self._households: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._households.total()

    def __contains__(self, code: str) -> bool:
        return code in self._by_code

    def admit(self, address: str, transport: Transport) -> WaitingTv:
        """Add a TV and show it its code. Raises Refused if too many TVs are waiting."""
        key = household(address)
        if len(self) >= MAX_WAITING or self._households[key] >= MAX_PER_HOUSEHOLD:
            raise Refused("too-many-waiting-tvs")
        self._households[key] += 1
        tv = WaitingTv(self, key, transport, self._new_alarm())
        self.renew_code(tv)
        return tv

    def renew_code(self, tv: WaitingTv) -> None:
        """Give a TV a new code; its old code becomes invalid."""
        self._by_code.pop(tv.code, None)
        tv.code = next(code for code in iter(_new_code, "") if code not in self._by_code)
        self._by_code[tv.code] = tv
        tv.show_code()

    def show_table(self, code: str, table: str, token: str) -> bool:
        """Let the TV with this code show a table; False if there is no such TV."""
        tv = self._by_code.pop(code, None)
        if tv is not None:
            tv.show_table(table, token)
        return tv is not None

    def remove(self, tv: WaitingTv, household: str) -> None:
        """Remove a TV whose connection is closed, and its code."""
        if self._by_code.get(tv.code) is tv:
            del self._by_code[tv.code]
        self._households[household] -= 1
        self._households += Counter()  # drop households without waiting TVs


class WaitingTv:
    """The visit of a TV that does not show a table yet."""

    def __init__(self, waiting: WaitingTvs, household: str, transport: Transport, alarm: Alarm) -> None:
        self.code = ""
        self._waiting = waiting
        self._household = household
        self._transport = transport
        self._alarm = alarm

    def show_code(self) -> None:
        """Send the TV its code; replace the code when it expires."""
        self._transport.send(encode(TvCode(self.code, CODE_SECONDS)))
        self._alarm.set(CODE_SECONDS * 1000, lambda: self._waiting.renew_code(self))

    def show_table(self, table: str, token: str) -> None:
        """Tell the TV to show a table; the token authenticates it there."""
        self._alarm.set(None, lambda: None)
        self._transport.send(encode(TvTaken(table, token)))

    def hear(self, _message: FromPerson, replied: Callable[[], None]) -> None:
        """Ignore a message: a TV has no requests."""
        replied()

    def leave(self) -> None:
        """Handle the end of the connection."""
        self._alarm.set(None, lambda: None)
        self._waiting.remove(self, self._household)


def _new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
