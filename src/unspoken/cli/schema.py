"""`unspoken schema`: prints the descriptions of the API, or writes docs/protocol and the page's types."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from unspoken.cli.protocol.asyncapi import asyncapi
from unspoken.cli.protocol.field_notes import add_field_notes
from unspoken.cli.protocol.game_page import game_page
from unspoken.cli.protocol.refusals_page import refusals_page
from unspoken.kernel.game import AnyGame
from unspoken.tables.games import find_games
from unspoken.tables.wire.messages import Refusal
from unspoken.web.openapi import openapi
from unspoken.web.routes import api_endpoints, api_structs
from unspoken.web.typescript import game_types, wire_types


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `schema`."""
    parser.add_argument(
        "--http",
        action="store_true",
        help="print the OpenAPI of the HTTP endpoints instead of the AsyncAPI of the sockets",
    )
    parser.add_argument(
        "--write",
        action="store_true",
        help="write the page's types into --front and docs/protocol into --docs",
    )
    parser.add_argument("--front", type=Path, default=Path("front"), help="the page's folder")
    parser.add_argument("--docs", type=Path, default=Path("docs"), help="the documentation's folder")


def run(args: argparse.Namespace) -> int:
    """Print a schema, or write all generated files."""
    if not args.write:
        games = find_games()
        print(_json(openapi(games) if args.http else asyncapi(games)), end="")
        return 0
    for path, text in files(args.front, args.docs).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


def files(front: Path, docs: Path) -> dict[Path, str]:
    """Return the texts of all files that are generated from the code, by path."""
    games = find_games()
    protocol = docs / "protocol"
    generated = {
        front / "src" / "wire" / "schema.gen.ts": wire_types(games),
        protocol / "openapi.json": _json(_noted(openapi(games), games)),
        protocol / "asyncapi.json": _json(asyncapi(games)),
        protocol / "refusals.md": refusals_page(),
    }
    for name, game in games.items():
        generated[front / "src" / "games" / name / "schema.gen.ts"] = game_types(game)
        generated[protocol / "games" / f"{name}.md"] = game_page(game)
    return generated


def _json(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _noted(document: dict[str, Any], games: Mapping[str, AnyGame]) -> dict[str, Any]:
    """Add the notes of fields. The server does not: it would have to read its own source."""
    add_field_notes(document["components"]["schemas"], [*api_structs(api_endpoints(games)), Refusal])
    return document
