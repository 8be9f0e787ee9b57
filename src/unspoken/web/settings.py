"""Settings of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

from unspoken.content.own.tonight import CARDS
from unspoken.tables.state.names import ALPHABET
from unspoken.web.limits.token_bucket import Rate
from unspoken.web.limits.wrong_code_backoff import WrongCodeLimits

OwnDecksFor: TypeAlias = Literal["nobody", "table", "house"]


class Settings(Struct, frozen=True):
    """Settings of a server; the command line changes some of them."""

    allowed_hosts: frozenset[str] = frozenset()
    """Host names of this server, besides IP addresses and localhost; if there are none, also *.local."""
    https_only: bool = False
    """True if the public URL is HTTPS: a header (HSTS) makes browsers use only HTTPS."""
    page: Path | None = None
    """The folder of another build of the page."""
    request_rate: Rate = Rate(burst=1_000, per_second=60)
    """Requests of every kind from one address. Enough for a school class that opens the page at once."""
    api_rate: Rate = Rate(burst=240, per_second=20)
    """API requests and new WebSockets from one address."""
    admission_rate: Rate = Rate(burst=30, per_second=0.5)
    """Tables opened and people joined from one address."""
    new_table_rate: Rate = Rate(burst=60, per_second=1 / 60)
    """Tables opened from one address. Enough for a school class at once, then one table per minute."""
    recording_rate: Rate = Rate(burst=60_000_000, per_second=5_000)
    """Bytes of recordings from one address. A dozen tables record less in an evening."""
    deck_rate: Rate = Rate(burst=120_000_000, per_second=1_000)
    """Bytes of rendered pictures from one address: three full decks at once, then two per day."""
    picture_rate: Rate = Rate(burst=300, per_second=0.25)
    """CPU seconds for rendering pictures of one address: three decks at once, then a quarter of a core."""
    words_rate: Rate = Rate(burst=1_000_000, per_second=50)
    """Bytes of own words from one address: a hundred full lists at once, then one every three minutes."""
    drawing_rate: Rate = Rate(burst=1_200, per_second=0.1)
    """CPU seconds for decks drawn from a word for one address: three decks at once, then one per hour."""
    count_rate: Rate = Rate(burst=60, per_second=1 / 600)
    """Counted answers to the daily puzzle from one address: twenty people at once, then fifty a day."""
    atlas: bool = True
    """True if tables may use the atlas."""
    cell: str = ALPHABET
    """The characters with which codes of new tables begin: one of several cells has only some of them."""
    tonight: bool = False
    """True if decks can be drawn from a word."""
    tonight_cards: int = CARDS
    """Cards in a deck that is drawn from a word."""
    wrong_codes: WrongCodeLimits = WrongCodeLimits()
    """Wrong table codes before the backoff starts."""
    message_rate: Rate = Rate(burst=40, per_second=8)
    """Messages of one person, over all connections."""
    address_message_rate: Rate = Rate(burst=800, per_second=160)
    """Messages from one address. Enough for a room full of people."""
    voice_rate: Rate = Rate(burst=60, per_second=34)
    """Packets of one person's voice, over all connections: 25 a second, and some come late in a bunch."""
    address_voice_rate: Rate = Rate(burst=1_200, per_second=680)
    """Packets of voices from one address. Enough for twenty people who talk at once."""
    max_write_buffer: int = 524_288
    """Bytes in the write buffer of a slow client before its connection is closed."""
    keep_days: int = 90
    """Days after which an unused table is deleted; 0: never."""
    metrics_token: str | None = None
    """The bearer token that gives access to /metrics."""
    metrics_port: int | None = None
    """The port on which /metrics needs no token."""
    metrics_open: bool = False
    """True if /metrics needs no token on any port and counts are exact: for benchmarks."""
    admin_token: str | None = None
    """The token that opens /admin; None if there is no such page."""
    admin_rate: Rate = Rate(burst=5, per_second=1 / 60)
    """Wrong admin tokens from one address."""
    node: str | None = None
    """The name of this server in a cluster."""
    data_folder: Path | None = None
    """The folder of the SQLite file; None for another store."""
    own_decks: OwnDecksFor = "house"
    """Where own decks can be used: at every table of this server, at their own table, or nowhere."""
    public_url: str | None = None
    """The server's public address, if it has one."""
    friends_url: str | None = None
    """The URL for invitations if the host uses a local address."""
    table_speed: int = 1
    """How many times faster than real time the table time runs; the stopwatch must match."""
    bots_talk: bool = False
    """True if bots talk occasionally."""
    voice: bool = True
    """True if people may talk with microphones."""
    bots_understand: bool = False
    """True if bots compare the meaning of sentences; otherwise they compare words."""
