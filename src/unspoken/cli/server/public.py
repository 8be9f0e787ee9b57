"""Command-line arguments of a public server: its address, its proxies, its atlas, counts and voice."""

from __future__ import annotations

import argparse
import os
from urllib.parse import urlsplit

from starlette.types import ASGIApp

from unspoken.web.http.proxy_headers import ProxyHeaders

_MOST_HOPS = 9
_THIS_MACHINE = "127.0.0.1,::1"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of a public server."""
    parser.add_argument(
        "--public-url", help="the server's public address, for example https://play.example.org"
    )
    parser.add_argument(
        "--proxy-hops",
        type=_hops,
        default=1,
        metavar="N",
        help="the number of proxies in front of the server, if the environment variable FORWARDED_ALLOW_IPS "
        "is '*' (default 1)",
    )
    parser.add_argument(
        "--atlas",
        choices=("on", "off"),
        help="whether hosts may let the server remember their tables' clues, for everybody to read "
        "(default: on, but off if there is a --public-url)",
    )
    parser.add_argument(
        "--no-voice", action="store_true", help="people at a table cannot talk with microphones"
    )
    parser.add_argument(
        "--today-counts",
        choices=("on", "off"),
        help="whether the server counts the answers to the puzzle of the day, without people, and shows the "
        "numbers (default: on, but off if there is a --public-url)",
    )


def _hops(word: str) -> int:
    """Parse a number of proxies."""
    if word not in map(str, range(1, _MOST_HOPS + 1)):
        raise argparse.ArgumentTypeError(f"{word!r} is not a number of proxies from 1 to {_MOST_HOPS}")
    return int(word)


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
