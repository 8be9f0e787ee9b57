"""`unspoken admin`: what the admin page shows and does, as commands to a running server."""

from __future__ import annotations

import argparse
import os
import time
from datetime import UTC, datetime
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec
from rich.console import Console
from rich.table import Table

from unspoken.cli.admin_client import AdminClient, AdminError
from unspoken.cli.server.serve import fail
from unspoken.tables.state.names import read_code
from unspoken.web.endpoints.admin.messages import (
    MOST_BROWSER_DAYS,
    AdminDone,
    AdminOverview,
    BanAddress,
    BanPeople,
    CloseTable,
    SetDraining,
)

_DAY = 86_400
_MOST_DAYS = 365
S = TypeVar("S", bound=msgspec.Struct)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `admin`."""
    actions = parser.add_subparsers(dest="what", metavar="what", required=True)
    listing = actions.add_parser("tables", help="list the tables in the server's memory")
    closing = actions.add_parser("close", help="close a table for good; its people see a message")
    banning = actions.add_parser("ban", help="keep an address, or people of a table, from joining tables")
    bans = actions.add_parser("bans", help="list the bans")
    lifting = actions.add_parser("unban", help="lift a ban")
    draining = actions.add_parser("drain", help="open no new tables, before a restart")
    for action in (listing, closing, banning, bans, lifting, draining):
        _add_server(action)
    for action in (listing, bans):
        action.add_argument("--json", action="store_true", help="print one JSON object per line")
    closing.add_argument("code", metavar="CODE", type=read_code, help="the table's code")
    closing.add_argument("--message", default="", help="a sentence for the people at the table")
    whom = banning.add_mutually_exclusive_group(required=True)
    whom.add_argument("--address", help="an address, or a network such as 203.0.113.0/24")
    whom.add_argument("--table", metavar="CODE", type=read_code, help="the browsers of people at this table")
    banning.add_argument("--name", default="", help="only the person with this name at the table")
    banning.add_argument("--days", type=_days, default=7, help="how long (default 7; browsers at most 30)")
    banning.add_argument("--note", default="", help="a reminder for yourself")
    lifting.add_argument("ban", metavar="BAN", help="the ban's id, as listed by `bans`")
    draining.add_argument("--off", action="store_true", help="open new tables again")


def _add_server(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--url", default="http://127.0.0.1:8000", help="the server's address (default http://127.0.0.1:8000)"
    )
    parser.add_argument(
        "--token",
        default=os.environ.get("UNSPOKEN_ADMIN_TOKEN"),
        help="the server's admin token (default: the environment variable UNSPOKEN_ADMIN_TOKEN)",
    )


def _days(word: str) -> int:
    """Parse the length of a ban."""
    if not word.isascii() or not word.isdigit() or not 1 <= int(word[:6]) <= _MOST_DAYS:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number of days from 1 to {_MOST_DAYS}")
    return int(word)


def run(args: argparse.Namespace) -> int:
    """Run the action; return 2 if the server refuses it or does not answer."""
    if not args.token:
        return fail("Pass the server's admin token with --token, or in UNSPOKEN_ADMIN_TOKEN.")
    if not args.url.startswith(("http://", "https://")):
        return fail(f"--url must begin with http:// or https://, unlike {args.url!r}.")
    if args.what == "ban" and args.table and args.days > MOST_BROWSER_DAYS:
        return fail(f"A browser can be banned for at most {MOST_BROWSER_DAYS} days: pass fewer --days.")
    try:
        _act(args, AdminClient(args.url, args.token))
    except AdminError as error:
        return fail(str(error))
    return 0


def _act(args: argparse.Namespace, server: AdminClient) -> None:
    match args.what:
        case "tables":
            _show_tables(_overview(server), args.json)
        case "bans":
            _show_bans(_overview(server), args.json)
        case "close":
            server.ask("POST", f"tables/{quote(args.code)}/close", CloseTable(args.message))
            print(f"Closed and deleted table {args.code}.")
        case "ban":
            count = _ban(args, server)
            print(f"Banned {'1 address' if args.address else f'{count} browsers'} for {args.days} days.")
        case "unban":
            server.ask("DELETE", f"bans/{quote(args.ban, safe='')}")
            print("Lifted the ban.")
        case _:
            reply = _read(server.ask("POST", "drain", SetDraining(not args.off)), AdminDone)
            state = "opens new tables again" if args.off else "opens no new tables"
            print(f"The server {state}; {reply.count} tables are in its memory.")


def _ban(args: argparse.Namespace, server: AdminClient) -> int:
    if args.address:
        reply = server.ask("POST", "bans", BanAddress(args.address, args.days, args.note))
    else:
        body = BanPeople(args.name, args.days, args.note)
        reply = server.ask("POST", f"tables/{quote(args.table)}/bans", body)
    return _read(reply, AdminDone).count


def _overview(server: AdminClient) -> AdminOverview:
    return _read(server.ask("GET", "overview"), AdminOverview)


def _read(raw: bytes, kind: type[S]) -> S:
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.DecodeError as error:
        raise AdminError("The server sent an unknown reply: use the same version as the server.") from error


def _show_tables(overview: AdminOverview, as_json: bool) -> None:
    if as_json:
        _print_lines(overview.tables)
        return
    shown = Table("code", "game", "phase", "people", "bots", "minutes", "records", "idle", "log name")
    for table in overview.tables:
        idle = "" if table.idle_minutes is None else f"{table.idle_minutes} min"
        numbers = map(str, (table.people, table.bots, table.minutes, table.records))
        shown.add_row(table.code, table.game, table.phase.value, *numbers, idle, table.label)
    Console().print(shown)


def _show_bans(overview: AdminOverview, as_json: bool) -> None:
    if as_json:
        _print_lines(overview.bans)
        return
    shown = Table("id", "whom", "since", "until", "days left", "note")
    for ban in overview.bans:
        dates = (datetime.fromtimestamp(at, UTC).date().isoformat() for at in (ban.since, ban.until))
        left = -(-(ban.until - int(time.time())) // _DAY)
        shown.add_row(ban.id, ban.address or "a browser", *dates, str(left), ban.note)
    Console().print(shown)


def _print_lines(items: tuple[Any, ...]) -> None:  # structs of one kind
    for item in items:
        print(msgspec.json.encode(item).decode())
