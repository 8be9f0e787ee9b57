"""`unspoken play`: serves the local network, prints the link and opens the browser."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser

import segno
from rich.console import Console

from unspoken.cli.options.flags import add_flags
from unspoken.cli.server import logs
from unspoken.cli.server.addresses import local_url
from unspoken.cli.server.listening import PortTaken, listen
from unspoken.cli.server.opening import Content
from unspoken.cli.server.option_table import groups_of_play
from unspoken.cli.server.serve import Start, start

_NUMBERS = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `play`: those of `serve`, but it listens on the whole network."""
    add_flags(parser, groups_of_play())


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; 2 if the server cannot start."""
    return start(args, groups_of_play(), _listen_on_any_port, _starting)


def _starting(args: argparse.Namespace, content: Content, listening: socket.socket) -> Start:
    friends = friends_url(args, listening)

    def announce() -> None:
        address = local_url(listening)
        if logs.is_json():
            logs.announce(f"Unspoken is at {address}")
        else:
            print_welcome(Console(), address, friends, len(content.games))
        if not args.no_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return Start(announce, friends)


def _listen_on_any_port(host: str, port: int) -> socket.socket:
    """Listen on this port, or on a free one if it is in use. Raises CannotListen."""
    try:
        return listen(host, port)
    except PortTaken:
        return listen(host, 0)


def print_welcome(console: Console, address: str, friends: str | None, games: int) -> None:
    """Print the links for this machine and for the network, with a QR code."""
    number = _NUMBERS[games] if games < len(_NUMBERS) else str(games)
    console.print(f"\n  [italic bold]unspoken[/]   {number} games about what goes unsaid\n")
    console.print(f"  Here          [bold]{address}[/]")
    if friends is not None:
        console.print(f"  Your friends  [bold]{friends}[/]   (on the same network; or let them scan this)\n")
        segno.make(friends, error="l").terminal(sys.stdout, border=2, compact=True)
    console.print("  Press Ctrl+C to stop. All tables are saved.\n")
    sys.stdout.flush()


def friends_url(args: argparse.Namespace, listening: socket.socket) -> str | None:
    """Return the server's URL for other machines; None if it only listens locally."""
    if args.public_url:
        return str(args.public_url)
    host, port = listening.getsockname()[:2]
    if host != "0.0.0.0":
        return None
    address = network_address()
    return None if address is None else f"http://{address}:{port}"


def network_address() -> str | None:
    """Return this machine's address on its network: the source address of outgoing packets. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def has_screen() -> bool:
    """True if a browser can open a window here."""
    if os.environ.get("CI"):
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
