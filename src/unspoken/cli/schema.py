"""`unspoken schema`: prints the schemas of the API, or writes them and the page's TypeScript types."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from unspoken.tables.games import find_games
from unspoken.web.openapi import messages_schema, openapi
from unspoken.web.typescript import game_types, wire_types


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `schema`."""
    parser.add_argument(
        "--http",
        action="store_true",
        help="print the OpenAPI of the HTTP endpoints instead of the socket's messages",
    )
    parser.add_argument(
        "--write",
        action="store_true",
        help="write the page's types into --front and both schemas into --docs",
    )
    parser.add_argument("--front", type=Path, default=Path("front"), help="the page's folder")
    parser.add_argument("--docs", type=Path, default=Path("docs"), help="the documentation's folder")


def run(args: argparse.Namespace) -> int:
    """Print a schema, or write all generated files."""
    if not args.write:
        schema = openapi(find_games()) if args.http else messages_schema()
        print(json.dumps(schema, indent=2, ensure_ascii=False))
        return 0
    for path, text in files(args.front, args.docs).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


def files(front: Path, docs: Path) -> dict[Path, str]:
    """Return the texts of all files that are generated from the structs, by path."""
    games = find_games()
    generated = {
        front / "src" / "wire" / "schema.gen.ts": wire_types(games),
        docs / "protocol" / "openapi.json": json.dumps(openapi(games), indent=2, ensure_ascii=False) + "\n",
        docs / "protocol" / "messages.json": json.dumps(messages_schema(), indent=2, ensure_ascii=False)
        + "\n",
    }
    for name, game in games.items():
        generated[front / "src" / "games" / name / "schema.gen.ts"] = game_types(game)
    return generated
