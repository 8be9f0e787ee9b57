"""`unspoken mcp`: an MCP server through which an AI agent takes a seat at a table."""

from __future__ import annotations

import argparse
import importlib.util
import sys

from unspoken.kernel.installing import pip_install
from unspoken.tables.games import find_games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `mcp`."""
    add = parser.add_argument
    add("--url", required=True, help="the server's address, for example http://192.168.1.20:8000")
    add("--code", default="", help="the table's code (default: the agent passes it when it joins)")
    add("--name", default="Agent", help="the agent's name at the table (default: Agent)")
    add(
        "--http",
        type=int,
        metavar="PORT",
        help="serve streamable HTTP at 127.0.0.1:PORT/mcp instead of stdio",
    )
    add("--also", action="append", default=[], metavar="MODULE", help="a module with an additional game")


def run(args: argparse.Namespace) -> int:
    """Serve until stdin closes or the process is interrupted; 2 if the arguments are wrong."""
    if importlib.util.find_spec("mcp") is None:
        print(f"unspoken mcp: install the `agents` extra first: {pip_install('agents')}.", file=sys.stderr)
        return 2
    if not args.url.startswith(("http://", "https://")):
        print(f"unspoken mcp: --url must begin with http:// or https://, not {args.url!r}.", file=sys.stderr)
        return 2
    from unspoken.agents.agent import Agent
    from unspoken.agents.mcp_server import serve

    serve(Agent(args.url, args.code, args.name, find_games(args.also)), args.http)
    return 0
