"""A house that has one language more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.languages.made_up import unfinished, write_language
from unspoken.content.dreams import read_dreams
from unspoken.content.own.portrait import sayings
from unspoken.content.packs import Packs, load_packs
from unspoken.content.percepts import read_percepts
from unspoken.languages.grammar import grammar
from unspoken.languages.known import OUTSIDE, languages
from unspoken.languages.sentences import every_sentence, game_sentences, page_sentences
from unspoken.languages.speech import speech

READ_ONCE = (
    languages,
    grammar,
    speech,
    sayings,
    page_sentences,
    game_sentences,
    every_sentence,
    read_dreams,
    read_percepts,
)
"""What a server reads when it starts, and not again."""


@pytest.fixture(scope="session")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the made-up language."""
    return write_language(tmp_path_factory.mktemp("languages"), load_packs())


@pytest.fixture
def spoken(made_up: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packs]:
    """The packs of a house that was started with it."""
    yield from _started_with(made_up, monkeypatch)


@pytest.fixture
def barely_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packs]:
    """The packs of a house that was started with a language that says nothing yet."""
    yield from _started_with(unfinished(tmp_path), monkeypatch)


def _started_with(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packs]:
    monkeypatch.setenv(OUTSIDE, str(folder))
    _forget()
    yield load_packs()
    _forget()
    monkeypatch.undo()


def _forget() -> None:
    for read in READ_ONCE:
        read.cache_clear()
