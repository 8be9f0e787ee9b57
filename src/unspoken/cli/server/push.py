"""Command-line arguments of reminders by Web Push."""

from __future__ import annotations

import argparse
import re
from importlib.util import find_spec

from unspoken.cli.server import public
from unspoken.storage.store import Store
from unspoken.web.backend import PushFactory

_PACKAGES = ("cryptography", "httpx", "jwt")
_CONTACT = re.compile(r"mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https://\S+\.\S+")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of reminders."""
    parser.add_argument(
        "--no-push", action="store_true", help="send no reminders by Web Push to people who asked for them"
    )
    parser.add_argument(
        "--push-contact",
        type=_contact,
        metavar="ADDRESS",
        help="where push services can reach you, mailto:you@example.org or an https address "
        "(default: the --public-url, if it is https)",
    )


def _contact(word: str) -> str:
    """Parse the address that push services are given."""
    if not _CONTACT.fullmatch(word):
        raise argparse.ArgumentTypeError(f"{word!r} is neither mailto:you@example.org nor an https address")
    return word


def service(args: argparse.Namespace, store: Store) -> PushFactory | None:
    """Return what makes the reminders of a server; None, with a message, if the server sends none."""
    if args.no_push:
        return None
    if any(find_spec(package) is None for package in _PACKAGES):
        print("No reminders are sent to people who are away; install the extra `push` for them.", flush=True)
        return None
    from unspoken.push.reminders import PushReminders

    contact = args.push_contact or (args.public_url if public.is_https(args) else None)
    return lambda game_of, calendar: PushReminders(store.push, game_of, calendar, contact)
