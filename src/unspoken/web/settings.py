"""How a server is set up."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

from unspoken.content.own.tonight import CARDS
from unspoken.web.limits import Rate

OwnDecksFor: TypeAlias = Literal["nobody", "table", "house"]


class Settings(Struct, frozen=True):
    """What the command line may change."""

    allowed_hosts: frozenset[str] = frozenset()
    """Host names that are ours, besides IP addresses, localhost and *.local."""
    page: Path | None = None
    """Another build of the page."""
    request_rate: Rate = Rate(burst=1_000, per_second=60)
    """Requests of every kind from one address: a school class that opens the page at once."""
    address_rate: Rate = Rate(burst=240, per_second=20)
    """Those among them that are for tables and their house, and connections."""
    opening_rate: Rate = Rate(burst=30, per_second=0.5)
    """Tables opened and people joined from one address."""
    founding_rate: Rate = Rate(burst=60, per_second=1 / 60)
    """Tables opened from one address: a school class at once, and one a minute after that."""
    recording_rate: Rate = Rate(burst=60_000_000, per_second=5_000)
    """Bytes of recordings from one address: a dozen tables talk less in an evening."""
    deck_rate: Rate = Rate(burst=120_000_000, per_second=1_000)
    """Bytes of printed pictures from one address: three full decks, and two a day after that."""
    picture_rate: Rate = Rate(burst=300, per_second=0.25)
    """Seconds of CPU for pictures from one address: three decks at once, and then a quarter of a core."""
    words_rate: Rate = Rate(burst=1_000_000, per_second=50)
    """Bytes of own words from one address: a hundred full lists at once, and then one in three minutes."""
    drawing_rate: Rate = Rate(burst=1_200, per_second=0.1)
    """Seconds of CPU for decks from words of one address: three decks at once, and one an hour after that."""
    tonight: bool = False
    """Whether there is somebody who draws decks from a word."""
    tonight_cards: int = CARDS
    """In a deck that is drawn from a word."""
    wrong_codes: int = 20
    """So many may be typed at one address within an hour, before the next takes longer."""
    message_rate: Rate = Rate(burst=40, per_second=8)
    """Messages of one person, on however many connections."""
    address_message_rate: Rate = Rate(burst=800, per_second=160)
    """Messages from one address: a room full of people."""
    most_unread_bytes: int = 524_288
    """Bytes that may wait for a slow reader."""
    keep_days: int = 90
    """After so many days a table that nobody has touched is deleted; 0: never."""
    metrics_token: str | None = None
    """Whoever knows it may read /metrics."""
    metrics_port: int | None = None
    """Whoever comes in by this port may, too."""
    metrics_open: bool = False
    """Anybody may: for measuring."""
    own_decks: OwnDecksFor = "house"
    """For whom people may bring decks: for every table of this house, for their own, or for nobody."""
    friends_url: str | None = None
    """How friends reach the house, where the host reaches it by a way of their own."""
    table_speed: int = 1
    """How much faster than the world table time runs; the stopwatch has to agree."""
    bots_talk: bool = False
    """Whether bots say something now and then."""
    bots_understand: bool = False
    """Whether bots understand what people write, or only compare words."""
