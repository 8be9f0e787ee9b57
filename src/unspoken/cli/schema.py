"""`unspoken schema`: the wire, described; and the page's types, written."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from unspoken.tables.games import find_games
from unspoken.web.openapi import messages_schema, openapi
from unspoken.web.typescript import game_types, wire_types


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Print it, or write it where the page wants it."""
    parser.add_argument(
        "--http", action="store_true", help="OpenAPI of the HTTP doors instead of the socket's messages"
    )
    parser.add_argument(
        "--write", action="store_true", help="write the page's types below --front, and docs/protocol"
    )
    parser.add_argument("--front", type=Path, default=Path("front"), help="the page's folder")
    parser.add_argument("--docs", type=Path, default=Path("docs"), help="the documentation's folder")


def run(args: argparse.Namespace) -> int:
    """Print or write."""
    if not args.write:
        print(json.dumps(openapi() if args.http else messages_schema(), indent=2, ensure_ascii=False))
        return 0
    for path, text in files(args.front, args.docs).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


def files(front: Path, docs: Path) -> dict[Path, str]:
    """Everything that is made from the structs, by where it lies."""
    made = {
        front / "src" / "wire" / "schema.gen.ts": wire_types(),
        docs / "protocol" / "openapi.json": json.dumps(openapi(), indent=2, ensure_ascii=False) + "\n",
        docs / "protocol" / "messages.json": json.dumps(messages_schema(), indent=2, ensure_ascii=False)
        + "\n",
    }
    for name, game in find_games().items():
        made[front / "src" / "games" / name / "schema.gen.ts"] = game_types(game)
    return made
