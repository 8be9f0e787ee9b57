"""Requests and replies of the admin page."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from unspoken.bans.port import BanKind
from unspoken.tables.table.overview import TableOverview
from unspoken.web.admin.machine import Machine

Note = Annotated[str, Meta(max_length=200)]
MOST_BROWSER_DAYS = 30
"""A browser forgets its token at a table after a month."""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Exchange the admin token for a cookie."""

    token: Annotated[str, Meta(max_length=512)]


class SignedIn(Struct, frozen=True):
    """Whether this browser is signed in now."""

    signed_in: bool


class AdminTable(TableOverview, frozen=True):
    """A table in the memory of this server: no names, no secrets, and no single act."""

    idle_minutes: int | None = None
    """Time since the last request; None while somebody is connected."""


class AdminDeck(Struct, frozen=True):
    """An own deck of a table."""

    pack: str
    kind: str
    cards: int
    bytes: int
    house: bool
    """True if every table may use it."""
    title: str = ""
    """Only of a deck for every table, which everybody can see."""


class AdminBan(Struct, frozen=True):
    """A ban that has not expired."""

    id: str
    kind: BanKind
    since: int
    until: int
    note: str
    address: str = ""
    """The banned network; empty for a browser."""


class AdminUsage(Struct, frozen=True):
    """How much the store contains."""

    tables: int
    recordings: int
    recording_bytes: int
    entries: int
    entry_bytes: int
    total_bytes: int


class AdminOverview(Struct, frozen=True):
    """Everything that the admin page shows."""

    version: str
    node: str | None
    """The name of this server in a cluster; tables of other servers are not listed."""
    up_minutes: int
    draining: bool
    sockets: int
    machine: Machine
    usage: AdminUsage | None
    """None if the store does not answer."""
    tables: tuple[AdminTable, ...]
    decks: tuple[AdminDeck, ...]
    bans: tuple[AdminBan, ...]


class CloseTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Close a table for good. Its people see the note, and the table is deleted."""

    note: Note = ""


class BanPeople(Struct, frozen=True, forbid_unknown_fields=True):
    """Ban the browser of a person at a table, or of everybody at it."""

    name: Annotated[str, Meta(max_length=64)] = ""
    """The name of the person; empty for everybody."""
    days: Annotated[int, Meta(ge=1, le=MOST_BROWSER_DAYS)] = 7
    note: Note = ""


class BanAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Ban an address, or a network such as 203.0.113.0/24."""

    address: Annotated[str, Meta(max_length=64)]
    days: Annotated[int, Meta(ge=1, le=365)] = 7
    note: Note = ""


class SetDraining(Struct, frozen=True, forbid_unknown_fields=True):
    """Open no new tables, because the server is about to stop; or open them again."""

    on: bool


class AdminDone(Struct, frozen=True):
    """The action was carried out on this many tables, people, decks or entries."""

    count: int
