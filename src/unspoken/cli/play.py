"""`unspoken play`: serve to the room one sits in, show the way in, and open the browser."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser

import segno
from rich.console import Console

from unspoken.cli import cluster, serve
from unspoken.cli.listening import CannotListen, PortTaken, listen
from unspoken.storage.errors import StoreUnavailable

_A_MOMENT = 1.0
"""Seconds until the browser is opened: by then the server answers."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The same as for `serve`, but open to the room."""
    serve.add_arguments(parser, host="0.0.0.0")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser here")


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    try:
        store, others = cluster.open_chosen(args)
    except StoreUnavailable as trouble:
        return serve.complain(str(trouble))
    try:
        listening = _listening(args.host, args.port)
    except CannotListen as why:
        return serve.complain(str(why))
    address = serve.here(listening)
    friends = friends_address(args, listening)
    welcome(Console(), address, friends)
    if not args.no_browser and has_screen():
        threading.Timer(_A_MOMENT, webbrowser.open, (address,)).start()
    return serve.serve(args, store, others, [listening], friends)


def _listening(host: str, port: int) -> socket.socket:
    """At this port, or at another where somebody has it. Raises CannotListen."""
    try:
        return listen(host, port)
    except PortTaken:
        return listen(host, 0)


def welcome(console: Console, address: str, friends: str | None) -> None:
    """The way in, for oneself and for everybody in the room."""
    console.print("\n  [italic bold]unspoken[/]   four games about what goes unsaid\n")
    console.print(f"  Here          [bold]{address}[/]")
    if friends is not None:
        console.print(f"  Your friends  [bold]{friends}[/]   (same network; or let them scan this)\n")
        segno.make(friends, error="l").terminal(sys.stdout, border=2, compact=True)
    console.print("  Ctrl+C ends it. Every table is kept.\n")
    sys.stdout.flush()


def friends_address(args: argparse.Namespace, listening: socket.socket) -> str | None:
    """How others on the network reach it, if they do."""
    if args.public_url:
        return str(args.public_url)
    host, port = listening.getsockname()[:2]
    if host != "0.0.0.0":
        return None
    found = network_address()
    return None if found is None else f"http://{found}:{port}"


def network_address() -> str | None:
    """This machine's address on its network: the one that the way out would start from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def has_screen() -> bool:
    """Whether a browser could show itself to anybody."""
    if os.environ.get("CI"):
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
