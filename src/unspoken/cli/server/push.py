"""Options of reminders by Web Push."""

from __future__ import annotations

import argparse
import re
from importlib.util import find_spec

from unspoken.cli.options.kinds import Switch, Text
from unspoken.cli.options.option import Option, OptionGroup
from unspoken.cli.server import logs, public
from unspoken.storage.store import Store
from unspoken.web.backend import PushFactory

_PACKAGES = ("cryptography", "httpx", "jwt")
_CONTACT = re.compile(r"mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https://\S+\.\S+")


def _contact(text: str) -> str:
    if not _CONTACT.fullmatch(text):
        raise ValueError
    return text


GROUP = OptionGroup(
    "Reminders",
    (
        Option(
            "no-push",
            Switch(),
            "send no reminders by Web Push to people who asked for them",
            default=False,
        ),
        Option(
            "push-contact",
            Text("mailto:you@example.org or an https address", "ADDRESS", _contact),
            "where push services can reach you",
            default_text="the public URL, if it is https",
            example="mailto:you@example.org",
        ),
    ),
)


def service(args: argparse.Namespace, store: Store) -> PushFactory | None:
    """Return what makes the reminders of a server; None, with a message, if the server sends none."""
    if args.no_push:
        return None
    if any(find_spec(package) is None for package in _PACKAGES):
        logs.announce("No reminders are sent to people who are away; install the extra `push` for them.")
        return None
    from unspoken.push.reminders import PushReminders

    contact = args.push_contact or (args.public_url if public.is_https(args) else None)
    return lambda game_of, calendar: PushReminders(store.push, game_of, calendar, contact)
