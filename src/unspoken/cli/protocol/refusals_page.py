"""The page of docs/protocol about refusals: every code, with the sentence that people read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

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
            facts = ", ".join(f"`{fact}`" for fact in dict.fromkeys(_FACT.findall(sentence)))
            yield f"| `{name.removeprefix(_PREFIX)}` | {facts} | {fill(sentence, {})} |"
