"""TVs that wait for a table: each is in here for as long as its connection is open."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable

from unspoken.kernel.codec import encode
from unspoken.kernel.game import Refused
from unspoken.tables.messages import FromPerson
from unspoken.tables.names import ALPHABET
from unspoken.tables.ports import Alarm, Transport
from unspoken.web.addresses import household
from unspoken.web.tv_api import TvCode, TvTaken

CODE_LENGTH = 4
CODE_SECONDS = 600
"""How long a code is good; whoever has read it has long typed it by then."""
MOST_WAITING = 1_000
MOST_OF_ADDRESS = 12
"""A school has as many."""


class WaitingTvs:
    """The TVs that wait at this server, by their codes."""

    def __init__(self, new_alarm: Callable[[], Alarm]) -> None:
        self._new_alarm = new_alarm
        self._by_code: dict[str, WaitingTv] = {}
        self._addresses: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._addresses.total()

    def __contains__(self, code: str) -> bool:
        return code in self._by_code

    def admit(self, address: str, transport: Transport) -> WaitingTv:
        """One more; it is shown its code at once. Refused where too many wait already."""
        home = household(address)
        if len(self) >= MOST_WAITING or self._addresses[home] >= MOST_OF_ADDRESS:
            raise Refused("too-many-waiting-tvs")
        self._addresses[home] += 1
        tv = WaitingTv(self, home, transport, self._new_alarm())
        self.name_anew(tv)
        return tv

    def name_anew(self, tv: WaitingTv) -> None:
        """Another code for a TV; what somebody has read before names nothing any more."""
        self._by_code.pop(tv.code, None)
        tv.code = next(code for code in iter(_new_code, "") if code not in self._by_code)
        self._by_code[tv.code] = tv
        tv.show_code()

    def hand(self, code: str, table: str, token: str) -> bool:
        """Tell the TV of this code what it shows from now on; whether there was one."""
        tv = self._by_code.pop(code, None)
        if tv is not None:
            tv.take(table, token)
        return tv is not None

    def forget(self, tv: WaitingTv, home: str) -> None:
        """A TV is gone, and its code with it."""
        if self._by_code.get(tv.code) is tv:
            del self._by_code[tv.code]
        self._addresses[home] -= 1
        self._addresses += Counter()  # addresses of which none waits are not remembered


class WaitingTv:
    """The visit of a TV that has no table yet."""

    def __init__(self, waiting: WaitingTvs, home: str, transport: Transport, alarm: Alarm) -> None:
        self.code = ""
        self._waiting = waiting
        self._home = home
        self._transport = transport
        self._alarm = alarm

    def show_code(self) -> None:
        """Say by which code it can be put up, and for how long."""
        self._transport.send(encode(TvCode(self.code, CODE_SECONDS)))
        self._alarm.set(CODE_SECONDS * 1000, lambda: self._waiting.name_anew(self))

    def take(self, table: str, token: str) -> None:
        """It shows a table from now on; that this is its TV, the token proves."""
        self._alarm.set(None, lambda: None)
        self._transport.send(encode(TvTaken(table, token)))

    def hear(self, _message: FromPerson, replied: Callable[[], None]) -> None:
        """A TV has nothing to say."""
        replied()

    def leave(self) -> None:
        """Its connection is gone."""
        self._alarm.set(None, lambda: None)
        self._waiting.forget(self, self._home)


def _new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
