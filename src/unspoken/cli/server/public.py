"""Options of a public server: its address, its proxies, its atlas, counts and voice."""

from __future__ import annotations

import argparse
import os
import re
from urllib.parse import urlsplit

from starlette.types import ASGIApp

from unspoken.cli.options.kinds import Choice, Switch, Text, WholeNumber
from unspoken.cli.options.option import Option, OptionGroup
from unspoken.web.http.proxy_headers import ProxyHeaders
from unspoken.web.http.subpath import path_of
from unspoken.web.settings import OwnDecksFor

_HOST = re.compile(r"[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|[0-9a-f:.]+")
"""A host name or an IP address; browsers send international names in this form, too."""
_THIS_MACHINE = "127.0.0.1,::1"


def _public_url(text: str) -> str:
    """Check the form http(s)://host[:port][/path]; return it without the slash at its end."""
    parts = urlsplit(text)
    host = parts.hostname or ""
    if (
        parts.scheme not in ("http", "https")
        or not _HOST.fullmatch(host)
        or parts.port == 0  # reading an invalid port raises ValueError
        or "@" in parts.netloc
        or "?" in text
        or "#" in text
    ):
        raise ValueError
    path_of(text)  # raises ValueError
    return text.rstrip("/")


GROUP = OptionGroup(
    "A public server",
    (
        Option(
            "public-url",
            Text(
                "the address that people type, such as https://unspoken.example.org or https://example.org/games/",
                "URL",
                _public_url,
            ),
            "the server's public address; requests for other host names are rejected",
            example="https://unspoken.example.org",
        ),
        Option(
            "proxy-hops",
            WholeNumber(1, 9, "a number of proxies"),
            "the number of proxies in front of the server, if the environment variable FORWARDED_ALLOW_IPS "
            "is '*'",
            default=1,
        ),
        Option(
            "atlas",
            Choice("on", "off"),
            "whether hosts may let the server remember their tables' clues, for everybody to read",
            default_text="on, but off if there is a public URL",
            example="on",
        ),
        Option(
            "today-counts",
            Choice("on", "off"),
            "whether the server counts the answers to the puzzle of the day, without people, and shows the "
            "numbers",
            default_text="on, but off if there is a public URL",
            example="on",
        ),
        Option("no-voice", Switch(), "people at a table cannot talk with microphones", default=False),
    ),
)


def behind_proxies(app: ASGIApp, hops: int) -> ASGIApp:
    """Return an application that reads the headers of the proxies which FORWARDED_ALLOW_IPS names."""
    return ProxyHeaders(app, os.environ.get("FORWARDED_ALLOW_IPS", _THIS_MACHINE), hops)


def is_https(args: argparse.Namespace) -> bool:
    """True if the public URL is HTTPS."""
    return bool(args.public_url) and urlsplit(args.public_url).scheme == "https"


def has_atlas(args: argparse.Namespace) -> bool:
    """True if the tables of this server may use the atlas."""
    return bool(args.atlas == "on" or (args.atlas is None and not args.public_url))


def counts_answers(args: argparse.Namespace) -> bool:
    """True if this server counts the answers to the puzzle of the day."""
    return bool(args.today_counts == "on" or (args.today_counts is None and not args.public_url))


def own_decks(args: argparse.Namespace) -> OwnDecksFor:
    """Return where own decks can be used; by default strangers do not see them."""
    chosen: OwnDecksFor | None = args.own_decks
    return chosen or ("table" if args.public_url else "house")
