"""Every reason for a closed connection has a sentence in every complete language."""

from __future__ import annotations

import pytest

from unspoken.languages.known import complete_languages
from unspoken.languages.sentences import page_sentences
from unspoken.tables.wire.messages import CloseReason

REASONS = [reason for reason in CloseReason if reason is not CloseReason.CLOSING]
"""CLOSING is not shown: the page reconnects by itself."""


@pytest.mark.parametrize("tag", complete_languages())
@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.value)
def test_every_reason_has_its_sentences(reason: CloseReason, tag: str) -> None:
    """A title and a text."""
    sentences = page_sentences(tag)
    assert sentences[f"gone-{reason.value}"] and sentences[f"gone-{reason.value}-text"]
