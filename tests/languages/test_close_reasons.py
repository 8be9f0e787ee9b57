"""Whoever a table sends away is told why, in their own language."""

from __future__ import annotations

import pytest

from unspoken.languages.known import tags
from unspoken.languages.sentences import page_sentences
from unspoken.tables.messages import CloseReason

REASONS = [reason for reason in CloseReason if reason is not CloseReason.CLOSING]
"""A table that moves to another server is found there, and nobody is told anything."""


@pytest.mark.parametrize("tag", tags())
@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.value)
def test_every_reason_has_its_sentences(reason: CloseReason, tag: str) -> None:
    """Nobody reads of another reason than their own."""
    sentences = page_sentences(tag)
    assert sentences[f"gone-{reason.value}"] and sentences[f"gone-{reason.value}-text"]
