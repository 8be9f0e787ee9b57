"""The page of docs/protocol about refusals: every code, with the sentence that people read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import unspoken
from unspoken.kernel.languages import FALLBACK
from unspoken.languages.sentences import fill, game_sentences, page_sentences

_PREFIX = "refused-"
_INTRODUCTION = """\
<!-- Made by `unspoken schema --write`. Do not edit. -->

# Refusals

A refusal has a `code` and `facts`, and means that nothing has changed. Programs decide by the code; people
read the sentence. New codes may be added at any time."""
_FACT = re.compile(r"\$(\w+)")


def refusals_page() -> str:
    """Return the page in Markdown."""
    sections = [_INTRODUCTION, "## At every table", _table(page_sentences(FALLBACK))]
    for game, sentences in game_sentences(FALLBACK).items():
        sections += [f"## {game.capitalize()}", _table(sentences)]
    return "\n\n".join(sections) + "\n"


def _table(sentences: Mapping[str, str]) -> str:
    return "\n".join(["| code | facts | sentence |", "| --- | --- | --- |", *_rows(sentences)])


def _rows(sentences: Mapping[str, str]) -> Iterator[str]:
    for name, sentence in sorted(sentences.items()):
        if name.startswith(_PREFIX):
            code = name.removeprefix(_PREFIX)
            known = dict.fromkeys((*_FACT.findall(sentence), *_facts_in_code().get(code, ())))
            yield f"| `{code}` | {', '.join(f'`{fact}`' for fact in known)} | {fill(sentence, {})} |"


@cache
def _facts_in_code() -> Mapping[str, list[str]]:
    """Return the facts that each code is raised with anywhere in this package: `Refused("code", fact=…)`."""
    found: dict[str, list[str]] = {}
    for file in sorted(Path(unspoken.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Refused"), args=[ast.Constant(value=str(code))]):
                    found.setdefault(code, []).extend(fact.arg for fact in node.keywords if fact.arg)
                case _:
                    pass
    return found
