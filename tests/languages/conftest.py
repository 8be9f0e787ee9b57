"""Fixtures for a server with an additional, made-up language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.languages.made_up import write_language, write_unfinished_language
from unspoken.content.blot_portraits import read_blot_eyes
from unspoken.content.dream_portraits import read_dream_portraits
from unspoken.content.own.portrait import sayings
from unspoken.content.packs import Packs, load_packs
from unspoken.languages.grammar import find_lexicon, grammar
from unspoken.languages.known import OUTSIDE, languages
from unspoken.languages.sentences import every_sentence, game_sentences, page_sentences
from unspoken.languages.speech import speech

CACHED = (
    languages,
    grammar,
    find_lexicon,
    speech,
    sayings,
    page_sentences,
    game_sentences,
    every_sentence,
    read_dream_portraits,
    read_blot_eyes,
)
"""Cached functions that read languages and packs once."""


@pytest.fixture(scope="session")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the made-up language."""
    return write_language(tmp_path_factory.mktemp("languages"), load_packs())


@pytest.fixture
def complete_packs(made_up: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packs]:
    """The packs of a server with the complete language."""
    yield from _load_with(made_up, monkeypatch)


@pytest.fixture
def unfinished_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packs]:
    """The packs of a server with the unfinished language."""
    yield from _load_with(write_unfinished_language(tmp_path), monkeypatch)


def _load_with(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packs]:
    monkeypatch.setenv(OUTSIDE, str(folder))
    _clear_caches()
    yield load_packs()
    _clear_caches()
    monkeypatch.undo()


def _clear_caches() -> None:
    for function in CACHED:
        function.cache_clear()
