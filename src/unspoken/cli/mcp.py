"""`unspoken mcp`: a seat for an agent, by the Model Context Protocol."""

from __future__ import annotations

import argparse
import importlib.util
import sys

from unspoken.agents.house import House
from unspoken.tables.games import find_games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which house, which table, what name, and how the agent is spoken to."""
    add = parser.add_argument
    add("--url", required=True, help="the house's address, as http://192.168.1.20:8000")
    add("--code", default="", help="the table's code; without it, the agent says which when it joins")
    add("--name", default="Agent", help="what the agent is called at the table (Agent)")
    add("--http", type=int, metavar="PORT", help="streamable HTTP at 127.0.0.1:PORT/mcp instead of stdio")
    add("--also", action="append", default=[], metavar="MODULE", help="a module with one more game")


def run(args: argparse.Namespace) -> int:
    """Serve until stdin closes, or until interrupted; 2 and a sentence where it cannot begin."""
    if importlib.util.find_spec("mcp") is None:
        print("unspoken mcp: install it first, with pip install 'unspoken[agents]'.", file=sys.stderr)
        return 2
    if not args.url.startswith(("http://", "https://")):
        print(f"unspoken mcp: --url begins with http:// or https://, not {args.url!r}.", file=sys.stderr)
        return 2
    from unspoken.agents.agent import Agent
    from unspoken.agents.mcp_server import serve

    serve(Agent(House(args.url), args.code, args.name, find_games(args.also)), args.http)
    return 0
