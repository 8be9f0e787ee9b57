"""Checks for words of all packs: complete in every language, unique, not accepted for another card."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.manifest import Manifest, ManifestWord
from unspoken.kernel.languages import FALLBACK, localized

LONGEST = 28
"""Maximum letters that fit on a card on a phone."""
CATEGORIES = 5
"""Minimum number of categories."""


def count_faults(manifest: Manifest, least: int) -> Iterator[Fault]:
    """Yield faults if there are too few words or categories."""
    if len(manifest.words) < least:
        yield Fault(WHOLE, f"it has {len(manifest.words)} words, {least} are required")
    used = {word.category for word in manifest.words}
    if len(used) < CATEGORIES:
        yield Fault(WHOLE, f"its words are of {len(used)} categories, at least {CATEGORIES} are required")


def word_faults(manifest: Manifest) -> Iterator[Fault]:
    """Yield the faults of the words."""
    for language in manifest.languages:
        for key, titles in manifest.categories.items():
            if not titles.get(language):
                yield Fault(WHOLE, f"category {key} has no name in {language}")
        yield from _repeated(manifest, language)
        for word in manifest.words:
            yield from _text_faults(word, language)


def folded(text: str) -> str:
    """Normalise a word for comparison: no case, no accents, no punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return re.sub(r"[\W_]+", " ", "".join(sign for sign in plain if not unicodedata.combining(sign))).strip()


def _text_faults(word: ManifestWord, language: str) -> Iterator[Fault]:
    """Yield the faults of one card in one language."""
    name, text = localized(word.text, FALLBACK), word.text.get(language, "")
    if not text:
        yield Fault(name, f"has no text in {language}")
    elif text != text.strip() or len(text) > LONGEST:
        yield Fault(name, f"does not fit on a card in {language}: {text!r}, at most {LONGEST} letters")
    own = [folded(text), *(folded(other) for other in word.accepted.get(language, ()))]
    if "" in own[1:] or len(set(own)) != len(own):
        yield Fault(name, f"has a duplicate or empty accepted answer in {language}")


def _repeated(manifest: Manifest, language: str) -> Iterator[Fault]:
    """Yield duplicate words, and words that are also accepted for another card."""
    texts = Counter(folded(word.text.get(language, "")) for word in manifest.words)
    accepted = Counter(folded(other) for word in manifest.words for other in word.accepted.get(language, ()))
    for word in manifest.words:
        text = folded(word.text.get(language, ""))
        if text and texts[text] > 1:
            yield Fault(localized(word.text, FALLBACK), f"occurs twice in {language}: {word.text[language]}")
        if accepted[text]:
            yield Fault(localized(word.text, FALLBACK), f"is accepted for another card in {language}")
        for other in word.accepted.get(language, ()):
            if accepted[folded(other)] > 1:
                yield Fault(
                    localized(word.text, FALLBACK),
                    f"accepts {other!r} in {language}, and so does another card",
                )
